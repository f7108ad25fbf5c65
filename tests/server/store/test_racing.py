"""Several who write at once: one of them is first, and nobody waits for ever."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest

from longshore.server.store import Store, open_store
from tests.patience import PATIENCE
from tests.server.store.units import NOW, put, said, unit

SECONDS = PATIENCE  # after which it is a deadlock


@pytest.fixture
def two_stores(any_url: str) -> Iterator[tuple[Store, Store]]:
    """Two processes' stores on PostgreSQL, two threads' on SQLite."""
    first = open_store(any_url)
    second = open_store(any_url) if first.shared else first
    yield first, second
    first.close()
    second.close()


@contextmanager
def together(*runs: Callable[[], object]) -> Iterator[list[object]]:
    """Start them at the same moment; their results, when all are done."""
    start = threading.Barrier(len(runs))

    def at_once(run: Callable[[], object]) -> object:
        start.wait(SECONDS)
        return run()

    with ThreadPoolExecutor(len(runs)) as pool:
        futures = [pool.submit(at_once, run) for run in runs]
        yield [future.result(SECONDS) for future in futures]


def test_one_of_two_is_first(two_stores):
    first, second = two_stores
    for seq in range(1, 41):
        ours, theirs = unit(seq=seq, text="ours"), unit(seq=seq, text="theirs")
        with together(lambda: put(first, ours), lambda: put(second, theirs)) as answers:  # noqa: B023
            assert sorted(answers) == [[False], [True]]
            assert said(first)[-1] == ("ours" if answers[0] == [True] else "theirs")
    assert [line.seq for line in first.lines("t")] == list(range(1, 41))


def test_batches_that_meet_in_any_order_write_each_line_once(two_stores):
    """Who holds one table and waits for another must not be waited for by its holder."""
    first, second = two_stores
    names = [f"t{number:02d}" for number in range(24)]
    for seq in range(1, 31):
        ours = [unit(name, seq, text="ours", claim=True) for name in names]
        theirs = [unit(name, seq, text="theirs", claim=True) for name in reversed(names)]
        random.Random(seq).shuffle(ours)
        with together(lambda: put(first, *ours), lambda: put(second, *theirs)) as answers:  # noqa: B023
            won = {one.table for one, ok in zip(ours, answers[0], strict=True) if ok}
            lost = {one.table for one, ok in zip(theirs, answers[1], strict=True) if not ok}
            assert won == lost
    for name in names:
        assert [line.seq for line in first.lines(name)] == list(range(1, 31))


def test_lines_leases_and_what_is_due_do_not_wait_for_each_other_in_a_circle(two_stores):
    first, second = two_stores
    names = [f"t{number:02d}" for number in range(40)]
    put(first, *(unit(name, due_at=NOW - number) for number, name in enumerate(names)))

    def write(store: Store, process: str) -> None:
        for seq in range(2, 22):
            units = [unit(name, seq, claim=True, calls=1, due_at=NOW) for name in names]
            random.Random(seq).shuffle(units)
            store.append(units, process, NOW + seq, ms=1)

    def lease(store: Store, process: str) -> None:
        for turn in range(20):
            store.claim_all(names[::-1], process, NOW + turn, 1)
            store.due(process, NOW + turn, 1, 15)
            store.deliveries_due(process, NOW + turn, 1, 15)
            store.release(process)

    runs = (
        lambda: write(first, "p"),
        lambda: write(second, "q"),
        lambda: lease(first, "p"),
        lambda: lease(second, "q"),
    )
    with together(*runs):
        pass
    for name in names:
        assert [line.seq for line in first.lines(name)] == list(range(1, 22))


def test_a_key_that_is_sent_twice_at_once_is_taken_once(two_stores):
    """The same wish by two ways: the loser catches up, asks for the next number, and is told."""
    first, second = two_stores
    put(first, unit())

    def insist(store: Store, key: str) -> int:
        for _ in range(100):
            lines = store.lines("t")
            if key in [line.key for line in lines]:
                return 0
            if put(store, unit(seq=lines[-1].seq + 1, key=key)) == [True]:
                return 1
        raise AssertionError("It was never taken.")

    for turn in range(25):
        key = f"key {turn}"
        with together(lambda: insist(first, key), lambda: insist(second, key)) as taken:  # noqa: B023
            assert sorted(taken) == [0, 1]  # type: ignore[type-var]
    keys = [line.key for line in first.lines("t", after=1)]
    assert keys == [f"key {turn}" for turn in range(25)]


def test_a_key_that_was_used_at_another_number_is_not_taken(two_stores):
    first, second = two_stores
    put(first, unit(seq=1, key="k"))
    assert put(second, unit(seq=2, key="k")) == [False]
    assert len(second.lines("t")) == 1


def test_each_due_table_is_given_to_one(two_stores):
    first, second = two_stores
    names = [f"t{number:03d}" for number in range(120)]
    put(first, *(unit(name, due_at=NOW) for name in names))

    def take(store: Store, process: str) -> list[str]:
        taken: list[str] = []
        while some := store.due(process, NOW, 1000, 7):
            taken += some
        return taken

    with together(lambda: take(first, "p"), lambda: take(second, "q")) as taken:
        assert sorted(taken[0] + taken[1]) == names  # type: ignore[operator]


def test_each_call_is_given_to_one(two_stores):
    first, second = two_stores
    put(first, *(unit(f"t{number:03d}", calls=2) for number in range(60)))

    def take(store: Store, process: str) -> list[int]:
        taken: list[int] = []
        while some := store.deliveries_due(process, NOW, 1000, 7):
            taken += [call.id for call in some]
        return taken

    with together(lambda: take(first, "p"), lambda: take(second, "q")) as taken:
        numbers = taken[0] + taken[1]  # type: ignore[operator]
        assert len(numbers) == len(set(numbers)) == 120


def test_one_lease_is_claimed_by_one(two_stores):
    first, second = two_stores
    put(first, unit())
    for turn in range(30):
        now = NOW + turn * 1000
        runs = (
            lambda: first.claim("t", "p", now, 1000),  # noqa: B023
            lambda: second.claim("t", "q", now, 1000),  # noqa: B023
        )
        with together(*runs) as claimed:
            assert sorted(claimed) == [False, True]  # type: ignore[type-var]
