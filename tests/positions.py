"""Positions between actions, from random games at all kinds of tables."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import NamedTuple

from longshore import Game
from longshore.engine.bindings import GameBuffer, Pages
from longshore.engine.moves import TAKE_LOAN
from longshore.engine.state import Berth, Phase
from longshore.engine.types import State
from longshore.game import board
from longshore.game.actions import AnyAction
from longshore.game.options import Options
from longshore.game.spelling import every_action, fold, unfinished
from tests.random_play import TABLES, draw_action, played_action
from tests.support import (
    FAMILY_OF,
    TEMPERS,
    awaited,
    copy_of,
    draw_seat,
    enrich,
    legal_moves,
    started,
    varied_options,
)

# What a player can be asked between two actions; the other phases are in the middle of one.
ASKED = frozenset(
    {
        Phase.ACT,
        Phase.PRICE,
        Phase.BIDS,
        Phase.TIEBREAK,
        Phase.RAISE,
        Phase.DECIDE,
        Phase.SEIZE,
        Phase.SEIZE_KIND,
        Phase.SEIZE_MACHINE,
        Phase.PAY,
    }
)


class Position(NamedTuple):
    """A table and how it stands."""

    options: Options
    state: State

    @property
    def phase(self) -> Phase:
        return Phase(int(self.state["phase"]))

    def game(self) -> Game:
        return Game(self.options, self.state)

    def buffer(self) -> GameBuffer:
        return GameBuffer.of(self.state)

    def speakers(self) -> list[int]:
        """The seats that can say something: those awaited, and who may take a loan (L1)."""
        return [seat for seat in range(self.options.seats) if legal_moves(self.state, seat)]

    def awaited(self) -> list[int]:
        return awaited(self.state)


def walk(options: Options, seed: int, *, rich: bool = False) -> Iterator[Position]:
    """The positions of a random game, action by action."""
    state, _ = started(options, seed)
    if rich:
        enrich(state)
    game = GameBuffer.of(state)
    chance = random.Random(seed)
    tempers = [TEMPERS[chance.choice(list(TEMPERS))] for _ in range(options.seats)]
    while game.state["phase"] != Phase.OVER:
        yield Position(options, copy_of(game.state))
        seat = draw_seat(chance, game.state, stray=0.02)
        played_action(chance, game, seat, tempers[seat])


def raw_run(
    chance: random.Random, at: Position, seat: int, *, first: int | None = None, loans: float = 0
) -> tuple[list[int], GameBuffer]:
    """Moves drawn one by one to the end of an action, and the game after them.

    `first` is the move it begins with, `loans` how likely a loan is taken in the middle of it.
    """
    buffer, unread, run = at.buffer(), Pages(), list[int]()
    begun = False
    while begun or not run:
        options = legal_moves(buffer.state, seat)
        sealed = board.owes_sealed_bid(buffer.state, seat)
        if not run and first is not None:
            options = [first]
        elif begun and not sealed and TAKE_LOAN in options:
            options.remove(TAKE_LOAN)
            if chance.random() < loans:
                options = [TAKE_LOAN]
        run.append(chance.choice(options))
        assert buffer.step(seat, run[-1], unread)
        if run[-1] != TAKE_LOAN or sealed:
            begun = unfinished(buffer.state, seat, run[-1])
    return run, buffer


def some_actions(at: Position, seat: int, most: int) -> list[AnyAction]:
    """What the seat may say, or the first of it."""
    return list(islice(every_action(at.buffer(), seat), most))


def varied_actions(chance: random.Random, at: Position, seat: int, each: int) -> list[AnyAction]:
    """Up to so many different actions for every family of moves that the seat can begin with."""
    families: dict[str, list[int]] = {}
    for move in legal_moves(at.state, seat):
        families.setdefault(FAMILY_OF[move], []).append(move)
    drawn: dict[AnyAction, None] = {}
    for moves in families.values():
        for _ in range(each):
            run, _ = raw_run(chance, at, seat, first=chance.choice(moves))
            drawn[fold(at.state, seat, run)[0]] = None
    return list(drawn)


def _offers(at: Position) -> set[str]:
    """The families of moves that somebody can begin with."""
    offered = {FAMILY_OF[move] for seat in at.awaited() for move in legal_moves(at.state, seat)}
    if "load" in offered and at.state.berth[int(at.state.active)] == Berth.PIER:
        offered.add("load at the bank")
    return offered


@cache
def _found() -> dict[str, list[Position]]:
    """Some ten thousand positions, by the phase and by what can be done in them."""
    games = [
        walk(varied_options(seed, round_limit=20), seed, rich=seed % 6 == 3) for seed in range(36)
    ]
    games += [walk(options, seed) for seed, options in enumerate(TABLES)]
    found: dict[str, list[Position]] = {}
    for game in games:
        for at in game:
            for name in (at.phase.name, *sorted(_offers(at))):
                found.setdefault(name, []).append(at)
    return found


def positions(each: int) -> list[Position]:
    """So many of every phase in which a player is asked, and of every thing that can be done."""
    chosen = [at for found in _found().values() for at in _spread(found, each)]
    return list({id(at): at for at in chosen}.values())


def _spread(found: list[Position], count: int) -> list[Position]:
    """So many of them, from beginning to end."""
    if len(found) <= count:
        return found
    return [found[index * len(found) // count] for index in range(count)]


# Playing on through `Game`


def random_action(chance: random.Random, game: Game) -> tuple[int, AnyAction]:
    """A seat that may say something, and something that it may say."""
    seat = draw_seat(chance, game.state, stray=0.02)
    weights = TEMPERS[chance.choice(list(TEMPERS))]
    (action,) = fold(game.state, seat, draw_action(chance, game.state, seat, weights))
    return seat, action


def play_on(game: Game, seed: int, most: int = 1000) -> Game:
    """Random play through `Game`, up to so many actions or to the end."""
    chance = random.Random(seed)
    for _ in range(most):
        if game.over:
            break
        seat, action = random_action(chance, game)
        game.play(action, seat)
    return game
