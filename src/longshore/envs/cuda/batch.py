"""Thousands of games on a GPU, played in step: what there is to know stands in its tensors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

try:
    import torch
    from torch import Tensor
except ModuleNotFoundError:
    raise ImportError("A batch on a GPU needs PyTorch: pip install 'longshore[gpu]'.") from None

from longshore.engine.moves import MOVES, move_name
from longshore.engine.observe import GOODS, SIZE
from longshore.engine.state import RULES, SEATS, STATE
from longshore.envs.batch_input import lane_count, read_seeds, read_settings, rules_of
from longshore.envs.cuda.kernels import (
    NEVER,
    PLAYED,
    SEEN,
    GpuArrays,
    begin_lanes,
    list_moves,
    observe_lanes,
    play_lanes,
    sample_lanes,
)
from longshore.envs.cuda.tensors import (
    SIMULATED,
    device_named,
    is_captured,
    on_device,
    stream_of,
)
from longshore.envs.lanes import WORD
from longshore.envs.rewards import reward_kind
from longshore.envs.settings import make_options, whole_number
from longshore.envs.starts import Start, chosen_lanes, read_starts
from longshore.game.options import Options

_ON_PROCESSORS = {"opponents", "learners", "skip_forced", "threads"}
Seeds: TypeAlias = "int | npt.ArrayLike | None"


class CudaBatch:
    """`BatchEnv` on a GPU: the same seeds and moves come to the same bytes as on a processor.

    What there is to know are tensors that stay the same and are filled anew by every step:
    `observations`, `masks`, `seat`, `rewards`, `done`, `scores`, `episode_seeds` and `games` as
    `BatchEnv` has them, and `states`, the games themselves, a row of bytes each. `actions` is where
    a step reads from: what is written there need not be copied.

    A step is asked for on PyTorch's current stream and not waited for, and can be captured in a
    CUDA graph. So a move that is not offered is told later: its lane does not move on, and `check`
    says which it was.
    """

    def __init__(
        self,
        lanes: int | None = None,
        *,
        device: str = "cuda",
        edition: str = "classic",
        seats: int = 4,
        reward: str = "difference",
        seeds: Seeds = None,
        settings: Sequence[Options] | None = None,
        **options: Any,
    ) -> None:
        if unknown := _ON_PROCESSORS & options.keys():
            raise ValueError(
                f"A batch on a GPU has no {', '.join(sorted(unknown))}: these are for device='cpu'."
            )
        if settings is None:
            self.options = (make_options(edition, seats, **options),) * lane_count(lanes)
        else:
            self.options = read_settings(settings, lanes, edition, seats, options)
        self.lanes = len(self.options)
        self.reward, self._kind = reward, int(reward_kind(reward))
        self.device = device_named(device)
        self._first_seeds = read_seeds(0 if seeds is None else seeds, self.lanes)
        self.draws = 0
        self._make_tensors()
        self.reset()
        self._graph = self._captured()

    def _make_tensors(self) -> None:
        lanes = self.lanes
        with torch.device(self.device):
            self.states = torch.zeros((lanes, STATE.itemsize), dtype=torch.uint8)
            self.observations = torch.zeros((lanes, SIZE))
            self.masks = torch.zeros((lanes, MOVES), dtype=torch.bool)
            self.rewards = torch.zeros((lanes, SEATS))
            self.seat = torch.zeros(lanes, dtype=torch.int8)
            self.done = torch.zeros(lanes, dtype=torch.bool)
            self.scores = torch.zeros((lanes, SEATS), dtype=torch.int64)
            self.episode_seeds = torch.zeros(lanes, dtype=torch.int64)
            self.games = torch.zeros(lanes, dtype=torch.int64)
            self.actions = torch.zeros(lanes, dtype=torch.int64)
            self._worths = torch.zeros((lanes, SEATS), dtype=torch.float64)
            self._lists = torch.zeros((MOVES, lanes), dtype=torch.int16)
            self._listed = torch.zeros(lanes, dtype=torch.int16)
            self._chosen = torch.zeros(lanes, dtype=torch.bool)
            self._wrong = torch.full((1,), NEVER, dtype=torch.int64)
        self._rules = self._sent(rules_of(self.options).view(np.uint8))
        self._table = GpuArrays(
            states=on_device(self.states, STATE),
            goods=on_device(self.states, GOODS),
            rules=on_device(self._rules, RULES),
            worths=on_device(self._worths),
            seeds=on_device(self.episode_seeds),
            games=on_device(self.games),
            scores=on_device(self.scores),
            rewards=on_device(self.rewards),
            done=on_device(self.done),
            seats=on_device(self.seat),
            actions=on_device(self.actions),
            lists=on_device(self._lists),
            listed=on_device(self._listed),
            masks=on_device(self.masks),
            wrong=on_device(self._wrong),
        )
        self._rows = on_device(self.observations)

    def _sent(self, array: npt.NDArray[Any]) -> Tensor:
        return torch.from_numpy(array).to(self.device)

    def reset(
        self,
        seeds: Seeds = None,
        *,
        lanes: npt.ArrayLike | None = None,
        starts: Start | Sequence[Start] | None = None,
    ) -> None:
        """Begin again, as `BatchEnv.reset`: all lanes or some, dealt or from positions."""
        chosen = np.arange(self.lanes) if lanes is None else chosen_lanes(lanes, self.lanes)
        begun = None if starts is None else read_starts(starts, chosen, self.options)
        if seeds is not None:
            self._first_seeds[chosen] = read_seeds(seeds, len(chosen))
        which = self._sent(chosen.astype(np.int64))
        if begun is not None:
            cells = np.ascontiguousarray(begun).view(np.uint8).reshape(len(chosen), -1)
            self.states[which] = self._sent(cells)
        self.episode_seeds[which] = self._sent(self._first_seeds[chosen])
        self.games[which], self.scores[which] = 0, 0
        self._chosen.zero_()
        self._chosen[which] = True
        if lanes is None:
            self.draws = 0
            self._wrong.fill_(NEVER)
        given = begun is not None
        self._launch(begin_lanes, PLAYED, on_device(self._chosen), given, self._kind, self._table)
        self._show()

    def step(self, actions: Tensor | npt.ArrayLike) -> None:
        """Play a move in every lane, without waiting for it to be done."""
        given = actions if isinstance(actions, Tensor) else torch.as_tensor(np.asarray(actions))
        if given.shape != (self.lanes,) or given.is_floating_point() or given.is_complex():
            raise ValueError(
                f"Actions are a tensor of {self.lanes} whole numbers, one a lane; this one has the"
                f" shape {tuple(given.shape)} and the type {given.dtype}."
            )
        if given is not self.actions:
            self.actions.copy_(given, non_blocking=True)
        if self._graph is None or is_captured():
            self._play()
        else:
            self._graph.replay()

    def check(self) -> None:
        """Wait for all steps; a move that was not offered in one of them is an error."""
        wrong = int(self._wrong.item())
        if wrong == NEVER:
            return
        self._wrong.fill_(NEVER)
        lane, action = wrong >> 32, wrong & WORD
        named = f"move {action} ({move_name(action)})" if action < MOVES else "a number of no move"
        raise ValueError(
            f"Lane {lane} was given {named}, which its mask did not offer, and stayed where it was."
        )

    def sample(self, draw: int | None = None, *, out: Tensor | None = None) -> Tensor:
        """For every lane any of the moves in its mask, the same that `BatchEnv.sample` draws."""
        if draw is None:
            draw, self.draws = self.draws, self.draws + 1
        draw = whole_number("A draw", draw, 0, 2**63 - 1)
        actions = torch.empty_like(self.actions) if out is None else out
        self._launch(sample_lanes, PLAYED, draw, self._table, on_device(actions))
        return actions

    def observe_all(self, out: Tensor | None = None) -> Tensor:
        """Everything, hidden cards and sealed bids included, from the seat to move."""
        rows = torch.empty_like(self.observations) if out is None else out
        self._launch(observe_lanes, SEEN, True, self._table, on_device(rows))
        return rows

    def _captured(self) -> torch.cuda.CUDAGraph | None:
        """A step as a graph; before, all of it is compiled by one in which nothing is played."""
        self.actions.fill_(-1)
        self._play()
        self._wrong.fill_(NEVER)
        self.actions.zero_()
        if SIMULATED:
            return None
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self._play()
        return graph

    def _play(self) -> None:
        self._launch(play_lanes, PLAYED, self._kind, self._table)
        self._show()

    def _show(self) -> None:
        self._launch(list_moves, PLAYED, self._table)
        self._launch(observe_lanes, SEEN, False, self._table, self._rows)

    def _launch(self, kernel: Any, block: int, *given: Any) -> None:
        kernel[-(-self.lanes // block), block, stream_of(self.device)](*given)
