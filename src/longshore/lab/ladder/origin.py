"""What the bots of a contest are: what their names stand for, and the sources behind them."""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from longshore.bots.registry import find, label
from longshore.engine.sources import NAME, Sources
from longshore.game.editions import edition_files
from longshore.lab.ladder.result import BotOrigin

_GROUND = "longshore.lab.table"  # how games are dealt, played and written down
# What only shows a game, and what only finds a bot by its name: which one it is and with which
# parameters is part of a contest's setting. How code is kept, and made ready, changes no game.
_IDLE = (
    "bots",
    "bots.loading",
    "bots.registry",
    "engine.code_cache",
    "engine.readiness",
    "engine.sources",
    "render*",
    "terminal*",
    "text*",
)


def origin_of(bots: Sequence[str]) -> BotOrigin:
    """Two contests of equal origin are played alike."""
    return BotOrigin(tuple(map(meaning, bots)), tuple(map(_sources, bots)))


def meaning(bot: str) -> str:
    """A bot with all its parameters, also those of a level: `Search(seconds=0.1)`."""
    values = ", ".join(f"{name}={value!r}" for name, value in _parameters(bot).items())
    return f"{find(bot).load().__name__}({values})"


def by_clock(bot: str) -> bool:
    """Whether a bot thinks for a time (`seconds`) rather than for a number of `playouts`."""
    said = _parameters(bot)
    return bool(said.get("seconds")) and not said.get("playouts")


def _named(bot: str) -> str:
    """The hash of the files that a command names: of a program itself, as far as can be told."""
    rest = find(bot).rest
    words = str(_parameters(bot).get(rest, "")).split() if rest else []
    files = [file for word in words if (file := Path(word)).is_file()]
    return " ".join(hashlib.sha256(file.read_bytes()).hexdigest() for file in files)


def _parameters(bot: str) -> dict[str, Any]:
    entry = find(bot)
    given = label(bot).removeprefix(entry.name).removeprefix(":")
    values = {one.name: one.default for one in entry.parameters()}
    return {**values, **entry.read(given)}


def _sources(bot: str) -> str:
    """The hash of what a bot is made of, and of what its games are played by."""
    kind = find(bot).load()
    ours = kind.__module__.partition(".")[0] == NAME
    modules = [_GROUND, kind.__module__] if ours else [_GROUND]
    files = [*edition_files(), *([] if ours else [Path(inspect.getfile(kind))])]
    return Sources(idle=_IDLE).fingerprint(modules, files, _named(bot))
