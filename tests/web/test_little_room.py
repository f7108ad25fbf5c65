"""Where there is little room: what stays in its place, and what is seen without a scroll."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from longshore.client import Client
from longshore.server.domain.settings import ClockSettings, Settings
from longshore.text.messages import say
from tests.server.serving import Served
from tests.web.looking import Someone, acts, moment, settled, stored
from tests.web.scenes import BLUE, RED, scene
from tests.web.test_auctions import LADEN
from tests.web.test_in_sight import COVERED, GAMES, STAGES, fresh_turn
from tests.web.test_languages import LANGUAGES

ACROSS = tuple({"width": width, "height": height} for width, height in ((844, 390), (667, 375)))

# Where each name stands in the bar over the stage.
_BAR = """() => [...document.querySelectorAll(".turns > ol .ribbon")].map((one) => {
  const {left, right, top} = one.getBoundingClientRect();
  return [one.textContent.trim(), left, right, top];
})"""


@pytest.mark.parametrize("clock", [None, ClockSettings(move=3000, game=1800)], ids=bool)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 720)], ids=str)
def test_no_name_in_the_bar_moves_when_the_turn_passes(
    server: Served, browser: Browser, size: tuple[int, int], clock: ClockSettings | None
) -> None:
    with scene(server, browser, "classic", LADEN[0], settings={"clock": clock}) as at:
        red = at.sit(RED)
        red.page.set_viewport_size({"width": size[0], "height": size[1]})
        settled(red.page)
        turn, dots = (red.page.locator(f".turns > ol {one}") for one in ("li", "i"))
        expect(turn.nth(BLUE)).to_have_attribute("aria-current", "step")
        before = red.page.evaluate(_BAR)
        at.play(LADEN[1])
        expect(turn.nth(RED)).to_have_attribute("aria-current", "step")
        expect(dots).to_have_count(2)
        assert red.page.evaluate(_BAR) == before
        # the dots are whole, at the name whose turn it is, and cover no name
        name, own = turn.nth(RED).locator(".ribbon").bounding_box(), turn.nth(RED).bounding_box()
        assert name is not None
        assert own is not None
        for dot in dots.all():
            box = dot.bounding_box()
            assert box is not None
            assert own["x"] <= box["x"] <= own["x"] + own["width"] - box["width"]
            assert box["y"] >= name["y"] + name["height"]


# Of those whose cash is counted: what is seen of that beside the sum, and what of it is cut off.
_COUNTED = """() => [...document.querySelectorAll(".strips [data-cash=counted]")].map((one) => {
  const {left, right} = one.closest("article").getBoundingClientRect();
  const told = [...one.querySelector("button").childNodes].filter((part) => {
    const range = document.createRange();
    range.selectNode(part);
    const box = range.getBoundingClientRect();
    const shut = part.nodeType === 1 && getComputedStyle(part).clipPath.startsWith("inset");
    return box.width > 8 && !shut && left <= box.left && box.right <= right;
  });
  const seat = one.closest("article").querySelector(".ribbon").getBoundingClientRect();
  return [told.length > 0, seat.right <= one.getBoundingClientRect().left];
})"""


@pytest.mark.parametrize("game", GAMES)
def test_counted_cash_tells_that_it_is(server: Served, someone: Someone, game: str) -> None:
    number, seat = moment(game, acts, 40)
    page = someone().sit(stored(server, game, number).link(seat))
    others = int(game[-1]) - 1
    for width, height in STAGES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(_COUNTED) == [[True, True]] * others, width
        counted = page.locator(".strips").get_by_role(
            "button", name=say("board-cash-counted"), exact=True
        )
        expect(counted).to_have_count(others)
    counted.first.hover()
    expect(page.get_by_role("tooltip")).to_have_text(say("board-cash-counted-why"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_that_lies_all_of_the_podium_is_seen(
    server: Served, someone: Someone, language: str
) -> None:
    phone = {"has_touch": True, "is_mobile": True, "locale": language}
    for game in ("classic-3", "anniversary-5"):
        page = someone(**phone, viewport=ACROSS[0]).sit(stored(server, game).link(1))
        expect(page.locator("[data-place-of]")).to_have_count(int(game[-1]))
        for size in ACROSS:
            page.set_viewport_size(size)
            parts = "[data-part=end] h2, [data-place-of], [data-part=again] .row > *"
            assert not page.evaluate(COVERED, parts), (game, size)


# So wide that three buttons with them do not fit beside each other.
LONG = tuple(f"Mercante {one}" for one in ("verde", "giallo", "viola", "nero", "rosso"))


@pytest.mark.parametrize(
    ("language", "game"),
    [("it", "classic-4"), ("es", "classic-4"), ("de", "anniversary-5"), ("it", "anniversary-5")],
)
def test_a_bots_advice_needs_no_scroll(
    server: Served, someone: Someone, language: str, game: str
) -> None:
    number, seat = moment(game, fresh_turn, 40)
    page = someone(locale=language).page
    page.set_viewport_size({"width": 1024, "height": 720})
    names = LONG[: int(game[-1])]
    page.goto(stored(server, game, number, Settings(hints=True), names).link(seat))
    settled(page)
    body, tools = page.locator(".acting .body"), page.locator(".tools button")
    assert body.evaluate("(one) => one.scrollHeight - one.clientHeight") > 0  # what it is about
    assert not page.evaluate(COVERED, ".tools button")
    tools.first.click()
    expect(page.locator(".hint")).to_be_visible()
    assert not page.evaluate(COVERED, ".hint, .hint > ul li, .hint summary, .hint button")
    assert body.evaluate("(one) => one.scrollTop") == 0
    # and what one goes to by keys is not left under it
    choices = page.locator("[data-choice]")
    for choice in choices.all():
        choice.focus()
        focused = page.evaluate(COVERED, "[data-choice]:focus")
        assert not focused, focused


def test_a_seat_s_menu_stands_beside_its_label(
    server: Served, client: Client, someone: Someone
) -> None:
    host = client.open_table("classic", 3, name="Ada")
    page = someone().goto(f"{server.url}/t/{host.table}#join={host.invitation}")
    menu = page.get_by_label(say("around-sit-seat"), exact=True)
    label = page.get_by_text(say("around-sit-seat"), exact=True)
    for width, height in ((390, 844), (1024, 768), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        expect(menu).to_be_visible()
        field, word = menu.bounding_box(), label.bounding_box()
        assert field is not None
        assert word is not None
        assert field["y"] <= word["y"] <= field["y"] + field["height"], width
        assert word["x"] < field["x"] <= width - field["width"], width
