"""What people send and are told who wait for a seat at a rated table."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from longshore.game.options import MAX_SEATS, MIN_SEATS
from longshore.server.domain.settings import ClockSettings, Pace, Strict
from longshore.server.http.api.types import TypedAnswer

# What is sent


class Seek(Strict, frozen=True, kw_only=True):
    """A wish for a seat; with `bots`, bots may take those that are empty after a minute."""

    edition: str = "classic"
    seats: Annotated[int, Meta(ge=MIN_SEATS, le=MAX_SEATS)] = 4
    pace: Pace = "live"
    bots: bool = False


class GiveUp(Strict, frozen=True, kw_only=True):
    """A wish that is taken back."""

    edition: str = "classic"
    seats: Annotated[int, Meta(ge=MIN_SEATS, le=MAX_SEATS)] = 4
    pace: Pace = "live"


# What is told


class WantedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A wish of one's own: since when, from when on bots can come, whether they may, and how many
    people wait for the same.
    """

    edition: str
    seats: int
    pace: Pace
    since: int
    bots_at: int
    bots: bool
    waiting: int


class WaitedFor(msgspec.Struct, frozen=True, kw_only=True):
    """What others wait for, and how many they are."""

    edition: str
    seats: int
    pace: Pace
    waiting: int


class FoundTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table that was found for one, of late, and goes on."""

    table: str
    edition: str
    seats: int
    at: int


class Seeking(TypedAnswer, frozen=True, kw_only=True):
    """What one waits for, the longest first; what others do; tables that were found, the newest
    first; the clocks by pace; and what time it is here.
    """

    wanted: tuple[WantedSeat, ...]
    others: tuple[WaitedFor, ...]
    found: tuple[FoundTable, ...]
    clocks: dict[Pace, ClockSettings]
    now: int
