"""How much of a log each seat may fill, and with what.

Every kind has a room of its own, and every seat its own share of it: whoever talks, renames or asks
without end comes to the end of that share, and of nothing else. What ends a seat's or a table's
time (leaving, being dropped, a clock that runs out, closing) has no quota: there is at most one of
it for each that has, so the whole log stays bounded, and a table can always be played and closed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from longshore.table import entries as log
from longshore.table.entries import AnyEntry, Key
from longshore.table.refused import Refused

Share: TypeAlias = tuple[str, int | None]  # a kind, and the seat it is counted for


class Quota(NamedTuple):
    """The most entries of a kind: of each seat, or of all together."""

    most: int
    by_seat: bool = True


QUOTAS = {
    "talk": Quota(2_000),
    "names": Quota(50),
    "keys": Quota(100),
    "comings": Quota(200),  # sitting down
    "seating": Quota(200),  # bots that the host sets, seats that are handed on
    "asking": Quota(200),  # for leave: to go back, to drop somebody, to hand a seat on
    "undo": Quota(500),  # without asking
    "returns": Quota(500),
    "play": Quota(3_000),  # what a person or its orders decide; a long game has some hundred
    "bots": Quota(20_000, by_seat=False),  # what bots and clocks decide
}


def share(entry: AnyEntry) -> Share | None:
    """What an entry is counted as; None for what has no quota."""
    kind = _KINDS.get(type(entry))
    if isinstance(entry, log.Played) and entry.by in ("bot", "clock"):
        kind = "bots"
    if isinstance(entry, log.Undone) and entry.asked:
        kind = None  # the asking was counted
    if kind is None:
        return None
    return kind, _seat(entry) if QUOTAS[kind].by_seat else None


def need_room(written: Mapping[Share, int], entry: AnyEntry, seats: tuple[str, ...]) -> None:
    """Refused, with what the quota is, if the entry would be one too many."""
    counted = share(entry)
    if counted is None:
        return
    kind, seat = counted
    most = QUOTAS[kind].most
    if written.get(counted, 0) >= most:
        raise Refused("quota", kind=kind, most=most, seat="" if seat is None else seats[seat])


def _seat(entry: AnyEntry) -> int | None:
    """Whose it is. A key is counted for its first seat, the host's without one for nobody's."""
    if isinstance(entry, log.KeyMade):
        return _first(entry.key)
    seat: int | None = getattr(entry, "seat", None)
    return seat


def _first(key: Key) -> int | None:
    return key.seats[0] if key.seats else None


_KINDS: dict[type[AnyEntry], str] = {
    log.Said: "talk",
    log.Renamed: "names",
    log.KeyMade: "keys",
    log.Joined: "comings",
    log.SeatSet: "seating",
    log.SeatOffered: "seating",
    log.UndoAsked: "asking",
    log.SeatAsked: "asking",
    log.Undone: "undo",
    log.Returned: "returns",
    log.Played: "play",
}
