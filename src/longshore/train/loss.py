"""What is drawn by a network's logits, and PPO's loss: with PyTorch, wherever the numbers lie."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from longshore.train.network import ILLEGAL

SHORT = 1 - 1e-6  # of a sum: so that rounding never leads past its last part
FAR_APART = 10.0  # logarithms of chances, before and now
AT_MOST = 3.0  # times a loss that a move counts, however much likelier it has become


class Terms(NamedTuple):
    """What the loss is made of: where ratios are clipped, and what else is wanted how much."""

    clip: float
    entropy: float
    pull: float


def draw_moves(logits: Tensor, offers: Tensor, drawn: Tensor) -> tuple[Tensor, Tensor]:
    """A move for each row among those offered, by a number from 0 to 1, and its logarithm.

    A GPU sums in parts, so that rounding can lift a sum where nothing was added: only what is
    offered counts as reached, and where nothing was, the likeliest is taken.
    """
    likely = functional.log_softmax(_offered(logits, offers), 1)
    sums = likely.exp().masked_fill(~offers, 0).cumsum(1)
    reached = offers & (sums > (drawn * SHORT)[:, None] * sums[:, -1:])
    likeliest = likely.masked_fill(~offers, -torch.inf).argmax(1)
    chosen = torch.where(reached.any(1), reached.to(torch.int8).argmax(1), likeliest)
    return chosen, likely.gather(1, chosen[:, None])[:, 0]


class MovesMade(NamedTuple):
    """Decisions: what was offered, what was chosen, how likely that was then, what it gained."""

    offers: Tensor
    chosen: Tensor
    before: Tensor
    gains: Tensor


class LossTold(NamedTuple):
    """The loss, and means of what it is made of."""

    loss: Tensor
    gained: Tensor
    entropy: Tensor
    changed: Tensor
    clipped: Tensor
    apart: Tensor


def improve(logits: Tensor, slow: Tensor | None, done: MovesMade, terms: Terms) -> LossTold:
    """PPO's loss with entropy, and a pull of the first rows towards the `slow` average's logits."""
    offers, chosen, before, gains = done
    likely = functional.log_softmax(_offered(logits, offers), 1)
    part = likely.exp().masked_fill(~offers, 0)
    now = likely.gather(1, chosen[:, None])[:, 0]
    off = (now - before).clamp(-FAR_APART, FAR_APART)
    ratio = off.exp()
    held = ratio.clamp(1 - terms.clip, 1 + terms.clip)
    least = torch.minimum(ratio * gains, held * gains)
    gained = torch.where(gains < 0, torch.maximum(least, AT_MOST * gains), least).mean()
    entropy = -(part * likely).sum(1).mean()
    loss = -gained - terms.entropy * entropy
    apart = torch.zeros((), device=logits.device)
    if slow is not None:
        count = len(slow)
        there = functional.log_softmax(_offered(slow, offers[:count]), 1)
        apart = (part[:count] * (likely[:count] - there)).sum(1).mean()
        loss = loss + terms.pull * apart
    clipped = ((ratio - 1).abs() > terms.clip).float().mean()
    changed = (off * off).mean() / 2  # as good as the divergence, and never below 0
    return LossTold(loss, (ratio * gains).mean(), entropy, changed, clipped, apart)


def _offered(logits: Tensor, offers: Tensor) -> Tensor:
    return logits.float().masked_fill(~offers, ILLEGAL)
