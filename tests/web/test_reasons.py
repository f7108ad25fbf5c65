"""Whatever can do nothing now says why, to the eye and to a screen reader."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Route, expect

from longshore.text.messages import say
from tests.server.serving import Served
from tests.web.looking import Someone, press
from tests.web.scenes import BLUE, RED, scene
from tests.web.test_auctions import LANDED
from tests.web.test_seats import menu

SHOWN = "[data-reason]:popover-open"
# What is seen and cannot be used, with what is said about it.
_DISABLED = """() => {
  const seen = (one) => one.checkVisibility({visibilityProperty: true});
  const text = (ids) =>
    (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  // an option that only says what a list is for is no control
  return [...document.querySelectorAll(':disabled:not(option), [aria-disabled=true]')]
    .filter(seen)
    .map((one) => ({
      what: one.outerHTML.slice(0, 160),
      why: text(one.getAttribute('aria-describedby')).trim(),
      reached: !one.disabled,
    }));
}"""


def reasoned(page: Page) -> int:
    """How many things can do nothing here; all of them have a reason, and can have the focus."""
    found: list[dict[str, Any]] = page.evaluate(_DISABLED)
    assert [one["what"] for one in found if not (one["why"] and one["reached"])] == []
    return len(found)


def reason_of(page: Page, button: Locator) -> str:
    """What is read when it is pressed; a page that still scrolls there would hide it again."""
    button.scroll_into_view_if_needed()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    button.click(force=True)
    shown = page.locator(SHOWN)
    expect(shown).to_be_visible()
    return shown.inner_text()


def test_everything_that_can_do_nothing_says_why(server: Served, browser: Browser) -> None:
    with scene(server, browser) as at:
        blue = at.sit(BLUE)
        assert reasoned(blue.page)  # an empty ship
        blue.acting.press(blue.acting.choice("stock", RED))
        add = blue.acting.button("acting-add")
        assert reason_of(blue.page, add) == say("acting-pick-first")
        assert reasoned(blue.page)
        expect(add).to_be_focused()
        blue.page.keyboard.press("Escape")
        expect(blue.page.locator(SHOWN)).to_have_count(0)
        expect(add).to_be_focused()  # the key has hidden the reason, and no more
        assert reason_of(blue.page, add) == say("acting-pick-first")
        add.dispatch_event("click")  # it stays: as after a tap, when no pointer leaves
        blue.page.locator("main").first.dispatch_event("pointerdown")
        expect(blue.page.locator(SHOWN)).to_have_count(0)
        blue.page.keyboard.press("Escape")
        blue.acting.put(blue.understood("stock red n@2 -> n@4"))
        reasoned(blue.page)
        blue.acting.press(blue.acting.choice("reprice"))
        assert reason_of(blue.page, blue.acting.button("acting-add")) == say("acting-reprice-same")
    with scene(server, browser, "classic", *LANDED) as at:
        blue, red = at.sit(BLUE), at.sit(RED)
        assert reason_of(blue.page, blue.acting.seal_button) == say("acting-bid-empty")
        blue.acting.fill_bid(0)
        assert reasoned(blue.page)  # less than nothing
        less = blue.acting.root.get_by_role("button", name=say("acting-bid-step", by=-1))
        assert reason_of(blue.page, less) == say("acting-bid-least-is", least=0)
        at.play("yellow: bid 1", "blue: bid 3")
        expect(red.acting.root.locator("[data-way=keep]")).to_be_visible()
        reasoned(red.page)
        red.page.get_by_role("button", name=say("page-look-back")).click()
        expect(red.page.get_by_role("slider", name=say("past-scrub-slider"))).to_be_visible()
        assert reasoned(red.page)  # there is nothing after this


@contextmanager
def unanswered(page: Page, method: str) -> Iterator[None]:
    """What is asked with this method is answered only afterwards."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        if route.request.method == method:
            held.append(route)
        else:
            route.fallback()

    page.route("**/api/**", hold)
    yield
    for route in held:
        route.continue_()
    page.unroute("**/api/**", hold)


def all_busy(page: Page, button: Locator) -> None:
    """While a wish is under way, what was pressed says so, and all beside it says why."""
    expect(button).to_have_attribute("aria-disabled", "true")
    assert reason_of(page, button) == say("acting-busy")
    assert reasoned(page)


def test_a_new_table_and_its_waiting_room_say_why(server: Served, someone: Someone) -> None:
    page = someone().goto(f"{server.url}/new")
    spectators = page.get_by_label(say("around-new-spectators"), exact=True)
    chat = page.get_by_label(say("around-new-spectator-chat"), exact=True)
    spectators.uncheck()
    assert reason_of(page, chat) == say("around-new-spectator-chat-off")
    expect(chat).to_be_checked(checked=False)
    assert reasoned(page) == 1
    spectators.check()
    assert reasoned(page) == 0
    press(page, "around-new-open")
    first = page.locator("main li[data-seat=blue] [data-way=up]")
    expect(first).to_be_visible()
    page.wait_for_load_state("networkidle")  # what comes later moves it away from the pointer
    assert reason_of(page, first) == say("around-order-first-is")
    assert reasoned(page) == 3  # nobody sits before the first or after the last; nothing is typed
    draw = page.get_by_role("button", name=say("around-order-chance"))
    with unanswered(page, "POST"):
        draw.click()
        all_busy(page, draw)
    expect(draw).to_be_enabled()
    send = page.get_by_role("button", name=say("around-chat-send"))
    assert reason_of(page, send) == say("around-chat-nothing")
    page.get_by_label(say("around-chat-say")).fill("Hello")
    expect(send).to_be_enabled()
    send.click()
    expect(page.get_by_role("log")).to_contain_text("Hello")


def test_the_menu_of_a_table_says_why(server: Served, browser: Browser) -> None:
    with scene(server, browser) as at:
        page = at.sit(BLUE).page
        parts = menu(page, "devices")
        make = parts.get_by_role("button", name=say("around-devices-make"))
        with unanswered(page, "POST"):
            make.click()
            all_busy(page, make)
        expect(parts.get_by_label(say("around-devices-link"))).to_be_visible()


def test_the_start_page_and_the_settings_say_why(server: Served, someone: Someone) -> None:
    looker = someone()
    looker.context.add_init_script("delete window.Notification")
    page = looker.goto(server.url)
    page.get_by_role("button", name=say("page-settings")).click()
    notify = page.get_by_role("checkbox", name=say("around-set-notify"))
    assert reason_of(page, notify) == say("around-set-notify-never")
    assert reasoned(page) == 1
    page.keyboard.press("Escape")  # the reason
    page.get_by_role("button", name=say("page-close")).click()
    now = page.get_by_role("button", name=say("around-play-now"))
    with unanswered(page, "POST"):
        now.click()
        waits = page.get_by_role("button", name=say("around-play-busy"))
        all_busy(page, waits)
