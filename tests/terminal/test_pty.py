"""The game on a real terminal: completion with the TAB key, clearing the screen, Ctrl-C."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time

import pytest

from longshore.bots import make_bot
from longshore.bots.bot_parts import bot_parts
from longshore.engine.readiness import prepare
from tests.patience import PATIENCE

pty = pytest.importorskip("pty", reason="there are no pseudo-terminals on this system")

ERASED = b"\x1b[H\x1b[2J\x1b[3J"
SEALED = """\
longshore classic 3
turn yellow, phase bids
blue: cash 14
red: cash 9
yellow: ship island k n
"""


class Terminal:
    """`longshore play --terminal` with a keyboard and a screen."""

    def __init__(self, *arguments: str) -> None:
        self.keyboard, screen = pty.openpty()
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "50"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "longshore.cli.main", "play", "--terminal", *arguments],
            stdin=screen,
            stdout=screen,
            stderr=screen,
            env=environment,
            start_new_session=True,
        )
        os.close(screen)
        self.shown = b""

    def type(self, keys: str) -> None:
        os.write(self.keyboard, keys.encode())

    def interrupt(self) -> None:
        """Ctrl-C, again until something comes of it.

        The line editor hears no signal between a key and its wait for the next one.
        """
        for _ in range(round(PATIENCE)):
            self.process.send_signal(signal.SIGINT)
            if select.select([self.keyboard], [], [], 1.0)[0]:
                return

    def wait_for(self, text: bytes) -> bytes:
        """What is shown up to a text, without what was waited for before."""
        limit = time.monotonic() + PATIENCE
        while text not in self.shown:
            ready, _, _ = select.select([self.keyboard], [], [], limit - time.monotonic())
            assert ready, f"{text!r} did not come; shown: {self.shown!r}"
            self.shown += self._read(text)
        before, _, self.shown = self.shown.partition(text)
        return before

    def _read(self, wanted: bytes) -> bytes:
        try:
            found = os.read(self.keyboard, 4096)
        except OSError:  # Linux says so when the other side is closed
            found = b""
        assert found, f"the end came before {wanted!r}; shown: {self.shown!r}"
        return found

    def close(self) -> int:
        self.process.kill()
        self.process.wait()
        os.close(self.keyboard)
        return self.process.returncode


@pytest.fixture(scope="module", autouse=True)
def compiled():
    """Nobody has to wait for the bots here."""
    prepare(*bot_parts([make_bot("merchant")]))


@pytest.fixture
def terminals():
    opened: list[Terminal] = []

    def start(*arguments: str) -> Terminal:
        opened.append(Terminal(*arguments))
        return opened[-1]

    yield start
    for terminal in opened:
        terminal.close()


def test_tab_completes_what_is_typed(terminals):
    terminal = terminals("--seed", "3", "--seats", "3", "--human", "red")
    board = terminal.wait_for(b"Red> ")
    assert b"\x1b[" in board  # in colours
    terminal.type("prod\t")
    terminal.wait_for(b"uce ")
    terminal.type("w@2 w@3\r")
    terminal.wait_for(b"store: white at")
    terminal.wait_for(b"Red> ")
    terminal.type("quit\r")
    terminal.wait_for(b"The game is left unfinished.")


def test_sealed_bids_leave_the_screen(terminals, tmp_path):
    file = tmp_path / "sealed.txt"
    file.write_text(SEALED, encoding="utf-8")
    terminal = terminals("--from", str(file), "--hot-seat", "2")
    terminal.wait_for(b"Blue, press Enter")
    terminal.type("\r")
    terminal.wait_for(ERASED)
    terminal.wait_for(b"Blue> ")
    terminal.type("bid 13\r")
    terminal.wait_for(b"bid 13")
    terminal.wait_for(ERASED)
    handed_over = terminal.wait_for(b"Red, press Enter")
    terminal.type("\r")
    for_red = terminal.wait_for(b"Red> ")
    assert b"13" not in re.sub(rb"\x1b\[[0-9;]*m", b"", handed_over + for_red)
    terminal.type("\x1b[A\r")  # the line editor does not remember the bid either
    shown = terminal.wait_for(b"Red> ")
    assert b"13" not in re.sub(rb"\x1b\[[0-9;]*m", b"", shown)


def test_who_is_thinking_stands_there_until_it_has_decided(terminals):
    terminal = terminals("--seed", "3", "--seats", "3", "--human", "blue", "--bot", "merchant")
    shown = terminal.wait_for(b"Blue> ")
    begun = shown.index("Red is thinking …".encode())
    assert begun < shown.index(b"\r\x1b[K") < shown.index(b"built")
    terminal.type("quit\r")
    terminal.wait_for(b"The game is left unfinished.")
    assert b"thinking" not in terminal.shown


def test_ctrl_c_ends_with_a_line(terminals):
    terminal = terminals("--seed", "3", "--seats", "3", "--human", "red")
    terminal.wait_for(b"Red> ")
    terminal.type("pass")
    terminal.wait_for(b"pass")
    terminal.interrupt()
    terminal.wait_for(b"Stopped.")
    assert terminal.process.wait(timeout=PATIENCE) == 130
