"""What a review says, as it is kept and sent.

All dollars are of a seat's *lead*: how far it is ahead of the best of the others in the end, below
zero how far behind. `error` is the standard error of what stands beside it.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from longshore.game.actions import AnyAction

DIGITS = 2  # of dollars, behind the point


# Why something was costly: the message `review-cause-<type>` says it in words.


class ReviewCause(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Why something was costly."""


class SoldBelowWorth(ReviewCause, frozen=True, kw_only=True, tag="sold-below-worth"):
    """A4: the cargo would have been worth more on one's own island, the bid paid for it."""

    bid: int
    worth: int
    dollars: int


class KeptAboveWorth(ReviewCause, frozen=True, kw_only=True, tag="kept-above-worth"):
    """A5: selling it would have brought more, the subsidy included."""

    bid: int
    worth: int
    dollars: int


class BidAboveWorth(ReviewCause, frozen=True, kw_only=True, tag="bid-above-worth"):
    """A1: more was bid than the cargo was worth to the bidder."""

    bid: int
    worth: int
    dollars: int


class BidTooHigh(ReviewCause, frozen=True, kw_only=True, tag="bid-too-high"):
    """A1: the cargo was worth it, but less would have served better."""

    bid: int
    better: int


class BidTooLow(ReviewCause, frozen=True, kw_only=True, tag="bid-too-low"):
    """A1: a cargo worth more was let go."""

    bid: int
    better: int
    worth: int


class PricedTooLow(ReviewCause, frozen=True, kw_only=True, tag="priced-too-low"):
    """P3, H3: the same goods could have been dearer; `dollars` is the sum of the prices."""

    store: Literal["factory", "harbour"]
    dollars: int


class PricedTooHigh(ReviewCause, frozen=True, kw_only=True, tag="priced-too-high"):
    """P3, H3: the same goods should have been cheaper."""

    store: Literal["factory", "harbour"]
    dollars: int


class StoreEmptyFor(ReviewCause, frozen=True, kw_only=True, tag="store-empty-for"):
    """A store from which nobody could buy for so long."""

    store: Literal["factory", "harbour"]
    rounds: int


class ShipIdleFor(ReviewCause, frozen=True, kw_only=True, tag="ship-idle-for"):
    """A ship that lay where it was for so long, with so much on board."""

    rounds: int
    cargo: int


class PassedWithActions(ReviewCause, frozen=True, kw_only=True, tag="passed-with-actions"):
    """T2: actions were given up."""

    actions: int


class PaidInterestFor(ReviewCause, frozen=True, kw_only=True, tag="paid-interest-for"):
    """L2: a loan that could have been repaid bore interest for so long."""

    rounds: int
    dollars: int


class BorrowedEarly(ReviewCause, frozen=True, kw_only=True, tag="borrowed-early"):
    """L1: a loan that was not needed for what is better."""

    dollars: int


class BuiltLate(ReviewCause, frozen=True, kw_only=True, tag="built-late"):
    """B1: too few rounds were left for a building to pay."""

    building: Literal["machine", "warehouse"]
    price: int
    rounds: int


class EndedBehind(ReviewCause, frozen=True, kw_only=True, tag="ended-behind"):
    """E1: the end was brought on by somebody who was behind."""

    dollars: int


class AuctionEndedTurn(ReviewCause, frozen=True, kw_only=True, tag="auction-ended-turn"):
    """T3: the auction came first, and nothing could be done after it."""

    actions: int


class SailedWithRoom(ReviewCause, frozen=True, kw_only=True, tag="sailed-with-room"):
    """M4: a ship that could have taken more on board first."""

    cargo: int


class LostToBid(ReviewCause, frozen=True, kw_only=True, tag="lost-to-bid"):
    """A1: what was bid lost the cargo, and what was better would have won it."""

    bid: int
    better: int
    high: int


class AwardedLeader(ReviewCause, frozen=True, kw_only=True, tag="awarded-leader"):
    """A2: of those who were tied, the one who was so far ahead of the other got the cargo."""

    dollars: int


class MissedGoods(ReviewCause, frozen=True, kw_only=True, tag="missed-goods"):
    """P2, H1, M2: so many containers were to be made, or to be had for so much, and were not."""

    way: Literal["produce", "stock", "load"]
    count: int
    paid: int


class OtherGoods(ReviewCause, frozen=True, kw_only=True, tag="other-goods"):
    """H1, M2: so many were bought for so much, where so many others for so much were better."""

    way: Literal["stock", "load"]
    count: int
    paid: int
    better: int
    cost: int


class ShipKept(ReviewCause, frozen=True, kw_only=True, tag="ship-kept"):
    """M1, M4: the ship, with so much on board, did not go where it could have gone."""

    to: Literal["sea", "island"]
    cargo: int


class MissedCall(ReviewCause, frozen=True, kw_only=True, tag="missed-call"):
    """K2: a broker's containers could be bid for with dollars, or the dollars with containers."""

    side: Literal["goods", "money"]
    count: int
    dollars: int


class BetterKept(ReviewCause, frozen=True, kw_only=True, tag="better-kept"):
    """T2: what was spent was better kept."""

    dollars: int


class BetterOnly(ReviewCause, frozen=True, kw_only=True, tag="better-only"):
    """Nothing that has a name: the other choice simply came to more."""


AnyCause: TypeAlias = (
    SoldBelowWorth
    | KeptAboveWorth
    | BidAboveWorth
    | BidTooHigh
    | BidTooLow
    | PricedTooLow
    | PricedTooHigh
    | StoreEmptyFor
    | ShipIdleFor
    | PassedWithActions
    | PaidInterestFor
    | BorrowedEarly
    | BuiltLate
    | EndedBehind
    | AuctionEndedTurn
    | SailedWithRoom
    | LostToBid
    | AwardedLeader
    | MissedGoods
    | OtherGoods
    | ShipKept
    | MissedCall
    | BetterKept
    | BetterOnly
)


# The review


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


class AccountPart(msgspec.Struct, frozen=True, kw_only=True):
    """One line of how a lead came about; the message `review-<part>` names it."""

    part: Literal["opening", "own-card", "other-cards", "decisions", "rest", "final"]
    amount: float


class SeatReview(msgspec.Struct, frozen=True, kw_only=True):
    """One seat: the luck of its cards, each decision, and the costliest.

    `lost` is what its costly decisions cost together; `final` its lead in the end. `account` is how
    that came about, part by part: they add up to the last, the lead in the end.
    """

    seat: int
    final: int
    lost: float
    luck: CardLuck | None
    account: tuple[AccountPart, ...]
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
