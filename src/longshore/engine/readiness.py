"""Having compiled what is about to be used: once, with a line that says so.

A `Part` is something whose compilation takes long enough to say it: the rules, a bot, the batches
of games. `prepare` compiles the parts it is given, in their order, unless that was done before for
these sources. `longshore.cli.warmup` has the list of all of them.
"""

from __future__ import annotations

import atexit
import hashlib
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TextIO

import numpy as np

from longshore.engine import auction, play, scoring
from longshore.engine.bindings import GameBuffer, Pages
from longshore.engine.code_cache import cache_of, writable
from longshore.engine.compiled import INTERPRETED
from longshore.engine.compiling_line import CompilingLine, show
from longshore.engine.deal import draw_deal
from longshore.engine.state import RULES, STATE

if TYPE_CHECKING:
    from filelock import BaseFileLock

Step = tuple[str, Callable[[], object]]  # what it is, for the line that is shown, and its doing

_compiling = threading.RLock()  # a step may itself prepare what it needs
_under_way: set[str] = set()
_prepared: set[str] = set()


class Part(NamedTuple):
    """Something that is compiled at a time."""

    name: str  # in the plural, as "the rules"
    modules: tuple[str, ...]  # whose functions are compiled for it
    steps: Callable[[], Sequence[Step]]  # everything that Python calls, on a small game


def prepare(*parts: Part, stream: TextIO | None = None) -> None:
    """Compile each part, if this was never done for its sources; say so on `stream` (stderr).

    Later starts find the compiled code on disk and print nothing.
    """
    if INTERPRETED or all(part.name in _prepared for part in parts):
        return
    stream = sys.stderr if stream is None else stream
    with _compiling:
        if not _under_way:
            _announce(parts, stream)
        for part in parts:
            if part.name in _under_way:
                continue
            if not is_ready(part):
                _under_way.add(part.name)
                try:
                    _compile(part, stream)
                finally:
                    _under_way.discard(part.name)
            _prepared.add(part.name)


def _announce(parts: Sequence[Part], stream: TextIO) -> None:
    """What all is to be waited for, if that is more than one thing."""
    missing = list(dict.fromkeys(part.name for part in parts if not is_ready(part)))
    if len(missing) > 1:
        listed = f"{', '.join(missing[:-1])} and {missing[-1]}"
        show(stream, f"Compiled at the first start, in a minute or two: {listed}.")


def is_ready(part: Part) -> bool:
    """Whether a part is compiled, here or on disk."""
    return part.name in _prepared or _mark(part).exists()


def _compile(part: Part, stream: TextIO) -> None:
    mark = _mark(part)
    kept = writable(mark.parent)
    with _alone(mark.parent.parent, stream) if kept else nullcontext():
        if is_ready(part):  # by another process
            return
        steps = part.steps()
        with CompilingLine(stream, part.name, len(steps)) as line:
            for number, (name, run) in enumerate(steps, start=1):
                line.step(number, name)
                run()
        when = "next time they are ready" if kept else "for this process alone"
        said = f"{part.name[0].upper()}{part.name[1:]} are compiled ({line.seconds:.0f} s); {when}."
        show(stream, said)
        if kept:
            mark.touch()


def _alone(root: Path, stream: TextIO) -> AbstractContextManager[object]:
    """One process compiles; the others wait, and find it done."""
    from filelock import Timeout

    lock = _lock(root)
    try:
        return lock.acquire(blocking=False)
    except Timeout:
        show(stream, "Another process is compiling; this one waits for it …")
        return lock.acquire()


@cache
def _lock(root: Path) -> BaseFileLock:
    """The same one for every part: who holds it may take it again."""
    from filelock import FileLock

    return FileLock(root / "compiling.lock", thread_local=False)


atexit.register(_lock.cache_clear)  # a lock says goodbye while there is an interpreter to do it in


def _mark(part: Part) -> Path:
    """The file that says that a part is there: of all its modules as they are."""
    folders = [_folder(module) for module in part.modules]
    every = hashlib.sha256(" ".join(folder.name for folder in folders).encode()).hexdigest()
    return folders[0] / f"ready-{part.name.replace(' ', '-')}-{every[:8]}"


def _folder(module: str) -> Path:
    found = cache_of(module)
    if found is None:
        raise ValueError(f"{module} is no module of ours; its code is not kept.")
    return found.folder


def _rules() -> list[Step]:
    """Every function of the rules that Python calls."""
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


THE_RULES = Part(
    "the rules",
    tuple(
        f"longshore.engine.{name}" for name in ("bindings", "auction", "deal", "play", "scoring")
    ),
    _rules,
)
