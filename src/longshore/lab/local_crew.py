"""Games among processes of this machine."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from longshore.engine.readiness import prepare
from longshore.lab.crew import Crew, Done, Job, WorkerError, failed
from longshore.lab.stopping import Stop, deaf
from longshore.lab.table_parts import table_parts

AHEAD = 2  # jobs a worker has: one that it plays and one that waits
LOOK = 0.2  # seconds between looks at whether to stop
PATIENCE = 5.0  # seconds for a process to end


class _Worker:
    """A process, its line, and the jobs it was given."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, other = context.Pipe()
        self.jobs: deque[tuple[int, Job]] = deque()
        self.process: SpawnProcess = context.Process(
            target=_serve, args=(other,), name="longshore-worker", daemon=True
        )
        with deaf():
            self.process.start()
        other.close()

    def give(self, ticket: int, job: Job) -> None:
        self.jobs.append((ticket, job))
        try:
            self.line.send(job)
        except OSError:
            raise self.lost() from None

    def hear(self) -> Done:
        """The next game, which is that of the first job."""
        try:
            answer = self.line.recv()
        except (EOFError, OSError):
            raise self.lost() from None
        ticket, job = self.jobs.popleft()
        if isinstance(answer, str):
            raise failed(job.number, answer)
        return ticket, answer

    def lost(self) -> WorkerError:
        self.process.join(PATIENCE)
        _, job = self.jobs[0]  # nothing is asked of a worker without a job
        return failed(job.number, f"its process ended by itself ({self.process.exitcode}).")

    def end(self) -> None:
        self.process.terminate()
        self.line.close()

    def bury(self) -> None:
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


class LocalCrew(Crew):
    """So many processes, started when there is work for them."""

    def __init__(self, workers: int, stop: Stop) -> None:
        super().__init__(stop)
        self._most = workers
        self._workers: list[_Worker] = []
        self._compiled: set[str] = set()  # bots

    def room(self) -> int:
        return AHEAD * self._most - sum(len(worker.jobs) for worker in self._workers)

    def take(self, ticket: int, job: Job) -> None:
        if not self._compiled.issuperset(job.setting.bots):  # once here, not in every process
            prepare(*table_parts(job.setting))
            self._compiled.update(job.setting.bots)
        least = min(self._workers, key=lambda worker: len(worker.jobs), default=None)
        if least is None or (least.jobs and len(self._workers) < self._most):
            least = _Worker()
            self._workers.append(least)
        least.give(ticket, job)

    def wait(self) -> list[Done]:
        done: list[Done] = []
        while not done and not self.stop.asked:
            done = self._ready(LOOK)
        return done

    def collect(self) -> list[Done]:
        return self._ready(0)

    def _ready(self, timeout: float) -> list[Done]:
        lines = {worker.line: worker for worker in self._workers if worker.jobs}
        return [lines[line].hear() for line in wait(list(lines), timeout) if line in lines]

    def close(self) -> None:
        for worker in self._workers:
            worker.end()
        for worker in self._workers:
            worker.bury()
        self._workers.clear()


def _serve(line: Connection) -> None:
    """What a worker does: a game for every job, until the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            job: Job = line.recv()
        except (EOFError, OSError):
            return
        try:
            answer = job.play()
        except Exception as problem:  # noqa: BLE001  the one who waits for the game hears of it
            line.send(f"{type(problem).__name__}: {problem}")
        else:
            line.send(answer)
