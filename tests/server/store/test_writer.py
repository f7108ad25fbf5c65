"""What many tables want written at once goes into few transactions, and everybody is answered."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest

from longshore.server.store import Appended, Store, StoreError, Unit, Writer
from longshore.server.store import writer as writing
from longshore.server.store.writer import MOST
from tests.patience import PATIENCE
from tests.server.databases import cut_off, let_in
from tests.server.store.units import NOW, said, unit


def with_writer(store: Store, play: Callable[[Writer], Awaitable[object]], **rest: Any) -> None:
    """Play something in an event loop with a writer."""

    async def run() -> None:
        writer = Writer(store, "p", lambda: NOW, **rest)
        try:
            await play(writer)
        finally:
            writer.close()

    asyncio.run(run())


async def outcomes(writer: Writer, units: Sequence[Unit]) -> list[bool | str]:
    """Whether each was written, or what was wrong."""
    results = await asyncio.gather(*map(writer.append, units), return_exceptions=True)
    return [result.ok if isinstance(result, Appended) else str(result) for result in results]


class Gate:
    """Holds up a store's transactions until it is opened."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached, self.opened = threading.Event(), threading.Event()
        append = store.append

        def held_up(*words: Any) -> list[Appended]:
            self.reached.set()
            assert self.opened.wait(PATIENCE)
            return append(*words)

        monkeypatch.setattr(store, "append", held_up)


class Waits:
    """The writer's waits for others, each over at once."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count, self._sleep = 0, time.sleep
        monkeypatch.setattr(time, "sleep", self._wait)
        monkeypatch.setattr(writing, "GATHER", 3600.0)  # however slow the machine is

    def _wait(self, seconds: float) -> None:
        if threading.current_thread().name != "longshore-writer":
            self._sleep(seconds)
            return
        assert 0 < seconds <= writing.GATHER
        self.count += 1


def test_who_comes_alone_does_not_wait_for_others(any_store, monkeypatch):
    waits = Waits(monkeypatch)

    async def play(writer: Writer) -> None:
        for number in range(20):
            assert (await writer.append(unit(f"t{number}"))).ok

    with_writer(any_store, play)
    assert waits.count == 0


def test_where_many_come_they_wait_for_each_other(any_store, monkeypatch):
    waits = Waits(monkeypatch)

    async def play(writer: Writer) -> None:
        for number in range(6):
            units = [unit(f"{number}-{other}") for other in range(10)]
            assert await outcomes(writer, units) == [True] * 10
        assert waits.count == 5  # those before the first had come alone, if at all
        for number in range(60):
            await writer.append(unit(f"t{number}"))
        many = waits.count
        for number in range(60, 80):
            await writer.append(unit(f"t{number}"))
        assert waits.count == many  # it is quiet again

    with_writer(any_store, play)


def test_each_is_told_its_own(any_store):
    async def play(writer: Writer) -> None:
        assert await writer.append(unit(claim=True)) == Appended(ok=True, keeper="p")
        wanted = [unit("u"), unit(seq=2), unit(seq=7), unit("v")]
        answers = await asyncio.gather(*map(writer.append, wanted))
        assert [answer.ok for answer in answers] == [True, True, False, True]
        assert [answer.keeper for answer in answers] == [None, None, None, None]

    with_writer(any_store, play)
    assert said(any_store) == ["hello", "hello"]


def test_leases_are_for_as_long_as_the_writer_says(any_store):
    async def play(writer: Writer) -> None:
        await writer.append(unit(claim=True))

    with_writer(any_store, play, lease_ms=70)
    assert not any_store.claim("t", "q", NOW + 69, 1)
    assert any_store.claim("t", "q", NOW + 70, 1)


def test_what_comes_meanwhile_is_written_together(any_store, monkeypatch):
    gate = Gate(any_store, monkeypatch)
    batches: list[tuple[int, float]] = []

    async def play(writer: Writer) -> None:
        first = writer.append(unit("first"))
        await asyncio.to_thread(gate.reached.wait, 20)
        others = [writer.append(unit(f"t{number}")) for number in range(MOST + 5)]
        assert not first.done()
        gate.opened.set()
        assert all(answer.ok for answer in await asyncio.gather(first, *others))

    with_writer(any_store, play, committed=lambda size, seconds: batches.append((size, seconds)))
    assert [size for size, _ in batches] == [1, MOST, 5]
    assert all(seconds > 0 for _, seconds in batches)


def test_what_waits_at_the_end_is_written(any_store, monkeypatch):
    gate = Gate(any_store, monkeypatch)

    async def play(writer: Writer) -> None:
        answers = [writer.append(unit(f"t{number}")) for number in range(20)]
        gate.opened.set()
        writer.close()
        writer.close()
        assert len(list(any_store.every_table())) == 20
        assert all(answer.ok for answer in await asyncio.gather(*answers))
        with pytest.raises(StoreError, match="stopping"):
            writer.append(unit("late"))

    with_writer(any_store, play)


def test_what_nobody_waits_for_any_more_is_written_all_the_same(any_store, monkeypatch):
    """A client that went away does not take its line back, nor anybody else's answer."""
    gate = Gate(any_store, monkeypatch)

    async def play(writer: Writer) -> None:
        gone, other = writer.append(unit("gone")), writer.append(unit("other"))
        gone.cancel()
        gate.opened.set()
        assert (await other).ok

    with_writer(any_store, play)
    assert said(any_store, "gone") == ["hello"]


def test_a_loop_that_has_ended_hears_nothing_and_its_lines_are_written(any_store, monkeypatch):
    gate = Gate(any_store, monkeypatch)
    writers: list[Writer] = []

    async def leave() -> None:
        writers.append(Writer(any_store, "p"))
        writers[0].append(unit("a"))

    asyncio.run(leave())
    gate.opened.set()
    writers[0].close()
    assert said(any_store, "a") == ["hello"]


def test_one_that_cannot_be_stored_does_not_take_the_others_with_it(any_store, monkeypatch):
    gate = Gate(any_store, monkeypatch)

    async def play(writer: Writer) -> None:
        wanted = [unit("a"), unit("b", card=b"\xff"), unit("c", calls=1), unit("d", seq=4)]
        task = asyncio.create_task(outcomes(writer, wanted))
        await asyncio.sleep(0)
        gate.opened.set()
        a, b, c, d = await task
        assert (a, c, d) == (True, True, False)
        assert isinstance(b, str)
        assert b.startswith("Lines could not be written: ")
        assert (await writer.append(unit("b"))).ok

    with_writer(any_store, play)


def test_what_postgresql_cannot_store_does_not_take_the_others_with_it(pg_store, monkeypatch):
    gate = Gate(pg_store, monkeypatch)

    async def play(writer: Writer) -> None:
        wanted = [unit("a"), unit("b", key="nul \0", text="a secret"), unit("c")]
        task = asyncio.create_task(outcomes(writer, wanted))
        await asyncio.sleep(0)
        gate.opened.set()
        a, b, c = await task
        assert (a, c) == (True, True)
        assert isinstance(b, str)
        assert "unsupported Unicode escape sequence" in b
        assert "a secret" not in b
        assert "\n" not in b

    with_writer(pg_store, play)


def test_a_database_that_was_away_is_written_to_again(pg_store, pg_server, pg_url):
    async def play(writer: Writer) -> None:
        assert (await writer.append(unit())).ok
        cut_off(pg_server, pg_url)
        units = [unit(seq=2), unit("u"), unit("v")]
        try:
            answers = await asyncio.wait_for(outcomes(writer, units), PATIENCE)
        finally:
            let_in(pg_server, pg_url)
        assert all(isinstance(answer, str) and "failed" in answer for answer in answers)
        assert await outcomes(writer, units) == [True, True, True]

    with_writer(pg_store, play)
    assert said(pg_store) == ["hello", "hello"]


def test_a_restarted_server_is_not_even_noticed(pg_store, pg_server, pg_url):
    """Its old connections are dead; before the next use that is found out."""

    async def play(writer: Writer) -> None:
        assert (await writer.append(unit())).ok
        cut_off(pg_server, pg_url)
        let_in(pg_server, pg_url)
        assert (await writer.append(unit(seq=2))).ok

    with_writer(pg_store, play)
    assert len(pg_store.lines("t")) == 2


def test_an_error_that_was_lost_says_so(pg_store, pg_server, pg_url):
    cut_off(pg_server, pg_url)
    with pytest.raises(StoreError) as error:
        pg_store.append([unit()], "p", NOW)
    let_in(pg_server, pg_url)
    assert error.value.lost
