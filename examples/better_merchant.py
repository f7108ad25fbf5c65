"""The smallest program that beats a merchant: another merchant, its numbers found by trying.

    python examples/better_merchant.py [MINUTES] [GAMES]

A merchant plays by some thirty numbers (`longshore.bots.merchant.style`). Here some of them are
changed at random, for one seat among three merchants; what wins more often is kept. It is tuned on
the seeds from 0 and judged on others, in the standard game of four.
"""

import sys
import time

import numpy as np

from longshore.bots.merchant.batch import play_games
from longshore.bots.merchant.style import STYLE, make_styles, style_at
from longshore.engine.state import SEATS
from longshore.game.options import Options

OPTIONS, TRIED = Options.make("classic", 4), 400
USUAL = style_at(make_styles(), OPTIONS)


def wins(style: np.void, games: int, seed: int) -> float:
    """The share of games that this style wins, at every seat in turn, among usual ones."""
    won = 0.0
    for seat in range(OPTIONS.seats):
        styles = np.repeat(USUAL, SEATS)
        styles[seat] = style
        results = play_games(OPTIONS, games // OPTIONS.seats, seed, styles)
        shared = np.bitwise_count(results["winners"].astype(np.uint8))
        won += float(((results["winners"] >> seat & 1) / shared).sum())
    return won / (games // OPTIONS.seats * OPTIONS.seats)


def main(minutes: float = 6.0, games: float = 4_000) -> None:
    """Climb for so long, each try on new deals for both; then judge."""
    rng, began = np.random.default_rng(1), time.monotonic()
    best, tries = USUAL[0].copy(), 0
    while time.monotonic() - began < 60 * minutes:
        tries, other = tries + 1, best.copy()
        for name in rng.choice(STYLE.names, 6, replace=False):
            other[name] *= np.exp(rng.normal(0, 0.4))
        if wins(other, TRIED, tries * TRIED) > wins(best, TRIED, tries * TRIED) + 0.01:
            best = other
            print(f"try {tries}: wins {wins(best, TRIED, 10**9):.0%} of {TRIED} other games")
    share = wins(best, int(games), 2**40)
    off = 1.96 * np.sqrt(share * (1 - share) / games)
    print(f"Tuned by {tries} tries, at one seat among three usual merchants:")
    print(f"{share:.1%} ± {off:.1%} of {games:,.0f} games from seed 2^40 (even 25%)")


if __name__ == "__main__":
    main(*map(float, sys.argv[1:3]))
