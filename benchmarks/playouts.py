"""Merchants play on from the middle of their games, in compiled code: what a search does most."""

# Compiled functions take their types from Numba.
# mypy: allow-untyped-calls, no-warn-return-any

from typing import Any

import numpy as np

from longshore.bots.merchant.batch import STALLED, play_out
from longshore.bots.merchant.mind import MIND, seed_mind
from longshore.bots.merchant.outlook import forget
from longshore.bots.merchant.style import make_styles, style_at
from longshore.engine.compiled import compiled, entry
from longshore.engine.play import start_seeded
from longshore.engine.state import DEAL, RULES, SEATS, STATE
from longshore.game.options import Options


class Playouts:
    """Positions from the middle of games, to be played out again and again."""

    def __init__(self, options: Options, games: int) -> None:
        rules = np.array([options.rules()], RULES)
        self._minds = np.zeros(1, MIND)
        self._styles = np.repeat(style_at(make_styles(), options), SEATS)
        self._starts = np.zeros(games, STATE)
        _play_halves(self._starts, self._minds, self._styles, rules, np.zeros(1, DEAL))

    def play(self, seed: int) -> tuple[int, int]:
        """Play on from each once: how many decisions, and how many games the supply ended."""
        room = np.zeros(1, STATE)
        decisions, ended = _play_on(self._starts, room, self._minds, self._styles, seed)
        return int(decisions), int(ended)


@compiled
def _play(state: Any, mind: Any, styles: Any, rounds: int, seed: int) -> int:
    forget(mind)
    seed_mind(mind, seed)
    return play_out(state, mind, styles, rounds)


@entry
def _play_halves(starts: Any, minds: Any, styles: Any, rules: Any, dealt: Any) -> None:
    """Play each game to its end to see how long it is, and again up to half of its rounds."""
    for game in range(len(starts)):
        state = starts[game]
        start_seeded(state, rules[0], dealt[0], game)
        _play(state, minds[0], styles, STALLED, game)
        half = state.round_number // 2
        start_seeded(state, rules[0], dealt[0], game)
        _play(state, minds[0], styles, half, game)


@entry
def _play_on(starts: Any, room: Any, minds: Any, styles: Any, seed: int) -> tuple[int, int]:
    decisions = 0
    ended = 0
    for game in range(len(starts)):
        room[0] = starts[game]
        decisions += _play(room[0], minds[0], styles, STALLED, seed + game)
        ended += room[0].ending
    return decisions, ended
