"""The button that commits is in sight, at every size, wherever the page is scrolled to."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from longshore.text.messages import say
from tests.server.serving import Served
from tests.soaking import some
from tests.web.looking import Someone, acting, acts, bids, moment, stored

SIZES = {
    "laptop": (1280, 720),
    "desktop": (1440, 900),
    "tablet": (820, 1180),
    "phone-across": (844, 390),
    "phone": (390, 844),
}
PHONES = ("phone-across", "phone")
GAME, LATE = "classic-4", 150  # there is a lot on the table by then
_ON_TOP = """(button) => {
  const {x, y, width, height} = button.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return button.contains(there);
}"""


def screen(size: str) -> dict[str, Any]:
    width, height = SIZES[size]
    touch = {"has_touch": True, "is_mobile": True} if size in PHONES else {}
    return {"viewport": {"width": width, "height": height}, **touch}


def in_sight(page: Page, what: Locator) -> None:
    """All of it is on the screen, and nothing lies over it."""
    box, size = what.bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    assert box["y"] >= 0, box
    assert box["y"] + box["height"] <= size["height"], (box, size)
    assert box["x"] >= 0, box
    assert box["x"] + box["width"] <= size["width"], (box, size)
    assert what.evaluate(_ON_TOP)


def everywhere(page: Page, what: Locator) -> None:
    """In sight at the top of the page, at its end, and half way."""
    for part in (0, 0.5, 1):
        page.evaluate("(part) => scrollTo(0, part * document.documentElement.scrollHeight)", part)
        in_sight(page, what)


@pytest.mark.parametrize("size", some(SIZES, ["laptop", "phone-across", "phone"]))
def test_the_button_that_commits(server: Served, someone: Someone, size: str) -> None:
    number, seat = moment(GAME, acts, LATE)
    page = someone(**screen(size)).sit(stored(server, GAME, number).link(seat))
    commit = acting(page).locator("[data-commit]")
    page.locator('[data-choice="loan"]').click()
    expect(commit).to_be_enabled()
    everywhere(page, commit)
    page.locator('[data-choice="loan"]').click()  # a longer draft
    expect(acting(page).locator("ol > li")).to_have_count(2)
    expect(commit).to_be_enabled()
    everywhere(page, commit)


@pytest.mark.parametrize("size", some(SIZES, ["tablet", "phone-across"]))
def test_the_button_that_seals_a_bid(server: Served, someone: Someone, size: str) -> None:
    number, seat = moment(GAME, bids, LATE)
    page = someone(**screen(size)).sit(stored(server, GAME, number).link(seat))
    seal = acting(page).get_by_role("button", name=say("acting-bid-seal"), exact=True)
    expect(seal).to_be_visible()
    acting(page).get_by_role("textbox").fill("1")
    everywhere(page, seal)


def test_the_mark_on_a_picked_container_is_round(server: Served, someone: Someone) -> None:
    def could_stock(view: Any, seat: int) -> bool:
        harbours = enumerate(view.board.seats)
        return acts(view, seat) and any(area.factory for other, area in harbours if other != seat)

    number, seat = moment(GAME, could_stock, LATE)
    page = someone(**screen("laptop")).sit(stored(server, GAME, number).link(seat))
    page.locator('[data-choice^="stock/"]:not([aria-disabled])').first.click()
    page.locator("button[data-colour][data-price][aria-pressed=false]").first.click()
    mark = page.locator("button[aria-pressed=true] i").bounding_box()
    assert mark is not None
    assert mark["width"] == pytest.approx(mark["height"], abs=0.5)
