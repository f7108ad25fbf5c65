"""Games that are learned from: many lanes, played for a number of steps."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import torch

from longshore.bots.learned.inputs import (
    INPUT,
    INPUTS,
    NUMBERS,
    OFFERS,
    records,
    write_inputs,
    write_inputs_alone,
)
from longshore.engine.moves import MOVES
from longshore.engine.observe import SIZE
from longshore.engine.state import SEATS
from longshore.envs.batch import BatchEnv
from longshore.envs.settings import STANDARD, make_options
from longshore.train.lanes import (
    NOBODY,
    draw_moves,
    pay_out,
    seat_players,
    turn_moves,
)
from longshore.train.network import Network
from longshore.train.settings import TrainingRun

KINDS = ("self", "alone", "among", "past")
SELF, ALONE, AMONG, PAST = range(4)
FAR = 2**34  # between the seeds of one run and those of another: shown is from 2^40 on
_COUNTS = ("games", "won", "seats", "by_supply", "frozen", "rounds")


class Stretch:
    """What was seen and done in so many steps of all lanes."""

    def __init__(self, steps: int, lanes: int, dtype: torch.dtype, device: torch.device) -> None:
        self.inputs = torch.zeros((steps, lanes, INPUTS), dtype=dtype, device=device)
        self.judged = torch.zeros((steps, lanes, INPUTS), dtype=dtype, device=device)
        self.offers = np.zeros((steps, lanes, MOVES), np.bool_)
        self.chosen = np.zeros((steps, lanes), np.int64)
        self.chances = np.zeros((steps, lanes), np.float32)
        self.seats = np.zeros((steps, lanes), np.int64)
        self.own = np.zeros((steps, lanes), np.bool_)  # played by the learner itself
        self.earned = np.zeros((steps, lanes, SEATS), np.float32)
        self.done = np.zeros((steps, lanes), np.bool_)
        self.count = 0  # decisions by the learner
        self.results = np.zeros((len(KINDS), len(STANDARD), len(_COUNTS)))


def share_lanes(run: TrainingRun) -> tuple[list[str], npt.NDArray[np.int64]]:
    """Of each lane: which table is played in it, and its kind."""
    weights = run.lanes.tables or dict.fromkeys(STANDARD, 1.0)
    names = list(weights)
    parts = np.cumsum(list(weights.values())) / sum(weights.values())
    kinds = np.cumsum([run.lanes.alone, run.lanes.among, run.lanes.past])
    golden, plastic = 0.6180339887, 0.7548776662  # so that tables and kinds are mixed evenly
    tables, found = [], []
    for lane in range(run.lanes.count):
        tables.append(names[int(np.searchsorted(parts, (lane * golden) % 1.0, "right"))])
        at = int(np.searchsorted(kinds, (lane * plastic) % 1.0, "right"))
        found.append((ALONE, AMONG, PAST, SELF)[at])
    return tables, np.array(found)


def look(
    env: BatchEnv,
    untold: npt.NDArray[np.bool_],
    cards: npt.NDArray[np.int64],
    inputs: npt.NDArray[np.float32],
    offers: npt.NDArray[np.bool_],
) -> None:
    """What the seats to move see and are offered, turned; `cards` is for turning moves back."""
    write_inputs(
        records(env.observations, NUMBERS),
        records(env.masks, OFFERS),
        untold,
        cards,
        records(inputs, INPUT),
        records(offers, OFFERS),
    )


class Games:
    """The lanes of a run, and what is needed to play on in them."""

    def __init__(
        self,
        run: TrainingRun,
        dtype: torch.dtype,
        *,
        forced: bool = False,
        lone: bool = False,
        after: int = 0,
    ) -> None:
        """`forced`: ask also where there is only one move, as who copies whole actions has to.

        `lone`: where no merchants sit, one seat learns among frozen ones, the next one in each
        game. `after` so many decisions the seeds are others.
        """
        self.lone = lone
        lanes = run.lanes
        tables, self.kinds = share_lanes(run)
        options = {
            name: make_options(*STANDARD[name], round_limit=lanes.round_limit) for name in STANDARD
        }
        counts = {ALONE: 1, AMONG: 2}
        seats = [STANDARD[name][1] for name in tables]
        learners = [
            counts.get(kind, most) for kind, most in zip(self.kinds.tolist(), seats, strict=True)
        ]
        self.env = BatchEnv(
            settings=[options[name] for name in tables],
            reward="win",
            opponents=lanes.opponents,
            learners=learners,
            skip_forced=not forced,
            seeds=lanes.seed * FAR + after * lanes.count,
            threads=run.env_threads,
        )
        self.tables = np.array([list(STANDARD).index(name) for name in tables])
        self.seat_counts = np.array(seats)
        chance = np.random.default_rng(lanes.seed)
        self.untold = chance.random(lanes.count) < lanes.untold
        reward = run.reward
        self.terms = np.array([reward.win, reward.money, reward.scale, reward.most, reward.stalled])
        self.draws = run.seed * 1_000_000_007
        self.dtype = dtype
        self._make_room(lanes.count)

    def _make_room(self, lanes: int) -> None:
        self._inputs = np.zeros((lanes, INPUTS), np.float32)
        self._judged = np.zeros((lanes, INPUTS), np.float32)
        self._everything = np.zeros((lanes, SIZE), np.float32)
        self._cards = np.zeros(lanes, np.int64)
        self._plain = np.zeros(lanes, np.int64)
        self._players = np.full((lanes, SEATS), NOBODY)

    def kept(self) -> dict[str, Any]:
        """What a checkpoint has of the games."""
        return {"env": self.env, "draws": self.draws}

    def restore(self, kept: dict[str, Any]) -> None:
        """Go on where a checkpoint was."""
        self.env, self.draws = kept["env"], kept["draws"]

    def play(
        self, stretch: Stretch, actor: Network | None, frozen: list[Network] | None = None
    ) -> Stretch:
        """Play a stretch: by the network, or without one as the merchants would."""
        stretch.results[:] = 0
        for step in range(len(stretch.chosen)):
            self._see(stretch, step)
            if actor is None:
                self._copy_merchants(stretch, step)
            else:
                self._choose(stretch, step, actor, frozen or [])
            self._step(stretch, step)
        stretch.count = int(stretch.own.sum())
        return stretch

    def _see(self, stretch: Stretch, step: int) -> None:
        env = self.env
        look(env, self.untold, self._cards, self._inputs, stretch.offers[step])
        env.observe_all(self._everything)
        write_inputs_alone(
            records(self._everything, NUMBERS), self.untold, records(self._judged, INPUT)
        )
        stretch.inputs[step].copy_(torch.from_numpy(self._inputs))
        stretch.judged[step].copy_(torch.from_numpy(self._judged))
        stretch.seats[step] = env.seat

    def _copy_merchants(self, stretch: Stretch, step: int) -> None:
        self.env.advise(self._plain)
        turn_moves(self._plain, stretch.offers[step], self._cards, stretch.chosen[step])
        known = stretch.chosen[step] != NOBODY
        stretch.own[step] = known & (stretch.offers[step].sum(axis=1) > 1)
        stretch.chosen[step][~known] = 0
        stretch.chances[step] = 0

    def _choose(self, stretch: Stretch, step: int, actor: Network, frozen: list[Network]) -> None:
        seen = stretch.inputs[step]
        if self.lone:
            turn = (np.arange(len(self.kinds)) + self.env.games) % self.seat_counts
            others = (self.kinds == SELF)[:, None] & (np.arange(SEATS) != turn[:, None])
            self._players[:] = np.where(others, 0, NOBODY)
        else:
            seat_players(self.env.episode_seeds, self.kinds == PAST, len(frozen), self._players)
        player = self._players[np.arange(len(self._players)), stretch.seats[step]]
        with torch.no_grad():
            logits = actor(seen).float().cpu()
            for number, network in enumerate(frozen):
                rows = np.flatnonzero(player == number)
                if len(rows):
                    index = torch.from_numpy(rows)
                    logits[index] = network(seen[index.to(seen.device)]).float().cpu()
        draw_moves(
            logits.numpy(),
            stretch.offers[step],
            self._cards,
            self.draws,
            stretch.chosen[step],
            self._plain,
            stretch.chances[step],
        )
        self.draws += 1
        stretch.own[step] = player == NOBODY

    def _step(self, stretch: Stretch, step: int) -> None:
        env = self.env
        learns = (env.players == NOBODY) & (self._players == NOBODY)
        learns &= np.arange(SEATS) < self.seat_counts[:, None]
        env.step(self._plain)
        stretch.done[step] = env.done
        stretch.earned[step] = env.rewards
        if env.done.any():
            self._count(stretch, learns)
            pay_out(
                env.scores,
                env.done,
                env.endings["by_supply"],
                self.seat_counts,
                self.terms,
                stretch.earned[step],
            )

    def _count(self, stretch: Stretch, learns: npt.NDArray[np.bool_]) -> None:
        env, done = self.env, self.env.done
        ends = env.endings[done]
        won = (env.rewards * learns).sum(axis=1)[done]
        seats = (learns.sum(axis=1) / self.seat_counts)[done]
        told = np.stack(
            [
                np.ones(len(ends)),
                won,
                seats,
                ends["by_supply"],
                ends["frozen"],
                ends["rounds"],
            ],
            axis=1,
        )
        np.add.at(stretch.results, (self.kinds[done], self.tables[done]), told)
