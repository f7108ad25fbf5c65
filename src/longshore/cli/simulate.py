"""The command `longshore simulate`."""

from __future__ import annotations

import shlex
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from longshore.cli.console import counted
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

if TYPE_CHECKING:
    from longshore.lab.simulate import Simulated

STOPPED = 130


Bots = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="BOT...",
        help="Who plays, as merchant, search:seconds=2 or file.py:Class, one for each seat;"
        " the last one takes the seats that are left; merchants if nobody is named. See `longshore"
        " bots`.",
    ),
]
Games = Annotated[int | None, typer.Option(metavar="N", help="How many; 100 by default.")]
Rotate = Annotated[
    bool | None,
    typer.Option("--rotate/--no-rotate", help="The bots move on a seat a game, or stay."),
]
Turns = Annotated[
    bool | None, typer.Option("--turns", help="Write a row a turn as well: the whole economy.")
]
Stall = Annotated[
    int | None, typer.Option(metavar="N", help="End a game after so many rounds; 100.")
]
Seconds = Annotated[float | None, typer.Option(help="Time for one decision, for bots that search.")]
Work = Annotated[int | None, typer.Option(help="Playouts for one decision, for bots that search.")]
Out = Annotated[str | None, typer.Option(metavar="FOLDER", help="Where to; results/… by default.")]
TableFormat = Annotated[str | None, typer.Option("--format", help="parquet (default) or csv.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with --out, as it was set up.")]
Replace = Annotated[bool, typer.Option("--replace", help="Replace the results in the folder.")]


def simulate(
    bots: Bots = None,
    *,
    bot: Bot = None,
    games: Games = None,
    seed: Seed = None,
    edition: Edition = None,
    seats: Seats = None,
    option: Option = None,
    rotate: Rotate = None,
    turns: Turns = None,
    stall: Stall = None,
    seconds: Seconds = None,
    work: Work = None,
    out: Out = None,
    table_format: TableFormat = None,
    workers: Workers = None,
    engine: Engine = "local",
    ray_address: RayAddress = None,
    resume: Resume = False,
    replace: Replace = False,
    json: Json = False,
    editions: Editions = None,
) -> None:
    """Play many games between bots and write down what came of them."""
    from longshore.lab.errors import LabError
    from longshore.lab.planning import Given, make_plan
    from longshore.lab.simulate import simulate as run
    from longshore.text.errors import UserError

    use_editions(editions)
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
        if given.bots is None and not resume:
            what = f"{counted(plan.games, 'game')} between bots {plan.setting.bots[0]}"
            others = "`longshore simulate hard steady` names others"
            print(f"Nobody was named: {what}; {others}.", file=sys.stderr, flush=True)
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
