"""The game that scripted clients play: what four merchants said on one deal, written down once.

A step is what is sent together: one action, or the sealed bids of one auction. `opens` marks the
steps after which sealed bids are asked for, which are a step of their own.
"""

from __future__ import annotations

import msgspec

from longshore.bots.registry import make_bot
from longshore.bots.seated import SeatedBots
from longshore.game.actions import to_json
from longshore.game.events import AuctionOpened, BidsTied, Event
from longshore.game.game import Game, draw
from longshore.game.options import Options
from longshore.notation import Deal
from longshore.server.domain.fairness import is_sealed

EDITION, SEATS, SEED = "classic", 4, 17
BOT = "steady"


class Step(msgspec.Struct):
    """Actions that may be under way at the same time: each a seat and its action as JSON."""

    wishes: list[tuple[int, str]]
    sealed: bool = False
    opens: bool = False


class Script(msgspec.Struct):
    """A whole game, for load.cjs."""

    edition: str
    seats: int
    steps: list[Step]


def dealt(options: Options) -> Deal:
    """The same deal at every table."""
    return draw(options, SEED)


def write_script() -> Script:
    """Let four merchants play the deal to its end."""
    options = Options.make(EDITION, SEATS)
    game = Game.start(options, deal=dealt(options))
    seated = SeatedBots(game, dict.fromkeys(range(SEATS), make_bot(BOT)), SEED)
    steps: list[Step] = []
    while not game.over:
        seat = game.waiting[0]
        for action in seated.choose(seat).actions:
            sealed = is_sealed(game.state, seat, action)
            opens = _opens_bidding(game.play(action, seat))
            wish = (seat, to_json(action).decode())
            if sealed and steps and steps[-1].sealed and not steps[-1].opens:
                steps[-1].wishes.append(wish)
                steps[-1].opens = opens
            else:
                steps.append(Step([wish], sealed, opens))
    return Script(EDITION, SEATS, steps)


def _opens_bidding(happened: list[Event]) -> bool:
    """Whether sealed bids are asked for from here on (A1, A2)."""
    for event in reversed(happened):
        if isinstance(event, AuctionOpened):
            return event.bidding == "sealed"
        if isinstance(event, BidsTied):
            return event.again
    return False
