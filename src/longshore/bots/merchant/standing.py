"""Who is ahead, as far as a seat can tell."""

from __future__ import annotations

from longshore.bots.merchant.mind import CARDS
from longshore.bots.merchant.values import pile_value
from longshore.engine import places, production
from longshore.engine.building import machine_colours
from longshore.engine.compiled import compiled
from longshore.engine.scoring import HARBOUR_VALUE, LOAN_COST, PIER_VALUE, SHIP_VALUE
from longshore.engine.state import COLOURS, factory_room, harbour_count

SHARP = 0.05  # the discard is hardly in doubt


@compiled
def estimate(state, mind, seat, known):
    """F3 if the game ended now: with its card known, or over the cards that it may have."""
    total = 1.0 * state.cash[seat] - LOAN_COST * state.loans[seat]
    total += HARBOUR_VALUE * harbour_count(state, seat)
    total += SHIP_VALUE * state.held[places.SHIP + seat]
    total += PIER_VALUE * state.held[places.PIER + seat]
    for colour in range(COLOURS):
        mind.pile[colour] = state.goods[places.ISLAND + seat, colour]
    if known:
        return total + pile_value(mind.pile, int(state.card[seat]), SHARP)
    for card in range(CARDS):
        if mind.belief[seat, card] > 0.0:
            total += mind.belief[seat, card] * pile_value(mind.pile, card, SHARP)
    return total


@compiled
def lead(state, mind, me):
    """How far a seat is ahead of the best of the others; below zero: behind."""
    best = -1e9
    for seat in range(state.seats):
        if seat != me:
            best = max(best, estimate(state, mind, seat, False))
    return estimate(state, mind, me, True) - best


@compiled
def could_end(state, me):
    """E1: whether a seat's production may take the last of a second colour."""
    if state.ending:
        return False
    machines = machine_colours(state, me)
    last = 0
    for colour in range(COLOURS):
        if production.can_make(state, machines, colour):
            last += state.goods[places.SUPPLY, colour] == 1
    return production.gone_colours(state) + min(last, factory_room(state, me)) >= 2
