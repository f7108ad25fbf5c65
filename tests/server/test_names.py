"""What a server is called: by which names it answers, and what it tells others."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from longshore.server.http.hosts import host_name, own_names, reachable
from longshore.server.http.serving import listening_socket
from tests.server.forging import refused
from tests.server.hosting import Host
from tests.server.wires import until_read, upgrade, wire_to

NETWORK = "http://192.0.2.7:8080"


def ask(host: Host, name: str) -> int:
    return host.ask("GET", "/healthz", headers={"host": name}).status_code


def test_a_server_goes_by_its_own_names_only(tmp_path: Path) -> None:
    own = socket.gethostname()
    with Host(tmp_path) as host:
        for name in ("localhost", "LOCALHOST:80", "127.0.0.1", "[::1]:8080", own, f"{own}:1"):
            assert ask(host, name) == 200, name
        for name in (
            "evil.example",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "127.1",
            "2130706433",
            "0x7f.1",
            "",
        ):
            assert ask(host, name) == 421, name
        answer = host.ask("GET", "/api/tables", headers={"host": "evil.example:8080"})
        told = refused(answer, 421, "host")
        assert told["text"].endswith("longshore serve --allowed-host evil.example")
        answer = host.ask("GET", "/api/tables", headers={"host": "$(reboot)"})
        assert refused(answer, 421, "host")["text"].endswith("--allowed-host NAME")


@pytest.mark.parametrize(
    "address", ["192.168.1.5", "203.0.113.9:80", "[2001:db8::7]:8080", "[::ffff:192.168.1.5]"]
)
def test_a_server_is_called_by_any_address(tmp_path: Path, address: str) -> None:
    """It may be a router's, which it does not know. Only a name can be made to lead here."""
    with Host(tmp_path) as host:
        assert ask(host, address) == 200


def test_other_names_are_admitted_by_the_host(tmp_path: Path) -> None:
    hosts, public = ("table.example.org", "*.example.net"), "https://Games.example.com/x"
    with Host(tmp_path, hosts=hosts, public_url=public) as host:
        for name in ("table.example.org", "a.example.net:81", "games.example.com", "localhost"):
            assert ask(host, name) == 200, name
        for name in ("example.net", "a.table.example.org", "evil.example"):
            assert ask(host, name) == 421, name


def test_any_name_if_the_host_wants_that(tmp_path: Path) -> None:
    with Host(tmp_path, hosts=("*",)) as host:
        assert ask(host, "evil.example") == 200


def test_a_channel_needs_a_name_too(tmp_path: Path) -> None:
    with Host(tmp_path) as host, wire_to(host) as wire:
        asked = upgrade(host, "/api/tables/x/live")
        wire.sendall(asked.replace(b"Host: 127.0.0.1", b"Host: evil.example"))
        assert until_read(wire, b"\r\n\r\n").startswith(b"HTTP/1.1 403 ")


def test_names_are_read_with_and_without_a_port() -> None:
    for field in ("Name.example", "name.example:80", "name.example.", " name.example:80 "):
        assert host_name(field) == "name.example"
    assert host_name("[2001:DB8::1]:80") == "2001:db8::1"
    assert host_name("::1") == host_name("[::1]") == "::1"
    assert host_name("") == ""
    assert "" not in own_names()
    assert {"localhost", "127.0.0.1", "::1", socket.gethostname().lower()} <= own_names()


# Links


@pytest.mark.parametrize("public", [None, "https://table.example.org"])
def test_who_is_invited_from_this_machine_gets_an_address_that_leads_there(
    tmp_path: Path, public: str | None
) -> None:
    with Host(tmp_path, reachable=NETWORK, public_url=public) as host:
        links = host.post("/api/tables", seats=3)["links"]
        for link in links.values():
            assert link.startswith(f"{public or NETWORK}/t/")
        assert host.get("/api/catalogue")["address"] == (public or NETWORK)  # for the page


def test_without_such_an_address_links_are_as_the_server_was_called(tmp_path: Path) -> None:
    with Host(tmp_path) as host:
        assert host.post("/api/tables", seats=3)["links"]["invitation"].startswith(host.url)
        assert host.get("/api/catalogue")["address"] == host.url


def test_a_socket_for_this_machine_alone_is_not_reachable() -> None:
    with listening_socket("127.0.0.1", 0) as listening:
        assert reachable(listening) is None


@pytest.mark.parametrize(
    ("here", "told"),
    [("192.0.2.7", "http://192.0.2.7"), ("127.0.0.1", None), (None, None)],
)
def test_a_socket_for_all_is_reachable_by_an_address_of_the_network(
    monkeypatch: pytest.MonkeyPatch, here: str | None, told: str | None
) -> None:
    class Probe(socket.socket):
        """As a machine with that address would find its way, or one without a network."""

        def connect(self, _address: object) -> None:
            if here is None:
                raise OSError("no way to anywhere")

        def getsockname(self) -> tuple[str | None, int]:
            return (here, 9)

    with listening_socket("0.0.0.0", 0) as listening:
        port = listening.getsockname()[1]
        monkeypatch.setattr("longshore.server.http.hosts.socket.socket", Probe)
        assert reachable(listening) == (told and f"{told}:{port}")
