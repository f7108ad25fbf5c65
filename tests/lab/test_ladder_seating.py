from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from longshore.lab.ladder.seating import line_ups, mixed_circles, rotation, rounded

POOLS = [*product((2, 3, 4, 5, 7), (3, 4, 5)), (30, 4)]


def fill(games: int, bots: int, seats: int, *, seed: int = 1, challenge: bool = False):
    games = rounded(games, bots, seats, challenge=challenge)
    return line_ups(games, bots, seats, seed, challenge=challenge)


@pytest.mark.parametrize(("bots", "seats"), POOLS)
@pytest.mark.parametrize("games", [1, 100, 700])
def test_every_bot_is_at_every_seat_equally_often(bots, seats, games):
    tables = fill(games, bots, seats)
    held = Counter((bot, seat) for table in tables for seat, bot in enumerate(table))
    assert len(held) == bots * seats
    assert len(set(held.values())) == 1


@pytest.mark.parametrize(("bots", "seats"), POOLS)
@pytest.mark.parametrize("games", [1, 100, 700])
def test_every_table_is_mixed(bots, seats, games):
    assert all(len(set(table)) > 1 for table in fill(games, bots, seats))


@pytest.mark.parametrize(("bots", "seats"), POOLS)
def test_no_more_games_are_added_than_the_balance_needs(bots, seats):
    for games in (1, 99, 100):
        played = rounded(games, bots, seats, challenge=False)
        assert games <= played < games + bots * seats
        assert len(fill(games, bots, seats)) == played


def test_a_small_pool_meets_in_every_way():
    circles = mixed_circles(3, 4)
    assert len(circles) == 21  # 24 necklaces of four beads in three colours, less three plain ones
    tables = Counter(fill(2 * 4 * len(circles), 3, 4))
    mixed = {table for table in product(range(3), repeat=4) if len(set(table)) > 1}
    assert tables.keys() == mixed
    # ABAB is its own rotation by two, and so is played twice as often
    assert {table: count // 2 for table, count in tables.items()} == {
        table: 2 if table[:2] == table[2:] else 1 for table in mixed
    }


def test_a_circle_goes_around_the_table():
    assert [rotation((0, 1, 2), turn) for turn in range(3)] == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]


def test_a_challenger_goes_around_the_seats_and_the_field_has_the_others():
    tables = fill(9, 2, 3, challenge=True)
    assert tables == [(0, 1, 1), (1, 0, 1), (1, 1, 0)] * 3


def test_a_challenge_is_rounded_to_whole_turns_around_the_table():
    assert rounded(1000, 2, 3, challenge=True) == 1002
    assert rounded(1000, 2, 4, challenge=True) == 1000


def test_a_bot_by_itself_has_every_seat_and_just_the_games_asked_for():
    assert fill(7, 1, 3) == [(0, 0, 0)] * 7


def test_a_longer_challenge_begins_like_a_shorter_one():
    assert fill(40, 2, 4, challenge=True)[:8] == fill(8, 2, 4, challenge=True)


def test_the_seed_decides_who_meets_whom():
    assert fill(100, 7, 4, seed=1) == fill(100, 7, 4, seed=1)
    assert fill(100, 7, 4, seed=1) != fill(100, 7, 4, seed=2)
