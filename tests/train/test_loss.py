"""What is drawn is offered, and as likely as is said; PPO gains nothing where it is clipped."""

from __future__ import annotations

import numpy as np
import torch

from longshore.engine.moves import MOVES
from longshore.train.loss import AT_MOST, MovesMade, Terms, draw_moves, improve


def test_a_move_is_drawn_as_often_as_it_is_likely_and_only_if_offered() -> None:
    count = 20_000
    logits = torch.full((count, MOVES), 30.0)
    offers = torch.zeros((count, MOVES), dtype=torch.bool)
    for move, logit in ((3, 0.0), (7, 1.0), (300, 2.0)):
        logits[:, move], offers[:, move] = logit, True
    chosen, told = draw_moves(logits, offers, torch.linspace(0, 1, count))
    shares = torch.bincount(chosen, minlength=MOVES) / count
    wanted = torch.tensor([0.0, 1.0, 2.0]).softmax(0)
    assert torch.allclose(shares[[3, 7, 300]], wanted, atol=1e-3)
    assert shares.sum() == shares[[3, 7, 300]].sum()
    assert torch.allclose(told.exp(), wanted[torch.searchsorted(torch.tensor([3, 7, 300]), chosen)])


def test_what_is_drawn_is_offered_whatever_the_numbers_are() -> None:
    offers = torch.zeros((4, MOVES), dtype=torch.bool)
    offers[:, [2, 80, 81]] = True
    logits = torch.zeros((4, MOVES))
    logits[1, 80] = torch.nan
    logits[2, 81] = torch.inf
    drawn = torch.tensor([1.0, 0.5, 0.5, 2.0])  # what rounding may lead past its end as well
    chosen, _ = draw_moves(logits, offers, drawn)
    assert offers.gather(1, chosen[:, None]).all()


def test_nothing_is_gained_where_the_ratio_is_clipped() -> None:
    rng = np.random.default_rng(3)
    count, clip = 40, 0.2
    offers = torch.from_numpy(rng.random((count, MOVES)) < 0.05)
    offers[:, 7] = True
    chosen = torch.tensor([int(rng.choice(np.flatnonzero(row))) for row in offers.numpy()])
    logits = torch.from_numpy(rng.normal(size=(count, MOVES)).astype(np.float32))
    logits.requires_grad_()
    now = logits.masked_fill(~offers, -60).log_softmax(1).gather(1, chosen[:, None])[:, 0]
    before = now.detach() + torch.from_numpy(rng.normal(size=count).astype(np.float32)) * 0.5
    gains = torch.from_numpy(rng.normal(size=count).astype(np.float32))
    done = MovesMade(offers, chosen, before, gains)
    found = improve(logits, None, done, Terms(clip, 0.0, 0.0))
    torch.autograd.backward(found.loss)
    ratio = (now.detach() - before).exp()
    low, high = ratio < 1 - clip, ratio > 1 + clip
    held = ((gains > 0) & high) | ((gains < 0) & (low | (ratio > AT_MOST)))
    assert logits.grad is not None
    assert 0 < held.sum() < count
    assert (logits.grad[held] == 0).all()
    assert (logits.grad[~held].abs().sum(1) > 0).all()
    assert (logits.grad[~offers] == 0).all()


def test_the_pull_is_towards_the_slow_average() -> None:
    rng = np.random.default_rng(4)
    logits = torch.from_numpy(rng.normal(size=(8, MOVES)).astype(np.float32)).requires_grad_()
    slow = torch.from_numpy(rng.normal(size=(4, MOVES)).astype(np.float32))
    nothing = torch.zeros(8)
    done = MovesMade(torch.ones((8, MOVES), dtype=torch.bool), nothing.long(), nothing, nothing)
    found = improve(logits, slow, done, Terms(0.2, 0.0, 1.0))
    torch.autograd.backward(found.loss)
    assert logits.grad is not None
    assert (logits.grad[4:] == 0).all()
    after = improve(logits.detach() - logits.grad, slow, done, Terms(0.2, 0.0, 1.0))
    assert after.apart < found.apart


def test_a_move_counts_at_most_so_often_however_much_likelier_it_has_become() -> None:
    offers = torch.zeros((2, MOVES), dtype=torch.bool)
    offers[:, :2] = True
    logits = torch.zeros((2, MOVES))
    logits[0, 0] = 2.0
    logits.requires_grad_()
    before = torch.tensor([-9.0, -0.7])  # the first was hardly ever chosen, and is now
    done = MovesMade(offers, torch.zeros(2, dtype=torch.int64), before, torch.tensor([-1.0, -1.0]))
    found = improve(logits, None, done, Terms(0.2, 0.0, 0.0))
    torch.autograd.backward(found.loss)
    assert found.loss < 4
    assert logits.grad is not None
    assert (logits.grad[0] == 0).all()
    assert logits.grad[1, 0] > 0
