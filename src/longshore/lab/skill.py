"""OpenSkill (Plackett–Luce): how strong players are thought to be, after one more game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from statistics import fmean
from typing import TYPE_CHECKING, TypeAlias, TypeVar

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

Belief: TypeAlias = tuple[float, float]  # mu, sigma
P = TypeVar("P")


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce()


def unknown() -> Belief:
    """Of somebody who has not played yet."""
    start = _model().rating()
    return start.mu, start.sigma


def rated_once(
    beliefs: Mapping[P, Belief], line_up: Sequence[P], ranks: Sequence[float]
) -> dict[P, Belief]:
    """The players of one game as they are thought of after it.

    Every seat is a player of its own; whoever has several moves by the mean of what they do.
    """
    model = _model()
    players = [[model.rating(*beliefs[player])] for player in line_up]
    rated = model.rate(players, ranks=list(ranks))
    after = [(player.mu, player.sigma) for [player] in rated]
    moved: dict[P, Belief] = {}
    for player in dict.fromkeys(line_up):
        own = [after[seat] for seat, sitting in enumerate(line_up) if sitting == player]
        moved[player] = fmean(mu for mu, _ in own), fmean(sigma for _, sigma in own)
    return moved
