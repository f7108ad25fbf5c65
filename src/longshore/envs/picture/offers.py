"""What the seat to move may do: the families of its moves, with what each can be done with."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import NamedTuple

from longshore.engine.moves import FAMILIES, decode
from longshore.engine.state import BROKERS
from longshore.envs.picture.canvas import Box, Canvas
from longshore.envs.picture.frame import RAIL
from longshore.envs.picture.goods import SNUG, container
from longshore.envs.picture.rail import INSIDE, LEFT, PAD
from longshore.envs.picture.sheet import PictureSheet
from longshore.game.options import BROKER_NAMES
from longshore.render.svg.palette import FAINT, INK, SHELF

_SIZE = 11.0
_HEIGHT, _DOWN = 19, 22

_SAID = {
    "loan": "take a loan",
    "repay": "repay a loan",
    "build_warehouse": "build warehouse",
    "build_machine": "build",
    "stock": "stock from",
    "sail_sea": "sail to sea",
    "sail_island": "sail to the island",
    "sail_pier": "sail to the bank",
    "sail_harbour": "sail to",
    "fetch": "load",
    "hundred": "$100 more",
    "call": "call broker",
    "offer_factory": "offer",
    "offer_harbour": "offer",
    "give_up_warehouse": "give up warehouse",
    "give_up_machine": "give up machine",
    "seize_machine": "seize machine",
}
_PARAMETERS = {family.name: tuple(name for name, _, _ in family.parameters) for family in FAMILIES}


class _Mark(NamedTuple):
    """A thing in a line: its width, and how it is drawn at a place."""

    width: float
    draw: Callable[[float, float], object]


def offers(sheet: PictureSheet, seat: int, moves: Iterable[int], y: float, bottom: float) -> None:
    """Line by line, as many as there is room for."""
    canvas = sheet.canvas
    x, right = float(LEFT + PAD), LEFT + RAIL - PAD
    for name, same in groupby(sorted(moves), key=lambda move: decode(move)[0]):
        marks = _marks(sheet, seat, name, [decode(move)[1] for move in same])
        width = sum(mark.width for mark in marks) + 12
        if x + width > right and x > LEFT + PAD:
            x, y = float(LEFT + PAD), y + _DOWN
        if y + _HEIGHT > bottom:
            return
        canvas.rect(Box(x, y, width, _HEIGHT), SHELF, radius=4)
        left = x + 6
        for mark in marks:
            mark.draw(left, y)
            left += mark.width
        x += width + 5


def _marks(sheet: PictureSheet, seat: int, name: str, values: list[tuple[int, ...]]) -> list[_Mark]:
    """A family's name, and as many of the things it can be done with as a line has room for."""
    canvas = sheet.canvas
    marks = [_word(canvas, _SAID.get(name, name), bold=True)]
    if name == "bid":
        return [*marks, _word(canvas, f" ${values[0][0]} to ${values[-1][0]}")]
    for one in values:
        things = [_gap()]
        for parameter, value in zip(_PARAMETERS[name], one, strict=True):
            things.append(_thing(sheet, seat, parameter, value))
        if sum(mark.width for mark in [*marks, *things]) > INSIDE - 30:
            return [*marks, _gap(), _word(canvas, "…")]
        marks += things
    return marks


def _thing(sheet: PictureSheet, seat: int, parameter: str, value: int) -> _Mark:
    canvas = sheet.canvas
    if parameter == "colour":
        return _Mark(SNUG.across, lambda x, y: container(sheet, value, (x, y + 3), SNUG))
    if parameter == "seat":
        return _seat(sheet, value, own=value == seat)
    if parameter == "space":
        name = BROKER_NAMES[value % BROKERS]
        return _word(canvas, f" {name}" if value < BROKERS else f" {name} $")
    return _word(canvas, f"${value}" if parameter == "price" else f" {value}")


def _seat(sheet: PictureSheet, seat: int, *, own: bool) -> _Mark:
    """A seat as a dot in its colour; H4: from oneself is to price anew."""
    canvas, scene = sheet.canvas, sheet.scene
    if own:
        return _word(canvas, " (reprice)")
    fill = scene.seat_paint(seat).fill
    return _Mark(14, lambda x, y: canvas.dot(x + 7, y + 9.5, 5.5, fill, INK))


def _word(canvas: Canvas, words: str, *, bold: bool = False) -> _Mark:
    width = canvas.width(words, _SIZE, bold=bold)
    ink = INK if bold else FAINT
    return _Mark(width, lambda x, y: canvas.text((x, y + 13.5), words, _SIZE, ink, bold=bold))


def _gap() -> _Mark:
    return _Mark(3, lambda _x, _y: None)
