"""The words that all notation shares: colours, seats, brokers, cards, numbers, containers."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import NamedTuple

from longshore.engine.state import (
    BROKERS,
    COLOURS,
    FACTORY_LOWEST,
    FACTORY_PRICES,
    HARBOUR_LOWEST,
    HARBOUR_PRICES,
)
from longshore.game.actions import Priced
from longshore.game.given import quote
from longshore.game.options import BROKER_NAMES, CARD_NAMES, Options
from longshore.notation.errors import Legend, NotationError, SeatList, near
from longshore.notation.tokens import TokenReader

MOST_MONEY = 2**31 - 1
LONGEST_NUMBER = 12  # digits
_DIGITS = re.compile(r"[0-9]+")


class Shelf(NamedTuple):
    """What prices containers have in a place; the name is that of a message's variant."""

    name: str
    lowest: int
    highest: int


FACTORY = Shelf("factory-price", FACTORY_LOWEST, FACTORY_LOWEST + FACTORY_PRICES - 1)
HARBOUR = Shelf("harbour-price", HARBOUR_LOWEST, HARBOUR_LOWEST + HARBOUR_PRICES - 1)
STORE = Shelf("store-price", FACTORY.lowest, HARBOUR.highest)


# Reading.


def known_colours(options: Options) -> str:
    pairs = zip(options.letters, options.colours, strict=True)
    return "the colours are " + ", ".join(f"{letter} ({name})" for letter, name in pairs)


def legend(options: Options) -> Legend:
    return Legend(options.letters, options.colours)


def known_seats(options: Options) -> str:
    return "the seats are " + ", ".join(options.seat_names)


def find_colour(word: str, options: Options) -> int | None:
    for names in (options.letters, options.colours):
        if word in names:
            return names.index(word)
    return None


def read_colour(reader: TokenReader, options: Options) -> int:
    colour = find_colour(reader.word(), options)
    if colour is None:
        close = near(reader.word(), [*options.colours, *reader.others]) if reader.peek() else ""
        if close:
            raise reader.wants("colour-near", colours=legend(options), near=close)
        raise reader.wants("colour", colours=legend(options))
    reader.take()
    return colour


def read_seat(reader: TokenReader, options: Options) -> int:
    word = reader.word()
    if word not in options.seat_names:
        raise reader.wants("seat", seats=SeatList(options.seat_names))
    reader.take()
    return options.seat_names.index(word)


def read_broker(reader: TokenReader) -> int:
    """I, II, III; 1, 2, 3 do as well."""
    word = reader.word().upper()
    for names in (BROKER_NAMES, ("1", "2", "3")):
        if word in names:
            reader.take()
            return names.index(word)
    raise reader.wants("broker", brokers=", ".join(BROKER_NAMES))


def read_card(reader: TokenReader) -> int:
    word = reader.word().upper()
    if word not in CARD_NAMES:
        raise reader.not_a("a value card", "the cards are " + ", ".join(CARD_NAMES))
    reader.take()
    return CARD_NAMES.index(word)


def read_number(reader: TokenReader, what: str, lowest: int, highest: int) -> int:
    """A number in digits; a dollar sign in front does no harm."""
    wanted = f"{what} is a number from {lowest} to {highest}"
    if highest == MOST_MONEY:
        wanted = f"{what} is a whole number, {lowest} or more"
    word = reader.word().removeprefix("$")
    if not _DIGITS.fullmatch(word):
        raise reader.not_a("a number", wanted)
    if not _in_range(word, lowest, highest):
        raise reader.error(f"{quote(word)} is out of range; {wanted}")
    reader.take()
    return int(word)


def read_said_number(reader: TokenReader, what: str, lowest: int, highest: int) -> int:
    """The same in an action; `what` is a variant of the message for it."""
    wanted = {"what": what, "lowest": lowest, "highest": highest}
    word = reader.word().removeprefix("$")
    if not _DIGITS.fullmatch(word):
        raise reader.wants("number", **wanted)
    if not _in_range(word, lowest, highest):
        raise reader.fault("number", fault="range", found=quote(word), **wanted)
    reader.take()
    return int(word)


def _in_range(word: str, lowest: int, highest: int) -> bool:
    return len(word) <= LONGEST_NUMBER and lowest <= int(word) <= highest


def read_priced(reader: TokenReader, options: Options, shelf: Shelf) -> Priced:
    """A container with its price, such as k@2."""
    colour = _priced_colour(reader, options)
    if not reader.takes("@"):
        example = f"{options.letters[colour]}@{shelf.highest}"
        raise reader.fault("price-missing", example=example)
    return colour, read_said_number(reader, shelf.name, shelf.lowest, shelf.highest)


def _priced_colour(reader: TokenReader, options: Options) -> int:
    """The colour before @; `k2` is said to lack the @."""
    word = reader.word()
    bare = word.rstrip("0123456789")
    colour = find_colour(bare, options)
    if bare != word and colour is not None:
        example = f"{options.letters[colour]}@{word[len(bare) :][:3]}"
        raise reader.fault("not-priced", found=quote(word), example=example)
    return read_colour(reader, options)


def read_priced_list(
    reader: TokenReader, options: Options, shelf: Shelf, stops: Collection[str] = ()
) -> tuple[Priced, ...]:
    """Containers with prices up to a word that stops the list, or the end."""
    found: list[Priced] = []
    while reader.peek() and reader.word() not in stops:
        found.append(read_priced(reader, options, shelf))
    return tuple(found)


def read_colour_list(
    reader: TokenReader, options: Options, stops: Collection[str] = ()
) -> tuple[int, ...]:
    found: list[int] = []
    while reader.peek() and reader.word() not in stops:
        found.append(read_colour(reader, options))
        if reader.word() == "@":
            raise reader.fault("no-price")
    return tuple(found)


# Writing. Values that name nothing at this table are refused: a typed value may hold any number.


def _name(index: int, names: tuple[str, ...], kind: str) -> str:
    if not 0 <= index < len(names):
        raise NotationError(
            f"there is no {kind} number {index}; they go from 0 to {len(names) - 1}"
        )
    return names[index]


def letter(colour: int, options: Options) -> str:
    return _name(colour, options.letters[:COLOURS], "colour")


def seat_name(seat: int, options: Options) -> str:
    return _name(seat, options.seat_names, "seat")


def broker_name(broker: int) -> str:
    return _name(broker, BROKER_NAMES[:BROKERS], "broker")


def card_name(card: int) -> str:
    return _name(card, CARD_NAMES, "value card")


def priced(container: Priced, options: Options) -> str:
    colour, price = container
    return f"{letter(colour, options)}@{price}"
