"""The text environment in the words of OpenEnv, and a server of it.

    from longshore.envs.openenv import LongshoreAction, LongshoreEnvironment, make_app

    app = make_app(edition="classic", seats=3, opponents="merchant")    # for uvicorn

An action is a message, an observation what the seat is told (`longshore.envs.words`).
"""

from __future__ import annotations

from functools import partial
from typing import Any
from uuid import uuid4

try:
    from openenv.core.env_server.interfaces import Environment
    from openenv.core.env_server.types import Action, Observation, State
except ModuleNotFoundError:
    raise ImportError("longshore.envs.openenv needs OpenEnv: pip install 'openenv'.") from None

from longshore.envs.words import Words, WordsEnv


class LongshoreAction(Action):  # type: ignore[misc,unused-ignore]
    """What the player says: notation, JSON or a sentence."""

    message: str


class LongshoreObservation(Observation):  # type: ignore[misc,unused-ignore]
    """What the player is told; `refused` if the message before it was not taken."""

    text: str
    refused: bool = False


class LongshoreEnvironment(Environment[LongshoreAction, LongshoreObservation, State]):  # type: ignore[misc,unused-ignore]
    """A seat in words against bots; `settings` are those of `WordsEnv`."""

    SUPPORTS_CONCURRENT_SESSIONS = True

    def __init__(self, **settings: Any) -> None:
        super().__init__()
        self.words = WordsEnv(**settings)
        self._state = State(episode_id=str(uuid4()), step_count=0)

    def reset(
        self,
        seed: int | None = None,
        episode_id: str | None = None,
        **_more: Any,
    ) -> LongshoreObservation:
        """Begin a game."""
        self._state = State(episode_id=episode_id or str(uuid4()), step_count=0)
        return _observation(self.words.reset(seed))

    def step(
        self, action: LongshoreAction, timeout_s: float | None = None, **_more: Any
    ) -> LongshoreObservation:
        """Answer, and be told what came of it."""
        del timeout_s  # the others decide at once
        self._state.step_count += 1
        return _observation(self.words.step(action.message))

    @property
    def state(self) -> State:
        return self._state

    def close(self) -> None:
        self.words.close()


def make_app(**settings: Any) -> Any:
    """The server of OpenEnv with this environment, for uvicorn: a game for each session."""
    from openenv.core.env_server.http_server import create_app

    make = partial(LongshoreEnvironment, **settings)
    return create_app(make, LongshoreAction, LongshoreObservation, env_name="longshore")


def _observation(told: Words) -> LongshoreObservation:
    return LongshoreObservation(
        text=told.text, refused=told.refused, done=told.done, reward=told.reward
    )
