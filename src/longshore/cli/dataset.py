"""The command `longshore dataset`."""

from __future__ import annotations

from typing import Annotated

import typer

from longshore.cli.console import counted
from longshore.cli.editions import Editions, use_editions
from longshore.cli.lab_arguments import Bot, Edition, Json, Option, Seats, Seed


def dataset(
    sources: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="SOURCE...",
            help="Recorded games: files, folders of them, or folders of `longshore simulate`.",
        ),
    ] = None,
    *,
    out: Annotated[str, typer.Option(metavar="FOLDER", help="Where to: a new folder.")],
    bot: Bot = None,
    games: Annotated[
        int, typer.Option(metavar="N", help="How many the bots play now, with --bot.")
    ] = 100,
    seed: Seed = None,
    edition: Edition = None,
    seats: Seats = None,
    option: Option = None,
    kind: Annotated[str, typer.Option("--format", help="parquet (default) or npz.")] = "parquet",
    json: Json = False,
    editions: Editions = None,
) -> None:
    """Write games as rows to learn from: what a seat saw, what it did, and what came of it."""
    from longshore.envs.dataset import make_dataset, played_now, read_source
    from longshore.lab.errors import LabError
    from longshore.lab.planning import Given, make_plan
    from longshore.text.errors import UserError

    use_editions(editions)
    if not sources and not bot:
        raise UserError("Say which games: files or folders, or who plays some now with --bot.")
    if sources and bot:
        raise UserError("Give files and folders, or --bot for games that are played now; not both.")
    try:
        if bot:
            given = Given(tuple(bot), games, seed, edition, seats, tuple(option or ()))
            plan = make_plan(given, out, resume=False, replace=False)
            found = [played_now(plan.setting, plan.games)]
        else:
            found = [read_source(name) for name in sources or ()]
        made = make_dataset(found, out, kind)
    except LabError as problem:
        raise UserError(str(problem)) from None
    if json:
        import msgspec

        told = {**made._asdict(), "folder": str(made.folder)}
        print(msgspec.json.encode(told).decode())
        return
    print(f"{made.folder}: {counted(made.rows, 'row')} of {counted(made.games, 'game')}")
    if made.left_out:
        left = counted(made.left_out, "move")
        print(f"Left out, since environments do not offer them: {left}.")
