"""The leaderboard in words and numbers, for the terminal and for the site."""

from __future__ import annotations

import math
from collections.abc import Iterator
from statistics import median

from longshore import __version__
from longshore.lab.arena.plan import ArenaPlan
from longshore.lab.arena.standings import ArenaStanding, ArenaSummary
from longshore.lab.ladder import words
from longshore.lab.ladder.result import ContestResult
from longshore.lab.ladder.show import machines, unfinished


def board_head(summary: ArenaSummary) -> tuple[str, ...]:
    spent = ("cost", "a game") if _units(summary) else ()
    return (
        *("player", "lead", "95 %", "win share", "95 %", "rating", "95 %", "mean score"),
        *("seats", "time a decision", "95 % within", "forfeits"),
        *spent,
    )


def board_rows(summary: ArenaSummary) -> Iterator[tuple[str, ...]]:
    """A row a player, the best first."""
    units = _units(summary)
    for one in summary.standings:
        told, rating = one.standing, one.rating
        yield (
            one.player,
            words.number(one.lead.value) if one.deals else words.NOTHING,
            words.number_range(one.lead) if one.deals else words.NOTHING,
            words.percent(told.share.value),
            words.percent_range(told.share),
            words.NOTHING if rating is None else words.number(rating.value),
            words.NOTHING if rating is None else words.number_range(rating),
            words.number(told.score.value),
            words.whole(told.seats),
            words.seconds(told.seconds),
            words.seconds(told.tail_seconds),
            words.whole(told.forfeits),
            *((_spent(one), _dollars(one.dollars_a_game)) if units else ()),
        )


def meeting_rows(plan: ArenaPlan, summary: ArenaSummary) -> Iterator[tuple[str, ...]]:
    """A row a player: how often it came in before each of the others."""
    for one in summary.standings:
        met = {meeting.other: meeting for meeting in one.meetings}
        cells = (
            f"{words.percent(met[name].ahead.value)} ({words.percent_range(met[name].ahead)})"
            if name in met
            else words.NOTHING
            for name in plan.names
        )
        yield (one.player, *cells)


def about_pairing(summary: ArenaSummary) -> str:
    """What the paired deals have spared, as far as these games tell."""
    gains = [one.gain for one in summary.standings if one.gain is not None]
    about = (
        "The lead is the score less the table's mean. Each deal is one observation of it: in a deal"
        " the same players sit at every seat in turn."
    )
    if not gains:
        return about
    spread = f"{min(gains):.1f} to {max(gains):.1f}, {median(gains):.1f} in the middle"
    return (
        f"{about} With a deal of its own for each game, intervals as narrow would take this many"
        f" times as many games: {spread}."
    )


def facts(plan: ArenaPlan, summary: ArenaSummary, result: ContestResult) -> dict[str, str]:
    """How it was played."""
    contest = plan.contest
    told = {
        "Table": f"{contest.options.edition}, {contest.options.seats} seats",
        "Deals": f"{contest.rounded_games // contest.alike:,}, each at {contest.alike} line-ups",
        "Games": f"{summary.games:,}",
        "Version": __version__,
    }
    if changes := contest.options.changes():
        told["Options"] = ", ".join(f"{name} = {value}" for name, value in changes.items())
    for player in plan.sheet.player:
        told[player.name] = player.bot
    if result.sessions:
        told["Machine"] = machines(result)
    if missing := unfinished(result):
        told["Unfinished"] = missing
    return told


def printed(plan: ArenaPlan, summary: ArenaSummary, result: ContestResult) -> Iterator[str]:
    """What the terminal shows."""
    yield from words.table(board_head(summary), list(board_rows(summary)))
    yield ""
    yield from words.table(("", *plan.names), list(meeting_rows(plan, summary)))
    yield ""
    yield about_pairing(summary)
    if missing := unfinished(result):
        yield missing


def _units(summary: ArenaSummary) -> list[str]:
    return sorted({unit for one in summary.standings for unit in one.costs})


def _spent(one: ArenaStanding) -> str:
    counted = [f"{much:,.0f} {unit}" for unit, much in one.costs.items() if unit != "dollars"]
    if "dollars" in one.costs:
        counted.append(_dollars(one.costs["dollars"]))
    return ", ".join(counted) or words.NOTHING


def _dollars(much: float | None) -> str:
    if much is None or math.isnan(much):
        return words.NOTHING
    return f"${much:,.2f}" if much >= 1 or not much else f"${much:.4f}"
