"""Counting and timing the engine: `longshore perft` and `longshore bench`."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import NamedTuple, TypeVar

import msgspec

from longshore.engine.compiled import INTERPRETED
from longshore.engine.moves import move_name
from longshore.engine.play import (
    first_waiting,
    new_deal,
    new_moves,
    perft,
    play_random,
    start_seeded,
)
from longshore.engine.readiness import Part
from longshore.engine.state import Phase, new_state
from longshore.engine.step import step
from longshore.engine.types import State
from longshore.game.options import Options
from longshore.game.spelling import copy_state, legal_moves

T = TypeVar("T")
CHUNK = 1_000 if INTERPRETED else 100_000  # moves between two looks at the clock
WARM_UP = 0.2  # seconds
ROUNDS = 100  # a living game of random players ends well before


class Branch(NamedTuple):
    """One first move, and how many sequences begin with it."""

    name: str
    nodes: int


def dealt(options: Options, seed: int) -> State:
    """A game dealt from a seed, at its first decision."""
    state = new_state()
    start_seeded(state, options.rules(), new_deal(), seed)
    return state


def count(state: State, depth: int) -> int:
    """How many sequences of so many moves there are."""
    return interruptible(lambda: int(perft(state, depth)))


def divide(state: State, depth: int) -> list[Branch]:
    """The same, first move by first move."""
    seat = int(first_waiting(state))
    return [_branch(state, seat, move, depth) for move in legal_moves(state, seat)]


def _branch(state: State, seat: int, move: int, depth: int) -> Branch:
    after = copy_state(state)
    step(after, seat, move, None)
    if depth == 1:
        return Branch(move_name(move), 1)
    over = after.phase == Phase.OVER
    return Branch(move_name(move), 0 if over else count(after, depth - 1))


def interruptible(work: Callable[[], T]) -> T:
    """Run compiled work, which hears no Ctrl-C, in a thread, and wait for it where one is heard."""
    done: list[T] = []
    faults: list[BaseException] = []

    def run() -> None:
        try:
            done.append(work())
        except BaseException as fault:  # noqa: BLE001  handed on to the waiting thread
            faults.append(fault)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    while thread.is_alive():
        thread.join(0.1)
    if faults:
        raise faults[0]
    return done[0]


def moves_per_second(options: Options, seconds: float, seed: int = 1) -> float:
    """Random legal play on one core, game after game; compiled and warm before the clock runs.

    A game that has run `ROUNDS` rounds is left and the next begun: random players ruin each other
    sooner or later, and a table that only passes for ever would measure nothing.
    """
    options = msgspec.structs.replace(options, round_limit=ROUNDS)
    state, dealt, moves, rules = new_state(), new_deal(), new_moves(), options.rules()
    start_seeded(state, rules, dealt, seed)

    def play_for(limit: float, first: int) -> tuple[int, float]:
        played, began = 0, time.perf_counter()
        while (passed := time.perf_counter() - began) < limit:
            # a chunk begins its own games: seeds far apart keep them different
            play_random(state, rules, dealt, moves, first + played, CHUNK)
            played += CHUNK
        return played, passed

    play_random(state, rules, dealt, moves, seed, 1)
    play_for(WARM_UP, seed)
    played, passed = play_for(seconds, seed + 2**32)
    return played / passed


def _small() -> Options:
    return Options.make("classic", 3)


THE_MEASURES = Part(
    "the games to measure",
    ("longshore.engine.play",),
    lambda: [
        ("random moves", lambda: moves_per_second(_small(), 0.0)),
        ("sequences", lambda: perft(dealt(_small(), 1), 1)),
    ],
)
