"""Names that the host of the server lets nobody go by."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from longshore.server.domain import entries as log
from longshore.server.domain.entries import AnyEntry
from longshore.server.domain.settings import UNSEEN, one_line

# Letters of Greek and Cyrillic, as small ones, that look like a Latin one, be it as capitals only.
_LIKE = {
    "αβεζηικμνορτυχ": "abezhikmnoptyx",
    "авекмнорстухіјѕһԁԛԝүгӏ": "abekmhopctyxijshdqwyrl",
    "ıɑɡʏ": "iagy",  # and Latin ones beside the alphabet
}
_SEEN = str.maketrans(
    {of: to for these, those in _LIKE.items() for of, to in zip(these, those, strict=True)}
    | dict.fromkeys(UNSEEN)
)


@lru_cache(maxsize=10_000)  # lists of tables are full of the same few
def as_compared(name: str) -> str:
    """A name as it is compared: however its letters are written, in the Latin letters that they
    look like, and without what does not show.
    """
    plain = unicodedata.normalize("NFKC", one_line(name)).casefold().translate(_SEEN)
    return " ".join(plain.split())


def names_taken(entry: AnyEntry) -> tuple[str, ...]:
    """The names that people take with an entry; those they have already are no new ones."""
    if isinstance(entry, log.Opened):
        return tuple(one.name for one in entry.seats if one.kind == "person")
    if isinstance(entry, log.Joined | log.Renamed):
        return (entry.name,)
    if isinstance(entry, log.Said) and entry.guest:
        return (entry.name,)
    return ()
