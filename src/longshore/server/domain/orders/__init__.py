"""Standing orders: what a seat does by itself while its person is away.

`Orders` are given (`forms`), kept secret, and asked at every decision that the seat owes: `decide`.
Everything is read from the seat's own view, and what comes out has been asked of the rules: an
order can neither know nor do more than its owner.

Who keeps the orders: `read_orders` or `checked_orders` when they come in; `decide` whenever the
seat is awaited, keeping `Carried.orders_after` if the action is played; `after_hand` when the
person has decided something; `standing` before they are shown.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from longshore.game import actions as said
from longshore.game.actions import AnyAction
from longshore.game.game import Game
from longshore.game.views import View
from longshore.server.domain.orders import auction, bank, seizing, turn
from longshore.server.domain.orders.asked import Asked, Carried
from longshore.server.domain.orders.forms import (
    NO_ORDERS,
    AcceptOrder,
    BidOrder,
    Orders,
    PassOrder,
    PayOrder,
    PriceOrder,
    SeizeOrder,
    checked_orders,
    moved_orders,
    read_orders,
    stored_orders,
)

__all__ = [
    "NO_ORDERS",
    "AcceptOrder",
    "BidOrder",
    "Carried",
    "Orders",
    "PassOrder",
    "PayOrder",
    "PriceOrder",
    "SeizeOrder",
    "after_hand",
    "checked_orders",
    "decide",
    "moved_orders",
    "read_orders",
    "standing",
    "stored_orders",
]

_ANY_TIME = (said.TakeLoan, said.Repay)

# What an order does in each phase in which a seat can be asked.
_CARRIED_OUT: dict[str, Callable[[Asked, Orders], Carried | None]] = {
    "act": turn.pass_turn,
    "bids": auction.bid,
    "tiebreak": auction.bid,
    "raise": auction.raise_bid,
    "decide": auction.answer,
    "seize": seizing.seize,
    "seize-kind": seizing.give_up,
    "seize-machine": seizing.seize_machine,
    "price": bank.price,
    "pay": bank.pay,
}


def decide(game: Game, seat: int, orders: Orders) -> Carried | None:
    """What the seat does by its orders, which is legal; None leaves it to the person.

    A decision may take several calls: a loan can be an action by itself, after which the seat is
    still asked.
    """
    if seat not in game.waiting:
        return None
    view = game.view(seat)
    carry_out = _CARRIED_OUT.get(view.board.phase)
    if carry_out is None or view.own is None:
        return None
    found = carry_out(Asked(game, view, view.own), standing(orders, view))
    if found is None or not game.can(found.action, seat):
        return None
    return found


def standing(orders: Orders, view: View) -> Orders:
    """The orders that still stand, without those whose one cargo or whose last round is over."""
    return turn.still_passing(auction.still_bidding(orders, view), view)


def after_hand(view: View, action: AnyAction, orders: Orders) -> Orders:
    """The orders that stand when the person has decided; `view` is the seat's before it did."""
    if isinstance(action, _ANY_TIME):
        return orders
    if view.board.phase == "act":
        return replace(orders, pass_=None)
    return auction.used(orders, view)
