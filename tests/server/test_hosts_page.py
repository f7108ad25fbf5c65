"""What the hosts' page is told and can do: with the token of the server's host alone."""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from socket import create_connection
from typing import Any
from urllib.parse import urlsplit

import pytest

from longshore.server.domain.names import as_compared
from longshore.server.domain.quotas import QUOTAS
from longshore.server.domain.tokens import make_token
from longshore.server.http.connections import Waits, most_by_files
from longshore.server.http.host_token import VARIABLE, chosen_token, made_token, page_link
from longshore.server.http.limits import UNLIMITED, Rate
from longshore.server.http.load import Workload
from longshore.server.http.troubles import Troubles
from longshore.server.metrics import Metrics
from longshore.server.runtime import notices
from longshore.server.webhooks.webhooks import Notification, What
from longshore.text.errors import UserError
from longshore.text.messages import say
from tests.server.hosting import SECONDS, Host, Opened
from tests.server.moving_time import until
from tests.server.serving import served

TOKEN = make_token()
ME, OPEN = {"kind": "me"}, {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
ROUTES = [
    ("GET", "/api/host/tables"),
    ("GET", "/api/host/server"),
    ("GET", "/api/host/names"),
    ("POST", "/api/host/names/ban"),
    ("POST", "/api/host/names/allow"),
    ("POST", "/api/host/tables/{table}/close"),
    ("GET", "/api/host/tables/{table}/export"),
    ("DELETE", "/api/host/tables/{table}"),
]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(tmp_path_factory.mktemp("hosts"), host_token=TOKEN) as made:
        yield made


@pytest.fixture(autouse=True)
def nothing_banned(host: Host) -> Iterator[None]:
    yield
    for name in host.get("/api/host/names", TOKEN)["names"]:
        host.post("/api/host/names/allow", TOKEN, name=name)


def listed(host: Host, table: Opened) -> dict[str, Any]:
    """A table as the host of the server sees it."""
    found = host.get("/api/host/tables", TOKEN)["tables"]
    return next(one for one in found if one["table"] == table.id)


# The token


@pytest.mark.parametrize(("method", "path"), ROUTES)
@pytest.mark.parametrize(
    "given", [None, "x", make_token(), TOKEN[:-1]], ids=["none", "short", "another", "cut"]
)
def test_without_the_token_there_is_nothing(
    host: Host, method: str, path: str, given: str | None
) -> None:
    table = host.open(public=True)
    said = host.ask(method, path.format(table=table.id), given, **_body(method, path))
    assert said.status_code == 401
    assert said.json()["code"] == ("wrong-host-token" if given else "host-token-needed")
    assert said.headers["www-authenticate"] == "Bearer"
    assert table.get()["status"] == "open"


def _body(method: str, path: str) -> dict[str, Any]:
    return {"json": {"name": "Mallory"} if "names" in path else {}} if method == "POST" else {}


def test_the_key_of_a_table_is_no_token_of_the_server(host: Host) -> None:
    table = host.open()
    assert host.ask("GET", "/api/host/server", table.token).status_code == 401
    assert table.host.ask("GET", table.path, TOKEN).status_code == 401


def test_wrong_tokens_are_counted(tmp_path: Path) -> None:
    rates = UNLIMITED._replace(guesses=Rate(3, 0.001))
    with Host(tmp_path, host_token=TOKEN, rates=rates) as host:
        said = [host.ask("GET", "/api/host/server", make_token()).status_code for _ in range(5)]
        assert said == [401, 401, 401, 429, 429]


def test_a_database_makes_its_own_token_and_keeps_it(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        token = made_token(server.store.secret())
        assert server.house.is_host(token)
        assert not server.house.is_host(TOKEN)
    with served(tmp_path) as server:
        assert server.house.is_host(token)
    assert token.encode() not in (tmp_path / "longshore.db").read_bytes()


def test_a_host_chooses_the_token_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert chosen_token() is None
    monkeypatch.setenv(VARIABLE, TOKEN)
    assert chosen_token() == TOKEN
    monkeypatch.setenv(VARIABLE, "too-short-a-secret")
    with pytest.raises(UserError) as problem:
        chosen_token()
    assert VARIABLE in str(problem.value)
    assert "too-short" not in str(problem.value)
    assert page_link("https://table.example/", "abc") == "https://table.example/host#token=abc"


# Tables


def test_all_tables_are_listed_the_newest_change_first(host: Host) -> None:
    first = host.open(title="The first", name="Ada")
    second = host.open(public=True, title="The second", edition="anniversary", name="Bob")
    first.join("Carol")
    found = host.get("/api/host/tables", TOKEN)["tables"]
    assert [one["table"] for one in found[:2]] == [first.id, second.id]
    assert found[0] == {
        "table": first.id,
        "title": "The first",
        "status": "open",
        "public": False,
        "edition": "classic",
        "pace": "live",
        "seats": [
            {"kind": "person", "name": "Ada"},
            {"kind": "person", "name": "Carol"},
            {"kind": "open"},
            {"kind": "open"},
        ],
        "entries": 2,
        "created_at": first.get()["opened_at"],
        "changed_at": first.get()["changed_at"],
        "connected": 0,
    }


def test_tables_are_found_by_status_edition_and_a_part_of_a_name(host: Host) -> None:
    wanted = host.open(edition="anniversary", name="Grete Zimmer")
    host.open(edition="anniversary", name="Somebody", title="Zimmer")
    wanted.post("/close")

    def found(**query: Any) -> list[str]:
        return [one["table"] for one in host.get("/api/host/tables", TOKEN, **query)["tables"]]

    assert found(name="zIMMER") == [wanted.id]
    assert found(name="zimmer", status="open") == []
    assert wanted.id in found(status="closed", edition="anniversary")
    assert wanted.id not in found(status="closed", edition="classic")
    assert host.ask("GET", "/api/host/tables?status=lost", TOKEN).status_code == 422


def test_tables_come_page_by_page(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longshore.server.http.api.hosting.PAGE", 2)
    monkeypatch.setattr("longshore.server.runtime.listing.MOST_SEEN", 3)
    for _ in range(4):
        host.open(name="Quinn")
    host.open(name="Other")
    seen: list[str] = []
    more: str | None = None
    for _ in range(50):
        page = host.get("/api/host/tables", TOKEN, name="quinn", **({"more": more} if more else {}))
        assert len(page["tables"]) <= 2
        seen += [one["table"] for one in page["tables"]]
        more = page["more"]
        if more is None:
            break
    assert more is None
    assert len(seen) == len(set(seen)) == 4


def test_who_is_connected_is_counted(host: Host) -> None:
    table = host.open()
    with host.channel(f"{table.path}/live", table.token):
        until(lambda: listed(host, table)["connected"] == 1)


def test_the_host_of_the_server_closes_any_table(host: Host) -> None:
    table = host.open(seats=3, plan=[ME, BOT, BOT], start=True)
    told = host.post(f"/api/host/tables/{table.id}/close", TOKEN)
    assert (told["table"], told["status"]) == (table.id, "closed")
    last = table.get("/log")["entries"][-1]
    assert (last["kind"], last["status"], last["by_server"]) == ("closed", "closed", True)
    again = host.ask("POST", f"/api/host/tables/{table.id}/close", TOKEN)
    assert (again.status_code, again.json()["code"]) == (409, "table-ended")
    assert host.ask("POST", "/api/host/tables/22222222222z/close", TOKEN).status_code == 404


def test_who_plays_there_hears_that_it_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the live channel, and by the webhook of a seat: after a restart nothing else is known."""
    called: list[Notification] = []
    really = notices.notification

    def spied(what: What, **values: Any) -> Notification:
        called.append(really(what, **values))
        return called[-1]

    monkeypatch.setattr(notices, "notification", spied)
    settings = {"host_token": TOKEN, "internal_webhooks": True}
    with Host(tmp_path, **settings) as host:
        table = host.open(seats=3, plan=[ME, BOT, BOT], start=True)
        wish = {"url": "http://127.0.0.1:8009/x", "on": ["finish"]}
        host.put(f"{table.path}/webhook", table.token, **wish)
        with host.channel(f"{table.path}/live", table.token) as live:
            host.post(f"/api/host/tables/{table.id}/close", TOKEN)
            told = json.loads(live.recv(SECONDS))
            while told.get("kind") != "closed":
                told = json.loads(live.recv(SECONDS))
        assert told["by_server"]
    (notice,) = called
    assert (notice.what, notice.text) == ("finish", say("notice-closed"))
    with Host(tmp_path, **settings) as host:
        assert listed(host, table)["status"] == "closed"
        said = host.ask("POST", f"{table.path}/chat", table.token, json={"text": "Hello?"})
        assert (said.status_code, said.json()["code"]) == (409, "table-ended")


def test_a_table_that_its_own_host_closes_is_told_as_before(host: Host) -> None:
    table = host.open()
    table.post("/close")
    assert "by_server" not in table.get("/log")["entries"][-1]


def test_only_finished_games_are_exported(host: Host) -> None:
    table = host.open(seats=3, plan=[ME, BOT, BOT], start=True)
    path = f"/api/host/tables/{table.id}/export"
    assert host.ask("GET", path, TOKEN).json()["code"] == "host-export-finished"
    table.post("/close")
    assert host.ask("GET", path, TOKEN).json()["code"] == "host-export-finished"
    bots = host.open(seats=3, plan=[BOT, BOT, BOT], start=True, options={"round_limit": 4})
    until(lambda: listed(host, bots)["status"] == "finished")
    path = f"/api/host/tables/{bots.id}/export"
    assert host.ask("GET", path, TOKEN).text.startswith("longshore classic 3 round_limit=4\n")
    assert host.ask("GET", f"{path}?format=csv", TOKEN).text.startswith("entry,time,")
    assert host.ask("GET", f"{path}?format=jsonl", TOKEN).json()["code"] == "no-such-format"


# Names


def test_names_are_compared_however_they_are_written() -> None:
    assert as_compared("  ＭALLORY\u200d ") == as_compared("Mallory") == "mallory"
    assert as_compared("Straße") == as_compared("STRASSE")
    assert as_compared("Mal lory") != as_compared("Mallory")


@pytest.mark.parametrize(
    "alike",
    [
        "M\u0430llory",  # a Cyrillic а
        "\u041cALL\u041eRY",  # Cyrillic capitals
        "\u039call\u03bfry",  # Greek ones
        "Mall\u00adory",  # a soft hyphen
        "Mal\u034flory\u3164",  # a joiner of graphemes, a filler
        "Mallory\ufe0f",  # a choice of form
        "\u24c2allory",  # in a circle
    ],
)
def test_names_that_look_the_same_are_the_same(alike: str) -> None:
    assert as_compared(alike) == as_compared("Mallory")


def test_names_in_other_scripts_are_names_of_their_own() -> None:
    for name in ("Νίκος", "Наташа", "山田", "יעל"):
        assert as_compared(name) == as_compared(name.upper()) != as_compared("Nikos")


def test_nobody_takes_a_name_that_is_banned(host: Host) -> None:
    host.post("/api/host/names/ban", TOKEN, name="Mallory")
    table = host.open(public=True, spectator_chat=True, name="Ada")
    wishes = [
        ("/api/tables", None, {"name": "MALLORY"}),
        (
            "/api/tables",
            None,
            {"plan": [{"kind": "me", "name": "mallory"}, OPEN, OPEN], "seats": 3},
        ),
        (f"{table.path}/join", None, {"name": " mallory"}),
        (f"{table.path}/name", table.token, {"name": "ｍallory"}),
        (f"{table.path}/chat", None, {"name": "mallorY", "text": "Hello"}),
    ]
    for path, token, body in wishes:
        said = host.ask("POST", path, token, json=body)
        assert (said.status_code, said.json()["code"]) == (403, "name-banned"), path
    assert table.get()["seq"] == 1
    table.join("Mallory's friend")
    assert host.post("/api/host/names/allow", TOKEN, name="mallory")["names"] == []
    table.join("Mallory")


def test_who_has_a_name_that_is_banned_keeps_the_seat_under_another(host: Host) -> None:
    waiting = host.open(seats=3, name="Eve")
    waiting.join("EVE")
    running = host.open(seats=3, name="eve", plan=[ME, BOT, BOT], start=True)
    over = host.open(name="Eve")
    over.post("/close")
    told = host.post("/api/host/names/ban", TOKEN, name=" Eve ")
    assert told == {"names": ["Eve"], "neutral": "Player", "renamed": 3, "account": False}
    assert [one["name"] for one in waiting.get()["seats"][:2]] == ["Player", "Player"]
    assert running.get()["seats"][0]["name"] == "Player"
    last = waiting.get("/log")["entries"][-1]
    assert (last["kind"], last["name"], last["by_server"]) == ("renamed", "Player", True)
    assert over.get()["seats"][0]["name"] == "Eve"  # what is over is as it was
    waiting.post("/name", name="Yvette")
    assert host.post("/api/host/names/ban", TOKEN, name="EVE")["renamed"] == 0
    assert host.get("/api/host/names", TOKEN)["names"] == ["Eve"]


def test_who_has_had_many_names_loses_a_banned_one_too(host: Host) -> None:
    table = host.open(seats=3)
    for number in range(QUOTAS["names"].most):
        table.post("/name", name=f"Trent {number}")
    assert host.post("/api/host/names/ban", TOKEN, name=f"Trent {number}")["renamed"] == 1
    assert table.get()["seats"][0]["name"] == "Player"


def test_some_names_cannot_be_banned(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(name: str) -> Any:
        return host.ask("POST", "/api/host/names/ban", TOKEN, json={"name": name}).json()["code"]

    assert refused("player") == "name-neutral"
    assert refused("\u200d") == refused("\u3164") == "empty-text"
    monkeypatch.setattr("longshore.server.http.api.hosting.MOST", 1)
    host.post("/api/host/names/ban", TOKEN, name="one/of & many?")
    assert refused("another") == "too-many-names"
    again = host.post("/api/host/names/ban", TOKEN, name="one/of & many?")
    assert again["names"] == ["one/of & many?"]  # as it was: there is room for what is there


def test_bans_outlive_the_server(tmp_path: Path) -> None:
    with Host(tmp_path, host_token=TOKEN) as host:
        host.post("/api/host/names/ban", TOKEN, name="Mallory")
    with Host(tmp_path, host_token=TOKEN) as host:
        assert host.ask("POST", "/api/tables", json={"name": "Mallory"}).status_code == 403


# The server


def test_how_the_server_is(host: Host) -> None:
    host.ask("GET", "/api/tables/22222222222z")
    told = host.get("/api/host/server", TOKEN)
    assert set(told) == {"version", "load", "database", "limits", "refusals", "troubles"}
    load = told["load"]
    assert load["up_seconds"] > 0
    assert load["connections"] >= 1
    assert load["others"] == 0
    assert str(os.getpid()) in load["process"]
    assert (told["database"]["kind"], told["database"]["bytes"] > 4096) == ("sqlite", True)
    refused = {one["code"]: one["times"] for one in told["refusals"]}
    assert refused["no-such-table"] >= 1
    assert [*refused.values()] == sorted(refused.values(), reverse=True)
    assert told["limits"]["requests"] is None
    assert told["limits"]["tables_open"] == 10_000


def test_the_limits_in_force_are_shown(tmp_path: Path) -> None:
    rates = UNLIMITED._replace(requests=Rate(50, 2.5), channels=7)
    with Host(tmp_path, host_token=TOKEN, rates=rates, tables_per_address=None) as host:
        told = host.get("/api/host/server", TOKEN)["limits"]
        assert told["requests"] == {"burst": 50, "per_second": 2.5}
        assert (told["channels"], told["chat"], told["tables_open"]) == (7, None, None)
        assert told["connections_in_all"] == most_by_files()
    with Host(tmp_path, host_token=TOKEN, connections=9, waits=Waits(3.0, 4.5)) as host:
        told = host.get("/api/host/server", TOKEN)["limits"]
        assert (told["connections_in_all"], told["request_seconds"], told["idle_seconds"]) == (
            9,
            3.0,
            4.5,
        )


def test_the_load_of_the_last_minute() -> None:
    now = [100.0]
    metrics = Metrics()
    load = Workload(metrics, lambda: now[0])
    metrics.acted("person")
    for seconds in (0.004, 0.004, 0.2):
        metrics.committed(1, seconds)
    now[0] += 10
    busy = load.busy()
    assert (busy.seconds, busy.actions_per_second) == (10.0, 0.1)
    assert busy.commits_per_second == pytest.approx(0.3)
    assert busy.commit_ms == pytest.approx(208 / 3)
    assert busy.most_commits_ms == 250.0
    for _ in range(12):
        now[0] += 5
        load.look()
    assert (load.busy().actions_per_second, load.busy().commit_ms) == (0.0, None)
    assert load.seconds_up == 70.0


def test_troubles_are_kept_without_secrets() -> None:
    kept = Troubles(most=3)
    logger = logging.getLogger("longshore.test.troubles")
    logger.addHandler(kept)
    logger.propagate = False  # pytest's own handler fails of a line below
    logger.info("Nothing of note.")
    logger.warning("The first is forgotten.")
    logger.warning("Bearer %s was wrong.", TOKEN)
    try:
        raise ValueError("the card of red is 3")
    except ValueError:
        logger.exception("It failed.")
    logger.warning("%d of the lines have no number.", "none")
    assert kept.last()[0].text == "%d of the lines have no number."
    failed, masked = kept.last()[1:]
    assert failed.level == "ERROR"
    assert failed.text.startswith("It failed. (ValueError, test_hosts_page.py:")
    assert "card" not in failed.text
    assert TOKEN not in masked.text


def test_what_goes_wrong_is_told_until_the_house_is_closed(tmp_path: Path) -> None:
    with Host(tmp_path, host_token=TOKEN) as host:
        logging.getLogger("longshore.test").error("The quay is on fire.")
        (told, *_) = host.get("/api/host/server", TOKEN)["troubles"]
        assert (told["level"], told["text"]) == ("error", "The quay is on fire.")
        troubles = host.served.house.troubles
        assert troubles in logging.getLogger().handlers
    assert troubles not in logging.getLogger().handlers


@pytest.mark.parametrize(
    "sent",
    [b"\x16\x03\x01\r\n\r\n", b"GET / HTTP/1.1\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n"],
    ids=["no HTTP", "another protocol"],
)
def test_what_clients_send_that_is_nothing_pushes_out_no_trouble(host: Host, sent: bytes) -> None:
    logging.getLogger("longshore.test").error("The quay is on fire.")
    address = urlsplit(host.url)
    with create_connection((address.hostname, address.port), timeout=SECONDS) as connection:
        connection.sendall(sent)
        assert connection.recv(1000).startswith(b"HTTP/1.1 4")
    (told, *_) = host.get("/api/host/server", TOKEN)["troubles"]
    assert told["text"] == "The quay is on fire."


# Secrets


def test_nothing_of_a_game_or_of_what_people_write_is_told(host: Host) -> None:
    table = host.open(seats=3, plan=[ME, BOT, BOT], start=True, name="Ada")
    table.post("/chat", text="a word in confidence")
    told = [host.ask("GET", path, TOKEN).text for method, path in ROUTES[:3]]
    assert not any("confidence" in text for text in told)
    (mine,) = [one for one in json.loads(told[0])["tables"] if one["table"] == table.id]
    assert {"view", "reveal", "commitment", "clocks", "token", "keys"} & set(mine) == set()
    assert set(mine["seats"][0]) == {"kind", "name"}
    assert table.token not in "".join(told)
    assert TOKEN not in "".join(told)
