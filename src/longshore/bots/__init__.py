"""Players that are programs. Each chooses from what its seat may know, and from nothing else."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from longshore.bots.bot import Bot, Budget, Decision, GivenUp, bot_rng
    from longshore.bots.referee import Answer, ask, safe_moves
    from longshore.bots.registry import BotError, entries, find, label, make_bot
    from longshore.bots.seated import Forfeit, SeatedBots, play_out

__all__ = [
    "Answer",
    "Bot",
    "BotError",
    "Budget",
    "Decision",
    "Forfeit",
    "GivenUp",
    "SeatedBots",
    "ask",
    "bot_rng",
    "entries",
    "find",
    "label",
    "make_bot",
    "play_out",
    "safe_moves",
]

# Where each name lives. Loaded when it is asked for: most of them load the compiled rules.
_HOMES = {
    "bot": ("Bot", "Budget", "Decision", "GivenUp", "bot_rng"),
    "referee": ("Answer", "ask", "safe_moves"),
    "registry": ("BotError", "entries", "find", "label", "make_bot"),
    "seated": ("Forfeit", "SeatedBots", "play_out"),
}
_HOME_OF = {name: module for module, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOME_OF[name]}"), name)
