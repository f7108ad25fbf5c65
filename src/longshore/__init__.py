"""Longshore: an independent implementation of the rules of the board game Container.

`Game` is the friendly face; `longshore.engine` the rules themselves, compiled.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from longshore.game.game import Game
    from longshore.game.options import OptionError, Options
    from longshore.game.refusals import IllegalAction
    from longshore.notation import Deal, NotationError, Record

__version__ = "0.1.0"

__all__ = [
    "Deal",
    "Game",
    "IllegalAction",
    "NotationError",
    "OptionError",
    "Options",
    "Record",
    "__version__",
]

_HOMES = {
    "Deal": "longshore.notation",
    "Game": "longshore.game.game",
    "IllegalAction": "longshore.game.refusals",
    "NotationError": "longshore.notation",
    "OptionError": "longshore.game.options",
    "Options": "longshore.game.options",
    "Record": "longshore.notation",
}


def __getattr__(name: str) -> Any:
    """Load a name when it is first used: the engine alone starts quickly."""
    if name not in _HOMES:
        raise AttributeError(f"module 'longshore' has no attribute {name!r}")
    value = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value
