"""Opening a database, and the one line that says why it cannot be."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from longshore.server.store import StoreError, open_store
from longshore.server.store.schema import metadata
from tests.server.databases import tell
from tests.server.store.units import put, said, unit

HOLDING = """
import sys
from longshore.server.store import open_store
store = open_store(sys.argv[1])
print("held", flush=True)
sys.stdin.read()
"""


def wrong(url: str, **rest: bool) -> str:
    """What is said of a database that cannot be opened."""
    with pytest.raises(StoreError) as error:
        open_store(url, **rest).close()
    sentence = str(error.value)
    assert "\n" not in sentence
    assert sentence.endswith(".")
    return sentence


@pytest.mark.parametrize(
    ("url", "said_of_it"),
    [
        ("", "That is no address of a database; it is written sqlite:///path"),
        ("tables.db", "That is no address of a database"),
        ("sqlite:///a\0b", "That is no address of a database"),
        ("mysql://ann:hunter2@host/db", "There is no way to keep tables in 'mysql'; there are"),
        ("postgresql+asyncpg://ann:hunter2@host/db", "There is no way to keep tables in"),
        ("sqlite://tables.db", "An SQLite address has three strokes before its path"),
        ("sqlite:///tables.db?mode=ro", "An SQLite address has nothing after its path"),
        ("sqlite:///:memory:", "Tables are kept in a file, not in memory"),
        ("sqlite:///file:tables.db", "Tables are kept in a file, not in memory"),
        ("postgresql://ann:hunter2@host:port/db", "That is no address of a database"),
        ("postgresql://ann:hunter2@host", "The address has no name of a database"),
        ("postgresql://ann:hunt@er2@host/db", "a password's @ is written %40"),
        ("postgresql://ann:hunt@er2/hunter2@host/db", "a password's @ is written %40"),
        ("postgresql://ann:hunter2@127.0.0.1:1/db", "cannot be reached: connection failed"),
        ("postgres://ann:hunter2@127.0.0.1:1/db", "Check that its server is running and that"),
        ("postgresql://ann@127.0.0.1:1/db?password=hunter2", "postgresql://ann@127.0.0.1:1/db can"),
        ("postgresql://ann:hunter2@127.0.0.1:1/db?colour=tan", "invalid connection option"),
    ],
)
def test_a_wrong_address_is_told_from_a_right_one(url, said_of_it):
    sentence = wrong(url)
    assert said_of_it in sentence
    assert "hunter2" not in sentence


def test_no_password_is_shown(pg_url):
    url = pg_url.replace("postgres:@", "postgres:hunter2@")  # the test's server trusts everybody
    with closing(open_store(url)) as store:
        assert store.shared
        assert store.url_shown.startswith("postgresql://postgres@/test_")
        assert "hunter2" not in store.url_shown


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_postgresql_goes_by_several_names(pg_url, scheme):
    open_store(pg_url.replace("postgresql", scheme, 1)).close()


def test_a_database_that_is_not_there(pg_url):
    sentence = wrong(pg_url.replace("/test_", "/no_test_"))
    assert "cannot be reached" in sentence
    assert "does not exist" in sentence


def test_a_database_in_another_encoding(pg_server):
    tell(
        pg_server,
        "CREATE DATABASE latin WITH ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0",
    )
    sentence = wrong(pg_server.replace("/postgres?", "/latin?"))
    tell(pg_server, "DROP DATABASE latin")
    assert "is encoded in LATIN1: make one WITH ENCODING 'UTF8'" in sentence


def test_the_driver_of_postgresql_is_an_extra(monkeypatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delitem(sys.modules, "longshore.server.store.postgres", raising=False)
    sentence = wrong("postgresql://ann@127.0.0.1:1/db")
    assert sentence.endswith("install it with pip install 'longshore[postgres]'.")


def test_files_that_cannot_be_a_database(tmp_path):
    (tmp_path / "text").write_text("once upon a time " * 100)
    assert "is no SQLite database: give another file." in wrong(f"sqlite:///{tmp_path}/text")
    assert "is a folder: give a file in it, as" in wrong(f"sqlite:///{tmp_path}")
    assert "There is no folder" in wrong(f"sqlite:///{tmp_path}/no/tables.db")
    (tmp_path / "loop").symlink_to(tmp_path / "none" / "tables.db")
    assert "There is no folder" in wrong(f"sqlite:///{tmp_path}/loop")
    assert (tmp_path / "text").read_text().startswith("once upon")


def test_a_file_of_something_else_is_left_alone(tmp_path):
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE recipes (name)")
    assert "belongs to something else (it has a table 'recipes')" in wrong(
        f"sqlite:///{tmp_path}/other.db"
    )
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]


def test_a_database_may_hold_other_tables_but_not_by_our_names(pg_url):
    tell(pg_url, "CREATE TABLE recipes (name text)")
    open_store(pg_url).close()
    tell(pg_url, "DROP TABLE longshore_schema")
    ours = min(metadata.tables)
    assert f"belongs to something else (it has a table '{ours}')" in wrong(pg_url)


def test_the_file_is_its_owners_alone(tmp_path):
    with closing(open_store(f"sqlite:///{tmp_path / 'tables.db'}")) as store:
        put(store, unit())
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert set(modes) == {"tables.db", "tables.db-wal", "tables.db-shm"}
    assert set(modes.values()) == {0o600}


def test_without_a_path_it_is_in_the_users_data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    with closing(open_store("sqlite://")) as store:
        put(store, unit())
    assert (tmp_path / "data" / "longshore" / "tables.db").is_file()
    with closing(open_store("sqlite://")) as store:
        assert said(store) == ["hello"]


def test_a_path_may_have_any_signs(tmp_path, monkeypatch):
    folder = tmp_path / "Ünï 100% ‘tables’?"
    folder.mkdir()
    monkeypatch.chdir(folder)
    with closing(open_store("sqlite:///a%20b.db")) as store:
        put(store, unit())
    assert len(list(folder.iterdir())) == 1


def test_a_file_is_served_by_one_process(tmp_path):
    path = tmp_path / "tables.db"
    url = f"sqlite:///{path}"
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDING, url],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        assert f"Another server is using {path}: stop it, or give another file" in wrong(url)
        (tmp_path / "same.db").symlink_to(path)
        assert "Another server is using" in wrong(f"sqlite:///{tmp_path / 'same.db'}")
        with closing(open_store(url, reading=True)) as store:
            assert store.lines("t") == []
    finally:
        holder.kill()
        holder.communicate()
    open_store(url).close()


def test_a_file_is_served_once_in_a_process(tmp_path):
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with closing(open_store(url)):
        assert "Another server is using" in wrong(url)
    open_store(url).close()


def test_what_cannot_be_opened_is_not_held(tmp_path):
    path = tmp_path / "tables.db"
    path.write_text("once upon a time " * 100)
    wrong(f"sqlite:///{path}")
    path.unlink()
    open_store(f"sqlite:///{path}").close()


def test_who_only_reads_changes_nothing(any_url):
    with closing(open_store(any_url)) as store:
        put(store, unit())
        with closing(open_store(any_url, reading=True)) as reader:
            put(store, unit(seq=2, text="more"))
            assert said(reader) == ["hello", "more"]
            assert list(reader.every_table()) == ["t"]
            for write in (
                lambda: put(reader, unit(seq=3)),
                lambda: reader.claim("t", "p", 0, 1),
                lambda: reader.put_private("t", 0, "notes", b"", 1),
                reader.secret,
            ):
                with pytest.raises(StoreError, match=r"readonly database|read-only transaction"):
                    write()
        assert said(store) == ["hello", "more"]


def test_there_must_be_something_to_read(any_url, tmp_path):
    assert wrong(any_url, reading=True).startswith(("There is no database", "The database"))
    assert list(tmp_path.iterdir()) == []


def test_several_that_start_together_make_the_schema_once(pg_url):
    with ThreadPoolExecutor(6) as pool:
        stores = list(pool.map(open_store, [pg_url] * 6))
    secrets = {store.secret() for store in stores}
    for store in stores:
        store.close()
    assert len(secrets) == 1


def test_a_closed_store_holds_nothing(any_url):
    store = open_store(any_url)
    store.pulse()
    store.lines("t")
    store.close()
    store.close()
    with closing(open_store(any_url)) as again:
        put(again, unit())
    if sys.platform == "linux":
        handles = Path("/proc/self/fd").iterdir()
        assert not [one for one in handles if "tables.db" in os.path.realpath(one)]


def test_whoever_tidies_up_beside_the_database_lets_no_second_server_in(tmp_path):
    """The lock is on the database itself: a lock file could be deleted while it is held."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDING, url],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        for path in tmp_path.iterdir():
            if path.name not in {"tables.db", "tables.db-wal", "tables.db-shm"}:
                path.unlink()
        assert "Another server is using" in wrong(url)
    finally:
        holder.kill()
        holder.communicate()


def test_the_lock_leaves_sqlites_own_alone(tmp_path):
    """Another program may read, write and back up while a server has the file."""
    path = tmp_path / "tables.db"
    with closing(open_store(f"sqlite:///{path}")) as store:
        put(store, unit())
        with closing(sqlite3.connect(path)) as other, closing(sqlite3.connect(":memory:")) as copy:
            other.execute("INSERT INTO facts VALUES ('beside', x'00')")
            other.commit()
            other.backup(copy)
            assert copy.execute("SELECT count(*) FROM log").fetchone() == (1,)
        put(store, unit(seq=2, text="more"))
        assert said(store) == ["hello", "more"]
