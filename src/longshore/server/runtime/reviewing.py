"""Reviews of finished games: made in the background, one at a time, and kept with their tables.

A review is made when somebody first asks for it, by one thread of low priority, so that bots and
clocks do not wait for it. Of several processes the one that holds the table's lease makes it; the
lease saves work and is no lock, for two would come to the same. It is kept as long as the bots and
the rules are those that it was made by.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Literal, TypeAlias

import msgspec

from longshore.game.game import Game
from longshore.lab.review.making import make_review, review_version
from longshore.lab.review.types import GameReview
from longshore.notation import Record
from longshore.server.domain import entries as log
from longshore.server.domain.entries import Line
from longshore.server.domain.refused import TooMuch
from longshore.server.domain.state import TableState
from longshore.server.runtime.history import counting, past
from longshore.server.runtime.registry import TableRegistry
from longshore.server.store.schema import NOBODY

KIND = "review"
MOST_WAITING = 30
NICE = 5  # how far behind everything else its thread stands
ELSEWHERE_SECONDS = 5.0  # until it is looked again whether another process is still at it
KEPT_SECONDS = 60.0  # that it is known of one that it has failed, or is another process's

Stage: TypeAlias = Literal["waiting", "running", "done", "failed"]
logger = logging.getLogger(__name__)


class KeptReview(msgspec.Struct, frozen=True, kw_only=True):
    """A review as it lies in the store.

    `at` has for each action of the game the entry of the log before it, and in the end the last:
    where one can look at the board as it was then.
    """

    version: str
    at: tuple[int, ...]
    review: GameReview


class _Version(msgspec.Struct, frozen=True):
    """What has to be known of a review before it is read."""

    version: str


# made when nobody else is there: threads must not make them at the same time
_review_reader = msgspec.json.Decoder(KeptReview)
_version_reader = msgspec.json.Decoder(_Version)


class ReviewJob:
    """A review that is being made, or waits for that."""

    def __init__(self) -> None:
        self.stage: Stage = "waiting"
        self.done = self.total = 0
        self.elsewhere = 0.0  # when it was found to be another process's
        self.failed = 0.0  # when it has failed

    @property
    def ours(self) -> bool:
        """Whether there is work for this process in it."""
        return not self.elsewhere and not self.failed


class _Stopped(Exception):
    """The server is closing."""


class Reviews:
    """The reviews of this process: a queue, and one worker."""

    def __init__(self, registry: TableRegistry, lease_ms: int, playouts: int) -> None:
        self._registry, self._lease_ms, self._playouts = registry, lease_ms, playouts
        self._pool = ThreadPoolExecutor(
            1, thread_name_prefix="longshore-review", initializer=stand_back
        )
        self._jobs: dict[str, ReviewJob] = {}
        self._worker: asyncio.Task[None] | None = None
        self._closing = threading.Event()

    async def close(self) -> None:
        """Give up what is being made; it takes a fraction of a second."""
        self._closing.set()
        if self._worker is not None:
            await asyncio.gather(self._worker, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def ask(self, table: str, admit: Callable[[], None]) -> KeptReview | ReviewJob:
        """The review of a table whose game is over, or how far it is; it is begun if need be.

        `admit` is called before another is begun, and may refuse that.
        """
        job = self._jobs.get(table)
        if job is None or job.elsewhere:
            kept = await self._registry.read(self._kept, table)
            if kept is not None:
                self._jobs.pop(table, None)
                return kept
            job = self._jobs.get(table)
        if job is None:
            self._forget()
            if sum(one.ours for one in self._jobs.values()) >= MOST_WAITING:
                raise TooMuch("too-many-reviews", most=MOST_WAITING)
            admit()
            job = self._jobs[table] = ReviewJob()
        if job.elsewhere and time.monotonic() > job.elsewhere + ELSEWHERE_SECONDS:
            job.elsewhere, job.stage = 0.0, "waiting"
        if job.stage == "failed":
            del self._jobs[table]  # whoever asks again has it tried again
        elif not self._closing.is_set() and (self._worker is None or self._worker.done()):
            self._worker = asyncio.create_task(self._work())
        return job

    def _forget(self) -> None:
        """Forget those that are no work any more and that nobody has asked for in a while."""
        late = time.monotonic() - KEPT_SECONDS
        for table, job in list(self._jobs.items()):
            if not job.ours and max(job.elsewhere, job.failed) <= late:
                del self._jobs[table]

    def _kept(self, table: str) -> KeptReview | None:
        """The review in the store, unless it is of other bots or rules."""
        body = self._registry.store.private(table, NOBODY, KIND)
        if body is None:
            return None
        with suppress(msgspec.MsgspecError):
            if _version_reader.decode(body).version == self._version:
                return _review_reader.decode(body)
        return None

    @property
    def _version(self) -> str:
        return f"{review_version()}-{self._playouts}"

    # The worker

    async def _work(self) -> None:
        """One after the other, as long as there are any."""
        while (table := self._next()) is not None:
            job = self._jobs[table]
            try:
                await self._make(table, job)
            except _Stopped:
                return
            except Exception:
                logger.exception("The review of table %s could not be made.", table)
                job.stage, job.failed = "failed", time.monotonic()
            else:
                if not job.elsewhere:
                    del self._jobs[table]

    def _next(self) -> str | None:
        waiting = (table for table, job in self._jobs.items() if job.stage == "waiting")
        return None if self._closing.is_set() else next(waiting, None)

    async def _make(self, table: str, job: ReviewJob) -> None:
        registry, job.stage = self._registry, "running"
        if not await self._claim(table):
            job.elsewhere = time.monotonic()
            return
        lease = asyncio.create_task(self._hold(table))
        try:
            lines = await registry.lines(table, 0)
            loop = asyncio.get_running_loop()
            body = await loop.run_in_executor(self._pool, self._made, table, lines, job)
            put = registry.store.put_private
            await registry.read(put, table, NOBODY, KIND, body, registry.clock())
        finally:
            lease.cancel()
            await asyncio.gather(lease, return_exceptions=True)
            await registry.read(registry.store.release, registry.process, table)

    async def _claim(self, table: str) -> bool:
        registry = self._registry
        given = table, registry.process, registry.clock(), self._lease_ms
        return await registry.read(registry.store.claim, *given)

    async def _hold(self, table: str) -> None:
        """Others see that somebody is at it, for as long as this process lives."""
        while True:
            await asyncio.sleep(self._lease_ms / 3000)
            await self._claim(table)

    def _made(self, table: str, lines: list[Line], job: ReviewJob) -> bytes:
        """In the worker's thread."""

        def progress(done: int, total: int) -> None:
            if self._closing.is_set():
                raise _Stopped
            job.done, job.total = done, total

        review = make_review(_game(table, lines), self._playouts, progress)
        kept = KeptReview(version=self._version, at=_moments(lines), review=review)
        return msgspec.json.encode(kept)


def stand_back() -> None:
    """Let all other threads of the machine go before this one, where a thread can be told so."""
    with suppress(AttributeError, OSError):
        thread = os.PRIO_PROCESS, threading.get_native_id()
        os.setpriority(*thread, os.getpriority(*thread) + NICE)


def _game(table: str, lines: list[Line]) -> Game:
    found = past(lines, len(lines))
    rules = TableState.of(table, lines).rules
    return Game.from_record(Record(options=rules, deal=found.deal, actions=found.actions))


def _moments(lines: list[Line]) -> tuple[int, ...]:
    """By action: the entry before it; those of a fork's past are before its start."""
    found: list[int] = []
    for seq, _, entry, _ in counting(lines):
        if isinstance(entry, log.Started):
            found += [seq for _ in entry.before]
        elif isinstance(entry, log.Played):
            found.append(seq - 1)
    return (*found, len(lines))
