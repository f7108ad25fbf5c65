"""Many games side by side, a lane each: the loops that `BatchEnv` runs, without the interpreter.

Every function works on the lanes `first` to `end`, so that several threads can share a batch; what
a lane comes to depends on nothing outside it. One thing is done for a whole block of lanes before
the next is: so what is done stays at hand in the processor, and so does the block.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from longshore.engine.compiled import compiled, long_entry
from longshore.engine.deal import deal, draw_deal, scramble
from longshore.engine.moves import MOVES
from longshore.engine.observe import SIZE, write_row, write_small
from longshore.engine.offering import offered
from longshore.engine.play import first_waiting
from longshore.engine.state import NONE, SEATS, Phase
from longshore.engine.step import act, advance
from longshore.envs.rewards import Reward, write_rewards, write_worths

BLOCK = 128  # lanes
WORD = 0xFFFFFFFF
GOLDEN = 0x9E3779B9

# What a lane keeps for itself.
LANE = np.dtype(
    [
        ("count", "i2"),  # how many moves are offered, and which
        ("moves", "i2", (MOVES,)),
        ("worths", "f8", (SEATS,)),  # at the last move, for what is shaped
    ],
    align=True,
)

# The rows of plain arrays as records: a record is taken without counting who refers to it.
OBSERVATION = np.dtype([("row", "f4", (SIZE,))])
MASK = np.dtype([("row", "i1", (MOVES,))])
REWARDS = np.dtype([("row", "f4", (SEATS,))])
SCORES = np.dtype([("row", "i8", (SEATS,))])


class Share(NamedTuple):
    """What one thread works on, the lanes `first` to `end` of a batch, and with."""

    first: int
    end: int
    stride: int  # from the seed of a game to that of the next in its lane
    kind: int
    states: Any
    goods: Any
    rules: Any
    lanes: Any
    dealt: Any
    small: Any
    seeds: Any
    games: Any
    scores: Any
    rewards: Any
    done: Any
    seats: Any
    masks: Any
    observations: Any


@long_entry
def play_lanes(actions: Any, share: Share) -> None:
    """Play an action in every lane, and show what comes next.

    A lane whose game ends begins the next.
    """
    # taken out once: an array inside is counted whenever it is taken
    states, rules, lanes, dealt = share.states, share.rules, share.lanes, share.dealt
    seeds, games, scores, rewards = share.seeds, share.games, share.scores, share.rewards
    done, seats, masks, kind = share.done, share.seats, share.masks, share.kind
    for start in range(share.first, share.end, BLOCK):
        stop = min(start + BLOCK, share.end)
        for lane in range(start, stop):
            state = states[lane]
            own = lanes[lane]
            earned = rewards[lane].row
            done[lane] = False
            for seat in range(SEATS):
                earned[seat] = 0
            act(state, int(seats[lane]) + 0, actions[lane], None)
            while state.phase >= Phase.OVER:
                if state.phase == Phase.OVER:
                    done[lane] = True
                    games[lane] += 1
                    seeds[lane] += share.stride
                    settle(state, kind, own.worths, scores[lane].row, earned)
                    begin(state, rules[lane], dealt[0], seeds[lane])
                advance(state, None)
            if kind == Reward.SHAPED:
                shape(state, done[lane], own.worths, earned)
            seats[lane] = first_waiting(state)
        offer_moves(start, stop, states, seats, lanes, masks)
        observe_block(start, stop, share, False, share.observations)


@long_entry
def begin_lanes(chosen: Any, given: bool, share: Share) -> None:
    """Begin a game in some lanes: as the state that is `given`, or dealt from the lane's seed."""
    states, lanes, dealt, seats = share.states, share.lanes, share.dealt, share.seats
    for index in range(len(chosen)):
        lane = int(chosen[index])
        if lane < share.first or lane >= share.end:
            continue
        state = states[lane]
        earned = share.rewards[lane].row
        share.done[lane] = False
        for seat in range(SEATS):
            earned[seat] = 0
        if not given:
            begin(state, share.rules[lane], dealt[0], share.seeds[lane])
        while state.phase > Phase.OVER:
            advance(state, None)
        if share.kind == Reward.SHAPED:
            shape(state, True, lanes[lane].worths, earned)
        seats[lane] = first_waiting(state)
        offer_moves(lane, lane + 1, states, seats, lanes, share.masks)
        observe_block(lane, lane + 1, share, False, share.observations)


@long_entry
def first_not_offered(actions: Any, lanes: Any) -> int:
    """The first lane whose action is none of those it is offered, or -1."""
    for lane in range(len(lanes)):
        own = lanes[lane]
        action = actions[lane]
        found = False
        for index in range(own.count):
            if own.moves[index] == action:
                found = True
                break
        if not found:
            return lane
    return NONE


@long_entry
def sample_lanes(first: int, end: int, draw: int, lanes: Any, actions: Any) -> None:
    """Any of the moves that a lane is offered, each with the same chance."""
    key = scramble(draw & WORD) + scramble(((draw >> 32) & WORD) + GOLDEN)
    for lane in range(first, end):
        own = lanes[lane]
        actions[lane] = own.moves[(scramble(key + lane * GOLDEN) * int(own.count)) >> 32]


@long_entry
def observe_lanes(share: Share, rows: Any) -> None:
    """Everything there is to know of every lane, from its seat to move."""
    for start in range(share.first, share.end, BLOCK):
        observe_block(start, min(start + BLOCK, share.end), share, True, rows)


@compiled
def begin(state, rules, dealt, seed):
    draw_deal(dealt, rules.seats, seed)
    deal(state, rules, dealt, None)


@compiled
def settle(state, kind, worths, scores, rewards):
    """The end of a game: its scores, and what it was played for."""
    if kind == Reward.SHAPED:
        shape(state, False, worths, rewards)
    else:
        write_worths(state, worths)
        write_rewards(state, kind, worths, rewards)
    for seat in range(SEATS):
        scores[seat] = int(worths[seat])


@compiled
def shape(state, new, worths, rewards):
    """What the move changed in the seats' net worth; a new game only begins to count."""
    for seat in range(SEATS):
        rewards[seat] -= 0 if new else worths[seat]
    write_worths(state, worths)
    for seat in range(SEATS):
        rewards[seat] += 0 if new else worths[seat]


@compiled
def offer_moves(first, end, states, seats, lanes, masks):
    """List what the seats to move are offered, and write their masks."""
    for lane in range(first, end):
        own = lanes[lane]
        own.count = offered(states[lane], int(seats[lane]) + 0, own.moves)
    for lane in range(first, end):
        own = lanes[lane]
        mask = masks[lane].row
        for move in range(MOVES):
            mask[move] = 0
        for index in range(own.count):
            mask[own.moves[index]] = 1


@compiled
def observe_block(first, end, share, everything, rows):
    """Write what the seats to move may know, or all; `small` has room for a block."""
    states, goods, seats, small = share.states, share.goods, share.seats, share.small
    for lane in range(first, end):
        seat = int(seats[lane]) + 0
        write_small(states[lane], goods[lane], seat, everything, small[lane - first])
    for lane in range(first, end):
        seat = int(seats[lane]) + 0
        write_row(states[lane], seat, everything, small[lane - first], rows[lane].row)
