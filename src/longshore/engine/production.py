"""Production (P): every machine makes a container, then the factory store is set out."""

from __future__ import annotations

from longshore.engine import places
from longshore.engine.building import machine_colours
from longshore.engine.compiled import compiled
from longshore.engine.journal import Fact, Reason, move_goods, note, transfer
from longshore.engine.pricing import clear_factory, set_out
from longshore.engine.state import (
    COLOURS,
    MACHINE_SPACES,
    NONE,
    Phase,
    factory_count,
    factory_room,
    right_of,
)
from longshore.engine.why import Why

UNION_WAGE = 1


@compiled
def can_make(state, colours, colour):
    """P2: a machine makes a container of its colour, if the supply has one."""
    return state.goods[places.SUPPLY, colour] > 0 and colours >> colour & 1 != 0


@compiled
def makeable(state, seat):
    """How many containers a production would make if all fit."""
    count = 0
    for space in range(MACHINE_SPACES):
        colour = state.machines[seat, space]
        if colour != NONE and state.goods[places.SUPPLY, colour] > 0:
            count += 1
    return count


@compiled
def gone_colours(state):
    gone = 0
    for colour in range(COLOURS):
        if state.goods[places.SUPPLY, colour] == 0:
            gone += 1
    return gone


@compiled
def may_exhaust(state):
    """How many colours this seat may still take the last of.

    K3: a seat that has called the broker must not trigger the end in the same turn.
    """
    if state.called and not state.ending:
        return 1 - gone_colours(state)
    return COLOURS


@compiled
def can_complete(state, seat, start, needed, allowance):
    """Whether `needed` containers can be made from the colours from `start` on.

    At most `allowance` of them may be the last of their colour.
    """
    machines = machine_colours(state, seat)
    harmless = 0
    last_ones = 0
    for colour in range(start, COLOURS):
        if can_make(state, machines, colour):
            if state.goods[places.SUPPLY, colour] == 1:
                last_ones += 1
            else:
                harmless += 1
    return harmless + min(last_ones, allowance) >= needed


@compiled
def production_fee(state, made):
    """P1, P4: $1 to the union boss; in classic nothing if nothing can be made."""
    if made == 0 and not state.idle_production_fee:
        return 0
    return UNION_WAGE


@compiled
def why_not_produce(state, seat):
    """P1: once a turn. P4: to make something or to price something. P6: the wage in hand."""
    if state.produced:
        return Why.PRODUCED_ALREADY
    made = min(makeable(state, seat), factory_room(state, seat))
    if made == 0 and factory_count(state, seat) == 0:
        return Why.NOTHING_TO_PRODUCE
    if state.cash[seat] < production_fee(state, made):
        return Why.WAGE_TOO_DEAR
    if state.called and not can_complete(state, seat, 0, made, may_exhaust(state)):
        return Why.CALLED_AND_ENDING
    return Why.ALLOWED


@compiled
def may_produce(state, seat):
    return why_not_produce(state, seat) == Why.ALLOWED


@compiled
def produce(state, seat, journal):
    possible = makeable(state, seat)
    made = min(possible, factory_room(state, seat))
    fee = production_fee(state, made)
    boss = right_of(state, seat)
    note(journal, Fact.PRODUCED, seat, boss, fee, 0, 0)
    transfer(state, journal, seat, boss, fee, Reason.UNION_WAGE)
    state.produced = 1
    if made < possible and made > 0:
        state.to_make = made
        state.cursor = 0
        state.phase = Phase.MAKE
        return
    machines = machine_colours(state, seat)
    colour = 0
    while (
        made > 0 and colour < COLOURS
    ):  # all that the machines can make, in the order of the colours
        if can_make(state, machines, colour):
            make_container(state, seat, colour, journal)
            made -= 1
        colour += 1
    clear_factory(state, seat, journal)
    set_out(state, seat)


@compiled
def why_not_make(state, seat, colour):
    """P2: the seat chooses which are made, and as many as fit must be made."""
    if colour < state.cursor or not can_make(state, machine_colours(state, seat), colour):
        return Why.MUST_CHOOSE
    if not can_complete(state, seat, colour + 1, state.to_make - 1, COLOURS):
        return Why.MUST_CHOOSE
    allowance = may_exhaust(state)
    if state.goods[places.SUPPLY, colour] == 1:
        allowance -= 1
    if allowance < 0 or not can_complete(state, seat, colour + 1, state.to_make - 1, allowance):
        return Why.CALLED_AND_ENDING
    return Why.ALLOWED


@compiled
def may_make(state, seat, colour):
    return why_not_make(state, seat, colour) == Why.ALLOWED


@compiled
def make(state, seat, colour, journal):
    make_container(state, seat, colour, journal)
    state.to_make -= 1
    state.cursor = colour + 1
    if state.to_make == 0:
        clear_factory(state, seat, journal)
        set_out(state, seat)


@compiled
def make_container(state, seat, colour, journal):
    move_goods(state, journal, places.SUPPLY, places.FLOOR_FACTORY, colour, 1, Reason.PRODUCTION)
    if state.goods[places.SUPPLY, colour] == 0 and not state.ending and gone_colours(state) >= 2:
        # E1: for good; what comes back later does not undo it (D3)
        state.ending = 1
        note(journal, Fact.END_TRIGGERED, seat, 0, 0, 0, 0)
