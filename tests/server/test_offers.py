"""What a seat is offered: all that is legal and nothing else, with the terms of the board."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from longshore import Game
from longshore.engine.state import Phase
from longshore.game.actions import AnyAction, TakeLoan
from longshore.game.offers import AnyOffer, kind_of, loans_free, offers, refused
from longshore.game.options import Options
from longshore.game.spelling import every_action
from longshore.server.http.api.offered import Offers
from tests.positions import Position, positions, varied_actions, walk
from tests.random_play import SOME_TABLES
from tests.server.hosting import Host
from tests.server.offered import all_described, described
from tests.soaking import sized
from tests.tabletop import BLACK, BROWN, ORANGE, TAN, WHITE, position

BLUE, RED, YELLOW = range(3)
MANY = 800  # actions in a position whose legal ones are compared one by one
FAR_MORE = 20_000  # that an offer may describe for an action to be looked up
CALLED: dict[str, Any] = {
    "called": True,
    "actions": 1,
    "payment": {"holder": "blue", "space": "I goods", "money": 1},
    "brokers": {"I": {"goods": "g"}},
}


def told(game: Game, seat: int = BLUE) -> dict[str, Any]:
    """The offers of a seat as they are sent, by kind; a list where there are several of one."""
    found: dict[str, Any] = {}
    for offer in offers(game, seat):
        sent = msgspec.json.decode(msgspec.json.encode(offer))
        kind = sent.pop("kind")
        if "seat" in sent and kind in ("stock", "sail-harbour"):
            found.setdefault(kind, []).append(sent)
        else:
            found[kind] = sent
    return found


def reasons(game: Game, seat: int = BLUE) -> dict[Any, str]:
    """Why the rest cannot be done: codes by kind, and by seat where it is aimed at one."""
    return {
        one.kind if one.seat is None else (one.kind, one.seat): one.code
        for one in refused(game, seat, offers(game, seat))
    }


# One's turn


def test_B1_building_is_offered_with_its_price_and_what_is_left_of_it() -> None:
    game = position(
        blue={"machines": "k n", "warehouses": 2},
        red={"machines": "o"},
        yellow={"machines": "w"},
        options={"machines": 1},
    )
    shown = told(game)
    assert shown["build-machine"] == {"colours": [TAN], "price": 9}
    assert shown["build-warehouse"] == {"price": 5}


def test_L1_what_takes_a_loan_says_how_many() -> None:
    shown = told(position(blue={"machines": "k n o", "cash": 1}))
    assert shown["build-warehouse"] == {"price": 4, "needs_loan": 1}
    assert shown["build-machine"] == {"colours": [TAN, WHITE], "price": 12, "needs_loan": 2}
    assert shown["loan"] == {"amount": 10}
    poor = position(blue={"machines": "k n o", "cash": 1, "loans": 1})
    assert told(poor)["build-warehouse"]["needs_loan"] == 1
    assert "build-machine" not in told(poor)
    assert reasons(poor)["build-machine"] == "too-dear"
    assert loans_free(poor, BLUE) == 1


def test_P1_production_says_what_is_made_what_it_costs_and_who_is_paid() -> None:
    game = position(blue={"machines": "k n", "factory": "k@2 w@3"})
    assert told(game)["produce"] == {
        "makes": [BLACK, BROWN],
        "count": 2,
        "sets": [[BLACK, BROWN]],
        "fee": 1,
        "boss": YELLOW,
        "store": [[BLACK, 2], [WHITE, 3]],
        "prices": [1, 2, 3, 4],
    }


def test_P2_a_store_with_little_room_leaves_a_choice() -> None:
    shown = told(position(blue={"machines": "k n", "factory": "k@2 w@3 w@4"}))["produce"]
    assert (shown["makes"], shown["count"]) == ([BLACK, BROWN], 1)
    assert shown["sets"] == [[BLACK], [BROWN]]


def test_P4_a_full_store_can_be_repriced_for_nothing_or_for_the_fee() -> None:
    full = {"machines": "k", "factory": "k@2 k@3"}
    classic = told(position(blue=full))["produce"]
    assert (classic["makes"], classic["count"], classic["sets"], classic["fee"]) == ([], 0, [[]], 0)
    assert told(position("anniversary", blue=full))["produce"]["fee"] == 1


def test_K3_who_has_called_the_broker_is_not_offered_to_end_the_game() -> None:
    game = position(
        "anniversary",
        blue={"machines": "k n p", "factory": "k@1 k@1 k@1 k@1"},
        supply="k1 n1 p4 e4 g4",
        **CALLED,
    )
    shown = told(game)["produce"]
    assert (shown["makes"], shown["count"]) == ([0, 1, 2], 2)
    assert shown["sets"] == [[0, 2], [1, 2]]
    gone = position("anniversary", supply="k1 n0 p4 e4 g4", **CALLED)
    assert reasons(gone)["produce"] == "called-and-ending"


def test_H1_a_purchase_is_offered_for_each_seat_that_sells() -> None:
    game = position(
        blue={"warehouses": 3, "harbour": "k@4", "cash": 9},
        red={"factory": "n@2 n@3"},
        yellow={"factory": "o@4"},
    )
    common = {"room": 2, "store": [[BLACK, 4]], "prices": [2, 3, 4, 5, 6]}
    assert told(game)["stock"] == [
        {"seat": RED, "goods": [[BROWN, 2], [BROWN, 3]], **common},
        {"seat": YELLOW, "goods": [[ORANGE, 4]], **common},
    ]
    assert told(game)["reprice"] == {"store": [[BLACK, 4]], "prices": [2, 3, 4, 5, 6]}


def test_H2_a_full_harbour_and_an_empty_factory_are_told_apart() -> None:
    game = position(blue={"harbour": "k@4"}, red={"factory": "n@2"})
    assert "stock" not in told(game)
    shown = reasons(game)
    assert shown["stock", RED] == "harbour-full"
    assert shown["stock", YELLOW] == "factory-empty"


def test_M1_ships_are_offered_where_they_can_go() -> None:
    at_sea = position(blue={"ship": "sea k n"}, red={"harbour": "o@5"})
    shown = told(at_sea)
    assert shown["sail-island"] == {"cargo": [BLACK, BROWN]}
    assert shown["sail-harbour"] == [
        {"seat": RED, "goods": [[ORANGE, 5]], "room": 3},
        {"seat": YELLOW, "goods": [], "room": 3},
    ]
    assert "sail-sea" not in shown
    assert reasons(at_sea)["sail-sea"] == "at-sea-already"
    moored = position(blue={"ship": "red k n"}, red={"harbour": "o@5"})
    assert told(moored)["sail-sea"] == {}
    assert told(moored)["load"] == {"seat": RED, "goods": [[ORANGE, 5]], "room": 3}
    shown_reasons = reasons(moored)
    assert shown_reasons["sail-island"] == shown_reasons["sail-harbour", YELLOW] == "not-at-sea"
    assert "sail-bank" not in shown_reasons  # there is no such thing at this table


def test_M3_loading_where_nothing_is_says_so() -> None:
    assert reasons(position(blue={"ship": "red"}))["load", RED] == "harbour-empty"
    assert reasons(position())["load"] == "not-in-harbour"
    none = position(options={"docked_loading": False}, blue={"ship": "red"})
    assert "load" not in {kind for kind in reasons(none) if isinstance(kind, str)}


def test_M5_ones_own_containers_at_the_bank() -> None:
    docked = {"docked_loading": True}
    at_sea = position("anniversary", options=docked, blue={"pier": "k n", "ship": "sea p p p p"})
    assert told(at_sea)["sail-bank"] == {"goods": [0, 1], "room": 1}
    assert reasons(at_sea)["load-bank"] == "not-in-bank-harbour"
    moored = position("anniversary", options=docked, blue={"pier": "k n", "ship": "bank"})
    assert told(moored)["load-bank"] == {"goods": [0, 1], "room": 5}
    empty = position("anniversary", options=docked, blue={"ship": "bank"})
    assert reasons(empty)["load-bank"] == "bank-harbour-empty"


def test_D1_a_domestic_sale_is_from_the_factory_store_first() -> None:
    seat = {"factory": "k@2 n@3", "harbour": "o@5"}
    options = {"domestic_sale": "pre-turn"}
    game = position(blue=seat, round=3, options=options)
    assert told(game)["sell"] == {
        "goods": [[BLACK, 2], [BROWN, 3]],
        "store": "factory",
        "paid": 2,
    }
    harbour = position(blue={"harbour": "o@5"}, round=3, options=options)
    assert told(harbour)["sell"] == {"goods": [[ORANGE, 5]], "store": "harbour", "paid": 2}
    assert reasons(position(round=3, options=options))["sell"] == "nothing-to-sell"
    assert "sell" not in reasons(position(round=3))


def test_K2_brokers_are_offered_with_the_least_bid() -> None:
    game = position(
        "anniversary",
        blue={"factory": "k@2", "harbour": "n@4"},
        brokers={"I": {"goods": "k n", "money": 0}, "II": {"goods": "", "money": 3}},
    )
    shown = told(game)
    assert shown["call-goods"] == {"brokers": [{"broker": 0, "least": 1}]}
    assert shown["call-money"] == {
        "brokers": [{"broker": 1, "least": 1}, {"broker": 2, "least": 1}],
        "factory": [[0, 2]],
        "harbour": [[1, 4]],
    }


def test_K2_while_the_card_is_held_only_the_marked_space_is_offered() -> None:
    goods = position(
        "anniversary",
        blue={"cash": 4, "factory": "k@2"},
        payment={"holder": "red", "space": "I goods", "money": 7},
        brokers={"I": {"goods": "k n"}},
    )
    shown = told(goods)
    assert shown["call-goods"] == {"brokers": [{"broker": 0, "least": 8}], "needs_loan": 1}
    assert "call-money" not in shown
    assert reasons(goods)["call-money"] == "other-space"
    money = position(
        "anniversary",
        blue={"factory": "k@2 k@3 k@4", "machines": "k n"},
        payment={"holder": "red", "space": "II money", "factory": "n n"},
    )
    assert told(money)["call-money"]["brokers"] == [{"broker": 1, "least": 3}]
    few = position(
        "anniversary",
        blue={"factory": "k@2"},
        payment={"holder": "red", "space": "II money", "factory": "n n"},
    )
    assert reasons(few)["call-money"] == "too-few-containers"


def test_T2_passing_says_what_is_given_up() -> None:
    assert told(position())["pass"] == {"actions": 2}
    done = position(blue={"loans": 1, "cash": 15}, actions=0)
    assert told(done) == {
        "loan": {"amount": 10},
        "repay": {"amount": 10},
        "pass": {"actions": 0},
    }
    assert set(reasons(done).values()) == {"no-actions"}


# Auctions


def test_A1_a_sealed_bid_may_have_loans_with_it() -> None:
    game = position(blue={"ship": "sea k"}, red={"cash": 12, "loans": 1})
    game.play("sail island")
    assert told(game, RED) == {
        "bid": {
            "sealed": True,
            "extra": False,
            "least": 0,
            "most": 12,
            "loans": 1,
            "bluff": 0,
            "standing": 0,
        }
    }
    assert reasons(game, BLUE) == reasons(game, RED) == {}
    assert told(game, BLUE) == {"loan": {"amount": 10}}


def test_A2_a_tie_break_counts_what_stands() -> None:
    game = position("anniversary", blue={"ship": "sea k"}, red={"cash": 12})
    game.play("sail island")
    game.play("red: bid 7 bluff")
    game.play("yellow: bid 7")
    bid = told(game, RED)["bid"]
    assert (bid["extra"], bid["standing"], bid["most"], bid["bluff"]) == (True, 7, 5, 1)
    assert told(game, YELLOW)["bid"]["bluff"] == 2


def test_A4_the_shipper_is_offered_the_price_and_the_subsidy() -> None:
    game = position(blue={"ship": "sea k", "cash": 3})
    game.play("sail island")
    game.play("red: bid 7")
    game.play("yellow: bid 2")
    shown = told(game)
    assert shown["accept"] == {"seat": RED, "price": 7, "subsidy": 7}
    assert shown["decline"] == {"price": 7, "needs_loan": 1}
    assert set(shown) == {"accept", "decline", "loan"}


def test_A2_a_tie_that_stays_is_awarded() -> None:
    game = position(blue={"ship": "sea k"})
    game.play("sail island")
    for words in ("red: bid 7", "yellow: bid 7", "red: bid 0", "yellow: bid 0"):
        game.play(words)
    assert told(game)["award"] == {"seats": [RED, YELLOW], "price": 7, "subsidy": 7}


def test_A6_in_open_bidding_a_loan_comes_first() -> None:
    game = position(blue={"ship": "sea k"}, yellow={"cash": 3}, options={"auction": "progressive"})
    game.play("sail island")
    game.play("red: bid 5")
    shown = told(game, YELLOW)
    assert shown["bid"] == {
        "sealed": False,
        "extra": False,
        "least": 6,
        "most": 3,
        "loans": 0,
        "bluff": 0,
        "standing": 0,
        "needs_loan": 1,
    }
    assert shown["pass"] == {"actions": 0}
    assert shown["loan"] == {"amount": 10}


# What is asked of others


def test_K5_containers_that_come_back_are_to_be_priced() -> None:
    game = position(
        "anniversary",
        blue={"factory": "k@2 k@2", "machines": "k"},
        payment={"holder": "red", "space": "II money", "harbour": "n"},
    )
    game.play("call II money factory k@2 k@2")
    assert told(game, RED)["price"] == {
        "factory": [],
        "harbour": [1],
        "factory_prices": [1, 2, 3, 4],
        "harbour_prices": [2, 3, 4, 5, 6],
    }
    assert told(game, BLUE) == {"loan": {"amount": 10}}


def test_K8_what_was_bid_is_paid_in_an_order() -> None:
    game = position(
        "anniversary",
        phase="pay",
        won=True,
        blue={"warehouses": 2},
        payment={"holder": "blue", "space": "II money", "factory": "k", "harbour": "n n"},
    )
    assert told(game)["pay"] == {"goods": [0, 1, 1]}


def test_I4_the_neighbour_picks_what_is_seized() -> None:
    in_stores = {"loans": 2, "warehouses": 2, "harbour": "k@2 n@3"}
    store = position(turn="red", phase="seize", to_seize=2, red=in_stores)
    assert told(store)["seize"] == {
        "seat": RED,
        "place": "harbour",
        "goods": [[BLACK, 2], [BROWN, 3]],
        "count": 2,
    }
    island = position(turn="red", phase="seize", red={"loans": 2, "island": "k n n"})
    assert told(island)["seize"] == {
        "seat": RED,
        "place": "island",
        "goods": [[BLACK, None], [BROWN, None], [BROWN, None]],
        "count": 1,
    }
    assert told(island, RED) == {}  # no loan while the default is being settled
    assert loans_free(island, RED) == 0


def test_I4_the_seat_in_default_gives_up_a_building() -> None:
    game = position(phase="seize-kind", blue={"loans": 2, "machines": "k n o t", "warehouses": 3})
    assert told(game) == {"give-up-warehouse": {}, "give-up-machine": {}}
    game.play("give up machine")
    assert told(game, YELLOW)["seize-machine"] == {"seat": BLUE, "colours": [ORANGE, TAN]}


# Everywhere


def whole(at: Position, seat: int) -> bool:
    """Whether all that the seat may say is few enough to be listed, and compared."""
    legal = list(islice(every_action(at.buffer(), seat), MANY + 1))
    if len(legal) > MANY:
        return False
    game = at.game()
    shown = list(all_described(offers(game, seat), game.cash(seat)))
    assert len(shown) == len(set(shown))
    assert set(shown) == set(legal)
    return True


def check_some(chance: random.Random, at: Position, seat: int) -> None:
    """Some actions of every family lie within an offer, and some of every offer are legal."""
    game, cash = at.game(), int(at.state.cash[seat])
    listed = offers(game, seat)
    shown: dict[str, set[AnyAction]] = {}
    for offer in listed:
        if not offer.needs_loan:
            for action in islice(described(offer, cash), 5):
                game.check(action, seat)
            of_kind = shown.setdefault(kind_of(offer), set())
            of_kind |= set(islice(described(offer, cash), FAR_MORE))
    for action in varied_actions(chance, at, seat, each=2):
        among = shown[str(type(action).__struct_config__.tag)]
        assert action in among or len(among) >= FAR_MORE, action


def check_loans(at: Position, seat: int) -> int:
    """What needs loans is legal with so many, and not with one less."""
    game, needing = at.game(), 0
    for offer in offers(game, seat):
        if not offer.needs_loan:
            continue
        needing += 1
        cash = game.cash(seat) + 10 * offer.needs_loan
        some = list(islice(described(offer, cash), 5))
        assert some
        after = game.copy()
        for _ in range(offer.needs_loan):
            assert not any(after.can(action, seat) for action in described(offer, cash))
            after.play(TakeLoan(), seat)
        for action in some:
            after.check(action, seat)
    return needing


def speaking(at: Position) -> Iterator[int]:
    yield from range(at.options.seats)


@sized("each", 3, 8)
def test_offers_describe_what_is_legal_and_nothing_else_in_all_kinds_of_positions(
    each: int,
) -> None:
    chance, compared, needing = random.Random(5), 0, 0
    seen: set[str] = set()
    for at in positions(each):
        for seat in speaking(at):
            compared += whole(at, seat)
            check_some(chance, at, seat)
            needing += check_loans(at, seat)
            seen |= {kind_of(offer) for offer in offers(at.game(), seat)}
    assert compared > 60 * each
    assert needing >= each
    tags = {str(kind.__struct_config__.tag) for kind in AnyOffer.__args__}
    assert seen == tags


@SOME_TABLES
@sized("step", 8, 4)
def test_offers_through_whole_games(options: Options, step: int) -> None:
    compared = 0
    for at in islice(walk(options, 77), 0, None, step):
        for seat in speaking(at):
            compared += whole(at, seat)
    assert compared > 20


@SOME_TABLES
def test_what_is_not_offered_in_ones_turn_is_refused_and_nothing_else(options: Options) -> None:
    for at in islice(walk(options, 78), 0, None, 3):
        game = at.game()
        for seat in speaking(at):
            listed = offers(game, seat)
            why = refused(game, seat, listed)
            if at.phase != Phase.ACT or seat != game.active:
                assert why == ()
                continue
            open_to = {(kind_of(one), getattr(one, "seat", None)) for one in listed}
            closed = {(one.kind, one.seat) for one in why}
            assert not open_to & closed
            assert len(closed) == len(why)
            kinds = {"build-machine", "build-warehouse", "produce", "reprice", "sail-sea", "loan"}
            assert kinds <= {kind for kind, _ in open_to | closed}
            for other in range(options.seats):
                if other != seat:
                    assert {("stock", other), ("sail-harbour", other)} <= open_to | closed
            assert ("call-goods" in {kind for kind, _ in open_to | closed}) == (
                options.investment_bank
            )
            assert "no-such" not in " ".join(one.code for one in why)


# Over the wire


def test_offers_are_told_to_ones_own_seat_alone(tmp_path: Path) -> None:
    with Host(tmp_path) as host:
        table = host.open(seats=3, name="Ann")
        tokens = (table.token, table.join("Bob"), table.join("Cy"))
        path = f"{table.path}/offers"
        assert host.ask("GET", path, table.token).json()["code"] == "not-running"
        table.post("/start")
        (acting,) = table.get()["awaiting"]
        for seat, token in enumerate(tokens):
            sent = table.get("/offers", token)
            shown = msgspec.convert(sent, Offers)
            assert (shown.seat, shown.seq, shown.phase) == (seat, table.get()["seq"], "act")
            assert (shown.cash, shown.loans_free) == (20, 2)
            assert shown.awaited == bool(shown.refused) == (seat == acting)
            assert "auction" not in sent
        assert host.ask("GET", f"{path}?seat=0", tokens[1]).status_code == 403
        assert host.ask("GET", path).status_code == 401
