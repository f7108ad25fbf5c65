"""Where there is little room: what stays in its place, and what is seen without a scroll."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.server.serving import Served
from tests.web.looking import settled
from tests.web.scenes import BLUE, RED, scene
from tests.web.test_auctions import LADEN

# Where each name stands in the bar over the stage.
_BAR = """() => [...document.querySelectorAll(".turns > ol .ribbon")].map((one) => {
  const {left, right, top} = one.getBoundingClientRect();
  return [one.textContent.trim(), left, right, top];
})"""


@pytest.mark.parametrize("size", [(1280, 720), (1024, 720)], ids=str)
def test_no_name_in_the_bar_moves_when_the_turn_passes(
    server: Served, browser: Browser, size: tuple[int, int]
) -> None:
    with scene(server, browser, "classic", LADEN[0]) as at:
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
