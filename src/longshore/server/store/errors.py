"""What is wrong with a database, for the host who can put it right: one line."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

_TWICE = ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "23505")


class StoreError(Exception):
    """The whole sentence; it never holds a password or what is stored.

    When a write ends with one, it may have happened all the same: read before writing again.
    `lost` means that the database was not there to answer. `reason` and `code` are what the
    database said itself, if it said anything.
    """

    def __init__(
        self, sentence: str, *, lost: bool = False, reason: str = "", code: str | None = None
    ) -> None:
        super().__init__(sentence)
        self.lost, self.reason, self.code = lost, reason, code


class Twice(StoreError):
    """What was to be written, and may be there once only, is there already."""


@contextmanager
def plainly(shown: str) -> Iterator[None]:
    """Whatever the database complains of, as a StoreError.

    The complaint itself goes no further: its details may be what was to be stored, and a log that
    shows where an error came from would show them.
    """
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as problem:
        code, said = _code(problem), reason(problem)
        kind = Twice if code in _TWICE else StoreError
        raise kind(
            f"The database {shown} failed: {said}.",
            lost=_is_lost(problem),
            reason=said,
            code=code,
        ) from None


def reason(problem: Exception) -> str:
    """The first line of a complaint, which names no values."""
    original = _original(problem)
    line = next((line for line in str(original).splitlines() if line.strip()), "")
    return line.strip().rstrip(".:") or type(original).__name__


def _original(problem: Exception) -> BaseException:
    orig = problem.orig if isinstance(problem, DBAPIError) else None
    return problem if orig is None else orig


def _code(problem: Exception) -> str | None:
    """SQLite's name for it, or PostgreSQL's number."""
    original = _original(problem)
    code = getattr(original, "sqlite_errorname", None) or getattr(original, "sqlstate", None)
    return None if code is None else str(code)


def _is_lost(problem: Exception) -> bool:
    if isinstance(problem, DBAPIError):
        return problem.connection_invalidated or problem.statement is None  # still connecting
    return isinstance(problem, SQLAlchemyError)  # no connection was to be had in time
