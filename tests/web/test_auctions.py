"""Auctions on the page: sealed bids and their reveal, ties, keeping the cargo, open bidding."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from longshore.game.actions import SailIsland
from longshore.text.messages import say
from tests.server.serving import Served
from tests.web.received import leaks, numbers
from tests.web.scenes import BLUE, RED, YELLOW, scene
from tests.web.sitting import Sitting

# Red's ship, with a brown container from blue's harbour, lies at sea, and it is red's turn.
LADEN = (
    "blue: stock red n@2 -> n@4",
    "blue: pass",
    "red: sail blue n@4",
    "red: sail sea",
    "yellow: pass",
    "blue: pass",
)
LANDED = (*LADEN, "red: sail island")
NONE, SEALED = say("board-bid-none"), say("board-bid-sealed", cards=0)
BROWN = 1


def bid(amount: int, bluff: int = 0, *, cancelled: bool = False) -> str:
    """A bid that is turned over, in words."""
    return say("board-bid", amount=amount, bluff=bluff, cancelled="yes" if cancelled else "no")


def expect_bids(person: Sitting, **seats: list[str]) -> None:
    """The bids as the board shows them, by seat."""
    for name, words in seats.items():
        seat = person.options.seat_names.index(name)
        cards = person.page.locator(f"[data-bid='{seat}']").get_by_role("img")
        expect(cards).to_have_count(len(words))
        for card, said in zip(cards.all(), words, strict=True):
            expect(card).to_have_accessible_name(said)


def never_told(person: Sitting, amount: int) -> None:
    """Nothing that this browser has received holds a number."""
    assert all(amount not in numbers(told) for told in person.received.told)


def nothing_leaked(*people: Sitting) -> None:
    for person in people:
        found = [leak for told in person.received.told for leak in leaks(told, person.seat)]
        assert not found, found


def test_A1_sealed_bids_are_turned_over_together(server: Served, browser: Browser) -> None:
    with scene(server, browser, "classic", *LADEN) as at:
        red, blue, yellow = at.sit(RED), at.sit(BLUE), at.sit(YELLOW, phone=True)
        everybody = (red, blue, yellow)
        red.perform("sail island")
        for person in everybody:
            person.until_told(red.seq)
            expect_bids(person, blue=[NONE], yellow=[NONE])
        blue.perform("bid 17")
        yellow.until_told(blue.seq)
        expect_bids(yellow, blue=[SEALED], yellow=[NONE])
        expect_bids(red, blue=[SEALED], yellow=[NONE])
        blue.says("acting-bid-sealed")
        red.until_told(blue.seq)
        never_told(red, 17)
        never_told(yellow, 17)
        yellow.perform("bid 13")
        for person in everybody:
            person.until_told(yellow.seq)
            expect_bids(person, blue=[bid(17)], yellow=[bid(13)])
        red.perform("accept")
        assert red.view.own is not None
        assert red.view.own.cash == 18 + 17 + 17
        assert red.view.board.seats[BLUE].island == (BROWN,)
        at.all_show()
        nothing_leaked(*everybody)


def test_A1_ones_own_bid_is_open_to_oneself(server: Served, browser: Browser) -> None:
    """With what one has, and what is left of it; hidden from typing it to its reveal by wish."""
    with scene(server, browser, "classic", *LANDED) as at:
        blue = at.sit(BLUE)
        field, own = blue.acting.amount_field, say("acting-bid-own", amount=17, loans=0, bluff=0)
        assert blue.view.own is not None
        cash = blue.view.own.cash
        blue.acting.fill_bid(17)
        expect(field).to_have_css("-webkit-text-security", "none")
        left = blue.acting.root.locator("[data-part=cash]")
        expect(left).to_contain_text(say("acting-cash-have", amount=cash))
        expect(left).to_contain_text(say("acting-cash-left", amount=cash - 17))
        blue.acting.press(blue.acting.button("acting-bid-hide"))
        expect(field).to_have_css("-webkit-text-security", "disc")
        expect(left).to_have_text(say("acting-cash-have", amount=cash))
        expect(field).to_have_value("17")
        with blue.playing() as wished:
            wished.append(blue.understood("bid 17"))
            blue.acting.press(blue.acting.seal_button)
        blue.says("acting-bid-sealed")
        log = blue.page.locator("[data-part=log]")
        expect(log).to_contain_text("Ann sealed a bid.")
        expect(blue.page.get_by_text(say("money", amount=17))).to_have_count(0)
        blue.acting.press(blue.acting.button("acting-bid-peek"))
        expect(blue.acting.root).to_contain_text(own)
        expect(log).to_contain_text("Ann sealed a bid of $17.")


def test_A4_selling_and_keeping_are_compared_as_money(server: Served, browser: Browser) -> None:
    """Neither is called a gain that the other would be more of."""
    with scene(server, browser, "classic", *LANDED, "blue: bid 6", "yellow: bid 1") as at:
        red = at.sit(RED)
        sell, keep = (red.acting.root.locator(f"[data-way={way}]") for way in ("sell", "keep"))
        expect(sell).to_contain_text(say("acting-gain", amount=12))
        expect(sell.get_by_role("button")).to_have_text(say("acting-decide-accept", winner="Ann"))
        expect(keep).to_contain_text(say("money-minus", amount=6))
        worth = _worth(red)
        expect(keep).to_contain_text(
            say("acting-decide-worth", open="yes", now=f"${worth[0]}", most=f"${worth[1]}")
        )


def _worth(person: Sitting) -> tuple[int, int]:
    """What brown alone on an island counts: nothing now, for it is discarded (F2)."""
    own = person.view.own
    assert own is not None
    return 0, 10 if own.two_value == BROWN else own.values[BROWN]


def test_A2_a_tie_is_broken_by_extra_bids_and_the_seller(server: Served, browser: Browser) -> None:
    with scene(server, browser, "classic", *LANDED) as at:
        red, blue, yellow = at.sit(RED, phone=True), at.sit(BLUE), at.sit(YELLOW)
        blue.perform("bid 3")
        yellow.perform("bid 3")
        blue.until_asked("tiebreak")
        blue.says("acting-bid-standing", amount=3)
        blue.perform("bid 13")
        red.until_told(blue.seq)
        expect_bids(red, blue=[bid(3), SEALED], yellow=[bid(3), NONE])
        never_told(red, 13)
        never_told(yellow, 13)
        yellow.perform("bid 13")
        for person in (red, blue, yellow):
            person.until_told(yellow.seq)
            expect_bids(person, blue=[bid(3), bid(13)], yellow=[bid(3), bid(13)])
        red.says("acting-tied", amount=16)
        red.perform("award yellow")
        assert red.view.board.seats[YELLOW].island == (BROWN,)
        at.all_show()
        nothing_leaked(red, blue, yellow)


def test_A5_keeping_the_cargo_asks_first(server: Served, browser: Browser) -> None:
    with scene(server, browser, "classic", *LANDED, "blue: bid 17", "yellow: bid 3") as at:
        red = at.sit(RED, phone=True)
        before = at.seats[RED].info().seq
        red.acting.press(red.acting.button("acting-decide-decline"))
        expect(red.acting.dialog).to_contain_text(say("acting-ask-decline", amount=17))
        red.acting.confirm("page-cancel")
        assert at.seats[RED].info().seq == before
        red.perform("decline")
        assert red.view.own is not None
        assert red.view.own.cash == 1
        assert red.view.board.seats[RED].island == (BROWN,)
        at.all_show()


def test_A5_keeping_the_cargo_with_a_loan(server: Served, browser: Browser) -> None:
    with scene(server, browser, "classic", *LANDED, "blue: bid 21", "yellow: bid 3") as at:
        red = at.sit(RED)
        red.says("acting-decide-loan-first", loans=1)
        expect(red.acting.button("acting-decide-decline")).to_have_count(0)
        red.perform("loan")
        red.perform("decline")
        assert red.view.own is not None
        assert red.view.own.cash == 18 + 10 - 21
        at.all_show()


def test_A3_nobody_bids_and_the_seller_has_the_cargo(server: Served, browser: Browser) -> None:
    with scene(server, browser, "classic", *LANDED) as at:
        red, yellow = at.sit(RED), at.sit(YELLOW, phone=True)
        yellow.acting.fill_bid(0)
        yellow.until_told(at.play("blue: bid 0").seq)
        expect(yellow.acting.amount_field).to_have_value("0")  # what was typed stays
        yellow.perform("bid 0")
        red.until_told(yellow.seq)
        assert red.view.board.seats[RED].island == (BROWN,)
        at.all_show()


def test_A3_nobody_bids_and_it_is_a_tie(server: Served, browser: Browser) -> None:
    with scene(server, browser, "anniversary", *LANDED) as at:
        red, yellow = at.sit(RED), at.sit(YELLOW, phone=True)
        at.play("blue: bid 0")
        yellow.perform("bid 0")
        yellow.until_asked("tiebreak")
        at.play("blue: bid 0")
        yellow.perform("bid 0")
        red.until_asked("decide")
        red.says("acting-decide-accept-nothing")
        red.perform("award blue")
        assert red.view.board.seats[BLUE].island == (BROWN,)
        at.all_show()


def test_A6_open_bidding(server: Served, browser: Browser) -> None:
    with scene(server, browser, "classic", *LANDED, auction="progressive") as at:
        blue, yellow = at.sit(BLUE, phone=True), at.sit(YELLOW)
        yellow.says("acting-raise-standing", amount=0, winner="")
        yellow.perform("bid 3")
        blue.until_asked("raise")
        blue.says("acting-raise-standing", amount=3, winner="Cleo")
        blue.perform("bid 5")
        yellow.until_asked("raise")
        expect(yellow.acting.amount_field).to_have_value("6")
        before = yellow.seq
        yellow.acting.press(yellow.acting.button("acting-raise-pass"))
        yellow.acting.confirm("page-cancel")
        assert at.seats[YELLOW].info().seq == before
        yellow.perform("pass")
        at.play("red: accept")
        at.all_show()
        assert at.view(BLUE).board.seats[BLUE].island == (BROWN,)


def test_A6_a_loan_for_an_open_bid_is_taken_first(server: Served, browser: Browser) -> None:
    story = (*LANDED, "yellow: bid 3", "blue: bid 22")
    with scene(server, browser, "classic", *story, auction="progressive") as at:
        yellow = at.sit(YELLOW)
        yellow.says("acting-raise-loan")
        yellow.perform("loan")
        yellow.perform("bid 23")
        assert yellow.view.board.bidding is not None
        assert yellow.view.board.bidding.highest == 23
        at.all_show()


@pytest.mark.parametrize(("bluff", "winner"), [("plain", YELLOW), ("cancel", BLUE)])
def test_A7_bluffing_cards(server: Served, browser: Browser, bluff: str, winner: int) -> None:
    with scene(server, browser, "anniversary", *LANDED, bluff=bluff) as at:
        red, yellow = at.sit(RED), at.sit(YELLOW, phone=True)
        yellow.says("acting-bid-bluff-note", bluff=bluff)
        yellow.perform("bid 17 bluff 2")
        red.until_told(yellow.seq)
        never_told(red, 17)
        at.play("blue: bid 4")
        expect_bids(red, blue=[bid(4)], yellow=[bid(17, 2, cancelled=bluff == "cancel")])
        red.perform("accept")
        assert red.view.board.seats[winner].island == (BROWN,)
        at.all_show()
        nothing_leaked(red, yellow)


def test_L3_a_bid_with_a_loan_on_the_spot(server: Served, browser: Browser) -> None:
    with scene(server, browser, "classic", *LANDED) as at:
        red, blue, yellow = at.sit(RED), at.sit(BLUE), at.sit(YELLOW, phone=True)
        yellow.acting.amount_field.fill("27")
        expect(yellow.acting.seal_button).to_be_disabled()
        yellow.says("acting-bid-high", loans=1, needed=1, most=20)
        yellow.acting.press(yellow.acting.button("acting-bid-add-loans", loans=1))
        with yellow.playing() as wished:
            wished.append(yellow.understood("bid 27 loan"))
            yellow.acting.press(yellow.acting.seal_button)
        for person in (red, blue):
            person.until_told(yellow.seq)
            assert person.view.board.seats[YELLOW].loans == 0
            never_told(person, 27)
        blue.perform("bid 5")
        for person in (red, yellow):
            person.until_told(blue.seq)
            assert person.view.board.seats[YELLOW].loans == 1
        red.perform("accept")
        at.all_show()
        yellow.until_told(red.seq)
        assert yellow.view.own is not None
        assert yellow.view.own.cash == 20 + 10 - 27 - 1  # and $1 of interest
        nothing_leaked(red, blue, yellow)


def test_M4_sailing_to_the_island_asks_first(server: Served, browser: Browser) -> None:
    with scene(server, browser, "classic", *LADEN) as at:
        red = at.sit(RED, phone=True)
        before = red.seq
        red.acting.put(SailIsland())
        expect(red.acting.commit_button).to_have_attribute("data-commit", "auction")
        red.acting.press(red.acting.commit_button)
        goods = say("log-alike", count=1, colour="brown")
        expect(red.acting.dialog).to_contain_text(say("acting-ask-island", goods=goods))
        red.acting.confirm("page-cancel")
        assert at.seats[RED].info().seq == before
        with red.playing() as wished:
            wished.append(SailIsland())
            red.acting.commit()
        assert red.view.board.phase == "bids"
