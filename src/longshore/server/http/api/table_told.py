"""A table as whoever asks about it may know it."""

from __future__ import annotations

from msgspec.structs import replace

from longshore.server.domain import consent
from longshore.server.domain.entries import Key
from longshore.server.domain.state import TableState
from longshore.server.http.api import types
from longshore.server.http.api.asking import may_look
from longshore.server.http.house import House
from longshore.server.runtime.broadcast import reveal, seats_told


def with_presence(told: types.TableTold, house: House) -> types.TableTold:
    """The same with what is no part of a table's state: who is connected, the ticket for news."""
    now = house.registry.present(told.table)
    news = house.ticket(told.table)
    return replace(told, present=now.seats, watching=now.watching, news=news)


def table_told(state: TableState, key: Key | None) -> types.TableTold:
    may_look(state, key)
    return public_told(state, key)


def public_told(state: TableState, key: Key | None) -> types.TableTold:
    started = state.started
    return types.TableTold(
        table=state.id,
        status=state.status,
        seq=state.seq,
        opened_at=state.opened_at,
        changed_at=state.changed_at,
        settings=state.settings,
        options=state.rules,
        seats=seats_told(state),
        awaiting=state.awaiting,
        mine=() if key is None else key.seats,
        host=key is not None and key.host,
        origin=state.origin,
        commitment=None if started is None else started.commitment,
        rules=None if started is None else started.rules,
        auction=state.auction,
        clocks=None if state.settings.clock is None else state.clock.shown(),
        undo_asked=_undo_told(state),
        seat_asked=_seat_ask_told(state),
        may_hand=tuple(sorted(consent.may_hand(state))),
        reveal=reveal(state),
    )


def _undo_told(state: TableState) -> types.UndoTold | None:
    """The undo that waits for leave."""
    ask = state.asked
    if ask is None:
        return None
    return types.UndoTold(seq=ask.seq, seat=ask.seat, to=ask.to, agreed=tuple(sorted(ask.agreed)))


def _seat_ask_told(state: TableState) -> types.SeatAskTold | None:
    """What the host has asked about a seat."""
    ask = state.seat_asked
    if ask is None or state.status != "running" or ask.seat in consent.may_hand(state):
        return None
    return types.SeatAskTold(
        seq=ask.seq,
        seat=ask.seat,
        what=ask.what,
        agreed=tuple(sorted(ask.agreed)),
        waiting=tuple(sorted(consent.waiting(state, ask))),
        silence_at=consent.silence_at(state, ask),
    )
