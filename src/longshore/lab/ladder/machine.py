"""What the times were measured on, without saying whose machine it is."""

from __future__ import annotations

import platform
from pathlib import Path

from longshore.lab.ladder.result import Machine
from longshore.lab.workers import cores

_CPUINFO = Path("/proc/cpuinfo")


def this_machine() -> Machine:
    return Machine(
        cores=cores(),
        processor=_processor(),
        system=platform.system(),
        python=platform.python_version(),
    )


def _processor() -> str:
    """The model, where the system says it in the open."""
    if _CPUINFO.is_file():
        for line in _CPUINFO.read_text(encoding="utf-8", errors="replace").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()
