"""Actions as JSON, as players write it who have seen it once: names do for numbers."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast

import msgspec

from longshore.game.actions import KINDS, AnyAction
from longshore.game.options import BROKER_NAMES, Options
from longshore.notation.errors import near
from longshore.notation.words import find_colour

_HOLDS = ("action", "actions", "move", "moves", "answer", "turn", "choice", "decision", "play")
# As models write the call of a tool, where they were only asked for text.
_CALLS = ("arguments", "parameters", "input", "function")
_LISTS = frozenset(("store", "take", "load", "factory", "harbour", "order"))
_MOST = 40  # places where JSON may begin


class NotTyped(ValueError):
    """JSON that is meant to be an action and is none."""

    def __init__(self, line: str, problem: str) -> None:
        super().__init__(problem)
        self.line = line


def json_values(text: str) -> Iterator[Any]:
    """The objects and lists that stand in a text, from its beginning on."""
    decoder, at, tried = json.JSONDecoder(), 0, 0
    while tried < _MOST:
        begins = [place for sign in "{[" if (place := text.find(sign, at)) >= 0]
        if not begins:
            return
        tried += 1
        at = min(begins)
        try:
            value, at = decoder.raw_decode(text, at)
        except (ValueError, RecursionError):
            at += 1
            continue
        yield value


def typed_actions(
    value: Any, options: Options, read_text: Callable[[str], Sequence[AnyAction]]
) -> Sequence[AnyAction]:
    """The actions that a value says: typed, as text, or under a name such as `action`."""
    if isinstance(value, str):
        inner = next(json_values(value), None) if value.lstrip().startswith(("{", "[")) else None
        return read_text(value) if inner is None else typed_actions(inner, options, read_text)
    if isinstance(value, list):
        return [action for one in value for action in typed_actions(one, options, read_text)]
    if not isinstance(value, dict):
        return ()
    named = {str(key).lower(): one for key, one in value.items()}
    held = [named[name] for name in (*_HOLDS, *_CALLS) if name in named]
    if isinstance(named.get("type"), str) and not (held and _kind(named) not in KINDS):
        return [_typed(named, options)]
    return typed_actions(held[0], options, read_text) if held else ()


def _kind(named: dict[str, Any]) -> str:
    kind: str = named["type"]
    return kind.strip().lower().replace("_", "-").replace(" ", "-")


def _typed(named: dict[str, Any], options: Options) -> AnyAction:
    kind = _kind(named)
    line = json.dumps(named, ensure_ascii=False)
    if kind not in KINDS:
        close = near(kind, KINDS)
        listed = close or ", ".join(KINDS)
        raise NotTyped(line, f"type: {listed}")
    fields = {name: _plain(name, one, options) for name, one in named.items() if one is not None}
    try:
        return cast(AnyAction, msgspec.convert(fields | {"type": kind}, AnyAction))
    except msgspec.ValidationError as problem:
        raise NotTyped(line, str(problem)) from None


def _plain(field: str, value: Any, options: Options) -> Any:
    """A value of a field in numbers."""
    if isinstance(value, dict):
        colour = value.get("colour", value.get("color"))
        return [_plain("colour", colour, options), _plain("price", value.get("price"), options)]
    if isinstance(value, list):
        return [_plain("in " + field, one, options) for one in value]
    if not isinstance(value, str):
        return value
    if field in _LISTS:
        parts = value.replace(",", " ").split()
        return [_plain("in " + field, one, options) for one in parts]
    return _number(field, value.strip().lower(), options)


def _number(field: str, word: str, options: Options) -> Any:
    if field == "seat" and word in options.seat_names:
        return options.seat_names.index(word)
    if field == "broker" and word.upper() in BROKER_NAMES:
        return BROKER_NAMES.index(word.upper())
    bare, at, price = word.partition("@")
    colour = find_colour(bare, options)
    if colour is None:
        number = word.removeprefix("$")
        return int(number) if number.isdecimal() and len(number) < 10 else word
    if not at:
        return colour
    return [colour, _number("price", price, options)]
