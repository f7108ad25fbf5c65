"""Compile everything that Python calls, once, with a line that says so."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from typing import TextIO

import numpy as np

from longshore.engine import auction, play, scoring
from longshore.engine.bindings import GameBuffer, Pages
from longshore.engine.compiled import CACHE, INTERPRETED, KEPT
from longshore.engine.deal import draw_deal
from longshore.engine.state import RULES, STATE

_DONE = CACHE / "ready"
_lock = threading.Lock()
_prepared = threading.Event()


def prepare(stream: TextIO | None = None) -> None:
    """Compile the rules if this was never done for these sources; say so on `stream` (stderr).

    Later starts find the compiled rules on disk and print nothing.
    """
    if _prepared.is_set() or INTERPRETED:
        return
    with _lock:
        if not _prepared.is_set():
            if not _DONE.exists():
                _compile(sys.stderr if stream is None else stream)
            _prepared.set()


def _compile(stream: TextIO) -> None:
    steps = _steps()
    began = time.monotonic()
    for number, (name, run) in enumerate(steps, start=1):
        passed = time.monotonic() - began
        line = f"Compiling the rules, once: {number} of {len(steps)} ({name}), {passed:.0f} s"
        stream.write(f"\r{line:<76}" if stream.isatty() else f"{line}\n" if number == 1 else "")
        stream.flush()
        run()
    seconds = time.monotonic() - began
    line = f"The rules are compiled ({seconds:.0f} s); next time they are ready."
    if not KEPT:
        line = (
            f"The rules are compiled ({seconds:.0f} s), but cannot be kept in {CACHE}."
            " Set LONGSHORE_CACHE_DIR to a folder that can be written."
        )
    stream.write(f"\r{line:<76}\n" if stream.isatty() else f"{line}\n")
    stream.flush()
    if KEPT:
        _DONE.parent.mkdir(parents=True, exist_ok=True)
        _DONE.touch()


def _steps() -> list[tuple[str, Callable[[], object]]]:
    """Every function that Python calls, on a small game."""
    rules = np.zeros(1, RULES).view(np.recarray)[0]
    rules.seats, rules.supply_start, rules.machines_start, rules.warehouses_start = 3, 12, 5, 25
    dealt, moves, pages = play.new_deal(), play.new_moves(), Pages()
    buffer = GameBuffer(np.zeros(1, STATE))
    return [
        ("the deal", lambda: draw_deal(dealt, 3, 1)),
        ("setting up", lambda: play.start(buffer.state, rules, dealt, pages.journal)),
        ("legal moves", lambda: buffer.legal(play.first_waiting(buffer.state), moves)),
        ("refusals", lambda: (buffer.why_not(0, 0), buffer.why_not_amount(0, 0))),
        ("playing", lambda: buffer.copy().step(0, 0, pages)),
        ("the cards of a bid", lambda: auction.cards_laid(buffer.state, 0)),
        ("scoring", lambda: (scoring.score(buffer.state, 0), scoring.winners(buffer.state))),
        ("value cards", lambda: (scoring.card_value(0, 0), scoring.two_value_colour(0))),
    ]
