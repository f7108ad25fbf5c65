"""From the arguments of `longshore ladder` to a contest or a plan, and what is printed of it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from longshore.game.written_options import make_options, make_seed
from longshore.lab.ladder import keeping, ratings, running, show
from longshore.lab.ladder.checks import ClaimEvidence, ClaimFinding
from longshore.lab.ladder.contest import DEFAULT_GAMES, DEFAULT_SEED, Contest
from longshore.lab.ladder.evening import Evening
from longshore.lab.ladder.origin import origin_of
from longshore.lab.ladder.page import RunOutcome, findings, write_page
from longshore.lab.ladder.plan import PagePlan, Run, read_plan
from longshore.lab.ladder.result import ContestResult
from longshore.lab.ladder.summary import ContestSummary, summarise
from longshore.lab.setting import STALL
from longshore.lab.workers import ENGINES
from longshore.text.errors import UserError
from longshore.text.files import write_text

MOST_GAMES = 10_000_000
MOST_WORKERS = 1_000


class ContestTable(NamedTuple):
    """What is said of one contest; None and () where nothing is."""

    bots: tuple[str, ...] = ()
    challenge: str | None = None
    field: str | None = None
    edition: str | None = None
    seats: int | None = None
    option: tuple[str, ...] = ()
    games: int | None = None
    seed: int | None = None
    stall: int | None = None
    paired: bool = False


class LadderTerms(NamedTuple):
    """How it is to be played and shown."""

    workers: int | None = None
    engine: str = "local"
    ray_address: str | None = None
    json: bool = False
    no_run: bool = False

    def evening(self) -> Evening:
        if self.engine not in ENGINES:
            known = " or ".join(ENGINES)
            raise UserError(f"--engine is {known}; not {self.engine!r}.")
        if self.workers is not None and not 1 <= self.workers <= MOST_WORKERS:
            raise UserError(f"--workers is from 1 to {MOST_WORKERS}; not {self.workers}.")
        if self.ray_address is not None and self.engine != "ray":
            raise UserError("--ray-address is for --engine ray.")
        return Evening(self.engine, self.workers, self.ray_address)


def make_contest(table: ContestTable) -> Contest:
    """The contest that is asked for; what is wrong with it is one line."""
    games = DEFAULT_GAMES if table.games is None else table.games
    stall = STALL if table.stall is None else table.stall
    if not 1 <= games <= MOST_GAMES:
        raise UserError(f"--games is from 1 to {MOST_GAMES}; not {games}.")
    if stall < 1:
        raise UserError(f"--stall is at least 1; not {stall}.")
    contest = Contest(
        options=make_options(
            table.edition or "classic", 4 if table.seats is None else table.seats, table.option
        ),
        bots=_bots(table),
        challenge=table.challenge is not None,
        games=games,
        seed=make_seed(DEFAULT_SEED if table.seed is None else table.seed),
        stall=stall,
        paired=table.paired,
    )
    running.check_bots(contest)
    return contest


def _bots(table: ContestTable) -> tuple[str, ...]:
    if table.challenge is None and table.field is None:
        if not table.bots:
            raise UserError(
                "Who plays? Name bots (longshore ladder random merchant), give --challenge and"
                " --field, or --plan."
            )
        return table.bots
    if table.field is None:
        raise UserError(
            "--challenge is one bot among others: say which with --field, as --field steady."
        )
    if table.challenge is None:
        raise UserError(
            "--field is who plays against one other: say who with --challenge, as --challenge hard."
        )
    if table.bots:
        raise UserError("Give bots for a round robin, or --challenge and --field; not both.")
    return table.challenge, table.field


def run_contest(
    table: ContestTable,
    asked: LadderTerms,
    *,
    out: str | None,
    only: tuple[str, ...],
    write: str | None,
) -> bool:
    """Play one contest and print it; True if it was interrupted."""
    if only or write is not None:
        raise UserError("--only and --write are for a plan: give it with --plan.")
    ratings.need_openskill()
    evening = asked.evening()
    contest = make_contest(table)
    file = None if out is None else Path(out)
    result = _begun(contest, file)
    if asked.no_run:
        if not result.games:
            raise UserError("--no-run shows what --out has, and there is nothing.")
        _print_contest(result, asked)
        return False
    with evening:
        evening.play(result, contest.described(), file)
    if result.games:
        _print_contest(result, asked)
    if evening.stopped and file is not None and result.games:
        print(f"{file} has what is done; the same command goes on.", file=sys.stderr)
    return evening.stopped


def _begun(contest: Contest, file: Path | None) -> ContestResult:
    """What a file has of a contest, or a new beginning. Another contest's file is left alone."""
    if file is None or not file.exists():
        if file is not None and not file.parent.is_dir():
            raise UserError(f"There is no folder {file.parent} for {file}.")
        return running.begin(contest)
    kept = keeping.look_up(file, contest, origin_of(contest.bots))
    if kept.result is None:
        raise UserError(f"{file} is not of this contest: {kept.reason}; give another --out.")
    return kept.result


def _print_contest(result: ContestResult, asked: LadderTerms) -> None:
    summary = summarise(result)
    if asked.json:
        _print_json(_as_data(result, summary))
        return
    print(f"{result.contest.described()}\n")
    print("\n".join([*show.standings(summary), "", *show.details(summary)]))
    print()
    print(show.endings(summary.course))
    print()
    print("\n".join(show.places(summary.course, summary.even)))
    print()
    for note in show.notes(result, summary):
        print(note)


def _as_data(result: ContestResult, summary: ContestSummary) -> dict[str, Any]:
    """A contest without its games, for `--json`; an interval is [measured, low, high]."""
    return {
        "command": result.command,
        "contest": result.contest,
        "timed": result.timed,
        "sessions": result.sessions,
        "complete": result.complete,
        "even": summary.even,
        "standings": summary.standings,
        "course": summary.course,
        "notes": show.notes(result, summary),
    }


def _print_json(value: dict[str, Any]) -> None:
    print(msgspec.json.encode(value).decode())


def run_plan(
    file: str,
    table: ContestTable,
    asked: LadderTerms,
    *,
    out: str | None,
    only: tuple[str, ...],
    results: str,
    write: str | None,
) -> bool:
    """Run the sections of a plan and write its page; True if it was interrupted."""
    if table != ContestTable() or out is not None:
        raise UserError("With --plan the plan says who plays what; results go to --results.")
    ratings.need_openskill()
    evening = asked.evening()
    plan = read_plan(file)
    chosen = plan.chosen(only)
    for run in plan.runs.values() if write is not None else chosen:
        running.check_bots(run.contest)
    if not asked.no_run:
        with evening:
            for run in chosen:
                _run_section(run, results, evening)
    outcomes = {run.name: _outcome(run, results) for run in plan.runs.values()}
    if write is not None:
        write_text(write, write_page(plan, outcomes, write, results), replace=True)
    _print_plan(plan, outcomes, chosen, asked)
    if asked.no_run or not evening.stopped:
        return False
    print(f"{results} has what is done; the same command goes on.", file=sys.stderr)
    return True


def _run_section(run: Run, results: str, evening: Evening) -> None:
    """Play what is not kept yet of a run."""
    file = keeping.file_of(results, run.name)
    kept = keeping.look_up(file, run.contest, origin_of(run.contest.bots))
    if kept.result is None and file.exists():
        print(f"{run.name}: {kept.reason}.", file=sys.stderr)
    evening.play(kept.result or running.begin(run.contest), run.name, file)


def _outcome(run: Run, results: str) -> RunOutcome:
    file = keeping.file_of(results, run.name)
    kept = keeping.look_up(file, run.contest, origin_of(run.contest.bots))
    if kept.result is None:
        return RunOutcome(run, None, kept.reason)
    if not kept.result.games:
        return RunOutcome(run, None, "it has not been run yet")
    return RunOutcome(run, ClaimEvidence(kept.result, summarise(kept.result)), "")


def _print_plan(
    plan: PagePlan, outcomes: dict[str, RunOutcome], chosen: list[Run], asked: LadderTerms
) -> None:
    """What came of the sections chosen."""
    names = {run.name for run in chosen}
    data: list[dict[str, Any]] = []
    for part in plan.parts:
        found = list(findings(part, outcomes))
        for run in part.runs:
            if run.name not in names:
                continue
            outcome = outcomes[run.name]
            own = [finding for tested, finding in found if tested is run]
            if not asked.json:
                _tell(outcome, own)
            row: dict[str, Any] = {"section": part.section.name, "run": run.name, "checks": own}
            if outcome.evidence:
                row |= _as_data(*outcome.evidence)
            data.append(row)
    if asked.json:
        _print_json({"plan": plan.file, "runs": data})


def _tell(outcome: RunOutcome, found: list[ClaimFinding]) -> None:
    """A run in a few lines."""
    if outcome.evidence is None:
        print(f"{outcome.run.name}: no games, {outcome.reason}")
        return
    print(f"{outcome.run.name}: {len(outcome.evidence.result.games):,} games")
    for finding in found:
        verdict = finding.verdict.replace("*", "")
        print(
            f"  {finding.what}: {finding.measured} ({finding.interval}),"
            f" asked for {finding.required}: {verdict}"
        )
