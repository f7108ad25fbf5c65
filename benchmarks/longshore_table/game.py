"""The game that scripted clients play: what four merchants said on one deal, written down once."""

from __future__ import annotations

import msgspec

from longshore.bots.registry import make_bot
from longshore.bots.seated import SeatedBots
from longshore.game.actions import to_json
from longshore.game.game import Game, draw
from longshore.game.options import Options
from longshore.notation import Deal

EDITION, SEATS, SEED = "classic", 4, 17
BOT = "steady"


class Script(msgspec.Struct):
    """A whole game, for load.cjs: each action with its seat, as JSON."""

    edition: str
    seats: int
    actions: list[tuple[int, str]]


def dealt(options: Options) -> Deal:
    """The same deal at every table."""
    return draw(options, SEED)


def write_script() -> Script:
    """Let four merchants play the deal to its end."""
    options = Options.make(EDITION, SEATS)
    game = Game.start(options, deal=dealt(options))
    seated = SeatedBots(game, dict.fromkeys(range(SEATS), make_bot(BOT)), SEED)
    said: list[tuple[int, str]] = []
    while not game.over:
        seat = game.waiting[0]
        for action in seated.choose(seat).actions:
            game.play(action, seat)
            said.append((seat, to_json(action).decode()))
    return Script(EDITION, SEATS, said)
