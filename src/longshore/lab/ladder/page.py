"""The page: every section of a plan with its command, its tables, and whether its claim is met."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from longshore import __version__
from longshore.lab.ladder import RESULTS, show, words
from longshore.lab.ladder.checks import ClaimEvidence, ClaimFinding, examine
from longshore.lab.ladder.plan import PagePlan, PlanPart, Run
from longshore.lab.ladder.ratings import ORDERS

METHOD = f"""\
## How it is measured

- **Seats.** Every bot is at every seat equally often: a challenger goes around the table, and in a
  round robin every way to fill the seats is played in all its rotations (of many ways, a balanced
  sample). Games are dealt independently of each other.
- **Win share** is wins a seat, the even share is what equals would have. Shared wins are counted in
  fractions. The 95 % interval is Wilson's score interval, which holds for small samples and near 0
  and 100 %. With fractions, and with several seats of one bot at a table, it is wider than it need
  be, never too narrow: a number between 0 and 1 varies at most as much as a whole win of the same
  mean, and what one seat wins the others at its table do not.
- **Means** (scores, rounds) have Student's interval, a game being one observation. Differences of
  two shares have Newcombe's.
- **Ratings** are OpenSkill's (Plackett–Luce, its own defaults: μ 25, σ 8.3), by the places at the
  table. They depend on the order of the games, so they are the mean over {ORDERS} orders drawn by
  chance from a fixed seed. Every seat is a player; a bot with several at a table moves by the mean
  of what they do. The ordinal is μ − 3σ.
- **Times** are of a decision through the bots' interface, from being asked to a checked answer,
  forced decisions included.
- **Stalled** games are stopped after a number of rounds (100 unless said), and are scored as they
  stand. They count like any other.
- A claim is **met** if the measured value is what it asks for; what the interval leaves open is
  said beside it. All of it is computed from the games.
"""


class RunOutcome(NamedTuple):
    """What there is of a run: its games, or why there are none."""

    run: Run
    evidence: ClaimEvidence | None
    reason: str


def write_page(
    plan: PagePlan, outcomes: Mapping[str, RunOutcome], target: str, results: str = RESULTS
) -> str:
    """The page as text."""
    kept = [] if results == RESULTS else ["--results", results]
    command = shlex.join(["longshore", "ladder", "--plan", plan.file, *kept, "--write", target])
    lines = [
        f"# {plan.title}",
        "",
        f"Made by `{command}` (Longshore {__version__}); not written by hand.",
        "",
    ]
    if plan.about:
        lines += [plan.about.strip(), ""]
    lines += _in_short(plan, outcomes)
    lines += [METHOD]
    for part in plan.parts:
        lines += _part(part, outcomes)
    return "\n".join(lines).rstrip() + "\n"


def findings(
    part: PlanPart, outcomes: Mapping[str, RunOutcome]
) -> Iterator[tuple[Run, ClaimFinding]]:
    """What came of the checks of a section, run by run."""
    others = {name: found.evidence for name, found in outcomes.items() if found.evidence}
    for run in part.runs:
        evidence = outcomes[run.name].evidence
        if evidence is None:
            continue
        for check in part.section.checks:
            yield run, examine(check, evidence, others)


def _in_short(plan: PagePlan, outcomes: Mapping[str, RunOutcome]) -> list[str]:
    """All claims with their verdicts, as a table."""
    rows = [
        [
            f"[{part.section.title}](#{_anchor(part.section.title)})",
            _table_of(run),
            _games(outcomes[run.name]),
            *_finding(finding),
        ]
        for part in plan.parts
        for run, finding in findings(part, outcomes)
    ]
    if not rows:
        return []
    head = ["section", "table", "games", "measured", "", "95 % interval", "asked for", "claim"]
    return ["## In short", "", *words.table(head, rows, left=len(head)), ""]


def _finding(finding: ClaimFinding) -> list[str]:
    return [finding.what, finding.measured, finding.interval, finding.required, finding.verdict]


def _table_of(run: Run) -> str:
    return f"{run.contest.options.edition}, {run.contest.options.seats} seats"


def _games(outcome: RunOutcome) -> str:
    return f"{len(outcome.evidence.result.games):,}" if outcome.evidence else words.NOTHING


def _anchor(title: str) -> str:
    """How Markdown viewers call a heading in a link."""
    kept = "".join(sign for sign in title.lower() if sign.isalnum() or sign in " -_")
    return kept.replace(" ", "-")


def _part(part: PlanPart, outcomes: Mapping[str, RunOutcome]) -> list[str]:
    lines = [f"## {part.section.title}", ""]
    if part.section.claim:
        lines += [f"Claim: {part.section.claim.strip()}", ""]
    found = list(findings(part, outcomes))
    if found:
        head = ["table", "measured", "", "95 % interval", "asked for", "claim"]
        rows = [[_table_of(run), *_finding(finding)] for run, finding in found]
        lines += [*words.table(head, rows, left=len(head)), ""]
    for run in part.runs:
        if len(part.runs) > 1:
            lines += [f"### {part.section.title}: {_table_of(run)}", ""]
        lines += _run(outcomes[run.name])
    return lines


def _run(outcome: RunOutcome) -> list[str]:
    """One contest: the command, the tables and the notes."""
    lines = [f"    {outcome.run.contest.command()}", ""]
    if outcome.evidence is None:
        return [*lines, f"No games: {outcome.reason}.", ""]
    result, summary = outcome.evidence
    return [
        *lines,
        *show.standings(summary),
        "",
        *show.details(summary),
        "",
        show.endings(summary.course),
        "",
        *show.places(summary.course, summary.even),
        "",
        " ".join(show.notes(result, summary)),
        "",
    ]
