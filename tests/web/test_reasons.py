"""Whatever can do nothing now says why, to the eye and to a screen reader."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from longshore.text.messages import say
from tests.server.serving import Served
from tests.web.scenes import BLUE, RED, scene
from tests.web.test_auctions import LANDED

SHOWN = "[data-reason]:popover-open"
# What is seen and cannot be used, with what is said about it.
_DISABLED = """() => {
  const seen = (one) => one.checkVisibility({visibilityProperty: true});
  const text = (ids) =>
    (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  return [...document.querySelectorAll('main :disabled, main [aria-disabled=true]')]
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
    """What is read when it is pressed."""
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
