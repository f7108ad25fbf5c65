"""Whole games in compiled code: random play, for measuring and testing, and perft."""

from __future__ import annotations

import numpy as np

from longshore.engine.compiled import entry, long_entry
from longshore.engine.deal import deal, draw_deal, scramble
from longshore.engine.moves import MOVES
from longshore.engine.state import DEAL, Phase, bit, new_states
from longshore.engine.step import act, advance, apply, legal
from longshore.engine.types import Dealt, Journal, Moves, Rules, State


@entry
def start(state: State, rules: Rules, dealt: Dealt, journal: Journal | None) -> None:
    """Deal and come to the first decision."""
    deal(state, rules, dealt, journal)
    advance(state, journal)


@entry
def start_seeded(state: State, rules: Rules, dealt: Dealt, seed: int) -> None:
    """Draw the deal of a seed into `dealt`, and start the game."""
    draw_deal(dealt, rules.seats, seed)
    start(state, rules, dealt, None)


@entry
def first_waiting(state: State) -> int:
    """The first seat that owes a decision."""
    for seat in range(state.seats):
        if state.awaiting & bit(seat):
            return seat
    return -1


@long_entry
def play_random(
    state: State, rules: Rules, dealt: Dealt, moves: Moves, seed: int, count: int
) -> int:
    """Play `count` random legal moves, game after game; return how many games were finished."""
    games = 0
    word = scramble(seed + 0x5EED) | 1  # a xorshift stays at zero
    for _ in range(count):
        # one place where everything follows by itself: the loop is a GPU's whole program
        while state.phase >= Phase.OVER:
            if state.phase == Phase.OVER:
                games += 1
                draw_deal(dealt, rules.seats, seed + games)
                deal(state, rules, dealt, None)
            advance(state, None)
        seat = first_waiting(state)
        options = legal(state, seat, moves)
        # a xorshift: the loop measures the rules, not the generator
        word ^= (word << 13) & 0xFFFFFFFF
        word ^= word >> 17
        word ^= (word << 5) & 0xFFFFFFFF
        act(state, seat, moves[(word * options) >> 32], None)
    advance(state, None)
    return games


def perft(state: State, depth: int) -> int:
    """How many sequences of `depth` moves there are, always by the first seat that owes one."""
    if depth <= 0:
        return 1
    states = new_states(depth)
    states[0] = state
    moves = np.zeros((depth, MOVES), np.int16)
    chosen = np.zeros(depth, np.int64)
    return int(_count_leaves(states, moves, chosen, np.zeros(depth, np.int64)))


@long_entry
def _count_leaves(states, moves, chosen, options):
    """Walk the tree level by level: `chosen` of `options` moves are done at each."""
    last = len(states) - 1
    options[0] = legal(states[0], first_waiting(states[0]), moves[0])
    level = 0
    leaves = 0
    while level >= 0:
        if level == last:
            leaves += options[level]
            level -= 1
            continue
        if chosen[level] == options[level]:
            level -= 1
            continue
        states[level + 1] = states[level]
        seat = first_waiting(states[level])
        apply(states[level + 1], seat, moves[level, chosen[level]], None)
        chosen[level] += 1
        level += 1
        chosen[level] = 0
        options[level] = 0
        if states[level].phase != Phase.OVER:
            options[level] = legal(states[level], first_waiting(states[level]), moves[level])
    return leaves


def new_deal() -> np.record:
    return np.zeros(1, DEAL).view(np.recarray)[0]


def new_moves() -> np.ndarray[tuple[int], np.dtype[np.int16]]:
    """Room for the legal moves of a seat."""
    return np.zeros(MOVES, np.int16)
