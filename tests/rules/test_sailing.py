"""M: sailing."""

from __future__ import annotations

import pytest

from longshore.engine.state import Berth
from longshore.game.actions import SailHarbour
from longshore.game.board import harbour, pier, ship
from tests.tabletop import BLACK, BROWN, TAN, play, position, refused

RED = {"machines": "k", "warehouses": 4, "harbour": "k@3 k@3 n@4 t@4"}


def at(berth, cargo=""):
    return {"ship": {"at": berth, "cargo": cargo}}


def test_M1_between_the_open_sea_and_a_harbour_either_way():
    game = position()
    game.play("sail red")
    assert game.state.berth[0] == 1
    game.play("sail sea")
    assert game.state.berth[0] == Berth.SEA
    assert game.active == 1


def test_M1_from_harbour_to_harbour_takes_two_actions():
    game = position(blue=at("red", "k"))
    assert refused(game, "sail yellow") == "not-at-sea"
    assert refused(game, "sail island") == "not-at-sea"
    play(game, "sail sea", "sail yellow")
    assert game.state.berth[0] == 2


def test_M1_never_into_ones_own_harbour():
    assert refused(position(), SailHarbour(0)) == "own-harbour"


def test_M1_the_open_sea_is_left_only_by_sailing_into_a_harbour():
    assert refused(position(), "sail sea") == "at-sea-already"


def test_M1_ones_own_harbour_at_the_bank_only_with_the_investment_bank():
    assert refused(position(), "sail bank") == "no-investment-bank"
    game = position("anniversary")
    game.play("sail bank")
    assert game.state.berth[0] == Berth.PIER


def test_M2_the_rulebooks_purchase_of_a_black_and_a_tan_container():
    game = position(blue={"machines": "o"}, red=RED)
    game.play("sail red k@3 t@4")
    assert game.cash("blue") == 13
    assert game.cash("red") == 27
    assert ship(game.state, 0) == (BLACK, TAN)
    assert harbour(game.state, 1) == ((BLACK, 3), (BROWN, 4))


def test_M2_up_to_five_on_board():
    game = position(blue=at("sea", "k k k"), red=RED)
    assert refused(game, "sail red k@3 k@3 n@4") == "ship-full"
    game.play("sail red k@3 n@4")
    assert len(ship(game.state, 0)) == 5


def test_M2_loading_nothing_is_allowed_also_from_an_empty_store():
    game = position(red=RED)
    game.play("sail red")
    assert ship(game.state, 0) == ()
    game = position()
    game.play("sail red")
    assert game.state.actions_left == 1


def test_M2_only_what_is_there_and_can_be_paid():
    game = position(blue={"cash": 6}, red=RED)
    assert refused(game, "sail red w@3") == "not-for-sale"
    assert refused(game, "sail red k@3 n@4") == "too-dear"
    game.play("sail red k@3 k@3")
    assert game.cash("blue") == 0


def test_M3_a_docked_ship_may_load_for_an_action_without_sailing():
    game = position(blue=at("red"), red=RED)
    game.play("load n@4")
    assert ship(game.state, 0) == (BROWN,)
    assert game.state.berth[0] == 1
    assert game.state.actions_left == 1


def test_M3_not_where_the_option_is_off():
    game = position(blue=at("red"), red=RED, options={"docked_loading": False})
    assert refused(game, "load n@4") == "no-docked-loading"


def test_M3_not_at_sea_nor_at_the_island():
    for berth in ("sea", "island"):
        assert refused(position(blue=at(berth), red=RED), "load n@4") == "not-in-harbour"


def test_M3_in_anniversary_a_ship_loads_only_when_it_arrives():
    lying = {"blue": at("red"), "red": {"harbour": "n@4"}}
    assert refused(position("anniversary", **lying), "load n@4") == "no-docked-loading"
    assert position("anniversary", **lying, options={"docked_loading": True}).can("load n@4")


def test_M3_M5_ones_own_harbour_at_the_bank_is_a_harbour_like_the_others():
    waiting = {**at("bank"), "pier": "k n"}
    assert refused(position("anniversary", blue=waiting), "load k") == "no-docked-loading"
    game = position("anniversary", blue=waiting, options={"docked_loading": True})
    game.play("load k")
    assert ship(game.state, 0) == (BLACK,)
    assert pier(game.state, 0) == (BROWN,)


def test_M4_the_island_needs_a_container_on_board_and_starts_the_auction():
    assert refused(position(), "sail island") == "empty-ship"
    game = position(blue=at("sea", "k"))
    game.play("sail island")
    assert game.state.berth[0] == Berth.ISLAND
    assert game.waiting == (1, 2)


def test_M4_the_ship_stays_and_leaving_costs_an_action():
    game = position(blue=at("sea", "k"))
    play(game, "sail island", "red: bid 1", "yellow: bid 0", "accept", "pass", "pass")
    assert game.active == 0
    assert game.state.berth[0] == Berth.ISLAND
    assert refused(game, "sail red") == "not-at-sea"
    game.play("sail sea")
    assert game.state.actions_left == 1


@pytest.mark.parametrize(("load", "left"), [("", "k k n"), (" k", "k n"), (" k k n", "")])
def test_M5_ones_own_containers_at_the_bank_for_nothing(load, left):
    game = position("anniversary", blue={"pier": "k k n"})
    game.play(f"sail bank{load}")
    letters = {BLACK: "k", BROWN: "n"}
    assert " ".join(letters[colour] for colour in pier(game.state, 0)) == left
    assert game.cash("blue") == 20


def test_M5_up_to_five_on_board_and_only_what_is_there():
    game = position("anniversary", blue={**at("sea", "k k k k"), "pier": "k n"})
    assert refused(game, "sail bank k n") == "ship-full"
    assert refused(game, "sail bank p") == "not-on-pier"
    game.play("sail bank n")
    assert len(ship(game.state, 0)) == 5
