"""The deal as a value and as text: `deal first red, machines k n o, cards A C B`."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec

from longshore.engine.state import COLOURS
from longshore.game.given import of_kind, quote
from longshore.game.options import Options
from longshore.game.validation.board import OUTSIDE
from longshore.notation.errors import NotationError, hint
from longshore.notation.tokens import TextLine, TokenReader, bare_lines, cut
from longshore.notation.words import (
    card_name,
    letter,
    read_card,
    read_colour_list,
    read_seat,
    seat_name,
)

DRAWN = OUTSIDE  # K1: containers drawn for the brokers
_PARTS = ("first", "machines", "cards", "brokers")


class Deal(msgspec.Struct, frozen=True):
    """All that chance decides: S1, S4, S5, and K1 with the Investment Bank.

    `brokers` are three colours: two for broker I, in the order of the colours, and one for II.
    """

    first: int
    machines: tuple[int, ...]
    cards: tuple[int, ...]
    brokers: tuple[int, ...] | None = None

    def __post_init__(self) -> None:
        if self.brokers and len(self.brokers) == 3:
            pair = sorted(self.brokers[:2])
            msgspec.structs.force_setattr(self, "brokers", (*pair, self.brokers[2]))


def check_deal(deal: Deal | Mapping[str, Any], options: Options) -> Deal:
    """The deal, or its dict, as one that this table can have; anything else is refused."""
    if not isinstance(deal, Deal):
        return deal_from_dict(deal, options)
    seats = options.seats
    if not 0 <= deal.first < seats:
        raise NotationError(f"the starting seat is 0 to {seats - 1}, not {deal.first}")
    _check_drawn(deal.machines, seats, "machine", "one a seat")
    _check_drawn(deal.cards, seats, "card", "one a seat")
    if options.investment_bank:
        _check_drawn(deal.brokers or (), DRAWN, "container", "two to broker I and one to broker II")
    elif deal.brokers is not None:
        raise NotationError("there are no brokers at this table: investment_bank is off")
    return deal


def redealt(deal: Deal, seat: int, chance: Random) -> Deal:
    """The deal as a seat may believe it to be: the value cards that it has not seen by chance."""
    unseen = [card for card in range(COLOURS) if card != deal.cards[seat]]
    chance.shuffle(unseen)
    cards = tuple(card if other == seat else unseen.pop() for other, card in enumerate(deal.cards))
    return msgspec.structs.replace(deal, cards=cards)


def _check_drawn(drawn: tuple[int, ...], count: int, kind: str, why: str) -> None:
    """So many, of five different ones, none twice."""
    if len(drawn) != count:
        raise NotationError(f"{count} {kind}s are dealt, {why}; here are {len(drawn)}")
    for one in drawn:
        if not 0 <= one < COLOURS:
            raise NotationError(f"the {kind}s are numbered 0 to {COLOURS - 1}; {one} is none")
    if len(set(drawn)) < count:
        raise NotationError(f"the {kind}s dealt are all different; here one comes twice")


# Text.


def format_deal(deal: Deal, options: Options) -> str:
    """The one canonical text of a deal."""
    parts = deal_dict(of_kind(deal, Deal, "A deal is written"), options)
    words = [f"first {parts['first']}"]
    words += [f"{part} {' '.join(parts[part])}" for part in _PARTS[1:] if part in parts]
    return "deal " + ", ".join(words)


def parse_deal(text: str, options: Options) -> Deal:
    """Read a deal; its parts may stand in any order."""
    flat = " ".join(bare_lines(text))
    try:
        return read_deal(TextLine(flat, 1, 1).reader(), options)
    except NotationError as fault:
        fault.line = None  # there is only one
        raise


def read_deal(reader: TokenReader, options: Options) -> Deal:
    """Read a deal that fills the rest of a line."""
    if not reader.takes("deal"):
        raise reader.not_a("a deal", "it begins with the word deal")
    found: dict[str, Any] = {}
    while token := reader.peek():
        part = token.word
        if part not in _PARTS:
            known = "first, machines, cards or brokers"
            raise reader.not_a("a part of a deal", f"they are {known}{hint(part, _PARTS)}")
        if part in found:
            raise reader.error(f"{part} is given twice")
        reader.take()
        found[part] = _read_part(reader, options, part)
    return _make(found, options, reader)


def _read_part(reader: TokenReader, options: Options, part: str) -> Any:
    if part == "first":
        return read_seat(reader, options)
    if part != "cards":
        return read_colour_list(reader, options, _PARTS)
    cards: list[int] = []
    while reader.peek() and reader.word() not in _PARTS:
        cards.append(read_card(reader))
    return tuple(cards)


def _make(found: dict[str, Any], options: Options, reader: TokenReader) -> Deal:
    missing = [part for part in _PARTS[:3] if part not in found]
    if missing:
        raise reader.error(f"{missing[0]} is missing from the deal")
    deal = Deal(**found)
    try:
        check_deal(deal, options)
    except NotationError as fault:
        reader.index = 0
        raise reader.error(fault.message) from None
    return deal


# JSON.


def deal_dict(deal: Deal, options: Options) -> dict[str, Any]:
    """A deal with names for numbers, ready for JSON."""
    named: dict[str, Any] = {
        "first": seat_name(deal.first, options),
        "machines": [letter(colour, options) for colour in deal.machines],
        "cards": [card_name(card) for card in deal.cards],
    }
    if deal.brokers is not None:
        named["brokers"] = [letter(colour, options) for colour in deal.brokers]
    return named


def deal_from_dict(named: object, options: Options) -> Deal:
    """Read a deal from a dict: names, or lists of names, or a text of names."""
    if not isinstance(named, Mapping):
        raise NotationError(f"a deal is a dict, not {quote(named)}", path="deal")
    found: dict[str, Any] = {}
    for part, value in named.items():
        if part not in _PARTS:
            known = "a deal has first, machines, cards and brokers"
            raise NotationError(
                f"{quote(part)} is no part of a deal; {known}{hint(str(part), _PARTS)}",
                path="deal",
            )
        path = f"deal.{part}"
        listed = list(value) if isinstance(value, list | tuple) else [value]
        if not all(isinstance(word, str) for word in listed):
            raise NotationError(f"{quote(value)} is not a name or a list of names", path=path)
        words = " ".join(listed)
        reader = TokenReader(cut(words), words, path=path)
        found[part] = _read_part(reader, options, part)
        reader.finish(part)
    return _make(found, options, TokenReader([], "", path="deal"))
