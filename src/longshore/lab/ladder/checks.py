"""Claims, held against what was measured. Whether one is met is computed here and nowhere typed."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import NamedTuple

import msgspec

from longshore.lab.ladder import intervals, words
from longshore.lab.ladder.intervals import Interval
from longshore.lab.ladder.result import ContestResult
from longshore.lab.ladder.summary import ContestSummary, Standing, within
from longshore.lab.rows import FROZEN


class Measure(StrEnum):
    """What a claim can be about."""

    WIN_SHARE = "win_share"  # of one bot
    SCORE = "score"  # its mean
    SECONDS = "seconds"  # its mean time for a decision
    FORFEITS = "forfeits"  # all of them, of all bots
    SUPPLY_ENDS = "supply_ends"  # games that the supply ended, `within` so many rounds
    FROZEN = "frozen"  # games in which all passed for three rounds in a row
    ALL_SHIP = "all_ship"  # games in which every seat shipped
    WINNING_SCORE = "winning_score"


_OF_A_BOT = frozenset({Measure.WIN_SHARE, Measure.SCORE, Measure.SECONDS})
_SHARES = frozenset({Measure.WIN_SHARE, Measure.SUPPLY_ENDS, Measure.FROZEN, Measure.ALL_SHIP})


class ClaimCheck(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing that a claim asks for."""

    measure: Measure
    bot: str | None = None  # by default the challenger, or the only one
    within: int | None = None  # rounds
    at_least: float | None = None
    at_least_even: float | None = None  # times the even share
    at_most: float | None = None
    at_most_even: float | None = None  # times the even share
    low_above: float | None = None  # the lower end of the interval
    more_than: str | None = None  # the same measure in another run


class ClaimFinding(msgspec.Struct, frozen=True):
    """What came of a check."""

    what: str
    measured: str
    interval: str
    required: str
    met: bool | None  # None: it cannot be told yet
    remark: str  # what is left open; empty if nothing

    @property
    def verdict(self) -> str:
        said = "**open**" if self.met is None else "met" if self.met else "**not met**"
        return f"{said}; {self.remark}" if self.remark else said


class ClaimEvidence(NamedTuple):
    """What a check is held against."""

    result: ContestResult
    summary: ContestSummary


def problem_with(check: ClaimCheck, bots: tuple[str, ...], *, challenge: bool) -> str | None:
    """What is wrong with a check in a section of these bots."""
    even = (check.at_least_even, check.at_most_even)
    bounds = (*even, check.at_least, check.at_most, check.low_above, check.more_than)
    if all(bound is None for bound in bounds):
        return (
            "asks for nothing: give at_least, at_least_even, at_most, at_most_even, low_above or"
            " more_than"
        )
    if check.measure in _OF_A_BOT:
        if check.bot is None and len(bots) > 1 and not challenge:
            return f"has to name a bot: {', '.join(bots)}"
        if check.bot is not None and check.bot not in bots:
            return f"is about {check.bot!r}, which does not play; there are: {', '.join(bots)}"
    elif check.bot is not None:
        return f"names a bot, but {check.measure} is of all seats together"
    if (check.within is not None) != (check.measure == Measure.SUPPLY_ENDS):
        return "needs `within` (rounds) for supply_ends, and for nothing else"
    win_share = check.measure == Measure.WIN_SHARE
    if any(bound is not None for bound in (*even, check.more_than)) and not win_share:
        return "has at_least_even, at_most_even or more_than, which are for win_share"
    return None


def examine(
    check: ClaimCheck, evidence: ClaimEvidence, others: Mapping[str, ClaimEvidence]
) -> ClaimFinding:
    """Hold a check against the games, and those of another run if it compares with that."""
    if check.more_than is not None:
        finding = _compared(check, evidence, check.more_than, others)
    else:
        finding = _found(check, evidence)
    if evidence.result.complete:
        return finding
    played, asked = len(evidence.result.games), evidence.result.contest.rounded_games
    remarks = [finding.remark, f"only {played:,} of {asked:,} games so far"]
    return msgspec.structs.replace(finding, remark="; ".join(filter(None, remarks)))


def _found(check: ClaimCheck, evidence: ClaimEvidence) -> ClaimFinding:
    measured = _measured(check, evidence)
    unseen = math.isnan(measured.value)
    even = evidence.summary.even
    show = _shown(check.measure)
    low, least = _lower_bound(check, even, show)
    high, most = _upper_bound(check, even, show)
    asked = [*least, *most]
    if check.low_above is not None:
        asked.append(f"lower end above {show(check.low_above)}")
    met = (
        (low is None or measured.value >= low)
        and (high is None or measured.value <= high)
        and (check.low_above is None or measured.low > check.low_above)
    )
    return ClaimFinding(
        what=_what(check, evidence),
        measured=show(measured.value),
        interval=_range(check.measure, measured),
        required=", ".join(asked),
        met=None if unseen else met,
        remark="no games yet" if unseen else _remark(measured, low, high, met=met),
    )


def _lower_bound(
    check: ClaimCheck, even: float, show: Callable[[float], str]
) -> tuple[float | None, list[str]]:
    """The least that is asked for, as a number and in words."""
    if check.at_least_even is not None:
        least = check.at_least_even * even
        return least, [f"at least {check.at_least_even:g} × even = {show(least)}"]
    if check.at_least is not None:
        return check.at_least, [f"at least {show(check.at_least)}"]
    return None, []


def _upper_bound(
    check: ClaimCheck, even: float, show: Callable[[float], str]
) -> tuple[float | None, list[str]]:
    """The most that is asked for, likewise."""
    if check.at_most_even is not None:
        most = check.at_most_even * even
        return most, [f"at most {check.at_most_even:g} × even = {show(most)}"]
    if check.at_most is not None:
        return check.at_most, [f"at most {show(check.at_most)}"]
    return None, []


def _remark(measured: Interval, low: float | None, high: float | None, *, met: bool) -> str:
    """What the interval leaves open."""
    below = low is not None and measured.low < low <= measured.high
    above = high is not None and measured.low <= high < measured.high
    if not below and not above:
        return ""
    if not met:
        return "so many games do not rule it out"
    return "the interval reaches below" if below else "the interval reaches above"


def _compared(
    check: ClaimCheck, evidence: ClaimEvidence, name: str, others: Mapping[str, ClaimEvidence]
) -> ClaimFinding:
    """By how much the share of wins is above that of another run's challenger."""
    own = _standing(check.bot, evidence)
    if name not in others:
        what, remark = f"{own.bot} wins more than in {name}", f"{name} has no games"
        return ClaimFinding(what, words.NOTHING, words.NOTHING, "more than 0", None, remark)
    other = _standing(None, others[name])
    gap = intervals.difference(own.share, other.share)
    return ClaimFinding(
        what=f"{own.bot} wins more than {other.bot}",
        measured=words.points(gap.value),
        interval=words.points_range(gap),
        required="more than 0",
        met=gap.low > 0,
        remark="" if gap.low > 0 or gap.high < 0 else "so many games do not tell",
    )


def _standing(bot: str | None, evidence: ClaimEvidence) -> Standing:
    """How a bot did; by default the first of the contest: the challenger, or the only one."""
    named = bot or evidence.result.contest.bots[0]
    return next(line for line in evidence.summary.standings if line.bot == named)


def _measured(check: ClaimCheck, evidence: ClaimEvidence) -> Interval:
    course, games = evidence.summary.course, evidence.result.games
    match check.measure:
        case Measure.WIN_SHARE:
            return _standing(check.bot, evidence).share
        case Measure.SCORE:
            return _standing(check.bot, evidence).score
        case Measure.SECONDS:
            return _exactly(_standing(check.bot, evidence).seconds)
        case Measure.FORFEITS:
            return _exactly(sum(line.forfeits for line in evidence.summary.standings))
        case Measure.SUPPLY_ENDS:
            return intervals.share(within(games, check.within or 0), len(games))
        case Measure.FROZEN:
            return course.frozen
        case Measure.ALL_SHIP:
            return course.all_ship
        case Measure.WINNING_SCORE:
            return course.winning_score


def _exactly(value: float) -> Interval:
    return Interval(value, value, value)


def _shown(measure: Measure) -> Callable[[float], str]:
    if measure in _SHARES:
        return words.percent
    if measure == Measure.SECONDS:
        return words.seconds
    return words.whole if measure == Measure.FORFEITS else words.number


def _range(measure: Measure, interval: Interval) -> str:
    if measure in _SHARES:
        return words.percent_range(interval)
    if interval.low == interval.high or math.isnan(interval.value):
        return words.NOTHING
    return words.number_range(interval)


def _what(check: ClaimCheck, evidence: ClaimEvidence) -> str:
    """What was measured, in words."""
    match check.measure:
        case Measure.WIN_SHARE:
            return f"{_standing(check.bot, evidence).bot} wins"
        case Measure.SCORE:
            return f"mean score of {_standing(check.bot, evidence).bot}"
        case Measure.SECONDS:
            return f"mean time of {_standing(check.bot, evidence).bot} for a decision"
        case Measure.FORFEITS:
            return "decisions forfeited"
        case Measure.SUPPLY_ENDS:
            return f"games ended by the supply within {check.within} rounds"
        case Measure.FROZEN:
            return f"games in which all passed for {FROZEN} rounds in a row"
        case Measure.ALL_SHIP:
            return "games in which every seat shipped"
        case Measure.WINNING_SCORE:
            return "mean winning score"
