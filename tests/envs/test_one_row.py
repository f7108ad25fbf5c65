"""A decision is told in one way: whoever asks for its row and its mask gets the same bytes.

One policy plays every seat of the same game in every environment, and at a table by a bot. What it
plays follows from what it is told alone, so all play the same game as long as they tell the same.
Sealed bids are spelled in another order here and there; what each seat is told stays the same.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel
import pytest

from longshore.bots.bot import Bot, Decision
from longshore.bots.seated import play_out
from longshore.engine.deal import draw_deal
from longshore.engine.moves import MOVES, REPAY, TAKE_LOAN
from longshore.engine.observe import SIZE, Row, observe, read
from longshore.engine.play import new_deal
from longshore.envs import BatchEnv
from longshore.envs.gymnasium import LongshoreEnv
from longshore.envs.one_game import OneGame
from longshore.envs.openspiel import LongshoreGame
from longshore.envs.openspiel.dealing import Dealing
from longshore.envs.pettingzoo import parallel_env, raw_env
from longshore.game.game import Game
from longshore.game.options import Options
from tests.support import TEMPERS, draw_move

SEED = 11
TABLES: tuple[dict[str, Any], ...] = (
    {"edition": "classic", "seats": 3},
    {"edition": "classic", "seats": 4, "auction": "progressive", "all_zero": "tie"},
    {"edition": "anniversary", "seats": 4},
    {"edition": "anniversary", "seats": 5, "bluff": "plain"},
)


class Policy:
    """Plays every seat, and keeps what it was told and what it did, seat by seat."""

    def __init__(self, seats: int) -> None:
        self.told: list[list[tuple[bytes, bytes, int]]] = [[] for _ in range(seats)]

    def __call__(self, seat: int, row: Row, mask: npt.ArrayLike) -> int:
        assert (row.shape, row.dtype) == ((SIZE,), np.float32)
        allowed = np.asarray(mask, np.bool_)
        assert allowed.shape == (MOVES,)
        told = row.tobytes(), allowed.tobytes()
        chance = random.Random(zlib.crc32(told[0] + told[1]))
        move = draw_move(chance, np.flatnonzero(allowed).tolist(), TEMPERS["shipper"])
        self.told[seat].append((*told, move))
        return move


def by_the_engine(table: dict[str, Any], policy: Policy) -> None:
    """The record alone: what a row says is in it."""
    game = OneGame(_options(table), seed=SEED)
    while not game.over:
        row = np.full(SIZE, np.nan, np.float32)
        observe(game.buffer.state, game.to_move, row)
        game.play(game.to_move, policy(game.to_move, row, game.mask(game.to_move)))


def by_one_game(table: dict[str, Any], policy: Policy) -> None:
    game, chance = OneGame(_options(table), seed=SEED), random.Random(1)
    while not game.over:
        seat = chance.choice(game.waiting)
        game.play(seat, policy(seat, game.observe(seat), game.mask(seat)))


def by_the_batch(table: dict[str, Any], policy: Policy) -> None:
    env = BatchEnv(settings=[_options(table)], seeds=SEED)
    while not env.games[0]:
        env.step([policy(int(env.seat[0]), env.observations[0], env.masks[0])])


def by_pettingzoo(table: dict[str, Any], policy: Policy) -> None:
    env = raw_env(**table)
    env.reset(seed=SEED)
    for agent in env.agent_iter():
        seen, _, over, *_ = env.last()
        seat = env.possible_agents.index(agent)
        env.step(None if over else policy(seat, seen["observation"], seen["action_mask"]))


def by_pettingzoo_together(table: dict[str, Any], policy: Policy) -> None:
    env = parallel_env(**table)
    seen, _ = env.reset(seed=SEED)
    while env.agents:
        waiting = env.game.waiting
        agents = {seat: env.possible_agents[seat] for seat in waiting}
        seen, *_ = env.step(
            {
                agent: policy(seat, seen[agent]["observation"], seen[agent]["action_mask"])
                for seat, agent in agents.items()
            }
        )


def by_gymnasium(table: dict[str, Any], policy: Policy, seat: int = 1) -> None:
    seats = table["seats"]
    others = [partial(policy, (seat + place) % seats) for place in range(1, seats)]
    env = LongshoreEnv(**table, seat=seat, opponents=others)
    row, info = env.reset(seed=SEED)
    over = False
    while not over:
        row, _, over, _, info = env.step(np.int64(policy(seat, row, info["action_mask"])))


def by_openspiel(table: dict[str, Any], policy: Policy) -> None:
    options, dealt = _options(table), new_deal()
    game = LongshoreGame(table)
    draw_deal(dealt, options.seats, SEED)
    state = game.new_initial_state()
    for outcome in Dealing(options).drawn(dealt):
        state.apply_action(outcome)
    observer = game.make_py_observer()

    def move(seat: int) -> int:
        if not state.legal_actions(seat):
            return int(pyspiel.INVALID_ACTION)
        observer.set_from(state, seat)
        return policy(seat, observer.dict["observation"], state.legal_actions_mask(seat))

    while not state.is_terminal():
        if state.is_simultaneous_node():
            state.apply_actions([move(seat) for seat in range(options.seats)])
        else:
            state.apply_action(move(state.current_player()))


class Player(Bot):
    """A policy at a table, as a trained one would sit there."""

    def __init__(self, policy: Policy | None = None) -> None:
        self.policy = policy

    def choose(self, decision: Decision) -> int:
        assert self.policy is not None
        return self.policy(decision.seat, decision.observation, decision.mask)


def by_bots(table: dict[str, Any], policy: Policy) -> None:
    game = Game.start(_options(table), seed=SEED)
    bots: dict[int, Bot] = {seat: Player(policy) for seat in range(table["seats"])}
    assert play_out(game, bots, SEED, patience=None) == []


WAYS: tuple[Callable[[dict[str, Any], Policy], None], ...] = (
    by_one_game,
    by_the_batch,
    by_pettingzoo,
    by_pettingzoo_together,
    by_gymnasium,
    by_openspiel,
    by_bots,
)


def _options(table: dict[str, Any]) -> Options:
    more = {name: value for name, value in table.items() if name not in ("edition", "seats")}
    return Options.make(table["edition"], table["seats"], **more)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table['edition']}-{table['seats']}")
def test_a_decision_is_the_same_bytes_to_all_who_tell_it(table: dict[str, Any]) -> None:
    table = {**table, "round_limit": 12}
    policy = Policy(table["seats"])
    by_the_engine(table, policy)
    wanted = policy.told
    told = [one for seat in wanted for one in seat]
    assert len(told) > 150
    assert sum(move in (TAKE_LOAN, REPAY) for *_, move in told) > 5
    rows = np.array([np.frombuffer(row, np.float32) for row, *_ in told])
    assert read(rows)["shown_by"].any(axis=1).sum() > 50
    for way in WAYS:
        policy = Policy(table["seats"])
        way(table, policy)
        assert policy.told == wanted, way.__name__
