"""Asking bots in positions: what they say, what they bid, what they ask for their goods."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from longshore import Game, Options
from longshore import actions as said
from longshore.actions import AnyAction
from longshore.bots import Bot, Decision, ask, bot_rng
from longshore.bots.bot import UNBOUNDED, Auctions, Budget
from longshore.bots.merchant import Merchant
from longshore.bots.witness import WITNESSED, Witnesses
from longshore.engine.doors import Slate
from longshore.engine.state import NONE
from longshore.spelling import fold

NOTHING_SEEN: npt.NDArray[np.void] = np.zeros(0, WITNESSED)


def seen_in(game: Game) -> Auctions:
    """The auctions that were shown in a game."""
    witnesses = Witnesses()
    for before, after in pairwise(game.slates):
        witnesses.see(before, after)
    return witnesses.rows


def decision_at(
    game: Game,
    seat: int | None = None,
    seed: int = 0,
    seen: Auctions = NOTHING_SEEN,
    budget: Budget = UNBOUNDED,
) -> Decision:
    """The decision of a seat, by default of the first that owes one."""
    asked = game.waiting[0] if seat is None else seat
    rng = bot_rng(seed, asked)
    return Decision(game.slate, game.options, asked, rng, budget, lambda: seen)


def said_by(bot: Bot, decision: Decision) -> list[AnyAction]:
    """What a bot says; that it would forfeit is an error."""
    answer = ask(bot, decision)
    assert answer.forfeit is None, answer.forfeit
    return fold(decision.sight, decision.seat, answer.moves)


def says(
    game: Game,
    bot: Bot | None = None,
    seat: int | None = None,
    seed: int = 0,
    seen: Auctions = NOTHING_SEEN,
) -> AnyAction:
    """What a bot, or else a steady merchant, says last: loans for it come before."""
    return said_by(bot or Merchant(), decision_at(game, seat, seed, seen))[-1]


def bids(game: Game, bot: Bot | None = None, seat: int = 1, seeds: int = 12) -> float:
    """What a bot bids on average."""
    amounts = []
    for seed in range(seeds):
        bid = says(game, bot, seat, seed)
        assert isinstance(bid, said.Bid)
        amounts.append(bid.amount)
    return sum(amounts) / seeds


def prices(
    game: Game, bot: Bot | None = None, seeds: int = 12, seen: Auctions = NOTHING_SEEN
) -> dict[int, list[list[int]]]:
    """By colour: the prices that a bot sets out its store at, a list for each seed."""
    found: dict[int, list[list[int]]] = {}
    for seed in range(seeds):
        action = says(game, bot, None, seed, seen)
        assert isinstance(action, said.Produce | said.Stock | said.Reprice), action
        for colour in {colour for colour, _ in action.store}:
            asked = [price for other, price in action.store if other == colour]
            found.setdefault(colour, []).append(asked)
    return found


def mean_price(found: dict[int, list[list[int]]], colour: int) -> float:
    every = [price for asked in found[colour] for price in asked]
    return sum(every) / len(every)


def shown_bids(
    cargo: Sequence[int],
    amounts: dict[int, int],
    *,
    power: int = 30,
    seller: int = 0,
    islands: dict[int, Sequence[int]] | None = None,
    openly: bool = False,
) -> Auctions:
    """An auction that was seen: the cargo by colour, and who bid what."""
    row = np.zeros(1, WITNESSED)
    row["bid"], row["power"], row["cargo"] = NONE, power, cargo
    row["seller"], row["openly"] = seller, openly
    for seat, amount in amounts.items():
        row["bid"][0, seat] = amount
    for seat, island in (islands or {}).items():
        row["island"][0, seat] = island
    return row


class Played:
    """A game of merchants, in the order of its decisions, with what was seen so far."""

    def __init__(self, options: Options, seed: int, bots: Sequence[Bot] | None = None) -> None:
        self.game, self.witnesses = Game.start(options, seed), Witnesses()
        self.bots = bots or [Merchant() for _ in range(options.seats)]
        self.seed = seed

    @property
    def seen(self) -> Auctions:
        return self.witnesses.rows

    def decisions(self) -> Iterator[tuple[int, Slate]]:
        """Each seat that owes a decision, and the game then; it is played on after that."""
        number = 0
        while not self.game.over:
            seat = self.game.waiting[0]
            yield seat, self.game.slate
            decision = decision_at(self.game, seat, self.seed * 100_000 + number, self.seen)
            for action in said_by(self.bots[seat], decision):
                before = self.game.slate
                self.game.play(action, seat)
                self.witnesses.see(before, self.game.slate)
            number += 1


def with_cards(slate: Slate, seat: int, cards: Sequence[int]) -> Slate:
    """The same game with other cards dealt to all seats but one."""
    other = slate.copy()
    drawn = iter(cards)
    for each in range(int(other.state.seats)):
        if each != seat:
            other.state.card[each] = next(drawn)
    return other


def anything(**parts: Any) -> Game:
    return Game.from_position({"edition": "classic", "seats": 3, **parts})
