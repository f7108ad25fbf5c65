"""Several server processes on one machine, at one address: `longshore serve --workers`.

Each worker is a whole server, and all of them share a PostgreSQL database. The process that is
started serves nothing itself: it starts the workers, starts anew those that have died, and stops
all of them when it is told to.
"""

from __future__ import annotations

import logging
import math
import multiprocessing
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

from longshore.server.http.config import Config
from longshore.server.http.door import Door
from longshore.server.http.logs import Manner
from longshore.server.http.serving import why
from longshore.server.http.shared_metrics import Place
from longshore.server.http.worker import STOPPING_SECONDS, Duty, Order, work
from longshore.server.store import is_file
from longshore.text.errors import UserError

STEADY_SECONDS = 10.0  # a worker that has served for so long is started anew at once when it ends
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0  # seconds; each is twice the one before
FEWEST_THREADS = 4  # of a worker, for bots
_signals = (signal.SIGTERM, signal.SIGINT)
_spawned = multiprocessing.get_context("spawn")  # there are threads: a fork would be half of us
logger = logging.getLogger(__name__)


def check_workers(database: str) -> None:
    """A UserError if several processes cannot serve this database here."""
    if sys.platform == "win32":
        raise UserError(
            "--workers is not for Windows: start several servers, each with a --port of its own,"
            " behind a balancer."
        )
    if is_file(database):
        raise UserError(
            "--workers needs PostgreSQL: a file is one process's alone. Give a --database"
            " postgresql://…, or leave out --workers."
        )


def share_of(config: Config, workers: int) -> Config:
    """What one of several workers takes of what a host takes at a time.

    Connections are spread by chance, so that a worker takes more of an address than its bare share:
    who keeps to the limit is hardly ever refused. Rates are not shared out: most clients have one
    connection, and so one worker.
    """

    def share(most: int | None) -> int | None:
        if most is None:
            return None
        bare = most / workers
        return min(most, math.ceil(bare + 2 * math.sqrt(bare)))

    rates = config.rates
    return replace(
        config,
        rates=rates._replace(connections=share(rates.connections), channels=share(rates.channels)),
        connections=None if config.connections is None else -(-config.connections // workers),
        bot_threads=max(FEWEST_THREADS, config.bot_threads // workers),
    )


class _Worker:
    """One of them, as seen from outside: started, answering, or to be started anew."""

    def __init__(self, duty: Duty, door: Door) -> None:
        self._duty, self._door = duty, door
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._since = math.inf  # when it began to answer
        self._pause = 0.0
        self.due = 0.0  # when it is to be started
        self.answers = False

    @property
    def number(self) -> int:
        return self._duty.place.number

    @property
    def runs(self) -> bool:
        return self._process is not None

    def heard_by(self) -> list[Any]:
        """What to wait for."""
        heard: list[Any] = [] if self._process is None else [self._process.sentinel]
        return heard if self._pipe is None else [*heard, self._pipe]

    def start(self) -> None:
        """An OSError if the machine is out of something."""
        self._since = math.inf
        with ExitStack() as undone:
            ours, theirs = _spawned.Pipe()
            undone.callback(ours.close)
            with theirs, self._door.place() as listening:
                process = _spawned.Process(
                    target=work, args=(self._duty, listening, theirs), name=f"worker {self.number}"
                )
                with _interrupts_held():
                    process.start()
            undone.pop_all()
        self._process, self._pipe, self.answers = process, ours, False
        logger.info("Worker %d is process %d.", self.number, process.pid)

    def listen(self) -> bool:
        """Whether it has just said that it answers."""
        if self._pipe is None or not self._pipe.poll():
            return False
        try:
            self._pipe.recv()
        except (EOFError, OSError):  # that it has ended is told by itself
            self._hang_up()
            return False
        self.answers, self._since = True, time.monotonic()
        return True

    def ended(self) -> str | None:
        """How it has ended, if it has; from then on it does not run."""
        process = self._process
        if process is None or process.exitcode is None:
            return None
        self.listen()  # what it said last may have come after somebody listened
        code = process.exitcode
        told = f"process {process.pid} {_ending(code)}"
        process.close()
        self._process, self.answers = None, False
        self._hang_up()
        self._duty.place.file.unlink(missing_ok=True)
        return told

    def rest(self) -> float:
        """It is started anew: at once if it had served for a while, else after longer each time."""
        if time.monotonic() - self._since > STEADY_SECONDS:
            self._pause = 0.0
        else:
            self._pause = min(max(FIRST_PAUSE, 2 * self._pause), LONGEST_PAUSE)
        self.due = time.monotonic() + self._pause
        return self._pause

    def tell(self, order: Order) -> None:
        if self._pipe is not None:
            with suppress(OSError):  # it has just ended
                self._pipe.send(order)

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()

    def _hang_up(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None


def _ending(code: int) -> str:
    if code >= 0:
        return f"ended with {code}"
    names = {one.value: one.name for one in signal.Signals}  # not all have one
    return f"was ended by {names.get(-code, f'signal {-code}')}"


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Who is started now is not met by Ctrl-C, which a terminal sends to all: we tell it to stop.

    One that comes meanwhile meets us afterwards.
    """
    resource_tracker.ensure_running()  # else it is started with the first worker, and lets them go
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Workers:
    """All of them, at a door. `prepare` is called in each, and has to be found by its name."""

    def __init__(
        self, config: Config, door: Door, count: int, prepare: Callable[[], None], manner: Manner
    ) -> None:
        self._config, self._door, self._count = share_of(config, count), door, count
        self._prepare, self._manner = prepare, manner
        self._workers: list[_Worker] = []
        self._asked: list[int] = []  # signals

    def run(self, ready: Callable[[], None]) -> None:
        """Serve until told to stop by TERM or Ctrl-C; `ready` is called once all answer."""
        with ExitStack() as held:
            folder = held.enter_context(
                tempfile.TemporaryDirectory(prefix="longshore-workers-", ignore_cleanup_errors=True)
            )
            self._bell = held.enter_context(self._signals_heard())
            places = [Place(number, Path(folder)) for number in range(1, self._count + 1)]
            self._workers = [self._worker(place) for place in places]
            try:
                self._look_after(ready)
            finally:
                self._stop()

    def _worker(self, place: Place) -> _Worker:
        config = replace(self._config, worker=place)
        return _Worker(Duty(config, place, self._manner, self._prepare), self._door)

    @contextmanager
    def _signals_heard(self) -> Iterator[int]:
        """Signals are noted, and ring a bell for who waits."""
        bell, rope = os.pipe()
        os.set_blocking(rope, False)
        before = {
            one: signal.signal(one, lambda number, _: self._asked.append(number))
            for one in _signals
        }
        rope_before = signal.set_wakeup_fd(rope, warn_on_full_buffer=False)
        try:
            yield bell
        finally:
            signal.set_wakeup_fd(rope_before)
            for one, handler in before.items():
                signal.signal(one, handler)
            os.close(bell)
            os.close(rope)

    def _wait(self, seconds: float | None) -> None:
        """Until something has happened, or for so long."""
        heard = [one for worker in self._workers for one in worker.heard_by()]
        if self._bell in wait([self._bell, *heard], seconds):
            os.read(self._bell, 4096)

    def _look_after(self, ready: Callable[[], None]) -> None:
        told = False
        while not self._asked:
            for worker in self._workers:
                if not worker.runs and worker.due <= time.monotonic():
                    self._start(worker, told)
            due = [worker.due for worker in self._workers if not worker.runs]
            self._wait(max(0.0, min(due) - time.monotonic()) if due else None)
            for worker in self._workers:
                if worker.listen() and told:
                    logger.info("Worker %d answers.", worker.number)
                how = worker.ended()
                if how is not None and not self._asked:
                    self._lost(worker, how, told)
            if not told and all(worker.answers for worker in self._workers):
                told = True
                ready()

    def _start(self, worker: _Worker, told: bool) -> None:
        try:
            worker.start()
        except OSError as fault:
            trouble = f"Worker {worker.number} cannot be started: {why(fault)}."
            if not told:
                raise UserError(trouble) from None
            logger.warning("%s It is tried again in %g s.", trouble, worker.rest())

    def _lost(self, worker: _Worker, how: str, told: bool) -> None:
        """One has ended by itself: it is started anew, unless it never was of any use."""
        if not told:
            raise UserError(
                f"Worker {worker.number} did not start: {how}. The lines before this one say why."
            )
        pause = worker.rest()
        when = f"in {pause:g} s" if pause else "now"
        logger.warning("Worker %d, %s. It is started anew %s.", worker.number, how, when)

    def _stop(self) -> None:
        """Tell all to stop; Ctrl-C after that, as with one process, to do so at once."""
        for worker in self._workers:
            worker.tell("stop")
        until = time.monotonic() + STOPPING_SECONDS
        asked, hurried = min(1, len(self._asked)), False  # by the first signal, if by any
        while any(worker.runs for worker in self._workers):
            if time.monotonic() >= until:
                self._kill_all()
                until = math.inf
            if not hurried and signal.SIGINT in self._asked[asked:]:
                hurried = True
                for worker in self._workers:
                    worker.tell("at once")
            self._wait(None if math.isinf(until) else until - time.monotonic())
            for worker in self._workers:
                worker.listen()
                worker.ended()

    def _kill_all(self) -> None:
        for worker in self._workers:
            if worker.runs:
                logger.error("Worker %d does not stop: it is killed.", worker.number)
                worker.kill()
