"""Building (B): one machine or one warehouse, for the price of the next free space."""

from __future__ import annotations

from longshore.engine import purses
from longshore.engine.compiled import compiled
from longshore.engine.journal import Fact, Reason, note, transfer
from longshore.engine.state import MACHINE_SPACES, NONE, WAREHOUSE_SPACES, Phase, machine_count


@compiled
def machine_price(count):
    """B1: –, $6, $9, $12."""
    return 3 + 3 * count


@compiled
def warehouse_price(count):
    """B1: –, $4, $5, $6, $7."""
    return 3 + count


@compiled
def may_build_any_machine(state, seat):
    count = machine_count(state, seat)
    return count < MACHINE_SPACES and state.cash[seat] >= machine_price(count)


@compiled
def machine_colours(state, seat):
    """The colours of a seat's machines: a bit set."""
    colours = 0
    for space in range(MACHINE_SPACES):
        if state.machines[seat, space] != NONE:
            colours |= 1 << state.machines[seat, space]
    return colours


@compiled
def may_build_machine(state, seat, colour):
    """B2: never two of one colour, only what is still in the supply."""
    if state.machine_supply[colour] == 0 or machine_colours(state, seat) >> colour & 1:
        return False
    return may_build_any_machine(state, seat)


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
def may_build_warehouse(state, seat):
    count = state.warehouses[seat]
    if count >= WAREHOUSE_SPACES or state.warehouse_supply == 0:
        return False
    return state.cash[seat] >= warehouse_price(count)


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
