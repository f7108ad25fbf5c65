"""The schema: made from nothing, brought up to date with what is in it, and never taken back."""

from __future__ import annotations

import shutil
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text

from longshore.server.mail import contacts
from longshore.server.matches import contests, rounds
from longshore.server.matches.domain.plans import DAY_MS, ContestPlan
from longshore.server.people import accounts, sessions
from longshore.server.people.players import of_account
from longshore.server.results import records
from longshore.server.store import Store, StoreError, migrating, open_store
from longshore.server.store.schema import HEAD, VERSION_TABLE, metadata
from tests.server.store.units import put, said, unit

STARTS = DAY_MS + 3_600_000
SECOND = """
import sqlalchemy as sa
from alembic import op

revision = "9998"
down_revision = "{head}"


def upgrade() -> None:
    op.create_table("more", sa.Column("id", sa.Integer(), primary_key=True))
    with op.batch_alter_table("tables", recreate="{recreate}") as tables:
        tables.add_column(sa.Column("colour", sa.Text(), server_default="tan"))
    {last}
"""


def ask(store: Store, question: str) -> object:
    with store._database.reading() as connection:
        return connection.execute(text(question)).scalar()


def table_names(store: Store) -> set[str]:
    with store._database.reading() as connection:
        return set(inspect(connection).get_table_names())


@pytest.fixture
def newer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Make this a program with one more revision, which ends with a line."""

    def with_last(last: str, recreate: str = "auto") -> None:
        folder = tmp_path / "migrations"
        shutil.copytree(migrating.FOLDER, folder)
        script = SECOND.format(head=HEAD, last=last, recreate=recreate)
        (folder / "versions" / "r9998_second.py").write_text(script)
        monkeypatch.setattr(migrating, "FOLDER", folder)
        monkeypatch.setattr(migrating, "HEAD", "9998")
        migrating.known.cache_clear()

    yield with_last
    migrating.known.cache_clear()


def test_an_empty_database_gets_the_schema(any_store):
    assert table_names(any_store) == {*metadata.tables, VERSION_TABLE}
    assert ask(any_store, f"SELECT version_num FROM {VERSION_TABLE}") == HEAD


def test_the_scripts_make_what_the_schema_says(any_store):
    with any_store._database.reading() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        differences = compare_metadata(context, metadata)
        kind = connection.dialect.name
        made = {
            (table, index["name"], bool(index["unique"]), f"{kind}_where" in options)
            for table in metadata.tables
            for index in inspect(connection).get_indexes(table)
            for options in [index.get("dialect_options", {})]
        }
    assert differences == []
    assert made == {
        (table.name, index.name, index.unique, index.dialect_options[kind]["where"] is not None)
        for table in metadata.tables.values()
        for index in table.indexes
    }


def test_the_head_is_the_last_script():
    assert migrating.known()[0] == HEAD


def test_a_database_is_opened_again_as_it_was(any_url):
    with closing(open_store(any_url)) as store:
        put(store, unit())
    with closing(open_store(any_url)) as store:
        assert said(store) == ["hello"]


@pytest.mark.parametrize("start", migrating.known())
def test_a_database_of_any_revision_is_brought_up_to_date(any_url, start, monkeypatch):
    monkeypatch.setattr(migrating, "HEAD", start)
    with closing(open_store(any_url)) as store:
        assert ask(store, f"SELECT version_num FROM {VERSION_TABLE}") == start
        insert_a_line(store)
    monkeypatch.undo()
    with closing(open_store(any_url)) as store:
        assert ask(store, f"SELECT version_num FROM {VERSION_TABLE}") == HEAD
        assert said(store) == ["old"]
        assert put(store, unit(seq=2, text="new")) == [True]


def test_accounts_of_the_release_before_keep_all_and_get_what_is_new(any_url, monkeypatch):
    monkeypatch.setattr(migrating, "HEAD", "0006")
    with closing(open_store(any_url)) as store:
        insert_a_line(store)
        insert_an_account(store)
    monkeypatch.undo()
    with closing(open_store(any_url)) as store:
        database = store.database
        assert accounts.find(database, "ann").name == "Ann"
        assert [one.points for one in records.ratings_of(database, of_account("ann"))] == [1540]
        assert [one.id for one in sessions.listed(database, "ann", 1)] == ["s"]
        contact = contacts.of_account(database, "ann")
        assert (contact.address, contact.on) == ("ann@example.org", ("turn",))
        plan = ContestPlan(title="Cup", starts_at=1)
        contests.join(database, contests.begin(database, "ann", plan, 1), "ann", 1)
        accounts.remove(database, "ann")  # all that is new goes with the rest
        assert contests.listed(database, 0)[0][1:] == (1, None)


def test_contests_of_the_release_before_go_on(any_url, monkeypatch):
    """Nobody has said that they are there, and when one was called off is not known."""
    monkeypatch.setattr(migrating, "HEAD", "0007")
    with closing(open_store(any_url)) as store:
        insert_contests(store)
    monkeypatch.undo()
    with closing(open_store(any_url)) as store:
        database = store.database
        assert [row.id for row, *_ in contests.listed(database, DAY_MS)] == ["on"]
        assert contests.read(database, "off").row.status == "cancelled"
        found = contests.read(database, "on")
        assert [found.is_here(one) for one in found.players] == [False] * 4
        for one in found.players[:3]:
            contests.join(database, "on", one.account, STARTS - 1)
        assert rounds.step(database, "on", STARTS)
        after = contests.read(database, "on")
        assert (after.row.status, after.row.round) == ("running", 1)
        assert [one.away for one in after.players] == [False] * 3 + [True]


def insert_contests(store: Store) -> None:
    """As revision 0007 had them: a live one that four have signed up for, and one called off."""
    plan = msgspec.json.encode(ContestPlan(title="Cup", seats=3, starts_at=STARTS)).decode()
    with store.database.writing() as connection:
        for name in "abcd":
            connection.execute(
                text(
                    "INSERT INTO accounts (id, name, compared, created_at) VALUES (:n, :n, :n, 0)"
                ),
                {"n": name},
            )
        for id_, status, next_at in (("on", "open", STARTS), ("off", "cancelled", None)):
            connection.execute(
                text(
                    "INSERT INTO contests (id, organiser, status, round, created_at, next_at, body)"
                    " VALUES (:id, 'a', :status, 0, 0, :next_at, :body)"
                ),
                {"id": id_, "status": status, "next_at": next_at, "body": plan},
            )
            for number, name in enumerate("abcd", 1):
                connection.execute(
                    text(
                        "INSERT INTO contest_players"
                        " (contest_id, number, account_id, joined_at, away)"
                        " VALUES (:id, :number, :name, 0, false)"
                    ),
                    {"id": id_, "number": number, "name": name},
                )


def insert_an_account(store: Store) -> None:
    """As revision 0006 had it: with a session, a rated game and a contact."""
    rows = {
        "accounts": {"id": "ann", "name": "Ann", "compared": "ann", "created_at": 0},
        "sessions": {
            "hash": "h",
            "id": "s",
            "account_id": "ann",
            "label": "",
            "created_at": 0,
            "used_at": 0,
        },
        "results": {
            "table_id": "t",
            "seat": 0,
            "player": of_account("ann"),
            "edition": "classic",
            "seats": 4,
            "at": 0,
            "rated": True,
            "place": 1,
            "score": 90,
            "share": 1.0,
            "mu": 26.0,
            "sigma": 8.0,
            "body": "{}",
        },
        "contacts": {
            "account_id": "ann",
            "language": "en",
            "mail": '["turn"]',
            "push": "[]",
            "address": "ann@example.org",
            "confirmed_at": 0,
            "stop": "x",
        },
    }
    with store.database.writing() as connection:
        for table, row in rows.items():
            names, values = ", ".join(row), ", ".join(f":{name}" for name in row)
            connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({values})"), row)


def insert_a_line(store: Store) -> None:
    """As the first revision had it."""
    with store._database.writing() as connection:
        connection.execute(
            text(
                "INSERT INTO tables (id, status, public, seq, created_at, changed_at, edition,"
                " seats, creator, card, kept_until)"
                " VALUES ('t', 'open', true, 1, 0, 0, 'classic', 4, '', '{}', 0)"
            )
        )
        body = '{"kind":"said","seat":1,"name":"Ann","text":"old"}'
        connection.execute(
            text(
                "INSERT INTO log (table_id, seq, at, kind, seat, body)"
                " VALUES ('t', 1, 0, 'said', 1, :body)"
            ),
            {"body": body},
        )


@pytest.mark.parametrize("recreate", ["auto", "always"])
def test_an_older_database_is_changed_and_keeps_what_it_has(any_url, newer, recreate):
    """Even where a table that others refer to has to be made anew, as often with SQLite."""
    if recreate == "always" and any_url.startswith("postgresql"):
        recreate = "auto"
    with closing(open_store(any_url)) as store:
        put(store, unit(key="k", calls=1))
        store.put_private("t", 1, "notes", b"mine", 1)
        secret = store.secret()
    newer("pass", recreate)
    with closing(open_store(any_url)) as store:
        assert "more" in table_names(store)
        assert ask(store, "SELECT colour FROM tables") == "tan"
        assert said(store) == ["hello"]
        assert store.private("t", 1, "notes") == b"mine"
        assert store.secret() == secret
        assert put(store, unit(seq=2, key="k"), unit(seq=2, key="l")) == [False, True]


def test_a_change_that_fails_leaves_everything_as_it_was(any_url, newer, monkeypatch):
    with closing(open_store(any_url)) as store:
        put(store, unit())
    newer('op.execute("INSERT INTO nowhere VALUES (1)")')
    with pytest.raises(StoreError, match="nowhere") as error:
        open_store(any_url)
    assert "\n" not in str(error.value)
    monkeypatch.undo()
    with closing(open_store(any_url)) as store:
        assert "more" not in table_names(store)
        assert ask(store, f"SELECT version_num FROM {VERSION_TABLE}") == HEAD
        assert said(store) == ["hello"]
        assert put(store, unit(seq=2)) == [True]


@pytest.mark.parametrize("reading", [False, True])
def test_a_newer_database_is_refused_and_left_alone(any_url, reading):
    with closing(open_store(any_url)) as store, store._database.writing() as connection:
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'"))
    sentence = rf"is of a newer Longshore \(schema 9999, this one knows up to {HEAD}\): update"
    with pytest.raises(StoreError, match=sentence):
        open_store(any_url, reading=reading)


def test_an_older_database_is_not_changed_by_who_only_reads(any_url, newer):
    with closing(open_store(any_url)) as store:
        put(store, unit())
    newer("pass")
    with pytest.raises(StoreError, match="is of an older Longshore: start `longshore serve`"):
        open_store(any_url, reading=True)
