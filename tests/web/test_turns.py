"""One's turn on the page: put together, shown as it will be, taken back, committed."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from longshore.texts import say
from tests.table.serving import Served
from tests.web.scenes import BLUE, RED, scene


def test_a_turn_is_put_together_taken_back_and_committed(server: Served, browser: Browser) -> None:
    with scene(server, browser, "classic", settings={"hints": False}) as at:
        ann = at.sit(BLUE)
        at.all_show()
        ann.perform("stock red n@2 -> n@4", "build warehouse")
        at.all_show()
