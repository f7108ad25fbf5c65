"""What is written with an entry: the table's row, and what seats keep to themselves."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec

from longshore.server.domain.entries import (
    AnyEntry,
    Closed,
    Joined,
    KeyRevoked,
    Left,
    Opened,
    Played,
    Returned,
    SeatSet,
    Started,
    TakenOver,
    Undone,
)
from longshore.server.domain.orders import Orders, after_hand, moved_orders, stored_orders
from longshore.server.domain.playing import Wished
from longshore.server.domain.seats import moved_to
from longshore.server.domain.settings import Pace
from longshore.server.domain.state import TableState
from longshore.server.domain.told import SeatTold
from longshore.server.runtime.broadcast import seats_told
from longshore.server.runtime.live import Live
from longshore.server.runtime.work import deadline
from longshore.server.store import Private, TableRow
from longshore.server.webhooks.push import PUSH, PushDevice, write_devices
from longshore.server.webhooks.webhooks import KeptWebhook

# what changes whom the table waits for: whoever writes it, keeps the table
MOVING = (Opened, Started, Played, Undone, TakenOver, Returned, Left, Joined, Closed)
PRIVATE = ("orders", "notes", "webhook", PUSH)  # what a seat keeps to itself


class Card(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the lobby shows of a table."""

    title: str
    pace: Pace
    seats: tuple[SeatTold, ...]
    options: dict[str, bool | int | str | None]
    clocked: bool = False
    spectators: bool = True


# made when nobody else is there: threads must not make one at the same time
_card_reader = msgspec.json.Decoder(Card)


def read_card(stored: bytes) -> Card:
    """What the lobby shows of a table, as it lies in the store."""
    return _card_reader.decode(stored)


def table_row(live: Live, state: TableState, creator: str, work: bool) -> TableRow:
    """The table's row as it is after an entry; the lobby's card only if it is another one."""
    return TableRow(
        id=live.id,
        status=state.status,
        public=state.settings.public,
        seq=state.seq,
        created_at=state.opened_at,
        changed_at=state.changed_at,
        edition=state.rules.edition,
        seats=state.rules.seats,
        creator=creator,
        card=b"" if live.card == shown_of(state) else _card(state),
        due_at=state.changed_at if work else deadline(state),
    )


def private_things(
    orders: Mapping[int, Orders],
    given_up: Collection[int],
    devices: Mapping[int, tuple[PushDevice, ...]],
    silent: Collection[int],
) -> tuple[Private, ...]:
    """What seats keep to themselves from now on, or no more; `silent` lose their webhook."""
    if not (orders or given_up or devices or silent):
        return ()
    return (
        *(Private(seat, "orders", _orders_body(left)) for seat, left in orders.items()),
        *(Private(seat, PUSH, write_devices(told)) for seat, told in devices.items()),
        *(Private(seat, "webhook", None) for seat in silent),
        *(Private(seat, kind, None) for seat in given_up for kind in PRIVATE),
    )


def private_moved(
    stored: Mapping[str, Mapping[int, bytes]], order: tuple[int, ...], names: tuple[str, ...]
) -> tuple[Private, ...]:
    """What seats keep to themselves, by kind, after those who sit there have moved.

    Every place is written: what is put there meanwhile by another process belongs to whoever sat
    there, and is not to be found by whoever comes.
    """

    def moved(kind: str, body: bytes | None) -> bytes | None:
        if kind != "orders" or body is None:
            return body
        orders = stored_orders(body)
        return msgspec.json.encode(moved_orders(orders, names, moved_to(order)))

    return tuple(
        Private(seat, kind, moved(kind, bodies.get(before)))
        for kind, bodies in stored.items()
        for seat, before in enumerate(order)
    )


def devices_left(
    devices: Mapping[int, tuple[PushDevice, ...]], entry: AnyEntry
) -> dict[int, tuple[PushDevice, ...]]:
    """The browsers of a seat that are told on when a key is revoked, where that changes them."""
    if not isinstance(entry, KeyRevoked):
        return {}
    left = {
        seat: tuple(one for one in told if one.key != entry.id) for seat, told in devices.items()
    }
    return {seat: told for seat, told in left.items() if told != devices[seat]}


def webhooks_gone(webhooks: Mapping[int, KeptWebhook], entry: AnyEntry) -> tuple[int, ...]:
    """The seats whose webhook was set with a key that is revoked."""
    if not isinstance(entry, KeyRevoked):
        return ()
    return tuple(seat for seat, one in webhooks.items() if one.key == entry.id)


def kept_orders(orders: dict[int, Orders], given_up: Collection[int]) -> dict[int, Orders]:
    if not orders:
        return {}
    return {seat: left for seat, left in orders.items() if not left.none and seat not in given_up}


def shown_of(state: TableState) -> tuple[object, ...]:
    """What of a table can change on its card."""
    return state.seats, tuple(state.absent)


def _card(state: TableState) -> bytes:
    """The lobby's card."""
    card = Card(
        title=state.settings.title,
        pace=state.settings.pace,
        seats=seats_told(state),
        options=state.rules.changes(),
        clocked=state.settings.clock is not None,
        spectators=state.settings.spectators,
    )
    return msgspec.json.encode(card)


def orders_left(
    given: Mapping[int, Orders], state: TableState, wished: Wished
) -> dict[int, Orders]:
    """What an action leaves of its seat's standing orders, if it changes them."""
    entry = wished.entry
    if not isinstance(entry, Played) or entry.seat not in given or state.game is None:
        return {}
    orders = given[entry.seat]
    left = wished.orders
    if entry.by == "person":
        left = after_hand(state.game.view(entry.seat), entry.action, orders)
    return {} if left is None or left == orders else {entry.seat: left}


def _orders_body(orders: Orders) -> bytes | None:
    return None if orders.none else msgspec.json.encode(orders)


_FREEING = (Left, SeatSet)


def seats_given_up(entry: AnyEntry) -> tuple[int, ...]:
    """The seat that gets another holder: what was private goes with the one who had it."""
    if isinstance(entry, _FREEING):
        return (entry.seat,)
    if isinstance(entry, Joined) and entry.offer is not None:
        return (entry.seat,)
    return ()
