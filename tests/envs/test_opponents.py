from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded

from longshore.bots import Bot, BotError, Decision, ask, bot_rng, make_bot
from longshore.bots.uniform import Random
from longshore.engine.moves import MOVES, PASS, REPAY, TAKE_LOAN
from longshore.engine.observe import SIZE, read
from longshore.envs.gymnasium import LongshoreEnv
from longshore.envs.one_game import OneGame
from longshore.envs.opponents import OpponentTable, read_opponents
from longshore.envs.settings import make_options
from longshore.lab.setting import Setting
from longshore.lab.table import play_table


class Noting(Random):
    """A random bot that notes which seats it decided for, and how many of it were made."""

    made = 0

    def __init__(self) -> None:
        type(self).made += 1
        self.seats: set[int] = set()

    def choose(self, decision: Decision) -> list[int]:
        self.seats.add(decision.seat)
        return super().choose(decision)


class Unhashable(Noting):
    __hash__ = None  # type: ignore[assignment]  # as of a dataclass


class Raising(Bot):
    def choose(self, decision: Decision) -> int:
        raise RuntimeError(f"is lost as {decision.seat}")


class Usurer(Bot):
    """Would borrow and repay for ever."""

    def choose(self, decision: Decision) -> int:
        for move in (REPAY, TAKE_LOAN):
            if move in decision.moves:
                return move
        return decision.moves[0]


def play_game(env: LongshoreEnv, seed: int) -> dict[str, Any]:
    """A game by moves drawn from what is offered; the last info."""
    rng = np.random.default_rng(seed)
    (_, info), over = env.reset(seed=seed), False
    while not over:
        move = rng.choice(np.flatnonzero(env.action_masks()))
        _, _, over, _, info = env.step(move)
    return info


# The lab plays the same games


@pytest.mark.parametrize(
    ("opponents", "table"),
    [
        (("merchant", "steady"), {"edition": "classic", "seats": 3}),
        (("merchant", "hoarder", "easy"), {"edition": "anniversary", "seats": 4}),
        (("search:playouts=12",) * 2, {"seats": 3, "round_limit": 8}),
        (("search:playouts=12",) * 2, {"seats": 3, "round_limit": 8, "auction": "progressive"}),
    ],
)
def test_a_game_goes_as_in_the_lab(opponents: tuple[str, ...], table: dict[str, Any]) -> None:
    """Deal, generators and the auctions that bots have seen are those of the lab.

    The seat itself is played by a merchant who has seen no auctions, here and there.
    """
    options = make_options(**table)
    lab = Setting.make(options, [f"{__file__}:Blind", *opponents], rotate=False)
    env, seed = LongshoreEnv(**table, opponents=list(opponents)), lab.game_seed(0)
    env.reset(seed=seed)
    blind, rng, info = Blind(), bot_rng(seed, 0), {}
    while not env.game.over:
        for move in ask(blind, Decision(env.game.buffer, options, 0, rng)).moves:
            *_, info = env.step(np.int64(move))
    assert info["scores"].tolist() == [row.score for row in play_table(lab, 0).seats]
    assert "forfeits" not in info


class Blind(Bot):
    """A merchant who has seen no auctions."""

    trusted = True

    def __init__(self) -> None:
        self.merchant = make_bot("merchant")

    def choose(self, decision: Decision) -> Any:
        plain = Decision(decision.sight, decision.options, decision.seat, decision.rng)
        return self.merchant.choose(plain)


# Who sits where


def test_opponents_sit_in_turn_order_after_the_seat() -> None:
    bots = [Noting() for _ in range(3)]
    env = LongshoreEnv(seats=4, seat=2, opponents=bots, round_limit=2)
    play_game(env, 1)
    assert [bot.seats for bot in bots] == [{3}, {0}, {1}]


def test_one_opponent_sits_at_all_other_seats() -> None:
    bot = Unhashable()
    play_game(LongshoreEnv(seats=4, seat=1, opponents=bot, round_limit=2), 1)
    assert bot.seats == {0, 2, 3}


def test_a_class_makes_a_new_bot_for_each_seat_and_game() -> None:
    Noting.made = 0
    env = LongshoreEnv(seats=3, opponents=Noting, round_limit=2)
    made = Noting.made
    play_game(env, 1)
    assert Noting.made == made + 2
    play_game(env, 2)
    assert Noting.made == made + 4


def test_a_policy_is_asked_with_what_its_seat_knows_and_is_offered() -> None:
    asked = []

    def policy(seen: Any, mask: Any) -> int:
        asked.append((seen, mask))
        return int(np.flatnonzero(mask)[0])

    env = LongshoreEnv(seats=3, opponents=policy, round_limit=2)
    play_game(env, 1)
    assert asked
    for seen, mask in asked:
        assert seen.shape == (SIZE,)
        assert mask.shape == (MOVES,)
        assert mask.any()
        fields = read(seen)
        assert fields["card"][0].sum() == 1
        assert not fields["card"][1:].any()  # V1
        assert fields["awaited"][0] == 1


def test_a_policy_that_plays_what_is_not_offered_is_told_so() -> None:
    env = LongshoreEnv(seats=3, seat=0, opponents=lambda *_: MOVES - 1, round_limit=2)
    seed = next(seed for seed in range(20) if OneGame(env.options, seed=seed).to_move == 0)
    env.reset(seed=seed)
    with pytest.raises(ValueError, match=f"Seat 1 is not offered move {MOVES - 1}"):
        env.step(np.int64(PASS))
    assert np.flatnonzero(env.action_masks()).tolist() == [PASS]  # as after the end
    with pytest.raises(ResetNeeded):
        env.step(np.int64(MOVES - 1))


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (["random"], "A table of 4 has 3 opponents: name 3, or one for all of them; not 1"),
        ([], "not 0"),
        ("mercant", "There is no bot 'mercant'.*Did you mean merchant"),
        (["random", "random", "search:second=2"], "no parameter 'second'"),
        (None, "An opponent is a bot's name, .* not None"),
        (["random", "random", 7], "not 7"),
        (int, "not <class 'int'>"),
    ],
)
def test_opponents_that_there_are_not_are_refused(given: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read_opponents(given, 4)
    with pytest.raises(ValueError, match=message):
        LongshoreEnv(seats=4, opponents=given)


def test_an_unknown_bot_is_the_rosters_own_refusal() -> None:
    with pytest.raises(BotError):
        LongshoreEnv(opponents="nobody")


# Bots that do not do what they should


def test_a_bot_that_fails_forfeits_and_that_is_told() -> None:
    info = play_game(LongshoreEnv(seats=3, opponents=["random", Raising()], round_limit=2), 1)
    assert info["forfeits"]
    assert all(
        text.startswith("yellow raised RuntimeError: is lost as 2") for text in info["forfeits"]
    )


def test_a_bot_that_only_borrows_and_repays_does_not_hold_up_the_game() -> None:
    """L1, L2: a loan is not repaid, nor taken again, before something else is done."""
    options = make_options(seats=3, round_limit=3)
    game = OneGame(options, seed=1)
    table = OpponentTable(game, 0, (Usurer(), Usurer()), seed=1)
    table.play_on()
    decisions = 0
    while not game.over:
        table.play(int(game.offered(0)[0]))
        decisions += 1
    assert decisions < 50
    assert any("leads nowhere" in text for text in table.forfeits)


@pytest.mark.parametrize("bot", ["random", "merchant", "hoarder"])
def test_the_houses_own_bots_forfeit_nothing(bot: str) -> None:
    for seats in (3, 5):
        env = LongshoreEnv(edition="anniversary", seats=seats, opponents=bot, round_limit=15)
        for seed in range(4):
            assert "forfeits" not in play_game(env, seed)


def test_a_random_bot_is_asked_again_where_its_answer_is_not_offered() -> None:
    """What is left is as likely as before: of the offered actions each with the same chance."""
    game = OneGame(make_options(seats=3), seed=1)
    seat = game.to_move
    game.play(seat, TAKE_LOAN)
    assert REPAY not in game.offered(seat)
    table = OpponentTable(game, (seat + 1) % 3, ("random", "random"), seed=1)
    drawn = [table._answer(seat) for _ in range(300)]
    assert all(moves[0] in game.offered(seat) for moves in drawn)
    assert (TAKE_LOAN,) in drawn  # the second loan
    assert not table.forfeits
