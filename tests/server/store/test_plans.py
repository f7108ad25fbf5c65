"""What is asked again and again is found by an index, however many tables there are."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, event

from longshore.server.store import Store
from tests.server.store.units import put, unit

BEFORE = (1_700_000_000_000, "t")
QUESTIONS: dict[str, tuple[Callable[[Store], object], str]] = {
    "the lobby": (lambda store: store.lobby("open"), "tables_listed"),
    "its next page": (lambda store: store.lobby("open", before=BEFORE), "tables_listed"),
    "its tables of an edition": (lambda store: store.lobby("open", "classic"), "tables_listed"),
    "all tables": (lambda store: store.tables(limit=50), "tables_listed"),
    "the next of them": (lambda store: store.tables(before=BEFORE, limit=50), "tables_listed"),
    "those of a status": (lambda store: store.tables("running", limit=50), "tables_listed"),
    "all that run": (lambda store: store.tables("running"), "tables_listed"),
    "tables of an address": (lambda store: store.open_tables("somebody", 1), "tables_creator"),
    "tables that are due": (lambda store: store.due("process", 1, 1, 10), "tables_due"),
}


def plans(store: Store, question: Callable[[Store], object]) -> list[str]:
    """How the database goes about all that a question comes to; a line a step."""
    found: list[str] = []

    def explain(
        connection: Connection, cursor: Any, statement: str, parameters: Any, *_: Any
    ) -> None:
        if statement.startswith(("SELECT", "WITH", "UPDATE")) and "tables" in statement:
            how = "EXPLAIN " if store.shared else "EXPLAIN QUERY PLAN "
            if store.shared:  # so few tables would be read one by one
                cursor.execute("SET enable_seqscan = off")
            cursor.execute(how + statement, parameters)
            found.extend(str(row[-1]).strip() for row in cursor.fetchall())

    engines = {one.engine for one in _connections(store)}
    for engine in engines:
        event.listen(engine, "before_cursor_execute", explain)
    question(store)
    for engine in engines:
        event.remove(engine, "before_cursor_execute", explain)
    return found


def _connections(store: Store) -> list[Connection]:
    with store._database.reading() as reading, store._database.writing() as writing:
        return [reading, writing]


@pytest.mark.parametrize("what", QUESTIONS)
def test_tables_are_found_by_an_index(any_store: Store, what: str) -> None:
    put(any_store, *(unit(f"t{number}", public=number % 2 == 0) for number in range(3)))
    question, index = QUESTIONS[what]
    steps = plans(any_store, question)
    read = [step for step in steps if re.search(r"(SCAN|SEARCH) tables|Scan .*on tables", step)]
    assert read
    assert any(index in step for step in read)
    by_id = r"sqlite_autoindex_tables_1 \(id=\?\)|tables_pkey"
    assert all(index in step or re.search(by_id, step) for step in read), steps
    assert not any("SCAN tables" in step or "Sort  (" in step for step in steps)
