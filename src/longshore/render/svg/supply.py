"""The supply: what is left of every colour, of machines and of warehouses."""

from __future__ import annotations

from longshore.render.svg.goods import MarkPlace, box, pile
from longshore.render.svg.layout import Frame, Section, caption, card
from longshore.render.svg.palette import FAINT, INK, LINE, SHELF, SIGNAL
from longshore.render.svg.scene import Scene
from longshore.render.svg.shapes import at, rect, text, titled

_HEIGHT = 86
_SEIZED_LINES = 3


def supply(scene: Scene, frame: Frame) -> Section:
    cells = len(scene.board.supply) + 1
    width = frame.inside / cells
    marks = [card(frame.inside, _HEIGHT, scene.say("supply"))]
    marks.extend(
        at(colour * width, 22, _colour(scene, colour, width)) for colour in range(cells - 1)
    )
    marks.append(at((cells - 1) * width, 0, _the_rest(scene, width)))
    return Section(_HEIGHT, titled(scene.say("supply"), *marks, class_="longshore-supply"))


def _colour(scene: Scene, colour: int, width: float) -> str:
    left, machines = scene.board.supply[colour], scene.board.machine_supply[colour]
    name, room = scene.colour_name(colour), width - 56
    amount = scene.say("left", count=left) if left else scene.say("gone")
    return titled(
        scene.say("supply-of", colour=scene.colour_key(colour), count=left, machines=machines),
        box(scene, colour, 8, 4, MarkPlace("supply"), count=left, scale=1.6),
        text(50, 14, amount, size=13, bold=True, fill=INK if left else SIGNAL, room=room),
        text(50, 28, name, size=11, room=room),
        _gauge(8, 34, width - 18, left / scene.options.supply),
        text(8, 54, scene.say("machines-left", count=machines), size=11, fill=FAINT),
    )


def _gauge(x: float, y: float, width: float, share: float) -> str:
    whole = rect(x, y, width, 5, rx=2.5, fill=SHELF, stroke=LINE, stroke_width=0.5)
    return whole + (rect(x, y, width * min(1, share), 5, rx=2.5, fill=FAINT) if share else "")


def _the_rest(scene: Scene, width: float) -> str:
    """Warehouses to be had, and what was seized (I7)."""
    warehouses = scene.say("warehouses-left", count=scene.board.warehouse_supply)
    marks = [
        rect(2, 10, 1, _HEIGHT - 20, fill=LINE),
        text(10, 20, warehouses, size=11, room=width - 16),
    ]
    if scene.board.seized:
        seized = pile(scene, scene.board.seized, MarkPlace("seized"), width - 16, _SEIZED_LINES)
        marks += [
            caption(10, 34, scene.say("seized"), width - 16),
            at(10, 38, titled(scene.say("seized"), seized)),
        ]
    return "".join(marks)
