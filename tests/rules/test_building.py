"""B: building."""

from __future__ import annotations

import pytest

from longshore.engine import purses
from longshore.game.board import factory_room, harbour_room, machines
from tests.tabletop import BLACK, BROWN, ORANGE, TAN, play, position, refused


@pytest.mark.parametrize(("standing", "price"), [("k", 6), ("k n", 9), ("k n o", 12)])
def test_B1_machines_cost_six_nine_and_twelve(standing, price):
    game = position(blue={"machines": standing})
    bank = int(game.state.cash[purses.BANK])
    game.play("build t")
    assert game.cash("blue") == 20 - price
    assert game.state.cash[purses.BANK] == bank + price


@pytest.mark.parametrize(("standing", "price"), [(1, 4), (2, 5), (3, 6), (4, 7)])
def test_B1_warehouses_cost_four_to_seven(standing, price):
    game = position(blue={"warehouses": standing})
    game.play("build warehouse")
    assert game.cash("blue") == 20 - price


def test_B1_at_most_four_machines_and_five_warehouses():
    game = position(blue={"machines": "k n o t", "warehouses": 5, "cash": 50})
    assert refused(game, "build w") == "no-machine-space"
    assert refused(game, "build warehouse") == "no-warehouse-space"


def test_B1_capacity_counts_at_once():
    game = position(blue={"machines": "k"})
    assert (factory_room(game.state, 0), harbour_room(game.state, 0)) == (2, 1)
    play(game, "build n", "build warehouse")
    assert (factory_room(game.state, 0), harbour_room(game.state, 0)) == (4, 2)


def test_B1_to_the_bank_also_with_the_investment_bank():
    game = position("anniversary")
    brokers = list(game.state.cash[purses.BROKER : purses.BROKER + 3])
    game.play("build warehouse")
    assert list(game.state.cash[purses.BROKER : purses.BROKER + 3]) == brokers


def test_B1_it_must_be_paid():
    assert refused(position(blue={"cash": 5}), "build n") == "too-dear"
    assert refused(position(blue={"cash": 3}), "build warehouse") == "too-dear"


def test_B2_never_two_machines_of_one_colour():
    assert refused(position(blue={"machines": "k n"}), "build k") == "machine-owned"


def test_B2_only_what_is_still_in_the_supply():
    game = position(
        "anniversary",
        blue={"machines": "p", "cash": 30},
        red={"machines": "k n"},
        yellow={"machines": "n k"},
    )
    assert refused(game, "build k") == "machines-gone"
    assert refused(game, "build n") == "machines-gone"
    assert game.can("build e")


def test_B2_warehouses_run_out_too():
    game = position(options={"warehouses": 4}, blue={"warehouses": 2})
    assert refused(game, "build warehouse") == "warehouses-gone"


def test_B2_machines_stand_in_the_order_they_were_built():
    game = position(blue={"machines": "o"})
    play(game, "build k", "loan", "build n")
    assert machines(game.state, 0) == (ORANGE, BLACK, BROWN)
    assert TAN not in machines(game.state, 0)
