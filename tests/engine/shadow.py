"""The board as the journal alone tells it: what a reader knows who never looks at the state."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from longshore.engine import places, purses
from longshore.engine.journal import Fact, Reason
from longshore.engine.state import COLOURS, NONE, SEATS, Berth
from longshore.engine.types import State
from longshore.game.options import Options
from tests.support import Played, fold_goods, fold_money

FACES = (1, 2, 5, 10)
FIRST_HAND = [5, 5, 1, 0]


class Shadow:
    """A second set of books, kept from the rows of the journal."""

    def __init__(self, options: Options, *, bills: bool) -> None:
        self.options = options
        self.keeps_bills = bills and (options.money_cards == "open" or options.bluff != "none")
        self.cash = [0] * purses.PURSES
        self.bills = [[0] * 4 for _ in range(SEATS + 1)]
        self.goods = [[0] * COLOURS for _ in range(places.PLACES)]
        self.goods[places.SUPPLY] = [options.supply] * COLOURS
        self.loans = [0] * SEATS
        self.warehouses = [0] * SEATS
        self.machines: list[list[int]] = [[] for _ in range(SEATS)]
        self.berth = [int(Berth.SEA)] * SEATS
        self.active = NONE
        self.round_number = 0
        self.ending = False
        self.over = False

    def deal(self, state: State, rows: list[list[int]]) -> None:
        """What a deal puts down without a word: the first machine and warehouse of each seat.

        The brokers' containers come out of the box, where they were outside the game.
        """
        for fact, reason, source, _target, colour, count, _ in rows:
            if fact == Fact.GOODS and reason == Reason.SETUP and source == places.BOX:
                self.goods[places.BOX][colour] += count
        for seat in range(self.options.seats):
            self.machines[seat] = [int(state.machines[seat, 0])]
            self.warehouses[seat] = 1
        self.read(rows)

    def read(self, rows: list[list[int]]) -> None:
        for row in rows:
            if row[0] == Fact.MONEY and self.keeps_bills:
                self._hand_over(*row[1:5])
            self._read_row(*row[:4])
        fold_money(self.cash, rows)
        fold_goods(self.goods, rows)

    def _read_row(self, fact: int, seat: int, second: int, third: int) -> None:
        if fact == Fact.LOAN_TAKEN:
            self.loans[seat] += 1
        elif fact in (Fact.LOAN_REPAID, Fact.LOAN_STRUCK_OFF):
            self.loans[seat] -= 1
        elif fact == Fact.MACHINE_BUILT:
            self.machines[seat].append(second)
        elif fact == Fact.MACHINE_SEIZED:
            self.machines[seat].remove(second)
        elif fact == Fact.WAREHOUSE_BUILT:
            self.warehouses[seat] += 1
        elif fact == Fact.WAREHOUSE_SEIZED:
            self.warehouses[seat] -= 1
        elif fact == Fact.SHIP_SAILED:
            assert self.berth[seat] == second
            self.berth[seat] = third
        elif fact == Fact.TURN:
            self.active, self.round_number = seat, second
        elif fact == Fact.END_TRIGGERED:
            assert not self.ending
            self.ending = True
        elif fact == Fact.GAME_OVER:
            assert not self.over
            self.over = True

    def _hand_over(self, reason: int, giver: int, taker: int, amount: int) -> None:
        """V2: how bills are counted, written once more from the ruling."""
        if reason == Reason.SETUP and taker < SEATS and amount == 20:
            self.bills[taker] = list(FIRST_HAND)
            return
        paid = fewest(amount)
        if giver <= purses.CARD:
            exact = exactly(self.bills[giver], amount)
            if exact is not None:
                paid = exact
                change = [0] * 4
            else:
                exact = covering(self.bills[giver], amount)
                change = fewest(worth(exact) - amount)
            self.bills[giver] = [
                a - b + c for a, b, c in zip(self.bills[giver], exact, change, strict=True)
            ]
        if taker <= purses.CARD:
            self.bills[taker] = [a + b for a, b in zip(self.bills[taker], paid, strict=True)]


def followed(
    options: Options, games: Iterator[Played], *, bills: bool = False
) -> Iterator[tuple[Shadow, Played]]:
    """The books of a game beside its states."""
    shadow = Shadow(options, bills=bills)
    for played in games:
        if played.seat < 0:
            shadow.deal(played.state, played.rows)
        else:
            shadow.read(played.rows)
        yield shadow, played


def worth(bills: list[int]) -> int:
    return sum(face * count for face, count in zip(FACES, bills, strict=True))


def fewest(amount: int) -> list[int]:
    """An amount in the fewest bills that there are."""
    bills = [0] * 4
    for column in (3, 2, 1, 0):
        bills[column], amount = divmod(amount, FACES[column])
    return bills


def _ways(hand: list[int], amount: int) -> list[list[int]]:
    """All ways to hand over bills of a hand, none of more than needed to cover the amount."""
    ranges = [
        range(min(count, -(-amount // face)) + 1) for face, count in zip(FACES, hand, strict=True)
    ]
    return [list(way) for way in product(*ranges)]


def exactly(hand: list[int], amount: int) -> list[int] | None:
    """The exact payment with the fewest bills, large ones first; None if there is none."""
    ways = [way for way in _ways(hand, amount) if worth(way) == amount]
    return min(ways, key=lambda way: (sum(way), [-count for count in reversed(way)]), default=None)


def covering(hand: list[int], amount: int) -> list[int]:
    """The fewest bills that cover an amount, and of those the ones that overpay least."""
    ways = [way for way in _ways(hand, amount) if worth(way) >= amount]
    return min(ways, key=lambda way: (sum(way), worth(way)))
