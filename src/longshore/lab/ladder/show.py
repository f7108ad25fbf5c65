"""The tables of one contest, as Markdown that can be read as it stands."""

from __future__ import annotations

import math

from longshore.lab.ladder import intervals, words
from longshore.lab.ladder.contest import Contest
from longshore.lab.ladder.result import ContestResult, Session
from longshore.lab.ladder.summary import ContestCourse, ContestSummary, Standing
from longshore.lab.rows import FROZEN, ROUNDS, STALLED, SUPPLY, TIMELY


def standings(summary: ContestSummary) -> list[str]:
    """Who won how often."""
    head = ["bot", "seats", "wins", "win share", "95 % interval", "even", "× even"]
    head += ["mean score", "95 %"]
    alone = len(summary.standings) == 1  # and so wins just the even share
    rows = [
        [
            line.bot,
            words.whole(line.seats),
            words.whole(line.wins),
            words.percent(line.share.value),
            words.NOTHING if alone else words.percent_range(line.share),
            words.percent(summary.even),
            words.times(line.share.value / summary.even),
            words.number(line.score.value),
            words.number_range(line.score),
        ]
        for line in summary.standings
    ]
    return words.table(head, rows)


def details(summary: ContestSummary) -> list[str]:
    """The bots' ratings, where they met others, and how long they thought."""
    rated = any(line.rating for line in summary.standings)
    head = ["bot", *["rating μ", "σ", "ordinal"] * rated, "time a decision", "95 % within"]
    head += ["decisions", "forfeits", "containers shipped"]
    return words.table(head, [_detail(line) for line in summary.standings])


def _detail(line: Standing) -> list[str]:
    rating, unseen = line.rating, math.nan  # who has not played yet is not rated either
    numbers = (rating.mu, rating.sigma, rating.ordinal) if rating else ()
    return [
        line.bot,
        *(words.number(number if line.seats else unseen) for number in numbers),
        words.seconds(line.seconds),
        words.seconds(line.tail_seconds),
        words.whole(line.decisions),
        words.whole(line.forfeits),
        words.number(line.shipped if line.seats else unseen),
    ]


def places(course: ContestCourse, even: float) -> list[str]:
    """How the seats did by their place in the turn order."""
    head = ["plays", "win share", "95 % interval", "even", "mean score", "95 %"]
    head += ["auctions held", "containers shipped", "shipped at all"]
    rows = [
        [
            words.ordinal(place.order),
            words.percent(place.share.value),
            words.percent_range(place.share),
            words.percent(even),
            words.number(place.score.value),
            words.number_range(place.score),
            words.number(place.auctions),
            words.number(place.shipped),
            words.percent(place.ships.value),
        ]
        for place in course.places
    ]
    return words.table(head, rows)


def endings(course: ContestCourse) -> str:
    """How the games ended, in a sentence or two."""
    said = {
        SUPPLY: "ended by the supply",
        ROUNDS: "ended by the table's limit of rounds",
        STALLED: "stalled",
    }
    parts = [
        f"{count:,} {said[name]} ({words.percent(count / course.games)})"
        for name, count in course.endings.items()
        if count or name == SUPPLY
    ]
    return (
        f"{course.games:,} games: {', '.join(parts)}."
        f" Ended by the supply within {TIMELY} rounds: {words.percent(course.timely.value)}"
        f" ({words.percent_range(course.timely)})."
        f" Rounds: {words.number(course.rounds.value)} on average"
        f" ({words.number_range(course.rounds)}), 95 % of the games at most {course.tail_rounds},"
        f" the longest {course.longest}. Mean winning score"
        f" {words.number(course.winning_score.value)} ({words.number_range(course.winning_score)})."
        f" Every seat shipped in {words.percent(course.all_ship.value)} of the games"
        f" ({words.percent_range(course.all_ship)}). In {words.percent(course.frozen.value)}"
        f" ({words.percent_range(course.frozen)}) all passed for {FROZEN} rounds in a row or more,"
        f" {course.idlest} at most."
    )


def sample_size(contest: Contest, summary: ContestSummary) -> str:
    """What so many games can tell, and what not."""
    if unseen := [line.bot for line in summary.standings if not line.seats]:
        return f"No games of {' and '.join(unseen)} yet."
    alone = len(contest.bots) == 1
    count = summary.course.games if alone else min(line.seats for line in summary.standings)
    who = "a place in the turn order" if alone else "a bot"
    unit = "games" if alone or contest.challenge else "seats"
    reach = intervals.reach(summary.even, count)
    least = intervals.resolved(summary.even, count)
    told = (
        f"an advantage of {words.points(least)} would be shown in four runs of five,"
        " a smaller one more rarely"
        if summary.even + least < 0.999
        else "no advantage could be shown"
    )
    return (
        f"{count:,} {unit} for {who}: at the even share of {words.percent(summary.even)} the"
        f" interval reaches {words.points(reach)} to each side; {told}."
    )


def repeatable(result: ContestResult) -> str:
    """Whether the same command gives the same numbers."""
    if not result.timed:
        return (
            "The same command gives the same numbers, but for the times, with any number of"
            " workers."
        )
    named = " and ".join(result.timed)
    verb = "thinks" if len(result.timed) == 1 else "think"
    crowded = any(session.workers > session.machine.cores for session in result.sessions)
    return (
        f"{named} {verb} by the clock: another run plays other games, and its numbers"
        " agree with these within their intervals, not to the digit."
        + " There were more workers than cores, so less than a core for each."
        * crowded
    )


def rounding(contest: Contest) -> str:
    """Why more games were played than asked for; empty if none were."""
    if contest.rounded_games == contest.games:
        return ""
    return (
        f"{contest.rounded_games:,} games instead of {contest.games:,}, so that every bot is at"
        " every seat equally often."
    )


def unfinished(result: ContestResult) -> str:
    """That games are missing; empty if none are."""
    if result.complete:
        return ""
    return f"So far {len(result.games):,} of {result.contest.rounded_games:,} games were played."


def notes(result: ContestResult, summary: ContestSummary) -> list[str]:
    """What has to be known to read the tables rightly."""
    said = (
        unfinished(result),
        rounding(result.contest),
        sample_size(result.contest, summary),
        repeatable(result),
        faults(result),
        machines(result),
        effort(result),
    )
    return [note for note in said if note]


def faults(result: ContestResult) -> str:
    """Why decisions were forfeited, of the first that were; empty if none was."""
    said = [
        f"{fault.bot} in game {fault.game}: {fault.reason.removesuffix('.')}."
        for fault in result.faults
    ]
    return " ".join(["Forfeited:", *said]) if said else ""


def machines(result: ContestResult) -> str:
    """What it was played on."""
    parts = dict.fromkeys(
        f"{session.machine.cores} cores ({session.machine.processor}, {session.machine.system},"
        f" Python {session.machine.python}), {_workers(session)}"
        for session in result.sessions
    )
    total = sum(session.seconds for session in result.sessions)
    return f"Played in {words.seconds(total)} on {'; and on '.join(parts)}."


def _workers(session: Session) -> str:
    count = session.workers
    many = ["one worker" if count == 1 else f"{count} workers"] if count else []
    return ", ".join([*many, "a Ray cluster"] if session.engine == "ray" else many)


def effort(result: ContestResult) -> str:
    """How much of a core the workers had; empty if that was not measured all the time."""
    measured = [
        (run.core * run.seconds, run.seconds) for run in result.sessions if run.core is not None
    ]
    if not measured or len(measured) < len(result.sessions):
        return ""
    had = sum(spent for spent, _ in measured) / max(1e-9, sum(time for _, time in measured))
    one = all(session.workers == 1 for session in result.sessions)
    who = "The worker had" if one else "The workers had"
    return f"{who} {100 * had:.0f} % of a core{'' if one else ' each'}."
