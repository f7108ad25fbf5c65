"""The command `longshore warmup`, and what the other commands compile before they begin."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from longshore.engine.readiness import Part


def warmup() -> None:
    """Compile everything now, instead of when it is first used."""
    from longshore.engine.compiled import INTERPRETED
    from longshore.engine.readiness import is_ready, prepare
    from longshore.text.errors import UserError

    if INTERPRETED:
        raise UserError("NUMBA_DISABLE_JIT is set: everything runs interpreted, nothing compiled.")
    parts = every_part()
    if all(map(is_ready, parts)):
        print("Everything is compiled already.")
        return
    prepare(*parts)
    print("Everything is compiled.")


def every_part() -> list[Part]:
    """All that is compiled, in the order in which one builds on the other."""
    from longshore.envs.batch import THE_BATCHES, THE_COMPANIES
    from longshore.lab.table_parts import THE_BOOKS
    from longshore.terminal.measure import THE_MEASURES
    from longshore.train.train_parts import THE_TRAINING

    batches = THE_BATCHES, THE_COMPANIES, THE_TRAINING
    return [*server_parts(), THE_BOOKS, *batches, THE_MEASURES]


def server_parts() -> list[Part]:
    """The rules, and every bot that can be seated by its name."""
    from longshore.bots.bot_parts import bot_parts
    from longshore.bots.registry import entries

    return bot_parts(one.make() for one in entries() if one.kind == "bot")
