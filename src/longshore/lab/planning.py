"""From the arguments of `longshore simulate` to a plan. What is not said is as usual."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from longshore.bots.bot import Budget
from longshore.game.written_options import make_options
from longshore.lab.errors import LabError
from longshore.lab.folder import Stored, default_folder, read_stored
from longshore.lab.setting import STALL, Setting, changes_text
from longshore.lab.simulate import Plan

USUAL_BOT = "merchant"
USUAL_GAMES = 100
USUAL_SEED = 1
USUAL_SEATS = 4


class Given(NamedTuple):
    """What was said on the command line; None is what was not."""

    bots: tuple[str, ...] | None = None
    games: int | None = None
    seed: int | None = None
    edition: str | None = None
    seats: int | None = None
    options: tuple[str, ...] | None = None
    rotate: bool | None = None
    turns: bool | None = None
    stall: int | None = None
    seconds: float | None = None
    work: int | None = None
    format: str | None = None

    def or_else(self, usual: Given) -> Given:
        """What was said, and for the rest what is usual."""
        return Given._make(
            other if said is None else said for said, other in zip(self, usual, strict=True)
        )


_USUAL = Given(
    bots=(USUAL_BOT,),
    games=USUAL_GAMES,
    seed=USUAL_SEED,
    edition="classic",
    seats=USUAL_SEATS,
    options=(),
    rotate=True,
    turns=False,
    stall=STALL,
    format="parquet",
)


def make_plan(given: Given, out: str | None, *, resume: bool, replace: bool) -> Plan:
    """The plan; to go on with a folder, as that was set up."""
    if resume and replace:
        raise LabError("Give --resume or --replace, not both.")
    if not resume:
        return _plan(given.or_else(_USUAL), out)
    folder = Path(out) if out is not None else _plan(given.or_else(_USUAL), None).folder
    there = read_stored(folder)
    if there is None:
        raise LabError(f"There is nothing to go on with in {folder}.")
    return _plan(given.or_else(_as_it_was(there)), str(folder))


def _as_it_was(there: Stored) -> Given:
    setting = there.setting()
    return Given(
        bots=setting.bots,
        games=there.asked,
        seed=setting.seed,
        edition=setting.options.edition,
        seats=setting.options.seats,
        options=tuple(changes_text(setting.options).split()),
        rotate=setting.rotate,
        turns=setting.turns,
        stall=setting.stall,
        seconds=setting.budget.seconds,
        work=setting.budget.work,
        format=there.format,
    )


def _plan(said: Given, out: str | None) -> Plan:
    values: Any = said  # nothing in it is None any more, but for the budget
    setting = Setting.make(
        make_options(values.edition, values.seats, values.options),
        tuple(spec.strip() for spec in values.bots),
        seed=values.seed,
        rotate=values.rotate,
        turns=values.turns,
        stall=values.stall,
        budget=Budget(values.seconds, values.work),
    )
    folder = default_folder(setting) if out is None else Path(out)
    return Plan(setting, values.games, folder, values.format.lower())
