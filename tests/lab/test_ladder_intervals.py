from __future__ import annotations

import math
import random

import pytest

from longshore.lab.ladder.intervals import (
    Interval,
    difference,
    mean,
    reach,
    resolved,
    share,
    student,
)


def test_wilson_as_in_the_literature():
    # 81 of 263: Newcombe 1998, table I, method 3
    measured = share(81, 263)
    assert measured.value == pytest.approx(0.3080, abs=1e-4)
    assert (measured.low, measured.high) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    # 1 of 29, the same table
    assert tuple(share(1, 29))[1:] == pytest.approx((0.0061, 0.1718), abs=1e-4)


@pytest.mark.parametrize("of", [1, 7, 1000])
def test_never_and_always_have_an_interval_too(of):
    never, always = share(0, of), share(of, of)
    assert never.low == 0.0 < never.high < 1.0
    assert always.high == 1.0 > always.low > 0.0
    assert always.low == pytest.approx(1 - never.high)


def test_no_games_say_nothing():
    assert tuple(share(0, 0))[1:] == (0.0, 1.0)
    assert math.isinf(mean([]).high)
    assert math.isinf(mean([5.0]).low)


def test_shared_wins_lie_between():
    assert share(10, 40).low < share(10.5, 40).low < share(11, 40).low


def test_the_interval_of_fractions_is_not_too_narrow():
    """Seats of one bot that win together half of a game, counted a seat: 95 % or more are right."""
    chance, right, runs = random.Random(1), 0, 600
    for _ in range(runs):
        # three seats of the bot and one of another, each as likely to win; a tie in every fourth
        wins = 0.0
        for _ in range(60):
            first, second = chance.sample(range(4), 2)
            tie = chance.random() < 0.25
            wins += sum(seat < 3 for seat in (first, second)) / 2 if tie else float(first < 3)
        measured = share(wins, 180)
        right += measured.low <= 0.25 <= measured.high
    assert right / runs >= 0.95


@pytest.mark.parametrize(
    ("freedom", "table"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_student_as_in_the_tables(freedom, table):
    assert student(freedom) == pytest.approx(table, rel=2e-3)


def test_the_mean_of_few_numbers():
    measured = mean([1, 2, 3, 4, 5])
    assert measured.value == 3
    assert measured.high - 3 == pytest.approx(2.776 * math.sqrt(2.5 / 5), rel=1e-3)
    assert 3 - measured.low == pytest.approx(measured.high - 3)


def test_newcombe_as_in_the_literature():
    # 56 of 70 and 48 of 80: Newcombe 1998, method 10
    gap = difference(share(56, 70), share(48, 80))
    assert gap.value == pytest.approx(0.2)
    assert (gap.low, gap.high) == pytest.approx((0.0524, 0.3339), abs=1e-4)


@pytest.mark.parametrize("games", [100, 400])
def test_what_is_said_to_be_resolved_is_found_in_four_runs_of_five(games):
    chance, true, runs = random.Random(1), 0.25 + resolved(0.25, games), 1500
    found = 0
    for _ in range(runs):
        wins = sum(chance.random() < true for _ in range(games))
        found += share(wins, games).low > 0.25
    assert found / runs == pytest.approx(0.8, abs=0.04)


def test_one_game_resolves_nothing():
    assert resolved(0.25, 1) == pytest.approx(0.75)


def test_an_interval_has_its_value_inside():
    for wins in range(0, 101, 7):
        measured: Interval = share(wins, 100)
        assert measured.low <= measured.value <= measured.high


def test_no_games_resolve_nothing():
    assert resolved(0.25, 0) == pytest.approx(0.75)
    assert reach(0.25, 0) == 0.5
