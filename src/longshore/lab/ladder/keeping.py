"""Results kept in a folder, a file a run: found again if they are still what they say."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from longshore.lab.ladder.contest import Contest
from longshore.lab.ladder.result import BotOrigin, ContestResult, read, stale


class Kept(NamedTuple):
    """What a folder has of a run: a result, or why there is none."""

    result: ContestResult | None
    reason: str


def file_of(folder: str, name: str) -> Path:
    return Path(folder) / f"{name}.json"


def look_up(file: Path, contest: Contest, origin: BotOrigin) -> Kept:
    """The kept result of a contest, complete or not; a stale one is not used."""
    if not file.exists():
        return Kept(None, "it has not been run yet")
    result = read(file)
    if reason := stale(result, contest, origin):
        return Kept(None, f"the result kept is stale, {reason}; run it again")
    # the beginning of a longer contest counts for that one
    result.contest, result.command = contest, contest.command()
    return Kept(result, "")
