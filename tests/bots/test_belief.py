"""What a seat believes of the others' cards: all deals that can be, weighed by the bids seen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from math import exp, log
from statistics import mean
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import pytest

from longshore import Game, Options
from longshore.bots.bot import Auctions
from longshore.bots.merchant.belief import BELIEF
from longshore.bots.merchant.mind import MIND
from longshore.bots.search import thinking, tree
from longshore.engine.bindings import GameBuffer
from longshore.engine.state import STATE
from tests.bots.asking import NOTHING_SEEN, Played, shown_bids
from tests.support import EDITIONS, TABLES

CARDS = range(5)
COLOURS = range(5)
BLUE, RED, YELLOW, GREEN = range(4)
DEALS = {3: 12, 4: 24, 5: 24}
PLENTY = (0, 3, 0, 0, 0)  # an island with a colour to discard
EACH_TABLE = pytest.mark.parametrize(("edition", "seats"), TABLES)


class Belief(NamedTuple):
    deals: dict[tuple[int, ...], float]  # the cards of all seats, and how likely they are
    marginals: npt.NDArray[np.float64]  # by seat and card
    evidence: npt.NDArray[np.float64]  # by seat and card: the logarithm of the likelihood


def believed(buffer: GameBuffer, seat: int, seen: Auctions = NOTHING_SEEN) -> Belief:
    """What the search believes when it begins to think."""
    cells, minds, beliefs = np.zeros(2, STATE), np.zeros(2, MIND), np.zeros(1, BELIEF)
    cells[0] = buffer.cells[0]
    nodes = np.zeros(1, tree.NODE)
    thinking.begin(cells, seat, minds, beliefs, np.zeros(1, tree.TREE), nodes, seen, 1)
    belief, seats = beliefs[0], int(buffer.state.seats)
    count = int(belief["deals"])
    deals = [tuple(cards[:seats].tolist()) for cards in belief["card"][:count]]
    assert len(set(deals)) == count
    weights = belief["weight"][:count].tolist()
    marginals = minds[0]["belief"].astype(np.float64)
    return Belief(dict(zip(deals, weights, strict=True)), marginals, belief["evidence"].copy())


def table(seats: int = 4) -> Game:
    return Game.new("classic", seats, seed=4)


def cargo(colour: int, count: int = 1) -> list[int]:
    return [count * (other == colour) for other in COLOURS]


def bid_for(colour: int, amount: int, seat: int = RED, power: int = 30) -> Auctions:
    """A seat with plenty of brown has bid so much for a container of a colour."""
    return shown_bids(cargo(colour), {seat: amount}, island=PLENTY, power=power)


def value(card: int, colour: int) -> int:
    """S6, as the rules tell it; 5 for the 5/10 colour."""
    return (10, 5, 6, 4, 2)[(colour - card - 2) % 5]


def card_with(worth: int, colour: int) -> int:
    return next(card for card in CARDS if value(card, colour) == worth)


# Deals


@EACH_TABLE
def test_S5_every_deal_that_leaves_a_seat_its_card(edition: str, seats: int) -> None:
    game = Game.new(edition, seats, seed=3)
    for seat in range(seats):
        own = int(game.state.card[seat])
        belief = believed(game.buffer, seat)
        expected = {cards for cards in permutations(CARDS, seats) if cards[seat] == own}
        assert len(expected) == DEALS[seats]
        assert set(belief.deals) == expected


@EACH_TABLE
def test_nothing_seen_is_nothing_known(edition: str, seats: int) -> None:
    game = Game.new(edition, seats, seed=3)
    belief = believed(game.buffer, 1)
    assert list(belief.deals.values()) == pytest.approx([1 / DEALS[seats]] * DEALS[seats])
    own = int(game.state.card[1])
    for seat in range(5):
        expected = [0.25 * (card != own) for card in CARDS]
        if seat == 1:
            expected = [float(card == own) for card in CARDS]
        if seat >= seats:
            expected = [0.0] * 5
        assert belief.marginals[seat].tolist() == pytest.approx(expected)


# Bayes


def rows_of_a_game(seats: int) -> tuple[Game, Auctions]:
    played = Played(Options.make("classic", seats), seed=2)
    game = played.to_the_end()
    return game, played.seen


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_deals_are_weighed_by_how_well_they_explain_the_bids(seats: int) -> None:
    game, seen = rows_of_a_game(seats)
    for count in (1, 3, len(seen)):
        for me in range(seats):
            belief = believed(game.buffer, me, seen[:count])
            likely = {
                deal: exp(sum(belief.evidence[seat, deal[seat]] for seat in _others(me, seats)))
                for deal in belief.deals
            }
            whole = sum(likely.values())
            for deal, weight in belief.deals.items():
                assert weight == pytest.approx(likely[deal] / whole, rel=1e-9)
            for seat in range(seats):
                for card in CARDS:
                    part = sum(w for deal, w in belief.deals.items() if deal[seat] == card)
                    assert belief.marginals[seat, card] == pytest.approx(part, abs=1e-6)
                assert belief.marginals[seat].sum() == pytest.approx(1)


def _others(me: int, seats: int) -> Iterator[int]:
    return (seat for seat in range(seats) if seat != me)


def test_each_bid_counts_by_itself_and_their_order_does_not() -> None:
    game, seen = rows_of_a_game(4)
    alone = sum(believed(game.buffer, 0, seen[at : at + 1]).evidence for at in range(len(seen)))
    whole = believed(game.buffer, 0, seen)
    assert np.allclose(whole.evidence, alone)
    assert np.allclose(believed(game.buffer, 0, seen[::-1].copy()).evidence, whole.evidence)
    assert np.abs(whole.evidence).max() > 1


def test_who_did_not_bid_tells_nothing_and_nobody_learns_from_oneself() -> None:
    belief = believed(table().buffer, BLUE, bid_for(4, 9, seat=RED))
    assert not belief.evidence[[BLUE, YELLOW, GREEN, 4]].any()
    assert belief.evidence[RED].all()
    own = believed(table().buffer, RED, bid_for(4, 9, seat=RED))
    assert list(own.deals.values()) == pytest.approx([1 / 24] * 24)


def test_the_evidence_is_the_same_whoever_looks() -> None:
    game, seen = rows_of_a_game(4)
    looks = [believed(game.buffer, seat, seen).evidence for seat in range(4)]
    assert all(np.array_equal(look, looks[0]) for look in looks)


def test_a_card_that_one_seat_surely_has_nobody_else_has() -> None:
    game = table()
    own = int(game.state.card[BLUE])
    card = next(card for card in CARDS if card != own)
    best = next(colour for colour in COLOURS if value(card, colour) == 10)
    seen = np.concatenate([bid_for(best, 9)] * 12)
    belief = believed(game.buffer, BLUE, seen)
    likeliest = int(belief.marginals[RED].argmax())
    assert belief.marginals[RED, likeliest] > 0.6
    for seat in (YELLOW, GREEN):
        assert belief.marginals[seat, likeliest] < 0.2


# What a bid tells


@pytest.mark.parametrize("colour", [0, 2, 3, 4])
def test_a_high_bid_speaks_for_cards_that_value_the_cargo(colour: int) -> None:
    """And a low one against them."""
    game = table()
    high = believed(game.buffer, BLUE, bid_for(colour, 9)).evidence[RED]
    low = believed(game.buffer, BLUE, bid_for(colour, 0)).evidence[RED]
    dear, cheap = card_with(10, colour), card_with(2, colour)
    assert high[dear] > high[cheap] + log(2)
    assert low[dear] < low[cheap] - log(2)


def test_more_bid_is_more_belief() -> None:
    game = table()
    own = int(game.state.card[BLUE])
    colour = 4
    dear = card_with(10, colour)
    assert own != dear
    shares = [
        believed(game.buffer, BLUE, bid_for(colour, bid)).marginals[RED, dear] for bid in range(10)
    ]
    assert shares == sorted(shares)
    assert shares[0] < 0.2
    assert shares[-1] > 0.35


def test_who_bids_all_it_has_may_want_it_still_more() -> None:
    """$3 of $3 speaks for the dear card more than $3 of $30 does."""
    game, colour = table(), 4
    dear, cheap = card_with(10, colour), card_with(2, colour)
    poor = believed(game.buffer, BLUE, bid_for(colour, 3, power=3)).evidence[RED]
    rich = believed(game.buffer, BLUE, bid_for(colour, 3, power=30)).evidence[RED]
    assert poor[dear] - poor[cheap] > rich[dear] - rich[cheap] + 0.2


def test_A6_an_open_bid_may_have_stopped_below_what_it_would_have_paid() -> None:
    game, colour = table(), 4
    dear = card_with(10, colour)
    rows = [
        shown_bids(cargo(colour), {RED: 2}, island=PLENTY, openly=openly)
        for openly in (True, False)
    ]
    openly, sealed = (believed(game.buffer, BLUE, row).evidence[RED] for row in rows)
    assert openly[dear] > sealed[dear] + 0.1


def test_no_bid_rules_out_a_card() -> None:
    """Anybody may bid anything."""
    game = table()
    for amount in (0, 30, 500):
        belief = believed(game.buffer, BLUE, bid_for(4, amount, power=500))
        assert np.isfinite(belief.evidence).all()
        assert min(belief.deals.values()) > 0.001


# In games


@pytest.mark.parametrize("edition", EDITIONS)
def test_by_mid_game_the_true_cards_are_believed_in(edition: str) -> None:
    """A guess would give each of the four cards that a seat does not have 25 %."""
    shares: dict[int, list[float]] = {1: [], 15: []}
    for seed, seats in enumerate((3, 4, 4, 5, 3, 5)):
        played = Played(Options.make(edition, seats), seed)
        asked = set(shares)
        for _ in played.decisions():
            buffer = played.game.buffer
            number = int(buffer.state.round_number)
            if number in asked:
                asked.remove(number)
                shares[number] += in_the_truth(buffer, played.seen)
    assert shares[1] == pytest.approx([0.25] * len(shares[1]))
    assert mean(shares[15]) > 0.33
    assert mean(log(share) for share in shares[15]) > log(0.25) + 0.2


def in_the_truth(buffer: GameBuffer, seen: Auctions) -> list[float]:
    """How much each seat believes in the card that each other seat has."""
    seats, cards = int(buffer.state.seats), buffer.state.card
    found = []
    for me in range(seats):
        belief = believed(buffer, me, seen)
        found += [float(belief.marginals[seat, cards[seat]]) for seat in _others(me, seats)]
    return found
