"""A position as text: a few lines of clauses, read into a dict and written from one.

longshore classic 3
turn blue, round 4
supply k9 n8 o12 t12 w12
blue: cash 12, card A, machines k n, factory k@2 n@3, ship red t w
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from longshore.game.given import quote
from longshore.game.options import (
    BROKER_NAMES,
    MAX_SEATS,
    MIN_SEATS,
    SEAT_NAMES,
    Options,
    edition_names,
)
from longshore.notation.errors import NotationError, hint
from longshore.notation.position_fields import (
    BROKER_KEYS,
    FLOOR_KEYS,
    GOODS_KEYS,
    PAYMENT_KEYS,
    SEAT_KEYS,
    TOP_KEYS,
)
from longshore.notation.position_read import make_options
from longshore.notation.tokens import TextLine, Token, TokenReader, bare_lines, items
from longshore.notation.values import NOBODY, NOTHING, Clause, key_of
from longshore.notation.words import read_broker, read_number

TITLE = "longshore"
FIXED = {"ship": 1, "phase": 1, "space": 2}  # words that belong to a keyword whatever they are
_SUPPLIES = (*GOODS_KEYS, "warehouse_supply")
_SEATS_KEYS = ("played", "tied", "folded", "waiting")
_PREFIXED = {"payment": PAYMENT_KEYS, "floor": FLOOR_KEYS}


# Writing.


def format_header(options: Options) -> str:
    """`longshore classic 3 money=open`: the edition, the seats, and what is different."""
    words = [TITLE, options.edition, str(options.seats)]
    words += [f"{name}={_option_text(value)}" for name, value in options.changes().items()]
    return " ".join(words)


def _option_text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return "none" if value is None else str(value)


def text_of(position: Mapping[str, Any], options: Options) -> str:
    """The text of a position's dict, as `position_dict` makes it."""
    lines = [format_header(options)]
    top = {key: value for key, value in position.items() if key in TOP_KEYS}
    supplies = {key: top.pop(key) for key in _SUPPLIES if key in top}
    lines += [_clauses(_turn_first(top)), _clauses(supplies)]
    for name in options.seat_names:
        lines.append(f"{name}: {_clauses(position[name])}")
    for name, broker in position.get("brokers", {}).items():
        lines.append(f"broker {name}: {_clauses(broker)}")
    for name in _PREFIXED:
        if name in position:
            lines.append(f"{name}: {_clauses(position[name])}")
    return "\n".join(lines) + "\n"


def _turn_first(top: Mapping[str, Any]) -> dict[str, Any]:
    return {key: top[key] for key in sorted(top, key=lambda key: key not in ("turn", "round"))}


def _clauses(section: Mapping[str, Any]) -> str:
    return ", ".join(" ".join(_clause(key, value)) for key, value in section.items())


def _clause(key: str, value: Any) -> Iterator[str]:
    yield key.replace("_", "-")
    match value:
        case True:
            return
        case {"at": at}:
            yield str(at)
            yield from value.get("cargo", ())
        case Mapping() if value:
            yield from (f"{letter}{count}" for letter, count in value.items())
        case list() if value:
            yield from map(str, value)
        case list() | Mapping():
            yield NOBODY if key in _SEATS_KEYS else NOTHING
        case _:
            yield str(value)


# Reading.


def values_of(text: str) -> dict[str, Any]:
    """A position's text as a dict of clauses, for `state_from_dict`."""
    lines = [
        item for number, line in enumerate(bare_lines(text), 1) for item in items(line, number)
    ]
    if not lines:
        raise NotationError(
            f"there is nothing here; a position begins with a line such as {TITLE} classic 4",
            line=1,
            column=1,
        )
    return values_of_lines(lines[1:], read_header(lines[0].reader()))


def values_of_lines(lines: Sequence[TextLine], options: Options) -> dict[str, Any]:
    """The same from the lines after the header."""
    values: dict[str, Any] = {"edition": options.edition, "seats": options.seats}
    values["options"] = options.changes()
    for line in lines:
        _read_line(values, line.reader(), options)
    return values


def read_header(reader: TokenReader) -> Options:
    """The line that says what is played."""
    first = reader.peek()
    if not reader.takes(TITLE):
        raise reader.not_a(
            "how a game or a position begins", f"each begins with {TITLE}, as in {TITLE} classic 4"
        )
    known = edition_names()
    edition = reader.word()
    if edition not in known:
        raise reader.not_a("an edition", f"the editions are {', '.join(known)}")
    reader.take()
    seats = read_number(reader, "the number of seats", MIN_SEATS, MAX_SEATS)
    changes = _read_changes(reader)
    try:
        return make_options(edition, seats, {name: value for name, (_, value) in changes.items()})
    except NotationError as fault:
        blamed = (token for name, (token, _) in changes.items() if name in fault.message)
        raise reader.error(fault.message, next(blamed, first)) from None


def _read_changes(reader: TokenReader) -> dict[str, tuple[Token, str]]:
    """The options that are different: by name, where each stands and its value."""
    found: dict[str, tuple[Token, str]] = {}
    while token := reader.take():
        name = key_of(token.text)
        if not reader.takes("="):
            raise reader.error(
                f"{quote(token.text)} is not an option; one is written money=open", token
            )
        value = reader.take()
        if value is None:
            raise reader.error(f"the value of the option {name} is missing here")
        if name in found:
            raise reader.error(f"the option {name} is given twice", token)
        found[name] = token, value.text
    return found


def _read_line(values: dict[str, Any], reader: TokenReader, options: Options) -> None:
    section, known = _read_prefix(values, reader, options)
    for clause in cut_clauses(reader, known):
        key = key_of(clause.keyword.text)
        if key in section:
            raise reader.error(f"{clause.keyword.text} is given twice", clause.keyword)
        section[key] = clause


def _read_prefix(
    values: dict[str, Any], reader: TokenReader, options: Options
) -> tuple[dict[str, Any], Sequence[str]]:
    """The section that a line is about, and the keywords that it has."""
    token = reader.peek()
    if token is None:
        raise reader.error("there is nothing here")
    if token.word == "broker":
        reader.take()
        name = BROKER_NAMES[read_broker(reader)].lower()
        _colon(reader)
        return values.setdefault("brokers", {}).setdefault(name, {}), BROKER_KEYS
    after = reader.tokens[reader.index + 1 : reader.index + 2]
    if not after or after[0].text != ":":
        return values, TOP_KEYS
    if token.word in _PREFIXED:
        known: Sequence[str] = _PREFIXED[token.word]
    elif token.word in options.seat_names:
        known = SEAT_KEYS
    else:
        whose = [*options.seat_names, *_PREFIXED, "broker I"]
        kind = "a seat at this table" if token.word in SEAT_NAMES else "what a line can be about"
        raise reader.not_a(kind, f"it is one of {', '.join(whose)}{hint(token.word, whose)}")
    reader.take()
    _colon(reader)
    return values.setdefault(token.word, {}), known


def _colon(reader: TokenReader) -> None:
    if not reader.takes(":"):
        raise reader.error("a colon is missing here, as in broker I: money 3")


def cut_clauses(reader: TokenReader, known: Sequence[str]) -> Iterator[Clause]:
    """The rest of a line as keywords, each with the words up to the next."""
    others = tuple(key.replace("_", "-") for key in known)
    while token := reader.take():
        if token.word == "deal":
            raise reader.error("this is a whole game; a position has no deal", token)
        if key_of(token.text) not in known:
            more = hint(token.word, others) or f"; there are: {', '.join(others)}"
            raise reader.error(f"{quote(token.text)} is not a keyword here{more}", token)
        start = reader.index
        for _ in range(FIXED.get(token.word, 0)):
            if (fixed := reader.peek()) and not fixed.after_comma:
                reader.take()
        while reader.peek() and key_of(reader.word()) not in known:
            reader.take()
        yield Clause(token, tuple(reader.tokens[start : reader.index]), reader.text, others)
