"""What a seat can say, as forms: they stand for all that is legal, and for nothing that is not."""

from __future__ import annotations

from itertools import islice

import pytest

from longshore import Game
from longshore.game.actions import AnyAction, PayBrokers, TakeLoan
from longshore.game.offers import offers
from longshore.game.refusals import IllegalAction
from longshore.notation import parse_action
from longshore.render.choices import choices
from tests.random_play import SOME_TABLES, play_game
from tests.render.written_forms import written_out
from tests.soaking import sized
from tests.tabletop import position

MOST = 300  # lines that a position may stand for, to be looked at one by one
DEAR = {"too-dear", "bid-too-high"}


def said(game: Game, seat: int) -> dict[AnyAction, str]:
    """Every action that the forms stand for, with the form."""
    listed = choices(game.view(seat), offers(game, seat))
    return {
        parse_action(line, game.options)[1]: choice.form
        for choice in listed
        for line in written_out(choice.form)
    }


def check(game: Game, seat: int) -> bool:
    """Whether there was little enough to look at."""
    legal = list(islice(game.legal_actions(seat), MOST))
    if len(legal) == MOST:
        return False
    stands_for = said(game, seat)
    assert {action for action in legal if action not in stands_for} == set()
    for action in stands_for.keys() - set(legal):
        with pytest.raises(IllegalAction) as refused:
            game.check(action, seat)
        assert refused.value.code in DEAR, (stands_for[action], action)
    return True


@SOME_TABLES
@sized("step", 25, 3)
def test_forms_stand_for_what_is_legal_as_far_as_the_money_goes(options, step) -> None:
    looked_at = 0
    for number, played in enumerate(play_game(options, 6)):
        if number % step:
            continue
        game = Game(options, played.before)
        looked_at += sum(check(game, seat) for seat in game.waiting)
    assert looked_at


def test_forms_of_a_turn() -> None:
    game = position(
        seats=3,
        blue={"machines": "k", "cash": 8, "factory": "k@3", "warehouses": 2, "harbour": "t@4"},
        red={"factory": "n@2 n@4", "harbour": "o@3"},
        yellow={"factory": "t@1"},
    )
    forms = {one.example: one.form for one in choices(game.view(0), offers(game, 0))}
    assert forms["produce k@3 k@3"] == "produce k@1-4 k@1-4"
    assert forms["stock red n@2 -> n@4 t@4"] == "stock red [1 of n@2 n@4] -> t@2-6 […]@2-6"
    assert forms["sail red o@3"] == "sail red [0-1 of o@3]"
    assert forms["build n"] == "build n|o|t|w"
    assert forms["pass"] == "pass"


def test_P2_forms_where_not_all_can_be_made() -> None:
    game = position(seats=3, blue={"machines": "k n", "factory": "k@3 k@3 n@2"})
    (form,) = [
        one.form for one in choices(game.view(0), offers(game, 0)) if "produce" in one.example
    ]
    assert form == "produce k@1-4 k@1-4 n@1-4 [1 of k n]@1-4"
    assert check(game, 0)


def test_A1_forms_of_a_bid() -> None:
    game = position(
        "anniversary",
        phase="bids",
        turn="red",
        blue={"cash": 8},
        red={"ship": {"at": "island", "cargo": ["k"]}},
    )
    assert [one.form for one in choices(game.view(0), offers(game, 0))] == [
        "bid 0-8",
        "bid 0-18 loan | bid 0-28 loans 2",
        "bid 0-8 bluff 1-2 | bid 0-18 loan bluff 1-2 | bid 0-28 loans 2 bluff 1-2",
    ]
    assert check(game, 0)


def test_a_choice_has_its_action_and_its_words() -> None:
    game = position(seats=3, red={"harbour": "o@3"})
    listed = choices(game.view(0), offers(game, 0))
    for one in listed:
        assert one.action == parse_action(one.example, game.options)[1]
    assert any(isinstance(one.action, TakeLoan) for one in listed)
    assert not any(isinstance(one.action, PayBrokers) for one in listed)
    assert "sail to Red  $3 o" in [one.words for one in listed]


@pytest.mark.parametrize(("cash", "loans", "enough"), [(1, 0, True), (1, 1, False), (4, 1, True)])
def test_A5_a_loan_is_said_to_let_one_decline_only_where_it_does(
    cash: int, loans: int, enough: bool
) -> None:
    game = position(
        phase="decide",
        turn="blue",
        blue={"cash": cash, "loans": loans, "ship": {"at": "island", "cargo": ["k"]}},
        red={"bid": 14},
        yellow={"bid": 2},
    )
    words = {one.example: one.words for one in choices(game.view(0), offers(game, 0))}
    assert "decline" not in words
    assert ("since to decline costs $14" in words["loan"]) is enough
    for _ in range(2 - loans):
        game.play("blue: loan")
    assert game.can("decline", 0) is enough
