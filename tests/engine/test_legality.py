"""The ways to ask what is legal agree; what is legal can be done, nothing else changes a byte."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from longshore.engine import step
from longshore.engine.moves import MOVES, REPAY, TAKE_LOAN, move_name
from longshore.engine.state import Phase
from longshore.engine.types import State
from longshore.game.options import Options
from longshore.game.validation import status
from tests.support import (
    RUNS,
    SEEDS,
    Played,
    awaited,
    copy_of,
    legal_moves,
    option_sets,
    random_game,
    started,
    varied_game,
    varied_options,
)

# Seats that are not there, and moves that have no number.
STRANGE_SEATS = (-129, -2, -1, 5, 6, 31, 32, 64, 127, 2**40)
ENOUGH = 2  # positions of a kind that is rare
RARELY = 5000  # moves between two of a phase at which every move of every seat is tried
STRANGE_MOVES = (-(2**40), -129, -1, MOVES, MOVES + 1, 2**15, 2**40)


def check_legal_agrees(state: State, mask: np.ndarray) -> None:
    """`legal` and `legal_mask`, for every seat, in play or not, owing a decision or not."""
    for seat in range(5):
        listed = legal_moves(state, seat)
        step.legal_mask(state, seat, mask)
        assert len(set(listed)) == len(listed), "a move is listed twice"
        assert sorted(listed) == np.flatnonzero(mask).tolist()
        if seat in awaited(state):
            decisions = set(listed) - {TAKE_LOAN, REPAY}
            assert decisions, "a seat owes a decision, but has nothing to decide"
        elif seat == state.active:
            assert set(listed) <= {TAKE_LOAN, REPAY}, "more than loans (L1, L2)"
        else:
            assert set(listed) <= {TAKE_LOAN}, "a seat that owes nothing can do more than borrow"


def check_every_move(state: State) -> None:
    """`allowed` agrees with the list; legal moves succeed, illegal ones change not a byte."""
    before, trial = state.tobytes(), copy_of(state)
    for seat in range(5):
        listed = set(legal_moves(state, seat))
        for move in range(MOVES):
            assert step.allowed(state, seat, move) is (move in listed), move_name(move)
            done = step.step(trial, seat, move, None)
            assert done is (move in listed), move_name(move)
            if not done:
                assert trial.tobytes() == before, move_name(move)
                continue
            assert status(trial) == [], move_name(move)
            trial = copy_of(state)
    assert state.tobytes() == before


@SEEDS
def test_list_and_mask_agree_for_every_seat(seeds: range) -> None:
    mask = np.zeros(MOVES, np.bool_)
    for seed in seeds:
        for number, played in enumerate(varied_game(seed)):
            if number % 5 == seed % 5:
                check_legal_agrees(played.state, mask)


@SEEDS
def test_legal_moves_succeed_and_illegal_ones_change_nothing(seeds: range) -> None:
    """Every move of every seat, now and then and whenever a phase has not been seen for long."""
    last_seen: dict[int, int] = {}
    count = 0
    for seed in seeds:
        for played in varied_game(seed):
            count += 1
            phase = int(played.state.phase)
            if count - last_seen.get(phase, -RARELY) >= RARELY:
                last_seen[phase] = count
                check_every_move(played.state)
    assert {phase for phase in Phase if phase <= Phase.OVER} == set(last_seen)


@RUNS
@given(options=option_sets(), seed=st.integers(0, 2**63 - 1), at=st.integers(0, 400))
def test_they_agree_for_any_options(run: str, options: Options, seed: int, at: int) -> None:
    mask = np.zeros(MOVES, np.bool_)
    state = None
    for number, played in enumerate(random_game(options, seed, limit=at)):
        state = played.state
        if number % 5 == 0:
            check_legal_agrees(state, mask)
    assert state is not None
    check_every_move(state)


@pytest.mark.parametrize("seat", STRANGE_SEATS)
def test_a_seat_that_is_not_there_can_do_nothing(seat: int) -> None:
    state, _ = started(varied_options(1), 1)
    before = state.tobytes()
    assert legal_moves(state, seat) == []
    for move in range(MOVES):
        assert step.allowed(state, seat, move) is False
        assert step.step(state, seat, move, None) is False
    assert state.tobytes() == before


@pytest.mark.parametrize("move", STRANGE_MOVES)
def test_a_move_that_has_no_number_is_refused(move: int) -> None:
    for seed in range(6):
        state, _ = started(varied_options(seed), seed)
        before = state.tobytes()
        for seat in range(5):
            assert step.allowed(state, seat, move) is False
            assert step.step(state, seat, move, None) is False
        assert state.tobytes() == before


def test_nobody_can_do_anything_when_the_game_is_over() -> None:
    for seed in range(12):
        *_, last = random_game(varied_options(seed, round_limit=3), seed)
        assert last.state.phase == Phase.OVER
        assert awaited(last.state) == []
        assert all(legal_moves(last.state, seat) == [] for seat in range(5))
        check_every_move(last.state)


def test_an_award_in_the_mask_is_one_and_not_a_seat() -> None:
    """Masks of numbers hold 0 and 1 alone."""
    mask: Any = np.zeros(MOVES, np.int8)
    for played in islice(ties(), ENOUGH):
        step.legal_mask(played.state, int(played.state.active), mask)
        assert set(mask.tolist()) == {0, 1}


def ties() -> Iterator[Played]:
    """Where a seller chooses among those who bid the same."""
    for seed in count():
        options = varied_options(seed, auction="sealed", all_zero="tie", supply=6)
        for played in random_game(options, seed):
            if played.state.phase == Phase.DECIDE and int(played.state.tied).bit_count() > 1:
                yield played
