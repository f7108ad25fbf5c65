"""Perft: how many sequences of moves there are, from fixed deals, against the stored counts."""

from __future__ import annotations

import pytest

from longshore.engine import play
from longshore.engine.state import Phase
from longshore.engine.step import step
from longshore.engine.types import State
from longshore.game.validation import status
from tests.engine.perft_table import PHASES, Entry, counts, position, read_table
from tests.support import TABLES, awaited, copy_of, legal_moves, random_game, varied_options

TABLE = read_table()


@pytest.mark.parametrize("entry", TABLE, ids=[entry["name"] for entry in TABLE])
def test_the_stored_counts_hold(entry: Entry) -> None:
    state = position(entry)
    before = state.tobytes()
    assert counts(state, len(entry["nodes"])) == entry["nodes"]
    assert state.tobytes() == before


def test_the_table_has_every_edition_number_of_seats_and_phase() -> None:
    starts = {(e["edition"], e["seats"]) for e in TABLE if not e["moves"] and not e["options"]}
    assert starts == set(TABLES)
    assert {Phase(int(position(entry).phase)) for entry in TABLE} == set(PHASES)
    assert all(len(entry["nodes"]) >= 4 for entry in TABLE)


def slowly(state: State, depth: int) -> int:
    """Perft by recursion, through the checked door."""
    if depth == 0:
        return 1
    if state.phase == Phase.OVER:
        return 0
    total = 0
    seat = awaited(state)[0]
    for move in legal_moves(state, seat):
        after = copy_of(state)
        assert step(after, seat, move, None)
        assert status(after) == []
        total += slowly(after, depth - 1)
    return total


@pytest.mark.parametrize("entry", TABLE, ids=[entry["name"] for entry in TABLE])
def test_counting_by_hand_gives_the_same(entry: Entry) -> None:
    state = position(entry)
    depth = 0
    while depth < 4 and entry["nodes"][depth] <= 1500:
        depth += 1
    assert depth >= 1
    assert slowly(state, depth) == entry["nodes"][depth - 1]


def test_nothing_comes_after_the_end() -> None:
    *_, last = random_game(varied_options(0, round_limit=2), 0)
    assert last.state.phase == Phase.OVER
    assert [int(play.perft(last.state, depth)) for depth in range(4)] == [1, 0, 0, 0]


def test_no_moves_deep_there_is_one_way() -> None:
    assert int(play.perft(position(TABLE[0]), 0)) == 1
