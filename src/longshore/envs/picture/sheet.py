"""What is drawn, on what, and where things are on it."""

from __future__ import annotations

from typing import NamedTuple

from longshore.drawing.scene import Scene
from longshore.envs.picture.canvas import Canvas
from longshore.envs.picture.frame import Frame


class Sheet(NamedTuple):
    """A picture in the making."""

    canvas: Canvas
    scene: Scene
    frame: Frame
