"""What a host says to `longshore serve`, and what comes of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from longshore.cli import serve as serve_command
from longshore.cli.main import app
from longshore.server.http.config import Config
from longshore.server.http.connections import Waits
from longshore.server.http.limits import STANDARD, UNLIMITED
from longshore.text.errors import UserError
from tests.server.people.folk import ACCOUNTS


@pytest.fixture
def configs(monkeypatch: pytest.MonkeyPatch) -> list[Config]:
    """What servers would be started with."""
    made: list[Config] = []
    monkeypatch.setattr(serve_command, "run_server", lambda config, *_, **__: made.append(config))
    return made


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ({}, {"rates": STANDARD, "waits": Waits()}),
        ({"address_connections": 50}, {"rates": STANDARD._replace(connections=50)}),
        ({"no_limits": True}, {"rates": UNLIMITED, "tables_per_address": None}),
        (
            {"no_limits": True, "address_connections": 50},
            {"rates": UNLIMITED._replace(connections=50)},
        ),
        ({"request_seconds": 3.0}, {"waits": Waits(request=3.0)}),
        ({"idle_seconds": 9.0}, {"waits": Waits(idle=9.0)}),
        ({"behind_proxy": "10.0.0.0/8, ::1"}, {"proxies": "10.0.0.0/8, ::1"}),
    ],
)
def test_what_a_host_says_counts_and_the_rest_is_standard(
    configs: list[Config], said: dict[str, Any], expected: dict[str, Any]
) -> None:
    serve_command.serve(**said)
    (config,) = configs
    assert {name: getattr(config, name) for name in expected} == expected


def test_what_is_standard_is_said_by_the_help_and_the_guide() -> None:
    helps = {
        one.name: getattr(one, "help", "") for one in get_command(app).commands["serve"].params
    }
    guide = (Path(__file__).parents[2] / "docs" / "table.md").read_text(encoding="utf-8")
    waits = Waits()
    for option, standard, unit in (
        ("address_connections", STANDARD.connections, ""),
        ("request_seconds", waits.request, " seconds"),
        ("idle_seconds", waits.idle, " seconds"),
    ):
        assert helps[option].endswith(f"by default {standard:g}.")
        assert f"| {standard:g}{unit} | `--{option.replace('_', '-')}` |" in guide


def test_the_log_has_a_form_that_there_is(configs: list[Config]) -> None:
    with pytest.raises(UserError) as problem:
        serve_command.serve(log="xml")
    assert str(problem.value) == "--log is quiet, text or json; not 'xml'."
    assert not configs


def test_a_proxy_is_an_address_or_a_network(configs: list[Config]) -> None:
    with pytest.raises(UserError) as problem:
        serve_command.serve(behind_proxy="127.0.0.1,proxy.example")
    assert str(problem.value) == (
        "--behind-proxy takes addresses and networks, as 127.0.0.1 or 10.0.0.0/8; not"
        " 'proxy.example'."
    )
    assert not configs


VARIABLES = ("ACCOUNTS", "OIDC_ISSUER", "OIDC_CLIENT", "OIDC_NAME", "SMTP", "MAIL_FROM")


def test_variables_say_it_for_services_and_empty_ones_say_nothing(
    configs: list[Config], monkeypatch: pytest.MonkeyPatch
) -> None:
    def started() -> Config:
        get_command(app).main(["serve"], standalone_mode=False)
        return configs[-1]

    for name in VARIABLES:
        monkeypatch.setenv(f"LONGSHORE_{name}", "")
    assert (started().accounts, started().mail) == (None, None)
    monkeypatch.setenv("LONGSHORE_ACCOUNTS", "1")
    monkeypatch.setenv("LONGSHORE_OIDC_ISSUER", "https://login.example.org")
    monkeypatch.setenv("LONGSHORE_OIDC_CLIENT", "us")
    accounts = started().accounts
    assert accounts is not None
    assert accounts.provider is not None
    assert accounts.provider.name == "login.example.org"


HERE, THERE = "http://127.0.0.1:8080", "https://table.example.org"
NAMED, LAN = "http://localhost:8080", "http://192.168.1.5:8080"


@pytest.mark.parametrize(
    ("address", "config", "first", "trouble"),
    [
        (HERE, {}, HERE, ""),
        (HERE, {"accounts": ACCOUNTS}, NAMED, ""),
        ("http://[::1]:8080", {"accounts": ACCOUNTS}, NAMED, ""),
        (HERE, {"accounts": ACCOUNTS, "public_url": THERE}, HERE, ""),
        (
            HERE,
            {"accounts": ACCOUNTS, "reachable": LAN},
            f"{NAMED}, for others at {LAN}",
            f"Passkeys, and so accounts, can be made at {NAMED} alone: elsewhere they need",
        ),
        (LAN, {"accounts": ACCOUNTS}, LAN, f"accounts, cannot be made at {LAN}: they need https"),
        (
            HERE,
            {"accounts": ACCOUNTS, "public_url": "http://table.example.org"},
            HERE,
            "cannot be made at http://table.example.org: they need https and a name.",
        ),
        (
            HERE,
            {"accounts": ACCOUNTS, "public_url": "https://192.0.2.7"},
            HERE,
            "cannot be made at https://192.0.2.7: they need https and a name.",
        ),
    ],
)
def test_the_start_names_an_address_where_accounts_can_be_made(
    capsys: pytest.CaptureFixture[str], address: str, config: Any, first: str, trouble: str
) -> None:
    serve_command._announce(address, Config(database="sqlite://", **config), "token")
    said = capsys.readouterr().err
    assert f"Longshore is at {first}" in said.splitlines()[0]
    assert trouble in said
    assert ("Passkeys" in said) == bool(trouble)
