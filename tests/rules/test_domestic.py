"""D: the domestic sale."""

from __future__ import annotations

from longshore import Game
from longshore.game.board import factory, harbour
from tests.tabletop import BLACK, BROWN, play, position, refused

PRE_TURN = {"domestic_sale": "pre-turn"}
ACTION = {"domestic_sale": "action"}
STORES = {"machines": "k", "factory": "k@1 k@4", "harbour": "n@3"}


def test_D1_one_container_a_turn_before_the_actions_for_two_dollars():
    game = position(round=2, options=PRE_TURN, blue=STORES)
    before = int(game.state.goods[0, BLACK])
    game.play("sell k@4")
    assert game.cash("blue") == 22
    assert factory(game.state, 0) == ((BLACK, 1),)
    assert game.state.goods[0, BLACK] == before + 1
    assert game.state.actions_left == 2
    assert refused(game, "sell k@1") == "sale-comes-first"


def test_D1_not_after_an_action():
    game = position(round=2, options=PRE_TURN, blue=STORES)
    game.play("build warehouse")
    assert refused(game, "sell k@1") == "sale-comes-first"


def test_D1_from_the_harbour_only_if_the_factory_store_is_empty():
    game = position(round=2, options=PRE_TURN, blue=STORES)
    assert refused(game, "sell n@3") == "not-for-sale"
    game = position(round=2, options=PRE_TURN, blue={"harbour": "n@3"})
    game.play("sell n@3")
    assert harbour(game.state, 0) == ()
    assert game.cash("blue") == 22


def test_D1_goods_on_the_payment_card_are_not_in_the_factory_store():
    # as an action: before the actions the holder has won and paid already
    game = position(
        "anniversary",
        round=2,
        options=ACTION,
        blue={"machines": "k", "factory": "k@1 k@4", "harbour": "n@3"},
    )
    game.play("call III money factory k@1 k@4")
    assert factory(game.state, 0) == ()
    assert refused(game, "sell k@4") == "not-for-sale"
    game.play("sell n@3")
    assert harbour(game.state, 0) == ()
    assert game.cash("blue") == 22


def test_D1_some_goods_on_the_payment_card_do_not_empty_the_factory_store():
    game = position(
        "anniversary",
        round=2,
        options=ACTION,
        blue={"machines": "k", "factory": "k@1 k@4", "harbour": "n@3"},
    )
    game.play("call III money factory k@1")
    assert refused(game, "sell n@3") == "not-for-sale"
    assert game.can("sell k@4")


def test_D1_not_on_a_seats_first_turn():
    game = Game.new(seats=3, seed=1, domestic_sale="pre-turn")
    first = game.active
    for turn in range(3):  # the others too, although somebody has played by then
        assert game.active == (first + turn) % 3
        assert refused(game, sale_of_the_active_seat(game)) == "first-turn"
        game.play("pass")
    for _ in range(3):
        play(game, sale_of_the_active_seat(game), "pass")


def sale_of_the_active_seat(game):
    """Its starting container at $2."""
    return f"sell {game.options.letters[int(game.state.machines[game.active, 0])]}@2"


def test_D1_off_by_default():
    game = position(round=2, blue=STORES)
    assert refused(game, "sell k@1") == "no-domestic-sale"


def test_D2_as_one_of_the_two_actions():
    game = position(round=2, options=ACTION, blue=STORES)
    game.play("build warehouse")
    game.play("sell k@1")
    assert game.active == 1
    assert game.cash("blue") == 20 - 4 + 2


def test_D2_not_on_a_seats_first_turn():
    assert refused(position(options=ACTION, blue=STORES), "sell k@1") == "first-turn"


def test_D3_a_colour_that_comes_back_does_not_undo_the_end():
    game = position(
        round=2,
        options=ACTION,
        supply="k0 n1 o5 t5 w5",
        box="k11 n11 o7 t7 w7",
        blue={"machines": "n", "harbour": "k@2"},
    )
    game.play("produce n@1")
    assert game.state.ending
    game.play("sell n@1")
    assert game.state.goods[0, BROWN] == 1
    assert game.over
