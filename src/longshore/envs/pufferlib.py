"""One seat against bots for PufferLib, with the mask of its moves in the observation.

    import pufferlib.vector
    from longshore.envs.pufferlib import make_env

    envs = pufferlib.vector.make(make_env, num_envs=8, env_kwargs={"seats": 3})

It is `longshore.envs.gymnasium.LongshoreEnv` in PufferLib's own emulation, which makes one flat
row of what is seen; `pufferlib.pytorch.nativize_tensor` gives `observation` and `action_mask` back.
PufferLib draws actions without masks: a policy has to look at the mask, since a move that is not
offered ends a game.
"""

from __future__ import annotations

from typing import Any

try:
    from pufferlib.emulation import GymnasiumPufferEnv
except ModuleNotFoundError:
    raise ImportError(
        "longshore.envs.pufferlib needs PufferLib: pip install pufferlib 'longshore[gymnasium]'."
    ) from None
import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict

from longshore.engine.moves import MOVES
from longshore.engine.observe import Row
from longshore.envs.gymnasium import LongshoreEnv

Seen = dict[str, Any]


class MaskSeen(gymnasium.Wrapper[Seen, Any, Row, np.int64]):
    """The mask beside the row, as algorithms want it that look at observations alone."""

    def __init__(self, env: LongshoreEnv) -> None:
        super().__init__(env)  # type: ignore[arg-type]  # the rows become parts of what is seen
        self.seat = env
        mask = Box(0, 1, (MOVES,), np.int8)
        self.observation_space = Dict(observation=env.observation_space, action_mask=mask)

    def reset(self, **given: Any) -> tuple[Seen, dict[str, Any]]:
        row, _ = self.seat.reset(**given)
        return self._seen(row), {}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        row, reward, ended, cut, _ = self.seat.step(np.int64(action))
        return self._seen(row), float(reward), ended, cut, {}

    def _seen(self, row: Any) -> Seen:
        return {"observation": row, "action_mask": self.seat.action_masks().astype(np.int8)}


def make_env(**settings: Any) -> Any:
    """The environment; `settings` are those of `LongshoreEnv`, and `buf` and `seed` PufferLib's."""
    theirs = {name: settings.pop(name) for name in ("buf", "seed") if name in settings}
    return GymnasiumPufferEnv(env_creator=lambda: MaskSeen(LongshoreEnv(**settings)), **theirs)
