"""Games that are learned from: many lanes, played for a number of steps."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import torch

from longshore.bots.learned.inputs import INPUTS
from longshore.engine.moves import MOVES
from longshore.engine.state import SEATS
from longshore.envs.batch import BatchEnv
from longshore.envs.settings import STANDARD, make_options
from longshore.train.lanes import NOBODY, pay_out, seat_players, turn_moves
from longshore.train.looking import Sight
from longshore.train.loss import draw_moves
from longshore.train.network import Network
from longshore.train.settings import TrainingRun

KINDS = ("self", "alone", "among", "past")
SELF, ALONE, AMONG, PAST = range(4)
FAR = 2**34  # between the seeds of one run and those of another
_COUNTS = ("games", "won", "seats", "by_supply", "frozen", "rounds")


class Stretch:
    """What was seen and done in so many steps of all lanes; tensors lie where is learned."""

    def __init__(self, steps: int, lanes: int, dtype: torch.dtype, device: torch.device) -> None:
        shape = (steps, lanes)
        self.inputs = torch.zeros((*shape, INPUTS), dtype=dtype, device=device)
        self.judged = torch.zeros((*shape, INPUTS), dtype=dtype, device=device)
        self.offers = torch.zeros((*shape, MOVES), dtype=torch.bool, device=device)
        self.chosen = torch.zeros(shape, dtype=torch.int64, device=device)
        self.chances = torch.zeros(shape, dtype=torch.float32, device=device)
        self.seats = np.zeros(shape, np.int64)
        self.own = np.zeros(shape, np.bool_)  # played by the learner itself
        self.earned = np.zeros((*shape, SEATS), np.float32)
        self.done = np.zeros(shape, np.bool_)
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


class Games:
    """The lanes of a run, and what is needed to play on in them."""

    def __init__(
        self,
        run: TrainingRun,
        device: torch.device,
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
            seeds=lanes.seed * FAR + after * lanes.count % FAR,
            threads=run.env_threads,
        )
        self.tables = np.array([list(STANDARD).index(name) for name in tables])
        self.seat_counts = np.array(seats)
        chance = np.random.default_rng(lanes.seed)
        self.untold = chance.random(lanes.count) < lanes.untold
        reward = run.reward
        self.terms = np.array([reward.win, reward.money, reward.scale, reward.most, reward.stalled])
        self.draws = run.seed * 1_000_000_007 + after
        self.sight = Sight(self.env, self.untold, device, run.env_threads)
        self._players = np.full((lanes.count, SEATS), NOBODY)

    def kept(self) -> dict[str, Any]:
        """What a checkpoint has of the games."""
        return {"env": self.env, "draws": self.draws}

    def restore(self, kept: dict[str, Any]) -> None:
        """Go on where a checkpoint was."""
        self.env, self.draws = kept["env"], kept["draws"]
        self.sight.env = self.env

    def play(
        self, stretch: Stretch, actor: Network | None, frozen: list[Network] | None = None
    ) -> Stretch:
        """Play a stretch: by the network, or without one as the merchants would."""
        stretch.results[:] = 0
        for step in range(len(stretch.chosen)):
            self._see(stretch, step)
            if actor is None:
                plain = self._copy_merchants(stretch, step)
            else:
                plain = self._choose(stretch, step, actor, frozen or [])
            self._step(stretch, step, plain)
        stretch.count = int(stretch.own.sum())
        return stretch

    def _see(self, stretch: Stretch, step: int) -> None:
        inputs, offers = self.sight.look()
        stretch.inputs[step].copy_(inputs)
        stretch.offers[step].copy_(offers)
        stretch.judged[step].copy_(self.sight.look_at_everything())
        stretch.seats[step] = self.env.seat

    def _copy_merchants(self, stretch: Stretch, step: int) -> npt.NDArray[np.int64]:
        plain = self.env.advise()
        offers = self.sight.offers
        chosen = np.empty_like(plain)
        turn_moves(plain, offers, self.sight.cards, chosen)
        known = chosen != NOBODY
        stretch.own[step] = known & (offers.sum(axis=1) > 1)
        chosen[~known] = 0
        stretch.chosen[step].copy_(torch.from_numpy(chosen))
        return plain

    @torch.no_grad()
    def _choose(
        self, stretch: Stretch, step: int, actor: Network, frozen: list[Network]
    ) -> npt.NDArray[np.int64]:
        seen = stretch.inputs[step]
        if self.lone:
            turn = (np.arange(len(self.kinds)) + self.env.games) % self.seat_counts
            others = (self.kinds == SELF)[:, None] & (np.arange(SEATS) != turn[:, None])
            self._players[:] = np.where(others, 0, NOBODY)
        else:
            seat_players(self.env.episode_seeds, self.kinds == PAST, len(frozen), self._players)
        player = self._players[np.arange(len(self._players)), stretch.seats[step]]
        logits = actor(seen).float()
        for number, network in enumerate(frozen):
            rows = np.flatnonzero(player == number)
            if len(rows):
                index = torch.from_numpy(rows).to(seen.device)
                logits[index] = network(seen[index]).float()
        drawn = torch.rand(len(seen), generator=torch.Generator().manual_seed(self.draws))
        self.draws += 1
        chosen, chances = draw_moves(logits, stretch.offers[step], drawn.to(seen.device))
        stretch.chosen[step].copy_(chosen)
        stretch.chances[step].copy_(chances)
        stretch.own[step] = player == NOBODY
        return self.sight.plain(chosen.cpu().numpy())

    def _step(self, stretch: Stretch, step: int, plain: npt.NDArray[np.int64]) -> None:
        env = self.env
        learns = (env.players == NOBODY) & (self._players == NOBODY)
        learns &= np.arange(SEATS) < self.seat_counts[:, None]
        env.step(plain)
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
