"""The review of a finished game: from its end, through the making, to a moment on the board."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from longshore.text.messages import say
from tests.server.serving import Served
from tests.web.looking import Someone, board, stored

LONG = 60_000  # ms that a review may take where both cores are busy


def test_from_the_end_of_a_game_to_a_costly_decision(server: Served, someone: Someone) -> None:
    table = stored(server, "classic-3")
    page = someone().sit(table.link(0))
    page.get_by_role("link", name=say("around-review"), exact=True).click()
    expect(page).to_have_url(re.compile(rf"/t/{table.table}/review$"))
    review = page.locator("[data-part=review]")
    expect(review.get_by_role("heading", level=1)).to_have_text(say("review-title"))
    expect(page).to_have_title(re.compile(say("review-title")))
    expect(review).to_have_attribute("data-stage", "done", timeout=LONG)
    expect(review.locator("figure")).to_have_count(2)
    seats = review.locator("section.seat")
    expect(seats).to_have_count(3)
    own = seats.first  # who asks reads of the own seat first
    expect(own).to_have_attribute("data-seat", "blue")
    expect(own.get_by_role("heading", level=2)).to_contain_text("Ada")
    expect(own.get_by_text(say("review-final"))).to_be_visible()
    decision = seats.locator("li").first
    expect(decision).to_contain_text(say("review-better", action=""))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    decision.get_by_role("link", name=say("review-see")).click()
    expect(page).to_have_url(re.compile(rf"/t/{table.table}\?at=\d+$"))
    expect(board(page)).to_be_visible()
    page.go_back()
    expect(review).to_have_attribute("data-stage", "done", timeout=LONG)


def test_of_a_game_that_goes_on_there_is_none(server: Served, client, someone: Someone) -> None:
    host = client.open_table("classic", 3, start=True)
    page = someone().goto(f"/t/{host.table}/review")
    expect(page.get_by_role("alert")).not_to_be_empty()
