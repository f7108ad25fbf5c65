"""What is told of tournaments and leagues; `ContestPlan` is what is sent
(`server.matches.domain.plans`). Ids of accounts are told to nobody.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from longshore.server.domain.settings import ClockSettings, Pace, Strict
from longshore.server.http.api.types import TypedAnswer
from longshore.server.matches.domain.plans import LONGEST_NAME, ContestKind, ContestStatus


class ContestTold(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """A contest: `round` is the last one that has begun, 0 before the first; `next_at` is when the
    next one begins, if that is known. `joined` is whether one takes part oneself, `organiser` who
    organises it, as long as they have an account.
    """

    id: str
    title: str
    kind: ContestKind
    status: ContestStatus
    edition: str
    seats: int
    pace: Pace
    clock: ClockSettings
    rounds: int
    round: int
    days: int | None = None
    players: int
    created_at: int
    next_at: int | None = None
    organiser: str | None = None
    joined: bool = False


class ContestList(msgspec.Struct, frozen=True, kw_only=True):
    """Contests, those that go on first."""

    contests: tuple[ContestTold, ...]
    now: int


class HostContests(msgspec.Struct, frozen=True, kw_only=True):
    """All contests, the newest first; `more` leads to the next page. One that is damaged has its
    id for a title.
    """

    contests: tuple[ContestTold, ...]
    more: str | None


class ContestStanding(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the standings, and what decides it, from the left: points, wins, the points of
    those one has met, and money ahead of the mean of one's tables. No name: the account is gone.
    `here`: they have said that they are there for the next round, where that is asked.
    """

    place: int
    points: float
    wins: float
    opponents: float
    lead: float
    games: int
    name: str | None = None
    away: bool = False
    here: bool = False
    me: bool = False


class ContestSeat(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """Who sat at a seat, a person or a bot, and what the game came to there, once it is over."""

    name: str | None = None
    bot: str | None = None
    me: bool = False
    place: int | None = None
    score: int | None = None
    lost: bool = False
    points: float | None = None


class ContestGameTold(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """A game of a contest. `opened`: its table is there; tables are opened one by one once a round
    has begun. `void`: it was closed before its end, and all have half of the points
    there were to win.
    """

    table: str
    seats: tuple[ContestSeat, ...]
    opened: bool = False
    over: bool = False
    void: bool = False


class ContestRound(msgspec.Struct, frozen=True, kw_only=True):
    """The tables of a round."""

    round: int
    tables: tuple[ContestGameTold, ...]


class ContestPage(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """All of a contest, the newest round first. `mine` is whether one organises it oneself, `away`
    whether one is not seated until one joins again. `checks_in_at`: from then on whoever wants a
    seat in the next round joins again, to say that they are there; `here` is whether one has.
    """

    contest: ContestTold
    standings: tuple[ContestStanding, ...]
    rounds: tuple[ContestRound, ...]
    now: int
    mine: bool = False
    away: bool = False
    checks_in_at: int | None = None
    here: bool = False


class ContestTitle(Strict, frozen=True):
    """Another title, by the host."""

    title: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
