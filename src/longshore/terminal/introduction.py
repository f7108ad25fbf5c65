"""Who plays the seats that nobody sits at, before a game."""

from __future__ import annotations

from collections.abc import Mapping

from longshore.bots.registry import BotEntry, find, label
from longshore.game.options import Options
from longshore.text.messages import DEFAULT
from longshore.text.words import say


def introduce(options: Options, specs: Mapping[int, str], language: str = DEFAULT) -> str:
    """Who sits where, a line a bot."""
    names = options.seat_names
    lines = (
        say(
            "terminal-played-by",
            language,
            seat=names[seat],
            bot=label(spec),
            about=_about(find(spec), language),
        )
        for seat, spec in sorted(specs.items())
    )
    return "\n".join(line.rstrip() for line in lines)


def _about(bot: BotEntry, language: str) -> str:
    """What it is like. Others' bots are described in their own words only."""
    if language == DEFAULT or bot.kind in ("plugin", "file"):
        return bot.description
    try:
        return say(f"around-bot-{bot.name}", language)
    except LookupError:
        return bot.description
