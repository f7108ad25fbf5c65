"""A third edition, in a folder of its own: other colours, letters, hues, numbers and names."""

from __future__ import annotations

from pathlib import Path

import pytest

from longshore.game.editions import VARIABLE

NAME = "third"
COLOURS = ("rose", "amber", "black", "lime", "teal")
LETTERS = ("r", "a", "k", "l", "h")
HUES = ("#d6336c", "#ffbf00", "#202020", "#74b816", "#0b7285")
THIRD = """\
names = { en = "Third Shore", de = "Drittes Ufer" }
about = { en = "Made for the tests { of all }." }

[[colours]]
name = "rose"
letter = "r"
light = "#d6336c"
dark = "#a61e4d"
names = { en = "rose", de = "rosa", fr = "rose", it = "rosa", nl = "roze", es = "rosa" }

[[colours]]
name = "amber"
letter = "a"
light = "#ffbf00"
names = { en = "amber \\"gold\\"", de = "bernsteinfarben" }

[[colours]]
name = "black"
letter = "k"
light = "#202020"

[[colours]]
name = "lime"
letter = "l"
light = "#74b816"

[[colours]]
name = "teal"
letter = "h"
light = "#0b7285"
names = { de = "petrolfarben" }

[by_seats.3]
supply = 7
machines = 3
warehouses = 13

[by_seats.4]
supply = 8
machines = 4
warehouses = 17

[by_seats.5]
supply = 9
machines = 5
warehouses = 21

[options]
investment_bank = true
domestic_sale = "pre-turn"
auction = "sealed"
all_zero = "tie"
bluff = "cancel"
money = "open"
money_cards = "open"
seizure = "printed"
idle_production_fee = true
docked_loading = true
broker_win = "after-interest"
discard_tie = "free"
tie_break = "factory"
"""


def write(folder: Path, text: str = THIRD, name: str = NAME) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def third(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the third edition, which is in use."""
    folder = write(tmp_path / "editions")
    monkeypatch.setenv(VARIABLE, str(folder))
    return folder
