"""A merchant in an auction: what to bid, when to stop, whether to sell."""

from __future__ import annotations

from longshore.bots.merchant.mind import draw
from longshore.bots.merchant.outlook import refresh
from longshore.bots.merchant.values import bid_part, cargo_worth, expected_bid
from longshore.engine import loans, places
from longshore.engine.compiled import compiled
from longshore.engine.state import LOAN, MAX_LOANS, NONE, bit

STEPS = 7
THIN = 8.0  # with so little left in hand the next turns are poor ones


@compiled
def means(state, mind, style, me):
    """What a seat can put on a bid: cash, a first loan for a cargo worth it, late all it has."""
    free = MAX_LOANS - int(state.loans[me]) - int(state.sealed_loans[me])
    ready = state.cash[me] + LOAN * state.sealed_loans[me]
    if mind.rounds_left < 3.0:
        return 1.0 * (ready + LOAN * free)
    if free == MAX_LOANS:
        return ready + style.credit * LOAN
    return 1.0 * ready


@compiled
def _expect(state, mind, style, me):
    """What the others may be expected to bid."""
    seller = int(state.active)
    for seat in range(state.seats):
        mind.expected[seat] = -1.0
        if seat != me and seat != seller:
            mind.expected[seat] = expected_bid(state, mind, style, seller, seat)


@compiled
def _chance(state, mind, amount):
    """How likely a bid is to be the highest."""
    chance = 1.0
    for seat in range(state.seats):
        expected = mind.expected[seat]
        if expected >= 0.0:
            apart = (amount - expected) / (0.25 * expected + 1.0)
            chance *= 0.5 + 0.5 * apart / (1.0 + abs(apart))
    return chance


@compiled
def _weigh_bids(state, mind, style, me):
    """The bid that gains most, by its chance to win and what it leaves in hand."""
    refresh(state, mind)
    worth = cargo_worth(state, mind, me, int(state.card[me]), int(state.active))
    if worth <= 0.5:
        return 0.0
    power = means(state, mind, style, me)
    early = min(1.0, mind.rounds_left / 6.0)
    part = bid_part(mind, style)
    _expect(state, mind, style, me)
    best = 0.0
    chosen = 0.0
    for step in range(1, STEPS + 1):
        amount = min(power, worth * part * (0.4 + 0.15 * step))
        left = power - amount
        gain = worth - amount - style.thin * early * max(0.0, THIN - left)
        gain *= _chance(state, mind, amount)
        if gain > best:
            best = gain
            chosen = amount
    if style.snipe > 0.0:
        chosen = _just_above(state, mind, min(power, 0.9 * worth))
    return min(power, style.bids * chosen)


@compiled
def _just_above(state, mind, limit):
    """A dollar more than anybody else may be expected to bid, or nothing."""
    highest = 0.0
    for seat in range(state.seats):
        highest = max(highest, mind.expected[seat])
    return highest + 1.0 if highest + 1.0 <= limit else 0.0


@compiled
def usual_bid(state, mind, style, me):
    """A bid that does not waver."""
    return int(_weigh_bids(state, mind, style, me) + 0.5)


@compiled
def best_bid(state, mind, style, me):
    chosen = _weigh_bids(state, mind, style, me)
    if chosen == 0.0:
        return 0
    chosen *= 1.0 + style.bid_noise * (2.0 * draw(mind) - 1.0)
    return max(0, min(int(means(state, mind, style, me)), int(chosen + draw(mind))))


@compiled
def extra_bid(state, mind, style, me):
    """A2: a little more, up to what the cargo is worth."""
    refresh(state, mind)
    worth = cargo_worth(state, mind, me, int(state.card[me]), int(state.active))
    most = min(int(state.cash[me]), int(0.9 * style.bids * worth)) - int(state.bid[me])
    if most <= 0:
        return 0
    return min(most, int(1.0 + 2.5 * draw(mind)))


@compiled
def raise_to(state, mind, style, me):
    """A6: the next open bid, or NONE to pass."""
    refresh(state, mind)
    worth = cargo_worth(state, mind, me, int(state.card[me]), int(state.active))
    part = style.bids * min(0.92, 1.2 * bid_part(mind, style))
    limit = min(means(state, mind, style, me), worth * part)
    if int(limit) <= state.high:
        return NONE
    return min(int(limit), int(state.high) + 1 + int(2.0 * draw(mind)))


@compiled
def reach(state, me):
    """What the shipping seat could pay for its own cargo: cash, and the loans it may take."""
    if loans.may_borrow(state, me):
        return state.cash[me] + LOAN * (MAX_LOANS - state.loans[me])
    return int(state.cash[me])


@compiled
def keeps(state, mind, style, me):
    """A5: whether the shipping seat keeps its cargo, and can pay for it."""
    refresh(state, mind)
    price = int(state.high)
    if price > reach(state, me):
        return False
    worth = cargo_worth(state, mind, me, int(state.card[me]), me)
    early = min(1.0, mind.rounds_left / 6.0)
    short = 1.6 * style.thin * early * max(0.0, 12.0 - (state.cash[me] - price))
    return worth > style.keep * price + short


@compiled
def favourite(state, mind, me):
    """A2: of the tied, the one with least on its island."""
    chosen = NONE
    for seat in range(state.seats):
        if state.tied & bit(seat):
            if chosen == NONE or (
                state.held[places.ISLAND + seat] < state.held[places.ISLAND + chosen]
            ):
                chosen = seat
    return chosen
