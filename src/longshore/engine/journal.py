"""Where money and goods change hands, and nowhere else.

`transfer` and `move_goods` change the two ledgers; `note` tells of everything else. Each writes a
row into the journal if there is one. A caller who passes `None` pays nothing: the branch is gone
when the function is compiled for it.
"""

from __future__ import annotations

from enum import IntEnum, auto

import numpy as np

from longshore.engine import purses
from longshore.engine.compiled import compiled
from longshore.engine.state import COLOURS, SEATS, Bluff

CAPACITY = 256
COLUMNS = 7


class Fact(IntEnum):
    """What a row tells; the columns after it, in brackets."""

    MONEY = 0  # reason, giver, taker, amount
    GOODS = auto()  # reason, source, target, colour, count
    TURN = auto()  # seat, round
    INTEREST_PAID = auto()  # seat, amount
    DEFAULTED = auto()  # seat, loans in default
    FORGIVEN = auto()  # seat
    MACHINE_SEIZED = auto()  # seat, colour
    WAREHOUSE_SEIZED = auto()  # seat
    LOAN_TAKEN = auto()  # seat, cause
    LOAN_REPAID = auto()  # seat
    LOAN_STRUCK_OFF = auto()  # seat
    MACHINE_BUILT = auto()  # seat, colour, price
    WAREHOUSE_BUILT = auto()  # seat, price
    PRODUCED = auto()  # seat, the union boss, its wage; before what is made
    STORE_SET_OUT = auto()  # seat, 0 factory / 1 harbour
    SHIP_SAILED = auto()  # seat, from berth, to berth
    FETCHED = auto()  # seat; after what is loaded in its own harbour at the Investment Bank
    AUCTION_OPENED = auto()  # seat
    BID_SEALED = auto()  # seat, cards that all see (A7) or 0; for itself: amount, loans, bluffs
    EXTRA_SEALED = auto()  # the same
    BID_REVEALED = auto()  # seat, amount, loans, bluffs, counted
    EXTRA_REVEALED = auto()  # the same
    BID_RAISED = auto()  # seat, amount
    BID_PASSED = auto()  # seat
    BIDS_TIED = auto()  # bit set, amount, 1 if they bid again / 0 if the shipping seat picks one
    HIGHEST_BID = auto()  # seat, amount
    AUCTION_ACCEPTED = auto()  # seller, winner, amount
    AUCTION_DECLINED = auto()  # seller, amount
    AUCTION_UNSOLD = auto()  # seller
    BROKER_CALLED = auto()  # seat, space, amount or count
    BROKER_OUTBID = auto()  # seat
    BROKER_WON = auto()  # seat, space, 1 at the end of the game (K7)
    BROKERS_PAID = auto()  # reason, seat or NONE for the bank; after what is paid
    PASSED = auto()  # seat, actions given up
    END_TRIGGERED = auto()  # seat
    GAME_OVER = auto()  # rounds


class Cause(IntEnum):
    """Why a loan was taken."""

    WISH = 0
    BID = 1  # sealed with it (L3)
    INTEREST = 2  # which could not be paid otherwise (I2)


class Reason(IntEnum):
    """Why money or goods moved."""

    LOAN = 0
    REPAYMENT = auto()
    INTEREST = auto()
    MACHINE = auto()
    WAREHOUSE = auto()
    UNION_WAGE = auto()
    PRODUCTION = auto()
    PRICING = auto()
    STOCKING = auto()
    LOADING = auto()
    FETCHING = auto()  # M5: loading one's own
    CARGO = auto()  # a cargo sold or kept, and its price
    SUBSIDY = auto()
    BROKER_SUBSIDY = auto()  # A5: to the brokers, of a cargo that was kept
    DECLINED = auto()
    DOMESTIC_SALE = auto()
    SEIZURE = auto()
    BROKER_BID = auto()
    BROKER_RETURN = auto()
    BROKER_PRIZE = auto()
    BROKER_PAYMENT = auto()
    SETUP = auto()


JOURNAL = np.dtype(
    [("count", "i4"), ("rows", "i4", (CAPACITY, COLUMNS))],
    align=True,
)


def new_journal() -> np.record:
    """An empty journal, to be passed to `step` and read afterwards."""
    return np.zeros(1, JOURNAL).view(np.recarray)[0]


@compiled
def note(journal, fact, a, b, c, d, e):
    """Write a row. Rows past the capacity are counted, not written, so that a reader can tell."""
    if journal is not None:
        row = journal.count
        if row < CAPACITY:
            journal.rows[row, 0] = fact
            journal.rows[row, 1] = a
            journal.rows[row, 2] = b
            journal.rows[row, 3] = c
            journal.rows[row, 4] = d
            journal.rows[row, 5] = e
            journal.rows[row, 6] = 0
        journal.count = row + 1


@compiled
def transfer(state, journal, giver, taker, amount, reason):
    """Hand money from one purse to another."""
    if amount == 0:
        return
    if counts_bills(state):
        _hand_over(state, int(giver), int(taker), int(amount))
    state.cash[giver] -= amount
    state.cash[taker] += amount
    note(journal, Fact.MONEY, reason, giver, taker, amount, 0)


@compiled
def move_goods(state, journal, source, target, colour, count, reason):
    """Carry containers of one colour from one place to another."""
    if count == 0:
        return
    state.goods[source, colour] -= count
    state.goods[target, colour] += count
    state.held[source] -= count
    state.held[target] += count
    note(journal, Fact.GOODS, reason, source, target, colour, count)


@compiled
def move_all(state, journal, source, target, reason):
    """Carry everything from one place to another.

    The loop ends when the place is empty: nothing for a compiler to unroll, which keeps the
    rules small enough for a GPU's instruction cache.
    """
    colour = 0
    while state.held[source] > 0 and colour < COLOURS:
        move_goods(state, journal, source, target, colour, state.goods[source, colour], reason)
        colour += 1


# V2, A7: the number of money cards, in hands and in sealed bids. Bills are kept for the seats and
# the payment card. Columns of `bills`: $1, $2, $5, $10.


@compiled
def counts_bills(state):
    """Whether bills are kept: where somebody can see how many there are (V2, A7)."""
    return state.money_cards != 0 or state.bluff != Bluff.NONE


@compiled
def fewest(amount):
    """The fewest bills that make up an amount: of $1, $2, $5, $10."""
    return amount % 5 % 2, amount % 5 // 2, amount % 10 // 5, amount // 10


@compiled
def _take_fewest(state, purse, amount):
    """Receive an amount in the fewest bills."""
    ones, twos, fives, tens = fewest(amount)
    _carry(state, purse, 1, ones, twos, fives, tens)


@compiled
def _pay_exactly(state, purse, taker, amount):
    """Pay with bills that sum to the amount, large ones first: how many, 0 if it has none such."""
    tens = min(state.bills[purse, 3], amount // 10)
    while tens >= 0:
        after_tens = amount - 10 * tens
        fives = min(state.bills[purse, 2], after_tens // 5)
        while fives >= 0:
            after_fives = after_tens - 5 * fives
            twos = min(state.bills[purse, 1], after_fives // 2)
            ones = after_fives - 2 * twos
            if ones <= state.bills[purse, 0]:
                _carry(state, purse, -1, ones, twos, fives, tens)
                if taker <= purses.CARD:
                    _carry(state, taker, 1, ones, twos, fives, tens)
                return ones + twos + fives + tens
            # with fewer fives or tens the twos and ones have even more to cover
            if after_fives > 2 * state.bills[purse, 1] + state.bills[purse, 0]:
                break
            fives -= 1
        if after_tens > (
            5 * state.bills[purse, 2] + 2 * state.bills[purse, 1] + state.bills[purse, 0]
        ):
            break
        tens -= 1
    return 0


@compiled
def _carry(state, purse, sign, ones, twos, fives, tens):
    state.bills[purse, 0] += sign * ones
    state.bills[purse, 1] += sign * twos
    state.bills[purse, 2] += sign * fives
    state.bills[purse, 3] += sign * tens


@compiled
def face(column):
    """What a bill of this column is worth: $1, $2, $5, $10."""
    if column == 3:
        return 10
    if column == 2:
        return 5
    return column + 1


@compiled
def _pay_with_change(state, purse, amount):
    """Hand over large bills until one covers the rest, then the smallest such; take the change.

    Answers how many were handed over.
    """
    missing = amount
    count = 0
    while missing > 0:
        chosen = 0
        for column in range(4):
            if state.bills[purse, column] > 0:
                chosen = column
                if face(column) >= missing:
                    break
        state.bills[purse, chosen] -= 1
        missing -= face(chosen)
        count += 1
    _take_fewest(state, purse, -missing)
    return count


@compiled
def _hand_over(state, giver, taker, amount):
    if giver <= purses.CARD:
        if _pay_exactly(state, giver, taker, amount) > 0:
            return
        _pay_with_change(state, giver, amount)
    if taker <= purses.CARD:
        _take_fewest(state, taker, amount)


@compiled
def _lay_down(state, seat, amount):
    """Part with an amount that nobody receives yet, and say in how many bills."""
    if amount == 0:
        return 0
    count = _pay_exactly(state, seat, purses.BANK, amount)
    if count == 0:
        count = _pay_with_change(state, seat, amount)
    return count


@compiled
def bills_laid(state, seat, loans, lies_there, amount):
    """A7: in how many bills a seat would lay down an amount, as V2 pays it.

    Its hand has a $10 bill more for every loan sealed with the bid (L3), and has parted before with
    what lies on the table already (A2). The hand is left as it is: a sealed bid pays nothing.
    """
    ones = state.bills[seat, 0]
    twos = state.bills[seat, 1]
    fives = state.bills[seat, 2]
    tens = state.bills[seat, 3]
    state.bills[seat, 3] += loans
    _lay_down(state, seat, lies_there)
    count = int(_lay_down(state, seat, amount))
    state.bills[seat, 0] = ones
    state.bills[seat, 1] = twos
    state.bills[seat, 2] = fives
    state.bills[seat, 3] = tens
    return count


@compiled
def first_hand(state, seat):
    """S5: five $1, five $2, one $5."""
    state.bills[seat, 0] = 5
    state.bills[seat, 1] = 5
    state.bills[seat, 2] = 1
    state.bills[seat, 3] = 0


assert SEATS == purses.CARD, "the payment card's bills stand right after the seats'"
