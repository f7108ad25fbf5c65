"""States, observations and actions of OpenSpiel as JSON; states that begin from a position."""

from __future__ import annotations

import json
import pickle
import random
from typing import Any

import pyspiel
import pytest

from longshore import Game
from longshore.engine.moves import encode
from longshore.envs.openspiel import seeded_state
from longshore.envs.settings import make_options
from tests.envs.playing import played
from tests.envs.spiel_play import LOAN, auction, bidders, load, random_end, random_step, together

POSITION = "longshore classic 3; turn red, round 4; blue: cash 31; red: cash 12, ship t w"
SAMPLER = pyspiel.UniformProbabilitySampler(0.0, 1.0)


def alike(one: Any, other: Any) -> bool:
    return str(one) == str(other) and one.current_player() == other.current_player()


@pytest.mark.parametrize("edition", ["classic", "anniversary"])
def test_a_state_as_json_is_the_state_again(edition: str) -> None:
    game, rng = load(edition=edition), random.Random(4)
    state, looked = game.new_initial_state(), 0
    while not state.is_terminal():
        if looked % 40 == 0:
            for given in (
                state.to_json(),
                state.to_dict(),
                json.loads(state.to_struct().to_json()),
            ):
                other = game.new_initial_state(given)
                assert alike(other, state)
                assert other.to_json() == state.to_json()
        looked += 1
        random_step(state, rng)
    assert alike(game.new_initial_state(state.to_json()), state)


def test_a_state_as_json_tells_what_is_sealed() -> None:
    state = auction(load())
    one, other = bidders(state)
    together(state, {one: LOAN, other: encode("bid", 3)})
    told = state.to_dict()
    sealed = [(move["seat"], move["name"]) for move in told["moves"] if move.get("sealed")]
    assert sealed == [(one, "loan"), (other, "bid 3")]
    assert told["current_player"] == pyspiel.PlayerId.SIMULTANEOUS
    assert alike(state.get_game().new_initial_state(told), state)


def test_actions_as_json_are_the_actions_again() -> None:
    state, rng = seeded_state(load(), 3), random.Random(1)
    for _ in range(40):
        for action in state.legal_actions():
            struct = state.action_to_struct(action)
            assert state.struct_to_actions(struct) == [action]
        other = state.clone()
        chosen = rng.choice(state.legal_actions())
        other.apply_action_struct(state.action_to_struct(chosen))
        state.apply_action(chosen)
        assert alike(other, state)
    assert state.action_to_struct(encode("take", 3, 2)).to_dict() == {
        "action": encode("take", 3, 2),
        "name": "take 3 2",
    }


def test_an_observation_as_json_is_that_of_the_player_alone() -> None:
    state = auction(load())
    one, other = bidders(state)
    before = state.to_observation_struct(one).to_json()
    together(state, {one: encode("bid", 2), other: LOAN})
    told = state.to_observation_struct(one).to_dict()
    assert told["cash"][0] == state.course.game.buffer.state["cash"][one]
    assert told["bid"][0] == 2
    assert told["card"][1:] == [[0] * 5] * 4
    assert told["legal_actions"] == []
    seen = state.to_observation_struct(other).to_dict()
    assert [move["action"] for move in seen["legal_actions"]] == state.legal_actions(other)
    assert json.loads(before)["bid"][0] == 0


def test_observations_as_json_tell_no_secret() -> None:
    """Worlds that a player cannot tell apart are told alike."""
    state, rng = seeded_state(load(edition="anniversary"), 5), random.Random(2)
    for _ in range(25):
        if state.is_terminal():
            break
        for seat in range(3):
            if state.legal_actions(seat):
                for _ in range(3):
                    world = state.resample_from_infostate(seat, SAMPLER)
                    told = world.to_observation_struct(seat).to_json()
                    assert told == state.to_observation_struct(seat).to_json()
                    assert world.information_state_string(seat) == state.information_state_string(
                        seat
                    )
        random_step(state, rng)


@pytest.mark.parametrize(
    "given",
    [
        {"begun": None, "drawn": [9], "moves": []},
        {"begun": None, "drawn": [0], "moves": [{"seat": 0}]},
        {"begun": None, "drawn": [0], "moves": 3},
        {"begun": None, "drawn": [], "moves": [{"seat": 0, "action": 0}]},
        {"begun": None, "drawn": [], "moves": [{"seat": 9, "action": 0}]},
        {"begun": "nowhere", "drawn": [], "moves": []},
        "hello",
        {"turn": "green"},
    ],
)
def test_what_is_no_state_is_refused_in_a_line(given: Any) -> None:
    with pytest.raises(ValueError, match=r"^.+$"):
        load().new_initial_state(given)


@pytest.mark.parametrize("given", [POSITION, Game.from_position(POSITION)])
def test_a_state_begins_from_a_position(given: Any) -> None:
    game, rng = load(supply=0, round_limit=9), random.Random(2)
    state = game.new_initial_state(given)
    assert (state.current_player(), state.history()) == (1, [])
    assert state.course.game.buffer.state["round_limit"] == 9
    for _ in range(12):
        random_step(state, rng)
        assert alike(state.clone(), state)
        assert alike(pickle.loads(pickle.dumps(state)), state)
        kept = pyspiel.serialize_game_and_state(game, state)
        assert alike(pyspiel.deserialize_game_and_state(kept)[1], state)
        assert alike(game.new_initial_state(state.to_json()), state)
        if state.is_terminal():
            break
    random_end(state, rng)
    assert state.returns() == state.rewards()


def test_what_is_shaped_is_counted_from_the_position() -> None:
    game = load(supply=0, reward="shaped", round_limit=4)
    state = game.new_initial_state(POSITION)
    first = state.course.game.worths()[:3]
    assert state.returns() == [0, 0, 0]
    random_end(state, random.Random(1))
    assert state.returns() == (state.course.game.worths()[:3] - first).tolist()


def test_a_position_is_resampled_with_other_cards() -> None:
    state, rng = load(supply=0).new_initial_state(POSITION), random.Random(1)
    random_step(state, rng)
    seat, cards = state.current_player(), set()
    for _ in range(30):
        world = state.resample_from_infostate(seat, SAMPLER)
        assert world.information_state_string(seat) == state.information_state_string(seat)
        held = world.course.game.buffer.state["card"][:3].tolist()
        assert held[seat] == state.course.game.buffer.state["card"][seat]
        assert len(set(held)) == 3
        cards.add(tuple(held))
    assert len(cards) > 5


def test_every_position_of_a_game_can_be_begun_from() -> None:
    options = make_options("anniversary", 3, round_limit=6)
    game = pyspiel.load_game("longshore", {"edition": "anniversary", "seats": 3, "round_limit": 6})
    for number, one in enumerate(played(options, 8)):
        if number % 23 == 0 and not one.over:
            state = game.new_initial_state(one.buffer.state)
            seat = one.to_move
            assert state.legal_actions(seat) == sorted(one.offered(seat).tolist())
