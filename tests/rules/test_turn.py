"""T: the turn."""

from __future__ import annotations

from longshore.game.board import factory, ship
from tests.tabletop import BLACK, BROWN, play, position, refused


def test_T1_at_most_two_actions():
    game = position()
    game.play("build warehouse")
    assert game.waiting == (0,)
    game.play("sail red")
    assert game.waiting == (1,)


def test_T1_the_same_action_may_be_taken_twice():
    game = position()
    play(game, "build warehouse", "build warehouse")
    assert game.state.warehouses[0] == 3


def test_T1_but_produce_only_once():
    game = position(blue={"machines": "k n"})
    game.play("produce k@1 n@1")
    assert refused(game, "produce k@1 k@1 n@1 n@1") == "produced-already"


def test_T1_the_domestic_sale_in_its_action_form_may_be_taken_twice():
    game = position(
        round=2, options={"domestic_sale": "action"}, blue={"machines": "k", "factory": "k@1 k@2"}
    )
    play(game, "sell k@1", "sell k@2")
    assert game.cash("blue") == 24
    assert game.active == 1


def test_T1_calling_the_broker_only_once():
    game = position("anniversary", brokers={"I": {"goods": "k"}})
    game.play("call I goods 1")
    assert refused(game, "call I goods 2") == "called-already"


def round_of_passes(game):
    """All three seats pass, and the first of them is to act again."""
    active = game.active
    play(game, "pass", "pass", "pass")
    assert game.active == active


def test_T1_produce_again_in_the_next_turn():
    game = position(blue={"machines": "k n"})
    game.play("produce k@1 n@1")
    round_of_passes(game)
    game.play("produce k@1 k@1 n@1 n@1")
    assert factory(game.state, 0) == ((BLACK, 1), (BLACK, 1), (BROWN, 1), (BROWN, 1))


def test_T1_sell_again_in_the_next_turn():
    game = position(
        round=2, options={"domestic_sale": "pre-turn"}, blue={"machines": "k", "factory": "k@1 k@2"}
    )
    game.play("sell k@1")
    assert refused(game, "sell k@2") == "sale-comes-first"
    round_of_passes(game)
    game.play("sell k@2")
    assert game.cash("blue") == 24


def test_T1_call_again_in_the_turn_after_a_win():
    game = position("anniversary", brokers={"I": {"goods": "k"}, "II": {"goods": "n"}})
    game.play("call I goods 1")
    round_of_passes(game)
    assert refused(game, "call II goods 1") == "won-this-turn"
    round_of_passes(game)
    game.play("call II goods 1")
    assert game.state.holder == 0


def test_T1_call_again_in_the_turn_after_being_outbid():
    game = position("anniversary", brokers={"I": {"goods": "k"}})
    play(game, "call I goods 1", "pass", "call I goods 2", "pass", "pass")
    assert game.active == 0
    game.play("call I goods 3")
    assert game.state.holder == 0


def test_T2_passing_is_always_allowed():
    game = position()
    game.play("pass")
    assert game.active == 1
    play(game, "build warehouse", "pass")
    assert game.active == 2
    game.play("pass")
    assert game.active == 0
    assert game.state.round_number == 2


def test_T3_an_auction_ends_the_turn_even_as_the_first_action():
    game = position(blue={"cash": 30, "loans": 1, "ship": {"at": "sea", "cargo": "k"}})
    play(game, "sail island", "red: bid 1", "yellow: bid 0", "accept")
    assert game.active == 1
    assert refused(game, "blue: repay") == "not-own-turn"
    assert refused(game, "blue: build warehouse") == "not-asked"


def test_T3_an_unsold_cargo_ends_the_turn_too():
    game = position(blue={"ship": {"at": "sea", "cargo": "k"}})
    play(game, "sail island", "red: bid 0", "yellow: bid 0")
    assert game.active == 1
    assert ship(game.state, 0) == ()
    assert game.state.goods[52, BLACK] == 1
