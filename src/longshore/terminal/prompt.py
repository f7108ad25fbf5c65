"""Lines from the person at the screen: with completion on a terminal, plain from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import TextIO

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from longshore.render.paint import emit

Complete = Callable[[str], list[str]]
_ERASE_LINE = "\r\x1b[K"
_ERASE = "\x1b[H\x1b[2J\x1b[3J"  # the scroll-back too: a sealed bid must not be readable there


class EndOfInput(Exception):
    """There is nobody who could answer."""


class Screen:
    """What the people at one terminal see and type."""

    def __init__(self, console: Console, source: TextIO | None = None) -> None:
        self.console = console
        self.source = sys.stdin if source is None else source
        self.typed = self.source is sys.stdin and sys.stdin.isatty()
        self.readline = _readline() if self.typed else None

    def show(self, *parts: RenderableType) -> None:
        emit(self.console, *parts)

    def clear(self) -> None:
        """Leave nothing readable, neither on the screen nor in the line editor's memory."""
        if self.readline is not None:
            self.readline.clear_history()
        if not self.console.is_terminal:
            self.show("", Rule(), "")
            return
        self._write(_ERASE)

    @contextmanager
    def waiting(self, what: str) -> Iterator[None]:
        """Say what is waited for until it is there, on a terminal."""
        if not self.console.is_terminal or self.console.is_dumb_terminal:
            yield
            return
        self._write(what)
        try:
            yield
        finally:
            self._write(_ERASE_LINE)

    def _write(self, text: str) -> None:
        self.console.file.write(text)
        self.console.file.flush()

    def ask(self, question: str, complete: Complete | None = None, *, secret: bool = False) -> str:
        """A line that was typed; `EndOfInput` if there will be none."""
        if not self.typed:
            return self._read(question, secret)
        if self.readline is not None:
            _offer(self.readline, complete)
            self.readline.set_auto_history(complete is not None and not secret)
        try:
            return input(question)
        except EOFError:
            self.show("")
            raise EndOfInput from None

    def _read(self, question: str, secret: bool) -> str:
        """From a pipe; the answer is shown as a terminal would, so that the output can be read."""
        self.console.print(Text(question), end="", highlight=False)
        line = self.source.readline()
        if not line:
            self.show("")
            raise EndOfInput
        answer = line.rstrip("\r\n")
        self.show("" if secret else answer)
        return answer


def _readline() -> ModuleType | None:
    """The line editor, where Python has one."""
    try:
        import readline
    except ImportError:
        return None
    readline.set_completer_delims(" ")
    libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
    return readline


def _offer(readline: ModuleType, complete: Complete | None) -> None:
    """Let the TAB key propose what may come next."""

    def propose(_: str, index: int) -> str | None:
        line = readline.get_line_buffer()[: readline.get_endidx()]
        found = complete(line) if complete is not None else []
        return f"{found[index]} " if index < len(found) else None

    readline.set_completer(propose)
