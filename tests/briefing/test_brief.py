"""A seat in words: it holds what the seat may know, in every language."""

from __future__ import annotations

import random

import msgspec
import pytest

from longshore import Game
from longshore.briefing import brief, brief_game
from longshore.game.events import visible
from longshore.game.offers import offers
from longshore.notation import parse_action
from longshore.render.log import tell_all
from longshore.text.messages import DEFAULT, languages
from tests.positions import random_action
from tests.random_play import SOME_TABLES
from tests.tabletop import position

NOW = "What you can do now"


def test_it_says_who_one_is_how_things_stand_and_what_can_be_done() -> None:
    game = position(
        seats=3,
        blue={"machines": "k", "cash": 8, "loans": 1, "factory": "k@3", "island": "n n o"},
        red={"factory": "n@2 n@4", "harbour": "o@3", "ship": {"at": "blue", "cargo": ["t"]}},
    )
    text = brief_game(game, 0).text()
    assert "You play Blue. At the table, in turn order: Blue, Red, Yellow." in text
    assert (
        "Blue (you): $8, 1 loan · Machines k, next $6 · Factory 1/2: k@3 · Harbour 0/1, next $4: –"
        " · Ship at sea: – · Island: nn o"
    ) in text
    assert f"Red: ${game.cash(1)} · " in text  # V2: as all have seen it paid
    assert "Ship at Blue: t" in text
    assert "- buy from Red (room for 1)  $2 n  $4 n: stock red [1 of n@2 n@4] -> […]@2-6" in text
    assert "- build a warehouse for $4: build warehouse" in text


def test_the_rules_are_told_once() -> None:
    briefing = brief_game(Game.new("classic", 3, seed=1), 0)
    assert briefing.text(rules=False) == briefing.now
    assert briefing.text() == f"{briefing.rules}\n\n{briefing.now}"
    assert "P1 You may produce once a turn." in briefing.rules
    assert "P1" not in briefing.now


def test_it_says_what_has_happened_since() -> None:
    game = Game.new("classic", 3, seed=1)
    seat = game.active
    before = len(game.events)
    game.play("build warehouse")
    game.play("pass")
    briefing = brief_game(game, seat, since=before)
    assert briefing.since[0].endswith("built a warehouse for $4.")
    assert f"- {briefing.since[0]}" in briefing.now
    assert "What has happened" not in brief_game(game, seat, since=len(game.events)).now


def test_who_owes_nothing_is_told_whom_the_table_waits_for() -> None:
    game = Game.new("classic", 3, seed=1)
    other = (game.active + 1) % 3
    briefing = brief_game(game, other)
    assert briefing.choices == ()
    assert "the table waits for " in briefing.now
    assert NOW not in briefing.now


@SOME_TABLES
def test_every_example_can_be_played_and_the_json_holds_the_same(options) -> None:
    chance, game, looked = random.Random(8), Game.start(options, seed=8), 0
    while not game.over:
        if looked % 9 == 0:
            for seat in game.waiting:
                briefing = brief_game(game, seat)
                told = msgspec.json.decode(briefing.json())
                assert [one["example"] for one in told["choices"]] == [
                    one.example for one in briefing.choices
                ]
                assert len(told["offers"]) == len(offers(game, seat))
                for one in briefing.choices:
                    game.check(one.example, seat)
                    assert parse_action(one.example, options)[1] == one.action
                    assert f": {one.form}" in briefing.now
        looked += 1
        seat, action = random_action(chance, game)
        game.play(action, seat)
    end = brief_game(game, 0).now
    assert "the game is over" in end
    assert "wins with $" in end or "share the victory" in end


@pytest.mark.parametrize("language", [one for one in languages() if one != DEFAULT])
def test_in_another_language_nothing_is_said_in_english(language: str) -> None:
    game = Game.new("anniversary", 4, seed=5)
    chance = random.Random(2)
    english: set[str] = set()
    theirs: set[str] = set()
    for _ in range(40):
        seat, action = random_action(chance, game)
        game.play(action, seat)
        seat = game.waiting[0]
        for found, spoken in ((english, DEFAULT), (theirs, language)):
            briefing = brief_game(game, seat, since=len(game.events) - 9, language=spoken)
            found.update(line.partition(": ")[0] for line in briefing.text().splitlines())
    same = {line for line in english & theirs if len(line.split()) > 3}
    assert same == set()


def test_events_that_a_seat_may_not_know_are_not_told() -> None:
    game = position(phase="bids", turn="blue", blue={"ship": {"at": "island", "cargo": ["k"]}})
    before = len(game.events)
    game.play("red: bid 13")
    fresh = game.events[before:]
    assert "$13" not in brief(game.view(2), offers(game, 2), fresh).text(rules=False)
    assert "$13" in brief(game.view(1), (), fresh).text(rules=False)
    assert brief(game.view(2), (), fresh).since == tuple(
        tell_all(visible(fresh, 2), game.options, 2)
    )
