"""The colours of the picture. It brings its own background, for light pages and dark ones.

Containers have the hues of their edition (`render.hues`), seats those of `render.seat_colours`.
"""

from __future__ import annotations

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
