"""How facts of the state are shown, the same in events and in views."""

from __future__ import annotations

from longshore.engine.auction import BLUFFING_CARDS
from longshore.engine.state import BROKERS, Phase
from longshore.engine.state import Berth as Seaway
from longshore.engine.types import State
from longshore.game.events.event import Berth, Side
from longshore.game.options import written

_BERTHS: dict[int, Berth] = {Seaway.SEA: "sea", Seaway.ISLAND: "island", Seaway.PIER: "bank"}
_PHASES = {int(phase): written(phase) for phase in Phase}


def berth_name(berth: int) -> Berth:
    """A berth by its number in the engine."""
    return _BERTHS.get(berth, berth)


def phase_name(phase: int) -> str:
    return _PHASES[phase]


def space_name(space: int) -> tuple[int, Side]:
    """A marked space at the Investment Bank: whose it is, and which side of it."""
    return space % BROKERS, "goods" if space < BROKERS else "money"


def money_cards(state: State, seat: int) -> int | None:
    """V2: the bluffing cards and the bills; None where the table does not show their number."""
    if not state.money_cards:
        return None
    return (BLUFFING_CARDS if state.bluff else 0) + int(sum(state.bills[seat]))
