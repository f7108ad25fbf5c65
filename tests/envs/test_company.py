"""Merchants inside the batch: those that sit at any table, and only the learner is asked."""

from __future__ import annotations

import numpy as np
import pytest

from longshore.bots.auction_history import AuctionHistory
from longshore.bots.bot import Decision, bot_rng
from longshore.bots.merchant import Merchant
from longshore.bots.merchant.deciding import decide
from longshore.bots.merchant.style import style_at
from longshore.bots.registry import make_bot
from longshore.engine.bindings import GameBuffer, Pages
from longshore.engine.scoring import score
from longshore.engine.state import NONE, Phase
from longshore.envs import BatchEnv
from longshore.envs.merchants import DRAWS
from longshore.envs.settings import STANDARD, make_options
from longshore.lab.table import deal

OPPONENTS = ("merchant", "hoarder", "merchant:style=shipper,skill=0.4")


def play_as_merchants_do(
    env: BatchEnv, lane: int, game: GameBuffer, seen: AuctionHistory, decided: int
) -> int:
    """Let the merchants of a lane decide from what their seats may know, one after the other."""
    pages, asked = Pages(), int(env._at_tables().company["decisions"][lane])
    seed, options = int(env.episode_seeds[lane]), env.options[lane]
    for number in range(decided, asked):
        waiting = int(game.cells["awaiting"][0])
        seat = (waiting & -waiting).bit_length() - 1
        bot = make_bot(OPPONENTS[env.players[lane, seat]])
        assert isinstance(bot, Merchant)
        decision = Decision(game, options, seat, bot_rng(1), witnessed=lambda: seen.rows)
        before = game.copy()
        drawn = (seed * DRAWS + number) & 0x7FFF_FFFF_FFFF
        for move in decide(
            decision.sight, seat, style_at(bot.styles, decision.options), seen.rows, drawn
        ):
            assert game.step(seat, move, pages)
            pages.cells["count"] = 0
        if before.cells["phase"][0] in (Phase.BIDS, Phase.RAISE):
            seen.see(before, game)
    return asked


@pytest.mark.parametrize("table", STANDARD)
def test_merchants_in_a_batch_decide_as_they_do_at_a_table(table: str) -> None:
    """Move by move: from a veiled copy, and from the auctions that all have seen."""
    edition, seats = STANDARD[table]
    env = BatchEnv(3, edition=edition, seats=seats, opponents=OPPONENTS, learners=1, seeds=5)
    games = [deal(env.options[lane], int(env.episode_seeds[lane])) for lane in range(3)]
    history = [AuctionHistory() for _ in games]
    pages, decided = Pages(), [0, 0, 0]
    for _ in range(220):
        going = env.games == 0
        for lane in np.flatnonzero(going):
            known = games[lane], history[lane], decided[lane]
            decided[lane] = play_as_merchants_do(env, lane, *known)
            assert games[lane].cells.tobytes() == env.states[lane].tobytes()
        actions = env.sample()
        for lane in np.flatnonzero(going):
            before = games[lane].copy()
            games[lane].step(int(env.seat[lane]), int(actions[lane]), pages)
            pages.cells["count"] = 0
            if before.cells["phase"][0] in (Phase.BIDS, Phase.RAISE):
                history[lane].see(before, games[lane])
        env.step(actions)


def test_only_the_learner_is_asked_and_every_seat_is_its_seat_in_turn() -> None:
    env = BatchEnv(12, seats=3, opponents=OPPONENTS, learners=1, supply=3, seeds=9)
    lanes, had = np.arange(12), np.zeros((12, 3), bool)
    while env.games.min() < 3:
        assert (env.players[lanes, env.seat] == NONE).all()
        assert ((env.players[:, :3] == NONE).sum(axis=1) == 1).all()
        had[lanes, env.seat] = True
        env.step(env.advise())
    assert had.all()


def test_who_sits_where_and_what_comes_of_it_is_the_same_for_any_number_of_threads() -> None:
    batches = [
        BatchEnv(
            10, seats=4, opponents=OPPONENTS, learners=[1, 2, 3, 4, 1, 2, 3, 4, 1, 2],
            threads=threads, skip_forced=True, seeds=3, supply=4,
        )
        for threads in (1, 3)
    ]  # fmt: skip
    for _ in range(300):
        for env in batches:
            env.step(env.sample())
    one, three = batches
    for name in ("states", "observations", "rewards", "scores", "players", "endings", "games"):
        assert getattr(one, name).tobytes() == getattr(three, name).tobytes(), name
    assert one.games.sum() > 0
    twin = one.copy()
    twin.step(twin.sample(7)), one.step(one.sample(7))
    assert twin.states.tobytes() == one.states.tobytes()


def test_what_is_forced_is_played_without_asking_and_the_rewards_are_added_up() -> None:
    options = [make_options(*STANDARD[name], round_limit=6) for name in STANDARD]
    env = BatchEnv(
        settings=options * 2, opponents=OPPONENTS, learners=2, skip_forced=True, reward="shaped"
    )
    earned, seats = np.zeros((12, 5)), np.array([one.seats for one in env.options])
    first, begun = np.zeros((12, 5)), np.zeros((12, 5))
    for lane, state in enumerate(env.states):  # from the first decision that is asked for
        begun[lane, : seats[lane]] = [
            score(GameBuffer(env.states[lane : lane + 1].copy()).state, seat)
            for seat in range(int(state["seats"]))
        ]
    while env.games.min() == 0:
        assert (env.masks.sum(axis=1) > 1).all()
        going = env.games == 0
        env.step(env.sample())
        earned[going] += env.rewards[going]
        ended = going & env.done
        first[ended] = env.scores[ended]
    there = np.arange(5) < seats[:, None]
    assert np.allclose((earned + begun)[there], first[there])
    assert not env.endings["by_supply"].all()


def test_advice_is_what_merchants_would_do_and_their_games_end_by_the_supply() -> None:
    env = BatchEnv(40, seats=3, opponents=("merchant",), learners=3, seeds=1)
    while env.games.sum() < 40:
        env.step(env.advise())
    ended = env.games > 0
    assert env.endings["by_supply"][ended].mean() > 0.9
    assert env.scores[ended, :3].mean() > 50
    assert not env.endings["frozen"].any()


def test_a_table_where_all_pass_is_called_frozen() -> None:
    env = BatchEnv(1, seats=3, opponents=("merchant",), learners=3, round_limit=5)
    while env.games[0] == 0:
        env.step([0])
    assert env.endings["frozen"][0]
    assert not env.endings["by_supply"][0]
    assert env.endings["rounds"][0] == 5


def test_single_lanes_begin_again_and_the_others_stay_as_they_are() -> None:
    env = BatchEnv(6, seats=3, opponents=OPPONENTS, learners=1, seeds=2)
    fresh = env.copy()
    for _ in range(90):
        env.step(env.advise())
    before, chosen = env.copy(), [1, 4]
    env.reset(seeds=np.array([3, 6]), lanes=chosen)
    for name in ("states", "observations", "players"):
        here, there = getattr(env, name), getattr(before, name)
        assert np.array_equal(np.delete(here, chosen, 0), np.delete(there, chosen, 0)), name
        assert np.array_equal(here[chosen], getattr(fresh, name)[chosen]), name
    assert env.masks[np.arange(6), env.advise()].all()


def test_what_is_wrong_with_opponents_is_said() -> None:
    with pytest.raises(ValueError, match="'random' is none"):
        BatchEnv(2, opponents=["random"])
    with pytest.raises(ValueError, match="names of merchants"):
        BatchEnv(2, opponents=[])
    with pytest.raises(ValueError, match="at least one seat"):
        BatchEnv(2, opponents=["merchant"], learners=5)
    with pytest.raises(ValueError, match="has no opponents"):
        _ = BatchEnv(2).players
