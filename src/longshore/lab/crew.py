"""Who plays games: what every crew can do, and the one that plays in this process."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import NamedTuple, TypeAlias

from longshore.bots.guest import Guest
from longshore.bots.registry import find
from longshore.lab.errors import LabError
from longshore.lab.setting import Setting
from longshore.lab.stopping import Stop
from longshore.lab.table import TableResult, play_table


class Job(NamedTuple):
    """One game to be played."""

    setting: Setting
    number: int

    def play(self) -> TableResult:
        """Play it: here, or at a server where somebody comes by the HTTP API."""
        if any(issubclass(find(bot).load(), Guest) for bot in set(self.setting.bots)):
            from longshore.lab.arena.served import play_served

            return play_served(self.setting, self.number)
        return play_table(self.setting, self.number)


Done: TypeAlias = tuple[int, TableResult]  # the job's ticket, and the game


class WorkerError(LabError):
    """Games that could not be played to their end."""


def failed(number: int, problem: object) -> WorkerError:
    return WorkerError(f"Game {number} could not be played: {problem}")


class Crew(ABC):
    """Takes jobs and gives back games, in any order."""

    def __init__(self, stop: Stop) -> None:
        self.stop = stop

    @abstractmethod
    def room(self) -> int:
        """How many more jobs it can make use of now."""

    @abstractmethod
    def take(self, ticket: int, job: Job) -> None:
        """Take a job; the ticket comes back with the game."""

    @abstractmethod
    def wait(self) -> list[Done]:
        """Wait for games; none if it is asked to stop meanwhile."""

    @abstractmethod
    def collect(self) -> list[Done]:
        """The games that are done by now, without waiting."""

    @abstractmethod
    def close(self) -> None:
        """Stop, whatever is being played."""


class SoloCrew(Crew):
    """Plays in this process, one game at a time."""

    def __init__(self, stop: Stop) -> None:
        super().__init__(stop)
        self._job: tuple[int, Job] | None = None

    def room(self) -> int:
        return 0 if self._job else 1

    def take(self, ticket: int, job: Job) -> None:
        self._job = ticket, job

    def wait(self) -> list[Done]:
        if self._job is None:
            return []
        ticket, job = self._job
        self._job = None
        try:
            with self.stop.at_once():
                return [(ticket, job.play())]
        except KeyboardInterrupt:
            if self.stop.asked:
                return []
            raise

    def collect(self) -> list[Done]:
        return []

    def close(self) -> None:
        self._job = None
