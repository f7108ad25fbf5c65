"""What may be called: public addresses, and the very ones that were checked."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from ipaddress import ip_address
from typing import Any

import httpcore
import pytest
from hypothesis import given
from hypothesis import strategies as st

from longshore.server.domain.refused import Malformed
from longshore.server.webhooks.guard import Blocked, Guard, GuardedNetwork, is_public

PUBLIC = "93.184.215.14"


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0",
        "0.1.2.3",
        "10.0.0.1",
        "100.64.0.1",
        "100.100.100.200",  # a cloud's metadata
        "127.0.0.1",
        "127.255.255.254",
        "168.63.129.16",  # another's
        "169.254.169.254",  # most clouds' metadata
        "172.16.0.1",
        "172.31.255.255",
        "192.0.0.192",  # another cloud's
        "192.0.2.1",
        "192.168.1.1",
        "198.18.0.1",
        "198.51.100.1",
        "203.0.113.1",
        "224.0.0.1",
        "239.255.255.255",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::127.0.0.1",
        "::ffff:127.0.0.1",
        "::ffff:93.184.215.14",  # a public one, but in disguise
        "64:ff9b::7f00:1",  # NAT64 of 127.0.0.1
        "64:ff9b::a9fe:a9fe",  # and of the metadata address
        "64:ff9b:1::1",
        "100::1",
        "2001::1",
        "2001:db8::1",
        "2002:7f00:1::",
        "3fff::1",
        "5f00::1",
        "fc00::1",
        "fd00:ec2::254",  # metadata by IPv6
        "fe80::1",
        "fe80::1%eth0",
        "2606:2800:220:1::1%eth0",
        "fec0::1",
        "ff02::1",
    ],
)
def test_addresses_that_are_not_for_everybody_are_not_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize(
    "address",
    [
        PUBLIC,
        "1.1.1.1",
        "100.63.255.255",
        "100.128.0.0",
        "172.15.255.255",
        "172.32.0.0",
        "192.0.1.1",
        "223.255.255.255",
        "2606:2800:220:1:248:1893:25c8:1946",
        "2a00:1450:4001::1",
        "64:ff9b::5db8:d70e",  # NAT64 of a public one
    ],
)
def test_addresses_for_everybody_are_public(address: str) -> None:
    assert is_public(ip_address(address))


@given(st.ip_addresses())
def test_public_is_never_more_than_what_python_takes_for_global(address: Any) -> None:
    assert not is_public(address) or address.is_global


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("ftp://example.com/", "webhook-url"),
        ("file:///etc/passwd", "webhook-url"),
        ("gopher://example.com/", "webhook-url"),
        ("example.com/hook", "webhook-url"),
        ("//example.com/hook", "webhook-url"),
        ("http:///hook", "webhook-url"),
        ("http://exa mple.com/", "webhook-url"),
        ("http://example.com\\@127.0.0.1/", "webhook-url"),
        ("http://example.com/\r\nX-Evil: 1", "webhook-url"),
        ("http://xn--a/", "webhook-url"),
        ("http://１２７.0.0.1/", "webhook-url"),
        ("http://[fe80::1%25eth0]/", "webhook-url"),
        ("http://0177.0.0.1/", "webhook-url"),
        ("http://example.com:port/", "webhook-url"),
        ("https://example.com/" + "x" * 2000, "webhook-url"),
        ("", "webhook-url"),
        ("https://me:secret@example.com/", "webhook-credentials"),
        ("https://me@example.com/", "webhook-credentials"),
        ("http://example.com:22/", "webhook-port"),
        ("http://example.com:25/", "webhook-port"),
        ("http://example.com:0/", "webhook-port"),
        ("http://example.com:6379/", "webhook-port"),
        ("http://example.com:99999/", "webhook-port"),
        ("http://127.0.0.1/", "webhook-address"),
        ("http://[::1]:8080/", "webhook-address"),
        ("http://[::ffff:10.0.0.1]/", "webhook-address"),
        ("http://169.254.169.254/latest/meta-data/", "webhook-address"),
    ],
)
def test_what_the_text_of_an_address_says_against_it_is_said_at_once(url: str, code: str) -> None:
    guard = Guard()
    with pytest.raises(Malformed) as refused:
        guard.target(url)
    assert refused.value.code == code
    assert refused.value.say().endswith(".")
    guard.close()


@pytest.mark.parametrize(
    "url",
    [
        "https://example.com/hook?key=1",
        "http://example.com",
        "https://example.com:8443/",
        "http://example.com:8080/",
        "https://exämple.com/",
        "http://93.184.215.14/",
        "http://[2606:2800:220:1::1]/",
    ],
)
def test_addresses_that_may_be_called(url: str) -> None:
    guard = Guard()
    guard.target(url)
    guard.close()


def test_a_host_in_a_closed_network_may_call_its_own() -> None:
    guard = Guard(allow_internal=True)
    assert guard.target("http://192.168.1.7:2586/topic").host == "192.168.1.7"
    asyncio.run(guard.check("http://localhost:5000/"))
    with pytest.raises(Malformed, match="99999"):
        guard.target("http://192.168.1.7:99999/")
    guard.close()


@pytest.mark.parametrize("host", ["localhost", "127.1", "0x7f000001", "2130706433", "0"])
def test_every_way_to_write_this_machine_leads_to_the_same_refusal(host: str) -> None:
    guard = Guard()
    with pytest.raises(Malformed) as refused:
        asyncio.run(guard.check(f"http://{host}/"))
    assert (refused.value.code, refused.value.values) == ("webhook-address", {"address": host})
    guard.close()


def to(*addresses: str) -> Callable[[str, int], Awaitable[Sequence[str]]]:
    async def resolve(host: str, port: int) -> Sequence[str]:
        return addresses

    return resolve


async def nowhere(host: str, port: int) -> Sequence[str]:
    raise socket.gaierror("no such name")


@pytest.mark.parametrize(
    "resolve", [to("10.0.0.1"), to(PUBLIC, "10.0.0.1"), to("not an address"), to(), nowhere]
)
def test_names_that_lead_inside_or_nowhere_are_refused_in_the_same_words(resolve: Any) -> None:
    guard = Guard(resolve=resolve)
    with pytest.raises(Malformed) as refused:
        asyncio.run(guard.check("https://hooks.example.com/secret"))
    assert refused.value.code == "webhook-address"
    assert refused.value.values == {"address": "hooks.example.com"}
    guard.close()


def test_a_name_that_leads_outside_is_taken() -> None:
    guard = Guard(resolve=to(PUBLIC, "2606:2800:220:1::1"))
    asyncio.run(guard.check("https://hooks.example.com/secret"))
    guard.close()


def test_the_connection_goes_to_the_address_that_was_checked(receiving: Any) -> None:
    asked: list[str] = []

    async def resolve(host: str, port: int) -> Sequence[str]:
        asked.append(host)
        return ["127.0.0.1"]

    async def call() -> None:
        guard = Guard(allow_internal=True, resolve=resolve)
        async with receiving() as receiver, pool(guard) as out:
            response = await out.request("POST", receiver.url(host="hooks.example.test"))
            assert response.status == 204
            assert receiver.heard[0].headers["host"] == f"hooks.example.test:{receiver.port}"
        guard.close()

    asyncio.run(call())
    assert asked == ["hooks.example.test"]  # once: nobody else looks the name up again


def test_a_name_that_leads_inside_after_it_was_checked_is_not_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Rebinding: public when the webhook was set up, this machine when it is called."""
    answers = [[PUBLIC], ["127.0.0.1"]]
    connected: list[str] = []

    async def connect(self: Any, host: str, *others: Any) -> httpcore.AsyncNetworkStream:
        connected.append(host)
        raise httpcore.ConnectError("not in a test")

    monkeypatch.setattr(httpcore.AnyIOBackend, "connect_tcp", connect)

    async def resolve(host: str, port: int) -> Sequence[str]:
        return answers.pop(0)

    async def call() -> None:
        guard = Guard(resolve=resolve)
        await guard.check("http://hooks.example.test/")
        async with pool(guard) as out:
            with pytest.raises(Blocked):
                await out.request("POST", "http://hooks.example.test/")
        guard.close()

    asyncio.run(call())
    assert not answers
    assert not connected


def test_a_port_that_is_not_called_is_not_called_behind_a_name_either() -> None:
    async def call() -> None:
        guard = Guard(resolve=to(PUBLIC))
        with pytest.raises(Blocked):
            await GuardedNetwork(guard).connect_tcp("hooks.example.test", 25)
        guard.close()

    asyncio.run(call())


def test_when_one_address_does_not_answer_the_next_one_is_tried(receiving: Any) -> None:
    async def call() -> None:
        guard = Guard(allow_internal=True, resolve=to("127.0.0.2", "127.0.0.1"))
        async with receiving() as receiver, pool(guard) as out:
            await out.request("POST", receiver.url(host="hooks.example.test"))
            assert receiver.connections == 1
        guard.close()

    asyncio.run(call())


def test_the_certificate_is_asked_for_by_name_not_by_address() -> None:
    """The greeting of TLS is in the clear: it names the host, as the certificate has to."""

    async def call() -> bytes:
        greeting: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

        async def greet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            greeting.set_result(await reader.read(4096))
            writer.close()

        server = await asyncio.start_server(greet, "127.0.0.1")
        port = server.sockets[0].getsockname()[1]
        guard = Guard(allow_internal=True, resolve=to("127.0.0.1"))
        async with pool(guard) as out:
            with pytest.raises(httpcore.ConnectError):
                await out.request("POST", f"https://hooks.example.test:{port}/")
        server.close()
        guard.close()
        return await greeting

    assert b"hooks.example.test" in asyncio.run(call())


def test_a_name_server_that_takes_its_time_holds_up_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked, enough, let = threading.Event(), threading.Event(), []

    def slow(*arguments: Any, **named: Any) -> list[Any]:
        asked.set()
        let.append(enough.wait(20))
        return []

    monkeypatch.setattr(socket, "getaddrinfo", slow)

    async def look() -> None:
        guard = Guard()
        looking = asyncio.create_task(guard.check("https://slow.example.com/"))
        while not asked.is_set():
            await asyncio.sleep(0.01)
        for _ in range(10):
            await asyncio.to_thread(int)  # the threads that all others use are free, too
        enough.set()
        with suppress(Malformed):
            await looking
        guard.close()

    asyncio.run(look())
    assert let == [True]


def pool(guard: Guard) -> httpcore.AsyncConnectionPool:
    return httpcore.AsyncConnectionPool(network_backend=GuardedNetwork(guard))
