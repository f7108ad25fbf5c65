"""One's turn on the page: put together, shown as it will be, taken back, committed."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

from longshore.game.actions import BuildWarehouse, Pass, Repay, TakeLoan
from longshore.game.game import Game
from longshore.game.views import View
from longshore.notation import parse_deal
from longshore.text.messages import say
from tests.server.serving import Served
from tests.web.scenes import BLUE, CLASSIC, RED, YELLOW, Scene, scene

BLACK, BROWN, ORANGE, TAN, WHITE = range(5)
AROUND = ("red: pass", "yellow: pass")  # until it is blue's turn again


def after(at: Scene, *actions: str) -> View:
    """The table as blue would see it after these actions of its first turn, or of others'."""
    game = Game.start(at.options, deal=parse_deal(CLASSIC, at.options))
    for action in actions:
        game.play(action)
    return game.view(BLUE)


def test_T1_a_turn_is_put_together_shown_taken_back_and_committed(
    server: Served, browser: Browser
) -> None:
    with scene(server, browser) as at:
        blue, red = at.sit(BLUE), at.sit(RED, phone=True)
        before = red.seq
        blue.acting.put(blue.understood("stock red n@2 -> n@5"))
        expect(blue.acting.steps).to_contain_text([say("acting-do-stock", **STOCKED)])
        blue.shows(after(at, "stock red n@2 -> n@5"), "draft")
        blue.acting.put(TakeLoan())
        blue.shows(after(at, "stock red n@2 -> n@5", "loan"), "draft")
        blue.acting.press(blue.acting.button("acting-take-back"))
        blue.shows(after(at, "stock red n@2 -> n@5"), "draft")
        blue.acting.put(TakeLoan())
        blue.acting.press(blue.acting.button("acting-start-over"))
        expect(blue.acting.steps).to_have_count(0)
        blue.shows(after(at))
        assert at.seats[BLUE].info().seq == before  # nobody was told of any of it
        blue.perform("stock red n@2 -> n@5", "build warehouse")
        red.until_told(blue.seq)
        assert sorted(red.received.entries)[-2:] == [before + 1, before + 2]
        at.all_show()


STOCKED: dict[str, Any] = {
    "goods": say("log-alike", count=1, colour="brown"),
    "seat": "Bob",
    "amount": 2,
}


def test_a_draft_goes_on_when_somebody_borrows_meanwhile(server: Served, browser: Browser) -> None:
    with scene(server, browser) as at:
        blue = at.sit(BLUE)
        blue.acting.put(BuildWarehouse())
        at.play("red: loan")
        blue.shows(after(at, "red: loan", "build warehouse"), "draft")
        expect(blue.acting.steps).to_have_count(1)
        blue.acting.put(TakeLoan())
        with blue.playing() as wished:
            wished += [BuildWarehouse(), TakeLoan()]
            blue.acting.commit()
        at.all_show()


def test_a_turn_can_be_committed_in_parts(server: Served, browser: Browser) -> None:
    with scene(server, browser) as at:
        blue = at.sit(BLUE, phone=True)
        blue.acting.put(BuildWarehouse())
        note = blue.acting.root.get_by_text(say("acting-commit-note", actions=1))
        expect(note).to_have_count(1)  # where there is room for it
        with blue.playing() as wished:
            wished.append(BuildWarehouse())
            assert blue.acting.commit() == "open"
        assert blue.turn
        blue.perform("build t")
        assert not blue.turn
        at.all_show()


def test_T2_passing_with_actions_left_asks_first(server: Served, browser: Browser) -> None:
    with scene(server, browser) as at:
        blue = at.sit(BLUE)
        blue.acting.press(blue.acting.choice("pass"))
        expect(blue.acting.dialog).to_contain_text(say("acting-ask-pass", actions=2))
        blue.page.keyboard.press("Escape")
        expect(blue.acting.dialog).to_have_count(0)
        assert at.seats[BLUE].info().seq == blue.seq
        blue.acting.put(BuildWarehouse())
        blue.acting.press(blue.acting.choice("pass"))
        expect(blue.acting.dialog).to_contain_text(say("acting-ask-pass", actions=1))
        with blue.playing() as wished:
            wished += [BuildWarehouse(), Pass()]
            blue.acting.confirm("acting-ask-pass-yes")
        assert not blue.turn


def test_what_cannot_be_done_says_why(server: Served, browser: Browser) -> None:
    story = ("blue: stock red n@2 -> n@4", "blue: build warehouse", *AROUND)
    with scene(server, browser, "classic", *story) as at:
        blue, before = at.sit(BLUE, phone=True), at.seats[BLUE].info().seq
        refused = offers(at, BLUE)["refused"]
        wanted = {
            "sail-island": "empty-ship",
            "stock/1": "factory-empty",
        }
        for choice, code in wanted.items():
            kind, _, seat = choice.partition("/")
            (why,) = (
                one["text"]
                for one in refused
                if one["kind"] == kind and str(one.get("seat", "")) == seat
            )
            assert code in [one["code"] for one in refused if one["kind"] == kind]
            button = blue.acting.root.locator(f'[data-choice="{choice}"]')
            expect(button).to_have_attribute("aria-disabled", "true")
            blue.acting.press(button, anyway=True)
            reason = why.replace("Red", "Bob").replace("Blue", "Ann")  # people by their names
            blue.says("acting-not-now", reason=reason)
            expect(button).to_have_accessible_description(reason)
        assert at.seats[BLUE].info().seq == before


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
def test_no_press_is_lost_when_a_reason_goes_away(
    server: Served, browser: Browser, phone: bool
) -> None:
    """What was just done cannot be done again, and says why; the buttons below stay where they are
    while one of them is pressed.
    """
    with scene(server, browser, warehouses=4) as at:
        blue = at.sit(BLUE, phone=phone)
        blue.acting.put(BuildWarehouse())
        expect(blue.acting.choice("build-warehouse")).to_have_attribute("aria-disabled", "true")
        blue.acting.press(blue.acting.choice("produce"))
        expect(blue.acting.shelf(say("acting-price-title-factory"))).to_be_visible()


def offers(at: Scene, seat: int) -> Any:
    headers = {"authorization": f"Bearer {at.seats[seat].token}"}
    address = f"{at.server.url}/api/tables/{at.table}/offers?seat={seat}"
    return httpx.get(address, headers=headers).raise_for_status().json()


def test_what_is_drawn_on_the_board_can_be_chosen_there(server: Served, browser: Browser) -> None:
    with scene(server, browser) as at:
        blue = at.sit(BLUE)
        blue.page.locator(f"article[data-seat='{RED}'] [data-offer=stock]").click()
        title = say("acting-stock-title", seat="Bob")
        expect(blue.acting.root.get_by_role("heading", name=title)).to_be_visible()
        blue.acting.pick(say("acting-stock-what"), [(BROWN, 2)])
        blue.acting.set_out(say("acting-price-title-harbour"), [(BROWN, 3)])
        blue.acting.press(blue.acting.button("acting-add"))
        expect(blue.acting.steps).to_have_count(1)
        blue.page.locator(f"article[data-seat='{BLUE}'] [data-offer=build-warehouse]").click()
        expect(blue.acting.steps).to_have_count(2)
        with blue.playing() as wished:
            wished += [blue.understood("stock red n@2 -> n@3"), BuildWarehouse()]
            blue.acting.commit()


# Stores


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_P2_production_when_not_all_fit(server: Served, browser: Browser, phone: bool) -> None:
    story = ("blue: build t", "blue: produce k@2 k@2 t@3", *AROUND)
    with scene(server, browser, "classic", *story) as at:
        blue = at.sit(BLUE, phone=phone)
        blue.acting.press(blue.acting.choice("produce"))
        blue.says("acting-produce-choose", count=1)
        blue.says("acting-produce-more", count=1)
        expect(blue.acting.button("acting-add")).to_be_disabled()
        blue.acting.press(blue.acting.button("acting-back"))
        blue.perform("produce k@1 k@2 t@3 t@4", "pass")
        assert blue.view.board.seats[BLUE].factory == ((BLACK, 1), (BLACK, 2), (TAN, 3), (TAN, 4))
        at.all_show()


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
def test_P3_H4_prices_are_set_by_key_press_and_drag(
    server: Served, browser: Browser, phone: bool
) -> None:
    story = ("blue: build warehouse", "blue: stock red n@2 -> n@4", *AROUND)
    with scene(server, browser, "classic", *story) as at:
        blue = at.sit(BLUE, phone=phone)
        blue.acting.press(blue.acting.choice("reprice"))
        blue.says("acting-reprice-same")
        expect(blue.acting.button("acting-add")).to_be_disabled()
        blue.acting.press(blue.acting.button("acting-back"))
        blue.perform("reprice n@6")
        blue.acting.press(blue.acting.choice("produce"))
        title = say("acting-price-title-factory")
        for price, (box, _, _) in zip((4, 1), blue.acting.lying(title), strict=True):
            blue.acting.drag(title, box, price)
        blue.acting.press(blue.acting.button("acting-add"))
        expect(blue.acting.steps).to_have_count(1)
        with blue.playing() as wished:
            wished.append(blue.understood("produce k@1 k@4"))
            blue.acting.commit()
        at.all_show()


def test_M2_M3_a_ship_is_loaded_where_it_lies(server: Served, browser: Browser) -> None:
    story = (
        "blue: build warehouse",
        "blue: stock red n@2 -> n@3",
        "red: sail blue n@3",
        "red: produce n@2",
        "yellow: pass",
        "blue: stock red n@2 -> n@5",
        "blue: stock yellow o@2 -> n@5 o@6",
    )
    with scene(server, browser, "classic", *story) as at:
        red, blue = at.sit(RED, phone=True), at.sit(BLUE)
        red.acting.press(red.acting.choice("load", BLUE))
        red.acting.pick(say("acting-load-what"), [(BROWN, 5)])
        red.says("acting-total", count=1, cost=5)
        red.says("acting-room-left", room=3)
        red.acting.press(red.acting.button("acting-back"))
        red.perform("load n@5", "load o@6")
        assert red.view.board.seats[RED].ship == (BROWN, BROWN, ORANGE)
        blue.until_told(red.seq)
        at.all_show()


# Money


@pytest.mark.parametrize("form", ["pre-turn", "action"])
def test_D1_D2_the_domestic_sale(server: Served, browser: Browser, form: str) -> None:
    story = ("blue: pass", *AROUND)
    with scene(server, browser, "classic", *story, domestic_sale=form) as at:
        blue = at.sit(BLUE)
        blue.perform("sell k@2", "build warehouse")
        assert blue.view.own is not None
        assert blue.view.own.cash == 20 + 2 - 4
        assert blue.turn is (form == "pre-turn")  # where it takes no action there is one left
        at.all_show()


def test_L1_L2_loans_are_taken_and_repaid(server: Served, browser: Browser) -> None:
    with scene(server, browser) as at:
        blue, red = at.sit(BLUE), at.sit(RED, phone=True)
        red.perform("loan")  # at any time, and at once
        blue.until_told(red.seq)
        assert blue.view.board.seats[RED].loans == 1
        at.all_show()
        blue.perform("loan", "build t", "repay", "build warehouse")
        assert blue.view.board.seats[BLUE].loans == 0
        red.until_asked("act")
        assert red.view.own is not None
        assert red.view.own.cash == 20 + 10 - 1
        at.all_show()
        # no action is left, but the loan could be repaid: the turn has to be ended
        red.acting.put(BuildWarehouse())
        red.acting.put(BuildWarehouse())
        expect(red.acting.commit_button).to_have_attribute("data-commit", "last")
        with red.playing() as wished:
            wished += [BuildWarehouse(), BuildWarehouse(), Repay()]
            red.acting.put(Repay())
            red.acting.commit()
        assert not red.turn
        at.all_show()


def test_L1_what_takes_a_loan_first_says_so_and_takes_it(server: Served, browser: Browser) -> None:
    with scene(server, browser, "classic", "blue: build t", "blue: build w", *AROUND) as at:
        blue, yellow = at.sit(BLUE, phone=True), at.sit(YELLOW)
        machine = blue.acting.choice("build-machine")
        expect(machine).to_contain_text(say("acting-needs-loan", loans=1))
        blue.acting.press(machine)
        blue.says("acting-loan-with", loans=1)
        name = say("acting-machine", colour="brown")
        blue.acting.press(blue.acting.root.get_by_role("button", name=name))
        build = say("acting-do-build-machine", colour="brown")
        expect(blue.acting.steps).to_contain_text([say("acting-do-loan"), build])
        with blue.playing() as wished:
            wished += [TakeLoan(), blue.understood("build n")]
            blue.acting.commit()
        yellow.until_told(blue.seq)
        assert yellow.view.board.seats[BLUE].machines == (BLACK, TAN, WHITE, BROWN)
        at.all_show()
