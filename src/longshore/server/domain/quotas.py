"""How much of a log each seat may fill, and with what.

Every kind has a room of its own, and every seat its own share of it: whoever talks, renames or asks
without end comes to the end of that share, and of nothing else. What ends a seat's or a table's
time (leaving, being dropped, a clock that runs out, closing) has no quota: there is at most one of
it for each that has, so the whole log stays bounded, and a table can always be played and closed.

Before the start strangers come and go. Whoever sits down then has a share of one's own, whatever
others have used up there; how many come is counted for the whole table, until the host sets a seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeAlias

from longshore.server.domain import entries as log
from longshore.server.domain.entries import AnyEntry, Key
from longshore.server.domain.refused import WishRefused

Share: TypeAlias = tuple[str, int | None]  # a kind, and the seat it is counted for


class Quota(NamedTuple):
    """The most entries of a kind: of each seat, or of all together."""

    most: int
    by_seat: bool = True


QUOTAS = {
    "talk": Quota(2_000),
    "guests": Quota(2_000, by_seat=False),  # what is said by those who look on
    "names": Quota(50),
    "keys": Quota(100),
    "comings": Quota(200, by_seat=False),  # sitting down before the start
    "seating": Quota(200),  # what the host sets
    "ordering": Quota(200, by_seat=False),  # of all seats, by the host
    "handing": Quota(200),  # a seat on, and its taking over with it
    "asking": Quota(200),  # for leave to go back
    "leave": Quota(500),  # what the host asks about a seat; more often than it can be handed on
    "undo": Quota(500),  # without asking
    "returns": Quota(500),
    "play": Quota(3_000),  # what a person or its orders decide; a long game has some hundred
    "bots": Quota(20_000, by_seat=False),  # what bots and clocks decide
}


_PERSONAL = frozenset(("talk", "names", "keys", "handing"))  # what one can use up before the start


def share(entry: AnyEntry) -> Share | None:
    """What an entry is counted as; None for what has no quota."""
    if isinstance(entry, log.Played):
        return ("bots", None) if entry.by in ("bot", "clock") else ("play", entry.seat)
    kind = _KINDS.get(type(entry))
    if isinstance(entry, log.Said) and entry.guest:
        kind = "guests"
    if isinstance(entry, log.Undone) and entry.asked:
        kind = None  # the asking was counted
    if isinstance(entry, log.Joined) and entry.offer is not None:
        kind = None  # the handing on was counted
    if isinstance(entry, log.Renamed) and entry.by_server:
        kind = None  # a name that is banned can always be taken
    if kind is None:
        return None
    return kind, _seat(entry) if QUOTAS[kind].by_seat else None


def count(written: Counter[Share], entry: AnyEntry, *, before_start: bool) -> None:
    """Count an entry, and forget what it makes an end of."""
    counted = share(entry)
    if counted is not None:
        written[counted] += 1
    if isinstance(entry, log.Played):
        return
    if before_start and isinstance(entry, log.Left):
        for kind in _PERSONAL:
            written.pop((kind, entry.seat), None)
    if isinstance(entry, log.SeatSet):
        written.pop(("comings", None), None)


def has_room(
    written: Mapping[Share, int], kind: str, seat: int | None = None, more: int = 1
) -> bool:
    """Whether so many more entries of a kind may be written."""
    return written.get((kind, seat), 0) + more <= QUOTAS[kind].most


def need_room(
    written: Mapping[Share, int], entries: Iterable[AnyEntry], seats: tuple[str, ...]
) -> None:
    """Refused, with what the quota is, if there would be one too many of the entries."""
    more: dict[Share, int] = {}
    for entry in entries:
        counted = share(entry)
        if counted is not None:
            more[counted] = more.get(counted, 0) + 1
    for (kind, seat), times in more.items():
        if not has_room(written, kind, seat, times):
            most = QUOTAS[kind].most
            raise WishRefused(
                "quota", kind=kind, most=most, seat="" if seat is None else seats[seat]
            )


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
    log.SeatsOrdered: "ordering",
    log.SeatOffered: "handing",
    log.UndoAsked: "asking",
    log.SeatAsked: "leave",
    log.Undone: "undo",
    log.Returned: "returns",
}
