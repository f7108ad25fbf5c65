"""The plan of the page: a TOML file of sections, each with a claim, its contests and its checks.

A section whose `edition`, `seats` or `challenge` is a list has a run for each combination. A run
has a name, by which `--only` finds it and under which its result is kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

import msgspec

from longshore.game.options import OptionError, Options
from longshore.game.written_sheets import read_sheet
from longshore.lab.ladder.checks import ClaimCheck, problem_with
from longshore.lab.ladder.contest import DEFAULT_GAMES, DEFAULT_SEED, Contest
from longshore.lab.setting import MOST_SEED, STALL
from longshore.text.errors import UserError
from longshore.text.files import read_text

_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class PlanSection(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of the page, as the plan has it."""

    name: str
    title: str
    claim: str = ""
    edition: str | list[str] = "classic"
    seats: int | list[int] = 4
    options: dict[str, str | int | bool] = {}
    bots: list[str] = []
    challenge: str | list[str] | None = None
    field: str | None = None
    games: int = DEFAULT_GAMES
    seed: int = DEFAULT_SEED
    stall: int = STALL
    checks: list[ClaimCheck] = []


class PlanSheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file as it is written."""

    title: str
    about: str = ""
    section: list[PlanSection]


class Run(NamedTuple):
    """One contest of a section."""

    name: str
    contest: Contest


class PlanPart(NamedTuple):
    """A section with its runs."""

    section: PlanSection
    runs: tuple[Run, ...]


class PagePlan(NamedTuple):
    """A page to be made."""

    file: str
    title: str
    about: str
    parts: tuple[PlanPart, ...]

    @property
    def runs(self) -> dict[str, Run]:
        return {run.name: run for part in self.parts for run in part.runs}

    def chosen(self, names: Sequence[str]) -> list[Run]:
        """The runs of the sections or runs named; all if none is."""
        for name in names:
            if name not in self.runs and name not in (part.section.name for part in self.parts):
                known = ", ".join(part.section.name for part in self.parts)
                raise UserError(f"{self.file} has no section {name!r}; it has: {known}.")
        return [
            run
            for part in self.parts
            for run in part.runs
            if not names or run.name in names or part.section.name in names
        ]


def read_plan(file: str) -> PagePlan:
    """Read a plan; what is wrong with it is one line."""
    sheet = read_sheet(file, read_text(file), PlanSheet)
    if not sheet.section:
        raise UserError(f"{file} has no sections; give at least one, as [[section]].")
    parts = []
    for section in sheet.section:
        try:
            _check_section(section)
            parts.append(PlanPart(section, tuple(_runs(section))))
        except (ValueError, OptionError) as problem:
            reason = str(problem).removesuffix(".")
            raise UserError(f"{file}, section {section.name!r}: {reason}.") from None
    plan = PagePlan(file, sheet.title, sheet.about, tuple(parts))
    _check_together(plan)
    return plan


def _check_section(section: PlanSection) -> None:
    if not _NAME.fullmatch(section.name):
        raise ValueError("a name is of small letters, digits and single hyphens")
    challenge = (section.challenge, section.field)
    if None in challenge and challenge != (None, None):
        raise ValueError("`challenge` and `field` go together")
    if (section.challenge is None) == (not section.bots):
        raise ValueError("give either `bots`, or `challenge` and `field`")
    if [] in (section.edition, section.seats, section.challenge):
        raise ValueError("`edition`, `seats` and `challenge` name at least one each")
    _check_numbers(section)
    for number, check in enumerate(section.checks, 1):
        for bots in _bots(section):
            if problem := problem_with(check, bots, challenge=section.challenge is not None):
                raise ValueError(f"check {number} {problem}")


def _check_numbers(section: PlanSection) -> None:
    if section.games < 1 or section.stall < 1:
        raise ValueError("`games` and `stall` are at least 1")
    if not 0 <= section.seed <= MOST_SEED:
        raise ValueError(f"`seed` is from 0 to {MOST_SEED}")


def _bots(section: PlanSection) -> list[tuple[str, ...]]:
    """Who plays, in each run at one table."""
    if section.challenge is not None and section.field is not None:
        return [(challenger, section.field) for challenger in _several(section.challenge)]
    return [tuple(section.bots)]


def _runs(section: PlanSection) -> Iterator[Run]:
    """A run for each edition, number of seats and challenger."""
    tables = product(_several(section.edition), _several(section.seats), _bots(section))
    for edition, seats, bots in tables:
        words = [section.name]
        words += [edition] * isinstance(section.edition, list)
        words += [str(seats)] * isinstance(section.seats, list)
        words += [re.sub(r"[^a-z0-9]+", "-", bots[0])] * isinstance(section.challenge, list)
        yield Run(
            "-".join(words),
            Contest(
                options=Options.make(edition, seats, **section.options),
                bots=bots,
                challenge=section.challenge is not None,
                games=section.games,
                seed=section.seed,
                stall=section.stall,
            ),
        )


def _several(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _check_together(plan: PagePlan) -> None:
    names: set[str] = set()
    for part in plan.parts:
        for name in {part.section.name, *(run.name for run in part.runs)}:
            if name in names:
                raise UserError(f"{plan.file} has two sections or runs called {name!r}.")
            names.add(name)
    for part in plan.parts:
        for check in part.section.checks:
            if check.more_than is not None:
                _check_comparison(plan, part, check.more_than)


def _check_comparison(plan: PagePlan, part: PlanPart, other: str) -> None:
    """Shares of wins can be compared at the same table against the same field."""
    where = f"{plan.file}, section {part.section.name!r}"
    if other not in plan.runs:
        known = ", ".join(plan.runs)
        raise UserError(f"{where}: there is no run {other!r} to compare with; there are: {known}.")
    than = plan.runs[other].contest
    for run in part.runs:
        alike = run.contest.options == than.options and run.contest.bots[1:] == than.bots[1:]
        if not alike or not run.contest.challenge or not than.challenge:
            raise UserError(
                f"{where}: {run.name} and {other} cannot be compared; it takes two challenges of"
                " the same field at the same table."
            )
