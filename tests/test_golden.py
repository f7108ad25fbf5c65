"""Golden playthroughs: whole games in `tests/golden/`, made anew and replayed.

After a change that is meant to change them: `python tests/golden/make.py`, and read the difference.
"""

from __future__ import annotations

from functools import cache
from typing import get_args

import pytest

from longshore.game.actions import Action, AnyAction
from longshore.game.events.kinds import Event
from longshore.game.game import Game
from longshore.notation import SUFFIX, Record
from tests.golden import make
from tests.golden.make import FINAL, TABLES, Table, file_of

EVERY_TABLE = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)


def text_of(table: Table) -> str:
    return file_of(table).read_text(encoding="utf-8")


@cache
def replayed(table_name: str) -> Game:
    (table,) = (table for table in TABLES if table.name == table_name)
    return Game.from_record(text_of(table))


def kinds_of(game: Game) -> set[type[Action]]:
    return {type(action) for _, action in game.history}


@EVERY_TABLE
def test_is_made_the_same_again(table: Table) -> None:
    assert make.written(table) == text_of(table)


@EVERY_TABLE
def test_replays_to_the_position_and_the_result_written_in_it(table: Table) -> None:
    text, game = text_of(table), replayed(table.name)
    assert game.over
    _, _, final = text.partition(f"{FINAL}\n")
    assert "".join(f"# {line}\n" for line in game.position().splitlines()) == final
    names = game.options.seat_names
    tags = Record.from_text(text).tags
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, game.scores(), strict=True))
    assert tags["scores"] == scores
    assert tags["winners"] == ", ".join(names[seat] for seat in game.winners())


@EVERY_TABLE
def test_is_in_canonical_text_and_survives_json(table: Table) -> None:
    text = text_of(table)
    record = Record.from_text(text)
    assert text.startswith(record.to_text())
    assert Record.from_json(record.to_json()) == record


@EVERY_TABLE
def test_shows_what_it_is_there_for(table: Table) -> None:
    game = replayed(table.name)
    missing = [kind.__name__ for kind in table.shows if kind not in kinds_of(game)]
    assert not missing
    assert game.options.changes() == table.options


def test_every_kind_of_action_is_played() -> None:
    played = set[type[Action]]().union(*(kinds_of(replayed(table.name)) for table in TABLES))
    assert played == set(get_args(AnyAction))


def test_every_kind_of_event_happens() -> None:
    happened = {type(event) for table in TABLES for event in replayed(table.name).events}
    assert happened == set(Event.__subclasses__())


def test_every_edition_and_number_of_seats_is_there() -> None:
    plain = {(table.edition, table.seats) for table in TABLES if not table.options}
    assert plain == {
        (edition, seats) for edition in ("classic", "anniversary") for seats in (3, 4, 5)
    }


def test_no_file_is_left_over() -> None:
    assert {file.name for file in make.FOLDER.glob(f"*{SUFFIX}")} == {
        file_of(table).name for table in TABLES
    }
