"""The hosts' page: by its link to the tables, one closed, a name banned; on a phone, too."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from longshore.client import Client, Refused
from longshore.server.http.host_token import made_token, page_link
from longshore.text.messages import say
from tests.server.serving import Served
from tests.web.looking import Someone, stored
from tests.web.test_access import DEVICES, check


def test_looking_after_a_server(server: Served, client: Client, someone: Someone) -> None:
    over = stored(server, "classic-3")
    mine = client.open_table(seats=3, title="Round the buoy", name="Mallory")
    page = someone(**DEVICES["phone"]).goto(page_link("", made_token(server.store.secret())))
    expect(page).to_have_url(re.compile(r"/host$"))  # the token stands in the address no more
    expect(page.get_by_role("heading", level=1)).to_have_text(say("host-title"))
    expect(page).to_have_title(re.compile(say("host-title")))
    tables = page.locator("[data-part=tables]")
    row = tables.locator(f'[data-table="{mine.table}"]')
    expect(row).to_contain_text("Round the buoy")
    expect(row).to_contain_text("Mallory")
    page.reload()  # this tab knows it still
    expect(page.locator("[data-part=load] dd").first).not_to_be_empty()
    expect(page.locator("[data-part=limits] dd")).to_have_count(13)
    check(page, "the hosts' page")

    with page.expect_download() as coming:
        finished = tables.locator(f'[data-table="{over.table}"]')
        finished.get_by_role("button", name=say("host-export", format="CSV")).click()
    assert coming.value.suggested_filename == f"{over.table}.csv"

    names = page.locator("[data-part=names]")
    names.get_by_role("button", name=say("host-ban"), exact=True).click()
    expect(names.get_by_role("alert")).to_have_text(say("host-ban-missing"))
    names.get_by_label(say("host-ban-name"), exact=True).fill("mallory")
    names.get_by_role("button", name=say("host-ban"), exact=True).click()
    expect(names.get_by_role("status")).to_have_text(say("host-renamed", n=1))
    assert mine.info().seats[0].name == "Player"
    page.get_by_role("button", name=say("host-look-again")).click()
    expect(row).to_contain_text("Player")
    names.get_by_role("button", name=say("host-allow-name", name="mallory")).click()
    expect(names).to_contain_text(say("host-names-none"))

    row.get_by_role("button", name=say("host-close")).click()
    expect(page.get_by_role("dialog")).to_contain_text("Round the buoy")  # the one that is meant
    page.get_by_role("dialog").get_by_role("button", name=say("host-close")).click()
    expect(row).to_contain_text(say("host-status-value", status="closed"))
    assert mine.info().status == "closed"
    row.get_by_role("button", name=say("host-delete")).click()
    expect(page.get_by_role("dialog")).to_contain_text("Round the buoy")
    page.get_by_role("dialog").get_by_role("button", name=say("host-delete")).click()
    expect(row).to_have_count(0)
    with pytest.raises(Refused, match="There is no table"):
        mine.info()

    page.get_by_role("button", name=say("host-leave")).click()
    page.get_by_label(say("host-token"), exact=True).fill("none that is good")
    page.get_by_role("button", name=say("host-enter")).click()
    expect(page.get_by_role("alert").first).to_have_text(say("refused-wrong-host-token"))
    expect(tables).to_have_count(0)


def test_who_asks_twice_for_more_gets_it_once(
    server: Served, client: Client, someone: Someone
) -> None:
    for _ in range(3):
        client.open_table(seats=3)
    listed: list[Any] = []

    def by_pages(route: Route) -> None:
        if "more=" in route.request.url:
            route.fulfill(json={"tables": listed[2:3], "more": None})
            return
        listed[:] = route.fetch().json()["tables"]
        route.fulfill(json={"tables": listed[:2], "more": "1.t"})

    page = someone().goto("/rules")
    page.route("**/api/host/tables*", by_pages)
    page.goto(server.url + page_link("", made_token(server.store.secret())))
    tables = page.locator("[data-part=tables]")
    expect(tables.locator("[data-table]")).to_have_count(2)
    tables.get_by_role("button", name=say("around-more")).dblclick()
    expect(tables.get_by_role("button", name=say("around-more"))).to_have_count(0)
    page.wait_for_load_state("networkidle")
    expect(tables.locator("[data-table]")).to_have_count(3)


def test_an_empty_token_is_asked_for(someone: Someone) -> None:
    page = someone().goto("/host")
    token = page.get_by_label(say("host-token"), exact=True)
    for typed in ("", "   "):
        token.fill(typed)
        page.get_by_role("button", name=say("host-enter")).click()
        expect(page.get_by_role("alert")).to_have_text(say("host-token-missing"))
        expect(token).to_be_focused()
