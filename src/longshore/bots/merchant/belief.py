"""Which card a seat may have: what the bids that everybody saw tell of it.

At most 24 ways to deal the cards that one does not see are left, so that the belief is exact: each
deal counts by how well the bids that were seen agree with it.
"""

from __future__ import annotations

import math

import numpy as np

from longshore.bots.merchant.mind import CARDS
from longshore.bots.merchant.values import pile_value, share_to_come
from longshore.engine.compiled import compiled
from longshore.engine.state import COLOURS, NONE, SEATS

DEALS = 24  # ways to deal the cards that a seat does not see
BID_PART, WIDTH, NARROWEST = 0.62, 0.3, 2.0  # how a bid is spread around a part of the worth
ODD = 0.03  # anybody may bid anything
DUE, SLACK = 5.0, 0.8  # containers still to come, as a middling guess

BELIEF = np.dtype(
    [
        ("evidence", "f8", (SEATS, CARDS)),
        ("weight", "f8", (DEALS + 1,)),  # one place more than deals, to try the next one in
        ("card", "i1", (DEALS + 1, SEATS)),
        ("deals", "i4"),
    ],
    align=True,
)


@compiled
def _predicted(mind, row, seat, card):
    """What a merchant with a card would be expected to bid."""
    for colour in range(COLOURS):
        mind.pile[colour] = row.island[seat, colour] + share_to_come(card, colour) * DUE
    worth = -pile_value(mind.pile, card, SLACK)
    for colour in range(COLOURS):
        mind.pile[colour] += row.cargo[colour]
    worth += pile_value(mind.pile, card, SLACK)
    return max(0.0, BID_PART * worth)


@compiled
def explains(mind, row, seat, card):
    """How well a card explains a bid: a likelihood."""
    bid = row.bid[seat]
    power = 1.0 * row.power[seat]
    expected = min(power, _predicted(mind, row, seat, card))
    width = WIDTH * expected + NARROWEST
    apart = (bid - expected) / width
    if bid >= power and expected >= power - 1.0:
        apart = 0.0  # it bid all it had: any card that wants the cargo explains that
    if row.openly and bid < expected:
        apart *= 0.5  # A6: the bidding may have stopped below what it would have paid
    return math.exp(-0.5 * apart * apart) / width + ODD


@compiled
def weigh_cards(mind, witnessed, seats, belief):
    """By seat and card: the logarithm of how well all its bids agree with it."""
    for seat in range(SEATS):
        for card in range(CARDS):
            belief.evidence[seat, card] = 0.0
    for auction in range(len(witnessed)):
        row = witnessed[auction]
        for seat in range(seats):
            if row.bid[seat] != NONE:
                for card in range(CARDS):
                    belief.evidence[seat, card] += math.log(explains(mind, row, seat, card))


@compiled
def list_deals(belief, seats, me, own):
    """Every way to deal the other seats' cards that leaves a seat its own (S5)."""
    belief.deals = 0
    for number in range(CARDS**seats):
        rest = number
        dealt = 0
        seat = 0
        while seat < seats:
            card = rest % CARDS
            rest //= CARDS
            if dealt >> card & 1 or (card == own) != (seat == me):
                break
            dealt |= 1 << card
            belief.card[belief.deals, seat] = card
            seat += 1
        if seat == seats:
            belief.deals += 1


@compiled
def believe(mind, belief, witnessed, seats, me, own):
    """What a seat believes of the others' cards, as deals with weights and as `mind.belief`."""
    weigh_cards(mind, witnessed, seats, belief)
    believe_evidence(mind, belief, seats, me, own)


@compiled
def believe_evidence(mind, belief, seats, me, own):
    """The same from evidence that was gathered before."""
    list_deals(belief, seats, me, own)
    best = -1e30
    for deal in range(belief.deals):
        total = 0.0
        for seat in range(seats):
            if seat != me:
                total += belief.evidence[seat, belief.card[deal, seat]]
        belief.weight[deal] = total
        best = max(best, total)
    whole = 0.0
    for deal in range(belief.deals):
        belief.weight[deal] = math.exp(belief.weight[deal] - best)
        whole += belief.weight[deal]
    for seat in range(SEATS):
        for card in range(CARDS):
            mind.belief[seat, card] = 0.0
    for deal in range(belief.deals):
        belief.weight[deal] /= whole
        for seat in range(seats):
            mind.belief[seat, belief.card[deal, seat]] += belief.weight[deal]
