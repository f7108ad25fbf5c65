"""Asking bots in positions: what they say, what they bid, what they ask for their goods."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from longshore import Game, Options
from longshore.bots import Bot, Decision, ask, bot_rng
from longshore.bots.auction_history import WITNESSED, AuctionHistory
from longshore.bots.bot import UNBOUNDED, Auctions, Budget
from longshore.bots.merchant import Merchant
from longshore.engine.bindings import GameBuffer
from longshore.engine.state import COLOURS, LOAN, MAX_LOANS, NONE, Phase
from longshore.game import actions as said
from longshore.game.actions import AnyAction
from longshore.game.spelling import fold
from tests.support import TABLES

NOTHING_SEEN: npt.NDArray[np.void] = np.zeros(0, WITNESSED)
SEALED = (Phase.BIDS, Phase.TIEBREAK)


# Asking


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
    return Decision(game.buffer, game.options, asked, rng, budget, lambda: seen)


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
    """What a bot, or else a steady merchant, says; the loans that come before it left out."""
    return said_by(bot or Merchant(), decision_at(game, seat, seed, seen))[-1]


def kinds(game: Game, bot: Bot | None = None, seeds: int = 8) -> set[str]:
    """The kinds of action that a bot takes, over some seeds."""
    return {type(says(game, bot, None, seed)).__name__ for seed in range(seeds)}


def bids(game: Game, bot: Bot | None = None, seat: int = 1, seeds: int = 12) -> list[int]:
    """What a bot bids, over some seeds."""
    amounts = []
    for seed in range(seeds):
        bid = says(game, bot, seat, seed)
        assert isinstance(bid, said.Bid)
        amounts.append(bid.amount)
    return amounts


def prices(
    game: Game, bot: Bot | None = None, seen: Auctions = NOTHING_SEEN, seeds: int = 12
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
    return float(np.mean([price for asked in found[colour] for price in asked]))


# What was seen


def shown_bids(
    cargo: Sequence[int],
    amounts: dict[int, int],
    *,
    island: Sequence[int] = (0,) * COLOURS,
    power: int = 30,
    openly: bool = False,
) -> Auctions:
    """An auction that was seen: the cargo by colour, who bid what, what lay on all islands."""
    row = np.zeros(1, WITNESSED)
    row["bid"], row["power"], row["cargo"] = NONE, power, cargo
    row["island"], row["openly"] = island, openly
    for seat, amount in amounts.items():
        row["bid"][0, seat] = amount
    return row


# Games of merchants


class Played:
    """A game between bots, decision by decision, with what was seen of its auctions so far."""

    def __init__(self, options: Options, seed: int, bots: Sequence[Bot] | None = None) -> None:
        self.game, self.witnesses = Game.start(options, seed), AuctionHistory()
        self.bots = bots or [Merchant() for _ in range(options.seats)]
        self.seed = seed

    @property
    def seen(self) -> Auctions:
        return self.witnesses.rows

    def decisions(self) -> Iterator[int]:
        """Each seat that owes a decision, before it is made."""
        number = 0
        while not self.game.over:
            seat = self.game.waiting[0]
            yield seat
            number += 1
            decision = decision_at(self.game, seat, 10_000 * self.seed + number, self.seen)
            for action in said_by(self.bots[seat], decision):
                before = self.game.buffer
                self.game.play(action, seat)
                self.witnesses.see(before, self.game.buffer)

    def to_the_end(self) -> Game:
        for _ in self.decisions():
            pass
        return self.game


class Moment(NamedTuple):
    """A decision of a game, and all that there was to know then."""

    options: Options
    seat: int
    buffer: GameBuffer
    seen: Auctions

    @property
    def phase(self) -> Phase:
        return Phase(int(self.buffer.state.phase))

    def game(self) -> Game:
        return Game(self.options, self.buffer.state)

    def decision(self, seed: int, buffer: GameBuffer | None = None) -> Decision:
        """The decision in this world, or in another that looks the same."""
        rng, world = bot_rng(seed, self.seat), self.buffer if buffer is None else buffer
        return Decision(world, self.options, self.seat, rng, witnessed=lambda: self.seen)

    def sealed_by_others(self) -> list[int]:
        """Who has sealed a bid that is not shown yet."""
        state = self.buffer.state
        if self.phase not in SEALED:
            return []
        bidding = (1 << self.options.seats) - 1 - (1 << int(state.active))
        if self.phase == Phase.TIEBREAK:
            bidding = int(state.tied)
        sealed = bidding & ~int(state.awaiting)
        return [seat for seat in range(self.options.seats) if sealed >> seat & 1]


@cache
def moments() -> tuple[Moment, ...]:
    """All decisions of a game of merchants at each edition's tables, and of one with open bids."""
    tables = [Options.make(edition, seats) for edition, seats in TABLES]
    tables.append(Options.make("classic", 3, auction="progressive"))
    found = []
    for seed, options in enumerate(tables):
        played = Played(options, seed)
        found += [
            Moment(options, seat, played.game.buffer, played.seen.copy())
            for seat in played.decisions()
        ]
    return tuple(found)


def some_moments(each: int) -> list[Moment]:
    """So many of every phase and table, and of those in which others have sealed a bid."""
    groups: dict[object, list[Moment]] = {}
    for moment in moments():
        key = (id(moment.options), moment.phase, bool(moment.sealed_by_others()))
        groups.setdefault(key, []).append(moment)
    chosen = []
    for found in groups.values():
        step = max(1, len(found) // each)
        chosen += found[::step][:each]
    return chosen


# Other worlds


def with_other_cards(chance: random.Random, moment: Moment, buffer: GameBuffer) -> GameBuffer:
    """The same with other cards at the other seats, undealt ones among them."""
    twin, seat = buffer.copy(), moment.seat
    others = [other for other in range(moment.options.seats) if other != seat]
    before = [int(twin.state.card[other]) for other in others]
    unknown = [card for card in range(5) if card != int(twin.state.card[seat])]
    drawn = before
    while drawn == before:
        drawn = chance.sample(unknown, len(others))
    for other, card in zip(others, drawn, strict=True):
        twin.state.card[other] = card
    return twin


def with_other_bids(chance: random.Random, moment: Moment, buffer: GameBuffer) -> GameBuffer:
    """The same with other bids, loans and bluffing cards in what the others have sealed."""
    twin = buffer.copy()
    state = twin.state
    first = moment.phase == Phase.BIDS
    field = state.bid if first else state.extra
    for other in moment.sealed_by_others():
        loans = chance.randint(0, MAX_LOANS - int(state.loans[other]))
        most = int(state.cash[other]) + LOAN * loans
        if not first:
            most -= int(state.bid[other])
        choices = [amount for amount in range(most + 1) if amount != int(field[other])]
        field[other] = chance.choice(choices or [int(field[other])])
        state.sealed_loans[other] = loans
        if state.bluff and first:
            state.bluffs[other] = chance.randint(0, 2)
    return twin


def with_other_own_card(moment: Moment) -> GameBuffer:
    """The same for a seat that has another card itself."""
    twin = moment.buffer.copy()
    taken = {int(card) for card in twin.state.card[: moment.options.seats]}
    own = int(twin.state.card[moment.seat])
    free = next((card for card in range(5) if card not in taken), None)
    other = (moment.seat + 1) % moment.options.seats
    if free is None:  # all are dealt: two seats change cards
        free = int(twin.state.card[other])
        twin.state.card[other] = own
    twin.state.card[moment.seat] = free
    return twin
