"""Signing up and in by passkeys; and all that a forger could try with them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from longshore.server.people import ceremonies
from tests.server.people.authenticator import PRESENT, Passkey, encoded
from tests.server.people.folk import COOKIE, Person, Town


@pytest.fixture
def town(any_url: str, tmp_path) -> Iterator[Town]:
    with Town(tmp_path, database=any_url) as town:
        yield town


@pytest.fixture
def host(tmp_path) -> Iterator[Town]:
    with Town(tmp_path) as town:
        yield town


def test_signing_up_out_and_in(town: Town) -> None:
    ann = town.newcomer()
    assert ann.get("/api/people") == {}
    key = ann.sign_up("Ann")
    assert ann.get("/api/people") == {"name": "Ann"}
    me = ann.get("/api/me")
    assert (me["name"], me["codes"], me["providers"]) == ("Ann", 0, [])
    assert [one["id"] for one in me["passkeys"]] == [key.name]
    assert [one["this"] for one in me["sessions"]] == [True]
    ann.post("/api/people/sign-out")
    assert ann.get("/api/people") == {}
    assert ann.refused("GET", "/api/me") == "not-signed-in"
    there = town.newcomer()
    assert there.sign_in(key) == {"name": "Ann"}
    assert there.get("/api/me")["passkeys"][0]["used_at"] > 0
    assert there.sign_in(key) == {"name": "Ann"}  # the session it had is over
    assert len(there.get("/api/me")["sessions"]) == 1


def test_the_cookies_are_out_of_reach(host: Town) -> None:
    ann = host.newcomer()
    begun = ann.ask("POST", "/api/people/sign-up", json={"name": "Ann"})
    options = begun.json()
    made = Passkey(options).made(options, ann.origin)
    done = ann.ask("POST", "/api/people/sign-up/passkey", json={"passkey": made})
    for answer in (begun, done):
        for cookie in answer.headers.get_list("set-cookie"):
            assert "HttpOnly" in cookie
            assert "SameSite=strict" in cookie
            assert "Secure" not in cookie  # this server is plain http
    secure = {"x-forwarded-proto": "https", "origin": f"https://localhost:{host.served.port}"}
    answer = ann.ask("POST", "/api/people/sign-in", headers=secure)
    assert "__Host-longshore-passkey=" not in answer.headers["set-cookie"]  # no proxy is believed


def test_behind_a_proxy_the_cookies_are_for_https_alone(tmp_path) -> None:
    with Town(tmp_path, proxies="127.0.0.1", public_url="https://tables.example.org") as town:
        one = town.newcomer()
        headers = {
            "x-forwarded-proto": "https",
            "host": "tables.example.org",
            "origin": "https://tables.example.org",
        }
        answer = one.ask("POST", "/api/people/sign-up", json={"name": "Ann"}, headers=headers)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-longshore-passkey=")
        assert "Secure" in cookie
        assert answer.json()["rp_id"] == "tables.example.org"
        elsewhere = {**headers, "host": f"localhost:{town.served.port}", "origin": one.origin}
        answer = one.ask("POST", "/api/people/sign-in", headers=elsewhere)
        assert answer.json()["code"] == "passkeys-elsewhere"


def test_passkeys_need_a_name_in_the_address(host: Town) -> None:
    one = host.newcomer()
    answer = host.ask("POST", "/api/people/sign-up", json={"name": "Ann"})  # by 127.0.0.1
    assert answer.json()["code"] == "passkeys-address"
    assert one.refused("POST", "/api/people/sign-in", headers={"origin": "https://evil.example"})


def test_further_passkeys(town: Town) -> None:
    ann = town.newcomer()
    first = ann.sign_up("Ann")
    assert ann.refused("DELETE", f"/api/me/passkeys/{first.name}") == "last-way-in"
    options = ann.post("/api/me/passkeys")
    assert options["exclude"] == [first.name]
    second = Passkey(options)
    made = second.made(options, ann.origin)
    me = ann.post("/api/me/passkeys/made", passkey=made, label="The key in the drawer")
    assert [one["label"] for one in me["passkeys"]][1:] == ["The key in the drawer"]
    me = ann.good("DELETE", f"/api/me/passkeys/{first.name}")
    assert [one["id"] for one in me["passkeys"]] == [second.name]
    other = town.newcomer()
    assert other.sign_in_refused(first) == "passkey-unknown"
    assert other.sign_in(second) == {"name": "Ann"}
    assert ann.refused("DELETE", f"/api/me/passkeys/{first.name}") == "no-such-passkey"


def test_a_passkey_of_somebody_else_is_not_removed(host: Town) -> None:
    ann, bob = host.newcomer(), host.newcomer()
    key = ann.sign_up("Ann")
    bob.sign_up("Bob")
    assert bob.refused("DELETE", f"/api/me/passkeys/{key.name}") == "no-such-passkey"


def test_names_are_had_once(town: Town) -> None:
    ann, bob = town.newcomer(), town.newcomer()
    options = bob.post("/api/people/sign-up", name="Аnn")
    ann.sign_up("Ann")
    for taken in ("ann", " ANN ", "Аnn"):
        wish = {"json": {"name": taken}}
        assert bob.refused("POST", "/api/people/sign-up", **wish) == "account-name-taken"
    assert bob.refused("POST", "/api/people/sign-up", json={"name": "PLAYER"})
    bob.http.cookies.clear()
    options = bob.post("/api/people/sign-up", name="Bob")
    made = {"passkey": Passkey(options).made(options, bob.origin)}
    other = town.newcomer()
    other.sign_up("Bob")
    assert bob.refused("POST", "/api/people/sign-up/passkey", json=made) == "account-name-taken"
    assert bob.get("/api/people") == {}


def test_another_name_and_nobody_elses(town: Town) -> None:
    ann, bob = town.newcomer(), town.newcomer()
    key = ann.sign_up("Ann")
    bob.sign_up("Bob")
    assert ann.refused("POST", "/api/me/name", json={"name": "bob"}) == "account-name-taken"
    assert ann.post("/api/me/name", name="ANN")["name"] == "ANN"
    assert ann.post("/api/me/name", name="Anne")["name"] == "Anne"
    assert ann.get("/api/people") == {"name": "Anne"}
    assert town.newcomer().sign_up("Ann").name != key.name


# Forgery


def begun(town: Town) -> tuple[Person, Passkey, dict[str, Any]]:
    """Somebody who has an account, is signed out, and begins to sign in."""
    ann = town.newcomer()
    key = ann.sign_up("Ann")
    other = town.newcomer()
    return other, key, other.post("/api/people/sign-in")


FORGED: dict[str, dict[str, Any]] = {
    "another site": {"origin": "https://evil.example"},
    "a neighbouring site": {"origin": "http://localhost.evil.example"},
    "another port": {"origin": "http://localhost:1"},
    "another name": {"rp_id": "evil.example"},
    "another challenge": {"challenge": encoded(bytes(32))},
    "of a making": {"kind": "webauthn.create"},
    "nobody there": {"flags": 0},
    "not verified": {"flags": PRESENT},
    "a count going back": {"count": 0},
    "another account": {"handle": b"somebody else"},
    "no account": {"handle": b""},
}


@pytest.mark.parametrize("forged", FORGED.values(), ids=FORGED)
def test_a_passkey_that_is_shown_otherwise_opens_nothing(host: Town, forged: Any) -> None:
    other, key, options = begun(host)
    key.count = 5
    assert other.sign_in(key) == {"name": "Ann"}  # as it should be: its count is 6
    other.post("/api/people/sign-out")
    options = other.post("/api/people/sign-in")
    shown = key.shown(options, other.origin, **forged)
    assert other.refused("POST", "/api/people/sign-in/passkey", json=shown) == "passkey-refused"
    assert other.get("/api/people") == {}
    assert COOKIE not in other.http.cookies


def test_the_signature_of_another_passkey_opens_nothing(host: Town) -> None:
    other, key, options = begun(host)
    mallory = host.newcomer().sign_up("Mallory")
    shown = key.shown(options, other.origin, signer=mallory)
    assert other.refused("POST", "/api/people/sign-in/passkey", json=shown) == "passkey-refused"


def test_another_accounts_passkey_opens_that_account(host: Town) -> None:
    """Whose handle it claims to be is not what counts."""
    other, key, options = begun(host)
    mallory = host.newcomer().sign_up("Mallory")
    shown = mallory.shown(options, other.origin, handle=key.handle)
    assert other.refused("POST", "/api/people/sign-in/passkey", json=shown) == "passkey-refused"


def test_what_was_shown_is_good_once(town: Town) -> None:
    other, key, options = begun(town)
    shown = key.shown(options, other.origin)
    kept = dict(other.http.cookies)
    other.post("/api/people/sign-in/passkey", **shown)
    thief = town.newcomer()
    for name, value in kept.items():
        thief.http.cookies.set(name, value, domain="localhost.local", path="/")
    assert thief.refused("POST", "/api/people/sign-in/passkey", json=shown) == "ceremony-over"
    assert thief.get("/api/people") == {}


def test_a_challenge_belongs_to_a_browser(host: Town) -> None:
    other, key, options = begun(host)
    shown = key.shown(options, other.origin)
    stranger = host.newcomer()
    assert stranger.refused("POST", "/api/people/sign-in/passkey", json=shown) == "ceremony-over"
    stranger.post("/api/people/sign-in")  # a challenge of its own
    assert stranger.refused("POST", "/api/people/sign-in/passkey", json=shown) == "passkey-refused"


def test_a_challenge_is_short_lived(tmp_path) -> None:
    now = 1_800_000_000_000
    with Town(tmp_path, clock=lambda: now) as town:
        other, key, options = begun(town)
        now += ceremonies.LASTS_MS
        shown = key.shown(options, other.origin)
        assert other.refused("POST", "/api/people/sign-in/passkey", json=shown) == "ceremony-over"


def test_what_was_begun_is_ended_as_what_it_is(host: Town) -> None:
    ann = host.newcomer()
    ann.sign_up("Ann")
    options = ann.post("/api/people/sign-up", name="Bob")
    made = {"passkey": Passkey(options).made(options, ann.origin)}
    assert ann.refused("POST", "/api/me/passkeys/made", json=made) == "ceremony-over"
    options = ann.post("/api/me/passkeys")
    made = {"passkey": Passkey(options).made(options, ann.origin)}
    assert ann.refused("POST", "/api/people/sign-up/passkey", json=made) == "ceremony-over"


def test_a_passkey_is_not_added_for_who_signed_in_meanwhile(host: Town) -> None:
    ann = host.newcomer()
    ann.sign_up("Ann")
    bob = host.newcomer().sign_up("Bob")
    options = ann.post("/api/me/passkeys")
    made = {"passkey": Passkey(options).made(options, ann.origin)}
    kept = ann.http.cookies["longshore-passkey"]
    ann.sign_in(bob)
    ann.http.cookies.set("longshore-passkey", kept, domain="localhost.local", path="/")
    assert ann.refused("POST", "/api/me/passkeys/made", json=made) == "ceremony-over"


@pytest.mark.parametrize("forged", [*list(FORGED.values())[:4], {"kind": "webauthn.get"}])
def test_a_passkey_that_is_made_otherwise_is_not_kept(host: Town, forged: Any) -> None:
    one = host.newcomer()
    options = one.post("/api/people/sign-up", name="Ann")
    made = {"passkey": Passkey(options).made(options, one.origin, **forged)}
    assert one.refused("POST", "/api/people/sign-up/passkey", json=made) == "passkey-refused"
    assert one.get("/api/people") == {}
    one.sign_up("Ann")  # the name is free


def test_a_passkey_opens_one_account(host: Town) -> None:
    ann, bob = host.newcomer(), host.newcomer()
    key = ann.sign_up("Ann")
    options = bob.post("/api/people/sign-up", name="Bob")
    again = {"passkey": key.made(options, bob.origin)}
    assert bob.refused("POST", "/api/people/sign-up/passkey", json=again) == "passkey-known"


def test_nonsense_is_refused_in_a_line(host: Town) -> None:
    one = host.newcomer()
    one.post("/api/people/sign-up", name="Ann")
    made = {"passkey": {"id": "AAAA", "client_data": "e30", "attestation": "oA"}}
    assert one.refused("POST", "/api/people/sign-up/passkey", json=made) == "passkey-refused"
    key = host.newcomer().sign_up("Bob")
    one.post("/api/people/sign-in")
    shown = dict.fromkeys(("client_data", "authenticator_data", "signature"), "AAAA")
    shown |= {"id": key.name, "user_handle": "A"}
    assert one.refused("POST", "/api/people/sign-in/passkey", json=shown) == "passkey-refused"
