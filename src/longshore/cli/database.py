"""The database that a command is about, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

Database = Annotated[
    str,
    typer.Option(
        metavar="URL",
        envvar="LONGSHORE_DATABASE",
        show_default=False,
        help="sqlite:///FILE or postgresql://…; the file in your data folder by default.",
    ),
]
DEFAULT_DATABASE = "sqlite://"


@contextmanager
def trouble_told() -> Iterator[None]:
    """What is wrong with a database is for the host to put right."""
    from longshore.server.store import StoreError
    from longshore.text.errors import UserError

    try:
        yield
    except StoreError as problem:
        raise UserError(str(problem)) from None
