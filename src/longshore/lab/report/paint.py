"""The colours of the page, for light and for dark, by name.

Figures and style sheet speak of colours by name alone; the page looks them up in whichever theme
it is shown. A filled area has the colour of the thing itself, with an edge around it. A line or a
word has to be read on the page's ground, so that a white container's line is grey on light and a
black one's is grey on dark.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from longshore.game.editions import editions
from longshore.render.hues import paints
from longshore.render.seat_colours import SEAT_PAINTS

TOKEN = "paint:"


class Shade(NamedTuple):
    """One colour as it is shown on light and on dark."""

    light: str
    dark: str


def paint(name: str, alpha: float | None = None) -> str:
    """A colour by name, as figures write it: `paint:ink`, or `paint:ink/0.2`, seen through."""
    return f"{TOKEN}{name}" if alpha is None else f"{TOKEN}{name}/{alpha:g}"


_GROUND = {
    "page": Shade("#faf8f3", "#14181d"),
    "panel": Shade("#ffffff", "#1c2229"),
    "ink": Shade("#22262b", "#e7e9ec"),
    "faint": Shade("#5c6570", "#a2abb5"),
    "line": Shade("#d8d2c4", "#39424c"),
    "edge": Shade("#3a4048", "#c3cad2"),
    "link": Shade("#1f5fae", "#7db4f5"),
    "signal": Shade("#a32020", "#ff8f85"),
    "warm": Shade("#b5541c", "#f0995c"),
    "sea": Shade("#2f6f8f", "#6fb3d3"),
}

# Whatever is neither a seat nor a container: bots, flows of money, places along the chain.
_OTHERS = {
    "teal": Shade("#0f766e", "#45c4b5"),
    "magenta": Shade("#b0307a", "#f07fbd"),
    "ochre": Shade("#a86a0b", "#e8b04a"),
    "buffer": Shade("#56657a", "#9fb0c8"),
    "olive": Shade("#5f7a12", "#a9c94c"),
    "rust": Shade("#9c3d1b", "#ee8a62"),
    "sky": Shade("#2a86b8", "#74c2ef"),
    "plum": Shade("#6b4a8f", "#b79add"),
    "mist": Shade("#b3bcc6", "#5d6874"),
}


def shades() -> dict[str, Shade]:
    """Every colour of the page by its name: containers by their edition and colour."""
    found = dict(_GROUND)
    for name, seat in SEAT_PAINTS.items():
        found[f"seat-{name}"] = Shade(seat.light.fill, seat.dark.fill)
        found[f"seat-{name}-line"] = Shade(seat.light.line, seat.dark.line)
    for edition in editions().values():
        for colour, hue in zip(edition.colours, edition.hues, strict=True):
            light, dark = paints(hue).light, paints(hue).dark
            name = container_name(edition.name, colour)
            found[name] = Shade(light.fill, light.fill)
            found[f"{name}-line"] = Shade(light.line, dark.line)
    return found | _OTHERS


def container_name(edition: str, colour: str) -> str:
    """What the colour of an edition's containers is called here."""
    return f"container-{edition}-{colour}"


_WRITTEN = re.compile(rf"{TOKEN}([a-z0-9-]+)(?:/([0-9.]+))?")


def resolve(value: Any, dark: bool = False) -> Any:
    """A figure with its colours looked up in a theme, as the page's script does it."""
    if isinstance(value, dict):
        return {key: resolve(part, dark) for key, part in value.items()}
    if isinstance(value, list):
        return [resolve(part, dark) for part in value]
    if isinstance(value, str) and (found := _WRITTEN.fullmatch(value)):
        shade = shades()[found[1]]
        return _with_alpha(shade.dark if dark else shade.light, found[2])
    return value


def _with_alpha(colour: str, alpha: str | None) -> str:
    if alpha is None:
        return colour
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return f"rgba({red},{green},{blue},{alpha})"


def style_sheet() -> str:
    """The colours as CSS: light, dark where the system is, and whichever the reader picks."""
    known = shades().items()
    light = "".join(f"--{name}:{shade.light};" for name, shade in known)
    dark = "".join(f"--{name}:{shade.dark};" for name, shade in known)
    return (
        f":root{{color-scheme:light;{light}}}\n"
        "@media (prefers-color-scheme: dark){"
        f":root:not([data-theme=light]){{color-scheme:dark;{dark}}}}}\n"
        f":root[data-theme=dark]{{color-scheme:dark;{dark}}}\n"
    )
