"""A process that is killed while it writes: what it had acknowledged is there, and whole."""

from __future__ import annotations

import random
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from longshore.server.store import Store, open_store
from tests.server.store.units import NOW

TABLES = 6

# Several tables go on at once, two lines a unit, each as soon as its last is acknowledged, which is
# printed.
WRITING = """
import asyncio, sys
from longshore.server.store import Writer, open_store
from tests.server.store.units import unit

store = open_store(sys.argv[1])
writer = Writer(store, sys.argv[2])

async def go_on(table):
    seq = (store.row(table).seq if store.row(table) else 0)
    while True:
        wanted = unit(table, seq + 1, text=f"{table} {seq}", key=f"key {seq}", calls=1, lines=2)
        seq += 2
        answer = await writer.append(wanted)
        assert answer.ok
        sys.stdout.write(f"{table} {seq}\\n")
        sys.stdout.flush()

async def main():
    await asyncio.gather(*(go_on(f"t{number}") for number in range(int(sys.argv[3]))))

asyncio.run(main())
"""


def killed_while_writing(url: str, process: str, lines: int) -> dict[str, int]:
    """Kill a writing process after so many acknowledgements: the last one of each table."""
    writer = subprocess.Popen(
        [sys.executable, "-c", WRITING, url, process, str(TABLES)],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert writer.stdout is not None
    acknowledged: list[str] = [writer.stdout.readline() for _ in range(lines)]
    writer.send_signal(signal.SIGKILL)
    rest, _ = writer.communicate()
    acknowledged += [line for line in rest.splitlines(keepends=True) if line.endswith("\n")]
    last: dict[str, int] = {}
    for line in acknowledged:
        table, seq = line.split()
        assert int(seq) == last.get(table, int(seq) - 2) + 2
        last[table] = int(seq)
    return last


def check_whole(store: Store, last: dict[str, int]) -> None:
    calls: dict[str, int] = {}
    for call in store.deliveries_due("check", 2 * NOW, 0, 10**6):
        calls[call.table] = calls.get(call.table, 0) + 1
    for table, acknowledged in last.items():
        row, lines = store.row(table), store.lines(table)
        assert row is not None
        assert [line.seq for line in lines] == list(range(1, row.seq + 1))
        assert row.seq in (acknowledged, acknowledged + 2)  # one more may have been on its way
        assert 2 * calls[table] == row.seq
        texts = [f"{table} {(line.seq - 1) // 2 * 2}" for line in lines]
        assert [getattr(line.entry, "text", None) for line in lines] == texts


@pytest.mark.parametrize("kills", [2, pytest.param(20, marks=pytest.mark.soak)])
def test_what_was_acknowledged_survives_being_killed(any_url, kills):
    moments = random.Random(4)
    last: dict[str, int] = {}
    for turn in range(kills):
        last |= killed_while_writing(any_url, f"p{turn}", moments.randint(1, 300))
        check_file(any_url)
        with closing(open_store(any_url)) as store:
            check_whole(store, last)
    assert len(last) == TABLES


def check_file(url: str) -> None:
    """Of SQLite: it is sound as it was left."""
    kind, _, path = url.partition(":///")
    if kind != "sqlite":
        return
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
