"""What a network says of a decision, in compiled code: nothing but this package is needed."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from longshore.bots.learned.inputs import INPUTS, own_place, seats_of, write_input, write_offers
from longshore.bots.learned.turning import PLAIN
from longshore.bots.learned.weights import Floats, Packed
from longshore.engine.compiled import compiled, entry
from longshore.engine.layout import AT
from longshore.engine.moves import MOVES
from longshore.engine.observe import Row
from longshore.engine.state import NONE, SEATS
from longshore.engine.types import Mask


def choose_move(
    observation: Row, mask: Mask, weights: Packed, temperature: float, drawn: float
) -> int:
    """A move among those offered: the likeliest, or drawn by a number from 0 to 1."""
    return int(_choose(observation, mask, weights, temperature, drawn))


def chances(observation: Row, mask: Mask, weights: Packed) -> Floats:
    """How likely each move is, as the game numbers them; 0 where it is not offered."""
    found = np.zeros(MOVES, np.float32)
    _weigh(observation, mask, weights, found)
    return found


def judge(everything: Row, critic: Packed) -> float:
    """What a game will come to for whose row this is, by the row with nothing hidden."""
    return float(_judge(everything, critic))


@entry
def _choose(row: Any, mask: Any, weights: Any, temperature: float, drawn: float) -> int:
    logits, offers, plain = _logits(row, mask, weights)
    best = NONE
    for move in range(MOVES):
        if offers[move] and (best == NONE or logits[move] > logits[best]):
            best = move
    if temperature > 0.0:
        total = 0.0
        for move in range(MOVES):
            if offers[move]:
                total += math.exp((logits[move] - logits[best]) / temperature)
        left = drawn * total
        for move in range(MOVES):
            if offers[move]:
                left -= math.exp((logits[move] - logits[best]) / temperature)
                if left < 0.0:
                    return plain[move]
    return plain[best]


@entry
def _weigh(row: Any, mask: Any, weights: Any, found: Any) -> None:
    logits, offers, plain = _logits(row, mask, weights)
    most = -1e30
    for move in range(MOVES):
        if offers[move]:
            most = max(most, logits[move])
    total = 0.0
    for move in range(MOVES):
        if offers[move]:
            total += math.exp(logits[move] - most)
    for move in range(MOVES):
        if offers[move]:
            found[plain[move]] = math.exp(logits[move] - most) / total


@entry
def _judge(row: Any, critic: Any) -> float:
    return expect(row, critic)


@compiled
def expect(row, critic):
    """What a critic expects of a row with nothing hidden."""
    inputs = np.empty(INPUTS, np.float32)
    write_input(row, True, inputs)
    found = critic.head_bias.copy()
    say(inputs, critic, found)
    return float(found[0])


@compiled
def _logits(row, mask, weights):
    """What the network says of each move, turned; what is offered, turned; and the way back."""
    inputs = np.empty(INPUTS, np.float32)
    card = write_input(row, True, inputs)
    seat = own_place(row, AT.own, SEATS)
    seats = seats_of(row)
    offers = np.empty(MOVES, np.bool_)
    write_offers(row, mask, seat, card, offers)
    logits = weights.head_bias.copy()
    say(inputs, weights, logits)
    return logits, offers, PLAIN[seats - 3, seat, card]


@compiled
def say(inputs, weights, logits):
    """Add to `logits` what a network says of an input: of moves, or what it expects."""
    width = len(weights.entry_bias)
    known = weights.entry_bias.copy()
    _add_product(inputs, weights.entry, weights.entry_scale, known)
    inner = np.empty(width, np.float32)
    for block in range(len(weights.first_bias)):
        for unit in range(width):
            inner[unit] = weights.first_bias[block, unit]
        _add_product(_positive(known), weights.first[block], weights.first_scale[block], inner)
        for unit in range(width):
            known[unit] += weights.second_bias[block, unit]
        _add_product(_positive(inner), weights.second[block], weights.second_scale[block], known)
    _add_product(_positive(known), weights.head, weights.head_scale, logits)


@compiled
def _positive(numbers):
    found = numbers.copy()
    for unit in range(len(found)):
        found[unit] = max(np.float32(0.0), found[unit])
    return found


@compiled
def _add_product(given, matrix, scale, found):
    """A row for each number that is given: many are nothing, and are passed over.

    Four rows at a time, so that the sums are fetched and stored a quarter as often.
    """
    some = np.empty(len(given) + 3, np.int64)
    count = 0
    for index in range(len(given)):
        if given[index] != 0:
            some[count] = index
            count += 1
    at = 0
    while at + 4 <= count:
        one, two, three, four = some[at], some[at + 1], some[at + 2], some[at + 3]
        first = given[one] * scale[one]
        second = given[two] * scale[two]
        third = given[three] * scale[three]
        fourth = given[four] * scale[four]
        row, next_row, third_row, last_row = matrix[one], matrix[two], matrix[three], matrix[four]
        for unit in range(len(found)):
            found[unit] += (
                first * np.float32(row[unit])
                + second * np.float32(next_row[unit])
                + third * np.float32(third_row[unit])
                + fourth * np.float32(last_row[unit])
            )
        at += 4
    while at < count:
        index = some[at]
        factor = given[index] * scale[index]
        row = matrix[index]
        for unit in range(len(found)):
            found[unit] += factor * np.float32(row[unit])
        at += 1
