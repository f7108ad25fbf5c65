"""The command `longshore simulate`."""

from __future__ import annotations

import shlex
import sys
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from longshore.lab.simulate import Simulated

STOPPED = 130


def simulate(
    bots: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="BOT...",
            help="Who plays, as merchant, search:seconds=2 or file.py:Class, one for each seat;"
            " the last one takes the seats that are left. See `longshore bots`.",
        ),
    ] = None,
    *,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="BOT", help="The same; may be repeated."),
    ] = None,
    games: Annotated[
        int | None, typer.Option(metavar="N", help="How many; 100 by default.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="All chance comes from it; 1 by default.")
    ] = None,
    edition: Annotated[str | None, typer.Option(help="classic (default) or anniversary.")] = None,
    seats: Annotated[int | None, typer.Option(help="3 to 5; 4 by default.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="Another rule, as money=open; may be repeated."),
    ] = None,
    rotate: Annotated[
        bool | None,
        typer.Option("--rotate/--no-rotate", help="The bots move on a seat a game, or stay."),
    ] = None,
    turns: Annotated[
        bool | None, typer.Option("--turns", help="Write a row a turn as well: the whole economy.")
    ] = None,
    stall: Annotated[
        int | None, typer.Option(metavar="N", help="End a game after so many rounds; 100.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(help="Time for one decision, for bots that search.")
    ] = None,
    work: Annotated[
        int | None, typer.Option(help="Playouts for one decision, for bots that search.")
    ] = None,
    out: Annotated[
        str | None, typer.Option(metavar="FOLDER", help="Where to; results/… by default.")
    ] = None,
    table_format: Annotated[
        str | None, typer.Option("--format", help="parquet (default) or csv.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(metavar="N", help="Processes; all cores by default.")
    ] = None,
    engine: Annotated[str, typer.Option(help="local, or ray for a Ray cluster.")] = "local",
    ray_address: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="The cluster; a Ray of its own if none.")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with --out, as it was set up.")
    ] = False,
    replace: Annotated[
        bool, typer.Option("--replace", help="Replace the results in the folder.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play many games between bots and write down what came of them."""
    from longshore.lab.errors import LabError
    from longshore.lab.planning import Given, make_plan
    from longshore.lab.simulate import simulate as run
    from longshore.terminal.files import UserError

    given = Given(
        bots=(*(bots or []), *(bot or [])) or None,
        games=games,
        seed=seed,
        edition=edition,
        seats=seats,
        options=None if option is None else tuple(option),
        rotate=rotate,
        turns=turns,
        stall=stall,
        seconds=seconds,
        work=work,
        format=table_format,
    )
    try:
        plan = make_plan(given, out, resume=resume, replace=replace)._replace(
            workers=workers,
            engine=engine,
            ray_address=ray_address,
            command=shlex.join(["longshore", *sys.argv[1:]]),
        )
        outcome = run(plan, replace=replace)
    except LabError as problem:
        raise UserError(str(problem)) from None
    _show(outcome, str(plan.folder), as_json=json)
    if outcome.stopped:
        raise typer.Exit(STOPPED)


def _show(outcome: Simulated, folder: str, *, as_json: bool) -> None:
    """The summary; and, if it was stopped, how to go on."""
    from longshore.lab.summary import as_json as told
    from longshore.lab.summary import print_summary

    stored = outcome.stored
    if as_json:
        print(told(outcome.summary, folder, stored.asked, stored.done))
    else:
        print_summary(outcome.summary, folder)
    if outcome.stopped:
        again = shlex.join(["longshore", "simulate", "--resume", "--out", folder])
        done = f"{stored.done:,} of {stored.asked:,} games are done"
        print(f"{done}; `{again}` goes on.", file=sys.stderr)
