"""The measurements, each a function with a typed result. `use_one_core` comes before them."""

import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import TypeVar

import msgspec
import numpy as np

from environment import HERE, PYTHON, ROOT, BenchError, run_quietly
from peers import LONGSHORE, Environment, Peer, Table
from peers.harness import Played

T = TypeVar("T")

COPIED_GAMES = 10_000
COPY_REPEATS = 50
REPLAY_REPEATS = 5
PACE_REPEATS = 5
SHOWN_EVERY = 10  # actions of a game, between two looks at it
MOST_LISTED = 500  # of a store's thousands of arrangements
WARMUP_SECONDS = 2.0
PATIENCE_SECONDS = 600.0  # beyond the seconds asked for: imports, compilation, a busy machine


class Timed(msgspec.Struct, frozen=True):
    """What a command printed, how long it took, and how much of its core it got."""

    output: str
    seconds: float
    core_share: float


class Rates(msgspec.Struct, frozen=True):
    """Moves per second of random legal play on one core, as `longshore bench --json` prints it."""

    classic: float
    anniversary: float


class LongshoreRound(msgspec.Struct, frozen=True):
    """Longshore in one round."""

    rates: Rates
    core_share: float


class PeerRound(msgspec.Struct, frozen=True):
    """A peer, or a table of bots, in one round."""

    played: Played
    core_share: float


class BatchCopy(msgspec.Struct, frozen=True):
    """What one game costs in a copy of a whole batch."""

    games: int
    bytes_per_game: int
    ns_per_game: float


class ColdStart(msgspec.Struct, frozen=True):
    """The first run ever: everything is compiled, into an empty cache folder."""

    seconds: float
    core_share: float


class WarmReplay(msgspec.Struct, frozen=True):
    """`longshore replay` from the command line, compiled code already in the cache."""

    file: str
    seconds: float


class GamePace(msgspec.Struct, frozen=True):
    """What `Game` takes from Python, in microseconds."""

    file: str
    play: float
    view: float
    listed: float  # a legal action


def longshore_round(seconds: float) -> LongshoreRound:
    """Longshore's own benchmark, run by its command."""
    doing = "longshore bench --json"
    command = [_longshore(), "bench", "--json", "--seconds", str(seconds)]
    timed = _timed(command, doing, cwd=ROOT, timeout=4 * seconds + PATIENCE_SECONDS)
    return LongshoreRound(_decode(timed.output, Rates, doing), timed.core_share)


def peer_round(peer: Peer, seconds: float) -> PeerRound:
    """One peer, in a process of its own."""
    doing = f"the peer {peer.name}"
    command = [str(PYTHON), *peer.arguments]
    command += ["--seconds", str(seconds), "--warmup", str(WARMUP_SECONDS)]
    timed = _timed(command, doing, cwd=HERE, timeout=4 * seconds + PATIENCE_SECONDS)
    played = _decode(timed.output, Played, doing)
    if played.games == 0:
        raise BenchError(f"{doing} finished no game; give it more --seconds")
    return PeerRound(played, timed.core_share)


def table_round(table: Table, seconds: float) -> PeerRound:
    """Bots of one kind at a table, in a process of its own."""
    python = sys.executable if table.engine == LONGSHORE else str(PYTHON)
    command = [python, *table.arguments]
    command += ["--seconds", str(seconds), "--warmup", str(WARMUP_SECONDS)]
    timed = _timed(command, table.name, cwd=HERE, timeout=4 * seconds + PATIENCE_SECONDS)
    return PeerRound(_decode(timed.output, Played, table.name), timed.core_share)


def environment_round(environment: Environment, seconds: float) -> PeerRound:
    """An environment that is stepped, in a process of its own."""
    python = sys.executable if environment.own else str(PYTHON)
    command = [python, *environment.arguments]
    command += ["--seconds", str(seconds), "--warmup", str(WARMUP_SECONDS)]
    timed = _timed(command, environment.name, cwd=HERE, timeout=4 * seconds + PATIENCE_SECONDS)
    share = timed.core_share / environment.threads
    return PeerRound(_decode(timed.output, Played, environment.name), share)


def batch_copy() -> BatchCopy:
    """`batch.copy()` of a batch of game records, the best of several."""
    from longshore.engine.state import STATE

    batch = np.empty(COPIED_GAMES, dtype=STATE)
    batch.view(np.uint8)[:] = 1  # memory that was never written would be copied from nowhere
    best = min(_seconds(batch.copy) for _ in range(COPY_REPEATS))
    return BatchCopy(COPIED_GAMES, batch.itemsize, best / COPIED_GAMES * 1e9)


def cold_start() -> ColdStart:
    """The first `longshore replay` of a user, with a cache folder that has nothing in it."""
    command = [_longshore(), "replay", str(_golden_game())]
    with tempfile.TemporaryDirectory(prefix="longshore-cold-") as cache:
        timed = _timed(
            command,
            "the first compilation",
            cwd=ROOT,
            timeout=PATIENCE_SECONDS,
            extra={"LONGSHORE_CACHE_DIR": cache},
        )
    return ColdStart(timed.seconds, timed.core_share)


def warm_replay() -> WarmReplay:
    """The longest golden game replayed, the best of several."""
    file = _golden_game()
    command = [_longshore(), "replay", str(file)]
    runs = [
        _timed(command, "longshore replay", cwd=ROOT, timeout=PATIENCE_SECONDS)
        for _ in range(1 + REPLAY_REPEATS)
    ]
    return WarmReplay(file.name, min(run.seconds for run in runs[1:]))  # 0 fills the cache


def game_pace() -> GamePace:
    """The longest golden game by `Game`: each kind of question the best of several."""
    from longshore import Game
    from longshore.notation import Record

    file = _golden_game()
    record = Record.read(file.read_text(encoding="utf-8"))
    start, seats = Game.from_record(record, upto=0), range(record.options.seats)

    def play() -> float:
        game = start.copy()
        return _seconds(lambda: [game.play(action, seat) for seat, action in record.actions])

    positions = [
        Game.from_record(record, upto) for upto in range(0, len(record.actions), SHOWN_EVERY)
    ]

    def view() -> float:
        return _seconds(lambda: [game.view(seat) for game in positions for seat in seats])

    def listed() -> float:
        count = 0

        def count_actions() -> None:
            nonlocal count
            for game in positions:
                for seat in game.waiting:
                    count += sum(1 for _ in islice(iter(game.legal_actions(seat)), MOST_LISTED))

        return _seconds(count_actions) / count

    views = len(positions) * len(seats)
    return GamePace(
        file.name,
        play=_best(play) / len(record.actions) * 1e6,
        view=_best(view) / views * 1e6,
        listed=_best(listed) * 1e6,
    )


def _best(measure: Callable[[], float]) -> float:
    return min(measure() for _ in range(PACE_REPEATS))


def _golden_game() -> Path:
    """The longest golden game."""
    files = (ROOT / "tests" / "golden").glob("*.game")
    longest = max(files, key=lambda file: file.stat().st_size, default=None)
    if longest is None:
        raise BenchError("there is no game in tests/golden to replay")
    return longest


def _longshore() -> str:
    beside = Path(sys.executable).parent
    found = shutil.which("longshore", path=beside)
    if found is None:
        raise BenchError(
            f"there is no `longshore` beside {Path(sys.executable).name}: `make setup`"
        )
    return found


def _timed(
    command: list[str],
    doing: str,
    *,
    cwd: Path,
    timeout: float,
    extra: dict[str, str] | None = None,
) -> Timed:
    before = os.times()
    output = run_quietly(command, doing, cwd=cwd, timeout=timeout, extra=extra)
    after = os.times()
    seconds = after.elapsed - before.elapsed
    used = after.children_user + after.children_system
    used -= before.children_user + before.children_system
    return Timed(output, seconds, used / seconds)


def _seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def _decode(output: str, kind: type[T], who: str) -> T:
    try:
        return msgspec.json.decode(output, type=kind)
    except msgspec.DecodeError as error:
        raise BenchError(f"{who} printed no usable result: {error}") from error
