"""P: producing."""

from __future__ import annotations

from longshore import Game
from longshore.game.actions import Produce
from longshore.game.board import factory
from tests.tabletop import BLACK, BROWN, ORANGE, play, position, refused

FULL = {"machines": "k", "factory": "k@2 k@2"}


def test_P1_a_dollar_to_the_right_hand_neighbour_once_a_turn():
    game = position(seats=4, turn="yellow", yellow={"machines": "k n o"})
    game.play("produce k@1 n@1 o@1")
    assert game.cash("yellow") == 19
    assert game.cash("red") == 21
    assert refused(game, "produce k@1 k@1 n@1 n@1 o@1 o@1") == "produced-already"


def test_P1_blues_union_boss_is_the_last_seat():
    game = position(seats=5, blue={"machines": "k"})
    game.play("produce k@1")
    assert game.cash("purple") == 21


def test_P2_every_machine_makes_one_container_if_the_supply_has_one():
    game = position(blue={"machines": "k n o"}, supply="k5 n0 o5 t5 w5", box="k7 n12 o7 t7 w7")
    assert refused(game, "produce k@1") == "must-make"
    assert refused(game, "produce k@1 n@1 o@1") == "must-make"
    game.play("produce k@1 o@2")
    assert factory(game.state, 0) == ((BLACK, 1), (ORANGE, 2))
    assert game.state.goods[0, BLACK] == 4


def test_P2_production_that_would_overfill_is_chosen_and_as_many_as_fit_are_made():
    game = position(blue={"machines": "k n", "factory": "k@1 k@1 n@1"})
    assert refused(game, "produce k@1 k@1 k@1 n@1 n@1") == "must-choose"
    assert refused(game, "produce k@1 k@1 n@1") == "must-choose"
    assert game.can("produce k@1 k@1 k@1 n@1")
    game.play("produce k@1 k@1 n@1 n@4")
    assert factory(game.state, 0) == ((BLACK, 1), (BLACK, 1), (BROWN, 1), (BROWN, 4))
    assert game.cash("blue") == 19


def test_P3_every_container_in_the_store_may_be_priced_anew():
    game = position(blue={"machines": "k n", "factory": "k@1 n@4"})
    game.play("produce k@4 k@3 n@2 n@2")
    assert factory(game.state, 0) == ((BLACK, 3), (BLACK, 4), (BROWN, 2), (BROWN, 2))


def test_P3_prices_are_one_to_four():
    game = position(blue={"machines": "k"})
    for price in (0, 5, 6):
        assert refused(game, Produce(((BLACK, price),))) == "no-such-price"
    for price in (1, 2, 3, 4):
        assert game.can(f"produce k@{price}")


def test_P4_full_store_may_be_repriced_for_nothing():
    game = position("classic", seats=3, blue={**FULL, "cash": 0})
    assert "produce k@1 k@4" in game.legal_actions("blue")
    game.play("produce k@1 k@4")
    assert game.cash("blue") == 0
    assert factory(game.state, 0) == ((BLACK, 1), (BLACK, 4))


def test_P4_no_supply_may_be_repriced_for_nothing_too():
    game = position(
        blue={"machines": "k", "factory": "k@1"}, supply="k0 n9 o9 t9 w9", box="k11 n3 o3 t3 w3"
    )
    game.play("produce k@3")
    assert game.cash("blue") == 20


def test_P4_anniversary_the_dollar_is_paid_all_the_same():
    game = position("anniversary", blue=FULL)
    game.play("produce k@1 k@4")
    assert game.cash("blue") == 19
    assert game.cash("yellow") == 21
    assert refused(position("anniversary", blue={**FULL, "cash": 0}), "produce k@1 k@4") == (
        "wage-too-dear"
    )


def test_P4_as_an_option_in_the_other_edition():
    game = position("classic", options={"idle_production_fee": True}, blue=FULL)
    game.play("produce k@1 k@4")
    assert game.cash("blue") == 19


def test_P4_with_nothing_to_make_and_nothing_to_price_it_is_not_offered():
    game = position(blue={"machines": "k"}, supply="k0 n9 o9 t9 w9", box="k12 n3 o3 t3 w3")
    assert refused(game, "produce k@1") == "nothing-to-produce"


def test_P5_no_container_may_be_thrown_away():
    game = position(blue={"machines": "k n", "factory": "k@1 n@4"})
    assert refused(game, "produce k@1 n@1") == "must-make"
    assert refused(game, "produce k@1 k@1") == "thrown-away"
    full = position(blue=FULL)
    assert refused(full, "produce k@1") == "thrown-away"


def test_P6_who_can_pay_the_dollar_only_with_a_loan_may_take_it():
    game = position(blue={"machines": "k", "cash": 0, "loans": 1})
    assert refused(game, "produce k@1") == "wage-too-dear"
    play(game, "loan", "produce k@1")
    assert game.cash("blue") == 9


def test_P6_two_loans_and_no_money_cannot_produce_unless_it_is_free():
    game = position(blue={"machines": "k", "cash": 0, "loans": 2})
    assert refused(game, "produce k@1") == "wage-too-dear"
    assert refused(game, "loan") == "too-many-loans"
    free = position(blue={**FULL, "cash": 0, "loans": 2})
    assert free.can("produce k@1 k@1")


def test_P2_a_new_games_first_production():
    game = Game.new(seats=3, seed=1)
    letter = game.options.letters[int(game.state.machines[game.active, 0])]
    game.play(f"produce {letter}@1 {letter}@2")
