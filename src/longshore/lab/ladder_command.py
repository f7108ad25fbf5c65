"""The command `longshore ladder`."""

from __future__ import annotations

from typing import Annotated

import typer

STOPPED = 130


def ladder(
    bots: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="BOT...",
            help="Two or more for a round robin, as merchant, search:seconds=2 or file.py:Class;"
            " one to see it by itself. See `longshore bots`.",
        ),
    ] = None,
    *,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="BOT", help="The same; may be repeated."),
    ] = None,
    challenge: Annotated[
        str | None, typer.Option(metavar="BOT", help="One of these, at every seat in turn, …")
    ] = None,
    field: Annotated[
        str | None, typer.Option(metavar="BOT", help="… among so many of these.")
    ] = None,
    edition: Annotated[str | None, typer.Option(help="classic (default) or anniversary.")] = None,
    seats: Annotated[int | None, typer.Option(help="3 to 5; 4 by default.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="Another rule, as money=open; may be repeated."),
    ] = None,
    games: Annotated[int | None, typer.Option(help="At least so many; 400 by default.")] = None,
    seed: Annotated[
        int | None, typer.Option(help="All chance comes from it; 1 by default.")
    ] = None,
    stall: Annotated[
        int | None, typer.Option(help="Rounds after which a game is stopped; 100 by default.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(metavar="N", help="Processes; all cores by default.")
    ] = None,
    engine: Annotated[str, typer.Option(help="local, or ray for a Ray cluster.")] = "local",
    ray_address: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="The cluster; a Ray of its own if none.")
    ] = None,
    out: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Keep every game as JSON; go on with what it has."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    plan: Annotated[
        str | None, typer.Option(metavar="FILE", help="Run the sections of a plan (TOML).")
    ] = None,
    only: Annotated[
        list[str] | None,
        typer.Option(metavar="SECTION", help="Of a plan run only this; may be repeated."),
    ] = None,
    results: Annotated[
        str, typer.Option(metavar="FOLDER", help="Where the results of a plan are kept.")
    ] = "results/ladder",
    write: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write the page of a plan (Markdown).")
    ] = None,
    no_run: Annotated[
        bool, typer.Option("--no-run", help="Play nothing; use what is kept.")
    ] = False,
) -> None:
    """Measure how strong bots are: win shares with intervals, ratings, times.

    A round robin (longshore ladder random merchant), a challenge (--challenge merchant --field
    random), or all sections of a plan (--plan docs/ladder.toml --write docs/ladder.md).
    """
    from longshore.lab.ladder.asking import Asked, Table, run_contest, run_plan

    table = Table(
        bots=(*(bots or ()), *(bot or ())),
        challenge=challenge,
        field=field,
        edition=edition,
        seats=seats,
        option=tuple(option or ()),
        games=games,
        seed=seed,
        stall=stall,
    )
    asked = Asked(workers, engine, ray_address, json=json, no_run=no_run)
    if plan is None:
        stopped = run_contest(table, asked, out=out, only=tuple(only or ()), write=write)
    else:
        stopped = run_plan(
            plan, table, asked, out=out, only=tuple(only or ()), results=results, write=write
        )
    if stopped:
        raise typer.Exit(STOPPED)
