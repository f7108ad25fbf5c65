"""A name reported at a table and taken by the host; an account barred; one's own deleted."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from longshore.server.http.host_token import made_token, page_link
from longshore.text.messages import say
from tests.server.people.folk import Town
from tests.web.looking import Someone, lookers
from tests.web.test_access import DEVICES, check
from tests.web.test_matches import signed_in
from tests.web.test_seats import menu


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with Town(tmp_path_factory.mktemp("moderating")) as town:
        yield town


@pytest.fixture
def here(browser: Browser, town: Town) -> Iterator[Someone]:
    yield from lookers(browser, town.served)


def test_a_name_is_reported_and_taken_by_the_host(town: Town, here: Someone) -> None:
    rude = town.person(town.account("Rude"))
    rude.post(
        "/api/contests", title="Rough sea", starts_at=rude.get("/api/contests")["now"] + 10**6
    )
    told = rude.post("/api/tables", seats=3, public=True, name="Rude")
    page = signed_in(town, here(), "Ann").goto(f"{town.url}/t/{told['table']}")
    dialog = menu(page, "report")
    dialog.get_by_role("button", name=say("people-report-named", name="Rude")).click()
    expect(dialog.get_by_role("status")).to_have_text(say("people-reported"))

    host = here(**DEVICES["phone"]).goto(
        page_link(town.url, made_token(town.served.store.secret()))
    )
    panel = host.locator("[data-part=reports]")
    expect(panel).to_contain_text("Rude")
    check(host, "the hosts' page with reports", "main")
    panel.get_by_role("button", name=say("host-ban-named", name="Rude")).click()
    expect(panel).to_contain_text(say("host-reports-none"))
    expect(host.locator("[data-part=names]")).to_contain_text("Rude")
    accounts = host.locator("[data-part=accounts]")
    accounts.get_by_label(say("host-player")).fill("ann")
    accounts.get_by_role("button", name=say("host-search")).click()
    row = accounts.locator("[data-account=Ann]")
    row.get_by_role("button", name=say("host-bar"), exact=True).click()
    host.get_by_role("dialog").get_by_role("button", name=say("host-bar"), exact=True).click()
    expect(row).to_contain_text(say("host-account-barred"))
    page.goto(f"{town.url}/me")
    expect(page.get_by_role("button", name=say("people-by-passkey"))).to_be_visible()
    row.get_by_role("button", name=say("host-let-in")).click()
    expect(row.get_by_role("button", name=say("host-bar"), exact=True)).to_be_visible()
    contests = host.locator("[data-part=contests]")
    expect(contests).to_contain_text("Rough sea")
    contests.get_by_role("button", name=say("contests-rename")).click()
    contests.get_by_label(say("contests-new-title")).fill("Calm sea")
    check(host, "a tournament's title on the hosts' page", "main")
    contests.get_by_role("button", name=say("around-save")).click()
    expect(contests.get_by_role("link", name="Calm sea")).to_be_visible()
    contests.get_by_role("button", name=say("contests-cancel")).click()
    sure = host.get_by_role("dialog")
    expect(sure).to_contain_text("Calm sea")
    sure.get_by_role("button", name=say("contests-cancel")).click()
    contests.get_by_role("button", name=say("host-delete")).click()
    sure.get_by_role("button", name=say("host-delete")).click()
    expect(contests).to_contain_text(say("contests-none"))


def test_one_takes_ones_data_and_deletes_the_account(town: Town, here: Someone) -> None:
    page = signed_in(town, here(**DEVICES["phone"]), "Leaver").goto(f"{town.url}/me?part=account")
    data = page.locator("[data-part=data]")
    expect(data).to_be_visible()
    check(page, "one's data", "main")
    with page.expect_download() as coming:
        data.get_by_role("link", name=say("people-data-take")).click()
    assert coming.value.suggested_filename == "longshore-account.json"
    field = data.get_by_label(re.compile(re.escape(say("people-delete-type", name="Leaver"))))
    field.fill("Somebody")
    data.get_by_role("button", name=say("people-delete")).click()
    expect(data.get_by_role("alert")).to_have_text(say("refused-other-account-name", name="Leaver"))
    field.fill("Leaver")
    data.get_by_role("button", name=say("people-delete")).click()
    expect(page.get_by_role("button", name=say("people-by-passkey"))).to_be_visible()
