"""The build of a wheel builds the page into the package: an installed one needs no Node."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs `web/tasks.py build`."""

    def dependencies(self) -> list[str]:
        """A Node from PyPI, where the machine has none that will do."""
        asked = subprocess.run(
            [sys.executable, self._tasks(), "needs"], capture_output=True, text=True, check=True
        )
        return asked.stdout.split()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Before anything is packed."""
        if self.target_name != "wheel":
            return
        done = subprocess.run([sys.executable, self._tasks(), "build"], check=False)
        if done.returncode != 0:
            sys.exit(done.returncode)

    def _tasks(self) -> str:
        return str(Path(self.root) / "web" / "tasks.py")
