"""Looking for a rated game on the page: somebody waits, others come, and all are at a table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from longshore.text.messages import say
from tests.server.moving_time import Hands
from tests.server.people.folk import COOKIE, Town, begin_session
from tests.web.looking import Looker, Someone, lookers
from tests.web.test_access import DEVICES, check


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    # who waits is there for as long as the page may take
    with Town(tmp_path_factory.mktemp("matches"), clock=Hands()) as town:
        yield town


@pytest.fixture
def here(browser: Browser, town: Town) -> Iterator[Someone]:
    yield from lookers(browser, town.served)


def signed_in(town: Town, looker: Looker, name: str) -> Looker:
    """The same browser, with an account."""
    session = begin_session(town.served, town.account(name))
    cookie = {"name": COOKIE, "value": session, "domain": "127.0.0.1", "path": "/"}
    looker.context.add_cookies([cookie])  # type: ignore[list-item]
    return looker


def test_somebody_looks_for_a_game_and_is_taken_to_the_table(
    town: Town, here: Someone, tmp_path: Path
) -> None:
    page = here(**DEVICES["phone"]).goto(town.url)
    panel = page.locator("[data-part=seek]")
    expect(panel.get_by_role("link", name=say("people-sign-in"))).to_be_visible()
    page = signed_in(town, here(), "Ann").goto(town.url)
    panel = page.locator("[data-part=seek]")
    others = [town.person(town.account(name)) for name in ("Bob", "Cy")]
    others[0].post("/api/seeking", seats=3)
    panel.get_by_label(say("option-seats"), exact=True).select_option("3")
    panel.get_by_role("button", name=say("matches-seek-go")).click()
    expect(panel).to_contain_text(say("matches-seek-waits", waiting=2, n=3))
    check(page, "looking for a game")
    page.get_by_role("link", name=say("around-start-rules")).click()  # one may look around
    others[1].post("/api/seeking", seats=3)
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_text("Cy").first).to_be_visible()
