"""A seat as text, and the same in the words of other projects, where they are installed."""

from __future__ import annotations

import types
from typing import Any

import pytest

from longshore.engine.state import Phase
from longshore.envs import kaggle
from longshore.envs.words import Words, WordsEnv
from longshore.game.game import Game
from longshore.notation import read_position

SMALL: dict[str, Any] = {"seats": 3, "round_limit": 4}
their_warnings = pytest.mark.filterwarnings("ignore")


def answer(game: Game, seat: int) -> str:
    """Something that the seat may do, as text."""
    return next(iter(game.legal_actions(seat).texts()))


def whole_game(env: WordsEnv, seed: int) -> list[Words]:
    told = [env.reset(seed=seed)]
    while not told[-1].done:
        told.append(env.step(answer(env.game, env.seat)))
    return told


@pytest.mark.parametrize("reward", ["difference", "win", "money", "shaped"])
def test_a_whole_game_in_words(reward: str) -> None:
    env = WordsEnv(**SMALL, seat="red", reward=reward)
    told = whole_game(env, seed=3)
    assert env.game.over
    scores, mine = env.game.scores(), env.game.scores()[env.seat]
    others = [score for seat, score in enumerate(scores) if seat != env.seat]
    earned = {
        "difference": mine - sum(others) / 2,
        "win": (env.seat in env.game.winners()) / len(env.game.winners()),
        "money": mine,
        "shaped": sum(one.reward for one in told),
    }
    assert sum(one.reward for one in told) == pytest.approx(earned[reward])
    assert "## The rules" in told[0].text or "rules" in told[0].text.lower()
    assert len(told[1].text) < len(told[0].text)
    assert [one.text for one in whole_game(env, seed=3)] == [one.text for one in told]


def test_an_answer_that_cannot_be_taken_is_taught_and_then_a_safe_move_is_made() -> None:
    env = WordsEnv(**SMALL, tries=2, language="de")
    told = env.reset(seed=1)
    before = len(env.game.history)
    told = env.step("Ich baue eine Kathedrale.")
    assert (told.refused, told.safe, told.done, told.reward) == (True, False, False, 0.0)
    assert len(env.game.history) == before
    told = env.step("sail island")
    assert (told.refused, told.safe) == (True, True)
    assert len(env.game.history) > before
    assert env.step(answer(env.game, 0)).refused is False


def test_what_is_wrong_with_its_settings_is_said() -> None:
    with pytest.raises(ValueError, match="A table of 3 has 2 opponents; not 1"):
        WordsEnv(seats=3, opponents=["random"])
    env = WordsEnv(**SMALL)
    with pytest.raises(ValueError, match="call reset"):
        env.step("pass")


# Kaggle: the interpreter by itself; with their package below


def kaggle_table(seats: int = 3, **configuration: Any) -> tuple[list[Any], Any]:
    """What Kaggle's core hands to an interpreter when a game begins."""
    state = [
        types.SimpleNamespace(
            observation=types.SimpleNamespace(), status="INACTIVE", action="", reward=0, info={}
        )
        for _ in range(seats)
    ]
    usual = {"edition": "classic", "randomSeed": 5, "options": {"round_limit": 4}}
    env = types.SimpleNamespace(done=True, configuration={**usual, **configuration}, info={})
    return kaggle.interpreter(state, env), env


def test_kaggles_interpreter_plays_a_game_by_its_agents() -> None:
    state, env = kaggle_table()
    env.done = False
    agents = [kaggle.agent_of(name) for name in ("random", "random", "easy")]
    steps = 0
    while any(one.status == "ACTIVE" for one in state):
        for seat, one in enumerate(state):
            if one.status == "ACTIVE":
                assert one.observation.legal
                seen = {**vars(one.observation), "step": steps}
                one.action = agents[seat](seen, None)
        state = kaggle.interpreter(state, env)
        steps += 1
    assert [one.status for one in state] == ["DONE"] * 3
    assert tuple(one.reward for one in state) == env.longshore.scores()
    assert env.longshore.facts.phase == Phase.OVER


def test_kaggles_observation_is_the_seats_own() -> None:
    """V1: of the position in it only one's own card is said."""
    state, env = kaggle_table()
    for seat, one in enumerate(state):
        lines = one.observation.position.splitlines()
        assert [" card " in f" {line}" for line in lines].count(True) == 1
        card = env.longshore.view(seat).own.card
        assert int(read_position(one.observation.position)[0].card[seat]) == card


def test_kaggle_an_agent_that_breaks_the_rules_is_out() -> None:
    state, env = kaggle_table()
    env.done = False
    (seat,) = env.longshore.waiting
    state[seat].action = "pass; sail island"
    before = env.longshore.history
    state = kaggle.interpreter(state, env)
    assert [one.status for one in state].count("INVALID") == 1
    assert state[seat].reward is None
    assert state[seat].info["why"]
    assert env.longshore.history == before


@pytest.mark.parametrize("status", ["TIMEOUT", "ERROR"])
def test_kaggle_an_agent_that_does_not_answer_is_out(status: str) -> None:
    """Their core sets the status; were it asked again, the game might go on for ever."""
    state, env = kaggle_table()
    env.done = False
    (seat,) = env.longshore.waiting
    state[seat].status = status
    state = kaggle.interpreter(state, env)
    assert state[seat].status == status
    assert state[seat].reward is None
    assert [one.status for one in state].count("DONE") == 2


@their_warnings
def test_in_kaggles_own_environment() -> None:
    theirs = pytest.importorskip("kaggle_environments", exc_type=ImportError)
    kaggle.register()
    configuration = {"randomSeed": 1, "options": {"round_limit": 4}}
    env = theirs.make("longshore", configuration, debug=True)
    env.run(["steady", "random", "easy"])
    assert [one.status for one in env.state] == ["DONE"] * 3
    assert "Blue" in env.render(mode="ansi")
    again = theirs.make("longshore", configuration, debug=True)
    again.run(["steady", "random", lambda _seen, _configuration: "sail island"])
    assert [one.status for one in again.state].count("INVALID") == 1

    def broken(_seen: Any, _configuration: Any) -> str:
        raise RuntimeError

    failed = theirs.make("longshore", configuration)
    failed.run(["steady", "random", broken])
    assert [one.status for one in failed.state] == ["DONE", "DONE", "ERROR"]


# The others only with their packages: `pip install` them to run these


@their_warnings
def test_in_openenvs_words() -> None:
    pytest.importorskip("openenv.core.env_server", exc_type=ImportError)
    from longshore.envs.openenv import LongshoreAction, LongshoreEnvironment

    env = LongshoreEnvironment(**SMALL)
    told = env.reset(seed=3, episode_id="first")
    while not told.done:
        told = env.step(LongshoreAction(message=answer(env.words.game, 0)))
    assert told.reward == whole_game(WordsEnv(**SMALL), seed=3)[-1].reward
    assert env.state.episode_id == "first"
    assert env.state.step_count > 3


@their_warnings
def test_openenvs_server_speaks_to_a_client() -> None:
    pytest.importorskip("openenv.core.env_server", exc_type=ImportError)
    testing = pytest.importorskip("fastapi.testclient")
    from longshore.envs.openenv import make_app

    with testing.TestClient(make_app(**SMALL)) as client, client.websocket_connect("/ws") as line:
        line.send_json({"type": "reset", "data": {"seed": 3}})
        told = line.receive_json()
        assert "Your card" in told["data"]["observation"]["text"]
        line.send_json({"type": "step", "data": {"message": "a cathedral"}})
        assert line.receive_json()["data"]["observation"]["refused"] is True


@their_warnings
def test_in_torchrl() -> None:
    pytest.importorskip("torchrl", exc_type=ImportError)
    from torchrl.envs.utils import check_env_specs

    from longshore.envs.torchrl import make_env

    env = make_env(**SMALL)
    check_env_specs(env)
    played = env.rollout(500)
    assert bool(played["next", "done"][-1])
    assert not bool(played["next", "done"][:-1].any())
    chosen = played["action_mask"].gather(-1, played["action"].unsqueeze(-1))
    assert bool(chosen.all())


@their_warnings
def test_in_pufferlib() -> None:
    pytest.importorskip("pufferlib.emulation", exc_type=ImportError)
    from longshore.envs.pufferlib import make_env

    env = make_env(**SMALL)
    seen, _ = env.reset(seed=1)
    assert seen.size > 304
    for _ in range(500):
        move = env.env.seat.action_masks().nonzero()[0][0]
        _, _, ended, cut, _ = env.step(move)
        if ended or cut:
            break
    assert ended
