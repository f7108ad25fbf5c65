"""Playing again, from the end of a game: at a table like it, with whoever was there."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from longshore.client import Client
from longshore.server.domain.settings import SeatPlan, Settings
from longshore.text.messages import say
from tests.server.moving_time import until
from tests.server.serving import Served
from tests.web.looking import Someone, acting, acts, board, moment, press, stored
from tests.web.test_in_sight import COVERED


def again(page: Page, table: str, how: str = "around-again") -> dict[str, Any]:
    """Press the button; the table at which one is then, as the page is told it."""
    press(page.locator("[data-part=again]"), how)
    expect(page).to_have_url(re.compile(rf"/t/(?!{table})\w+$"))
    told: dict[str, Any] = page.evaluate(
        "fetch('/api/tables/' + location.pathname.split('/').at(-1)).then((one) => one.json())"
    )
    return told


def test_alone_against_bots_one_sits_at_the_new_table_at_once(
    server: Served, client: Client, someone: Someone
) -> None:
    bots = [SeatPlan(kind="bot", bot=name) for name in ("random", "merchant")]
    host = client.open_table(
        "classic",
        3,
        plan=(bots[0], SeatPlan(kind="me", name="Ann"), bots[1]),
        options={"round_limit": 1},
        hints=True,
        start=True,
    )
    page = someone().sit(f"{server.url}/t/{host.table}#key={host.token}")
    acting(page).locator("[data-choice=pass]").click()
    press(page.get_by_role("dialog"), "acting-ask-pass-yes")
    expect(page.locator("[data-part=again]")).to_be_visible(timeout=60_000)  # the bots' turns
    told = again(page, host.table)
    expect(board(page)).to_be_visible()
    assert told["mine"] == [1]
    assert [seat.get("bot") for seat in told["seats"]] == ["random", None, "merchant"]
    assert told["seats"][1]["name"] == "Ann"
    assert told["options"]["round_limit"] == 1
    assert told["settings"]["hints"]
    assert told["status"] in ("running", "finished")


def test_with_people_their_seats_are_open_and_they_are_called(
    server: Served, someone: Someone
) -> None:
    table = stored(server, "classic-3", settings=Settings(title="Friday", undo="turn"))
    ada, bo = (someone().sit(table.link(seat)) for seat in (0, 1))
    end = ada.locator("[data-part=end]")
    expect(end.get_by_role("heading")).to_contain_text("wins with")
    expect(end.get_by_role("list", name=say("past-end-standing")).locator("li")).to_have_count(3)
    expect(end.get_by_role("slider", name=say("past-figure-worth"))).to_be_visible()
    told = again(ada, table.table, "around-again-same")
    expect(ada.get_by_role("heading", name=say("around-waiting-title"))).to_be_visible()
    assert [seat["kind"] for seat in told["seats"]] == ["person", "open", "open"]
    assert (told["settings"]["title"], told["settings"]["undo"]) == ("Friday", "turn")
    expect(bo.get_by_text(say("around-again-called", name="Ada"))).to_be_visible()
    bo.get_by_role("link", name=say("around-again-go")).click()
    expect(bo.get_by_role("button", name=say("around-sit-down"))).to_be_visible()
    assert told["table"] in bo.url


# Of the window's height: how much the end of the game takes.
_TAKES = """() => document.querySelector("[data-part=again]").getBoundingClientRect().height
  / innerHeight"""


def test_an_earlier_moment_has_the_room_of_the_end(server: Served, someone: Someone) -> None:
    page = someone().sit(stored(server, "classic-3").link(0))
    box, end = page.locator("[data-part=again]"), page.locator("[data-part=end]")
    for width, height in ((390, 844), (1024, 768), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        expect(end).to_be_visible()
        page.evaluate("scrollTo(0, 0)")
        press(page, "past-scrub-back")
        expect(end).to_have_count(0)
        assert page.evaluate(_TAKES) < 0.2, (width, height)
        # what it is, and what one looks at
        parts = (
            "[data-part=again] .head > *, [data-part=again] .row > *, main .moment, .bar .moment"
        )
        assert not page.evaluate(COVERED, parts), (width, height)
        # how it ended is there for whoever asks, and by itself once one is back
        press(box, "around-again-unfold")
        expect(end).to_be_visible()
        press(box, "acting-fold")
        expect(end).to_have_count(0)
        page.keyboard.press("Escape")
        expect(end).to_be_visible()


def test_a_moment_picked_from_the_figure_takes_nobody_s_place(
    server: Served, someone: Someone
) -> None:
    page = someone().sit(stored(server, "classic-3").link(0))
    figure = page.locator("[data-part=end]").get_by_role("slider", name=say("past-figure-worth"))
    figure.press("ArrowLeft")
    figure.press("Enter")
    expect(board(page)).to_have_attribute("data-moment", "past")
    expect(page.locator("[data-part=again]")).to_be_focused()


def test_the_table_that_waits_is_reached_from_another(
    server: Served, client: Client, someone: Someone
) -> None:
    bots = [SeatPlan(kind="bot", bot="random")] * 2
    waiting = client.open_table(
        "classic", 3, plan=(SeatPlan(kind="me"), *bots), title="Friday", start=True
    )
    until(lambda: waiting.info().awaiting == (0,))
    looker = someone()
    looker.sit(f"{server.url}/t/{waiting.table}#key={waiting.token}")
    number, seat = moment("classic-3", acts, 10)
    page = looker.sit(stored(server, "classic-3", number).link((seat + 1) % 3))
    link = page.locator("[data-part=next]")
    expect(link).to_contain_text(say("around-next-waits", title="Friday"))
    link.get_by_role("link").click()
    expect(page).to_have_url(re.compile(waiting.table))
