"""The bot in docs/bots.md is what it says: ten lines that play."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from longshore import Game
from longshore.bots import SeatedBots, make_bot, play_out
from longshore.game.actions import Bid, SailIsland

GUIDE = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.fixture
def captain(tmp_path: Path) -> str:
    found = re.search(r"```python\n(from [^`]*)```", GUIDE.read_text(encoding="utf-8"))
    assert found is not None
    file = tmp_path / "captain.py"
    file.write_text(found[1], encoding="utf-8")
    assert len([line for line in found[1].splitlines() if line.strip()]) == 10
    return f"{file}:Captain"


@pytest.mark.parametrize("edition", ["classic", "anniversary"])
@pytest.mark.parametrize("seats", [3, 5])
def test_the_bot_of_the_guide_plays(captain: str, edition: str, seats: int) -> None:
    game = Game.new(edition, seats, seed=4, round_limit=25)
    bots = {seat: make_bot("merchant") for seat in range(1, seats)}
    bots[0] = make_bot(f"{captain}:price=2")
    assert play_out(game, bots, seed=1) == []
    assert game.over
    assert len({type(played.action) for played in game.history if played.seat == 0}) > 5


def table(captain: str, **parts: object) -> SeatedBots:
    game = Game.from_position({"edition": "classic", "seats": 3, **parts})
    return SeatedBots(game, {seat: make_bot(captain) for seat in range(3)}, seed=1)


def test_it_does_what_it_says(captain: str) -> None:
    loaded = table(captain, blue={"ship": {"at": "sea", "cargo": "k n o"}})
    assert loaded.choose(0).actions == [SailIsland()]
    auction = table(
        f"{captain}:price=4",
        phase="bids",
        blue={"ship": {"at": "island", "cargo": "k n o"}},
        red={"cash": 20},
        yellow={"cash": 5},
    )
    assert [auction.choose(seat).actions for seat in (1, 2)] == [[Bid(12)], [Bid(5)]]
