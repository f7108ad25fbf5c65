"""Positions as text, as JSON and as dicts. A position is checked for sense when it is read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from longshore.engine.types import State
from longshore.game.given import of_kind, quote
from longshore.game.options import Options
from longshore.game.validation import status
from longshore.notation.errors import NotationError
from longshore.notation.position_read import state_from_dict as _state_from_dict
from longshore.notation.position_text import text_of, values_of
from longshore.notation.position_write import position_dict

__all__ = [
    "format_position",
    "parse_position",
    "position_dict",
    "position_json",
    "read_json",
    "read_position",
    "state_from_dict",
]

FAULTS_SHOWN = 3


def format_position(state: State, options: Options) -> str:
    """The one canonical text of a position."""
    return text_of(position_dict(state, options), options)


def parse_position(text: str) -> tuple[State, Options]:
    """Read a position's text: the state and the options of its table."""
    return state_from_dict(values_of(text))


def position_json(state: State, options: Options) -> str:
    """The position as JSON, on one line."""
    return json.dumps(position_dict(state, options), ensure_ascii=False)


def state_from_dict(values: Mapping[str, Any]) -> tuple[State, Options]:
    """Read a position's dict: the state and the options of its table."""
    state, options = _state_from_dict(values)
    faults = status(state, options.colours)
    if faults:
        more = len(faults) - FAULTS_SHOWN
        shown = " ".join(faults[:FAULTS_SHOWN]) + (f" And {more} more." if more > 0 else "")
        raise NotationError(f"this position cannot be: {shown}")
    return state, options


def read_position(position: str | Mapping[str, Any]) -> tuple[State, Options]:
    """Read a position from its text, its JSON or its dict."""
    if not isinstance(position, str):
        return state_from_dict(position)
    if position.lstrip().startswith("{"):
        return state_from_dict(read_json(position))
    return parse_position(position)


def read_json(text: str | bytes) -> Any:
    """JSON as plain values; a key given twice is a fault."""
    text = of_kind(text, str | bytes, "JSON is text")  # type: ignore[arg-type]
    try:
        return json.loads(text, object_pairs_hook=_no_key_twice)
    except json.JSONDecodeError as fault:
        line = fault.doc.split("\n")[fault.lineno - 1]
        raise NotationError(
            f"this is not JSON: {fault.msg[:1].lower()}{fault.msg[1:]}",
            line=fault.lineno,
            column=fault.colno,
            text=line,
        ) from None
    except NotationError:
        raise
    except (ValueError, RecursionError):
        raise NotationError("this is not JSON that can be read", line=1, column=1) from None


def _no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise NotationError(f"the key {quote(key)} is given twice")
        found[key] = value
    return found
