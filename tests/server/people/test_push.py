"""Push for a whole account: by each one's choice, to the browsers that are signed in."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import select

from longshore.server.mail import sending
from longshore.server.store.schema import devices, outbox, reminded
from longshore.server.webhooks.push import MOST_DEVICES
from tests.server.moving_time import Hands, until
from tests.server.people.folk import Person, Town
from tests.server.webhooks.pushed import Browser, PushService

SLOW = {"move": 86_400, "game": 3 * 86_400}


@pytest.fixture
def service() -> Iterator[PushService]:
    made = PushService()
    yield made
    made.close()


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def town(tmp_path, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> Iterator[Town]:
    monkeypatch.setattr(sending, "SWEEP_SECONDS", 0.05)
    with Town(tmp_path, clock=hands, internal_webhooks=True) as town:
        yield town


def someone(town: Town, name: str) -> Person:
    return town.person(town.account(name))


def wish(service: PushService, browser: Browser, path: str) -> dict[str, Any]:
    return {"endpoint": service.url + path, "p256dh": browser.p256dh, "auth": browser.auth}


def takes(one: Person, service: PushService, path: str, *on: str, language: str = "en") -> Browser:
    """Somebody wants to be told of something at this browser."""
    browser = Browser()
    one.post("/api/me/push/devices", **wish(service, browser, path), language=language)
    assert one.good("PUT", "/api/me/push", json={"on": on})["on"] == list(on)
    return browser


def found(*people: Person) -> str:
    """A table over days is found for people: its name."""
    for one in people:
        one.post("/api/seeking", seats=3, pace="days")
    until(lambda: people[0].get("/api/me/games")["tables"])
    return str(people[0].get("/api/me/games")["tables"][0]["table"])


def game(*people: Person, pace: str = "days") -> str:
    """A table that somebody opened, begun: its path."""
    clock = {"clock": SLOW} if pace == "days" else {}
    first = people[0]
    told = first.post("/api/tables", seats=3, pace=pace, **clock, title="Slow boat", start=False)
    path = f"/api/tables/{told['table']}"
    for one in people[1:]:
        one.post(f"{path}/join", name="x", invitation=told["invitation"])
    first.post(f"{path}/start", fill="easy")
    return path


def waited_for(*people: Person) -> int:
    """Which of them their only game waits for."""

    def waits(one: Person) -> bool:
        return bool(one.get("/api/me/games")["tables"][0].get("waiting"))

    until(lambda: any(map(waits, people)))
    [number] = [number for number, one in enumerate(people) if waits(one)]
    return number


def test_a_browser_is_told_that_a_table_was_opened(town: Town, service: PushService) -> None:
    people = [someone(town, name) for name in ("Ann", "Bob", "Cy")]
    browser = takes(people[0], service, "/ann", "start", language="de")
    table = found(*people)
    until(lambda: service.heard)
    told = json.loads(browser.read(service.heard[0].body))
    assert (told["table"], told["url"]) == (table, f"/t/{table}")
    assert told["body"] == "Die Partie hat begonnen."
    assert [one.path for one in service.heard] == ["/ann"]


def test_a_browser_is_told_of_a_round_of_a_contest(town: Town, service: PushService) -> None:
    people = [someone(town, name) for name in ("Ann", "Bob", "Cy")]
    browser = takes(people[1], service, "/bob", "start")
    plan = {"title": "Spring cup", "edition": "classic", "seats": 3, "rounds": 1, "pace": "days"}
    starts = {"starts_at": town.served.house.clock() + 3_600_000}
    told = people[0].post("/api/contests", **plan, **starts)
    path = f"/api/contests/{told['contest']['id']}"
    for one in people:
        one.post(f"{path}/join")
    people[0].post(f"{path}/start")
    until(lambda: service.heard)
    assert "Spring cup" in json.loads(browser.read(service.heard[0].body))["title"]


@pytest.mark.parametrize("pace", ["days", "live"])
def test_a_browser_is_told_once_that_a_game_waits(
    town: Town, service: PushService, hands: Hands, pace: str
) -> None:
    people = [someone(town, name) for name in ("Ann", "Bob", "Cy")]
    browsers = [takes(one, service, f"/{n}", "turn") for n, one in enumerate(people)]
    game(*people, pace=pace)
    hands.forward(6)
    until(lambda: service.heard)
    turn = waited_for(*people)
    told = json.loads(browsers[turn].read(service.heard[0].body))
    assert (told["title"], told["body"]) == ("Slow boat", "It is your turn.")
    hands.forward(6)
    until(lambda: reminders(town) == 1 and not calls(town))
    assert [one.path for one in service.heard] == [f"/{turn}"]


def test_a_browser_that_the_seat_has_told_is_not_told_twice(
    town: Town, service: PushService, hands: Hands
) -> None:
    people = [someone(town, name) for name in ("Ann", "Bob", "Cy")]
    browsers = [takes(one, service, f"/{n}", "turn") for n, one in enumerate(people)]
    path = game(*people)
    turn = waited_for(*people)
    at_seat = wish(service, browsers[turn], f"/{turn}")
    people[turn].good("PUT", f"{path}/push", json=at_seat)
    hands.forward(6)
    until(lambda: reminders(town) == 1 and not calls(town))
    assert service.heard == []


def test_only_what_was_chosen_is_told_and_only_where_one_is_signed_in(
    town: Town, service: PushService
) -> None:
    people = [someone(town, name) for name in ("Ann", "Bob", "Cy")]
    takes(people[0], service, "/ann", "turn")  # nothing of new tables
    takes(people[1], service, "/bob", "start")
    takes(people[2], service, "/cy", "start")
    people[1].post("/api/people/sign-out")
    people[1].come_in(str(people[1].account))
    assert people[1].get("/api/me/push") == {"on": ["start"], "devices": []}
    found(*people)
    until(lambda: service.heard)
    until(lambda: reminders(town) >= 2 and not calls(town))
    assert [one.path for one in service.heard] == ["/cy"]


def test_a_browser_that_is_gone_is_forgotten(town: Town, service: PushService) -> None:
    people = [someone(town, name) for name in ("Ann", "Bob", "Cy")]
    takes(people[0], service, "/ann", "start")
    service.plan = [410]
    found(*people)
    until(lambda: service.heard)
    until(lambda: people[0].get("/api/me/push")["devices"] == [])


def test_browsers_are_few_ones_own_and_taken_back(town: Town, service: PushService) -> None:
    ann, bob = someone(town, "Ann"), someone(town, "Bob")
    for number in range(MOST_DEVICES + 2):
        takes(ann, service, f"/{number}", "turn")
    names = ann.get("/api/me/push")["devices"]
    assert len(names) == MOST_DEVICES
    bob.good("DELETE", "/api/me/push/devices", params={"device": names[0]})
    bob.good("DELETE", "/api/me/push/devices")
    assert ann.get("/api/me/push")["devices"] == names
    ann.good("DELETE", "/api/me/push/devices", params={"device": names[0]})
    assert ann.get("/api/me/push")["devices"] == names[1:]
    ann.good("DELETE", "/api/me/push/devices")
    assert ann.get("/api/me/push") == {"on": ["turn"], "devices": []}


def test_push_and_mail_are_chosen_apart(town: Town, service: PushService) -> None:
    ann = someone(town, "Ann")
    takes(ann, service, "/ann", "turn")
    ann.good("DELETE", "/api/me/mail")
    assert ann.get("/api/me/push")["on"] == ["turn"]
    assert not ann.get("/api/me/mail")["offered"]


def test_addresses_are_told_to_nobody_and_go_with_the_account(
    town: Town, service: PushService
) -> None:
    ann = someone(town, "Ann")
    takes(ann, service, "/secret", "turn")
    for where in ("/api/me", "/api/me/push", "/api/me/data"):
        assert "/secret" not in ann.ask("GET", where).text
    assert ann.get("/api/me/data")["kept"]["contact"][0]["push"] == '["turn"]'
    ann.post("/api/me/delete", name="Ann")
    with town.served.store.database.reading() as connection:
        assert connection.execute(select(devices)).all() == []


def test_forged_wishes(tmp_path, service: PushService) -> None:
    with Town(tmp_path) as town:
        ann, guest = someone(town, "Ann"), town.person()
        good = {**wish(service, Browser(), ""), "endpoint": "https://93.184.216.34/x"}
        where = "/api/me/push/devices"
        for change, code in (
            ({"endpoint": "https://127.0.0.1/x"}, "push-endpoint"),
            ({"endpoint": "http://93.184.216.34/x"}, "push-endpoint"),
            ({"p256dh": "???"}, "push-keys"),
            ({"language": "tlh"}, "no-such-language"),
            ({"key": "x"}, "wrong-field"),
        ):
            assert ann.refused("POST", where, json={**good, **change}) == code, change
        assert ann.refused("PUT", "/api/me/push", json={"on": ["digest"]}) == "wrong-field"
        assert guest.refused("POST", where, json=good) == "not-signed-in"
        assert guest.refused("PUT", "/api/me/push", json={"on": []}) == "not-signed-in"
        assert guest.refused("GET", "/api/me/push") == "not-signed-in"
        assert ann.get("/api/me/push") == {"on": [], "devices": []}


def reminders(town: Town) -> int:
    with town.served.store.database.reading() as connection:
        return len(connection.execute(select(reminded)).all())


def calls(town: Town) -> int:
    with town.served.store.database.reading() as connection:
        return len(connection.execute(select(outbox)).all())
