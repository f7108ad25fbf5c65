"""SVG as text: elements, escaped, with numbers written in one way.

No element gets an id and there is no style sheet: several pictures live in one notebook page, and
neither would stay inside its own.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape

from longshore.render.svg.palette import INK

LETTER_WIDTH = 0.58  # of the font size, on average and rather too much than too little
_RENAMED = {"class_": "class", "view_box": "viewBox"}


@lru_cache(8192)  # a picture says the same things hundreds of times
def _name(attribute: str) -> str:
    return _RENAMED.get(attribute, attribute.replace("_", "-"))


@lru_cache(8192)
def _escaped(value: str) -> str:
    return escape(value, quote=True)


def _value(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.1f}".rstrip("0").removesuffix(".")
    return str(value) if isinstance(value, int) else _escaped(str(value))


def tag(name: str, *children: str, **attributes: object) -> str:
    """An element; an attribute that is None is left out, and `stroke_width` is `stroke-width`."""
    written = "".join(
        f' {_name(key)}="{_value(value)}"' for key, value in attributes.items() if value is not None
    )
    inside = "".join(children)
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def titled(title: str, *children: str, **attributes: object) -> str:
    """A part of the picture, with its name for those who listen to it or point at it."""
    return tag(
        "g", tag("title", _escaped(title)), *children, role="graphics-object group", **attributes
    )


def symbol(title: str, *children: str, **attributes: object) -> str:
    """One thing in the picture, with its name."""
    return tag(
        "g", tag("title", _escaped(title)), *children, role="graphics-symbol img", **attributes
    )


def at(x: float, y: float, *children: str) -> str:
    """Children moved to a place."""
    return tag("g", *children, transform=f"translate({_value(x)} {_value(y)})")


def rect(x: float, y: float, width: float, height: float, **attributes: object) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, **attributes)


def path(data: str, **attributes: object) -> str:
    return tag("path", d=data, **attributes)


def text(
    x: float,
    y: float,
    words: str,
    *,
    size: float = 12,
    fill: str = INK,
    bold: bool = False,
    anchor: str | None = None,
    room: float | None = None,
) -> str:
    """A line of text; `room` is the width it has: a longer one is written smaller."""
    if room is not None and words:
        size = min(size, room / (LETTER_WIDTH * len(words)))
    return tag(
        "text",
        _escaped(words),
        x=x,
        y=y,
        font_size=float(size),
        fill=fill,
        font_weight="bold" if bold else None,
        text_anchor=anchor,
    )
