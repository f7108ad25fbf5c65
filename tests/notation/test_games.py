"""Whole games: text and JSON round-trip, and a record replays to the same bytes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from longshore import Game
from longshore.game import actions as said
from longshore.game.options import Options
from longshore.game.spelling import fold
from longshore.notation import Deal, NotationError, Record, format_position
from longshore.notation.actions import format_action
from tests.random_play import EACH_TABLE, TABLES, play_game, table_id
from tests.support import forgetful

CLASSIC = Options.make("classic", 3)
DEAL = Deal(first=1, machines=(0, 1, 2), cards=(0, 2, 1))
TEXT = """\
longshore classic 3
date: 2026-11-15
players: Ann, Bob # 2, Cy
deal first red, machines k n o, cards A C B

red: produce n@2 n@2
red: sail blue
yellow: loan
"""
RECORD = Record(
    options=CLASSIC,
    deal=DEAL,
    actions=(
        (1, said.Produce(((1, 2), (1, 2)))),
        (1, said.SailHarbour(0)),
        (2, said.TakeLoan()),
    ),
    tags={"date": "2026-11-15", "players": "Ann, Bob # 2, Cy"},
)


def random_record(options: Options, seed: int, most: int = 120) -> tuple[Record, Game]:
    """A game played at random through the game API, and its record."""
    game = Game.start(options, seed)
    for number, played in enumerate(play_game(options, seed)):
        if number == most:
            break
        for action in fold(played.before, played.seat, played.moves):
            game.play(action, played.seat)
        assert game.state.tobytes() == played.after.tobytes()
    return game.record(), game


@EACH_TABLE
def test_a_random_game_round_trips_and_replays_to_the_same_bytes(options: Options) -> None:
    record, game = random_record(options, 7)
    text = record.to_text()
    assert Record.from_text(text) == record
    assert Record.from_text(text).to_text() == text
    assert Record.from_json(record.to_json()) == record
    assert Record.read(record.to_json()) == Record.read(text) == record
    assert Game.from_record(text).state.tobytes() == game.state.tobytes()


@pytest.mark.parametrize("options", TABLES[::4], ids=table_id)
def test_a_game_may_begin_with_a_position(options: Options) -> None:
    first, game = random_record(options, 3, most=40)
    assert first.position is None
    copy = game.copy()
    before = format_position(copy.state, options)
    seat = copy.waiting[0]
    copy.play(next(iter(copy.legal_actions(seat))), seat)
    record = copy.record()
    assert (record.deal, record.position) == (None, before)
    text = record.to_text()
    assert Record.from_text(text) == record
    assert Record.from_text(text).to_text() == text
    assert Record.from_json(record.to_json()) == record
    again = Game.from_record(text).state
    assert forgetful(again).tobytes() == forgetful(copy.state).tobytes()


def test_the_canonical_text() -> None:
    assert RECORD.to_text() == TEXT
    assert Record.from_text(TEXT) == RECORD


def test_the_json_has_names_and_typed_actions() -> None:
    written = json.loads(RECORD.to_json())
    assert written["deal"]["machines"] == ["k", "n", "o"]
    assert written["actions"][1] == {
        "seat": "red",
        "action": {"type": "sail-harbour", "seat": 0, "load": []},
    }


def test_actions_in_json_may_be_texts() -> None:
    written = json.loads(RECORD.to_json())
    written["actions"] = [
        format_action(action, CLASSIC, seat) for seat, action in RECORD.actions[:2]
    ] + [{"seat": "yellow", "action": "loan"}]
    assert Record.from_json(json.dumps(written)) == RECORD


def test_reading_is_forgiving() -> None:
    loose = (
        "\ufeff\r\n# a fine game\r\n Longshore CLASSIC 3\r\n\r\n  DATE :2026-11-15\r\n"
        "deal cards a c b machines k,n,o first red # dealt by Ann\r\n"
        "# round 1\r\n  RED :produce brown@2, n@2\r\nred: sail blue # hello\r\n"
        "yellow: loan\r\nplayers:  Ann,  Bob # 2, Cy \r\n"
    )
    assert Record.from_text(loose) == RECORD


def test_a_record_is_a_value_of_its_own() -> None:
    tags = {"date": "  today \t or so "}
    record = Record(options=CLASSIC, deal=DEAL, actions=[(1, said.Pass())], tags=tags)  # type: ignore[arg-type]
    tags["date"] = "never"
    assert record.tags == {"date": "today or so"}
    assert record.actions == ((1, said.Pass()),)
    with pytest.raises(AttributeError):
        record.deal = None  # type: ignore[misc]


@pytest.mark.parametrize(
    ("parts", "wrong"),
    [
        ({}, "a game begins with a deal or with a position"),
        ({"deal": DEAL, "position": "longshore classic 3"}, "one of them"),
        ({"deal": Deal(0, (0, 0, 0), (0, 1, 2))}, "the machines dealt are all different"),
        ({"position": "longshore classic 4"}, "not one of this game's edition"),
        ({"deal": DEAL, "tags": {"red": "Ann"}}, "'red' cannot be the name of a tag"),
        ({"deal": DEAL, "tags": {"deal": "Ann"}}, "'deal' cannot be the name of a tag"),
        ({"deal": DEAL, "tags": {"two words": "Ann"}}, "cannot be the name of a tag"),
        ({"deal": DEAL, "tags": {"date": " "}}, "the tag date needs a text of one line"),
        ({"deal": DEAL, "tags": {"date": "a\x00"}}, "the tag date needs a text of one line"),
        ({"deal": DEAL, "tags": {"date": 3}}, "the tag date needs a text of one line"),
    ],
)
def test_a_record_that_cannot_be(parts: dict[str, Any], wrong: str) -> None:
    with pytest.raises(NotationError) as caught:
        Record(options=CLASSIC, **parts)
    assert wrong in str(caught.value)


@pytest.mark.parametrize(
    ("line", "column", "wrong"),
    [
        ("red: sail hom", 11, "sail to sea, island or a seat"),
        ("pass", 1, "an action with its seat, as in blue: pass"),
        ("rde pass", 1, "did you mean red?"),
        ("green: pass", 1, "'green' is not a seat"),
        ("place:", 1, "the tag place needs a text of one line"),
        ("end: soon", 1, "'end' cannot be the name of a tag"),
        ("deal first red", 1, "the beginning of the game is given twice"),
        ("position", 1, "the beginning of the game is given twice"),
        ("players: me", 1, "the tag players is given twice"),
    ],
)
def test_errors_in_text_name_line_and_column(line: str, column: int, wrong: str) -> None:
    with pytest.raises(NotationError) as caught:
        Record.from_text(TEXT + line)
    fault = caught.value
    assert (fault.line, fault.column) == (9, column)
    assert wrong in fault.message


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "line 1, column 1: there is nothing here"),
        ("# nothing", "line 1, column 1: there is nothing here"),
        ("classic 3", "line 1, column 1: 'classic' is not how a game"),
        ("longshore classic 3", "the deal is missing, or the position"),
        ("longshore classic 3\ndeal first red", "line 2, column 15: machines is missing"),
        ("longshore classic 3\nposition\nblue: cash x\nend", "line 3, column 12: 'x' is not a"),
        (
            "longshore classic 3\nposition\nblue: cash 3",
            "line 2, column 1: the position has no",
        ),
        ("longshore classic 3\nred: pass\nposition\nend", "line 3, column 1: the position stands"),
    ],
)
def test_errors_in_a_whole_text(text: str, wrong: str) -> None:
    with pytest.raises(NotationError) as caught:
        Record.from_text(text)
    assert str(caught.value).startswith(wrong)


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"actons": []}, "a game has no 'actons'; did you mean actions?"),
        ({"edition": None}, "edition: the name of the edition is missing"),
        ({"seats": 7}, "A table has 3 to 5 seats, not 7."),
        ({"deal": {"first": "red"}}, "deal: machines is missing from the deal"),
        ({"deal": None}, "a game begins with a deal or with a position"),
        ({"deal": None, "position": []}, "position: [] is not a position"),
        (
            {"deal": None, "position": {"seats": 3, "blue": {"cash": -1}}},
            "position.blue.cash: -1 is out of range",
        ),
        ({"tags": []}, "tags: [] is not a dict of tags"),
        ({"actions": {}}, "actions: {} is not a list of actions"),
        ({"actions": [1]}, "actions[0]: 1 is not a seat and an action"),
        ({"actions": ["pass"]}, "actions[0]: the seat is missing"),
        ({"actions": ["red: pass", "red: pss"]}, "actions[1]: 'pss' is not an action"),
        ({"actions": [{"seat": "rde", "action": "pass"}]}, "actions[0].seat: 'rde' is not a seat"),
        ({"actions": [{"seat": [], "action": "pass"}]}, "actions[0].seat: [] is not a seat"),
        ({"actions": [{"seat": "red", "action": "red: pass"}]}, "the seat is given twice"),
        ({"actions": [{"seat": "red", "action": {"type": "bd"}}]}, "actions[0].action: "),
        (
            {"actions": [{"seat": "red", "action": {"type": "bid", "amount": 1, "loan": 1}}]},
            "actions[0].action: a bid has no 'loan'; did you mean loans?",
        ),
        (
            {"actions": [{"seat": "red", "action": {"type": "bid", "amount": -1}}]},
            "actions[0].action: 'bid -1': '-1' is not a number",
        ),
        (
            {"actions": [{"seat": "red", "action": {"type": "build-machine", "colour": 9}}]},
            "actions[0].action: there is no colour number 9",
        ),
    ],
)
def test_errors_in_json_name_the_way_to_it(change: dict[str, Any], wrong: str) -> None:
    written = json.loads(RECORD.to_json()) | change
    with pytest.raises(NotationError) as caught:
        Record.from_json(json.dumps(written))
    assert wrong in str(caught.value)


@pytest.mark.parametrize("text", ["[]", "3", "nonsense", '{"edition": "classic"', b"\xff\xfe\x00"])
def test_what_is_not_a_game_in_json(text: str | bytes) -> None:
    with pytest.raises(NotationError):
        Record.from_json(text)


# Whatever comes in, only a `NotationError` goes out.


def reads_or_refuses(text: str) -> None:
    try:
        record = Record.read(text)
    except NotationError:
        return
    assert Record.from_text(record.to_text()) == record
    assert Record.from_json(record.to_json()) == record


_POSITION = "longshore anniversary 3\nposition\nblue: cash 3\nbroker I: goods k\nend\nblue: pass\n"


@settings(max_examples=300)
@given(
    st.sampled_from([TEXT, _POSITION, RECORD.to_json()]),
    st.lists(st.tuples(st.integers(0, 400), st.integers(0, 9), st.text(max_size=3)), max_size=3),
)
def test_damaged_games(text: str, damages: list[tuple[int, int, str]]) -> None:
    for place, length, scrap in damages:
        text = text[:place] + scrap + text[place + length :]
    reads_or_refuses(text)


@settings(max_examples=200)
@given(st.text(max_size=60))
def test_any_text(text: str) -> None:
    reads_or_refuses(text)
    reads_or_refuses(TEXT + text)
    reads_or_refuses("{" + text)
