"""Logs: a line of JSON an event on stderr, or plain text for a person who looks at a terminal.

No line holds a secret: whatever looks like a token, a query or the path of an outside address is
masked, wherever in the line it stands. Lines are written by a thread of their own, so that a full
pipe holds up nobody; what it cannot keep up with is dropped and counted.
"""

from __future__ import annotations

import logging
import re
import sys
import threading
from collections.abc import Mapping
from contextvars import ContextVar
from datetime import UTC, datetime
from logging.handlers import QueueHandler, QueueListener
from queue import Full, Queue
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, TextIO, TypeAlias

import msgspec

Form: TypeAlias = Literal["json", "text"]
WISHES = ("quiet", "text", "json")  # of a host; quiet is text, without what is no trouble
request_id: ContextVar[str] = ContextVar("request_id", default="")

MOST_WAITING = 10_000  # lines
PATIENCE = 5.0  # seconds for what waits to be written at the end
MASK = "…"
_QUIET = ("uvicorn", "httpx", "httpcore")  # at INFO they log addresses with all that is in them

_SUSPECT = re.compile(r"[A-Za-z0-9_-]{24}|\?|://|(?i:cookie|bearer|authorization)")
_USER = re.compile(r"://[^/\s@\"']+@")
_PATH = re.compile(r"(https?://[^/\s\"'<>]+/)[^\s\"'<>]+")
_QUERY = re.compile(r"(/[^\s?\"'<>]*\?)[^\s\"'<>]+")
_HEADER = re.compile(r"((?:authorization|cookie)[\"']?\s*[:=]|bearer\s).*", re.IGNORECASE)
_RUN = re.compile(r"[A-Za-z0-9_-]{24,}")
_NAME = re.compile(r"(?:_*[A-Z][a-z]+)+|[a-z_-]+|[A-Z_-]+")  # of a class, a function, a constant
_CONTROL = {sign: repr(chr(sign))[1:-1] for sign in (*range(32), *range(127, 160), 0x2028, 0x2029)}


def masked(text: str) -> str:
    """The text without what may be a secret."""
    if _SUSPECT.search(text) is None:  # most lines: this is in the way of every request
        return text
    text = _USER.sub(f"://{MASK}@", text)
    text = _PATH.sub(rf"\1{MASK}", text)
    text = _QUERY.sub(rf"\1{MASK}", text)
    text = _HEADER.sub(rf"\1{MASK}", text)
    return _RUN.sub(lambda run: run[0] if _NAME.fullmatch(run[0]) else MASK, text)


class JsonLines(logging.Formatter):
    """`{"at": …, "level": …, "logger": …, "text": …}`, and what belongs to it."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": _time(record).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": masked(record.getMessage()),
        }
        line |= _fields(record)
        if record.exc_info:
            line["error"] = masked(self.formatException(record.exc_info))
        return msgspec.json.encode(line, enc_hook=str).decode()


class PlainText(logging.Formatter):
    """One line an event, for reading; only errors take more."""

    def format(self, record: logging.LogRecord) -> str:
        parts = [_time(record).astimezone().strftime("%H:%M:%S")]
        if record.levelno != logging.INFO:
            parts.append(record.levelname.lower())
        parts.append(masked(record.getMessage()))
        parts += [f"{name}={value}" for name, value in _fields(record).items()]
        line = " ".join(parts).translate(_CONTROL)
        if record.exc_info:
            line += "\n" + masked(self.formatException(record.exc_info))
        return line


def _time(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    """What was given as `extra={"fields": {…}}`, the request it happened in, and its process."""
    fields = getattr(record, "about", {}) | getattr(record, "fields", {})
    shown = {
        name: masked(value) if isinstance(value, str) else value for name, value in fields.items()
    }
    request = getattr(record, "request", "")
    return {"request": request, **shown} if request else shown


class Logs(QueueHandler):
    """Takes the lines of the whole process and hands them to a thread. `close` it at the end.

    `about` is what every line says of the process.
    """

    def __init__(
        self,
        stream: TextIO,
        form: Form,
        most: int = MOST_WAITING,
        about: Mapping[str, Any] = MappingProxyType({}),
    ) -> None:
        waiting: Queue[logging.LogRecord | None] = Queue(most)
        super().__init__(waiting)
        self._lines = _Lines(stream, waiting)
        self._lines.setFormatter(JsonLines() if form == "json" else PlainText())
        self._writer = _Writer(waiting, self._lines)
        self._writer.start()
        self._open = True
        self._about = dict(about)
        self._before: tuple[list[logging.Handler], dict[str, int]] | None = None

    def prepare(self, record: logging.LogRecord) -> logging.LogRecord:
        """As it is: it is put in words by the thread, which does not know the request."""
        record.request = request_id.get()
        record.about = self._about
        return record

    def enqueue(self, record: logging.LogRecord) -> None:
        try:
            super().enqueue(record)
        except Full:
            self._lines.lost += 1

    def take_over(self, level: int) -> None:
        """Be the only one who logs, until closed."""
        root = logging.getLogger()
        loggers = {name: logging.getLogger(name) for name in ("root", *_QUIET)}
        self._before = root.handlers[:], {name: one.level for name, one in loggers.items()}
        root.handlers[:] = [self]
        for one in loggers.values():
            one.setLevel(level if one is root else max(level, logging.WARNING))

    def close(self) -> None:
        """Write what waits, and leave logging as it was."""
        if self._before is not None:
            handlers, levels = self._before
            self._before = None
            logging.getLogger().handlers[:] = handlers
            for name, level in levels.items():
                logging.getLogger(name).setLevel(level)
        if self._open:
            self._open = False
            ending = threading.Thread(target=self._end, name="logs-end", daemon=True)
            ending.start()
            ending.join(timeout=PATIENCE)  # whoever reads may have stopped reading
        super().close()

    def _end(self) -> None:
        self._writer.stop()
        self._lines.tell_lost()


class _Writer(QueueListener):
    """The thread that writes."""

    def enqueue_sentinel(self) -> None:
        """Behind all that waits, once there is room for it: the standard's fails on a full queue"""
        self.queue.put(None)  # type: ignore[attr-defined]  # ours is a Queue


class _Lines(logging.StreamHandler[TextIO]):
    """Writes a line an event, and, when none waits, how many were lost."""

    def __init__(self, stream: TextIO, waiting: Queue[logging.LogRecord | None]) -> None:
        super().__init__(stream)
        self.lost = 0
        self._waiting = waiting

    def emit(self, record: logging.LogRecord) -> None:
        super().emit(record)
        if self._waiting.empty():
            self.tell_lost()

    def tell_lost(self) -> None:
        if self.lost:
            lost, self.lost = self.lost, 0
            super().emit(_said(f"Lines of the log that could not be written: {lost}."))

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: ARG002, N802 — logging's
        """Whatever is wrong with a line, or with who reads them: the others are written."""
        self.lost += 1


def _said(text: str) -> logging.LogRecord:
    return logging.LogRecord(__name__, logging.WARNING, __file__, 0, text, None, None)


class Manner(NamedTuple):
    """How a process logs. Without a form it is as its standard error is."""

    level: str
    form: Form | None = None


def manner_of(wish: str | None, stream: TextIO) -> Manner:
    """As the host wishes; else a terminal is told of trouble alone, and a file of everything."""
    chosen = wish or ("quiet" if stream.isatty() else "json")
    return Manner(
        "warning" if chosen == "quiet" else "info", "json" if chosen == "json" else "text"
    )


def start_logs(
    level: str = "info",
    *,
    stream: TextIO | None = None,
    form: Form | None = None,
    about: Mapping[str, Any] = MappingProxyType({}),
) -> Logs:
    """Log to stderr: JSON, or plain text if it is a terminal. uvicorn's own set-up has to be off
    (`log_config=None, access_log=False`).
    """
    stream = stream or sys.stderr
    logs = Logs(stream, form or ("text" if stream.isatty() else "json"), about=about)
    logs.take_over(logging.getLevelNamesMapping()[level.upper()])
    return logs
