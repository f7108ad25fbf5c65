"""From the arguments of `longshore arena` to its games, its leaderboard and its site."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from longshore.lab.arena import RESULTS
from longshore.lab.arena.plan import read_plan
from longshore.lab.arena.playing import open_folder, play_arena
from longshore.lab.arena.show import printed
from longshore.lab.arena.site import write_site
from longshore.lab.arena.standings import stand
from longshore.lab.errors import LabError
from longshore.lab.ladder.asking import LadderTerms
from longshore.lab.ladder.ratings import need_openskill
from longshore.text.errors import UserError


def run_arena(file: str, terms: LadderTerms, out: str | None) -> bool:
    """Play what is missing of an arena, and show where everybody stands; True if it was stopped."""
    need_openskill("arena")
    evening = terms.evening()  # says what is wrong with the terms
    plan = read_plan(file)
    folder = Path(out) if out is not None else Path(RESULTS) / plan.name
    try:
        if terms.no_run:
            arena, stopped = open_folder(plan, folder), False
        else:
            arena, stopped = play_arena(
                plan,
                folder,
                hands=evening.workers,
                engine=evening.engine,
                ray_address=evening.ray_address,
            )
    except LabError as problem:
        raise UserError(str(problem)) from None
    if not arena.games:
        if terms.no_run:
            raise UserError(f"--no-run shows what {folder} has, and there is nothing.")
        return stopped
    summary, result = stand(plan, arena)
    index = write_site(folder, plan, arena, summary, result)
    if terms.json:
        print(msgspec.json.encode(summary).decode())
    else:
        print("\n".join(printed(plan, summary, result)))
        print(f"\n{index}")
    if stopped:
        print(f"{folder} has what is done; the same command goes on.", file=sys.stderr)
    return stopped
