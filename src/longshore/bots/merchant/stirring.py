"""When nothing seems worth doing: what costs least and keeps goods moving.

Who only waits for a better offer waits for ever at a table where all do. Each of these brings a
container further on its way, makes room for the next, or ends a game that nobody gains from going
on with; so a table of merchants comes to an end, whatever they think of their prospects.
"""

from __future__ import annotations

from longshore.bots.merchant.mind import Idea, add
from longshore.bots.merchant.prices import asking
from longshore.bots.merchant.standing import could_end, lead
from longshore.engine import building, loans, production, sailing
from longshore.engine.compiled import compiled
from longshore.engine.scoring import HARBOUR_VALUE, SHIP_VALUE
from longshore.engine.state import (
    FACTORY_LOWEST,
    FACTORY_PRICES,
    HARBOUR_LOWEST,
    HARBOUR_PRICES,
    NONE,
    SHIP_ROOM,
    Berth,
    factory_room,
    factory_shelf,
    harbour_room,
    harbour_shelf,
    machine_count,
    ship_room,
)

LITTLE = 0.1  # dollars: an idea that promises anything comes first
SOME = 0.5  # what a container that nobody asked for may lose
DEBT = 2.0  # what a loan costs
DEFEAT = 10.0  # what ending the game costs who is behind


@compiled
def _suggest(mind, kind, target, loss, cost):
    """Add an idea by what it may lose, unless it is there already, for better reasons."""
    for idea in range(mind.ideas):
        if mind.kind[idea] == kind and mind.target[idea] == target:
            return
    add(mind, kind, target, LITTLE / (1.0 + loss), cost)


@compiled
def stir(state, mind, me, machine):
    """List what costs least. `machine` is the colour of the next machine, if there is any."""
    stir_production(state, mind, me)
    if state.berth[me] == Berth.SEA and ship_room(state, me) < SHIP_ROOM:
        _suggest(mind, Idea.ISLAND, 0, 0.0, 0)
    _stir_purchases(state, mind, me)
    if machine != NONE and building.may_build_any_machine(state, me):
        price = building.machine_price(machine_count(state, me))
        if price < state.cash[me]:
            _suggest(mind, Idea.MACHINE, machine, 1.0 * price, price)
    if harbour_room(state, me) <= 0 and building.may_build_warehouse(state, me):
        price = building.warehouse_price(int(state.warehouses[me]))
        if price < state.cash[me]:
            _suggest(mind, Idea.WAREHOUSE, 0, 1.0 * price, price)


@compiled
def stir_production(state, mind, me):
    made = min(production.makeable(state, me), factory_room(state, me))
    if not production.may_produce(state, me):
        # P6: with a loan
        if made > 0 and state.cash[me] == 0 and not state.produced and not state.called:
            if loans.may_borrow(state, me):
                _suggest(mind, Idea.PRODUCE, 0, 1.0 + DEBT, 1)
        return
    if made == 0:
        shelf = factory_shelf(me, FACTORY_LOWEST)
        if asking(state, shelf, FACTORY_PRICES, FACTORY_LOWEST) > FACTORY_LOWEST:
            _suggest(mind, Idea.PRODUCE, 0, 1.0 * production.production_fee(state, made), 0)
        return
    if could_end(state, me) and lead(state, mind, me) < 0.0:
        _suggest(mind, Idea.PRODUCE, 0, DEFEAT, 1)
    else:
        _suggest(mind, Idea.PRODUCE, 0, 1.0, 1)


@compiled
def _stir_purchases(state, mind, me):
    """One container, from where it costs least."""
    if harbour_room(state, me) > 0:
        host, price = _cheapest_host(state, me, True)
        if host != NONE:
            _suggest(mind, Idea.STOCK_ONE, host, SOME + max(0.0, price - HARBOUR_VALUE), price)
    if ship_room(state, me) > 0:
        host, price = _cheapest_host(state, me, False)
        if host != NONE:
            _suggest(mind, Idea.LOAD_ONE, host, SOME + max(0.0, price - SHIP_VALUE), price)


@compiled
def _cheapest_host(state, me, factory):
    """Whose store has the cheapest container that a seat can pay and reach, and its price."""
    cheapest = state.cash[me] + 1
    host = NONE
    berth = state.berth[me]
    for seat in range(state.seats):
        if seat == me:
            continue
        if not factory and berth != Berth.SEA:
            if berth != seat or not sailing.may_load(state, me):
                continue
        price = lowest_asked(state, seat, factory)
        if price != NONE and price < cheapest:
            cheapest = price
            host = seat
    return host, cheapest


@compiled
def lowest_asked(state, seat, factory):
    """The lowest price in a store; NONE if it is empty."""
    lowest = FACTORY_LOWEST if factory else HARBOUR_LOWEST
    shelf = factory_shelf(seat, lowest) if factory else harbour_shelf(seat, lowest)
    for dearer in range(FACTORY_PRICES if factory else HARBOUR_PRICES):
        if state.held[shelf + dearer] > 0:
            return lowest + dearer
    return NONE
