"""What games begin with instead of a deal, and in which lanes: positions, however given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from longshore.engine.bindings import GameBuffer
from longshore.engine.state import STATE, Phase
from longshore.engine.types import State
from longshore.game.game import Game
from longshore.game.given import quote
from longshore.game.options import Options
from longshore.game.validation import status
from longshore.notation import NotationError, Record, read_position

Start: TypeAlias = "Game | Record | str | Mapping[str, Any] | np.void"
Cells: TypeAlias = npt.NDArray[np.void]

START = "start"  # in the options of a reset, as Gymnasium and PettingZoo have them
FREE = "round_limit"  # the one option of a start that may differ: the environment's own holds


def read_start(given: Start, options: Options | None = None) -> tuple[Cells, Options]:
    """A game to begin with, as an array of one record, and what it is played by.

    A `Game`, a record or a position, both also as text, or a record of the engine. With `options`
    it has to be a game of these, and goes on by their round limit.
    """
    state, found = _read(given, options)
    if options is None:
        options = found
    elif difference := _difference(found, options):
        raise ValueError(f"The game that is given has {difference} in this environment.")
    cells = GameBuffer.of(state).cells
    if cells["phase"][0] == Phase.OVER:
        raise ValueError("The game that is given is over: there is nothing left to play.")
    limit, reached = options.round_limit, int(cells["round_number"][0])
    if limit is not None and reached > limit:
        raise ValueError(
            f"The game that is given is in round {reached}, but round_limit is {limit} in this"
            " environment."
        )
    cells[FREE] = limit or 0
    return cells, options


def read_reset(given: Mapping[str, Any] | None, options: Options) -> np.void | None:
    """The record to begin with that the options of a reset name, if they name any."""
    start = None if given is None else given.get(START)
    return None if start is None else read_start(start, options)[0][0]


def read_starts(
    given: Start | Sequence[Start], lanes: npt.NDArray[np.int64], options: Sequence[Options]
) -> Cells:
    """A game for each of some lanes, from one for all of them or a list with one for each.

    Each is read once for all lanes of the same options.
    """
    listed: list[Any] = [given] * len(lanes)
    if isinstance(given, list | tuple | np.ndarray):
        listed = list(given)
    if len(listed) != len(lanes):
        raise ValueError(
            f"There are {len(listed)} starts for {len(lanes)} lanes: one, or one each."
        )
    begun = np.zeros(len(lanes), STATE)
    read: dict[tuple[int, Options], Cells] = {}
    for place, (lane, start) in enumerate(zip(lanes.tolist(), listed, strict=True)):
        key = id(start), options[lane]
        if key not in read:
            try:
                read[key] = read_start(start, options[lane])[0]
            except ValueError as problem:
                raise ValueError(f"Lane {lane}: {problem}") from None
        begun[place] = read[key][0]
    return begun


def chosen_lanes(given: npt.ArrayLike, count: int) -> npt.NDArray[np.int64]:
    """Numbers of lanes, from a mask of all of them or from numbers."""
    lanes = np.asarray(given)
    if lanes.dtype == np.bool_ and lanes.shape == (count,):
        return np.flatnonzero(lanes)
    if lanes.size == 0 and lanes.ndim == 1:
        return np.zeros(0, np.int64)
    if lanes.dtype.kind not in "iu" or lanes.ndim > 1:
        raise ValueError(
            f"Lanes are a mask of {count}, or numbers from 0 to {count - 1};"
            f" these have the shape {lanes.shape} and the type {lanes.dtype}."
        )
    numbers = lanes.reshape(-1).astype(np.int64)
    if numbers.min() < 0 or numbers.max() >= count or len(set(numbers.tolist())) < len(numbers):
        raise ValueError(
            f"Lanes are numbered 0 to {count - 1}, each at most once; not {quote(given)}."
        )
    return numbers


def _read(given: Start, options: Options | None) -> tuple[State, Options]:
    if isinstance(given, Game):
        return given.state, given.options
    if isinstance(given, Record):
        return _read(Game.from_record(given), options)
    if isinstance(given, str):
        return _read_text(given)
    if isinstance(given, Mapping):
        return read_position(given)
    if options is not None and _is_record(given):
        state = GameBuffer.of(given).state  # type: ignore[arg-type]
        return state, _options_of(state, options)
    also = "" if options is None else ", or a record of the engine"
    raise TypeError(
        "A game begins from a Game, or from a position or a record of a game, both also as text"
        f"{also}; not from {quote(given)}."
    )


def _read_text(text: str) -> tuple[State, Options]:
    try:
        return read_position(text)
    except NotationError:
        try:
            record = Record.read(text)
        except NotationError:
            pass
        else:
            return _read(record, None)
        raise


def _is_record(given: Any) -> bool:
    return isinstance(given, np.void) and given.dtype == STATE


def _options_of(state: State, options: Options) -> Options:
    """The options that a record has in it; the names of the edition are in none."""
    rules = options.rules()
    for name in rules.dtype.names or ():
        if name != FREE and state[name] != rules[name]:
            raise ValueError(
                f"The record that is given has {name} {state[name]}, but it is {rules[name]} in"
                " this environment."
            )
    if faults := status(state, options.colours):
        raise ValueError(f"The record that is given cannot be: {faults[0]}")
    return options


def _difference(found: Options, wanted: Options) -> str | None:
    """The first thing by which other rules are played, if there is any."""
    here, there = msgspec.structs.asdict(wanted), msgspec.structs.asdict(found)
    for name, value in there.items():
        if name != FREE and value != here[name]:
            return f"{name} {value}, but it is {here[name]}"
    return None
