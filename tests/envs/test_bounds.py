"""The bounds of length and utility hold in every game, and are what the rules give by hand."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from longshore.engine.moves import BID, CALL, HUNDRED, REPAY, SAIL_ISLAND, TAKE_LOAN, move_name
from longshore.engine.state import Phase
from longshore.envs.bounds import (
    LEAST_WORTH,
    most_auctions,
    most_containers,
    most_decisions,
    most_money,
    most_moves,
    most_turns,
    most_worth,
    utility_bounds,
    utility_sum,
)
from longshore.envs.one_game import OneGame
from longshore.envs.rewards import REWARDS
from longshore.envs.settings import make_options
from tests.envs.spiel_play import auction, load

SETTINGS: list[dict[str, Any]] = [
    {"seats": 3, "round_limit": 8},
    {"seats": 5, "round_limit": 4, "supply": 3},
    {"seats": 4, "round_limit": 5, "domestic_sale": "pre-turn", "seizure": "printed"},
    {"seats": 3, "round_limit": 6, "auction": "progressive", "all_zero": "tie"},
    {"edition": "anniversary", "seats": 3, "round_limit": 8},
    {"edition": "anniversary", "seats": 5, "round_limit": 4, "bluff": "cancel"},
]
Choose = Callable[[OneGame, int, list[int], random.Random], int]


def at_random(_game: OneGame, _seat: int, moves: list[int], rng: random.Random) -> int:
    return rng.choice(moves)


def at_length(game: OneGame, _seat: int, moves: list[int], rng: random.Random) -> int:
    """Borrow and repay whenever that is offered, call brokers, and bid long: what takes moves."""
    for move in (TAKE_LOAN, REPAY, HUNDRED):
        if move in moves:
            return move
    if game.buffer.state["phase"] == Phase.RAISE:
        return moves[1] if len(moves) > 1 else moves[0]  # a dollar more
    calls = [move for move in moves if CALL <= move < CALL + 6]
    return rng.choice(calls or moves)


_SHIPPING = (
    "accept",
    "sail_island",
    "take",
    "price",
    "sail_sea",
    "stock",
    "produce",
    "sail_harbour",
)


def in_league(_game: OneGame, seat: int, moves: list[int], rng: random.Random) -> int:
    """Ship whatever there is, bid all one has and accept: the subsidy doubles it."""
    if HUNDRED in moves:
        return HUNDRED
    bids = [move for move in moves if BID <= move < BID + 100]
    if bids:
        return bids[-1]
    for family in _SHIPPING:
        found = [move for move in moves if move_name(move).split()[0] == family]
        found = [move for move in found if move_name(move) != f"stock {seat}"]
        if found:
            return rng.choice(found)
    return rng.choice(moves)


def play(options: Any, seed: int, choose: Choose) -> tuple[OneGame, dict[str, int]]:
    """A whole game, with what the bounds speak of counted."""
    game, rng = OneGame(options, "money", seed=seed), random.Random(seed)
    counts = {"moves": 0, "auctions": 0, "money": 0, "decisions": 0}
    while not game.over:
        waiting = game.waiting
        counts["decisions"] += 1
        for seat in waiting:
            move = choose(game, seat, sorted(game.offered(seat).tolist()), rng)
            game.play(seat, move)
            counts["moves"] += 1
            counts["auctions"] += move == SAIL_ISLAND
        counts["money"] = max(counts["money"], int(game.buffer.state["cash"][:9].sum()))
    return game, counts


@pytest.mark.parametrize("choose", [at_random, at_length, in_league])
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_no_game_passes_the_bounds(setting: dict[str, Any], choose: Choose) -> None:
    options = make_options(**setting)
    for seed in range(3):
        game, counts = play(options, seed, choose)
        assert counts["decisions"] <= most_decisions(options)
        assert counts["moves"] <= most_moves(options)
        assert counts["auctions"] <= most_auctions(options)
        assert counts["money"] <= most_money(options)
        worths = game.worths()[: options.seats]
        assert all(LEAST_WORTH <= worth <= most_worth(options) for worth in worths)


def test_players_in_league_make_money_as_the_bound_fears() -> None:
    """Even these, who ship by chance, come to two fifths of it: it could not be much less."""
    options = make_options("anniversary", 5, round_limit=40)
    _, counts = play(options, 2, in_league)
    assert 0.4 * most_money(options) < counts["money"] <= most_money(options)


@pytest.mark.parametrize("reward", REWARDS)
def test_what_is_earned_lies_between_the_bounds_and_sums_to_what_is_said(reward: str) -> None:
    options = make_options("anniversary", 3, supply=3, round_limit=6)
    least, most = utility_bounds(options, reward)
    for seed in range(4):
        game, rng = OneGame(options, reward, seed=seed), random.Random(seed)
        earned = [0.0] * 3
        while not game.over:
            move = rng.choice(game.offered(game.to_move).tolist())
            earned = [
                sum(pair) for pair in zip(earned, game.play(game.to_move, move), strict=False)
            ]
        assert all(least <= one <= most for one in earned)
        total = utility_sum(reward)
        assert total is None or sum(earned) == pytest.approx(total, abs=1e-9)


def test_bounds_by_hand() -> None:
    """Three seats, one round: no ship can come to the island, so money is what was handed out."""
    options = make_options("classic", 3, round_limit=1, seizure="printed")
    assert most_turns(options) == 3
    assert most_auctions(options) == 0
    assert most_money(options) == 3 * (20 + 20)
    assert most_containers(options) == 60
    assert most_worth(options) == 120 + 600
    assert utility_bounds(options, "money") == (-22, 720)
    assert utility_bounds(options, "shaped") == (-42, 700)
    assert utility_bounds(options, "difference") == (-22 - 720 / 2, 742)
    assert utility_bounds(options, "rank") == (-1, 1)
    assert utility_bounds(options, "win") == (0, 1)


def test_a_seat_holds_an_auction_in_every_second_turn_at_most() -> None:
    assert most_auctions(make_options("classic", 4, round_limit=1)) == 0
    assert most_auctions(make_options("classic", 4, round_limit=2)) == 4
    assert most_auctions(make_options("classic", 4, round_limit=5)) == 8
    assert most_auctions(make_options("classic", 4, round_limit=1000)) == 5 * 16
    assert most_auctions(make_options("anniversary", 4, round_limit=1000)) == 5 * 13 + 3


def test_the_first_auction_can_be_held_in_the_second_turn() -> None:
    """Three actions: into a harbour, out again, to the island; so the bound is not too high."""
    state = auction(load())
    assert state.course.game.buffer.state["round_number"] == 2


def test_money_doubles_at_every_auction_and_is_bounded_by_what_can_be_bid() -> None:
    few = make_options("classic", 3, round_limit=2, seizure="printed")
    assert most_money(few) == 120 * 2**3
    many = make_options("classic", 3, round_limit=40, seizure="printed")
    assert most_money(many) < 120 * 2**8 + 60 * 2 * 9_999


def test_bounds_fit_openspiels_numbers_in_the_longest_games() -> None:
    longest = make_options(
        "classic", 5, supply=20, auction="progressive", all_zero="tie", round_limit=10_000
    )
    assert most_decisions(longest) * 5 < 2**31


def test_without_a_round_limit_there_are_no_bounds() -> None:
    with pytest.raises(ValueError, match="set round_limit to a number of rounds"):
        most_decisions(make_options("classic", 3, round_limit=None))
