"""Tables for the tests of the lab: small, quick, and some that end early."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from longshore.engine.bindings import GameBuffer, Pages
from longshore.engine.state import Phase
from longshore.game.options import Options
from longshore.lab.economy import Economy
from longshore.lab.setting import Setting
from tests.support import (
    TEMPERS,
    draw_move,
    draw_seat,
    enrich,
    legal_moves,
    rows_of,
    started,
    varied_options,
)


def small(*bots: str, seats: int = 3, **rest: Any) -> Setting:
    """Three seats and a supply that is soon gone: some ten rounds."""
    options = Options.make(rest.pop("edition", "classic"), seats, supply=rest.pop("supply", 4))
    return Setting.make(options, bots or ("random",), **rest)


def bot_file(folder: Path, body: str, name: str = "Mine") -> str:
    """The spec of a bot of one's own, with this for its `choose`."""
    file = folder / f"{name.lower()}.py"
    lines = "\n".join(f"        {line}" for line in body.splitlines())
    file.write_text(
        "import time\n\nfrom longshore.bots.bot import Bot\n\n\n"
        f"class {name}(Bot):\n    def choose(self, decision):\n{lines}\n",
        encoding="utf-8",
    )
    return f"{file}:{name}"


class Followed(NamedTuple):
    """One move of a game that an economy follows, and the journal's rows of it."""

    buffer: GameBuffer
    economy: Economy
    rows: list[list[int]]


def followed_game(seed: int, limit: int = 1500, **changes: Any) -> Iterator[Followed]:
    """A game of random moves in which everything happens; options, edition and seats by seed."""
    options, chance = varied_options(seed, **changes), random.Random(seed)
    state, _ = started(options, seed)
    if seed % 4 == 3:
        enrich(state)
    buffer, pages = GameBuffer.of(state), Pages()
    economy = Economy(buffer, seed)
    tempers = [TEMPERS[chance.choice(list(TEMPERS))] for _ in range(options.seats)]
    for _ in range(limit):
        if buffer.state.phase == Phase.OVER:
            return
        seat = draw_seat(chance, buffer.state, 0.02)
        move = draw_move(chance, legal_moves(buffer.state, seat), tempers[seat])
        assert buffer.step(seat, move, pages)
        rows = rows_of(pages.journal)
        economy.post(pages)
        yield Followed(buffer, economy, rows)


@cache
def whole_game(seed: int) -> tuple[GameBuffer, Economy]:
    """The end of such a game, and its economy: to be read only."""
    *_, last = followed_game(seed)
    return last.buffer, last.economy
