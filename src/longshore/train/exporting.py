"""From a checkpoint to the weights that the bot plays by."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import torch

from longshore.bots.learned.weights import Weights, write_weights
from longshore.text.errors import UserError
from longshore.train.network import Network, make_actor
from longshore.train.running import CHECKPOINT, device_of
from longshore.train.settings import TrainingRun


def weights_of(state: dict[str, torch.Tensor]) -> Weights:
    """The weights of a network, as bots take them: with a row for each input."""
    blocks = sum(name.endswith("first.bias") for name in state)

    def layer(name: str) -> tuple[Any, Any]:
        return (
            state[f"{name}.weight"].float().T.contiguous().numpy(),
            state[f"{name}.bias"].float().numpy(),
        )

    def layers(name: str) -> tuple[Any, Any]:
        found = [layer(f"blocks.{block}.{name}") for block in range(blocks)]
        return (
            torch.stack([torch.from_numpy(one) for one, _ in found]).numpy(),
            torch.stack([torch.from_numpy(one) for _, one in found]).numpy(),
        )

    return Weights(*layer("entry"), *layers("first"), *layers("second"), *layer("head"))


def export(folder: Path, file: Path) -> None:
    """Write the slow average of a checkpoint's actor, and its critic, as weights for bots."""
    kept = _kept(folder)
    write_weights(weights_of(kept["average"]), file, weights_of(kept["critic"]))


def player_of(folder: Path) -> tuple[Network, TrainingRun]:
    """The slow average of a run's checkpoint, as the bot would play it: in 16 bits. And the run."""
    kept = _kept(folder)
    state = {name: value.half().float() for name, value in kept["average"].items()}
    width = len(state["entry.bias"])
    network = make_actor(width, sum(name.endswith("first.bias") for name in state))
    network.load_state_dict(state)
    run = msgspec.convert(kept["run"], TrainingRun)
    return network.to(device_of(run)), run


def _kept(folder: Path) -> dict[str, Any]:
    try:
        kept: dict[str, Any] = torch.load(
            folder / CHECKPOINT, weights_only=False, map_location="cpu"
        )
    except OSError as problem:
        raise UserError(f"{folder} holds no checkpoint: {problem.strerror}.") from None
    return kept
