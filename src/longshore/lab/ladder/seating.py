"""Who sits where: every bot at every seat equally often, in mixed tables.

Four forms of contest:

- a challenge: one bot among copies of another; it goes around the seats;
- a round robin: the seats are filled from the pool in every way that is not one bot alone. A
  *circle* is one way to fill them, up to rotation, and is played in all its rotations;
- a paired contest: the same, but each circle is of as many different bots as there are, so that
  who is met varies as little as it can, and all rotations of it are played with the same deal;
- one bot alone at every seat, to see how its games go.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Sequence

LineUp = tuple[int, ...]  # by seat: the number of its bot in the contest's list

MOST_LISTED = 20_000  # ways to fill the seats; of more than these a sample is drawn straight away


def rounded(games: int, bots: int, seats: int, *, challenge: bool) -> int:
    """The games that are played: so many more that every bot comes to every seat equally often."""
    step = 1 if bots == 1 else seats if challenge else math.lcm(bots, seats)
    return math.ceil(games / step) * step


def line_ups(
    games: int, bots: int, seats: int, seed: int, *, challenge: bool, paired: bool = False
) -> list[LineUp]:
    """The line-up of every game; `games` as `rounded` says."""
    if bots == 1:
        return [(0,) * seats] * games
    circles = games // seats
    if challenge:
        around = [(0,) + (1,) * (seats - 1)] * circles
    elif paired:
        around = _even_circles(circles, bots, seats, random.Random(seed))
    else:
        around = _circles(circles, bots, seats, random.Random(seed))
    return [rotation(circle, turn) for circle in around for turn in range(seats)]


def rotation(circle: Sequence[int], turn: int) -> LineUp:
    """A circle, with everybody so many seats further on."""
    seats = len(circle)
    return tuple(circle[(seat - turn) % seats] for seat in range(seats))


def _even_circles(count: int, bots: int, seats: int, chance: random.Random) -> list[LineUp]:
    """Circles drawn from packs of all bots: nobody sits twice at a table where others could."""
    pack: list[int] = []
    circles: list[LineUp] = []
    for _ in range(count):
        circle: list[int] = []
        while len(circle) < seats:
            least = len(circle) // bots  # how often each of them sits there at least
            drawn = next((bot for bot in pack if circle.count(bot) <= least), None)
            if drawn is None:
                pack += chance.sample(range(bots), bots)
                continue
            pack.remove(drawn)
            circle.append(drawn)
        circles.append(tuple(circle))
    return circles


def _circles(count: int, bots: int, seats: int, chance: random.Random) -> list[LineUp]:
    """All circles as often as they fit, in a new order each time; the rest is a balanced sample."""
    circles: list[LineUp] = []
    listed = mixed_circles(bots, seats) if bots**seats <= MOST_LISTED else []
    while listed and len(circles) + len(listed) <= count:
        chance.shuffle(listed)
        circles += listed
    return circles + _sample(count - len(circles), bots, seats, chance)


def mixed_circles(bots: int, seats: int) -> list[LineUp]:
    """Every way to fill the seats with more than one bot, up to rotation."""
    fillings = itertools.product(range(bots), repeat=seats)
    return [
        filling
        for filling in fillings
        if len(set(filling)) > 1
        and filling == min(rotation(filling, turn) for turn in range(seats))
    ]


def _sample(count: int, bots: int, seats: int, chance: random.Random) -> list[LineUp]:
    """Circles in which every bot has equally many seats, drawn by chance."""
    slots = [slot % bots for slot in range(count * seats)]
    chance.shuffle(slots)
    circles = [slots[start : start + seats] for start in range(0, len(slots), seats)]
    for circle in circles:
        if len(set(circle)) == 1:
            _mix(circle, circles)
    return [tuple(circle) for circle in circles]


def _mix(circle: list[int], circles: list[list[int]]) -> None:
    """Swap a seat of a circle of one bot alone with that of a circle that can spare another.

    There is one: no bot has more than half of the seats, so not all other circles are full of it.
    """
    alone = circle[0]
    for other in circles:
        spare = [seat for seat, bot in enumerate(other) if bot != alone]
        if not spare:
            continue
        place = spare[0]
        left = [*other[:place], *other[place + 1 :], alone]
        if len(set(left)) > 1:
            circle[0], other[place] = other[place], alone
            return
