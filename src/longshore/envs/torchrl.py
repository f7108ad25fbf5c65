"""One seat against bots as an environment of TorchRL, with the mask of its moves.

    from longshore.envs.torchrl import make_env

    env = make_env(edition="classic", seats=3, opponents="merchant")
    env.rollout(100)

It is `longshore.envs.gymnasium.LongshoreEnv` in TorchRL's own wrapper: `observation`, `action_mask`
and `reward` are entries of the tensordicts, and the action's spec draws offered moves alone. For
all seats at once take TorchRL's `PettingZooWrapper` and `longshore.envs.pettingzoo`.
"""

from __future__ import annotations

from typing import Any

try:
    import torch
    from torchrl.data import Binary
    from torchrl.envs import ActionMask, Compose, DTypeCastTransform, GymWrapper, TransformedEnv
    from torchrl.envs.libs.gym import default_info_dict_reader
except ModuleNotFoundError:
    raise ImportError(
        "longshore.envs.torchrl needs TorchRL: pip install torchrl 'longshore[gymnasium]'."
    ) from None

from longshore.engine.moves import MOVES
from longshore.envs.gymnasium import LongshoreEnv

MASK = "action_mask"


def make_env(*, device: Any = None, **settings: Any) -> TransformedEnv:
    """The environment; `settings` are those of `LongshoreEnv`."""
    wrapped = GymWrapper(LongshoreEnv(**settings), device=device, categorical_action_encoding=True)
    spec = Binary(MOVES, dtype=torch.int8, device=device)  # as Gymnasium has it
    wrapped.set_info_dict_reader(default_info_dict_reader([MASK], spec={MASK: spec}))
    as_truth = DTypeCastTransform(torch.int8, torch.bool, in_keys=[MASK])
    return TransformedEnv(wrapped, Compose(as_truth, ActionMask()))
