"""What the networks see of a batch of games, in arrays that a device can take at once."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from longshore.bots.learned.inputs import (
    INPUT,
    INPUTS,
    NUMBERS,
    OFFERS,
    records,
    write_inputs,
    write_inputs_alone,
)
from longshore.bots.learned.turning import PLAIN
from longshore.engine.moves import MOVES
from longshore.engine.observe import SIZE
from longshore.envs.batch import BatchEnv

_PLAIN = PLAIN.reshape(-1, MOVES)


class Sight:
    """What is seen in every lane: inputs and offers turned, and the way back to plain moves."""

    def __init__(
        self,
        env: BatchEnv,
        untold: npt.NDArray[np.bool_],
        device: torch.device,
        threads: int = 1,
    ) -> None:
        self.env, self.untold, self.device = env, untold, device
        lanes = env.lanes
        # pages that stay where they are go to a GPU while other work is done
        pinned = device.type == "cuda"
        self._inputs = torch.zeros((lanes, INPUTS), pin_memory=pinned)
        self._judged = torch.zeros((lanes, INPUTS), pin_memory=pinned)
        self._offers = torch.zeros((lanes, MOVES), dtype=torch.bool, pin_memory=pinned)
        self._everything = np.zeros((lanes, SIZE), np.float32)
        self.cards = np.zeros(lanes, np.int64)
        ends = np.linspace(0, lanes, threads + 1).astype(int).tolist()
        self._parts = [slice(first, end) for first, end in itertools.pairwise(ends) if first < end]
        self._pool = ThreadPoolExecutor(threads, "longshore-sight") if threads > 1 else None

    def look(self) -> tuple[Tensor, Tensor]:
        """Inputs and offers of the seats to move, on the device."""
        self._wait()
        env, inputs, offers = self.env, self._inputs.numpy(), self._offers.numpy()

        def write(part: slice) -> None:
            write_inputs(
                records(env.observations[part], NUMBERS),
                records(env.masks[part], OFFERS),
                self.untold[part],
                self.cards[part],
                records(inputs[part], INPUT),
                records(offers[part], OFFERS),
            )

        self._in_parts(write)
        return self._over(self._inputs), self._over(self._offers)

    def look_at_everything(self) -> Tensor:
        """The same with nothing hidden, for who judges."""
        env, judged = self.env, self._judged.numpy()
        env.observe_all(self._everything)

        def write(part: slice) -> None:
            write_inputs_alone(
                records(self._everything[part], NUMBERS),
                self.untold[part],
                records(judged[part], INPUT),
            )

        self._in_parts(write)
        return self._over(self._judged)

    @property
    def offers(self) -> npt.NDArray[np.bool_]:
        """What is offered, turned, as it was last looked at."""
        found: npt.NDArray[np.bool_] = self._offers.numpy()
        return found

    def plain(self, chosen: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        """Moves as the game numbers them."""
        return _PLAIN[self.cards, chosen].astype(np.int64)

    def _wait(self) -> None:
        """What was seen last has to be on the device before it is written over."""
        if self.device.type == "cuda":
            torch.cuda.current_stream(self.device).synchronize()

    def _over(self, seen: Tensor) -> Tensor:
        return seen.to(self.device, non_blocking=True)

    def _in_parts(self, write: Callable[[slice], None]) -> None:
        if self._pool is None:
            for part in self._parts:
                write(part)
        else:
            list(self._pool.map(write, self._parts))
