"""Group commit: what comes in while a transaction is under way is written by the next one."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from typing import TypeAlias

from longshore.server.store.errors import StoreError
from longshore.server.store.rows import LEASE_MS, Appended, Unit
from longshore.server.store.steady_clock import steady_clock
from longshore.server.store.store import Store

MOST = 512  # units a transaction
# A transaction costs as much as to write some ten lines. Where units come one upon the other, those
# of a few milliseconds are written together; who comes alone need not wait.
GATHER = 0.004  # seconds from one transaction to the next
TOGETHER = 1.5  # units a transaction in the mean from which on they are gathered
_LATELY = 1 / 16  # how much the last transaction counts in the mean

Answer: TypeAlias = Appended | StoreError
Waiting: TypeAlias = tuple[Unit, Callable[[Answer], None]]

_STOPPING = "The server is stopping: nothing is written any more."
_logger = logging.getLogger(__name__)


class Writer:
    """A thread that commits the units of all tables together, for one event loop.

    It is handed what one round of the loop has brought at once: to be woken for each unit, it would
    take the interpreter away from the loop as often.

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
        self._queue: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self._fresh: list[Waiting] = []  # what is handed over when the loop comes round
        self._left: list[Waiting] = []  # what was one too many for a transaction
        self._loop: asyncio.AbstractEventLoop | None = None
        self._closed = self._ended = False
        self._handing = threading.Lock()
        self._mean, self._began = 1.0, 0.0  # units a transaction; when the last one was begun
        self._thread = threading.Thread(target=self._run, name="longshore-writer", daemon=True)
        self._thread.start()

    def append(self, unit: Unit) -> asyncio.Future[Appended]:
        """Have a unit written; from the event loop's thread. It fails with a StoreError."""
        future: asyncio.Future[Appended] = asyncio.get_running_loop().create_future()
        self.put(unit, partial(_resolve, future))
        return future

    def put(self, unit: Unit, done: Callable[[Answer], None]) -> None:
        """The same for who is called, in the event loop's thread, with what became of it."""
        if self._closed:
            raise StoreError(_STOPPING)
        if not self._fresh:
            self._loop = self._loop or asyncio.get_running_loop()
            self._loop.call_soon(self._hand_over)
        self._fresh.append((unit, done))

    def _hand_over(self) -> None:
        with self._handing:
            fresh, self._fresh = self._fresh, []
            if not self._ended:
                self._queue.put(fresh)
                return
        _answer(fresh, [StoreError(_STOPPING)] * len(fresh))

    def close(self) -> None:
        """Write what waits, then stop. It blocks: not for the event loop's thread under load."""
        self._closed = True
        self._hand_over()
        with self._handing:
            if not self._ended:
                self._ended = True
                self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while batch := self._next_batch():
            self._write(batch)

    def _next_batch(self) -> list[Waiting]:
        """All that waits, up to `MOST`; nothing at the end."""
        batch, self._left = self._left, []
        try:
            while len(batch) < MOST:
                waiting = self._queue.get(block=not batch)
                if not batch:
                    self._gather()
                if waiting is None:
                    self._queue.put(None)  # it stays the end
                    break
                batch += waiting
        except Empty:
            pass
        self._left = batch[MOST:]
        return batch[:MOST]

    def _gather(self) -> None:
        """Let others come, too, where many do."""
        wait = self._began + GATHER - time.perf_counter()
        if self._mean > TOGETHER and wait > 0:
            time.sleep(wait)

    def _write(self, batch: list[Waiting]) -> None:
        units = [unit for unit, _ in batch]
        began = self._began = time.perf_counter()
        self._mean += (len(batch) - self._mean) * _LATELY
        try:
            answers: Sequence[Answer] = self._append(units)
        except StoreError as problem:
            answers = self._one_by_one(units, problem)
        seconds = time.perf_counter() - began
        if self._loop is not None:
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(_answer, batch, answers)
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


def _answer(batch: Sequence[Waiting], answers: Sequence[Answer]) -> None:
    for (_, done), answer in zip(batch, answers, strict=True):
        try:
            done(answer)
        except Exception:  # the others are to hear of theirs
            _logger.exception("Something went wrong after lines were written.")


def _resolve(future: asyncio.Future[Appended], answer: Answer) -> None:
    if future.done():  # who waited has gone away
        return
    if isinstance(answer, StoreError):
        future.set_exception(answer)
    else:
        future.set_result(answer)
