"""OpenSpiel's players on Longshore: searching, searching without peeping, learning."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.rl_environment import ChanceEventSampler, Environment

import longshore.envs.openspiel as spiel
from tests.envs.spiel_play import (
    LOAN,
    auction,
    bid,
    bidders,
    load,
    random_step,
    spell,
    together,
    turn_based_auction,
)


def play_out(state: Any, bots: list[Any]) -> None:
    while not state.is_terminal():
        action = bots[state.current_player()].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def tiny() -> Any:
    return pyspiel.convert_to_turn_based(load(round_limit=2, supply=3, reward="win"))


def test_mcts_bot_plays_a_game() -> None:
    game, rng = tiny(), np.random.RandomState(1)
    evaluator = RandomRolloutEvaluator(random_state=rng)
    bots = [MCTSBot(game, 1.0, 5, evaluator, random_state=rng) for _ in range(3)]
    state = spiel.seeded_state(game, 1)
    play_out(state, bots)
    assert sum(state.returns()) == pytest.approx(1)


def test_mcts_bot_bids() -> None:
    state, rng = turn_based_auction(load(reward="win")), np.random.RandomState(1)
    evaluator = RandomRolloutEvaluator(random_state=rng)
    bot = MCTSBot(state.get_game(), 1.0, 5, evaluator, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_ismcts_bot_searches_in_resampled_worlds() -> None:
    rng = np.random.RandomState(1)
    state = turn_based_auction(load(edition="anniversary", reward="win"))
    evaluator = RandomRolloutEvaluator(random_state=rng)
    bot = ISMCTSBot(state.get_game(), evaluator, 1.0, 5, random_state=rng)
    bot.set_resampler(spiel.resampled)
    state.apply_action(bot.step(state))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("turn_based", [False, True])
@pytest.mark.parametrize("edition", ["classic", "anniversary"])
def test_resampled_states_look_the_same_to_who_is_to_move(edition: str, turn_based: bool) -> None:
    game, rng = load(edition=edition), random.Random(8)
    for seed in range(3):
        state = turn_based_auction(game, seed) if turn_based else auction(game, seed)
        for _ in range(12):
            for seat in range(3):
                if not state.is_terminal() and state.legal_actions(seat):
                    other = spiel.resampled(state, seat, rng)
                    assert other.current_player() == state.current_player()
                    assert other.legal_actions(seat) == state.legal_actions(seat)
                    for told in ("information_state_string", "observation_tensor"):
                        assert getattr(other, told)(seat) == getattr(state, told)(seat)
            if state.is_terminal():
                break
            random_step(state, rng)


def test_resampled_after_a_tie_break() -> None:
    state = auction(load(seats=4))
    one, two, three = bidders(state)
    spell(state, {one: [bid(5)], two: [LOAN, bid(5)], three: [bid(4)]})
    spell(state, {one: [bid(1)], two: [bid(0)]})
    shipper = state.current_player()
    other = spiel.resampled(state, shipper, random.Random(1))
    assert other.information_state_string(shipper) == state.information_state_string(shipper)


def test_resampling_draws_the_others_cards_and_bids_anew() -> None:
    state = auction(load())
    seat, other = bidders(state)
    together(state, {seat: LOAN, other: bid(3)})
    rng = random.Random(3)
    worlds = [spiel.resampled(state, seat, rng) for _ in range(60)]
    own = {world.course.drawn[4 + seat] for world in worlds}
    cards = Counter(world.course.drawn[4 + other] for world in worlds)
    sealed = {tuple(world.course.log[world.course.sealed :]) for world in worlds}
    assert own == {state.course.drawn[4 + seat]}
    assert len(cards) == 4
    assert max(cards.values()) < 30
    assert len(sealed) > 5


def test_resampling_is_for_who_is_to_move() -> None:
    state = spiel.seeded_state(load(), 0)
    waiting = (state.current_player() + 1) % 3
    with pytest.raises(ValueError, match=f"who is to move; {waiting} is not"):
        spiel.resampled(state, waiting)


@pytest.mark.soak  # most of it is PyTorch beginning
def test_ppo_learns_a_batch() -> None:
    import torch
    from open_spiel.python.pytorch.ppo import PPO, PPOAgent

    torch.manual_seed(1)
    torch.set_num_threads(1)
    game = pyspiel.convert_to_turn_based(load(round_limit=2, reward="shaped"))
    env = Environment(game, chance_event_sampler=ChanceEventSampler(1))
    shape = env.observation_spec()["info_state"]
    agents = [
        PPO(shape, game.num_distinct_actions(), 3, seat, steps_per_batch=8, agent_fn=PPOAgent)
        for seat in range(3)
    ]
    before = [agent.network.actor[0].weight.clone() for agent in agents]
    step = env.reset()
    while any(agent.updates_done == 0 for agent in agents):
        agent = agents[step.observations["current_player"]]
        following = env.step([agent.step([step])[0].action])
        agent.post_step([following.rewards[agent.player_id]], [following.last()])
        if agent.cur_batch_idx == agent.steps_per_batch:
            agent.learn([following])
        step = env.reset() if following.last() else following
    for agent, weights in zip(agents, before, strict=True):
        assert not torch.equal(agent.network.actor[0].weight, weights)
        assert torch.isfinite(agent.network.actor[0].weight).all()
