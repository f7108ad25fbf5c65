"""What a search considers at a decision: whole actions, the merchant's own choice first."""

from __future__ import annotations

import numpy as np

from longshore.bots.merchant import bidding, policy
from longshore.bots.merchant.ideas import cast_about, weigh
from longshore.bots.merchant.mind import Idea
from longshore.bots.merchant.outlook import consider, refresh
from longshore.bots.merchant.prices import colour_lean
from longshore.bots.merchant.stirring import lowest_asked, stir_production
from longshore.engine import building, interest, loans, places
from longshore.engine.compiled import compiled
from longshore.engine.moves import SHELF_PRICES
from longshore.engine.state import (
    COLOURS,
    FACTORY_LOWEST,
    FACTORY_PRICES,
    HARBOUR_HIGHEST,
    HARBOUR_LOWEST,
    HARBOUR_PRICES,
    NONE,
    Berth,
    Phase,
    bit,
    factory_shelf,
    harbour_shelf,
)
from longshore.engine.turn import ACTIONS

MOST = 112
MOST_SCRIPTS, LONGEST_SCRIPT = 12, 32  # what a network proposes
WORTH_DOING = 1.0  # dollars: with something so good to do, giving up the turn is not thought of
DOUBTFUL = 0.2  # the weight of what a merchant would not do
FEWEST_DOLLARS = 0.02  # and of doing nothing


CHOICES = np.dtype(
    [
        ("prior", "f4", (MOST,)),
        ("target", "i2", (MOST,)),
        ("cost", "i2", (MOST,)),
        ("kind", "i1", (MOST,)),
        ("lean", "i1", (MOST,)),
        ("count", "i2"),
        # what was proposed at the root: whole actions, move by move
        ("script", "i2", (MOST_SCRIPTS, LONGEST_SCRIPT)),
        ("likely", "f4", (MOST_SCRIPTS,)),  # how likely each is, among what merchants think of
        ("scripts", "i2"),
    ],
    align=True,
)


@compiled
def _add(choices, kind, target, cost, lean, prior):
    if choices.count < MOST:
        at = choices.count
        choices.kind[at] = kind
        choices.target[at] = target
        choices.cost[at] = cost
        choices.lean[at] = lean
        choices.prior[at] = prior
        choices.count += 1


@compiled
def list_choices(state, mind, style, seat, choices):
    """List what a seat that owes a decision might do."""
    refresh(state, mind)
    choices.count = 0
    phase = state.phase
    if phase == Phase.ACT:
        _list_actions(state, mind, style, seat, choices)
    elif phase == Phase.BIDS:
        _list_bids(state, mind, style, seat, choices)
    elif phase == Phase.DECIDE:
        _list_answers(state, seat, choices)
    elif phase == Phase.TIEBREAK:
        _list_extras(state, mind, style, seat, choices)
    elif phase == Phase.RAISE:
        _list_raises(state, mind, style, seat, choices)
    elif phase == Phase.PRICE:  # K5
        mind.asked = 0.0
        consider(state, mind, style, seat)
        for lean in range(-1, 2):
            _add(choices, Idea.ANSWER, 0, 0, lean, 1.0 - 0.3 * abs(lean))
    elif phase == Phase.SEIZE:
        _list_seizures(state, choices)
    else:
        _add(choices, Idea.ANSWER, 0, 0, 0, 1.0)


@compiled
def list_scripts(choices, trust):
    """Add what was proposed; `trust` is its part of all that is likely."""
    whole = 0.0
    for at in range(choices.count):
        whole += choices.prior[at]
    given = 0.0
    for number in range(choices.scripts):
        given += choices.likely[number]
    for number in range(choices.scripts):
        prior = trust / (1.0 - trust) * whole * choices.likely[number] / given
        _add(choices, Idea.SCRIPT, number, 0, 0, prior)


@compiled
def take_up(mind, choices, number):
    """Mean to do what was proposed."""
    for step in range(LONGEST_SCRIPT):
        mind.plan[step] = choices.script[number, step]
    mind.plan[LONGEST_SCRIPT] = NONE


@compiled
def _list_actions(state, mind, style, seat, choices):
    if loans.may_repay(state, seat):
        due = policy.owes_repayment(state, mind, style, seat)
        _add(choices, Idea.REPAY, 0, 0, 0, WORTH_DOING if due else DOUBTFUL)
    if state.actions_left == 0:
        _add(choices, Idea.PASS, 0, 0, 0, DOUBTFUL)
        return
    weigh(state, mind, style, seat)
    best = 0.0
    for idea in range(mind.ideas):
        if mind.kind[idea] != Idea.PRODUCE:  # which may end the game
            best = max(best, mind.weight[idea])
    if best < WORTH_DOING:
        cast_about(state, mind, style, seat)
        # Each would gain by waiting for the others to move, and so all would wait for ever: a whole
        # turn is given up only by who can do nothing in it.
        if state.actions_left < ACTIONS or mind.ideas == 0:
            _add(choices, Idea.PASS, 0, 0, 0, FEWEST_DOLLARS)
    else:  # a merchant may think little of it, but it is the way to lower prices, too
        stir_production(state, mind, seat)
    for idea in range(mind.ideas):
        _list_idea(state, mind, seat, idea, choices)
    # to wait for a fuller ship is a merchant's rule of thumb, and not always right
    if state.berth[seat] == Berth.SEA and state.held[places.SHIP + seat] > 0:
        if not _has(choices, Idea.ISLAND):
            _add(choices, Idea.ISLAND, 0, 0, 0, DOUBTFUL)


@compiled
def _has(choices, kind):
    for at in range(choices.count):
        if choices.kind[at] == kind:
            return True
    return False


@compiled
def _list_idea(state, mind, seat, idea, choices):
    """An idea, and what is close to it: other prices, a higher bid, one container of many."""
    kind = mind.kind[idea]
    weight = mind.weight[idea]
    target = mind.target[idea]
    cost = mind.cost[idea]
    _add(choices, kind, target, cost, 0, weight)
    if kind == Idea.PRODUCE or kind == Idea.STOCK or kind == Idea.REPRICE:
        _add(choices, kind, target, cost, 1, 0.45 * weight)
        _add(choices, kind, target, cost, -1, 0.4 * weight)
        _list_colour_prices(state, seat, kind, target, cost, 0.12 * weight, choices)
    elif kind == Idea.CALL and target < 3:
        _add(choices, kind, target, cost + 1, 1, 0.4 * weight)  # a lean to tell them apart
    elif kind == Idea.MACHINE:
        _list_machines(state, seat, target, cost, 0.3 * weight, choices)
    if kind == Idea.STOCK and cost > HARBOUR_LOWEST:
        _list_one(state, seat, Idea.STOCK_ONE, target, 0.25 * weight, choices)
    elif (kind == Idea.HARBOUR or kind == Idea.LOAD) and cost > HARBOUR_HIGHEST:
        _list_one(state, seat, Idea.LOAD_ONE, target, 0.2 * weight, choices)


@compiled
def _list_colour_prices(state, seat, kind, target, cost, prior, choices):
    """One colour a dollar dearer or cheaper."""
    for colour in range(COLOURS):
        if kind == Idea.PRODUCE:
            there = building.machine_colours(state, seat) >> colour & 1 > 0
            there = there or _stands(
                state, factory_shelf(seat, FACTORY_LOWEST), FACTORY_PRICES, colour
            )
        else:
            there = _stands(state, harbour_shelf(seat, HARBOUR_LOWEST), HARBOUR_PRICES, colour)
            if kind == Idea.STOCK and not there:
                shelf = factory_shelf(target, FACTORY_LOWEST)
                there = _stands(state, shelf, FACTORY_PRICES, colour)
        if there:
            _add(choices, kind, target, cost, colour_lean(colour, 1), prior)
            _add(choices, kind, target, cost, colour_lean(colour, -1), prior)


@compiled
def _stands(state, shelf, shelves, colour):
    for dearer in range(shelves):
        if state.goods[shelf + dearer, colour] > 0:
            return True
    return False


@compiled
def _list_machines(state, seat, best, cost, prior, choices):
    """A machine of another colour."""
    standing = building.machine_colours(state, seat)
    for colour in range(COLOURS):
        if colour != best and state.machine_supply[colour] > 0 and standing >> colour & 1 == 0:
            _add(choices, Idea.MACHINE, colour, cost, 0, prior)


@compiled
def _list_one(state, seat, kind, host, prior, choices):
    """The cheapest alone, where it can be paid without a loan."""
    price = lowest_asked(state, host, kind == Idea.STOCK_ONE)
    if price != NONE and price <= state.cash[seat]:
        _add(choices, kind, host, price, 0, prior)


@compiled
def _list_bids(state, mind, style, seat, choices):
    """Around the merchant's bid, further and further."""
    usual = bidding.usual_bid(state, mind, style, seat)
    most = int(bidding.means(state, mind, style, seat))
    _add(choices, Idea.BID, usual, 0, 0, 1.0)
    for step in range(1, 8):
        apart = step if step < 4 else 2 * step - 3
        prior = 1.0 / (1.0 + step)
        if usual + apart <= most:
            _add(choices, Idea.BID, usual + apart, 0, 0, prior)
        if usual - apart > 0:
            _add(choices, Idea.BID, usual - apart, 0, 0, prior)
    if usual > 0:
        _add(choices, Idea.BID, 0, 0, 0, 0.2)


@compiled
def _list_answers(state, seat, choices):
    for other in range(state.seats):
        if state.tied & bit(other):
            _add(choices, Idea.SELL, other, 0, 0, 1.0)
    if state.high <= bidding.reach(state, seat):
        _add(choices, Idea.KEEP, 0, 0, 0, 0.8)


@compiled
def _list_extras(state, mind, style, seat, choices):
    most = int(state.cash[seat]) - int(state.bid[seat])
    usual = bidding.extra_bid(state, mind, style, seat)
    _add(choices, Idea.EXTRA, usual, 0, 0, 1.0)
    for amount in range(min(most, 6) + 1):
        if amount != usual:
            _add(choices, Idea.EXTRA, amount, 0, 0, 0.5 / (1 + amount))


@compiled
def _list_raises(state, mind, style, seat, choices):
    usual = bidding.raise_to(state, mind, style, seat)
    most = int(bidding.means(state, mind, style, seat))
    _add(choices, Idea.RAISE, usual, 0, 0, 1.0)
    if usual != NONE:
        _add(choices, Idea.RAISE, NONE, 0, 0, 0.4)
    for more in range(1, 5):
        amount = int(state.high) + more * (more + 1) // 2
        if amount <= most and amount != usual:
            _add(choices, Idea.RAISE, amount, 0, 0, 0.5 / more)


@compiled
def _list_seizures(state, choices):
    first, rows, lowest = interest.seizable(state)
    for colour in range(COLOURS):
        for row in range(rows):
            if state.goods[first + row, colour] > 0:
                index = colour * SHELF_PRICES + lowest + row - 1
                _add(choices, Idea.SEIZE, index, 0, 0, 1.0)
