"""What the tests of the page compare it with: games as the table tells them, written as JSON.

    python -m tests.web.fixtures [FOLDER]

A file for each golden game, and for tables with undos, forks and every kind of entry, in
`web/.fixtures/` unless another folder is named: every entry as each seat and a spectator are told
it, what they see after it, the scores as they stand, the sentences of the log, and what the lab has
booked. `rules.json` has what the page's names have to agree with, `catalogue.json` what can be
played.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from importlib import resources
from pathlib import Path
from typing import Any, get_args

import msgspec

from longshore.engine import scoring
from longshore.game import events, options
from longshore.game.actions import AnyAction, Bid, Decline, Pass
from longshore.game.game import Game
from longshore.game.viewing import card_values
from longshore.lab.recorded import replay_table
from longshore.lab.rows import turn_dicts
from longshore.notation import SUFFIX, Deal
from longshore.render.log import tell_all
from longshore.server.domain import entries as log
from longshore.server.domain.entries import Key, Line
from longshore.server.domain.settings import ClockSettings, Settings
from longshore.server.domain.state import NeedsReload, TableState
from longshore.server.domain.told import AnyTold, events_of
from longshore.server.http.api import game as showing
from longshore.server.http.api.catalogue import make_catalogue
from longshore.server.runtime.broadcast import Telling, Viewer
from longshore.text.messages import languages
from tests.server.logged import GOLDEN, TABLE, Logging, golden, logged, logged_with_undos

FOLDER = Path(__file__).parents[2] / "web" / ".fixtures"
EVERY = 5  # entries from one view to the next
SHORT = 120  # entries of a log of which every view is written
# Of these the sentences are written, in every language: all kinds of events are among them.
TOLD_IN_FULL = (
    "classic-3-open-money",
    "anniversary-3-seizure",
    "anniversary-4-bluff-cancel",
    "classic-3-domestic-action",
    "classic-4-seizure-erratum",
    "classic-4-progressive",
    "undos-anniversary-3",
)


def main(arguments: Sequence[str]) -> None:
    """Write all files into a folder."""
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for left in folder.glob("*.json"):
        left.unlink()
    _write(folder, "rules", _rules())
    _write(folder, "catalogue", make_catalogue("https://table.example.org"))
    for name, lines in _tables():
        _write(folder, name, _table(name, lines))


def _write(folder: Path, name: str, value: Any) -> None:
    (folder / f"{name}.json").write_bytes(msgspec.json.encode(value))


def _tables() -> Iterator[tuple[str, list[Line]]]:
    for file in sorted(GOLDEN.glob(f"*{SUFFIX}")):
        yield file.stem, logged(file.stem)
    for name in ("classic-3", "anniversary-3"):
        yield f"undos-{name}", logged_with_undos(name)
        yield f"fork-{name}", logged(name, before=len(golden(name).actions) // 2)
    yield "far-undos-anniversary-4", _logged_with_far_undos("anniversary-4")
    yield "every-entry", _logged_with_every_entry("classic-3")
    yield "all-pass", _logged_with_all_passing("anniversary-3-progressive")


def _deal(name: str) -> Deal:
    deal = golden(name).deal
    if deal is None:
        raise ValueError(f"The game {name} begins with a position.")
    return deal


def _logged_with_every_entry(name: str) -> list[Line]:
    """A table with a clock where people come and go, up to when it is closed."""
    record = golden(name)
    writing = Logging(record.options, settings=Settings(clock=ClockSettings(move=60, game=600)))
    last = record.options.seats - 1
    coming: tuple[log.AnyEntry, ...] = (
        log.SeatSet(seat=last, bot="steady"),
        log.Renamed(seat=1, name="Bob"),
        log.SeatsOrdered(order=(1, 0, 2)),
        log.SeatsOrdered(order=(1, 0, 2), drawn=True),
        log.SeatOffered(seat=1, offer="hash-of-an-offer"),
        log.Left(seat=1, dropped=False),
        log.Joined(seat=1, name="Cat", key=Key(id="k7", hash="hash-of-key-7", seats=(1,))),
    )
    for entry in coming:
        writing.add(entry)
    writing.start(_deal(name))
    for seat, action in record.actions[:9]:
        writing.play(seat, action)
    to = writing.seqs[-2]
    asked = writing.add(log.UndoAsked(seat=0, to=to))
    writing.add(log.UndoAnswered(seat=1, asked=asked, agree=True))
    writing.undo(1, to)
    for what, agree in (("drop", True), ("hand", False)):
        seq = writing.add(log.SeatAsked(seat=1, what=what))  # type: ignore[arg-type]
        writing.add(log.SeatAnswered(seat=0, asked=seq, agree=agree, settled=agree))
    writing.add(log.SeatAnswered(seat=None, asked=seq, agree=False))
    going: tuple[log.AnyEntry, ...] = (
        log.TakenOver(seat=1, bot="steady"),
        log.Returned(seat=1),
        log.Left(seat=1, dropped=True, bot="steady", asked=seq),
        log.KeyRevoked(id="k9"),
        log.Said(seat=0, name="Ada", text="enough"),
        log.Said(seat=None, name="", text="indeed"),
        log.Closed(),
    )
    for entry in going:
        writing.add(entry)
    return writing.lines


def _logged_with_all_passing(name: str) -> list[Line]:
    """A6, A3: a golden game up to its first auction, in which nobody bids, nor adds anything."""
    writing = Logging(golden(name).options)
    writing.start(_deal(name))
    game, said = writing.game, iter(golden(name).actions)
    if game is None:
        raise RuntimeError("The game was not started.")
    while game.view().board.bidding is None:
        writing.play(*next(said))
    bidders = game.options.seats - 1
    passing: Sequence[AnyAction] = [*[Pass()] * bidders, *[Bid(0)] * bidders, Decline()]
    for action in passing:
        writing.play(game.waiting[0], action)
    writing.add(log.Closed())
    return writing.lines


def _logged_with_far_undos(name: str) -> list[Line]:
    """A golden game in which much was taken back, more than once, and then played again."""
    record = golden(name)
    writing = Logging(record.options)
    writing.start(_deal(name))
    undone = {40: 39, 90: 12, 91: 25}  # after so many actions, so many are taken back
    number = 0
    while number < len(record.actions):
        writing.play(*record.actions[number])
        number += 1
        if back := undone.pop(number, 0):
            number -= back
            writing.undo(0, writing.seqs[-back])
    return writing.lines


# A table


def _table(name: str, lines: list[Line]) -> dict[str, Any]:
    state = TableState(TABLE)
    steps = []
    every = 1 if len(lines) < SHORT else EVERY
    for line in lines:
        try:
            happened = state.apply(line)
        except NeedsReload:
            happened, state = [], TableState.of(TABLE, lines[: line.seq])
        whole = not line.seq % every or line.seq == len(lines)
        steps.append(_step(state, Telling(state, line, happened), name in TOLD_IN_FULL, whole))
    record = golden(name) if name in _golden_names() else None
    return {
        "name": name,
        "options": state.rules,
        "steps": steps,
        "lab": None if record is None else _booked(name),
    }


def _golden_names() -> set[str]:
    return {file.stem for file in GOLDEN.glob(f"*{SUFFIX}")}


def _step(state: TableState, telling: Telling, in_full: bool, whole: bool) -> dict[str, Any]:
    """An entry as each may know it, and how things stand after it."""
    viewers: tuple[Viewer, ...] = (None, *range(state.rules.seats))
    told = _alike([telling.told(viewer) for viewer in viewers])
    step: dict[str, Any] = {"told": told}
    if in_full:
        step["sentences"] = {
            language: [
                tell_all(events_of(one), state.rules, viewer, language)
                for viewer, one in zip(viewers, told, strict=False)
            ]
            for language in languages()
        }
    if state.game is not None:
        step["standing"] = _standing(state.game)
        if whole:
            step["seen"] = _seen(state, viewers)
    return step


def _alike(told: list[AnyTold]) -> list[AnyTold]:
    """One for all where all are told alike: a spectator's, which stands first."""
    return told[:1] if all(one == told[0] for one in told) else told


def _standing(game: Game) -> dict[str, Any]:
    """F3 as things stand, and everybody's cash."""
    seats, state = range(game.options.seats), game.state
    return {
        "scores": game.scores(),
        "islands": [int(scoring.island_score(state, seat)) for seat in seats],
        "cash": [game.cash(seat) for seat in seats],
    }


def _seen(state: TableState, viewers: tuple[Viewer, ...]) -> dict[str, Any]:
    """What everybody sees, and what each seat sees for itself."""
    seen = [showing.as_seen(state, viewer) for viewer in viewers]
    boards = [one.view.board for one in seen if one.view is not None]
    if any(board != boards[0] for board in boards):
        raise RuntimeError(f"Entry {state.seq}: the public board is not the same for all.")
    return {
        "board": boards[0],
        "own": [one.view.own for one in seen[1:] if one.view is not None],
        "counted": [one.counted for one in seen[1:]],
    }


def _booked(name: str) -> dict[str, Any]:
    """What the lab writes down of the same game."""
    played = replay_table(golden(name))
    return {"turns": turn_dicts(played.turn_cells), "seats": played.seats}


# What names have to agree with


def _rules() -> dict[str, Any]:
    return {
        "words": {language: _words(language) for language in languages()},
        "seat_names": options.SEAT_NAMES,
        "cards": [
            {"values": card_values(card), "two_value": int(scoring.two_value_colour(card))}
            for card in range(len(options.SEAT_NAMES))
        ],
        "event_kinds": [kind.__struct_config__.tag for kind in get_args(events.AnyEvent)],
    }


def _words(language: str) -> str:
    """The messages that the log is told in, as they were when these files were made."""
    folder = resources.files("longshore.text") / "locales" / language
    files = (folder / f"{name}.ftl" for name in ("log", "lists", "names"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


if __name__ == "__main__":
    main(sys.argv[1:])
