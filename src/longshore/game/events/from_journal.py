"""From the engine's journal to events: many rows become the few facts that players speak of.

One action is one journal. What happens by itself after it (turns, interest, seizures) is in the
same journal, but only one production, purchase, loading or call: such a fact is told at one row,
from all of its rows. Why something happened is written there, and nothing is guessed.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable
from functools import partial
from typing import Literal, NamedTuple

from longshore.engine import places, purses
from longshore.engine.bindings import Pages
from longshore.engine.journal import CAPACITY, COLUMNS, JOURNAL, Cause, Fact, Reason
from longshore.engine.places import PLACES
from longshore.engine.state import (
    BROKERS,
    COLOURS,
    FACTORY_LOWEST,
    FACTORY_PRICES,
    HARBOUR_LOWEST,
    HARBOUR_PRICES,
    LOAN,
    NONE,
    Auction,
)
from longshore.engine.types import Journal, State
from longshore.game import board
from longshore.game.actions import Priced
from longshore.game.events import auction_kinds as auctions
from longshore.game.events import kinds as happened
from longshore.game.events.event import Colours, Event, Place, Store
from longshore.game.events.results import game_over
from longshore.game.events.shown import berth_name, space_name
from longshore.game.events.standing import AWAITED_BY, awaited, money_cards_counted
from longshore.game.plain import counts, offset_of, plain, same_fields

# A row has six columns that tell something; how many there are comes before the first.
_ROW = struct.Struct(f"=6i{4 * (COLUMNS - 6)}x")
_COUNT = struct.Struct("=i")
_FIRST_ROW = offset_of(JOURNAL, "rows")
_MONEY, _GOODS = int(Fact.MONEY), int(Fact.GOODS)
_same_awaited, _same_bills = same_fields(*AWAITED_BY), same_fields("bills")
_CAUSES: dict[int, Literal["wish", "bid", "interest"]] = {
    Cause.WISH: "wish",
    Cause.BID: "bid",
    Cause.INTEREST: "interest",
}


class JournalRow(NamedTuple):
    """A row of the journal; `Fact` says what its columns are."""

    fact: int
    a: int
    b: int
    c: int
    d: int
    e: int


# as its own `_make` does, but for a check of the length
_row: Callable[[tuple[int, ...]], JournalRow] = partial(tuple.__new__, JournalRow)


def read_journal(before: State, after: State, journal: Journal | Pages) -> list[Event]:
    """The events of one action, from its journal and the states before and after it."""
    noted = (journal.cells if isinstance(journal, Pages) else journal).tobytes()
    return _Reader(plain(before), plain(after), noted).read()


def _rows(noted: bytes) -> list[JournalRow]:
    (count,) = _COUNT.unpack_from(noted)
    if count > CAPACITY:
        raise ValueError(f"The journal has room for {CAPACITY} rows; {count} were noted.")
    written = noted[_FIRST_ROW : _FIRST_ROW + _ROW.size * count]
    return list(map(_row, _ROW.iter_unpack(written)))


def _shelf(row: int) -> tuple[Place, int, int | None]:
    """A place of the goods ledger: its kind, whose it is, and its price."""
    if places.FACTORY <= row < places.HARBOUR:
        seat, shelf = divmod(row - places.FACTORY, FACTORY_PRICES)
        return "factory", seat, shelf + FACTORY_LOWEST
    if places.HARBOUR <= row < places.SHIP:
        seat, shelf = divmod(row - places.HARBOUR, HARBOUR_PRICES)
        return "harbour", seat, shelf + HARBOUR_LOWEST
    if places.SHIP <= row < places.ISLAND:
        return "ship", row - places.SHIP, None
    if places.ISLAND <= row < places.PIER:
        return "island", row - places.ISLAND, None
    return "bank", row - places.PIER, None


def _priced(rows: Iterable[JournalRow], place: Place) -> tuple[Priced, ...]:
    """The containers taken from shelves of a kind, with their prices."""
    found: list[Priced] = []
    for row in rows:
        kind, _, price = _shelf(row.b)
        if kind == place and price is not None:
            found += [(row.d, price)] * row.e
    return tuple(sorted(found))


def _colours(rows: Iterable[JournalRow]) -> Colours:
    return tuple(sorted(row.d for row in rows for _ in range(row.e)))


def _sum(rows: Iterable[JournalRow]) -> int:
    return sum(row.d for row in rows)


class _Reader:
    """Walks through a journal, keeping the goods ledger as it was at each row."""

    def __init__(self, before: State, after: State, noted: bytes) -> None:
        self.before, self.after = before, after
        self.rows = _rows(noted)
        self.goods = bytearray(counts(self.before, 0, PLACES))
        self.events: list[Event] = []

    def read(self) -> list[Event]:
        goods, events = self.goods, self.events
        for row in self.rows:
            fact = row[0]
            if fact == _GOODS:
                _, _, source, target, colour, count = row
                goods[COLOURS * source + colour] -= count
                goods[COLOURS * target + colour] += count
            if fact in _PLAIN:
                kind, columns = _PLAIN[fact]
                events.append(kind(*row[1 : 1 + columns]))
            elif fact in _BY_FACT:
                _BY_FACT[fact](self, row)
            elif row[:2] in _BY_REASON:
                _BY_REASON[row[:2]](self, row)
        if self.after.money_cards and not _same_bills(self.after, self.before):
            cards = money_cards_counted(self.after)
            if cards != money_cards_counted(self.before):
                self.events += cards
        if not _same_awaited(self.after, self.before):
            self.events.append(awaited(self.after))
        return self.events

    def _facts(self, fact: Fact) -> list[JournalRow]:
        return [row for row in self.rows if row.fact == fact]

    def _money(self, reason: Reason) -> list[JournalRow]:
        return [row for row in self.rows if row[:2] == (_MONEY, reason)]

    def _goods(self, reason: Reason) -> list[JournalRow]:
        return [row for row in self.rows if row[:2] == (_GOODS, reason)]

    def _counts(self, place: int, rows: int = 1) -> bytes:
        return bytes(self.goods[COLOURS * place : COLOURS * (place + rows)])

    # Interest and loans

    def interest(self, row: JournalRow) -> None:
        takers = (part.c for part in self._money(Reason.INTEREST))
        brokers = tuple(taker - purses.BROKER for taker in takers if taker != purses.BANK)
        self.events.append(happened.InterestPaid(row.a, row.b, brokers))

    def seized(self, row: JournalRow) -> None:
        place, seat, price = _shelf(row.b)
        self.events.append(happened.ContainerSeized(seat, place, row.d, price))

    def loan_taken(self, row: JournalRow) -> None:
        self.events.append(happened.LoanTaken(row.a, LOAN, _CAUSES[row.b]))

    def loan_repaid(self, row: JournalRow) -> None:
        self.events.append(happened.LoanRepaid(row.a, LOAN))

    # Actions

    def produced(self, row: JournalRow) -> None:
        made = _colours(self._goods(Reason.PRODUCTION))
        self.events.append(happened.Produced(seat=row.a, colours=made, wage=row.c, boss=row.b))

    def store_set_out(self, row: JournalRow) -> None:
        seat = row.a
        if row.b:
            goods = board.shelved(self._counts(*board.harbour_shelves(seat)), HARBOUR_LOWEST)
        else:
            goods = board.shelved(self._counts(*board.factory_shelves(seat)), FACTORY_LOWEST)
        store: Store = "harbour" if row.b else "factory"
        self.events.append(happened.StoreSetOut(seat, store, goods))

    def stocked(self, payment: JournalRow) -> None:
        goods = _priced(self._goods(Reason.STOCKING), "factory")
        self.events.append(happened.Stocked(payment.b, payment.c, goods, payment.d))

    def sailed(self, row: JournalRow) -> None:
        self.events.append(happened.ShipSailed(row.a, berth_name(row.b), berth_name(row.c)))

    def loaded(self, payment: JournalRow) -> None:
        goods = _priced(self._goods(Reason.LOADING), "harbour")
        self.events.append(happened.ShipLoaded(payment.b, payment.c, goods, payment.d))

    def fetched(self, row: JournalRow) -> None:
        goods = _colours(self._goods(Reason.FETCHING))
        self.events.append(happened.ShipLoadedAtBank(row.a, goods))

    def sold_at_home(self, row: JournalRow) -> None:
        place, seat, price = _shelf(row.b)
        paid = _sum(self._money(Reason.DOMESTIC_SALE))
        store: Store = "factory" if place == "factory" else "harbour"
        self.events.append(happened.SoldAtHome(seat, store, row.d, price or 0, paid))

    # The auction

    def auction_opened(self, row: JournalRow) -> None:
        cargo = board.spread(self._counts(places.SHIP + row.a))
        sealed = self.before.auction == Auction.SEALED
        self.events.append(auctions.AuctionOpened(row.a, cargo, "sealed" if sealed else "open"))

    def bid_sealed(self, row: JournalRow) -> None:
        """The amount is for the bidder alone."""
        seat, extra = row.a, row.fact == Fact.EXTRA_SEALED
        own = auctions.SealedBid(seat, row.c, row.d, row.e, extra, audience=(seat,))
        self.events += [own, auctions.BidSealed(seat, extra, row.b or None)]

    def bids_revealed(self, row: JournalRow) -> None:
        together = self._facts(Fact(row.fact))
        if row is not together[0]:
            return
        bids = tuple(auctions.RevealedBid(*shown[1:]) for shown in together)
        self.events.append(auctions.BidsRevealed(bids, row.fact == Fact.EXTRA_REVEALED))

    def bids_tied(self, row: JournalRow) -> None:
        self.events.append(auctions.BidsTied(board.seats_of(row.a), row.b, bool(row.c)))

    def accepted(self, row: JournalRow) -> None:
        subsidy = _sum(self._money(Reason.SUBSIDY))
        cargo = _colours(self._goods(Reason.CARGO))
        self.events.append(auctions.CargoSold(row.a, row.b, row.c, subsidy, cargo))

    def declined(self, row: JournalRow) -> None:
        cargo = _colours(self._goods(Reason.CARGO))
        self.events.append(auctions.CargoKept(row.a, row.b, cargo))

    def unsold(self, row: JournalRow) -> None:
        cargo = _colours(self._goods(Reason.CARGO))
        self.events.append(auctions.CargoUnsold(row.a, cargo))

    # The Investment Bank

    def broker_called(self, row: JournalRow) -> None:
        broker, side = space_name(row.b)
        offered = self._goods(Reason.BROKER_BID)
        self.events.append(
            auctions.BrokerCalled(
                seat=row.a,
                broker=broker,
                side=side,
                amount=row.c if side == "goods" else 0,
                factory=_priced(offered, "factory"),
                harbour=_priced(offered, "harbour"),
            )
        )

    def broker_outbid(self, row: JournalRow) -> None:
        returned = self._goods(Reason.BROKER_RETURN)
        self.events.append(
            auctions.BrokerOutbid(
                seat=row.a,
                amount=_sum(self._money(Reason.BROKER_RETURN)),
                factory=_colours(part for part in returned if part.b == places.CARD_FACTORY),
                harbour=_colours(part for part in returned if part.b == places.CARD_HARBOUR),
            )
        )

    def broker_won(self, row: JournalRow) -> None:
        broker, side = space_name(row.b)
        self.events.append(
            auctions.BrokerWon(
                seat=row.a,
                broker=broker,
                side=side,
                goods=_colours(self._goods(Reason.BROKER_PRIZE)),
                money=_sum(self._money(Reason.BROKER_PRIZE)),
                at_the_end=bool(row.c),
            )
        )

    def brokers_paid(self, row: JournalRow) -> None:
        """K8; by the bank after a declined auction (A5)."""
        reason, money = Reason(row.a), [0] * BROKERS
        for part in self._money(reason):
            money[part.c - purses.BROKER] += part.d
        goods = tuple((part.c - places.BROKER, part.d) for part in self._goods(reason))
        seat = None if row.b == NONE else row.b
        self.events.append(auctions.BrokersPaid(seat, tuple(money), goods))

    def over(self, _: JournalRow) -> None:
        self.events.append(game_over(self.after))


# Facts whose columns are their event's fields: the event, and how many columns.
_PLAIN: dict[int, tuple[Callable[..., Event], int]] = {
    Fact.TURN: (happened.TurnBegan, 2),
    Fact.LOAN_STRUCK_OFF: (happened.LoanStruckOff, 1),
    Fact.MACHINE_BUILT: (happened.MachineBuilt, 3),
    Fact.WAREHOUSE_BUILT: (happened.WarehouseBuilt, 2),
    Fact.MACHINE_SEIZED: (happened.MachineSeized, 2),
    Fact.WAREHOUSE_SEIZED: (happened.WarehouseSeized, 1),
    Fact.BID_RAISED: (auctions.BidRaised, 2),
    Fact.HIGHEST_BID: (auctions.HighestBid, 2),
    Fact.BID_PASSED: (auctions.BidPassed, 1),
    Fact.DEFAULTED: (happened.Defaulted, 2),
    Fact.FORGIVEN: (happened.InterestForgiven, 1),
    Fact.PASSED: (happened.Passed, 2),
    Fact.END_TRIGGERED: (happened.EndTriggered, 1),
}

_BY_FACT: dict[int, Callable[[_Reader, JournalRow], None]] = {
    Fact.INTEREST_PAID: _Reader.interest,
    Fact.LOAN_TAKEN: _Reader.loan_taken,
    Fact.LOAN_REPAID: _Reader.loan_repaid,
    Fact.PRODUCED: _Reader.produced,
    Fact.STORE_SET_OUT: _Reader.store_set_out,
    Fact.SHIP_SAILED: _Reader.sailed,
    Fact.FETCHED: _Reader.fetched,
    Fact.AUCTION_OPENED: _Reader.auction_opened,
    Fact.BID_SEALED: _Reader.bid_sealed,
    Fact.EXTRA_SEALED: _Reader.bid_sealed,
    Fact.BID_REVEALED: _Reader.bids_revealed,
    Fact.EXTRA_REVEALED: _Reader.bids_revealed,
    Fact.BIDS_TIED: _Reader.bids_tied,
    Fact.AUCTION_ACCEPTED: _Reader.accepted,
    Fact.AUCTION_DECLINED: _Reader.declined,
    Fact.AUCTION_UNSOLD: _Reader.unsold,
    Fact.BROKER_CALLED: _Reader.broker_called,
    Fact.BROKER_OUTBID: _Reader.broker_outbid,
    Fact.BROKER_WON: _Reader.broker_won,
    Fact.BROKERS_PAID: _Reader.brokers_paid,
    Fact.GAME_OVER: _Reader.over,
}

# Money and goods whose fact and reason are not here are told with the fact they belong to.
_BY_REASON: dict[tuple[int, int], Callable[[_Reader, JournalRow], None]] = {
    (Fact.MONEY, Reason.STOCKING): _Reader.stocked,
    (Fact.MONEY, Reason.LOADING): _Reader.loaded,
    (Fact.GOODS, Reason.DOMESTIC_SALE): _Reader.sold_at_home,
    (Fact.GOODS, Reason.SEIZURE): _Reader.seized,
}
