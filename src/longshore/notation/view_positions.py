"""What a seat knows as a position: that of a view, whose secrets are left out.

With everybody's cash counted (V2) it is all that a bot decides from. What the seat cannot know,
the others' value cards and what is sealed, is not said, so that reading it fills in anything that
fits.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from longshore.game.actions import Priced
from longshore.game.events.event import Colours
from longshore.game.options import BROKER_NAMES, CARD_NAMES, Options
from longshore.game.views import Bidding, Own, PublicBoard, SeatArea, ShownBid, View
from longshore.notation.position_text import text_of

_FLAGS = ("produced", "called", "won", "sold")


def view_position(view: View) -> dict[str, Any]:
    """A view as the dict of a position; cash that is not known counts as none."""
    options, board = view.options, view.board
    names = options.seat_names
    said: dict[str, Any] = {
        "edition": options.edition,
        "seats": options.seats,
        "options": options.changes(),
        "phase": board.phase,
        "first": names[board.first],
        "turn": names[board.active],
        "round": board.round,
        "actions": board.actions_left,
        "waiting": [names[seat] for seat in board.awaiting],
        "supply": dict(zip(options.letters, board.supply, strict=True)),
        "box": _counts(board.seized, options),
        "machine_supply": dict(zip(options.letters, board.machine_supply, strict=True)),
        "warehouse_supply": board.warehouse_supply,
    }
    said |= {flag: True for flag in _FLAGS if getattr(board, flag)}
    if board.end_triggered:
        said["ending"] = True
    if board.default is not None:
        said |= {"defaults": board.default.loans, "to_seize": board.default.to_seize}
    for seat, area in enumerate(board.seats):
        said[names[seat]] = _seat(area, options) | _bids(board.bidding, view.own, board, seat)
    if view.own is not None:
        said[names[view.own.seat]] |= {"card": CARD_NAMES[view.own.card]}
    return said | _auction(board.bidding, options) | _bank(board, options)


def _seat(area: SeatArea, options: Options) -> dict[str, Any]:
    berth = area.berth if isinstance(area.berth, str) else options.seat_names[area.berth]
    return {
        "cash": area.cash or 0,
        "loans": area.loans,
        "machines": [options.letters[colour] for colour in area.machines],
        "warehouses": area.warehouses,
        "factory": _priced(area.factory, options),
        "harbour": _priced(area.harbour, options),
        "ship": {"at": berth, "cargo": _counts(area.ship, options)},
        "island": _counts(area.island, options),
        "pier": _counts(area.bank, options),
    }


def _counts(goods: Colours, options: Options) -> dict[str, int]:
    return {options.letters[colour]: count for colour, count in Counter(goods).items()}


def _priced(goods: tuple[Priced, ...], options: Options) -> list[str]:
    return [f"{options.letters[colour]}@{price}" for colour, price in goods]


# The auction


def _auction(bidding: Bidding | None, options: Options) -> dict[str, Any]:
    if bidding is None:
        return {}
    return {
        "high": bidding.highest,
        "tied": [options.seat_names[seat] for seat in bidding.leaders],
        "folded": [options.seat_names[seat] for seat in bidding.passed],
    }


def _bids(
    bidding: Bidding | None, own: Own | None, board: PublicBoard, seat: int
) -> dict[str, Any]:
    """A seat's bids: those that were turned over, one's own while it is sealed, and any others."""
    if bidding is None:
        return {}
    made = _bid(bidding.bids[seat], "bid", "bluff")
    made |= _bid(bidding.extras[seat], "extra", "extra_bluff")
    amount, bluff = ("bid", "bluff") if board.phase == "bids" else ("extra", "extra_bluff")
    if seat not in bidding.sealed:
        return made
    if (cards := bidding.cards[seat]) is not None:
        made |= {"bid_cards": cards}
    if own is None or own.seat != seat or own.bid is None:
        return made | {amount: 0}
    return made | {amount: own.bid.amount, bluff: own.bid.bluff, "sealed_loans": own.bid.loans}


def _bid(bid: ShownBid | None, amount: str, bluff: str) -> dict[str, int]:
    return {} if bid is None else {amount: bid.amount, bluff: bid.bluff}


# The Investment Bank


def _bank(board: PublicBoard, options: Options) -> dict[str, Any]:
    said: dict[str, Any] = {}
    if board.brokers:
        said["brokers"] = {
            BROKER_NAMES[number]: {"goods": _counts(broker.goods, options), "money": broker.money}
            for number, broker in enumerate(board.brokers)
        }
    card, floor = board.payment_card, board.floor
    if card is not None:
        said["payment"] = {
            "holder": options.seat_names[card.holder],
            "space": f"{BROKER_NAMES[card.broker]} {card.side}",
            "money": card.money,
            "factory": _counts(card.factory, options),
            "harbour": _counts(card.harbour, options),
        }
    if floor is not None:
        said["floor"] = {
            "factory": _counts(floor.factory, options),
            "harbour": _counts(floor.harbour, options),
        }
        said["pricer"] = options.seat_names[floor.seat]
    return said


def format_view(view: View) -> str:
    """The same as text, in notation."""
    return text_of(view_position(view), view.options)
