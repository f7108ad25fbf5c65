"""Other worlds that a player cannot tell from this one: for searching without peeping.

    bot = ISMCTSBot(turn_based, evaluator, uct_c, simulations)
    bot.set_resampler(resampled)

A state of `longshore` itself has it as `state.resample_from_infostate`. The turn-based game is
OpenSpiel's own, which does not hand that on: its bots have to be told.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby
from typing import Any

from longshore.envs.openspiel.course import SEALED, SEAT, Course


def resampled(state: Any, player: int, rng: random.Random | None = None) -> Any:
    """A state with the same information for a player who is to move.

    The others' cards are drawn anew, and so, move by move from what they are offered, is what they
    have sealed: as likely as chance and players at random make them. The state may be one of
    `longshore` or of its turn-based game.
    """
    if player < 0 or not state.legal_actions(player):
        raise ValueError(f"A state is resampled for a player who is to move; {player} is not.")
    rng = rng or random.Random()
    turn_based = hasattr(state, "simultaneous_game_state")
    course: Course = (state.simultaneous_game_state() if turn_based else state).course
    dealing, drawn = course.setting.dealing.redrawn(course.drawn, player, rng)
    twin = state.get_game().new_initial_state()
    if not turn_based:  # from wherever it began
        twin.course = Course(replace(course.setting, dealing=dealing))
    for outcome in drawn:
        twin.apply_action(outcome)
    for sealed, entries in groupby(course.log[: course.sealed], lambda entry: entry >= SEALED):
        if sealed:
            _spell(twin, entries)
        else:
            for entry in entries:
                twin.apply_action(entry % SEAT)
    own = [entry % SEAT for entry in course.log[course.sealed :] if _seat(entry) == player]
    _seal_anew(twin, player, own, rng)
    return twin


def _seat(entry: int) -> int:
    return entry % SEALED // SEAT


def _spell(state: Any, entries: Iterable[int]) -> None:
    """Play bids that are known: everybody's moves in their order, whoever is asked."""
    left: dict[int, list[int]] = {}
    for entry in entries:
        left.setdefault(_seat(entry), []).append(entry % SEAT)
    while any(left.values()):
        if state.is_simultaneous_node():
            seats = range(state.num_players())
            asked = [bool(state.legal_actions(seat)) for seat in seats]
            state.apply_actions([left[seat].pop(0) if asked[seat] else 0 for seat in seats])
        else:
            state.apply_action(left[state.current_player()].pop(0))


def _seal_anew(state: Any, player: int, own: list[int], rng: random.Random) -> None:
    """Play the player's sealed moves again, and others for the others, up to its decision."""
    if state.is_simultaneous_node():
        for move in own:
            offered = [state.legal_actions(seat) for seat in range(state.num_players())]
            moves = [rng.choice(some) if some else 0 for some in offered]
            moves[player] = move
            state.apply_actions(moves)
        return
    left = list(own)
    while left or state.current_player() != player:
        asked = state.current_player() == player
        state.apply_action(left.pop(0) if asked else rng.choice(state.legal_actions()))
