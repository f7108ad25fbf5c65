"""Rows and moves turned to one's own card: a game in other colours is the same to a network."""

from __future__ import annotations

import numpy as np
import pytest

from longshore.bots.learned.inputs import (
    ANOTHER,
    INPUT,
    INPUTS,
    NUMBERS,
    OFFERS,
    WORTH,
    records,
    write_inputs,
)
from longshore.bots.learned.turning import NAMING, PLAIN, ROWS
from longshore.engine import places
from longshore.engine.bindings import GameBuffer
from longshore.engine.compiled import inside
from longshore.engine.layout import SIZE
from longshore.engine.moves import MOVES, PASS, REPAY, TAKE_LOAN, encode, move_name
from longshore.engine.observe import observe_cells
from longshore.engine.offering import offered_on
from longshore.engine.play import new_moves
from longshore.engine.scoring import island_score, score
from longshore.engine.state import COLOURS, NONE, Phase
from longshore.envs import BatchEnv


def turned(states: np.ndarray, by: int) -> np.ndarray:
    """The same games with all colours moved on."""
    other = states.copy()
    other["goods"] = np.roll(states["goods"], by, axis=-1)
    other["machine_supply"] = np.roll(states["machine_supply"], by, axis=-1)
    for field in ("machines", "card"):
        there = states[field] != NONE
        other[field] = np.where(there, (states[field] + by) % COLOURS, NONE)
    return other


def inputs_of(states: np.ndarray, seats: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    count = len(states)
    rows, masks = np.zeros((count, SIZE), np.float32), np.zeros((count, MOVES), np.bool_)
    listed = new_moves()
    for index in range(count):
        cells = states[index : index + 1].copy()
        observe_cells(cells, int(seats[index]), rows[index])
        masks[index, listed[: offered_on(inside(cells), int(seats[index]), listed)]] = True
    inputs, offers = np.zeros((count, INPUTS), np.float32), np.zeros((count, MOVES), np.bool_)
    cards, told = np.zeros(count, np.int64), np.zeros(count, np.bool_)
    write_inputs(
        records(rows, NUMBERS),
        records(masks, OFFERS),
        told,
        cards,
        records(inputs, INPUT),
        records(offers, OFFERS),
    )
    return inputs, offers, cards


@pytest.mark.parametrize(("edition", "by"), [("classic", 1), ("anniversary", 3)])
def test_a_game_in_other_colours_is_the_same(edition: str, by: int) -> None:
    """But for the order in which several containers are named."""
    env = BatchEnv(32, edition=edition, seats=4, seeds=7)
    looked = 0
    for step in range(400):
        env.step(env.sample())
        if step % 10:
            continue
        inputs, offers, _ = inputs_of(env.states, env.seat)
        others, turned_offers, _ = inputs_of(turned(env.states, by), env.seat)
        plain = ~np.isin(env.states["phase"], [int(phase) for phase in NAMING])
        assert np.array_equal(inputs[plain], others[plain])
        assert np.array_equal(offers[plain], turned_offers[plain])
        looked += int(plain.sum())
    assert looked > 500


def test_a_turned_move_is_one_move_and_no_other_is_turned_to_it() -> None:
    for seats in range(3):
        for seat in range(seats + 3):
            for card in range(COLOURS):
                assert sorted(PLAIN[seats, seat, card]) == list(range(MOVES))
    for card in range(COLOURS):
        assert sorted(ROWS[card]) == list(range(SIZE))


def test_moves_call_seats_and_colours_as_the_seat_sees_them() -> None:
    """Seat 2 of 4 with card B: the next seat is 3, and its own colour is 1."""
    moves = PLAIN[1, 2, 1]
    assert move_name(int(moves[encode("stock", 1)])) == "stock 3"
    assert move_name(int(moves[encode("stock", 2)])) == "stock 0"
    assert move_name(int(moves[encode("take", 0, 4)])) == "take 1 4"
    assert move_name(int(moves[encode("take", 4, 4)])) == "take 0 4"
    assert move_name(int(moves[encode("bid", 7)])) == "bid 7"


def test_a_whole_turn_is_not_given_up_while_anything_else_can_be_done() -> None:
    env = BatchEnv(16, seats=3, seeds=4)
    looked = 0
    for _ in range(60):
        env.step(env.sample())
        _, offers, _ = inputs_of(env.states, env.seat)
        fresh = (env.states["phase"] == Phase.ACT) & (env.states["actions_left"] == 2)
        some = env.masks[:, [*range(1, TAKE_LOAN), *range(REPAY + 1, MOVES)]].any(axis=1)
        assert not offers[fresh & some, PASS].any()
        others = ~(fresh & some)
        assert np.array_equal(offers[others, PASS], env.masks[others, PASS])
        looked += int((fresh & some).sum())
    assert looked > 50


def test_the_sums_are_those_of_the_score() -> None:
    """What seats are worth and what a container adds, as the rules count it (F1 to F3)."""
    env = BatchEnv(24, edition="classic", seats=3, seeds=3)
    for _ in range(500):
        env.step(env.sample())
    inputs, _, _ = inputs_of(env.states, env.seat)
    for lane in range(env.lanes):
        state, seat = GameBuffer(env.states[lane : lane + 1].copy()).state, int(env.seat[lane])
        assert inputs[lane, WORTH] * 32 == score(state, seat)
        before = island_score(state, seat)
        for colour in range(COLOURS):
            plain = (colour + int(state["card"][seat])) % COLOURS
            state["goods"][places.ISLAND + seat, plain] += 1
            assert inputs[lane, ANOTHER + colour] * 8 == island_score(state, seat) - before
            state["goods"][places.ISLAND + seat, plain] -= 1
