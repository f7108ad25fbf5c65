"""Orders in an auction (A): to bid for the cargoes of others, and to decide about one's own."""

from __future__ import annotations

from msgspec.structs import replace

from longshore.engine.state import LOAN
from longshore.game import actions as said
from longshore.game.actions import AnyAction
from longshore.game.views import Bidding, PublicBoard, View
from longshore.server.domain.orders.asked import Asked, Carried
from longshore.server.domain.orders.forms import AcceptOrder, BidOrder, Orders

_BIDDING = ("bids", "tiebreak", "raise")


def bid(asked: Asked, orders: Orders) -> Carried | None:
    """A1: the limit. A2: what is left of the limit and the extra above the first bid."""
    order, bidding = orders.bid, asked.board.bidding
    if order is None or bidding is None or not _sold_by(order, asked.view):
        return None
    wish, purse, bluff = _limit(order, asked.view), asked.own.cash, order.bluff
    if asked.board.phase == "tiebreak":
        first = bidding.bids[asked.own.seat]
        on_table = 0 if first is None else first.amount
        extra = order.extra if _is_for(order, asked.view) else 0
        wish, purse, bluff = wish + extra - on_table, purse - on_table, 0
    if wish < 0:
        return None  # the person has bid more than the order would
    loans = asked.loans(wish - purse, order.loans)
    action = said.Bid(min(wish, purse + LOAN * loans), loans, bluff)
    left = replace(orders, bid=replace(order, loans=order.loans - loans))
    return Carried(action, used(left, asked.view))


def raise_bid(asked: Asked, orders: Orders) -> Carried | None:
    """A6: as little as is needed, with a loan first if the cash does not reach so far."""
    order, bidding = orders.bid, asked.board.bidding
    if order is None or bidding is None or not _sold_by(order, asked.view):
        return None
    lowest, cash = bidding.highest + 1, asked.own.cash
    loans = asked.loans(lowest - cash, order.loans)
    if lowest > _limit(order, asked.view) or lowest > cash + LOAN * loans:
        return Carried(said.Pass(), used(orders, asked.view))
    if loans:
        return Carried(said.TakeLoan(), replace(orders, bid=replace(order, loans=order.loans - 1)))
    return Carried(said.Bid(lowest), used(orders, asked.view))


def answer(asked: Asked, orders: Orders) -> Carried | None:
    """A4, A5: accept what is enough; decline, or leave to the person, what is not."""
    order, bidding = orders.accept, asked.board.bidding
    if order is None or bidding is None:
        return None
    least = max(order.least or 0, _worth(order.colours or {}, asked.view))
    if bidding.highest < least:
        return _decline(asked, orders, order, bidding.highest)
    action = _sale(asked, order, bidding)
    return None if action is None else Carried(action, used(orders, asked.view))


def _sale(asked: Asked, order: AcceptOrder, bidding: Bidding) -> AnyAction | None:
    """A4, or A2 if several are still tied."""
    if len(bidding.leaders) == 1:
        return said.Accept()
    tied = {asked.view.options.seat_names[seat]: seat for seat in bidding.leaders}
    favoured = next((name for name in order.award if name in tied), None)
    return None if favoured is None else said.Award(tied[favoured])


def _decline(asked: Asked, orders: Orders, order: AcceptOrder, price: int) -> Carried | None:
    """A5: it must be able to pay."""
    if order.otherwise == "ask":
        return None
    loans = asked.loans(price - asked.own.cash, order.loans)
    if asked.own.cash + LOAN * loans < price:
        return None
    if not loans:
        return Carried(said.Decline(), used(orders, asked.view))
    return Carried(said.TakeLoan(), replace(orders, accept=replace(order, loans=order.loans - 1)))


# Which cargo an order is for


def used(orders: Orders, view: View) -> Orders:
    """The orders when the seat has bid for a cargo or decided about one; `view` is from before."""
    order, accept, phase = orders.bid, orders.accept, view.board.phase
    if phase in _BIDDING and order is not None and order.cargoes == "one" and _is_for(order, view):
        return replace(orders, bid=replace(order, auction=_turn(view.board)))
    if phase == "decide" and accept is not None and accept.cargoes == "one":
        return replace(orders, accept=None)
    return orders


def still_bidding(orders: Orders, view: View) -> Orders:
    """Without an order to bid that was for one cargo, if that auction is over."""
    order, turn = orders.bid, _turn(view.board)
    if order is None or order.auction is None or order.auction == turn:
        return orders
    if order.auction < turn:
        return replace(orders, bid=None)
    return replace(orders, bid=replace(order, auction=None))  # by an undo it has not been yet


def _turn(board: PublicBoard) -> int:
    """The turns of a game in order; each has at most one auction (T3)."""
    seats = len(board.seats)
    return board.round * seats + (board.active - board.first) % seats


def _is_for(order: BidOrder, view: View) -> bool:
    """Whether a cargo is one that the order was given for."""
    wanted = order.colours is None or _worth(order.colours, view) > 0
    return wanted and _sold_by(order, view)


def _sold_by(order: BidOrder, view: View) -> bool:
    return not order.sellers or view.options.seat_names[view.board.active] in order.sellers


def _limit(order: BidOrder, view: View) -> int:
    """How much an order bids for the cargo."""
    limits = [] if order.most is None else [order.most]
    if order.colours is not None:
        limits.append(_worth(order.colours, view))
    return min(limits, default=0)


def _worth(prices: dict[str, int], view: View) -> int:
    """What the cargo is worth at so much for a container of each colour."""
    cargo = view.board.seats[view.board.active].ship
    return sum(prices.get(view.options.colours[colour], 0) for colour in cargo)
