"""From a checkpoint to the weights that the bot plays by, and back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import torch

from longshore.bots.learned.weights import Weights, load_critic, load_weights, write_weights
from longshore.text.errors import UserError
from longshore.train.network import Network, make_actor, make_critic
from longshore.train.running import CHECKPOINT, Training, device_of
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


def network_of(weights: Weights) -> Network:
    """The network that has these weights: an actor, or a critic by what it has one column for."""
    width, blocks = weights.entry.shape[1], len(weights.first)
    judges = weights.head.shape[1] == 1
    network = make_critic(width, blocks) if judges else make_actor(width, blocks)
    state = {
        "entry.weight": weights.entry.T,
        "entry.bias": weights.entry_bias,
        "head.weight": weights.head.T,
        "head.bias": weights.head_bias,
    }
    for block in range(len(weights.first)):
        state |= {
            f"blocks.{block}.first.weight": weights.first[block].T,
            f"blocks.{block}.first.bias": weights.first_bias[block],
            f"blocks.{block}.second.weight": weights.second[block].T,
            f"blocks.{block}.second.bias": weights.second_bias[block],
        }
    network.load_state_dict({name: torch.from_numpy(value.copy()) for name, value in state.items()})
    return network


def begin_as(training: Training, file: str) -> None:
    """Begin a run as the player in a file of weights, instead of copying merchants."""
    if training.decisions or training.stage != "copying":
        raise UserError(f"{training.folder} has begun already: go on with it without --begin.")
    try:
        actor, critic = load_weights(file), load_critic(file)
    except ValueError as problem:
        raise UserError(str(problem)) from None
    sizes = training.run.network
    for name, weights, wanted in (
        ("actor", actor, (sizes.actor, sizes.actor_blocks)),
        ("critic", critic, (sizes.critic, sizes.critic_blocks)),
    ):
        found = (weights.entry.shape[1], len(weights.first))
        if found != wanted:
            raise UserError(
                f"{file} holds {name} = {found[0]}, {name}_blocks = {found[1]};"
                f" the run asks for {wanted[0]} and {wanted[1]}."
            )
    training.begin_with(network_of(actor), network_of(critic))


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
