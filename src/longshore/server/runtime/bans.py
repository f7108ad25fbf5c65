"""Names that nobody may take: known to every process, looked at before anything is written down."""

from __future__ import annotations

from collections.abc import Iterable
from threading import Lock

from longshore.server.domain.entries import AnyEntry
from longshore.server.domain.names import as_compared, names_taken
from longshore.server.domain.refused import NotAllowed
from longshore.server.store import Store

MOST = 1_000  # names that may be banned


class Bans:
    """What is banned, as this process has read it last."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._banned: frozenset[str] = frozenset()
        self._reading = Lock()  # who looked first must not have the last word

    def read(self) -> None:
        """Look what is banned; away from the event loop."""
        with self._reading:
            self._banned = frozenset(one.compared for one in self._store.banned())

    def need_free(self, entries: Iterable[AnyEntry]) -> None:
        """Refused if somebody would take a name with them that is banned."""
        if not self._banned:
            return
        for entry in entries:
            for name in names_taken(entry):
                if as_compared(name) in self._banned:
                    raise NotAllowed("name-banned", name=name)
