"""`--editions DIR`: further editions for a command, as LONGSHORE_EDITIONS names them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

Editions = Annotated[
    str | None,
    typer.Option(
        metavar="DIR",
        help="A folder with further editions, each a TOML file; by default LONGSHORE_EDITIONS.",
    ),
]


def use_editions(folder: str | None) -> None:
    """Have the editions of a folder, here and in the processes that this one starts."""
    from longshore.game.editions import VARIABLE, editions

    if folder is not None:
        os.environ[VARIABLE] = str(Path(folder).absolute())
    editions()  # what is wrong with them is said before anything is done
