"""The colours of the picture. It brings its own background, for light pages and dark ones.

Containers have the hues of their edition (`render.hues`).
"""

from __future__ import annotations

from typing import NamedTuple

INK = "#22262b"
FAINT = "#5c6570"
LINE = "#a9a294"
PAPER = "#f6f2e8"
CARD = "#fffdf7"
SHELF = "#ebe4d3"
SEA = "#2f6f8f"
WAVE = "#4a89a8"
FOAM = "#e9f4f8"
SAND = "#ecd9a6"
SHORE = "#c9ad6a"
QUAY = "#7b7468"
SHED = "#8b97a3"
SIGNAL = "#a32020"

FONT = "system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', Verdana, sans-serif"


class PicturePaint(NamedTuple):
    """A ground, and what can be read on it."""

    fill: str
    ink: str


SEATS: dict[str, PicturePaint] = {
    "blue": PicturePaint("#2b66b1", "#ffffff"),
    "red": PicturePaint("#bf3434", "#ffffff"),
    "yellow": PicturePaint("#edc531", "#241c02"),
    "green": PicturePaint("#2f7d46", "#ffffff"),
    "purple": PicturePaint("#74459a", "#ffffff"),
}
