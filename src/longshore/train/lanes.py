"""What is compiled of training: drawing moves, and advantages along each seat's own decisions."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from longshore.bots.learned.turning import PLAIN
from longshore.engine.compiled import long_entry
from longshore.engine.deal import chance, scramble
from longshore.engine.moves import MOVES
from longshore.engine.state import SEATS

_PLAIN = PLAIN.reshape(-1, MOVES)
WORD = 0xFFFFFFFF
GOLDEN = 0x9E3779B9
NOBODY = -1


@long_entry
def draw_moves(
    logits: Any, offers: Any, cards: Any, draw: int, chosen: Any, plain: Any, chances: Any
) -> None:
    """Draw a move for each row by its logits, among those offered.

    `chosen` gets it as it is turned, `plain` as the game numbers it, `chances` its logarithm.
    """
    key = scramble(draw & WORD) + scramble(((draw >> 32) & WORD) + GOLDEN)
    for row in range(len(logits)):
        most = -1e30
        for move in range(MOVES):
            if offers[row, move] and logits[row, move] > most:
                most = logits[row, move]
        total = 0.0
        for move in range(MOVES):
            if offers[row, move]:
                total += math.exp(logits[row, move] - most)
        left = total * (scramble(key + row * GOLDEN) / 4294967296.0)
        taken = NOBODY
        for move in range(MOVES):
            if offers[row, move]:
                taken = move
                left -= math.exp(logits[row, move] - most)
                if left < 0.0:
                    break
        chosen[row] = taken
        plain[row] = _PLAIN[cards[row], taken]
        chances[row] = logits[row, taken] - most - math.log(total)


@long_entry
def best_moves(logits: Any, offers: Any, cards: Any, plain: Any) -> None:
    """The likeliest move of each row."""
    for row in range(len(logits)):
        most = -1e30
        for move in range(MOVES):
            if offers[row, move] and logits[row, move] > most:
                most = logits[row, move]
                plain[row] = _PLAIN[cards[row], move]


@long_entry
def turn_moves(plain: Any, offers: Any, cards: Any, chosen: Any) -> None:
    """Moves as the game numbers them, turned; NOBODY for those that a network is not offered."""
    for row in range(len(plain)):
        chosen[row] = NOBODY
        for move in range(MOVES):
            if offers[row, move] and _PLAIN[cards[row], move] == plain[row]:
                chosen[row] = move
                break


@long_entry
def seat_players(seeds: Any, past: Any, frozen: int, players: Any) -> None:
    """By lane and seat: NOBODY, the learner itself, or which of the past selves plays it.

    In lanes of the kind about half of the seats are past selves, drawn from the game's seed.
    """
    for lane in range(len(seeds)):
        for seat in range(SEATS):
            players[lane, seat] = NOBODY
            if past[lane] and frozen > 0:
                if chance(seeds[lane], 80 + seat, 2) == 0:
                    players[lane, seat] = chance(seeds[lane], 90, frozen)


@long_entry
def trace_back(
    values: Any, earned: Any, done: Any, seats: Any, trace: float, gains: Any, counts: Any
) -> None:
    """Advantages (step, lane) of the decisions of each seat, along its own decisions.

    What a seat earns between two of its decisions belongs to the first. Its last decision of a
    stretch, if the game went on, is only looked ahead to: `counts` is 0 there.
    """
    steps, lanes = values.shape
    worth = np.zeros(SEATS, np.float64)
    gain = np.zeros(SEATS, np.float64)
    pending = np.zeros(SEATS, np.float64)
    known = np.zeros(SEATS, np.bool_)
    for lane in range(lanes):
        for seat in range(SEATS):
            known[seat] = False
            pending[seat] = 0.0
        for step in range(steps - 1, -1, -1):
            for seat in range(SEATS):
                if done[step, lane]:
                    known[seat] = True
                    worth[seat] = 0.0
                    gain[seat] = 0.0
                    pending[seat] = earned[step, lane, seat]
                else:
                    pending[seat] += earned[step, lane, seat]
            seat = seats[step, lane]
            if known[seat]:
                off = pending[seat] + worth[seat] - values[step, lane]
                gain[seat] = off + trace * gain[seat]
                counts[step, lane] = True
            else:
                gain[seat] = 0.0
                counts[step, lane] = False
                known[seat] = True
            gains[step, lane] = gain[seat]
            worth[seat] = values[step, lane]
            pending[seat] = 0.0


@long_entry
def pay_out(scores: Any, done: Any, by_supply: Any, seats: Any, terms: Any, earned: Any) -> None:
    """What the end of a game earns each seat: `terms` are win, money, scale, most, stalled.

    `earned` has the shares of the win, and takes the whole.
    """
    for lane in range(len(done)):
        if not done[lane]:
            continue
        count = seats[lane]
        total = 0.0
        for seat in range(count):
            total += scores[lane, seat]
        for seat in range(count):
            mean = (total - scores[lane, seat]) / (count - 1)
            money = (scores[lane, seat] - mean) / terms[2]
            money = max(-terms[3], min(terms[3], money))
            worth = terms[0] * earned[lane, seat] + terms[1] * money
            if not by_supply[lane]:
                worth -= terms[4]
            earned[lane, seat] = worth


@long_entry
def push(
    logits: Any,
    slow: Any,
    rows: Any,
    offers: Any,
    chosen: Any,
    before: Any,
    gains: Any,
    terms: Any,
    slope: Any,
    told: Any,
) -> None:
    """The slope of PPO's loss by every logit, of offered moves alone: the rest has none.

    `terms` are clip, entropy, pull; the first rows have a `slow` average to be pulled to. `told`
    sums up gain, entropy, how far the policy has moved, how often it was clipped, and is apart.
    """
    count = len(rows)
    clip, entropy, pull = terms[0], terms[1], terms[2]
    pulled = len(slow)
    share = np.zeros(MOVES, np.float32)
    for index in range(count):
        row = rows[index]
        most = np.float32(-1e30)
        top = np.float32(-1e30)
        for move in range(MOVES):
            slope[index, move] = 0
            if offers[row, move]:
                most = max(most, logits[index, move])
                if index < pulled:
                    top = max(top, slow[index, move])
        total = np.float32(0.0)
        other = np.float32(0.0)
        for move in range(MOVES):
            if offers[row, move]:
                share[move] = math.exp(logits[index, move] - most)
                total += share[move]
                if index < pulled:
                    other += math.exp(slow[index, move] - top)
        base = most + math.log(total)
        slow_base = top + math.log(other) if index < pulled else np.float32(0.0)
        spread = np.float32(0.0)
        apart = np.float32(0.0)
        for move in range(MOVES):
            if offers[row, move]:
                share[move] /= total
                spread -= share[move] * (logits[index, move] - base)
                if index < pulled:
                    apart += share[move] * (
                        logits[index, move] - base - slow[index, move] + slow_base
                    )
        now = logits[index, chosen[row]] - base
        off = max(np.float32(-10.0), min(np.float32(10.0), now - before[row]))
        ratio = math.exp(off)
        gain = gains[row]
        held = (gain > 0 and ratio > 1 + clip) or (gain < 0 and ratio < 1 - clip)
        weight = np.float32(0.0) if held else ratio * gain
        for move in range(MOVES):
            if offers[row, move]:
                part = share[move]
                known = logits[index, move] - base
                pushed = weight * part + entropy * part * (known + spread)
                if index < pulled:
                    pushed += (
                        (pull * count / pulled)
                        * part
                        * (known - slow[index, move] + slow_base - apart)
                    )
                slope[index, move] = pushed / count
        slope[index, chosen[row]] -= weight / count
        told[0] += ratio * gain
        told[1] += spread
        told[2] -= off
        told[3] += abs(ratio - 1) > clip
        told[4] += apart
