"""The order to pass one's turns (T2) until there is a reason not to."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from longshore.game import actions as said
from longshore.game.views import View
from longshore.server.domain.orders.asked import Asked, Carried
from longshore.server.domain.orders.forms import Orders, PassOrder


def pass_turn(asked: Asked, orders: Orders) -> Carried | None:
    """T2, unless there is a reason to ask the person."""
    order = orders.pass_
    if order is None or _reached(asked, order):
        return None
    if order.turns is None:
        return Carried(said.Pass(), orders)
    left = replace(order, turns=order.turns - 1) if order.turns > 1 else None
    return Carried(said.Pass(), replace(orders, pass_=left))


def still_passing(orders: Orders, view: View) -> Orders:
    """Without an order to pass until a round that has begun."""
    until = None if orders.pass_ is None else orders.pass_.round
    if until is None or view.board.round < until:
        return orders
    return replace(orders, pass_=None)


def _reached(asked: Asked, order: PassOrder) -> bool:
    """Whether something has happened that the order waits for, turns and rounds aside."""
    area, board = asked.area, asked.board
    others = [other for seat, other in enumerate(board.seats) if seat != asked.own.seat]
    in_factories = [price for other in others for _, price in other.factory]
    in_harbours = [price for other in others for _, price in other.harbour]
    return (
        (order.cash is not None and asked.own.cash >= order.cash)
        or _so_low(order.factory_left, [len(area.factory)])
        or _so_low(order.harbour_left, [len(area.harbour)])
        or _so_low(order.factory_price, in_factories)
        or _so_low(order.harbour_price, in_harbours)
        or _so_low(order.supply_left, board.supply)
    )


def _so_low(most: int | None, numbers: Sequence[int]) -> bool:
    """Whether one of the numbers is so low."""
    return most is not None and any(number <= most for number in numbers)
