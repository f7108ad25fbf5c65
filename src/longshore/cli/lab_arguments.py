"""What the lab's commands take alike."""

from __future__ import annotations

from typing import Annotated

import typer

Bot = Annotated[
    list[str] | None,
    typer.Option(metavar="BOT", help="The same; may be repeated."),
]
Edition = Annotated[
    str | None, typer.Option(help="classic (default), anniversary, or one of --editions.")
]
Seats = Annotated[int | None, typer.Option(help="3 to 5; 4 by default.")]
Option = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME=VALUE", help="Another rule, as money=open; may be repeated."),
]
Seed = Annotated[int | None, typer.Option(help="All chance comes from it; 1 by default.")]
Workers = Annotated[int | None, typer.Option(metavar="N", help="Processes; all cores by default.")]
Engine = Annotated[str, typer.Option(help="local, or ray for a Ray cluster.")]
RayAddress = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="The cluster; a Ray of its own if none.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
