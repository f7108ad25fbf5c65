"""The command `longshore ladder`."""

from __future__ import annotations

from typing import Annotated

import typer

from longshore.cli.editions import Editions, use_editions
from longshore.cli.lab_arguments import (
    Bot,
    Edition,
    Engine,
    Json,
    Option,
    RayAddress,
    Seats,
    Seed,
    Workers,
)
from longshore.lab.ladder import RESULTS

STOPPED = 130


Bots = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="BOT...",
        help="Two or more for a round robin, as merchant, search:seconds=2 or file.py:Class;"
        " one to see it by itself. See `longshore bots`.",
    ),
]
Challenge = Annotated[
    str | None, typer.Option(metavar="BOT", help="One of these, at every seat in turn, …")
]
Field = Annotated[str | None, typer.Option(metavar="BOT", help="… among so many of these.")]
Games = Annotated[int | None, typer.Option(help="At least so many; 400 by default.")]
Stall = Annotated[
    int | None, typer.Option(help="Rounds after which a game is stopped; 100 by default.")
]
Paired = Annotated[
    bool,
    typer.Option("--paired", help="Play each deal as often as there are seats, moving on by one."),
]
Out = Annotated[
    str | None,
    typer.Option(metavar="FILE", help="Keep every game as JSON; go on with what it has."),
]
Plan = Annotated[
    str | None, typer.Option(metavar="FILE", help="Run the sections of a plan (TOML).")
]
Only = Annotated[
    list[str] | None,
    typer.Option(metavar="SECTION", help="Of a plan run only this; may be repeated."),
]
Results = Annotated[
    str, typer.Option(metavar="FOLDER", help="Where the results of a plan are kept.")
]
Write = Annotated[
    str | None, typer.Option(metavar="FILE", help="Write the page of a plan (Markdown).")
]
NoRun = Annotated[bool, typer.Option("--no-run", help="Play nothing; use what is kept.")]


def ladder(
    bots: Bots = None,
    *,
    bot: Bot = None,
    challenge: Challenge = None,
    field: Field = None,
    edition: Edition = None,
    seats: Seats = None,
    option: Option = None,
    games: Games = None,
    seed: Seed = None,
    stall: Stall = None,
    paired: Paired = False,
    workers: Workers = None,
    engine: Engine = "local",
    ray_address: RayAddress = None,
    out: Out = None,
    json: Json = False,
    plan: Plan = None,
    only: Only = None,
    results: Results = RESULTS,
    write: Write = None,
    no_run: NoRun = False,
    editions: Editions = None,
) -> None:
    """Measure how strong bots are: win shares with intervals, ratings, times.

    A round robin (longshore ladder random merchant), a challenge (--challenge merchant --field
    random), or all sections of a plan (--plan docs/ladder.toml --write docs/ladder.md).
    """
    from longshore.lab.ladder.asking import ContestTable, LadderTerms, run_contest, run_plan

    use_editions(editions)
    table = ContestTable(
        bots=(*(bots or ()), *(bot or ())),
        challenge=challenge,
        field=field,
        edition=edition,
        seats=seats,
        option=tuple(option or ()),
        games=games,
        seed=seed,
        stall=stall,
        paired=paired,
    )
    asked = LadderTerms(workers, engine, ray_address, json=json, no_run=no_run)
    if plan is None:
        stopped = run_contest(table, asked, out=out, only=tuple(only or ()), write=write)
    else:
        stopped = run_plan(
            plan, table, asked, out=out, only=tuple(only or ()), results=results, write=write
        )
    if stopped:
        raise typer.Exit(STOPPED)
