"""H: stocking the harbour."""

from __future__ import annotations

import pytest

from longshore.game.actions import Reprice, Stock
from longshore.game.board import factory, harbour
from tests.tabletop import BLACK, BROWN, ORANGE, WHITE, play, position, refused

RED = {"machines": "k n o w", "factory": "k@2 k@2 o@4 w@4"}


def test_H1_the_rulebooks_purchase_of_a_black_and_an_orange_container():
    game = position(blue={"machines": "t", "warehouses": 2}, red=RED)
    game.play("stock red k@2 o@4 -> k@3 o@5")
    assert game.cash("blue") == 14
    assert game.cash("red") == 26
    assert harbour(game.state, 0) == ((BLACK, 3), (ORANGE, 5))
    assert factory(game.state, 1) == ((BLACK, 2), (WHITE, 4))


def test_H1_never_from_oneself():
    game = position(blue={"machines": "k", "factory": "k@2"})
    assert refused(game, Stock(0, ((BLACK, 2),), ((BLACK, 3),))) == "own-factory"


def test_H1_only_what_is_there_at_its_price():
    game = position(blue={"machines": "t", "warehouses": 3}, red=RED)
    assert refused(game, "stock red k@3 -> k@3") == "not-for-sale"
    assert refused(game, "stock red k@2 k@2 k@2 -> k@3 k@3 k@3") == "not-for-sale"
    assert refused(game, "stock yellow k@2 -> k@3") == "factory-empty"


def test_H1_one_seat_an_action():
    game = position(
        blue={"machines": "t", "warehouses": 2}, red=RED, yellow={"factory": "n@1", "machines": "n"}
    )
    play(game, "stock red k@2 -> k@3", "stock yellow n@1 -> k@3 n@2")
    assert game.active == 1
    assert harbour(game.state, 0) == ((BLACK, 3), (BROWN, 2))


def test_H1_it_must_be_paid_and_the_seller_cannot_refuse():
    game = position(blue={"machines": "t", "warehouses": 2, "cash": 5}, red=RED)
    assert refused(game, "stock red k@2 o@4 -> k@3 o@5") == "too-dear"
    assert game.can("stock red k@2 k@2 -> k@3 k@3")


def test_H1_at_least_one_container():
    game = position(blue={"machines": "t", "harbour": "k@2"}, red=RED)
    assert refused(game, Stock(1, (), ((BLACK, 2),))) == "takes-nothing"


def test_H2_one_container_a_warehouse():
    game = position(blue={"machines": "t", "warehouses": 3, "harbour": "k@4 n@4"}, red=RED)
    assert refused(game, "stock red k@2 k@2 -> k@3 k@3 k@4 n@4") == "harbour-full"
    game.play("stock red w@4 -> k@4 n@4 w@4")
    assert len(harbour(game.state, 0)) == 3


def test_H3_the_whole_harbour_store_may_be_priced_anew():
    game = position(blue={"machines": "t", "warehouses": 2, "harbour": "k@4"}, red=RED)
    game.play("stock red k@2 -> k@2 k@6")
    assert harbour(game.state, 0) == ((BLACK, 2), (BLACK, 6))


def test_H3_below_cost_is_allowed():
    game = position(blue={"machines": "t"}, red=RED)
    game.play("stock red w@4 -> w@2")
    assert harbour(game.state, 0) == ((WHITE, 2),)


@pytest.mark.parametrize("price", [1, 7])
def test_H3_prices_are_two_to_six(price):
    game = position(blue={"machines": "t"}, red=RED)
    assert refused(game, Stock(1, ((BLACK, 2),), ((BLACK, price),))) == "no-such-price"
    for possible in range(2, 7):
        assert game.can(f"stock red k@2 -> k@{possible}")


def test_H3_every_container_must_be_priced_and_none_thrown_away():
    game = position(blue={"machines": "t", "warehouses": 2, "harbour": "n@4"}, red=RED)
    assert refused(game, "stock red k@2 -> k@3") == "store-differs"
    assert refused(game, "stock red k@2 -> k@3 k@3 n@4") == "store-differs"


def test_H4_reprice_only_without_buying():
    game = position(blue={"warehouses": 2, "harbour": "k@4 n@4"})
    game.play("reprice k@2 n@6")
    assert harbour(game.state, 0) == ((BLACK, 2), (BROWN, 6))
    assert game.cash("blue") == 20
    assert game.state.actions_left == 1
    assert refused(game, "reprice k@2") == "store-differs"


def test_H4_with_an_empty_store_there_is_nothing_to_reprice():
    assert refused(position(), Reprice(())) == "nothing-to-reprice"
