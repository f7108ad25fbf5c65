"""What the games of an arena say: who stands where, and how much the paired deals have helped.

The *lead* of a player is how far its score is above the mean of its table. In a deal the same
players go around all seats, so what the cards and the order of play give to a seat they give to
each of them: the mean lead over a deal varies less than that of as many games dealt apart. A deal
is one observation; its interval is Student's.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations
from statistics import fmean, variance

import msgspec

from longshore.lab.arena.folder import ArenaFolder, ArenaGame
from longshore.lab.arena.plan import ArenaPlan, Player
from longshore.lab.ladder import intervals
from longshore.lab.ladder.intervals import Interval
from longshore.lab.ladder.result import ContestResult, LadderGame
from longshore.lab.ladder.summary import ContestSummary, Standing, summarise

_Z = intervals.Z


class Meeting(msgspec.Struct, frozen=True):
    """Two players at the same tables: how often the one came in before the other."""

    other: str
    games: int
    ahead: Interval


class ArenaStanding(msgspec.Struct, frozen=True, kw_only=True):
    """How one player did."""

    player: str
    bot: str
    standing: Standing  # as the ladder has it
    lead: Interval  # over the table's mean score, by deals
    deals: int
    gain: float | None  # how many times as many games dealt apart would tell as much
    rating: Interval | None
    costs: dict[str, float]  # what its bot has counted, and `dollars` where a price is known
    dollars_a_game: float | None
    meetings: tuple[Meeting, ...]


class ArenaSummary(msgspec.Struct, frozen=True, kw_only=True):
    """All that is shown of an arena."""

    title: str
    complete: bool
    games: int
    even: float
    standings: tuple[ArenaStanding, ...]  # the best first


def stand(plan: ArenaPlan, arena: ArenaFolder) -> tuple[ArenaSummary, ContestResult]:
    """Where everybody stands; the best lead first."""
    result = arena.result(plan.names)
    told = summarise(result)
    standings = [
        _standing(plan, arena.games, told, result.games, number)
        for number in range(len(plan.names))
    ]
    standings.sort(key=lambda one: (not one.deals, -one.lead.value if one.deals else 0, one.player))
    summary = ArenaSummary(
        title=plan.sheet.title,
        complete=not arena.missing,
        games=len(result.games),
        even=told.even,
        standings=tuple(standings),
    )
    return summary, result


def _standing(
    plan: ArenaPlan,
    kept: Sequence[ArenaGame],
    told: ContestSummary,
    games: Sequence[LadderGame],
    number: int,
) -> ArenaStanding:
    player = plan.sheet.player[number]
    standing = next(one for one in told.standings if one.bot == player.name)
    deals = leads_by_deal(games, number, plan.contest.alike)
    costs = _costs(kept, number, player)
    dollars = costs.get("dollars")
    rating = standing.rating
    return ArenaStanding(
        player=player.name,
        bot=player.bot,
        standing=standing,
        lead=intervals.mean([fmean(leads) for leads in deals]),
        deals=len(deals),
        gain=_gain(deals),
        rating=None
        if rating is None or not standing.seats
        else Interval(rating.mu, rating.mu - _Z * rating.sigma, rating.mu + _Z * rating.sigma),
        costs=costs,
        dollars_a_game=None if dollars is None else dollars / max(1, standing.games),
        meetings=_meetings(plan, games, number),
    )


def leads_by_deal(games: Sequence[LadderGame], number: int, alike: int) -> list[list[float]]:
    """The leads of a player in the games of each deal that was played to its end."""
    deals: dict[int, list[LadderGame]] = defaultdict(list)
    for game in games:
        deals[game.number // alike].append(game)
    return [
        [_lead(game, number) for game in own]
        for _, own in sorted(deals.items())
        if len(own) == alike and number in own[0].line_up
    ]


def _lead(game: LadderGame, number: int) -> float:
    own = [score for score, one in zip(game.scores, game.line_up, strict=True) if one == number]
    return fmean(own) - fmean(game.scores)


def _gain(deals: Sequence[Sequence[float]]) -> float | None:
    """The variance of a mean of games dealt apart, over that of as many in paired deals."""
    singles = [lead for leads in deals for lead in leads]
    if len(deals) < 2:
        return None
    apart = variance(singles) / len(singles)
    paired = variance([fmean(leads) for leads in deals]) / len(deals)
    return apart / paired if paired else None


def _costs(kept: Sequence[ArenaGame], number: int, player: Player) -> dict[str, float]:
    """What a player has spent, with the price of what it counts."""
    spent: dict[str, float] = defaultdict(float)
    for one in kept:
        for seat, costs in enumerate(one.costs):
            if one.game.line_up[seat] == number:
                for unit, much in costs.items():
                    spent[unit] += much
    for unit, price in player.prices.items():
        spent["dollars"] += price * spent.get(unit, 0.0)
    return dict(sorted(spent.items()))


def _meetings(plan: ArenaPlan, games: Sequence[LadderGame], number: int) -> tuple[Meeting, ...]:
    """A seat of the one against a seat of the other at the same table; equal ranks count half."""
    met: dict[int, list[float]] = defaultdict(list)
    for game in games:
        seats = range(game.seats)
        for one, other in (pair for a, b in combinations(seats, 2) for pair in ((a, b), (b, a))):
            if game.line_up[one] == number != game.line_up[other]:
                ahead = game.ranks[other] - game.ranks[one]
                met[game.line_up[other]].append(1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0)
    return tuple(
        Meeting(plan.names[other], len(found), intervals.share(sum(found), len(found)))
        for other, found in sorted(met.items())
    )
