"""The last things that went wrong, for the hosts' page: as in the log, and as free of secrets."""

from __future__ import annotations

import logging
import traceback
from collections import deque
from pathlib import PurePath
from types import TracebackType
from typing import NamedTuple

from longshore.server.http.logs import masked

MOST = 50
LONGEST = 500


class Trouble(NamedTuple):
    """A line of the log; `at` in ms since 1970."""

    at: int
    level: str
    text: str


class Troubles(logging.Handler):
    """Keeps the last warnings and errors of this process in memory."""

    def __init__(self, most: int = MOST) -> None:
        super().__init__(logging.WARNING)
        self._kept: deque[Trouble] = deque(maxlen=most)

    def emit(self, record: logging.LogRecord) -> None:
        """Of an exception its name and its place only: what it says may be of a game."""
        try:
            text = masked(record.getMessage())
        except (TypeError, ValueError):  # values that do not fit: whoever logs is not to fail of it
            text = masked(str(record.msg))
        if record.exc_info and record.exc_info[0] is not None:
            text += f" ({record.exc_info[0].__name__}{_place(record.exc_info[2])})"
        self._kept.append(Trouble(int(record.created * 1000), record.levelname, text[:LONGEST]))

    def last(self) -> list[Trouble]:
        """The newest first."""
        return list(self._kept)[::-1]


def _place(trace: TracebackType | None) -> str:
    frames = traceback.extract_tb(trace)
    return f", {PurePath(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
