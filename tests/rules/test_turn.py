"""T: the turn."""

from __future__ import annotations

from longshore.board import ship
from tests.table import BLACK, play, position, refused


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
    assert refused(game, "blue: repay") == "not-asked"
    assert refused(game, "blue: build warehouse") == "not-asked"


def test_T3_an_unsold_cargo_ends_the_turn_too():
    game = position(blue={"ship": {"at": "sea", "cargo": "k"}})
    play(game, "sail island", "red: bid 0", "yellow: bid 0")
    assert game.active == 1
    assert ship(game.state, 0) == ()
    assert game.state.goods[52, BLACK] == 1
