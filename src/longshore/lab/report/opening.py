"""What FILE is: a folder of results, or a recorded game; whatever is wrong with it in one line."""

from __future__ import annotations

import textwrap
from pathlib import Path

import polars as pl

from longshore.game.options import load_edition
from longshore.lab.errors import LabError
from longshore.lab.folder import SETTING, Stored
from longshore.lab.report.recorded import read_recorded
from longshore.lab.report.source import ReportSource, code
from longshore.lab.results import Results, load
from longshore.lab.setting import changes_text
from longshore.text.errors import UserError
from longshore.text.files import STDIN

_TABLES = (".parquet", ".csv")


def open_source(name: str) -> ReportSource:
    """The source that a file or a folder is."""
    if name == STDIN:
        return read_recorded(name)
    path = Path(name)
    try:
        folder, file = path.is_dir(), path.is_file()
    except ValueError:  # a NUL in the name
        raise UserError(f"{name!r} is not the name of a file.") from None
    if folder:
        return read_result(path)
    if file and (path.suffix in _TABLES or path.name == SETTING):
        raise UserError(f"{name} is a part of a result: give its folder, {path.parent}.")
    return read_recorded(name)


def read_result(folder: Path) -> ReportSource:
    """The source of a folder that `longshore simulate` wrote."""
    if not (folder / SETTING).is_file():
        raise UserError(
            f"{folder} is not a result of `longshore simulate`: it has no {SETTING} in it."
        )
    results, stored = _load(folder)
    if results.games.is_empty() or results.seats.is_empty():
        raise UserError(f"{folder} has no games yet: `{stored.command or 'longshore simulate'}`.")
    return ReportSource(
        kind="result",
        name=str(folder),
        facts=_facts(folder, stored, results.games.height),
        edition=load_edition(stored.edition),
        seats_at_table=stored.seats,
        games=results.games,
        seats=results.seats,
        turns=results.turns,
        notes=_notes(stored, results.games.height),
    )


def unreadable(place: object, problem: Exception) -> UserError:
    """A file that is broken, in one line."""
    reason = " ".join(str(problem).split())
    return UserError(f"{place} cannot be read: {textwrap.shorten(reason, 200)}")


def _load(folder: Path) -> tuple[Results, Stored]:
    try:
        results = load(folder)
        if results.turns is not None:  # read only where a figure needs it: find a fault here
            results.turns.select(pl.len()).collect()
    except LabError as problem:
        raise UserError(str(problem)) from None
    except (pl.exceptions.PolarsError, OSError) as problem:
        raise unreadable(folder, problem) from None
    if results.stored is None:
        raise UserError(f"{folder} is not a result of `longshore simulate`.")
    return results, results.stored


def _facts(folder: Path, stored: Stored, games: int) -> dict[str, str]:
    setting = stored.setting()
    changes = changes_text(setting.options)
    facts = {
        "Command": code(stored.command) if stored.command else "not known",
        "Folder": code(str(folder)),
        "Edition": stored.edition,
        "Options": code(changes) if changes else "as the edition has them",
        "Seats": str(stored.seats),
        "Bots": ", ".join(code(bot) for bot in stored.bots)
        + ("; each game they move on by one seat" if stored.rotate else "; always in these seats"),
        "Seed": str(stored.seed),
        "Games": f"{games:,}" if games >= stored.asked else f"{games:,} of {stored.asked:,}",
        "Stall limit": f"{stored.stall} rounds",
    }
    if stored.seconds is not None:
        facts["Time a decision"] = f"{stored.seconds:g} s"
    if stored.work is not None:
        facts["Work a decision"] = f"{stored.work:,}"
    return facts | {"Version": f"longshore {stored.version}"}


def _notes(stored: Stored, games: int) -> list[str]:
    if games >= stored.asked:
        return []
    return [f"{games:,} of {stored.asked:,} games are done; the rest of the run is missing here."]
