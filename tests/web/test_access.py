"""For everybody: axe-core finds nothing, keys do everything, and dusk is dark."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from longshore.client import Client
from longshore.game.actions import Produce, Stock
from longshore.server.domain.settings import SeatPlan
from longshore.text.messages import say
from tests.server.moving_time import until
from tests.server.players import go_on
from tests.soaking import some
from tests.web.looking import (
    NAMES,
    acting,
    acts,
    bids,
    board,
    decides,
    moment,
    prefer,
    press,
    settled,
    stored,
    tab,
)

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
}
ACTING, BESIDE = "main .side > .acting", "main .side > .beside"
ROOMS = ("/", "/new", "/lobby", "/games", "/learn", "/rules", "/host")
LIGHTS = ("light", "dark")
# A third of a table's elements are lines of the log, all alike: the last of them will do.
_SHORT_LOG = """() => {
  const rules = new CSSStyleSheet();
  rules.replaceSync("li[data-seq]:nth-last-child(n + 9) { display: none }");
  document.adoptedStyleSheets.push(rules);
}"""


@cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


def check(page: Page, where: str, part: str = "html", lights: Sequence[str] = LIGHTS) -> None:
    """No finding in a part of the page, and no scrolling sideways.

    In each of the lights; what does not depend on colours is looked at in the first alone.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
        page.evaluate(_SHORT_LOG)
    found = []
    for number, light in enumerate(lights):
        page.emulate_media(color_scheme=light)
        found += _findings(page, part, {"runOnly": ["color-contrast"]} if number else {})
    assert found == [], f"{where}: {json.dumps(found, indent=1)}"
    sideways = page.evaluate(
        "document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"
    )
    assert sideways <= 0, f"{where} scrolls sideways by {sideways} px"


def _findings(page: Page, part: str, how: dict[str, Any]) -> list[dict[str, Any]]:
    options = {"resultTypes": ["violations"], **how}
    found = page.evaluate("([part, options]) => axe.run(part, options)", [part, options])
    return [
        {
            "rule": one["id"],
            "nodes": [(node["html"][:200], node["failureSummary"]) for node in nodes],
        }
        for one in found["violations"]
        for nodes in [one["nodes"][:4]]
    ]


@pytest.mark.parametrize("device", some(DEVICES, ["phone"]))
def test_axe_finds_nothing_in_the_rooms_around(device, someone, server):
    with Client(server.url) as client:
        client.open_table("classic", 4, name="Ada", title="A table to be seen", public=True)
    page = someone(**DEVICES[device]).goto("/")
    for room in ROOMS:
        page.goto(room)
        page.wait_for_load_state("networkidle")
        page.evaluate("document.querySelectorAll('main details').forEach((e) => (e.open = true))")
        check(page, room)
    page.get_by_role("button", name=say("page-settings"), exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page, "the settings", "dialog[open]")
    page.goto("/new")
    press(page, "around-new-open")
    expect(page.get_by_text(say("around-waiting-title"))).to_be_visible()
    check(page, "the waiting room")


# Every part of a table is looked at in one light, the whole of it in both; in a soak, all in both.
@pytest.mark.parametrize("light", some(LIGHTS, ["dark"]))
@pytest.mark.parametrize("device", some(DEVICES, ["desktop"]))
def test_axe_finds_nothing_at_the_table(device, light, someone, server):
    looker, lights = someone(**DEVICES[device]), [light]
    number, seat = moment("anniversary-4", acts, 120, "stock")
    page = looker.sit(stored(server, "anniversary-4", number).link(seat))
    expect(acting(page).locator("[data-choice]").first).to_be_visible()
    check(page, "one's own turn")
    acting(page).locator("[data-choice^=stock]:not([aria-disabled=true])").first.click()
    check(page, "a choice that is open", ACTING, lights)
    press(acting(page), "acting-take-all")
    press(acting(page), "acting-add")
    expect(board(page)).to_have_attribute("data-moment", "draft")
    check(page, "a turn that is put together", ACTING, lights)
    tab(page, "chat").click()
    check(page, "the chat", BESIDE, lights)
    tab(page, "notes").click()
    page.wait_for_load_state("networkidle")
    check(page, "the notes", BESIDE, lights)
    page.get_by_role("button", name=say("page-menu"), exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    check(page, "the menu", "dialog[open]", lights)
    page = looker.sit(stored(server, "classic-3", 0).link(0, "?guide"))
    expect(page.get_by_role("complementary", name=say("guide-name"))).to_be_visible()
    check(page, "the coach", "aside", lights)


@pytest.mark.parametrize("light", some(LIGHTS, ["light"]))
@pytest.mark.parametrize("device", some(DEVICES, ["phone"]))
def test_axe_finds_nothing_in_an_auction_and_at_the_end(device, light, someone, server):
    looker, lights = someone(**DEVICES[device]), [light]
    number, seat = moment("anniversary-4", bids, 100)
    page = looker.sit(stored(server, "anniversary-4", number).link(seat))
    expect(acting(page).get_by_role("textbox").first).to_be_visible()
    check(page, "a sealed bid", lights=lights)
    number, seat = moment("classic-4", decides, 100)
    page = looker.sit(stored(server, "classic-4", number).link(seat))
    expect(acting(page).get_by_role("region", name=say("acting-decide-cargo"))).to_be_visible()
    check(page, "a decision", ACTING, lights)
    page = looker.sit(stored(server, "classic-4").link(0))
    expect(page.get_by_text(say("past-score-f3")).first).to_be_visible()
    seen_from = page.get_by_text(say("page-seen-from"), exact=True).bounding_box()
    assert seen_from is not None
    assert seen_from["height"] < seen_from["width"]  # in one line, where there is little room
    # the rest of the page is as it was, and the board is looked at below; in a soak here, too
    check(page, "the score sheet", BESIDE if device == "phone" else "html", lights)
    tab(page, "economy").click()
    expect(page.locator("figure").first).to_be_visible()
    check(page, "the economy", BESIDE, lights)
    page.get_by_role("slider", name=say("past-scrub-slider")).press("PageDown")
    expect(board(page)).to_have_attribute("data-moment", "past")
    check(page, "a moment of the past", ".board", lights)


# By keys alone


def test_a_whole_turn_by_keys_alone(someone, server):
    game = stored(server, "classic-3", 0)
    with Client(server.url) as client:
        visitor = game.visitor(client)
        before = visitor.info()
        seat = before.awaiting[0]
        page = someone().sit(game.link(seat))
        expect(acting(page).locator("[data-choice]").first).to_be_visible()

        tab_to(page, "[data-choice=produce]")
        page.keyboard.press("Enter")
        tab_to(page, "[data-box]")
        page.keyboard.press("4")  # a digit names the price
        page.keyboard.press("ArrowDown")
        page.keyboard.press("1")
        page.keyboard.press("ArrowRight")  # one more
        tab_to(page, ".primary")
        page.keyboard.press("Enter")
        expect(acting(page).get_by_role("listitem")).to_have_count(1)

        tab_to(page, "[data-choice^=stock]:not([aria-disabled=true])")
        page.keyboard.press("Enter")
        tab_to(page, "[data-colour][aria-pressed]")
        page.keyboard.press("Space")
        tab_to(page, "[data-box]")
        page.keyboard.press("6")
        tab_to(page, ".primary")
        page.keyboard.press("Enter")
        expect(acting(page).get_by_role("listitem")).to_have_count(2)
        assert visitor.info().seq == before.seq  # nobody has been told yet
        tab_to(page, "[data-commit]")
        page.keyboard.press("Enter")
        until(lambda: visitor.info().awaiting != before.awaiting)

        made, bought = visitor.log(after=before.seq).entries
        assert isinstance(made.action, Produce)
        assert sorted(price for _, price in made.action.store) == [2, 4]
        assert isinstance(bought.action, Stock)
        assert [price for _, price in bought.action.store] == [6]
        # the live region tells what was done
        told = visitor.log(made.seq - 1, "en").sentences[0][0]
        for name, person in zip(("Blue", "Red", "Yellow"), NAMES, strict=False):
            told = told.replace(name, person)  # people by their names
        live = page.locator("[aria-live=polite][data-spoken]")
        expect(live.get_by_text(told)).to_have_count(1)


class KeyPlayer:
    """Somebody at a game against bots who has no mouse: whatever is asked is answered by keys."""

    def __init__(self, page: Page) -> None:
        self.page, self.answered = page, 0

    def play(self, rounds: int) -> None:
        """Up to the end of the game."""
        over = self.page.locator("[data-part=again]")
        asked = acting(self.page).locator("[data-choice=pass], [data-commit], .frame .primary")
        for _ in range(20 * rounds):
            expect(over.or_(asked).first).to_be_visible()
            expect(self.page.locator("[data-part=actions][aria-busy=true]")).to_have_count(0)
            if over.is_visible():
                return
            try:
                self.answer()
            except GoneError:
                continue  # the table went on before it was pressed: look again
            self.answered += 1
            until(lambda: self.page.evaluate("document.activeElement !== document.body"))
        raise AssertionError("The game has not ended.")

    def answer(self) -> None:
        root, keys = acting(self.page), self.page.keyboard
        if self.page.get_by_role("dialog").is_visible():
            self.press("dialog .primary")
        elif root.locator("[data-commit]").is_visible():
            self.press("[data-commit]")
        elif root.get_by_role("textbox").is_visible():
            self.press(".field input", "1")
        elif root.locator("[data-way]").first.is_visible():
            self.press("[data-way] button:not([aria-disabled])")
        elif root.locator("[data-choice=produce]:not([aria-disabled])").is_visible():
            keys.press("p")
            self.press(".acting .frame footer .primary")
        elif root.locator("[data-choice=pass]").is_visible():
            self.press("[data-choice=pass]")
        else:
            self.press(".acting .primary")

    def press(self, target: str, text: str = "") -> None:
        """Go there with Tab, type where something is typed, and press Enter."""
        tab_to(self.page, target)
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")
        self.page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("rounds", [1, pytest.param(12, marks=pytest.mark.soak)])
def test_a_game_from_its_start_to_its_end_by_keys_alone(someone, server, client, rounds):
    """The focus never falls to the page as a whole."""
    bots = [SeatPlan(kind="bot", bot="random")] * 2
    host = client.open_table(
        "classic",
        3,
        plan=(SeatPlan(kind="me", name="Ann"), *bots),
        options={"round_limit": rounds},
        start=True,
    )
    page = someone().sit(f"{server.url}/t/{host.table}#key={host.token}")
    page.keyboard.press("Tab")
    player = KeyPlayer(page)
    player.play(rounds)
    assert player.answered >= rounds
    tab_to(page, "[data-part=again] .row button")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(rf"/t/(?!{host.table})\w+$"))


class GoneError(Exception):
    """What was to be reached is there no more, or lies behind a dialog that has opened."""


def tab_to(page: Page, target: str, most: int = 150) -> None:
    """Press Tab until something has the focus; on the way the focus can always be seen."""
    for _ in range(most):
        page.keyboard.press("Tab")
        there, reached, seen, what = page.evaluate(
            """target => {
              const focused = document.activeElement;
              const ring = ['', '::before', '::after'].some((part) => {
                const look = getComputedStyle(focused, part || null);
                return look.outlineStyle !== 'none' && parseFloat(look.outlineWidth) >= 2;
              });
              const found = document.querySelector(target);
              const open = document.querySelector('dialog[open]');
              const there = found !== null && (open === null || open.contains(found));
              return [there, focused.matches(target), ring, focused.outerHTML.slice(0, 120)];
            }""",
            target,
        )
        if not what.startswith("<body"):  # from the end of the page it goes to its beginning
            assert seen, f"the focus is not seen: {what}"
        if reached:
            return
        if not there:
            raise GoneError(target)
    raise AssertionError(f"{target} is not reached by Tab")


def test_what_is_skipped_to_what_opens_and_where_the_focus_goes_back(someone, server):
    page = someone().goto("/")
    page.wait_for_load_state("networkidle")
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name=say("page-skip"))
    expect(skip).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('main') !== null")
    settings = page.get_by_role("button", name=say("page-settings"), exact=True)
    settings.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    for _ in range(20):  # the focus stays in the dialog
        page.keyboard.press("Tab")
        inside = (
            "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        )
        assert page.evaluate(inside)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(settings).to_be_focused()


# Dusk, and stillness


def luminance(page: Page, selector: str, what: str) -> float:
    """How light a colour is, from 0 to 1, as it is painted."""
    colour = page.locator(selector).first.evaluate(
        """(element, what) => {
          const canvas = new OffscreenCanvas(1, 1).getContext("2d");
          canvas.fillStyle = getComputedStyle(element)[what];
          canvas.fillRect(0, 0, 1, 1);
          return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
        }""",
        what,
    )
    parts = [one / 255 for one in colour]
    linear = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts]
    return float(0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2])


def is_dark(page: Page) -> bool:
    ground, ink = luminance(page, "html", "backgroundColor"), luminance(page, "html", "color")
    assert abs(ground - ink) > 0.5
    return ground < ink


def test_dusk_by_the_system_s_wish_and_by_our_switch(someone, server):
    game = stored(server, "classic-3", 20)
    looker = someone(color_scheme="dark")
    page = looker.sit(game.link(0))
    assert is_dark(page)
    assert luminance(page, "article[data-seat]", "backgroundColor") < 0.1
    assert luminance(page, "[data-sea]", "backgroundColor") < 0.2
    page.emulate_media(color_scheme="light")
    assert not is_dark(page)

    page.get_by_role("button", name=say("page-settings"), exact=True).click()
    theme = page.get_by_label(say("around-set-theme"), exact=True)
    theme.select_option("dark")
    assert is_dark(page)
    page.reload()
    settled(page)
    assert is_dark(page)  # it is kept, and the system's wish does not matter then
    page.emulate_media(color_scheme="dark")
    page.get_by_role("button", name=say("page-settings"), exact=True).click()
    theme.select_option("light")
    assert not is_dark(page)


_MOVED = """
() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...args) {
    window.moved.push(this.outerHTML.slice(0, 100));
    return animate.apply(this, args);
  };
  const note = ({type, target}) => window.moved.push(`${type} ${target.outerHTML.slice(0, 100)}`);
  for (const kind of ["animationstart", "transitionrun"]) document.addEventListener(kind, note);
}
"""


@pytest.mark.parametrize("wish", ["system", "switch", "none"])
def test_nothing_moves_where_that_is_wished(wish, someone, server):
    """And where it is not, things do move: else this would prove nothing."""
    number, seat = moment("classic-3", acts, 30, "build")
    game = stored(server, "classic-3", number)
    looker = someone(quiet=False, reduced_motion="reduce" if wish == "system" else "no-preference")
    prefer(looker.context, pace="quick", motion=wish != "switch")
    page = looker.sit(game.link((seat + 1) % 3))
    page.evaluate(_MOVED)
    with Client(server.url) as client:
        mine = game.seat(client, seat)
        told = mine.play("build warehouse", mine.info().seq)
        while mine.info().awaiting == (seat,):
            told = go_on([game.seat(client, one) for one in range(3)])
    expect(page.locator(f"li[data-seq='{told.seq}']").first).to_be_attached()
    page.wait_for_timeout(300)
    page.get_by_role("button", name=say("page-settings"), exact=True).click()
    if wish == "none":
        page.wait_for_function("window.moved.length")
    page.wait_for_timeout(200)
    moved = page.evaluate("window.moved")
    assert bool(moved) is (wish == "none"), moved
