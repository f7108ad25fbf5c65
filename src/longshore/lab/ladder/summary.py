"""What the games of a contest say: who wins how often, and how the games go."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean

import msgspec

from longshore.lab.ladder import intervals, ratings
from longshore.lab.ladder.clock import DecisionClock
from longshore.lab.ladder.intervals import Interval
from longshore.lab.ladder.ratings import Rating
from longshore.lab.ladder.result import ContestResult, LadderGame
from longshore.lab.rows import ROUNDS, STALLED, SUPPLY, TIMELY

ENDINGS = (SUPPLY, ROUNDS, STALLED)
TAIL = 0.95


class Standing(msgspec.Struct, frozen=True):
    """How one bot did."""

    bot: str
    games: int  # in which it took part
    seats: int  # that it had in them
    wins: float  # shared ones in fractions
    share: Interval  # wins a seat
    score: Interval
    rating: Rating | None  # None where it met no other
    decisions: int
    seconds: float  # mean of a decision
    tail_seconds: float  # 95 of 100 take less
    forfeits: int
    shipped: float  # containers a seat


class PlaceStanding(msgspec.Struct, frozen=True):
    """How the seats did that play first, second …"""

    order: int
    share: Interval
    score: Interval
    shipped: float  # containers
    auctions: float  # held as shipper
    ships: Interval  # how often such a seat shipped anything at all


class ContestCourse(msgspec.Struct, frozen=True):
    """How the games went."""

    games: int
    endings: dict[str, int]
    rounds: Interval
    longest: int
    timely: Interval  # games that the supply ended within 60 rounds
    frozen: Interval  # games in which all passed for three rounds in a row
    idlest: int  # the most rounds in a row in which all passed
    tail_rounds: int  # 95 of 100 games are no longer
    winning_score: Interval
    all_ship: Interval  # games in which every seat shipped
    places: tuple[PlaceStanding, ...]


class ContestSummary(msgspec.Struct, frozen=True):
    """All that is shown of a contest."""

    even: float
    standings: tuple[Standing, ...]  # the best first
    course: ContestCourse


def summarise(result: ContestResult) -> ContestSummary:
    """The standings and the course of the games of a result."""
    rated = ratings.rate(result.games, len(result.contest.bots))
    several = len(result.contest.bots) > 1
    standings = [
        _standing(result, bot, rated[bot] if several else None)
        for bot in range(len(result.contest.bots))
    ]
    standings.sort(key=_place_in_table)
    return ContestSummary(result.contest.even, tuple(standings), _course(result.games))


def _place_in_table(standing: Standing) -> tuple[bool, float, str]:
    """The best first; who has not played yet has no share, and comes last."""
    unseen = not standing.seats
    return unseen, 0.0 if unseen else -standing.share.value, standing.bot


def within(games: Iterable[LadderGame], rounds: int) -> int:
    """How many games the supply ended in so many rounds."""
    return sum(game.ended == SUPPLY and game.rounds <= rounds for game in games)


def _standing(result: ContestResult, bot: int, rating: Rating | None) -> Standing:
    own = [
        (game, [seat for seat, sitting in enumerate(game.line_up) if sitting == bot])
        for game in result.games
        if bot in game.line_up
    ]
    seats = sum(len(held) for _, held in own)
    wins = sum(game.win_share(seat) for game, held in own for seat in held)
    clock: DecisionClock = result.clocks[bot]
    return Standing(
        bot=result.contest.bots[bot],
        games=len(own),
        seats=seats,
        wins=wins,
        share=intervals.share(wins, seats),
        score=intervals.mean([fmean(game.scores[seat] for seat in held) for game, held in own]),
        rating=rating,
        decisions=clock.decisions,
        seconds=clock.mean,
        tail_seconds=clock.percentile(TAIL),
        forfeits=sum(game.forfeits[seat] for game, held in own for seat in held),
        shipped=sum(game.shipped[seat] for game, held in own for seat in held) / max(1, seats),
    )


def _course(games: Sequence[LadderGame]) -> ContestCourse:
    endings = Counter(game.ended for game in games)
    lengths = sorted(game.rounds for game in games)
    seats = games[0].seats if games else 0
    return ContestCourse(
        games=len(games),
        endings={name: endings[name] for name in ENDINGS},
        rounds=intervals.mean(lengths),
        longest=max(lengths, default=0),
        timely=intervals.share(within(games, TIMELY), len(games)),
        frozen=intervals.share(sum(game.frozen for game in games), len(games)),
        idlest=max((game.idle_rounds for game in games), default=0),
        tail_rounds=lengths[math.ceil(TAIL * len(lengths)) - 1] if lengths else 0,
        winning_score=intervals.mean([max(game.scores) for game in games]),
        all_ship=intervals.share(sum(min(game.auctions) > 0 for game in games), len(games)),
        places=tuple(_place(games, order) for order in range(seats)),
    )


def _place(games: Sequence[LadderGame], order: int) -> PlaceStanding:
    own = [(game, (game.first + order) % game.seats) for game in games]
    count = len(own)
    return PlaceStanding(
        order=order,
        share=intervals.share(sum(game.win_share(seat) for game, seat in own), count),
        score=intervals.mean([game.scores[seat] for game, seat in own]),
        shipped=sum(game.shipped[seat] for game, seat in own) / count,
        auctions=sum(game.auctions[seat] for game, seat in own) / count,
        ships=intervals.share(sum(game.auctions[seat] > 0 for game, seat in own), count),
    )
