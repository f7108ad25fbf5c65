"""Tournaments and leagues over HTTP: signed up for, begun, seen by all; and what is refused."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from sqlalchemy import update

from longshore.server.matches import contests, finding, hosted
from longshore.server.store.schema import contests as contests_table
from tests.server.moving_time import Hands, until
from tests.server.people.folk import Person, Town

_numbers = count(1)
TOKEN = "the token of the host"
MINUTE = 60_000


@pytest.fixture(scope="module")
def hands() -> Hands:
    return Hands()


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory, hands: Hands) -> Iterator[Town]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(finding, "SWEEP_SECONDS", 0.05)
        folder = tmp_path_factory.mktemp("contests")
        with Town(folder, clock=hands, host_token=TOKEN) as town:
            yield town


def someone(town: Town) -> Person:
    return town.person(town.account(f"Entrant {next(_numbers)}"))


def plan(hands: Hands, **more: Any) -> dict[str, Any]:
    return {"title": "Cup", "seats": 3, "starts_at": hands() + 10 * MINUTE, **more}


def begun(person: Person, hands: Hands, **more: Any) -> str:
    told = person.post("/api/contests", **plan(hands, **more))
    return f"/api/contests/{told['contest']['id']}"


def test_people_sign_up_and_are_seated_when_it_is_time(town: Town, hands: Hands) -> None:
    people = [someone(town) for _ in range(5)]
    path = begun(people[0], hands)
    for one in people:
        told = one.post(f"{path}/join")
    assert (told["contest"]["players"], told["contest"]["joined"]) == (5, True)
    listed = people[1].get("/api/contests")["contests"]
    assert [one["joined"] for one in listed if path.endswith(one["id"])] == [True]
    people[4].post(f"{path}/leave")
    hands.forward(601)
    until(lambda: people[0].get(path)["contest"]["round"] == 1)
    told = town.person().get(path)  # everybody may look
    assert told["contest"]["status"] == "running"
    tables = told["rounds"][0]["tables"]
    seats = [seat for table in tables for seat in table["seats"]]
    assert sum("name" in seat for seat in seats) == 4
    assert sum("bot" in seat for seat in seats) == 2
    mine = [
        table
        for table in people[0].get(path)["rounds"][0]["tables"]
        if any(seat.get("me") for seat in table["seats"])
    ]
    [table] = mine
    until(lambda: people[0].ask("GET", f"/api/tables/{table['table']}").is_success)
    there = people[0].get(f"/api/tables/{table['table']}")
    assert (there["status"], there["settings"]["rated"]) == ("running", True)
    assert there["settings"]["title"] == "Cup · 1"
    order = [seat.get("name") for seat in table["seats"]]
    assert [one["name"] if one["kind"] == "person" else None for one in there["seats"]] == order
    assert people[0].get("/api/seeking")["found"] == []  # nobody is taken away from elsewhere
    going = people[0].get("/api/me/games")["tables"]
    assert table["table"] in [one["table"] for one in going]


def test_whoever_organises_begins_early_or_calls_it_off(town: Town, hands: Hands) -> None:
    people = [someone(town) for _ in range(3)]
    path = begun(people[0], hands)
    for what in ("start", "cancel"):
        assert people[1].refused("POST", f"{path}/{what}") == "contest-organiser"
    for one in people:
        assert people[0].refused("POST", f"{path}/start") == "contest-too-few"
        one.post(f"{path}/join")
    people[0].post(f"{path}/start")
    until(lambda: people[0].get(path)["contest"]["status"] == "running")
    assert people[0].refused("POST", f"{path}/start") == "contest-closed"
    assert someone(town).refused("POST", f"{path}/join") == "contest-closed"
    assert people[0].post(f"{path}/cancel")["contest"]["status"] == "cancelled"
    assert people[1].refused("POST", f"{path}/join") == "contest-over"


def test_one_that_cannot_be_read_keeps_no_other_waiting(
    town: Town, hands: Hands, caplog: pytest.LogCaptureFixture
) -> None:
    people = [someone(town) for _ in range(3)]
    broken, whole = sorted(begun(people[n], hands) for n in (0, 1))
    damage(town, broken.rpartition("/")[2])
    for one in people:
        one.post(f"{whole}/join")
    hands.forward(601)
    until(lambda: people[0].get(whole)["contest"]["round"] == 1)
    [table] = people[0].get(whole)["rounds"][0]["tables"]
    until(lambda: people[0].ask("GET", f"/api/tables/{table['table']}").is_success)
    listed = [one["id"] for one in people[0].get("/api/contests")["contests"]]
    assert whole.rpartition("/")[2] in listed
    assert broken.rpartition("/")[2] not in listed
    for method, path in (("GET", broken), ("POST", f"{broken}/join")):
        answer = people[0].ask(method, path)
        assert (answer.status_code, answer.json()["code"]) == (500, "contest-damaged")
    said = [one for one in caplog.records if "cannot be gone on with" in one.message]
    assert len(said) == 1  # and then it is left alone for a while


def damage(town: Town, contest: str) -> None:
    with town.served.store.database.writing() as connection:
        ours = update(contests_table).where(contests_table.c.id == contest)
        connection.execute(ours.values(body='{"title": 1}'))


def test_the_host_of_the_server_calls_one_off(town: Town, hands: Hands) -> None:
    ann = someone(town)
    path = begun(ann, hands)
    over = path.replace("/api/", "/api/host/") + "/cancel"
    assert ann.refused("POST", over) == "host-token-needed"
    ann.good("POST", over, headers={"authorization": f"Bearer {TOKEN}"})
    assert ann.get(path)["contest"]["status"] == "cancelled"


def test_the_host_of_the_server_gives_one_another_title_and_deletes_it(
    town: Town, hands: Hands
) -> None:
    ann = someone(town)
    path = begun(ann, hands)
    mine = path.replace("/api/", "/api/host/")
    known = {"headers": {"authorization": f"Bearer {TOKEN}"}}
    title = {"json": {"title": "Calm sea"}}
    assert ann.refused("PUT", f"{mine}/title", **title) == "host-token-needed"
    assert ann.refused("DELETE", mine) == "host-token-needed"
    ann.good("PUT", f"{mine}/title", **title, **known)
    assert ann.get(path)["contest"]["title"] == "Calm sea"
    for wrong in ("", "\u2800", "x" * 71):
        refused = ann.refused("PUT", f"{mine}/title", json={"title": wrong}, **known)
        assert refused in ("wrong-field", "empty-text")
    assert ann.refused("DELETE", mine, **known) == "contest-going"
    ann.post(f"{path}/cancel")
    ann.good("DELETE", mine, **known)
    assert ann.refused("GET", path) == "no-such-contest"
    assert ann.refused("DELETE", mine, **known) == "no-such-contest"


def test_the_host_of_the_server_finds_all(
    town: Town, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also one that was called off long ago, one that is damaged, and more than a page."""
    monkeypatch.setattr(hosted, "PAGE", 2)
    people = [someone(town) for _ in range(3)]
    off, broken, whole = (begun(one, hands) for one in people)
    people[0].post(f"{off}/cancel")
    damage(town, broken.rpartition("/")[2])
    known = {"headers": {"authorization": f"Bearer {TOKEN}"}}
    assert people[0].refused("GET", "/api/host/contests") == "host-token-needed"
    ids: list[str] = []
    told: dict[str, Any] = {"more": ""}
    while told["more"] is not None:
        query = f"?more={told['more']}" if told["more"] else ""
        told = people[0].good("GET", f"/api/host/contests{query}", **known)
        assert len(told["contests"]) <= 2
        ids += [one["id"] for one in told["contests"]]
    assert {path.rpartition("/")[2] for path in (off, broken, whole)} <= set(ids)
    assert len(ids) == len(set(ids))
    wrong = people[0].refused("GET", "/api/host/contests?more=yesterday", **known)
    assert wrong == "lobby-more"
    mine = broken.replace("/api/", "/api/host/")
    people[0].good("POST", f"{mine}/cancel", **known)
    people[0].good("DELETE", mine, **known)
    assert people[0].refused("GET", broken) == "no-such-contest"


def test_people_say_that_they_are_there(town: Town, hands: Hands) -> None:
    people = [someone(town) for _ in range(4)]
    path = begun(people[0], hands, starts_at=hands() + 60 * MINUTE)
    for one in people:
        told = one.post(f"{path}/join")
    assert (told["checks_in_at"], told.get("here")) == (hands() + 45 * MINUTE, None)
    hands.forward(46 * 60)
    assert not any("here" in one for one in people[0].get(path)["standings"])
    for one in people[:3]:
        assert one.post(f"{path}/join")["here"]
    told = people[3].get(path)
    assert [one.get("here", False) for one in told["standings"]] == [True] * 3 + [False]
    assert "here" not in told
    hands.forward(14 * 60)
    until(lambda: people[0].get(path)["contest"]["round"] == 1)
    told = people[3].get(path)
    assert told["away"]
    seats = [seat for table in told["rounds"][0]["tables"] for seat in table["seats"]]
    assert [seat.get("me", False) for seat in seats] == [False] * 3


def test_one_who_is_deleted_stays_without_a_name(town: Town, hands: Hands) -> None:
    people = [someone(town) for _ in range(4)]
    path = begun(people[0], hands, kind="league", pace="days")
    for one in people:
        one.post(f"{path}/join")
    people[0].post(f"{path}/start")
    until(lambda: people[1].get(path)["contest"]["round"] == 1)
    name = people[0].get("/api/me")["name"]
    people[0].post("/api/me/delete", name=name)
    told = people[1].get(path)
    assert name not in str(told)
    assert [one.get("away", False) for one in told["standings"]].count(True) == 1
    assert told["contest"]["players"] == 4
    assert "organiser" not in told["contest"]


def test_nobody_is_told_whose_account_it_is(town: Town, hands: Hands) -> None:
    ann = someone(town)
    path = begun(ann, hands)
    ann.post(f"{path}/join")
    for looker in (ann, town.person()):
        for where in (path, "/api/contests"):
            assert ann.account not in looker.ask("GET", where).text


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"title": ""}, "wrong-field"),
        ({"title": "\u2800"}, "empty-text"),
        ({"title": "x" * 71}, "wrong-field"),
        ({"seats": 2}, "wrong-field"),
        ({"edition": "nowhere"}, "option-edition"),
        ({"rounds": 0}, "wrong-field"),
        ({"rounds": 21}, "wrong-field"),
        ({"days": 0}, "wrong-field"),
        ({"bot": "../../etc"}, "no-such-bot"),
        ({"clock": {}}, "clock-empty"),
        ({"starts_at": 0}, "contest-start"),
        ({"starts_at": 10**15}, "contest-start"),
        ({"organiser": "somebody"}, "wrong-field"),
    ],
)
def test_forged_plans(town: Town, hands: Hands, more: dict[str, Any], code: str) -> None:
    assert someone(town).refused("POST", "/api/contests", json=plan(hands, **more)) == code


def test_only_who_is_signed_in_takes_part(town: Town, hands: Hands) -> None:
    ann, guest = someone(town), town.person()
    path = begun(ann, hands)
    for what in ("join", "leave", "start", "cancel"):
        assert guest.refused("POST", f"{path}/{what}") == "not-signed-in"
    assert guest.refused("POST", "/api/contests", json=plan(hands)) == "not-signed-in"
    assert ann.refused("POST", "/api/contests/nowhere/join") == "no-such-contest"
    assert guest.refused("GET", "/api/contests/nowhere") == "no-such-contest"


def test_there_is_a_limit_to_what_one_organises(
    town: Town, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contests, "MOST_OPEN", 1)
    ann = someone(town)
    path = begun(ann, hands)
    assert ann.refused("POST", "/api/contests", json=plan(hands)) == "too-many-contests"
    ann.post(f"{path}/cancel")
    begun(ann, hands)
