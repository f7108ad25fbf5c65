"""A: the auction on the island."""

from __future__ import annotations

import itertools

import pytest

from longshore import Game
from longshore.game.board import island
from longshore.game.events import BidSealed, visible
from tests.tabletop import BLACK, BROWN, ORANGE, play, position, refused


def auction(edition="classic", seats=3, cargo="k n", **parts):
    """Blue has just sailed to the island."""
    parts.setdefault("blue", {"ship": {"at": "sea", "cargo": cargo}})
    game = position(edition, seats=seats, **parts)
    game.play("sail island")
    return game


def test_A1_every_other_seat_bids_in_secret_and_bids_are_revealed_together():
    game = auction(seats=4)
    assert game.waiting == (1, 2, 3)
    first = game.play("red: bid 5")
    assert game.waiting == (2, 3)
    for other in (0, 2, 3, None):
        assert "5" not in repr(visible(first, other))
        assert game.view(other) == auction_after_red(0).view(other)
    game.play("green: bid 7")
    last = game.play("yellow: bid 0")
    assert game.waiting == (0,)
    revealed = next(event for event in last if type(event).__name__ == "BidsRevealed")
    assert {bid.seat: bid.amount for bid in revealed.bids} == {1: 5, 2: 0, 3: 7}


def auction_after_red(amount):
    game = auction(seats=4)
    game.play(f"red: bid {amount}")
    return game


def test_A1_a_bid_is_limited_by_cash_with_loans_on_the_spot():
    game = auction(red={"cash": 12, "loans": 1})
    assert game.can("red: bid 12")
    assert refused(game, "red: bid 13") == "bid-too-high"
    assert game.can("red: bid 22 loan")
    assert refused(game, "red: bid 23 loan") == "bid-too-high"
    assert refused(game, "red: bid 23 loans 2") == "too-many-loans"
    assert refused(game, "blue: bid 1") == "not-asked"


@pytest.mark.parametrize("amount", [99, 100, 101, 250, 1234])
def test_A1_bids_beyond_a_hundred(amount):
    game = auction(red={"cash": 1234}, yellow={"cash": 0})
    play(game, f"red: bid {amount}", "yellow: bid 0", "accept")
    assert game.cash("red") == 1234 - amount
    assert game.cash("blue") == 20 + 2 * amount


def test_A1_the_order_of_sealed_bids_does_not_matter():
    bids = ["red: bid 15 loan", "yellow: bid 15", "green: bid 3"]
    states = set()
    for order in itertools.permutations(bids):
        game = auction(seats=4, yellow={"cash": 30})
        play(game, *order)
        states.add(game.state.tobytes())
    assert len(states) == 1


def test_A1_a_second_auction_starts_clean():
    game = auction("anniversary", red={"ship": {"at": "sea", "cargo": "p"}})
    play(game, "red: bid 6", "yellow: bid 6 bluff 2")
    play(game, "red: bid 3", "yellow: bid 2", "accept")
    assert (game.cash("red"), game.cash("yellow")) == (11, 20)
    game.play("sail island")
    assert game.waiting == (0, 2)
    assert refused(game, "yellow: bid 21") == "bid-too-high"
    play(game, "yellow: bid 20 bluff 2", "blue: bid 1")  # all of its cash and both cards are free
    assert game.waiting == (1,)
    game.play("accept")
    assert (game.cash("red"), game.cash("yellow")) == (11 + 40, 0)
    assert island(game.state, 2) == (ORANGE,)


def test_A1_a_second_auction_knows_nothing_of_the_first_ones_bids():
    game = auction(red={"ship": {"at": "sea", "cargo": "o"}})
    play(game, "red: bid 6", "yellow: bid 6", "red: bid 3", "yellow: bid 2", "accept")
    play(game, "sail island", "blue: bid 1", "yellow: bid 0", "accept")
    assert game.cash("yellow") == 20
    assert game.cash("blue") == 20 + 18 - 1
    assert island(game.state, 0) == (ORANGE,)


def test_A2_the_tied_add_an_extra_amount_in_secret():
    game = auction(seats=4)
    play(game, "red: bid 6", "yellow: bid 2", "green: bid 6")
    assert game.waiting == (1, 3)
    assert refused(game, "yellow: bid 1") == "not-asked"
    assert refused(game, "red: bid 15") == "bid-too-high"  # 6 of the 20 lie on the table
    play(game, "red: bid 1", "green: bid 0")
    assert game.waiting == (0,)
    game.play("accept")
    assert game.cash("red") == 20 - 7
    assert game.cash("blue") == 20 + 14
    assert island(game.state, 1) == (BLACK, BROWN)


def test_A2_totals_count_with_a_loan_in_the_tie_break():
    game = auction(red={"cash": 5}, yellow={"cash": 5})
    play(game, "red: bid 5", "yellow: bid 5", "yellow: bid 10 loan", "red: bid 0", "accept")
    assert game.cash("yellow") == 0
    assert game.state.loans[2] == 1


def test_A2_a_tie_that_persists_is_for_the_shipping_seat_to_settle():
    game = auction(seats=4)
    play(game, "red: bid 6", "yellow: bid 6", "green: bid 6")
    play(game, "red: bid 1", "yellow: bid 1", "green: bid 0")
    assert refused(game, "accept") == "award-instead"
    assert refused(game, "award green") == "not-tied"
    assert game.can("award yellow")
    game.play("award red")
    assert island(game.state, 1) == (BLACK, BROWN)
    assert game.cash("red") == 13
    assert game.cash("blue") == 34


def test_A2_a_persisting_tie_can_be_declined_too():
    game = auction()
    play(game, "red: bid 6", "yellow: bid 6", "red: bid 0", "yellow: bid 0", "decline")
    assert island(game.state, 0) == (BLACK, BROWN)
    assert game.cash("blue") == 14


def test_A3_all_bids_zero_classic_the_shipping_seat_takes_the_cargo_for_nothing():
    game = auction()
    play(game, "red: bid 0", "yellow: bid 0")
    assert island(game.state, 0) == (BLACK, BROWN)
    assert game.cash("blue") == 20
    assert game.active == 1  # T3: the turn is over


def test_A3_all_bids_zero_anniversary_is_a_tie_like_any_other():
    game = auction("anniversary")
    play(game, "red: bid 0", "yellow: bid 0")
    assert game.waiting == (1, 2)
    play(game, "red: bid 0", "yellow: bid 0")
    assert game.waiting == (0,)
    game.play("award yellow")
    assert island(game.state, 2) == (BLACK, BROWN)
    assert (game.cash("blue"), game.cash("yellow")) == (20, 20)


def test_A3_a_tie_at_zero_broken_by_one_dollar():
    game = auction("anniversary")
    play(game, "red: bid 0", "yellow: bid 0", "red: bid 1", "yellow: bid 0", "accept")
    assert island(game.state, 1) == (BLACK, BROWN)
    assert game.cash("blue") == 22


def test_A4_the_winner_pays_and_the_bank_pays_the_same_again():
    game = auction()
    play(game, "red: bid 12", "yellow: bid 9", "accept")
    assert game.cash("blue") == 20 + 24
    assert game.cash("red") == 8
    assert game.cash("yellow") == 20  # only the winner pays
    assert island(game.state, 1) == (BLACK, BROWN)


def test_A5_declining_costs_the_highest_bid_and_brings_no_subsidy():
    game = auction()
    play(game, "red: bid 8", "yellow: bid 3", "decline")
    assert game.cash("blue") == 12
    assert game.cash("red") == 20
    assert island(game.state, 0) == (BLACK, BROWN)


def test_A5_it_must_be_able_to_pay_with_a_loan_if_need_be():
    game = auction(blue={"cash": 3, "ship": {"at": "sea", "cargo": "k n"}})
    play(game, "red: bid 8", "yellow: bid 3")
    assert refused(game, "decline") == "too-dear"
    play(game, "loan", "decline")
    assert game.cash("blue") == 5
    assert game.state.loans[0] == 1


def test_A5_with_two_loans_and_too_little_money_it_must_accept():
    game = auction(blue={"cash": 3, "loans": 2, "ship": {"at": "sea", "cargo": "k n"}})
    play(game, "red: bid 8", "yellow: bid 3")
    assert refused(game, "decline") == "too-dear"
    assert refused(game, "loan") == "too-many-loans"
    game.play("accept")


def test_A5_with_the_investment_bank_the_subsidy_goes_to_the_brokers():
    game = auction("anniversary", brokers={"I": {"money": 1}, "II": {"money": 2}})
    play(game, "red: bid 4", "yellow: bid 3", "decline")
    assert game.cash("blue") == 16
    assert list(game.state.cash[6:9]) == [1 + 2, 2 + 1, 3 + 1]


def test_A5_with_the_investment_bank_in_the_classic_edition_too():
    game = auction(
        options={"investment_bank": True}, brokers={"I": {"money": 1}, "II": {"money": 2}}
    )
    play(game, "red: bid 5", "yellow: bid 3", "decline")
    assert game.cash("blue") == 15
    assert list(game.state.cash[6:9]) == [1 + 2, 2 + 2, 3 + 1]
    assert island(game.state, 0) == (BLACK, BROWN)


def test_A6_open_bidding_goes_round_until_one_is_left():
    game = auction(seats=4, options={"auction": "progressive"})
    assert game.waiting == (1,)
    assert refused(game, "bid 0") == "bid-too-low"
    assert refused(game, "yellow: bid 3") == "not-asked"
    game.play("bid 3")
    assert game.waiting == (2,)
    assert refused(game, "bid 3") == "bid-too-low"
    play(game, "bid 4", "pass")
    assert game.waiting == (1,)  # green passed for good
    play(game, "bid 6", "pass")
    assert game.waiting == (0,)
    game.play("accept")
    assert (game.cash("red"), game.cash("blue")) == (14, 32)
    assert island(game.state, 1) == (BLACK, BROWN)


def test_A6_all_pass_is_all_zero():
    game = auction(options={"auction": "progressive"})
    play(game, "pass", "pass")
    assert island(game.state, 0) == (BLACK, BROWN)
    assert game.active == 1


def test_A6_all_pass_with_all_zero_as_a_tie_goes_to_secret_extra_bids():
    game = auction(options={"auction": "progressive", "all_zero": "tie"})
    play(game, "pass", "pass")
    assert game.waiting == (1, 2)
    play(game, "red: bid 0", "yellow: bid 2", "accept")
    assert island(game.state, 2) == (BLACK, BROWN)
    assert game.cash("yellow") == 18


@pytest.mark.parametrize("seats", [4, 5])
def test_A6_all_pass_and_a_tie_at_four_and_five_seats(seats):
    game = auction(seats=seats, options={"auction": "progressive", "all_zero": "tie"})
    for seat in range(1, seats):
        assert game.waiting == (seat,)
        game.play("pass")
    assert game.waiting == tuple(range(1, seats))
    names = game.options.seat_names
    for seat in range(1, seats):
        extra = 2 if seat in (1, seats - 1) else 0
        game.play(f"{names[seat]}: bid {extra}")
    assert game.waiting == (0,)
    assert refused(game, "accept") == "award-instead"
    assert refused(game, f"award {names[2]}") == "not-tied"
    game.play(f"award {names[seats - 1]}")
    assert island(game.state, seats - 1) == (BLACK, BROWN)
    assert game.cash(seats - 1) == 18
    assert game.cash("red") == 20
    assert game.cash("blue") == 24


def test_A6_who_passed_for_good_bids_again_in_the_next_auction():
    game = auction(options={"auction": "progressive"}, red={"ship": {"at": "sea", "cargo": "o"}})
    play(game, "bid 3", "pass", "accept")  # yellow passed
    assert game.active == 1
    game.play("sail island")
    assert game.waiting == (2,)  # the shipping seat's left
    play(game, "bid 1", "bid 2", "bid 3", "pass", "accept")
    assert game.cash("yellow") == 17
    assert island(game.state, 2) == (ORANGE,)


def test_A6_the_last_one_may_still_bid_when_nobody_has():
    game = auction(options={"auction": "progressive"})
    play(game, "pass", "bid 1", "decline")
    assert game.cash("blue") == 19


def test_A6_a_loan_is_taken_openly_before_a_raise():
    game = auction(options={"auction": "progressive"}, yellow={"cash": 2})
    game.play("pass")
    assert refused(game, "bid 3") == "too-dear"
    assert refused(game, "bid 3 loan") == "open-loan-first"
    play(game, "yellow: loan", "bid 12", "accept")
    assert game.cash("yellow") == 0


def test_A6_open_bids_beyond_a_hundred():
    game = auction(options={"auction": "progressive"}, red={"cash": 320}, yellow={"cash": 400})
    play(game, "bid 250", "bid 251", "bid 300", "pass", "accept")
    assert game.cash("red") == 20


def test_A7_plain_bluffing_cards_change_nothing_and_are_kept():
    game = auction("anniversary", red={"cash": 9})
    play(game, "red: bid 5 bluff 2", "yellow: bid 4", "accept")
    assert island(game.state, 1) == (BLACK, BROWN)
    assert game.cash("red") == 4
    assert game.view(1).board.seats[1].money_cards == 2 + bills(4)


def bills(amount):
    """The fewest bills of $1, $2, $5, $10."""
    return amount // 10 + amount % 10 // 5 + amount % 5 // 2 + amount % 5 % 2


def seen(game, seat=1):
    """How many cards everybody sees of a sealed bid, as the board and as the events tell it."""
    shown = [game.view(looker).board.bidding.cards[seat] for looker in (None, 0, 1, 2)]
    told = [e.cards for e in game.events if isinstance(e, BidSealed) and e.seat == seat]
    assert shown == [told[-1]] * 4
    return shown[0]


HAND = {"cash": 20, "bills": [5, 5, 1, 0]}  # S5


@pytest.mark.parametrize("bluff", ["plain", "cancel"])
@pytest.mark.parametrize(
    ("bid", "cards"),
    [
        ("bid 1", 1),
        ("bid 4", 2),  # $2, $2
        ("bid 6", 2),  # $5, $1
        ("bid 9", 3),
        ("bid 20", 11),
        ("bid 4 bluff 2", 4),
        ("bid 0 bluff 1", 1),
        ("bid 0 bluff 2", 2),
        ("bid 0", 1),  # at least one
        ("bid 12 loan", 2),  # L3: the loan's $10 and a $2
        ("bid 20 loan 2", 2),
        ("bid 40 loan 2 bluff 2", 15),
    ],
)
def test_A7_all_see_at_once_of_how_many_cards_a_sealed_bid_is(bluff, bid, cards):
    game = auction("anniversary", options={"bluff": bluff}, red=HAND)
    game.play(f"red: {bid}")
    assert seen(game) == cards
    assert list(game.state.bills[1]) == HAND["bills"]  # nothing is paid yet
    assert game.view(None).board.bidding.cards == (None, cards, None)


def test_A7_a_bid_that_the_hand_cannot_make_up_is_of_the_bills_that_cover_it():
    game = auction("anniversary", red={"cash": 20, "bills": [0, 0, 0, 2]})
    game.play("red: bid 4")
    assert seen(game) == 1
    game = auction("anniversary", red={"cash": 20, "bills": [0, 0, 0, 2]})
    game.play("red: bid 14 bluff 1")
    assert seen(game) == 2 + 1


def test_A7_the_number_is_told_of_extra_bids_too_from_what_is_left():
    game = auction("anniversary", red=HAND, yellow=HAND)
    play(game, "red: bid 5 bluff 2", "yellow: bid 5")  # each lays down its $5
    assert game.view(None).board.bidding.cards == (None, None, None)
    game.play("red: bid 5")  # $2, $2, $1
    assert seen(game) == 3
    game.play("yellow: bid 0")
    assert [e.cards for e in game.events if isinstance(e, BidSealed)] == [3, 1, 3, 1]


def test_A7_a_loan_taken_after_the_bid_does_not_change_what_was_seen():
    game = auction("anniversary", red={"cash": 10, "bills": [0, 5, 0, 0]})
    game.play("red: bid 10")
    assert seen(game) == 5
    game.play("red: loan")
    assert seen(game) == 5
    assert Game.from_position(game.position()).state == game.state


def test_A7_the_number_is_seen_wherever_bluffing_cards_are_in_play_and_nowhere_else():
    game = auction(options={"bluff": "plain"}, red=HAND)
    assert game.view(None).board.seats[1].money_cards is None  # V2: how many it holds is hidden
    game.play("red: bid 9")
    assert seen(game) == 3
    for edition in ("classic", "anniversary"):
        game = auction(edition, options={"bluff": "none"})
        game.play("red: bid 9")
        assert seen(game) is None


def test_A7_there_are_no_bluffing_cards_in_classic():
    assert refused(auction(), "red: bid 5 bluff 1") == "no-bluffing-cards"


def test_A7_cancel_a_bid_with_a_card_counts_as_nothing():
    game = auction("anniversary", options={"bluff": "cancel"})
    play(game, "red: bid 15 bluff 1", "yellow: bid 2", "accept")
    assert island(game.state, 2) == (BLACK, BROWN)
    assert (game.cash("red"), game.cash("yellow"), game.cash("blue")) == (20, 18, 24)


def test_A7_cancel_all_cancelled_is_all_zero():
    game = auction(options={"bluff": "cancel"})
    play(game, "red: bid 15 bluff 2", "yellow: bid 2 bluff 1")
    assert island(game.state, 0) == (BLACK, BROWN)


def test_A7_cancel_in_the_tie_break_counts_for_the_extra_only():
    game = auction("anniversary", options={"bluff": "cancel"})
    play(game, "red: bid 5", "yellow: bid 5")
    play(game, "red: bid 9 bluff 1", "yellow: bid 1", "accept")
    assert island(game.state, 2) == (BLACK, BROWN)
    assert game.cash("yellow") == 14


def test_A7_cancelled_money_lies_on_the_table_in_the_tie_break_but_is_not_paid():
    game = auction("anniversary", options={"bluff": "cancel"})
    play(game, "red: bid 15 bluff 1", "yellow: bid 0")  # a tie at $0
    assert game.waiting == (1, 2)
    assert refused(game, "red: bid 6") == "bid-too-high"  # 15 of the 20 lie on the table
    assert refused(game, "red: bid 16 loan") == "bid-too-high"
    assert game.can("red: bid 15 loan")
    play(game, "red: bid 5", "yellow: bid 4")
    assert game.waiting == (0,)
    game.play("accept")
    assert island(game.state, 1) == (BLACK, BROWN)
    assert (game.cash("red"), game.cash("blue")) == (20 - 5, 20 + 10)


def test_A7_cards_on_the_table_are_not_in_hand_for_the_tie_break():
    game = auction("anniversary")
    play(game, "red: bid 5 bluff 2", "yellow: bid 5")
    assert refused(game, "red: bid 1 bluff 1") == "too-many-bluffs"
    assert game.can("yellow: bid 1 bluff 2")
