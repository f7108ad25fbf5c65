"""Standing orders do what they say, no more, and know no more than their owner."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from longshore import Game, Options
from longshore.game.actions import (
    Accept,
    AnyAction,
    Award,
    Bid,
    Decline,
    GiveUpMachine,
    GiveUpWarehouse,
    Pass,
    PayBrokers,
    PriceReturned,
    Repay,
    Seize,
    SeizeMachine,
    TakeLoan,
)
from longshore.server.domain.orders import (
    NO_ORDERS,
    Carried,
    Orders,
    after_hand,
    decide,
    forms,
    read_orders,
    standing,
)
from longshore.server.domain.refused import Malformed

BLUE, RED, YELLOW, GREEN = range(4)
BLACK, BROWN, ORANGE, TAN, WHITE = range(5)
CLASSIC = Options.make("classic", 4)
BANKING = Options.make("anniversary", 4)


def orders(**given: Any) -> Orders:
    return msgspec.convert({name.rstrip("_"): value for name, value in given.items()}, Orders)


def table(edition: str = "classic", seats: int = 4, **parts: Any) -> Game:
    return Game.from_position({"edition": edition, "seats": seats, **parts})


def auction(edition: str = "classic", cargo: str = "k n", **parts: Any) -> Game:
    """Four seats, and Blue has sailed to the island with a black and a brown container."""
    blue = {"ship": {"at": "sea", "cargo": cargo}, **parts.pop("blue", {})}
    game = table(edition, blue=blue, **parts)
    game.play("sail island", BLUE)
    return game


def carried(game: Game, seat: int, given: Orders) -> Carried:
    """What the orders do, which must be legal, and is played."""
    found = decide(game, seat, given)
    assert found is not None
    game.play(found.action, seat)
    return found


def all_by(game: Game, seat: int, given: Orders) -> tuple[list[AnyAction], Orders]:
    """All that the orders do until they are done, played."""
    said: list[AnyAction] = []
    while (found := decide(game, seat, given)) is not None:
        game.play(found.action, seat)
        said.append(found.action)
        given = found.orders_after
    return said, given


# How they are given


def test_the_examples_are_orders_and_come_back_as_they_were_given() -> None:
    examples = re.findall(r"^    (\{.*\})$", forms.__doc__ or "", re.MULTILINE)
    assert len(examples) >= 6
    for example in examples:
        given = read_orders(example, BANKING if "price" in example else CLASSIC)
        assert msgspec.json.decode(msgspec.json.encode(given)) == msgspec.json.decode(example)


def test_nothing_ordered_is_nothing() -> None:
    assert read_orders("{}", CLASSIC) == NO_ORDERS == Orders()
    assert NO_ORDERS.none
    assert not orders(bid={"most": 1}).none
    assert msgspec.json.encode(NO_ORDERS) == b"{}"


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("", "orders", ["These are no standing orders: "]),
        ("[]", "orders", ["Expected `object`, got `array`"]),
        (b'{"bid": "\xff"}', "orders", ["These are no standing orders: "]),
        ('{"bids": {}}', "orders", ["unknown field `bids`"]),
        ('{"bid": {"most": -1}}', "orders", ["`int` >= 0", "`$.bid.most`"]),
        ('{"bid": {"most": 10001}}', "orders", ["`int` <= 10000", "`$.bid.most`"]),
        ('{"bid": {"most": 3.5}}', "orders", ["Expected `int", "`$.bid.most`"]),
        ('{"bid": {"most": "3"}}', "orders", ["Expected `int", "`$.bid.most`"]),
        ('{"bid": {"most": true}}', "orders", ["Expected `int", "`$.bid.most`"]),
        ('{"bid": {"most": 5, "loans": 3}}', "orders", ["`int` <= 2", "`$.bid.loans`"]),
        ('{"bid": {"most": 5, "bluff": 3}}', "orders", ["`int` <= 2", "`$.bid.bluff`"]),
        ('{"bid": {"most": 5, "cargoes": "two"}}', "orders", ["'two'", "`$.bid.cargoes`"]),
        ('{"bid": {"colours": {}}}', "orders", ["`$.bid.colours`"]),
        ('{"bid": {"colours": {"black": -2}}}', "orders", ["`int` >= 0"]),
        ('{"price": {"factory": 5}}', "orders", ["`int` <= 4", "`$.price.factory`"]),
        ('{"price": {"harbour": 1}}', "orders", ["`int` >= 2", "`$.price.harbour`"]),
        ('{"pass": {"turns": 0}}', "orders", ["`int` >= 1", "`$.pass.turns`"]),
        ('{"pass_": {"turns": 1}}', "orders", ["unknown field `pass_`"]),
        ('{"seize": {"building": "ship"}}', "orders", ["'ship'", "`$.seize.building`"]),
        ('{"bid": {}}', "orders-no-most", ["`most`", "`colours`"]),
        ('{"bid": {"most": 3, "bluff": 1}}', "orders-no-bluff", ["`bluff`"]),
        ('{"accept": {"otherwise": "decline"}}', "orders-no-least", ["`least`", "`colours`"]),
        ('{"pass": {}}', "orders-no-until", ["turns, round, cash"]),
        ('{"price": {}}', "orders-no-price", ["`factory`", "`harbour`"]),
        ('{"price": {"factory": 2}}', "orders-no-bank", ["`price`", "`pay`"]),
        ('{"pay": {}}', "orders-no-bank", ["`price`", "`pay`"]),
        (
            '{"bid": {"colours": {"purple": 2}}}',
            "orders-name",
            ["“purple”", "`colours`", "black, brown, orange, tan, white"],
        ),
        ('{"accept": {"colours": {"red": 2}}}', "orders-name", ["“red”", "`colours`"]),
        ('{"seize": {"colours": ["Black"]}}', "orders-name", ["“Black”", "black, brown"]),
        ('{"seize": {"colours": ["tan", "tan"]}}', "orders-twice", ["“tan”", "`colours`"]),
        (
            '{"bid": {"most": 3, "sellers": ["purple"]}}',
            "orders-name",
            ["“purple”", "`sellers`", "blue, red, yellow, green"],
        ),
        ('{"accept": {"least": 3, "award": ["x"]}}', "orders-name", ["“x”", "`award`"]),
    ],
)
def test_what_is_no_order_is_refused_with_what_would_be_right(
    text: str | bytes, code: str, words: list[str]
) -> None:
    with pytest.raises(Malformed) as problem:
        read_orders(text, CLASSIC)
    assert problem.value.code == code
    said = str(problem.value)
    assert said.endswith(".")
    assert "\n" not in said
    for word in words:
        assert word in said


def test_the_tables_own_note_is_not_taken_from_outside() -> None:
    given = read_orders('{"bid": {"most": 3, "auction": 7}}', CLASSIC)
    assert given == orders(bid={"most": 3})


def test_the_forms_have_a_schema() -> None:
    schema = msgspec.json.schema(Orders)
    assert set(schema["$defs"]["Orders"]["properties"]) == {
        *("bid", "accept", "pass", "seize", "price", "pay")
    }


# Bidding, sealed


def test_A1_it_bids_its_limit_for_one_cargo() -> None:
    game = auction()
    found = carried(game, RED, orders(bid={"most": 12}))
    assert found.action == Bid(12)
    game.play("bid 0", YELLOW)
    game.play("bid 0", GREEN)
    game.play("accept", BLUE)
    assert standing(found.orders_after, game.view(RED)) == NO_ORDERS


def test_A1_it_bids_what_the_seat_has_and_borrows_nothing_unasked() -> None:
    game = auction(red={"cash": 8})
    assert carried(game, RED, orders(bid={"most": 12})).action == Bid(8)


def test_L3_it_borrows_as_little_as_reaches_its_limit_and_no_more_than_it_may() -> None:
    game = auction(red={"cash": 8}, yellow={"cash": 1}, green={"cash": 1, "loans": 1})
    found = carried(game, RED, orders(bid={"most": 12, "loans": 2}))
    assert found.action == Bid(12, loans=1)
    assert found.orders_after.bid is not None
    assert found.orders_after.bid.loans == 1
    assert carried(game, YELLOW, orders(bid={"most": 30, "loans": 1})).action == Bid(11, loans=1)
    assert carried(game, GREEN, orders(bid={"most": 30, "loans": 2})).action == Bid(11, loans=1)


def test_L1_loans_are_counted_for_as_long_as_the_order_stands() -> None:
    given = orders(bid={"most": 15, "loans": 1, "cargoes": "all"})
    game = auction(red={"cash": 10})
    left = carried(game, RED, given).orders_after
    assert left == orders(bid={"most": 15, "loans": 0, "cargoes": "all"})
    again = auction(red={"cash": 10})
    assert carried(again, RED, left).action == Bid(10)


def test_A1_dollars_for_each_colour_on_board_and_at_most_so_many() -> None:
    by_colour = {"black": 4, "brown": 3, "tan": 9}
    game = auction(cargo="k k n w")
    assert carried(game, RED, orders(bid={"colours": by_colour})).action == Bid(11)
    assert carried(game, GREEN, orders(bid={"colours": by_colour, "most": 10})).action == Bid(10)


def test_a_cargo_without_its_colours_gets_nothing_and_does_not_use_the_order_up() -> None:
    given = orders(bid={"colours": {"tan": 9}, "extra": 3})
    game = auction(options={"all_zero": "tie"})
    assert carried(game, RED, given) == (Bid(0), given)
    game.play("bid 0", YELLOW)
    game.play("bid 0", GREEN)
    assert carried(game, RED, given) == (Bid(0), given)  # nor in the tie


def test_it_bids_for_the_cargoes_of_the_sellers_that_it_names() -> None:
    game = auction()
    assert decide(game, RED, orders(bid={"most": 5, "sellers": ["green", "yellow"]})) is None
    assert carried(game, RED, orders(bid={"most": 5, "sellers": ["blue"]})).action == Bid(5)


def test_an_order_for_all_cargoes_stands() -> None:
    given = orders(bid={"most": 5, "cargoes": "all"})
    game = auction()
    assert carried(game, RED, given).orders_after == given
    game.play("bid 0", YELLOW)
    game.play("bid 0", GREEN)
    game.play("accept", BLUE)
    assert standing(given, game.view(RED)) == given


def test_an_order_for_one_cargo_is_unused_if_its_auction_was_taken_back() -> None:
    game = table(blue={"ship": {"at": "sea", "cargo": "k"}}, turn="green", first="green")
    game.play("pass", GREEN)
    game.play("sail island", BLUE)
    given = orders(bid={"most": 3})
    left = carried(game, RED, given).orders_after
    assert left != given
    assert standing(left, game.view(RED)) == left
    for _ in range(3):
        game.undo()
    assert standing(left, game.view(RED)) == given


def test_A7_bluffing_cards_go_with_the_first_bid() -> None:
    game = auction("anniversary")
    given = orders(bid={"most": 5, "extra": 1, "bluff": 2})
    first = carried(game, RED, given)
    assert first.action == Bid(5, bluff=2)
    game.play("bid 5", YELLOW)
    game.play("bid 0", GREEN)
    assert carried(game, RED, first.orders_after).action == Bid(1)


def test_A2_in_a_tie_it_adds_its_extra() -> None:
    game = auction(green={"cash": 7})
    first = carried(game, RED, orders(bid={"most": 7, "extra": 3}))
    green = carried(game, GREEN, orders(bid={"most": 9, "extra": 3, "loans": 1})).orders_after
    assert green.bid is not None
    assert green.bid.loans == 0  # it has bid $9 with its loan
    game.play("bid 9", YELLOW)
    assert decide(game, RED, first.orders_after) is None  # it is not asked
    assert carried(game, GREEN, green).action == Bid(3)
    game.play("bid 4", YELLOW)
    assert game.waiting == (BLUE,)


def test_A2_an_extra_may_be_borrowed_too() -> None:
    game = auction(red={"cash": 7}, yellow={"cash": 7})
    first = carried(game, RED, orders(bid={"most": 7, "extra": 4, "loans": 1}))
    assert first.action == Bid(7)
    game.play("bid 7", YELLOW)
    game.play("bid 0", GREEN)
    assert carried(game, RED, first.orders_after).action == Bid(4, loans=1)


def test_A2_a_first_bid_by_hand_counts_against_the_limit() -> None:
    game = auction()
    game.play("bid 5", RED)
    game.play("bid 5", YELLOW)
    game.play("bid 0", GREEN)
    assert decide(game, RED, orders(bid={"most": 4})) is None
    assert carried(game, RED, orders(bid={"most": 8, "extra": 1})).action == Bid(4)
    assert carried(game, YELLOW, orders(bid={"most": 4, "extra": 1})).action == Bid(0)


def test_a_bid_by_hand_uses_the_order_up() -> None:
    game = auction()
    given = orders(bid={"most": 8})
    left = after_hand(game.view(RED), Bid(3), given)
    for seat in (RED, YELLOW, GREEN):
        game.play("bid 3", seat)
    assert carried(game, RED, left).action == Bid(5)
    game.play("bid 0", YELLOW)
    game.play("bid 0", GREEN)
    game.play("accept", BLUE)
    assert standing(left, game.view(RED)) == NO_ORDERS
    other = orders(bid={"most": 8, "sellers": ["yellow"]})
    assert after_hand(auction().view(RED), Bid(3), other) == other


# Bidding openly


def open_auction(**parts: Any) -> Game:
    return auction(options={"auction": "progressive", **parts.pop("options", {})}, **parts)


def test_A6_it_raises_by_as_little_as_it_can_up_to_its_limit() -> None:
    game = open_auction()
    given = orders(bid={"most": 6})
    assert carried(game, RED, given).action == Bid(1)
    game.play("bid 5", YELLOW)
    game.play("pass", GREEN)
    assert carried(game, RED, given).action == Bid(6)
    game.play("bid 7", YELLOW)
    assert carried(game, RED, given).action == Pass()


def test_A6_it_passes_when_its_money_does_not_reach() -> None:
    game = open_auction(red={"cash": 4})
    game.play("bid 1", RED)
    game.play("bid 4", YELLOW)
    game.play("pass", GREEN)
    assert carried(game, RED, orders(bid={"most": 20})).action == Pass()


def test_A6_L1_it_borrows_openly_only_if_that_is_enough() -> None:
    game = open_auction(red={"cash": 4}, yellow={"cash": 50})
    game.play("bid 1", RED)
    game.play("bid 14", YELLOW)
    game.play("pass", GREEN)
    assert decide(game, RED, orders(bid={"most": 20, "loans": 1})) == (
        Pass(),
        orders(bid={"most": 20, "loans": 1, "auction": 4}),
    )
    said, left = all_by(game, RED, orders(bid={"most": 20, "loans": 2}))
    assert said == [TakeLoan(), TakeLoan(), Bid(15)]
    assert left.bid is not None
    assert left.bid.loans == 0
    game.play("bid 16", YELLOW)
    assert carried(game, RED, left).action == Bid(17)


def test_A3_A6_when_all_have_passed_the_tie_has_the_limit_that_is_left() -> None:
    game = open_auction(options={"all_zero": "tie"})
    given = orders(bid={"most": 0, "extra": 2})
    assert carried(game, RED, given).action == Pass()
    game.play("pass", YELLOW)
    game.play("pass", GREEN)
    assert carried(game, RED, given).action == Bid(2)
    assert carried(game, YELLOW, orders(bid={"most": 3})).action == Bid(3)


# Accepting


def sold(bids: tuple[int, int, int] = (9, 4, 0), **parts: Any) -> Game:
    """The auction when the bids of Red, Yellow and Green are revealed."""
    game = auction(**parts)
    for seat, bid in zip((RED, YELLOW, GREEN), bids, strict=True):
        game.play(Bid(bid), seat)
    return game


def test_A4_it_accepts_what_is_enough_for_one_cargo() -> None:
    assert carried(sold(), BLUE, orders(accept={"least": 9})) == (Accept(), NO_ORDERS)
    every = orders(accept={"least": 9, "cargoes": "all"})
    assert carried(sold(), BLUE, every) == (Accept(), every)


def test_A4_dollars_for_each_colour_and_at_least_so_many() -> None:
    worth = {"black": 5, "brown": 4, "tan": 9}
    assert decide(sold(), BLUE, orders(accept={"colours": worth})) == (Accept(), NO_ORDERS)
    assert decide(sold(), BLUE, orders(accept={"colours": worth, "least": 10})) is None
    assert decide(sold((8, 1, 1)), BLUE, orders(accept={"colours": worth, "least": 1})) is None


def test_A5_for_less_it_asks_or_declines() -> None:
    assert decide(sold(), BLUE, orders(accept={"least": 10})) is None
    given = orders(accept={"least": 10, "otherwise": "decline"})
    game = sold()
    assert carried(game, BLUE, given) == (Decline(), NO_ORDERS)
    assert game.view().board.seats[BLUE].island == (BLACK, BROWN)


def test_A5_it_declines_with_as_many_loans_as_it_may_take_or_asks() -> None:
    poor = {"blue": {"cash": 3}}
    for loans, said in ((0, []), (1, []), (2, [TakeLoan(), TakeLoan(), Decline()])):
        game = sold((15, 0, 0), **poor)
        given = orders(accept={"least": 20, "otherwise": "decline", "loans": loans})
        assert all_by(game, BLUE, given)[0] == said
        assert game.view().board.seats[BLUE].loans == (loans if said else 0)


def test_A2_among_the_tied_it_favours_whom_it_names() -> None:
    game = sold((6, 6, 0))
    game.play("bid 1", RED)
    game.play("bid 1", YELLOW)
    assert decide(game, BLUE, orders(accept={"least": 7})) is None
    assert decide(game, BLUE, orders(accept={"least": 7, "award": ["green"]})) is None
    given = orders(accept={"least": 7, "award": ["green", "yellow", "red"]})
    assert carried(game, BLUE, given) == (Award(YELLOW), NO_ORDERS)


def test_a_decision_by_hand_uses_the_order_up() -> None:
    given = orders(accept={"least": 10})
    assert after_hand(sold().view(BLUE), Accept(), given) == NO_ORDERS
    every = orders(accept={"least": 10, "cargoes": "all"})
    assert after_hand(sold().view(BLUE), Accept(), every) == every
    assert after_hand(sold().view(BLUE), TakeLoan(), given) == given


# Passing


def test_T2_it_passes_so_many_turns() -> None:
    game = table(seats=3)
    given = orders(pass_={"turns": 2})
    for left in (orders(pass_={"turns": 1}), NO_ORDERS):
        found = carried(game, BLUE, given)
        assert found == (Pass(), left)
        given = left
        game.play("pass", RED)
        game.play("pass", YELLOW)
    assert decide(game, BLUE, given) is None


def test_T2_it_passes_until_a_round_and_is_over_then() -> None:
    game = table(seats=3)
    given = orders(pass_={"round": 3})
    for _ in range(2):
        assert standing(given, game.view(BLUE)) == given
        assert carried(game, BLUE, given) == (Pass(), given)
        game.play("pass", RED)
        game.play("pass", YELLOW)
    assert decide(game, BLUE, given) is None
    assert standing(given, game.view(BLUE)) == NO_ORDERS


@pytest.mark.parametrize(
    ("until", "not_yet", "reached"),
    [
        ({"cash": 15}, {"blue": {"cash": 14}}, {"blue": {"cash": 15}}),
        (
            {"factory_left": 1},
            {"blue": {"machines": "k", "factory": "k@1 k@2"}},
            {"blue": {"machines": "k", "factory": "k@1"}},
        ),
        (
            {"harbour_left": 0},
            {"blue": {"harbour": "k@2"}},
            {"blue": {"harbour": ""}},
        ),
        (
            {"factory_price": 2},
            {"blue": {"machines": "k", "factory": "k@1"}, "red": {"factory": "n@3"}},
            {"red": {"machines": "n", "factory": "n@2"}},
        ),
        (
            {"harbour_price": 3},
            {"blue": {"harbour": "k@2"}, "red": {"harbour": "n@4"}},
            {"yellow": {"harbour": "n@3"}},
        ),
        ({"supply_left": 2}, {"supply": "k3 n4 o9 t9 w9"}, {"supply": "k2 n4 o9 t9 w9"}),
        (
            {"cash": 15, "harbour_left": 0},
            {"blue": {"cash": 14, "harbour": "k@2"}},
            {"blue": {"cash": 14, "harbour": ""}},
        ),
    ],
)
def test_T2_it_passes_until_something_holds(
    until: dict[str, int], not_yet: dict[str, Any], reached: dict[str, Any]
) -> None:
    given = orders(pass_=until)
    machines = {name: {"machines": "n"} for name in ("blue", "red", "yellow")}

    def at(parts: dict[str, Any]) -> Game:
        return table(
            seats=3,
            **{k: {**v, **parts.get(k, {})} for k, v in machines.items()},
            **{k: v for k, v in parts.items() if k not in machines},
        )

    assert decide(at(not_yet), BLUE, given) == (Pass(), given)
    assert decide(at(reached), BLUE, given) is None
    assert standing(given, at(reached).view(BLUE)) == given


def test_T2_once_the_person_acts_the_order_is_over() -> None:
    game, given = table(seats=3), orders(pass_={"cash": 20}, bid={"most": 2})
    assert decide(game, BLUE, given) is None
    view = game.view(BLUE)
    assert after_hand(view, TakeLoan(), given) == given
    assert after_hand(view, Repay(), given) == given
    assert after_hand(view, Pass(), given) == orders(bid={"most": 2})


def test_an_order_to_pass_does_not_bid_and_one_to_bid_does_not_pass() -> None:
    assert decide(open_auction(), RED, orders(pass_={"turns": 5})) is None
    assert decide(table(seats=3), BLUE, orders(bid={"most": 5})) is None


# Default


def default(game_of: str = "classic", seats: int = 3, **red: Any) -> Game:
    """Blue has passed, and Red cannot pay the interest of its loans; Blue is its neighbour."""
    options = red.pop("options", {})
    red = {"cash": 0, "loans": 2, "machines": "n", **red}
    game = table(game_of, seats, red=red, options=options)
    game.play("pass", BLUE)
    return game


@pytest.mark.parametrize(
    ("order", "colour"),
    [
        ({"colours": ["white", "tan"]}, TAN),
        ({"colours": ["orange"]}, ORANGE),
        ({}, BLACK),
        ({"prefer": "fewest"}, ORANGE),
        ({"prefer": "most"}, TAN),
        ({"prefer": "fewest", "colours": ["tan", "black"]}, TAN),
    ],
)
def test_I4_it_picks_by_colour_and_by_number(order: dict[str, Any], colour: int) -> None:
    game, given = default(island="k k o t t t"), orders(seize=order)
    assert carried(game, BLUE, given) == (Seize(colour), given)


@pytest.mark.parametrize(
    ("order", "pick"),
    [
        ({}, Seize(TAN, 6)),
        ({"prefer": "cheapest"}, Seize(BLACK, 2)),
        ({"prefer": "cheapest", "colours": ["tan"]}, Seize(TAN, 3)),
        ({"prefer": "fewest"}, Seize(BLACK, 2)),
        ({"prefer": "most"}, Seize(TAN, 3)),
    ],
)
def test_I4_from_a_store_it_picks_the_very_container(order: dict[str, Any], pick: Seize) -> None:
    game = default(harbour="k@2 t@3 t@6", warehouses=3)
    assert carried(game, BLUE, orders(seize=order)).action == pick


def test_I6_it_picks_from_the_ship_too() -> None:
    ship = {"at": "sea", "cargo": "k k e"}
    game = default("anniversary", ship=ship, harbour="k@2")
    assert carried(game, BLUE, orders(seize={"prefer": "fewest"})).action == Seize(TAN)


@pytest.mark.parametrize(("seizure", "asked"), [("erratum", RED), ("printed", BLUE)])
def test_I4_I5_it_says_which_building_goes(seizure: str, asked: int) -> None:
    for building, action in (("warehouse", GiveUpWarehouse()), ("machine", GiveUpMachine())):
        options = {"seizure": seizure}
        game = default(machines="n k t", warehouses=3, factory="", options=options)
        assert game.waiting == (asked,)
        assert decide(game, asked, orders(seize={})) is None
        assert carried(game, asked, orders(seize={"building": building})).action == action


@pytest.mark.parametrize(
    ("order", "machine"),
    [({}, TAN), ({"prefer": "cheapest"}, WHITE), ({"colours": ["black", "white"]}, WHITE)],
)
def test_I4_it_picks_a_machine_that_can_go(order: dict[str, Any], machine: int) -> None:
    game = default(machines="n k w t", factory="")
    assert carried(game, BLUE, orders(seize=order)).action == SeizeMachine(machine)


# The Investment Bank


def outbid() -> Game:
    """Blue's containers on the payment card come back: one to each store."""
    game = table(
        "anniversary",
        3,
        blue={"machines": "k", "factory": "k@2", "harbour": "n@3"},
        red={"machines": "n", "warehouses": 3, "harbour": "n@3 k@3 k@4"},
    )
    game.play("call III money factory k@2 harbour n@3", BLUE)
    game.play("pass", BLUE)
    game.play("call III money harbour n@3 k@3 k@4", RED)
    assert game.waiting == (BLUE,)
    return game


def test_K5_it_prices_what_comes_back() -> None:
    assert decide(outbid(), BLUE, orders(price={"factory": 3})) is None
    assert decide(outbid(), BLUE, orders(price={"harbour": 5})) is None
    given = orders(price={"factory": 3, "harbour": 5})
    found = carried(outbid(), BLUE, given)
    assert found == (PriceReturned(((BLACK, 3),), ((BROWN, 5),)), given)


def test_K8_it_pays_its_colours_first() -> None:
    game = table(
        "anniversary",
        3,
        blue={"warehouses": 3, "harbour": "n@3 k@3 g@4"},
    )
    game.play("call III money harbour n@3 k@3 g@4", BLUE)
    game.play("pass", BLUE)
    game.play("pass", RED)
    game.play("pass", YELLOW)
    assert game.waiting == (BLUE,)
    given = orders(pay={"colours": ["grey", "brown"]})
    assert decide(game, BLUE, given) == (PayBrokers((WHITE, BROWN, BLACK)), given)
    assert decide(game, BLUE, orders(pay={})) == (PayBrokers((BLACK, BROWN, WHITE)), orders(pay={}))


# Whenever it is asked


def test_nothing_is_done_unasked_or_without_orders() -> None:
    game = auction()
    everything = orders(
        bid={"most": 5}, accept={"least": 0}, pass_={"turns": 3}, seize={"building": "machine"}
    )
    assert decide(game, BLUE, everything) is None
    assert decide(game, RED, NO_ORDERS) is None
    assert decide(game, RED, everything) is not None
