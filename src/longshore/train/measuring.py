"""What a network wins among others, and how games of its own kind go, on seeds for showing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import torch

from longshore.envs.batch import BatchEnv
from longshore.envs.settings import STANDARD
from longshore.lab.ladder.intervals import share
from longshore.train.lanes import NOBODY
from longshore.train.looking import Sight
from longshore.train.loss import draw_moves
from longshore.train.network import Network

SHOWN = 2**40  # seeds from here on are for showing; nothing is learned from them
LONG = 60  # rounds within which a healthy game is over


class Measured(NamedTuple):
    """So many games, each seat of the table equally often."""

    games: int
    won: float  # shares of the win, added up
    by_supply: int
    frozen: int
    rounds: float


def measure(
    network: Network,
    table: str,
    games: int,
    *,
    opponents: Sequence[str] | None = None,
    against: Network | None = None,
    temperature: float = 1.0,
    seed: int = SHOWN,
    threads: int = 1,
) -> Measured:
    """Play games alone among merchants or copies of a network; without either all seats."""
    edition, seats = STANDARD[table]
    alone = opponents is not None or against is not None
    env = BatchEnv(
        games,
        edition=edition,
        seats=seats,
        round_limit=LONG,
        reward="win",
        seeds=seed,
        opponents=opponents or ("merchant",),
        learners=1 if opponents is not None else seats,
        skip_forced=True,
        threads=threads,
    )
    sight = _Table(env, next(network.parameters()).device)
    turn = np.arange(games) % seats
    won, ended = np.zeros(games), np.zeros(games, np.bool_)
    ends = env.endings.copy()
    draws = 0
    while not ended.all():
        mine = np.ones(games, np.bool_) if against is None else env.seat == turn
        learns = env.players[:, :seats] == NOBODY
        if against is not None:
            learns = np.arange(seats) == turn[:, None]
        actions = sight.decide(network, temperature, draws)
        if against is not None:
            actions = np.where(mine, actions, sight.decide(against, 1.0, draws + 1))
        draws += 2
        env.step(actions)
        now = env.done & ~ended
        won[now] = (env.rewards[:, :seats] * learns).sum(axis=1)[now]
        ends[now] = env.endings[now]
        ended |= now
    return Measured(
        games=games,
        won=float(won.sum()) if alone else games / seats,
        by_supply=int(ends["by_supply"].sum()),
        frozen=int(ends["frozen"].sum()),
        rounds=float(ends["rounds"].mean()),
    )


def table_of(network: Network, games: int, temperature: float, threads: int = 1) -> str:
    """All standard tables: what it wins alone among merchants, and how its own games go."""
    heads = ["table", "alone among merchants", "even", "by the supply"]
    heads += ["of its own kind: by the supply", "frozen", "rounds"]
    rows = [f"| {' | '.join(heads)} |", "|---" + "|---:" * (len(heads) - 1) + "|"]
    for name, (_, seats) in STANDARD.items():
        again = partial(measure, network, name, games, temperature=temperature, threads=threads)
        alone, own = again(opponents=("merchant",)), again()
        won = share(alone.won, games)
        rows.append(
            f"| {name} | {won.value:.1%} ({won.low:.1%}–{won.high:.1%}) | {1 / seats:.1%}"
            f" | {alone.by_supply / games:.1%} | {own.by_supply / games:.1%}"
            f" | {own.frozen / games:.1%} | {own.rounds:.1f} |"
        )
    return "\n".join(rows)


class _Table:
    """What is seen in all lanes, and what a network does there."""

    def __init__(self, env: BatchEnv, device: torch.device) -> None:
        self.sight = Sight(env, np.ones(env.lanes, np.bool_), device, env.threads)

    @torch.no_grad()
    def decide(self, network: Network, temperature: float, draw: int) -> npt.NDArray[np.int64]:
        inputs, offers = self.sight.look()
        kind = next(network.parameters()).dtype
        logits = network(inputs.to(kind)).float() / max(temperature, 1e-3)
        drawn = torch.rand(len(inputs), generator=torch.Generator().manual_seed(draw))
        chosen, _ = draw_moves(logits, offers, drawn.to(inputs.device))
        return self.sight.plain(chosen.cpu().numpy())
