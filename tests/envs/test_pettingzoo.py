from __future__ import annotations

import pickle
import random
import subprocess
import sys
from copy import deepcopy
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.spaces import Discrete
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.utils import BaseParallelWrapper, BaseWrapper

from longshore.engine.moves import BID, HUNDRED, MOVES, PASS, TAKE_LOAN
from longshore.engine.state import Phase
from longshore.envs import pettingzoo
from longshore.envs.one_game import WAIT, OneGame
from longshore.envs.pettingzoo import LongshoreAEC, LongshoreParallel
from longshore.envs.rewards import ILLEGAL, REWARDS
from longshore.envs.settings import DRAWN_SEEDS, STANDARD, make_options
from longshore.game.options import OptionError

SHORT = {"supply": 3, "round_limit": 4}  # a game of some hundred moves

# PettingZoo's suite would rather have plain arrays and numbered agents; its own games with masks
# are excused by name.
their_wishes = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:We recommend agents to be named:UserWarning",
)


def choose(chance: random.Random, mask: np.ndarray[Any, Any]) -> int:
    return int(chance.choice(np.flatnonzero(mask)))


def play_serially(env: LongshoreAEC, chance: random.Random) -> dict[str, float]:
    """A whole game; what every seat has earned."""
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        earned[agent] += reward
        over = terminated or truncated
        env.step(None if over else choose(chance, observation["action_mask"]))
    return earned


def until(env: LongshoreAEC, phase: Phase, chance: random.Random) -> None:
    """Play on until the table waits for something."""
    while env.unwrapped.game.buffer.state.phase != phase:
        observation, *_ = env.last()
        mask = observation["action_mask"]
        # uniformly random play seldom sells a cargo
        wanted = [move for move in np.flatnonzero(mask) if move in _WILLING]
        env.step(int(chance.choice(wanted)) if wanted else choose(chance, mask))


def _numbers(*names: str) -> set[int]:
    from longshore.engine.moves import FAMILIES, FIRST

    sizes = {family.name: family.size for family in FAMILIES}
    return {FIRST[name] + place for name in names for place in range(sizes[name])}


_WILLING = _numbers("sail_island", "take", "fetch")


# PettingZoo's own suite.


@their_wishes
@pytest.mark.parametrize("setting", STANDARD)
def test_api_of_every_standard_setting(setting: str) -> None:
    edition, seats = STANDARD[setting]
    api_test(pettingzoo.env(edition, seats), num_cycles=60)


@their_wishes
@pytest.mark.parametrize("reward", REWARDS)
def test_api_over_whole_games_with_every_reward(reward: str) -> None:
    api_test(pettingzoo.env("anniversary", 3, reward=reward, **SHORT), num_cycles=2000)


@pytest.mark.parametrize("edition", ["classic", "anniversary"])
def test_seed(edition: str) -> None:
    seed_test(lambda: pettingzoo.env(edition, 4), num_cycles=200)


@pytest.mark.parametrize("edition", ["classic", "anniversary"])
def test_parallel_seed(edition: str) -> None:
    parallel_seed_test(lambda: pettingzoo.parallel_env(edition, 5))


@pytest.mark.parametrize("setting", STANDARD)
def test_parallel_api_of_every_standard_setting(setting: str) -> None:
    edition, seats = STANDARD[setting]
    parallel_api_test(pettingzoo.parallel_env(edition, seats), num_cycles=150)


def test_parallel_api_over_whole_games() -> None:
    parallel_api_test(pettingzoo.parallel_env("anniversary", 3, **SHORT), num_cycles=5000)


class _Passing(BaseWrapper[Any, Any, Any]):
    def action_space(self, agent: str) -> Discrete:
        assert agent in self.possible_agents
        return Discrete(PASS + 1)


class _AllPassing(BaseParallelWrapper[Any, Any, Any]):
    def action_space(self, agent: str) -> Discrete:
        assert agent in self.possible_agents
        return Discrete(PASS + 1)


def test_max_cycles() -> None:
    """Their test plays without looking at masks and wants all to act equally often: all pass."""
    max_cycles_test(
        SimpleNamespace(
            env=lambda **settings: _Passing(pettingzoo.env(**settings)),
            parallel_env=lambda **settings: _AllPassing(pettingzoo.parallel_env(**settings)),
        )
    )


@pytest.mark.parametrize("edition", ["classic", "anniversary"])
def test_render(edition: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: pettingzoo.env(edition, 3, render_mode=render_mode))
    assert "Supply" in capsys.readouterr().out


def test_state() -> None:
    state_test(pettingzoo.env(), pettingzoo.parallel_env())


# Rewards and endings.


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_are_those_of_the_game(reward: str) -> None:
    env = LongshoreAEC("classic", 4, reward=reward, **SHORT)
    env.reset(seed=5)
    earned = play_serially(env, random.Random(5))
    twin, chance = OneGame(env.options, reward, seed=5), random.Random(5)
    expected = np.zeros(5)
    while not twin.over:
        expected += twin.play(twin.to_move, choose(chance, twin.mask(twin.to_move)))
    assert list(earned.values()) == pytest.approx(expected[:4].tolist())
    assert any(earned.values())


def test_final_money_is_told_whatever_the_reward() -> None:
    env = LongshoreAEC("classic", 3, reward="win", **SHORT)
    env.reset(seed=2)
    chance = random.Random(2)
    while not env.game.over:
        assert all(info == {} for info in env.infos.values())
        observation, *_ = env.last()
        env.step(choose(chance, observation["action_mask"]))
    told = [env.infos[agent]["money"] for agent in env.agents]
    assert told == env.game.worths()[:3].tolist()
    assert all(env.terminations.values())
    assert not any(env.truncations.values())


def test_max_cycles_cuts_the_game_short_when_each_has_acted_so_often() -> None:
    env, chance = LongshoreAEC("classic", 3, max_cycles=3), random.Random(1)
    env.reset(seed=1)
    acted = dict.fromkeys(env.possible_agents, 0)
    while not any(env.truncations.values()):
        assert min(acted.values()) < 3
        agent = env.agent_selection
        env.step(choose(chance, env.observe(agent)["action_mask"]))
        acted[agent] += 1
    assert min(acted.values()) == 3
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


# What is not offered.


def test_a_move_not_offered_ends_the_game_for_all() -> None:
    env = LongshoreAEC("classic", 3)
    env.reset(seed=0)
    agent, before = env.agent_selection, env.game.buffer.cells.tobytes()
    env.step(HUNDRED)
    assert env.game.buffer.cells.tobytes() == before
    assert all(env.terminations.values())
    assert {name for name, reward in env.rewards.items() if reward} == {agent}
    assert env.rewards[agent] == ILLEGAL["difference"]
    assert "is not offered move" in env.infos[agent]["illegal"]
    assert [name for name in env.agents if "illegal" in env.infos[name]] == [agent]
    for name in list(env.agents):
        assert env.agent_selection == name
        assert np.flatnonzero(env.last()[0]["action_mask"]).tolist() == [WAIT]
        with pytest.raises(ValueError, match="the only valid action is None"):
            env.step(WAIT + 1)
        env.step(WAIT if name == agent else None)
    assert env.agents == []
    assert env.game.buffer.cells.tobytes() == before


def test_the_penalty_can_be_chosen() -> None:
    env = LongshoreAEC("classic", 3, illegal_reward=-7)
    env.reset(seed=0)
    env.step(HUNDRED)
    assert sorted(env.rewards.values()) == [-7.0, 0.0, 0.0]


@pytest.mark.parametrize("action", [None, -1, MOVES, 2.5, "pass"])
def test_what_is_no_move_is_refused_and_nothing_happens(action: Any) -> None:
    env = LongshoreAEC("classic", 3)
    env.reset(seed=0)
    before = env.game.buffer.cells.tobytes()
    with pytest.raises(ValueError, match="A move is a whole number from 0 to 303, not"):
        env.step(action)
    assert env.game.buffer.cells.tobytes() == before
    assert not any(env.terminations.values())


def test_nothing_is_played_before_a_game_is_begun() -> None:
    serial, parallel = LongshoreAEC(), LongshoreParallel()
    for look in (
        lambda: serial.game,
        lambda: serial.step(PASS),
        lambda: serial.observe("blue"),
        serial.state,
        lambda: parallel.step({}),
    ):
        with pytest.raises(RuntimeError, match="No game is begun: call reset"):
            look()


def test_when_all_have_seen_the_end_nothing_is_played() -> None:
    env = LongshoreAEC("classic", 3, round_limit=1)
    env.reset(seed=0)
    play_serially(env, random.Random(0))
    with pytest.raises(RuntimeError, match="The game is over: call reset"):
        env.step(None)


def test_an_agent_that_there_is_not_is_named() -> None:
    env = LongshoreAEC("classic", 3)
    env.reset(seed=0)
    with pytest.raises(ValueError, match="no agent 'purple'; there are: blue, red, yellow"):
        env.observe("purple")


# Seeds.


def test_a_seed_deals_the_same_as_everywhere() -> None:
    env = LongshoreAEC("anniversary", 4)
    env.reset(seed=12)
    assert env.episode_seed == 12
    assert env.game.buffer.cells.tobytes() == (
        OneGame(make_options("anniversary", 4), seed=12).buffer.cells.tobytes()
    )


def test_games_without_a_seed_follow_from_the_last_seed() -> None:
    def seeds(first: int) -> list[int]:
        env, found = LongshoreAEC(), []
        for seed in (first, None, None, None):
            env.reset(seed=seed)
            found.append(env.episode_seed)
        return found

    assert seeds(3) == seeds(3)
    assert len({*seeds(3), *seeds(4)}) == 8  # neighbouring seeds share no later game
    assert max(seeds(2**40)[1:]) < DRAWN_SEEDS


@pytest.mark.parametrize("seed", [-1, 1.5, "7", 2**63])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    env = LongshoreAEC()
    with pytest.raises(ValueError, match="A seed is a whole number from 0"):
        env.reset(seed=seed)


# Sealed bids.


def test_L3_bidders_are_asked_one_after_another_and_learn_nothing() -> None:
    env, chance = LongshoreAEC("classic", 4), random.Random(4)
    env.reset(seed=4)
    until(env, Phase.BIDS, chance)
    seller = int(env.game.buffer.state.active)
    bidders = [agent for seat, agent in enumerate(env.possible_agents) if seat != seller]
    assert env.agent_selection == bidders[0]
    before = {agent: env.observe(agent) for agent in env.agents}
    env.step(TAKE_LOAN)
    assert env.agent_selection == bidders[0]  # its bid is not complete
    for agent in set(env.agents) - {bidders[0]}:
        for part, value in env.observe(agent).items():
            assert np.array_equal(value, before[agent][part]), (agent, part)
    env.step(BID + 3)
    assert env.agent_selection == bidders[1]
    for part, value in env.observe(bidders[1]).items():
        assert np.array_equal(value, before[bidders[1]][part])


def _at_bids() -> LongshoreParallel:
    """All at once, as far as the bids for the first cargo."""
    serial, chance = LongshoreAEC("classic", 4), random.Random(4)
    serial.reset(seed=4)
    until(serial, Phase.BIDS, chance)
    env = LongshoreParallel("classic", 4)
    env.reset(seed=4)
    env._game = serial.game
    return env


def test_A1_bids_are_made_at_the_same_time() -> None:
    env = _at_bids()
    seller = env.possible_agents[int(env.game.buffer.state.active)]
    bidders = [agent for agent in env.agents if agent != seller]
    actions = {agent: BID + place for place, agent in enumerate(bidders)}
    env.step({**actions, seller: WAIT})
    assert env.game.buffer.state.phase == Phase.DECIDE
    assert int(env.game.buffer.state.high) == 2


def test_A1_who_has_bid_waits_for_who_spells_longer() -> None:
    env = _at_bids()
    seller = env.possible_agents[int(env.game.buffer.state.active)]
    slow, *quick = [agent for agent in env.agents if agent != seller]
    observations, *_ = env.step({slow: TAKE_LOAN, **dict.fromkeys(quick, BID)})
    for agent in (seller, *quick):
        assert np.flatnonzero(observations[agent]["action_mask"]).tolist() == [WAIT]
    assert BID in np.flatnonzero(observations[slow]["action_mask"])
    env.step({slow: BID + 1})
    assert env.game.buffer.state.phase == Phase.DECIDE


# All at once.


@pytest.mark.parametrize("setting", STANDARD)
def test_both_play_the_same_game(setting: str) -> None:
    """Every seat decides from what it sees alone, so it decides alike in both."""
    edition, seats = STANDARD[setting]
    settings = {"edition": edition, "seats": seats, "reward": "money", **SHORT}

    def decide(agent: str, observation: dict[str, Any]) -> int:
        seen = observation["observation"].tobytes() + agent.encode()
        return choose(random.Random(seen), observation["action_mask"])

    serial = LongshoreAEC(**settings)
    serial.reset(seed=8)
    for agent in serial.agent_iter():
        observation, _, terminated, truncated, _ = serial.last()
        serial.step(None if terminated or truncated else decide(agent, observation))
    parallel = LongshoreParallel(**settings)
    observations, _ = parallel.reset(seed=8)
    rewards: dict[str, float] = {}
    while parallel.agents:
        actions = {agent: decide(agent, seen) for agent, seen in observations.items()}
        observations, rewards, *_, infos = parallel.step(actions)
    assert parallel.game.buffer.cells.tobytes() == serial.game.buffer.cells.tobytes()
    assert list(rewards.values()) == serial.game.worths()[:seats].tolist()
    assert {agent: info["money"] for agent, info in infos.items()} == rewards


def test_only_who_owes_a_decision_has_more_than_to_wait() -> None:
    env = LongshoreParallel("classic", 4)
    observations, _ = env.reset(seed=0)
    mover = env.possible_agents[env.game.to_move]
    for agent, seen in observations.items():
        choices = np.flatnonzero(seen["action_mask"]).tolist()
        assert (len(choices) > 1) if agent == mover else (choices == [WAIT])


def test_one_after_another_who_owes_nothing_is_shown_to_wait() -> None:
    env = LongshoreAEC("classic", 3, supply=2, round_limit=2)
    env.reset(seed=0)
    chance = random.Random(1)
    while not any(env.terminations.values()):
        for agent in env.agents:
            choices = np.flatnonzero(env.observe(agent)["action_mask"]).tolist()
            owes = env.possible_agents.index(agent) in env.game.waiting
            assert choices if owes else choices == [WAIT]
        env.step(choose(chance, env.observe(env.agent_selection)["action_mask"]))


def test_at_the_end_all_masks_hold_one_move_that_changes_nothing() -> None:
    env = LongshoreParallel("classic", 3, supply=2, round_limit=2)
    observations, _ = env.reset(seed=0)
    chance = random.Random(1)
    while env.agents:
        moves = {name: choose(chance, seen["action_mask"]) for name, seen in observations.items()}
        observations, *_ = env.step(moves)
    assert list(observations) == env.possible_agents
    for seen in observations.values():
        assert np.flatnonzero(seen["action_mask"]).tolist() == [WAIT]
    before = env.game.buffer.cells.tobytes()
    assert env.step(dict.fromkeys(env.possible_agents, WAIT)) == ({}, {}, {}, {}, {})
    assert env.step({}) == ({}, {}, {}, {}, {})
    assert env.game.buffer.cells.tobytes() == before
    with pytest.raises(RuntimeError, match="The game is over: call reset"):
        env.step(dict.fromkeys(env.possible_agents, WAIT + 1))


def test_who_waits_may_do_nothing_else() -> None:
    env = LongshoreParallel("classic", 3)
    env.reset(seed=0)
    mover = env.possible_agents[env.game.to_move]
    idle = next(agent for agent in env.agents if agent != mover)
    before = env.game.buffer.cells.tobytes()
    _, rewards, terminations, _, infos = env.step({mover: PASS, idle: TAKE_LOAN})
    assert env.game.buffer.cells.tobytes() == before
    assert [agent for agent, reward in rewards.items() if reward] == [idle]
    assert all(terminations.values())
    assert "owes no decision" in infos[idle]["illegal"]
    assert env.agents == []
    with pytest.raises(RuntimeError, match="The game is over"):
        env.step({mover: TAKE_LOAN})


def test_actions_are_checked_before_any_is_played() -> None:
    env = LongshoreParallel("classic", 3)
    env.reset(seed=0)
    mover = env.possible_agents[env.game.to_move]
    before = env.game.buffer.cells.tobytes()
    with pytest.raises(ValueError, match=f"{mover} owes a decision"):
        env.step({})
    with pytest.raises(ValueError, match="There is no agent 'green'; there are: blue, red, yellow"):
        env.step({mover: PASS, "green": PASS})
    with pytest.raises(ValueError, match="whole number from 0 to 303, not 304"):
        env.step({mover: MOVES})
    assert env.game.buffer.cells.tobytes() == before
    assert len(env.agents) == 3


# Looking.


def test_a_human_is_shown_each_position_once(capsys: pytest.CaptureFixture[str]) -> None:
    env = LongshoreAEC("classic", 3, render_mode="human")
    env.reset(seed=0)
    assert capsys.readouterr().out.count("Supply") == 1
    assert env.render() is None
    assert capsys.readouterr().out == ""
    env.step(PASS)
    assert capsys.readouterr().out.count("Supply") == 1


def test_a_viewer_sees_no_more_than_its_seat_may() -> None:
    env = LongshoreAEC("classic", 3, render_mode="ansi", viewer="red")
    env.reset(seed=0)
    text = str(env.render())
    assert "Red (you)" in text
    assert text.count("$?") == 2


@pytest.mark.filterwarnings("ignore:.*nothing to render")
def test_without_a_mode_there_is_nothing_to_render() -> None:
    env = LongshoreAEC()
    env.reset(seed=0)
    assert env.render() is None


# Making one.


def test_options_reach_the_game() -> None:
    env = pettingzoo.env(edition="anniversary", seats=5, supply=4, bluff="cancel")
    env.reset(seed=0)
    options = env.unwrapped.game.options
    assert (options.edition, options.seats, options.supply) == ("anniversary", 5, 4)
    assert options.bluff == "cancel"
    assert env.agents == ["blue", "red", "yellow", "green", "purple"]


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"render_mode": "svg"}, "The render_mode is one of human, ansi, rgb_array"),
        ({"viewer": "green", "seats": 3}, r"The viewer is one of 0 \(blue\)"),
        ({"viewer": 3, "seats": 3}, r"or None for all hands; not 3"),
        ({"reward": "fame"}, "There is no reward 'fame'; there are: money"),
        ({"max_cycles": 0}, "max_cycles is a whole number from 1"),
        ({"illegal_reward": "low"}, "illegal_reward is a number, or None for the usual one; not"),
        ({"illegal_reward": float("nan")}, "illegal_reward is a number"),
    ],
)
@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.parallel_env])
def test_bad_settings_are_named(make: Any, settings: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        make(**settings)


@pytest.mark.parametrize("settings", [{"seats": 6}, {"edition": "second"}, {"suply": 4}])
def test_bad_options_are_named(settings: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        pettingzoo.env(**settings)


@pytest.mark.parametrize("make", [LongshoreAEC, LongshoreParallel])
def test_an_environment_can_be_sent_elsewhere(make: Any) -> None:
    env = make("anniversary", 3, reward="rank", max_cycles=9, supply=5)
    twin = pickle.loads(pickle.dumps(env))
    assert twin.options == env.options
    assert (twin.reward, twin.max_cycles) == ("rank", 9)
    env.reset(seed=1)
    twin.reset(seed=1)
    assert twin.game.buffer.cells.tobytes() == env.game.buffer.cells.tobytes()


@pytest.mark.parametrize("send", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_is_in_the_same_position_and_goes_its_own_way(send: Any) -> None:
    env = pettingzoo.env("classic", 4, reward="shaped")
    env.reset(seed=4)
    until(env, Phase.BIDS, random.Random(4))
    env.step(TAKE_LOAN)
    before = env.unwrapped.game.buffer.cells.tobytes()
    twins = send(env), send(env)
    earned = [play_serially(twin, random.Random(1)) for twin in twins]
    assert env.unwrapped.game.buffer.cells.tobytes() == before
    assert earned[0] == earned[1] == play_serially(env, random.Random(1))
    for each in (env, *twins):
        each.reset()
    assert len({each.unwrapped.episode_seed for each in (env, *twins)}) == 1


def test_a_copy_of_all_at_once_is_in_the_same_position() -> None:
    env = _at_bids()
    twin = deepcopy(env)
    seller = env.possible_agents[int(env.game.buffer.state.active)]
    bids = {agent: BID for agent in env.agents if agent != seller}
    seen, *_ = env.step(bids)
    again, *_ = twin.step(bids)
    for agent, one in seen.items():
        assert np.array_equal(one["observation"], again[agent]["observation"])


@pytest.mark.parametrize(
    ("missing", "module", "problem"),
    [
        (
            "pettingzoo",
            "longshore.envs.pettingzoo",
            "longshore.envs.pettingzoo needs PettingZoo: pip install 'longshore[pettingzoo]'.",
        ),
        (
            "PIL",
            "longshore.envs.picture",
            "longshore.envs.picture needs a renderer: pip install 'longshore[picture]'.",
        ),
    ],
)
def test_a_missing_package_is_named(missing: str, module: str, problem: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import {module}"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.stderr.strip().endswith(f"ImportError: {problem}")
