"""A table that is over is deleted for good, whoever is about to write to it."""

from __future__ import annotations

from contextlib import closing

from longshore.server.store import Store, back_up, open_store, restore
from longshore.server.store.schema import NOBODY
from tests.server.store.units import NOW, put, said, unit


def test_what_is_kept_of_a_table_goes_with_it(any_store: Store) -> None:
    put(any_store, unit("a", status="closed", calls=2), unit("b", status="finished", calls=1))
    any_store.put_private("a", 0, "notes", b"mine", 1)
    any_store.put_private("a", NOBODY, "review", b"long", 1)
    any_store.put_private("b", 0, "notes", b"others", 1)
    assert any_store.remove("a")
    assert any_store.row("a") is None
    assert any_store.lines("a") == []
    assert any_store.privates("a", "notes") == any_store.privates("a", "review") == {}
    assert [one.table for one in any_store.deliveries_due("p", NOW, 1000, 9)] == ["b"]
    assert [row.id for row in any_store.tables()] == list(any_store.every_table()) == ["b"]
    assert [row.id for row in any_store.lobby("closed")] == []
    assert any_store.privates("b", "notes") == {0: b"others"}
    assert not any_store.remove("a")


def test_a_table_that_goes_on_is_not_deleted(any_store: Store) -> None:
    put(any_store, unit("a", status="open"), unit("b", status="running"))
    assert [any_store.remove(one) for one in ("a", "b", "nowhere")] == [False] * 3
    assert said(any_store, "a") == said(any_store, "b") == ["hello"]


def test_nothing_is_written_to_a_table_that_is_no_more(any_store: Store) -> None:
    """Neither what would be next, nor what would begin it anew: a process may be at it now."""
    put(any_store, unit("a", status="finished", lines=3))
    assert any_store.remove("a")
    tries = [unit("a", number, status="finished") for number in (4, 1, 2)]
    assert put(any_store, *tries, unit("b")) == [False, False, False, True]
    assert any_store.lines("a") == []
    assert not any_store.put_private("a", NOBODY, "review", b"late", 1)
    assert not any_store.put_private("a", 0, "notes", b"late", 1, seq=3)
    assert any_store.privates("a", "review") == any_store.privates("a", "notes") == {}


def test_a_backup_has_nothing_of_it_but_that_it_was(any_url: str, tmp_path) -> None:
    with closing(open_store(any_url)) as store:
        put(store, unit("a", status="closed"), unit("b"))
        store.remove("a")
    file, url = tmp_path / "of.backup", f"sqlite:///{tmp_path / 'restored.db'}"
    assert back_up(any_url, file)["tables"] == restore(url, file)["tables"] == 1
    with closing(open_store(url)) as store:
        assert list(store.every_table()) == ["b"]
        assert put(store, unit("a")) == [False]
