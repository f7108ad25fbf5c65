"""On a phone the newest of the log is in sight, and leads to all of it; so is what one has."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from longshore.game.views import View
from longshore.text.messages import say
from tests.server.serving import Served
from tests.web.looking import Someone, acts, moment, stored
from tests.web.test_in_sight import CASH, everywhere

PHONE = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}


def test_the_newest_of_the_log_on_a_phone(server: Served, someone: Someone) -> None:
    number, seat = moment("classic-4", acts, 60)
    page = someone(**PHONE).sit(stored(server, "classic-4", number).link(seat))
    newest = page.locator("[data-part=newest]")
    everywhere(page, ["[data-part=newest]", CASH])
    said = newest.inner_text().strip()
    newest.tap()
    log = page.get_by_role("dialog").get_by_role("region", name=say("past-log"), exact=True)
    line = log.locator("li[data-seq]").last
    expect(line).to_be_visible()
    assert " ".join(line.inner_text().split()).startswith(" ".join(said.split()))


# Whether what one has, one's card and the way to the log stand in one row, none over another.
_ROW = """() => {
  const parts = [".pocket .cash", ".pocket [data-part=card]", ".head > button.quiet"];
  const boxes = parts.map((part) => document.querySelector(part).getBoundingClientRect());
  const middles = boxes.map(({top, bottom}) => (top + bottom) / 2);
  const apart = boxes.slice(1).every(({left}, n) => left >= boxes[n].right);
  return apart && Math.max(...middles) - Math.min(...middles) < 5;
}"""


def rich(view: View, seat: int) -> bool:
    return acts(view, seat) and view.own is not None and view.own.cash > 99


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_what_one_has_is_one_row_on_a_phone(server: Served, someone: Someone, locale: str) -> None:
    game = "anniversary-4-docked-loading"
    number, seat = moment(game, rich)
    page = someone(**PHONE, locale=locale).page
    page.goto(stored(server, game, number).link(seat))
    page.locator("[data-choice]").first.wait_for()
    for width in (390, 360):
        page.set_viewport_size({"width": width, "height": 740})
        assert page.evaluate(_ROW), width


def test_at_the_end_the_scrubber_is_a_row(server: Served, someone: Someone) -> None:
    page = someone(viewport={"width": 1280, "height": 720}).sit(stored(server, "classic-3").link(0))
    scrubber = page.get_by_role("region", name=say("past-scrub"), exact=True)
    resting = scrubber.bounding_box()
    assert resting is not None
    assert resting["height"] < 60
    page.get_by_role("button", name=say("past-scrub-back"), exact=True).click()
    expect(scrubber.get_by_role("combobox")).to_be_visible()  # looking back, there is more
    scrubber.get_by_role("slider").press("End")
    expect(scrubber.get_by_role("combobox")).to_be_hidden()
