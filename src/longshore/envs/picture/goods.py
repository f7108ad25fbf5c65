"""Containers, machines, warehouses, ships: colours are told apart by letter and hatching, too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from longshore.envs.picture.canvas import Box, Canvas, Point
from longshore.envs.picture.sheet import PictureSheet
from longshore.render.svg.palette import FOAM, INK, LINE, SHED

FAINTER = "#8b8577"


class Size(NamedTuple):
    """How large containers are drawn, and how far apart."""

    width: float
    height: float

    @property
    def across(self) -> float:
        return self.width + 1

    @property
    def down(self) -> float:
        return self.height + 1

    @property
    def group(self) -> float:
        """The room of a container with a number beside it."""
        return self.width + 1.4 * self.height


PLAIN = Size(24, 16)
SNUG = Size(18, 13)
SMALL = Size(14, 11)

# Marks on the right half of a container, by the colour's place in the ring, in parts of its width
# and height: plain, diagonals, levels, dots, grid.
_STROKES: tuple[tuple[tuple[Point, Point], ...], ...] = (
    (),
    (((0.56, 0.55), (0.74, 0.14)), ((0.6, 0.86), (0.92, 0.14)), ((0.78, 0.86), (0.95, 0.5))),
    (((0.58, 0.28), (0.92, 0.28)), ((0.58, 0.5), (0.92, 0.5)), ((0.58, 0.72), (0.92, 0.72))),
    (),
    (
        ((0.68, 0.14), (0.68, 0.86)),
        ((0.84, 0.14), (0.84, 0.86)),
        ((0.6, 0.36), (0.94, 0.36)),
        ((0.6, 0.64), (0.94, 0.64)),
    ),
)
_DOTTED = 3
_DOTS: tuple[Point, ...] = (
    (0.62, 0.27),
    (0.76, 0.27),
    (0.9, 0.27),
    (0.69, 0.5),
    (0.83, 0.5),
    (0.62, 0.73),
    (0.76, 0.73),
    (0.9, 0.73),
)


def container(sheet: PictureSheet, colour: int, place: Point, size: Size = PLAIN) -> None:
    canvas, scene = sheet.canvas, sheet.scene
    fill, ink = scene.colour_paint(colour)
    (x, y), (width, height) = place, size
    canvas.rect(Box(x, y, width, height), fill, INK, radius=1.5, line=0.8)
    for start, end in _STROKES[colour]:
        points = [(x + px * width, y + py * height) for px, py in (start, end)]
        canvas.line(points, ink, 0.7)
    if colour == _DOTTED:
        for px, py in _DOTS:
            canvas.dot(x + px * width, y + py * height, 0.045 * width, ink)
    letter = scene.letter(colour)
    canvas.text(
        (x + width * 0.3, y + height * 0.76), letter, height * 0.7, ink, bold=True, anchor="m"
    )


def pile(sheet: PictureSheet, colours: Sequence[int], box: Box) -> None:
    """Containers line by line, as large as they fit; else one of each colour with its number."""
    for size in (PLAIN, SNUG):
        across, lines = _fitting(size, box)
        if len(colours) > across * lines:
            continue
        for index, colour in enumerate(colours):
            left, top = size.across * (index % across), size.down * (index // across)
            container(sheet, colour, (box.x + left, box.y + top), size)
        return
    _groups(sheet, colours, box)


def _fitting(size: Size, box: Box) -> tuple[int, int]:
    """How many containers lie side by side, and how many lines of them."""
    return max(1, int((box.width + 1) // size.across)), int((box.height + 1) // size.down)


def _groups(sheet: PictureSheet, colours: Sequence[int], box: Box) -> None:
    counted = sorted(Counter(colours).items())
    across, lines = _fitting(Size(PLAIN.group, PLAIN.height), box)
    size = PLAIN if len(counted) <= across * lines else SMALL
    across, _ = _fitting(Size(size.group, size.height), box)
    for index, (colour, count) in enumerate(counted):
        left = box.x + (size.group + 1) * (index % across)
        top = box.y + size.down * (index // across)
        container(sheet, colour, (left, top), size)
        place = (left + size.width + 2, top + size.height * 0.8)
        sheet.canvas.text(place, f"×{count}", size.height * 0.75, bold=True)


def empty_space(canvas: Canvas, box: Box, label: str = "") -> None:
    """A space with nothing in it, perhaps with what it costs to fill it."""
    x, y, width, height = box
    canvas.dashed(Box(x + 0.5, y + 0.5, width - 1, height - 1), LINE)
    place = (x + width / 2, y + height / 2 + 3.5)
    canvas.text(place, label, 9.5, FAINTER, anchor="m", room=width - 3)


def machine(sheet: PictureSheet, colour: int, place: Point) -> None:
    """The container it makes under a factory roof."""
    canvas, scene = sheet.canvas, sheet.scene
    fill, _ = scene.colour_paint(colour)
    x, y = place
    width = PLAIN.width - 1
    roof = [(0, 7), (0, 5), (8, 0.5), (8, 5), (15.5, 0.5), (15.5, 5), (width, 0.5), (width, 7)]
    canvas.shape([(x + 0.5 + px, y + py) for px, py in roof], fill, INK)
    container(sheet, colour, (x, y + 6))


def warehouse(canvas: Canvas, x: float, y: float) -> None:
    walls = [(0.5, 21.5), (0.5, 8), (12, 0.5), (23.5, 8), (23.5, 21.5)]
    canvas.shape([(x + px, y + py) for px, py in walls], SHED, INK)
    for level in (12, 15, 18):
        canvas.line([(x + 7, y + level), (x + 17, y + level)], INK)
    for side in (7, 17):
        canvas.line([(x + side, y + 12), (x + side, y + 21)], INK)


BUILDING = 22  # the height of machines and warehouses
SHIP_HEIGHT = 37


def ship_width(size: Size) -> float:
    """Five containers, the bridge, and the ends of the hull."""
    return 5 * size.across + 27


def ship(sheet: PictureSheet, seat: int, place: Point, size: Size = PLAIN) -> None:
    """A ship afloat with what it carries, its owner's name on the hull."""
    canvas, scene = sheet.canvas, sheet.scene
    fill, ink = scene.seat_paint(seat)
    (x, y), width, deck = place, ship_width(size), 18.5
    canvas.rect(Box(x + 5, y + 1, 12, deck), FOAM, INK, radius=1)
    for level in (5.5, 9.5):
        canvas.line([(x + 7.5, y + level), (x + 14.5, y + level)], INK)
    for index, colour in enumerate(scene.area(seat).ship):
        top = y + deck - size.height
        container(sheet, colour, (x + 19 + size.across * index, top), size)
    hull = [(0, deck), (width, deck), (width - 3, 26.5), (width - 8, 33), (width - 13, 36)]
    hull += [(12, 36), (6, 32), (2, 25.5)]
    canvas.shape([(x + px, y + py) for px, py in hull], fill, INK)
    name = scene.seat_name(seat)
    canvas.text((x + width / 2, y + 31.5), name, 11.5, ink, bold=True, anchor="m", room=width - 24)
