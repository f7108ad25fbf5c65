"""The whole game as one flat record.

Money and goods are kept as two ledgers, so that nothing can appear or vanish: `cash` holds every
purse, the bank's included, and always sums to nothing; `goods` holds every place a container can
be, a row a place, so that the sum of a colour never changes.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from longshore.engine import places
from longshore.engine.compiled import compiled
from longshore.engine.places import PLACES
from longshore.engine.purses import PURSES

SEATS = 5
COLOURS = 5
MACHINE_SPACES = 4
WAREHOUSE_SPACES = 5
SHIP_ROOM = 5
MAX_LOANS = 2
LOAN = 10
NONE = -1

FACTORY_LOWEST, FACTORY_PRICES, FACTORY_HIGHEST = 1, 4, 4  # $1 to $4
HARBOUR_LOWEST, HARBOUR_PRICES, HARBOUR_HIGHEST = 2, 5, 6  # $2 to $6
BROKERS = 3


class Berth(IntEnum):
    """Where a ship lies. Berths 0 to 4 are the seats' harbours."""

    SEA = 5
    ISLAND = 6
    PIER = 7


class Phase(IntEnum):
    """What the table waits for. From `INTEREST` on: steps that happen by themselves."""

    ACT = 0
    MAKE = 1  # which containers a production makes
    PRICE = 2  # a price for the next container on the floor
    STOCK = 3  # what is bought from a factory store
    LOAD = 4  # what is loaded from a harbour
    BIDS = 5  # sealed bids
    TIEBREAK = 6  # sealed extra bids of the tied
    RAISE = 7  # open bidding
    DECIDE = 8  # accept, decline or award
    SEIZE = 9  # which container is seized
    SEIZE_KIND = 10  # a warehouse or a machine
    SEIZE_MACHINE = 11  # which machine
    CALL_BID = 12  # money bid to a broker
    OFFER = 13  # containers bid to a broker
    PAY = 14  # the order in which containers are paid to the brokers
    OVER = 15
    INTEREST = 32
    DEFAULT = 33
    BROKER_WIN = 34
    ACTION_ENDS = 35
    TURN_ENDS = 36
    REVEAL = 37


AUTOMATIC = int(Phase.INTEREST)

# Which phases are of an auction, said here for all who ask.
FIRST_BIDS = (int(Phase.BIDS), int(Phase.RAISE))  # the bids are turned over when these end
SEALED_BIDS = (int(Phase.BIDS), int(Phase.TIEBREAK))
AUCTION: tuple[int, ...] = tuple(range(Phase.BIDS, Phase.DECIDE + 1))


class DomesticSale(IntEnum):
    OFF = 0
    PRE_TURN = 1
    ACTION = 2


class Auction(IntEnum):
    SEALED = 0
    PROGRESSIVE = 1


class AllZero(IntEnum):
    SELLER = 0
    TIE = 1


class Bluff(IntEnum):
    NONE = 0
    PLAIN = 1
    CANCEL = 2


class Seizure(IntEnum):
    PRINTED = 0
    ERRATUM = 1
    ANNIVERSARY = 2


class BrokerWin(IntEnum):
    AFTER_INTEREST = 0
    BEFORE_INTEREST = 1


class DiscardTie(IntEnum):
    TWO_VALUE = 0
    FREE = 1


class TieBreak(IntEnum):
    ISLAND = 0
    FACTORY = 1


class Openness(IntEnum):
    HIDDEN = 0
    OPEN = 1


# The options of a table, the same names in `RULES` and in `STATE`.
OPTION_FIELDS: tuple[tuple[str, str], ...] = (
    ("round_limit", "i2"),
    ("seats", "i1"),
    ("supply_start", "i1"),
    ("machines_start", "i1"),
    ("warehouses_start", "i1"),
    ("investment_bank", "i1"),
    ("domestic_sale", "i1"),
    ("auction", "i1"),
    ("all_zero", "i1"),
    ("bluff", "i1"),
    ("money", "i1"),
    ("money_cards", "i1"),
    ("seizure", "i1"),
    ("idle_production_fee", "i1"),
    ("docked_loading", "i1"),
    ("broker_win", "i1"),
    ("discard_tie", "i1"),
    ("tie_break", "i1"),
)

RULES = np.dtype([(name, kind) for name, kind in OPTION_FIELDS], align=True)

DEAL = np.dtype(
    [
        ("first", "i1"),
        ("machine", "i1", (SEATS,)),
        ("card", "i1", (SEATS,)),
        ("broker", "i1", (3,)),  # two for broker I, one for broker II
    ],
    align=True,
)

_FIELDS: tuple[tuple[str, str, tuple[int, ...]], ...] = (
    ("cash", "i4", (PURSES,)),
    ("bid", "i4", (SEATS,)),  # first bids; NONE while owed or not bidding
    ("extra", "i4", (SEATS,)),  # tie-break bids
    ("pending", "i4", (SEATS,)),  # hundreds of a bid being spelled
    ("bid_cards", "i4", (SEATS,)),  # cards that a sealed bid is seen to be of (A7); 0: not seen
    ("shown_bid", "i4", (SEATS,)),  # in the auction last shown, extra included; NONE: made none
    ("high", "i4", ()),  # the highest bid, once revealed
    ("tab", "i4", ()),  # what the active seat owes for the purchase it is making
    ("bills", "i4", (SEATS + 1, 4)),  # $1, $2, $5, $10 of the seats and the payment card
    ("round_number", "i4", ()),
    ("round_limit", "i2", ()),
    *((name, kind, ()) for name, kind in OPTION_FIELDS if name != "round_limit"),
    ("phase", "i1", ()),
    ("awaiting", "i1", ()),  # bit set of the seats that owe a decision
    ("active", "i1", ()),
    ("first", "i1", ()),  # the starting seat
    ("played", "i1", ()),  # bit set of the seats that have finished a turn
    ("actions_left", "i1", ()),
    ("produced", "i1", ()),  # this turn
    ("called", "i1", ()),
    ("won", "i1", ()),  # a broker auction, this turn
    ("sold", "i1", ()),  # a domestic sale, this turn
    ("ending", "i1", ()),  # the end is triggered (E1)
    ("card", "i1", (SEATS,)),
    ("loans", "i1", (SEATS,)),
    ("warehouses", "i1", (SEATS,)),
    ("machines", "i1", (SEATS, MACHINE_SPACES)),  # the colour in each space
    ("machine_supply", "i1", (COLOURS,)),
    ("warehouse_supply", "i1", ()),
    ("berth", "i1", (SEATS,)),
    ("sealed_loans", "i1", (SEATS,)),
    ("bluffs", "i1", (SEATS,)),  # bluffing cards with the first bid
    ("extra_bluffs", "i1", (SEATS,)),
    ("shown_bluffs", "i1", (SEATS,)),
    ("shown_by", "i1", ()),  # who shipped the cargo of that auction; NONE: none was shown yet
    ("just", "i1", ()),  # the active seat's last move if it was TAKE_LOAN or REPAY, else NONE
    ("tied", "i1", ()),  # bit set of the highest bidders
    ("folded", "i1", ()),  # bit set of who passed in open bidding
    ("arrow", "i1", ()),  # the marked broker space
    ("holder", "i1", ()),  # who holds the payment card
    ("defaults", "i1", ()),  # loans in default still to be settled
    ("to_seize", "i1", ()),
    ("to_make", "i1", ()),
    ("host", "i1", ()),  # whose store is bought from
    ("pricer", "i1", ()),  # who sets out a store
    ("taken", "i1", ()),  # containers taken in this purchase
    ("cursor", "i2", ()),  # keeps every choice of several to one spelling
    ("goods", "i1", (PLACES, COLOURS)),
    ("held", "i1", (PLACES,)),  # the sum of each row of goods, kept by the journal
)

FIELDS: tuple[str, ...] = tuple(name for name, _, _ in _FIELDS)
# What is remembered of how a game came about. A position in notation is without it.
MEMORY: tuple[str, ...] = ("shown_bid", "shown_bluffs", "shown_by", "just")


def _layout() -> np.dtype[np.void]:
    """Wide fields first, so that every field is aligned on every machine.

    What is left over to a multiple of eight bytes is a field too: no byte of the record is
    anybody's guess, so that games can be compared by their bytes.
    """
    by_width = sorted(_FIELDS, key=lambda field: -int(field[1][1]))
    size = sum(int(kind[1]) * int(np.prod(shape, dtype=int)) for _, kind, shape in by_width)
    by_width.append(("spare", "i1", (8 - size % 8,)))
    fields = [(name, kind, shape) if shape else (name, kind) for name, kind, shape in by_width]
    return np.dtype(fields, align=True)


STATE = _layout()
SPARE: int = STATE["spare"].shape[0]


def new_states(count: int) -> np.recarray:
    """An array of empty games; `deal` makes one playable."""
    return np.zeros(count, STATE).view(np.recarray)


def new_state() -> np.record:
    """One empty game."""
    return new_states(1)[0]


def recount(state: np.record) -> None:
    """Bring `held` up to `goods`, for who writes goods by hand."""
    state.held[:] = state.goods.sum(axis=1)


@compiled
def right_of(state, seat):
    """The right-hand neighbour: the previous seat in turn order."""
    return (seat + state.seats - 1) % state.seats


@compiled
def in_auction(state):
    return AUCTION[0] <= state.phase <= AUCTION[-1]


@compiled
def bids_are_sealed(state):
    return state.phase == SEALED_BIDS[0] or state.phase == SEALED_BIDS[1]


@compiled
def bit(seat):
    return 1 << seat


@compiled
def factory_shelf(seat, price):
    return places.FACTORY + FACTORY_PRICES * seat + price - FACTORY_LOWEST


@compiled
def harbour_shelf(seat, price):
    return places.HARBOUR + HARBOUR_PRICES * seat + price - HARBOUR_LOWEST


@compiled
def machine_count(state, seat):
    count = 0
    for space in range(MACHINE_SPACES):
        if state.machines[seat, space] != NONE:
            count += 1
    return count


@compiled
def count_row(state, place):
    """Containers of all colours in one place."""
    return int(state.held[place])


@compiled
def factory_count(state, seat):
    """Containers for sale in a factory store."""
    count = 0
    for price in range(FACTORY_LOWEST, FACTORY_LOWEST + FACTORY_PRICES):
        count += count_row(state, factory_shelf(seat, price))
    return count


@compiled
def harbour_count(state, seat):
    count = 0
    for price in range(HARBOUR_LOWEST, HARBOUR_LOWEST + HARBOUR_PRICES):
        count += count_row(state, harbour_shelf(seat, price))
    return count


@compiled
def factory_capacity(machines):
    """P2: two containers a machine."""
    return 2 * machines


@compiled
def factory_room(state, seat):
    """K4: those on the payment card keep their room."""
    room = factory_capacity(machine_count(state, seat)) - factory_count(state, seat)
    if state.holder == seat:
        room -= count_row(state, places.CARD_FACTORY)
    return room


@compiled
def harbour_room(state, seat):
    """H2: one container a warehouse; K4 as above."""
    room = state.warehouses[seat] - harbour_count(state, seat)
    if state.holder == seat:
        room -= count_row(state, places.CARD_HARBOUR)
    return room


@compiled
def ship_room(state, seat):
    return SHIP_ROOM - count_row(state, places.SHIP + seat)
