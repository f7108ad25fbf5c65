"""What goods are worth: to a seat that knows its card, and to others as far as one can guess."""

from __future__ import annotations

import numpy as np

from longshore.bots.merchant.mind import CARDS
from longshore.engine import places
from longshore.engine.compiled import compiled
from longshore.engine.scoring import card_value
from longshore.engine.state import COLOURS, LOAN, MAX_LOANS, NONE
from longshore.game.plain import in_python

FULL_VALUE = 10.0
# S6: by card and colour; the 5/10 colour with 5
VALUES = np.array(
    [[in_python(card_value)(card, colour) for colour in range(COLOURS)] for card in range(CARDS)],
    np.float32,
)


@compiled
def pile_value(pile, card, slack):
    """F1, F2 of an island as it may be in the end, with fractions of containers.

    Which colour is discarded is open while more is to come: the more slack, the more the ones
    that lie close to the highest share the discard.
    """
    most = 0.0
    least = 1e9
    for colour in range(COLOURS):
        most = max(most, pile[colour])
        least = min(least, pile[colour])
    two_value = (card + 3) % COLOURS
    whole = min(1.0, least)
    steep = 1.0 / slack
    total = 0.0
    lost = 0.0
    shares = 0.0
    for colour in range(COLOURS):
        value = VALUES[card, colour]
        if colour == two_value:
            value += whole * (FULL_VALUE - value)
        worth = pile[colour] * value
        behind = (most - pile[colour]) * steep
        share = 1.0 / (1.0 + behind * behind)
        share *= share
        total += worth
        lost += share * worth
        shares += share
    return total - lost / shares


@compiled
def share_to_come(card, colour):
    """The part of a colour in what a seat may still expect: most of all of what it wants least."""
    return 0.28 if colour == (card + 1) % COLOURS else 0.18


@compiled
def fill_pile(state, mind, seat, card):
    """A seat's island with what it may still expect."""
    for colour in range(COLOURS):
        share = share_to_come(card, colour)
        mind.pile[colour] = state.goods[places.ISLAND + seat, colour] + share * mind.to_come


@compiled
def slack_of(mind):
    return 0.25 + 0.28 * mind.to_come**0.5


@compiled
def cargo_worth(state, mind, seat, card, ship):
    """What the cargo of a ship adds to a seat's island."""
    slack = slack_of(mind)
    fill_pile(state, mind, seat, card)
    before = pile_value(mind.pile, card, slack)
    for colour in range(COLOURS):
        mind.pile[colour] += state.goods[places.SHIP + ship, colour]
    return pile_value(mind.pile, card, slack) - before


@compiled
def _add_wants(state, mind, seat, card, part, wants):
    slack = slack_of(mind)
    fill_pile(state, mind, seat, card)
    before = pile_value(mind.pile, card, slack)
    for colour in range(COLOURS):
        mind.pile[colour] += 1.0
        wants[colour] += part * max(0.0, pile_value(mind.pile, card, slack) - before)
        mind.pile[colour] -= 1.0


@compiled
def guess_wants(state, mind, seat):
    """What one more container of each colour is worth to a seat: as others see it, as it knows."""
    for colour in range(COLOURS):
        mind.wants[seat, colour] = 0.0
        mind.knows[seat, colour] = 0.0
    for card in range(CARDS):
        part = mind.belief[seat, card]
        if part > 0.02:
            _add_wants(state, mind, seat, card, part, mind.wants[seat])
    if state.card[seat] != NONE:
        _add_wants(state, mind, seat, int(state.card[seat]), 1.0, mind.knows[seat])


@compiled
def purse(state, seat):
    """What a seat may bring itself to pay: its cash, and something of the loans it could take."""
    return state.cash[seat] + 0.4 * LOAN * (MAX_LOANS - state.loans[seat])


@compiled
def expected_bid(state, mind, style, ship, bidder):
    """What a seat may be expected to bid for a cargo."""
    total = 0.0
    for colour in range(COLOURS):
        total += state.goods[places.SHIP + ship, colour] * mind.wants[bidder, colour]
    return min(purse(state, bidder), bid_part(mind, style) * total)


@compiled
def bid_part(mind, style):
    """A fraction of the value early, more late."""
    late = max(0.0, 1.0 - mind.rounds_left / 12.0)
    return style.bid_early + late * (style.bid_late - style.bid_early)


@compiled
def highest_expected(state, mind, style, ship):
    best = 0.0
    for seat in range(state.seats):
        if seat != ship:
            best = max(best, expected_bid(state, mind, style, ship, seat))
    return best
