"""I: interest, default and seizure."""

from __future__ import annotations

import pytest

from longshore.engine import places
from longshore.game.board import factory, harbour, island, machines, pier, ship
from tests.tabletop import BLACK, BROWN, ORANGE, TAN, WHITE, play, position, refused

BROKER_I, BROKER_II = 6, 7


def red_begins(edition="classic", seats=3, **parts):
    """Blue has passed, and red's turn begins with its interest."""
    game = position(edition, seats=seats, round=2, **parts)
    game.play("pass")
    return game


def in_default(**red):
    """Red with two loans and nothing to pay with, unless said otherwise."""
    return {"cash": 0, "loans": 2, **red}


@pytest.mark.parametrize("loans", [0, 1, 2])
def test_I1_a_dollar_a_loan_to_the_bank(loans):
    game = red_begins(red={"cash": 5, "loans": loans})
    assert game.cash("red") == 5 - loans
    assert game.waiting == (1,)


def test_I1_with_the_investment_bank_to_brokers_one_and_two():
    for loans, paid in ((1, (2, 2)), (2, (2, 3))):
        game = red_begins("anniversary", red={"cash": 5, "loans": loans})
        assert (game.state.cash[BROKER_I], game.state.cash[BROKER_II]) == paid


def test_I1_interest_comes_before_everything_else_in_the_turn():
    game = red_begins(red={"cash": 11, "loans": 1})
    assert game.cash("red") == 10
    assert game.can("repay")


def test_I2_who_is_short_and_has_one_loan_must_take_another():
    game = red_begins(red={"cash": 0, "loans": 1, "island": "k"})
    assert game.state.loans[1] == 2
    assert game.cash("red") == 10 - 1  # the new loan bears no interest this turn
    assert island(game.state, 1) == (BLACK,)


def test_I2_two_loans_and_one_dollar_pays_one_and_defaults_on_the_other():
    game = red_begins(red=in_default(cash=1, island="k k n"))
    assert game.cash("red") == 0
    assert game.waiting == (0,)  # the right-hand neighbour picks
    game.play("seize n")
    assert island(game.state, 1) == (BLACK, BLACK)
    assert game.waiting == (1,)
    assert game.state.loans[1] == 2


def test_I2_no_loan_while_its_default_is_being_settled():
    game = red_begins(red=in_default(warehouses=4, machines="k n o t"))
    game.play("red: give up warehouse")
    assert game.state.loans[1] == 1
    assert game.waiting == (1,)  # the second loan in default is still to be settled
    assert refused(game, "red: loan") == "in-default"
    game.play("yellow: loan")  # L1: any other seat may
    assert game.cash("yellow") == 30
    game.play("red: give up machine")
    assert game.waiting == (0,)  # the neighbour picks, and red still cannot
    assert refused(game, "red: loan") == "in-default"
    game.play("seize machine t")
    assert game.state.loans[1] == 0
    game.play("red: loan")  # all settled
    assert game.cash("red") == 10


def test_I2_partly_paid_interest_goes_to_broker_one():
    game = red_begins("anniversary", red=in_default(cash=1))
    assert (game.state.cash[BROKER_I], game.state.cash[BROKER_II]) == (2, 2)


def test_I3_one_container_from_the_island_for_each_loan_in_default():
    game = red_begins(red=in_default(island="k n o", harbour="t@2", warehouses=1))
    play(game, "blue: seize k", "blue: seize o")
    assert island(game.state, 1) == (BROWN,)
    assert harbour(game.state, 1) == ((TAN, 2),)


def test_I3_the_island_runs_out_and_the_second_loan_takes_two_from_the_harbour():
    game = red_begins(
        red=in_default(island="k", harbour="t@2 t@2 w@3", warehouses=3),
    )
    assert island(game.state, 1) == ()  # the only one went without asking
    play(game, "seize w@3")
    assert harbour(game.state, 1) == ((TAN, 2),)


def test_I3_the_errata_example_one_in_the_harbour_and_four_in_the_factory():
    game = red_begins(
        red={
            "cash": 1,
            "loans": 2,
            "machines": "k n",
            "factory": "k@1 k@2 n@3 n@3",
            "harbour": "o@4",
        }
    )
    assert harbour(game.state, 1) == ()  # the one in the harbour went first
    game.play("seize k@2")
    assert factory(game.state, 1) == ((BLACK, 1), (BROWN, 3), (BROWN, 3))
    assert game.waiting == (1,)


def test_I3_an_empty_harbour_store_and_both_are_taken_from_the_factory_store():
    game = red_begins(
        red=in_default(cash=1, machines="k n", factory="k@1 k@2 n@3 n@3"),
    )
    assert game.waiting == (0,)
    game.play("seize n@3")
    assert game.waiting == (0,)  # one more for the same loan
    game.play("seize k@1")
    assert factory(game.state, 1) == ((BLACK, 2), (BROWN, 3))
    assert game.waiting == (1,)
    assert game.state.loans[1] == 2


def test_I3_only_one_container_in_both_stores_only_that_one():
    game = red_begins(red=in_default(cash=1, factory="n@1", machines="n"))
    assert factory(game.state, 1) == ()
    assert game.state.loans[1] == 2
    assert game.waiting == (1,)


def test_I3_a_building_goes_only_if_no_container_is_in_play_ship_included():
    game = red_begins(
        red=in_default(cash=1, warehouses=4, ship={"at": "sea", "cargo": "k"}),
    )
    assert game.state.warehouses[1] == 4
    assert game.state.loans[1] == 2
    assert ship(game.state, 1) == (BLACK,)
    assert game.waiting == (1,)


def keeps_its_buildings(game):
    """Red lost no building, and is to act: it is not asked for one either."""
    return (
        game.can("red: pass")
        and game.state.loans[1] == 2
        and game.state.warehouses[1] == 4
        and len(machines(game.state, 1)) == 4
    )


CLASSIC_WITH_BANK = {"options": {"investment_bank": True}, "brokers": {"III": {"money": 3}}}


def test_I3_goods_only_in_the_harbour_at_the_bank_forgive_the_interest():
    game = red_begins(
        **CLASSIC_WITH_BANK,
        red=in_default(warehouses=4, machines="k n o t", pier="w"),
    )
    assert game.options.seizure == "erratum"
    assert keeps_its_buildings(game)
    assert pier(game.state, 1) == (WHITE,)


@pytest.mark.parametrize("store", ["factory", "harbour"])
def test_I3_goods_only_on_the_payment_card_forgive_the_interest(store):
    game = red_begins(
        **CLASSIC_WITH_BANK,
        red=in_default(warehouses=4, machines="k n o t"),
        payment={"holder": "red", "space": "III money", store: "k"},
    )
    assert game.options.seizure == "erratum"
    assert keeps_its_buildings(game)
    assert game.cash("red") == 3  # and then it won


def test_I3_two_warehouses_and_three_machines_only_the_third_machine_can_go():
    game = red_begins(red=in_default(cash=1, warehouses=2, machines="k n o"))
    assert machines(game.state, 1) == (BLACK, BROWN)  # nobody had anything to choose
    assert game.state.warehouses[1] == 2
    assert game.state.loans[1] == 1  # one loan is struck off
    assert game.state.machine_supply[ORANGE] == 5 - 1  # yellow has the other orange one
    assert game.waiting == (1,)


def test_I3_safe_buildings_are_never_seized_and_the_interest_is_forgiven():
    game = red_begins(red=in_default(warehouses=2, machines="k n"))
    assert game.state.loans[1] == 2
    assert game.state.warehouses[1] == 2
    assert machines(game.state, 1) == (BLACK, BROWN)
    assert game.waiting == (1,)


def test_I3_two_defaults_can_take_two_buildings_and_both_loans():
    game = red_begins(red=in_default(warehouses=4, machines="k"))
    assert game.state.warehouses[1] == 2
    assert game.state.loans[1] == 0


def test_I4_the_neighbour_picks_containers_and_the_defaulting_seat_the_kind_of_building():
    game = red_begins(red=in_default(cash=1, warehouses=3, machines="k n o t"))
    assert game.waiting == (1,)  # red itself: a warehouse or a machine
    assert refused(game, "pass") == "wrong-moment"
    game.play("give up machine")
    assert game.waiting == (0,)  # the neighbour: which colour
    assert refused(game, "seize machine k") == "machine-safe"  # the free space
    assert refused(game, "seize machine n") == "machine-safe"  # the $6 space
    game.play("seize machine o")
    assert machines(game.state, 1) == (BLACK, BROWN, TAN)
    assert game.state.warehouses[1] == 3
    assert game.state.loans[1] == 1


def test_I4_the_defaulting_seat_may_give_a_warehouse():
    game = red_begins(red=in_default(cash=1, warehouses=3, machines="k n o t"))
    game.play("give up warehouse")
    assert game.state.warehouses[1] == 2
    assert game.state.warehouse_supply == 25 - 2 - 2
    assert game.waiting == (1,)


def test_I5_as_printed_the_neighbour_makes_every_choice_and_no_loan_is_struck_off():
    game = red_begins(
        options={"seizure": "printed"},
        red=in_default(cash=1, warehouses=3, machines="k n o"),
    )
    assert game.waiting == (0,)
    game.play("give up warehouse")
    assert game.state.warehouses[1] == 2
    assert game.state.loans[1] == 2
    assert game.waiting == (1,)


def test_I6_anniversary_takes_one_a_loan_from_the_first_place_that_has_any():
    everything = {
        "island": "k",
        "ship": {"at": "sea", "cargo": "n"},
        "pier": "p",
        "harbour": "e@2",
        "factory": "g@1",
        "machines": "g",
    }
    order = ("island", "ship", "pier", "harbour", "factory")
    readers = {"island": island, "ship": ship, "pier": pier, "harbour": harbour, "factory": factory}
    for number, place in enumerate(order):
        left = {key: value for key, value in everything.items() if key not in order[:number]}
        game = red_begins("anniversary", red=in_default(cash=1, **left))
        assert readers[place](game.state, 1) == ()
        for other in order[number + 1 :]:
            assert len(readers[other](game.state, 1)) == 1
        assert game.waiting == (1,)


def test_I6_the_neighbour_picks_the_colour():
    game = red_begins("anniversary", red=in_default(cash=1, ship={"at": "sea", "cargo": "k n"}))
    assert game.waiting == (0,)
    assert refused(game, "seize p") == "cannot-seize"
    game.play("seize n")
    assert ship(game.state, 1) == (BLACK,)


def test_I6_buildings_are_never_seized():
    game = red_begins("anniversary", red=in_default(warehouses=5, machines="k n p e"))
    assert game.state.warehouses[1] == 5
    assert len(machines(game.state, 1)) == 4
    assert game.state.loans[1] == 2


def test_I7_seized_containers_leave_the_game():
    game = position(round=2, red=in_default(cash=1, island="k k"))
    supply = int(game.state.goods[places.SUPPLY, BLACK])
    out_of_the_game = int(game.state.goods[places.BOX, BLACK])
    game.play("pass")
    assert island(game.state, 1) == (BLACK,)
    assert game.state.goods[places.SUPPLY, BLACK] == supply
    assert game.state.goods[places.BOX, BLACK] == out_of_the_game + 1
