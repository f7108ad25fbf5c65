"""Why a move is refused.

Each rule answers with one of these codes, and is refused for nothing else. The code's name is that
of the sentence which says it (`refused-too-dear`), so that a rule is changed in one place.
"""

from __future__ import annotations

from enum import IntEnum, auto


class Why(IntEnum):
    """Nothing is in the way, or what is."""

    ALLOWED = 0

    # The moment
    GAME_OVER = auto()
    NOT_ASKED = auto()
    WRONG_MOMENT = auto()
    NO_ACTIONS = auto()
    NOT_POSSIBLE = auto()  # no way to spell a choice: out of order, or no move at all

    # What is named
    NO_SUCH_COLOUR = auto()
    NO_SUCH_SEAT = auto()
    NO_SUCH_BROKER = auto()
    NO_SUCH_PRICE = auto()
    NOT_FOR_SALE = auto()
    STORE_DIFFERS = auto()
    TAKES_NOTHING = auto()
    TOO_DEAR = auto()

    # Loans
    TOO_MANY_LOANS = auto()
    IN_DEFAULT = auto()
    LOAN_WITH_BID = auto()
    NOT_OWN_TURN = auto()
    NO_LOAN = auto()
    REPAY_LATER = auto()
    REPAY_TOO_DEAR = auto()

    # The domestic sale
    NO_DOMESTIC_SALE = auto()
    FIRST_TURN = auto()
    SALE_COMES_FIRST = auto()
    NOTHING_TO_SELL = auto()

    # Building
    MACHINE_OWNED = auto()
    MACHINES_GONE = auto()
    NO_MACHINE_SPACE = auto()
    WAREHOUSES_GONE = auto()
    NO_WAREHOUSE_SPACE = auto()

    # Production
    PRODUCED_ALREADY = auto()
    NOTHING_TO_PRODUCE = auto()
    WAGE_TOO_DEAR = auto()
    CALLED_AND_ENDING = auto()
    THROWN_AWAY = auto()
    MUST_MAKE = auto()
    MUST_CHOOSE = auto()

    # Stocking the harbour
    OWN_FACTORY = auto()
    FACTORY_EMPTY = auto()
    HARBOUR_FULL = auto()
    NOTHING_TO_REPRICE = auto()

    # Sailing and loading
    NOT_AT_SEA = auto()
    AT_SEA_ALREADY = auto()
    OWN_HARBOUR = auto()
    EMPTY_SHIP = auto()
    NOT_IN_HARBOUR = auto()
    NOT_IN_BANK_HARBOUR = auto()
    NO_DOCKED_LOADING = auto()
    HARBOUR_EMPTY = auto()
    BANK_HARBOUR_EMPTY = auto()
    NOT_ON_PIER = auto()
    SHIP_FULL = auto()

    # The auction
    NEGATIVE_BID = auto()
    BID_TOO_LOW = auto()
    BID_TOO_HIGH = auto()
    OPEN_LOAN_FIRST = auto()
    NO_BLUFFING_OPENLY = auto()
    NO_BLUFFING_CARDS = auto()
    TOO_MANY_BLUFFS = auto()
    AWARD_INSTEAD = auto()
    ACCEPT_INSTEAD = auto()
    NOT_TIED = auto()

    # The Investment Bank
    NO_INVESTMENT_BANK = auto()
    CALLED_ALREADY = auto()
    WON_THIS_TURN = auto()
    ENDING_NO_CALL = auto()
    EMPTY_SPACE = auto()
    OTHER_SPACE = auto()
    TOO_FEW_CONTAINERS = auto()
    MUST_PAY = auto()

    # Seizures
    CANNOT_SEIZE = auto()
    MACHINE_SAFE = auto()
