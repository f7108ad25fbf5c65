"""Who sits where: invitations, waiting rooms, several at one device, spectators, other devices.

And what goes with a seat: chat, notes, clocks, standing orders, taking back, being told.
"""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from longshore.client import Refused
from longshore.server.domain.settings import ClockSettings, Settings
from longshore.text.messages import say
from tests.server.moving_time import Hands, until
from tests.server.serving import served
from tests.web.looking import (
    Looker,
    acting,
    bids,
    moment,
    press,
    settled,
    stored,
    tab,
    worker_ready,
)
from tests.web.received import leaks, over
from tests.web.scenes import BLUE, RED, YELLOW, scene


def seat_line(page: Page, seat: str) -> Locator:
    """A seat in the waiting room."""
    return page.locator(f"main li[data-seat={seat}]")


def sit_down(page: Page, name: str, seat: str | None = None) -> None:
    page.get_by_label(say("around-your-name")).fill(name)
    if seat is not None:
        page.get_by_label(say("around-sit-seat")).select_option(label=say(f"seat-{seat}"))
    press(page, "around-sit-down")


def menu(page: Page, part: str) -> Locator:
    """A part of the table's menu, opened."""
    page.get_by_role("button", name=say("page-menu"), exact=True).click()
    dialog = page.get_by_role("dialog", name=say("around-menu-title"))
    dialog.get_by_role("button", name=say(f"around-menu-{part}"), exact=True).click()
    return dialog


def shown_link(where: Page | Locator, label: str, **values: str) -> str:
    return where.get_by_label(say(label, **values)).input_value()


def the_card(page: Page) -> Locator:
    """One's own value card."""
    return page.get_by_role("group", name=say("board-card"), exact=True)


# Coming in


def test_an_invitation_leads_to_a_seat_and_all_see_who_comes(someone, server):
    ada, bo, cy = someone(), someone(), someone()
    ada.goto("/new")
    ada.page.get_by_role("radio", name=say("option-seats-value", n=3)).check()
    ada.page.get_by_label(say("around-your-name")).fill("Ada")
    ada.page.get_by_role("checkbox", name=say("around-new-counted-cash")).uncheck()
    press(ada.page, "around-new-open")
    invitation = shown_link(ada.page, "around-waiting-link")
    expect(ada.page.get_by_text(say("around-waiting-count", n=2))).to_be_visible()

    bo.goto(invitation)
    press(bo.page, "around-sit-down")  # nobody sits down without a name
    expect(bo.page.get_by_text(say("around-sit-no-name"))).to_be_visible()
    sit_down(bo.page, "Bo", "yellow")
    for page in (ada.page, bo.page):  # in both browsers, without a reload
        expect(seat_line(page, "yellow")).to_contain_text("Bo")
        expect(page.get_by_text(say("around-waiting-count", n=1))).to_be_visible()
    # whoever was invited may invite others, but only the host starts
    expect(bo.page.get_by_text(say("around-waiting-for-host"))).to_be_visible()
    cy.goto(shown_link(bo.page, "around-waiting-link"))
    expect(cy.page.get_by_label(say("around-sit-seat")).locator("option")).to_have_count(1)
    sit_down(cy.page, "Cy")
    for page in (ada.page, bo.page, cy.page):
        expect(seat_line(page, "red")).to_contain_text("Cy")

    press(ada.page, "around-waiting-start")
    for looker, seat in ((ada, 0), (bo, 2), (cy, 1)):
        settled(looker.page)
        own = looker.page.get_by_role("article", name=say("board-board-own"))
        expect(own).to_have_attribute("data-seat", str(seat))
        expect(the_card(looker.page)).to_be_visible()
        for told in looker.received.told:
            assert list(leaks(told, seat)) == []


def test_a_host_fills_seats_frees_them_and_starts_with_bots_in_the_rest(someone, server, client):
    host = client.open_table("classic", 4, name="Ada")
    guest = client.join(host.table, "Bo", 1, host.invitation)
    ada = someone()
    page = ada.goto(host.links.seat)
    seat = seat_line(page, "yellow")
    seat.get_by_role("button", name=say("around-put-bot")).click()
    expect(seat).to_contain_text(say("around-bot-named", bot="Steady"))
    seat.get_by_label(say("around-new-bot", seat="yellow")).select_option("hard")
    expect(seat).to_contain_text(say("around-bot-named", bot="Hard"))
    assert [one.bot for one in host.info().seats] == [None, None, "hard", None]
    seat.get_by_role("button", name=say("around-free-seat")).click()
    expect(seat).to_contain_text(say("around-seat-open"))

    seat_line(page, "red").get_by_role("button", name=say("around-drop")).click()
    question = page.get_by_role("dialog", name=say("around-drop-title", name="Bo"))
    question.get_by_role("button", name=say("around-drop"), exact=True).click()
    expect(seat_line(page, "red")).to_contain_text(say("around-seat-open"))
    with pytest.raises(Refused):
        guest.info()

    page.get_by_label(say("around-waiting-fill")).select_option("easy")
    press(page, "around-waiting-start-bots", n=3)
    settled(page)
    told = host.info()
    assert [one.bot for one in told.seats] == [None, "easy", "easy", "easy"]
    assert told.status == "running"


def test_a_link_for_another_device_brings_the_same_seat(someone, server):
    game = stored(server, "classic-3", 12)
    ada = someone()
    page = ada.sit(game.link(0))
    dialog = menu(page, "devices")
    dialog.get_by_label(say("around-devices-label")).fill("Phone")
    press(dialog, "around-devices-make")
    link = shown_link(dialog, "around-devices-link")
    expect(dialog.get_by_role("listitem").filter(has_text="Phone")).to_be_visible()

    phone = someone(viewport={"width": 360, "height": 740})
    phone.sit(link)
    assert "#" not in phone.page.url
    own = phone.page.get_by_role("article", name=say("board-board-own"))
    expect(own).to_have_attribute("data-seat", "0")
    card = the_card(page).inner_text().split()[-10:]  # five colours and their values
    assert the_card(phone.page).inner_text().split()[-10:] == card

    # the key can be taken back: the phone then looks on at most
    line = dialog.get_by_role("listitem").filter(has_text="Phone")
    line.get_by_role("button", name=say("around-revoke")).click()
    page.get_by_role("dialog", name=say("around-revoke-title")).get_by_role(
        "button", name=say("around-revoke"), exact=True
    ).click()
    expect(line).to_have_count(0)
    phone.page.reload()
    expect(phone.page.get_by_role("heading", name=say("page-no-table"))).to_be_visible()


def test_a_host_drops_somebody_and_hands_the_seat_on(someone, server, client):
    game = stored(server, "classic-3", 12)
    ada, cy, eva = someone(), someone(), someone()
    page, third = ada.sit(game.link(0)), cy.sit(game.link(2))
    dialog = menu(page, "seats")
    line = dialog.get_by_role("listitem").filter(has_text="Bo")
    line.get_by_role("button", name=say("around-drop")).click()
    question = page.get_by_role("dialog", name=say("around-drop-title", name="Bo"))
    question.get_by_role("button", name=say("around-drop"), exact=True).click()
    line = dialog.get_by_role("listitem").filter(has_text=say("seat-red"))
    # the third at the table is asked, for the one and for the other
    expect(third.get_by_text(say("around-asked-drop", name="Bo", seat="red"))).to_be_visible()
    press(third, "acting-undo-agree")
    line.get_by_role("button", name=say("around-hand-ask")).click()
    expect(third.get_by_text(say("around-asked-hand", name="Bo", seat="red"))).to_be_visible()
    press(third, "acting-undo-agree")
    line.get_by_role("button", name=re.compile(f"^{say('around-hand')}")).click()
    link = shown_link(line, "around-hand-link", seat="red")

    eva.sit(link)
    offer = eva.page.get_by_role("form", name=say("around-take-title"))
    offer.get_by_label(say("around-your-name")).fill("Eva")
    press(offer, "around-take")
    own = eva.page.get_by_role("article", name=say("board-board-own"))
    expect(own).to_have_attribute("data-seat", "1")
    told = game.visitor(client).info()
    assert (told.seats[1].name, told.seats[1].away) == ("Eva", None)
    expect(offer).to_have_count(0)


# Several at one device


def test_at_one_device_a_curtain_hides_each_hand_until_its_owner_lifts_it(someone, server):
    both = someone()
    page = both.goto("/new")
    page.get_by_role("radio", name=say("option-seats-value", n=3)).check()
    page.get_by_label(say("around-new-seat", seat="red")).select_option("me")
    page.get_by_label(say("around-new-seat", seat="yellow")).select_option("bot")
    page.get_by_label(say("around-new-name", seat="blue")).fill("Ada")
    page.get_by_label(say("around-new-name", seat="red")).fill("Bo")
    page.get_by_role("checkbox", name=say("around-new-counted-cash")).uncheck()
    press(page, "around-new-start")

    seats = {"Ada": 0, "Bo": 1}
    curtain = page.get_by_role("dialog", name=re.compile("Ada|Bo"))
    expect(curtain).to_be_visible()
    assert own_hands(both) == set()
    expect(the_card(page)).not_to_be_visible()

    first = "Ada" if "Ada" in curtain.inner_text() else "Bo"
    lift(page, first, seats[first])
    assert own_hands(both) == {seats[first]}

    # they end their turn, and the next one is asked behind a curtain again
    acting(page).locator("[data-choice=pass]").click()
    page.get_by_role("dialog").get_by_role(
        "button", name=say("acting-ask-pass-yes"), exact=True
    ).click()
    expect(curtain).to_be_visible()
    second = "Ada" if "Ada" in curtain.inner_text() else "Bo"
    assert own_hands(both) == {seats[first]}  # nothing of the other has come
    expect(the_card(page)).not_to_be_visible()
    expect(page.get_by_role("button", name=say("page-menu"), exact=True)).to_have_count(0)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.evaluate("!document.activeElement.closest('main')")

    if second != first:  # the bot may have come between them
        lift(page, second, seats[second])
        assert own_hands(both) == {0, 1}


def lift(page: Page, name: str, seat: int) -> None:
    press(page, "page-hand-over-here", name=name, seat="")
    own = page.get_by_role("article", name=say("board-board-own"))
    expect(own).to_have_attribute("data-seat", str(seat))
    expect(the_card(page)).to_be_visible()
    expect(acting(page).locator("[data-choice]").first).to_be_visible()


def own_hands(looker: Looker) -> set[int]:
    """The seats whose hands the browser has been told anything of."""
    found = set()
    for seat, other in ((0, 1), (1, 0)):
        of_seat = any(list(leaks(told, other)) for told in looker.received.told)
        if of_seat:
            found.add(seat)
    return found


# Looking on


def test_whoever_looks_on_receives_no_secret_and_can_do_nothing(someone, server, client):
    number, _ = moment("classic-3", bids)
    game = stored(server, "classic-3", number, Settings(counted_cash=False))
    guest = someone()
    page = guest.sit(game.to_look_on)
    expect(page.get_by_role("article", name=say("board-board-own"))).to_have_count(0)
    expect(the_card(page)).to_have_count(0)
    expect(acting(page).get_by_role("button")).to_have_count(0)
    expect(tab(page, "notes")).to_have_count(0)

    told = game.visitor(client).info()
    for seat in told.awaiting:  # sealed bids are made while they watch
        sealed = game.seat(client, seat).play("bid 1", seq=told.auction)
    shown = say("log-bids-revealed", extra=False, bids="")
    expect(page.get_by_text(shown.removesuffix(".")).last).to_be_visible()
    assert sealed.seq in guest.received.entries
    for one in guest.received.told:
        assert not over(one)
        assert list(leaks(one, None)) == []
    tab(page, "chat").click()
    expect(page.get_by_text(say("around-chat-none"))).to_be_visible()
    expect(page.get_by_label(say("around-chat-say"))).to_have_count(0)


def test_where_nobody_may_look_on_nobody_does(someone, server):
    game = stored(server, "classic-3", 12, Settings(spectators=False))
    guest = someone()
    page = guest.goto(game.to_look_on)
    expect(page.get_by_role("heading", name=say("page-no-table"))).to_be_visible()
    expect(page.get_by_role("alert")).to_have_text(re.compile(r"\w+ .+\."))
    assert not [one for one in guest.received.told if "entries" in one]


# What goes with a seat


def test_chat_reaches_the_others_marks_what_is_new_and_is_never_markup(someone, server):
    game = stored(server, "classic-3", 12)
    ada, bo = someone(), someone()
    ada.sit(game.link(0))
    bo.sit(game.link(1))
    tab(ada.page, "chat").click()
    words = "Two <b>tan</b>?\n<script>alert(1)</script> & $5"
    ada.page.get_by_label(say("around-chat-say")).fill(words)
    press(ada.page, "around-chat-send")
    expect(tab(bo.page, "chat")).to_have_accessible_name(f"{say('page-tab-chat')} 1")
    tab(bo.page, "chat").click()
    said = bo.page.get_by_role("log", name=say("around-chat-log")).get_by_role("listitem")
    expect(said).to_have_count(1)
    expect(said).to_contain_text("Ada")
    assert said.locator("p").inner_text() == words
    expect(tab(bo.page, "chat")).to_have_accessible_name(say("page-tab-chat"))
    expect(ada.page.get_by_label(say("around-chat-say"))).to_have_value("")

    # what was typed and not said yet outlives a reload
    bo.page.get_by_label(say("around-chat-say")).fill("Let me th")
    bo.page.reload()
    settled(bo.page)
    tab(bo.page, "chat").click()
    expect(bo.page.get_by_label(say("around-chat-say"))).to_have_value("Let me th")
    bo.page.get_by_label(say("around-chat-say")).press("Enter")
    log = ada.page.get_by_role("log", name=say("around-chat-log"))
    expect(log.get_by_role("listitem").last).to_contain_text("Let me th")


def test_notes_are_kept_for_the_seat_and_nobody_else_gets_them(someone, server, client):
    game = stored(server, "classic-3", 12)
    ada, bo = someone(), someone()
    bo.sit(game.link(1))
    ada.sit(game.link(0))
    tab(ada.page, "notes").click()
    secret = "Red hoards the orange ones"
    ada.page.get_by_label(say("around-notes")).fill(secret)
    until(lambda: game.seat(client, 0).notes() == secret)
    expect(ada.page.get_by_role("status").filter(has_text=re.compile("Saved at"))).to_be_visible()

    elsewhere = someone()  # on another device, with the same seat
    elsewhere.sit(game.link(0))
    tab(elsewhere.page, "notes").click()
    expect(elsewhere.page.get_by_label(say("around-notes"))).to_have_value(secret)
    tab(bo.page, "notes").click()
    expect(bo.page.get_by_label(say("around-notes"))).to_have_value("")
    assert not [one for one in bo.received.messages if secret.encode() in one.body]


def test_a_clock_is_shown_runs_out_and_one_can_come_back(tmp_path, browser):
    hands = Hands()
    hands.now = round(time.time() * 1000)  # the page has a clock of its own
    clock = ClockSettings(move=600, game=None, out="bot", bot="easy")
    with (
        served(tmp_path, clock=hands) as server,
        scene(server, browser, settings={"clock": clock}) as at,
    ):
        ann = at.sit(BLUE)
        timer = ann.page.get_by_role("timer").filter(visible=True)
        expect(timer).to_have_count(1)  # only the seat that is awaited has one
        expect(timer).to_have_text(re.compile(r"(9:[0-5]\d|10:00)"))
        hands.forward(600)
        back = ann.page.get_by_role("button", name=say("acting-come-back"))
        expect(back).to_be_visible()
        taken = [one for one in ann.received.entries.values() if one.kind == "taken-over"]
        assert [one.seat for one in taken] == [BLUE]
        back.click()
        expect(back).to_have_count(0)
        assert at.seats[BLUE].info().seats[BLUE].away is None


def test_standing_orders_are_what_the_form_says_and_can_be_withdrawn(someone, server, client):
    game = stored(server, "classic-3", 12)
    seat = game.seat(client, 0)
    ada = someone()
    dialog = menu(ada.sit(game.link(0)), "orders")
    bid = dialog.get_by_role("checkbox", name=say("around-order-bid"), exact=True)
    bid.check()
    press(dialog, "around-save")
    expect(dialog.get_by_text(say("around-orders-bid-limit"))).to_be_visible()
    assert seat.orders().none

    dialog.get_by_label(say("around-orders-most"), exact=True).fill("12")
    group = dialog.get_by_role("group", name=say("around-order-bid"))
    group.get_by_label(say("around-orders-loans"), exact=True).select_option("1")
    dialog.get_by_role("checkbox", name=say("around-order-pass"), exact=True).check()
    dialog.get_by_label(say("around-until-round")).fill("6")
    press(dialog, "around-save")
    expect(dialog.get_by_text(say("around-orders-saved"))).to_be_visible()
    standing = seat.orders()
    assert (standing.bid.most, standing.bid.loans) == (12, 1)
    assert standing.pass_.round == 6
    assert standing.accept is None

    # they are still there when one looks again
    ada.page.keyboard.press("Escape")
    dialog = menu(ada.page, "orders")
    expect(dialog.get_by_label(say("around-orders-most"), exact=True)).to_have_value("12")
    press(dialog, "around-orders-withdraw")
    expect(dialog.get_by_text(say("around-orders-withdrawn"))).to_be_visible()
    assert seat.orders().none


# Taking back


def test_one_s_own_last_action_is_taken_back_at_once(server, browser):
    with scene(server, browser) as at:
        ann, bob = at.sit(BLUE), at.sit(RED)
        before = at.view(BLUE).board
        ann.acting.put(ann.understood("build warehouse"))
        ann.acting.commit()
        ann.acting.press(ann.acting.button("acting-undo"))
        for sitting in (ann, bob):
            sitting.until(lambda one=sitting: one.received.entries[one.seq].kind == "undone")
        assert at.view(BLUE).board == before
        at.all_show()
        # in the log it stays, struck through
        gone = bob.page.locator("s", has_text=say("log-warehouse-built", seat="Ann", price=4))
        expect(gone).to_have_count(1)

        # the whole turn, too, until somebody else does something
        ann.perform("build warehouse", "pass")
        ann.acting.press(ann.acting.button("acting-undo"))
        ann.until(lambda: ann.turn)
        assert ann.view.board.actions_left == 1
        ann.perform("pass")
        bob.until_asked()
        bob.perform("pass")
        expect(ann.acting.button("acting-undo")).to_have_count(0)


@pytest.mark.parametrize("agree", [True, False])
def test_further_back_the_others_are_asked(agree, server, browser):
    story = ("blue: build warehouse", "blue: pass", "red: build warehouse")
    with scene(server, browser, "classic", *story) as at:
        ann, bob = at.sit(BLUE), at.sit(RED)
        before = at.view(BLUE)
        started = next(seq for seq, one in ann.received.entries.items() if one.kind == "started")
        line = ann.page.locator(f"li[data-seq='{started}'] button").first
        line.click()
        press(ann.page, "past-undo-here")
        press(ann.page.get_by_role("dialog"), "past-undo-yes-ask")
        question = say("acting-undo-asked", name="Ann", count=3)
        expect(bob.page.get_by_text(question)).to_be_visible()
        expect(ann.page.get_by_text(say("acting-undo-waiting"))).to_be_visible()
        if not agree:
            bob.acting.press(bob.acting.button("acting-undo-refuse"))
            expect(ann.page.get_by_text(say("acting-undo-waiting"))).to_have_count(0)
            assert at.view(BLUE) == before
            at.all_show()
            return
        bob.acting.press(bob.acting.button("acting-undo-agree"))
        expect(bob.page.get_by_text(say("acting-undo-agreed"))).to_be_visible()
        asked = next(one for one in ann.received.entries.values() if one.kind == "undo-asked")
        at.seats[YELLOW].answer_undo(asked.seq, True)
        ann.until(lambda: ann.view.board.active == BLUE)
        assert ann.view.board.seats[BLUE].warehouses == 1
        at.all_show()


# Being told


def test_the_title_and_the_icon_say_that_it_is_one_s_turn(server, browser):
    with scene(server, browser, settings={"title": "Friday"}) as at:
        ann, bob = at.sit(BLUE), at.sit(RED)
        title = say("around-page-title", title="Friday")
        turn = say("around-title-turn", title=title)
        expect(ann.page).to_have_title(turn)
        expect(bob.page).to_have_title(title)
        expect(ann.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
        ann.perform("pass")
        expect(ann.page).to_have_title(title)
        expect(bob.page).to_have_title(turn)
        expect(ann.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")


def notify_box(page: Page) -> Locator:
    page.get_by_role("button", name=say("page-settings"), exact=True).click()
    return page.get_by_role("checkbox", name=re.compile(f"^{say('around-set-notify')}"))


# A browser without windows allows no notifications: it is told that they are, and what it is to
# show is kept.
KEPT = """() => {
  window.shown = [];
  Object.defineProperty(Notification, "permission", {get: () => "granted"});
  Notification.requestPermission = async () => "granted";
  PushManager.prototype.subscribe = () => Promise.reject(new Error("not here"));
  ServiceWorkerRegistration.prototype.showNotification = async (title, {body, data}) =>
    void window.shown.push([body, data.url]);
}"""


def test_notifications_are_shown_when_it_is_one_s_turn_and_nobody_looks(someone, server, client):
    game = stored(server, "classic-3", 0)
    told = game.visitor(client).info()
    first, second = told.awaiting[0], (told.awaiting[0] + 1) % 3
    page = someone(service_workers="allow").sit(game.link(second))
    worker_ready(page)
    page.evaluate(KEPT)
    notify_box(page).check()
    page.keyboard.press("Escape")
    page.evaluate("Object.defineProperty(document, 'hidden', {get: () => true})")
    game.seat(client, first).play("pass", told.seq)
    until(lambda: page.evaluate("window.shown"))
    assert page.evaluate("window.shown") == [[say("around-news-turn"), f"/t/{game.table}"]]


def test_where_the_browser_forbids_notifications_that_is_said(someone, server):
    ada = someone()
    page = ada.goto("/")
    box = notify_box(page)
    box.click()
    expect(page.get_by_text(say("around-set-notify-denied"))).to_be_visible()
    expect(box).not_to_be_checked()
