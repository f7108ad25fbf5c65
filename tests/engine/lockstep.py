"""Play games and print a digest of everything after every move.

Run by `test_lockstep.py` in this process, compiled, and in another with `NUMBA_DISABLE_JIT=1`,
where every warning is an error: a number that does not fit its field warns only there.
"""

from __future__ import annotations

import hashlib
import random
import sys
import warnings
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from longshore.engine import compiled, places, play, scoring
from longshore.engine.deal import draw_deal
from longshore.engine.moves import MOVES
from longshore.engine.state import Phase, new_state, recount
from longshore.engine.step import legal_mask
from longshore.engine.types import State
from longshore.game.options import Options
from tests.support import EDITIONS, TABLES, random_game, started, varied_options

MASK_EVERY = 40
SEEDS = (0, 1, 2**31, 2**32, 2**32 + 1, 2**62, 2**63 - 1, -1, -(2**31), -(2**63))


def digest(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()[:16]


def game_lines(name: str, options: Options, seed: int, *, rich: bool = False) -> Iterator[str]:
    """A whole game, a line a move: who, what, and a digest of the state and the journal."""
    mask = np.zeros(MOVES, np.bool_)
    state = new_state()
    for number, played in enumerate(random_game(options, seed, limit=5000, rich=rich)):
        state = played.state
        told = np.array(played.rows, np.int32).tobytes()
        line = f"{name} {number} {played.seat} {played.move} {digest(state.tobytes(), told)}"
        if number % MASK_EVERY == 0:
            masks = []
            for seat in range(options.seats):
                legal_mask(state, seat, mask)
                masks.append(mask.tobytes())
            line += f" {digest(*masks)}"
        yield line
    assert state.phase == Phase.OVER
    yield f"{name} {_result(state)}"


def _result(state: State) -> str:
    scores = [int(scoring.score(state, seat)) for seat in range(int(state.seats))]
    return f"ending {int(state.ending)} {scores} {int(scoring.winners(state))}"


def deal_lines() -> Iterator[str]:
    dealt = play.new_deal()
    for seats in (3, 4, 5):
        for seed in SEEDS:
            draw_deal(dealt, seats, seed)
            yield f"deal {seats} {seed} {dealt.tobytes().hex()}"


def play_lines() -> Iterator[str]:
    """The compiled loops: random play and perft."""
    for edition, seats in TABLES:
        rules = Options.make(edition, seats).rules()
        state, dealt, moves = new_state(), play.new_deal(), play.new_moves()
        play.start_seeded(state, rules, dealt, 7)
        yield f"perft {edition} {seats} {play.perft(state, 2)}"
        games = play.play_random(state, rules, dealt, moves, 7, 150)
        yield f"play {edition} {seats} {games} {digest(state.tobytes())}"


def score_lines() -> Iterator[str]:
    """Scores of crowded islands, rich and poor seats: more than games come to."""
    chance = random.Random(1)
    for number in range(60):
        options = varied_options(number)
        state, _ = started(options, number)
        for seat in range(options.seats):
            highest = chance.choice((1, 3, 20))
            for colour in range(5):
                state.goods[places.ISLAND + seat, colour] = chance.randint(0, highest)
            state.cash[seat] = chance.choice((0, 3, 120, 1_000_000))
            state.loans[seat] = chance.randint(0, 2)
        recount(state)
        details = [
            (int(scoring.discarded_colour(state, seat)), int(scoring.island_left(state, seat)))
            for seat in range(options.seats)
        ]
        yield f"score {number} {_result(state)} {details}"


class Games(NamedTuple):
    """How much is compared: what is interpreted takes a hundred times as long."""

    rounds: int  # of a game at each of the tables
    to_end: int  # games that come to their end by E1
    varied: int  # tables with every option


RUN_OF = {"short": Games(6, 2, 8), "soak": Games(30, 4, 16)}


def lines(run: str) -> Iterator[str]:
    """Everything that is compared."""
    games = RUN_OF[run]
    yield from deal_lines()
    yield from score_lines()
    yield from play_lines()
    for seed, (edition, seats) in enumerate(TABLES):
        options = Options.make(edition, seats, round_limit=games.rounds)
        yield from game_lines(f"{edition}-{seats}", options, seed)
    for seed in range(games.to_end):
        # with a small supply, to the end by E1
        edition = EDITIONS[seed % 2]
        options = Options.make(edition, 3, supply=5, round_limit=80)
        yield from game_lines(f"{edition}-short-{seed}", options, seed)
    for seed in range(games.varied):
        # every option, and bids in hundreds
        options = varied_options(seed, round_limit=10)
        yield from game_lines(f"varied-{seed}", options, seed, rich=seed % 2 == 1)


def main() -> None:
    if not compiled.INTERPRETED:
        sys.exit("Set NUMBA_DISABLE_JIT=1: this is the interpreted half of the comparison.")
    warnings.simplefilter("error")
    for line in lines(sys.argv[1]):
        print(line)


if __name__ == "__main__":
    main()
