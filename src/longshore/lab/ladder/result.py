"""What a contest has shown: a line a game, the bots' clocks, and how it was made.

Kept as JSON, all that the tables on the page are computed from. A result goes with one setting and
with one state of the bots' sources; another is never taken for it.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from longshore import __version__
from longshore.lab.ladder.clock import DecisionClock
from longshore.lab.ladder.contest import Contest
from longshore.lab.ladder.seating import LineUp
from longshore.lab.rows import FROZEN
from longshore.lab.table import Fault
from longshore.text.errors import UserError
from longshore.text.files import write_text, wrong_with

FORMAT = 2


class LadderGame(msgspec.Struct, frozen=True, array_like=True):
    """One game; what is in brackets is by seat."""

    number: int
    line_up: LineUp
    first: int
    rounds: int
    idle_rounds: int  # most in a row in which all gave up all their actions
    ended: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    shipped: tuple[int, ...]
    auctions: tuple[int, ...]
    decisions: tuple[int, ...]
    forfeits: tuple[int, ...]

    @property
    def seats(self) -> int:
        return len(self.line_up)

    @property
    def frozen(self) -> bool:
        """Whether nobody did anything for rounds on end."""
        return self.idle_rounds >= FROZEN

    def win_share(self, seat: int) -> float:
        """1 for the winner, 1/2 for each of two …"""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def order(self, seat: int) -> int:
        """0 for the seat that started, 1 for the next …"""
        return (seat - self.first) % self.seats


class Machine(msgspec.Struct, frozen=True):
    """What a measured time depends on; nothing that names a machine."""

    cores: int
    processor: str
    system: str
    python: str


class Session(msgspec.Struct, frozen=True):
    """One go at a contest: an interrupted one is gone on with in another."""

    machine: Machine
    engine: str
    workers: int  # 0: as many as there are
    games: int
    seconds: float
    core: float | None = None  # processor seconds over seconds, a worker; None: not known


class BotOrigin(msgspec.Struct, frozen=True):
    """What the bots are: what their names mean, and the sources they are made of."""

    bots: tuple[str, ...]  # with all parameters
    sources: tuple[str, ...]  # a hash for each


class ContestResult(msgspec.Struct, kw_only=True):
    """The games of a contest so far."""

    format: int = FORMAT
    version: str = __version__
    command: str
    contest: Contest
    origin: BotOrigin
    timed: tuple[str, ...]  # bots whose play depends on the clock
    sessions: list[Session] = []
    clocks: list[DecisionClock]
    faults: list[Fault] = []  # decisions that were forfeited, one for each reason
    games: list[LadderGame] = []

    @property
    def complete(self) -> bool:
        return len(self.games) >= self.contest.rounded_games


def missing(result: ContestResult) -> list[int]:
    """The numbers of the games that are still to be played."""
    there = {game.number for game in result.games}
    return [number for number in range(result.contest.rounded_games) if number not in there]


def stale(result: ContestResult, contest: Contest, origin: BotOrigin) -> str | None:
    """Why a result is not one of this contest; None if it is, or the beginning of it."""
    if result.format != FORMAT:
        return "it was written in another format"
    alike = msgspec.structs.replace(result.contest, games=contest.games)
    if alike != contest:
        return "it was played with another setting"
    line_ups = contest.line_ups()
    if len(result.games) > len(line_ups):
        return "it has more games"
    if any(line_ups[game.number : game.number + 1] != [game.line_up] for game in result.games):
        return "others sat at its tables"
    if len({game.number for game in result.games}) < len(result.games):
        return "it has a game twice"
    if result.origin.bots != origin.bots:
        return "its bots had other parameters"
    if result.origin.sources != origin.sources:
        return "the bots' sources have changed since"
    return None


def write(result: ContestResult, file: Path) -> None:
    """Keep a result: all of it or nothing. A line a game, so that two results can be compared."""
    head = msgspec.json.encode(msgspec.structs.replace(result, games=[])).decode()
    lines = ",\n".join(msgspec.json.encode(game).decode() for game in result.games)
    text = f"{head.removesuffix('[]}')}[\n{lines}\n]}}"
    file.parent.mkdir(parents=True, exist_ok=True)
    write_text(str(file), f"{text}\n", replace=True)


def read(file: Path) -> ContestResult:
    """A kept result; what is wrong with the file is one line."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=ContestResult)
    except OSError as problem:
        raise wrong_with(str(file), problem) from None
    except msgspec.MsgspecError:
        raise UserError(
            f"{file} is not a result of `longshore ladder`; give another file, or take it away."
        ) from None
