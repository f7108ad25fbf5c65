"""States, observations and actions as JSON: what OpenSpiel calls structs.

OpenSpiel turns these dicts of plain values into JSON and back (`state.to_json()`, `to_dict()`,
`action_to_struct`, `struct_to_actions`, `to_observation_struct`, `game.new_initial_state(dict)`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np

from longshore.engine.layout import FIELDS
from longshore.engine.moves import MOVES, move_name
from longshore.engine.observe import read
from longshore.envs.openspiel import telling
from longshore.envs.openspiel.course import CHANCE, SEALED, SEAT, Course, CourseSetting, replayed
from longshore.envs.settings import whole_number
from longshore.game.given import quote
from longshore.notation import position_dict

MADE_OF = ("begun", "drawn", "moves")  # what a state can be made of again
_SCALES = {field.name: field.scale for field in FIELDS}
_NUMBERS = {move_name(move): move for move in range(MOVES)}


def state_struct(course: Course) -> dict[str, Any]:
    """Everything, hidden things included: how it came about, and the position it has come to."""
    options = course.setting.options
    position = None if course.game is None else position_dict(course.game.buffer.state, options)
    return {
        "current_player": int(course.player),
        "begun": course.setting.dealing.text,
        "drawn": list(course.drawn),
        "moves": [_move_struct(entry) for entry in course.log],
        "position": position,
    }


def _move_struct(entry: int) -> dict[str, Any]:
    move = {"seat": entry % SEALED // SEAT, **action_struct(entry % SEAT)}
    return {**move, "sealed": True} if entry >= SEALED else move


def read_struct(given: Any, setting: CourseSetting) -> Course | None:
    """The course that a state's struct tells of; None if it is nothing of the kind."""
    if isinstance(given, str) and given.lstrip().startswith("{"):
        try:
            given = json.loads(given)
        except ValueError:
            return None
    if not isinstance(given, Mapping) or any(name not in given for name in MADE_OF):
        return None
    if given["begun"] != setting.dealing.text:
        setting = setting.begun(given["begun"])
    try:
        moves = [_entry(move) for move in given["moves"]]
        drawn = [whole_number("An outcome", outcome, 0, MOVES) for outcome in given["drawn"]]
    except (KeyError, TypeError) as problem:
        raise ValueError(f"This is no state of longshore: {problem}.") from None
    return replayed(setting, drawn, moves)


def _entry(move: Mapping[str, Any]) -> int:
    seat = whole_number("A seat", move["seat"], 0, 4)
    return SEALED * bool(move.get("sealed")) + SEAT * seat + read_action(move)


def action_struct(move: int) -> dict[str, Any]:
    """A move by its number and its name."""
    return {"action": move, "name": move_name(move)}


def outcome_struct(course: Course, outcome: int) -> dict[str, Any]:
    """What chance draws."""
    return {"action": outcome, "name": course.setting.dealing.name(len(course.drawn), outcome)}


def read_action(given: Mapping[str, Any]) -> int:
    """The number of a move, from its number or its name."""
    if "action" in given:
        return whole_number("An action", given["action"], 0, MOVES - 1)
    found = _NUMBERS.get(given.get("name", ""))
    if found is None:
        raise ValueError(f"There is no move {quote(given.get('name'))}; as 'take 3 2' it is named.")
    return found


def observation_struct(course: Course, player: int) -> dict[str, Any]:
    """What a player sees: the fields of its row in whole numbers, and what it may do."""
    told: dict[str, Any] = {
        "player": player,
        "current_player": int(course.player),
        "deal": telling.public_deal(course),
        "legal_actions": [],
    }
    if course.player == CHANCE or course.game is None:
        return {**told, "card": telling.own_card(course, player)}
    fields = read(course.game.observe(player))
    numbers = {name: np.rint(value * _SCALES[name]).astype(int) for name, value in fields.items()}
    legal = [action_struct(move) for move in course.legal(player)]
    return {**told, "legal_actions": legal, **{name: n.tolist() for name, n in numbers.items()}}
