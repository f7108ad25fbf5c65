"""A server that is killed at random moments while people and bots play at many tables."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from longshore.client import Client, Unreachable
from longshore.client.client import Host
from tests.patience import PATIENCE
from tests.server.crowds import ME, PLANS, Crowd, check, much, play_through
from tests.server.processes import Process, fresh_database
from tests.soaking import some

LEASE_MS = 500
DATABASES = ("sqlite", "postgresql")
MANY = 600  # wishes that cannot all be granted before the server is killed


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
        return
    with fresh_database(request.getfixturevalue("pg_server")) as url:
        yield url


def killed(database: str, kills: int, devices: int, seed: int) -> list[Crowd]:
    """People who played while the server was killed again and again."""
    server = Process(database, lease_ms=LEASE_MS, think=0.05)

    def kill(_chance: random.Random) -> None:
        server.kill()
        server.again().ready()

    return play_through(server, kill, kills, devices, seed)


@pytest.mark.parametrize("database", some(DATABASES, ["sqlite"]), indirect=True)
def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(database: str) -> None:
    crowds = killed(database, kills=1, devices=len(PLANS), seed=1)
    check(database, crowds)
    assert much(crowds)


@pytest.mark.soak
@pytest.mark.parametrize("database", DATABASES, indirect=True)
@pytest.mark.parametrize("seed", range(10))
def test_killed_many_times(database: str, seed: int) -> None:
    check(database, killed(database, kills=20, devices=8, seed=seed))


@pytest.mark.parametrize("database", some(DATABASES, ["postgresql"]), indirect=True)
def test_wishes_under_way_are_granted_once_or_not_at_all(database: str) -> None:
    """Many at the very moment of the kill, to one table, without anybody sending them again."""
    with Process(database, lease_ms=LEASE_MS) as server:
        server.ready()
        with Client(server.url, patience=0) as client, ThreadPoolExecutor(8) as pool:
            host = client.open_table(seats=3, plan=(ME, ME, ME))
            asked = [pool.submit(_said, host, f"word-{number}") for number in range(MANY)]
            while sum(one.done() for one in asked) < 60:
                time.sleep(0.001)
            server.kill()
            said = [key for one in asked if (key := one.result(PATIENCE)) is not None]
        server.again().ready()
        with Client(server.url) as client:
            again = client.seat(host.table, host.token or "")
            texts = [told.text for told in again.log().entries if told.kind == "said"]
        assert set(said) <= set(texts)
        assert len(texts) == len(set(texts))
        assert 60 <= len(said) < MANY


def _said(host: Host, text: str) -> str | None:
    try:
        host.chat(text, key=text)
    except Unreachable:
        return None
    return text
