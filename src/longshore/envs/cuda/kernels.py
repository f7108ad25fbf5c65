"""What a GPU runs: the loops over lanes, with the CPU's own rules, compiled by numba-cuda.

A thread has a lane. Threads do in step what they do alike, and one after the other what they do
differently; so the lanes of a block are sorted before they are played, by what is done in them, and
again before their moves are listed, by what is awaited. Lists of moves lie with the same place of
all lanes side by side. Rows and masks are written by all threads of a block together, a lane after
the other, so that what is written at once lies in one piece.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import cuda

from longshore.engine.deal import scramble
from longshore.engine.layout import SCALES
from longshore.engine.moves import FAMILIES, MOVES
from longshore.engine.observe import SIZE, SMALL, write_small, write_wide
from longshore.engine.offering import offered
from longshore.engine.play import first_waiting
from longshore.engine.state import DEAL, SEATS, Phase
from longshore.engine.step import act, advance
from longshore.envs.lanes import GOLDEN, WORD, begin, settle, shape
from longshore.envs.rewards import Reward

PLAYED = 256  # lanes of a block that plays, and of one that lists moves
SEEN = 64  # of one that writes rows: their small numbers fit into what its threads share
KINDS = 64  # of what is done or awaited in a lane, at most
FAMILY = np.repeat(np.arange(len(FAMILIES)), [family.size for family in FAMILIES]).astype(np.int32)
NOTHING = KINDS - 1
NEVER = 2**62  # where no action was wrong


class GpuArrays(NamedTuple):
    """The arrays of a batch, with a row for each lane."""

    states: Any
    goods: Any  # the same games as pieces
    rules: Any
    worths: Any
    seeds: Any
    games: Any
    scores: Any
    rewards: Any
    done: Any
    seats: Any
    actions: Any
    lists: Any  # but for these: a column for each lane
    listed: Any
    masks: Any
    wrong: Any  # one number: the first lane whose action was not offered, and that action


@cuda.jit(device=True)
def sorted_thread(kind, counts, order):
    """Whose lane a thread takes, so that neighbours' are of one kind; all threads ask."""
    thread = cuda.threadIdx.x
    for other in range(thread, KINDS, cuda.blockDim.x):
        counts[other] = 0
    cuda.syncthreads()
    place = cuda.atomic.add(counts, kind, 1)
    cuda.syncthreads()
    first = 0
    for other in range(kind):
        first += counts[other]
    order[first + place] = thread
    cuda.syncthreads()
    return order[thread]


@cuda.jit
def begin_lanes(chosen, given, kind, table):
    """Begin a game in the chosen lanes: as the states that are `given`, or dealt by their seeds."""
    lane = cuda.grid(1)
    if lane >= table.states.shape[0] or not chosen[lane]:
        return
    state = table.states[lane]
    earned = table.rewards[lane]
    table.done[lane] = False
    for seat in range(SEATS):
        earned[seat] = 0
    if not given:
        dealt = cuda.local.array(1, DEAL)
        begin(state, table.rules[lane], dealt[0], table.seeds[lane])
    while state.phase > Phase.OVER:
        advance(state, None)
    if kind == Reward.SHAPED:
        shape(state, True, table.worths[lane], earned)
    table.seats[lane] = first_waiting(state)


@cuda.jit
def play_lanes(kind, table):
    """Play an action in every lane; one that is not offered only sets `wrong`."""
    counts = cuda.shared.array(KINDS, np.int32)
    order = cuda.shared.array(PLAYED, np.int32)
    states, actions, masks = table.states, table.actions, table.masks
    lanes = states.shape[0]
    lane = cuda.grid(1)
    doing = NOTHING
    if lane < lanes:
        table.done[lane] = False
        for seat in range(SEATS):
            table.rewards[lane, seat] = 0
        action = actions[lane]
        if action < 0 or action >= MOVES or not masks[lane, action]:
            cuda.atomic.min(table.wrong, 0, lane << 32 | action & WORD)
        else:
            doing = FAMILY[action]
    first = lane - cuda.threadIdx.x
    lane = first + sorted_thread(doing, counts, order)
    if lane >= lanes:
        return
    action = actions[lane]
    if action < 0 or action >= MOVES or not masks[lane, action]:
        return
    state = states[lane]
    earned, worths = table.rewards[lane], table.worths[lane]
    act(state, int(table.seats[lane]) + 0, action, None)
    while state.phase >= Phase.OVER:
        if state.phase == Phase.OVER:
            table.done[lane] = True
            table.games[lane] += 1
            table.seeds[lane] += lanes
            settle(state, kind, worths, table.scores[lane], earned)
            dealt = cuda.local.array(1, DEAL)
            begin(state, table.rules[lane], dealt[0], table.seeds[lane])
        advance(state, None)
    if kind == Reward.SHAPED:
        shape(state, table.done[lane], worths, earned)
    table.seats[lane] = first_waiting(state)


@cuda.jit
def list_moves(table):
    """List what the seats to move are offered, and write their masks."""
    counts = cuda.shared.array(KINDS, np.int32)
    order = cuda.shared.array(PLAYED, np.int32)
    states, masks, lists, listed = table.states, table.masks, table.lists, table.listed
    lanes = states.shape[0]
    thread = cuda.threadIdx.x
    lane = cuda.grid(1)
    first = lane - thread
    awaited = NOTHING
    if lane < lanes:
        awaited = int(states[lane].phase)
    lane = first + sorted_thread(awaited, counts, order)
    if lane < lanes:
        listed[lane] = offered(states[lane], int(table.seats[lane]) + 0, lists[:, lane])
    cuda.syncthreads()
    width = cuda.blockDim.x
    here = min(width, lanes - first)
    for index in range(thread, here * MOVES, width):
        masks[first + index // MOVES, index % MOVES] = False
    cuda.syncthreads()
    lane = first + thread
    if lane < lanes:
        for index in range(listed[lane]):
            masks[lane, lists[index, lane]] = True


@cuda.jit
def observe_lanes(everything, table, rows):
    """Write what the seats to move may know, or all."""
    small = cuda.shared.array(SEEN, SMALL)
    states, seats = table.states, table.seats
    lanes = states.shape[0]
    thread = cuda.threadIdx.x
    lane = cuda.grid(1)
    first = lane - thread
    if lane < lanes:
        seat = int(seats[lane]) + 0
        write_small(states[lane], table.goods[lane], seat, everything, small[thread])
    cuda.syncthreads()
    for other in range(min(cuda.blockDim.x, lanes - first)):
        numbers = small[other].numbers
        row = rows[first + other]
        for at in range(thread, SIZE, cuda.blockDim.x):
            row[at] = numbers[at] * SCALES[at]
    cuda.syncthreads()
    if lane < lanes:
        write_wide(states[lane], int(seats[lane]) + 0, everything, rows[lane])


@cuda.jit
def sample_lanes(draw, table, actions):
    """Any of the moves that a lane is offered, each with the same chance."""
    lane = cuda.grid(1)
    if lane < actions.shape[0]:
        key = scramble(draw & WORD) + scramble(((draw >> 32) & WORD) + GOLDEN)
        index = (scramble(key + lane * GOLDEN) * int(table.listed[lane])) >> 32
        actions[lane] = table.lists[index, lane]
