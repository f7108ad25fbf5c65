"""Rated tables: one person one seat, nobody plays for another, and whoever leaves has lost."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from longshore.server.people.players import of_account
from tests.server.moving_time import Hands, until
from tests.server.people.folk import Person, Town
from tests.server.results.games import rows

_numbers = count(1)
CLOCK = {"move": 60, "game": 600}


@pytest.fixture(scope="module")
def hands() -> Hands:
    return Hands()


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory, hands: Hands) -> Iterator[Town]:
    with Town(tmp_path_factory.mktemp("rated"), clock=hands) as host:
        yield host


def someone(host: Town) -> Person:
    """Somebody new who is signed in."""
    return host.person(host.account(f"Player {next(_numbers)}"))


@pytest.fixture
def ann(host: Town) -> Person:
    return someone(host)


def opened(person: Person, **wish: Any) -> tuple[str, str]:
    """A rated table: its path, and its invitation."""
    told = person.post("/api/tables", **{"seats": 3, "rated": True, "clock": CLOCK, **wish})
    return f"/api/tables/{told['table']}", told["invitation"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"clock": None}, "rated-clock"),
        ({"options": {"supply": 10}}, "rated-options"),
        ({"hints": True}, "rated-hints"),
        ({"plan": [{"kind": "me"}, {"kind": "me", "name": "B"}, {}]}, "rated-one-seat"),
        ({"plan": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}, {}]}, "rated-no-bots"),
        ({"start": True}, "rated-no-bots"),
    ],
)
def test_a_rated_table_is_one_where_a_place_means_something(ann, wish, code) -> None:
    body = {"seats": 3, "rated": True, "clock": CLOCK, **wish}
    assert ann.refused("POST", "/api/tables", json=body) == code


def test_only_who_is_signed_in_opens_one_or_sits_down(host: Town, ann: Person) -> None:
    body = {"seats": 3, "rated": True, "clock": CLOCK}
    guest = host.person()
    assert guest.refused("POST", "/api/tables", json=body) == "rated-sign-in"
    path, invitation = opened(ann)
    join = {"name": "x", "invitation": invitation}
    assert guest.refused("POST", f"{path}/join", json=join) == "rated-sign-in"
    bearer = {"authorization": f"Bearer {invitation}"}
    bob = someone(host)
    assert bob.refused("POST", f"{path}/join", json=join, headers=bearer) == "rated-sign-in"
    bob.post(f"{path}/join", **join)
    for one in (ann, bob):
        assert one.refused("POST", f"{path}/join", json=join) == "rated-one-seat"
    names = [one["name"] for one in bob.get(path)["seats"][:2]]
    assert all(name.startswith("Player ") for name in names)


def test_nobody_plays_for_another(host: Town, ann: Person) -> None:
    path, invitation = opened(ann)
    assert ann.refused("POST", f"{path}/keys", json={}) == "rated-no-links"
    assert ann.refused("POST", f"{path}/seats/0/hand") == "rated-no-links"
    assert ann.refused("POST", f"{path}/name", json={"name": "Z"}) == "rated-name"
    assert ann.refused("PUT", f"{path}/seats/1", json={"bot": "easy"}) == "rated-no-bots"
    for person in (someone(host), someone(host)):
        person.post(f"{path}/join", name="x", invitation=invitation)
    assert ann.post(f"{path}/start", fill="easy")["status"] == "running"
    assert ann.refused("POST", f"{path}/close") == "rated-going-on"
    assert ann.refused("POST", f"{path}/seats/1/drop") == "rated-no-drop"
    assert ann.refused("POST", f"{path}/seats/1/hand/ask") == "rated-no-links"
    fork = {"at": 4, "name": "x", "bot": "easy"}
    assert ann.refused("POST", f"{path}/fork", json=fork) == "rated-no-study"
    told = ann.get(path)["settings"]
    assert (told["rated"], told.get("rated_bots", False), told["undo"]) == (True, False, "turn")


def test_a_seat_stays_with_its_account_before_and_after(
    host: Town, hands: Hands, ann: Person
) -> None:
    """Who gives it back has a token that anybody can play by, and no result."""
    path, invitation = opened(ann)
    bob, cy = someone(host), someone(host)

    def stays(*people: Person) -> None:
        for person in people:
            assert person.refused("POST", f"{path}/unclaim") == "rated-no-links"
            assert person.refused("POST", f"{path}/claim") == "rated-no-links"

    for person in (bob, cy):
        assert person.refused("POST", f"{path}/claim") == "token-needed"
        person.post(f"{path}/join", name="x", invitation=invitation)
    stays(ann, bob)
    ann.post(f"{path}/start")
    stays(ann, bob, cy)

    def over() -> bool:
        hands.forward(700)
        return ann.get(path)["status"] == "finished"

    until(over)
    stays(ann, bob, cy)
    store, this = host.served.store, {"table_id": path.rpartition("/")[2]}
    until(lambda: rows(store, "seat", **this))
    everybody = [(of_account(str(one.account)),) for one in (ann, bob, cy)]
    assert rows(store, "player", **this) == everybody


def test_bots_play_along_where_the_table_says_so(host: Town, ann: Person) -> None:
    plan = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}, {"kind": "open"}]
    path, _ = opened(ann, plan=plan, rated_bots=True)
    ann.post(f"{path}/start", fill="steady")
    assert [one["kind"] for one in ann.get(path)["seats"]] == ["person", "bot", "bot"]
    empty, _ = opened(ann, plan=[{"kind": "open"}] * 3, rated_bots=True)
    body = {"fill": "steady"}
    assert ann.refused("POST", f"{empty}/start", json=body) == "rated-nobody"


def test_who_leaves_or_is_away_in_the_end_has_lost(host: Town, hands: Hands, ann: Person) -> None:
    """Played to its end by bots, once one has left and the clock has run out for the others."""
    path, invitation = opened(ann)
    people = [ann, someone(host), someone(host)]
    for person in people[1:]:
        person.post(f"{path}/join", name="x", invitation=invitation)
    ann.post(f"{path}/start")
    people[1].post(f"{path}/leave")

    def over() -> bool:
        hands.forward(700)
        return ann.get(path)["status"] == "finished"

    until(over)
    store, this = host.served.store, {"table_id": path.rpartition("/")[2]}
    until(lambda: rows(store, "seat", **this))
    found = rows(store, "player", "lost", "share", "rated", **this)
    lost = {
        person.account: how for person, how in zip(people, ("clock", "left", "clock"), strict=True)
    }
    assert found == [(of_account(str(one)), how, 0.0, True) for one, how in lost.items()]
    together = {mu for (mu,) in rows(store, "mu", **this)}
    assert len(together) == 1  # all of them were last
