"""The lobby, limits, what is a seat's own, and what a database knows of itself."""

from __future__ import annotations

from longshore.server.store import open_store
from tests.server.store.units import put, unit


def lobby(store, status="running", **rest):
    return [row.id for row in store.lobby(status, **rest)]


def test_the_lobby_lists_public_tables_by_status_and_edition(any_store):
    put(
        any_store,
        unit("a", status="open", changed_at=5),
        unit("b", status="open", changed_at=7, edition="anniversary"),
        unit("c", status="open", changed_at=6, public=False),
        unit("d", status="running", changed_at=9),
        unit("e", status="finished", changed_at=8),
    )
    assert lobby(any_store, "open") == ["b", "a"]
    assert lobby(any_store, "open", edition="classic") == ["a"]
    assert lobby(any_store, "running") == ["d"]
    assert lobby(any_store, "finished") == ["e"]
    assert lobby(any_store, "closed") == []


def test_the_lobby_is_read_page_by_page(any_store):
    """Those that changed in the same moment are told apart by their names."""
    units = [unit(f"t{number:02d}", changed_at=number // 4) for number in range(20)]
    put(any_store, *units)
    expected = sorted((one.row.changed_at, one.table) for one in units)[::-1]
    seen: list[tuple[int, str]] = []
    before = None
    while page := any_store.lobby("running", before=before, limit=3):
        assert len(page) <= 3
        seen += [(row.changed_at, row.id) for row in page]
        before = seen[-1]
    assert seen == expected


def test_a_table_that_changes_comes_first(any_store):
    put(any_store, unit("a", changed_at=1), unit("b", changed_at=2))
    assert lobby(any_store) == ["b", "a"]
    put(any_store, unit("a", 2, changed_at=3))
    assert lobby(any_store) == ["a", "b"]
    put(any_store, unit("a", 3, changed_at=4, public=False))
    assert lobby(any_store) == ["b"]


def test_tables_of_an_address_are_counted_while_they_are_not_over(any_store):
    put(
        any_store,
        unit("a", creator="x", status="open"),
        unit("b", creator="x", status="running"),
        unit("c", creator="x", status="finished"),
        unit("d", creator="x", status="closed"),
        unit("e", creator="y", status="open"),
    )
    assert any_store.open_tables("x") == 2
    assert any_store.open_tables("y") == 1
    assert any_store.open_tables("z") == 0
    put(any_store, unit("b", 2, creator="x", status="finished"))
    assert any_store.open_tables("x") == 1


def test_every_table_is_every_table(any_store, monkeypatch):
    monkeypatch.setattr("longshore.server.store.catalogue._PAGE", 7)
    names = ["Z", "a", "_", "-", "é", *(f"t{number}" for number in range(30))]
    put(any_store, *(unit(name, public=False) for name in names))
    assert list(any_store.every_table()) == sorted(names)


def test_what_is_a_seats_own_is_kept_by_seat_and_kind(any_store):
    put(any_store, unit("a"), unit("b"))
    any_store.put_private("a", 0, "notes", b"\x00\xff any bytes", 1)
    any_store.put_private("a", 2, "notes", b"two", 1)
    any_store.put_private("a", 0, "orders", b"{}", 1)
    any_store.put_private("b", 0, "notes", b"other table", 1)
    assert any_store.private("a", 0, "notes") == b"\x00\xff any bytes"
    assert any_store.private("a", 1, "notes") is None
    assert any_store.privates("a", "notes") == {0: b"\x00\xff any bytes", 2: b"two"}
    assert any_store.privates("a", "webhook") == {}
    any_store.put_private("a", 0, "notes", b"anew", 2)
    any_store.put_private("a", 2, "notes", None, 2)
    any_store.put_private("a", 3, "notes", None, 2)
    assert any_store.privates("a", "notes") == {0: b"anew"}
    assert any_store.private("a", 0, "orders") == b"{}"


def test_what_is_a_seats_own_is_kept_only_while_nothing_has_happened_since(any_store):
    put(any_store, unit("a"))
    assert any_store.put_private("a", 0, "notes", b"one", 1, seq=1)
    assert not any_store.put_private("a", 0, "notes", b"two", 1, seq=2)
    assert not any_store.put_private("a", 0, "notes", None, 1, seq=0)
    assert any_store.privates("a", "notes") == {0: b"one"}


def test_there_is_nothing_private_without_a_table(any_store):
    assert not any_store.put_private("nowhere", 0, "notes", b"", 1)
    assert any_store.privates("nowhere", "notes") == {}


def test_what_is_private_leaves_no_trace_in_the_log(any_store):
    put(any_store, unit())
    before = any_store.row("t"), any_store.lines("t")
    any_store.put_private("t", 0, "notes", b"{}", 1)
    assert (any_store.row("t"), any_store.lines("t")) == before
    any_store.put_private("t", 0, "orders", b"{}", 1)
    assert any_store.lines("t") == before[1]
    assert any_store.due("p", 1, 100, 9) == ["t"]  # somebody is to look at them


def test_a_database_has_one_secret(any_url):
    first = open_store(any_url)
    secret = first.secret()
    assert first.secret() == secret
    first.close()
    again = open_store(any_url)
    assert again.secret() == secret
    again.close()
    assert len(secret) == 32


def test_processes_share_the_secret_and_databases_do_not(pg_url, tmp_path):
    stores = [open_store(pg_url), open_store(pg_url), open_store(f"sqlite:///{tmp_path / 's.db'}")]
    ours, theirs, others = (store.secret() for store in stores)
    for store in stores:
        store.close()
    assert ours == theirs != others
