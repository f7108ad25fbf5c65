"""Lines are written in order, once, and whole."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import ValidationError
from sqlalchemy import insert, text, update

from longshore.game.game import Game
from longshore.game.options import Options
from longshore.server.domain.entries import (
    AnyEntry,
    Closed,
    Joined,
    Key,
    Line,
    Occupant,
    Opened,
    Played,
    Said,
    Started,
)
from longshore.server.domain.settings import ClockSettings, Settings
from longshore.server.store import Appended, Private, Store, Unit, open_store
from longshore.server.store.schema import log
from tests.server.store.units import CALL, NOW, put, row, said, unit


def some_entries() -> list[AnyEntry]:
    game = Game.new("classic", 3, seed=7)
    assert game.deal is not None
    people = (Occupant(kind="person", name="Ann"), Occupant(kind="bot", bot="steady"), Occupant())
    key = Key(id="k1", hash="ab" * 32, seats=(0,), host=True)
    settings = Settings(title="Ünïcode «🚢»", clock=ClockSettings(move=60))
    return [
        Opened(
            settings=settings,
            options=Options.make("classic", 3),
            seats=people,
            key=key,
            invitation="cd" * 32,
        ),
        Joined(seat=2, name="Zoë", key=key),
        Started(
            deal=game.deal,
            secret="ef" * 32,
            commitment="01" * 32,
            rules="1",
            seed=7,
            seats=people,
        ),
        Played(seat=0, action=next(iter(game.legal_actions())), by="person", digest="0" * 12),
        Said(seat=None, name="", text='nul \0, quote ", slash \\, line\n, percent %s :id ?'),
        Closed(),
    ]


def test_a_row_that_comes_without_a_card_keeps_the_one_it_has(any_store):
    assert put(any_store, unit("t", 1, card=b'{"title": "a"}')) == [True]
    assert put(any_store, unit("t", 2, card=b"")) == [True]
    assert any_store.row("t").card == b'{"title": "a"}'
    assert put(any_store, unit("t", 3, card=b'{"title": "b"}')) == [True]
    assert any_store.row("t").card == b'{"title": "b"}'


def test_a_unit_that_does_not_fit_takes_no_other_with_it(any_store, monkeypatch):
    tables = [f"t{number}" for number in range(20)]
    put(any_store, *(unit(table, 1, key="k") for table in tables))
    written = []
    database = any_store._database
    write = database.write
    monkeypatch.setattr(database, "write", lambda *given: written.append(1) or write(*given))
    batch = [unit(table, 2, key="k" if table == "t7" else "l") for table in tables]
    assert put(any_store, *batch) == [table != "t7" for table in tables]
    assert len(written) == 1  # not one by one
    assert [any_store.row(table).seq for table in tables] == [1 + (t != "t7") for t in tables]


def test_lines_come_back_as_they_were_written(any_store):
    lines = [
        Line(seq, NOW + seq, entry, None if seq % 2 else f"key {seq} ’")
        for seq, entry in enumerate(some_entries(), 1)
    ]
    for line in lines:
        assert put(any_store, Unit("t", (line,), row("t", line.seq))) == [True]
    assert any_store.lines("t") == lines


def test_lines_can_be_read_from_any_to_any(any_store):
    put(any_store, *(unit(seq=seq) for seq in range(1, 8)), unit("u"))
    assert [line.seq for line in any_store.lines("t")] == [1, 2, 3, 4, 5, 6, 7]
    assert [line.seq for line in any_store.lines("t", after=5)] == [6, 7]
    assert [line.seq for line in any_store.lines("t", after=2, upto=4)] == [3, 4]
    assert any_store.lines("t", after=7) == []
    assert any_store.lines("nowhere") == []


def test_a_damaged_line_hides_nothing_that_comes_after_it(any_store):
    """The attack: whoever asked next over that connection was told how all was before."""
    put(any_store, unit("a", lines=3), unit("b"))
    with any_store._database.writing() as connection:
        connection.execute(update(log).where(log.c.table_id == "a").values(body="null"))
    with pytest.raises(ValidationError) as kept:
        any_store.lines("a")
    put(any_store, unit("b", 2, text="and then"))
    assert said(any_store, "b") == ["hello", "and then"]
    assert "object" in str(kept.value)


def test_the_row_is_that_of_the_last_line(any_store):
    put(any_store, unit(creator="c", card=b'{"a": "\xc3\xa9"}', due_at=5, status="open"))
    assert any_store.row("t") == row(
        creator="c", card=b'{"a": "\xc3\xa9"}', due_at=5, status="open"
    )
    changed = {"card": b"[]", "due_at": None, "public": False, "status": "finished", "seats": 5}
    put(any_store, unit(seq=2, creator="c", **changed))
    assert any_store.row("t") == row(seq=2, creator="c", **changed)
    assert any_store.row("nowhere") is None


@pytest.mark.parametrize("seq", [1, 2, 4, 9])
def test_only_the_next_line_is_written(any_store, seq):
    put(any_store, unit(seq=1, text="one"), unit(seq=2, text="two"))
    before = any_store.row("t")
    assert put(any_store, unit(seq=seq, text="wrong", calls=1, status="closed")) == [False]
    assert said(any_store) == ["one", "two"]
    assert any_store.row("t") == before
    assert any_store.deliveries_due("p", NOW, 1000, 10) == []
    assert put(any_store, unit(seq=3, text="three")) == [True]
    assert said(any_store) == ["one", "two", "three"]


def test_several_lines_are_written_whole_or_not_at_all(any_store):
    put(any_store, unit(text="one"))
    assert put(any_store, unit(seq=2, text="two", lines=3, key="k", calls=1)) == [True]
    assert any_store.row("t").seq == 4
    assert [(line.seq, line.key) for line in any_store.lines("t", 1)] == [
        (2, "k"),
        (3, None),
        (4, None),
    ]
    late, ahead = unit(seq=4, text="late", lines=2), unit(seq=6, text="ahead", lines=2)
    again = unit(seq=5, text="again", lines=2, key="k")
    for place, wrong in enumerate((late, ahead, again), 1):
        assert put(any_store, wrong, unit("u", place)) == [False, True]
    assert said(any_store) == ["one", "two", "two", "two"]
    assert len(any_store.deliveries_due("p", NOW, 1000, 10)) == 1
    assert put(any_store, unit(seq=5, lines=2), unit(seq=7, lines=2)) == [True, True]
    assert any_store.row("t").seq == 8


def test_of_two_who_write_several_lines_one_is_quicker(any_store):
    put(any_store, unit())
    both = unit(seq=2, text="long", lines=3), unit(seq=2, text="short")
    assert put(any_store, *both) == [True, False]
    assert said(any_store) == ["hello", "long", "long", "long"]


def test_a_table_begins_with_its_first_line(any_store):
    assert put(any_store, unit(seq=2)) == [False]
    assert any_store.row("t") is None
    assert any_store.lines("t") == []


def test_the_answers_are_in_the_order_of_the_units(any_store):
    put(any_store, unit("b"), unit("d"))
    mixed = (unit("d"), unit("c"), unit("b", 2), unit("a", 7), unit("d", 2), unit("a"))
    assert put(any_store, *mixed) == [False, True, True, False, True, True]
    assert {name: len(any_store.lines(name)) for name in "abcd"} == {"a": 1, "b": 2, "c": 1, "d": 2}


def test_nothing_to_write_is_written(any_store):
    assert any_store.append([], "p", NOW) == []


@given(st.lists(st.tuples(st.sampled_from("abc"), st.integers(1, 4)), max_size=12))
def test_a_batch_is_as_its_lines_in_their_order(tmp_path_factory, wanted):
    """Lines of one table in a batch are taken by their numbers; whatever is not next is refused."""
    store = open_store(f"sqlite:///{tmp_path_factory.mktemp('s') / 'tables.db'}")
    try:
        answers = put(store, *(unit(name, seq) for name, seq in wanted))
        for name in "abc":
            seqs = [
                seq
                for (other, seq), ok in zip(wanted, answers, strict=True)
                if ok and other == name
            ]
            asked = {seq for other, seq in wanted if other == name}
            run = next(seq for seq in range(1, 6) if seq not in asked)
            assert sorted(seqs) == list(range(1, run))
            assert [line.seq for line in store.lines(name)] == list(range(1, run))
    finally:
        store.close()


def test_many_lines_of_a_table_in_a_batch(any_store):
    wanted = [unit(seq=seq, text=str(seq)) for seq in (3, 1, 2, 2, 5, 1)]
    assert sum(put(any_store, *wanted)) == 3
    assert said(any_store) == ["1", "2", "3"]


def test_a_large_batch(any_store):
    units = [unit(f"t{number}", calls=1, claim=True) for number in range(512)]
    assert any_store.append(units, "p", NOW) == [Appended(ok=True, keeper="p")] * 512
    assert len(any_store.deliveries_due("p", NOW, 1000, 1000)) == 512


def test_a_key_is_good_for_one_line_of_its_seat(any_store):
    assert put(any_store, unit(seq=1, key="k")) == [True]
    assert put(any_store, unit(seq=2, key="k", text="again", calls=1)) == [False]
    assert put(any_store, unit(seq=2, key="k", seat=2)) == [True]
    assert put(any_store, unit("u", key="k")) == [True]
    assert put(any_store, unit(seq=3), unit(seq=4), unit(seq=5, key="K")) == [True, True, True]
    assert "again" not in said(any_store)
    assert any_store.deliveries_due("p", NOW, 1000, 10) == []


def test_a_key_of_nobody_is_good_for_one_line_too(any_store):
    assert put(any_store, unit(seq=1, key="k", seat=None)) == [True]
    assert put(any_store, unit(seq=2, key="k", seat=None)) == [False]
    assert put(any_store, unit(seq=2, key="k", seat=0)) == [True]


def test_a_key_twice_in_one_batch(any_store):
    assert put(any_store, unit(seq=1, key="k"), unit(seq=2, key="k")) == [True, False]
    assert put(any_store, unit(seq=2, key="l")) == [True]


def test_calls_are_written_with_their_line(any_store):
    put(any_store, unit("a", calls=2), unit("b"), unit("c", calls=1))
    due = any_store.deliveries_due("p", NOW, 1000, 10)
    assert [(call.table, call.seat, call.body, call.attempts) for call in due] == [
        ("a", 0, CALL, 0),
        ("a", 1, CALL, 0),
        ("c", 0, CALL, 0),
    ]


def test_a_line_that_is_there_against_all_expectation_stops_no_other(any_store):
    """Nobody writes to the log past the table's row; if the two differ, the log decides."""
    put(any_store, unit("a"), unit("b"), unit("c"))
    with any_store._database.writing() as connection:
        stray = {"table_id": "b", "seq": 2, "at": 0, "kind": "closed", "seat": -1, "body": "{}"}
        connection.execute(insert(log).values(stray))
    assert put(any_store, unit("a", 2), unit("b", 2, calls=1), unit("c", 2)) == [True, False, True]
    stored = any_store.row("b")
    assert stored is not None
    assert stored.seq == 1
    assert any_store.deliveries_due("p", NOW, 1000, 10) == []


def leases(store: Store, *units: Unit, process: str, now: int) -> list[str | None]:
    answers = store.append(units, process, now, ms=100)
    assert all(answer.ok for answer in answers)
    return [answer.keeper for answer in answers]


def test_a_lease_is_taken_with_a_line(any_store):
    assert leases(any_store, unit(claim=True), unit("u"), process="p", now=0) == ["p", None]
    assert not any_store.claim("t", "q", 99, 100)
    assert any_store.claim("u", "q", 99, 100)


def test_whoever_writes_last_has_the_lease(any_store):
    leases(any_store, unit(claim=True), process="p", now=0)
    assert leases(any_store, unit(seq=2, claim=True), process="q", now=50) == ["q"]
    assert not any_store.claim("t", "p", 51, 100)
    assert not any_store.claim("t", "p", 149, 100)
    assert any_store.claim("t", "p", 150, 100)


def test_with_nothing_left_to_do_the_lease_is_free(any_store):
    leases(any_store, unit(claim=True), process="p", now=0)
    assert leases(any_store, unit(seq=2), process="q", now=1) == [None]
    assert any_store.claim("t", "r", 2, 100)


def test_what_does_not_move_the_game_leaves_the_lease(any_store):
    leases(any_store, unit(claim=True), process="p", now=0)
    leases(any_store, unit(seq=2, claim=None), process="q", now=1)
    assert not any_store.claim("t", "q", 2, 100)
    assert any_store.claim("t", "p", 2, 100)


def test_what_is_private_is_written_with_a_line_or_not_at_all(any_store):
    put(any_store, unit())
    kept = Private(1, "orders", b'{"pass": {}}'), Private(2, "notes", "für später".encode())
    put(any_store, unit(seq=2)._replace(private=kept))
    assert any_store.privates("t", "orders") == {1: b'{"pass": {}}'}
    assert any_store.private("t", 2, "notes") == "für später".encode()
    late = unit(seq=2)._replace(private=(Private(1, "orders", b"{}"), Private(2, "notes", None)))
    assert not any_store.append([late], "p", NOW)[0].ok
    assert any_store.privates("t", "orders") == {1: b'{"pass": {}}'}
    put(any_store, unit(seq=3)._replace(private=late.private))
    assert any_store.private("t", 1, "orders") == b"{}"
    assert any_store.private("t", 2, "notes") is None


def test_what_is_refused_takes_no_lease(any_store):
    put(any_store, unit())
    assert any_store.append([unit(seq=9, claim=True)], "p", 0) == [Appended(ok=False, keeper=None)]
    assert any_store.claim("t", "q", 0, 100)


def test_reading_leaves_the_log_of_changes_small(tmp_path):
    """A reader that stayed in its transaction would make SQLite keep all that came after."""
    path = tmp_path / "tables.db"
    store = open_store(f"sqlite:///{path}")
    largest = 0
    for seq in range(1, 41):
        put(store, *(unit(f"t{number}", seq, text="x" * 2000) for number in range(100)))
        assert len(store.lines("t7")) == seq
        assert len(store.lobby("running", limit=7)) == 7
        next(store.every_table())
        largest = max(largest, path.with_name("tables.db-wal").stat().st_size)
    store.close()
    written = 40 * 100 * 2000
    assert largest < 0.9 * path.stat().st_size
    assert path.stat().st_size > written
    assert not path.with_name("tables.db-wal").exists()


def test_sqlite_keeps_what_it_has_said_to_be_written(tmp_path):
    store = open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    with store._database.writing() as connection:
        settings = {
            name: connection.execute(text(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    store.close()
    assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
