"""A seat has one paint: on the page as in the picture."""

from __future__ import annotations

import re
from pathlib import Path

from longshore.render.svg.palette import SEATS

THEME = Path(__file__).parents[2] / "web" / "src" / "ui" / "theme.css"


def test_the_page_paints_the_seats_as_the_picture_does() -> None:
    theme = dict(re.findall(r"--seat-(\w+(?:-ink)?): (#\w+);", THEME.read_text(encoding="utf-8")))
    assert theme == {
        **{name: paint.fill for name, paint in SEATS.items()},
        **{f"{name}-ink": paint.ink for name, paint in SEATS.items()},
    }
