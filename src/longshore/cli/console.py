"""Where commands print, and how they say how many there are of something."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console


def make_console() -> Console:
    """For a terminal as wide as it is, for a pipe or a file as wide as a `repr`."""
    from rich.console import Console

    from longshore.render.text_board import PLAIN_WIDTH

    measured = sys.stdout.isatty() or "COLUMNS" in os.environ
    return Console(highlight=False, width=None if measured else PLAIN_WIDTH)


def counted(count: int, what: str, several: str = "") -> str:
    """A number of things; `several`, where that is not `what` with an s."""
    return f"{count:,} {what if count == 1 else several or what + 's'}"
