"""All of a database in a file, and back."""

from __future__ import annotations

import gzip
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from longshore.cli.main import run
from longshore.server.store import Private, Store, StoreError, back_up, open_store, restore
from longshore.server.store.schema import HEAD, VERSION_TABLE
from tests.server.store.units import NOW, put, unit


def kept(store: Store) -> Iterator[tuple[object, ...]]:
    """All that can be read of a store."""
    for table in store.every_table():
        yield (
            table,
            store.row(table),
            store.lines(table),
            store.privates(table, "notes"),
            store.secret(),
        )


def kept_at(url: str) -> list[tuple[object, ...]]:
    with closing(open_store(url)) as store:
        return list(kept(store))


def filled(url: str) -> list[tuple[object, ...]]:
    """A database with something of everything in it; what is there."""
    store = open_store(url)
    try:
        for table in ("ta", "tb", "tc"):
            text = f'"{table}": ünïcode 🚢, nul \0 and a line\n'
            whole = unit(table, 1, key="k1", text=text, calls=2, claim=True, lines=3)
            notes = whole._replace(private=(Private(1, "notes", "Tür".encode()),))
            assert put(store, notes) == [True]
        return list(kept(store))
    finally:
        store.close()


def test_a_database_comes_back_in_either_kind(any_url: str, pg_url: str, tmp_path: Path) -> None:
    before, file = filled(any_url), tmp_path / "all.backup"
    counts = back_up(any_url, file)
    written = {table: rows for table, rows in counts.items() if rows}
    assert written == {"facts": 1, "tables": 3, "log": 9, "outbox": 6, "private": 3}
    assert file.stat().st_mode & 0o777 == 0o600
    other = pg_url if any_url != pg_url else f"sqlite:///{tmp_path / 'another.db'}"
    for url in (f"sqlite:///{tmp_path / 'same.db'}", other):
        assert restore(url, file) == counts
        store = open_store(url)
        try:
            assert list(kept(store)) == before
            assert store.claim("ta", "another", NOW)  # nobody holds a lease any more
            calls = store.deliveries_due("another", NOW, 1000, 10)
            assert [(call.table, call.seat) for call in calls] == [
                (table, seat) for table in ("ta", "tb", "tc") for seat in (0, 1)
            ]
            assert put(store, unit("ta", 4, key="k1")) == [False]  # that key was used
            assert put(store, unit("ta", 4, key="k2")) == [True]
        finally:
            store.close()


def test_it_is_of_one_moment_while_others_write(any_store: Store, any_url: str, tmp_path: Path):
    """Every table has as many lines as its row says, whenever it was looked at."""
    stop, file = threading.Event(), tmp_path / "all.backup"
    put(any_store, *(unit(f"t{number}", 1) for number in range(20)))

    def write() -> None:
        seq = 2
        while not stop.is_set():
            put(any_store, *(unit(f"t{number}", seq) for number in range(20)))
            seq += 1

    writing = threading.Thread(target=write)
    writing.start()
    try:
        for _ in range(3):
            back_up(any_url, file, overwrite=True)
            url = f"sqlite:///{tmp_path / 'restored.db'}"
            restore(url, file)
            store = open_store(url, reading=True)
            try:
                for table in store.every_table():
                    found = store.row(table)
                    assert found is not None
                    assert [line.seq for line in store.lines(table)] == [*range(1, found.seq + 1)]
            finally:
                store.close()
            Path(url.removeprefix("sqlite:///")).unlink()
    finally:
        stop.set()
        writing.join()


def test_a_database_that_is_in_use_is_not_restored_into(any_url: str, tmp_path: Path) -> None:
    before, file = filled(any_url), tmp_path / "all.backup"
    back_up(any_url, file)
    with pytest.raises(StoreError, match="is in use already: restore into a new one"):
        restore(any_url, file)
    assert kept_at(any_url) == before


def test_where_a_server_was_begun_and_had_no_table_is_empty(any_url: str, tmp_path: Path) -> None:
    before, file = filled(f"sqlite:///{tmp_path / 'first.db'}"), tmp_path / "all.backup"
    back_up(f"sqlite:///{tmp_path / 'first.db'}", file)
    store = open_store(any_url)
    store.secret()
    store.close()
    restore(any_url, file)
    assert kept_at(any_url) == before


def test_a_backup_of_before_is_restored_where_a_server_of_now_was_begun(
    any_url: str, tmp_path: Path
) -> None:
    first, file = f"sqlite:///{tmp_path / 'first.db'}", tmp_path / "all.backup"
    before = filled(first)
    back_up(first, file)
    lines = gzip.decompress(file.read_bytes())
    of_before = lines.replace(f'"schema":"{HEAD}"'.encode(), b'"schema":"0001"', 1)
    assert of_before != lines
    file.write_bytes(gzip.compress(of_before))
    open_store(any_url).close()
    restore(any_url, file)
    assert kept_at(any_url) == before
    with pytest.raises(StoreError, match="is in use already"):
        restore(any_url, file)


def test_what_a_later_program_has_begun_is_left_alone(any_url: str, tmp_path: Path) -> None:
    first, file = f"sqlite:///{tmp_path / 'first.db'}", tmp_path / "all.backup"
    filled(first)
    back_up(first, file)
    with closing(open_store(any_url)) as store, store._database.changing() as connection:
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'"))
    with pytest.raises(StoreError, match="of a newer Longshore"):
        restore(any_url, file)


def _cut(whole: bytes) -> bytes:
    return whole[: len(whole) // 2]


def _without_end(whole: bytes) -> bytes:
    return gzip.compress(gzip.decompress(whole).rpartition(b'{"rows"')[0])


def _one_line_less(whole: bytes) -> bytes:
    lines = gzip.decompress(whole).splitlines(keepends=True)
    lines.remove(next(line for line in lines if line.startswith(b'["tb",2,')))
    return gzip.compress(b"".join(lines))


def _too_short_a_row(whole: bytes) -> bytes:
    return gzip.compress(gzip.decompress(whole).replace(b'["ta",1,', b'["ta",', 1))


def _another_table(whole: bytes) -> bytes:
    return gzip.compress(gzip.decompress(whole).replace(b'"table":"log"', b'"table":"users"'))


def _one_bit_changed(whole: bytes) -> bytes:
    """In the sum at the end: all lines are there, but they are not what was summed up."""
    return whole[:-8] + bytes([whole[-8] ^ 1]) + whole[-7:]


def _without_sum(whole: bytes) -> bytes:
    return whole[:-8]


def _not_ours(_: bytes) -> bytes:
    return gzip.compress(b'{"format":"something","schema":"0001","version":"1"}\n')


def _not_compressed(whole: bytes) -> bytes:
    return gzip.decompress(whole)


@pytest.mark.parametrize(
    "spoil",
    [
        _cut,
        _without_end,
        _one_line_less,
        _too_short_a_row,
        _another_table,
        _one_bit_changed,
        _without_sum,
        _not_ours,
        _not_compressed,
        lambda _: b"",
    ],
)
def test_a_file_that_is_not_whole_restores_nothing(spoil, any_url: str, tmp_path: Path) -> None:
    url, file = f"sqlite:///{tmp_path / 'first.db'}", tmp_path / "all.backup"
    filled(url)
    back_up(url, file)
    file.write_bytes(spoil(file.read_bytes()))
    with pytest.raises(StoreError, match="is no whole backup of Longshore's"):
        restore(any_url, file)
    store = open_store(any_url)
    try:
        assert list(store.every_table()) == []
    finally:
        store.close()


def test_a_database_of_something_else_is_left_alone(tmp_path: Path) -> None:
    url, file = f"sqlite:///{tmp_path / 'first.db'}", tmp_path / "all.backup"
    filled(url)
    back_up(url, file)
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE users (name TEXT)")
    with pytest.raises(StoreError, match="belongs to something else"):
        restore(f"sqlite:///{other}", file)


def test_a_backup_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "all.backup"
    heading = b'{"format":"longshore-backup","schema":"9999","version":"7.0"}\n'
    file.write_bytes(gzip.compress(heading))
    with pytest.raises(StoreError, match=r"is of a newer Longshore \(7.0\): update"):
        restore(f"sqlite:///{tmp_path / 'new.db'}", file)


def test_by_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url, file = f"sqlite:///{tmp_path / 'first.db'}", tmp_path / "all.backup"
    filled(url)
    assert run(["backup", str(file), "--database", url]) == 0
    assert capsys.readouterr().out == f"{file} holds 3 tables with 9 entries.\n"
    assert run(["backup", str(file), "--database", url]) == 2
    assert "is there already: give another name, or --overwrite." in capsys.readouterr().err
    assert run(["backup", str(file), "--database", url, "--overwrite"]) == 0
    other = f"sqlite:///{tmp_path / 'second.db'}"
    assert run(["restore", str(file), "--database", other]) == 0
    assert "Restored 3 tables with 9 entries.\n" in capsys.readouterr().out
    assert run(["restore", str(tmp_path / "none"), "--database", other]) == 2
    assert f"There is no file {tmp_path / 'none'}." in capsys.readouterr().err
    nowhere = tmp_path / "nowhere" / "all.backup"
    assert run(["backup", str(nowhere), "--database", url]) == 2
    assert "cannot be written: No such file or directory" in capsys.readouterr().err


def test_a_host_can_name_the_database_once_for_all_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url, file = f"sqlite:///{tmp_path / 'first.db'}", tmp_path / "all.backup"
    filled(url)
    monkeypatch.setenv("LONGSHORE_DATABASE", url)
    assert run(["backup", str(file)]) == 0
    assert run(["restore", str(file), "--database", f"sqlite:///{tmp_path / 'second.db'}"]) == 0
    assert "Restored 3 tables with 9 entries.\n" in capsys.readouterr().out
