"""A server whose database is damaged or cannot be written says so, and goes on with the rest."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from longshore.client import Client, Refused
from longshore.server.domain.settings import SeatPlan
from longshore.server.runtime.health import EVERY_SECONDS, Health
from longshore.server.store import Store, StoreError, open_store
from tests.patience import PATIENCE
from tests.server.moving_time import until
from tests.server.serving import NO_TLS, served
from tests.soaking import some

ME = SeatPlan(kind="me")
STEADY = SeatPlan(kind="bot", bot="steady")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("longshore.server.runtime.scheduler.SWEEP_SECONDS", 0.05)
    return


BROKEN = ('{"kind":"said","seat":0', '{"kind":"returned"}', '{"kind":"played","seat":0}', "null")


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("body", some(BROKEN, BROKEN[1:3]))
def test_a_damaged_entry_is_said_clearly_and_hurts_no_other_table(
    tmp_path: Path, body: str, caplog: pytest.LogCaptureFixture
) -> None:
    with served(tmp_path) as first, Client(first.url) as client:
        broken = client.open_table(seats=3, plan=(ME, ME, STEADY), start=True)
        until(lambda: 2 not in broken.info().awaiting)
        whole = client.open_table(seats=3, plan=(ME, STEADY, STEADY), name="Ann")
    with closing(sqlite3.connect(tmp_path / "longshore.db")) as file:
        file.execute("UPDATE log SET body = ? WHERE table_id = ? AND seq = 2", (body, broken.table))
        file.execute("UPDATE tables SET due_at = 0 WHERE id = ?", (broken.table,))
        file.commit()
    with served(tmp_path) as second, Client(second.url, patience=0) as client:
        again = client.seat(broken.table, broken.token or "", 0)
        for ask in (again.info, again.view, again.log, lambda: again.chat("hello?")):
            with pytest.raises(Refused) as problem:
                ask()
            assert (problem.value.code, problem.value.status) == ("table-damaged", 500)
            assert broken.table in str(problem.value)
            assert "longshore audit" in str(problem.value)
        with pytest.raises(Refused) as problem:
            next(again.follow())
        assert problem.value.code == "table-damaged"
        mine = client.seat(whole.table, whole.token or "", 0)
        mine.start()
        mine.leave()
        until(lambda: mine.info().status == "finished", 60)
    assert "is damaged" in caplog.text


# Whether it is well


def health(url: str) -> tuple[int, dict[str, str]]:
    told = httpx.get(f"{url}/healthz", verify=NO_TLS)
    return told.status_code, told.json()


def test_a_server_that_can_write_is_well(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        assert health(server.url)[0] == 200
        assert health(server.url)[1]["status"] == "well"


def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("EVERY_SECONDS", "TROUBLE_SECONDS"):
        monkeypatch.setattr(f"longshore.server.runtime.health.{name}", 0.0, raising=False)
    with served(tmp_path) as server:
        with server.store._database.writing() as connection:  # as on a disk without room
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        status, told = health(server.url)
        assert (status, told["status"]) == (503, "trouble")
        assert "full" in told["reason"]
        with server.store._database.writing() as connection:
            connection.exec_driver_sql("PRAGMA max_page_count = 1000000")
        assert health(server.url)[0] == 200


def test_damaged_pages_are_told(tmp_path: Path) -> None:
    path = tmp_path / "longshore.db"
    with served(tmp_path) as first, Client(first.url) as client:
        for _ in range(5):
            client.open_table(seats=3, plan=(STEADY,) * 3)
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (root,) = file.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log'").fetchone()
        (size,) = file.execute("PRAGMA page_size").fetchone()
    with path.open("r+b") as file_:
        file_.seek((root - 1) * size)
        file_.write(b"\xff" * size)
    with served(tmp_path) as second:
        status, told = health(second.url)
    assert (status, told["status"]) == (503, "trouble")
    assert "malformed" in told["reason"] or "quick_check" in told["reason"]


def test_a_file_that_was_deleted_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longshore.server.runtime.health.EVERY_SECONDS", 0.0)
    with served(tmp_path) as server:
        assert health(server.url)[0] == 200
        (tmp_path / "longshore.db").unlink()
        status, told = health(server.url)
    assert (status, told["status"]) == (503, "trouble")
    assert "longshore.db" in told["reason"]


def test_whoever_asks_after_health_while_it_is_tried_is_told_the_last_result(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("EVERY_SECONDS", "TROUBLE_SECONDS"):
        monkeypatch.setattr(f"longshore.server.runtime.health.{name}", 0.0, raising=False)

    class Slow:
        def __init__(self) -> None:
            self.tries, self.go_on = 0, asyncio.Event()

        async def read(self, _pulse: object) -> None:
            self.tries += 1
            if self.tries == 1:
                raise StoreError("The disk is full.")
            await self.go_on.wait()

    async def played() -> list[str | None]:
        slow = Slow()
        asked = Health(Store, slow.read)  # type: ignore[arg-type]
        first = await asked.trouble()
        trying = asyncio.ensure_future(asked.trouble())
        await asyncio.sleep(0)
        meanwhile = await asyncio.wait_for(asked.trouble(), PATIENCE)
        slow.go_on.set()
        return [first, meanwhile, await trying]

    assert asyncio.run(played()) == ["The disk is full.", "The disk is full.", None]


def test_asking_after_health_writes_little(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'longshore.db'}")
    store.pulse()
    wal = tmp_path / "longshore.db-wal"
    before = wal.stat().st_size
    for _ in range(4):
        store.pulse()
    assert wal.stat().st_size - before <= 4 * 32 * 1024
    store.close()
    assert EVERY_SECONDS >= 30


def test_health_is_looked_at_now_and_then_only(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        writes: list[None] = []
        pulse = server.store.pulse

        def counted() -> None:
            writes.append(None)
            pulse()

        server.store.pulse = counted  # type: ignore[method-assign]
        for _ in range(20):
            assert health(server.url)[0] == 200
        assert len(writes) <= 2
