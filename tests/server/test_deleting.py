"""Whoever runs the server deletes a table that is over, for good."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from longshore.server.store import open_store
from longshore.server.store.schema import NOBODY
from tests.server.hosting import SECONDS, Host, Opened
from tests.server.moving_time import until

TOKEN = "a-token-that-the-host-has-chosen-0123456789"
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "steady"}


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    with Host(tmp_path, host_token=TOKEN) as made:
        yield made


def deleted(host: Host, table: Opened) -> tuple[int, str]:
    """The status of the answer, and its code where it is a refusal."""
    answer = host.ask("DELETE", f"/api/host/tables/{table.id}", TOKEN)
    return answer.status_code, answer.json()["code"] if answer.content else ""


def finished(host: Host) -> Opened:
    """A short game of bots, with its review and what was said."""
    options = {"round_limit": 2, "supply": 6}
    table = host.open(seats=3, plan=[BOT] * 3, start=True, options=options, public=True)
    until(lambda: table.get()["status"] == "finished")
    return table


def test_a_finished_game_goes_with_all_that_is_kept_of_it(tmp_path: Path) -> None:
    with Host(tmp_path, host_token=TOKEN, review_playouts=4) as host:
        table, other = finished(host), host.open(title="Another")
        until(lambda: table.get("/review")["stage"] == "done")
        assert host.served.store.privates(table.id, "review").keys() == {NOBODY}
        assert deleted(host, table) == (204, "")
        for what in ("", "/log", "/view", "/review", "/export", "/fairness"):
            answer = host.ask("GET", table.path + what, table.token)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table"), what
        listed = host.get("/api/host/tables", TOKEN)["tables"]
        assert [one["table"] for one in listed] == [other.id]
        assert host.get("/api/tables", status="finished")["tables"] == []
        assert deleted(host, table) == (404, "no-such-table")
        assert other.get()["status"] == "open"
    with closing(open_store(f"sqlite:///{tmp_path / 'longshore.db'}")) as store:
        assert store.lines(table.id) == []
        assert store.privates(table.id, "review") == {}


def test_a_table_that_goes_on_is_to_be_closed_first(host: Host) -> None:
    waiting, running = host.open(), host.open(seats=3, plan=[ME, BOT, BOT], start=True)
    for table in (waiting, running):
        assert deleted(host, table) == (409, "table-going-on")
        table.post("/close")
        assert deleted(host, table) == (204, "")


def test_nobody_but_the_servers_host_deletes(host: Host) -> None:
    table = host.open()
    table.post("/close")
    answer = host.ask("DELETE", f"/api/host/tables/{table.id}", table.token)
    assert (answer.status_code, answer.json()["code"]) == (401, "wrong-host-token")
    assert table.get()["status"] == "closed"
    assert host.ask("DELETE", "/api/host/tables/..%2F", TOKEN).status_code == 404


def test_who_follows_it_hears_that_there_is_no_such_table(host: Host) -> None:
    table = host.open()
    table.post("/close")
    with host.channel(f"{table.path}/live", table.token) as live:
        assert json.loads(live.recv(SECONDS))["kind"] == "seen"
        assert deleted(host, table) == (204, "")
        assert json.loads(live.recv(SECONDS))["kind"] == "resync"
    with host.channel(f"{table.path}/live?after=1", table.token) as live:
        assert json.loads(live.recv(SECONDS))["code"] == "no-such-table"


def test_a_damaged_table_can_be_deleted(tmp_path: Path) -> None:
    with Host(tmp_path, host_token=TOKEN) as host:
        table = host.open()
        table.post("/close")
    with closing(sqlite3.connect(tmp_path / "longshore.db")) as file:
        file.execute("UPDATE log SET body = 'null' WHERE seq = 1")
        file.commit()
    with Host(tmp_path, host_token=TOKEN) as host:
        assert host.ask("GET", table.path, table.token).json()["code"] == "table-damaged"
        assert deleted(host, table) == (204, "")
        assert host.ask("GET", table.path, table.token).status_code == 404


def test_all_processes_forget_it(tmp_path: Path, pg_url: str) -> None:
    with (
        Host(tmp_path, host_token=TOKEN, database=pg_url) as one,
        Host(tmp_path, host_token=TOKEN, database=pg_url) as two,
    ):
        table = one.open()
        table.post("/close")
        with two.channel(f"{table.path}/live", table.token) as live:
            assert json.loads(live.recv(SECONDS))["kind"] == "seen"
            assert deleted(one, table) == (204, "")
            assert json.loads(live.recv(SECONDS))["kind"] == "resync"
        assert two.ask("GET", table.path, table.token).status_code == 404
        assert deleted(two, table) == (404, "no-such-table")
