"""Where everybody stands in a contest, by what its games came to, and by the published tie-breaks
(docs/tournaments.md).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from longshore.server.matches.domain.pairing import Group


class Outcome(NamedTuple):
    """What a game came to at a seat; `lost` is whether somebody did not play it to the end."""

    place: int
    score: int
    share: float
    lost: bool


class ContestGame(NamedTuple):
    """A game of a contest: who sat where, and what it came to by seat once it is over. One that was
    closed has no outcomes, and all have half of what there was to win. `opened`: its table is
    there.
    """

    table: str
    round: int
    group: Group
    over: bool
    outcomes: tuple[Outcome | None, ...] = ()
    opened: bool = False

    @property
    def void(self) -> bool:
        return self.over and not any(self.outcomes)


class ContestPlace(NamedTuple):
    """A line of the standings; what decides it, from the left."""

    player: int
    points: float
    wins: float
    opponents: float
    lead: float
    games: int


def points_at(game: ContestGame) -> tuple[float, ...]:
    """By seat: one for each at the table who came behind, half of one for each who came level.
    Whoever did not play to the end has none.
    """
    size = len(game.group)
    if game.void:
        return ((size - 1) / 2,) * size
    ranks = [
        size + 1 if one is None or one.lost else one.place
        for one in game.outcomes or (None,) * size
    ]
    return tuple(
        0.0
        if mine > size
        else sum(
            (theirs > mine) + (theirs == mine) / 2 for at, theirs in enumerate(ranks) if at != seat
        )
        for seat, mine in enumerate(ranks)
    )


def standings(players: Iterable[int], games: Sequence[ContestGame]) -> list[ContestPlace]:
    """All players, the first first: by points, wins, the points of those they have met, money ahead
    of the mean of the table, and who signed up first.
    """
    over = [game for game in games if game.over]
    points: defaultdict[int, float] = defaultdict(float)
    for game in over:
        for player, won in zip(game.group, points_at(game), strict=True):
            if player is not None:
                points[player] += won
    places = [_place(player, over, points) for player in players]
    return sorted(
        places, key=lambda one: (-one.points, -one.wins, -one.opponents, -one.lead, one.player)
    )


def _place(
    player: int, games: Sequence[ContestGame], points: defaultdict[int, float]
) -> ContestPlace:
    wins = opponents = lead = 0.0
    played = [game for game in games if player in game.group]
    for game in played:
        opponents += sum(points[one] for one in game.group if one not in (None, player) and one)
        outcome = game.outcomes[game.group.index(player)] if game.outcomes else None
        if outcome is None or outcome.lost:
            continue
        wins += outcome.share
        scores = [one.score for one in game.outcomes if one is not None]
        lead += outcome.score - sum(scores) / len(scores)
    return ContestPlace(player, points[player], wins, opponents, round(lead, 2), len(played))
