"""What is compiled for the bots of a table, before somebody waits for them."""

from __future__ import annotations

from collections.abc import Iterable

from longshore.bots.auction_history import AuctionHistory
from longshore.bots.bot import Bot, Budget, Decision, bot_rng
from longshore.bots.referee import ask
from longshore.engine.code_cache import entries_in
from longshore.engine.readiness import THE_RULES, Part, Step
from longshore.game.game import Game

_OURS = "longshore.bots."
_BRIEFLY = Budget(seconds=0.001, work=1)


def bot_parts(bots: Iterable[Bot]) -> list[Part]:
    """The rules, and each kind of bot among them that comes with Longshore."""
    ours = {
        type(bot): bot
        for bot in bots
        if bot.trusted and type(bot).__module__.startswith(_OURS)  # others think elsewhere
    }
    return [THE_RULES, *map(_part, ours.values())]


def _part(bot: Bot) -> Part:
    kind = type(bot)
    modules = [*entries_in(kind.__module__), *entries_in("longshore.bots")]
    return Part(f"{kind.__name__.lower()} bots", tuple(modules), lambda: _steps(bot))


def _steps(bot: Bot) -> list[Step]:
    """A decision, and what a bot is told of before it."""
    game = Game.new("classic", 3, seed=1)
    seat = game.waiting[0]
    return [
        ("what everybody saw", lambda: AuctionHistory().see(game.buffer, game.buffer)),
        (
            "a decision",
            lambda: ask(bot, Decision(game.buffer, game.options, seat, bot_rng(1, seat), _BRIEFLY)),
        ),
    ]
