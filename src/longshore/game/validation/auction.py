"""The auction's bids: clean when there is none, within cash and well counted when there is."""

from __future__ import annotations

from collections.abc import Iterator

from longshore.engine import places
from longshore.engine.auction import BLUFFING_CARDS
from longshore.engine.moves import REPAY, TAKE_LOAN
from longshore.engine.state import (
    AUCTION,
    LOAN,
    NONE,
    SEALED_BIDS,
    SEATS,
    AllZero,
    Auction,
    Berth,
    Bluff,
    Phase,
)
from longshore.game.validation.sheet import Sheet, name_of

_SECOND = (Phase.TIEBREAK, Phase.DECIDE)
_SHOWN = (Phase.TIEBREAK, Phase.RAISE, Phase.DECIDE)

# What is used in some phases only: field, its value elsewhere, those phases, what it is.
_OF_SEATS: tuple[tuple[str, int, tuple[int, ...], str], ...] = (
    ("bid", NONE, AUCTION, "a bid"),
    ("extra", NONE, _SECOND, "an extra bid"),
    ("bluffs", 0, (Phase.BIDS, *_SECOND), "bluffing cards with a bid"),
    ("extra_bluffs", 0, _SECOND, "bluffing cards with an extra bid"),
    ("sealed_loans", 0, SEALED_BIDS, "a sealed loan"),
    ("bid_cards", 0, SEALED_BIDS, "the cards of a sealed bid"),
)
_OF_TABLE: tuple[tuple[str, tuple[int, ...], str], ...] = (
    ("high", _SHOWN, "There is a highest bid, but no bids have been shown."),
    ("tied", _SHOWN, "There are highest bidders, but no bids have been shown."),
    ("folded", (Phase.RAISE, Phase.DECIDE), "Somebody has passed, but there is no open bidding."),
)


def clean(sheet: Sheet) -> Iterator[str]:
    """Nothing of an auction is left where there is none, or with a seat that does not bid."""
    yield from _landed(sheet)
    for field, phases, sentence in _OF_TABLE:
        if getattr(sheet, field) and sheet.phase not in phases:
            yield sentence
    for field, value, phases, what in _OF_SEATS:
        for seat in range(SEATS):
            if getattr(sheet, field)[seat] == value:
                continue
            if seat >= sheet.seats:
                yield f"Seat {seat} is not in play, but has {what}."
            elif sheet.phase not in phases:
                yield f"{name_of(seat)} has {what}, but none is made now."
            elif seat == sheet.active:
                yield f"{name_of(seat)} has {what} in its own auction."


def remembered(sheet: Sheet) -> Iterator[str]:
    """What is kept of the auction last shown, and of a loan of just now."""
    by = sheet.shown_by
    if not NONE <= by < sheet.seats:
        yield f"The bids last shown are of seat {by}'s auction, which is not in play."
    for seat in range(SEATS):
        amount, cards = sheet.shown_bid[seat], sheet.shown_bluffs[seat]
        if amount < NONE or not 0 <= cards <= BLUFFING_CARDS:
            yield f"{name_of(seat)} is said to have shown a bid that there cannot be."
        elif (amount != NONE or cards) and (by in (NONE, seat) or seat >= sheet.seats):
            yield f"{name_of(seat)} is said to have shown a bid where it could make none."
    if sheet.just not in (NONE, TAKE_LOAN, REPAY):
        yield f"The loan taken or repaid just now is given as {sheet.just}."


def _landed(sheet: Sheet) -> Iterator[str]:
    """M4, A4, A5: a ship brings its cargo to the island for an auction, and leaves it there."""
    seller = sheet.active if sheet.phase in AUCTION else NONE
    for seat in range(sheet.seats):
        if seat != seller and sheet.berth[seat] == Berth.ISLAND and sheet.count(places.SHIP + seat):
            cargo = f"{name_of(seat)}'s ship lies at the island with containers"
            yield f"{cargo}, but there is no auction of them."


def faults(sheet: Sheet) -> Iterator[str]:
    yield from _cargo(sheet)
    yield from _kind(sheet)
    yield from _bids(sheet)
    yield from _bluffs(sheet)
    yield from _within_cash(sheet)
    yield from _cards(sheet)
    yield from _BY_PHASE[Phase(sheet.phase)](sheet)


def _bidders(sheet: Sheet) -> list[int]:
    return [seat for seat in range(sheet.seats) if seat != sheet.active]


def _cargo(sheet: Sheet) -> Iterator[str]:
    """M4: the ship lies at the island with at least one container."""
    name = name_of(sheet.active)
    if sheet.berth[sheet.active] != Berth.ISLAND:
        yield f"{name} holds an auction, but its ship is not at the island."
    if sheet.count(places.SHIP + sheet.active) == 0:
        yield f"{name} holds an auction, but its ship is empty."


def _kind(sheet: Sheet) -> Iterator[str]:
    if sheet.phase == Phase.BIDS and sheet.auction != Auction.SEALED:
        yield "Sealed bids are awaited, but at this table bidding is open."
    if sheet.phase == Phase.RAISE and sheet.auction != Auction.PROGRESSIVE:
        yield "Open bids are awaited, but at this table bids are sealed."


def _bids(sheet: Sheet) -> Iterator[str]:
    for seat in _bidders(sheet):
        if sheet.bid[seat] < NONE or sheet.extra[seat] < NONE:
            yield f"{name_of(seat)} has bid less than nothing."


def _bluffs(sheet: Sheet) -> Iterator[str]:
    """A7: two bluffing cards, if there are any."""
    for seat in _bidders(sheet):
        first, second = sheet.bluffs[seat], sheet.extra_bluffs[seat]
        most = 0 if sheet.bluff == Bluff.NONE else BLUFFING_CARDS
        if min(first, second) < 0 or first + second > most:
            yield f"{name_of(seat)} has bid with {first + second} bluffing cards; it has {most}."


def _within_cash(sheet: Sheet) -> Iterator[str]:
    """A1, A2: up to its cash, sealed loans included, the first bid staying on the table."""
    for seat in _bidders(sheet):
        first, extra = max(0, sheet.bid[seat]), max(0, sheet.extra[seat])
        money = sheet.cash[seat] + LOAN * sheet.sealed_loans[seat]
        if sheet.phase == Phase.RAISE:
            total = max(first, sheet.pending[seat])
        else:
            total = first + extra + sheet.pending[seat]
        if total > money:
            yield f"{name_of(seat)} has bid ${total}, but has only ${money}."


def _cards(sheet: Sheet) -> Iterator[str]:
    """A7: where bluffing cards are in play, all see of at least one card each sealed bid is."""
    if sheet.phase not in (Phase.BIDS, Phase.TIEBREAK):
        return
    sealed = sheet.bid if sheet.phase == Phase.BIDS else sheet.extra
    for seat in _bidders(sheet):
        cards = sheet.bid_cards[seat]
        if sheet.bluff == Bluff.NONE or sealed[seat] == NONE:
            if cards:
                yield f"{name_of(seat)} shows {cards} cards of a bid, but has none to show."
        elif cards < 1:
            yield f"{name_of(seat)} has sealed a bid of {cards} cards; it is at least 1."


def _counts(sheet: Sheet, seat: int) -> int:
    """A2, A7: what a seat's bids count."""
    cancels = sheet.bluff == Bluff.CANCEL
    first = 0 if cancels and sheet.bluffs[seat] else max(0, sheet.bid[seat])
    extra = 0 if cancels and sheet.extra_bluffs[seat] else max(0, sheet.extra[seat])
    return first + extra


def _first_bids(sheet: Sheet) -> Iterator[str]:
    """A1: who has not bid is awaited, and nobody else."""
    owing = [seat for seat in _bidders(sheet) if sheet.bid[seat] == NONE]
    if not owing or sheet.awaiting != sum(1 << seat for seat in owing):
        yield "The seats awaited are not those that have not bid yet."


def _all_have_bid(sheet: Sheet) -> Iterator[str]:
    for seat in _bidders(sheet):
        if sheet.bid[seat] == NONE:
            yield f"{name_of(seat)} has made no bid, but the bids are shown."


def _highest(sheet: Sheet) -> Iterator[str]:
    """The highest bid and who has made it."""
    bidders = [seat for seat in _bidders(sheet) if sheet.bid[seat] != NONE]
    high = max((_counts(sheet, seat) for seat in bidders), default=0)
    tied = sum(1 << seat for seat in bidders if _counts(sheet, seat) == high)
    if sheet.high != high:
        yield f"The highest bid is given as ${sheet.high}, but is ${high}."
    if sheet.tied != tied:
        yield "The highest bidders are not those with the highest bid."


def _tie_break(sheet: Sheet) -> Iterator[str]:
    """A2: two or more are tied, and those who have not bid again are awaited."""
    yield from _all_have_bid(sheet)
    tied = [seat for seat in _bidders(sheet) if sheet.tied >> seat & 1]
    first = {seat: _first_counts(sheet, seat) for seat in _bidders(sheet)}
    high = max(first.values())
    if sheet.high != high or tied != [seat for seat in first if first[seat] == high]:
        yield "The tied seats are not those with the highest first bid."
    if len(tied) < 2 or (high == 0 and sheet.all_zero == AllZero.SELLER):
        yield "There is no tie to break."
    owing = [seat for seat in tied if sheet.extra[seat] == NONE]
    if not owing or sheet.awaiting != sum(1 << seat for seat in owing):
        yield "The seats awaited are not the tied ones that have not bid again yet."
    for seat in _bidders(sheet):
        if seat not in tied and (sheet.extra[seat] != NONE or sheet.sealed_loans[seat]):
            yield f"{name_of(seat)} is not tied, but has an extra bid or a sealed loan."


def _first_counts(sheet: Sheet, seat: int) -> int:
    cancelled = sheet.bluff == Bluff.CANCEL and sheet.bluffs[seat]
    return 0 if cancelled else max(0, sheet.bid[seat])


def _open_bidding(sheet: Sheet) -> Iterator[str]:
    """A6: one bidder is awaited that has not passed and does not lead."""
    awaited = sheet.seats_in(sheet.awaiting)
    passive = 1 << sheet.active | sheet.folded | sheet.tied
    if len(awaited) != 1 or sheet.awaiting & ~sheet.everybody or sheet.awaiting & passive:
        yield "In open bidding one seat is awaited that neither leads nor has passed."
    if sheet.folded & (sheet.tied | 1 << sheet.active) or sheet.folded & ~sheet.everybody:
        yield "Somebody is said to have passed who leads or does not bid."
    leaders = [seat for seat in _bidders(sheet) if sheet.bid[seat] == sheet.high]
    if sheet.high == 0:
        if sheet.tied or max(sheet.bid) > 0:
            yield "There is no highest bid, but somebody has bid."
    elif sheet.tied not in (1 << seat for seat in leaders) or sheet.high != max(sheet.bid):
        yield "The highest bidder is not the one with the highest bid."


def _decision(sheet: Sheet) -> Iterator[str]:
    """A4, A5: the shipping seat is asked about the highest bid."""
    if sheet.awaiting != 1 << sheet.active:
        yield f"{name_of(sheet.active)} owes the decision about its cargo, but is not awaited."
    if not sheet.tied:
        yield "There is no highest bidder to sell the cargo to."
    if sheet.auction == Auction.SEALED:
        yield from _all_have_bid(sheet)
    yield from _highest(sheet)


_BY_PHASE = {
    Phase.BIDS: _first_bids,
    Phase.TIEBREAK: _tie_break,
    Phase.RAISE: _open_bidding,
    Phase.DECIDE: _decision,
}
