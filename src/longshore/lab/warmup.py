"""Compile what a table needs, once, before processes are started that would all do it again."""

from __future__ import annotations

from typing import TextIO

from longshore.bots import warmup as bots
from longshore.bots.registry import make_bot
from longshore.engine import warmup as rules
from longshore.engine.bindings import Pages
from longshore.engine.compiled import INTERPRETED
from longshore.lab.books import CACHE
from longshore.lab.economy import Economy
from longshore.lab.setting import Setting
from longshore.lab.table import deal

_DONE = CACHE.folder / "ready"


def prepare(setting: Setting, stream: TextIO | None = None) -> None:
    """Compile the rules, the bots of a setting and the books, if this was never done for them."""
    rules.prepare(stream)
    bots.prepare([make_bot(spec) for spec in dict.fromkeys(setting.bots)], stream)
    if not INTERPRETED and not _DONE.exists():
        prepare_books(setting)


def prepare_books(setting: Setting) -> None:
    """The lab's own compiled code; a matter of seconds."""
    economy = Economy(deal(setting.options, 0))
    economy.post(Pages())
    economy.result()
    if CACHE.kept:
        _DONE.touch()
