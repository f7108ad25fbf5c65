"""What is drawn, on what, and where things are on it."""

from __future__ import annotations

from typing import NamedTuple

from longshore.envs.picture.canvas import Canvas
from longshore.envs.picture.frame import PictureFrame
from longshore.render.svg.scene import Scene


class PictureSheet(NamedTuple):
    """A picture in the making."""

    canvas: Canvas
    scene: Scene
    frame: PictureFrame
