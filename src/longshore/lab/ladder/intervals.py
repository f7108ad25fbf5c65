"""95 % intervals: for shares, for means, for the difference of two shares.

A share is how often something happens, by Wilson's score interval: it stays between 0 and 1 and
holds for small samples and for shares near 0 or 1, where the plain one (± 1.96 standard errors)
does not. Shared wins are counted in fractions, and a bot with several seats at a table is counted
once a seat. Both only make the interval wider than it need be, never too narrow: a number between
0 and 1 varies at most as much as a whole win of the same mean, and of the seats at one table at
most one can win outright, so what one seat wins the others lose.

A mean has Student's interval, a game being one observation.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
POWER = 0.8
_Z_POWER = NormalDist().inv_cdf(POWER)


class Interval(NamedTuple):
    """A measured value and the ends of its 95 % interval."""

    value: float
    low: float
    high: float


def share(happened: float, of: int) -> Interval:
    """How often something happened, by Wilson's score interval."""
    if of <= 0:
        return Interval(math.nan, 0.0, 1.0)
    value = happened / of
    weight = 1 + Z * Z / of
    centre = (value + Z * Z / (2 * of)) / weight
    reach = Z / weight * math.sqrt(value * (1 - value) / of + Z * Z / (4 * of * of))
    # at 0 and at 1 the end is exact; the arithmetic is not
    low = 0.0 if happened <= 0 else max(0.0, centre - reach)
    high = 1.0 if happened >= of else min(1.0, centre + reach)
    return Interval(value, low, high)


def mean(values: Sequence[float]) -> Interval:
    """A mean, by Student's interval."""
    if not values:
        return Interval(math.nan, -math.inf, math.inf)
    value = fmean(values)
    if len(values) == 1:
        return Interval(value, -math.inf, math.inf)
    reach = student(len(values) - 1) * stdev(values) / math.sqrt(len(values))
    return Interval(value, value - reach, value + reach)


def difference(one: Interval, other: Interval) -> Interval:
    """By how much one share is above another, from their Wilson intervals (Newcombe's method)."""
    value = one.value - other.value
    low = value - math.hypot(one.value - one.low, other.high - other.value)
    high = value + math.hypot(one.high - one.value, other.value - other.low)
    return Interval(value, low, high)


def student(freedom: int) -> float:
    """How many standard errors the 95 % interval of a mean reaches to each side."""
    if freedom == 1:  # the two smallest have closed forms; the series below needs more
        return math.tan(math.pi * CONFIDENCE / 2)
    if freedom == 2:
        return CONFIDENCE * math.sqrt(2 / (1 - CONFIDENCE**2))
    terms = (
        Z,
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
        (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160,
    )
    return math.fsum(term / freedom**power for power, term in enumerate(terms))


def reach(value: float, of: int) -> float:
    """How far the interval of such a share reaches to each side, in so many games."""
    interval = share(value * of, of)
    return (interval.high - interval.low) / 2


def resolved(even: float, games: int) -> float:
    """The smallest advantage over an even share that so many games would show in 4 of 5 runs."""
    low, high = 0.0, 1.0 - even
    for _ in range(60):
        middle = (low + high) / 2
        if _shown(even, even + middle, games):
            high = middle
        else:
            low = middle
    return high


def _shown(even: float, true: float, games: int) -> bool:
    """Whether the interval around a true share would lie above the even one in 4 of 5 runs."""
    if games <= 0:
        return False
    unlucky = true - _Z_POWER * math.sqrt(true * (1 - true) / games)
    return unlucky > even and share(unlucky * games, games).low > even
