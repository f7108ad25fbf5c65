"""Ways round the locks: looking on where nobody may, keeping what one has lost, taking what one may
not have, and asking for more than one's share.
"""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from longshore.server.http.limits import UNLIMITED, Rate
from longshore.server.runtime import notices
from longshore.server.runtime.registry import TableRegistry
from longshore.server.webhooks.guard import Guard
from longshore.server.webhooks.webhooks import Notification, What
from tests.patience import PATIENCE
from tests.server.forging import ANN, BOB, CYD, Table, host, refused, seated
from tests.server.hosting import Host, until_closed
from tests.server.moving_time import until

__all__ = ["host"]


@pytest.fixture
def table(host: Host) -> Table:
    return seated(host)


# Looking on


@pytest.mark.parametrize("channel", ["live", "stream"])
def test_who_came_early_is_no_spectator_where_there_are_none(host: Host, channel: str) -> None:
    at = host.open(seats=3, public=True, spectators=False)
    path = f"{at.path}/{channel}"
    if channel == "live":
        with host.channel(path) as live:
            live.recv()
            at.post("/start", fill="steady")
            told, code = until_closed(live)
        assert code == 4000
    else:
        with host.another() as stranger, stranger.stream("GET", host.url + path) as answer:
            lines = answer.iter_lines()
            next(lines)
            at.post("/start", fill="steady")
            told = [line for line in lines if line.startswith("data:")]
    assert not [one for one in told if '"started"' in one or '"played"' in one]
    refused(host.ask("GET", f"{at.path}/view"), 403, "no-spectators")


def test_a_closed_game_is_opened_to_all_who_may_look(table: Table) -> None:
    """Whoever closes a table cannot keep its deal from being checked."""
    cards = table.at.get("/view")["view"]["own"]["card"]
    with table.host.channel(f"{table.at.path}/live", table.tokens[BOB]) as live:
        live.recv()
        table.at.post("/close")
        told = json.loads(str(live.recv()))
    assert told["kind"] == "closed"
    assert len(told["reveal"]["deal"]["cards"]) == 3
    assert told["reveal"] == table.at.get()["reveal"]
    seen = table.ask("GET", "/view?seat=0", table.tokens[BOB]).json()
    assert seen["view"]["own"]["card"] == cards


# Keeping what one has lost


class SlowNames:
    """Names that are looked up only when the test says so."""

    def __init__(self) -> None:
        self.asked, self.answered = threading.Event(), threading.Event()

    async def __call__(self, _host: str, _port: int) -> list[str]:
        self.asked.set()
        while not self.answered.is_set():
            await asyncio.sleep(0.01)
        return ["93.184.215.14"]


def test_a_webhook_set_by_who_had_the_seat_is_not_the_next_ones(table: Table) -> None:
    names = SlowNames()
    house = table.host.served.house
    usual, house.guard = house.guard, Guard(resolve=names)
    answers: list[int] = []
    wish = {"url": "https://hooks.example.org/bob"}

    def set_it() -> None:
        path, token = f"{table.at.path}/webhook", table.tokens[BOB]
        with table.host.another() as client:
            headers = {"authorization": f"Bearer {token}"}
            answers.append(
                client.put(table.host.url + path, json=wish, headers=headers).status_code
            )

    thread = threading.Thread(target=set_it)
    thread.start()
    assert names.asked.wait(PATIENCE)
    offer = table.at.post(f"/seats/{BOB}/hand", table.tokens[BOB])["token"]
    dee = table.at.host.post(f"{table.at.path}/join", name="Dee", invitation=offer)["token"]
    names.answered.set()
    thread.join(PATIENCE)
    house.guard.close()
    house.guard = usual
    assert answers == [401]
    refused(table.ask("GET", "/webhook", dee), 409, "no-webhook")


def test_who_leaves_is_not_locked_out_by_the_cookie(host: Host) -> None:
    at = host.open(seats=3, public=True)
    joined = host.ask("POST", f"{at.path}/join", json={"name": "Bob"})
    token = joined.json()["token"]
    cookie = {"cookie": f"longshore-{at.id}={token}"}
    left = host.ask("POST", f"{at.path}/leave", json={}, headers=cookie)
    assert left.is_success
    assert "max-age=0" in left.headers["set-cookie"].lower()
    assert host.ask("GET", at.path, headers=cookie).is_success
    again = host.ask("POST", f"{at.path}/join", json={"name": "Bob"}, headers=cookie)
    assert again.is_success
    assert again.json()["token"] not in (None, token)


# Taking what one may not have


def test_the_host_cannot_take_a_seat_that_somebody_plays(table: Table) -> None:
    refused(table.post(f"/seats/{BOB}/hand", table.at.token), 409, "seat-in-use")


def test_nobody_gets_a_second_seat_in_a_running_game(table: Table) -> None:
    for what in ("drop", "hand/ask"):
        asked = table.at.post(f"/seats/{BOB}/{what}")["seat_asked"]["seq"]
        table.at.post("/seats/answer", table.tokens[CYD], asked=asked, agree=True)
    offer = table.at.post(f"/seats/{BOB}/hand")["token"]
    wish = {"name": "Ann again", "invitation": offer}
    refused(table.post("/join", table.tokens[ANN], **wish), 409, "plays-already")
    assert table.post("/join", None, **wish).is_success


def test_who_is_away_for_a_while_is_still_asked(host: Host) -> None:
    """A bot that plays for somebody does not agree to anything for them."""
    table = seated(host)
    first = table.turn
    [passed] = table.post("/actions", table.tokens[first], **table.wish()).json()["entries"]
    others = [seat for seat in (ANN, BOB, CYD) if seat != first]
    table.post("/actions", table.tokens[table.turn], **table.wish("k2"))
    wish = {"seq": table.at.get()["seq"], "key": "u1", "to": passed["seq"]}
    asked = table.post("/undo", table.tokens[first], **wish).json()
    assert asked["kind"] == "undo-asked"
    one, two = (table.tokens[seat] for seat in others)
    answer = {"asked": asked["seq"], "agree": True}
    assert table.post("/undo/answer", one, **answer).json()["kind"] == "undo-answered"
    assert table.post("/undo/answer", two, **answer).json()["kind"] == "undone"


# More than one's share


def test_the_whole_log_is_work_that_is_limited(tmp_path: Path) -> None:
    with Host(tmp_path, rates=UNLIMITED._replace(heavy=Rate(3, 0.01))) as host:
        at = host.open(seats=3, plan=[{"kind": "bot", "bot": "steady"}] * 3, start=True)
        while at.get()["status"] != "finished":
            pass
        answers = [host.ask("GET", f"{at.path}/log", at.token) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        last = at.get()["seq"] - 5
        assert host.get(f"{at.path}/log", at.token, after=last)["entries"][0]["seq"] == last + 1


def test_a_long_list_of_actions_is_work_that_is_limited(tmp_path: Path) -> None:
    with Host(tmp_path, rates=UNLIMITED._replace(heavy=Rate(3, 0.01))) as host:
        at = host.open(seats=3, plan=[{"kind": "me"}] * 3, start=True)

        def ask(most: int) -> int:
            path = f"{at.path}/legal?seat={at.get()['awaiting'][0]}&most={most}"
            return host.ask("GET", path, at.token).status_code

        assert [ask(2000) for _ in range(5)] == [200, 200, 200, 429, 429]
        assert ask(201) == 429
        assert [ask(200) for _ in range(5)] == [200] * 5


def test_a_webhook_goes_with_the_key_that_it_was_set_with(tmp_path: Path) -> None:
    """Who has stolen a key, and lost it again, is told nothing any more; other webhooks stay."""
    with Host(tmp_path, internal_webhooks=True) as host:
        table = seated(host)
        path, bob = f"{table.at.path}/webhook", table.tokens[BOB]
        stolen = table.at.post("/keys", bob, label="stolen")
        other = table.at.post("/keys", bob, label="phone")
        wish = {"url": "http://127.0.0.1:9/x"}
        assert "key" not in host.put(path, stolen["token"], **wish)
        host.ask("DELETE", f"{table.at.path}/keys/{other['id']}", bob)
        assert table.ask("GET", "/webhook", bob).is_success
        host.ask("DELETE", f"{table.at.path}/keys/{stolen['id']}", bob)
        refused(table.ask("GET", "/webhook", bob), 409, "no-webhook")
        assert host.served.store.private(table.at.id, BOB, "webhook") is None


def test_a_webhook_that_was_set_while_its_key_was_revoked_elsewhere_is_not_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[str] = []
    monkeypatch.setattr(notices, "notification", _spied(called))
    with Host(tmp_path, internal_webhooks=True) as host:
        table = seated(host)
        bob, registry = table.tokens[BOB], host.served.house.registry
        stolen = table.at.post("/keys", bob, label="stolen")
        wish = {"url": "http://127.0.0.1:9/x", "on": ["chat"]}
        host.put(f"{table.at.path}/webhook", stolen["token"], **wish)
        table.at.post("/chat", table.tokens[ANN], text="One")
        assert called == ["chat"]
        registry._live[table.at.id].webhooks.clear()  # as at a process that has not heard of it
        host.ask("DELETE", f"{table.at.path}/keys/{stolen['id']}", bob)
        until(lambda: _forgotten(registry, table.at.id))
        table.at.post("/chat", table.tokens[ANN], text="Two")
        assert BOB in registry._live[table.at.id].webhooks  # it is there still, and says nothing
        assert called == ["chat"]


def _forgotten(registry: TableRegistry, table: str) -> bool:
    registry.forget_idle(time.monotonic(), everything=True)
    return table not in registry


def _spied(called: list[str]) -> Callable[..., Notification]:
    really = notices.notification

    def spy(what: What, **values: Any) -> Notification:
        called.append(what)
        return really(what, **values)

    return spy
