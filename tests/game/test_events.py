"""Events: what is told of each thing that happens, to whom, and that it is enough for a board."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import chain
from typing import TypeAlias, get_args

import pytest
from msgspec.structs import fields, replace

from longshore import Game
from longshore.engine import play as engine_play
from longshore.engine import purses
from longshore.engine.journal import CAPACITY, new_journal
from longshore.engine.moves import move_name
from longshore.engine.state import SEATS, Phase, new_state
from longshore.engine.types import State
from longshore.game import events
from longshore.game.events import (
    AnyEvent,
    AuctionOpened,
    Awaited,
    BidPassed,
    BidRaised,
    BidSealed,
    BidsRevealed,
    BidsTied,
    BrokerCalled,
    BrokerOutbid,
    BrokersDealt,
    BrokersPaid,
    BrokerWon,
    CardDealt,
    CargoKept,
    CargoSold,
    CargoUnsold,
    ContainerSeized,
    Defaulted,
    EndTriggered,
    Event,
    GameBegan,
    GameOver,
    HighestBid,
    InterestForgiven,
    InterestPaid,
    LoanRepaid,
    LoanStruckOff,
    LoanTaken,
    MachineBuilt,
    MachineSeized,
    MoneyCardsCounted,
    Passed,
    Produced,
    RevealedBid,
    SealedBid,
    SeatDealt,
    ShipLoaded,
    ShipLoadedAtBank,
    ShipSailed,
    SoldAtHome,
    Stocked,
    StoreSetOut,
    TurnBegan,
    WarehouseBuilt,
    WarehouseSeized,
    deal_events,
    payments,
    read_journal,
    visible,
)
from longshore.game.folding import begin, fold, fold_view
from longshore.game.options import Options
from longshore.game.viewing import make_view
from longshore.game.views import View
from tests.random_play import (
    EACH_TABLE,
    SOME,
    SOME_TABLES,
    TABLES,
    PlayedAction,
    draw_action,
    play_game,
    play_moves,
    table_id,
)
from tests.support import TEMPERS, started, varied_options
from tests.tabletop import play, position

K, N, R, T, W = range(5)  # R is the middle of the ring: orange or purple
BLUE, RED, YELLOW, GREEN = range(4)
SEEDS = (1, 2)


def told(happened: list[Event]) -> list[Event]:
    """What happened, without how the table stands after it."""
    return [event for event in happened if not isinstance(event, Awaited | MoneyCardsCounted)]


def acting(seat: int, left: int) -> Awaited:
    return Awaited("act", (seat,), left)


# The deal


def dealt_game() -> Game:
    deal = {"first": "red", "machines": "k n p", "cards": "C A D", "brokers": "n g e"}
    return Game.new("anniversary", seats=3, deal=deal)


def test_S1_S4_S5_K1_the_deal_is_told():
    game = dealt_game()
    assert game.events == [
        GameBegan(game.options, RED),
        SeatDealt(BLUE, K, 2, 20),
        CardDealt(BLUE, 2, audience=(BLUE,)),
        SeatDealt(RED, N, 2, 20),
        CardDealt(RED, 0, audience=(RED,)),
        SeatDealt(YELLOW, R, 2, 20),
        CardDealt(YELLOW, 3, audience=(YELLOW,)),
        BrokersDealt(((N, W), (T,), ()), (1, 2, 3)),
        TurnBegan(RED, 1),
        MoneyCardsCounted((13, 13, 13)),
        acting(RED, 2),
    ]


def test_V1_a_card_is_told_to_its_owner_alone():
    game = dealt_game()
    for seat in (*range(3), None):
        cards = [event for event in visible(game.events, seat) if isinstance(event, CardDealt)]
        assert [event.seat for event in cards] == ([] if seat is None else [seat])


# Building, producing, stocking, sailing


def test_B1_what_is_built_and_its_price():
    game = position(blue={"cash": 30, "machines": "k", "warehouses": 2})
    assert game.play("build n") == [MachineBuilt(BLUE, N, 6), acting(BLUE, 1)]
    assert game.play("build warehouse") == [
        WarehouseBuilt(BLUE, 5),
        TurnBegan(RED, 1),
        acting(RED, 2),
    ]


def test_P1_P3_production_is_what_was_made_the_wage_and_the_whole_store():
    game = position(blue={"machines": "k n", "factory": "k@4"})
    assert told(game.play("produce k@1 k@3 n@2")) == [
        Produced(BLUE, (K, N), wage=1, boss=YELLOW),
        StoreSetOut(BLUE, "factory", ((K, 1), (K, 3), (N, 2))),
    ]


def test_P2_only_the_colours_chosen_are_told():
    game = position(blue={"machines": "k n", "factory": "k@2 k@2 k@2"})
    assert told(game.play("produce k@2 k@2 k@2 n@4"))[0] == Produced(BLUE, (N,), 1, YELLOW)


@pytest.mark.parametrize(("edition", "wage"), [("classic", 0), ("anniversary", 1)])
def test_P4_a_production_that_makes_nothing(edition, wage):
    game = position(edition, blue={"machines": "k", "factory": "k@2 k@2"})
    assert told(game.play("produce k@1 k@4")) == [
        Produced(BLUE, (), wage, YELLOW),
        StoreSetOut(BLUE, "factory", ((K, 1), (K, 4))),
    ]


def test_H1_H3_a_purchase_and_the_whole_harbour_store():
    game = position(
        blue={"warehouses": 3, "harbour": "w@6"},
        red={"machines": "k n", "factory": "k@1 k@1 n@3 o@4"},
    )
    assert told(game.play("stock red k@1 n@3 -> k@2 n@5 w@3")) == [
        Stocked(BLUE, RED, ((K, 1), (N, 3)), paid=4),
        StoreSetOut(BLUE, "harbour", ((K, 2), (N, 5), (W, 3))),
    ]


def test_H4_repricing_alone():
    game = position(blue={"harbour": "w@6"})
    assert told(game.play("reprice w@2")) == [StoreSetOut(BLUE, "harbour", ((W, 2),))]


def test_M1_M2_M3_sailing_and_loading():
    game = position(blue={"ship": "sea"}, red={"warehouses": 3, "harbour": "k@2 k@2 n@6"})
    assert told(game.play("sail red k@2")) == [
        ShipSailed(BLUE, "sea", RED),
        ShipLoaded(BLUE, RED, ((K, 2),), paid=2),
    ]
    assert told(game.play("load k@2 n@6"))[0] == ShipLoaded(BLUE, RED, ((K, 2), (N, 6)), paid=8)


def test_M2_loading_nothing_tells_of_the_voyage_alone():
    game = position(red={"harbour": "k@2"})
    assert told(game.play("sail red")) == [ShipSailed(BLUE, "sea", RED)]
    assert told(game.play("sail sea"))[0] == ShipSailed(BLUE, RED, "sea")


def test_M5_loading_at_the_bank():
    game = position("anniversary", blue={"pier": "k n n"})
    assert told(game.play("sail bank n n")) == [
        ShipSailed(BLUE, "sea", "bank"),
        ShipLoadedAtBank(BLUE, (N, N)),
    ]


@pytest.mark.parametrize("form", ["action", "pre-turn"])
def test_D1_D2_a_domestic_sale(form):
    game = position(
        options={"domestic_sale": form}, round=2, blue={"factory": "", "harbour": "n@5"}
    )
    assert told(game.play("sell n@5")) == [SoldAtHome(BLUE, "harbour", N, 5, paid=2)]


def test_L1_L2_loans():
    game = position(blue={"cash": 5})
    assert game.play("red: loan") == [LoanTaken(RED, 10, "wish")]
    assert game.play("loan") == [LoanTaken(BLUE, 10, "wish")]
    assert game.play("repay") == [LoanRepaid(BLUE, 10)]


def test_T2_passing():
    game = position()
    assert game.play("pass") == [Passed(BLUE, 2), TurnBegan(RED, 1), acting(RED, 2)]


# The auction


def auction(edition: str = "classic", seats: int = 3, **parts: object) -> Game:
    """Blue has sailed to the island with black and brown."""
    parts.setdefault("blue", {"ship": {"at": "sea", "cargo": "k n"}})
    game = position(edition, seats=seats, **parts)
    assert told(game.play("sail island")) == [
        ShipSailed(BLUE, "sea", "island"),
        AuctionOpened(BLUE, (K, N), game.options.auction.replace("progressive", "open")),
    ]
    return game


def test_A1_a_sealed_bid_is_told_with_its_amount_to_the_bidder_alone():
    game = auction(options={"bluff": "plain"})
    happened = game.play("red: bid 12 loan bluff 2")
    # $12 of $20 and the loan, all in tens: two of them, and the two bluffing cards (A7)
    public = [BidSealed(RED, extra=False, cards=4), Awaited("bids", (YELLOW,), 1)]
    assert visible(happened, RED) == [
        SealedBid(RED, 12, 1, 2, extra=False, audience=(RED,)),
        *public,
    ]
    for seat in (BLUE, YELLOW, None):
        assert visible(happened, seat) == public


def test_A1_L3_A7_bids_are_revealed_together_with_loans_and_bluffs():
    game = auction(options={"bluff": "cancel"})
    game.play("red: bid 22 loan bluff 1")
    assert told(game.play("yellow: bid 3")) == [
        SealedBid(YELLOW, 3, 0, 0, extra=False, audience=(YELLOW,)),
        BidSealed(YELLOW, extra=False, cards=1),
        BidsRevealed((RevealedBid(RED, 22, 1, 1, 0), RevealedBid(YELLOW, 3, 0, 0, 3)), extra=False),
        LoanTaken(RED, 10, "bid"),
        HighestBid(YELLOW, 3),
    ]


def test_A2_a_tie_extra_bids_and_a_tie_that_persists():
    game = auction(seats=4)
    happened = play(game, "red: bid 6", "yellow: bid 2", "green: bid 6")
    assert told(happened)[-1] == BidsTied((RED, GREEN), 6, again=True)
    assert visible(game.play("red: bid 1"), GREEN) == [
        BidSealed(RED, extra=True),
        Awaited("tiebreak", (GREEN,), 1),
    ]
    assert told(game.play("green: bid 1")) == [
        SealedBid(GREEN, 1, 0, 0, extra=True, audience=(GREEN,)),
        BidSealed(GREEN, extra=True),
        BidsRevealed((RevealedBid(RED, 1, 0, 0, 1), RevealedBid(GREEN, 1, 0, 0, 1)), extra=True),
        BidsTied((RED, GREEN), 7, again=False),
    ]
    assert told(game.play("award green"))[0] == CargoSold(BLUE, GREEN, 7, 7, (K, N))


def test_A3_a_cargo_nobody_bids_for():
    game = auction()
    happened = told(play(game, "red: bid 0", "yellow: bid 0"))
    assert happened[-2:] == [CargoUnsold(BLUE, (K, N)), TurnBegan(RED, 1)]


def test_A4_an_accepted_bid():
    game = auction()
    happened = told(play(game, "red: bid 5", "yellow: bid 0", "accept"))
    assert happened[-3:] == [
        HighestBid(RED, 5),
        CargoSold(BLUE, RED, price=5, subsidy=5, cargo=(K, N)),
        TurnBegan(RED, 1),
    ]


def test_A5_a_declined_bid():
    game = auction()
    happened = told(play(game, "red: bid 5", "yellow: bid 0", "decline"))
    assert happened[-2:] == [CargoKept(BLUE, 5, (K, N)), TurnBegan(RED, 1)]


def test_A5_K8_with_the_investment_bank_the_subsidy_goes_to_the_brokers():
    game = auction("anniversary")
    happened = told(play(game, "red: bid 5", "yellow: bid 0", "decline"))
    assert happened[-3:-1] == [CargoKept(BLUE, 5, (K, N)), BrokersPaid(None, (2, 2, 1), ())]


def test_A6_open_bidding():
    game = auction(options={"auction": "progressive"})
    assert told(game.play("red: loan")) == [LoanTaken(RED, 10, "wish")]
    assert told(game.play("red: bid 25")) == [BidRaised(RED, 25)]
    assert told(game.play("yellow: pass")) == [BidPassed(YELLOW), HighestBid(RED, 25)]


def test_A6_all_pass():
    game = auction(options={"auction": "progressive", "all_zero": "tie"})
    happened = told(play(game, "red: pass", "yellow: pass"))
    assert happened == [
        BidPassed(RED),
        BidPassed(YELLOW),
        BidsTied((RED, YELLOW), 0, again=True),
    ]


# Interest and default


def red_begins(edition: str = "classic", **parts: object) -> list[Event]:
    """What is told of the beginning of red's turn."""
    game = position(edition, seats=3, round=2, **parts)
    happened = told(game.play("pass"))
    assert happened[:2] == [Passed(BLUE, 2), TurnBegan(RED, 2)]
    return happened[2:]


def test_I1_interest_to_the_bank_or_the_brokers():
    red = {"cash": 5, "loans": 2}
    assert red_begins(red=red) == [InterestPaid(RED, 2, ())]
    assert red_begins("anniversary", red=red) == [InterestPaid(RED, 2, (0, 1))]


def test_I2_a_loan_forced_by_interest():
    assert red_begins(red={"cash": 0, "loans": 1}) == [
        LoanTaken(RED, 10, "interest"),
        InterestPaid(RED, 1, ()),
    ]


def test_I3_default_and_what_is_seized():
    red = {"cash": 1, "loans": 2, "factory": "", "harbour": "k@4", "machines": "k"}
    assert red_begins(red=red) == [
        InterestPaid(RED, 1, ()),
        Defaulted(RED, 1),
        ContainerSeized(RED, "harbour", K, 4),
    ]


def test_I3_buildings_and_loans_struck_off():
    red = {"cash": 0, "loans": 2, "machines": "k n o", "factory": "", "warehouses": 2}
    assert red_begins(red=red) == [
        Defaulted(RED, 2),
        MachineSeized(RED, R),
        LoanStruckOff(RED),
        InterestForgiven(RED),
    ]
    red = {"cash": 0, "loans": 2, "machines": "k", "factory": "", "warehouses": 4}
    lost = [WarehouseSeized(RED), LoanStruckOff(RED)]
    assert red_begins(red=red) == [Defaulted(RED, 2), *lost, *lost]


def test_I4_the_table_waits_for_the_neighbour_and_says_how_much_is_left():
    game = position(round=2, red={"cash": 0, "loans": 2, "island": "k n o"})
    assert game.play("pass")[-1] == Awaited("seize", (BLUE,), 2, in_default=2, to_seize=1)
    assert game.play("seize n") == [
        ContainerSeized(RED, "island", N, None),
        Awaited("seize", (BLUE,), 2, in_default=1, to_seize=1),
    ]


def test_I6_from_the_ship_and_the_bank():
    red = {"cash": 0, "loans": 2, "ship": {"at": "sea", "cargo": "k"}, "pier": "n"}
    happened = red_begins("anniversary", red=red)
    assert happened[1:] == [
        ContainerSeized(RED, "ship", K, None),
        ContainerSeized(RED, "bank", N, None),
    ]


# The Investment Bank


def test_K2_calling_for_goods_and_being_outbid():
    game = position("anniversary", seats=3, round=2, brokers={"I": {"goods": "k"}})
    assert told(game.play("call I goods 4")) == [BrokerCalled(BLUE, 0, "goods", 4, (), ())]
    game.play("pass")
    assert told(game.play("call I goods 5")) == [
        BrokerCalled(RED, 0, "goods", 5, (), ()),
        BrokerOutbid(BLUE, 4, (), ()),
    ]


def test_K2_K5_calling_for_money_and_getting_containers_back():
    game = position(
        "anniversary",
        seats=3,
        round=2,
        blue={"machines": "k", "factory": "k@1 k@3", "harbour": "n@2"},
        red={"machines": "n p", "factory": "n@1 n@1 n@1 n@1"},
    )
    assert told(game.play("call III money factory k@3 harbour n@2")) == [
        BrokerCalled(BLUE, 2, "money", 0, ((K, 3),), ((N, 2),)),
    ]
    game.play("pass")
    happened = game.play("call III money factory n@1 n@1 n@1")
    assert told(happened) == [
        BrokerCalled(RED, 2, "money", 0, ((N, 1),) * 3, ()),
        BrokerOutbid(BLUE, 0, (K,), (N,)),
    ]
    assert happened[-1] == Awaited("price", (BLUE,), 2)
    assert told(game.play("blue: price factory k@4 harbour n@6")) == [
        StoreSetOut(BLUE, "factory", ((K, 1), (K, 4))),
        StoreSetOut(BLUE, "harbour", ((N, 6),)),
    ]


def test_K5_a_store_is_told_as_it_was_set_out_though_something_is_seized_at_once():
    """Yellow prices what came back, which ends red's turn; yellow's begins with a default."""
    game = position(
        "anniversary",
        seats=3,
        round=2,
        turn="red",
        actions=1,
        red={"machines": "n", "factory": "n@1 n@1"},
        yellow={"cash": 0, "loans": 2, "machines": "", "factory": "", "harbour": ""},
        payment={"holder": "yellow", "space": "III money", "harbour": "k"},
    )
    game.play("call III money factory n@1 n@1")
    assert told(game.play("yellow: price harbour k@6")) == [
        StoreSetOut(YELLOW, "harbour", ((K, 6),)),
        TurnBegan(YELLOW, 2),
        Defaulted(YELLOW, 2),
        ContainerSeized(YELLOW, "harbour", K, 6),
        InterestForgiven(YELLOW),
    ]


def test_K6_K8_winning_containers_and_paying():
    game = position(
        "anniversary",
        seats=3,
        round=2,
        brokers={"I": {"goods": "k n", "money": 1}},
        payment={"holder": "red", "space": "I goods", "money": 4},
    )
    assert told(game.play("pass"))[2:] == [
        BrokerWon(RED, 0, "goods", (K, N), 0, at_the_end=False),
        BrokersPaid(RED, (2, 1, 1), ()),
    ]


def test_K6_K8_winning_money_and_paying_in_the_order_chosen():
    game = position(
        "anniversary",
        seats=3,
        round=2,
        brokers={"II": {"money": 9}},
        payment={"holder": "red", "space": "II money", "factory": "k", "harbour": "n"},
    )
    assert told(game.play("pass"))[2:] == [BrokerWon(RED, 1, "money", (), 9, at_the_end=False)]
    assert told(game.play("pay n k")) == [BrokersPaid(RED, (0, 0, 0), ((0, N), (1, K)))]


def test_K7_the_open_auction_at_the_end():
    game = position(
        "anniversary",
        seats=3,
        options={"round_limit": 1},
        brokers={"I": {"goods": "k", "money": 1}},
    )
    for action in ("call I goods 4", "pass", "pass"):
        game.play(action)
    happened = told(game.play("pass"))
    assert happened[1:3] == [
        BrokerWon(BLUE, 0, "goods", (K,), 0, at_the_end=True),
        BrokersPaid(BLUE, (2, 1, 1), ()),
    ]
    assert isinstance(happened[3], GameOver)


# The end


def test_E1_F3_F4_the_end_and_the_scores():
    game = position(
        supply="k1 n0 o5 t5 w5",
        blue={"cash": 5, "card": "A", "machines": "k", "factory": "", "island": "o o t"},
        red={"cash": 9, "card": "B", "loans": 1, "harbour": "k@3"},
        yellow={"cash": 3, "card": "C", "ship": {"at": "sea", "cargo": "k n"}},
    )
    happened = told(game.play("produce k@2"))
    assert happened[0] == Produced(BLUE, (K,), 1, YELLOW)
    assert happened[1] == EndTriggered(BLUE)
    over = game.play("pass")[1]
    assert isinstance(over, GameOver)
    assert over.winners == (YELLOW,)
    blue, red, yellow = over.scores
    assert (blue.card, blue.cash, blue.discarded, blue.island, blue.total) == (0, 4, R, 5, 9)
    assert blue.values == (4, 2, 10, 5, 6)
    assert (red.harbour, red.loans, red.total) == (2, -11, 0)
    assert (yellow.discarded, yellow.ship, yellow.total) == (None, 6, 10)
    assert tuple(score.total for score in over.scores) == game.scores()


# Of all events


Told: TypeAlias = list[tuple[PlayedAction, list[Event]]]


def tell_game(options: Options, seed: int) -> Told:
    """A random game with what was told of each action."""
    return [
        (played, read_journal(played.before, played.after, played.journal))
        for played in play_game(options, seed)
    ]


@cache
def games(options: Options) -> tuple[Told, ...]:
    return tuple(tell_game(options, seed) for seed in SEEDS)


def all_told(options: Options) -> Told:
    return list(chain.from_iterable(games(options)))


def test_every_kind_of_event_happens_in_random_play():
    kinds: Counter[type[Event]] = Counter()
    for options in TABLES:
        kinds.update(map(type, deal_events(options, started(options, 1)[0])))
        for _, happened in all_told(options):
            kinds.update(map(type, happened))
    assert set(kinds) == set(get_args(AnyEvent))


@EACH_TABLE
def test_events_round_trip_through_json(options):
    for event in deal_events(options, started(options, 1)[0]):
        assert events.from_json(events.to_json(event)) == event
    for _, happened in all_told(options):
        for event in happened:
            assert events.from_json(events.to_json(event)) == event


def check_folding(options: Options, game: Told) -> None:
    """Over the first view of each seat and of a spectator, with what each may know."""
    lookers = (None, *range(options.seats))
    views = {looker: make_view(game[0][0].before, options, looker) for looker in lookers}
    for played, happened in game:
        for looker in lookers:
            for event in visible(happened, looker):
                views[looker] = fold_view(views[looker], event)
        over = played.after.phase == Phase.OVER
        # one a time, for speed: the seat before the one that acted, or the spectator
        for looker in lookers if over else (lookers[played.seat],):
            now = make_view(played.after, options, looker)
            assert views[looker] == now, [move_name(move) for move in played.moves]
    assert views[None].board.result is not None


@SOME_TABLES
def test_folding_events_gives_the_view_of_every_seat(options):
    for game in games(options):
        check_folding(options, game)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 400))
def test_folding_events_gives_the_view_of_every_seat_at_any_table(seed):
    options = varied_options(seed)
    check_folding(options, tell_game(options, seed))


@EACH_TABLE
def test_folding_the_deal_gives_the_first_board(options):
    state, _ = started(options, 3)
    began, *rest = deal_events(options, state)
    board = begin(began)
    for event in rest:
        board = fold(board, event)
    assert board == make_view(state, options, None).board


@EACH_TABLE
def test_V2_all_money_that_moves_is_told(options):
    """Whoever adds up what was told knows every purse, hidden money or not."""
    for game in games(options):
        ledger = game[0][0].before.cash.tolist()
        for played, happened in game:
            for event in visible(happened, None):
                for giver, taker, amount in payments(event):
                    ledger[giver] -= amount
                    ledger[taker] += amount
            assert ledger == played.after.cash.tolist()


def test_V2_the_deal_tells_the_first_money():
    state, _ = started(TABLES[7], 1)
    ledger = [0] * purses.PURSES
    for event in deal_events(TABLES[7], state):
        for giver, taker, amount in payments(event):
            ledger[giver] -= amount
            ledger[taker] += amount
    assert ledger == state.cash.tolist()


def test_V2_no_event_before_the_end_holds_a_seats_cash():
    """But for the deal, in which all have the same (S5)."""
    holding = {kind for kind in get_args(AnyEvent) if "cash" in {f.name for f in fields(kind)}}
    assert holding == {SeatDealt}


def test_a_journal_that_was_too_small_is_refused():
    state, _ = started(TABLES[0], 1)
    journal = new_journal()
    journal.count = CAPACITY + 1
    with pytest.raises(ValueError, match="257 were noted"):
        read_journal(state, state, journal)


# Secrecy


def dealt_with_cards(options: Options, seed: int, cards: list[int]) -> State:
    deal, state = engine_play.new_deal(), new_state()
    engine_play.start_seeded(state, options.rules(), deal, seed)
    for seat in range(options.seats):
        deal.card[seat] = cards[seat]
    engine_play.start(state, options.rules(), deal, None)
    return state


@EACH_TABLE
def test_V1_games_that_differ_in_hidden_cards_tell_a_seat_the_same(options):
    """The same moves after two deals of the other cards, until the end shows them."""
    seed = 5
    chance = random.Random(seed)
    looker = chance.randrange(options.seats)
    first = started(options, seed)[0]
    hidden = [card for card in range(SEATS) if card != first.card[looker]]
    chance.shuffle(hidden)
    hidden.insert(looker, int(first.card[looker]))
    second = dealt_with_cards(options, seed, hidden)
    assert first.card.tolist() != second.card.tolist()
    assert visible(deal_events(options, first), looker) == visible(
        deal_events(options, second), looker
    )
    differing = False
    for played in play_game(options, seed):
        twin = play_moves(second, played.seat, played.moves)
        second = twin.after
        here = visible(read_journal(played.before, played.after, played.journal), looker)
        there = visible(read_journal(twin.before, twin.after, twin.journal), looker)
        if played.after.phase == Phase.OVER:
            differing = here != there
            here = [event for event in here if not isinstance(event, GameOver)]
            there = [event for event in there if not isinstance(event, GameOver)]
        assert here == there
    assert differing


def stays_sealed(happened: list[Event]) -> bool:
    kinds = set(map(type, happened))
    return BidSealed in kinds and BidsRevealed not in kinds


def cards_of(happened: list[Event]) -> list[int | None]:
    """A7: of how many cards the bid is that was sealed."""
    return [event.cards for event in happened if isinstance(event, BidSealed)]


def uncounted(happened: list[Event], view: View) -> tuple[list[Event], View]:
    """The same without the number of a bid's cards, which is all that may differ (A7)."""
    told = [replace(one, cards=None) if isinstance(one, BidSealed) else one for one in happened]
    assert view.board.bidding is not None
    bidding = replace(view.board.bidding, cards=())
    return told, replace(view, board=replace(view.board, bidding=bidding))


@pytest.mark.parametrize(
    "options",
    [
        pytest.param(table, id=table_id(table), marks=() if at in SOME else pytest.mark.soak)
        for at, table in enumerate(TABLES)
        if table.auction == "sealed"
    ],
)
def test_V1_L3_a_bid_that_stays_sealed_tells_the_others_the_same_whatever_it_is(options):
    chance = random.Random(11)
    compared = counted = 0
    sealed = (told for seed in range(40) for told in tell_game(options, seed))
    for played, happened in sealed:
        if compared > 8 and (counted or options.bluff == "none"):
            break
        for _ in range(4 if stays_sealed(happened) else 0):
            moves = draw_action(chance, played.before, played.seat, TEMPERS["even"])
            other = play_moves(played.before, played.seat, moves)
            instead = read_journal(other.before, other.after, other.journal)
            as_many = cards_of(happened) == cards_of(instead)
            for looker in (None, *range(options.seats)):
                if looker != played.seat:
                    here = visible(happened, looker), make_view(played.after, options, looker)
                    there = visible(instead, looker), make_view(other.after, options, looker)
                    assert (here == there) == as_many
                    assert uncounted(*here) == uncounted(*there)
            differs = visible(happened, played.seat) != visible(instead, played.seat)
            compared += differs and as_many
            counted += not as_many
    assert compared
    assert (counted > 0) == (options.bluff != "none")
