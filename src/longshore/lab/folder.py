"""What lies in a folder of results, and how it came about."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec

import longshore
from longshore.bots.bot import Budget
from longshore.game.options import OptionError, Options
from longshore.lab.errors import LabError
from longshore.lab.formats import FORMATS
from longshore.lab.rows import TABLES
from longshore.lab.setting import Setting

SETTING = "setting.json"
LOCK = ".lock"  # whose run it is; see `claim`
PARTS = "parts"  # a folder: what was done since the tables were last put together
_PASSING = ("command", "asked", "done")  # what does not change the rows


class Stored(msgspec.Struct, frozen=True, kw_only=True):
    """`setting.json`."""

    command: str
    version: str
    edition: str
    options: dict[str, Any]  # what differs from the edition
    seats: int
    bots: tuple[str, ...]
    seed: int
    rotate: bool
    turns: bool
    stall: int
    seconds: float | None
    work: int | None
    patience: float
    format: str
    asked: int
    done: int

    @classmethod
    def of(cls, setting: Setting, **rest: Any) -> Stored:
        return cls(
            version=longshore.__version__,
            edition=setting.options.edition,
            options=setting.options.changes(),
            seats=setting.options.seats,
            bots=setting.bots,
            seed=setting.seed,
            rotate=setting.rotate,
            turns=setting.turns,
            stall=setting.stall,
            seconds=setting.budget.seconds,
            work=setting.budget.work,
            patience=setting.patience,
            **rest,
        )

    def setting(self) -> Setting:
        """The table, to play more games at it."""
        return Setting.make(
            Options.make(self.edition, self.seats, **self.options),
            self.bots,
            seed=self.seed,
            rotate=self.rotate,
            turns=self.turns,
            stall=self.stall,
            budget=Budget(self.seconds, self.work),
            patience=self.patience,
        )

    def differs(self, other: Stored) -> str | None:
        """The first thing that makes other rows of another setting, if anything does."""
        for name in self.__struct_fields__:
            mine, others = getattr(self, name), getattr(other, name)
            if name not in _PASSING and mine != others:
                return f"{name} {_shown(mine)}, not {_shown(others)}"
        return None


def _shown(value: Any) -> str:
    if isinstance(value, tuple):
        return " ".join(value)
    if isinstance(value, dict):
        return " ".join(f"{name}={said}" for name, said in value.items()) or "as in the edition"
    return str(value)


def read_stored(folder: Path) -> Stored | None:
    """What a folder holds; None if it is new or empty."""
    if folder.exists() and not folder.is_dir():
        raise LabError(f"{folder} is a file, not a folder.")
    file = folder / SETTING
    try:
        stored = msgspec.json.decode(file.read_bytes(), type=Stored)
        stored.setting()
    except (FileNotFoundError, NotADirectoryError):
        if folder.is_dir() and any(path.name != LOCK for path in folder.iterdir()):
            raise LabError(f"{folder} has other things in it; give another folder.") from None
        return None
    except OSError as problem:
        raise LabError(f"{file}: {problem.strerror or problem}.") from None
    except OptionError as problem:  # an edition whose folder is not named, for one
        raise LabError(f"The table of {file} cannot be set up: {problem}") from None
    except (msgspec.MsgspecError, LabError) as problem:
        raise LabError(f"{file} is not the setting of a result: {problem}") from None
    if stored.format not in FORMATS:
        raise LabError(f"{file} is not the setting of a result: format {stored.format!r}.")
    return stored


def write_stored(folder: Path, stored: Stored) -> None:
    """Write `setting.json`, all of it or nothing."""
    text = msgspec.json.format(msgspec.json.encode(stored), indent=2)
    draft = folder / f".{SETTING}.new"
    draft.write_bytes(text + b"\n")
    put_in_place(draft, folder / SETTING)


def put_in_place(draft: Path, path: Path) -> None:
    """Let a draft become the file: after a power cut there is the old one or all of the new."""
    with draft.open("rb+") as file:
        os.fsync(file.fileno())
    draft.replace(path)


def sync_folder(folder: Path) -> None:
    """What was put in place stays there, before anything else is removed."""
    if os.name != "posix":
        return  # folders cannot be opened
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def whole_file(folder: Path, table: str, suffix: str) -> Path:
    """The file of a table once its parts are put together."""
    return folder / f"{table}.{suffix}"


def part_files(folder: Path, table: str, suffix: str) -> list[Path]:
    """The parts of a table, the oldest first; a part counts once its games are written."""
    parts = folder / PARTS
    complete = sorted(parts.glob(f"*-games.{suffix}"))
    return [path.with_name(path.name.replace("games", table)) for path in complete]


def sources(folder: Path, table: str, suffix: str) -> list[Path]:
    """All files that hold rows of a table."""
    whole = whole_file(folder, table, suffix)
    return [*([whole] if whole.exists() else []), *part_files(folder, table, suffix)]


def clear(folder: Path) -> None:
    """Remove the results of a folder, and nothing else that may lie there."""
    for suffix in FORMATS:
        for table in TABLES:
            whole_file(folder, table, suffix).unlink(missing_ok=True)
            for path in (folder / PARTS).glob(f"*-{table}.{suffix}"):
                path.unlink()
    (folder / SETTING).unlink(missing_ok=True)


def cannot_write(folder: Path, problem: OSError) -> LabError:
    return LabError(f"{folder} cannot be written: {problem.strerror or problem}.")


def default_folder(setting: Setting) -> Path:
    """`results/merchant-random-classic-4-seed-1`."""
    who = dict.fromkeys(spec.rpartition(os.sep)[2] for spec in setting.bots)
    words = [*who, setting.options.edition, str(setting.options.seats), f"seed-{setting.seed}"]
    safe = "-".join(
        "".join(c if c.isalnum() or c in "-.=" else "-" for c in word) for word in words
    )
    return Path("results") / safe[-120:].strip("-.")
