"""A line that is cut, a server that goes away and comes back, reloads, several tables at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from longshore.client import Client
from longshore.game.actions import BuildWarehouse
from longshore.server.domain.settings import Settings
from longshore.text.messages import say
from tests.server.moving_time import until
from tests.server.serving import served
from tests.web.looking import (
    Looker,
    Someone,
    acting,
    acts,
    bids,
    board,
    lookers,
    looks,
    moment,
    press,
    settled,
    stored,
    worker_ready,
)


class Host:
    """A server that can go away and come back at the same address, with the same tables."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.running = served(folder)
        self.url, self.port = self.running.url, self.running.port

    def stop(self) -> None:
        self.running.stop()

    def start(self) -> None:
        self.running = served(self.folder, port=self.port)


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    made = Host(tmp_path)
    yield made
    made.stop()


@pytest.fixture
def someone(browser: Browser, host: Host) -> Iterator[Someone]:
    yield from lookers(browser, host.running, service_workers="allow")


def amount(page: Page) -> Locator:
    return acting(page).get_by_role("textbox", name=say("acting-bid-amount"), exact=True)


def heard(looker: Looker) -> Counter[int]:
    """How often each entry has come over the live channel."""
    told = [one.value for one in looker.received.messages if one.source == "live"]
    return Counter(one["seq"] for one in told if "at" in one)


def test_a_line_cut_in_the_middle_of_a_bid_loses_nothing(host, someone):
    number, seat = moment("classic-3", bids)
    game = stored(host.running, "classic-3", number)
    ada = someone()
    page = ada.sit(game.link(seat))
    amount(page).fill("7")
    host.stop()
    expect(page.get_by_text(say("page-line-cut"))).to_be_visible()
    amount(page).fill("8")  # one goes on typing
    host.start()
    with Client(host.url) as client:
        told = game.visitor(client).info()
        others = [one for one in told.awaiting if one != seat]
        for one in others:
            game.seat(client, one).play("bid 2", seq=told.auction)
        # it comes back by itself
        expect(page.get_by_text(say("page-line-cut"))).to_have_count(0)
        expect(amount(page)).to_have_value("8")
        press(acting(page), "acting-bid-seal")
        until(lambda: game.visitor(client).info().seq > told.seq + len(others))
        last = game.visitor(client).info().seq
        until_told(ada, last)
        entries = game.seat(client, seat).log().entries
        mine = [one for one in entries[told.seq :] if one.kind == "played" and one.seat == seat]
        assert [one.action.amount for one in mine] == [8]
    # what was missed came, once each
    assert heard(ada) == Counter(range(told.seq + 1, last + 1))


def until_told(looker: Looker, seq: int) -> None:
    for _ in looks(looker.page):
        if seq in looker.received.entries:
            return
    raise AssertionError(f"Entry {seq} was not told.")


def test_a_bid_that_is_sealed_while_the_line_is_cut_arrives_once(host, someone):
    number, seat = moment("classic-3", bids)
    game = stored(host.running, "classic-3", number)
    ada = someone()
    page = ada.sit(game.link(seat))
    amount(page).fill("6")
    ada.context.set_offline(True)
    press(acting(page), "acting-bid-seal")
    page.wait_for_timeout(700)
    with Client(host.url) as client:
        before = game.visitor(client).info()
        assert seat in before.awaiting
        ada.context.set_offline(False)
        until(lambda: seat not in game.visitor(client).info().awaiting)
        expect(acting(page).get_by_text(say("acting-bid-sealed"))).to_be_visible()
        page.wait_for_timeout(500)
        sealed = game.seat(client, seat).log(after=before.seq).entries
        assert [(one.seat, one.action.amount) for one in sealed] == [(seat, 6)]


def test_a_turn_that_is_being_put_together_outlives_a_cut_line(host, someone):
    number, seat = moment("classic-3", acts, 2)
    game = stored(host.running, "classic-3", number)
    ada = someone()
    page = ada.sit(game.link(seat))
    acting(page).locator("[data-choice=build-warehouse]").click()
    draft = acting(page).get_by_role("region", name=say("acting-draft-title"))
    expect(draft.get_by_role("listitem")).to_have_count(1)
    host.stop()
    expect(page.get_by_text(say("page-line-cut"))).to_be_visible()
    expect(board(page)).to_have_attribute("data-moment", "draft")
    host.start()
    expect(page.get_by_text(say("page-line-cut"))).to_have_count(0)
    expect(draft.get_by_role("listitem")).to_have_count(1)
    acting(page).locator("[data-commit]").click()
    with Client(host.url) as client:
        visitor = game.visitor(client)
        until(lambda: visitor.log().entries[-1].kind == "played")
        played = [one for one in visitor.log().entries if one.kind == "played"][number:]
        assert [one.action for one in played] == [BuildWarehouse()]


def test_a_reload_keeps_the_bid_that_was_typed_and_tells_nobody_of_a_draft(host, someone):
    number, seat = moment("classic-3", bids)
    game = stored(host.running, "classic-3", number)
    ada = someone()
    page = ada.sit(game.link(seat))
    amount(page).fill("9")
    page.reload()
    settled(page)
    expect(amount(page)).to_have_value("9")
    with Client(host.url) as client:
        assert seat in game.visitor(client).info().awaiting  # nothing was sealed

    number, seat = moment("classic-3", acts, 2)
    game = stored(host.running, "classic-3", number)
    page = ada.sit(game.link(seat))
    acting(page).locator("[data-choice=build-warehouse]").click()
    expect(board(page)).to_have_attribute("data-moment", "draft")
    with Client(host.url) as client:
        before = game.visitor(client).info().seq
        page.reload()
        settled(page)
        expect(acting(page).locator("[data-choice]").first).to_be_visible()
        assert game.visitor(client).info().seq == before


def test_a_reload_while_the_server_is_away_says_so_and_comes_back(host, someone):
    number, seat = moment("classic-3", acts, 2)
    game = stored(host.running, "classic-3", number)
    ada = someone()
    page = ada.sit(game.link(seat))
    worker_ready(page)
    page.reload()  # now the worker has the page
    settled(page)
    host.stop()
    page.reload()
    expect(page.get_by_text(say("refused-no-answer"))).to_be_visible()
    host.start()
    press(page, "page-again")
    settled(page)
    expect(acting(page).locator("[data-choice]").first).to_be_visible()


def test_two_tables_in_two_tabs_do_not_get_into_each_other_s_way(host, someone):
    number, seat = moment("classic-3", acts, 2)
    one = stored(host.running, "classic-3", number, Settings(title="One"))
    many, turn = moment("anniversary-3", acts, 2)
    two = stored(host.running, "anniversary-3", many, Settings(title="Two"))
    ada = someone()
    first, received = ada.page, ada.received
    second, other = ada.another_tab()
    first.goto(one.link(seat))
    second.goto(two.link(turn))
    settled(first)
    settled(second)
    for page, title in ((first, "One"), (second, "Two")):
        expect(page).to_have_title(
            say("around-title-turn", title=say("around-page-title", title=title))
        )
    acting(first).locator("[data-choice=build-warehouse]").click()
    acting(second).locator("[data-choice=build-warehouse]").click()
    for page in (first, second):
        expect(board(page)).to_have_attribute("data-moment", "draft")
        acting(page).locator("[data-commit]").click()
        expect(board(page)).to_have_attribute("data-moment", "now")
    with Client(host.url) as client:
        for game, owner, heard_of, page in (
            (one, seat, received, first),
            (two, turn, other, second),
        ):
            entries = game.visitor(client).log().entries
            assert (entries[-1].seat, entries[-1].action) == (owner, BuildWarehouse())
            assert set(heard_of.entries) <= set(range(1, len(entries) + 1))
            # a page hears of other tables only that something has changed there
            told = [m for m in heard_of.messages if "/api/tables/" in m.source]
            live = [m for m in told if "/live" in m.source or "/log" in m.source]
            assert live
            assert all(game.table in m.source for m in live)
            page.reload()
            settled(page)
            own = page.get_by_role("article", name=say("board-board-own"))
            expect(own).to_have_attribute("data-seat", str(owner))
