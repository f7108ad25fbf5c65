"""Browsers that are signed in: by recovery codes, listed, and signed out from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from longshore.server.people.sessions import IDLE_MS
from tests.server.moving_time import Hands
from tests.server.people.folk import Person, Town, people_of


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def town(any_url: str, tmp_path, hands: Hands) -> Iterator[Town]:
    with Town(tmp_path, database=any_url, clock=hands) as town:
        yield town


@pytest.fixture
def ann(town: Town) -> Person:
    one = town.newcomer()
    one.sign_up("Ann")
    return one


def by_code(person: Person, code: str) -> str:
    """What comes of a recovery code: a name, or why not."""
    answer = person.ask("POST", "/api/people/sign-in/code", json={"code": code}).json()
    return str(answer.get("name", answer.get("code")))


def test_a_recovery_code_lets_its_owner_in_once(town: Town, ann: Person) -> None:
    codes = ann.post("/api/me/codes")["codes"]
    assert len(set(codes)) == 10
    lost = town.newcomer()
    assert by_code(lost, codes[0].upper().replace("-", " ")) == "Ann"
    assert lost.get("/api/me")["codes"] == 9
    assert by_code(town.newcomer(), codes[0]) == "wrong-code"
    assert by_code(town.newcomer(), "a" * 20) == "wrong-code"
    new = ann.post("/api/me/codes")["codes"]
    assert by_code(town.newcomer(), codes[1]) == "wrong-code"  # those before are good for nothing
    assert by_code(town.newcomer(), new[1]) == "Ann"


def test_a_code_typed_twice_at_once_lets_in_one(town: Town, ann: Person) -> None:
    [code, *_] = ann.post("/api/me/codes")["codes"]
    people = [town.newcomer() for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        came = list(pool.map(lambda one: by_code(one, code), people))
    assert sorted(came) == ["Ann", "wrong-code", "wrong-code", "wrong-code"]


def test_a_browser_is_signed_out_from_elsewhere(town: Town, ann: Person) -> None:
    codes = ann.post("/api/me/codes")["codes"]
    others = [town.newcomer() for _ in range(3)]
    for one, code in zip(others, codes, strict=False):
        assert by_code(one, code) == "Ann"
    listed = ann.get("/api/me")["sessions"]
    assert [one.get("this", False) for one in listed].count(True) == 1
    [mine] = [one["id"] for one in others[0].get("/api/me")["sessions"] if one.get("this")]
    ann.good("DELETE", f"/api/me/sessions/{mine}")
    assert others[0].refused("GET", "/api/me") == "not-signed-in"  # at once
    assert others[1].get("/api/me")["name"] == "Ann"
    assert ann.refused("DELETE", f"/api/me/sessions/{mine}") == "no-such-session"
    stranger = town.newcomer()
    stranger.sign_up("Bob")
    [hers] = [one["id"] for one in ann.get("/api/me")["sessions"] if one.get("this")]
    assert stranger.refused("DELETE", f"/api/me/sessions/{hers}") == "no-such-session"
    assert ann.good("DELETE", "/api/me/sessions") == {"ended": 2}
    assert [one.get("this") for one in ann.get("/api/me")["sessions"]] == [True]
    assert others[1].refused("GET", "/api/me") == "not-signed-in"


def test_a_session_that_nobody_uses_ends(town: Town, ann: Person, hands: Hands) -> None:
    hands.forward(IDLE_MS / 1000 + 1)
    people_of(town.served)._remembered.clear()  # as after a minute
    assert ann.refused("GET", "/api/me") == "not-signed-in"
