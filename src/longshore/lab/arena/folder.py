"""What is kept of an arena: a line a game, written down when the game ends and never again.

A line that was cut off by a power failure or a kill is dropped; its game is played once more. So
whenever a run is stopped, what was finished stays, and nothing of it is played twice.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import msgspec

from longshore import __version__
from longshore.lab.errors import LabError
from longshore.lab.folder import cannot_write
from longshore.lab.ladder.clock import DecisionClock
from longshore.lab.ladder.contest import Contest
from longshore.lab.ladder.origin import origin_of
from longshore.lab.ladder.result import BotOrigin, ContestResult, LadderGame, Session, stale
from longshore.lab.table import Fault
from longshore.text.files import write_text

FORMAT = 1
HEAD, GAMES = "arena.json", "games.jsonl"


class ArenaGame(msgspec.Struct, frozen=True, kw_only=True):
    """One game, whole: what is in brackets is by seat."""

    game: LadderGame
    clocks: tuple[DecisionClock, ...]
    costs: tuple[dict[str, float], ...]
    faults: tuple[Fault, ...]
    record: str  # in notation


class ArenaHead(msgspec.Struct, frozen=True, kw_only=True):
    """What all games have in common."""

    format: int = FORMAT
    version: str = __version__
    contest: Contest
    patience: float
    origin: BotOrigin
    sessions: tuple[Session, ...] = ()


class ArenaFolder:
    """The folder of an arena, with the games that are there."""

    def __init__(self, folder: Path, contest: Contest, patience: float) -> None:
        self.folder = folder
        self.head = ArenaHead(contest=contest, patience=patience, origin=origin_of(contest.bots))
        self.games: list[ArenaGame] = []
        self._whole = 0  # bytes of the lines that are whole
        there = self._read_head()
        if there is not None:
            self.games = self._read_games(there)
            self.head = msgspec.structs.replace(self.head, sessions=there.sessions)

    @property
    def missing(self) -> list[int]:
        """The numbers of the games that are still to be played."""
        there = {one.game.number for one in self.games}
        return [one for one in range(self.head.contest.rounded_games) if one not in there]

    def begin(self) -> None:
        """Say whose folder this is, and cut off what was half written."""
        self._write_head()
        try:
            with (self.folder / GAMES).open("ab") as file:
                file.truncate(self._whole)
        except OSError as problem:
            raise cannot_write(self.folder, problem) from None

    def add(self, game: ArenaGame) -> None:
        """Write a game down, for good."""
        try:
            with (self.folder / GAMES).open("ab") as file:
                file.write(_line(game))
                file.flush()
                os.fsync(file.fileno())
        except OSError as problem:
            raise cannot_write(self.folder, problem) from None
        self.games.append(game)

    def end_session(self, session: Session) -> None:
        sessions = (*self.head.sessions, session)
        self.head = msgspec.structs.replace(self.head, sessions=sessions)
        self._write_head()

    def result(self, names: Sequence[str]) -> ContestResult:
        """The same as the ladder has it, the players by their names."""
        contest = msgspec.structs.replace(self.head.contest, bots=tuple(names))
        games = sorted(self.games, key=lambda one: one.game.number)
        clocks = [DecisionClock() for _ in names]
        for one in games:
            for player, clock in zip(one.game.line_up, one.clocks, strict=True):
                clocks[player].join(clock)
        return ContestResult(
            command=contest.command(),
            contest=contest,
            origin=self.head.origin,
            timed=(),
            sessions=list(self.head.sessions),
            clocks=clocks,
            games=[one.game for one in games],
        )

    def _write_head(self) -> None:
        text = msgspec.json.format(msgspec.json.encode(self.head), indent=1).decode()
        write_text(str(self.folder / HEAD), f"{text}\n", replace=True)

    def _read_head(self) -> ArenaHead | None:
        file = self.folder / HEAD
        try:
            return msgspec.json.decode(file.read_bytes(), type=ArenaHead)
        except FileNotFoundError:
            return None
        except OSError as problem:
            raise LabError(f"{file}: {problem.strerror or problem}.") from None
        except msgspec.MsgspecError as problem:
            raise LabError(f"{file} is not of `longshore arena`: {problem}.") from None

    def _read_games(self, there: ArenaHead) -> list[ArenaGame]:
        """Those that are whole; a LabError if they are of another arena."""
        file = self.folder / GAMES
        games: list[ArenaGame] = []
        for line in file.read_bytes().splitlines(keepends=True) if file.exists() else ():
            try:
                game = msgspec.json.decode(line, type=ArenaGame)
            except msgspec.MsgspecError:
                break  # cut off, and with it whatever may stand behind it
            if not line.endswith(b"\n"):
                break
            games.append(game)
            self._whole += len(line)
        wanted = self.head
        kept = ContestResult(
            command="",
            contest=there.contest,
            origin=there.origin,
            timed=(),
            clocks=[],
            games=[one.game for one in games],
        )
        reason = stale(kept, wanted.contest, wanted.origin)
        if there.format != FORMAT:
            reason = "it was written in another format"
        if reason is None and there.patience != wanted.patience:
            reason = "it was played with another patience"
        if reason is not None:
            raise LabError(
                f"{self.folder} holds another arena: {reason}. Give another folder with --out."
            )
        return games


def _line(game: ArenaGame) -> bytes:
    return msgspec.json.encode(game) + b"\n"
