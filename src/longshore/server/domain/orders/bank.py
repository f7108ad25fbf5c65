"""Orders at the Investment Bank (K): what comes back from the payment card, and how it is paid."""

from __future__ import annotations

from longshore.game import actions as said
from longshore.server.domain.orders.asked import Asked, Carried
from longshore.server.domain.orders.forms import Orders


def price(asked: Asked, orders: Orders) -> Carried | None:
    """K5: containers that came back, all at the price for their store."""
    order, floor = orders.price, asked.board.floor
    if order is None or floor is None:
        return None
    if (floor.factory and order.factory is None) or (floor.harbour and order.harbour is None):
        return None
    factory = tuple((colour, order.factory or 0) for colour in floor.factory)
    harbour = tuple((colour, order.harbour or 0) for colour in floor.harbour)
    return Carried(said.PriceReturned(factory, harbour), orders)


def pay(asked: Asked, orders: Orders) -> Carried | None:
    """K8: the colours of the order first, the others in the order of the ring."""
    order, card = orders.pay, asked.board.payment_card
    if order is None or card is None:
        return None
    goods = sorted(
        (*card.factory, *card.harbour),
        key=lambda colour: (asked.rank(order.colours, colour), colour),
    )
    return Carried(said.PayBrokers(tuple(goods)), orders)
