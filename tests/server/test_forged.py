"""Tokens that are forged or taken back, and seats of other people: what one does not hold."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from longshore.game.options import Options
from longshore.server.domain.tokens import hashed
from longshore.server.http.limits import Rate, Rates
from tests.server.forging import ANN, BOB, CYD, Table, host, quiet, refused, seated, table
from tests.server.hosting import SECONDS, Host, until_closed

__all__ = ["host", "quiet", "table"]

# Tokens


FORGED: dict[str, Callable[[str], str]] = {
    "of another": lambda _: "A" * 43,
    "truncated": lambda token: token[:-1],
    "first half": lambda token: token[:21],
    "too long": lambda token: token + "A",
    "twice": lambda token: token * 2,
    "last sign": lambda token: token[:-1] + ("A" if token[-1] != "A" else "B"),
    "first sign": lambda token: ("A" if token[0] != "A" else "B") + token[1:],
    "other case": lambda token: token.swapcase(),
    "its hash": hashed,
    "part of its hash": lambda token: hashed(token)[:43],
    "a star": lambda _: "*",
    "sql": lambda _: "' OR '1'='1' --",
    "other signs": lambda _: "ä" * 43,
    "huge": lambda _: "A" * 9000,
}


@pytest.mark.parametrize("forge", FORGED.values(), ids=FORGED)
def test_a_forged_token_holds_nothing(table: Table, forge: Callable[[str], str]) -> None:
    before, seat = table.everything(), table.turn
    forged = forge(table.tokens[seat])
    headers = {"authorization": f"Bearer {forged}".encode()}
    for method, what, body in (
        ("POST", "/actions", table.wish()),
        ("GET", "/view", None),
        ("GET", "", None),
        ("PUT", "/notes", {"text": "mine"}),
    ):
        answer = table.ask(method, what, None, headers=headers, json=body)
        refused(answer, 401, "unknown-token")
        assert answer.headers["www-authenticate"] == "Bearer"
        assert forged not in answer.text
    assert table.everything() == before


@pytest.mark.parametrize("forge", FORGED.values(), ids=FORGED)
def test_a_cookie_that_holds_nothing_is_none(table: Table, forge: Callable[[str], str]) -> None:
    """A browser sends its cookie whether it is good or not: it is as if there were no token."""
    before = table.everything()
    forged = forge(table.tokens[table.turn])
    headers = {"cookie": f"longshore-{table.at.id}={forged}".encode("latin-1")}
    for method, what, body in (
        ("POST", "/actions", table.wish()),
        ("PUT", "/notes", {"text": "mine"}),
    ):
        answer = table.ask(method, what, None, headers=headers, json=body)
        refused(answer, 401, "token-needed")
        assert forged not in answer.text
    refused(table.ask("GET", "/view", None, headers=headers), 403, "invitation-needed")
    assert table.everything() == before


@pytest.mark.parametrize("header", ["Basic {}", "{}", "Token {}", "bearer:{}", "Bearer"])
def test_a_token_comes_as_a_bearer(table: Table, header: str) -> None:
    seat = table.turn
    headers = {"authorization": header.format(table.tokens[seat])}
    answer = table.ask("POST", "/actions", None, headers=headers, json=table.wish())
    assert answer.status_code == 401
    assert answer.json()["code"] in ("bearer-needed", "unknown-token")
    assert table.at.get()["seq"] == 4


def test_the_scheme_of_a_token_has_no_case(table: Table) -> None:
    headers = {"authorization": f"bEARER  {table.tokens[BOB]}"}
    assert table.ask("GET", "", None, headers=headers).json()["mine"] == [BOB]


def test_a_token_of_another_table_holds_nothing_here(table: Table, host: Host) -> None:
    other = seated(host)
    before = table.everything()
    for token in (*other.tokens, other.at.invitation):
        refused(table.post("/actions", token, **table.wish()), 401, "unknown-token")
        refused(table.ask("GET", "/view", token), 401, "unknown-token")
    assert table.everything() == before


def test_an_invitation_is_no_seat(table: Table) -> None:
    before = table.everything()
    for method, what, body in NEED_A_TOKEN:
        answer = table.ask(method, what, table.at.invitation, json=body)
        refused(answer, 401, "token-needed")
    refused(table.post("/actions", table.at.invitation, **table.wish()), 401, "token-needed")
    refused(
        table.post("/join", None, name="Mo", invitation=table.at.token), 403, "invitation-needed"
    )
    refused(table.post("/visit", None, invitation=table.at.token), 403, "wrong-invitation")
    assert table.everything() == before


NEED_A_TOKEN: tuple[tuple[str, str, Any], ...] = (
    ("POST", "/leave", {}),
    ("POST", "/name", {"name": "Mallory"}),
    ("PUT", "/seats/1", {"bot": "steady"}),
    ("POST", "/seats/1/drop", None),
    ("POST", "/seats/1/hand", None),
    ("POST", "/seats/1/hand/ask", None),
    ("POST", "/seats/answer", {"asked": 1, "agree": True}),
    ("POST", "/start", {}),
    ("POST", "/close", None),
    ("GET", "/keys", None),
    ("POST", "/keys", {}),
    ("POST", "/enter", None),
    ("DELETE", "/keys/abc", None),
    ("GET", "/legal", None),
    ("GET", "/offers", None),
    ("POST", "/draft", {"seq": 4, "actions": ["pass"]}),
    ("POST", "/check", {"action": "pass"}),
    ("POST", "/actions", {"actions": ["pass"], "seq": 4, "key": "k"}),
    ("POST", "/undo", {"seq": 4, "key": "k"}),
    ("POST", "/undo/answer", {"asked": 4, "agree": True}),
    ("POST", "/return", {}),
    ("POST", "/chat", {"text": "hello"}),
    ("GET", "/orders", None),
    ("PUT", "/orders", {}),
    ("GET", "/notes", None),
    ("PUT", "/notes", {"text": "x"}),
    ("GET", "/webhook", None),
    ("PUT", "/webhook", {"url": "https://example.com/"}),
    ("DELETE", "/webhook", None),
    ("GET", "/hint", None),
    ("POST", "/fork", {"at": 4}),
)


@pytest.mark.parametrize("public", [True, False])
def test_without_a_token_there_is_nothing_to_do(host: Host, public: bool) -> None:
    table = seated(host, public=public)
    before = table.everything()
    for method, what, body in NEED_A_TOKEN:
        refused(table.ask(method, what, None, json=body), 401, "token-needed")
    for what in ("", "/view", "/log", "/fairness", "/export", "/stream"):
        if not public:
            refused(table.ask("GET", what, None), 403, "invitation-needed")
    assert table.everything() == before


def test_a_table_without_spectators_shows_nothing(host: Host) -> None:
    table = seated(host, public=True, spectators=False)
    for what in ("", "/view", "/log", "/fairness", "/export", "/export?format=csv", "/stream"):
        refused(table.ask("GET", what, None), 403, "no-spectators")
        refused(table.ask("GET", what, table.at.invitation), 403, "no-spectators")


# Other people's seats

OF_A_SEAT: tuple[tuple[str, str, Any], ...] = (
    ("GET", "/view?seat={}", None),
    ("GET", "/view?at=4&seat={}", None),
    ("GET", "/legal?seat={}", None),
    ("GET", "/offers?seat={}", None),
    ("POST", "/draft", {"seq": 4, "actions": ["pass"]}),
    ("GET", "/log?seat={}", None),
    ("GET", "/export?seat={}", None),
    ("GET", "/export?format=csv&seat={}", None),
    ("GET", "/stream?seat={}", None),
    ("GET", "/stream?after=0&seat={}", None),
    ("GET", "/orders?seat={}", None),
    ("PUT", "/orders?seat={}", {"bid": {"most": 3}}),
    ("GET", "/notes?seat={}", None),
    ("PUT", "/notes?seat={}", {"text": "x"}),
    ("GET", "/webhook?seat={}", None),
    ("PUT", "/webhook?seat={}", {"url": "https://example.com/"}),
    ("DELETE", "/webhook?seat={}", None),
    ("GET", "/hint?seat={}", None),
    ("POST", "/actions", {"actions": [{"type": "pass"}], "key": "k", "seq": 4}),
    ("POST", "/actions", {"actions": [{"type": "loan"}], "key": "k", "seq": 4}),
    ("POST", "/check", {"action": "pass"}),
    ("POST", "/undo", {"seq": 4, "key": "k"}),
    ("POST", "/undo/answer", {"asked": 4, "agree": True}),
    ("POST", "/return", {}),
    ("POST", "/chat", {"text": "It is me."}),
    ("POST", "/chat", {"text": "It is me.", "key": "k"}),
    ("POST", "/name", {"name": "Mallory"}),
    ("POST", "/leave", {}),
    ("POST", "/fork", {"at": 4}),
)


@pytest.mark.parametrize("seat", [ANN, CYD, 3, 4])
def test_other_peoples_seats_are_theirs(table: Table, seat: int) -> None:
    """Seats 3 and 4 there are not at this table."""
    before = table.everything()
    for method, what, body in OF_A_SEAT:
        sent = body if "{}" in what else {**body, "seat": seat}
        answer = table.ask(method, what.format(seat), table.tokens[BOB], json=sent)
        refused(answer, 403, "not-your-seat")
    assert table.everything() == before


def test_an_action_says_whose_it_is(table: Table) -> None:
    seat = table.turn
    other = (seat + 1) % 3
    words = f"{Options.make('classic', 3).seat_names[other]}: pass"
    answer = table.post("/actions", table.tokens[seat], **table.wish(actions=[words]))
    refused(answer, 409, "other-seats-action")
    answer = table.post("/actions", table.tokens[other], **table.wish(actions=[words]))
    assert answer.status_code == 409
    assert table.at.get()["seq"] == 4


def test_only_the_host_is_the_host(table: Table, host: Host) -> None:
    before = table.everything()
    waiting = host.open(seats=4, name="Ann")
    bob = waiting.join("Bob")
    for method, what, body in (
        ("POST", "/start", {"fill": "steady"}),
        ("POST", "/close", None),
        ("POST", "/seats/0/drop", None),
        ("POST", "/seats/0/hand", None),
        ("PUT", "/seats/2", {"bot": "steady"}),
    ):
        refused(table.ask(method, what, table.tokens[BOB], json=body), 403, "host-only")
        answer = host.ask(method, waiting.path + what, bob, json=body)
        refused(answer, 403, "host-only")
    assert table.everything() == before
    assert waiting.get()["seq"] == 2


@pytest.mark.parametrize("seat", ["3", "4", "-1", "99", str(2**63), "9" * 400, "1.5", "x", "%00"])
def test_seats_that_are_not_there(table: Table, seat: str) -> None:
    before = table.everything()
    for method, what in (("PUT", ""), ("POST", "/drop"), ("POST", "/hand")):
        body = {"bot": None} if method == "PUT" else None
        answer = table.ask(method, f"/seats/{seat}{what}", table.at.token, json=body)
        assert answer.status_code in (409, 422), answer.text
        refused(answer, answer.status_code, answer.json()["code"])
    assert table.everything() == before


# Keys that were taken back


def test_a_revoked_key_opens_nothing(table: Table) -> None:
    other = table.at.post("/keys", table.tokens[BOB], label="phone")
    assert table.ask("GET", "/legal", other["token"]).is_success
    answer = table.ask("DELETE", f"/keys/{other['id']}", table.tokens[BOB])
    assert answer.is_success
    before = table.everything()
    for method, what, body in (*NEED_A_TOKEN, ("GET", "", None), ("GET", "/view", None)):
        refused(table.ask(method, what, other["token"], json=body), 401, "unknown-token")
    assert table.everything() == before


def test_keys_of_others_cannot_be_revoked(table: Table) -> None:
    before = table.everything()
    own = table.at.get("/keys", table.tokens[CYD])["keys"]
    for key in (*(one["id"] for one in own), "", "a" * 500, "%2e%2e", "nokey1", "%00"):
        if key:
            refused(table.ask("DELETE", f"/keys/{key}", table.tokens[BOB]), 409, "no-such-key")
    assert table.everything() == before


def test_who_was_dropped_or_handed_the_seat_on_holds_it_no_more(table: Table) -> None:
    bob, cyd = table.tokens[BOB], table.tokens[CYD]
    asked = table.at.post(f"/seats/{BOB}/drop")["seat_asked"]["seq"]
    table.at.post("/seats/answer", cyd, asked=asked, agree=True)
    refused(table.post(f"/seats/{CYD}/hand", table.at.token), 409, "seat-in-use")
    offer = table.at.post(f"/seats/{CYD}/hand", cyd)["token"]
    dee = table.at.host.post(f"{table.at.path}/join", name="Dee", invitation=offer)["token"]
    seq = table.at.get()["seq"]
    for token in (bob, cyd):
        refused(table.post("/chat", token, text="Still here."), 401, "unknown-token")
        refused(table.ask("GET", "/view", token), 401, "unknown-token")
    refused(table.post("/join", None, name="Eve", invitation=offer), 403, "invitation-needed")
    assert table.at.get("", dee)["mine"] == [CYD]
    assert table.at.get()["seq"] == seq


@pytest.mark.parametrize("channel", ["live", "stream"])
def test_a_channel_ends_with_its_key(table: Table, channel: str) -> None:
    """What is told to a seat is not told any longer to who has lost it."""
    other = table.at.post("/keys", table.tokens[BOB], label="stolen")
    path = f"{table.at.path}/{channel}"

    def revoke_and_chat() -> None:
        assert table.ask("DELETE", f"/keys/{other['id']}", table.tokens[BOB]).is_success
        table.at.post("/chat", text="Is the thief gone?")

    if channel == "live":
        with table.host.channel(path, other["token"]) as live:
            assert json.loads(live.recv(SECONDS))["kind"] == "seen"
            revoke_and_chat()
            told, _ = until_closed(live)
    else:
        headers = {"authorization": f"Bearer {other['token']}"}
        with httpx.stream("GET", table.host.url + path, headers=headers, timeout=SECONDS) as stream:
            heard = stream.iter_raw()
            assert b'"seen"' in next(heard)
            revoke_and_chat()
            told = b"".join(heard).decode().split("\n\n")
    assert [one for one in told if '"resync"' in one]  # it may try again, and is refused
    assert not [one for one in told if "thief" in one]
    refused(table.ask("GET", "/stream", other["token"]), 401, "unknown-token")


# Guessing


def test_who_guesses_tokens_is_stopped(tmp_path: Path) -> None:
    rates = Rates(guesses=Rate(5, 0.1), requests=None, wishes=None, tables=None)
    with Host(tmp_path, rates=rates) as host:
        at = host.open(seats=3)
        path = f"{at.path}/legal"
        answers = [host.ask("GET", path, f"{number:043}") for number in range(6)]
        for answer in answers[:5]:
            refused(answer, 401, "unknown-token")
        assert int(answers[5].headers["retry-after"]) > 0
        refused(answers[5], 429, "rate")
        # whoever has a good one is not held up by a neighbour
        assert host.ask("GET", path, at.token).status_code != 429
