"""When Python looks for rubbish: what is of no use any more but holds itself, so that only a search
through all that there is would find it.

What an action leaves behind is hardly ever of that kind; connections that have ended are. By itself
Python would look through all tables in the middle of play, for half a second where there are a
thousand, and everybody would wait. So only what is new is looked through as it comes, in little
portions, and the whole when nobody acts; or at last, should that moment never come.

The first releases of Python 3.14 take a little of what is old into each portion.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

PORTION = 10_000  # things that are new: to look through them takes a few milliseconds
MANY, TOO_MANY = 30, 500  # portions, after which all is looked through: in a calm moment; anyway
EVERY = 1.0  # seconds without an action are a calm moment
_NEVER = 2**31 - 1  # portions, until Python looks further by itself
ALL = 2  # the generation that is everything
_BY_ITSELF = gc.get_threshold()


class Tidying:
    """Looks after the rubbish of a process; `acted` is how many actions there have been."""

    def __init__(self, acted: Callable[[], int]) -> None:
        self._acted, self._before, self._portions = acted, 0, 0
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """What is there by now stays."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(PORTION, _NEVER, _NEVER)
        gc.enable()  # whoever starts a process may do without
        gc.callbacks.append(self._count)
        self._task = asyncio.create_task(self._keep_tidy())

    def end(self) -> None:
        """Leave it to Python again."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
            gc.callbacks.remove(self._count)
            gc.set_threshold(*_BY_ITSELF)

    async def _keep_tidy(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.look()

    def look(self) -> bool:
        """Look through all there is, if it is time; whether it was."""
        before, self._before = self._before, self._acted()
        if self._portions < (MANY if before == self._before else TOO_MANY):
            return False
        gc.collect()
        self._portions = 0
        return True

    def _count(self, phase: str, about: dict[str, int]) -> None:
        """Python has looked for rubbish; at a portion, if it was not all there is."""
        if phase == "stop" and about["generation"] < ALL:
            self._portions += 1
