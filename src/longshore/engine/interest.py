"""Interest (I): $1 a loan at the start of the turn, and what is seized when it cannot be paid."""

from __future__ import annotations

from longshore.engine import places, purses
from longshore.engine.brokers import on_card, win_comes_first
from longshore.engine.building import remove_machine
from longshore.engine.compiled import compiled
from longshore.engine.journal import Cause, Fact, Reason, move_goods, note, transfer
from longshore.engine.loans import take_loan
from longshore.engine.state import (
    COLOURS,
    FACTORY_LOWEST,
    FACTORY_PRICES,
    HARBOUR_LOWEST,
    HARBOUR_PRICES,
    MACHINE_SPACES,
    MAX_LOANS,
    Phase,
    Seizure,
    bit,
    count_row,
    factory_count,
    factory_shelf,
    harbour_count,
    harbour_shelf,
    machine_count,
    right_of,
)
from longshore.engine.why import Why

SAFE_MACHINES = 2  # the free and the $6 space
SAFE_WAREHOUSES = 2  # the free and the $4 space


@compiled
def charge(state, journal):
    """I1, I2: it must pay if it can, with a new loan if need be."""
    seat = int(state.active)
    _after_interest(state)
    owed = state.loans[seat]
    if owed == 0:
        return
    if state.cash[seat] < owed and owed < MAX_LOANS:
        take_loan(state, seat, Cause.INTEREST, journal)
    paid = min(owed, state.cash[seat])
    for loan in range(paid):
        taker = purses.BROKER + loan if state.investment_bank else purses.BANK
        transfer(state, journal, seat, taker, 1, Reason.INTEREST)
    if paid > 0:
        note(journal, Fact.INTEREST_PAID, seat, paid, 0, 0, 0)
    state.defaults = owed - paid
    if state.defaults > 0:
        note(journal, Fact.DEFAULTED, seat, state.defaults, 0, 0, 0)
        state.awaiting = 0
        state.phase = Phase.DEFAULT


@compiled
def _after_interest(state):
    """K6, T1: what was won from a broker, or the actions where that has come first."""
    if win_comes_first(state):
        state.phase = Phase.ACT
        state.awaiting = bit(state.active)
    else:
        state.phase = Phase.BROKER_WIN


@compiled
def settle_default(state, journal):
    """Settle one loan in default, or ask who has to choose."""
    seat = int(state.active)
    if state.to_seize > 0:
        _seize_next(state, seat, journal)
    elif state.defaults == 0:
        _after_interest(state)
    elif seizable(state)[1] > 0:
        state.to_seize = _how_many(state, seat)
    elif _may_lose_building(state, seat):
        _lose_building(state, seat, journal)
    else:
        note(journal, Fact.FORGIVEN, seat, 0, 0, 0, 0)
        state.defaults -= 1


@compiled
def seizable(state):
    """Where the next container is seized (I3, I6): first row, how many rows, lowest price.

    No rows if there is nothing. A place without prices is one row, and answers to price 1.
    """
    seat = int(state.active)
    if count_row(state, places.ISLAND + seat) > 0:
        return places.ISLAND + seat, 1, 1
    if state.seizure == Seizure.ANNIVERSARY:
        if count_row(state, places.SHIP + seat) > 0:
            return places.SHIP + seat, 1, 1
        if count_row(state, places.PIER + seat) > 0:
            return places.PIER + seat, 1, 1
    if harbour_count(state, seat) > 0:
        return harbour_shelf(seat, HARBOUR_LOWEST), HARBOUR_PRICES, HARBOUR_LOWEST
    if factory_count(state, seat) > 0:
        return factory_shelf(seat, FACTORY_LOWEST), FACTORY_PRICES, FACTORY_LOWEST
    return places.BOX, 0, 1


@compiled
def _how_many(state, seat):
    """I3: one from the island, else two from the stores if there are two. I6: one."""
    if state.seizure == Seizure.ANNIVERSARY or count_row(state, places.ISLAND + seat) > 0:
        return 1
    return min(2, harbour_count(state, seat) + factory_count(state, seat))


@compiled
def _seize_next(state, seat, journal):
    """I4: the neighbour picks, if there is anything to pick from."""
    first, rows, lowest = seizable(state)
    choices = 0
    only_colour = 0
    only_price = 0
    for row in range(rows):
        for colour in range(COLOURS):
            if state.goods[first + row, colour] > 0:
                choices += 1
                only_colour = colour
                only_price = lowest + row
    if choices == 1:
        seize(state, only_colour, only_price, journal)
        return
    state.phase = Phase.SEIZE
    state.awaiting = bit(right_of(state, seat))


@compiled
def why_not_seize(state, colour, price):
    first, rows, lowest = seizable(state)
    row = price - lowest
    if 0 <= row < rows and state.goods[first + row, colour] > 0:
        return Why.ALLOWED
    return Why.CANNOT_SEIZE


@compiled
def seize(state, colour, price, journal):
    """I7: seized containers leave the game."""
    first, _, lowest = seizable(state)
    shelf = first + price - lowest
    move_goods(state, journal, shelf, places.BOX, colour, 1, Reason.SEIZURE)
    state.to_seize -= 1
    if state.to_seize == 0:
        state.defaults -= 1
    state.awaiting = 0
    state.phase = Phase.DEFAULT


@compiled
def _may_lose_building(state, seat):
    """I3 (c): no container in play at all, ship included, and more than the safe buildings."""
    if state.seizure == Seizure.ANNIVERSARY:
        return False
    if count_row(state, places.SHIP + seat) > 0 or count_row(state, places.PIER + seat) > 0:
        return False
    if state.holder == seat and on_card(state) > 0:
        return False
    return _machine_at_risk(state, seat) or _warehouse_at_risk(state, seat)


@compiled
def _machine_at_risk(state, seat):
    return machine_count(state, seat) > SAFE_MACHINES


@compiled
def _warehouse_at_risk(state, seat):
    return state.warehouses[seat] > SAFE_WAREHOUSES


@compiled
def _lose_building(state, seat, journal):
    """I4: the defaulting seat picks warehouse or machine; I5: its neighbour does."""
    if not _machine_at_risk(state, seat):
        lose_warehouse(state, journal)
    elif not _warehouse_at_risk(state, seat):
        ask_machine(state, journal)
    else:
        state.phase = Phase.SEIZE_KIND
        if state.seizure == Seizure.PRINTED:
            state.awaiting = bit(right_of(state, seat))
        else:
            state.awaiting = bit(seat)


@compiled
def lose_warehouse(state, journal):
    seat = int(state.active)
    state.warehouses[seat] -= 1
    state.warehouse_supply += 1
    note(journal, Fact.WAREHOUSE_SEIZED, seat, 0, 0, 0, 0)
    _building_lost(state, seat, journal)


@compiled
def ask_machine(state, journal):
    """I4: the neighbour picks which machine, if two are at risk."""
    seat = int(state.active)
    if machine_count(state, seat) == SAFE_MACHINES + 1:
        lose_machine(state, state.machines[seat, SAFE_MACHINES], journal)
        return
    state.phase = Phase.SEIZE_MACHINE
    state.awaiting = bit(right_of(state, seat))


@compiled
def why_not_lose_machine(state, colour):
    for space in range(SAFE_MACHINES, MACHINE_SPACES):
        if state.machines[state.active, space] == colour:
            return Why.ALLOWED
    return Why.MACHINE_SAFE


@compiled
def lose_machine(state, colour, journal):
    seat = int(state.active)
    remove_machine(state, seat, colour)
    note(journal, Fact.MACHINE_SEIZED, seat, colour, 0, 0, 0)
    _building_lost(state, seat, journal)


@compiled
def _building_lost(state, seat, journal):
    """I3: one loan is struck off. I5: as printed in 2007, none is."""
    if state.seizure == Seizure.ERRATUM:
        state.loans[seat] -= 1
        note(journal, Fact.LOAN_STRUCK_OFF, seat, 0, 0, 0, 0)
    state.defaults -= 1
    state.awaiting = 0
    state.phase = Phase.DEFAULT
