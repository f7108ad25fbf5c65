"""Requests of other sites, addresses of nothing, parameters and settings that make no sense."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest

from longshore.server.http.limits import LARGEST_HEADERS
from tests.server.forging import BOB, Table, host, quiet, refused, table
from tests.server.hosting import SECONDS, Host
from tests.server.serving import NO_TLS

__all__ = ["host", "quiet", "table"]

# Other sites

FOREIGN = ("https://evil.example", "null", "http://127.0.0.1", "file://", "http://127.0.0.1:1", "x")


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_of_other_sites_change_nothing(table: Table, origin: str) -> None:
    before, seat = table.everything(), table.turn
    cookie = f"longshore-{table.at.id}={table.tokens[seat]}"
    headers = {"origin": origin, "cookie": cookie}
    answer = table.ask("POST", "/actions", None, headers=headers, json=table.wish())
    refused(answer, 403, "origin")
    refused(table.ask("DELETE", "/webhook", None, headers=headers), 403, "origin")
    refused(table.ask("PUT", "/orders", None, headers=headers, json={}), 403, "origin")
    assert table.everything() == before
    looked = table.ask("GET", "", None, headers=headers)
    assert "access-control-allow-origin" not in looked.headers


def test_the_own_page_may_act(table: Table) -> None:
    seat = table.turn
    headers = {"origin": table.host.url, "cookie": f"longshore-{table.at.id}={table.tokens[seat]}"}
    assert table.ask("POST", "/actions", None, headers=headers, json=table.wish()).is_success


# Addresses

PATHS = (
    "/api/tables/..",
    "/api/tables/%2e%2e/%2e%2e/etc/passwd",
    "/api/tables/..%2f..%2fetc%2fpasswd/view",
    "/api/tables/%00",
    "/api/tables/{id}%00",
    "/api/tables/{id}%0a",
    "/api/tables/{id}%20",
    "/api/tables/{ID}",
    "/api/tables/{id}x",
    "/api/tables/{id}{id}/view",
    "/api/tables/%7Bid%7D/view",
    "/api/tables/" + "2" * 12,
    "/api/tables/" + "2" * 5000,
    "/api/tables/' OR 1=1 --/view",
    "/api/tables/{id}/view/",
    "/api/tables//{id}/view",
    "//api/tables/{id}/view",
    "/api//tables/{id}",
    "/api/tables/{id}/nothing",
    "/api/tables/%F0%9F%9A%A2/view",
    "/api/tables/%FF%FE/view",
    "/api/tables/" + "%C2%BD" * 12 + "/view",
    "/api/Tables",
    "/api",
    "/.env",
    "/api/openapi.json/x",
)


@pytest.mark.parametrize("path", PATHS)
def test_addresses_of_nothing(table: Table, path: str) -> None:
    path = path.replace("{id}", table.at.id).replace("{ID}", table.at.id.upper())
    connection = httpx.Client(verify=NO_TLS, timeout=SECONDS, follow_redirects=False)
    with connection:
        url = httpx.URL(table.host.url)
        raw = path.encode()
        request = httpx.Request(
            "GET", url, headers={"authorization": f"Bearer {table.tokens[BOB]}"}
        )
        request.url = url.copy_with(raw_path=raw)
        answer = connection.send(request)
    refused(answer, 404, answer.json()["code"])
    assert "etc/passwd" not in answer.text or "root:" not in answer.text


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE", "PROPFIND", "POST"])
def test_methods_that_are_not_there(table: Table, method: str) -> None:
    before = table.everything()
    answer = table.ask(method, "/view", table.tokens[BOB])
    refused(answer, 405, "http")
    assert answer.headers["allow"] == "GET"
    assert table.everything() == before


QUERIES = (
    "/view?seat=x",
    "/view?seat=-1",
    "/view?seat=5",
    "/view?at=-1",
    "/view?at=9999999999999999999999",
    "/view?at=1.5",
    "/log?after=x",
    "/log?most=0",
    "/log?most=501",
    "/log?most=1e2",
    "/log?language=../../en",
    "/log?language=" + "x" * 21,
    "/log?language=%00",
    "/legal?most=2001",
    "/export?format=exe",
    "/export?format=../x",
    "/stream?after=x",
    "/stream?after=-5",
    "/stream?after=" + "9" * 300,
)


def test_parameters_that_make_no_sense(table: Table, host: Host) -> None:
    before = table.everything()
    for query in QUERIES:
        answer = table.ask("GET", query, table.tokens[BOB])
        assert answer.status_code == 422, (query, answer.text)
        refused(answer, 422, answer.json()["code"])
    for query in ("/view?at=0", "/view?at=99", f"/view?at={2**53}"):
        refused(table.ask("GET", query, table.tokens[BOB]), 409, "no-such-entry")
    for query in ("/stream?after=99", f"/stream?after={2**53}"):
        refused(table.ask("GET", query, table.tokens[BOB]), 409, "seq-ahead")
    for query in (
        "?status=closed",
        "?edition=x",
        "?more=x",
        "?more=%00.",
        "?more=1.",
        "?more=1.%00",
        "?more=1.x",
        "?more=" + "1" * 40,
    ):
        answer = host.ask("GET", f"/api/tables{query}")
        refused(answer, 422, answer.json()["code"])
    assert table.everything() == before


def test_tables_that_cannot_be(host: Host) -> None:
    for wish in (
        {"seats": 2},
        {"seats": 6},
        {"seats": 10**30},
        {"edition": "none"},
        {"edition": "../classic"},
        {"options": {"seats": 3}},
        {"options": {"edition": "classic"}},
        {"options": {"supply": 10**18}},
        {"options": {"supply": -1}},
        {"options": {"supply": True}},
        {"options": {"supply": "many"}},
        {"options": {"no-such": 1}},
        {"options": {"x" * 2000: 1}},
        {"options": {"round_limit": 2**62}},
        {"options": {"money": "\u202e"}},
        {"options": []},
        {"plan": [{"kind": "bot", "bot": "steady"}] * 9},
        {"plan": [{"kind": "bot", "bot": "nobody"}] * 4},
        {"plan": [{"kind": "bot"}] * 4},
        {"plan": [{"kind": "bot", "bot": "/etc/passwd.py:Bot"}] * 4},
        {"plan": [{"kind": "bot", "bot": "search:seconds=9999"}] * 4},
        {"clock": {}},
        {"clock": {"move": 0}},
        {"clock": {"move": 10**9}},
        {"clock": {"move": 60, "bot": "nobody"}},
        {"title": "x" * 81},
        {"undo": "always"},
        {"public": "yes"},
        {"token": "mine"},
    ):
        answer = host.ask("POST", "/api/tables", json=wish)
        assert answer.status_code == 422, (wish, answer.text)
        refused(answer, 422, answer.json()["code"])
    answer = host.ask("POST", "/api/tables", json={"plan": [{"kind": "open"}] * 3, "seats": 4})
    refused(answer, 422, "plan-length")


def test_webhooks_cannot_call_the_hosts_own_network(table: Table) -> None:
    before = table.everything()
    for url in (
        "http://127.0.0.1/",
        "http://localhost/",
        "http://[::1]/",
        "http://169.254.169.254/latest",
        "http://10.0.0.1/",
        "http://0x7f000001/",
        "http://2130706433/",
        "file:///etc/passwd",
        "ftp://example.com/",
        "http://user:pw@example.com/",
        "javascript:alert(1)",
        "//example.com",
        "http://",
        "http://\x00/",
        "http://exa mple.com/",
        "http://example.com:22/",
        "http://[::ffff:127.0.0.1]/",
        "http://" + "a" * 1900 + ".example/",
    ):
        answer = table.ask("PUT", "/webhook", table.tokens[BOB], json={"url": url})
        assert answer.status_code == 422, (url, answer.text)
        refused(answer, 422, answer.json()["code"])
    assert table.everything() == before


# What is hardly HTTP


def wire(host: Host, sent: bytes, *, hang_up: bool = False) -> bytes:
    """Bytes on the wire, and what comes back until the server hangs up."""
    address, port = host.url.removeprefix("http://").split(":")
    heard = b""
    with socket.create_connection((address, int(port)), timeout=SECONDS) as connection:
        try:
            connection.sendall(sent)
            while not hang_up and (part := connection.recv(65536)):
                heard += part
        except ConnectionError:  # the server does not read on
            pass
    return heard


HARDLY: dict[str, bytes] = {
    "a large field": b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 100_000 + b"\r\n\r\n",
    "a field without end": b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 900_000,
    "many fields": b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-Y: z\r\n" * 9000 + b"\r\n",
    "a long address": b"GET /" + b"a" * 30_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    "an address without end": b"GET /" + b"a" * 900_000,
    "two lengths": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n"
    b"Content-Length: 3\r\n\r\n{}",
    "length and chunks": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    "a length below zero": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -2\r\n\r\n{}",
    "broken chunks": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n"
    b"Content-Type: application/json\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
    "not http": bytes(range(1, 256)) + b"\r\n\r\n",
    "a nul": b"GET /api/tables/\x00 HTTP/1.1\r\nHost: x\r\n\r\n",
    "bytes in an address": b"GET /api/tables/\xff HTTP/1.1\r\nHost: x\r\n\r\n",
}


@pytest.mark.parametrize("sent", HARDLY.values(), ids=HARDLY)
def test_what_is_hardly_http_is_not_read_on(host: Host, sent: bytes) -> None:
    heard = wire(host, sent)
    assert heard.startswith(b"HTTP/1.1 400 ") or heard == b""
    assert b"Traceback" not in heard
    assert host.ask("GET", "/healthz").is_success


def test_the_largest_header_that_is_read(table: Table) -> None:
    some = {"x-some": "a" * (LARGEST_HEADERS - 2000)}
    assert table.ask("GET", "", table.tokens[BOB], headers=some).is_success


def test_a_body_that_ends_too_early_is_nobodys_wish(table: Table) -> None:
    before = table.everything()
    for length in (b"Content-Length: 60", b"Transfer-Encoding: chunked"):
        head = (
            f"POST {table.at.path}/chat HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            f"Authorization: Bearer {table.tokens[BOB]}\r\n"
        )
        body = b'd\r\n{"text": "ab"\r\n' if b"chunked" in length else b'{"text": "ab"'
        assert wire(table.host, head.encode() + length + b"\r\n\r\n" + body, hang_up=True) == b""
    assert table.everything() == before


NAMES = ("[", "[::1", "a b", "evil.example", "x:99999999", "a/b?c#d", "@")


def test_whatever_the_host_is_called(tmp_path: Path) -> None:
    """Where any name will do: it is in the links of the answer, and nowhere else."""
    with Host(tmp_path, hosts=("*",)) as host:
        for name in NAMES:
            answer = host.ask("POST", "/api/tables", json={}, headers={"host": name})
            assert answer.status_code == 201, name
            told = answer.json()
            assert host.get(f"/api/tables/{told['table']}", told["token"])["seq"] == 1


@pytest.mark.parametrize("name", [name for name in NAMES if name != "[::1"])
def test_names_that_are_not_ours(host: Host, name: str) -> None:
    refused(host.ask("POST", "/api/tables", json={}, headers={"host": name}), 421, "host")
