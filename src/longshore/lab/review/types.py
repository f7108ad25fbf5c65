"""What a review says, as it is kept and sent.

All dollars are of a seat's *lead*: how far it is ahead of the best of the others in the end, below
zero how far behind. `error` is the standard error of what stands beside it.
"""

from __future__ import annotations

import msgspec

from longshore.game.actions import AnyAction
from longshore.lab.review.causes import AnyCause

DIGITS = 2  # of dollars, behind the point


class ReviewedAction(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a seat does; `made` are the colours that it produces."""

    action: AnyAction
    made: tuple[int, ...] = ()


class ReviewedDecision(msgspec.Struct, frozen=True, kw_only=True):
    """One decision: what could be expected with the best choice, and with the one made.

    `number` is how many actions of the game came before it.
    """

    number: int
    round: int
    before: float
    after: float
    loss: float
    error: float


class CostlyDecision(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that cost more than chance explains, what was better, and why.

    `loss` is by what the seat could know then; `hindsight` with the value cards as they lay.
    """

    number: int
    round: int
    played: ReviewedAction
    better: ReviewedAction
    loss: float
    error: float
    hindsight: float
    cause: AnyCause


class CardLuck(msgspec.Struct, frozen=True, kw_only=True):
    """What the value cards alone were worth, before anybody did anything.

    `opening` is the lead with cards unknown, by seat and machine alone; `own` what its own card
    added to that, `others` what the cards of the others did.
    """

    card: int
    opening: float
    own: float
    others: float
    error: float


class SeatReview(msgspec.Struct, frozen=True, kw_only=True):
    """One seat: the luck of its cards, each decision, and the costliest.

    `lost` is what its costly decisions cost together; `final` its lead in the end.
    """

    seat: int
    final: int
    lost: float
    luck: CardLuck | None
    decisions: tuple[ReviewedDecision, ...]
    costliest: tuple[CostlyDecision, ...]


class StandingPoint(msgspec.Struct, frozen=True, kw_only=True):
    """What could be expected after so many actions: by seat the final score, and the chance to win.

    With the value cards as they lay. `seat` is whose turn begins; None at the end.
    """

    number: int
    round: int
    seat: int | None
    scores: tuple[float, ...]
    chances: tuple[float, ...]


class GameReview(msgspec.Struct, frozen=True, kw_only=True):
    """Where the money was made and lost. `playouts` is how closely it was looked at."""

    version: str
    playouts: int
    seats: tuple[SeatReview, ...]
    standing: tuple[StandingPoint, ...]


def account_of(review: SeatReview) -> list[tuple[str, float]]:
    """How a seat's lead came about, part by part: they add up to the last, the lead in the end."""
    parts = {"decisions": -review.lost}
    if (luck := review.luck) is not None:
        cards = {"opening": luck.opening, "own-card": luck.own, "other-cards": luck.others}
        parts = {**cards, **parts}
    rest = review.final - sum(parts.values())
    return [*parts.items(), ("rest", rest), ("final", float(review.final))]
