"""What one needs is in sight, at every size: money and card, the amount, the button that commits.

From 1024 px up the whole table is: the page does not scroll, and nothing on the board moves when an
auction opens. Below that, money, card, amount and button are in the sheet, wherever the page is
scrolled to.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from longshore.game.game import Game
from longshore.game.options import Options
from longshore.game.views import View
from longshore.server.domain.settings import Settings
from longshore.text.messages import say
from tests.server.logged import golden
from tests.server.serving import Served
from tests.soaking import some
from tests.web.looking import NAMES, Someone, acting, acts, moment, press, settled, stored
from tests.web.scenes import BLUE, RED, scene
from tests.web.test_auctions import LADEN

STAGES = ((1024, 720), (1280, 720), (1440, 900), (1920, 1080))
SHEETS = ((820, 1180), (390, 844))
ACROSS = (844, 390)
GAMES = tuple(f"{edition}-{seats}" for edition in ("classic", "anniversary") for seats in (3, 4, 5))
# Decisions that these games do not come to.
OTHERS = {
    "classic-4-progressive": ("raise", "seize"),
    "anniversary-3-seizure": ("seize",),
    "classic-4-seizure-printed": ("seize-kind", "seize-machine"),
}
# The fullest board, and the other edition; at these each decision has some of the sizes, in turn.
QUICK = {f"{game}, sizes in turn": game for game in ("anniversary-5", "classic-4-progressive")}
CASES = {**QUICK, **{game: game for game in (*GAMES, *OTHERS)}}
TYPED = ("bids", "tiebreak", "raise")  # an amount is
LEAST = {1440: 36, 1920: 44}  # px, the width of a container: two thirds of it are its height

# Which parts have no element that is whole on the screen with nothing over its middle; by how much
# the page scrolls; and the least width of a container on one's card.
_LOOK = """async (parts) => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const seen = (one) => {
    const {left, top, right, bottom, width} = one.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return width > 0 && inside && (one.contains(there) || there?.contains(one));
  };
  const page = document.scrollingElement;
  return {
    hidden: parts.filter((part) => ![...document.querySelectorAll(part)].some(seen)),
    scrolls: [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight],
    box: Math.min(...[...document.querySelectorAll("article [data-part=card] .box")]
      .map((one) => one.getBoundingClientRect().width), 999),
  };
}"""
WORTH = ".worth tbody tr"  # of what is bid for, to oneself
CASH, CARD, AMOUNT = "[data-part=cash]", "[data-part=card]", "[data-part=amount]"


@cache
def decisions(game: str) -> dict[str, tuple[int, int]]:
    """By phase: after how many actions of a golden game it came last, and who is asked."""
    record = golden(game)
    assert record.deal is not None
    played, found = Game.start(record.options, deal=record.deal), {}
    for number, (seat, action) in enumerate(record.actions):
        asked = played.waiting[0]
        view = played.view(asked)
        if _telling(view, asked):
            found[view.board.phase] = (number, asked)
        played.play(action, seat)
    return found


def _telling(view: View, seat: int) -> bool:
    """There is something to draft in a turn, and something left to bid with."""
    board, own = view.board, view.own
    if board.phase == "act":
        return board.seats[seat].loans < 1
    if board.phase == "raise":
        return own is not None and board.bidding is not None and own.cash > board.bidding.highest
    return True


def commit(page: Page, phase: str) -> list[str]:
    """What the decision is made with, once something is set."""
    if phase == "act":
        page.locator('[data-choice="loan"]').click()
        expect(acting(page).locator("[data-commit]")).to_be_enabled()
        return ["[data-commit]"]
    if phase in TYPED:
        field = acting(page).get_by_role("textbox")
        expect(field).to_be_visible()
        field.fill(field.input_value() or "1")
        return [AMOUNT, "footer .primary"]
    expect(acting(page).locator("section button").filter(visible=True).first).to_be_visible()
    return ["[data-sale], [data-way] button"] if phase == "decide" else []


def looked(page: Page, size: tuple[int, int], parts: list[str]) -> dict[str, Any]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    found: dict[str, Any] = page.evaluate(_LOOK, parts)
    return found


@pytest.mark.parametrize("case", some(CASES, QUICK))
def test_all_that_a_decision_needs(server: Served, someone: Someone, case: str) -> None:
    page, game = someone().page, CASES[case]
    asked = [phase for phase in decisions(game) if phase in OTHERS.get(game, (phase,))]
    for turn, phase in enumerate(asked):
        number, seat = decisions(game)[phase]
        own = slice(turn % 2, None, 2) if case in QUICK else slice(None)
        page.set_viewport_size({"width": 1280, "height": 720})
        page.goto(stored(server, game, number).link(seat))
        settled(page)
        parts = [CASH, CARD, *commit(page, phase), *([WORTH] if phase == "bids" else [])]
        for size in STAGES[own]:
            found = looked(page, size, parts)
            assert not found["hidden"], (phase, size, found)
            assert found["scrolls"] == [0, 0], (phase, size, found)
            assert found["box"] >= LEAST.get(size[0], 0), (phase, size, found)
        for size in SHEETS[own]:
            found = looked(page, size, parts)
            assert not found["hidden"], (phase, size, found)
            assert found["scrolls"][0] <= 0, (phase, size, found)


def everywhere(page: Page, parts: list[str]) -> None:
    """In sight at the top of the page, at its end, and half way."""
    for part in (0, 0.5, 1):
        page.evaluate("(part) => scrollTo(0, part * document.documentElement.scrollHeight)", part)
        assert not page.evaluate(_LOOK, parts)["hidden"], part


@pytest.mark.parametrize("phase", ["act", "bids"])
def test_in_a_sheet_wherever_the_page_is_scrolled_to(
    server: Served, someone: Someone, phase: str
) -> None:
    number, seat = decisions("classic-4")[phase]
    phone = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}
    page = someone(**phone).sit(stored(server, "classic-4", number).link(seat))
    parts = commit(page, phase)
    everywhere(page, [CASH, CARD, *parts])
    page.set_viewport_size({"width": ACROSS[0], "height": ACROSS[1]})
    everywhere(page, [CASH, *parts])
    mine = page.locator("article[data-seat]").first.bounding_box()
    sheet = page.locator(".side > .acting").bounding_box()
    assert mine is not None
    assert sheet is not None
    assert mine["x"] + mine["width"] <= sheet["x"]  # beside the board, not over it
    # the log is one tap away
    page.get_by_role("button", name=say("page-tab-log"), exact=True).click()
    expect(page.get_by_role("dialog").locator("li[data-seq]").last).to_be_visible()


# How much of the page has moved by itself, as browsers reckon it, and what of the board has:
# nothing but ships shall.
_WATCH = """() => {
  window.shifts = {score: 0, board: []};
  new PerformanceObserver((list) => {
    for (const {value, sources} of list.getEntries()) {
      shifts.score += value;
      for (const {node} of sources) {
        const one = node?.nodeType === 1 ? node : node?.parentElement;
        if (one?.closest("article[data-seat], [data-sea]") && !one.closest("[data-berth]"))
          shifts.board.push(one.outerHTML.slice(0, 90));
      }
    }
  }).observe({type: "layout-shift"});
}"""
MOST = 0.1  # of such movement that is called good


def moved(page: Page) -> dict[str, Any]:
    """What has moved since it was asked last, once the page is drawn."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    shifts: dict[str, Any] = page.evaluate("window.shifts")
    page.evaluate("window.shifts = {score: 0, board: []}")
    return shifts


def test_nothing_jumps_when_an_auction_opens(server: Served, browser: Browser) -> None:
    with scene(server, browser, "classic", *LADEN) as at:
        blue = at.sit(BLUE)
        blue.page.set_viewport_size({"width": 1280, "height": 720})
        settled(blue.page)
        blue.page.evaluate(_WATCH)
        at.play("red: sail island")
        auction = blue.page.locator("[data-part=auction]")
        expect(auction).to_be_visible()
        over, sea = auction.bounding_box(), blue.page.locator("[data-sea]").bounding_box()
        assert over is not None
        assert sea is not None
        assert sea["y"] <= over["y"] < over["y"] + over["height"] <= sea["y"] + sea["height"]
        expect(acting(blue.page).get_by_role("textbox")).to_be_visible()
        opened = moved(blue.page)
        at.play("yellow: bid 1", "blue: bid 0", "red: accept")
        expect(blue.page.locator("[data-part=result]")).to_be_visible()
        for shifts in (opened, moved(blue.page)):
            assert shifts["board"] == []
            assert shifts["score"] < MOST, shifts


# Where the names of places and seats stand on the board, and one's own card.
_PLACES = """() => [...document.querySelectorAll(
    "[data-berth] header > span, article[data-seat] :is(.ribbon, h3, [data-part=card])"
  )].map((one) => {
    const {left, top} = one.getBoundingClientRect();
    return [one.textContent.trim(), left, top];
  })"""


def test_nothing_moves_when_ones_turn_comes(server: Served, browser: Browser) -> None:
    with scene(server, browser, "classic", *LADEN[:-1]) as at:
        red = at.sit(RED)
        red.page.set_viewport_size({"width": 1280, "height": 720})
        settled(red.page)
        before = red.page.evaluate(_PLACES)
        at.play(LADEN[-1])
        sail = red.page.locator("[data-berth=island] [data-offer=sail-island]")
        expect(sail).to_be_visible()
        assert red.page.evaluate(_PLACES) == before


def test_what_cannot_be_done_on_the_board_says_why(server: Served, someone: Someone) -> None:
    number, seat = moment("classic-4", acts, 0)
    page = someone().sit(stored(server, "classic-4", number).link(seat))
    island = page.locator("[data-berth=island] [data-refused=sail-island]")
    expect(island).to_have_attribute("aria-disabled", "true")
    reason = say("refused-empty-ship", seat=NAMES[seat])  # a person by name
    for ask in (island.hover, island.focus, lambda: island.click(force=True)):
        ask()
        expect(island).to_have_accessible_description(reason)
        expect(page.get_by_role("tooltip")).to_have_text(reason)
        page.mouse.move(0, 0)
        island.blur()
        expect(page.get_by_role("tooltip")).to_have_count(0)
    # nor is anybody told why a sum is known that nobody shows, unless one asks
    counted = page.get_by_role("button", name=say("board-cash-counted"), exact=True).first
    assert counted.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)") > 10
    counted.hover()
    expect(page.get_by_role("tooltip")).to_have_text(say("board-cash-counted-why"))


def could_stock(view: View, seat: int) -> bool:
    others = enumerate(view.board.seats)
    return acts(view, seat) and any(area.factory for other, area in others if other != seat)


def test_goods_on_offer_show_what_they_are_worth_to_oneself(
    server: Served, someone: Someone
) -> None:
    number, seat = moment("classic-4", could_stock, 150, "stock")
    page = someone().sit(stored(server, "classic-4", number).link(seat))
    offer = page.locator("[data-offer=stock]").first
    expect(offer).to_be_visible()
    store = page.get_by_role("group").filter(has=page.locator("[data-offer=stock]")).last
    ware = store.locator("[data-colour][data-price]").first
    colour = ware.get_attribute("data-colour")
    value = page.locator(f"[data-part=card] [data-value='{colour}'] b").first.inner_text()
    expect(ware).to_have_text(re.compile(rf"{value}$"))
    ware.click(force=True)  # the goods themselves are what one clicks
    expect(acting(page).locator("button[aria-pressed]").first).to_be_visible()


# Of the elements of a part, those that are not whole in sight: something lies over an end of them.
COVERED = """async (part) => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const all = [...document.querySelectorAll(part)];
  if (!all.length) return [`no ${part}`];
  const seen = (one) => {
    const {left, top, right, bottom} = one.getBoundingClientRect();
    return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
      const there = document.elementFromPoint((left + right) / 2, y);
      return one.contains(there) || there?.contains(one);
    });
  };
  return all.filter((one) => !seen(one)).map((one) => one.outerHTML.slice(0, 80));
}"""


def fresh_turn(view: View, seat: int) -> bool:
    """With all actions, and room for all that the machines make."""
    area, board = view.board.seats[seat], view.board
    return (
        could_stock(view, seat)
        and board.actions_left == 2
        and not board.produced
        and area.facts.factory_room >= len(area.machines)
    )


def laden(view: View, seat: int) -> bool:
    area = view.board.seats[seat]
    return acts(view, seat) and area.berth == "sea" and len(area.ship) > 1


def test_with_a_cargo_its_worth_is_in_sight_too(server: Served, someone: Someone) -> None:
    number, seat = moment("classic-4", laden, 140)
    page = someone().page
    page.set_viewport_size({"width": 1280, "height": 717})
    page.goto(stored(server, "classic-4", number).link(seat))
    settled(page)
    press(page, "past-since")
    assert not page.evaluate(COVERED, "[data-choice], .body > details > summary")


def test_a_turn_is_put_together_with_all_of_it_in_sight(server: Served, someone: Someone) -> None:
    number, seat = moment("classic-4", fresh_turn, 100, "stock produce loan build")
    page = someone().page
    colours = [name.capitalize() for name in Options.make("classic", 4).seat_names]  # as bots have
    page.goto(stored(server, "classic-4", number, Settings(hints=True), colours).link(seat))
    settled(page)
    # all that can be done, once one has read what has happened, and the way to ask a bot
    press(page, "past-since")
    for width, height in ((1440, 900), (1280, 800), (1280, 717)):
        page.set_viewport_size({"width": width, "height": height})
        assert not page.evaluate(COVERED, "[data-choice], .tools button"), (width, height)
    # a bot's answer, which is announced
    live = acting(page).locator("[aria-live=polite]").filter(has=page.get_by_role("button"))
    expect(live).to_have_count(0)
    press(acting(page), "acting-hint")
    expect(live).to_be_visible()
    assert not page.evaluate(COVERED, ".hint")
    # once it is done, what can be done next is read from its beginning
    press(acting(page), "acting-hint-do")
    expect(page.locator("[data-part=draft] li")).not_to_have_count(0)
    assert not page.evaluate(COVERED, "[data-group=build] button")
    acting(page).locator("[data-part=draft] button").first.click()
    expect(page.locator("[data-part=draft]")).to_have_count(0)
    # what is bought, with the price that it will have
    page.locator('[data-choice^="stock/"]:not([aria-disabled])').first.click()
    for width, height in ((1280, 717), (1024, 720), (1440, 900), (390, 844), ACROSS):
        page.set_viewport_size({"width": width, "height": height})
        page.locator("button[data-colour][data-price][aria-pressed=false]").first.click()
        for part in ("[data-box]", ".pricing .price", ".total p", "footer .primary"):
            assert not page.evaluate(COVERED, part), (width, part)
        mark = page.locator("button[aria-pressed=true] i").bounding_box()
        assert mark is not None
        assert mark["width"] == pytest.approx(mark["height"], abs=0.5)
        press(acting(page), "acting-take-none")
    # the turn so far, whole; what is planned of it; and no bot is asked about that
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator("button[data-colour][data-price][aria-pressed=false]").first.click()
    press(acting(page), "acting-add")
    steps, dots = page.locator("[data-part=draft] li"), page.locator("[data-part=action-dots] i")
    expect(steps).to_have_count(1)
    expect(dots).to_have_class([re.compile("left"), re.compile("planned")])
    page.locator('[data-choice="loan"]').click()
    expect(steps).to_have_count(2)
    page.locator('[data-choice="produce"]').click()
    press(acting(page), "acting-add")
    expect(steps).to_have_count(3)
    expect(dots).to_have_class([re.compile("planned"), re.compile("planned")])
    assert not page.evaluate(COVERED, "[data-part=draft] li")
    hint = acting(page).get_by_role("button", name=say("acting-hint"), exact=True)
    expect(hint).to_have_accessible_description(say("acting-hint-planned"))
