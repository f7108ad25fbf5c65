"""The two networks: one that plays, and one that judges with everything in sight."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional

from longshore.bots.learned.inputs import INPUTS
from longshore.engine.moves import MOVES

ILLEGAL = -60.0  # as good as never, and quick to work with


class Block(nn.Module):
    """What is added to what is known: a residual block."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.first = nn.Linear(width, width)
        self.second = nn.Linear(width, width)
        with torch.no_grad():
            self.second.weight.mul_(0.3)

    def forward(self, known: Tensor) -> Tensor:
        found: Tensor = self.second(functional.relu(self.first(functional.relu(known))))
        return known + found


class Network(nn.Module):
    """A residual network from an input to some numbers."""

    def __init__(self, width: int, blocks: int, out: int, small: float) -> None:
        super().__init__()
        self.entry = nn.Linear(INPUTS, width)
        self.blocks = nn.ModuleList([Block(width) for _ in range(blocks)])
        self.head = nn.Linear(width, out)
        with torch.no_grad():
            self.head.weight.mul_(small)
            self.head.bias.zero_()

    def forward(self, inputs: Tensor) -> Tensor:
        known: Tensor = self.entry(inputs)
        for block in self.blocks:
            known = block(known)
        found: Tensor = self.head(functional.relu(known))
        return found


def make_actor(width: int, blocks: int) -> Network:
    return Network(width, blocks, MOVES, 0.1)


def make_critic(width: int, blocks: int) -> Network:
    return Network(width, blocks, 1, 0.1)


class Halved:
    """A network that learns in 16 bits, with its weights kept in 32.

    What is worked with is a copy in bfloat16; gradients go to the whole weights.
    """

    def __init__(self, network: Network, half: bool, device: torch.device) -> None:
        self.whole = network.to(device)
        self.half = half
        if half:
            import copy

            self.working: Network = copy.deepcopy(network).to(torch.bfloat16)
            self.refresh()
        else:
            self.working = network

    @property
    def dtype(self) -> torch.dtype:
        return torch.bfloat16 if self.half else torch.float32

    @torch.no_grad()
    def refresh(self) -> None:
        """Bring the working copy up to date."""
        if self.half:
            for own, whole in zip(self.working.parameters(), self.whole.parameters(), strict=True):
                own.copy_(whole)

    @torch.no_grad()
    def hand_over(self) -> None:
        """Gradients of the copy to the whole weights."""
        if self.half:
            for own, whole in zip(self.working.parameters(), self.whole.parameters(), strict=True):
                if own.grad is not None:
                    whole.grad = own.grad.float()
                    own.grad = None


def count_weights(network: nn.Module) -> int:
    return sum(weights.numel() for weights in network.parameters())
