"""Group commit: what comes in while a transaction is under way is written by the next one."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import TypeAlias

from longshore.server.store.errors import StoreError
from longshore.server.store.rows import LEASE_MS, Appended, Unit
from longshore.server.store.steady_clock import steady_clock
from longshore.server.store.store import Store

MOST = 512  # units a transaction

Waiting: TypeAlias = tuple[Unit, "asyncio.Future[Appended]"]
Answer: TypeAlias = Appended | StoreError

_logger = logging.getLogger(__name__)


class Writer:
    """A thread that commits the units of all tables together, for one event loop.

    `committed` is told, in that thread, of each transaction: units and seconds.
    """

    def __init__(
        self,
        store: Store,
        process: str,
        clock: Callable[[], int] = steady_clock,
        *,
        lease_ms: int = LEASE_MS,
        committed: Callable[[int, float], None] | None = None,
    ) -> None:
        self._store, self._process, self._clock = store, process, clock
        self._lease_ms, self._committed = lease_ms, committed
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="longshore-writer", daemon=True)
        self._thread.start()

    def append(self, unit: Unit) -> asyncio.Future[Appended]:
        """Have a unit written; from the event loop's thread. It fails with a StoreError."""
        if self._closed:
            raise StoreError("The server is stopping: nothing is written any more.")
        future: asyncio.Future[Appended] = asyncio.get_running_loop().create_future()
        self._queue.put((unit, future))
        return future

    def close(self) -> None:
        """Write what waits, then stop. It blocks: not for the event loop's thread under load."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while batch := self._next_batch():
            self._write(batch)

    def _next_batch(self) -> list[Waiting]:
        """All that waits, up to `MOST`; nothing at the end."""
        batch: list[Waiting] = []
        waiting = self._queue.get()
        while waiting is not None:
            batch.append(waiting)
            if len(batch) == MOST:
                return batch
            try:
                waiting = self._queue.get_nowait()
            except Empty:
                return batch
        self._queue.put(None)  # it stays the end
        return batch

    def _write(self, batch: list[Waiting]) -> None:
        units = [unit for unit, _ in batch]
        began = time.perf_counter()
        try:
            answers: Sequence[Answer] = self._append(units)
        except StoreError as problem:
            answers = self._one_by_one(units, problem)
        seconds = time.perf_counter() - began
        loop = batch[0][1].get_loop()
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_resolve, [future for _, future in batch], answers)
        if self._committed is not None:
            self._committed(len(batch), seconds)

    def _append(self, units: Sequence[Unit]) -> Sequence[Answer]:
        try:
            return self._store.append(units, self._process, self._clock(), self._lease_ms)
        except StoreError:
            raise
        except Exception as problem:  # whatever it is, those who wait are to hear of it
            _logger.exception("Lines could not be written.")
            raise StoreError(f"Lines could not be written: {type(problem).__name__}.") from None

    def _one_by_one(self, units: Sequence[Unit], problem: StoreError) -> Sequence[Answer]:
        """One that cannot be stored must not take the others with it."""
        if problem.lost or len(units) == 1:
            return [StoreError(str(problem), lost=problem.lost) for _ in units]
        answers: list[Answer] = []
        for unit in units:
            try:
                answers += self._append([unit])
            except StoreError as own:
                answers.append(own)
        return answers


def _resolve(futures: Sequence[asyncio.Future[Appended]], answers: Sequence[Answer]) -> None:
    for future, answer in zip(futures, answers, strict=True):
        if future.done():  # who waited has gone away
            continue
        if isinstance(answer, StoreError):
            future.set_exception(answer)
        else:
            future.set_result(answer)
