"""Running the ladder for somebody who waits for it: who plays, and how far they are."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

from longshore.lab.crew import Crew
from longshore.lab.errors import LabError
from longshore.lab.ladder import running
from longshore.lab.ladder.contest import Contest
from longshore.lab.ladder.result import ContestResult, missing
from longshore.lab.players import check_players
from longshore.lab.progress import showing
from longshore.lab.stopping import listening
from longshore.lab.workers import cores, open_crew
from longshore.text.errors import UserError


class Evening:
    """Plays contests one after the other with the same workers, who come when they are needed.

    Ctrl-C ends it: what is done is kept, and nothing more is played.
    """

    def __init__(
        self, engine: str = "local", workers: int | None = None, ray_address: str | None = None
    ) -> None:
        self.engine, self.workers, self.ray_address = engine, workers, ray_address
        self._crew: Crew | None = None
        self._open = ExitStack()

    def __enter__(self) -> Self:
        self._stop = self._open.enter_context(listening())
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._open.__exit__(kind, problem, trace)

    @property
    def stopped(self) -> bool:
        """Whether somebody has had enough."""
        return self._stop.asked

    def play(self, result: ContestResult, title: str, file: Path | None = None) -> None:
        """Play what a result lacks."""
        todo = missing(result)
        if not todo or self.stopped:
            return
        try:
            check_players(result.contest.bots, self.engine)
            crew = self._hands(result.contest)
            if crew is None:
                return
            print(title, file=sys.stderr, flush=True)
            there = len(result.games)
            with showing(there, there + len(todo)) as progress:
                running.play(
                    result,
                    crew,
                    engine=self.engine,
                    hands=self.workers,
                    file=file,
                    progress=progress,
                )
        except LabError as problem:
            raise UserError(str(problem)) from None

    def _hands(self, contest: Contest) -> Crew | None:
        """The workers, ready for the bots of a contest; None if it was stopped before they are."""
        running.warm_up(None, contest, 1)
        if self._crew is None:
            crew = open_crew(self.workers, self.engine, self.ray_address, self._stop)
            self._crew = self._open.enter_context(crew)
        running.warm_up(self._crew, contest, self.workers or cores())
        return None if self.stopped else self._crew
