"""Learning from a stretch of games: by copying, and by PPO."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor
from torch.nn import functional

from longshore.engine.moves import MOVES
from longshore.train.lanes import push, trace_back
from longshore.train.network import ILLEGAL, Halved
from longshore.train.playing import Stretch
from longshore.train.settings import Learning

_AT_ONCE = 8192
BETAS = (0.9, 0.99)


class Means(dict[str, float]):
    """Numbers about a stretch that was learned from: means."""


class Learner:
    """The two networks and what moves them."""

    def __init__(self, actor: Halved, critic: Halved, average: Halved, learning: Learning) -> None:
        self.actor, self.critic, self.average, self.learning = actor, critic, average, learning
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
        return torch.cat(found).cpu().numpy().reshape(stretch.chosen.shape)

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
        flat_gains = torch.from_numpy(gains.reshape(-1))
        returns = flat_gains + torch.from_numpy(values.reshape(-1))
        return flat_gains, returns, torch.from_numpy((counts).reshape(-1))

    # ---- learning

    def copy(self, stretch: Stretch, rng: np.random.Generator, size: int) -> Means:
        """Learn to do what was done, and what it came to."""
        _, returns, known = self.trace(stretch)
        own = torch.from_numpy(stretch.own.reshape(-1))
        offers = torch.from_numpy(stretch.offers.reshape(len(own), -1))
        chosen = torch.from_numpy(stretch.chosen.reshape(-1))
        inputs, judged = stretch.inputs.flatten(0, 1), stretch.judged.flatten(0, 1)
        told = _Sums()
        for rows in _parts(np.flatnonzero(own.numpy()), size, rng):
            here = rows.to(inputs.device)
            logits = self.actor.working(inputs[here]).float()
            logits = logits.masked_fill(~offers[rows].to(here.device), ILLEGAL)
            done = chosen[rows].to(here.device)
            loss = functional.cross_entropy(logits, done)
            self._step(self.actor, self.actor_steps, loss)
            right = (logits.argmax(1) == done).float().mean()
            told.add(copied=loss, right=right)
            told.add(critic=self._judge(judged, rows, returns, known))
        return told.means()

    def judge(self, stretch: Stretch, rng: np.random.Generator) -> Means:
        """Let the critic alone learn."""
        _, returns, known = self.trace(stretch)
        judged = stretch.judged.flatten(0, 1)
        told = _Sums()
        for rows in _parts(np.flatnonzero(known.numpy()), self.learning.minibatch, rng):
            told.add(critic=self._judge(judged, rows, returns, known))
        return told.means()

    def improve(self, stretch: Stretch, rng: np.random.Generator, left: float) -> Means:
        """PPO; `left` falls from 1 to 0 over the run."""
        plan = self.learning
        gains, returns, known = self.trace(stretch)
        own = stretch.own.reshape(-1) & known.numpy()
        inputs, judged = stretch.inputs.flatten(0, 1), stretch.judged.flatten(0, 1)
        for group in self.actor_steps.param_groups:
            group["lr"] = plan.last_rate + left * (plan.rate - plan.last_rate)
        for group in self.critic_steps.param_groups:
            group["lr"] = plan.critic_rate * max(0.1, left)
        self.average.refresh()
        entropy = plan.last_entropy + left * (plan.entropy - plan.last_entropy)
        terms = np.array([plan.clip, entropy, plan.pull], np.float32)
        told = _Sums()
        told.add(
            explained=1 - gains[known].var() / returns[known].var(), worth=returns[known].mean()
        )
        everything = np.flatnonzero(own)
        for _ in range(plan.epochs):
            for rows in _parts(everything, plan.minibatch, rng):
                self._push(stretch, (rows, inputs[rows.to(inputs.device)]), gains, terms, told)
                self._follow()
                told.add(critic=self._judge(judged, rows, returns, known))
        return told.means()

    def _push(
        self,
        stretch: Stretch,
        part: tuple[Tensor, Tensor],
        gains: Tensor,
        terms: npt.NDArray[np.float32],
        told: _Sums,
    ) -> None:
        """A step of the actor; the slope of the loss is worked out where moves are offered."""
        plan, rows, inputs = self.learning, part[0].numpy(), part[1]
        logits = self.actor.working(inputs)
        slow = np.zeros((0, MOVES), np.float32)
        if plan.pull > 0:
            with torch.no_grad():
                count = max(1, int(plan.pulled * len(rows)))
                slow = self.average.working(inputs[:count]).float().cpu().numpy()
        gained = gains.numpy()[rows]
        even = np.zeros(len(stretch.chosen) * stretch.chosen.shape[1], np.float32)
        even[rows] = (gained - gained.mean()) / (gained.std() + 1e-6)
        slope, sums = np.empty(logits.shape, np.float32), np.zeros(5)
        push(
            logits.detach().float().cpu().numpy(),
            slow,
            rows,
            stretch.offers.reshape(len(even), -1),
            stretch.chosen.reshape(-1),
            stretch.chances.reshape(-1),
            even,
            terms,
            slope,
            sums,
        )
        cast("Any", logits).backward(torch.from_numpy(slope).to(logits.device, logits.dtype))
        self._move(self.actor, self.actor_steps)
        names = ("gained", "entropy", "changed", "clipped", "apart")
        counts = [len(rows)] * 4 + [max(1, len(slow))]
        told.add(**{name: total / n for name, total, n in zip(names, sums, counts, strict=True)})

    def _judge(self, judged: Tensor, rows: Tensor, returns: Tensor, known: Tensor) -> Tensor:
        """A step of the critic."""
        here = judged.device
        found = self.critic.working(judged[rows.to(here)]).float()[:, 0]
        counted = known[rows].to(here)
        off = functional.smooth_l1_loss(found, returns[rows].to(here), reduction="none", beta=1.0)
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
    """Means of what is told a minibatch at a time."""

    def __init__(self) -> None:
        self._sums: dict[str, float] = {}
        self._counts: dict[str, int] = {}

    def add(self, **numbers: Tensor | float) -> None:
        for name, given in numbers.items():
            number = float(given.detach()) if isinstance(given, Tensor) else given
            self._sums[name] = self._sums.get(name, 0.0) + number
            self._counts[name] = self._counts.get(name, 0) + 1

    def means(self) -> Means:
        return Means({name: total / self._counts[name] for name, total in self._sums.items()})


def _parts(rows: npt.NDArray[np.int64], size: int, rng: np.random.Generator) -> Iterator[Tensor]:
    """The rows in any order, in parts of about a size."""
    order = rng.permutation(rows)
    count = max(1, round(len(order) / size))
    for part in np.array_split(order, count):
        if len(part):
            yield torch.from_numpy(part)
