"""Names that the host of the server lets nobody go by."""

from __future__ import annotations

import unicodedata

from longshore.server.domain import entries as log
from longshore.server.domain.entries import AnyEntry
from longshore.server.domain.settings import JOINER, tidy


def folded(name: str) -> str:
    """A name as it is compared: however its letters are written, and without what does not show."""
    plain = unicodedata.normalize("NFKC", tidy(name)).replace(JOINER, "")
    return " ".join(plain.casefold().split())


def names_taken(entry: AnyEntry) -> tuple[str, ...]:
    """The names that people take with an entry; those they have already are no new ones."""
    if isinstance(entry, log.Opened):
        return tuple(one.name for one in entry.seats if one.kind == "person")
    if isinstance(entry, log.Joined | log.Renamed):
        return (entry.name,)
    if isinstance(entry, log.Said) and entry.guest:
        return (entry.name,)
    return ()
