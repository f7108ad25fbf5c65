"""The game in the shape of Kaggle's environments: specification, interpreter, renderer, agents.

    import kaggle_environments
    from longshore.envs import kaggle

    kaggle.register()
    env = kaggle_environments.make("longshore", {"edition": "classic", "randomSeed": 1})
    env.run(["steady", "random", my_agent])

An agent is `agent(observation, configuration) -> text`: an action in notation, or several of its
own, parted by `;`. The observation holds the seat, its view, the legal actions, and how things
stand in words. Nothing here imports `kaggle_environments` but `register`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import islice
from typing import Any

import msgspec

from longshore.bots.bot import Decision, bot_rng, counted_view
from longshore.bots.referee import ask
from longshore.bots.registry import make_bot
from longshore.briefing import brief_game
from longshore.engine.bindings import GameBuffer
from longshore.envs.settings import DRAWN_SEEDS, make_options
from longshore.game.game import Game
from longshore.game.refusals import IllegalAction
from longshore.game.spelling import fold
from longshore.notation import NotationError, format_action, read_position
from longshore.notation.view_positions import format_view

NAME = "longshore"
MOST_ACTIONS = 200  # that are listed for a decision
ACTIVE, INACTIVE, DONE, INVALID = "ACTIVE", "INACTIVE", "DONE", "INVALID"
_LOST = ("ERROR", "TIMEOUT", INVALID)

specification: dict[str, Any] = {
    "name": NAME,
    "title": "Longshore",
    "description": "An independent implementation of the rules of Container.",
    "version": "1.0.0",
    "agents": [3, 4, 5],
    "configuration": {
        "episodeSteps": {
            "description": "A limit that no game comes near.",
            "type": "integer",
            "minimum": 2,
            "default": 100_000,
        },
        "actTimeout": 10,
        "runTimeout": 3600,
        "edition": {"description": "The edition.", "type": "string", "default": "classic"},
        "options": {"description": "Options of the table.", "type": "object", "default": {}},
        "randomSeed": {"description": "What is dealt.", "type": ["integer", "null"]},
    },
    "reward": {"description": "The final money.", "type": "number", "default": 0},
    "observation": {
        "seat": {"description": "One's own seat, from 0.", "type": "integer", "default": 0},
        "view": {"description": "What one may know.", "type": "object", "default": {}},
        "legal": {"description": "Actions, or the first.", "type": "array", "default": []},
        "complete": {"description": "All of them.", "type": "boolean", "default": True},
        "position": {"description": "The same in notation.", "type": "string", "default": ""},
        "text": {"description": "The same in words.", "type": "string", "default": ""},
        "remainingOverageTime": 60,
    },
    "action": {"description": "Actions in notation.", "type": "string", "default": ""},
}


def interpreter(state: list[Any], env: Any) -> list[Any]:
    """Play what the active agents have said, and tell all of them how things stand."""
    if env.done:
        env.longshore = _begin(env, len(state))
        return tell(state, env.longshore)
    game: Game = env.longshore
    for seat in game.waiting:
        if state[seat].status in _LOST:  # Kaggle says so: it was too slow, or it failed
            return _ended(state, game, seat, "it gave no answer", state[seat].status)
        if state[seat].status == ACTIVE:
            problem = _played(game, seat, state[seat].action)
            if problem is not None:
                return _ended(state, game, seat, problem)
    return tell(state, game)


def _begin(env: Any, seats: int) -> Game:
    config = env.configuration
    seed = config.get("randomSeed")
    if seed is None:
        seed = random.SystemRandom().randrange(DRAWN_SEEDS)
    options = make_options(config["edition"], seats, **dict(config.get("options") or {}))
    env.info["seed"] = seed
    return Game.start(options, seed=seed)


def _played(game: Game, seat: int, said: Any) -> str | None:
    """Play a seat's actions, all or none; why not, if not."""
    twin, actions = game, []
    try:
        for text in str(said).split(";"):
            trial = twin.attempt(text.strip(), seat)
            actions.append(trial.action)
            twin = twin.after(trial)
    except (IllegalAction, NotationError, ValueError) as problem:
        return str(problem)
    for action in actions:
        game.play(action, seat)
    return None


def tell(state: list[Any], game: Game) -> list[Any]:
    """Tell every agent how things stand for it, and whether it is asked."""
    for seat, agent in enumerate(state):
        asked = seat in game.waiting
        agent.status = DONE if game.over else ACTIVE if asked else INACTIVE
        agent.action = ""
        seen = agent.observation
        seen.seat = seat
        view = counted_view(game.buffer, game.options, seat)
        seen.view, seen.position = msgspec.to_builtins(view), format_view(view)
        texts = list(islice(game.legal_actions(seat).texts(), MOST_ACTIONS + 1)) if asked else []
        seen.legal, seen.complete = texts[:MOST_ACTIONS], len(texts) <= MOST_ACTIONS
        seen.text = brief_game(game, seat).now if asked else ""
        if game.over:
            agent.reward = game.scores()[seat]
    return state


def _ended(
    state: list[Any], game: Game, seat: int, problem: str, status: str = INVALID
) -> list[Any]:
    """An agent that says what is not allowed, or nothing at all, ends the game for all, and has
    nothing of it.
    """
    for other, agent in enumerate(state):
        agent.status = status if other == seat else DONE
        agent.reward = None if other == seat else game.scores()[other]
    state[seat].info["why"] = problem
    return state


def renderer(_state: list[Any], env: Any) -> str:
    """The board as text, all hands open."""
    return repr(env.longshore)


def html_renderer(_env: Any) -> str:
    """The script of Kaggle's player: the board as the observation of the first seat tells it."""
    return (
        "function renderer(c) { const s = c.environment.steps[c.step];"
        " const told = s.map((one) => one.observation.text).find((one) => one) || 'The end.';"
        " const pre = document.createElement('pre'); pre.textContent = told;"
        " c.parent.replaceChildren(pre); }"
    )


def agent_of(spec: str) -> Callable[[Any, Any], str]:
    """A bot of ours as an agent; it decides from the position in the observation alone."""

    def agent(observation: Any, _configuration: Any) -> str:
        state, options = read_position(observation["position"])
        buffer, seat = GameBuffer.of(state), int(observation["seat"])
        answer = ask(bot, Decision(buffer, options, seat, bot_rng(0, observation["step"])))
        actions = fold(buffer, seat, list(answer.moves))
        return "; ".join(format_action(action, options) for action in actions)

    bot = make_bot(spec)
    return agent


agents: dict[str, Callable[[Any, Any], str]] = {
    name: agent_of(name) for name in ("random", "easy", "steady")
}


def register() -> None:
    """Make the environment known to Kaggle's, by its name."""
    try:
        import kaggle_environments
    except ModuleNotFoundError:
        raise ImportError(
            "kaggle.register needs Kaggle's environments: pip install 'kaggle-environments'."
        ) from None
    kaggle_environments.register(
        NAME,
        {
            "specification": specification,
            "interpreter": interpreter,
            "renderer": renderer,
            "html_renderer": html_renderer,
            "agents": agents,
        },
    )
