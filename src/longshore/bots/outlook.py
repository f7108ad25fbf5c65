"""How the seat-filler sees the table: what is in its reach, and what goods are worth to it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

from longshore.actions import Priced
from longshore.engine.state import COLOURS, MAX_LOANS
from longshore.options import Options
from longshore.views import View

LATE = 4  # so few left of the colour that ends the game: the end is near


class Outlook:
    """A seat's view, and the questions that the filler asks of it."""

    def __init__(self, view: View, options: Options, seat: int, rng: random.Random) -> None:
        if view.own is None or view.own.seat != seat:
            raise ValueError(f"To choose for seat {seat} takes that seat's own view.")
        self.board, self.own = view.board, view.own
        self.options, self.seat, self.rng = options, seat, rng
        self.me = view.board.seats[seat]
        self.others = [other for other in range(options.seats) if other != seat]
        self.cash = view.own.cash
        self.spare = max(0, self.cash - self.me.loans)  # what need not stay for interest
        sealed = 0 if view.own.bid is None else view.own.bid.loans
        self.loans_free = MAX_LOANS - self.me.loans - sealed
        debts = sum(self.board.seats[other].loans for other in self.others)
        self.hard_times = debts >= len(self.others)  # others who owe so much cannot buy much
        self.late = self.board.end_triggered or sorted(self.board.supply)[1] <= LATE

    def worth(self, cargo: Iterable[int]) -> float:
        """What a cargo is worth on the seat's own island.

        What it would add if the game ended now says too little while much is still to come, so
        that early on the bare values count for half.
        """
        goods, mine = Counter(cargo), Counter(self.me.island)
        adds = float(self._island_score(mine + goods) - self._island_score(mine))
        if self.late:
            return max(0.0, adds)  # another colour to discard can make it less
        bare = sum(self.own.values[colour] * count for colour, count in goods.items())
        return max(0.0, (adds + 0.8 * bare) / 2)

    def _island_score(self, held: Counter[int]) -> int:
        """F1, F2."""
        values, two_value = list(self.own.values), self.own.two_value
        if len(held) == COLOURS:
            values[two_value] = 10
        tied = [
            colour for colour in range(COLOURS) if held[colour] == max(held.values(), default=0)
        ]
        discarded = min(tied, key=values.__getitem__)
        if self.options.discard_tie == "two-value" and two_value in tied:
            discarded = two_value
        return sum(held[colour] * values[colour] for colour in held if colour != discarded)

    def factory_price(self, colour: int, crowded: bool = False) -> int:
        """$2 or $3, a dollar more for what nobody else makes; less when the store is full."""
        if crowded:
            return self.rng.choice((1, 2, 2))
        rare = not any(colour in self.board.seats[other].machines for other in self.others)
        return self.rng.choice((2, 2, 3)) + rare

    def harbour_price(self) -> int:
        return self.rng.choice((4, 4, 5))

    def purchase(
        self, goods: Iterable[Priced], room: int, held: Iterable[int]
    ) -> tuple[Priced, ...]:
        """What to buy of a store: the cheapest, and rather of colours not held."""
        left, money, have = list(goods), self.spare, Counter(held)
        bought: list[Priced] = []
        while left and len(bought) < room:
            best = min(left, key=lambda one: (one[1] + 0.7 * have[one[0]], one))
            if best[1] > money:
                break
            left.remove(best)
            bought.append(best)
            have[best[0]] += 1
            money -= best[1]
        return tuple(bought)
