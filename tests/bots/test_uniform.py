"""The random bot: its numbers are its actions one for one, and it draws them evenly."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from math import sqrt
from typing import get_args

import pytest

from longshore import Game
from longshore.bots.bot import Decision
from longshore.bots.uniform import Random
from longshore.bots.uniform.drawing import spell
from longshore.engine import moves as m
from longshore.engine.bindings import GameBuffer, Pages
from longshore.engine.state import Phase
from longshore.game.actions import Action, AnyAction
from longshore.game.options import Options
from longshore.game.spelling import every_action, fold, legal_moves, unfinished
from tests.positions import ASKED, Position, positions
from tests.random_play import EACH_TABLE, TABLES
from tests.support import started
from tests.tabletop import position

LISTED = 400  # a list of actions up to this long is compared as a whole
COUNTED = 3000  # and up to this long it is counted
BLUE, RED, YELLOW = range(3)


def count(buffer: GameBuffer, seat: int) -> int:
    return spell(buffer, seat, 0)[1]


def said(buffer: GameBuffer, seat: int, number: int) -> AnyAction:
    """The one action that a number stands for."""
    (action,) = fold(buffer, seat, spell(buffer, seat, number)[0])
    return action


def all_said(buffer: GameBuffer, seat: int) -> list[AnyAction]:
    return [said(buffer, seat, number) for number in range(count(buffer, seat))]


def each_speaker(each: int) -> Iterator[tuple[Position, int]]:
    for at in positions(each):
        for seat in at.speakers():
            yield at, seat


def decision_of(game: Game, seat: int, seed: int) -> Decision:
    return Decision(game.buffer, game.options, seat, random.Random(seed))


# Every action once


def test_the_numbers_are_the_actions_one_for_one() -> None:
    kinds: set[type[Action]] = set()
    phases: set[Phase] = set()
    for at, seat in each_speaker(8):
        buffer = at.buffer()
        if count(buffer, seat) > LISTED:
            continue
        actions = all_said(buffer, seat)
        assert len(set(actions)) == len(actions)
        assert set(actions) == set(every_action(buffer, seat))
        kinds.update(map(type, actions))
        phases.add(at.phase)
    assert kinds == set(get_args(AnyAction))
    assert phases == ASKED


def game_of_random_bots(options: Options, seed: int) -> Iterator[tuple[GameBuffer, int, list[int]]]:
    """The positions of a game, who is asked in them and what it does."""
    state, _ = started(options, seed)
    buffer, bots, unread = GameBuffer.of(state), [Random() for _ in range(options.seats)], Pages()
    chance = random.Random(seed)
    while buffer.state.phase != Phase.OVER:
        awaited = int(buffer.state.awaiting)
        seat = (awaited & -awaited).bit_length() - 1
        run = bots[seat].choose(Decision(buffer, options, seat, chance))
        yield buffer.copy(), seat, run
        for move in run:
            assert buffer.step(seat, move, unread), m.move_name(move)
        assert not unfinished(buffer.state, seat, run[-1])


@EACH_TABLE
def test_all_that_random_bots_do_at_a_table_is_one_whole_action(options: Options) -> None:
    for buffer, seat, run in game_of_random_bots(options, 5):
        assert len(fold(buffer, seat, run)) == 1


def random_positions(most: int) -> Iterator[tuple[GameBuffer, int]]:
    """Where stores are full: positions of random bots' games with at most so many actions."""
    for seed, options in enumerate(TABLES):
        for number, (buffer, seat, _) in enumerate(game_of_random_bots(options, seed)):
            if number % 5 == 0 and count(buffer, seat) <= most:
                yield buffer, seat


def test_long_lists_have_as_many_actions_as_are_counted() -> None:
    compared = 0
    for buffer, seat in random_positions(COUNTED):
        total = count(buffer, seat)
        if total > LISTED and compared < 15:
            assert sum(1 for _ in every_action(buffer, seat)) == total
            compared += 1
    assert compared == 15


def test_numbers_anywhere_in_the_longest_lists_are_legal_and_differ() -> None:
    found = [(count(buffer, seat), buffer, seat) for buffer, seat in random_positions(10**9)]
    found.sort(key=lambda one: -one[0])
    chance = random.Random(1)
    assert found[0][0] > COUNTED
    for total, buffer, seat in found[:20]:
        numbers = {0, total - 1, *(chance.randrange(total) for _ in range(40))}
        assert len({said(buffer, seat, number) for number in numbers}) == len(numbers)


def whole_runs(
    buffer: GameBuffer, seat: int, run: tuple[int, ...] = ()
) -> Iterator[tuple[int, ...]]:
    """The moves to the end of an action, wherever in it the seat is, loans not in between."""
    sealed = buffer.state.phase in (Phase.BIDS, Phase.TIEBREAK)
    for move in legal_moves(buffer, seat):
        if move == m.TAKE_LOAN and run and not sealed:
            continue
        after = buffer.copy()
        after.step(seat, move, Pages())
        if unfinished(after.state, seat, move):
            yield from whole_runs(after, seat, (*run, move))
        else:
            yield (*run, move)


def compare_runs(buffer: GameBuffer, seat: int) -> None:
    runs = [tuple(spell(buffer, seat, number)[0]) for number in range(count(buffer, seat))]
    assert sorted(runs) == sorted(whole_runs(buffer, seat))


def test_in_the_middle_of_an_action_the_numbers_are_the_ways_to_end_it() -> None:
    chance = random.Random(3)
    phases: Counter[Phase] = Counter()
    asked = [(at.buffer(), seat) for at, seat in each_speaker(12)]
    for buffer, seat in [*asked, *random_positions(10**9)]:
        run, _ = spell(buffer, seat, chance.getrandbits(63))
        for move in run[: chance.randrange(len(run))]:
            buffer.step(seat, move, Pages())
        phase, total = Phase(int(buffer.state.phase)), count(buffer, seat)
        if total <= LISTED and phases[phase] < 60:
            compare_runs(buffer, seat)
            phases[phase] += 1
    middle = {Phase.PRICE, Phase.STOCK, Phase.LOAD, Phase.CALL_BID, Phase.OFFER, Phase.PAY}
    assert set(phases) >= middle


def test_P2_what_is_made_is_chosen_where_not_all_fits() -> None:
    blue = {"machines": "k n o", "factory": "k@1 n@1 n@2 o@4"}  # room for two of three
    buffer = position("classic", blue=blue).buffer.copy()
    buffer.step(BLUE, m.PRODUCE, Pages())
    assert buffer.state.phase == Phase.MAKE
    compare_runs(buffer, BLUE)
    buffer.step(BLUE, m.MAKE, Pages())
    compare_runs(buffer, BLUE)


def test_K3_who_called_the_broker_does_not_make_the_last_of_a_second_colour() -> None:
    blue = {"machines": "k n p", "factory": "k@1 n@1 n@2 p@4"}
    brokers = {"II": {"goods": "e"}}
    game = position("anniversary", blue=blue, brokers=brokers, supply="k1 n1 p5 e3 g3")
    calm, bound = game.buffer.copy(), game.buffer.copy()
    for move in (m.CALL + 1, m.BID + 1):
        assert bound.step(BLUE, move, Pages())
    for buffer in (calm, bound):
        buffer.step(BLUE, m.PRODUCE, Pages())
        assert buffer.state.phase == Phase.MAKE
        compare_runs(buffer, BLUE)
    assert count(bound, BLUE) < count(calm, BLUE)


def test_a_bid_of_thousands_is_spelled_by_the_hundred() -> None:
    game = position(
        blue={"ship": {"at": "sea", "cargo": "k"}},
        red={"cash": 7050},
        yellow={"cash": 0, "loans": 2},
    )
    game.play("sail island")
    total = count(game.buffer, RED)
    assert total == 7051 + 7061 + 7071  # with no loan, with one, with two
    assert spell(game.buffer, RED, total - 1)[0] == [
        *[m.TAKE_LOAN] * 2,
        *[m.HUNDRED] * 70,
        m.BID + 70,
    ]
    assert spell(game.buffer, YELLOW, 12345)[0] == [m.BID]


def test_who_has_nothing_to_say_has_no_action() -> None:
    game = Game.new("classic", 3, seed=1, round_limit=1)
    for _ in range(3):
        game.play("pass")
    assert game.over
    assert spell(game.buffer, BLUE, 5) == ([], 0)


# Evenly


POOR = {"machines": "t", "cash": 0, "loans": 2}
MAKER = {"machines": "k", "factory": "n@1", "cash": 1, "loans": 2}
BUYER = {"machines": "k", "warehouses": 3, "harbour": "n@2", "cash": 3, "loans": 2}
SELLER = {"machines": "o t", "factory": "o@1 o@2 t@4", "cash": 0, "loans": 2}


def producing() -> tuple[Game, int]:
    """Blue produces, and sets out two containers."""
    return position(blue=MAKER, red=POOR, yellow=POOR), BLUE


def buying() -> tuple[Game, int]:
    """Blue buys some of red's three containers."""
    return position(blue=BUYER, red=SELLER, yellow=POOR), BLUE


def bidding() -> tuple[Game, int]:
    """Red bids for blue's cargo, with a loan or without."""
    shipper = {**POOR, "ship": {"at": "sea", "cargo": "k w"}}
    game = position(blue=shipper, red={"cash": 6, "loans": 1}, yellow=POOR)
    game.play("sail island")
    return game, RED


@pytest.mark.parametrize("table", [producing, buying, bidding])
def test_every_action_is_as_likely(table: Callable[[], tuple[Game, int]]) -> None:
    game, seat = table()
    actions = list(every_action(game.buffer, seat))
    assert 15 <= len(actions) <= 300
    draws = 60 * len(actions)
    bot, chance = Random(), random.Random(9)
    drawn = Counter(
        tuple(bot.choose(Decision(game.buffer, game.options, seat, chance))) for _ in range(draws)
    )
    assert {fold(game.buffer, seat, run)[0] for run in drawn} == set(actions)
    expected = draws / len(actions)
    chi_square = sum((times - expected) ** 2 / expected for times in drawn.values())
    assert chi_square < exceeded_once_in_a_thousand(len(actions) - 1)


def exceeded_once_in_a_thousand(freedom: int) -> float:
    """The 0.999 quantile of the chi-square distribution (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return freedom * (1 - part + 3.09 * sqrt(part)) ** 3


def test_the_same_seed_draws_the_same() -> None:
    game = Game.new("anniversary", 4, seed=3)
    seat = game.waiting[0]
    first = [Random().choose(decision_of(game, seat, seed)) for seed in range(30)]
    assert first == [Random().choose(decision_of(game, seat, seed)) for seed in range(30)]
    assert len({tuple(run) for run in first}) > 10


# Interpreted

DRAW = """
from longshore import Game
from longshore.bots.uniform.drawing import spell
from longshore.game.spelling import fold
game = Game.new("anniversary", 3, seed=8)
for number in range(0, 6_000_000, 100_003):
    seat = game.waiting[0]
    run, total = spell(game.buffer, seat, number)
    print(seat, total, *run)
    for action in fold(game.buffer, seat, run):
        game.play(action, seat)
"""


def test_it_draws_the_same_interpreted() -> None:
    drawn = [
        subprocess.run(
            [sys.executable, "-W", "error", "-c", DRAW],
            env={**os.environ, **extra},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        for extra in ({}, {"NUMBA_DISABLE_JIT": "1"})
    ]
    assert [run.stderr for run in drawn] == ["", ""]
    compiled, interpreted = (run.stdout for run in drawn)
    assert compiled == interpreted
    assert len(compiled.splitlines()) == 60
