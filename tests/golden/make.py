"""Whole games as text files, one a table, each the same whenever it is made.

    python tests/golden/make.py

writes them all anew. Most seats are taken by merchants of different manners; so that odd things
happen, some are taken by drifters, who do anything legal, and by wastrels, who borrow, build and
pay nothing back.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from longshore.bots import Bot, Decision, SeatedBots, make_bot
from longshore.bots.merchant import Merchant
from longshore.bots.merchant.style import FIRST
from longshore.engine import moves
from longshore.game import actions as said
from longshore.game.actions import Action
from longshore.game.game import Game
from longshore.notation import SUFFIX

FOLDER = Path(__file__).parent
FINAL = "# The final position"
LONGEST = 500  # actions

Weights: TypeAlias = dict[str, int]

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


class Odd(Bot):
    """Draws the family of each move by weight, then one of its moves."""

    trusted = True

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def choose(self, decision: Decision) -> int:
        families: dict[str, list[int]] = {}
        for move in sorted(decision.moves):  # the order in which moves are listed changes no game
            families.setdefault(moves.decode(move)[0], []).append(move)
        chances = [self.weights.get(family, 4) + 0.001 for family in families]
        drawn = decision.rng.choices(list(families), chances)[0]
        members = families[drawn]
        if drawn == "bid":  # low ones, so that some tie
            return members[min(len(members) - 1, decision.rng.choice((0, 0, 1, 2, 5)))]
        return decision.rng.choice(members)


_ODD = {"drifter": _DRIFTER, "wastrel": _WASTREL}


# Merchants of the first numbers, times these: their games stay when merchants are tuned anew.
_MANNERS: dict[str, dict[str, float]] = {
    "merchant": {},
    "easy": {},
    "shipper": {"load": 1.5, "deliver": 1.5, "stock": 0.8, "warehouse": 0.7},
    "hoarder": {"keep": 0.6, "bid_early": 1.2, "bid_late": 1.3, "thin": 0.6},
    "price-cutter": {"factory_price": 0.8, "harbour_price": 0.85, "glut": 1.5, "spread": 0.6},
    "maker": {"machine": 1.25, "make": 1.5, "capital": 0.85, "rivals": -1.0},
    "harbour-master": {"warehouse": 1.6, "stock": 1.3, "load": 0.8},
}


class FirstMerchant(Merchant):
    """One as merchants were at first."""

    def __init__(self, name: str) -> None:
        super().__init__(FIRST)
        if name == "easy":
            self._styles["whim"] += 1.05
            self._styles["bid_noise"] += 0.35
        for parameter, times in _MANNERS[name].items():
            self._styles[parameter] *= times


def player(name: str) -> Bot:
    """A drifter, a wastrel, a merchant, or another bot that comes with Longshore."""
    if name in _MANNERS:
        return FirstMerchant(name)
    return Odd(_ODD[name]) if name in _ODD else make_bot(name)


class Table(msgspec.Struct, frozen=True):
    """One golden game: the table, who sits at it, and what must happen in it."""

    name: str
    seed: int
    edition: str
    players: tuple[str, ...]
    options: dict[str, Any] = {}
    shows: tuple[type[Action], ...] = ()

    @property
    def seats(self) -> int:
        return len(self.players)


TABLES: tuple[Table, ...] = (
    Table("classic-3", 1, "classic", ("merchant", "shipper", "hoarder")),
    Table("classic-4", 2, "classic", ("merchant",) * 4),
    Table(
        "classic-5",
        7,
        "classic",
        ("maker", "merchant", "price-cutter", "harbour-master", "shipper"),
    ),
    Table("anniversary-3", 4, "anniversary", ("hoarder", "merchant", "price-cutter")),
    Table("anniversary-4", 12, "anniversary", ("shipper", "merchant", "maker", "harbour-master")),
    Table("anniversary-5", 110, "anniversary", ("merchant",) * 5),
    Table(
        "classic-4-drifters",
        30,
        "classic",
        ("merchant", "drifter", "drifter", "shipper"),
        shows=(said.Load, said.Decline, said.Award, said.TakeLoan, said.Repay),
    ),
    Table(
        "anniversary-4-drifters",
        29,
        "anniversary",
        ("drifter", "merchant", "drifter", "hoarder"),
        shows=(said.CallForMoney, said.PriceReturned, said.PayBrokers),
    ),
    Table(
        "classic-4-progressive",
        9,
        "classic",
        ("merchant", "hoarder", "maker", "shipper"),
        {"auction": "progressive"},
        shows=(said.TakeLoan,),
    ),
    Table(
        "anniversary-3-progressive",
        12,
        "anniversary",
        ("merchant", "drifter", "merchant"),
        {"auction": "progressive"},
    ),
    Table(
        "classic-5-domestic-pre-turn",
        321,
        "classic",
        ("merchant", "price-cutter", "merchant", "drifter", "easy"),
        {"domestic_sale": "pre-turn", "supply": 12},
        shows=(said.SellHome,),
    ),
    Table(
        "classic-3-domestic-action",
        12,
        "classic",
        ("drifter", "maker", "merchant"),
        {"domestic_sale": "action"},
        shows=(said.SellHome,),
    ),
    Table(
        "anniversary-4-bluff-cancel",
        17,
        "anniversary",
        ("merchant", "easy", "drifter", "hoarder"),
        {"bluff": "cancel"},
    ),
    Table(
        "classic-4-seizure-printed",
        128,
        "classic",
        ("wastrel", "merchant", "merchant", "drifter"),
        {"seizure": "printed"},
        shows=(said.Seize, said.GiveUpWarehouse, said.GiveUpMachine, said.SeizeMachine),
    ),
    Table(
        "classic-4-seizure-erratum",
        42,
        "classic",
        ("merchant", "wastrel", "drifter", "merchant"),
        shows=(said.Seize, said.GiveUpWarehouse, said.GiveUpMachine, said.SeizeMachine),
    ),
    Table(
        "anniversary-3-seizure",
        35,
        "anniversary",
        ("merchant", "shipper", "wastrel"),
        shows=(said.Seize,),
    ),
    Table(
        "classic-4-investment-bank",
        17,
        "classic",
        ("merchant", "shipper", "merchant", "harbour-master"),
        {"investment_bank": True},
        shows=(said.CallForGoods, said.SailBank),
    ),
    Table(
        "classic-3-open-money",
        1,
        "classic",
        ("merchant", "random", "price-cutter"),
        {"money": "open"},
    ),
    Table(
        "anniversary-5-short-supply",
        22,
        "anniversary",
        ("drifter", "merchant", "drifter", "merchant", "drifter"),
        {"supply": 6},
    ),
    Table(
        "classic-4-round-limit",
        20,
        "classic",
        ("random", "merchant", "hoarder", "merchant"),
        {"round_limit": 8},
    ),
    Table(
        "anniversary-4-docked-loading",
        14,
        "anniversary",
        ("drifter", "merchant", "drifter", "hoarder"),
        {"docked_loading": True},
        shows=(said.Load, said.LoadBank),
    ),
    Table(
        "anniversary-3-win-first",
        2,
        "anniversary",
        ("drifter", "merchant", "drifter"),
        {"broker_win": "before-interest"},
        shows=(said.CallForMoney, said.PayBrokers, said.TakeLoan),
    ),
    Table(
        "classic-3-all-zero-tie",
        33,
        "classic",
        ("drifter", "merchant", "drifter"),
        {"all_zero": "tie", "idle_production_fee": True},
        shows=(said.Award,),
    ),
    Table(
        "anniversary-4-no-bank",
        23,
        "anniversary",
        ("maker", "merchant", "shipper", "hoarder"),
        {"investment_bank": False, "tie_break": "island", "discard_tie": "free"},
    ),
)


def play(table: Table) -> Game:
    """Play a table's game to its end."""
    game = Game.new(table.edition, table.seats, table.seed, **table.options)
    bots = SeatedBots(
        game, {seat: player(name) for seat, name in enumerate(table.players)}, table.seed
    )
    rng = random.Random(table.seed)
    while not game.over:
        stray = rng.randrange(table.seats)
        if table.players[stray] == "drifter" and stray not in game.waiting and rng.random() < 0.01:
            _borrow(game, stray)
        bots.play(rng.choice(game.waiting))
        if len(game.history) > LONGEST:
            raise RuntimeError(f"{table.name} comes to no end; give it another seed.")
    assert not bots.forfeits
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
        "players": ", ".join(
            f"{name} {who}" for name, who in zip(names, table.players, strict=True)
        ),
        "scores": ", ".join(f"{name} {score}" for name, score in scores),
        "winners": ", ".join(names[seat] for seat in game.winners()),
    }
    record = msgspec.structs.replace(game.record(), tags=tags)
    final = "".join(f"# {line}\n" for line in game.position().splitlines())
    return f"{record.to_text()}\n{FINAL}\n{final}"


def file_of(table: Table) -> Path:
    return FOLDER / f"{table.name}{SUFFIX}"


if __name__ == "__main__":
    for each in TABLES:
        file_of(each).write_text(written(each), encoding="utf-8")
