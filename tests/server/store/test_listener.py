"""Processes hear what others have written, and know when they may have missed something."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from queue import Empty, SimpleQueue

import psycopg
import pytest

from longshore.server.store import Store, StoreError, open_store
from tests.patience import PATIENCE
from tests.server.databases import cut_off, let_in, tell
from tests.server.moving_time import until
from tests.server.store.units import put, unit

LISTENERS = "FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"


@pytest.fixture
def other(pg_url: str) -> Iterator[Store]:
    with closing(open_store(pg_url)) as store:
        yield store


def next_of(heard: SimpleQueue[str]) -> str:
    return heard.get(timeout=PATIENCE)


def test_what_another_process_writes_is_heard(pg_store, other):
    heard: SimpleQueue[str] = SimpleQueue()
    with closing(pg_store.listen(heard.put)):
        put(other, unit("a"), unit("b"))
        assert {next_of(heard), next_of(heard)} == {"a 1", "b 1"}
        put(other, unit("a", 2))
        other.put_private("a", 1, "notes", b"", 1)
        other.put_private("a", 1, "orders", None, 1)
        assert [next_of(heard) for _ in range(3)] == ["a 2", "a private notes", "a private orders"]


def test_ones_own_lines_are_heard_too_and_refused_ones_are_not(pg_store):
    heard: SimpleQueue[str] = SimpleQueue()
    with closing(pg_store.listen(heard.put)):
        put(pg_store, unit("a", 5), unit("b"))
        put(pg_store, unit("b"))
        put(pg_store, unit("b", 2))
        assert [next_of(heard), next_of(heard)] == ["b 1", "b 2"]


def test_what_is_heard_can_be_read(pg_store, other):
    """It is told with the transaction, not before."""
    heard: SimpleQueue[str] = SimpleQueue()
    with closing(pg_store.listen(heard.put)):
        for seq in range(1, 51):
            put(other, unit(seq=seq))
            assert next_of(heard) == f"t {seq}"
            assert pg_store.lines("t")[-1].seq == seq


def test_a_listener_that_was_cut_off_comes_back_and_says_so(pg_store, other, pg_url):
    heard: SimpleQueue[str] = SimpleQueue()
    with closing(pg_store.listen(heard.put)):
        tell(pg_url, f"SELECT pg_terminate_backend(pid) {LISTENERS}")
        assert next_of(heard) == "*"
        put(other, unit())
        assert next_of(heard) == "t 1"


def test_a_listener_waits_for_a_database_that_is_away(pg_store, pg_server, pg_url, caplog):
    heard: SimpleQueue[str] = SimpleQueue()
    with closing(pg_store.listen(heard.put)):
        cut_off(pg_server, pg_url)
        until(lambda: "The listener waits for the database" in caplog.text)
        assert heard.empty()
        with pytest.raises(StoreError):
            pg_store.pulse()
        let_in(pg_server, pg_url)
        assert next_of(heard) == "*"
        pg_store.pulse()
        put(pg_store, unit())
        assert next_of(heard) == "t 1"


def test_nothing_is_heard_after_the_end(pg_store, pg_url):
    heard: SimpleQueue[str] = SimpleQueue()
    listener = pg_store.listen(heard.put)
    listener.close()
    listener.close()
    put(pg_store, unit())
    with pytest.raises(Empty):
        heard.get(timeout=0.2)
    with psycopg.connect(pg_url) as connection:
        row = connection.execute(f"SELECT count(*) {LISTENERS}".encode()).fetchone()
    assert row == (0,)


def test_a_listener_can_be_closed_while_the_database_is_away(pg_store, pg_server, pg_url):
    listener = pg_store.listen(lambda _: None)
    cut_off(pg_server, pg_url)
    listener.close()
    let_in(pg_server, pg_url)


def test_who_stumbles_over_what_is_heard_hears_the_next(pg_store, caplog):
    heard: SimpleQueue[str] = SimpleQueue()

    def stumble(message: str) -> None:
        heard.put(message)
        raise RuntimeError("stumbled")

    with closing(pg_store.listen(stumble)):
        put(pg_store, unit(seq=1))
        put(pg_store, unit(seq=2))
        assert [next_of(heard), next_of(heard)] == ["t 1", "t 2"]
    assert "stumbled" in caplog.text


def test_there_is_nothing_to_hear_in_a_file(tmp_path):
    heard: list[str] = []
    with closing(open_store(f"sqlite:///{tmp_path / 's.db'}")) as store:
        assert not store.shared
        listener = store.listen(heard.append)
        put(store, unit())
        listener.close()
    assert heard == []


def test_listening_to_nobody_is_an_error(pg_store, pg_server, pg_url):
    cut_off(pg_server, pg_url)
    with pytest.raises(StoreError, match="cannot be listened to") as error:
        pg_store.listen(lambda _: None)
    let_in(pg_server, pg_url)
    assert "\n" not in str(error.value)
