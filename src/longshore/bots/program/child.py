"""A program that runs as a child: lines to it and from it, within bounds, and its end.

Three threads look after its pipes, so that nothing it does or leaves undone can stop the game: one
writes, one reads, one keeps the end of what it complains of. Too long a line, or too many that
nobody has asked for, end it.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import threading
import time
import weakref
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import IO

LONGEST_LINE = 65_536  # bytes
MOST_LINES = 1_000  # that it has said, and that nobody has read yet
MOST_UNREAD = 10_000  # that it was told, and has not read
COMPLAINT = 2_000  # bytes of the end of its standard error
FAREWELL = 1.0  # seconds in which it may end by itself
_ERROR = re.compile(r"(?:Uncaught )?[\w.]*(?:Error|Exception)\b")

_WINDOWS = os.name == "nt"


class ChildError(Exception):
    """Why nothing more is to be had of a program, to be put behind its name."""


class _Lines:
    """Lines on their way from one thread to another, only so many of them."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lines: deque[bytes] = deque()
        self._changed = threading.Condition()
        self.closed = False

    def put(self, line: bytes) -> bool:
        """Whether there was room for it."""
        with self._changed:
            if self.closed or len(self._lines) >= self._most:
                return False
            self._lines.append(line)
            self._changed.notify_all()
        return True

    def take(self, until: float | None = None) -> bytes | None:
        """The next line; None if there is none by then (of `time.monotonic`), or ever."""
        with self._changed:
            while not self._lines and not self.closed:
                left = None if until is None else until - time.monotonic()
                if left is not None and left <= 0:
                    return None
                self._changed.wait(left)
            return self._lines.popleft() if self._lines else None

    def close(self, *, drop: bool = False) -> None:
        with self._changed:
            self.closed = True
            if drop:
                self._lines.clear()
            self._changed.notify_all()


class Child:
    """A running program. Ended at the latest when nobody holds it any more."""

    def __init__(self, command: str) -> None:
        self._process = process = _start(command)
        self._told, self._said = _Lines(MOST_UNREAD), _Lines(MOST_LINES)
        self._flooded = threading.Event()
        self._complaint = bytearray()
        self._threads = (
            _thread(_write, process.stdin, self._told),
            _thread(_read, process, self._said, self._flooded),
            _thread(_listen, process.stderr, self._complaint),
        )
        self._kill = weakref.finalize(self, _end, process, self._told)

    def tell(self, line: str) -> None:
        """Tell it a line."""
        if not self._told.put(line.encode() + b"\n"):
            raise ChildError(f"does not read: {MOST_UNREAD:,} lines wait for it")

    def hear(self, until: float) -> str | None:
        """Its next line, or None when there is none by then (of `time.monotonic`)."""
        line = self._said.take(until)
        if line is not None:
            return line.decode(errors="replace").strip()
        if self._said.closed:
            raise ChildError(self._why_it_ended())
        return None

    def end(self) -> None:
        """Let it end by itself if it does so at once, and end it with all that it has started."""
        self._told.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        self._kill()
        for thread in self._threads:
            thread.join(FAREWELL)

    def _why_it_ended(self) -> str:
        if self._flooded.is_set():
            return (
                f"said too much: a line has at most {LONGEST_LINE:,} bytes, and at most"
                f" {MOST_LINES:,} lines may wait to be read"
            )
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        self._threads[-1].join(FAREWELL)  # the last of what it complains of
        status = self._process.poll()
        how = "closed its standard output" if status is None else f"ended with status {status}"
        said = _last_words(self._complaint.decode(errors="replace"))
        return f"{how}: {said}" if said else how


def _last_words(complaint: str) -> str:
    """What a program says is wrong: the last line, or the error that stands before it, as Node says
    its version after all.
    """
    lines = [line.strip() for line in complaint.split("\n") if line.strip()]
    errors = [line for line in lines if _ERROR.match(line)]
    return (errors or lines or [""])[-1]


def check_command(command: str) -> None:
    """Whether there is what a command names; it is not started."""
    program = _words(command)[0]
    if shutil.which(program) is None:
        raise ChildError(f"cannot be started: there is no command {program!r} here")


def _words(command: str) -> list[str]:
    try:
        words = shlex.split(command, posix=not _WINDOWS)
    except ValueError as problem:
        raise ChildError(f"cannot be started: {str(problem).lower()} in {command!r}") from None
    if not words:
        raise ChildError("cannot be started: it has no command")
    return words


def _start(command: str) -> subprocess.Popen[bytes]:
    words = _words(command)
    try:
        return subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=not _WINDOWS,  # with all that it starts, to be ended together
        )
    except (OSError, ValueError) as problem:
        said = getattr(problem, "strerror", None) or problem
        raise ChildError(f"cannot be started: {words[0]}: {said}") from None


def _thread(work: Callable[..., None], *given: object) -> threading.Thread:
    thread = threading.Thread(target=work, args=given, name="longshore-program", daemon=True)
    thread.start()
    return thread


def _write(pipe: IO[bytes], told: _Lines) -> None:
    with suppress(OSError, ValueError):
        while (line := told.take()) is not None:
            pipe.write(line)
            pipe.flush()
    with suppress(OSError, ValueError):
        pipe.close()


def _read(process: subprocess.Popen[bytes], said: _Lines, flooded: threading.Event) -> None:
    pipe = process.stdout
    if pipe is None:
        return
    with suppress(OSError, ValueError), pipe:
        while line := pipe.readline(LONGEST_LINE + 1):
            if len(line) > LONGEST_LINE or not said.put(line):
                flooded.set()
                _stop(process)
                break
    said.close(drop=flooded.is_set())


def _listen(pipe: IO[bytes], complaint: bytearray) -> None:
    with suppress(OSError, ValueError), pipe:
        while some := pipe.read1(4096):  # type: ignore[attr-defined]
            complaint += some
            del complaint[:-COMPLAINT]


def _end(process: subprocess.Popen[bytes], told: _Lines) -> None:
    """Without the child itself, which may be gone by then."""
    _stop(process)
    with suppress(subprocess.TimeoutExpired):
        process.wait(FAREWELL)
    told.close(drop=True)


def _stop(process: subprocess.Popen[bytes]) -> None:
    with suppress(OSError):
        if _WINDOWS:
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
