"""Rewards: what a game is played for.

| name | at the end of a game, to each seat | sum |
|---|---|---|
| `money` | its final money (F3), in dollars | general |
| `difference` | its final money less the mean of the others' | zero |
| `rank` | 1 for the first, -1 for the last, evenly between; who is tied (F4) shares | zero |
| `win` | 1 for the winner; several share it (F4) | one |
| `shaped` | at every move the change in its own net worth: F3 as things stand | general |

What is `shaped` sums to the final money less the money at the start. It tells a seat nothing that
it does not know: its own card alone is in its net worth.
"""

from __future__ import annotations

from enum import IntEnum

from longshore.engine.compiled import compiled
from longshore.engine.scoring import score, tie_rank
from longshore.engine.state import SEATS


class Reward(IntEnum):
    MONEY = 0
    DIFFERENCE = 1
    RANK = 2
    WIN = 3
    SHAPED = 4


REWARDS: tuple[str, ...] = tuple(kind.name.lower() for kind in Reward)

# What a move that is not offered earns where it ends a game, by kind of reward: worse than what
# games end with.
ILLEGAL: dict[str, float] = {
    "money": -1000.0,
    "difference": -1000.0,
    "rank": -2.0,
    "win": -1.0,
    "shaped": -1000.0,
}


def reward_kind(name: str) -> Reward:
    """A kind of reward by its name."""
    if name not in REWARDS:
        raise ValueError(f"There is no reward {name!r}; there are: {', '.join(REWARDS)}.")
    return Reward[name.upper()]


@compiled
def write_worths(state, worths):
    """F3, as things stand, of every seat."""
    for seat in range(SEATS):
        worths[seat] = score(state, seat) if seat < state.seats else 0


@compiled
def write_rewards(state, kind, worths, rewards):
    """The rewards at the end of a game, of which `worths` are the final scores; not the shaped."""
    total = 0
    for seat in range(state.seats):
        total += worths[seat]
    for seat in range(state.seats):
        if kind == Reward.MONEY:
            rewards[seat] = worths[seat]
        elif kind == Reward.DIFFERENCE:
            rewards[seat] = worths[seat] - (total - worths[seat]) / (state.seats - 1)
        else:
            better, level = _standing(state, worths, seat)
            if kind == Reward.WIN:
                rewards[seat] = 1.0 / level if better == 0 else 0.0
            else:  # the mean of the places that it and those level with it take up
                rewards[seat] = 1.0 - (2.0 * better + level - 1.0) / (state.seats - 1)


@compiled
def _standing(state, worths, seat):
    """How many are before a seat (F4), and how many are level with it, itself included."""
    better = 0
    level = 0
    own = tie_rank(state, seat)
    for other in range(state.seats):
        rank = tie_rank(state, other)
        if worths[other] > worths[seat] or (worths[other] == worths[seat] and rank > own):
            better += 1
        elif worths[other] == worths[seat] and rank == own:
            level += 1
    return better, level
