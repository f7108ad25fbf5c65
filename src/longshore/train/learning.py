"""Learning from a stretch of games: by copying, and by PPO."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor
from torch.nn import functional

from longshore.train.lanes import trace_back
from longshore.train.loss import MovesMade, Terms, improve
from longshore.train.network import ILLEGAL, Halved
from longshore.train.playing import Stretch
from longshore.train.settings import Learning

_AT_ONCE = 32768
BETAS = (0.9, 0.99)
SLOWER, QUICKER, SLOWEST = 0.8, 1.1, 0.02  # the pace: by how much it changes, and its least


class Means(dict[str, float]):
    """Numbers about a stretch that was learned from: means."""


class Learner:
    """The two networks and what moves them."""

    def __init__(self, actor: Halved, critic: Halved, average: Halved, learning: Learning) -> None:
        self.actor, self.critic, self.average, self.learning = actor, critic, average, learning
        self.pace = 1.0  # of the plan's rate
        self.actor_steps = torch.optim.Adam(
            actor.whole.parameters(), lr=learning.rate, betas=BETAS, eps=1e-6, foreach=True
        )
        self.critic_steps = torch.optim.Adam(
            critic.whole.parameters(), lr=learning.critic_rate, betas=BETAS, eps=1e-6, foreach=True
        )

    # ---- what a stretch says

    @torch.no_grad()
    def values(self, stretch: Stretch) -> npt.NDArray[np.float32]:
        """The critic's judgement of every decision."""
        rows = stretch.judged.flatten(0, 1)
        found = [self.critic.working(part).float()[:, 0] for part in torch.split(rows, _AT_ONCE)]
        return torch.cat(found).cpu().numpy().reshape(stretch.seats.shape)

    def trace(self, stretch: Stretch) -> tuple[Tensor, Tensor, Tensor]:
        """Advantages and returns of all decisions, and which of them can be learned from."""
        values = self.values(stretch)
        gains = np.zeros(values.shape, np.float32)
        counts = np.zeros(values.shape, np.bool_)
        trace_back(
            values,
            stretch.earned,
            stretch.done,
            stretch.seats,
            self.learning.trace,
            gains,
            counts,
        )
        here = stretch.judged.device
        return (
            torch.from_numpy(gains.reshape(-1)).to(here),
            torch.from_numpy((gains + values).reshape(-1)).to(here),
            torch.from_numpy(counts.reshape(-1)).to(here),
        )

    # ---- learning

    def copy(self, stretch: Stretch, rng: np.random.Generator, size: int) -> Means:
        """Learn to do what was done, and what it came to."""
        _, returns, known = self.trace(stretch)
        offers, chosen = stretch.offers.flatten(0, 1), stretch.chosen.flatten()
        inputs, judged = stretch.inputs.flatten(0, 1), stretch.judged.flatten(0, 1)
        told = _Sums()
        for rows in _parts(stretch.own, size, rng, inputs.device):
            logits = self.actor.working(inputs[rows]).float()
            logits = logits.masked_fill(~offers[rows], ILLEGAL)
            loss = functional.cross_entropy(logits, chosen[rows])
            self._step(self.actor, self.actor_steps, loss)
            right = (logits.argmax(1) == chosen[rows]).float().mean()
            told.add(copied=loss, right=right)
            told.add(critic=self._judge(judged, rows, returns, known))
        return told.means()

    def judge(self, stretch: Stretch, rng: np.random.Generator) -> Means:
        """Let the critic alone learn."""
        _, returns, known = self.trace(stretch)
        judged = stretch.judged.flatten(0, 1)
        told = _Sums()
        size = self.learning.minibatch
        for rows in _parts(known.cpu().numpy(), size, rng, judged.device):
            told.add(critic=self._judge(judged, rows, returns, known))
        return told.means()

    def improve(self, stretch: Stretch, rng: np.random.Generator, left: float) -> Means:
        """PPO; `left` falls from 1 to 0 over the run.

        Where the play of too many decisions has changed since the stretch was played, steps become
        smaller: what is learned from games of another player leads astray, more so each time.
        """
        plan = self.learning
        gains, returns, known = self.trace(stretch)
        own = stretch.own.reshape(-1) & known.cpu().numpy()
        judged = stretch.judged.flatten(0, 1)
        for group in self.actor_steps.param_groups:
            group["lr"] = self.pace * (plan.last_rate + left * (plan.rate - plan.last_rate))
        for group in self.critic_steps.param_groups:
            group["lr"] = plan.critic_rate * max(0.1, left)
        self.average.refresh()
        entropy = plan.last_entropy + left * (plan.entropy - plan.last_entropy)
        terms = Terms(plan.clip, entropy, plan.pull)
        told = _Sums()
        told.add(
            explained=1 - gains[known].var() / returns[known].var(), worth=returns[known].mean()
        )
        for _ in range(plan.epochs):
            for rows in _parts(own, plan.minibatch, rng, judged.device):
                self._push(stretch, rows, gains[rows], terms, told)
                self._follow()
                told.add(critic=self._judge(judged, rows, returns, known))
        means = told.means()
        means["pace"] = self.pace
        clipped = means.get("clipped", 0.0)
        if clipped > plan.clipped:
            self.pace = max(SLOWEST, SLOWER * self.pace)
        elif clipped < plan.clipped / 2:
            self.pace = min(1.0, QUICKER * self.pace)
        return means

    def _push(
        self, stretch: Stretch, rows: Tensor, gained: Tensor, terms: Terms, told: _Sums
    ) -> None:
        """A step of the actor."""
        plan, inputs = self.learning, stretch.inputs.flatten(0, 1)[rows]
        slow = None
        if plan.pull > 0:
            with torch.no_grad():
                slow = self.average.working(inputs[: max(1, int(plan.pulled * len(rows)))])
        found = improve(
            self.actor.working(inputs),
            slow,
            MovesMade(
                stretch.offers.flatten(0, 1)[rows],
                stretch.chosen.flatten()[rows],
                stretch.chances.flatten()[rows],
                (gained - gained.mean()) / (gained.std() + 1e-6),
            ),
            terms,
        )
        self._step(self.actor, self.actor_steps, found.loss)
        told.add(**found._asdict())

    def _judge(self, judged: Tensor, rows: Tensor, returns: Tensor, known: Tensor) -> Tensor:
        """A step of the critic."""
        found = self.critic.working(judged[rows]).float()[:, 0]
        counted = known[rows]
        off = functional.smooth_l1_loss(found, returns[rows], reduction="none", beta=1.0)
        loss = (off * counted).sum() / counted.sum().clamp(min=1)
        self._step(self.critic, self.critic_steps, loss)
        return loss.detach()

    def _step(self, network: Halved, steps: torch.optim.Optimizer, loss: Tensor) -> None:
        cast("Any", loss).backward()
        self._move(network, steps)

    def _move(self, network: Halved, steps: torch.optim.Optimizer) -> None:
        network.hand_over()
        torch.nn.utils.clip_grad_norm_(
            network.whole.parameters(), self.learning.gradient, foreach=True
        )
        steps.step()
        steps.zero_grad(set_to_none=True)
        network.refresh()

    @torch.no_grad()
    def _follow(self) -> None:
        """The slow average moves on a little."""
        mine: list[Tensor] = list(self.average.whole.parameters())
        theirs: list[Tensor] = list(self.actor.whole.parameters())
        torch._foreach_lerp_(mine, theirs, 1 - self.learning.average)


class _Sums:
    """Means of what is told a minibatch at a time; a device is not waited for until the end."""

    def __init__(self) -> None:
        self._told: dict[str, list[Tensor]] = {}

    def add(self, **numbers: Tensor) -> None:
        for name, number in numbers.items():
            self._told.setdefault(name, []).append(number.detach())

    def means(self) -> Means:
        return Means({name: float(torch.stack(all_).mean()) for name, all_ in self._told.items()})


def _parts(
    known: npt.NDArray[np.bool_], size: int, rng: np.random.Generator, device: torch.device
) -> Iterator[Tensor]:
    """The rows that are known in any order, in parts of about a size."""
    order = rng.permutation(np.flatnonzero(known))
    count = max(1, round(len(order) / size))
    for part in np.array_split(order, count):
        if len(part):
            yield torch.from_numpy(part).to(device)
