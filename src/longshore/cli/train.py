"""The command `longshore train`."""

from __future__ import annotations

from typing import Annotated

import typer

Run = Annotated[
    str | None,
    typer.Argument(
        metavar="RUN",
        help="A TOML file, or one of processor, graphics, tiny. Without it --out is gone on with.",
    ),
]
Out = Annotated[str | None, typer.Option(metavar="FOLDER", help="results/train/NAME by default.")]
Minutes = Annotated[float | None, typer.Option(help="Stop after so long, to be gone on with.")]
Export = Annotated[
    str | None,
    typer.Option(
        metavar="FILE", help="Write the weights of --out for `learned` and `search`, instead."
    ),
]
Begin = Annotated[
    str | None,
    typer.Option(metavar="FILE", help="Begin as the player in these weights: nothing is copied."),
]
Measure = Annotated[
    int | None,
    typer.Option(metavar="N", help="Measure the player of --out in N games a table, instead."),
]
Temperature = Annotated[float, typer.Option(help="For --measure: 0 plays the likeliest move.")]
Page = Annotated[bool, typer.Option("--curves", help="Draw the curves of --out, instead.")]


def train(
    run: Run = None,
    *,
    out: Out = None,
    minutes: Minutes = None,
    begin: Begin = None,
    export: Export = None,
    curves: Page = False,
    measure: Measure = None,
    temperature: Temperature = 0.0,
) -> None:
    """Train a player by self-play, or go on where a run was stopped (Ctrl-C keeps it)."""
    from pathlib import Path

    import torch  # noqa: F401  whose absence is told before anything else

    from longshore.text.errors import UserError
    from longshore.train.running import open_training
    from longshore.train.settings import read_run

    if run is None and out is None:
        raise UserError("Name a run, as `longshore train processor`, or a folder with --out.")
    plan = None if run is None else read_run(run)
    folder = Path(out) if out else Path("results") / "train" / (plan.name if plan else "")
    if export is not None:
        from longshore.train.exporting import export as write

        write(folder, Path(export))
        print(export)
        return
    if measure is not None:
        from longshore.train.exporting import player_of
        from longshore.train.measuring import table_of

        player, run_of_it = player_of(folder)
        print(table_of(player, measure, temperature, run_of_it.env_threads))
        return
    if curves:
        from longshore.train.curves import write_page

        print(write_page(folder))
        return
    training = open_training(plan, folder)
    if begin is not None:
        from longshore.train.exporting import begin_as

        begin_as(training, begin)
    print(f"{folder}: {training.weights:,} weights, {training.stage}")
    training.train(None if minutes is None else 60 * minutes)
    print(f"{folder}: {training.stage} after {training.decisions:,} decisions of this stage.")
