"""The table as an image: for videos, for papers, and for whoever looks at an environment.

It is the drawing of `longshore.render.svg`, in pixels. That is made from views alone, so that a
seat's image cannot show more than the seat may know. It has one size for all positions of a table,
and needs no font of the system.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

try:
    import font_source_sans_pro
    import resvg_py
    from PIL import Image
except ModuleNotFoundError:
    raise ImportError(
        "longshore.envs.picture needs a renderer: pip install 'longshore[picture]'."
    ) from None

from longshore.envs.one_game import OneGame
from longshore.game.options import Options
from longshore.game.viewing import make_view
from longshore.render.svg.palette import PAPER
from longshore.render.svg.picture import Drawing, draw
from longshore.render.svg.scene import Scene

Pixels: TypeAlias = npt.NDArray[np.uint8]

_FONTS = [
    str(Path(font_source_sans_pro.font_directory) / f"SourceSansPro-{weight}.ttf")
    for weight in ("Regular", "Semibold", "Bold")
]
_FAMILY = "Source Sans Pro"


def picture(game: OneGame, viewer: int | None = None, *, scale: float = 1.0) -> Pixels:
    """The table with all hands open, or as the seat `viewer` may see it.

    Rows of pixels of red, green and blue (`uint8`); all positions of a table have the same size.
    `scale` 2 is twice as fine, for print.
    """
    if not 0.5 <= scale <= 8:
        raise ValueError(f"The scale of a picture is 0.5 to 8, not {scale!r}.")
    shown = drawing(game, viewer)
    width, height = shown.width, _height(game.options)
    fits = min(1.0, height / shown.height)  # a position with more than usual is drawn smaller
    png = resvg_py.svg_to_bytes(
        svg_string=shown.svg,
        width=round(width * fits * scale),
        background=PAPER,
        skip_system_fonts=True,
        font_files=_FONTS,
        font_family=_FAMILY,
        sans_serif_family=_FAMILY,
    )
    drawn = Image.open(io.BytesIO(png)).convert("RGB")
    whole = Image.new("RGB", (round(width * scale), round(height * scale)), PAPER)
    whole.paste(drawn, ((whole.width - drawn.width) // 2, 0))
    return np.asarray(whole)


def _height(options: Options) -> int:
    """Room for an auction, or for the final score, beside all that is always there."""
    return 1240 if options.investment_bank else 1010


def drawing(game: OneGame, viewer: int | None = None) -> Drawing:
    """What a picture shows: the open board, and the hands that the looker may see."""
    state, options = game.buffer.state, game.options
    seats = range(options.seats) if viewer is None else (viewer,)
    views = [make_view(state, options, seat) for seat in seats]
    owns = tuple(view.own for view in views if view.own is not None)
    return draw(Scene(options, views[0].board, owns))
