"""The sea: the island with its areas, the bank's harbours, open water, the seats' quays."""

from __future__ import annotations

import math

from longshore.envs.picture.canvas import Box, Canvas, Point
from longshore.envs.picture.frame import PAD, TOP, PictureFrame
from longshore.envs.picture.goods import PLAIN, SHIP_HEIGHT, SMALL, Size, pile, ship, ship_width
from longshore.envs.picture.sheet import PictureSheet
from longshore.render.svg.palette import FOAM, INK, QUAY, SAND, SEA, SHORE, WAVE

_LABEL = 17
_LANE = SHIP_HEIGHT + 5  # water with one ship in it
_AREA = 16 + 3 * PLAIN.down + 3
_ISLAND = _LABEL + _AREA + 12
_PIER = 16 + PLAIN.down + 3
_PIER_FILL = "#cfc8ba"
_AREA_FILL = "#f7eed2"


def sea(sheet: PictureSheet) -> None:
    """From the island above to the quays below."""
    canvas, scene, frame = sheet.canvas, sheet.scene, sheet.frame
    left, width = frame.sea_left, frame.sea_width
    canvas.rect(Box(left, TOP, width, frame.sea_height), SEA, radius=5)
    _waves(canvas, frame, TOP + _ISLAND, frame.boards_top - 4)
    y = float(TOP)
    _island(sheet, y)
    y += _ISLAND
    _moored(sheet, "island", y)
    y += _LANE + 1
    if frame.bank:
        _label(sheet, "bank-harbours", y)
        _piers(sheet, y + _LABEL)
        y += _LABEL + _PIER + 3
        _moored(sheet, "bank", y)
        y += _LANE + 1
    _label(sheet, "open-sea", y)
    _moored(sheet, "sea", y + _LABEL)
    y += _LABEL + _LANE + 2
    for host in scene.seats:
        _quay(sheet, host, y)


def _waves(canvas: Canvas, frame: PictureFrame, top: float, bottom: float) -> None:
    for number, y in enumerate(range(round(top) + 8, round(bottom) - 4, 13)):
        start = frame.sea_left + 18 + 41 * (number % 3)
        for x in range(start, frame.sea_left + frame.sea_width - 34, 118):
            points = [(x + step, y - 2 * math.sin(step / 2.6)) for step in range(0, 25, 2)]
            canvas.line(points, WAVE, 1.2)


def _label(sheet: PictureSheet, message: str, y: float) -> None:
    canvas, scene, frame = sheet.canvas, sheet.scene, sheet.frame
    canvas.text((frame.sea_left + 14, y + 12), scene.say(message), 11, FOAM, bold=True)


# The island.


def _island(sheet: PictureSheet, y: float) -> None:
    canvas, scene, frame = sheet.canvas, sheet.scene, sheet.frame
    canvas.shape(_coast(frame, y, 0), SHORE)
    canvas.shape(_coast(frame, y, 3), SAND)
    canvas.text((frame.sea_left + 14, y + 15), scene.say("island"), 11, INK, bold=True)
    for seat in scene.seats:
        goods = scene.area(seat).island
        place = (frame.left(seat), y + _LABEL + 3)
        _area(sheet, seat, goods, place, _AREA)


def _coast(frame: PictureFrame, y: float, inset: float) -> list[Point]:
    """Straight at the edge of the picture, with small bays towards the sea."""
    left, right = frame.sea_left, frame.sea_left + frame.sea_width
    steps = frame.sea_width // 4
    bottom = y + _ISLAND - 4 - inset
    bays = [left + frame.sea_width * step / steps for step in range(steps + 1)]
    shore = [(x, bottom + 2.2 * math.sin((x - left) / 17)) for x in reversed(bays)]
    return [(left, y), (right, y), *shore]


def _area(
    sheet: PictureSheet,
    seat: int,
    goods: tuple[int, ...],
    place: Point,
    height: float,
) -> None:
    """A seat's part of the island, or its harbour at the bank."""
    canvas, scene, frame = sheet.canvas, sheet.scene, sheet.frame
    x, y = place[0] + PAD + 3, place[1]
    width, pier = frame.inner - 6, height == _PIER
    canvas.rect(
        Box(x, y, width, height), _PIER_FILL if pier else _AREA_FILL, QUAY if pier else None
    )
    canvas.rect(Box(x, y, 4, height), scene.seat_paint(seat).fill)
    canvas.text((x + 9, y + 12), scene.seat_name(seat), 11, bold=True, room=width - 40)
    canvas.text((x + width - 6, y + 12), str(len(goods)), 11, bold=bool(goods), anchor="r")
    pile(sheet, goods, Box(x + 9, y + 16, width - 14, height - 18))


# Ships.


def _moored(sheet: PictureSheet, berth: str, y: float) -> None:
    """The ships in one water, each in its owner's column."""
    scene, frame = sheet.scene, sheet.frame
    for seat in scene.seats:
        if scene.area(seat).berth == berth:
            x = frame.left(seat) + (frame.column - ship_width(PLAIN)) / 2
            ship(sheet, seat, (x, y + 1))


def _piers(sheet: PictureSheet, y: float) -> None:
    """K1: every seat's own harbour at the Investment Bank."""
    scene, frame = sheet.scene, sheet.frame
    for seat in scene.seats:
        goods = scene.area(seat).bank
        _area(sheet, seat, goods, (frame.left(seat), y), _PIER)


def _quay(sheet: PictureSheet, host: int, y: float) -> None:
    """A seat's harbour with its visitors, above its board."""
    canvas, scene, frame = sheet.canvas, sheet.scene, sheet.frame
    left, bottom = frame.left(host), frame.boards_top
    words = scene.say("harbour-of", seat=scene.options.seat_names[host])
    canvas.text((left + 14, y + 12), words, 11, FOAM, bold=True, room=frame.inner - 12)
    for side in (left + 2, left + frame.column - 5):
        canvas.rect(Box(side, y + 3, 3, bottom - y - 3), QUAY)
    canvas.rect(Box(left + 2, bottom - 5, frame.column - 4, 5), QUAY)
    visitors = [seat for seat in scene.seats if scene.area(seat).berth == host]
    size = PLAIN if len(visitors) <= 2 else SMALL
    for index, visitor in enumerate(visitors):
        x, lane = _place(frame, len(visitors), index, size)
        ship(sheet, visitor, (left + x, y + _LABEL + lane * _LANE), size)


def _place(frame: PictureFrame, visitors: int, index: int, size: Size) -> tuple[float, int]:
    """Two lanes; with more than two visitors, two ships in a lane."""
    if visitors <= 2:
        return (frame.column - ship_width(size)) / 2, index
    half = (frame.column - 8) / 2
    return 4 + half * (index % 2) + (half - ship_width(size)) / 2, index // 2
