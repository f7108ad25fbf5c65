"""How the table stands: how long it may last, what is to come, what goods will fetch."""

from __future__ import annotations

from longshore.bots.merchant.mind import CARDS
from longshore.bots.merchant.values import bid_part, guess_wants, purse
from longshore.engine import places
from longshore.engine.building import machine_colours
from longshore.engine.compiled import compiled
from longshore.engine.state import COLOURS, HARBOUR_HIGHEST, MACHINE_SPACES, NONE, SEATS

COMFORTABLE = 14.0  # with so much to spend a seat bids what it wants to
STALE = 2.0  # what a seat wants is worked out anew when so much has changed
PRODUCING = 0.5  # how often a machine runs, a round
FIRST_STORE, LAST_STORE = places.FACTORY, places.ISLAND


@compiled
def count_makers(state, mind):
    for colour in range(COLOURS):
        mind.makers[colour] = 0
    for seat in range(state.seats):
        if seat != state.active:
            for space in range(MACHINE_SPACES):
                colour = state.machines[seat, space]
                if colour != NONE:
                    mind.makers[colour] += 1


@compiled
def rounds_to_go(state, mind):
    """Rounds until two colours are gone from the supply, as the machines run."""
    if state.ending:
        return 0.0
    first = 1e9
    second = 1e9
    own = machine_colours(state, state.active)
    for colour in range(COLOURS):
        rate = 0.1 + PRODUCING * (mind.makers[colour] + (own >> colour & 1))
        time = state.goods[places.SUPPLY, colour] / rate
        if time < first:
            second = first
            first = time
        elif time < second:
            second = time
    if state.round_limit > 0:
        second = min(second, 1.0 * (state.round_limit - state.round_number + 1))
    return second


@compiled
def goods_to_come(state):
    """Containers that a seat may still expect on its island."""
    second = 127
    first = 127
    for colour in range(COLOURS):
        left = state.goods[places.SUPPLY, colour]
        if left < first:
            second = first
            first = left
        elif left < second:
            second = left
    made = 0
    for colour in range(COLOURS):
        made += min(second, int(state.goods[places.SUPPLY, colour]))
    if state.ending:
        made = 0
    moving = 0
    for place in range(FIRST_STORE, LAST_STORE):
        moving += state.held[place]
    return (0.65 * made + 0.7 * moving) / state.seats


@compiled
def refresh(state, mind):
    """Bring what follows from the board up to date, once a turn."""
    turn = state.round_number * SEATS + state.active
    if mind.turn == turn:
        return
    mind.turn = turn
    count_makers(state, mind)
    mind.rounds_left = rounds_to_go(state, mind)
    mind.to_come = goods_to_come(state)
    for seat in range(state.seats):
        held = state.held[places.ISLAND + seat]
        if held != mind.held[seat] or abs(mind.to_come - mind.due[seat]) > STALE:
            mind.held[seat] = held
            mind.due[seat] = mind.to_come
            guess_wants(state, mind, seat)


@compiled
def consider(state, mind, style, me):
    """What each colour is worth to the seat on its way to the island."""
    part = bid_part(mind, style)
    for colour in range(COLOURS):
        mind.top[colour] = 0.0
    for seat in range(state.seats):
        if seat != me:
            means = min(1.0, purse(state, seat) / COMFORTABLE)
            for colour in range(COLOURS):
                mind.top[colour] = max(mind.top[colour], means * mind.wants[seat, colour])
    for colour in range(COLOURS):
        bid = part * mind.top[colour]
        own = mind.knows[me, colour]
        mind.market[colour] = 2.0 * bid  # A4: the bank pays the bid again
        mind.revenue[colour] = max(2.0 * bid, own - bid)
        asked = style.harbour_price * mind.market[colour]
        mind.resale[colour] = min(float(HARBOUR_HIGHEST), asked)


@compiled
def forget(mind):
    """Nothing is known yet: every card that a seat can have is as likely as another."""
    mind.turn = -1
    mind.intent = NONE
    mind.lean = 0
    for seat in range(SEATS):
        mind.held[seat] = -1
        for card in range(CARDS):
            mind.belief[seat, card] = 1.0 / CARDS
