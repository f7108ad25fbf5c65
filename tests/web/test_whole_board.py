"""The whole of the board is in sight: after seizures, at the end of a game, and over a sheet."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

import pytest
from playwright.sync_api import Page, expect

from longshore.bots import make_bot, play_out
from longshore.game.game import Game
from longshore.notation import Record
from tests.server.logged import golden
from tests.server.serving import Served
from tests.web.looking import Someone, acts, moment, settled, stored, stored_record
from tests.web.test_in_sight import COVERED

LAPTOPS = ((1280, 720), (1024, 768))
PHONE = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}


@cache
def seizing() -> Record:
    """The README's own game, in which somebody is seized from again and again."""
    game = Game.new("classic", seats=3, seed=1)
    bots = {0: make_bot("steady"), 1: make_bot("shipper"), 2: make_bot("random")}
    play_out(game, bots, seed=1)
    return game.record()


# Of the row of the supply: its words that take more than a line, and what goes over its ends.
_ROW = """() => {
  const row = document.querySelector("section.supply");
  const {left, right} = row.getBoundingClientRect();
  const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  const wrong = [];
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
    if (lines.size > 1) wrong.push(texts.currentNode.data);
  }
  for (const one of row.querySelectorAll("h2, li, .sheds, .seized, .lies")) {
    const box = one.getBoundingClientRect();
    if (box.left < left || box.right > right) wrong.push(one.outerHTML.slice(0, 80));
  }
  return wrong;
}"""


@pytest.mark.parametrize("upto", [140, 200, None])
def test_what_was_seized_leaves_the_supply_its_words(
    server: Served, someone: Someone, upto: int | None
) -> None:
    page = someone().sit(stored_record(server, seizing(), upto).link(0))
    for width, height in LAPTOPS:
        page.set_viewport_size({"width": width, "height": height})
        assert not page.evaluate(_ROW), (width, height)


@pytest.mark.parametrize("record", [seizing, partial(golden, "classic-4")], ids=["own", "golden"])
def test_the_end_leaves_sea_and_island_in_sight(
    server: Served, someone: Someone, record: Callable[[], Record]
) -> None:
    page = someone().sit(stored_record(server, record()).link(0))
    expect(page.locator("[data-part=again]")).to_be_visible()
    parts = "[data-berth] header span, [data-place^=island], [data-part=end] h2, [data-place-of]"
    for width, height in LAPTOPS:
        page.set_viewport_size({"width": width, "height": height})
        assert not page.evaluate(COVERED, parts), (width, height)


# Of the column beside the board: how much of its upper part is empty, and how many lines of the
# log are whole in sight.
_COLUMN = """() => {
  const section = document.querySelector("section.acting").getBoundingClientRect();
  const ends = [...document.querySelectorAll("section.acting .body > *, section.acting > header")]
    .map((one) => one.getBoundingClientRect().bottom);
  const log = document.querySelector("[data-part=log] .scroll").getBoundingClientRect();
  const lines = [...document.querySelectorAll("[data-part=log] li[data-seq]")]
    .map((one) => one.getBoundingClientRect());
  return [
    section.bottom - Math.max(...ends),
    lines.filter(({top, bottom}) => log.top <= top && bottom <= log.bottom).length,
  ];
}"""


def test_the_log_has_the_room_that_nothing_else_needs(server: Served, someone: Someone) -> None:
    page = someone().sit(stored_record(server, seizing(), 140).link(0))
    for width, height in LAPTOPS:
        page.set_viewport_size({"width": width, "height": height})
        empty, lines = page.evaluate(_COLUMN)
        assert empty < 60, (width, height)
        assert lines > 3, (width, height)


def over_the_sheet(page: Page) -> float:
    """How far one's own factory ends over the sheet in which one acts."""
    factory = page.locator("article[data-seat] .store.factory").first.bounding_box()
    sheet = page.locator(".side > .acting").bounding_box()
    assert factory is not None
    assert sheet is not None
    return sheet["y"] - factory["y"] - factory["height"]


@pytest.mark.parametrize("game", ["classic-3", "classic-4", "anniversary-5"])
def test_on_a_phone_ones_factory_is_seen_over_ones_choices(
    server: Served, someone: Someone, game: str
) -> None:
    number, seat = moment(game, acts, 60)
    page = someone(**PHONE).sit(stored(server, game, number).link(seat))
    expect(page.locator("[data-choice]").first).to_be_visible()
    result = page.locator("[data-part=result]").get_by_role("button")
    if result.count():
        result.click()  # it has been read
        expect(result).to_have_count(0)
    assert over_the_sheet(page) >= 0


def test_on_a_phone_the_coach_leaves_the_factory_in_sight(server: Served, someone: Someone) -> None:
    page = someone(**PHONE).goto(f"{server.url}/learn")
    page.get_by_role("main").get_by_role("button").first.click()
    settled(page)
    expect(page.locator(".coach h2")).to_be_visible()
    assert over_the_sheet(page) >= 0
