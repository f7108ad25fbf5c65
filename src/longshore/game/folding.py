"""Redrawing a board from events alone, as a client does that sees no state.

`fold` keeps a public board, `fold_view` a seat's whole view: folding the events that a seat may
know over its first view gives its view now.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec.structs import replace

from longshore.engine import scoring
from longshore.engine.state import BROKERS, COLOURS
from longshore.game import redrawing
from longshore.game.events import auction_kinds as auctions
from longshore.game.events import kinds as happened
from longshore.game.events.event import Event
from longshore.game.events.money import payments
from longshore.game.options import Options
from longshore.game.viewing import card_values, with_facts
from longshore.game.views import (
    Broker,
    Own,
    OwnBid,
    PublicBoard,
    SeatArea,
    View,
)

Board: TypeAlias = PublicBoard


def fold(board: Board, event: Event) -> Board:
    """The board after an event. Events that only some may know change nothing that all see."""
    if event.audience is not None:
        return board
    draw = _DRAW.get(type(event))
    if draw is not None:
        board = draw(board, event)
    return with_facts(redrawing.pay(board, event))


def fold_view(view: View, event: Event) -> View:
    """The view after an event that its seat may know."""
    own = view.own
    if own is not None:
        own = _fold_own(own, event)
    return replace(view, board=fold(view.board, event), own=own)


def begin(event: happened.GameBegan) -> Board:
    """The table before anything is dealt; the other events of the deal are folded over it."""
    options = event.options
    return with_facts(
        PublicBoard(
            round=1,
            first=event.first,
            active=event.first,
            phase="act",
            awaiting=(),
            actions_left=0,
            produced=False,
            called=False,
            won=False,
            sold=False,
            end_triggered=False,
            supply=(options.supply,) * COLOURS,
            colours_gone=(),
            machine_supply=(options.machines,) * COLOURS,
            warehouse_supply=options.warehouses,
            seized=(),
            seats=(_empty_area(options),) * options.seats,
            brokers=(Broker(),) * BROKERS if options.investment_bank else (),
            payment_card=None,
            floor=None,
            bidding=None,
            default=None,
            result=None,
        )
    )


def _empty_area(options: Options) -> SeatArea:
    return SeatArea(
        cash=0 if options.money == "open" else None,
        money_cards=0 if options.money_cards == "open" else None,
    )


# What is the seat's own.


def _fold_own(own: Own, event: Event) -> Own:
    for giver, taker, amount in payments(event):
        change = amount * ((taker == own.seat) - (giver == own.seat))
        own = replace(own, cash=own.cash + change)
    if isinstance(event, happened.CardDealt) and event.seat == own.seat:
        two_value = int(scoring.two_value_colour(event.card))
        return replace(own, card=event.card, values=card_values(event.card), two_value=two_value)
    if isinstance(event, auctions.SealedBid) and event.seat == own.seat:
        return replace(own, bid=OwnBid(event.amount, event.loans, event.bluff))
    if isinstance(event, auctions.BidsRevealed):
        return replace(own, bid=None)
    return own


_DRAW: dict[type[Event], Callable[[Board, Any], Board]] = {
    happened.GameBegan: lambda _, event: begin(event),
    happened.SeatDealt: redrawing.seat_dealt,
    happened.BrokersDealt: redrawing.brokers_dealt,
    happened.TurnBegan: redrawing.turn_began,
    happened.Awaited: redrawing.awaited,
    happened.MoneyCardsCounted: redrawing.money_cards,
    happened.LoanTaken: redrawing.loan(+1),
    happened.LoanRepaid: redrawing.loan(-1),
    happened.LoanStruckOff: redrawing.loan(-1),
    happened.ContainerSeized: redrawing.container_seized,
    happened.WarehouseSeized: redrawing.warehouse(-1),
    happened.MachineSeized: redrawing.machine_seized,
    happened.WarehouseBuilt: redrawing.warehouse(+1),
    happened.MachineBuilt: redrawing.machine_built,
    happened.Produced: redrawing.produced,
    happened.StoreSetOut: redrawing.store_set_out,
    happened.Stocked: redrawing.stocked,
    happened.ShipSailed: redrawing.ship_sailed,
    happened.ShipLoaded: redrawing.ship_loaded,
    happened.ShipLoadedAtBank: redrawing.ship_loaded_at_bank,
    happened.SoldAtHome: redrawing.sold_at_home,
    happened.EndTriggered: redrawing.end_triggered,
    auctions.AuctionOpened: redrawing.auction_opened,
    auctions.BidSealed: redrawing.bid_sealed,
    auctions.BidsRevealed: redrawing.bids_revealed,
    auctions.BidRaised: redrawing.bid_raised,
    auctions.BidPassed: redrawing.bid_passed,
    auctions.BidsTied: redrawing.bids_tied,
    auctions.HighestBid: redrawing.highest_bid,
    auctions.CargoSold: redrawing.cargo_sold,
    auctions.CargoKept: redrawing.cargo_kept,
    auctions.CargoUnsold: redrawing.cargo_kept,
    auctions.BrokerCalled: redrawing.broker_called,
    auctions.BrokerOutbid: redrawing.broker_outbid,
    auctions.BrokerWon: redrawing.broker_won,
    auctions.BrokersPaid: redrawing.brokers_paid,
    happened.GameOver: redrawing.game_over,
}
