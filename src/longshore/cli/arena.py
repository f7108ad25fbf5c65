"""The command `longshore arena`."""

from __future__ import annotations

from typing import Annotated

import typer

from longshore.cli.editions import Editions, use_editions
from longshore.cli.lab_arguments import Engine, Json, RayAddress, Workers

STOPPED = 130

Plan = Annotated[str, typer.Argument(metavar="PLAN", help="A file in TOML; see docs/arena.md.")]
Out = Annotated[
    str | None,
    typer.Option(metavar="FOLDER", help="Where it is kept; results/arena/PLAN by default."),
]
NoRun = Annotated[bool, typer.Option("--no-run", help="Play nothing; show what is kept.")]


def arena(
    plan: Plan,
    *,
    out: Out = None,
    workers: Workers = None,
    engine: Engine = "local",
    ray_address: RayAddress = None,
    json: Json = False,
    no_run: NoRun = False,
    editions: Editions = None,
) -> None:
    """Let bots, models and programs meet at the same deals; a leaderboard, and every game to keep.

    What is finished is kept at once: however it is stopped, the same command goes on.
    """
    from longshore.lab.arena.asking import run_arena
    from longshore.lab.ladder.asking import LadderTerms

    use_editions(editions)
    asked = LadderTerms(workers, engine, ray_address, json=json, no_run=no_run)
    if run_arena(plan, asked, out):
        raise typer.Exit(STOPPED)
