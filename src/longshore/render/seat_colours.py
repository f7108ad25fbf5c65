"""How the seats are painted: read from seats.css, which the page's style sheet takes as it is."""

from __future__ import annotations

import re
from pathlib import Path

from longshore.game.options import SEAT_NAMES
from longshore.render.hues import Paint, Paints

_SHEET = Path(__file__).parent / "seats.css"
_ONE = r"(#[0-9a-f]{6})"


def read_paints(sheet: str) -> dict[str, Paints]:
    """How each seat is painted by the text of a style sheet."""
    return {name: _paints(name, sheet) for name in SEAT_NAMES}


def _paints(name: str, sheet: str) -> Paints:
    found = re.search(
        rf"--seat-{name}: {_ONE};\s*--seat-{name}-ink: {_ONE};\s*"
        rf"--seat-{name}-line: light-dark\({_ONE}, {_ONE}\);",
        sheet,
    )
    if found is None:
        raise ValueError(
            f"{_SHEET.name} has no colours of {name} as they have to be: --seat-{name}: #rrggbb;"
            f" --seat-{name}-ink: #rrggbb; --seat-{name}-line: light-dark(#rrggbb, #rrggbb);"
        )
    ribbon, ink, light, dark = found.groups()
    return Paints(light=Paint(ribbon, ink, light), dark=Paint(ribbon, ink, dark))


SEAT_PAINTS = read_paints(_SHEET.read_text(encoding="utf-8"))
