"""The commands `longshore perft` and `longshore bench`."""

from __future__ import annotations

from typing import Annotated

import typer

MOST_SECONDS = 3600
DEEPEST = 30

Edition = Annotated[str, typer.Option(help="classic, anniversary, or one of LONGSHORE_EDITIONS.")]
Seats = Annotated[int, typer.Option(help="3 to 5.")]


def perft(
    edition: Edition = "classic",
    seats: Seats = 4,
    seed: Annotated[int, typer.Option(help="The deal to count from.")] = 1,
    depth: Annotated[int, typer.Option(help=f"Moves, 1 to {DEEPEST}.")] = 4,
    divide: Annotated[bool, typer.Option("--divide", help="By first move.")] = False,
) -> None:
    """Count the sequences of moves from a deal, to check the rules."""
    from longshore.engine.readiness import prepare
    from longshore.game.written_options import make_options, make_seed
    from longshore.terminal import measure

    options = make_options(edition, seats, [])
    _need(1 <= depth <= DEEPEST, f"--depth is from 1 to {DEEPEST}, not {depth}.")
    state = measure.dealt(options, make_seed(seed))
    prepare(measure.THE_MEASURES)
    if not divide:
        for length in range(1, depth + 1):
            print(f"{length:3} {measure.count(state, length):>24,}", flush=True)
        return
    branches = measure.divide(state, depth)
    for branch in branches:
        print(f"{branch.name:24} {branch.nodes:>24,}")
    print(f"{'together':24} {sum(branch.nodes for branch in branches):>24,}")


def bench(
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    seconds: Annotated[float, typer.Option(help="For each edition.")] = 3.0,
    seats: Seats = 4,
) -> None:
    """Measure random play: moves per second on one core, by edition."""
    from json import dumps

    from longshore.engine.readiness import prepare
    from longshore.game.options import edition_names
    from longshore.game.written_options import make_options
    from longshore.terminal import measure

    _need(0 < seconds <= MOST_SECONDS, f"--seconds is more than 0, at most {MOST_SECONDS}.")
    tables = {name: make_options(name, seats, []) for name in edition_names()}
    prepare(measure.THE_MEASURES)
    rates = {name: measure.moves_per_second(table, seconds) for name, table in tables.items()}
    if json:
        print(dumps({name: round(rate) for name, rate in rates.items()}, ensure_ascii=False))
        return
    for name, rate in rates.items():
        print(f"{name:12} {rate:>12,.0f} random moves/s, {seats} seats, one core")


def _need(right: bool, reason: str) -> None:
    from longshore.text.errors import UserError

    if not right:
        raise UserError(reason)
