"""A game tells no secrets, and sealed bids can be made in any order."""

from __future__ import annotations

import random
from itertools import permutations
from typing import Any

import msgspec
import pytest

from longshore import Game
from longshore.engine.state import Phase
from longshore.game.actions import AnyAction
from longshore.game.events import Awaited, BidSealed, CardDealt, SealedBid, visible
from tests.positions import Position, positions, varied_actions
from tests.tabletop import play, position

BLUE, RED, YELLOW, GREEN = range(4)


def auction(**parts: Any) -> Game:
    """Four seats, and Blue has sailed to the island."""
    ship = {"at": "sea", "cargo": "k n"}
    game = position(seats=4, **{"blue": {"ship": ship}, **parts})
    game.play("sail island")
    return game


# Secrets


def test_V1_the_deal_tells_a_seat_its_own_card_alone() -> None:
    game = Game.new("classic", seats=4, seed=3)
    for seat in range(4):
        cards = [event for event in visible(game.events, seat) if isinstance(event, CardDealt)]
        assert [(event.seat, event.card) for event in cards] == [(seat, game.deal.cards[seat])]
    assert not [event for event in visible(game.events, None) if isinstance(event, CardDealt)]


def test_V1_V2_L3_sealed_bids_and_hidden_cash_are_seen_by_nobody_else() -> None:
    ship = {"at": "sea", "cargo": "k n"}
    here = auction(blue={"ship": ship}, red={"cash": 20}, yellow={"cash": 9})
    there = auction(blue={"ship": ship}, red={"cash": 35}, yellow={"cash": 2})
    play(here, "red: bid 12", "green: bid 4")
    play(there, "red: bid 45 loan", "green: bid 4")
    for looker in (None, BLUE, GREEN):
        assert here.view(looker) == there.view(looker)
        assert visible(here.events, looker) == visible(there.events, looker)
    assert here.view(RED) != there.view(RED)
    assert visible(here.events, RED) != visible(there.events, RED)


def test_A7_of_a_sealed_bid_all_see_how_many_cards_it_is_of_and_nothing_else() -> None:
    def world(bid: str) -> Game:
        hand = {"cash": 20, "bills": [5, 5, 1, 0]}
        ship = {"at": "sea", "cargo": "k n"}
        game = position("anniversary", seats=4, blue={"ship": ship}, red=hand)
        play(game, "sail island", bid)
        return game

    pair = [world(bid) for bid in ("red: bid 6", "red: bid 15 loan")]  # $5, $1, and $10, $5
    more = world("red: bid 6 bluff 1")
    for looker in (None, BLUE, YELLOW, GREEN):
        here, there = (game.view(looker) for game in pair)
        assert here == there
        assert visible(pair[0].events, looker) == visible(pair[1].events, looker)
        one, other = here.board.bidding, more.view(looker).board.bidding
        assert one is not None
        assert other is not None
        assert (one.cards, other.cards) == ((None, 2, None, None), (None, 3, None, None))
        assert msgspec.structs.replace(other, cards=one.cards) == one
        told = [
            msgspec.structs.replace(event, cards=2) if isinstance(event, BidSealed) else event
            for event in visible(more.events, looker)
        ]
        assert told == visible(pair[0].events, looker)
    assert pair[0].view(RED) != pair[1].view(RED)


# Several at once


def sealed_round(game: Game, bids: dict[int, AnyAction], order: tuple[int, ...]) -> Any:
    """The bytes, and what was told beside that a bid was made, when they bid in this order."""
    twin = game.copy()
    for seat in order[:-1]:
        told = twin.play(bids[seat], seat)
        assert all(isinstance(event, BidSealed | SealedBid | Awaited) for event in told)
    told = twin.play(bids[order[-1]], order[-1])
    shown = [event for event in told if not isinstance(event, BidSealed | SealedBid)]
    return twin.state.tobytes(), shown


def random_bid(chance: random.Random, at: Position, seat: int) -> AnyAction:
    return chance.choice(varied_actions(chance, at, seat, 1))


@pytest.mark.parametrize("phase", [Phase.BIDS, Phase.TIEBREAK])
def test_A1_A2_the_order_of_sealed_bids_does_not_matter(phase: Phase) -> None:
    chance = random.Random(10)
    rounds = 0
    for at in positions(20):
        if at.phase != phase or len(at.awaited()) < 2:
            continue
        game = at.game()
        bids = {seat: random_bid(chance, at, seat) for seat in at.awaited()}
        orders = list(permutations(bids))
        results = [sealed_round(game, bids, order) for order in orders]
        assert all(result == results[0] for result in results)
        rounds += 1
    assert rounds >= 10
