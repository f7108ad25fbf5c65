"""Compile the bots of a table, once, with a line that says so: before somebody waits for them."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TextIO

from longshore.bots import compiled as compiling
from longshore.bots.auction_history import AuctionHistory
from longshore.bots.bot import Bot, Budget, Decision, bot_rng
from longshore.bots.referee import ask
from longshore.engine.compiled import Cache
from longshore.game.game import Game

_OURS = "longshore.bots."
_BRIEFLY = Budget(seconds=0.001, work=1)


def prepare(bots: Iterable[Bot], stream: TextIO | None = None) -> None:
    """Let each kind of bot that comes with Longshore decide something, if it never did.

    Later starts find the compiled code on disk and print nothing.
    """
    ours = {type(bot): bot for bot in bots if type(bot).__module__.startswith(_OURS)}
    new = [bot for kind, bot in ours.items() if not _mark(kind).exists()]
    if compiling.INTERPRETED or not new:
        return
    out = sys.stderr if stream is None else stream
    print("Compiling the bots, once; it takes a minute or two …", file=out, flush=True)
    began = time.monotonic()
    game = Game.new("classic", 3, seed=1)
    AuctionHistory().see(game.buffer, game.buffer)
    for bot in new:
        seat = game.waiting[0]
        ask(bot, Decision(game.buffer, game.options, seat, bot_rng(1, seat), _BRIEFLY))
        if _cache(type(bot)).kept:
            _mark(type(bot)).touch()
    seconds = time.monotonic() - began
    print(f"The bots are compiled ({seconds:.0f} s); next time they are ready.", file=out)


def _cache(kind: type[Bot]) -> Cache:
    return compiling.cache_of(compiling.room_of(kind.__module__))


def _mark(kind: type[Bot]) -> Path:
    return _cache(kind).folder / f"ready-{kind.__module__}.{kind.__qualname__}"
