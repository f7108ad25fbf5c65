from __future__ import annotations

from itertools import islice

import pytest

from longshore import Game
from longshore.engine.moves import decode
from longshore.game.offers import offers
from longshore.game.options import Options
from longshore.game.views import View
from longshore.notation import format_action
from longshore.render.choices import ActionChoice, choices, verbs
from longshore.terminal.completion import completions
from longshore.terminal.explain import ACTIONS, COMMANDS, TOPICS, explain, overview
from tests.random_play import SOME_TABLES, play_game
from tests.tabletop import position


def found(game: Game, seat: int) -> list[ActionChoice]:
    return choices(game.view(seat), offers(game, seat))


def said(game: Game, seat: int = 0) -> dict[str, str]:
    return {choice.example: choice.words for choice in found(game, seat)}


@SOME_TABLES
def test_every_example_is_legal_and_every_kind_of_action_has_one(options):
    for number, played in enumerate(play_game(options, 4)):
        if number % 6:
            continue
        game = Game(options, played.before)
        for seat in game.waiting:
            listed = found(game, seat)
            for choice in listed:
                game.check(choice.example, seat)
            known = set(verbs(listed))
            for move in game.legal_moves(seat):
                assert first_word(decode(move)[0], game, seat) in known


def first_word(family: str, game: Game, seat: int) -> str:
    """The word with which an action begins that begins with a move of a family."""
    if family in ("hundred", "bluff") or (family == "loan" and "bid" in owed(game, seat)):
        return "bid"
    if family == "stock":
        own = [decode(move) for move in game.legal_moves(seat)]
        others = [values for name, values in own if name == "stock" and values[0] != seat]
        return "stock" if others else "reprice"
    return family.split("_", maxsplit=1)[0]


def owed(game: Game, seat: int) -> str:
    phase = game.view(seat).board.phase
    return "bid" if phase in ("bids", "tiebreak") and seat in game.waiting else phase


def test_what_is_possible_with_its_prices():
    game = position(
        seats=3,
        blue={"machines": "k", "cash": 8, "factory": "k@3"},
        red={"factory": "n@2 n@4", "harbour": "o@3"},
        yellow={"factory": "t@1"},
    )
    listed = said(game)
    assert listed["build n"] == "build a machine for $6: n o t w"
    assert listed["build warehouse"] == "build a warehouse for $4"
    assert listed["produce k@3 k@3"] == "produce k and pay Yellow $1"
    assert listed["stock red n@2 -> n@4"] == "buy from Red (room for 1)  $2 n  $4 n"
    assert listed["sail red o@3"] == "sail to Red  $3 o"
    assert listed["sail yellow"] == "sail to Yellow (nothing to load)"


def test_P4_a_full_store_is_only_set_out():
    game = position(seats=3, blue={"machines": "k", "factory": "k@1 k@4"})
    assert said(game)["produce k@1 k@4"] == "set new prices in the factory store"
    game = position("anniversary", seats=3, blue={"machines": "k", "factory": "k@1 k@4"})
    assert said(game)["produce k@1 k@4"] == "set new prices in the factory store and pay Yellow $1"


def test_A1_a_bid_goes_up_to_the_cash_and_further_with_a_loan():
    game = position(
        phase="bids",
        turn="red",
        blue={"cash": 8},
        red={"ship": {"at": "island", "cargo": ["k"]}},
    )
    assert said(game) == {"bid 4": "bid $0 to $8", "bid 18 loan": "… to $18 with a loan for it"}


def test_A4_A5_what_accepting_and_declining_bring():
    game = position(phase="bids", turn="blue", blue={"ship": {"at": "island", "cargo": ["k"]}})
    game.play("red: bid 6")
    game.play("yellow: bid 2")
    listed = said(game)
    assert listed["accept"] == "sell the cargo to Red, who pays $6; the bank adds $6"
    assert listed["decline"] == "keep the cargo and pay the bank $6"


# Completion.


@SOME_TABLES
def test_every_word_of_a_legal_action_can_be_completed(options):
    """From each beginning of an action's text, the next word is among those proposed."""
    for number, played in enumerate(play_game(options, 9)):
        if number % 25:
            continue
        game = Game(options, played.before)
        for seat in game.waiting:
            view = game.view(seat)
            first_words = verbs(found(game, seat))
            for action in islice(game.legal_actions(seat), 0, 400, 7):
                check_words(format_action(action, options), view, first_words)


def check_words(text: str, view: View, first_words: list[str]) -> None:
    typed = ""
    for word in text.split():
        if not word.isdigit():
            assert word in completions(typed, view, first_words), (text, typed)
            assert word in completions(typed + word[0], view, first_words), (text, typed)
        typed += f"{word} "


def test_completion_of_unfinished_words():
    game = position(
        seats=3,
        red={"factory": "n@2 n@4", "harbour": "o@3"},
        blue={"machines": "k", "factory": "k@3"},
    )
    view = game.view(0)

    def complete(line: str) -> list[str]:
        return completions(line, view, ["build", "produce", "sail", "stock", "save"])

    assert complete("s") == ["sail", "stock", "save"]
    assert complete("build ") == ["n", "o", "t", "w", "warehouse"]
    assert complete("produce k") == ["k@1", "k@2", "k@3", "k@4"]
    assert complete("stock ") == ["red"]
    assert complete("stock red ") == ["n@2", "n@4", "->"]
    assert complete("stock red n@2 -> n") == [f"n@{price}" for price in range(2, 7)]
    assert complete("sail r") == ["red"]
    assert complete("sail red ") == ["o@3"]
    assert complete("blue: sail r") == ["red"]
    assert complete("help pro") == ["produce"]
    assert complete("stock nobody ") == []
    assert complete("nonsense ") == []


# Help.


def test_help_explains_every_action_and_command():
    options = Options.make("anniversary", 4)
    for word in TOPICS:
        assert explain(word, options) is not None
    assert explain("nonsense", options) is None
    assert overview(options) is not None
    assert not set(ACTIONS) & set(COMMANDS)


@pytest.mark.parametrize("word", sorted(ACTIONS))
def test_the_forms_in_help_can_be_read(word):
    from longshore.notation import parse_action

    options = Options.make("anniversary", 4)
    for form in ACTIONS[word].forms:
        text = form.format(*options.letters)
        assert text.split()[0] == word
        parse_action(text, options)


def test_help_knows_every_verb_of_notation():
    from longshore.notation.actions import _VERBS

    assert set(_VERBS) == set(ACTIONS)
