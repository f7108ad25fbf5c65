"""What a position leaves unsaid: each value as it follows from those that are said.

Writing leaves out what equals these, reading puts them in; so both must look only at what was
read before. The order is that of `position_fields`.
"""

from __future__ import annotations

from longshore.engine import deal, places, purses
from longshore.engine.auction import cards_laid
from longshore.engine.journal import fewest
from longshore.engine.state import (
    AUCTION,
    BROKERS,
    COLOURS,
    LOAN,
    NONE,
    SEATS,
    Berth,
    Bluff,
    Phase,
    Seizure,
)
from longshore.engine.turn import ACTIONS
from longshore.engine.types import State
from longshore.game.plain import in_python
from longshore.game.validation.board import BILLS, OUTSIDE

SEIZING = (Phase.SEIZE, Phase.SEIZE_KIND, Phase.SEIZE_MACHINE)


def actions(state: State) -> int:
    """Sailing to the island has taken one; when the game is over there are none."""
    if state.phase == Phase.OVER:
        return 0
    return ACTIONS - 1 if state.phase in AUCTION else ACTIONS


def berth(state: State, seat: int) -> int:
    """At sea; a ship whose cargo is auctioned at the island."""
    if state.phase in AUCTION and seat == state.active:
        return int(Berth.ISLAND)
    return int(Berth.SEA)


# The auction.


def _counts(state: State, seat: int) -> int:
    """A seat's bids as they count (A2, A7)."""
    total = 0
    for bid, bluffs in (
        (state.bid[seat], state.bluffs[seat]),
        (state.extra[seat], state.extra_bluffs[seat]),
    ):
        if bid != NONE and not (state.bluff == Bluff.CANCEL and bluffs):
            total += int(bid)
    return total


def _bidders(state: State) -> list[int]:
    """Those whose bids lie open; after a tie-break those who took part in it."""
    if state.phase not in (Phase.TIEBREAK, Phase.RAISE, Phase.DECIDE):
        return []
    bidders = [seat for seat in range(int(state.seats)) if state.bid[seat] != NONE]
    if state.phase != Phase.DECIDE:
        return bidders
    return [seat for seat in bidders if state.extra[seat] != NONE] or bidders


def _open_bid(state: State, seat: int) -> int:
    """What counts so far: in a tie-break the extra bids are still secret."""
    if state.phase == Phase.TIEBREAK:
        cancelled = state.bluff == Bluff.CANCEL and state.bluffs[seat]
        return 0 if cancelled else int(state.bid[seat])
    return _counts(state, seat)


def high(state: State) -> int:
    return max((_open_bid(state, seat) for seat in _bidders(state)), default=0)


def tied(state: State) -> int:
    """The highest bidders."""
    best = high(state)
    return sum(1 << seat for seat in _bidders(state) if _open_bid(state, seat) == best)


def bid_cards(state: State, seat: int) -> int:
    """A7: the cards of a sealed bid, if the seat's hand is still the one it was made from."""
    sealed = {Phase.BIDS: state.bid, Phase.TIEBREAK: state.extra}.get(Phase(int(state.phase)))
    if sealed is None or sealed[seat] == NONE:
        return 0
    lies_there = sum(max(0, int(bids[seat])) for bids in (state.bid, state.extra))
    if lies_there > state.cash[seat] + LOAN * state.sealed_loans[seat]:
        return 1  # no such position: that is for `status` to say
    return int(cards_laid(state.copy(), seat))  # a copy: the hand is used to count with


# Who is asked, and about what.


def waiting(state: State) -> int:
    """Who owes a decision, by the phase."""
    active, seats = int(state.active), int(state.seats)
    right = (active - 1) % seats
    match Phase(int(state.phase)):
        case Phase.OVER:
            return 0
        case Phase.PRICE:
            return 1 << int(state.pricer) if state.pricer != NONE else 0
        case Phase.BIDS:
            others = (seat for seat in range(seats) if seat != active)
            return sum(1 << seat for seat in others if state.bid[seat] == NONE)
        case Phase.TIEBREAK:
            breaking = (seat for seat in range(seats) if state.tied >> seat & 1)
            return sum(1 << seat for seat in breaking if state.extra[seat] == NONE)
        case Phase.RAISE:
            return _next_to_raise(state)
        case Phase.SEIZE | Phase.SEIZE_MACHINE:
            return 1 << right
        case Phase.SEIZE_KIND:
            return 1 << (right if state.seizure == Seizure.PRINTED else active)
        case _:
            return 1 << active


def _next_to_raise(state: State) -> int:
    """A6: the next after the highest bidder that has not passed."""
    seats, active = int(state.seats), int(state.active)
    start = next((seat for seat in range(seats) if state.tied >> seat & 1), active)
    for step in range(1, seats):
        seat = (start + step) % seats
        if seat != active and not state.folded >> seat & 1:
            return 1 << seat
    return 0


def pricer(state: State) -> int:
    return int(state.active) if state.phase == Phase.PRICE else NONE


def host(state: State) -> int:
    """A ship loads where it lies."""
    lies_at = int(state.berth[state.active])
    return lies_at if state.phase == Phase.LOAD and lies_at < SEATS else NONE


def taken(state: State) -> int:
    """What was bought from a factory store waits on the floor."""
    if state.phase != Phase.STOCK:
        return 0
    return int(sum(state.goods[places.FLOOR_HARBOUR]))


def defaults(state: State) -> int:
    return int(state.phase in SEIZING)


def to_seize(state: State) -> int:
    return int(state.phase == Phase.SEIZE)


def to_make(state: State) -> int:
    return int(state.phase == Phase.MAKE)


# What is left.


def machine_supply(state: State, colour: int) -> int:
    return int(state.machines_start) - int((state.machines == colour).sum())


def warehouse_supply(state: State) -> int:
    return int(state.warehouses_start) - int(state.warehouses.sum())


def _elsewhere(state: State, colour: int, beside: tuple[int, ...]) -> int:
    """Containers of a colour, all but those in some places."""
    total = int(state.goods[:, colour].sum(dtype=int))
    return total - sum(int(state.goods[place, colour]) for place in beside)


def supply(state: State) -> list[int]:
    """What is nowhere else. What lies with the brokers came from outside (K1), one of a colour."""
    left = [
        int(state.supply_start) - _elsewhere(state, colour, (places.SUPPLY,))
        for colour in range(COLOURS)
    ]
    outside = 0
    for colour in range(COLOURS):
        lies_there = any(state.goods[places.BROKER + broker, colour] for broker in range(BROKERS))
        if state.investment_bank and lies_there and outside < OUTSIDE:
            outside += 1
            left[colour] += 1
    return left


def box(state: State) -> list[int]:
    """With a supply that is said, all that is nowhere is out of the game."""
    return [
        max(0, int(state.supply_start) - _elsewhere(state, colour, (places.BOX,)))
        for colour in range(COLOURS)
    ]


def broker_money(state: State, broker: int) -> int:
    return int(in_python(deal.broker_money)(broker)) if state.investment_bank else 0


def bills(state: State, purse: int) -> list[int]:
    """The fewest that make up the cash; they are counted where their number is seen (V2, A7)."""
    if not (state.money_cards or state.bluff) or purse > purses.CARD:
        return [0] * len(BILLS)
    return list(in_python(fewest)(int(state.cash[purse])))
