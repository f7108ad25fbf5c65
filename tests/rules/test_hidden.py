"""V: hidden and open."""

from __future__ import annotations

import msgspec
import pytest

from longshore import Deal, Game
from tests.tabletop import play, position


def as_text(view):
    return msgspec.json.encode(view).decode()


def test_V1_value_cards_are_secret_until_the_end():
    game = Game.new(seats=3, deal=Deal(0, (0, 1, 2), (0, 1, 2)))
    other = Game.new(seats=3, deal=Deal(0, (0, 1, 2), (0, 3, 4)))
    assert as_text(game.view(0)) == as_text(other.view(0))
    assert as_text(game.view(None)) == as_text(other.view(None))
    assert as_text(game.view(1)) != as_text(other.view(1))
    assert game.view(0).own.card == 0
    assert game.view(None).own is None


def test_V1_cards_are_shown_when_the_game_is_over():
    game = Game.new(seats=3, seed=1, round_limit=1)
    play(game, "pass", "pass", "pass")
    assert game.over
    shown = tuple(area.card for area in game.view(None).board.seats)
    assert shown == tuple(int(card) for card in game.state.card[:3])
    assert all(area.card is None for area in position().view(0).board.seats[1:])


@pytest.mark.parametrize("edition", ["classic", "anniversary"])
def test_V1_a_sealed_bid_is_seen_by_its_bidder_only(edition):
    def world(bid):
        game = position(edition, blue={"ship": {"at": "sea", "cargo": "k"}}, red={"cash": 17})
        play(game, "sail island", bid)
        return game

    small = world("red: bid 15 bluff 1" if edition == "anniversary" else "red: bid 3")
    bold = world("red: bid 25 loan")  # A7: of three cards like the other
    for seat in (0, 2, None):
        assert as_text(small.view(seat)) == as_text(bold.view(seat))
    assert as_text(small.view(1)) != as_text(bold.view(1))


def test_V1_the_boards_are_open_to_all():
    game = position(
        red={"factory": "n@3", "machines": "n", "harbour": "k@5", "island": "o t", "loans": 1}
    )
    board = game.view(None).board.seats[1]
    assert board.factory == ((1, 3),)
    assert board.harbour == ((0, 5),)
    assert board.island == (2, 3)
    assert board.loans == 1


def test_V2_hidden_money_is_seen_by_its_owner_only():
    game = position(blue={"cash": 13}, red={"cash": 17})
    poor = position(blue={"cash": 13}, red={"cash": 1})
    assert as_text(game.view(0)) == as_text(poor.view(0))
    assert as_text(game.view(None)) == as_text(poor.view(None))
    assert game.view(0).own.cash == 13
    assert game.view(1).own.cash == 17


def test_V2_open_money_is_seen_by_all():
    game = position(options={"money": "open"}, red={"cash": 17})
    assert game.view(None).board.seats[1].cash == 17
    assert position(red={"cash": 17}).view(0).board.seats[1].cash is None


def cards(game, seat):
    return game.view(None).board.seats[seat].money_cards


def test_V2_the_number_of_money_cards_is_open_in_anniversary():
    game = Game.new("anniversary", 3, deal=Deal(0, (0, 1, 2), (0, 1, 2), (0, 1, 2)))
    assert [cards(game, seat) for seat in range(3)] == [13, 13, 13]  # 11 bills and two $0 cards


def test_V2_an_exact_payment_takes_the_largest_bills_that_fit():
    game = Game.new("anniversary", 3, deal=Deal(0, (0, 1, 2), (0, 1, 2), (0, 1, 2)))
    game.play("produce k@1 k@1")  # a $1 bill to yellow
    assert (cards(game, 0), cards(game, 2)) == (12, 14)
    game.play("build warehouse")  # $4: two $2 bills
    assert list(game.state.bills[0]) == [4, 3, 1, 0]


def test_V2_otherwise_change_in_the_fewest_bills():
    game = position("anniversary", blue={"cash": 20, "bills": [0, 0, 0, 2]})
    game.play("build warehouse")  # $4 out of a $10 bill: $6 back as $5 and $1
    assert list(game.state.bills[0]) == [1, 0, 1, 1]
    assert cards(game, 0) == 3 + 2


def test_V2_an_exact_payment_is_found_even_where_large_bills_first_would_miss_it():
    game = position("anniversary", blue={"cash": 11, "bills": [0, 3, 1, 0]})
    game.play("build n")  # $6 is three $2 bills, not $5 and change
    assert list(game.state.bills[0]) == [0, 0, 1, 0]


def test_V2_a_purchase_is_one_exact_payment_and_its_bills_go_to_the_receiver_as_they_are():
    game = position(
        "anniversary",
        blue={"cash": 11, "bills": [0, 3, 1, 0], "machines": "k", "warehouses": 2},
        red={"cash": 0, "bills": [0, 0, 0, 0], "machines": "n p", "factory": "n@3 p@3"},
    )
    game.play("stock red n@3 p@3 -> n@3 p@3")  # $6 at once: 2 + 2 + 2
    assert list(game.state.bills[0]) == [0, 0, 1, 0]
    assert list(game.state.bills[1]) == [0, 3, 0, 0]
    assert (cards(game, 0), cards(game, 1)) == (1 + 2, 3 + 2)
