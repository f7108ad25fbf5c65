from __future__ import annotations

import importlib
import subprocess
import sys
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from longshore.bots import Decision
from longshore.bots.uniform import Random
from longshore.engine.moves import MOVES, PASS
from longshore.engine.observe import SIZE, read
from longshore.envs.gymnasium import ID, LongshoreEnv
from longshore.envs.one_game import OneGame
from longshore.envs.rewards import ILLEGAL, REWARDS
from longshore.game.options import OptionError

SHORT = {"seats": 3, "round_limit": 4}


def drawn(env: LongshoreEnv, rng: np.random.Generator) -> int:
    """Any move that is offered."""
    return int(rng.choice(np.flatnonzero(env.action_masks())))


def episode(env: LongshoreEnv, seed: int, moves_seed: int = 7) -> Iterator[tuple[Any, ...]]:
    """Play a game by moves drawn from what is offered: what each step returns."""
    rng = np.random.default_rng(moves_seed)
    seen, info = env.reset(seed=seed)
    yield seen, 0.0, False, False, info
    over = False
    while not over:
        step = env.step(np.int64(drawn(env, rng)))
        over = step[2]
        yield step


def alike(one: list[tuple[Any, ...]], other: list[tuple[Any, ...]]) -> bool:
    """Whether two games were the same: observations, masks and rewards."""
    return len(one) == len(other) and all(
        np.array_equal(a[0], b[0])
        and a[1:4] == b[1:4]
        and np.array_equal(a[4]["action_mask"], b[4]["action_mask"])
        for a, b in zip(one, other, strict=True)
    )


# Gymnasium's own checks


@pytest.mark.parametrize(
    "table",
    [
        {},
        {"edition": "anniversary", "seats": 5, "seat": "random", "reward": "shaped"},
        {"seats": 3, "opponents": "merchant", "reward": "rank", "supply": 2, "round_limit": 3},
    ],
)
def test_passes_gymnasiums_checks(table: dict[str, Any]) -> None:
    check_env(gymnasium.make(ID, **table).unwrapped)  # it renders in every mode, too


def test_is_made_by_its_id_and_by_its_module() -> None:
    for name in (ID, f"longshore.envs.gymnasium:{ID}"):
        env = gymnasium.make(name, edition="anniversary", seats=5, supply=9).unwrapped
        assert isinstance(env, LongshoreEnv)
        assert (env.options.edition, env.options.seats, env.options.supply) == ("anniversary", 5, 9)
        assert env.options.round_limit == 40


MADE = """
import sys
import gymnasium
assert not any(name.startswith("longshore") for name in sys.modules)
env = gymnasium.make("longshore.envs.gymnasium:longshore/Seat-v0", seats=3)
env.reset(seed=1)
print(gymnasium.spec("longshore/Seat-v0").id, env.unwrapped.options.seats)
"""


def test_is_made_by_one_line_where_nothing_of_ours_was_imported() -> None:
    """Gymnasium 1.0 took away the entry points of plugins: the id has to name the module."""
    made = subprocess.run(
        [sys.executable, "-W", "error", "-c", MADE], capture_output=True, text=True, check=False
    )
    assert made.returncode == 0, made.stderr[-2000:]
    assert made.stdout == f"{ID} 3\n"


def test_without_gymnasium_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "longshore.envs.gymnasium")
    with pytest.raises(
        ImportError, match=r"needs Gymnasium: pip install 'longshore\[gymnasium\]'\.$"
    ):
        importlib.import_module("longshore.envs.gymnasium")


# Games and seeds


def test_a_seed_deals_the_game_that_it_deals_everywhere() -> None:
    env = LongshoreEnv(seats=4, seat=2)
    for seed in (0, 5, 2**40):
        env.reset(seed=seed)
        dealt = OneGame(env.options, seed=seed).buffer.state
        assert env.episode_seed == seed
        assert env.game.buffer.state["card"].tolist() == dealt["card"].tolist()
        assert env.game.buffer.state["first"] == dealt["first"]


def test_the_same_seed_and_moves_are_the_same_game() -> None:
    first, second = (LongshoreEnv(**SHORT, reward="shaped") for _ in range(2))
    game = list(episode(first, 3))
    assert alike(game, list(episode(first, 3)))
    assert alike(game, list(episode(second, 3)))
    assert not alike(game, list(episode(second, 4)))
    assert not alike(game, list(episode(second, 3, moves_seed=8)))


def test_seeds_follow_from_the_first_one() -> None:
    env = LongshoreEnv(**SHORT)

    def seeds() -> list[int]:
        env.reset(seed=11)
        found = [env.episode_seed]
        for _ in range(4):
            env.reset()
            found.append(env.episode_seed)
        return found

    once = seeds()
    assert once[0] == 11
    assert len(set(once)) == 5
    assert seeds() == once


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7"])
def test_a_seed_that_is_none_is_refused_and_the_game_goes_on(seed: Any) -> None:
    env = LongshoreEnv(**SHORT)
    env.reset(seed=1)
    before = env.game.buffer.cells.tobytes()
    with pytest.raises(ValueError, match="A seed is a whole number from 0 to"):
        env.reset(seed=seed)
    assert env.game.buffer.cells.tobytes() == before


def test_a_reset_has_one_option() -> None:
    with pytest.raises(ValueError, match="A reset has the option 'start' alone; not seat"):
        LongshoreEnv().reset(options={"seat": 1})


def test_a_game_that_asks_the_seat_nothing_is_passed_over() -> None:
    env = LongshoreEnv(seats=5, supply=2, round_limit=1)
    passed_over = 0
    for seed in range(300):
        env.reset(seed=seed)
        assert env.action_masks().any()
        assert env.episode_seed >= seed
        passed_over += env.episode_seed != seed
    assert passed_over  # else nothing is tested


# What a seat sees and earns


def test_what_is_returned_is_what_the_seat_sees_and_is_offered() -> None:
    env = LongshoreEnv(edition="anniversary", seats=3, seat="red", round_limit=4)
    for seen, _, over, truncated, info in episode(env, 5):
        game = env.game
        assert seen.shape == (SIZE,)
        assert seen in env.observation_space
        assert np.array_equal(seen, game.observe(1))
        assert np.array_equal(env.action_masks(), game.mask(1))
        assert env.action_masks().dtype == np.bool_
        assert np.array_equal(info["action_mask"], game.mask(1))
        assert info["action_mask"].dtype == np.int8  # as `action_space.sample` takes it
        assert info["seat"] == env.seat == 1
        assert over == game.over
        assert over or 1 in game.waiting
        assert not truncated


@pytest.mark.parametrize("kind", REWARDS)
def test_earns_what_the_game_gives_its_seat(kind: str) -> None:
    env = LongshoreEnv(seats=4, seat=2, reward=kind, round_limit=6)
    for seed in range(6):
        start = OneGame(env.options, seed=seed).worths()[2]
        steps = list(episode(env, seed))
        earned = [reward for _, reward, *_ in steps]
        scores = steps[-1][4]["scores"]
        assert scores.tolist() == env.game.worths()[:4].tolist()
        if kind == "shaped":
            # also what others brought in before the first decision of the seat
            assert sum(earned) == scores[2] - start
            continue
        assert not any(earned[:-1])
        others = np.delete(scores, 2)
        if kind == "money":
            assert earned[-1] == scores[2]
        elif kind == "difference":
            assert earned[-1] == pytest.approx(scores[2] - others.mean())
        elif kind == "win":
            assert earned[-1] == steps[-1][4]["win"]
        elif scores[2] > others.max():
            assert earned[-1] == 1
        elif scores[2] < others.min():
            assert earned[-1] == -1


def test_F4_the_winner_is_told_at_the_end_alone() -> None:
    env = LongshoreEnv(**SHORT)
    shares = set()
    for seed in range(20):
        *before, last = (info for *_, info in episode(env, seed))
        assert not any("win" in info or "scores" in info for info in before)
        ahead = last["scores"].max()
        if (last["scores"] == ahead).sum() == 1:  # else the tie-break decides
            assert last["win"] == (last["scores"][0] == ahead)
        shares.add(last["win"])
    assert shares >= {0.0, 1.0}


def test_as_good_a_player_at_the_seat_wins_as_often_as_the_others() -> None:
    """The same policy at all seats: nothing is easier or harder from outside."""
    rng = np.random.default_rng(1)
    wins = 0.0
    env = LongshoreEnv(seats=3, round_limit=3, opponents=lambda _, mask: _any(mask, rng))
    for seed in range(300):
        *_, (*_, info) = episode(env, seed, moves_seed=seed)
        wins += info["win"]
    assert 75 < wins < 125  # a third of them; three deviations each way


def _any(mask: Any, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


def test_at_the_end_the_mask_holds_one_move_that_changes_nothing() -> None:
    """A policy draws from every mask, also from one that is looked at no more."""
    env = LongshoreEnv(**SHORT)
    *_, (seen, _, over, _, info) = episode(env, 2)
    assert over
    assert np.flatnonzero(info["action_mask"]).tolist() == [PASS]
    assert np.flatnonzero(env.action_masks()).tolist() == [PASS]
    before = env.game.buffer.cells.tobytes()
    again, *rest, told = env.step(np.int64(PASS))
    assert np.array_equal(again, seen)
    assert rest == [0.0, True, False]
    assert told["scores"].tolist() == info["scores"].tolist()
    with pytest.raises(ResetNeeded, match="The episode has ended: call reset"):
        env.step(np.int64(PASS + 1))
    assert env.game.buffer.cells.tobytes() == before


# What cannot be played


@pytest.mark.parametrize("kind", REWARDS)
def test_a_move_that_is_not_offered_ends_the_episode(kind: str) -> None:
    env = LongshoreEnv(**SHORT, reward=kind)
    seen, _ = env.reset(seed=1)
    before = env.game.buffer.cells.tobytes()
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    after, reward, over, truncated, info = env.step(np.int64(wrong))
    assert (reward, over, truncated) == (ILLEGAL[kind], True, False)
    assert info["illegal"].startswith(f"Seat 0 is not offered move {wrong}")
    assert "0 (pass)" in info["illegal"]
    assert "scores" not in info
    assert np.flatnonzero(info["action_mask"]).tolist() == [PASS]
    assert np.array_equal(after, seen)
    assert env.game.buffer.cells.tobytes() == before
    with pytest.raises(ResetNeeded, match="The episode has ended: call reset"):
        env.step(np.int64(PASS + 1))
    assert env.step(np.int64(PASS))[1:4] == (0.0, True, False)
    _, info = env.reset(seed=1)
    assert info["action_mask"].any()
    assert "illegal" not in info


def test_what_a_wrong_move_costs_can_be_chosen() -> None:
    env = LongshoreEnv(**SHORT, illegal_reward=-3)
    env.reset(seed=1)
    assert env.step(np.int64(MOVES - 1))[1] == -3


@pytest.mark.parametrize("action", [-1, MOVES, 1.0, "pass", None])
def test_what_is_no_move_is_refused_and_the_episode_goes_on(action: Any) -> None:
    env = LongshoreEnv(**SHORT)
    env.reset(seed=1)
    before = env.game.buffer.cells.tobytes()
    with pytest.raises(ValueError, match=f"A move is a whole number from 0 to {MOVES - 1}, not"):
        env.step(action)
    assert env.game.buffer.cells.tobytes() == before
    assert env.step(np.int64(PASS))[2] is False


def test_nothing_is_played_before_a_reset() -> None:
    env = LongshoreEnv()
    with pytest.raises(ResetNeeded, match="call reset"):
        env.step(np.int64(PASS))


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"seat": 3}, r"one of 0 \(blue\), 1 \(red\), 2 \(yellow\), or 'random'; not 3"),
        ({"seat": "green"}, "not 'green'"),
        ({"seat": True}, "not True"),
        ({"seat": 1.0}, "not 1.0"),
        ({"illegal_reward": "low"}, "illegal_reward is a number, or None for the usual one; not"),
        ({"reward": "fame"}, "There is no reward 'fame'; there are: money"),
        (
            {"render_mode": "paint"},
            "The render_mode is one of human, ansi, rgb_array, or",
        ),
    ],
)
def test_a_table_that_there_is_not_is_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        LongshoreEnv(**{"seats": 3, **wrong})


def test_options_are_checked_as_everywhere() -> None:
    with pytest.raises(OptionError, match="supply"):
        LongshoreEnv(suply=3)
    with pytest.raises(OptionError, match="3 to 5"):
        LongshoreEnv(seats=6)


# Seats


def test_a_seat_has_a_number_and_a_name() -> None:
    for given, seat in ((1, 1), (np.int64(2), 2), ("purple", 4)):
        env = LongshoreEnv(seats=5, seat=given)
        env.reset(seed=2)
        assert env.seat == seat


def test_a_random_seat_comes_from_the_seed_alone() -> None:
    one, other = (LongshoreEnv(seats=3, seat="random") for _ in range(2))
    seats = []
    for seed in range(30):
        one.reset(seed=seed)
        other.reset(seed=seed)
        assert one.seat == other.seat
        seats.append(one.seat)
        other.reset()  # whatever came before
    assert set(seats) == {0, 1, 2}


# Looking at it, copying it, many of it


def test_is_shown_as_its_seat_sees_it() -> None:
    text = LongshoreEnv(**SHORT, seat="red", render_mode="ansi")
    text.reset(seed=4)
    shown = text.render()
    assert isinstance(shown, str)
    assert "Red (you)" in shown
    picture = LongshoreEnv(**SHORT, seat="red", render_mode="rgb_array")
    picture.reset(seed=4)
    pixels = picture.render()
    assert isinstance(pixels, np.ndarray)
    assert pixels.dtype == np.uint8
    assert pixels.shape[2:] == (3,)
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 20  # something is drawn


def test_humans_are_shown_the_table_as_the_game_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    env = LongshoreEnv(**SHORT, seat="red", render_mode="human")
    env.reset(seed=1)
    first = capsys.readouterr().out
    assert "Red" in first
    assert env.render() is None
    assert capsys.readouterr().out == ""  # each position once
    env.step(np.int64(np.flatnonzero(env.action_masks())[0]))
    assert capsys.readouterr().out not in ("", first)


def test_without_a_render_mode_it_says_so() -> None:
    env = LongshoreEnv(**SHORT)
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="nothing to render"):
        assert env.render() is None


@pytest.mark.parametrize("opponents", ["random", "merchant", "search:playouts=8"])
def test_a_copy_goes_its_own_way(opponents: str) -> None:
    env = LongshoreEnv(**SHORT, opponents=opponents)
    rng = np.random.default_rng(3)
    env.action_space.seed(2)
    env.reset(seed=8)
    for _ in range(6):
        env.step(np.int64(drawn(env, rng)))
    before = env.game.buffer.cells.tobytes()
    twin = deepcopy(env)
    ends = []
    for one in (twin, env):  # the same moves, and the same answers to them
        assert one.game.buffer.cells.tobytes() == before
        rng, over = np.random.default_rng(4), False
        while not over:
            seen, _, over, _, info = one.step(np.int64(drawn(one, rng)))
        ends.append((seen.tolist(), info["scores"].tolist()))
    assert ends[0] == ends[1]
    drawn_on = [(one.reset()[0].tolist(), int(one.action_space.sample())) for one in (twin, env)]
    assert drawn_on[0] == drawn_on[1]


def test_a_copy_leaves_alone_what_a_bot_remembers() -> None:
    class Counting(Random):
        def __init__(self) -> None:
            self.decisions = 0

        def choose(self, decision: Decision) -> list[int]:
            self.decisions += 1
            return super().choose(decision)

    bot = Counting()
    env = LongshoreEnv(**SHORT, opponents=bot)
    env.reset(seed=1)
    decisions = bot.decisions
    deepcopy(env).step(np.int64(PASS))
    assert bot.decisions == decisions
    env.step(np.int64(PASS))
    assert bot.decisions > decisions


def test_a_copy_shares_the_model_that_it_plays_against() -> None:
    class Model:
        def move(self, _: Any, mask: Any) -> int:
            return int(np.flatnonzero(mask)[0])

        def __deepcopy__(self, memo: dict[int, Any]) -> Model:
            raise AssertionError("A model is large.")

    env = LongshoreEnv(**SHORT, opponents=Model().move)
    env.reset(seed=1)
    deepcopy(env).step(np.int64(PASS))


def _rollout(envs: gymnasium.vector.VectorEnv) -> tuple[Any, Any, int]:
    """A hundred steps by whatever is the first move offered but to pass; what was seen."""
    seen, info = envs.reset(seed=[3, 4])
    total, ended, fields = np.zeros(2), 0, []
    for _ in range(100):
        masks = info["action_mask"]
        assert masks.shape == (2, MOVES)
        actions = np.array([np.flatnonzero(row)[-1] for row in masks])
        seen, reward, over, _, info = envs.step(actions)
        total += reward
        ended += int(over.sum())
        fields.append(read(seen)["cash"].copy())
    envs.close()
    return total, np.array(fields), ended


def test_many_at_once_in_one_process_and_in_several() -> None:
    table = {"seats": 3, "round_limit": 3, "reward": "shaped"}
    apart, together = (
        gymnasium.make_vec(ID, 2, vectorization_mode=mode, vector_kwargs=how, **table)
        for mode, how in (("async", {"context": "spawn"}), ("sync", {}))
    )
    results = [_rollout(apart), _rollout(together)]
    assert results[0][2] >= 2  # games ended, and new ones were begun
    for one, other in zip(*results, strict=True):
        assert np.array_equal(one, other)


def test_sb3_finds_the_mask_behind_wrappers() -> None:
    env = gymnasium.wrappers.RecordEpisodeStatistics(gymnasium.make(ID, **SHORT))
    _, info = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert np.array_equal(masks, info["action_mask"])
