"""A merchant's decision: what it means to do, and the moves that do it.

In a game at a table the record is a copy of what the seat may know, and the moves made are then
played there; in a game played out for its own sake it is the game.
"""

from __future__ import annotations

from longshore.bots.merchant import bidding
from longshore.bots.merchant.banking import mark_offer
from longshore.bots.merchant.ideas import best_cargo, best_stock, cast_about, weigh
from longshore.bots.merchant.mind import LONGEST_PLAN, Idea, draw
from longshore.bots.merchant.outlook import consider, refresh
from longshore.bots.merchant.prices import look_at_store, next_price
from longshore.bots.merchant.trade import mark_one
from longshore.engine import interest, moves, places, production
from longshore.engine.brokers import card_colour
from longshore.engine.compiled import compiled
from longshore.engine.moves import SHELF_PRICES
from longshore.engine.state import (
    COLOURS,
    FACTORY_LOWEST,
    FACTORY_PRICES,
    HARBOUR_LOWEST,
    HARBOUR_PRICES,
    LOAN,
    MACHINE_SPACES,
    NONE,
    Phase,
    bids_are_sealed,
    bit,
    factory_shelf,
    harbour_shelf,
)
from longshore.engine.step import act, advance
from longshore.engine.turn import ACTIONS

RESTLESS = 0.6  # how often a seat stirs rather than give up a whole turn


@compiled
def play_decision(state, mind, style, seat):
    """Play one whole action of a seat that owes a decision; its moves are left in `mind.plan`.

    All moves pass through here, so that the rules are compiled into this loop once.
    """
    mind.planned = 0
    going = True
    while going:
        if mind.intent == Idea.SCRIPT and mind.plan[mind.planned] == NONE:
            mind.intent = NONE  # what was laid down is done
        if mind.intent == NONE:
            decide(state, mind, style, seat)
        sealed = bids_are_sealed(state)
        move = next_move(state, mind, style, seat)
        if mind.planned < LONGEST_PLAN:
            mind.plan[mind.planned] = move
            mind.planned += 1
        act(state, seat, move, None)
        advance(state, None)
        going = move == moves.TAKE_LOAN or move == moves.HUNDRED
        # what follows a sealed bid depends on the others' bids: it is another decision
        if not sealed:
            going = going or goes_on(state, seat)
    mind.intent = NONE
    mind.lean = 0


@compiled
def goes_on(state, seat):
    """Whether a seat is in the middle of an action."""
    if not state.awaiting & bit(seat):
        return False
    phase = state.phase
    return (
        phase == Phase.PRICE
        or phase == Phase.STOCK
        or phase == Phase.LOAD
        or phase == Phase.MAKE
        or phase == Phase.CALL_BID
        or phase == Phase.OFFER
        or phase == Phase.PAY
    )


@compiled
def intend(mind, idea, aim, price):
    mind.intent = idea
    mind.aim = aim
    mind.price = price


@compiled
def decide(state, mind, style, seat):
    """Settle on what to do."""
    refresh(state, mind)
    phase = state.phase
    if phase == Phase.ACT:
        _decide_action(state, mind, style, seat)
    elif phase == Phase.BIDS:
        intend(mind, Idea.BID, bidding.best_bid(state, mind, style, seat), 0)
    elif phase == Phase.DECIDE:
        if bidding.keeps(state, mind, style, seat):
            intend(mind, Idea.KEEP, 0, 0)
        else:
            intend(mind, Idea.SELL, bidding.favourite(state, mind, seat), 0)
    elif phase == Phase.TIEBREAK:
        intend(mind, Idea.EXTRA, bidding.extra_bid(state, mind, style, seat), 0)
    elif phase == Phase.RAISE:
        intend(mind, Idea.RAISE, bidding.raise_to(state, mind, style, seat), 0)
    elif phase == Phase.SEIZE:
        intend(mind, Idea.SEIZE, _best_seizure(state, mind), 0)
    else:
        mind.asked = 0.0
        consider(state, mind, style, seat)
        intend(mind, Idea.ANSWER, 0, 0)


@compiled
def owes_repayment(state, mind, style, seat):
    """L2: money that lies idle pays back a loan."""
    if state.loans[seat] == 0 or state.cash[seat] < LOAN:
        return False
    left = state.cash[seat] - LOAN
    if state.actions_left == 0 and mind.rounds_left < 1.0:
        return True
    return left >= style.comfort + (4.0 if state.actions_left > 0 else 0.0)


@compiled
def _decide_action(state, mind, style, seat):
    due = owes_repayment(state, mind, style, seat)
    if due and (style.tidy == 0.0 or state.actions_left == 0):
        intend(mind, Idea.REPAY, 0, 0)
        return
    intend(mind, Idea.PASS, 0, 0)
    if state.actions_left == 0 or (style.rest > 0.0 and draw(mind) < style.rest):
        return
    weigh(state, mind, style, seat)
    if mind.ideas == 0 and state.actions_left == ACTIONS and draw(mind) < RESTLESS:
        cast_about(state, mind, style, seat)
    best = 0.0
    for idea in range(mind.ideas):
        weight = mind.weight[idea] * (1.0 + style.whim * (draw(mind) - 0.5))
        if weight > best:
            best = weight
            intend(mind, mind.kind[idea], mind.target[idea], mind.cost[idea])
    if due and mind.intent == Idea.PASS:  # which ends the turn
        intend(mind, Idea.REPAY, 0, 0)


@compiled
def next_move(state, mind, style, seat):
    """The next move of what the seat means to do."""
    if mind.intent == Idea.SCRIPT:
        return mind.plan[mind.planned]
    phase = state.phase
    if phase == Phase.PRICE:
        return moves.PRICE + next_price(state, mind, style, seat) - 1
    if phase == Phase.ACT:
        return _action_move(state, mind, style, seat)
    if phase == Phase.STOCK or phase == Phase.LOAD:
        return _purchase_move(state, mind, seat)
    if phase == Phase.BIDS:
        reach = state.cash[seat] + LOAN * state.sealed_loans[seat]
        return _bid_move(state, mind.aim, seat, reach)
    if phase == Phase.DECIDE:
        return _answer_move(state, mind, seat)
    return _rare_move(state, mind, seat)


@compiled
def _action_move(state, mind, style, seat):
    """The first move of an action, or the loan that it needs."""
    idea = mind.intent
    aim = int(mind.aim)
    if idea == Idea.PASS:
        return moves.PASS
    if idea == Idea.REPAY:
        return moves.REPAY
    if idea == Idea.SELL_HOME:
        return moves.SELL + aim * SHELF_PRICES + int(mind.price) - 1
    if idea == Idea.CALL:
        mark_offer(state, mind, seat, int(mind.price))
        return moves.CALL + aim
    if mind.price > state.cash[seat]:
        mind.price = 0  # one loan is enough
        return moves.TAKE_LOAN
    if idea == Idea.STOCK:
        look_at_store(state, mind, seat, False)
        best_stock(state, mind, style, seat, aim, state.cash[seat])
        return moves.STOCK + aim
    if idea == Idea.STOCK_ONE:
        look_at_store(state, mind, seat, False)
        shelf = factory_shelf(aim, FACTORY_LOWEST)
        mark_one(state, mind, mind.resale, shelf, FACTORY_PRICES, FACTORY_LOWEST)
        return moves.STOCK + aim
    if idea == Idea.REPRICE:
        look_at_store(state, mind, seat, False)
        return moves.STOCK + seat
    if idea == Idea.PRODUCE:
        look_at_store(state, mind, seat, True)
        return moves.PRODUCE
    if idea == Idea.MACHINE:
        return moves.BUILD_MACHINE + aim
    if idea == Idea.WAREHOUSE:
        return moves.BUILD_WAREHOUSE
    return _sailing_move(state, mind, style, seat, idea, aim)


@compiled
def _sailing_move(state, mind, style, seat, idea, aim):
    if idea == Idea.SEA:
        return moves.SAIL_SEA
    if idea == Idea.ISLAND:
        return moves.SAIL_ISLAND
    if idea == Idea.PIER:
        return moves.SAIL_PIER
    if idea == Idea.LOAD_ONE:
        shelf = harbour_shelf(aim, HARBOUR_LOWEST)
        mark_one(state, mind, mind.revenue, shelf, HARBOUR_PRICES, HARBOUR_LOWEST)
    elif aim != seat:
        best_cargo(state, mind, style, seat, aim, state.cash[seat])
    if idea == Idea.LOAD or state.berth[seat] == aim:
        return moves.LOAD
    return moves.SAIL_HARBOUR + aim


@compiled
def _purchase_move(state, mind, seat):
    """The next container that is marked, in the one order of naming them."""
    if state.host == NONE:  # M5: all of one's own goods that find room
        for colour in range(int(state.cursor), COLOURS):
            if state.goods[places.PIER + seat, colour] > 0:
                return moves.FETCH + colour
        return moves.DONE
    for index in range(COLOURS * SHELF_PRICES):
        if mind.marked[index] > 0:
            mind.marked[index] -= 1
            return moves.TAKE + index
    return moves.DONE


@compiled
def _bid_move(state, amount, seat, reach):
    """A bid of so much: the loans it needs, its hundreds, the rest."""
    if amount > reach:
        return moves.TAKE_LOAN
    rest = amount - state.pending[seat]
    if rest >= moves.BID_STEP:
        return moves.HUNDRED
    return moves.BID + int(rest)


@compiled
def _answer_move(state, mind, seat):
    """A4, A5: the shipping seat sells or keeps."""
    if mind.intent == Idea.KEEP:
        return moves.DECLINE if state.cash[seat] >= state.high else moves.TAKE_LOAN
    if state.tied & (state.tied - 1):
        return moves.AWARD + int(mind.aim)
    return moves.ACCEPT


@compiled
def _rare_move(state, mind, seat):
    phase = state.phase
    if phase == Phase.MAKE:
        return moves.MAKE + _best_to_make(state, mind, seat)
    if phase == Phase.TIEBREAK:
        return moves.BID + int(mind.aim)
    if phase == Phase.RAISE:
        if mind.aim == NONE:
            return moves.PASS
        return _bid_move(state, mind.aim, seat, state.cash[seat])
    if phase == Phase.CALL_BID:
        return _bid_move(state, mind.price, seat, state.cash[seat])
    if phase == Phase.OFFER:
        return _offer_move(mind)
    if phase == Phase.PAY:
        return moves.PAY + _first_on_card(state)
    if phase == Phase.SEIZE:
        return moves.SEIZE + int(mind.aim)
    if phase == Phase.SEIZE_KIND:
        return moves.GIVE_UP_WAREHOUSE if seat == state.active else moves.GIVE_UP_MACHINE
    return moves.SEIZE_MACHINE + _best_machine(state)


@compiled
def _offer_move(mind):
    for colour in range(COLOURS):
        for price in range(FACTORY_PRICES):
            if mind.marked[colour * SHELF_PRICES + price] > 0:
                mind.marked[colour * SHELF_PRICES + price] -= 1
                return moves.OFFER_FACTORY + colour * FACTORY_PRICES + price
    return moves.DONE


@compiled
def _first_on_card(state):
    """K8: the order is all one to it."""
    for colour in range(COLOURS):
        if card_colour(state, colour) > 0:
            return colour
    return 0


@compiled
def _best_to_make(state, mind, seat):
    """P2: the colours that others want most; those of a lower number have to be named first."""
    best = -1.0
    chosen = NONE
    for colour in range(COLOURS):
        if production.may_make(state, seat, colour) and mind.top[colour] > best:
            best = mind.top[colour]
            chosen = colour
    for colour in range(chosen):
        if state.to_make > 1 and mind.top[colour] >= 0.6 * best:
            if production.may_make(state, seat, colour):
                return colour
    return chosen


@compiled
def _best_seizure(state, mind):
    """I3, I6: what the debtor will miss most: the colour it seems to want most."""
    first, rows, lowest = interest.seizable(state)
    debtor = int(state.active)
    best = -1.0
    chosen = 0
    for colour in range(COLOURS):
        for row in range(rows):
            if state.goods[first + row, colour] > 0:
                want = mind.wants[debtor, colour] + 0.1 * row
                if want > best:
                    best = want
                    chosen = colour * SHELF_PRICES + lowest + row - 1
    return chosen


@compiled
def _best_machine(state):
    """I4: the one that could make most."""
    debtor = int(state.active)
    best = -1
    chosen = 0
    for space in range(interest.SAFE_MACHINES, MACHINE_SPACES):
        colour = state.machines[debtor, space]
        if colour != NONE and state.goods[places.SUPPLY, colour] > best:
            best = state.goods[places.SUPPLY, colour]
            chosen = int(colour)
    return chosen
