"""Ships, and where they lie."""

from __future__ import annotations

from longshore.engine.state import SHIP_ROOM
from longshore.render.svg.goods import ACROSS, HEIGHT, WIDTH, MarkPlace, empty_space, row
from longshore.render.svg.palette import FOAM, INK
from longshore.render.svg.scene import Scene
from longshore.render.svg.shapes import path, rect, symbol, text

SHIP_WIDTH, SHIP_HEIGHT = 134, 33
_DECK = 17


def berth_words(scene: Scene, seat: int) -> str:
    """Where a seat's ship lies."""
    berth = scene.area(seat).berth
    if isinstance(berth, int):
        return scene.say("at-harbour", seat=scene.options.seat_names[berth])
    return scene.say(f"at-{berth}")


def ship(scene: Scene, seat: int, x: float, y: float) -> str:
    """A ship afloat with what it carries; the cargo proper is drawn on its owner's board."""
    paint, name = scene.seat_paint(seat), scene.seat_name(seat)
    cargo = scene.area(seat).ship
    title = scene.say(
        "ship-at", seat=scene.options.seat_names[seat], berth=berth_words(scene, seat)
    )
    return symbol(
        title,
        rect(4, 2, 10, 15, rx=1, fill=FOAM, stroke=INK),
        path("M6.5 5.5h5M6.5 8.5h5", stroke=INK),
        _on_deck(scene, seat, cargo),
        path("M.5 16.5H133.5Q130 28 122 32.5H10Q3 28 .5 16.5z", fill=paint.fill, stroke=INK),
        text(
            SHIP_WIDTH / 2, 28, name, size=11, fill=paint.ink, bold=True, anchor="middle", room=100
        ),
        class_="longshore-ship",
        data_seat=seat,
        data_berth=scene.area(seat).berth,
        transform=f"translate({x:g} {y:g})",
    )


def _on_deck(scene: Scene, seat: int, cargo: tuple[int, ...]) -> str:
    boxes = row(scene, cargo, MarkPlace(f"ship-{seat}", echo=True))
    return f'<g transform="translate({_DECK} 2)">{boxes}</g>' if boxes else ""


def hold(scene: Scene, seat: int) -> str:
    """The ship on its owner's board: five spaces, and what lies in them."""
    cargo = scene.area(seat).ship
    empty = (
        empty_space(ACROSS * space, 0, WIDTH, HEIGHT) for space in range(len(cargo), SHIP_ROOM)
    )
    return row(scene, cargo, MarkPlace(f"ship-{seat}")) + "".join(empty)
