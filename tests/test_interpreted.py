"""A whole game runs interpreted too, for reading and debugging, and comes to the same position."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from longshore import Game

GOLDEN = Path(__file__).parent / "golden"
REPLAY = """
import sys
from longshore import Game
print(Game.from_record(open(sys.argv[1], encoding="utf-8").read()).position())
"""


CHOOSE = """
import sys
from longshore import Game
from longshore.bots import make_bot
from longshore.bots.bot import Decision, bot_rng
game = Game.new("anniversary", seats=3, seed=5)
seat = game.waiting[0]
decision = Decision(game.buffer, game.options, seat, bot_rng(5, seat))
print(list(make_bot(sys.argv[1]).choose(decision)))
"""


def run(program: str, argument: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program, argument],
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("name", ["classic-3", "anniversary-3"])
def test_a_game_replayed_interpreted_ends_in_the_same_position(name: str) -> None:
    file = GOLDEN / f"{name}.game"
    compiled = Game.from_record(file.read_text(encoding="utf-8")).position()
    assert run(REPLAY, str(file), NUMBA_DISABLE_JIT="1") == compiled.strip()


@pytest.mark.parametrize("bot", ["merchant", "search:playouts=2", "random"])
def test_bots_choose_the_same_interpreted(bot: str) -> None:
    assert run(CHOOSE, bot, NUMBA_DISABLE_JIT="1") == run(CHOOSE, bot)
