"""Everything as text: actions, deals, positions and whole games, each with one canonical text."""

from __future__ import annotations

from longshore.notation.actions import check_action, format_action, parse_action
from longshore.notation.deals import Deal, check_deal, format_deal, parse_deal
from longshore.notation.errors import NotationError
from longshore.notation.games import SUFFIX, Record
from longshore.notation.positions import (
    format_position,
    parse_position,
    position_dict,
    position_json,
    read_position,
    state_from_dict,
)

__all__ = [
    "SUFFIX",
    "Deal",
    "NotationError",
    "Record",
    "check_action",
    "check_deal",
    "format_action",
    "format_deal",
    "format_position",
    "parse_action",
    "parse_deal",
    "parse_position",
    "position_dict",
    "position_json",
    "read_position",
    "state_from_dict",
]
