"""How the table stands after something happened: who is awaited, who holds how many cards."""

from __future__ import annotations

from longshore.engine.types import State
from longshore.game import board
from longshore.game.events.event import Event
from longshore.game.events.kinds import Awaited, MoneyCardsCounted
from longshore.game.events.shown import money_cards, phase_name

AWAITED_BY = ("phase", "awaiting", "actions_left", "defaults", "to_seize")  # what it tells of


def awaited(state: State) -> Awaited:
    """Who owes what decision."""
    return Awaited(
        phase=phase_name(state.phase),
        seats=board.awaited(state),
        actions_left=state.actions_left,
        in_default=state.defaults,
        to_seize=state.to_seize,
    )


def money_cards_counted(state: State) -> list[Event]:
    """V2: how many money cards each seat holds, where the table shows it."""
    if not state.money_cards:
        return []
    seats = range(state.seats)
    return [MoneyCardsCounted(tuple(money_cards(state, seat) or 0 for seat in seats))]
