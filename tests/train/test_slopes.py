"""The slope of the loss that is worked out by hand is the one that PyTorch finds."""

from __future__ import annotations

import numpy as np
import torch
from torch.nn import functional

from longshore.engine.moves import MOVES
from longshore.train.lanes import push


def test_the_slope_is_that_of_the_loss() -> None:
    rng = np.random.default_rng(3)
    count, pulled, clip, entropy, pull = 40, 10, 0.2, 0.03, 0.5
    offers = rng.random((count, MOVES)) < 0.05
    offers[:, 7] = True
    chosen = np.array([rng.choice(np.flatnonzero(row)) for row in offers])
    logits = torch.from_numpy(rng.normal(size=(count, MOVES)).astype(np.float32))
    logits.requires_grad_()
    slow = rng.normal(size=(pulled, MOVES)).astype(np.float32)
    gains = rng.normal(size=count).astype(np.float32)
    legal = torch.from_numpy(offers)
    chances = functional.log_softmax(logits.masked_fill(~legal, -50.0), 1)
    now = chances[torch.arange(count), torch.from_numpy(chosen)]
    before = now.detach() + torch.from_numpy(rng.normal(size=count).astype(np.float32)) * 0.3
    ratio = (now - before).exp()
    got = torch.from_numpy(gains)
    gained = torch.minimum(ratio * got, ratio.clamp(1 - clip, 1 + clip) * got).mean()
    likely = chances.exp()
    spread = -(likely * chances).masked_fill(~legal, 0).sum(1).mean()
    others = functional.log_softmax(torch.from_numpy(slow).masked_fill(~legal[:pulled], -50.0), 1)
    apart = (likely[:pulled] * (chances[:pulled] - others)).masked_fill(~legal[:pulled], 0)
    (-gained - entropy * spread + pull * apart.sum(1).mean()).backward()
    slope, told = np.zeros((count, MOVES), np.float32), np.zeros(5)
    push(
        logits.detach().numpy(),
        slow,
        np.arange(count),
        offers,
        chosen,
        before.numpy(),
        gains,
        np.array([clip, entropy, pull], np.float32),
        slope,
        told,
    )
    assert logits.grad is not None
    assert np.allclose(slope, logits.grad.numpy(), atol=1e-5)
    assert told[1] / count == torch.tensor(spread.item()).item() or np.isclose(
        told[1] / count, spread.item(), atol=1e-4
    )
