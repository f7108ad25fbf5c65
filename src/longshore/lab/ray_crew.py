"""Games on a Ray cluster, or on a Ray of one's own on this machine."""

from __future__ import annotations

import logging
import socket
import time
from typing import Any

from longshore.lab.crew import Crew, Done, Job, WorkerError
from longshore.lab.stopping import Stop
from longshore.lab.table import TableResult

LOOK = 0.2  # seconds between looks at whether to stop
AHEAD = 2  # tasks a core has: one that it plays and one that waits
LARGEST = 64  # games in one task
ANSWER = 5.0  # seconds that a cluster has to answer
BRIEF = 0.5  # seconds: a task that took less was too small to be worth sending


def play_several(jobs: list[Job]) -> tuple[list[TableResult], float]:
    """A task: some games, and the seconds they took."""
    began = time.perf_counter()
    return [job.play() for job in jobs], time.perf_counter() - began


class RayCrew(Crew):
    """Sends games out in tasks, of one game at first, of more where games are quick."""

    def __init__(self, workers: int | None, address: str | None, stop: Stop) -> None:
        super().__init__(stop)
        self._ray = _ray()
        self._own = not self._ray.is_initialized()
        if self._own:
            _connect(self._ray, workers, address)
        known = int(self._ray.cluster_resources().get("CPU", 1))
        self._tasks = AHEAD * max(1, min(workers or known, known))
        self._play = self._ray.remote(num_cpus=1, max_retries=2)(play_several)
        self._size = 1
        self._batch: list[tuple[int, Job]] = []
        self._running: dict[Any, list[int]] = {}

    def room(self) -> int:
        free = self._tasks - len(self._running)
        return free * self._size - len(self._batch)

    def take(self, ticket: int, job: Job) -> None:
        self._batch.append((ticket, job))
        if len(self._batch) >= self._size:
            self._send()

    def _send(self) -> None:
        task = self._play.remote([job for _, job in self._batch])
        self._running[task] = [ticket for ticket, _ in self._batch]
        self._batch = []

    def wait(self) -> list[Done]:
        if self._batch:
            self._send()
        done: list[Done] = []
        while not done and not self.stop.asked:
            done = self._ready(LOOK)
        return done

    def collect(self) -> list[Done]:
        return self._ready(0)

    def _ready(self, timeout: float) -> list[Done]:
        if not self._running:
            return []
        tasks, _ = self._ray.wait(list(self._running), num_returns=1, timeout=timeout)
        if tasks:  # and whatever else is done by now
            tasks, _ = self._ray.wait(
                list(self._running), num_returns=len(self._running), timeout=0
            )
        done: list[Done] = []
        for task in tasks:
            games, seconds = self._get(task)
            done += zip(self._running.pop(task), games, strict=True)
            if seconds < BRIEF and len(games) == self._size:
                self._size = min(LARGEST, 2 * self._size)
        return done

    def _get(self, task: Any) -> tuple[list[TableResult], float]:
        try:
            answer: tuple[list[TableResult], float] = self._ray.get(task)
        except self._ray.exceptions.RayError as problem:
            cause = getattr(problem, "cause", None) or problem
            said = " ".join(str(cause).split())[:300]
            raise WorkerError(f"A Ray task failed: {type(cause).__name__}: {said}") from None
        return answer

    def close(self) -> None:
        if not self._own:
            for task in self._running:
                self._ray.cancel(task, force=False)
        self._running.clear()
        if self._own:
            self._ray.shutdown()


def _ray() -> Any:
    try:
        import ray
        import ray.exceptions
    except ImportError:
        raise WorkerError(
            "`--engine ray` needs the ray extra: pip install 'longshore[ray]'"
        ) from None
    return ray


def _check_address(address: str) -> None:
    """Ray itself would try for minutes before it gives up."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host:
        return  # `auto`: Ray knows where to look
    try:
        socket.create_connection((host.strip("[]"), int(port)), ANSWER).close()
    except (OSError, ValueError, OverflowError):
        raise WorkerError(f"No Ray answers at {address}.") from None


def _connect(ray: Any, workers: int | None, address: str | None) -> None:
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address is not None:
            _check_address(address)
            ray.init(address=address, **quiet)
        else:
            ray.init(num_cpus=workers, include_dashboard=False, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as problem:
        said = " ".join(str(problem).split())[:300]
        where = f"at {address}" if address else "on this machine"
        raise WorkerError(f"There is no Ray {where}: {said}") from None
