"""Where the games of a dataset come from: files, results of `longshore simulate`, bots now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from longshore.engine.readiness import prepare
from longshore.lab.errors import LabError
from longshore.lab.folder import SETTING, read_stored, sources
from longshore.lab.formats import FORMATS
from longshore.lab.players import check_players
from longshore.lab.recorded import trace_record
from longshore.lab.setting import Setting, changes_text
from longshore.lab.table import TableResult, Trace, trace_table
from longshore.lab.table_parts import table_parts
from longshore.notation import NotationError
from longshore.notation.games import SUFFIX


class GameSource(NamedTuple):
    """Some games; they are read or played one after the other, when they are asked for."""

    name: str
    games: int
    traces: Callable[[], Iterator[Trace]]


def played_now(setting: Setting, games: int) -> GameSource:
    """Games between bots, the same as `longshore simulate` plays."""
    if games < 1:
        raise LabError(f"At least 1 game is played; not {games}.")
    check_players(setting.bots, served=False)
    table = f"{setting.options.edition} {setting.options.seats} {changes_text(setting.options)}"
    who = " ".join(setting.bots)
    name = f"{table.strip()}: {who}, seed {setting.seed}, games 0 to {games - 1}"

    def traces() -> Iterator[Trace]:
        prepare(*table_parts(setting))
        for number in range(games):
            yield trace_table(setting, number)[0]

    return GameSource(name, games, traces)


def read_source(name: str) -> GameSource:
    """A file of a game, a folder of such files, or a folder of results."""
    path = Path(name)
    if path.is_dir() and (path / SETTING).exists():
        return _results(path)
    files = sorted(path.glob(f"*{SUFFIX}")) if path.is_dir() else [path]
    if not files:
        raise LabError(f"{path} has neither results of `longshore simulate` nor {SUFFIX} files.")
    missing = next((file for file in files if not file.is_file()), None)
    if missing is not None:
        raise LabError(f"There is no file {missing}.")
    return GameSource(name, len(files), lambda: map(_read, files))


def _read(file: Path) -> Trace:
    try:
        return trace_record(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, NotationError) as problem:
        raise LabError(f"{file}: {problem}") from None


def _results(folder: Path) -> GameSource:
    stored = read_stored(folder)
    if stored is None:
        raise LabError(f"{folder} is empty.")
    read = FORMATS[stored.format]().rows
    rows = (row for file in sources(folder, "games", stored.format) for row in read(file, "games"))
    scores = {int(row["game"]): (row["rounds"], row["best_score"]) for row in rows}
    setting = stored.setting()

    def traces() -> Iterator[Trace]:
        prepare(*table_parts(setting))
        for number in sorted(scores):
            trace, result = trace_table(setting, number)
            _check_again(folder, number, result, scores[number])
            yield trace

    return GameSource(str(folder), len(scores), traces)


def _check_again(folder: Path, number: int, result: TableResult, was: tuple[int, int]) -> None:
    """Results have no moves: the games are played again, and have to come out as they did."""
    if (result.game.rounds, result.game.best_score) != was:
        raise LabError(
            f"Game {number} of {folder} does not come out as it did. Bots that think by the clock,"
            " or have changed since, cannot be played again: play anew, with --bot."
        )
