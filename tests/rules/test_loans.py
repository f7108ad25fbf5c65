"""L: loans."""

from __future__ import annotations

import pytest

from longshore.game.events import visible
from tests.support import copy_of
from tests.tabletop import play, position, refused


def at_auction(**parts):
    game = position(blue={"ship": {"at": "sea", "cargo": "k n"}}, **parts)
    game.play("sail island")
    return game


def test_L1_ten_dollars_at_any_time_also_on_another_seats_turn():
    game = position()
    game.play("yellow: loan")
    assert game.cash("yellow") == 30
    assert game.state.loans[2] == 1
    assert game.waiting == (0,)
    assert game.state.actions_left == 2


def test_L1_at_most_two_outstanding():
    game = position()
    play(game, "red: loan", "red: loan")
    assert refused(game, "red: loan") == "too-many-loans"
    assert game.cash("red") == 40


def test_L1_in_the_middle_of_an_action_at_the_level_of_moves():
    from longshore.engine.moves import encode
    from longshore.engine.step import step

    game = position(blue={"cash": 2}, red={"machines": "n", "factory": "n@2 n@4"})
    state = copy_of(game.state)
    for move in (encode("stock", 1), encode("take", 1, 2)):
        assert step(state, 0, move, None)
    game = position(blue={"cash": 2, "warehouses": 2}, red={"machines": "n", "factory": "n@2 n@4"})
    state = copy_of(game.state)
    assert step(state, 0, encode("stock", 1), None)
    assert step(state, 0, encode("take", 1, 2), None)
    assert not step(state, 0, encode("take", 1, 4), None)
    assert step(state, 0, encode("loan"), None)
    assert step(state, 0, encode("take", 1, 4), None)
    assert state.cash[0] == 6


def test_L1_not_on_credit_the_loan_comes_first():
    game = position(blue={"cash": 3})
    assert refused(game, "build warehouse") == "too-dear"
    play(game, "loan", "build warehouse")
    assert game.cash("blue") == 9


def test_L2_repaid_in_full_on_ones_own_turn_and_not_an_action():
    game = position(blue={"cash": 12, "loans": 1}, red={"loans": 1})
    game.play("repay")
    assert game.cash("blue") == 2
    assert game.state.loans[0] == 0
    assert game.state.actions_left == 2
    assert refused(game, "repay") == "no-loan"
    assert refused(game, "red: repay") == "not-own-turn"


def test_L2_not_with_less_than_ten_dollars():
    assert refused(position(blue={"cash": 9, "loans": 1}), "repay") == "repay-too-dear"


def test_L2_after_the_second_action_the_seat_is_asked_if_it_can_repay():
    game = position(blue={"cash": 20, "loans": 1})
    play(game, "sail red", "sail sea")
    assert game.waiting == (0,)
    assert refused(game, "build warehouse") == "no-actions"
    game.play("repay")
    assert game.active == 1
    game = position(blue={"cash": 20, "loans": 1})
    play(game, "sail red", "sail sea", "pass")
    assert game.active == 1
    assert game.state.loans[0] == 1


def test_L2_before_an_auction_ends_the_turn():
    game = position(blue={"cash": 25, "loans": 1, "ship": {"at": "sea", "cargo": "k"}})
    play(game, "sail island", "red: bid 5", "yellow: bid 0")
    game.play("repay")
    assert game.waiting == (0,)
    assert game.cash("blue") == 15
    game.play("accept")
    assert game.active == 1


SHIPPING = {"cash": 25, "loans": 1, "ship": {"at": "sea", "cargo": "k"}}


def test_L2_the_shipping_seat_may_repay_while_the_others_make_their_sealed_bids():
    game = position(blue=SHIPPING, red={"loans": 1}, yellow={"loans": 1})
    game.play("sail island")
    game.play("red: bid 5")
    game.play("blue: repay")
    assert (game.cash("blue"), game.state.loans[0]) == (15, 0)
    assert game.waiting == (2,)  # nothing else has changed
    assert refused(game, "blue: repay") == "no-loan"
    play(game, "yellow: bid 0", "accept")
    assert game.cash("blue") == 15 + 10
    assert game.active == 1


def test_L2_the_shipping_seat_may_repay_during_the_tie_break():
    game = position(blue=SHIPPING)
    play(game, "sail island", "red: bid 5", "yellow: bid 5", "blue: repay")
    assert (game.cash("blue"), game.state.loans[0]) == (15, 0)
    assert game.waiting == (1, 2)
    play(game, "red: bid 1", "yellow: bid 0", "accept")
    assert game.cash("blue") == 15 + 12


def test_L2_the_shipping_seat_may_repay_during_open_bidding():
    game = position(blue=SHIPPING, options={"auction": "progressive"})
    play(game, "sail island", "red: bid 5", "blue: repay")
    assert (game.cash("blue"), game.state.loans[0]) == (15, 0)
    assert game.waiting == (2,)
    play(game, "yellow: pass", "accept")
    assert game.cash("blue") == 15 + 10


@pytest.mark.parametrize("auction", ["sealed", "progressive"])
def test_L2_the_bidders_may_not_repay_on_another_seats_turn(auction):
    game = position(
        blue=SHIPPING, red={"loans": 1}, yellow={"loans": 1}, options={"auction": auction}
    )
    game.play("sail island")
    for seat in ("red", "yellow"):  # who is asked to bid, and who is not
        assert refused(game, f"{seat}: repay") == "not-own-turn"
    game.play("red: bid 5")
    for seat in ("red", "yellow"):
        assert refused(game, f"{seat}: repay") == "not-own-turn"


def test_L3_a_loan_with_a_sealed_bid_is_sealed_and_shown_with_it():
    game = at_auction()
    events = game.play("red: bid 25 loan")
    assert game.state.loans[1] == 0
    assert game.cash("red") == 20
    for other in (0, 2, None):
        assert "oan" not in repr(visible(events, other))
        assert game.view(other).board.seats[1].loans == 0
    game.play("yellow: bid 1")
    assert game.state.loans[1] == 1
    assert game.cash("red") == 30
    assert game.view(0).board.seats[1].loans == 1


def test_L3_it_stands_whether_the_bid_wins_or_not():
    game = at_auction()
    play(game, "red: bid 3 loan", "yellow: bid 9", "accept")
    assert game.state.loans[1] == 1
    assert game.cash("red") == 29  # $10 more, and $1 of interest as red's turn begins


def test_L3_while_it_owes_a_sealed_bid_a_loan_goes_with_the_bid():
    game = at_auction()
    assert refused(game, "red: loan") == "loan-with-bid"
    game.play("red: bid 3")
    game.play("red: loan")  # owing nothing, it may take an open one
    assert game.cash("red") == 30


def test_L3_sealed_loans_count_against_the_two():
    game = at_auction(red={"loans": 1})
    game.play("red: bid 3 loan")
    assert refused(game, "red: loan") == "too-many-loans"
