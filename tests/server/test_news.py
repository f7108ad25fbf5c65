"""News of one's tables over one channel: that something has happened, and to whom that is told."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from longshore.server.domain.tokens import make_table_id
from longshore.server.http.api import news
from longshore.server.http.limits import UNLIMITED
from longshore.server.runtime.news import Reader
from tests.server.hosting import SECONDS, Host, Opened, until_closed
from tests.server.wires import eventually


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    with Host(tmp_path) as made:
        yield made


def path(*tables: Opened) -> str:
    return "/api/news?of=" + ",".join(f"{at.id}.{at.get()['news']}" for at in tables)


def heard(live: Any) -> Any:
    return json.loads(live.recv(SECONDS))


def desk(host: Host) -> int:
    return len(host.served.house.registry.news)


def test_it_tells_which_tables_have_changed_and_nothing_of_them(host: Host) -> None:
    one, two, other = (host.open(seats=3) for _ in range(3))
    with host.channel(path(one, two)) as live:
        two.post("/chat", text="Hello")
        assert heard(live) == {"kind": "news", "tables": [two.id]}
        other.post("/chat", text="Hello")
        one.join("Bo")
        assert heard(live) == {"kind": "news", "tables": [one.id]}
        # whoever is told so is not connected to the table
        assert "present" not in one.get()
        live.send("anything")
        assert heard(live) == {"kind": "beat", "seq": 0}
    eventually(lambda: desk(host) == 0)


def test_much_that_happens_at_once_is_told_once(host: Host) -> None:
    at = host.open(seats=3)
    with host.channel(path(at)) as live:
        at.post("/chat", text="first")
        assert heard(live)["kind"] == "news"
        began = time.monotonic()
        for number in range(20):
            at.post("/chat", text=f"{number}")
        told = 0
        while time.monotonic() - began < 2.5 * news.PAUSE:
            try:
                told += json.loads(live.recv(news.PAUSE))["kind"] == "news"
            except TimeoutError:
                break
        assert 1 <= told <= 1 + (time.monotonic() - began) / news.PAUSE


def test_it_takes_the_ticket_of_each_table(host: Host) -> None:
    one, two = (host.open(seats=3) for _ in range(2))
    ticket = one.get()["news"]
    strangers = make_table_id()
    for of, code in (
        ("", "news-of"),
        (one.id, "news-ticket"),
        (f"{one.id}.{ticket[::-1]}", "news-ticket"),
        (f"{two.id}.{ticket}", "news-ticket"),
        (f"{one.id}.{ticket},{strangers}.{ticket}", "news-ticket"),
        (f"{one.id}.ü", "news-ticket"),
        (f"../x.{ticket}", "news-of"),
        (",".join([f"{one.id}.{ticket}"] * 41), "news-of"),
    ):
        with host.channel(f"/api/news?of={of}") as live:
            told, closed = until_closed(live)
        assert [json.loads(one)["code"] for one in told] == [code], of
        assert closed == 4001
    assert desk(host) == 0


def test_it_counts_as_a_channel_of_its_address(tmp_path: Path) -> None:
    with Host(tmp_path, rates=UNLIMITED._replace(channels=1)) as host:
        at = host.open(seats=3)
        with host.channel(path(at)):
            eventually(lambda: desk(host) == 1)
            with host.channel(path(at)) as second:
                told, _ = until_closed(second)
        assert json.loads(told[0])["code"] == "channels"


def test_a_handler_that_is_cancelled_leaves_nothing_behind() -> None:
    class Silent:
        async def receive(self) -> dict[str, Any]:
            return await asyncio.get_running_loop().create_future()

    async def cancelled() -> set[asyncio.Task[Any]]:
        socket: Any = Silent()
        telling = asyncio.create_task(news._tell(socket, Reader(["t"]), SECONDS))
        while len(asyncio.all_tasks()) < 4:  # this, the handler, and its two
            await asyncio.sleep(0)
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)
        return asyncio.all_tasks() - {asyncio.current_task()}

    assert asyncio.run(cancelled()) == set()


def test_who_may_not_look_any_more_gets_no_ticket(host: Host) -> None:
    at = host.open(seats=3)
    bo = at.join("Bo")
    key = at.post("/keys", token=bo)["id"]
    for told in (
        host.ask("DELETE", f"{at.path}/keys/{key}", bo).json(),
        at.post("/leave", token=bo),
    ):
        assert not {"news", "present", "watching"} & set(told)


def test_other_processes_have_news_too(tmp_path: Path, pg_url: str) -> None:
    with (
        Host(tmp_path, database=pg_url) as here,
        Host(tmp_path, database=pg_url) as there,
    ):
        at = here.open(seats=3)
        with there.channel(path(at)) as live:
            eventually(lambda: desk(there) == 1)
            at.post("/chat", text="Hello")
            assert heard(live) == {"kind": "news", "tables": [at.id]}
        assert at.id not in there.served.house.registry  # nothing had to be read for it
