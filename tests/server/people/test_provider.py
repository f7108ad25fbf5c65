"""Signing in at a provider of OpenID Connect; and what forgers, and providers, could do to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit

import pytest
from joserfc.jwk import ECKey, OctKey

from longshore.server.people import provider as ours
from tests.server.people.folk import COOKIE, Person, Town
from tests.server.people.oidc import CLIENT, SECRET, Oidc


@pytest.fixture
def portal() -> Iterator[Oidc]:
    with Oidc() as portal:
        yield portal


@pytest.fixture
def town(tmp_path, portal: Oidc) -> Iterator[Town]:
    with Town(tmp_path, accounts=portal.settings()) as town:
        yield town


def sent(one: Person) -> str:
    return str(one.post("/api/people/provider")["address"])


def come_back(one: Person, address: str, **otherwise: str | None) -> str:
    """Back from the provider: where one is sent on to."""
    parts = urlsplit(address)
    said = {**dict(parse_qsl(parts.query)), **otherwise}
    query = urlencode({name: value for name, value in said.items() if value is not None})
    answer = one.ask("GET", f"{parts.path}?{query}", headers={"origin": ""})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def refused(one: Person, address: str, **otherwise: str | None) -> str:
    """Why one comes back as one went."""
    led = come_back(one, address, **otherwise)
    assert one.get("/api/people") == {"provider": "Portal"}
    assert COOKIE not in one.http.cookies
    return led.removeprefix("/me?refused=")


def test_signing_up_and_in_at_the_provider(any_url: str, tmp_path, portal: Oidc) -> None:
    with Town(tmp_path, database=any_url, accounts=portal.settings()) as town:
        ann = town.newcomer()
        assert ann.get("/api/people") == {"provider": "Portal"}
        assert come_back(ann, portal.back(sent(ann))) == "/me"
        assert ann.get("/api/people") == {"provider": "Portal", "vouched": True}
        assert ann.refused("GET", "/api/me") == "not-signed-in"
        told = ann.post("/api/people/sign-up/provider", name="Ann")
        assert told == {"provider": "Portal", "name": "Ann"}
        assert portal.asked[0]["scope"] == "openid"  # no name, no address
        there = town.newcomer()
        assert come_back(there, portal.back(sent(there))) == "/me"
        me = there.get("/api/me")
        assert (me["name"], me["passkeys"]) == ("Ann", [])
        assert [(one["name"], one["now"]) for one in me["providers"]] == [("Portal", True)]
        other = town.newcomer()
        come_back(other, portal.back(sent(other), "bob"))
        wish = {"json": {"name": "Ann"}}
        assert other.refused("POST", "/api/people/sign-up/provider", **wish) == "account-name-taken"
        assert other.post("/api/people/sign-up/provider", name="Bob")["name"] == "Bob"


@pytest.mark.parametrize(
    ("secret", "methods"), [(None, ()), (SECRET, ("client_secret_post",))], ids=["public", "post"]
)
def test_clients_of_all_kinds(tmp_path, secret: str | None, methods: tuple[str, ...]) -> None:
    with (
        Oidc(secret=secret, methods=methods) as portal,
        Town(tmp_path, accounts=portal.settings()) as town,
    ):
        ann = town.newcomer()
        assert come_back(ann, portal.back(sent(ann))) == "/me"


def test_adding_a_provider_and_taking_it_away(town: Town, portal: Oidc) -> None:
    ann = town.newcomer()
    key = ann.sign_up("Ann")
    assert come_back(ann, portal.back(sent(ann))) == "/me"
    me = ann.get("/api/me")
    assert [one["issuer"] for one in me["providers"]] == [portal.issuer]
    assert ann.good("DELETE", f"/api/me/passkeys/{key.name}")["passkeys"] == []
    gone = {"params": {"issuer": portal.issuer}}
    assert ann.refused("DELETE", "/api/me/provider", **gone) == "last-way-in"
    bob = town.newcomer()
    bob.sign_up("Bob")
    led = come_back(bob, portal.back(sent(bob)))
    assert led == "/me?refused=identity-taken"  # it opens Ann's account
    assert bob.get("/api/me")["providers"] == []
    assert bob.refused("DELETE", "/api/me/provider", **gone) == "no-such-identity"


def test_a_provider_is_not_added_for_who_has_signed_out(town: Town, portal: Oidc) -> None:
    ann = town.newcomer()
    ann.sign_up("Ann")
    address = portal.back(sent(ann))
    ann.post("/api/people/sign-out")
    assert refused(ann, address) == "ceremony-over"


# Forgery


def test_what_a_browser_did_not_begin_is_refused(town: Town, portal: Oidc) -> None:
    """Somebody who is led to another's sign-in does not get that other's account."""
    mallory, victim = town.newcomer(), town.newcomer()
    address = portal.back(sent(mallory), "mallory")
    assert refused(victim, address) == "ceremony-over"
    sent(victim)  # a sign-in of its own, of another state
    assert refused(victim, address) == "provider-refused"


STRANGE: dict[str, dict[str, str | None]] = {
    "another state": {"state": "A" * 43},
    "no state": {"state": None},
    "another provider": {"iss": "https://evil.example"},
    "no code": {"code": None},
    "another code": {"code": "guessed"},
    "an error": {"error": "access_denied"},
    "much": {"code": "x" * 4000},
}


@pytest.mark.parametrize("otherwise", STRANGE.values(), ids=STRANGE)
def test_who_comes_back_otherwise_is_refused(
    town: Town, portal: Oidc, otherwise: dict[str, str | None]
) -> None:
    one = town.newcomer()
    address = portal.back(sent(one))
    assert refused(one, address, **otherwise) == "provider-refused"
    assert refused(one, address) == "ceremony-over"  # nobody tries twice


def test_a_way_back_is_good_once(town: Town, portal: Oidc) -> None:
    one = town.newcomer()
    address = portal.back(sent(one))
    kept = one.http.cookies["longshore-provider"]
    assert come_back(one, address) == "/me"
    thief = town.newcomer()
    thief.http.cookies.set("longshore-provider", kept, domain="localhost.local", path="/")
    assert refused(thief, address) == "ceremony-over"


CLAIMS: dict[str, dict[str, Any]] = {
    "another audience": {"aud": "somebody-else"},
    "one of several, for another": {"aud": [CLIENT, "somebody-else"], "azp": "somebody-else"},
    "one of several, for nobody": {"aud": [CLIENT, "somebody-else"]},
    "no audience": {"aud": None},
    "another nonce": {"nonce": "A" * 43},
    "no nonce": {"nonce": None},
    "another issuer": {"iss": "https://evil.example"},
    "over": {"exp": 1_700_000_000},
    "without an end": {"exp": None},
    "of tomorrow": {"iat": 4_000_000_000},
    "nobody": {"sub": None},
    "nobody's name": {"sub": ""},
    "a number": {"sub": 7},
    "a long name": {"sub": "x" * 256},
}


@pytest.mark.parametrize("claims", CLAIMS.values(), ids=CLAIMS)
def test_a_token_that_says_something_else_is_refused(
    town: Town, portal: Oidc, claims: dict[str, Any]
) -> None:
    portal.claims = claims
    one = town.newcomer()
    assert refused(one, portal.back(sent(one))) == "provider-refused"


def _another(_: Oidc) -> Any:
    key = ECKey.generate_key("P-256")
    key.ensure_kid()
    return key


def _posing(portal: Oidc) -> Any:
    return ECKey.generate_key("P-256", parameters={"kid": portal.keys[0].kid or ""})


SIGNING: dict[str, Callable[[Oidc], Any]] = {
    "another key": _another,
    "another key under that name": _posing,
    "what both know": lambda portal: OctKey.import_key(
        portal.secret or "", {"kid": portal.keys[0].kid or ""}
    ),
    "nothing": lambda _portal: None,
}


@pytest.mark.parametrize("signing", SIGNING.values(), ids=SIGNING)
def test_a_token_that_the_provider_has_not_signed_is_refused(
    town: Town, portal: Oidc, signing: Callable[[Oidc], Any]
) -> None:
    portal.signing = signing(portal)
    one = town.newcomer()
    assert refused(one, portal.back(sent(one))) == "provider-refused"


def test_a_provider_that_has_a_new_key(town: Town, portal: Oidc, monkeypatch: Any) -> None:
    monkeypatch.setattr(ours, "_PAUSE_SECONDS", 0.0)
    one = town.newcomer()
    assert come_back(one, portal.back(sent(one))) == "/me"
    portal.new_key()
    other = town.newcomer()
    assert come_back(other, portal.back(sent(other), "bob")) == "/me"


def test_a_provider_that_calls_itself_otherwise(tmp_path, portal: Oidc) -> None:
    portal.calls_itself = "https://evil.example"
    with Town(tmp_path, accounts=portal.settings()) as town:
        answer = town.newcomer().ask("POST", "/api/people/provider")
        assert (answer.status_code, answer.json()["code"]) == (502, "provider-trouble")


def test_a_provider_that_is_not_there(tmp_path) -> None:
    with Oidc() as portal:
        settings = portal.settings()
    with Town(tmp_path, accounts=settings) as town:
        answer = town.newcomer().ask("POST", "/api/people/provider")
        assert answer.json()["text"].startswith("Portal does not answer")
        town.newcomer().sign_up("Ann")  # passkeys go on


def test_without_a_provider_there_is_none(tmp_path) -> None:
    with Town(tmp_path) as town:
        one = town.newcomer()
        assert one.refused("POST", "/api/people/provider") == "provider-none"
        assert come_back(one, "/api/people/provider/back?code=x&state=y").endswith("provider-none")
