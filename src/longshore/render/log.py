"""The log of a game: a sentence for each event, from the Fluent messages `log-…`.

An event's message is called after its type: `log-ship-sailed`. Its variables are the event's
fields: seats and colours by name, lists as text with their length beside them (`$cargo` and
`$cargo-count`), what is true or not as yes or no. `_OWN` has the messages whose variables are
others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from longshore.engine import scoring
from longshore.engine.state import COLOURS
from longshore.game.actions import Priced
from longshore.game.events import auction_kinds as auctions
from longshore.game.events import kinds as happened
from longshore.game.events import visible
from longshore.game.events.event import Event
from longshore.game.options import BROKER_NAMES, CARD_NAMES, Options
from longshore.text.messages import DEFAULT, listed, say

# What a board shows and a log need not tell: whom the table waits for, how many money cards
# everybody holds.
SILENT: frozenset[type[Event]] = frozenset({happened.Awaited, happened.MoneyCardsCounted})

Values: TypeAlias = dict[str, Any]


def tell(event: Event, options: Options, language: str = DEFAULT) -> str | None:
    """What happened, as a sentence; None for an event that needs none.

    It tells all that the event holds. Whether somebody may know of it is for `tell_all`.
    """
    if type(event) in SILENT:
        return None
    return say(message_of(type(event)), language, **_values(event, _Words(options, language)))


def tell_all(
    events: Iterable[Event], options: Options, seat: int | None, language: str = DEFAULT
) -> list[str]:
    """The sentences of the events that a seat may know; None is a spectator."""
    known = [event for event in visible(events, seat) if not _is_own_bid(event, seat)]
    sentences = [tell(event, options, language) for event in known]
    return [sentence for sentence in sentences if sentence is not None]


def message_of(kind: type[Event]) -> str:
    """The id of the message for a type of event."""
    return f"log-{kind.__struct_config__.tag}"


def _is_own_bid(event: Event, seat: int | None) -> bool:
    """A1: who made the bid has read it with its amount (`SealedBid`)."""
    return isinstance(event, auctions.BidSealed) and event.seat == seat


class _Words:
    """Seats, colours and lists of them in one language."""

    def __init__(self, options: Options, language: str) -> None:
        self.options, self.language = options, language

    def say(self, message: str, **values: Any) -> str:
        return say(message, self.language, **values)

    def listed(self, items: Iterable[str], *, plain: bool = False) -> str:
        return listed(list(items), self.language, plain=plain)

    def seat(self, seat: int) -> str:
        """A seat's name as messages select on it; `say` puts in the name of the language."""
        return self.options.seat_names[seat]

    def colour(self, colour: int) -> str:
        return self.options.colours[colour]

    def broker(self, broker: int) -> str:
        return BROKER_NAMES[broker]

    def seats(self, seats: Iterable[int]) -> str:
        return self.listed(self.say(f"seat-{self.seat(seat)}") for seat in seats)

    def brokers(self, brokers: Iterable[int]) -> str:
        return self.listed(self.broker(broker) for broker in brokers)

    def goods(self, goods: Sequence[int | Priced]) -> str:
        """Containers, with their prices if they have any; alike ones together."""
        return self.listed(self._alike(*alike) for alike in Counter(goods).items())

    def cargo(self, cargo: Iterable[int]) -> str:
        """Containers one by one, as they are put in brackets."""
        return self.listed(
            (self.say(f"colour-{self.colour(colour)}") for colour in cargo), plain=True
        )

    def _alike(self, container: int | Priced, count: int) -> str:
        if isinstance(container, int):
            return self.say("log-alike", count=count, colour=self.colour(container))
        colour, price = container
        return self.say("log-priced", count=count, colour=self.colour(colour), price=price)


_Reader: TypeAlias = Callable[[_Words, Any], Any]

# How a field is read, by its name; a field that is not here is a number or a word as it stands.
_FIELDS: dict[str, _Reader] = {
    "seat": _Words.seat,
    "first": _Words.seat,
    "boss": _Words.seat,
    "host": _Words.seat,
    "seller": _Words.seat,
    "winner": _Words.seat,
    "colour": _Words.colour,
    "machine": _Words.colour,
    "broker": _Words.broker,
    "seats": _Words.seats,
    "brokers": _Words.brokers,
    "colours": _Words.goods,
    "goods": _Words.goods,
    "factory": _Words.goods,
    "harbour": _Words.goods,
    "cargo": _Words.cargo,
}


def _values(event: Event, words: _Words) -> Values:
    """The variables of an event's message."""
    own = _OWN.get(type(event))
    return _fields(event, words) if own is None else own(event, words)


def _fields(event: Event, words: _Words) -> Values:
    values: Values = {}
    for field in event.__struct_fields__:
        if field != "audience":
            values |= _field_values(field, getattr(event, field), words)
    return values


def _field_values(field: str, value: Any, words: _Words) -> Values:
    if value is None:
        return {}
    if isinstance(value, bool):
        return {field: _yes_or_no(value)}
    read = _FIELDS.get(field)
    text = value if read is None else read(words, value)
    if isinstance(value, tuple):
        return {field: text, f"{field}-count": len(value)}
    return {field: text}


def _yes_or_no(value: bool) -> str:
    return "yes" if value else "no"


# Messages whose variables are not simply the fields.


def _game_began(event: happened.GameBegan, words: _Words) -> Values:
    return {
        "edition": event.options.edition,
        "seats": event.options.seats,
        "first": words.seat(event.first),
    }


def _card_dealt(event: happened.CardDealt, words: _Words) -> Values:
    """S6: in the order of the printed cards: 10, 5/10, 6, 4, 2."""
    worths = []
    for colour in range(COLOURS):
        worth = int(scoring.card_value(event.card, colour))
        double = bool(colour == scoring.two_value_colour(event.card))
        name, kind = words.colour(colour), "double" if double else "single"
        text = words.say("log-worth", colour=name, kind=kind, amount=worth)
        worths.append((2 * worth if double else worth, worth, text))
    texts = [text for *_, text in sorted(worths, reverse=True)]
    return {
        "seat": words.seat(event.seat),
        "card": CARD_NAMES[event.card],
        "worths": words.listed(texts),
    }


def _brokers_dealt(event: happened.BrokersDealt, words: _Words) -> Values:
    shares = [
        words.say("log-broker-share", count=len(goods), goods=words.cargo(goods), amount=amount)
        for goods, amount in zip(event.goods, event.money, strict=True)
    ]
    return {"brokers": words.brokers(range(len(shares))), "shares": words.listed(shares)}


def _ship_sailed(event: happened.ShipSailed, words: _Words) -> Values:
    """M1: one of the two ends is the open sea; the harbour at the other may be a seat's."""
    ends = {"origin": event.origin, "berth": event.berth}
    hosts = [end for end in ends.values() if isinstance(end, int)]
    return {
        "seat": words.seat(event.seat),
        **{name: "seat" if isinstance(end, int) else end for name, end in ends.items()},
        **({"host": words.seat(hosts[0])} if hosts else {}),
    }


def _bid_sealed(event: auctions.BidSealed, words: _Words) -> Values:
    """A7: 0 cards is that the table shows none."""
    extra = _yes_or_no(event.extra)
    return {"seat": words.seat(event.seat), "extra": extra, "cards": event.cards or 0}


def _bids_revealed(event: auctions.BidsRevealed, words: _Words) -> Values:
    """A7: a bid that a bluff cancels is shown as what it counts. Loans are events of their own."""
    bids = [
        words.say(
            "log-bid",
            seat=words.seat(bid.seat),
            amount=bid.amount,
            counts=bid.counts,
            cancelled=_yes_or_no(bid.counts != bid.amount),
        )
        for bid in event.bids
    ]
    return {"extra": _yes_or_no(event.extra), "bids": words.listed(bids)}


def _broker_bid(event: auctions.BrokerCalled | auctions.BrokerOutbid, words: _Words) -> Values:
    """K2: a bid is money, or containers from one store or from both."""
    if event.factory and event.harbour:
        offer = "both"
    else:
        offer = "factory" if event.factory else "harbour" if event.harbour else "money"
    return {**_fields(event, words), "offer": offer}


def _brokers_paid(event: auctions.BrokersPaid, words: _Words) -> Values:
    shares = [
        words.say("log-broker-money", broker=words.broker(broker), amount=amount)
        for broker, amount in enumerate(event.money)
        if amount
    ]
    shares += [
        words.say("log-broker-container", broker=words.broker(broker), colour=words.colour(colour))
        for broker, colour in event.goods
    ]
    values: Values = {"shares": words.listed(shares)}
    if event.seat is None:
        return {**values, "payer": "government"}
    return {**values, "payer": "seat", "seat": words.seat(event.seat)}


def _game_over(event: happened.GameOver, words: _Words) -> Values:
    best_first = sorted(event.scores, key=lambda score: (-score.total, score.seat))
    scores = [
        words.say(
            "log-score",
            seat=words.seat(score.seat),
            sign="minus" if score.total < 0 else "plus",
            amount=abs(score.total),
        )
        for score in best_first
    ]
    return {
        "rounds": event.rounds,
        "winners": words.seats(event.winners),
        "winners-count": len(event.winners),
        "scores": words.listed(scores),
    }


_OWN: dict[type[Event], Callable[[Any, _Words], Values]] = {
    happened.GameBegan: _game_began,
    happened.CardDealt: _card_dealt,
    happened.BrokersDealt: _brokers_dealt,
    happened.ShipSailed: _ship_sailed,
    auctions.BidSealed: _bid_sealed,
    auctions.BidsRevealed: _bids_revealed,
    auctions.BrokerCalled: _broker_bid,
    auctions.BrokerOutbid: _broker_bid,
    auctions.BrokersPaid: _brokers_paid,
    happened.GameOver: _game_over,
}
