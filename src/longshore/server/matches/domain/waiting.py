"""Who sits down with whom: tables filled in the order of waiting.

People wait for a *place*: an edition, a number of seats and a pace, one wish for each that they
would take. The table of whoever has waited longest comes first; whoever is seated has no other
wish for a game that is live.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from longshore.server.domain.settings import ClockSettings, Pace

BOTS_AFTER_MS = 60_000  # bots take the empty seats then, where people let them
FRESH_MS = 75_000  # whoever was not there for so long is not seated at a game that is live
KEPT_MS: dict[Pace, int] = {"live": 180_000, "days": 30 * 24 * 3600 * 1000}
CLOCKS: dict[Pace, ClockSettings] = {
    "live": ClockSettings(move=60, game=15 * 60),
    "days": ClockSettings(move=24 * 3600, game=3 * 24 * 3600),
}


class Sought(NamedTuple):
    """What somebody waits for."""

    edition: str
    seats: int
    pace: Pace


class Seeker(NamedTuple):
    """A wish: whose it is, since when, when its owner was there last, and whether bots may come."""

    account: str
    place: Sought
    since: int
    seen_at: int
    bots: bool = False


class Group(NamedTuple):
    """Those who sit down together, in the order of waiting; bots have the other seats."""

    place: Sought
    accounts: tuple[str, ...]


def fresh(one: Seeker, now: int) -> bool:
    """Whether somebody can be seated: a game that is live is for those who are there."""
    return one.place.pace == "days" or now - one.seen_at <= FRESH_MS


def given_up(one: Seeker, now: int) -> bool:
    """Whether a wish is dropped, since nobody has come for it."""
    return now - one.seen_at > KEPT_MS[one.place.pace]


def groups(wishes: Iterable[Seeker], now: int) -> list[Group]:
    """All tables that can be filled now."""
    waiting = sorted((one for one in wishes if fresh(one, now)), key=_order)
    found: list[Group] = []
    while (group := next(_complete(waiting, now), None)) is not None:
        found.append(group)
        waiting = [one for one in waiting if not _settled(one, group)]
    return found


def _order(one: Seeker) -> tuple[int, str, Sought]:
    return one.since, one.account, one.place


def _settled(one: Seeker, group: Group) -> bool:
    """Whether a wish is over with a table: the same one, and others for games that are live."""
    if one.account not in group.accounts:
        return False
    return one.place == group.place or one.place.pace == group.place.pace == "live"


def _complete(waiting: list[Seeker], now: int) -> Iterator[Group]:
    """Tables that are full, that of the longest wait first; then those that bots can fill."""
    by_place: defaultdict[Sought, list[Seeker]] = defaultdict(list)
    for one in waiting:
        by_place[one.place].append(one)
    for place, people in by_place.items():
        if len(people) >= place.seats:
            yield Group(place, tuple(one.account for one in people[: place.seats]))
    for place, people in by_place.items():
        willing = [one for one in people if one.bots]
        if willing and now - willing[0].since >= BOTS_AFTER_MS:
            yield Group(place, tuple(one.account for one in willing[: place.seats]))
