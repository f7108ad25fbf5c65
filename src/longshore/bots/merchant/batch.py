"""Whole games of merchants in compiled code: playouts, and batches of games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from longshore.bots.merchant.mind import MIND, seed_mind
from longshore.bots.merchant.outlook import forget
from longshore.bots.merchant.policy import play_decision
from longshore.bots.merchant.style import make_styles, style_at
from longshore.engine import moves, places
from longshore.engine.compiled import compiled, inside, long_entry
from longshore.engine.deal import deal, draw_deal
from longshore.engine.play import first_waiting
from longshore.engine.scoring import score, winners
from longshore.engine.state import COLOURS, DEAL, NONE, RULES, SEATS, STATE, Phase
from longshore.engine.step import advance

if TYPE_CHECKING:
    from longshore.game.options import Options

STALLED = 100  # rounds after which a game is left as it stands

RESULT = np.dtype(
    [
        ("score", "i4", (SEATS,)),
        ("rounds", "i4"),
        ("decisions", "i4"),
        ("winners", "i1"),
        ("first", "i1"),
        ("supply_out", "i1"),  # E1
        ("received", "i1", (SEATS,)),  # containers on the island in the end
        ("colours", "i1"),  # how many were made
        ("auctions", "i2"),
        ("shipped", "i2"),  # containers auctioned
        ("idle", "i2"),  # most turns in a row that were given up whole
    ],
    align=True,
)


@compiled
def play_out(state, mind, styles, rounds):
    """Merchants play a game to its end, or through a number of rounds; how many decisions."""
    decisions = 0
    while state.phase != Phase.OVER and state.round_number <= rounds:
        seat = first_waiting(state)
        play_decision(state, mind, styles[seat], seat)
        decisions += 1
    return decisions


@compiled
def _play_game(state, mind, styles, result):
    """The same to the end, and what the economy was like."""
    idle = 0
    acted = True
    turn = NONE
    while state.phase != Phase.OVER and state.round_number <= STALLED:
        seat = first_waiting(state)
        now = state.round_number * SEATS + state.active
        if now != turn:
            idle = 0 if acted else idle + 1
            result.idle = max(int(result.idle), idle)
            acted = False
            turn = now
        acting = state.phase == Phase.ACT
        play_decision(state, mind, styles[seat], seat)
        result.decisions += 1
        if acting and mind.plan[0] != moves.PASS and mind.plan[0] != moves.REPAY:
            acted = True
        if acting and mind.plan[mind.planned - 1] == moves.SAIL_ISLAND:
            result.auctions += 1
            result.shipped += state.held[places.SHIP + seat]


@long_entry
def _play_games(
    states: Any,
    minds: Any,
    styles: Any,
    rules: Any,
    dealt: Any,
    supply: Any,
    results: Any,
    seed: int,
) -> None:
    state = states[0]
    mind = minds[0]
    for game in range(len(results)):
        draw_deal(dealt[0], rules[0].seats, seed + game)
        deal(state, rules[0], dealt[0], None)
        advance(state, None)
        forget(mind)
        seed_mind(mind, seed + game)
        result = results[game]
        for colour in range(COLOURS):
            supply[colour] = state.goods[places.SUPPLY, colour]
        _play_game(state, mind, styles, result)
        result.rounds = state.round_number
        result.winners = winners(state)
        result.first = state.first
        result.supply_out = state.ending
        for seat in range(state.seats):
            result.score[seat] = score(state, seat)
            result.received[seat] = state.held[places.ISLAND + seat]
        for colour in range(COLOURS):
            result.colours += state.goods[places.SUPPLY, colour] < supply[colour]


def play_games(
    options: Options, games: int, seed: int = 0, styles: npt.NDArray[np.void] | None = None
) -> npt.NDArray[np.void]:
    """Play games of merchants, one after the other, and return a row of results for each."""
    if styles is None:
        styles = np.repeat(style_at(make_styles(), options), SEATS)
    rules = np.array([options.rules()], RULES)
    results = np.zeros(games, RESULT)
    _play_games(
        inside(np.zeros(1, STATE)),
        inside(np.zeros(1, MIND)),
        inside(styles),
        inside(rules),
        inside(np.zeros(1, DEAL)),
        np.zeros(COLOURS, np.int8),
        inside(results),
        seed,
    )
    return results
