"""Views: what a seat and a spectator see, and that they see nothing else."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from longshore import Game
from longshore.engine import purses
from longshore.engine.state import (
    FIELDS,
    LOAN,
    MAX_LOANS,
    MEMORY,
    NONE,
    OPTION_FIELDS,
    SEATS,
    Phase,
)
from longshore.engine.types import State
from longshore.game import board as read
from longshore.game.events import MachineBuilt, WarehouseBuilt, read_journal
from longshore.game.options import Options
from longshore.game.viewing import make_view
from longshore.game.views import Default, Floor, OwnBid, PaymentCard, PublicBoard, ShownBid, View
from tests.random_play import EACH_TABLE, TABLES, play_game, table_id
from tests.support import copy_of
from tests.tabletop import play, position

K, N, R, T, W = range(5)  # R is the middle of the ring: orange or purple
BLUE, RED, YELLOW, GREEN = range(4)


def board(game: Game) -> PublicBoard:
    """What everybody sees."""
    shown = game.view(None).board
    for seat in range(game.options.seats):
        assert game.view(seat).board == shown
    return shown


# What lies open


def test_V1_the_boards_are_open():
    game = position(
        round=3,
        turn="red",
        actions=1,
        supply="k3 n0 o5 t9 w8",
        blue={
            "machines": "n k",
            "warehouses": 2,
            "factory": "n@3 k@1",
            "harbour": "w@6",
            "ship": {"at": "red", "cargo": "t k"},
            "island": "o w o",
            "loans": 2,
        },
        red={"machines": "o", "factory": ""},
        yellow={"machines": "k", "factory": ""},
        box="k7 n11 o5 t2 w2",
    )
    shown = board(game)
    assert (shown.round, shown.first, shown.active, shown.phase) == (3, BLUE, RED, "act")
    assert (shown.awaiting, shown.actions_left, shown.end_triggered) == ((RED,), 1, False)
    assert (shown.supply, shown.colours_gone) == ((3, 0, 5, 9, 8), (N,))
    assert (shown.machine_supply, shown.warehouse_supply) == ((3, 4, 4, 5, 5), 21)
    assert Counter(shown.seized) == {K: 7, N: 11, R: 5, T: 2, W: 2}
    blue = shown.seats[BLUE]
    assert (blue.machines, blue.warehouses, blue.loans) == ((N, K), 2, 2)
    assert blue.factory == ((K, 1), (N, 3))
    assert blue.harbour == ((W, 6),)
    assert (blue.berth, blue.ship, blue.island) == (RED, (K, T), (R, R, W))
    assert shown.seats[RED].berth == "sea"
    assert (shown.brokers, shown.payment_card, shown.bidding, shown.default) == (
        (),
        None,
        None,
        None,
    )


def test_facts_that_follow_from_the_board():
    game = position(
        blue={
            "machines": "n k",
            "warehouses": 3,
            "factory": "n@3 k@1 k@1",
            "harbour": "w@6",
            "ship": {"at": "sea", "cargo": "t k"},
            "loans": 1,
        },
    )
    facts = board(game).seats[BLUE].facts
    assert (facts.factory_capacity, facts.factory_room) == (4, 1)
    assert (facts.harbour_capacity, facts.harbour_room) == (3, 2)
    assert (facts.ship_room, facts.interest) == (3, 1)
    assert (facts.machine_price, facts.warehouse_price) == (9, 6)


def test_B1_no_price_where_nothing_more_can_be_built():
    game = position(blue={"machines": "k n o t", "warehouses": 5, "factory": ""})
    facts = board(game).seats[BLUE].facts
    assert (facts.machine_price, facts.warehouse_price) == (None, None)
    game = position(options={"warehouses": 4}, blue={"warehouses": 2})
    assert board(game).seats[BLUE].facts.warehouse_price is None


@EACH_TABLE
def test_B1_the_price_shown_is_the_price_paid(options):
    built = 0
    for played in play_game(options, 8):
        for event in read_journal(played.before, played.after, played.journal):
            if isinstance(event, MachineBuilt | WarehouseBuilt):
                facts = make_view(played.before, options, None).board.seats[event.seat].facts
                is_machine = isinstance(event, MachineBuilt)
                shown = facts.machine_price if is_machine else facts.warehouse_price
                assert shown == event.price
                built += 1
    assert built


def test_K1_K2_K4_the_brokers_and_the_payment_card_are_open():
    game = position(
        "anniversary",
        seats=3,
        turn="red",
        blue={"machines": "k", "factory": "k@1", "warehouses": 2},
        brokers={"I": {"goods": "k n", "money": 5}, "III": {"money": 7}},
        payment={"holder": "blue", "space": "III money", "factory": "k", "harbour": "n"},
    )
    shown = board(game)
    assert [(broker.goods, broker.money) for broker in shown.brokers] == [
        ((K, N), 5),
        ((), 2),
        ((), 7),
    ]
    assert shown.payment_card == PaymentCard(BLUE, 2, "money", 0, (K,), (N,))
    facts = shown.seats[BLUE].facts
    assert (facts.factory_room, facts.harbour_room) == (0, 1)  # K4: they keep their room


def test_K5_returned_containers_are_in_the_hand_of_their_owner():
    game = position(
        "anniversary",
        seats=3,
        round=2,
        turn="red",
        blue={"machines": "k", "factory": "k@1"},
        red={"machines": "n p", "factory": "n@1 n@1 n@1 n@1"},
        payment={"holder": "blue", "space": "III money", "factory": "k", "harbour": "n"},
    )
    game.play("call III money factory n@1 n@1 n@1")
    shown = board(game)
    assert (shown.phase, shown.awaiting, shown.active) == ("price", (BLUE,), RED)
    assert shown.floor == Floor(BLUE, (K,), (N,))
    assert shown.seats[BLUE].facts.factory_room == 0
    game.play("blue: price factory k@4 harbour n@6")
    assert board(game).floor is None


def test_I4_a_default_shows_what_is_still_to_be_settled():
    game = position(round=2, red={"cash": 0, "loans": 2, "island": "k n o"})
    game.play("pass")
    shown = board(game)
    assert (shown.phase, shown.awaiting) == ("seize", (BLUE,))
    assert shown.default == Default(loans=2, to_seize=1)


# Money


def test_V2_hidden_money_is_seen_by_its_owner_alone():
    game = position(blue={"cash": 7}, red={"cash": 31})
    assert [area.cash for area in board(game).seats] == [None] * 3
    assert game.view(RED).own.cash == 31
    assert game.view("blue").own.cash == 7
    assert game.view(None).own is None


def test_V2_open_money_is_seen_by_all():
    game = position(options={"money": "open"}, blue={"cash": 7}, red={"cash": 31})
    assert [area.cash for area in board(game).seats] == [7, 31, 20]


def test_V2_the_number_of_money_cards():
    game = Game.new("anniversary", seats=3, seed=1)
    assert [area.money_cards for area in board(game).seats] == [13, 13, 13]  # 11 bills, two $0
    game = Game.new("classic", seats=3, seed=1, money_cards="open")
    assert [area.money_cards for area in board(game).seats] == [11, 11, 11]
    game = Game.new("classic", seats=3, seed=1)
    assert [area.money_cards for area in board(game).seats] == [None] * 3


def test_V2_L3_a_sealed_bid_does_not_change_the_number_of_money_cards():
    game = position("anniversary", seats=3, blue={"ship": {"at": "sea", "cargo": "k"}})
    before = [area.money_cards for area in board(game).seats]
    play(game, "sail island", "red: bid 25 loan bluff 2")
    assert [area.money_cards for area in board(game).seats] == before
    game.play("yellow: bid 0")
    assert board(game).seats[RED].money_cards == before[RED] + 1  # a $10 bill


# Cards


def test_V1_a_value_card_is_seen_by_its_owner_alone():
    game = position(blue={"card": "B"}, red={"card": "A"})
    assert [area.card for area in board(game).seats] == [None] * 3
    own = game.view(RED).own
    assert (own.seat, own.card, own.values, own.two_value) == (RED, 0, (4, 2, 10, 5, 6), T)
    assert game.view(BLUE).own.card == 1


def test_F_when_the_game_is_over_all_is_shown():
    game = position(
        options={"round_limit": 1},
        turn="yellow",
        blue={"card": "B", "cash": 50},
        red={"card": "A", "cash": 7},
        yellow={"card": "E", "cash": 20},
    )
    game.play("pass")
    shown = board(game)
    assert shown.phase == "over"
    assert [(area.card, area.cash) for area in shown.seats] == [(1, 50), (0, 7), (4, 20)]
    assert tuple(score.total for score in shown.result.scores) == game.scores()
    assert shown.result.winners == game.winners() == (BLUE,)


# Bids


def auction(**options: Any) -> Game:
    ship = {"at": "sea", "cargo": "k n"}
    game = position(seats=4, options={"bluff": "plain", **options}, blue={"ship": ship})
    game.play("sail island")
    return game


def test_V1_a_sealed_bid_is_seen_by_its_bidder_alone():
    game = auction()
    game.play("green: bid 12 loan bluff 2")
    bidding = board(game).bidding
    assert (bidding.seller, bidding.sealed) == (BLUE, (GREEN,))
    assert (bidding.bids, bidding.highest, bidding.leaders) == ((None,) * 4, 0, ())
    assert game.view(GREEN).own.bid == OwnBid(12, loans=1, bluff=2)
    assert [game.view(seat).own.bid for seat in (BLUE, RED, YELLOW)] == [None] * 3
    assert board(game).seats[GREEN].loans == 0


def test_A2_the_first_bids_are_open_while_the_tied_bid_again_in_secret():
    game = auction()
    play(game, "red: bid 6", "yellow: bid 2 bluff 1", "green: bid 6", "red: bid 3 loan")
    bidding = board(game).bidding
    assert bidding.bids == (None, ShownBid(6, 0, 6), ShownBid(2, 1, 2), ShownBid(6, 0, 6))
    assert bidding.extras == (None,) * 4
    assert (bidding.sealed, bidding.highest, bidding.leaders) == ((RED,), 6, (RED, GREEN))
    assert game.view(RED).own.bid == OwnBid(3, loans=1, bluff=0)
    assert game.view(GREEN).own.bid is None
    game.play("green: bid 1")
    bidding = board(game).bidding
    assert bidding.extras == (None, ShownBid(3, 0, 3), None, ShownBid(1, 0, 1))
    assert (bidding.sealed, bidding.highest, bidding.leaders) == ((), 9, (RED,))
    assert game.view(RED).own.bid is None


def test_A7_a_cancelled_bid_counts_nothing():
    game = auction(bluff="cancel")
    play(game, "red: bid 9 bluff 1", "yellow: bid 2", "green: bid 1")
    bidding = board(game).bidding
    assert bidding.bids[RED] == ShownBid(9, 1, 0)
    assert (bidding.highest, bidding.leaders) == (2, (YELLOW,))


def test_A6_open_bids_are_open():
    game = auction(auction="progressive")
    play(game, "red: bid 4", "yellow: pass")
    bidding = board(game).bidding
    assert bidding.bids == (None, ShownBid(4, 0, 4), None, None)
    assert (bidding.passed, bidding.highest, bidding.leaders) == ((YELLOW,), 4, (RED,))


# As values


@EACH_TABLE
def test_views_round_trip_through_json(options):
    for number, played in enumerate(play_game(options, 4)):
        if number % 10 == 0 or played.after.phase == Phase.OVER:
            for seat in (None, *range(options.seats)):
                view = make_view(played.after, options, seat)
                assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_at_the_table(seat):
    game = Game.new("classic", seats=3, seed=1)
    with pytest.raises(ValueError, match=f"The seats of this table are 0 to 2; not {seat}"):
        make_view(game.state, game.options, seat)


# Secrecy: every field of the record is open, or secret, or only the engine's own.

OPEN = {
    *(name for name, _ in OPTION_FIELDS),
    *("round_number", "phase", "awaiting", "active", "first", "actions_left", "produced"),
    *("called", "won", "sold", "ending", "loans", "warehouses", "machines", "machine_supply"),
    *("warehouse_supply", "berth", "high", "tied", "folded", "arrow", "holder", "defaults"),
    *("to_seize", "pricer", "goods", "held", "bid_cards"),
}
SECRET = {"cash", "bills", "card", "bid", "extra", "pending", "sealed_loans", "bluffs"}
SECRET |= {"extra_bluffs"}
INNER = {"played", "to_make", "host", "taken", "tab", "cursor"}


def test_V1_every_field_of_the_record_is_open_or_secret():
    assert set(FIELDS) == OPEN | SECRET | INNER | set(MEMORY)  # all saw what is remembered
    assert len(FIELDS) == len(OPEN) + len(SECRET) + len(INNER) + len(MEMORY)


def change_cards(state: State, seat: int | None, chance: random.Random) -> None:
    """Deal the cards that the seat does not know anew, the undealt ones among them."""
    if state.phase == Phase.OVER:
        return
    others = [other for other in range(int(state.seats)) if other != seat]
    dealt = state.card[: int(state.seats)].tolist()
    unknown = [dealt[other] for other in others]
    unknown += [card for card in range(SEATS) if card not in dealt]
    turn = chance.randrange(1, len(unknown))
    for place, other in enumerate(others):
        state.card[other] = unknown[(place + turn) % len(unknown)]


def change_bids(state: State, seat: int | None, chance: random.Random) -> None:
    """Other bids for those that others have sealed; unfinished ones for those who are awaited."""
    if state.phase not in (Phase.BIDS, Phase.TIEBREAK):
        return
    first = state.phase == Phase.BIDS
    amounts, bluffs = (state.bid, state.bluffs) if first else (state.extra, state.extra_bluffs)
    for other in range(int(state.seats)):
        asked = other != state.active if first else int(state.tied) >> other & 1
        if other == seat or not asked:
            continue
        state.sealed_loans[other] = chance.randint(0, MAX_LOANS - int(state.loans[other]))
        if state.bluff:
            bluffs[other] = chance.randint(0, 2 if first else 2 - int(state.bluffs[other]))
        if int(state.awaiting) >> other & 1:
            state.pending[other] = 100
            continue
        most = int(state.cash[other]) + LOAN * int(state.sealed_loans[other])
        amounts[other] = chance.randint(0, most if first else most - int(state.bid[other]))


def change_money(state: State, seat: int | None, chance: random.Random) -> None:
    """Other sums in the hands of the others, in as many bills."""
    if state.money or state.phase == Phase.OVER:
        return
    for other in range(int(state.seats)):
        if other == seat:
            continue
        change = chance.randint(1, 30)
        state.cash[other] += change
        state.cash[purses.BANK] -= change
        chance.shuffle(state.bills[other])


def differs(state: State, options: Options, seat: int | None, chance: random.Random) -> bool:
    """Whether something the seat cannot know could be changed; its view must stay the same."""
    twin = copy_of(state)
    change_cards(twin, seat, chance)
    change_bids(twin, seat, chance)
    change_money(twin, seat, chance)
    here, there = make_view(state, options, seat), make_view(twin, options, seat)
    assert here == there
    assert msgspec.json.encode(here) == msgspec.json.encode(there)
    return twin.tobytes() != state.tobytes()


@EACH_TABLE
def test_V1_V2_positions_that_differ_in_what_a_seat_cannot_know_look_the_same(options):
    chance = random.Random(3)
    lookers = (None, *range(options.seats))
    for number, played in enumerate(play_game(options, 6)):
        over = bool(played.after.phase == Phase.OVER)
        looker = lookers[number % len(lookers)]
        assert differs(played.after, options, looker, chance) != over


@pytest.mark.parametrize(
    "options", [table for table in TABLES if table.auction == "sealed"], ids=table_id
)
def test_V1_L3_sealed_bids_look_the_same_to_others_whatever_they_are(options):
    chance = random.Random(4)
    sealed = 0
    for seed in range(10, 13):
        for played in play_game(options, seed):
            if played.after.phase not in (Phase.BIDS, Phase.TIEBREAK):
                continue
            for looker in (None, *range(options.seats)):
                differs(played.after, options, looker, chance)
            sealed += len(make_view(played.after, options, None).board.bidding.sealed)
    assert sealed


@EACH_TABLE
def test_V1_a_seat_sees_its_own_secrets(options):
    """What is changed above is seen by its owner: the changes are no empty ones."""
    for number, played in enumerate(play_game(options, 6)):
        if number % 10 or played.after.phase == Phase.OVER:
            continue
        for seat in range(options.seats):
            own = make_view(played.after, options, seat).own
            assert (own.cash, own.card) == (played.after.cash[seat], played.after.card[seat])
            if played.after.phase == Phase.BIDS and played.after.bid[seat] != NONE:
                assert own.bid.amount == played.after.bid[seat]


@pytest.mark.parametrize("warehouses", [3, 25])
def test_a_view_and_the_board_say_the_same_of_rooms_and_prices(warehouses: int) -> None:
    game = Game.new(seats=3, seed=1, warehouses=warehouses)
    for _ in range(3):
        for seat, area in enumerate(game.view().board.seats):
            facts = area.facts
            assert facts.machine_price == read.machine_price(game.state, seat)
            assert facts.warehouse_price == read.warehouse_price(game.facts, seat)
            assert facts.factory_room == read.factory_room(game.facts, seat)
            assert facts.harbour_room == read.harbour_room(game.state, seat)
            assert facts.ship_room == read.ship_room(game.facts, seat)
        game.play("build warehouse" if "build warehouse" in game.legal_actions() else "pass")
