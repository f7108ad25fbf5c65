"""Random play at the level of actions: one journal for each action, as `Game.play` keeps it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from longshore.engine import moves as m
from longshore.engine.bindings import GameBuffer, Pages
from longshore.engine.journal import new_journal
from longshore.engine.play import new_moves
from longshore.engine.state import Phase
from longshore.engine.step import step
from longshore.engine.types import Journal, State
from longshore.game.options import Options
from longshore.game.spelling import unfinished
from tests.support import TEMPERS, copy_of, draw_move, draw_seat, started

# Every option away from its edition's value at least once, and the pairs that meet in a rule.
TABLES: tuple[Options, ...] = tuple(
    Options.make(edition, seats, round_limit=25, **changes)
    for edition, seats, changes in (
        ("classic", 3, {}),
        ("classic", 4, {"money": "open", "supply": 6}),
        ("classic", 5, {"domestic_sale": "action", "seizure": "printed"}),
        ("classic", 3, {"auction": "progressive", "all_zero": "tie", "money": "open"}),
        ("classic", 4, {"auction": "progressive", "domestic_sale": "pre-turn"}),
        ("classic", 3, {"investment_bank": True, "supply": 9, "money": "open"}),
        ("classic", 4, {"bluff": "cancel", "money_cards": "open", "discard_tie": "free"}),
        ("anniversary", 3, {}),
        ("anniversary", 4, {"bluff": "cancel", "money": "open", "tie_break": "island"}),
        ("anniversary", 5, {"all_zero": "seller", "broker_win": "before-interest"}),
        ("anniversary", 3, {"auction": "progressive", "seizure": "erratum"}),
        ("anniversary", 4, {"money_cards": "hidden", "docked_loading": True}),
        ("anniversary", 3, {"investment_bank": False, "domestic_sale": "action"}),
    )
)


def table_id(options: Options) -> str:
    changes = {name: value for name, value in options.changes().items() if name != "round_limit"}
    words = [f"{name}={value}" for name, value in changes.items()]
    return " ".join([options.edition, str(options.seats), *words])


EACH_TABLE = pytest.mark.parametrize("options", TABLES, ids=table_id)
# For what takes long and hangs little on the rules: some in `make test`, all in `make soak`.
SOME = (3, 6, 9, 11)
SOME_TABLES = pytest.mark.parametrize(
    "options",
    [
        pytest.param(options, id=table_id(options), marks=() if at in SOME else pytest.mark.soak)
        for at, options in enumerate(TABLES)
    ],
)


class PlayedAction(NamedTuple):
    """One action of a seat, as moves, with the states before and after it."""

    before: State
    seat: int
    moves: tuple[int, ...]
    journal: Journal
    after: State


def play_moves(state: State, seat: int, moves: tuple[int, ...]) -> PlayedAction:
    """Play a run of moves on a copy of the state."""
    after, journal = copy_of(state), new_journal()
    for move in moves:
        assert step(after, seat, move, journal), f"{m.move_name(move)} refused"
    return PlayedAction(copy_of(state), seat, moves, journal, after)


def draw_action(
    chance: random.Random, state: State, seat: int, weights: dict[str, int]
) -> tuple[int, ...]:
    """The moves of a random action of a seat."""
    return played_action(chance, GameBuffer.of(state), seat, weights)


def played_action(
    chance: random.Random, game: GameBuffer, seat: int, weights: dict[str, int]
) -> tuple[int, ...]:
    """Play a random action of a seat: its moves."""
    run: list[int] = []
    pages, room = Pages(), new_moves()
    while True:
        options: list[int] = room[: game.legal(seat, room)].tolist()
        if run and run[-1] != m.TAKE_LOAN:  # loans come first in an action, or by themselves
            options = [move for move in options if move != m.TAKE_LOAN]
        run.append(draw_move(chance, options, weights))
        assert game.step(seat, run[-1], pages)
        if not unfinished(game.state, seat, run[-1]):
            return tuple(run)


def play_game(options: Options, seed: int) -> Iterator[PlayedAction]:
    """A whole random game, action by action."""
    state, _ = started(options, seed)
    chance = random.Random(seed)
    tempers = [TEMPERS[chance.choice(list(TEMPERS))] for _ in range(options.seats)]
    while state["phase"] != Phase.OVER:
        seat = draw_seat(chance, state, stray=0.02)
        played = play_moves(state, seat, draw_action(chance, state, seat, tempers[seat]))
        yield played
        state = played.after
