"""PPO by self-play on a batch of games, with the advantages of each seat over its own decisions.

    python examples/ppo.py [REWARD] [MINUTES]

Needs PyTorch. One network plays all seats. It learns on games of three seats and ten rounds, and is
judged on deals that it never saw: by itself, and at one seat among others that draw their moves.
"""

import sys
import time

import numpy as np
import torch
from torch import nn

from longshore.engine.moves import MOVES, encode
from longshore.engine.observe import SIZE
from longshore.envs import BatchEnv

GAME = {"edition": "classic", "seats": 3, "round_limit": 10}
SCALES = {"money": 20.0, "difference": 20.0, "shaped": 20.0, "rank": 1.0, "win": 1.0}
LANES, STEPS, EPOCHS, MINIBATCHES = 256, 128, 3, 8
LAMBDA, CLIP, ENTROPY, RATE = 0.95, 0.2, 0.01, 5e-4  # nothing is discounted: games end
ISLAND, PRODUCE = encode("sail_island"), encode("produce")


class Network(nn.Module):
    """What to do, and what the seat to move will still earn."""

    def __init__(self, width: int = 128) -> None:
        super().__init__()
        layers = [nn.Linear(SIZE, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh()]
        self.body = nn.Sequential(*layers)
        self.policy, self.value = nn.Linear(width, MOVES), nn.Linear(width, 1)
        nn.init.normal_(self.policy.weight, std=0.01)

    def forward(self, rows: torch.Tensor, masks: torch.Tensor):
        """The logarithms of the chances of all moves, and the value."""
        inside = self.body(rows)
        scores = self.policy(inside).masked_fill(~masks, -1e9)
        return torch.log_softmax(scores, dim=1), self.value(inside)[:, 0]


def draw(network: Network, env: BatchEnv):
    """A move in every lane, with the logarithm of its chance and the value."""
    with torch.no_grad():
        logs, values = network(torch.from_numpy(env.observations), torch.from_numpy(env.masks))
        moves = torch.multinomial(logs.exp(), 1)[:, 0]
        return moves.numpy(), logs.gather(1, moves[:, None])[:, 0].numpy(), values.numpy()


def collect(network: Network, env: BatchEnv, scale: float) -> dict[str, np.ndarray]:
    """Play some steps in all lanes and keep what was seen, done and earned."""
    kept: dict[str, list[np.ndarray]] = {}
    for _ in range(STEPS):
        moves, logs, values = draw(network, env)
        seen = env.observations.copy(), env.masks.copy(), env.seat.copy()  # filled anew by a step
        env.step(moves)
        step = dict(zip(("rows", "masks", "seats"), seen, strict=True))
        step |= {"moves": moves, "logs": logs, "values": values}
        step |= {"rewards": env.rewards / scale, "ends": env.done.copy()}
        for name, array in step.items():
            kept.setdefault(name, []).append(array)
    return {name: np.stack(arrays) for name, arrays in kept.items()}


def advantages(kept: dict[str, np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
    """Of every decision, how much better it came out than its seat had expected; and if known.

    What happens between two decisions of a seat is earned by the first of them, whoever moved. The
    last decision of a seat that the game has not rewarded yet is left out.
    """
    steps, lanes = kept["seats"].shape
    found, known = np.zeros((steps, lanes), np.float32), np.zeros((steps, lanes), bool)
    # of each seat: what it earned since, the value of its next decision, its advantage, if any
    since, value, ahead = (np.zeros((lanes, 5), np.float32) for _ in range(3))
    follows, lane = np.zeros((lanes, 5), bool), np.arange(lanes)
    for step in range(steps - 1, -1, -1):
        ended = kept["ends"][step]
        since[ended] = value[ended] = ahead[ended] = 0
        follows[ended] = True
        since += kept["rewards"][step]
        own = lane, kept["seats"][step]
        off = since[own] + value[own] - kept["values"][step]
        ahead[own] = off + LAMBDA * ahead[own]
        found[step], known[step] = ahead[own], follows[own]
        since[own], value[own], follows[own] = 0, kept["values"][step], True
    return found, known


def improve(network: Network, optimizer: torch.optim.Optimizer, kept: dict) -> None:
    """PPO's step, on decisions that were any: more than one move, and an outcome that is known."""
    gained, known = advantages(kept)
    used = known & (kept["masks"].sum(axis=2) > 1)
    names = ("rows", "masks", "moves", "logs", "values")
    data = {name: torch.from_numpy(kept[name][used]) for name in names}
    gain = torch.from_numpy(gained[used])
    target, gain = data["values"] + gain, (gain - gain.mean()) / (gain.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gain)).chunk(MINIBATCHES):
            logs, values = network(data["rows"][part], data["masks"][part])
            log = logs.gather(1, data["moves"][part, None])[:, 0]
            ratio, entropy = (log - data["logs"][part]).exp(), -(logs.exp() * logs).sum(1).mean()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            policy = -torch.minimum(ratio * gain[part], clipped * gain[part]).mean()
            error = (values - target[part]).square().mean()
            optimizer.zero_grad()
            (policy + 0.5 * error - ENTROPY * entropy).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def judge(network: Network, others: str, lanes: int = 512) -> str:
    """One game a lane: what the seats end with, and what was done in a game."""
    env = BatchEnv(lanes, **GAME, reward="win", seeds=2**40)
    own = np.arange(lanes) % GAME["seats"]  # the network's seat where the others draw
    won, money = np.zeros(lanes), np.zeros(lanes)
    counts = {PRODUCE: 0, ISLAND: 0}
    while not env.games.all():
        moves, _, _ = draw(network, env)
        playing = env.games == 0
        if others == "random":
            moves = np.where(env.seat == own, moves, env.sample())
        for move in (PRODUCE, ISLAND):
            counts[move] += int((playing & (moves == move)).sum())
        env.step(moves)
        first = env.done & (env.games == 1)
        won[first] = env.rewards[first, own[first]]
        money[first] = env.scores[first, own[first]]
    told = f"wins {won.mean():.0%} (even 33%), has ${money.mean():.1f}; in a game of all seats"
    return (
        f"{told} {counts[PRODUCE] / lanes:.1f} productions, {counts[ISLAND] / lanes:.1f} auctions"
    )


def main(reward: str = "difference", minutes: float = 3.0) -> None:
    """Learn for so long, and judge now and then."""
    torch.manual_seed(1)
    torch.set_num_threads(1)
    env = BatchEnv(LANES, **GAME, reward=reward)
    network = Network()
    optimizer = torch.optim.Adam(network.parameters(), lr=RATE)
    began, batches, told = time.monotonic(), 0, 0.0
    while (passed := (time.monotonic() - began) / 60) < minutes:
        if passed >= told:
            print(f"{passed:4.1f} min, {batches * LANES * STEPS:9,} moves, among random:", end=" ")
            print(judge(network, "random", 128), flush=True)
            told += max(1.0, minutes / 5)
        improve(network, optimizer, collect(network, env, SCALES[reward]))
        batches += 1
    print(f"{reward}, {minutes:g} minutes, {batches * LANES * STEPS:,} moves:")
    for others in ("random", "itself"):
        print(f"  with {others}: {judge(network, others)}")


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(float, sys.argv[2:3]))
