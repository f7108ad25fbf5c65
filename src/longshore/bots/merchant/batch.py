"""Whole games of merchants in compiled code: playouts, and batches of games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from longshore.bots.merchant.mind import MIND, seed_mind
from longshore.bots.merchant.outlook import forget
from longshore.bots.merchant.policy import play_decision
from longshore.bots.merchant.style import STYLE, make_style
from longshore.engine import places
from longshore.engine.compiled import compiled, inside, long_entry
from longshore.engine.deal import deal, draw_deal
from longshore.engine.play import first_waiting
from longshore.engine.scoring import score, winners
from longshore.engine.state import DEAL, RULES, SEATS, STATE, Phase
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


@long_entry
def _play_games(
    states: Any, minds: Any, styles: Any, rules: Any, dealt: Any, results: Any, seed: int
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
        result.decisions = play_out(state, mind, styles, STALLED)
        result.rounds = state.round_number
        result.winners = winners(state)
        result.first = state.first
        result.supply_out = state.ending
        for seat in range(state.seats):
            result.score[seat] = score(state, seat)
            result.received[seat] = state.held[places.ISLAND + seat]


def play_games(
    options: Options, games: int, seed: int = 0, styles: npt.NDArray[np.void] | None = None
) -> npt.NDArray[np.void]:
    """Play games of merchants, one after the other, and return a row of results for each."""
    if styles is None:
        styles = np.array([make_style()] * SEATS, STYLE)
    rules = np.array([options.rules()], RULES)
    results = np.zeros(games, RESULT)
    _play_games(
        inside(np.zeros(1, STATE)),
        inside(np.zeros(1, MIND)),
        inside(styles),
        inside(rules),
        inside(np.zeros(1, DEAL)),
        inside(results),
        seed,
    )
    return results
