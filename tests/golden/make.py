"""Whole games as text files, one a table, each the same whenever it is made.

    python tests/golden/make.py

writes them all anew. Most seats are taken by the seat-filler; so that odd things happen, some are
taken by drifters, who do anything legal, and by wastrels, who borrow, build and pay nothing back.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from longshore import actions as said
from longshore.actions import Action
from longshore.bots import filler
from longshore.engine import moves
from longshore.engine.step import step
from longshore.game import Game
from longshore.notation import SUFFIX
from longshore.spelling import copy_state, fold, legal_moves, unfinished

FOLDER = Path(__file__).parent
FINAL = "# The final position"

Weights: TypeAlias = dict[str, int]
Player: TypeAlias = Callable[[Game, int, random.Random], Action]

# How often a family of moves is drawn; 4 if not named.
_DRIFTER = {
    "pass": 1,
    "loan": 1,
    "repay": 2,
    "done": 1,
    "produce": 12,
    "stock": 10,
    "take": 12,
    "load": 8,
    "sail_sea": 8,
    "sail_harbour": 8,
    "sail_island": 40,
    "sell": 2,
}
_WASTREL = {
    "build_machine": 60,
    "build_warehouse": 40,
    "loan": 40,
    "pass": 8,
    "repay": 0,
    "produce": 0,
    "stock": 0,
    "sail_harbour": 0,
    "sail_pier": 0,
    "sell": 0,
    "call": 0,
}


class Table(msgspec.Struct, frozen=True):
    """One golden game: the table, who sits at it, and what must happen in it."""

    name: str
    seed: int
    edition: str
    seats: int
    options: dict[str, Any] = {}
    drifters: tuple[int, ...] = ()
    wastrels: tuple[int, ...] = ()
    shows: tuple[type[Action], ...] = ()

    def player(self, seat: int) -> str:
        if seat in self.drifters:
            return "drifter"
        return "wastrel" if seat in self.wastrels else "filler"


TABLES: tuple[Table, ...] = (
    Table("classic-3", 1, "classic", 3),
    Table("classic-4", 2, "classic", 4),
    Table("classic-5", 3, "classic", 5),
    Table("anniversary-3", 4, "anniversary", 3),
    Table("anniversary-4", 5, "anniversary", 4),
    Table("anniversary-5", 6, "anniversary", 5),
    Table(
        "classic-4-drifters",
        29,
        "classic",
        4,
        drifters=(1, 2),
        shows=(said.Load, said.Decline, said.Award, said.TakeLoan, said.Repay),
    ),
    Table(
        "anniversary-4-drifters",
        23,
        "anniversary",
        4,
        drifters=(0, 2),
        shows=(said.CallForMoney, said.PriceReturned, said.PayBrokers, said.LoadBank),
    ),
    Table(
        "classic-4-progressive", 9, "classic", 4, {"auction": "progressive"}, shows=(said.TakeLoan,)
    ),
    Table(
        "anniversary-3-progressive",
        10,
        "anniversary",
        3,
        {"auction": "progressive"},
        drifters=(1,),
    ),
    Table(
        "classic-5-domestic-pre-turn",
        11,
        "classic",
        5,
        {"domestic_sale": "pre-turn", "supply": 12},
        drifters=(3,),
        shows=(said.SellHome,),
    ),
    Table(
        "classic-3-domestic-action",
        12,
        "classic",
        3,
        {"domestic_sale": "action"},
        drifters=(0,),
        shows=(said.SellHome,),
    ),
    Table("anniversary-4-bluff-cancel", 13, "anniversary", 4, {"bluff": "cancel"}, drifters=(2,)),
    Table(
        "classic-4-seizure-printed",
        24,
        "classic",
        4,
        {"seizure": "printed"},
        drifters=(3,),
        wastrels=(0,),
        shows=(said.Seize, said.GiveUpWarehouse, said.GiveUpMachine, said.SeizeMachine),
    ),
    Table(
        "classic-4-seizure-erratum",
        39,
        "classic",
        4,
        drifters=(2,),
        wastrels=(1,),
        shows=(said.Seize, said.GiveUpWarehouse, said.GiveUpMachine, said.SeizeMachine),
    ),
    Table(
        "anniversary-3-seizure",
        33,
        "anniversary",
        3,
        wastrels=(2,),
        drifters=(0,),
        shows=(said.Seize,),
    ),
    Table(
        "classic-4-investment-bank",
        17,
        "classic",
        4,
        {"investment_bank": True},
        shows=(said.CallForGoods, said.SailBank),
    ),
    Table("classic-3-open-money", 18, "classic", 3, {"money": "open"}, drifters=(1,)),
    Table("anniversary-5-short-supply", 19, "anniversary", 5, {"supply": 6}),
    Table("classic-4-round-limit", 20, "classic", 4, {"round_limit": 8}, drifters=(0,)),
    Table("anniversary-3-no-docked-loading", 21, "anniversary", 3, {"docked_loading": False}),
    Table(
        "classic-3-all-zero-tie",
        31,
        "classic",
        3,
        {"all_zero": "tie", "idle_production_fee": True},
        drifters=(0, 2),
        shows=(said.Award,),
    ),
    Table(
        "anniversary-4-no-bank",
        23,
        "anniversary",
        4,
        {"investment_bank": False, "tie_break": "island", "discard_tie": "free"},
    ),
)


def play(table: Table) -> Game:
    """Play a table's game to its end."""
    game = Game.new(table.edition, table.seats, table.seed, **table.options)
    rng = random.Random(table.seed)
    while not game.over:
        stray = rng.randrange(table.seats)
        if stray in table.drifters and stray not in game.waiting and rng.random() < 0.01:
            _borrow(game, stray)
        seat = rng.choice(game.waiting)
        game.play(PLAYERS[table.player(seat)](game, seat, rng), seat)
    return game


def _borrow(game: Game, seat: int) -> None:
    """L1: at any time, also on another seat's turn."""
    if game.can(said.TakeLoan(), seat):
        game.play(said.TakeLoan(), seat)


def written(table: Table) -> str:
    """A table's game as it stands in its file: record, result, final position."""
    game = play(table)
    names = game.options.seat_names
    scores = zip(names, game.scores(), strict=True)
    tags = {
        "seed": str(table.seed),
        "players": ", ".join(f"{name} {table.player(seat)}" for seat, name in enumerate(names)),
        "scores": ", ".join(f"{name} {score}" for name, score in scores),
        "winners": ", ".join(names[seat] for seat in game.winners()),
    }
    record = msgspec.structs.replace(game.record(), tags=tags)
    final = "".join(f"# {line}\n" for line in game.position().splitlines())
    return f"{record.to_text()}\n{FINAL}\n{final}"


def file_of(table: Table) -> Path:
    return FOLDER / f"{table.name}{SUFFIX}"


def _fill(game: Game, seat: int, rng: random.Random) -> Action:
    return filler.choose(game.view(seat), game.options, seat, rng)


def _at_random(weights: Weights) -> Player:
    """A player who draws the family of each move by weight, then one of its moves."""

    def choose(game: Game, seat: int, rng: random.Random) -> Action:
        state, run = copy_state(game.state), list[int]()
        while not run or unfinished(state, seat, run[-1]):
            possible = legal_moves(state, seat)
            if run:  # a loan in the middle of an action would be said before it
                possible = [move for move in possible if move != moves.TAKE_LOAN]
            run.append(_draw(possible, weights, rng))
            step(state, seat, run[-1], None)
        return fold(game.state, seat, run)[0]

    return choose


def _draw(legal: list[int], weights: Weights, rng: random.Random) -> int:
    families: dict[str, list[int]] = {}
    for move in legal:
        families.setdefault(moves.decode(move)[0], []).append(move)
    chances = [weights.get(family, 4) + 0.001 for family in families]
    family = rng.choices(list(families), chances)[0]
    if family == "bid":  # low ones, so that some tie
        return families[family][min(len(families[family]) - 1, rng.choice((0, 0, 1, 2, 5)))]
    return rng.choice(families[family])


PLAYERS: dict[str, Player] = {
    "filler": _fill,
    "drifter": _at_random(_DRIFTER),
    "wastrel": _at_random(_WASTREL),
}


if __name__ == "__main__":
    for each in TABLES:
        file_of(each).write_text(written(each), encoding="utf-8")
