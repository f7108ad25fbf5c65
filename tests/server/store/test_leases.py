"""One process looks after a table, until it stops or is not heard of any more."""

from __future__ import annotations

import threading

from sqlalchemy import select

from longshore.server.store import open_store
from longshore.server.store.schema import outbox, tables
from tests.patience import PATIENCE
from tests.server.store.units import put, unit


def test_a_lease_is_taken_kept_and_taken_over_when_it_is_over(any_store):
    put(any_store, unit())
    assert any_store.claim("t", "p", 0, 100)
    assert not any_store.claim("t", "q", 99, 100)
    assert any_store.claim("t", "p", 99, 100)
    assert not any_store.claim("t", "q", 198, 100)
    assert any_store.claim("t", "q", 199, 100)
    assert not any_store.claim("t", "p", 200, 100)


def test_there_is_no_lease_of_no_table(any_store):
    assert not any_store.claim("t", "p", 0, 100)


def test_many_leases_at_once(any_store):
    names = [f"t{number}" for number in range(1100)]  # more than go into one statement
    for start in range(0, 1100, 500):
        put(any_store, *(unit(name) for name in names[start : start + 500]))
    assert any_store.claim("t7", "q", 0, 1000)
    assert any_store.claim_all([*names, "nowhere"], "p", 0, 1000) == set(names) - {"t7"}
    assert any_store.claim_all([], "p", 0, 1000) == set()


def test_who_stops_gives_back_what_it_held(any_store):
    put(any_store, unit("a", calls=1), unit("b"), unit("c"))
    any_store.claim_all(("a", "b"), "p", 0, 1000)
    any_store.claim("c", "q", 0, 1000)
    now = 1_700_000_000_001
    assert len(any_store.deliveries_due("p", now, 1000, 10)) == 1
    any_store.release("p")
    assert any_store.claim_all(("a", "b", "c"), "r", 1, 1000) == {"a", "b"}
    assert len(any_store.deliveries_due("r", now, 1000, 10)) == 1


def test_one_lease_is_given_back_alone(any_store):
    put(any_store, unit("a"), unit("b"))
    any_store.claim_all(("a", "b"), "p", 0, 1000)
    any_store.release("q", "a")
    any_store.release("p", "b")
    assert any_store.claim_all(("a", "b"), "r", 1, 1000) == {"b"}


def test_what_is_due_is_taken_longest_due_first(any_store):
    put(
        any_store,
        unit("late", due_at=30),
        unit("later", due_at=20),
        unit("latest", due_at=10),
        unit("soon", due_at=41),
        unit("never", due_at=None),
    )
    assert any_store.due("p", 40, 100, 2) == ["latest", "later"]
    assert any_store.due("q", 40, 100, 2) == ["late"]
    assert any_store.due("r", 40, 100, 2) == []
    assert any_store.due("r", 41, 100, 9) == ["soon"]


def test_what_is_due_and_kept_is_left_to_its_keeper_while_that_lives(any_store):
    put(any_store, unit(due_at=10))
    assert any_store.claim("t", "p", 0, 100)
    assert any_store.due("q", 99, 100, 9) == []
    assert any_store.due("p", 99, 100, 9) == ["t"]  # and keeps it for as long again
    assert any_store.due("q", 198, 100, 9) == []
    assert any_store.due("q", 199, 100, 9) == ["t"]
    assert not any_store.claim("t", "p", 200, 100)


def test_what_was_due_can_be_put_off_unless_it_has_gone_on(any_store):
    put(any_store, unit(due_at=10))
    assert any_store.due("p", 10, 100, 9) == ["t"]
    any_store.put_off("q", "t", 1, 90)  # whose it is not
    assert any_store.due("p", 60, 100, 9) == ["t"]
    any_store.put_off("p", "t", 1, 150)
    assert any_store.due("q", 149, 100, 9) == []
    put(any_store, unit(seq=2, due_at=160))
    assert any_store.due("p", 160, 100, 9) == ["t"]
    any_store.put_off("p", "t", 1, None)
    assert any_store.due("p", 210, 100, 9) == ["t"]


def test_whoever_had_a_lease_of_a_file_is_dead_when_it_is_opened_again(tmp_path):
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    store = open_store(url)
    put(store, unit(due_at=10))
    assert store.claim("t", "p", 0, 10_000)
    store.close()
    store = open_store(url)
    assert store.due("q", 10, 100, 9) == ["t"]
    store.close()


def test_who_takes_what_is_due_does_not_wait_for_who_has_it_in_hand(pg_url):
    ours, theirs = open_store(pg_url), open_store(pg_url)
    put(ours, unit("a", due_at=1, calls=1), unit("b", due_at=2, calls=1), unit("c", due_at=3))
    in_hand = select(tables.c.id).where(tables.c.id == "a").with_for_update()
    call_in_hand = select(outbox.c.id).where(outbox.c.table_id == "a").with_for_update()
    taken: list[object] = []

    def take() -> None:
        taken.append(theirs.due("q", 5, 100, 9))
        taken.append([call.table for call in theirs.deliveries_due("q", 2 * 10**12, 100, 9)])

    with ours._database.writing() as connection:
        connection.execute(in_hand)
        connection.execute(call_in_hand)
        thread = threading.Thread(target=take)
        thread.start()
        thread.join(PATIENCE)
        waited = thread.is_alive()
    thread.join()
    ours.close()
    theirs.close()
    assert not waited
    assert taken == [["b", "c"], ["b"]]
