"""The engine's record in plain numbers, and the engine's rules to read it by.

NumPy takes a microsecond to hand Python one field of a record. A record's bytes are copied in a
tenth of that, and a field of them is read in another.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from functools import cache
from operator import itemgetter
from types import FunctionType
from typing import Any, cast

import numpy as np

from longshore.engine.bindings import RECORD, GameBuffer
from longshore.engine.state import COLOURS, STATE
from longshore.engine.types import State


def offset_of(record: np.dtype[np.void], field: str) -> int:
    """Where a field begins."""
    fields: Mapping[str, Any] = record.fields or {}
    offset: int = fields[field][1]
    return offset


class _Rows(tuple[tuple[int, ...], ...]):
    """A field of two dimensions, indexed as the rules do: `machines[seat, space]`."""

    __slots__ = ()

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, tuple):
            row, column = at
            return super().__getitem__(row)[column]
        return super().__getitem__(at)


class _Field:
    """A field of the record: read when it is first asked for, and kept."""

    def __init__(self, name: str) -> None:
        kind, self.offset = STATE[name], offset_of(STATE, name)
        self.name, self.shape = name, kind.shape
        numbers = struct.Struct(f"={kind.base.char * int(np.prod(kind.shape, dtype=int))}")
        self.unpack = numbers.unpack_from

    def __get__(self, plain: Plain, _: type) -> Any:
        value: Any = self.unpack(plain.record, self.offset)
        if not self.shape:
            (value,) = value
        elif len(self.shape) == 2:
            width = self.shape[1]
            value = _Rows(value[at : at + width] for at in range(0, len(value), width))
        setattr(plain, self.name, value)  # not by its dictionary, which it has none of until then
        return value


class Plain:
    """A game at one moment, by its bytes: every field under its own name, as numbers and tuples."""

    def __init__(self, record: bytes) -> None:
        self.record = record


for _name in STATE.names or ():
    setattr(Plain, _name, _Field(_name))

_GOODS = offset_of(STATE, "goods")


def plain(state: State | GameBuffer) -> State:
    """A state as it is now, in plain numbers."""
    # it has the same fields
    return state if isinstance(state, Plain) else Plain(record_of(state))  # type: ignore[return-value]


def record_of(state: State | GameBuffer) -> bytes:
    """The bytes of a state."""
    if isinstance(state, Plain):
        return state.record
    return state.cells.tobytes() if isinstance(state, GameBuffer) else state.tobytes()


class Scratch:
    """A game to try moves on: a buffer, and the bytes under it, which can be set back."""

    __slots__ = ("buffer", "memory")

    def __init__(self, record: bytes) -> None:
        self.memory = bytearray(record)
        # of the dtype that reads as a record: else NumPy compares the two, field by field
        self.buffer = GameBuffer(np.frombuffer(self.memory, RECORD))

    def now(self) -> State:
        return cast(State, Plain(bytes(self.memory)))


def same_fields(*names: str) -> Callable[[State, State], bool]:
    """Whether two games have the same in all of these fields: compared as bytes."""
    slices = [slice(at := offset_of(STATE, name), at + STATE[name].itemsize) for name in names]
    bytes_of = itemgetter(*slices)

    def same(one: State, other: State) -> bool:
        return bool(bytes_of(record_of(one)) == bytes_of(record_of(other)))

    return same


def counts(state: State, place: int, places: int = 1) -> bytes:
    """What lies in one place, or in several in a row: how many of each colour."""
    first = _GOODS + COLOURS * place
    return record_of(state)[first : first + COLOURS * places]


@cache
def in_python(rule: Callable[..., Any]) -> Callable[..., Any]:
    """A rule that is compiled for other rules, as Python runs it: also on a state in plain numbers.

    For who reads one number: to hand a record to a compiled function takes as long.
    """
    source = getattr(rule, "py_func", rule)
    used = {name: source.__globals__.get(name) for name in source.__code__.co_names}
    rules = {name: in_python(value) for name, value in used.items() if hasattr(value, "py_func")}
    return FunctionType(source.__code__, {**source.__globals__, **rules})
