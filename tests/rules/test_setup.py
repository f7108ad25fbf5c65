"""S: setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from longshore import Game, OptionError
from longshore.engine import places
from longshore.engine.scoring import card_value, two_value_colour
from longshore.engine.state import Berth
from longshore.game.board import factory, island, machines, pier, ship
from longshore.game.options import Options
from tests.tabletop import BLACK, BROWN, ORANGE, TAN, WHITE

SEEDS = range(60)
EDITIONS = ("classic", "anniversary")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_S1_three_to_five_seats_and_a_random_one_starts(seats):
    starters = Counter(Game.new(seats=seats, seed=seed).active for seed in SEEDS)
    assert set(starters) == set(range(seats))


@pytest.mark.parametrize("seats", [0, 2, 6, "4", 3.5])
def test_S1_other_numbers_of_seats_are_refused(seats):
    with pytest.raises(OptionError, match="3 to 5 seats"):
        Game.new(seats=seats)


def test_S1_play_goes_clockwise():
    game = Game.new(seats=4, seed=2)
    turns = []
    for _ in range(8):
        turns.append(game.active)
        game.play("pass")
    assert turns == [(turns[0] + number) % 4 for number in range(8)]


@pytest.mark.parametrize(
    ("edition", "seats", "supply"),
    [
        ("classic", 3, 12),
        ("classic", 4, 16),
        ("classic", 5, 20),
        ("anniversary", 3, 10),
        ("anniversary", 4, 13),
        ("anniversary", 5, 16),
    ],
)
def test_S2_supply_per_colour(edition, seats, supply):
    game = Game.new(edition, seats, seed=1)
    started = {machines(game.state, seat)[0] for seat in range(seats)}
    left = [supply - (colour in started) for colour in range(5)]
    assert list(game.state.goods[places.SUPPLY]) == left


@pytest.mark.parametrize(
    ("edition", "seats", "each", "warehouses"),
    [
        ("classic", 3, 5, 25),
        ("classic", 4, 5, 25),
        ("classic", 5, 5, 25),
        ("anniversary", 3, 2, 12),
        ("anniversary", 4, 3, 16),
        ("anniversary", 5, 4, 20),
    ],
)
def test_S3_machines_and_warehouses_in_the_supply(edition, seats, each, warehouses):
    game = Game.new(edition, seats, seed=1)
    started = {machines(game.state, seat)[0] for seat in range(seats)}
    assert list(game.state.machine_supply) == [each - (colour in started) for colour in range(5)]
    assert game.state.warehouse_supply == warehouses - seats


@pytest.mark.parametrize("edition", EDITIONS)
def test_S4_a_warehouse_a_machine_and_a_container_of_its_colour_at_two_dollars(edition):
    drawn = Counter()
    for seed in SEEDS:
        game = Game.new(edition, 4, seed=seed)
        colours = [machines(game.state, seat) for seat in range(4)]
        assert all(len(own) == 1 for own in colours)
        assert len(set(colours)) == 4  # no two seats start with the same colour
        for seat, (colour,) in enumerate(colours):
            assert factory(game.state, seat) == ((colour, 2),)
            assert game.state.warehouses[seat] == 1
            drawn[seat, colour] += 1
    assert len(drawn) == 20  # everybody draws every colour sometimes


@pytest.mark.parametrize("edition", EDITIONS)
def test_S5_money_ship_no_loan_and_a_value_card(edition):
    dealt = Counter()
    for seed in SEEDS:
        game = Game.new(edition, 3, seed=seed)
        cards = [int(card) for card in game.state.card[:3]]
        assert len(set(cards)) == 3
        dealt.update(enumerate(cards))
        for seat in range(3):
            assert game.cash(seat) == 20
            assert game.state.loans[seat] == 0
            assert game.state.berth[seat] == Berth.SEA
            assert (
                ship(game.state, seat) == island(game.state, seat) == pier(game.state, seat) == ()
            )
    assert len(dealt) == 15


def test_S5_five_ones_five_twos_and_a_five():
    game = Game.new("anniversary", 3, seed=1)
    for seat in range(3):
        assert list(game.state.bills[seat]) == [5, 5, 1, 0]


def test_S6_value_cards():
    card_a = {ORANGE: 10, TAN: 5, WHITE: 6, BLACK: 4, BROWN: 2}
    card_b = {TAN: 10, WHITE: 5, BLACK: 6, BROWN: 4, ORANGE: 2}
    for card, values in ((0, card_a), (1, card_b)):
        assert {colour: card_value(card, colour) for colour in range(5)} == values
    assert two_value_colour(0) == TAN
    assert two_value_colour(1) == WHITE
    for colour in range(5):  # over the five cards every colour takes every value once
        assert sorted(card_value(card, colour) for card in range(5)) == [2, 4, 5, 6, 10]
    assert {two_value_colour(card) for card in range(5)} == set(range(5))


def test_S6_the_editions_names_of_the_ring():
    assert Options.make("classic").colours == ("black", "brown", "orange", "tan", "white")
    assert Options.make("anniversary").colours == ("black", "brown", "purple", "beige", "grey")


def test_S7_two_bluffing_cards_in_anniversary():
    game = Game.new("anniversary", 3, seed=1)
    assert game.view(0).board.seats[1].money_cards == 11 + 2
    assert Game.new("classic", 3, seed=1).view(0).board.seats[1].money_cards is None
