"""E and F: the end of the game, and scoring."""

from __future__ import annotations

import pytest

from longshore import Game
from longshore.engine.scoring import discarded_colour, island_value
from tests.tabletop import BROWN, TAN, play, position, refused

NEARLY = {"supply": "k0 n1 o5 t5 w5", "box": "k12 n11 o7 t7 w7"}


def score(island="", card="A", cash=0, **parts):
    """Blue's score with an island and a card."""
    options = parts.pop("options", {})
    edition = parts.pop("edition", "classic")
    blue = {"island": island, "card": card, "cash": cash, **parts}
    others = {"red": {"card": "D"}, "yellow": {"card": "E"}}
    return position(edition, blue=blue, options=options, **others).scores()[0]


def test_E1_when_the_second_colour_is_gone_the_active_seat_finishes_its_turn():
    game = position(**NEARLY, blue={"machines": "n"})
    game.play("produce n@1")
    assert game.state.ending
    assert game.waiting == (0,)  # the second action is still to come
    game.play("build warehouse")
    assert game.over
    assert game.waiting == ()
    assert refused(game, "blue: pass") == "game-over"
    assert refused(game, "red: loan") == "game-over"


def test_E1_its_auction_is_still_held():
    blue = {"machines": "n", "ship": {"at": "sea", "cargo": "o"}}
    game = position(supply="k0 n1 o5 t5 w5", box="k12 n11 o6 t7 w7", blue=blue)
    play(game, "produce n@1", "sail island", "red: bid 4", "yellow: bid 3")
    assert not game.over
    game.play("accept")
    assert game.over


def test_E1_one_colour_gone_is_not_the_end():
    game = position(supply="k1 n5 o5 t5 w5", box="k11 n7 o7 t7 w7", blue={"machines": "k"})
    play(game, "produce k@1", "pass")
    assert not game.over


def test_E1_a_round_limit_ends_the_game_after_full_rounds():
    game = Game.new(seats=4, seed=3, round_limit=2)
    for _ in range(7):
        game.play("pass")
    assert not game.over
    game.play("pass")
    assert game.over


def test_F1_the_two_value_colour_is_worth_ten_with_all_five_colours():
    # card A: orange 10, tan 5/10, white 6, black 4, brown 2; brown is what it has most of
    assert score("k n n o t w") == 4 + 10 + 10 + 6
    assert score("k n n o t") == 4 + 10 + 5


def test_F1_all_five_are_counted_before_the_discard():
    game = position(blue={"island": "k n n o t w"}, red={"card": "D"}, yellow={"card": "E"})
    assert discarded_colour(game.state, 0) == BROWN
    assert island_value(game.state, 0, TAN) == 10


def test_F2_all_containers_of_the_most_frequent_colour_are_discarded():
    assert score("o o o k") == 4
    assert score("o") == 0
    assert score("") == 0


def test_F2_a_tie_with_the_two_value_colour_discards_that_one():
    assert score("t t n n") == 4
    assert score("t t n n", options={"discard_tie": "free"}) == 10


def test_F2_three_tied_colours_without_the_two_value_colour_discard_the_cheapest():
    assert score("o o k k n n") == 20 + 8


def test_F2_three_tied_colours_with_the_two_value_colour_discard_that_one():
    assert score("o o n n t t") == 20 + 4
    assert score("o o n n t t", options={"discard_tie": "free"}) == 20 + 10


def test_F2_the_free_choice_leaves_it_most_with_the_bonus_in_mind():
    # tan and white are tied; at 5 tan would go (28 against 26), but all five make it worth 10
    assert score("t t w w k n o", options={"discard_tie": "free"}) == 2 * 10 + 4 + 2 + 10 == 36
    assert score("t t w w k n o") == 2 * 6 + 4 + 2 + 10


def test_F2_the_free_choice_without_the_bonus_discards_the_two_value_colour():
    # no brown: tan is worth 5, and two white ones are worth more
    assert score("t t w w k o", options={"discard_tie": "free"}) == 2 * 6 + 4 + 10


def test_F2_all_five_colours_once_brown_goes_by_free_choice():
    assert score("k n o t w") == 4 + 2 + 10 + 6
    assert score("k n o t w", options={"discard_tie": "free"}) == 4 + 10 + 10 + 6


def test_F3_cash_harbour_ship_and_loans():
    parts = {
        "harbour": "k@2 k@3",
        "warehouses": 2,
        "ship": {"at": "sea", "cargo": "n o t"},
        "factory": "k@1 k@1",
        "machines": "k",
        "loans": 2,
    }
    assert score(cash=7, **parts) == 7 + 2 * 2 + 3 * 3 + 0 - 22


def test_F3_three_dollars_in_the_harbour_at_the_bank():
    assert score(edition="anniversary", pier="k n") == 6


def final(edition, options=None, **seats):
    """A game whose last turn is passed."""
    game = position(edition, options={"round_limit": 1, **(options or {})}, turn="yellow", **seats)
    game.play("pass")
    assert game.over
    return game


def test_F4_most_money_wins():
    game = final("classic", blue={"cash": 30}, red={"cash": 31}, yellow={"cash": 5})
    assert game.winners() == (1,)
    assert game.scores() == (30, 31, 5)


def test_F4_a_tie_goes_to_most_containers_left_on_the_island_in_classic():
    # card A: two brown are discarded, black 4; card B: two brown discarded, black 6
    tied = {
        "blue": {"cash": 30, "card": "A", "island": "n n k", "machines": "k", "factory": ""},
        "red": {"cash": 34, "card": "B", "machines": "n", "factory": "n@1 n@1"},
    }
    assert final("classic", **tied).scores()[:2] == (34, 34)
    assert final("classic", **tied).winners() == (0,)
    assert final("classic", options={"tie_break": "factory"}, **tied).winners() == (1,)


def test_F4_the_islands_are_compared_after_the_discard():
    # blue has five there and keeps black at 4; red has four and keeps brown at 4 and black at 6
    tied = {
        "blue": {"cash": 36, "card": "A", "island": "n n n n k"},
        "red": {"cash": 30, "card": "B", "island": "o o n k"},
        "yellow": {"cash": 5},
    }
    game = final("classic", **tied)
    assert game.scores()[:2] == (40, 40)
    assert game.winners() == (1,)


def test_F4_a_tie_goes_to_most_containers_in_the_factory_store_in_anniversary():
    tied = {
        "blue": {"cash": 30, "card": "A", "island": "n n k", "machines": "k"},
        "red": {"cash": 34, "card": "B", "machines": "n", "factory": "n@1 n@1"},
    }
    assert final("anniversary", **tied).winners() == (1,)
    assert final("anniversary", options={"tie_break": "island"}, **tied).winners() == (0,)


def test_F4_still_tied_is_a_shared_victory():
    for edition in ("classic", "anniversary"):
        game = final(edition, blue={"cash": 30}, red={"cash": 30}, yellow={"cash": 5})
        assert game.winners() == (0, 1)


def test_F4_nobody_has_won_before_the_end():
    assert position().winners() == ()


@pytest.mark.parametrize("cash", [0, 13])
def test_F5_the_rulebooks_example(cash):
    parts = {
        "harbour": "k@2 n@2 t@2",
        "warehouses": 3,
        "ship": {"at": "sea", "cargo": "w w"},
        "loans": 1,
    }
    assert score("o4 n4 t3 w2 k2", cash=cash, **parts) == 91 + cash
    game = position(blue={"island": "o4 n4 t3 w2 k2"}, red={"card": "D"}, yellow={"card": "E"})
    assert discarded_colour(game.state, 0) == BROWN
