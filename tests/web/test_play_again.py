"""Playing again, from the end of a game: at a table like it, with whoever was there."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from longshore.client import Client
from longshore.server.domain.settings import SeatPlan, Settings
from longshore.text.messages import say
from tests.server.serving import Served
from tests.web.looking import Someone, acting, board, press, stored


def again(page: Page, table: str) -> dict[str, Any]:
    """Press the button; the table at which one is then, as the page is told it."""
    press(page.locator("[data-part=again]"), "around-again")
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
    told = again(ada, table.table)
    expect(ada.get_by_role("heading", name=say("around-waiting-title"))).to_be_visible()
    assert [seat["kind"] for seat in told["seats"]] == ["person", "open", "open"]
    assert (told["settings"]["title"], told["settings"]["undo"]) == ("Friday", "turn")
    expect(bo.get_by_text(say("around-again-called", name="Ada"))).to_be_visible()
    bo.get_by_role("link", name=say("around-again-go")).click()
    expect(bo.get_by_role("button", name=say("around-sit-down"))).to_be_visible()
    assert told["table"] in bo.url
