"""Which extra a package comes with that is not installed."""

from __future__ import annotations

import re

# of these the commands say what to install; the environments' own modules do it themselves
_EXTRAS = ("server", "accounts", "lab", "mcp", "train")
_REQUIREMENT = re.compile(r"([\w.-]+).*\bextra == ['\"](\w+)['\"]")


def packages() -> dict[str, str]:
    """The packages of these extras, by the names they are imported under, as our metadata says."""
    from importlib.metadata import PackageNotFoundError, requires  # takes a while, and is rare

    try:
        wanted = requires("longshore") or []
    except PackageNotFoundError:  # run from its sources, not installed
        return {}
    found = (read.groups() for line in wanted if (read := _REQUIREMENT.match(line)))
    return {
        name.replace("-", "_"): extra
        for name, extra in found
        if extra in _EXTRAS and name != "longshore"  # an extra may stand on another
    }


def what_is_missing(command: str, problem: ModuleNotFoundError) -> str | None:
    """The line that says what to install; None if no extra of ours brings it."""
    extra = packages().get((problem.name or "").partition(".")[0])
    if extra is None:
        return None
    return f"{command} needs the extra '{extra}': pip install 'longshore[{extra}]'"
