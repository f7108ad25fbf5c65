"""What people are told of their games, and of each other's."""

from __future__ import annotations

from typing import Literal

import msgspec

from longshore.server.domain.seats import Status
from longshore.server.domain.settings import Pace, Strict
from longshore.server.domain.told import SeatTold
from longshore.server.http.api.types import TypedAnswer
from longshore.server.results.sums import GameSums


class PublicWish(Strict, frozen=True, kw_only=True):
    """Whether everybody may see one's ratings and rated games."""

    public: bool


class MyGame(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """A table of one's own that is not over. `waiting`: it waits for one of one's seats."""

    table: str
    status: Status
    title: str
    edition: str
    pace: Pace
    seats: tuple[SeatTold, ...]
    mine: tuple[int, ...]
    changed_at: int
    host: bool = False
    rated: bool = False
    waiting: bool = False


class MyGames(msgspec.Struct, frozen=True, kw_only=True):
    """One's tables that are not over: those first that wait for one, and of these the one that has
    waited longest.
    """

    tables: tuple[MyGame, ...]


class RatingTold(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """A rating, of an edition and a number of seats: two of three times within `spread` points.
    `provisional`: there were too few games for it to say much.
    """

    edition: str
    seats: int
    games: int
    points: int
    spread: int
    provisional: bool = False


class PlayerNamed(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody: an account's `name`, or a `bot`'s; neither of who is gone, or not to be named."""

    name: str | None = None
    bot: str | None = None


class ResultTold(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """A seat's game. `share` is that of the win; `lost` is how a rated game was not played to
    its end, which is then the last place; `change` is that of the rating, in points.
    """

    seat: int
    place: int
    score: int
    share: float
    rated: bool
    lost: Literal["left", "clock"] | None = None
    change: int | None = None


class PastGame(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """A table of one's own that is over. There are no results of one that was closed, was begun
    elsewhere, or has just ended.
    """

    table: str
    status: Status
    title: str
    edition: str
    seats: tuple[SeatTold, ...]
    changed_at: int
    results: tuple[ResultTold, ...] = ()


class PastGames(msgspec.Struct, frozen=True, kw_only=True):
    """One's tables that are over, the newest first; `more` leads to the next page."""

    tables: tuple[PastGame, ...]
    more: str | None


class OpponentTold(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody one has played with, and in how many games one was `ahead` of them, or `behind`."""

    who: PlayerNamed
    games: int
    ahead: int
    behind: int


class MyStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """What one's games add up to, by edition and number of seats; ratings; how it went against
    whom.
    """

    sums: tuple[GameSums, ...]
    ratings: tuple[RatingTold, ...]
    opponents: tuple[OpponentTold, ...]


class RatedGame(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """A rated game of somebody; its `table` only where everybody may look at it."""

    edition: str
    seats: int
    at: int
    result: ResultTold
    table: str | None = None


class PlayerPage(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know of somebody who lets them; `more` leads to further games."""

    name: str
    since: int
    ratings: tuple[RatingTold, ...]
    games: tuple[RatedGame, ...]
    more: str | None


class RatedPool(msgspec.Struct, frozen=True, kw_only=True):
    """What there are ratings for."""

    edition: str
    seats: int


class RatedPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the list of ratings."""

    who: PlayerNamed
    rating: RatingTold


class RatingList(msgspec.Struct, frozen=True, kw_only=True):
    """Ratings of an edition and a number of seats, the best first: of bots, and of people whose
    pages are public. `pools` are those of which there are any.
    """

    pools: tuple[RatedPool, ...]
    edition: str
    seats: int
    players: tuple[RatedPlayer, ...]
