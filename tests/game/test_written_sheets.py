"""Sheets in TOML that are wrong: one line in the words of who wrote them."""

from __future__ import annotations

import msgspec
import pytest

from longshore.game.written_sheets import read_sheet
from longshore.text.errors import UserError


class Player(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    wins: int | None = None


class Sheet(msgspec.Struct, forbid_unknown_fields=True):
    player: list[Player]
    title: str = ""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("player = [", "cup.toml is not TOML: "),
        ("", "cup.toml: player is missing."),
        ("player = 3", "cup.toml: player is a list, not a whole number."),
        ("[[player]]", "cup.toml: name is missing in player[0]."),
        ("titel = 'A cup'\nplayer = []", "cup.toml: there is no 'titel'."),
        ("[[player]]\nname = 1", "cup.toml: player[0].name is text, not a whole number."),
        (
            "[[player]]\nname = 'Ann'\nwins = 'two'",
            "cup.toml: player[0].wins is a whole number, not text.",
        ),
    ],
)
def test_what_is_wrong_is_said_in_a_line(text: str, said: str) -> None:
    with pytest.raises(UserError) as refused:
        read_sheet("cup.toml", text, Sheet)
    assert str(refused.value).startswith(said)
    assert "\n" not in str(refused.value)


def test_a_good_one_is_read() -> None:
    found = read_sheet("cup.toml", "[[player]]\nname = 'Ann'", Sheet)
    assert found == Sheet([Player("Ann")])
