"""What the others did: marked in the log, told by seat, and stepped through."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from longshore.text.messages import say
from tests.server.serving import Served
from tests.web.looking import NAMES, Someone, acting, acts, board, moment, press, stored

DEVICES: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": {"width": 1280, "height": 720}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}


def newest_in_sight(page: Page) -> bool:
    """The last line of the log is within what is seen of it."""
    return bool(
        page.evaluate(
            """() => {
              const lines = [...document.querySelectorAll('[data-part=log] [data-seq]')];
              const frame = document.querySelector('[data-part=log] [role=region]');
              const [line, seen] = [lines.at(-1), frame].map((one) => one.getBoundingClientRect());
              return line.bottom <= seen.bottom + 1 && line.top >= seen.top - 1;
            }"""
        )
    )


@pytest.mark.parametrize("device", DEVICES)
def test_who_comes_back_reads_what_the_others_did(
    server: Served, someone: Someone, device: str
) -> None:
    """The game was stored an hour ago: all of it is told, by seat."""
    number, seat = moment("classic-3", acts, 60)
    looker = someone(**DEVICES[device])
    page = looker.sit(stored(server, "classic-3", number).link(seat))
    recap = page.locator("[data-part=recap]")
    expect(recap).to_be_visible()
    others = [name for n, name in enumerate(NAMES[:3]) if n != seat]
    for name in others:
        expect(recap.get_by_role("heading").filter(has_text=name)).to_have_count(1)
    expect(page.locator("[data-part=log] [data-part=since]")).to_have_text(say("past-since"))
    assert newest_in_sight(page)
    # by seat, in one press; a line of it shows the board as it was then
    chip = recap.get_by_role("button").filter(has_text=others[0]).first
    chip.click()
    expect(recap.get_by_role("heading")).to_have_count(0)
    recap.get_by_role("listitem").first.get_by_role("button").click()
    expect(board(page)).to_have_attribute("data-moment", "past")
    expect(recap).to_be_visible()
    # on the stage all is in sight, so that one way back is enough
    press(page if device == "laptop" else acting(page), "acting-to-now")
    expect(board(page)).to_have_attribute("data-moment", "now")
