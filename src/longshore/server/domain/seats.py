"""Who sits at a table and by which keys: the part of its state that is folded from its seating."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from longshore.server.domain import entries as log
from longshore.server.domain.entries import AnyEntry, Key, Line, Occupant

Status: TypeAlias = Literal["open", "running", "finished", "closed"]
GOING_ON: tuple[Status, ...] = ("open", "running")
OVER: tuple[Status, ...] = ("finished", "closed")


class SeatAsk(NamedTuple):
    """The host's request to drop somebody, or to hand a seat on, and who has agreed.

    `stirred`: whoever it is about has done something since it was asked, `at` that time.
    """

    seq: int
    at: int
    seat: int
    what: Literal["drop", "hand"]
    agreed: frozenset[int] = frozenset()
    stirred: bool = False


class Seats:
    """The seats of a table as they are now: their people and bots, and what is asked about them."""

    def __init__(self) -> None:
        self.status: Status = "open"
        self.seats: tuple[Occupant, ...] = ()
        self.absent: dict[int, str] = {}  # seats that a bot plays for their person
        self.keys: dict[str, Key] = {}  # by their hashes
        self.invitation = ""
        self.offers: dict[str, int] = {}  # hashes of tokens for seats that are handed on
        self.seat_asked: SeatAsk | None = None
        self.may_hand: frozenset[int] = frozenset()  # seats that all let the host hand on
        self.from_start: frozenset[int] = frozenset()  # seats of those who were there at the deal

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of persons, whether they are there or not."""
        return tuple(seat for seat, one in enumerate(self.seats) if one.kind == "person")

    @property
    def present(self) -> tuple[int, ...]:
        """The seats that a person decides for."""
        return tuple(seat for seat in self.people if seat not in self.absent)

    def bot_of(self, seat: int) -> str | None:
        """The name of the bot that decides for a seat; None if a person does."""
        if seat in self.absent:
            return self.absent[seat]
        return self.seats[seat].bot

    def _without_person(self) -> tuple[int, ...]:
        """The seats that have no clock."""
        present = self.present
        return tuple(seat for seat in range(len(self.seats)) if seat not in present)

    # Folding

    def _joined(self, entry: log.Joined, _: Line) -> None:
        if entry.offer is not None:
            self._take_keys(entry.seat)
        self.from_start -= {entry.seat}
        # nobody gets out of a question by handing the seat on to another, or to himself
        ask = self.seat_asked if entry.seat not in self.absent else None
        self._change_hands(entry.seat)
        if ask is not None and ask.what == "drop":
            self.seat_asked = ask
        self._add_key(entry.key)
        self._seat(entry.seat, Occupant(kind="person", name=entry.name))

    def _left(self, entry: log.Left, _: Line) -> None:
        self._take_keys(entry.seat)
        self._settle(entry.seat)
        if self.status == "open":
            self._seat(entry.seat, Occupant())
        elif entry.bot is not None:
            self.absent[entry.seat] = entry.bot

    def _seat_set(self, entry: log.SeatSet, _: Line) -> None:
        self._take_keys(entry.seat)
        self._take_offers(entry.seat)
        self._seat(entry.seat, bot_occupant(entry.bot) if entry.bot else Occupant())

    def _seats_ordered(self, entry: log.SeatsOrdered, _: Line) -> None:
        """Whoever sits somewhere moves with keys and offers. The game has not begun."""
        self.seats = tuple(self.seats[before] for before in entry.order)
        now = moved_to(entry.order)
        self.keys = {
            digest: msgspec.structs.replace(key, seats=tuple(sorted(now[one] for one in key.seats)))
            for digest, key in self.keys.items()
        }
        self.offers = {offer: now[seat] for offer, seat in self.offers.items()}

    def _seat_offered(self, entry: log.SeatOffered, _: Line) -> None:
        self._take_offers(entry.seat)
        self.offers[entry.offer] = entry.seat

    def _seat_asked(self, entry: log.SeatAsked, line: Line) -> None:
        self.seat_asked = SeatAsk(line.seq, line.at, entry.seat, entry.what)

    def _see_stirring(self, entry: AnyEntry) -> None:
        """Whoever does something is not gone; an order looks like its person."""
        ask = self.seat_asked
        if ask is None or type(entry) in _DONE_TO or getattr(entry, "seat", None) != ask.seat:
            return
        if not isinstance(entry, log.Played) or entry.by in ("person", "order"):
            self.seat_asked = ask._replace(stirred=True)

    def _seat_answered(self, entry: log.SeatAnswered, _: Line) -> None:
        ask = self.seat_asked
        if ask is None or ask.seq != entry.asked:
            return
        if entry.settled:
            self.may_hand |= {ask.seat}
        going_on = entry.agree and not entry.settled and entry.seat is not None
        agreed = ask.agreed | ({entry.seat} if entry.seat is not None else set())
        self.seat_asked = ask._replace(agreed=agreed) if going_on else None

    def _renamed(self, entry: log.Renamed, _: Line) -> None:
        self._seat(entry.seat, Occupant(kind="person", name=entry.name))

    def _key_made(self, entry: log.KeyMade, _: Line) -> None:
        self._add_key(entry.key)

    def _key_revoked(self, entry: log.KeyRevoked, _: Line) -> None:
        self.keys = {digest: key for digest, key in self.keys.items() if key.id != entry.id}

    def _seat(self, seat: int, occupant: Occupant) -> None:
        self.seats = (*self.seats[:seat], occupant, *self.seats[seat + 1 :])

    def _add_key(self, key: Key) -> None:
        self.keys[key.hash] = key

    def _change_hands(self, seat: int) -> None:
        """A person decides for a seat that did not: what others were to do with it is over."""
        self.absent.pop(seat, None)
        self._take_offers(seat)
        self._settle(seat)

    def _settle(self, seat: int) -> None:
        """What was asked about a seat is out of date."""
        self.may_hand -= {seat}
        if self.seat_asked is not None and self.seat_asked.seat == seat:
            self.seat_asked = None

    def _take_offers(self, seat: int) -> None:
        """Who was to have a seat is late: somebody else has it now, or is to have it."""
        self.offers = {offer: at for offer, at in self.offers.items() if at != seat}

    def _take_keys(self, seat: int) -> None:
        """Whatever opened a seat opens it no more; the host stays the host."""
        kept: dict[str, Key] = {}
        for digest, key in self.keys.items():
            seats = tuple(one for one in key.seats if one != seat)
            if seats or key.host:
                kept[digest] = msgspec.structs.replace(key, seats=seats)
        self.keys = kept


def moved_to(order: tuple[int, ...]) -> dict[int, int]:
    """Where each seat's holder sits after the seats were ordered."""
    return {before: seat for seat, before in enumerate(order)}


def bot_occupant(bot: str) -> Occupant:
    """A bot at a seat goes by the name it is registered under."""
    return Occupant(kind="bot", name=bot, bot=bot)


SEAT_FOLDS: dict[type[AnyEntry], Callable[[Any, Any, Line], None]] = {
    log.Joined: Seats._joined,
    log.Left: Seats._left,
    log.SeatSet: Seats._seat_set,
    log.SeatsOrdered: Seats._seats_ordered,
    log.SeatOffered: Seats._seat_offered,
    log.SeatAsked: Seats._seat_asked,
    log.SeatAnswered: Seats._seat_answered,
    log.Renamed: Seats._renamed,
    log.KeyMade: Seats._key_made,
    log.KeyRevoked: Seats._key_revoked,
}
# these are done to a seat, not by it
_DONE_TO = frozenset((log.SeatAsked, log.TakenOver, log.Left))
