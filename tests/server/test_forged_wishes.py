"""Wishes that come too late, too early, twice, or broken."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from longshore.server.http.limits import LARGEST_BODY
from tests.server.forging import BOB, Table, host, quiet, refused, seated, table
from tests.server.hosting import Host, Opened

__all__ = ["host", "quiet", "table"]

TOO_MUCH = LARGEST_BODY + 1

# Sequence numbers and keys of wishes


def test_a_number_that_is_stale_or_ahead(table: Table) -> None:
    seat = table.turn
    token = table.tokens[seat]
    table.at.host.post(f"{table.at.path}/actions", token, **table.wish("first"))
    before, seq = table.everything(), table.at.get()["seq"]
    seat = table.turn
    token = table.tokens[seat]
    for wrong, code in ((seq - 1, "stale"), (1, "stale"), (0, "stale")):
        refused(table.post("/actions", token, **table.wish(seq=wrong)), 409, code)
    for wrong in (seq + 1, seq + 1000, 2**53):
        answer = table.post("/actions", token, **table.wish(seq=wrong))
        assert refused(answer, 409, "seq-ahead")["values"] == {"given": wrong, "now": seq}
    for wrong in (None, -1, 2**53 + 1, 2**63, 2**64, 10**30, 1.5, "4", True, [], {}):
        answer = table.post("/actions", token, **table.wish(seq=wrong))
        refused(answer, 422, "wrong-field")
    refused(table.post("/undo", token, seq=seq - 1, key="u"), 409, "stale")
    refused(table.post("/undo", token, seq=seq, to=2**53, key="u"), 409, "undo-no-entry")
    refused(table.post("/undo/answer", token, asked=seq, agree=True), 409, "undo-not-asked")
    assert table.everything() == before


def test_who_is_not_asked_cannot_act(table: Table) -> None:
    seat = (table.turn + 1) % 3
    before = table.everything()
    answer = table.post("/actions", table.tokens[seat], **table.wish())
    assert answer.status_code == 409
    refused(answer, 409, answer.json()["code"])
    assert table.everything() == before


def test_a_wish_that_comes_again_is_answered_again_byte_for_byte(table: Table) -> None:
    seat = table.turn
    token, wish = table.tokens[seat], table.wish()
    first = table.post("/actions", token, **wish)
    assert first.is_success
    before = table.everything()
    other = {**wish, "actions": [{"type": "loan"}] * 3}  # whatever comes with the key
    stale = {**wish, "seq": 0}
    words = {**wish, "actions": ["no such action"]}
    for again in (wish, other, stale, words):
        answer = table.post("/actions", token, **again)
        assert (answer.status_code, answer.content) == (200, first.content)
    nonsense = {**wish, "actions": [{"type": "no"}]}
    refused(table.post("/actions", token, **nonsense), 422, "wrong-field")
    assert table.everything() == before


def test_the_key_of_one_seat_is_not_anothers(table: Table) -> None:
    seat = table.turn
    first = table.post("/actions", table.tokens[seat], **table.wish())
    assert first.is_success
    other = table.turn
    assert other != seat
    second = table.post("/actions", table.tokens[other], **table.wish())
    assert second.is_success
    [later], [earlier] = second.json()["entries"], first.json()["entries"]
    assert (later["seat"], later["seq"]) == (other, earlier["seq"] + 1)
    again = table.post("/actions", table.tokens[seat], **table.wish())
    assert again.content == first.content


def test_wishes_of_every_kind_are_granted_once(table: Table) -> None:
    seat = table.turn
    token = table.tokens[seat]
    assert table.post("/actions", token, **table.wish(actions=["loan"])).is_success
    seq = table.at.get()["seq"]
    undo = {"seq": seq, "key": "back"}
    said = {"text": "Once.", "key": "word"}
    first = [table.post("/undo", token, **undo), table.post("/chat", token, **said)]
    again = [table.post("/undo", token, **undo), table.post("/chat", token, **said)]
    assert [one.status_code for one in first] == [200, 200]
    assert [one.content for one in again] == [one.content for one in first]
    assert table.at.get()["seq"] == seq + 2


def test_a_key_used_twice_at_the_same_moment_counts_once(table: Table) -> None:
    seat = table.turn
    token, wish, seq = table.tokens[seat], table.wish(), table.at.get()["seq"]
    with ThreadPoolExecutor(8) as threads:
        sent = [threads.submit(table.post, "/actions", token, **wish) for _ in range(8)]
    answers = {(one.result().status_code, one.result().content) for one in sent}
    assert len(answers) == 1
    assert table.at.get()["seq"] == seq + 1


def test_a_key_is_remembered_over_a_restart_and_after_many_entries(tmp_path: Path) -> None:
    with Host(tmp_path) as host:
        table = seated(host)
        seat = table.turn
        wish, token = table.wish(), table.tokens[seat]
        first = table.post("/actions", token, **wish)
        assert first.is_success
        for number in range(60):
            table.at.post("/chat", text=f"Line {number}.")
        late = table.post("/actions", token, **wish)
        before = table.everything()
    with Host(tmp_path) as host:
        table = Table(Opened(host, _same(table)), table.tokens)
        after = table.post("/actions", token, **wish)
        assert table.everything() == before
    assert first.content == late.content == after.content


def _same(table: Table) -> dict[str, Any]:
    at = table.at
    return {"table": at.id, "token": at.token, "invitation": at.invitation}


@pytest.mark.parametrize("key", ["", " ", "a b", "ä", "a" * 65, "a\n", "\x00", 1, None, [], "a/b"])
def test_keys_of_wishes_are_plain(table: Table, key: Any) -> None:
    before, seat = table.everything(), table.turn
    answer = table.post("/actions", table.tokens[seat], **table.wish(key=key))
    refused(answer, 422, "wrong-field")
    assert table.everything() == before


# Bodies


def chunks(size: int) -> Iterator[bytes]:
    while size > 0:
        yield b" " * min(size, 8000)
        size -= 8000


@pytest.mark.parametrize("what", ["/actions", "/chat", "/notes", "/orders", "/join"])
def test_bodies_that_are_too_large(table: Table, what: str) -> None:
    before = table.everything()
    method = "PUT" if what in ("/notes", "/orders") else "POST"
    headers = {"content-type": "application/json"}
    for body in (b" " * TOO_MUCH, b"[" * (10 * TOO_MUCH), chunks(TOO_MUCH), chunks(20 * TOO_MUCH)):
        try:
            answer = table.ask(method, what, table.tokens[BOB], content=body, headers=headers)
        except (httpx.WriteError, httpx.ReadError, httpx.RemoteProtocolError):
            continue  # the server has hung up before all of it was sent
        told = refused(answer, 413, "too-large")
        assert told["values"] == {"most": LARGEST_BODY}
    assert table.everything() == before


def test_a_body_as_large_as_allowed_is_read(table: Table) -> None:
    wish = json.dumps({"text": "x"})
    body = (wish + " " * (LARGEST_BODY - len(wish))).encode()
    headers = {"content-type": "application/json"}
    answer = table.ask("PUT", "/notes", table.tokens[BOB], content=body, headers=headers)
    assert answer.json() == {"text": "x"}


BROKEN: dict[str, bytes] = {
    "cut off": b'{"actions": [{"type": "pas',
    "no quotes": b"{action: pass}",
    "two values": b"{}{}",
    "after its end": b'{"text": "x"} x',
    "not utf-8": b'{"text": "\xff\xfe"}',
    "half a pair": b'{"text": "\\ud800"}',
    "utf-16": '{"text": "x"}'.encode("utf-16"),
    "a mark": b'\xef\xbb\xbf{"text": "x"}',
    "a nul": b'{"text": "x"}\x00',
    "not a number": b'{"text": NaN}',
    "control": b'{"text": "a\nb"}',
    "deep list": b"[" * 60_000,
    "deep object": b'{"text":' * 7000 + b"1" + b"}" * 7000,
    "deep inside": b'{"text": ' + b"[" * 30_000 + b"]" * 30_000 + b"}",
    "deep unknown": b'{"more": ' + b"[" * 30_000 + b"]" * 30_000 + b"}",
    "list": b"[]",
    "number": b"7",
    "nothing": b"null",
    "text": b'"text"',
    "huge": b'{"text": ' + b"9" * 5000 + b"}",
    "huge power": b'{"text": 1e999999}',
    "tiny power": b'{"text": -1e-999999}',
    "other field": b'{"text": "x", "text2": "y"}',
    "wrong type": b'{"text": {"text": "x"}}',
    "empty object": b"{}",
    "empty": b"",
}


@pytest.mark.parametrize("body", BROKEN.values(), ids=BROKEN)
def test_bodies_that_are_broken(table: Table, body: bytes) -> None:
    before = table.everything()
    headers = {"content-type": "application/json"}
    for method, what in (
        ("POST", "/chat"),
        ("PUT", "/notes"),
        ("POST", "/actions"),
        ("POST", "/undo"),
        ("POST", "/join"),
    ):
        answer = table.ask(method, what, table.tokens[BOB], content=body, headers=headers)
        assert answer.status_code == 422, answer.text
        told = refused(answer, 422, answer.json()["code"])
        assert told["code"] in ("broken-json", "wrong-field")
        assert len(told["text"]) < 300
    answer = table.host.ask("POST", "/api/tables", content=body or b"null", headers=headers)
    if body != b"{}":
        assert answer.status_code == 422
    assert table.everything() == before


@pytest.mark.parametrize(
    "kind",
    [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/xml",
        "text/html",
        "application/jsonl",
        "",
        "json",
        "application/json, text/plain",
    ],
)
def test_only_json_is_read(table: Table, kind: str) -> None:
    """A form of another site cannot send JSON."""
    before = table.everything()
    headers = {"content-type": kind}
    answer = table.ask("POST", "/chat", table.tokens[BOB], content=b'{"text":"x"}', headers=headers)
    refused(answer, 422, "not-json")
    assert table.everything() == before


HUGE = (-1, 2**31, 2**53, 2**63, 2**64, -(2**63) - 1, 10**40, 1e300, 0.5, True, "3", None)
NUMBERS: tuple[dict[str, Any], ...] = (
    *({"type": "bid", "amount": number} for number in HUGE),
    *({"type": "bid", "amount": 1, "bluff": number} for number in HUGE),
    *({"type": "bid", "amount": 1, "loans": number} for number in HUGE),
    *({"type": "build-machine", "colour": number} for number in HUGE),
    *({"type": "sail-harbour", "seat": number, "take": []} for number in HUGE),
    *({"type": "award", "seat": number} for number in HUGE),
    {"type": "produce", "prices": [[9] * 9] * 9},
    {"type": "pass", "more": 1},
    {"type": "PASS"},
    {"type": None},
    {},
)


def test_actions_with_numbers_that_stand_for_nothing(table: Table) -> None:
    before, seat = table.everything(), table.turn
    for action in NUMBERS:
        answer = table.post("/actions", table.tokens[seat], **table.wish(actions=[action]))
        assert answer.status_code in (409, 422), (action, answer.text)
        refused(answer, answer.status_code, answer.json()["code"])
        answer = table.post("/check", table.tokens[seat], action=action)
        assert answer.status_code in (200, 422)
        if answer.is_success:
            assert answer.json()["refused"]["code"]
    assert table.everything() == before


@pytest.mark.parametrize(
    "words",
    [
        "x",
        "bid",
        "bid -1",
        "bid 99999999999999999999",
        "bid 1e3",
        "pass pass",
        "pass; pass",
        "red:",
        "nobody: pass",
        "⁣pass",
        "produce " * 200,
        "(" * 2000,
        "\x00",
        "\u202epass",
        "😀",
        " ",
    ],
)
def test_actions_in_words_that_make_no_sense(table: Table, words: str) -> None:
    before, seat = table.everything(), table.turn
    answer = table.post("/actions", table.tokens[seat], **table.wish(actions=[words]))
    assert answer.status_code in (409, 422), answer.text
    told = answer.json()
    assert (told["code"], answer.status_code) != ("wrong-field", 409)
    refused(answer, answer.status_code, told["code"])
    assert table.everything() == before
