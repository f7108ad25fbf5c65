"""Everything one run of `table.py` measured, as typed records."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from tables.flat import Length, Stored
from tables.loads import Load
from tables.own import OwnIdle
from tables.peer import PeerIdle

OWN, SAME, COUNTER = "Longshore", "boardgame.io, same game", "boardgame.io, counter"

Loaded: TypeAlias = Literal["people", "bots", "paced", "processes"]
Section: TypeAlias = Literal["people", "bots", "paced", "processes", "flat", "idle"]


class Spread(NamedTuple):
    """The median of some rounds, and the range they were in."""

    median: float
    lowest: float
    highest: float


def spread(values: list[float]) -> Spread:
    """At least one value."""
    return Spread(median(values), min(values), max(values))


class Measured(msgspec.Struct, frozen=True):
    """Somebody's rounds in one section with so many tables."""

    section: Loaded
    who: str
    tables: int
    rounds: list[Load]

    def spread(self, value: Callable[[Load], float]) -> Spread:
        """Of one value of the rounds."""
        return spread([value(one) for one in self.rounds])


class Ratio(msgspec.Struct, frozen=True):
    """How many times as many actions a second as a peer took in the same round, of all rounds."""

    tables: int
    peer: str
    median: float
    lowest: float
    highest: float
    cpu_median: float  # how many times the peer's processor time for an action


class Results(msgspec.Struct, frozen=True, kw_only=True):
    """Everything one run measured, and where."""

    command: str
    date: str
    cpu: str
    cores: int
    busy: float  # the load average when it began: near 0 on a quiet machine
    disk: str  # the kind of file system that is written to
    python: str
    versions: list[str]
    game: str
    peer_game: str
    way: str
    pace_ms: float
    rows: list[Measured]
    ratios: list[Ratio]
    lengths: list[Length] = []
    stores: list[Stored] = []
    idle: OwnIdle | None = None
    peer_idle: PeerIdle | None = None


def ratios(rows: list[Measured]) -> list[Ratio]:
    """Longshore's people beside each peer's, round by round."""
    people = [one for one in rows if one.section == "people"]
    return [
        _ratio(own, peer)
        for own in people
        if own.who == OWN
        for peer in people
        if peer.who != OWN and peer.tables == own.tables
    ]


def _ratio(own: Measured, peer: Measured) -> Ratio:
    pairs = list(zip(own.rounds, peer.rounds, strict=True))
    rate = spread([mine.actions_per_second / its.actions_per_second for mine, its in pairs])
    cpu = [mine.server_cpu_ms_per_action / its.server_cpu_ms_per_action for mine, its in pairs]
    return Ratio(own.tables, peer.who, *rate, cpu_median=median(cpu))
