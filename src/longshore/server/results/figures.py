"""What a finished game came to, seat by seat: a fold of its log, the same wherever it is made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from longshore.bots.merchant.outlook import goods_to_come
from longshore.bots.merchant.values import cargo_worth
from longshore.engine import places
from longshore.engine.scoring import tie_rank
from longshore.engine.state import COLOURS
from longshore.engine.types import State
from longshore.game import events as happened
from longshore.game.events import AnyEvent, Event, GameOver, payments
from longshore.game.events.money import BANK
from longshore.game.game import Game
from longshore.game.plain import in_python
from longshore.server.domain import entries as log
from longshore.server.domain.entries import Key, Line, Occupant
from longshore.server.domain.state import TableState
from longshore.server.runtime.history import past

Source: TypeAlias = Literal[
    "start",
    "auctions",
    "subsidies",
    "factory",
    "harbour",
    "domestic",
    "wages",
    "brokers",
    "island",
    "left-over",
    "stocked",
    "loaded",
    "bought",
    "kept",
    "buildings",
    "interest",
    "loans",
]
Lost: TypeAlias = Literal["left", "clock"]

# by kind of event: what it is to who pays, and to who is paid
_SOURCES: Mapping[type[Event], tuple[Source, Source]] = {
    happened.SeatDealt: ("start", "start"),
    happened.InterestPaid: ("interest", "interest"),
    happened.LoanTaken: ("loans", "loans"),
    happened.LoanRepaid: ("loans", "loans"),
    happened.MachineBuilt: ("buildings", "buildings"),
    happened.WarehouseBuilt: ("buildings", "buildings"),
    happened.Produced: ("wages", "wages"),
    happened.Stocked: ("stocked", "factory"),
    happened.ShipLoaded: ("loaded", "harbour"),
    happened.SoldAtHome: ("domestic", "domestic"),
    happened.CargoSold: ("bought", "auctions"),
    happened.CargoKept: ("kept", "kept"),
    happened.BrokerCalled: ("brokers", "brokers"),
    happened.BrokerOutbid: ("brokers", "brokers"),
    happened.BrokerWon: ("brokers", "brokers"),
    happened.BrokersPaid: ("brokers", "brokers"),
}


class BidFigures(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a seat has bid for others' cargoes: how many bids, their dollars, and what the cargoes
    were worth to it; the same of those that it got.
    """

    bids: int = 0
    bid: int = 0
    worth: int = 0
    won: int = 0
    paid: int = 0
    won_worth: int = 0


class SeatFigures(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a game came to for a seat. `money` adds up to the score; `made` and `island` are
    containers by colour, those it made and those it had in the end. `all` are the places and the
    scores of all seats, `paid` the dollars that it paid to each of them.
    """

    score: int
    place: int
    share: float  # of the win: a part of one with others who won, too
    all: tuple[tuple[int, int], ...]
    money: dict[Source, int]
    made: tuple[int, ...]
    island: tuple[int, ...]
    bidding: BidFigures = BidFigures()
    paid: tuple[int, ...] = ()


class GameFigures(NamedTuple):
    """A finished game: who was dealt in and by which keys, and what it came to. `lost` are the
    seats whose people left, or are away by the clock.
    """

    table: str
    edition: str
    at: int
    rated: bool
    dealt: tuple[Occupant, ...]
    keys: Mapping[str, Key]
    lost: Mapping[int, Lost]
    seats: tuple[SeatFigures, ...]


class Ended(NamedTuple):
    """A table that is over: its keys in the end, and what its game came to, if it was played from
    its deal to its end.
    """

    keys: Mapping[str, Key]
    figures: GameFigures | None


def ended(table: str, lines: list[Line]) -> Ended:
    """What a table came to, from its log."""
    state = TableState.of(table, lines)
    counts = state.status == "finished" and state.origin is None
    return Ended(dict(state.keys), _figures(state, lines) if counts else None)


def _figures(state: TableState, lines: list[Line]) -> GameFigures:
    dealt = TableState.of(state.id, lines[: state.started_seq])
    played = past(lines, len(lines))
    game = Game.start(state.rules, deal=played.deal)
    books = _Books(game)
    for seat, action in played.actions:
        before = game.facts
        books.post(before, game.play(action, seat))
    return GameFigures(
        state.id,
        state.rules.edition,
        state.game_at,
        state.settings.rated,
        dealt.seats,
        dict(dealt.keys),
        _lost(state, lines),
        tuple(books.figures(seat) for seat in range(state.rules.seats)),
    )


def _lost(state: TableState, lines: list[Line]) -> dict[int, Lost]:
    """Who did not play to the end."""
    left = {
        line.entry.seat for line in lines[state.started_seq :] if isinstance(line.entry, log.Left)
    }
    away: dict[int, Lost] = dict.fromkeys(state.absent, "clock")
    return {**away, **dict.fromkeys(left, "left")}


class _Books:
    """A game's money and goods, event by event."""

    def __init__(self, game: Game) -> None:
        self.game, self.count = game, game.options.seats
        self.money: list[Counter[Source]] = [Counter() for _ in range(self.count)]
        self.paid = [[0] * self.count for _ in range(self.count)]
        self.made = [[0] * COLOURS for _ in range(self.count)]
        self.bids: list[list[tuple[int, int, bool]]] = [[] for _ in range(self.count)]
        self._offered: dict[int, int] = {}  # what the cargo is worth to each bidder
        self._bid: Counter[int] = Counter()
        self.over: GameOver | None = None
        self.post(game.facts, list(game.events))

    def post(self, before: State, events: list[AnyEvent] | list[Event]) -> None:
        for event in events:
            self._pay(event)
            if isinstance(event, happened.Produced):
                for colour in event.colours:
                    self.made[event.seat][colour] += 1
            elif isinstance(event, GameOver):
                self.over = event
            else:
                self._auction(before, event)

    def _pay(self, event: Event) -> None:
        sources = _SOURCES.get(type(event))
        if sources is None:
            return
        gives, takes = sources
        for giver, taker, amount in payments(event):
            if giver < self.count:
                self.money[giver][gives] -= amount
            if max(giver, taker) < self.count:
                self.paid[giver][taker] += amount
            if taker < self.count:
                subsidy = giver == BANK and takes == "auctions"
                self.money[taker]["subsidies" if subsidy else takes] += amount

    def _auction(self, before: State, event: Event) -> None:
        if isinstance(event, happened.AuctionOpened):
            self._bid.clear()
            others = (seat for seat in range(self.count) if seat != event.seat)
            self._offered = {seat: _worth(before, seat, event.cargo) for seat in others}
        elif isinstance(event, happened.BidsRevealed):
            for one in event.bids:
                self._bid[one.seat] += one.counts
        elif isinstance(event, happened.BidRaised):
            self._bid[event.seat] = event.amount
        elif isinstance(event, happened.CargoSold):
            self._settle(event.winner)
        elif isinstance(event, happened.CargoKept | happened.CargoUnsold):
            self._settle(None)

    def _settle(self, winner: int | None) -> None:
        for seat, worth in self._offered.items():
            self.bids[seat].append((self._bid[seat], worth, seat == winner))
        self._offered = {}

    def figures(self, seat: int) -> SeatFigures:
        """What it came to for a seat, once the game is over: to be asked for once."""
        if self.over is None:
            raise ValueError("The game is not over.")
        score = self.over.scores[seat]
        money = self.money[seat]
        money["island"] += score.island
        money["left-over"] += score.harbour + score.ship + score.bank
        money["loans"] += score.loans
        winners = self.over.winners
        goods = self.game.facts.goods
        row = places.ISLAND + seat
        return SeatFigures(
            score=score.total,
            place=self._place(seat),
            share=1 / len(winners) if seat in winners else 0.0,
            all=tuple((self._place(one.seat), one.total) for one in self.over.scores),
            money={source: amount for source, amount in money.items() if amount},
            made=tuple(self.made[seat]),
            island=tuple(int(goods[row, colour]) for colour in range(COLOURS)),
            bidding=_bidding(self.bids[seat]),
            paid=tuple(self.paid[seat]),
        )

    def _place(self, seat: int) -> int:
        """F4: more money, or the same and ahead in the tie-break."""
        mine = self._standing(seat)
        return 1 + sum(self._standing(other) > mine for other in range(self.count))

    def _standing(self, seat: int) -> tuple[int, int]:
        scores = self.over.scores if self.over is not None else ()
        return scores[seat].total, int(in_python(tie_rank)(self.game.facts, seat))


def _worth(state: State, seat: int, cargo: tuple[int, ...]) -> int:
    """What a cargo is worth to a seat, in the end, as a merchant sees it."""
    mind = SimpleNamespace(pile=[0.0] * COLOURS, to_come=in_python(goods_to_come)(state))
    card, ship = int(state.card[seat]), int(state.active)
    worth: float = in_python(cargo_worth)(state, mind, seat, card, ship)
    return round(worth) if cargo else 0


def _bidding(bids: list[tuple[int, int, bool]]) -> BidFigures:
    got = [(bid, worth) for bid, worth, won in bids if won]
    return BidFigures(
        bids=len(bids),
        bid=sum(bid for bid, _, _ in bids),
        worth=sum(worth for _, worth, _ in bids),
        won=len(got),
        paid=sum(bid for bid, _ in got),
        won_worth=sum(worth for _, worth in got),
    )
