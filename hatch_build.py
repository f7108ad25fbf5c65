"""A build puts the page into the package: an installed one needs no Node.

The archive of sources holds it built, so that a wheel made from that needs none either.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs `web/tasks.py build`."""

    def dependencies(self) -> list[str]:
        """A Node from PyPI, where there is something to build and the machine has none."""
        if self._built():
            return []
        asked = subprocess.run(
            [sys.executable, self._tasks(), "needs"], capture_output=True, text=True, check=True
        )
        return asked.stdout.split()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Before anything is packed."""
        if self._built():
            return
        done = subprocess.run([sys.executable, self._tasks(), "build"], check=False)
        if done.returncode != 0:
            sys.exit(done.returncode)

    def _built(self) -> bool:
        """Whether these are the sources of an archive, with the page in it."""
        root = Path(self.root)
        page = root / "src" / "longshore" / "server" / "http" / "page" / "index.html"
        return (root / "PKG-INFO").exists() and page.exists()

    def _tasks(self) -> str:
        return str(Path(self.root) / "web" / "tasks.py")
