"""A1, A2, L3: moves of several seats that owe a decision are taken in any order."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations

import pytest

from longshore.engine.journal import Fact, new_journal
from longshore.engine.moves import TAKE_LOAN
from longshore.engine.state import NONE, Phase
from longshore.engine.step import step
from longshore.engine.types import State
from tests.support import (
    TEMPERS,
    awaited,
    copy_of,
    draw_move,
    legal_moves,
    random_game,
    rows_of,
    varied_options,
)

SEALED = (Phase.BIDS, Phase.TIEBREAK)
Script = list[tuple[int, int]]


def sealed_rounds(phase: Phase, wanted: int) -> Iterator[State]:
    """Positions in which all the bids of a round are still owed."""
    found = 0
    for seed in range(400):
        options = varied_options(seed, auction="sealed", all_zero="tie")
        last = NONE
        for played in random_game(options, seed, limit=800, rich=seed % 3 == 0):
            if played.state.phase == phase and last != phase:
                yield copy_of(played.state)
                found += 1
                if found == wanted:
                    return
            last = int(played.state.phase)
    pytest.fail(f"only {found} of {wanted} rounds of {phase.name} were found")


def bid_script(chance: random.Random, state: State, seat: int) -> Script:
    """One seat's whole bid: loans, bluffing cards, hundreds and the amount."""
    trial, script = copy_of(state), []
    while seat in awaited(trial):
        move = draw_move(chance, legal_moves(trial, seat), TEMPERS["even"])
        script.append((seat, move))
        assert step(trial, seat, move, None)
    return script


def shuffled(chance: random.Random, scripts: list[Script]) -> Script:
    """The scripts mixed, each in its own order."""
    turns = [index for index, script in enumerate(scripts) for _ in script]
    chance.shuffle(turns)
    parts = [iter(script) for script in scripts]
    return [next(parts[index]) for index in turns]


def played_out(state: State, script: Script) -> tuple[bytes, list[list[int]], list[list[int]]]:
    """The bytes after a script, and the rows written before and by the last bid."""
    trial, rows = copy_of(state), []
    for seat, move in script:
        journal = new_journal()
        assert step(trial, seat, move, journal)
        rows.append(rows_of(journal))
    return trial.tobytes(), sorted(row for part in rows[:-1] for row in part), rows[-1]


@pytest.mark.parametrize("phase", SEALED)
def test_A1_A2_the_order_of_sealed_bids_does_not_matter(phase: Phase) -> None:
    chance = random.Random(2)
    for state in sealed_rounds(phase, 40):
        scripts = [bid_script(chance, state, seat) for seat in awaited(state)]
        results = {
            played_out(state, [move for script in order for move in script])[0]
            for order in permutations(scripts)
        }
        results |= {played_out(state, shuffled(chance, scripts))[0] for _ in range(10)}
        assert len(results) == 1


@pytest.mark.parametrize("phase", SEALED)
def test_L1_loans_of_others_between_the_bids_do_not_matter(phase: Phase) -> None:
    """Those who owe no bid borrow openly, whenever; the last move is a bid, which reveals all."""
    chance = random.Random(3)
    with_loans = 0
    for state in sealed_rounds(phase, 40):
        owing = awaited(state)
        scripts = [bid_script(chance, state, seat) for seat in owing]
        others = [seat for seat in range(int(state.seats)) if seat not in owing]
        loans = [[(seat, TAKE_LOAN)] for seat in others if TAKE_LOAN in legal_moves(state, seat)]
        with_loans += bool(loans)
        last = scripts.pop()
        results = {
            played_out(state, shuffled(chance, scripts + loans) + last)[0] for _ in range(12)
        }
        assert len(results) == 1
    assert with_loans >= 3


@pytest.mark.parametrize("phase", SEALED)
def test_what_is_revealed_is_told_in_the_same_rows(phase: Phase) -> None:
    """Only the last bid reveals; who bids last changes nothing in what is told then."""
    chance = random.Random(4)
    sealed = int(Fact.BID_SEALED if phase == Phase.BIDS else Fact.EXTRA_SEALED)
    for state in sealed_rounds(phase, 25):
        scripts = [bid_script(chance, state, seat) for seat in awaited(state)]
        told = set()
        for _ in range(6):
            chance.shuffle(scripts)
            script = [move for part in scripts for move in part]
            _, before, at_last = played_out(state, script)
            assert {row[0] for row in before} <= {sealed}
            assert at_last[0][:2] == [sealed, script[-1][0]]
            told.add(repr(at_last[1:]))
        assert len(told) == 1


@pytest.mark.parametrize("phase", SEALED)
def test_L3_nothing_open_changes_while_a_bid_is_made(phase: Phase) -> None:
    """Money, loans, bills and goods stand still until the last bid."""
    chance = random.Random(5)
    for state in sealed_rounds(phase, 25):
        scripts = [bid_script(chance, state, seat) for seat in awaited(state)]
        trial = copy_of(state)
        for seat, move in shuffled(chance, scripts)[:-1]:
            assert step(trial, seat, move, None)
            assert trial.phase == phase
            for field in ("cash", "loans", "bills", "goods", "high", "tied", "active", "ending"):
                assert (trial[field] == state[field]).all(), field
