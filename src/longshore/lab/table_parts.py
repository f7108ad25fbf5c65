"""What is compiled for a table of the lab, before processes start that would all do it again."""

from __future__ import annotations

from longshore.bots.bot_parts import bot_parts
from longshore.bots.registry import make_bot
from longshore.engine.bindings import Pages
from longshore.engine.readiness import Part
from longshore.game.options import Options
from longshore.lab.economy import Economy
from longshore.lab.setting import Setting
from longshore.lab.table import deal


def table_parts(setting: Setting) -> list[Part]:
    """The rules, the bots of a setting, and the books."""
    return [*bot_parts(make_bot(spec) for spec in dict.fromkeys(setting.bots)), THE_BOOKS]


def _keep_books() -> None:
    economy = Economy(deal(Options.make("classic", 3), 0))
    economy.post(Pages())
    economy.result()


THE_BOOKS = Part("the books", ("longshore.lab.books",), lambda: [("a page of them", _keep_books)])
