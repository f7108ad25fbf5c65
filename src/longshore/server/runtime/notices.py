"""Whom to call elsewhere about an entry: the webhooks that it concerns, and browsers whose person
is not there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from longshore.server.domain import entries as log
from longshore.server.domain.entries import Line
from longshore.server.domain.state import TableState
from longshore.server.runtime.live import Live
from longshore.server.runtime.work import by_order
from longshore.server.store import Delivery
from longshore.server.webhooks.webhooks import What, notification, queued
from longshore.text.messages import DEFAULT, listed

LANGUAGE = DEFAULT  # of what webhooks are told: nobody says who reads it


def deliveries(
    live: Live,
    state: TableState,
    line: Line,
    before: tuple[int, ...],
    link: Callable[[str], str],
) -> tuple[Delivery, ...]:
    """The calls to make: for each seat with a webhook, what it wants to be told of; for each with a
    browser that it is its turn, unless somebody is connected there or an order decides. Whoever
    has lost the key since that it was set with is told nothing: it may have been set at the very
    moment at which another process revoked the key.
    """
    if not live.webhooks and not live.devices:
        return ()
    keys = {"", *(key.id for key in state.keys.values())}
    made: list[Delivery] = []
    for what, seats, values in _told(state, line, before):
        for seat in seats:
            common: dict[str, Any] = {
                "table": live.id,
                "title": state.settings.title,
                "seat": seat,
                "link": link(live.id),
                "at": line.at,
            }
            webhook = live.webhooks.get(seat)
            if webhook is not None and what in webhook.on and webhook.key in keys:
                told = notification(what, **common, language=LANGUAGE, **values)
                made.append(Delivery(live.id, seat, msgspec.json.encode(told)))
            for device in live.devices.get(seat, ()) if what == "turn" else ():
                absent = device.key in keys and not live.attendance.connected(seat)
                if absent and not _ordered(live, state, seat):
                    told = notification(what, **common, language=device.language)
                    made.append(Delivery(live.id, seat, queued(told, device.id)))
    return tuple(made)


def _ordered(live: Live, state: TableState, seat: int) -> bool:
    return by_order(live.orders, state, seat) is not None


def _told(
    state: TableState, line: Line, before: tuple[int, ...]
) -> Iterator[tuple[What, tuple[int, ...], dict[str, Any]]]:
    entry, people = line.entry, state.people
    if isinstance(entry, log.Started):
        yield "start", people, {}
    if isinstance(entry, log.Said) and not entry.guest:  # strangers have nobody called
        others = tuple(seat for seat in people if seat != entry.seat)
        yield "chat", others, {"name": entry.name, "text": entry.text}
    if isinstance(entry, log.UndoAsked):
        others = tuple(seat for seat in people if seat != entry.seat)
        yield "undo", others, {"name": state.seats[entry.seat].name}
    if state.result is not None and isinstance(entry, log.Started | log.Played):
        winners = [state.seats[seat].name for seat in state.result.winners]
        told = {"winners": listed(winners, LANGUAGE), "winners-count": len(winners)}
        yield "finish", people, told
    if isinstance(entry, log.Closed):
        yield "finish", people, {"said": "closed"}
    newly = tuple(
        seat
        for seat in state.awaiting
        if seat in state.present and (seat not in before or _decided(entry, seat))
    )
    if newly:
        yield "turn", newly, {}


def _decided(entry: log.AnyEntry, seat: int) -> bool:
    """Whether it is somebody's turn again right after a decision of another kind of its own.

    A second action of one's own turn is nothing to be called for.
    """
    return isinstance(entry, log.Undone) and entry.seat != seat
