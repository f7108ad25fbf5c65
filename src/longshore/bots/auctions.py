"""The seat-filler in an auction: what to bid, and whether to sell."""

from __future__ import annotations

from longshore import actions as said
from longshore.actions import Action
from longshore.bots.outlook import Outlook
from longshore.engine.auction import BLUFFING_CARDS
from longshore.engine.state import LOAN
from longshore.views import Bidding

COMFORT = 12  # with so much in hand a seat need not count every dollar


def bid_sealed(outlook: Outlook, bidding: Bidding) -> Action:
    """A1: a part of what the cargo is worth, with a loan if the cash is far from it."""
    rng, cancels = outlook.rng, outlook.options.bluff == "cancel"
    wanted = int(_worth(outlook, bidding) * rng.uniform(0.55, 0.85))
    loans = 1 if _borrows(outlook, wanted) else 0
    amount = min(wanted, outlook.spare + LOAN * loans)
    if not cancels:
        return said.Bid(amount, loans, _bluffs(outlook, BLUFFING_CARDS))
    if amount < 5 and rng.random() < 0.4:  # A7: a poor bid may as well look like a rich one
        return said.Bid(rng.randint(0, outlook.cash), bluff=_bluffs(outlook, BLUFFING_CARDS))
    return said.Bid(amount, loans)


def break_tie(outlook: Outlook, bidding: Bidding) -> Action:
    """A2: a few dollars more, up to what the cargo is worth."""
    first = bidding.bids[outlook.seat]
    amount, cards = (first.amount, first.bluff) if first else (0, 0)
    most = min(outlook.cash, int(0.8 * _worth(outlook, bidding))) - amount
    extra = min(max(0, most), outlook.rng.randint(0, 3))
    cancels = outlook.options.bluff == "cancel"
    return said.Bid(extra, bluff=0 if cancels else _bluffs(outlook, BLUFFING_CARDS - cards))


def bid_openly(outlook: Outlook, bidding: Bidding) -> Action:
    """A6: raise by a little while the cargo is worth clearly more."""
    limit = int(0.65 * _worth(outlook, bidding))
    if limit <= bidding.highest:
        return said.Pass()
    if outlook.spare <= bidding.highest:
        return said.TakeLoan() if _borrows(outlook, limit) else said.Pass()
    highest = min(limit, outlook.spare, bidding.highest + 3)
    return said.Bid(outlook.rng.randint(bidding.highest + 1, highest))


def decide(outlook: Outlook, bidding: Bidding) -> Action:
    """A4, A5: selling brings twice the bid, keeping costs it; to a poor seat money is dearer."""
    price, worth = bidding.highest, outlook.worth(outlook.me.ship)
    poverty = 0 if outlook.late or price == 0 else max(0, COMFORT - (outlook.cash - price))
    if worth > 3 * price + 1 + poverty:
        if outlook.cash >= price:
            return said.Decline()
        if outlook.loans_free and outlook.cash + LOAN >= price:
            return said.TakeLoan()
    if len(bidding.leaders) == 1:
        return said.Accept()
    seats, rng = outlook.board.seats, outlook.rng
    return said.Award(min(bidding.leaders, key=lambda one: (len(seats[one].island), rng.random())))


def _worth(outlook: Outlook, bidding: Bidding) -> float:
    return outlook.worth(outlook.board.seats[bidding.seller].ship)


def _borrows(outlook: Outlook, wanted: int) -> bool:
    """Only for a cargo that is worth much more than the cash, and never a second loan."""
    return outlook.loans_free == 2 and wanted >= outlook.cash + 4 and not outlook.hard_times


def _bluffs(outlook: Outlook, cards: int) -> int:
    """A7: how many bluffing cards go with a bid; plain ones cost nothing."""
    laid = outlook.own.bid is not None and outlook.own.bid.bluff > 0
    return 0 if outlook.options.bluff == "none" or laid else outlook.rng.randint(0, cards)
