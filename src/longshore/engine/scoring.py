"""Scoring (F): what each seat is worth when the game is over."""

from __future__ import annotations

from longshore.engine import places
from longshore.engine.compiled import compiled, entry
from longshore.engine.state import (
    COLOURS,
    NONE,
    SEATS,
    DiscardTie,
    TieBreak,
    bit,
    count_row,
    factory_count,
    harbour_count,
)
from longshore.engine.types import State

HARBOUR_VALUE = 2
SHIP_VALUE = 3
PIER_VALUE = 3
LOAN_COST = 11


@entry
def two_value_colour(card: int) -> int:
    """S6: on card A (0) it stands at place 3 of the ring, and moves on by one a card."""
    return (card + 3) % COLOURS


@entry
def card_value(card: int, colour: int) -> int:
    """S6: the value of a colour on a card; 5 for the 5/10 colour.

    From a card's best colour on around the ring: 10, 5/10, 6, 4, 2.
    """
    place = (colour - card - 2 + 2 * COLOURS) % COLOURS
    if place == 0:
        return 10
    if place == 1:
        return 5
    return 10 - 2 * place


@compiled
def has_every_colour(state, seat):
    for colour in range(COLOURS):
        if state.goods[places.ISLAND + seat, colour] == 0:
            return False
    return True


@entry
def island_value(state: State, seat: int, colour: int) -> int:
    """F1: the 5/10 colour is worth 10 with all five colours on the island (before F2)."""
    if seat < 0 or seat >= SEATS or colour < 0 or colour >= COLOURS:
        return 0
    card = int(state.card[seat])
    if colour == two_value_colour(card) and has_every_colour(state, seat):
        return 10
    return card_value(card, colour)


@entry
def discarded_colour(state: State, seat: int) -> int:
    """F2: the colour it has most of; of tied ones its 5/10 colour, else the one worth least."""
    if seat < 0 or seat >= SEATS:
        return NONE
    most = 0
    for colour in range(COLOURS):
        most = max(most, int(state.goods[places.ISLAND + seat, colour]))
    if most == 0:
        return NONE
    two_value = two_value_colour(int(state.card[seat]))
    if (
        state.discard_tie == DiscardTie.TWO_VALUE
        and state.goods[places.ISLAND + seat, two_value] == most
    ):
        return two_value
    chosen = NONE
    for colour in range(COLOURS):
        if state.goods[places.ISLAND + seat, colour] == most:
            if chosen == NONE or island_value(state, seat, colour) < island_value(
                state, seat, chosen
            ):
                chosen = colour
    return chosen


@entry
def island_left(state: State, seat: int) -> int:
    """Containers left on the island after F2."""
    if seat < 0 or seat >= SEATS:
        return 0
    left = count_row(state, places.ISLAND + seat)
    discarded = discarded_colour(state, seat)
    if discarded != NONE:
        left -= state.goods[places.ISLAND + seat, discarded]
    return left


@entry
def island_score(state: State, seat: int) -> int:
    """F2, F3: what the island is worth without the discarded colour."""
    if seat < 0 or seat >= SEATS:
        return 0
    discarded = discarded_colour(state, seat)
    total = 0
    for colour in range(COLOURS):
        if colour != discarded:
            total += int(state.goods[places.ISLAND + seat, colour]) * island_value(
                state, seat, colour
            )
    return total


@entry
def score(state: State, seat: int) -> int:
    """F3, as things stand. An open broker auction is settled only at the end (K7)."""
    if seat < 0 or seat >= SEATS:
        return 0
    total = int(state.cash[seat]) + island_score(state, seat)
    total += HARBOUR_VALUE * int(harbour_count(state, seat))
    total += SHIP_VALUE * int(count_row(state, places.SHIP + seat))
    total += PIER_VALUE * int(count_row(state, places.PIER + seat))
    return total - LOAN_COST * int(state.loans[seat])


@compiled
def tie_rank(state, seat):
    """F4: what breaks a tie."""
    if state.tie_break == TieBreak.ISLAND:
        return island_left(state, seat)
    return factory_count(state, seat)


@entry
def winners(state: State) -> int:
    """F4: most money, then the tie-break, then shared: a bit set of seats."""
    best = 0
    best_score = 0
    best_rank = 0
    for seat in range(state.seats):
        total = score(state, seat)
        rank = tie_rank(state, seat)
        if best == 0 or total > best_score or (total == best_score and rank > best_rank):
            best = bit(seat)
            best_score = total
            best_rank = rank
        elif total == best_score and rank == best_rank:
            best |= bit(seat)
    return best
