"""How the bots that come with Longshore do in the standard settings: something to compare with.

    python -m longshore.envs.baselines --games 200 docs/environments.md

plays the games and writes the tables into the document; without a document it prints them. The same
command gives the same tables on every machine: the search counts playouts, not seconds.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from longshore import __version__
from longshore.engine.readiness import prepare
from longshore.envs.batch import BatchEnv
from longshore.envs.document import DocumentError, put, table
from longshore.envs.settings import ROUND_LIMIT, STANDARD, make_options
from longshore.lab.errors import LabError
from longshore.lab.ladder.intervals import Interval, mean, share
from longshore.lab.rows import SUPPLY
from longshore.lab.setting import Setting
from longshore.lab.table import TableResult
from longshore.lab.table_parts import table_parts
from longshore.lab.workers import run

COMMAND = "python -m longshore.envs.baselines"
SEED = 1


class Pairing(NamedTuple):
    """One seat, and who has all the others."""

    seat: str
    others: str
    games: int


class PairingLine(NamedTuple):
    """What came of the games of a pairing in a setting."""

    setting: str
    pairing: Pairing
    money: Interval  # of the seat; of all seats where they are alike
    best: float  # the winner's money
    wins: Interval
    difference: Interval  # the seat's money less the mean of the others'
    rounds: float
    by_supply: float  # the share of games that ended before the round limit (E1)


def pairings(games: int, search_games: int, playouts: int) -> tuple[Pairing, ...]:
    """Bots among their like, then each against the next weaker one."""
    search = f"search:playouts={playouts}"
    return (
        Pairing("random", "random", games),
        Pairing("merchant", "merchant", games),
        Pairing("merchant", "random", games),
        Pairing(search, "merchant", search_games),
    )


def play(setting: str, pairing: Pairing, workers: int) -> PairingLine:
    """Play the games of a pairing; the seat moves on by one from game to game."""
    options = make_options(*STANDARD[setting])
    made = Setting.make(options, (pairing.seat, pairing.others), seed=SEED)
    prepare(*table_parts(made))
    results = list(run(made, range(pairing.games), workers))
    wins, money, differences = [], [], []
    for result in results:
        at = made.seating(result.number).index(pairing.seat)
        row = result.seats[at]
        others = [other.score for other in result.seats if other.seat != at]
        wins.append(row.win_share)
        differences.append(row.score - sum(others) / len(others))
        money.append(_money(result, pairing, at))
    games = len(results)
    return PairingLine(
        setting=setting,
        pairing=pairing,
        money=mean(money),
        best=sum(result.game.best_score for result in results) / games,
        wins=share(sum(wins), games),
        difference=mean(differences),
        rounds=sum(result.game.rounds for result in results) / games,
        by_supply=sum(result.game.ended == SUPPLY for result in results) / games,
    )


def _money(result: TableResult, pairing: Pairing, seat: int) -> float:
    """Where all are alike, every seat's money tells the same."""
    if pairing.seat == pairing.others:
        return sum(row.score for row in result.seats) / len(result.seats)
    return result.seats[seat].score


def alike_table(lines: Sequence[PairingLine]) -> str:
    headings = ("setting", "bot", "games", "final money", "the winner's", "rounds", "by the supply")
    rows = (
        (
            line.setting,
            line.pairing.seat,
            str(line.pairing.games),
            _told(line.money),
            f"{line.best:.1f}",
            f"{line.rounds:.1f}",
            f"{line.by_supply:.0%}",
        )
        for line in lines
    )
    return table(headings, rows)


def against_table(lines: Sequence[PairingLine]) -> str:
    headings = ("setting", "seat", "others", "games", "wins", "final money", "difference")
    rows = (
        (
            line.setting,
            line.pairing.seat,
            line.pairing.others,
            str(line.pairing.games),
            f"{line.wins.value:.0%} ({line.wins.low:.0%} to {line.wins.high:.0%})",
            _told(line.money),
            _told(line.difference),
        )
        for line in lines
    )
    return table(headings, rows)


def _told(interval: Interval) -> str:
    return f"{interval.value:.1f} ± {(interval.high - interval.low) / 2:.1f}"


class Drawn(NamedTuple):
    """What came of games in which every move was drawn from all that were offered."""

    setting: str
    games: int
    moves: Interval
    money: Interval  # the mean of the seats
    best: float


def draw(setting: str, games: int) -> Drawn:
    """The games of seeds 0 and on, a lane each, every one to its end."""
    edition, seats = STANDARD[setting]
    env, chance = BatchEnv(games, edition=edition, seats=seats), np.random.default_rng(SEED)
    moves, scores = np.zeros(games, np.int64), np.zeros((games, seats))
    while not env.games.all():
        playing = env.games == 0
        env.step(np.where(env.masks, chance.random(env.masks.shape), -1.0).argmax(axis=1))
        moves += playing
        ended = playing & env.done
        scores[ended] = env.scores[ended, :seats]
    return Drawn(
        setting=setting,
        games=games,
        moves=mean(moves.tolist()),
        money=mean(scores.mean(axis=1).tolist()),
        best=float(scores.max(axis=1).mean()),
    )


def drawn_table(lines: Sequence[Drawn]) -> str:
    headings = ("setting", "games", "moves a game", "final money", "the winner's")
    rows = (
        (line.setting, str(line.games), _told(line.moves), _told(line.money), f"{line.best:.1f}")
        for line in lines
    )
    return table(headings, rows)


def told(lines: Sequence[PairingLine], drawn: Sequence[Drawn], command: str) -> str:
    """The tables, and what they were made with."""
    alike = [line for line in lines if line.pairing.seat == line.pairing.others]
    against = [line for line in lines if line.pairing.seat != line.pairing.others]
    made = f"Longshore {__version__}, `round_limit={ROUND_LIMIT}`, made by `{command}`"
    parts = (
        f"{made}; ± and what is in brackets are 95 % intervals.",
        "Every move drawn at random from the mask (`BatchEnv`, seeds from 0):",
        drawn_table(drawn),
        "All seats with the same bot; final money is the mean of the seats:",
        alike_table(alike),
        "One seat against others, which moves on from game to game; the difference is its reward:",
        against_table(against),
    )
    return "\n\n".join(parts)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and print the tables or write them into a document."""
    given = _read_arguments(arguments)
    command = f"{COMMAND} --games {given.games} --search-games {given.search_games}"
    command += f" --playouts {given.playouts} {shlex.quote(given.document or '')}".rstrip("' ")
    try:
        if given.document:  # before the games are played
            put(Path(given.document).read_text(encoding="utf-8"), "baselines", "")
        drawn = [draw(setting, given.games) for setting in STANDARD]
        lines = []
        for setting in STANDARD:
            for pairing in pairings(given.games, given.search_games, given.playouts):
                print(f"{setting}: {pairing.seat} against {pairing.others}", file=sys.stderr)
                lines.append(play(setting, pairing, given.workers))
        _write(told(lines, drawn, command), given.document)
    except (OSError, DocumentError, LabError) as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


def _read_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=COMMAND, description=(__doc__ or "").splitlines()[0])
    parser.add_argument("document", nargs="?", help="where the tables are written; else printed")
    parser.add_argument("--games", type=_count, default=200, help="of a pairing (200)")
    parser.add_argument("--search-games", type=_count, default=100, help="with the search (100)")
    parser.add_argument("--playouts", type=_count, default=50, help="of the search (50)")
    parser.add_argument("--workers", type=_count, default=1, help="processes (1)")
    return parser.parse_args(arguments)


def _count(text: str) -> int:
    """A whole number from 1, or argparse's error."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def _write(text: str, document: str | None) -> None:
    if document is None:
        print(text)
        return
    file = Path(document)
    file.write_text(put(file.read_text(encoding="utf-8"), "baselines", text), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
