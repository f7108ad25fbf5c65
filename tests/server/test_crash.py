"""A server that is killed at random moments while people and bots play at many tables."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from longshore.client import Client, Unreachable
from longshore.client.client import Host
from tests.patience import PATIENCE
from tests.server.crowds import ME, account, much, play_through
from tests.server.forked import Forked
from tests.server.processes import Process, fresh_database
from tests.server.strikes import OwnPostgres, Strikes
from tests.soaking import report, some

LEASE_MS = 500
DATABASES = ("sqlite", "postgresql")
MANY = 600  # wishes that cannot all be granted before the server is killed
DEVICES, BETWEEN = 8, 30  # people, and at most so many wishes of theirs from strike to strike
# A thousand kills on each database; each part has tables of its own, and is compared by itself.
PARTS, KILLS, OTHERS = 10, 100, 6


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
        return
    with fresh_database(request.getfixturevalue("pg_server")) as url:
        yield url


@pytest.fixture(scope="module")
def own_postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OwnPostgres]:
    made = OwnPostgres(tmp_path_factory.mktemp("runtime"))
    yield made
    made.close()


def killed(database: str, postgres: OwnPostgres | None, kills: int, others: int, seed: int) -> bool:
    """People play while the server is killed again and again; whether they got much done.

    All that they were told is in the log, once.
    """
    server = Forked(database, lease_ms=LEASE_MS, think=0.05)
    strikes = Strikes(server, postgres, seed)
    crowds = play_through(server, strikes.kills(kills, others), DEVICES, BETWEEN, seed)
    found = account(database, crowds)
    report(f"A server on {database.partition(':')[0]}", **strikes.done, **found._asdict())
    found.check()
    return much(crowds)


pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="nothing is forked there")


def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    assert killed(f"sqlite:///{tmp_path / 'tables.db'}", None, kills=3, others=1, seed=1)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(PARTS))
def test_killed_a_thousand_times_on_sqlite(tmp_path: Path, part: int) -> None:
    assert killed(f"sqlite:///{tmp_path / 'tables.db'}", None, KILLS, OTHERS, part)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(PARTS))
def test_killed_a_thousand_times_on_postgresql(own_postgres: OwnPostgres, part: int) -> None:
    """And PostgreSQL itself, meanwhile."""
    assert killed(own_postgres.database(f"part_{part}"), own_postgres, KILLS, OTHERS, part)


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
