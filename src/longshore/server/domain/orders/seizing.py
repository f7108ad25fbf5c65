"""Orders in a default (I3 to I6): which container, which machine, which kind of building."""

from __future__ import annotations

from longshore.game import actions as said
from longshore.server.domain.orders.asked import Asked, Carried
from longshore.server.domain.orders.forms import Orders, SeizeOrder


def seize(asked: Asked, orders: Orders) -> Carried | None:
    """I4, I6: of the containers that can be seized the first by the order."""
    order = orders.seize
    picks = [pick for pick in asked.choices() if isinstance(pick, said.Seize)]
    if order is None or not picks:
        return None
    return Carried(min(picks, key=lambda pick: _place(asked, order, pick)), orders)


def _place(asked: Asked, order: SeizeOrder, pick: said.Seize) -> tuple[int, ...]:
    price = pick.price or 0
    preferred = {
        "dearest": -price,
        "cheapest": price,
        "fewest": _alike(asked, pick),
        "most": -_alike(asked, pick),
    }[order.prefer]
    return asked.rank(order.colours, pick.colour), preferred, pick.colour, price


def _alike(asked: Asked, pick: said.Seize) -> int:
    """How many of that colour lie where the container is taken from."""
    debtor = asked.board.seats[asked.board.active]
    if pick.price is None:
        return (debtor.island or debtor.ship or debtor.bank).count(pick.colour)
    return [colour for colour, _ in debtor.harbour or debtor.factory].count(pick.colour)


def seize_machine(asked: Asked, orders: Orders) -> Carried | None:
    """I4: of the machines that can go the first by the order; the dearest is in the last space."""
    order = orders.seize
    picks = [pick for pick in asked.choices() if isinstance(pick, said.SeizeMachine)]
    if order is None or not picks:
        return None
    spaces = asked.board.seats[asked.board.active].machines
    way = -1 if order.prefer == "dearest" else 1

    def place(pick: said.SeizeMachine) -> tuple[int, int]:
        return asked.rank(order.colours, pick.colour), way * spaces.index(pick.colour)

    return Carried(min(picks, key=place), orders)


def give_up(_: Asked, orders: Orders) -> Carried | None:
    """I4: one's own building; I5: the neighbour's."""
    order = orders.seize
    if order is None or order.building is None:
        return None
    warehouse = order.building == "warehouse"
    return Carried(said.GiveUpWarehouse() if warehouse else said.GiveUpMachine(), orders)
