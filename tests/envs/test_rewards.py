"""What a game is played for, against the scores as the table reads them."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from longshore import Game
from longshore.engine import scoring
from longshore.engine.moves import PASS
from longshore.envs.one_game import OneGame
from longshore.envs.rewards import REWARDS
from longshore.envs.settings import STANDARD, make_options
from longshore.game import board
from tests.envs.playing import at, drawn, played
from tests.support import copy_of
from tests.tabletop import position

AT_THE_END = ("money", "difference", "rank", "win")


def standing(game: Game, seat: int) -> tuple[int, int]:
    """F4: the score, and what breaks a tie."""
    if game.options.tie_break == "factory":
        return game.scores()[seat], len(board.factory(game.state, seat))
    return game.scores()[seat], int(scoring.island_left(game.state, seat))


def wanted(game: Game, kind: str) -> list[float]:
    """The rewards of a game that is over, from its result."""
    seats = game.options.seats
    scores, winners = game.scores(), game.winners()
    places = [standing(game, seat) for seat in range(seats)]
    best_first = sorted(places, reverse=True)
    found = []
    for seat in range(seats):
        others = [score for other, score in enumerate(scores) if other != seat]
        taken = [place for place, one in enumerate(best_first) if one == places[seat]]
        rewards = {
            "money": scores[seat],
            "difference": scores[seat] - np.mean(others),
            "rank": 1 - 2 * np.mean(taken) / (seats - 1),
            "win": 1 / len(winners) if seat in winners else 0,
        }
        found.append(float(rewards[kind]))
    return found + [0.0] * (5 - seats)


def last_move(game: OneGame) -> dict[str, list[float]]:
    """What a pass that ends the game earns, by the kind of reward."""
    twins = {kind: OneGame(game.options, kind) for kind in AT_THE_END}
    for twin in twins.values():
        twin.buffer = game.buffer.copy()
    earned = {kind: twin.play(twin.to_move, PASS).tolist() for kind, twin in twins.items()}
    assert all(twin.over for twin in twins.values())
    return earned


@pytest.mark.parametrize("setting", STANDARD)
@pytest.mark.parametrize("kind", AT_THE_END)
def test_F3_F4_the_reward_comes_at_the_end_and_from_the_result(setting: str, kind: str) -> None:
    options = make_options(*STANDARD[setting], round_limit=3)
    for seed in range(3):
        game, chance = OneGame(options, kind, seed=seed), random.Random(seed)
        while not game.over:
            seat = game.to_move
            earned = game.play(seat, drawn(chance, game, seat))
            assert earned.shape == (5,)
            assert game.over or not earned.any()
        result = Game(options, copy_of(game.buffer.state))
        assert earned.tolist() == pytest.approx(wanted(result, kind))
        assert game.worths()[: options.seats].tolist() == list(result.scores())
        total = {"difference": 0.0, "rank": 0.0, "win": 1.0}.get(kind, sum(result.scores()))
        assert earned.sum() == pytest.approx(total)


def final(edition: str = "classic", **parts: Any) -> OneGame:
    """Three seats before the last pass of the game."""
    options = {"round_limit": 4}
    game = position(edition, seats=3, options=options, round=4, turn="yellow", **parts)
    return at(game)


def test_F4_who_wins_alone() -> None:
    earned = last_move(final(blue={"cash": 30}, red={"cash": 10}, yellow={"cash": 5}))
    assert earned["money"] == [30, 10, 5, 0, 0]
    assert earned["difference"] == pytest.approx([22.5, -7.5, -15, 0, 0])
    assert earned["rank"] == [1, 0, -1, 0, 0]
    assert earned["win"] == [1, 0, 0, 0, 0]


def test_F4_a_shared_victory_is_shared() -> None:
    same = {"machines": "k", "factory": "k@2", "cash": 9}
    earned = last_move(final(blue=same, red={**same, "machines": "n"}, yellow={"cash": 4}))
    assert earned["win"] == [0.5, 0.5, 0, 0, 0]
    assert earned["rank"] == [0.5, 0.5, -1, 0, 0]


def test_F4_all_alike_share_everything() -> None:
    earned = last_move(final(blue={"cash": 9}, red={"cash": 9}, yellow={"cash": 9}))
    assert earned["win"] == pytest.approx([1 / 3] * 3 + [0, 0])
    assert earned["rank"] == pytest.approx([0] * 5)
    assert earned["difference"] == pytest.approx([0] * 5)


@pytest.mark.parametrize("tie_break", ["island", "factory"])
def test_F4_the_tie_break_decides_the_rank_too(tie_break: str) -> None:
    """Blue has one left on its island, Red more in its factory store; their money is the same."""
    game = position(
        seats=3,
        options={"round_limit": 4, "tie_break": tie_break},
        round=4,
        turn="yellow",
        blue={"cash": 20, "card": "A", "island": "o2 t", "machines": "k", "factory": "none"},
        red={"cash": 25, "card": "B", "machines": "n", "factory": "n@2 n@2"},
        yellow={"cash": 1},
    )
    assert game.scores()[:2] == (25, 25)
    earned = last_move(at(game))
    first, second = (0, 1) if tie_break == "island" else (1, 0)
    assert (earned["win"][first], earned["win"][second]) == (1, 0)
    assert (earned["rank"][first], earned["rank"][second]) == (1, 0)


def test_F3_a_loan_costs_a_dollar_in_the_end_and_money_may_be_negative() -> None:
    earned = last_move(final(blue={"cash": 0, "loans": 2}, red={"cash": 10, "loans": 1}))
    assert earned["money"][:2] == [-22, -1]


@pytest.mark.parametrize("setting", STANDARD)
def test_F3_shaped_rewards_are_the_changes_of_net_worth(setting: str) -> None:
    options = make_options(*STANDARD[setting], round_limit=4)
    game, chance = OneGame(options, "shaped", seed=8), random.Random(8)
    worths, total = [game.worths()], np.zeros(5)
    assert worths[0].tolist() == [20] * options.seats + [0] * (5 - options.seats)
    while not game.over:
        seat = game.to_move
        earned = game.play(seat, drawn(chance, game, seat))
        total += earned
        worths.append(game.worths())
        assert earned.tolist() == (worths[-1] - worths[-2]).tolist()
    assert any((one != other).any() for one, other in pairwise(worths[:-1]))
    final_scores = Game(options, copy_of(game.buffer.state)).scores()
    assert (worths[0] + total)[: options.seats].tolist() == list(final_scores)


def test_K7_what_the_end_settles_is_in_the_shaped_rewards() -> None:
    """Red holds the card when the game ends: it pays its bid and gets the containers."""
    payment = {"holder": "red", "space": "I goods", "money": 1}
    brokers = {"I": {"goods": "k n p"}}
    game = position(
        "anniversary",
        seats=3,
        options={"round_limit": 4},
        round=4,
        turn="yellow",
        payment=payment,
        brokers=brokers,
    )
    earned = at(game, "shaped").play(2, PASS)
    assert earned.tolist() == [0, 9, 0, 0, 0]  # $3 each on its pier (F3)


def test_every_kind_is_played() -> None:
    for kind in REWARDS:
        *_, game = played(make_options("classic", 3, round_limit=1), 1, kind)
        assert game.over
