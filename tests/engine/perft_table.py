"""Node counts from fixed deals, kept in `perft.json`.

    python -m tests.engine.perft_table          count the positions of the file anew
    python -m tests.engine.perft_table --new    draw the positions anew as well

A position is an explicit deal and the moves played from it, by name. A count that changes is a rule
that changed.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from longshore.engine import play
from longshore.engine.deal import draw_deal
from longshore.engine.moves import encode, move_name
from longshore.engine.state import Phase, new_state
from longshore.engine.step import step
from longshore.engine.types import Dealt, State
from longshore.game.options import Options
from tests.support import TABLES, random_game, varied_options

FILE = Path(__file__).with_name("perft.json")
FROM_THE_START = 5  # moves deep
IN_THE_MIDDLE = 5
PHASES = tuple(phase for phase in Phase if phase < Phase.OVER)

Entry = dict[str, Any]


def read_table() -> list[Entry]:
    entries: list[Entry] = json.loads(FILE.read_text(encoding="utf-8"))
    return entries


def position(entry: Entry) -> State:
    """The position of an entry, played from its deal."""
    options = Options.make(entry["edition"], entry["seats"], **entry["options"])
    dealt, state = play.new_deal(), new_state()
    dealt.first = entry["first"]
    for field in ("machine", "card", "broker"):
        dealt[field][:] = entry[field]
    play.start(state, options.rules(), dealt, None)
    for text in entry["moves"]:
        seat, name, *values = text.split()
        assert step(state, int(seat), encode(name, *map(int, values)), None), text
    return state


def counts(state: State, depth: int) -> list[int]:
    """Node counts of depth 1, 2, …"""
    return [int(play.perft(state, level)) for level in range(1, depth + 1)]


def _entry(name: str, options: Options, seed: int, moves: list[str], depth: int) -> Entry:
    dealt: Dealt = play.new_deal()
    draw_deal(dealt, options.seats, seed)
    entry: Entry = {
        "name": name,
        "edition": options.edition,
        "seats": options.seats,
        "options": options.changes(),
        "first": int(dealt.first),
        **{field: dealt[field].tolist() for field in ("machine", "card", "broker")},
        "moves": moves,
    }
    return {**entry, "nodes": counts(position(entry), depth)}


def _prefix(options: Options, seed: int, length: int) -> list[str]:
    played = random_game(options, seed, limit=length)
    return [f"{seat} {move_name(move)}" for seat, move, _, _ in played if seat >= 0]


def _first_visits() -> dict[Phase, tuple[int, int]]:
    """For every phase the game, of some, that comes there soonest, and after how many moves."""
    soonest: dict[Phase, tuple[int, int]] = {}
    for seed in range(300):
        for number, played in enumerate(random_game(varied_options(seed), seed, limit=250)):
            phase = Phase(int(played.state.phase))
            if phase not in soonest or number < soonest[phase][1]:
                soonest[phase] = (seed, number)
    return soonest


def draw_table() -> Iterator[Entry]:
    for seed, (edition, seats) in enumerate(TABLES):
        options = Options.make(edition, seats)
        name = f"{edition}, {seats} seats"
        yield _entry(f"{name}, start", options, seed, [], FROM_THE_START)
        moves = _prefix(options, seed, 120)
        yield _entry(f"{name}, middle", options, seed, moves, IN_THE_MIDDLE)
    visits = _first_visits()
    for phase in PHASES:
        seed, length = visits[phase]
        options = varied_options(seed)
        moves = _prefix(options, seed, length)
        yield _entry(f"phase {phase.name.lower()}", options, seed, moves, IN_THE_MIDDLE)


def count_again() -> Iterator[Entry]:
    for entry in read_table():
        yield {**entry, "nodes": counts(position(entry), len(entry["nodes"]))}


def main() -> None:
    parser = argparse.ArgumentParser(description="Count the positions of perft.json anew.")
    parser.add_argument("--new", action="store_true", help="draw the positions anew as well")
    entries = list(draw_table() if parser.parse_args().new else count_again())
    lines = ",\n".join(json.dumps(entry) for entry in entries)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(f"{len(entries)} positions, {sum(entry['nodes'][-1] for entry in entries)} nodes")


if __name__ == "__main__":
    main()
