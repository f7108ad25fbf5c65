"""The sea: the island with its areas, the bank's harbours, open water, the seats' quays."""

from __future__ import annotations

from longshore.render.svg.goods import DOWN, MarkPlace, pile
from longshore.render.svg.layout import PAD, Frame, Section, caption
from longshore.render.svg.palette import CARD, FOAM, INK, QUAY, SAND, SEA, SHORE, WAVE
from longshore.render.svg.scene import Scene
from longshore.render.svg.shapes import at, path, rect, text, titled
from longshore.render.svg.ships import SHIP_HEIGHT, SHIP_WIDTH, ship

_ISLAND_LINES, _PIER_LINES = 4, 2
_LANE = SHIP_HEIGHT + 9  # water with one ship in it
_LABEL = 16


def sea(scene: Scene, frame: Frame) -> Section:
    """From the island above to the quays below."""
    bands = [_island(scene, frame), _mooring(scene, frame, "island")]
    if scene.options.investment_bank:
        bands += [_piers(scene, frame), _mooring(scene, frame, "bank")]
    bands += [_open_sea(scene, frame), _quays(scene, frame)]
    y, marks = 0.0, []
    for band in bands:
        marks.append(at(0, y, band.marks))
        y += band.height
    water = rect(0, 0, frame.inside, y, rx=4, fill=SEA)
    return Section(y, titled(scene.say("sea"), water, *marks, class_="longshore-sea"))


def _island(scene: Scene, frame: Frame) -> Section:
    height = 2 * _LABEL + _ISLAND_LINES * DOWN + 12
    marks = [path(_coast(frame.inside, height), fill=SAND, stroke=SHORE, stroke_width=3)]
    marks.append(caption(14, 16, scene.say("island"), frame.inside - 28, fill=INK))
    marks.extend(
        at(frame.left(seat), _LABEL + 4, _island_area(scene, frame, seat)) for seat in scene.seats
    )
    return Section(height, titled(scene.say("island"), *marks, class_="longshore-island"))


def _coast(width: float, height: float) -> str:
    """A shore that swings a little, once every fifty pixels."""
    waves = int(width // 50)
    step = (width - 16) / waves
    bays = "".join(f"q{-step / 2:.1f} {6 if n % 2 else -4} {-step:.1f} 0" for n in range(waves))
    middle, bottom = height / 2, height - 4
    return (
        f"M8 {bottom:g}Q1 {middle:g} 8 4"
        f"H{width - 8:g}Q{width - 1:g} {middle:g} {width - 8:g} {bottom:g}{bays}z"
    )


def _island_area(scene: Scene, frame: Frame, seat: int) -> str:
    goods, name = scene.area(seat).island, scene.options.seat_names[seat]
    width, height = frame.inner - 8, _LABEL + _ISLAND_LINES * DOWN
    return titled(
        scene.say("island-of", seat=name, count=len(goods)),
        rect(PAD + 3, 0, width + 2, height, rx=3, fill=CARD, opacity=0.6),
        rect(PAD + 3, 0, 4, height, fill=scene.seat_paint(seat).fill),
        text(PAD + 11, 12, scene.seat_name(seat), size=11, bold=True, room=width - 40),
        text(PAD + width, 12, str(len(goods)), size=11, anchor="end"),
        at(
            PAD + 11,
            _LABEL,
            pile(scene, goods, MarkPlace(f"island-{seat}"), width - 8, _ISLAND_LINES),
        ),
        class_="longshore-island-area",
        data_seat=seat,
    )


def _waves(frame: Frame, height: float) -> str:
    lines: list[str] = []
    for number, y in enumerate(range(10, int(height) - 2, 14)):
        start = 20 + 37 * (number % 3)
        lines.extend(f"M{x} {y}q6-4 12 0t12 0" for x in range(start, frame.inside - 30, 110))
    return path("".join(lines), stroke=WAVE, fill="none", stroke_width=1.5)


def _lane_ship(scene: Scene, frame: Frame, seat: int, y: float) -> str:
    x = frame.left(seat) + (frame.column - SHIP_WIDTH) / 2
    return ship(scene, seat, x, y)


def _mooring(scene: Scene, frame: Frame, berth: str) -> Section:
    """The ships that lie at the island or at the bank, each before its owner's area."""
    moored = [seat for seat in scene.seats if scene.area(seat).berth == berth]
    ships = (_lane_ship(scene, frame, seat, 4) for seat in moored)
    return Section(_LANE, _waves(frame, _LANE) + "".join(ships))


def _piers(scene: Scene, frame: Frame) -> Section:
    """K1: every seat's own harbour at the Investment Bank."""
    height = _LABEL + _PIER_LINES * DOWN + 4
    label = scene.say("bank-harbours")
    marks = [caption(14, 13, label, frame.inside - 28, fill=FOAM)]
    marks.extend(
        at(frame.left(seat), _LABEL + 2, _pier(scene, frame, seat)) for seat in scene.seats
    )
    return Section(height + _LABEL, titled(label, *marks, class_="longshore-piers"))


def _pier(scene: Scene, frame: Frame, seat: int) -> str:
    goods, name = scene.area(seat).bank, scene.options.seat_names[seat]
    width, height = frame.inner - 8, _LABEL + _PIER_LINES * DOWN
    return titled(
        scene.say("bank-harbour-of", seat=name, count=len(goods)),
        rect(PAD + 3.5, 0.5, width + 1, height, rx=2, fill="#cfc8ba", stroke=QUAY),
        rect(PAD + 3, 0, 4, height + 1, fill=scene.seat_paint(seat).fill),
        text(PAD + 11, 12, scene.seat_name(seat), size=11, bold=True, room=width - 40),
        text(PAD + width, 12, str(len(goods)), size=11, anchor="end"),
        at(PAD + 11, _LABEL, pile(scene, goods, MarkPlace(f"bank-{seat}"), width - 8, _PIER_LINES)),
        class_="longshore-pier",
        data_seat=seat,
    )


def _open_sea(scene: Scene, frame: Frame) -> Section:
    height = _LABEL + _LANE
    label = scene.say("open-sea")
    sailing = [seat for seat in scene.seats if scene.area(seat).berth == "sea"]
    ships = (_lane_ship(scene, frame, seat, _LABEL + 2) for seat in sailing)
    marks = (
        at(0, _LABEL, _waves(frame, _LANE)),
        caption(14, 12, label, frame.inside - 28, fill=FOAM),
        *ships,
    )
    return Section(height, titled(label, *marks, class_="longshore-open-sea"))


def _quays(scene: Scene, frame: Frame) -> Section:
    """The seats' harbours: a visitor a line, above the board of its host."""
    guests = [
        [seat for seat in scene.seats if scene.area(seat).berth == host] for host in scene.seats
    ]
    height = _LABEL + _LANE * max(1, *(len(visitors) for visitors in guests))
    marks = [path(f"M0 2H{frame.inside}", stroke=WAVE, stroke_dasharray="6 6")]
    for host, visitors in enumerate(guests):
        marks.append(_quay(scene, frame, host, visitors, height))
    return Section(height + 6, titled(scene.say("harbours"), *marks, class_="longshore-harbours"))


def _quay(scene: Scene, frame: Frame, host: int, visitors: list[int], height: float) -> str:
    left = frame.left(host)
    words = scene.say("harbour-of", seat=scene.options.seat_names[host])
    x = left + (frame.column - SHIP_WIDTH) / 2
    ships = (
        ship(scene, visitor, x, _LABEL + 2 + _LANE * line) for line, visitor in enumerate(visitors)
    )
    return titled(
        words,
        caption(left + 14, 13, words, frame.inner - 10, fill=FOAM),
        rect(left + 2, 6, 3, height, fill=QUAY),
        rect(left + frame.column - 5, 6, 3, height, fill=QUAY),
        rect(left + 2, height, frame.column - 4, 6, fill=QUAY),
        *ships,
        class_="longshore-quay",
        data_seat=host,
    )
