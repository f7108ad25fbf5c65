from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
import typer

from longshore.cli.audit import audit
from longshore.server.domain.entries import Line
from longshore.server.domain.rules_version import rules_version
from longshore.server.store import TableRow, Unit, open_store
from longshore.text.errors import UserError
from tests.server.logged import golden, logged, logged_with_undos

OLD = "0.0.9+0123456789ab"


def keep(path: Path, logs: dict[str, list[Line]]) -> None:
    """Store logs as the server does, an entry at a time."""
    store = open_store(f"sqlite:///{path}")
    for table, lines in logs.items():
        for line in lines:
            row = TableRow(
                id=table,
                status="running",
                public=True,
                seq=line.seq,
                created_at=lines[0].at,
                changed_at=line.at,
                edition="classic",
                seats=3,
            )
            (answer,) = store.append([Unit(table, (line,), row)], "test", line.at)
            assert answer.ok
    store.close()


@pytest.fixture(scope="module")
def stored(tmp_path_factory) -> Path:
    """A finished game with undos, one that goes on, a fork, and a table that has not begun."""
    path = tmp_path_factory.mktemp("stored") / "tables.db"
    keep(
        path,
        {
            "finished": logged_with_undos(table="finished"),
            "fork": logged(before=20, table="fork"),
            "running": logged("anniversary-3", upto=50, table="running"),
            "waiting": logged(upto=0)[:2],
        },
    )
    return path


@pytest.fixture
def kept(stored, tmp_path) -> Path:
    """The same to change."""
    return Path(shutil.copy(stored, tmp_path / "tables.db"))


@pytest.fixture
def audited(kept, capsys) -> Callable[..., tuple[int, str]]:
    """Audit the database; the exit status, and what was printed."""

    def call(**options: bool) -> tuple[int, str]:
        status = 0
        try:
            audit(database=f"sqlite:///{kept}", **options)
        except typer.Exit as end:
            status = end.exit_code
        return status, capsys.readouterr().out

    return call


def change(path: Path, table: str, seq: int, edit: Callable[[dict], object]) -> None:
    """Change a stored entry behind the server's back."""
    with closing(sqlite3.connect(path)) as connection, connection:
        where = "WHERE table_id = ? AND seq = ?"
        (body,) = connection.execute(f"SELECT body FROM log {where}", (table, seq)).fetchone()
        entry = json.loads(body)
        edit(entry)
        written = json.dumps(entry)
        text = written if isinstance(body, str) else written.encode()
        connection.execute(f"UPDATE log SET body = ? {where}", (text, table, seq))


def remove(path: Path, table: str, seq: int) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM log WHERE table_id = ? AND seq = ?", (table, seq))


def test_games_that_were_not_touched_are_the_same(audited):
    status, shown = audited()
    assert status == 0
    actions = len(golden("classic-3").actions)
    played = (actions + 2) + (actions - 20) + 50  # two were undone, twenty were before the fork
    assert shown == (
        f"Rules {rules_version()}, as in this program: 3 games, {played} actions; 3 the same,"
        " 0 different.\n"
        "4 tables, 3 games played again: all as they were stored.\n"
    )


def test_as_json(audited, kept):
    change(kept, "running", 9, lambda entry: entry.update(digest="0123456789ab"))
    status, shown = audited(json=True)
    assert status == 1
    told = json.loads(shown)
    assert told["rules"] == rules_version()
    assert told["tables"] == 4
    assert told["versions"][rules_version()]["differ"] == 1
    (difference,) = told["differences"]
    assert (difference["table"], difference["entry"]) == ("running", 9)
    assert difference["difference"] == "differs"


def test_games_are_counted_by_the_rules_they_were_played_with(audited, kept):
    change(kept, "fork", 4, lambda entry: entry.update(rules=OLD))
    change(kept, "fork", 30, lambda entry: entry.update(digest="0123456789ab"))
    status, shown = audited()
    lines = shown.splitlines()
    assert status == 1
    assert lines[0] == f"Rules {OLD}: 1 game, 26 actions; 0 the same, 1 different."
    assert lines[1].startswith(f"Rules {rules_version()}, as in this program: 2 games, ")
    assert lines[2].startswith(f"Table fork, entry 30 (rules {OLD}): After ")
    assert lines[-1] == "4 tables, 3 games played again: one differs."


CHANGES: dict[str, tuple[int, Callable[[dict], object], tuple[tuple[int, str], ...]]] = {
    "an illegal action": (
        5,
        lambda entry: entry.update(action={"type": "repay"}),
        ((5, "Blue cannot say “repay” by the rules of this"),),
    ),
    "another action": (
        5,
        lambda entry: entry.update(action={"type": "build-machine", "colour": 0}),
        ((5, "After Blue said “build k” the game is not as"),),
    ),
    "an action that cannot be written": (
        5,
        lambda entry: entry.update(action={"type": "build-machine", "colour": 77}),
        ((5, "Blue cannot say “build-machine” by the rules"),),
    ),
    "a seat that is not there": (
        5,
        lambda entry: entry.update(seat=9),
        ((5, "The log cannot be followed from here on: There"),),
    ),
    "a bid": (
        27,
        lambda entry: entry["action"].update(amount=6),
        (
            (27, "The commitment that is stored with what Blue"),
            (28, "After Red said “bid 5” the game is not as it was stored: "),
        ),
    ),
    "a bid's commitment": (
        27,
        lambda entry: entry.update(commitment=None),
        ((27, "The commitment that is stored with what Blue"),),
    ),
    "the deal": (
        4,
        lambda entry: entry["deal"].update(cards=[0, 1, 2]),
        ((4, "The commitment to the deal is not one to the"),),
    ),
    "a deal that is none": (
        4,
        lambda entry: entry["deal"].update(cards=[0, 0, 0]),
        (
            (4, "The commitment to the deal is not one to the"),
            (4, "The log cannot be followed from here on: the"),
        ),
    ),
    "a secret that is none": (
        4,
        lambda entry: entry.update(secret="xyz"),
        (
            (4, "The commitment to the deal is not one to the"),
            (25, "The log cannot be followed from here on: no"),
        ),
    ),
    "an undo of nothing": (
        7,
        lambda entry: entry.update(to=3),
        ((7, "The log cannot be followed from here on: what it takes back is no action that"),),
    ),
    "an entry of no kind": (
        9,
        lambda entry: entry.update(kind="bribed"),
        ((9, "The entry cannot be read, so what follows was"),),
    ),
    "an opening that is none": (
        1,
        lambda entry: entry.update(options=None),
        ((1, "The entry cannot be read, so what follows was not played again"),),
    ),
    "an opening that is something else": (
        1,
        lambda entry: (
            entry.clear(),
            entry.update(kind="returned", seat=0),
        ),
        ((4, "The log cannot be followed from here on: The"),),
    ),
}


@pytest.mark.parametrize("what", CHANGES)
def test_what_differs_is_told_with_its_entry(audited, kept, what):
    seq, edit, expected = CHANGES[what]
    change(kept, "finished", seq, edit)
    status, shown = audited()
    told = [line for line in shown.splitlines() if line.startswith("Table ")]
    rules = "" if expected[0][0] == 1 else f" (rules {rules_version()})"
    wanted = [f"Table finished, entry {entry}{rules}: {text}" for entry, text in expected]
    assert status == 1
    assert [line[: len(one)] for line, one in zip(told, wanted, strict=True)] == wanted
    assert shown.endswith(" played again: one differs.\n")


def test_what_was_played_before_a_fork_is_played_again_too(audited, kept):
    change(kept, "fork", 4, lambda entry: entry["before"].insert(0, [2, {"type": "pass"}]))
    status, shown = audited()
    assert status == 1
    assert (
        f"Table fork, entry 4 (rules {rules_version()}): What was played before this fork" in shown
    )


def test_an_entry_that_is_missing(audited, kept):
    remove(kept, "finished", 40)
    status, shown = audited()
    assert status == 1
    assert "Table finished, entry 41 (rules " in shown
    assert "The log cannot be followed from here on: Entry 41 of table finished cannot" in shown


def test_a_database_that_is_not_there_is_one_line_and_is_not_made(tmp_path):
    with pytest.raises(UserError, match="There is no database"):
        audit(database=f"sqlite:///{tmp_path}/none.db")
    assert not list(tmp_path.iterdir())
    with pytest.raises(UserError, match="That is no address of a database"):
        audit(database="tables")


def test_nothing_is_changed(audited, kept):
    with closing(sqlite3.connect(kept)) as connection:
        before = connection.execute("SELECT * FROM log ORDER BY table_id, seq").fetchall()
    audited()
    with closing(sqlite3.connect(kept)) as connection:
        after = connection.execute("SELECT * FROM log ORDER BY table_id, seq").fetchall()
    assert before == after


def test_a_server_may_be_using_it(audited, kept):
    store = open_store(f"sqlite:///{kept}")
    try:
        status, shown = audited()
    finally:
        store.close()
    assert status == 0
    assert shown.endswith("all as they were stored.\n")
