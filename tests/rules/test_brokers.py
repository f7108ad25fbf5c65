"""K: the Investment Bank."""

from __future__ import annotations

import pytest

from longshore import Game
from longshore.engine import places, purses
from longshore.game.actions import CallForGoods, CallForMoney, PriceReturned
from longshore.game.board import (
    bid_goods,
    factory,
    factory_room,
    harbour,
    harbour_room,
    island,
    pier,
)
from tests.tabletop import BEIGE, BLACK, BROWN, GREY, PURPLE, play, position, refused


def broker_money(game):
    return [int(amount) for amount in game.state.cash[purses.BROKER : purses.BROKER + 3]]


def broker_goods(game, broker):
    row = game.state.goods[places.BROKER + broker]
    return [colour for colour in range(5) for _ in range(int(row[colour]))]


def bank(seats=3, **parts):
    """Brokers I and II with containers, blue to act."""
    parts.setdefault("brokers", {"I": {"goods": "k n"}, "II": {"goods": "p"}})
    return position("anniversary", seats=seats, round=2, **parts)


def test_K1_setup_of_the_brokers():
    for seed in range(30):
        game = Game.new("anniversary", seed=seed)
        goods = [broker_goods(game, broker) for broker in range(3)]
        assert [len(place) for place in goods] == [2, 1, 0]
        assert len({*goods[0], *goods[1]}) == 3  # three different colours
        assert broker_money(game) == [1, 2, 3]
        assert game.state.holder == game.state.arrow == -1
        assert all(pier(game.state, seat) == () for seat in range(4))


def test_K1_the_brokers_containers_come_from_outside_the_game():
    game = Game.new("anniversary", seats=4, seed=1)
    starting = [int(colour) for colour in game.state.machines[:4, 0]]
    for colour in range(5):
        assert game.state.goods[places.SUPPLY, colour] == 13 - starting.count(colour)


def test_K1_the_bank_can_be_switched_off_and_on():
    assert refused(Game.new("anniversary", seed=1, investment_bank=False), "sail bank")
    assert Game.new("classic", seed=1, investment_bank=True).can("sail bank")


def test_K2_calling_for_containers_takes_at_least_a_dollar():
    game = bank()
    assert refused(game, CallForGoods(0, 0)) == "bid-too-low"
    assert refused(game, "call III goods 1") == "empty-space"
    assert refused(game, "call I goods 21") == "too-dear"
    game.play("call I goods 4")
    assert game.cash("blue") == 16
    assert game.state.cash[purses.CARD] == 4
    assert game.state.holder == 0
    assert game.state.actions_left == 1


def test_K2_calling_for_money_takes_at_least_one_container_from_either_store():
    game = bank(blue={"machines": "k", "factory": "k@2 k@3", "harbour": "n@4"})
    assert refused(game, CallForMoney(1)) == "too-few-containers"
    assert refused(game, "call II money factory n@4") == "not-for-sale"
    game.play("call II money factory k@3 harbour n@4")
    assert bid_goods(game.state) == (BLACK, BROWN)
    assert factory(game.state, 0) == ((BLACK, 2),)
    assert harbour(game.state, 0) == ()


def test_K2_an_open_auction_can_only_be_raised_in_the_marked_space():
    game = bank()
    play(game, "call I goods 4", "pass")
    assert game.active == 1
    assert refused(game, "call II goods 5") == "other-space"
    assert refused(game, "call I money factory n@2") == "other-space"
    assert refused(game, "call I goods 4") == "bid-too-low"
    game.play("call I goods 5")
    assert game.state.holder == 1
    assert game.cash("red") == 15


def test_K2_a_container_more_is_needed_to_outbid_containers():
    game = bank(
        blue={"machines": "k", "factory": "k@2"},
        red={"machines": "n", "factory": "n@2 n@2"},
    )
    play(game, "call III money factory k@2", "pass")
    assert refused(game, "call III money factory n@2") == "too-few-containers"
    assert game.can("call III money factory n@2 n@2")


def test_K2_a_second_call_in_the_same_turn_is_refused():
    game = bank()
    game.play("call I goods 1")
    assert refused(game, "call I goods 2") == "called-already"
    assert refused(game, "call II goods 2") == "called-already"


def test_K3_not_after_winning_a_broker_auction_in_the_same_turn():
    game = bank()
    play(game, "call II goods 2", "pass", "pass", "pass")
    assert game.active == 0
    assert pier(game.state, 0) == (PURPLE,)
    assert refused(game, "call I goods 1") == "won-this-turn"


def almost_over(**parts):
    """One colour is gone, and one brown container is left."""
    return bank(
        supply="k0 n1 p5 e5 g5",
        blue={"machines": "n", "factory": "", "cash": 20},
        box="k10 n9 p5 e5 g5",
        **parts,
    )


def test_K3_once_the_end_is_triggered_it_cannot_call():
    game = almost_over()
    game.play("produce n@1")
    assert game.state.ending
    assert refused(game, "call I goods 1") == "ending-no-call"


def test_K3_having_called_it_cannot_produce_if_that_would_trigger_the_end():
    game = almost_over()
    game.play("call I goods 1")
    assert refused(game, "produce n@1") == "called-and-ending"
    assert not any(text.startswith("produce") for text in game.legal_actions().texts())


def test_K3_having_called_it_may_choose_a_production_that_does_not_end_the_game():
    game = bank(
        supply="k0 n1 p5 e5 g5",
        box="k10 n9 p3 e4 g5",
        blue={"machines": "n p", "factory": "p@1 p@1 e@1", "cash": 20},
    )
    game.play("call I goods 1")
    assert refused(game, "produce n@1 p@1 p@1 e@1") == "called-and-ending"
    game.play("produce p@1 p@1 p@1 e@1")
    assert not game.state.ending


def test_K3_having_called_it_may_produce_the_last_of_the_first_colour_to_go():
    game = bank(
        supply="k5 n1 p5 e5 g5",
        box="k5 n9 p5 e5 g5",
        blue={"machines": "n", "factory": "", "cash": 20},
    )
    play(game, "call I goods 1", "produce n@1")
    assert game.state.goods[places.SUPPLY, BROWN] == 0
    assert not game.state.ending
    assert not game.over


def last_round(turn, **parts):
    """The second of two rounds: the turn after yellow's would be the first of a third."""
    return bank(turn=turn, options={"round_limit": 2}, **parts)


@pytest.mark.parametrize("turn", ["blue", "red"])
def test_K3_a_round_limit_leaves_the_broker_open_until_the_very_last_turn(turn):
    game = last_round(turn)
    assert game.can("call I goods 1")
    play(game, "call I goods 1", "pass")
    assert not game.over


@pytest.mark.parametrize(("first", "last"), [("blue", "yellow"), ("red", "blue")])
def test_K3_in_the_last_turn_of_the_last_round_nobody_can_call(first, last):
    game = last_round(last, first=first, **{last: {"machines": "n", "factory": "n@1"}})
    assert refused(game, "call I goods 1") == "ending-no-call"
    assert refused(game, "call III money factory n@1") == "ending-no-call"
    assert not any(text.startswith("call") for text in game.legal_actions().texts())
    game.play("pass")
    assert game.over


def test_K3_the_same_turn_of_an_earlier_round_is_not_the_last():
    game = position(
        "anniversary",
        turn="yellow",
        round=1,
        options={"round_limit": 2},
        brokers={"I": {"goods": "k n"}},
    )
    game.play("call I goods 1")
    assert game.state.holder == 2


def test_K4_money_on_the_card_is_not_there_for_interest():
    game = bank(blue={"cash": 5, "loans": 2, "island": "k"}, red={"cash": 1})
    play(game, "call I goods 5", "pass", "pass", "pass")
    assert game.cash("blue") == 0
    assert game.state.goods[places.BOX, BLACK] == 1  # seized, though the card held $5
    assert pier(game.state, 0) == (BLACK, BROWN)  # and then it won


def test_K4_containers_on_the_card_cannot_be_sold_or_priced():
    game = card_from_both_stores()
    assert refused(game, "reprice n@5 p@2") == "store-differs"  # brown lies on the card
    game.play("pass")
    assert refused(game, "stock blue k@3 -> k@4") == "not-for-sale"
    assert refused(game, "sail blue n@4") == "not-for-sale"
    assert game.can("stock blue k@2 -> k@4")
    assert game.can("sail blue p@2")


def card_from_both_stores():
    """Blue's machines k and n have room for four, its warehouses for three; two are on the card."""
    game = bank(
        blue={
            "machines": "k n",
            "factory": "k@2 k@3 n@1",
            "warehouses": 3,
            "harbour": "n@4 p@2",
        },
        red={"machines": "g", "factory": "g@1 g@1", "warehouses": 1},
    )
    game.play("call II money factory k@3 harbour n@4")
    return game


def test_K4_containers_on_the_card_keep_their_room_in_the_factory_store():
    game = card_from_both_stores()
    assert factory_room(game.state, 0) == 1  # two in the store and one on the card, of four
    assert refused(game, "produce k@2 k@1 n@1 n@1") == "must-choose"  # both would fit without it
    game.play("produce k@2 n@1 n@4")
    assert factory(game.state, 0) == ((BLACK, 2), (BROWN, 1), (BROWN, 4))
    assert factory_room(game.state, 0) == 0


def test_K4_containers_on_the_card_keep_their_room_in_the_harbour_store():
    game = card_from_both_stores()
    assert harbour_room(game.state, 0) == 1  # one in the store and one on the card, of three
    assert refused(game, "stock red g@1 g@1 -> p@2 g@2 g@2") == "harbour-full"
    game.play("stock red g@1 -> p@2 g@3")
    assert harbour(game.state, 0) == ((PURPLE, 2), (GREY, 3))
    assert harbour_room(game.state, 0) == 0


def test_K5_outbid_money_returns_to_the_hand():
    game = bank()
    play(game, "call I goods 7", "pass")
    assert game.cash("blue") == 13
    game.play("call I goods 8")
    assert game.cash("blue") == 20


def test_K5_outbid_containers_from_both_stores_return_there_and_are_priced_at_once():
    game = bank(
        blue={"machines": "k", "factory": "k@2 k@3", "harbour": "n@4"},
        red={"machines": "n p", "factory": "n@1 n@1 p@1 p@1"},
    )
    play(game, "call II money factory k@3 harbour n@4", "pass")
    game.play("call II money factory n@1 n@1 p@1")
    assert game.waiting == (0,)  # although it is red's turn
    assert refused(game, "blue: price factory k@3") == "store-differs"
    high = PriceReturned(factory=((BLACK, 5),), harbour=((BROWN, 4),))
    assert refused(game, high, "blue") == "no-such-price"
    assert refused(game, "red: pass") == "not-asked"
    game.play("blue: price factory k@1 harbour n@6")
    assert factory(game.state, 0) == ((BLACK, 1), (BLACK, 2))
    assert harbour(game.state, 0) == ((BROWN, 6),)
    assert game.waiting == (1,)
    assert game.state.actions_left == 1


def test_K6_the_winner_takes_what_now_lies_in_the_space_and_pays():
    game = bank(brokers={"I": {"goods": "k n"}, "II": {"money": 2}, "III": {"money": 3}})
    play(game, "call I goods 4", "pass", "pass", "pass")
    assert game.active == 0
    assert pier(game.state, 0) == (BLACK, BROWN)
    assert broker_money(game) == [1 + 2, 2 + 1, 3 + 1]
    assert game.state.holder == game.state.arrow == -1


def test_K6_money_that_came_to_the_space_meanwhile_is_won_too():
    game = bank(blue={"factory": "k@2", "machines": "k"}, red={"loans": 1, "cash": 9})
    play(game, "call I money factory k@2", "pass")  # red pays $1 of interest to broker I
    play(game, "pass", "pass")
    assert game.cash("blue") == 20 + 2
    assert broker_money(game)[0] == 0
    assert broker_goods(game, 0) == [BLACK, BLACK, BROWN]


ORDERS = ("after-interest", "before-interest")


def blue_to_win(order, blue, payment, **parts):
    """Yellow is about to pass, and blue begins its turn with the payment card."""
    options = {"broker_win": order}
    return bank(turn="yellow", options=options, blue=blue, payment=payment, **parts)


@pytest.mark.parametrize("edition", ["classic", "anniversary"])
def test_K6_editions_have_the_win_after_interest(edition):
    assert Game.new(edition, seed=1).options.broker_win == "after-interest"
    game = Game.new(edition, seed=1, broker_win="before-interest")
    assert game.options.broker_win == "before-interest"
    assert game.state.broker_win == 1


def test_K6_after_interest():
    game = blue_to_win(
        "after-interest",
        brokers={"III": {"money": 9}},
        blue={"cash": 0, "loans": 2, "island": "k"},
        payment={"holder": "blue", "space": "III money", "factory": "n"},
    )
    seized = int(game.state.goods[places.BOX, BLACK])
    game.play("pass")
    assert game.active == 0
    # the $9 came too late to pay with: black went for one loan, the other was forgiven
    assert island(game.state, 0) == ()
    assert game.state.goods[places.BOX, BLACK] == seized + 1
    assert game.cash("blue") == 9
    assert game.state.holder == -1


def test_K6_before_interest_what_is_won_pays_it():
    game = blue_to_win(
        "before-interest",
        brokers={"III": {"money": 9}},
        blue={"cash": 0, "loans": 2, "island": "k"},
        payment={"holder": "blue", "space": "III money", "factory": "n"},
    )
    told = [type(event).__name__ for event in game.play("pass")]
    assert told.index("BrokerWon") < told.index("BrokersPaid") < told.index("InterestPaid")
    assert island(game.state, 0) == (BLACK,)
    assert (game.cash("blue"), game.state.loans[0]) == (9 - 2, 2)
    assert (game.active, game.waiting, game.state.actions_left) == (0, (0,), 2)


@pytest.mark.parametrize("order", ORDERS)
def test_K6_I2_a_seat_with_one_loan_borrows_for_interest_only_if_the_win_comes_too_late(order):
    game = blue_to_win(
        order,
        brokers={"III": {"money": 9}},
        blue={"cash": 0, "loans": 1},
        payment={"holder": "blue", "space": "III money", "factory": "n"},
    )
    causes = [event.cause for event in game.play("pass") if hasattr(event, "cause")]
    late = order == "after-interest"
    assert causes == (["interest"] if late else [])
    assert game.state.loans[0] == (2 if late else 1)
    assert game.cash("blue") == 9 - 1 + (10 if late else 0)


@pytest.mark.parametrize("order", ORDERS)
def test_K6_I6_what_was_just_won_can_be_seized_only_where_the_win_comes_first(order):
    game = blue_to_win(
        order,
        brokers={"I": {"goods": "p"}},
        blue={"cash": 0, "loans": 2, "harbour": "k@2 n@2", "warehouses": 2},
        payment={"holder": "blue", "space": "I goods", "money": 3},
    )
    game.play("pass")
    if order == "after-interest":  # the stores pay, and then the prize comes
        assert game.waiting == (2,)
        play(game, "seize k@2")
        assert (pier(game.state, 0), harbour(game.state, 0)) == ((PURPLE,), ())
    else:  # I6: the harbour at the bank comes before the stores
        assert game.waiting == (2,)
        assert pier(game.state, 0) == ()
        play(game, "seize k@2")
        assert [colour for colour, _ in harbour(game.state, 0)] == [BROWN]
    assert (game.active, game.waiting) == (0, (0,))
    assert broker_money(game) == [2, 3, 4]  # I1: no interest; K8: the bid of $3


@pytest.mark.parametrize("order", ORDERS)
def test_K6_interest_paid_to_the_marked_space_is_won_back_only_where_the_win_comes_last(order):
    game = blue_to_win(
        order,
        brokers={"I": {"money": 4}},
        blue={"cash": 5, "loans": 1},
        payment={"holder": "blue", "space": "I money", "factory": "n"},
    )
    game.play("pass")
    assert game.cash("blue") == (9 if order == "after-interest" else 8)
    assert broker_money(game)[0] == (0 if order == "after-interest" else 1)


@pytest.mark.parametrize("order", ORDERS)
def test_K6_K8_the_payer_says_the_order_of_its_containers_on_either_side_of_interest(order):
    game = blue_to_win(
        order,
        brokers={"III": {"money": 9}},
        blue={"cash": 0, "loans": 1, "machines": "k n"},
        payment={"holder": "blue", "space": "III money", "factory": "k n"},
    )
    game.play("pass")
    late = order == "after-interest"
    assert game.waiting == (0,)
    assert game.state.loans[0] == (2 if late else 1)
    assert refused(game, "repay") == "repay-later"  # L2: not before interest, nor while it pays
    told = game.play("pay n k")
    assert [broker_goods(game, 0)[-1], broker_goods(game, 1)[-1]] == [BROWN, BLACK]
    assert ("InterestPaid" in [type(event).__name__ for event in told]) != late
    assert game.cash("blue") == 9 - 1 + (10 if late else 0)
    assert (game.waiting, game.state.actions_left) == ((0,), 2)
    assert refused(game, "call I goods 1") == "won-this-turn"  # K3


def test_K6_I2_what_is_won_may_be_too_little_for_the_interest():
    parts = {
        "brokers": {"III": {"money": 1}},
        "payment": {"holder": "blue", "space": "III money", "factory": "k n"},
    }
    blue = {"cash": 0, "loans": 2, "machines": "k n", "island": "p"}
    game = blue_to_win("before-interest", blue=blue, **parts)
    told = play(game, "pass", "pay n k")  # $1 won, $1 paid, one loan in default
    assert [event.loans for event in told if type(event).__name__ == "Defaulted"] == [1]
    assert (island(game.state, 0), game.cash("blue"), game.waiting) == ((), 0, (0,))


def test_K6_L1_a_loan_taken_while_the_brokers_are_paid_bears_interest_if_that_comes_after():
    game = blue_to_win(
        "before-interest",
        brokers={"III": {"money": 1}},
        blue={"cash": 0, "loans": 1, "machines": "k n"},
        payment={"holder": "blue", "space": "III money", "factory": "k n"},
    )
    told = play(game, "pass", "blue: loan", "pay n k")
    assert [event.amount for event in told if type(event).__name__ == "InterestPaid"] == [2]
    assert (game.cash("blue"), game.state.loans[0]) == (1 + 10 - 2, 2)


def test_K7_at_the_end_an_open_auction_goes_to_the_holder_who_pays_its_bid():
    game = bank(
        turn="red",
        supply="k0 n1 p5 e5 g5",
        box="k10 n9 p5 e5 g5",
        red={"machines": "n", "cash": 20},
        blue={"cash": 16},
        payment={"holder": "blue", "space": "I goods", "money": 4},
    )
    play(game, "produce n@1", "pass")
    assert game.over
    assert pier(game.state, 0) == (BLACK, BROWN)
    assert broker_money(game) == [3, 3, 4]
    assert game.scores()[0] == 16 + 1 + 2 * 3  # red's wage, two containers in the harbour there


def test_K7_won_money_goes_to_the_hand_at_the_end():
    game = bank(
        turn="red",
        supply="k0 n1 p5 e5 g5",
        box="k9 n9 p5 e5 g5",
        red={"machines": "n", "cash": 20},
        payment={"holder": "blue", "space": "III money", "factory": "k"},
    )
    play(game, "produce n@1", "pass")
    assert game.over
    assert game.cash("blue") == 20 + 1 + 3  # red's wage and the prize
    assert broker_goods(game, 0) == [BLACK, BLACK, BROWN]


def test_K7_a_round_limit_settles_the_open_auction_too():
    game = last_round("red")
    play(game, "call I goods 4", "pass", "pass")
    assert game.over
    assert pier(game.state, 1) == (BLACK, BROWN)
    assert broker_goods(game, 0) == []
    assert broker_money(game) == [1 + 2, 2 + 1, 3 + 1]
    assert game.state.holder == game.state.arrow == -1
    assert game.scores()[1] == 20 - 4 + 2 * 3


def test_K8_four_dollars_are_two_one_and_one():
    game = bank()
    play(game, "call II goods 4", "pass", "pass", "pass")
    assert broker_money(game) == [1 + 2, 2 + 1, 3 + 1]


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        ("pay k n n p", ([BLACK, PURPLE], [BROWN], [BROWN])),
        ("pay n k p n", ([BROWN, BROWN], [BLACK], [PURPLE])),
    ],
)
def test_K8_containers_one_at_a_time_in_the_order_that_the_payer_chooses(order, expected):
    game = bank(
        brokers={"I": {"goods": ""}, "II": {"goods": ""}},
        blue={"machines": "k n p", "factory": "k@2 n@2 n@2 p@2"},
    )
    play(game, "call III money factory k@2 n@2 n@2 p@2", "pass", "pass", "pass")
    assert game.waiting == (0,)
    assert game.cash("blue") == 23  # the prize is taken first
    assert refused(game, "pay k n") == "must-pay"
    assert refused(game, "pass") == "wrong-moment"
    game.play(order)
    assert tuple(broker_goods(game, broker) for broker in range(3)) == expected
    assert game.can("build warehouse")


def test_K8_containers_of_one_colour_pay_themselves():
    game = bank(brokers={"I": {"goods": ""}}, blue={"machines": "e g", "factory": "e@2 e@2"})
    play(game, "call III money factory e@2 e@2", "pass", "pass", "pass")
    assert broker_goods(game, 0) == broker_goods(game, 1) == [BEIGE]
    assert game.can("produce e@1 g@1")
    assert GREY not in broker_goods(game, 2)
