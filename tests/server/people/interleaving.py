"""Two transactions of a PostgreSQL database at once, in all the ways in which one can be stopped
between its statements while the other goes as far as it gets.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import Engine, event, text

from longshore.server.domain.refused import WishRefused
from longshore.server.store import Store
from tests.patience import PATIENCE
from tests.server.moving_time import until

_BLOCKED = text(
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE datname = current_database() AND wait_event_type = 'Lock'"
)


class _Run:
    """One of the two, in a thread; refused it may be, and nothing else."""

    def __init__(self, work: Callable[[], object], stop_at: int = 0) -> None:
        self.problem: BaseException | None = None
        self.statements = 0
        self.stopped, self.go_on = threading.Event(), threading.Event()
        self._work, self._stop_at = work, stop_at
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        try:
            with suppress(WishRefused):
                self._work()
        except BaseException as problem:  # noqa: BLE001  it is told by who waits
            self.problem = problem

    def hear(self, _connection: object, _cursor: object, statement: str, *_: Any) -> None:
        """Before each statement of its thread that takes anything."""
        reads = statement.startswith("SELECT") and "FOR UPDATE" not in statement
        if reads or threading.current_thread() is not self.thread:
            return
        self.statements += 1
        if self.statements == self._stop_at:
            self.stopped.set()
            assert self.go_on.wait(PATIENCE)

    @property
    def over(self) -> bool:
        return not self.thread.is_alive()


def interleaved(
    store: Store, one: Callable[[], object], other: Callable[[], object], at: int
) -> bool:
    """Stop `one` before its statement `at`, let `other` go as far as it gets, then both; whether
    `one` came that far. What goes wrong in either is raised.
    """
    first, second = _Run(one, at), _Run(other)
    event.listen(Engine, "before_cursor_execute", first.hear)
    try:
        first.thread.start()
        until(lambda: first.stopped.is_set() or first.over)
        came = first.stopped.is_set()
        second.thread.start()
        until(lambda: second.over or _blocked(store))
        first.go_on.set()
        until(lambda: first.over and second.over)
    finally:
        first.go_on.set()
        event.remove(Engine, "before_cursor_execute", first.hear)
    for run in (first, second):
        if run.problem is not None:
            raise run.problem
    return came


def _blocked(store: Store) -> bool:
    with store.database.reading() as connection:
        return bool(connection.execute(_BLOCKED).scalar())
