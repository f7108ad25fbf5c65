"""The seat-filler: sensible legal actions for a seat that nobody sits at.

It plays by rules of thumb, quickly, in every edition and with every option. It sees a view and
nothing else.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

from longshore import actions as said
from longshore.actions import Action
from longshore.bots import auctions
from longshore.bots.bot import Bot, Decision
from longshore.bots.outlook import Outlook
from longshore.bots.turn import act
from longshore.engine.interest import SAFE_MACHINES
from longshore.options import Options
from longshore.views import View


def choose(view: View, options: Options, seat: int, rng: random.Random) -> Action:
    """What the seat does, which owes a decision."""
    outlook, board = Outlook(view, options, seat, rng), view.board
    if seat not in board.awaiting:
        raise ValueError(f"Seat {seat} owes no decision now.")
    if board.bidding is not None:
        return _AUCTION[board.phase](outlook, board.bidding)
    return _TURN[board.phase](outlook)


def _price_returned(outlook: Outlook) -> Action:
    """K5."""
    floor = outlook.board.floor
    factory, harbour = (floor.factory, floor.harbour) if floor else ((), ())
    return said.PriceReturned(
        tuple((colour, outlook.factory_price(colour)) for colour in factory),
        tuple((colour, outlook.harbour_price()) for colour in harbour),
    )


def _pay_brokers(outlook: Outlook) -> Action:
    """K8: the order is all one to it."""
    card = outlook.board.payment_card
    order = [*card.factory, *card.harbour] if card else []
    outlook.rng.shuffle(order)
    return said.PayBrokers(tuple(order))


def _seize(outlook: Outlook) -> Action:
    """I3, I6: the colour that the debtor has fewest of, the dearest container of a store."""
    debtor = outlook.board.seats[outlook.board.active]
    plain = debtor.island
    if not plain and outlook.options.seizure == "anniversary":
        plain = debtor.ship or debtor.bank
    if plain:
        return said.Seize(Counter(plain).most_common()[-1][0])
    colour, price = max(debtor.harbour or debtor.factory, key=lambda one: (one[1], one[0]))
    return said.Seize(colour, price)


def _give_up(outlook: Outlook) -> Action:
    """I4, I5: a warehouse of one's own, a machine of the neighbour's."""
    own = outlook.board.active == outlook.seat
    return said.GiveUpWarehouse() if own else said.GiveUpMachine()


def _seize_machine(outlook: Outlook) -> Action:
    """I4: the one that could make most."""
    at_risk = outlook.board.seats[outlook.board.active].machines[SAFE_MACHINES:]
    return said.SeizeMachine(max(at_risk, key=lambda colour: outlook.board.supply[colour]))


_AUCTION = {
    "bids": auctions.bid_sealed,
    "tiebreak": auctions.break_tie,
    "raise": auctions.bid_openly,
    "decide": auctions.decide,
}

_TURN: dict[str, Callable[[Outlook], Action]] = {
    "act": act,
    "price": _price_returned,
    "pay": _pay_brokers,
    "seize": _seize,
    "seize-kind": _give_up,
    "seize-machine": _seize_machine,
}


class Filler(Bot):
    """The seat-filler as a bot."""

    trusted = True

    def choose(self, decision: Decision) -> Action:
        return choose(decision.view, decision.options, decision.seat, decision.rng)
