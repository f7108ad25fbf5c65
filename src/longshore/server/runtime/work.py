"""What the server itself has to do at a table: for bots, by orders, when a clock runs out."""

from __future__ import annotations

from longshore.server.domain.orders import Carried, Orders, decide
from longshore.server.domain.quotas import has_room
from longshore.server.domain.state import TableState


def by_order(orders: dict[int, Orders], state: TableState, seat: int) -> Carried | None:
    """What a seat's standing orders say that it does now, if they say anything.

    A seat that may act no more (`domain.quotas`) has nothing done for it: its clock
    decides.
    """
    ordered = orders.get(seat)
    if ordered is None or state.game is None or state.bot_of(seat) is not None:
        return None
    if not has_room(state.written, "play", seat):
        return None
    return decide(state.game, seat, ordered)


def has_work(orders: dict[int, Orders], state: TableState) -> bool:
    """Whether a bot or a standing order is to decide something now."""
    for seat in state.awaiting:
        if state.bot_of(seat) is not None:
            if has_room(state.written, "bots"):
                return True
        elif orders and by_order(orders, state, seat) is not None:
            return True
    return False


def deadline(state: TableState) -> int | None:
    """When the next clock runs out."""
    found = state.clock.next_deadline() if state.status == "running" else None
    return None if found is None else found[0]
