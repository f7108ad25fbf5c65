"""Containers and machines: told apart by colour, by letter and by hatching."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from longshore.render.svg.palette import FAINT, INK, LINE
from longshore.render.svg.scene import Scene
from longshore.render.svg.shapes import at, path, rect, symbol, text

WIDTH, HEIGHT = 21, 14
ACROSS, DOWN = WIDTH + 1, HEIGHT + 1  # from one container to the next
GROUP = 52  # from one group to the next

# On the right half of a container, by the colour's place in the ring: plain, diagonals, levels,
# dots, grid.
_HATCHING = (
    "",
    "M12 4.5l3-3M12 8.5l7-7M12 12.5l8-8M16 12.5l4-4",
    "M12 3.5h7.5M12 7h7.5M12 10.5h7.5",
    "M13 3.5h0M16 3.5h0M19 3.5h0M14.5 7h0M17.5 7h0M13 10.5h0M16 10.5h0M19 10.5h0",
    "M13 1.5v11M16 1.5v11M19 1.5v11M12.7 4.7h7.8M12.7 9.3h7.8",
)
_DOTS = 3
_ROOF = "M.5 7V5L7.5.5V5L14 .5V5L20.5.5V7z"


class MarkPlace(NamedTuple):
    """Where a container lies, for its mark in the picture; an echo is shown a second time."""

    name: str
    echo: bool = False


def _face(scene: Scene, colour: int) -> str:
    paint = scene.colour_paint(colour)
    dotted = colour == _DOTS
    hatching = path(
        _HATCHING[colour],
        stroke=paint.ink,
        stroke_width=2.0 if dotted else 1.0,
        stroke_linecap="round" if dotted else None,
        fill="none",
    )
    return "".join(
        (
            rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, rx=1.5, fill=paint.fill, stroke=INK),
            hatching if _HATCHING[colour] else "",
            text(
                6, 10.7, scene.letter(colour), size=10, fill=paint.ink, bold=True, anchor="middle"
            ),
        )
    )


def box(
    scene: Scene,
    colour: int,
    x: float,
    y: float,
    place: MarkPlace,
    *,
    price: int | None = None,
    count: int | None = None,
    scale: float = 1,
) -> str:
    """A container; with `count`, a pile of so many drawn as one."""
    name = scene.colour_key(colour)
    if count is not None:
        title = scene.say("containers", colour=name, count=count)
    elif price is not None:
        title = scene.say("container-priced", colour=name, price=price)
    else:
        title = scene.say("container", colour=name)
    larger = "" if scale == 1 else f" scale({scale:g})"
    return symbol(
        title,
        _face(scene, colour),
        class_="longshore-echo" if place.echo else "longshore-container",
        data_place=place.name,
        data_colour=colour,
        data_price=price,
        data_count=1 if count is None else count,
        transform=f"translate({x:g} {y:g}){larger}",
    )


def swatch(scene: Scene, colour: int, x: float, y: float) -> str:
    """How a colour looks: no container."""
    return at(x, y, _face(scene, colour))


def row(scene: Scene, colours: Sequence[int], place: MarkPlace, price: int | None = None) -> str:
    """Containers side by side."""
    return "".join(
        box(scene, colour, ACROSS * index, 0, place, price=price)
        for index, colour in enumerate(colours)
    )


def per_line(width: float) -> int:
    """How many containers lie side by side in so much room."""
    return max(1, int((width + 1) // ACROSS))


def pile(
    scene: Scene,
    colours: Sequence[int],
    place: MarkPlace,
    width: float,
    lines: int,
    *,
    price: int | None = None,
) -> str:
    """Containers line by line; where they do not all fit, one of each colour with its number."""
    across = per_line(width)
    if len(colours) > across * lines:
        return _groups(scene, colours, place, width, price)
    return "".join(
        box(scene, colour, ACROSS * (index % across), DOWN * (index // across), place, price=price)
        for index, colour in enumerate(colours)
    )


def _groups(
    scene: Scene, colours: Iterable[int], place: MarkPlace, width: float, price: int | None
) -> str:
    across = max(1, int(width // GROUP))
    parts = []
    for index, (colour, count) in enumerate(sorted(Counter(colours).items())):
        x, y = GROUP * (index % across), DOWN * (index // across)
        parts.append(box(scene, colour, x, y, place, price=price, count=count))
        parts.append(text(x + WIDTH + 3, y + 11, f"×{count}", size=11, bold=True))
    return "".join(parts)


def machine(scene: Scene, colour: int, x: float, y: float, seat: int) -> str:
    """A machine: the container it makes under a factory roof."""
    fill = scene.colour_paint(colour).fill
    return symbol(
        scene.say("machine", colour=scene.colour_key(colour)),
        path(_ROOF, fill=fill, stroke=INK),
        at(0, 6, _face(scene, colour)),
        class_="longshore-machine",
        data_seat=seat,
        data_colour=colour,
        transform=f"translate({x:g} {y:g})",
    )


def empty_space(x: float, y: float, width: float, height: float, label: str = "") -> str:
    """A space with nothing in it, perhaps with what it costs to fill it."""
    outline = rect(
        x + 0.5,
        y + 0.5,
        width - 1,
        height - 1,
        rx=2,
        fill="none",
        stroke=LINE,
        stroke_dasharray="3 2",
    )
    if not label:
        return outline
    return outline + text(
        x + width / 2,
        y + height / 2 + 3.5,
        label,
        size=10,
        anchor="middle",
        room=width - 2,
        fill=FAINT,
    )
