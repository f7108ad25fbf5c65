"""Values in a dict, or clauses of a text, read into numbers with a check and a place for errors.

A text is cut into clauses first (`Clause`) and then read like a dict, so that both forms mean the
same and have the same errors.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from longshore.engine.state import COLOURS
from longshore.game.actions import Priced
from longshore.game.given import quote
from longshore.game.options import BOX, Options
from longshore.notation.errors import NotationError, hint
from longshore.notation.tokens import Token, TokenReader, cut
from longshore.notation.words import (
    Shelf,
    find_colour,
    known_colours,
    read_colour_list,
    read_number,
    read_priced_list,
    read_seat,
)

NOBODY = "nobody"
EVERYBODY = ("all", "everybody")
NOTHING = "none"
_COUNTED = re.compile(r"([^0-9]+)([0-9]{0,12})")


@dataclass(frozen=True)
class Clause:
    """A keyword of a text and the words that belong to it."""

    keyword: Token
    tokens: tuple[Token, ...]
    text: str
    others: tuple[str, ...]

    def reader(self) -> TokenReader:
        last = self.tokens[-1] if self.tokens else self.keyword
        end = last.column + len(last.text)
        return TokenReader(self.tokens, self.text, line=last.line, end=end, others=self.others)


def key_of(word: object) -> str:
    """Keys are compared in lower case, with `_` between their words."""
    return str(word).strip().lower().replace("-", "_").replace(" ", "_")


class SectionValues:
    """One section of a position: its values by key, and where it stands."""

    def __init__(self, values: object, path: str, known: Sequence[str], options: Options) -> None:
        self.path = path
        self.options = options
        self.values: dict[str, Any] = {}
        if not isinstance(values, Mapping):
            raise NotationError(f"{quote(values)} is not a dict of {', '.join(known)}", path=path)
        for word, value in values.items():
            key = key_of(word)
            if key not in known:
                more = hint(key, known) or f"; there are: {', '.join(known)}"
                raise NotationError(f"there is no {quote(word)} here{more}", path=path)
            if key in self.values:
                raise self.error(key, "it is given twice")
            self.values[key] = value

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def where(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def error(self, key: str, message: str) -> NotationError:
        """A fault of one value."""
        value = self.values.get(key)
        if isinstance(value, Clause):
            return value.reader().error(message, value.keyword)
        text = "" if value is None else quote(value)
        return NotationError(message, path=self.where(key), text=text)

    def section(self, key: str, known: Sequence[str]) -> SectionValues:
        """A section within this one; empty if it is not given."""
        return SectionValues(self.values.get(key, {}), self.where(key), known, self.options)

    def reader(self, key: str, wanted: str) -> TokenReader:
        """The words of a value: of a clause, a text, or a list of texts."""
        value = self.values[key]
        if isinstance(value, Clause):
            if not value.tokens:
                raise value.reader().error(f"after {value.keyword.text}, {wanted} is missing here")
            return value.reader()
        words = value
        if isinstance(value, list | tuple) and all(isinstance(word, str) for word in value):
            words = " ".join(value)
        if not isinstance(words, str):
            raise self.error(key, f"{quote(value)} is not {wanted}")
        tokens = cut(" ".join(words.split("\n")))
        return TokenReader(tokens, words, path=self.where(key))

    # One value each.

    def number(self, key: str, lowest: int, highest: int) -> int:
        value = self.values[key]
        what = key.replace("_", "-")
        if isinstance(value, int) and not isinstance(value, bool):
            if lowest <= value <= highest:
                return value
            wanted = f"{what} is a number from {lowest} to {highest}"
            raise self.error(key, f"{quote(value)} is out of range; {wanted}")
        reader = self.reader(key, "a whole number")
        number = read_number(reader, what, lowest, highest)
        reader.finish(what)
        return number

    def numbers(self, key: str, count: int, highest: int) -> list[int]:
        """So many numbers."""
        value = self.values[key]
        if isinstance(value, list | tuple) and all(type(number) is int for number in value):
            if len(value) == count and all(0 <= number <= highest for number in value):
                return list(value)
            raise self.error(key, f"{quote(value)} is not {count} numbers from 0 to {highest}")
        reader = self.reader(key, f"{count} numbers")
        found = [read_number(reader, key, 0, highest) for _ in range(count)]
        reader.finish(key)
        return found

    def flag(self, key: str) -> bool:
        value = self.values[key]
        if isinstance(value, Clause):
            value.reader().finish(key)
            return True
        if not isinstance(value, bool):
            raise self.error(key, f"{quote(value)} is not true or false")
        return value

    def word(self, key: str, known: Sequence[str]) -> int:
        """The place of a word among those that it can be."""
        reader = self.reader(key, "a word")
        word = reader.word()
        if word not in known:
            raise reader.not_a(f"a {key}", f"it is one of {', '.join(known)}")
        reader.take()
        reader.finish(key)
        return list(known).index(word)

    def seat(self, key: str) -> int:
        reader = self.reader(key, "a seat")
        seat = read_seat(reader, self.options)
        reader.finish(key)
        return seat

    def seats(self, key: str) -> int:
        """Seats as a bit set."""
        reader = self.reader(key, "a list of seats")
        if reader.takes(*EVERYBODY):
            found = (1 << self.options.seats) - 1
        elif reader.takes(NOBODY) or (reader.peek() is None and not reader.text.strip()):
            found = 0
        else:
            found = 1 << read_seat(reader, self.options)
            while reader.peek():
                found |= 1 << read_seat(reader, self.options)
        reader.finish(key)
        return found

    # Containers.

    def priced(self, key: str, shelf: Shelf) -> tuple[Priced, ...]:
        example = f"{self.options.letters[0]}@{shelf.highest}"
        reader = self.reader(key, f"a list of containers such as {example}")
        if not reader.takes(NOTHING):
            return read_priced_list(reader, self.options, shelf)
        reader.finish(key)
        return ()

    def colours(self, key: str) -> tuple[int, ...]:
        """Colours in their order."""
        reader = self.reader(key, "a list of colours")
        if not reader.takes(NOTHING):
            return read_colour_list(reader, self.options)
        reader.finish(key)
        return ()

    def goods(self, key: str) -> list[int]:
        """How many containers of each colour: `k2 o`, a list, or a dict of numbers."""
        value = self.values[key]
        if isinstance(value, Mapping):
            return self._counts(key)
        reader = self.reader(key, f"a list of containers such as {self.options.letters[0]}2")
        return read_goods(reader, self.options)

    def _counts(self, key: str) -> list[int]:
        counts = [0] * COLOURS
        by_colour = self.section(key, [*self.options.letters, *self.options.colours])
        for word in by_colour.values:
            colour = find_colour(word, self.options)
            if colour is not None:
                counts[colour] += by_colour.number(word, 0, BOX)
        return counts


def read_goods(reader: TokenReader, options: Options) -> list[int]:
    """Containers without prices up to the end; a number after a colour says how many."""
    counts = [0] * COLOURS
    if reader.takes(NOTHING):
        reader.finish("nothing")
    while token := reader.peek():
        match = _COUNTED.fullmatch(token.word)
        colour = find_colour(match[1], options) if match else None
        if match is None or colour is None:
            close = hint(token.word, [*options.colours, *reader.others])
            raise reader.not_a("a colour", known_colours(options) + close)
        counts[colour] += int(match[2]) if match[2] else 1
        if counts[colour] > BOX:
            raise reader.error(f"there are at most {BOX} containers of a colour")
        reader.take()
        if reader.word() == "@":
            raise reader.error("these containers have no price; the colour alone is written")
    return counts
