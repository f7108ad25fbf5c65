"""Building (B): one machine or one warehouse, for the price of the next free space."""

from __future__ import annotations

from longshore.engine import purses
from longshore.engine.compiled import compiled
from longshore.engine.journal import Fact, Reason, note, transfer
from longshore.engine.state import MACHINE_SPACES, NONE, WAREHOUSE_SPACES, Phase, machine_count
from longshore.engine.why import Why


@compiled
def machine_price(count):
    """B1: –, $6, $9, $12."""
    return 3 + 3 * count


@compiled
def warehouse_price(count):
    """B1: –, $4, $5, $6, $7."""
    return 3 + count


@compiled
def why_not_any_machine(state, seat):
    """B1: a free space, and its price in hand."""
    count = machine_count(state, seat)
    if count >= MACHINE_SPACES:
        return Why.NO_MACHINE_SPACE
    if state.cash[seat] < machine_price(count):
        return Why.TOO_DEAR
    return Why.ALLOWED


@compiled
def may_build_any_machine(state, seat):
    return why_not_any_machine(state, seat) == Why.ALLOWED


@compiled
def machine_colours(state, seat):
    """The colours of a seat's machines: a bit set."""
    colours = 0
    for space in range(MACHINE_SPACES):
        if state.machines[seat, space] != NONE:
            colours |= 1 << state.machines[seat, space]
    return colours


@compiled
def why_not_colour(state, standing, colour):
    """B2: never two of one colour (`standing` are those of the seat), only what is left."""
    if standing >> colour & 1:
        return Why.MACHINE_OWNED
    if state.machine_supply[colour] == 0:
        return Why.MACHINES_GONE
    return Why.ALLOWED


@compiled
def why_not_machine(state, seat, colour):
    why = why_not_colour(state, machine_colours(state, seat), colour)
    return why if why != Why.ALLOWED else why_not_any_machine(state, seat)


@compiled
def build_machine(state, seat, colour, journal):
    count = machine_count(state, seat)
    price = machine_price(count)
    transfer(state, journal, seat, purses.BANK, price, Reason.MACHINE)
    state.machine_supply[colour] -= 1
    state.machines[seat, count] = colour
    note(journal, Fact.MACHINE_BUILT, seat, colour, price, 0, 0)
    state.phase = Phase.ACTION_ENDS


@compiled
def why_not_warehouse(state, seat):
    """B1, B2: a free space, one that is left, and the price in hand."""
    count = state.warehouses[seat]
    if count >= WAREHOUSE_SPACES:
        return Why.NO_WAREHOUSE_SPACE
    if state.warehouse_supply == 0:
        return Why.WAREHOUSES_GONE
    if state.cash[seat] < warehouse_price(count):
        return Why.TOO_DEAR
    return Why.ALLOWED


@compiled
def may_build_warehouse(state, seat):
    return why_not_warehouse(state, seat) == Why.ALLOWED


@compiled
def build_warehouse(state, seat, journal):
    price = warehouse_price(state.warehouses[seat])
    transfer(state, journal, seat, purses.BANK, price, Reason.WAREHOUSE)
    state.warehouse_supply -= 1
    state.warehouses[seat] += 1
    note(journal, Fact.WAREHOUSE_BUILT, seat, price, 0, 0, 0)
    state.phase = Phase.ACTION_ENDS


@compiled
def remove_machine(state, seat, colour):
    """The machines behind it move up, so that no space is left between."""
    found = False
    for space in range(MACHINE_SPACES):
        if state.machines[seat, space] == colour:
            found = True
        if found:
            behind = NONE
            if space + 1 < MACHINE_SPACES:
                behind = state.machines[seat, space + 1]
            state.machines[seat, space] = behind
    state.machine_supply[colour] += 1
