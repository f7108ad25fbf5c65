"""What a merchant does in positions: bids, prices, loans, deliveries, the end of the game."""

from __future__ import annotations

from statistics import mean

import numba
import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from longshore import Game
from longshore.bots.merchant import Merchant, values
from longshore.engine import places, scoring
from longshore.engine.state import COLOURS, DiscardTie, new_state
from longshore.engine.types import State
from longshore.game import actions as said
from tests.bots.asking import bids, decision_at, kinds, mean_price, prices, said_by, says
from tests.bots.scenes import deciding, making, sealed, stocking
from tests.tabletop import BLACK, BROWN, ORANGE, WHITE

SHARP = 0.05  # slack that leaves hardly a doubt which colour is discarded


@numba.njit
def pile_value(pile, card, slack):  # type: ignore[no-untyped-def]
    return values.pile_value(pile, card, slack)


# The worth of an island


def island(counts: tuple[int, ...], card: int, rule: DiscardTie) -> State:
    state = new_state()
    state.seats, state.card[0], state.discard_tie = 3, card, rule
    state.goods[places.ISLAND] = counts
    return state


COUNTS = st.tuples(*[st.integers(0, 6)] * COLOURS)
CARDS = st.integers(0, 4)


@settings(max_examples=150)
@given(counts=COUNTS, card=CARDS, rule=st.sampled_from(DiscardTie))
def test_F1_F2_whole_containers_are_worth_what_they_score(
    counts: tuple[int, ...], card: int, rule: DiscardTie
) -> None:
    assume(counts.count(max(counts)) == 1)
    worth = pile_value(np.array(counts, np.float32), card, SHARP)
    assert worth == pytest.approx(scoring.island_score(island(counts, card, rule), 0), abs=0.05)


@settings(max_examples=50)
@given(counts=COUNTS, card=CARDS)
def test_F2_tied_colours_share_the_discard(counts: tuple[int, ...], card: int) -> None:
    most = max(counts)
    tied = [colour for colour in range(COLOURS) if counts[colour] == most]
    state = island(counts, card, DiscardTie.FREE)
    each = [counts[colour] * scoring.island_value(state, 0, colour) for colour in range(COLOURS)]
    lost = mean(each[colour] for colour in tied)
    worth = pile_value(np.array(counts, np.float32), card, SHARP)
    assert worth == pytest.approx(sum(each) - lost, abs=0.05)


def test_the_more_slack_the_more_the_next_colours_share_the_discard() -> None:
    """Four brown at $2 and three orange at $10: it is not settled yet which will go."""
    pile = np.array((0, 4, 3, 0, 0), np.float32)
    sharp, soft, softer = (pile_value(pile, 0, slack) for slack in (SHARP, 1.0, 3.0))
    assert sharp == pytest.approx(30, abs=0.1)
    assert sharp > soft + 1 > softer + 2


# Bidding

RAISING = """longshore classic 3 supply=20, auction=progressive
turn blue, round 20, phase raise, waiting red
supply k2 n2 o1 t1 w2
blue: cash 20, card E, ship island {cargo}
red: cash 60, card {card}, island {island}
yellow: cash 60, card D, bid {high}
"""


def limit(cargo: str, island: str = "n4", card: str = "A") -> int:
    """How far a merchant goes in open bidding, late in the game."""
    for high in range(1, 50):
        text = RAISING.format(cargo=cargo, island=island, card=card, high=high)
        action = says(Game.from_position(text), seat=1, seed=high)
        if action == said.Pass():
            return high
        assert isinstance(action, said.Bid)
        assert action.amount > high
    return 50


def test_S6_goes_further_for_what_its_card_values_more() -> None:
    """Card A: orange 10, white 6, black 4, brown 2."""
    spread = "k5 n1 o1 t1 w1"  # black will be discarded (F2)
    by_worth = [limit(cargo, spread) for cargo in ("o2", "w2", "n2")]
    assert by_worth[0] > by_worth[1] > by_worth[2]
    assert limit("o2", spread, card="A") > limit("o2", spread, card="B")  # 10 and 2


def test_F2_goes_less_far_for_a_colour_it_has_most_of() -> None:
    """Four brown are discarded: a third orange is welcome, a fourth would be the discard."""
    limits = [limit("o", f"k2 n4 o{count} t2 w2") for count in (1, 2, 3, 4, 5)]
    assert limits == sorted(limits, reverse=True)
    assert limits[1] >= 4
    assert limits[2:] == [1, 1, 1]  # that is: $1 is more than it would pay


def test_F2_the_first_colour_on_an_island_is_worth_nothing_yet() -> None:
    assert [limit(cargo, "none") for cargo in ("k", "n", "o", "t", "w")] == [1] * 5


def test_F1_wants_the_missing_fifth_colour() -> None:
    """With a white one three tan are worth 10 each instead of 5."""
    assert limit("w", "k n4 o2 t3") >= limit("w", "k n4 o2 t3 w") + 5
    assert limit("w", "n4 o2 t3") == limit("w", "k n4 o2 t3 w")  # black is missing as well


def test_A1_bids_more_for_more_and_less_for_what_it_would_discard() -> None:
    usual = mean(bids(sealed()))
    assert 8 < usual < 30
    assert mean(bids(sealed(cargo="o w"))) < usual - 3
    assert mean(bids(sealed(island="o5"))) < usual - 3


def test_A1_bids_against_what_the_others_can_pay() -> None:
    assert mean(bids(sealed(rival=3, debts=2))) < mean(bids(sealed())) - 3


@pytest.mark.parametrize("loans", [0, 1, 2])
@pytest.mark.parametrize("cash", [0, 3, 9, 20])
def test_A1_L1_never_bids_more_than_it_can_pay(cash: int, loans: int) -> None:
    game = sealed(cargo="o3 t w", cash=cash, loans=loans)
    for seed in range(8):
        bid = says(game, seat=1, seed=seed)
        assert isinstance(bid, said.Bid)
        assert bid.loans <= 2 - loans
        assert bid.amount <= cash + 10 * bid.loans
        assert not bid.loans or bid.amount > cash + 10 * (bid.loans - 1)  # no loan for nothing


def test_A4_A5_sells_for_a_good_bid_and_keeps_for_a_silly_one() -> None:
    assert says(deciding("o2 w2", bid=25)) == said.Accept()
    assert says(deciding("o2 w2", bid=1)) == said.Decline()
    assert says(deciding("n2", bid=1)) == said.Accept()  # it would be discarded
    assert says(deciding("o2 w2", bid=25, cash=0, loans=2)) == said.Accept()


def test_A2_of_the_tied_it_favours_the_one_with_least() -> None:
    text = """longshore classic 3; phase decide
        blue: cash 0, loans 2, ship island n; red: bid 4, island {}; yellow: bid 4, island {}"""
    assert says(Game.from_position(text.format("o3", "o"))) == said.Award(2)
    assert says(Game.from_position(text.format("o", "o3"))) == said.Award(1)


def test_A2_breaks_a_tie_only_for_what_is_worth_more() -> None:
    text = """longshore classic 3 supply=20; round 20; phase tiebreak; supply k1 n1 o1 t1 w1
        blue: ship island {}, card E; red: card A, bid 3, island n4 k t w; yellow: bid 3"""
    worthy, worthless = (Game.from_position(text.format(cargo)) for cargo in ("o2", "n2"))
    assert min(bids(worthy)) > 0
    assert max(bids(worthless)) == 0


def test_K6_nothing_follows_the_last_sealed_bid() -> None:
    """If the others want nothing, Red's turn begins with paying the brokers: it cannot know yet."""
    game = Game.from_position(
        """longshore classic 3 investment_bank=on
        turn blue, round 9, phase bids
        blue: ship island k
        red: machines n o, island k3
        yellow: bid 0
        broker I: money 5
        payment: holder red, space I money, factory n o"""
    )
    assert said_by(Merchant(), decision_at(game, 1)) == [said.Bid(0)]


# Prices


def test_P3_asks_more_for_what_others_want() -> None:
    """What they have most of is what they will discard."""
    for colour, name in ((BLACK, "k"), (BROWN, "n"), (ORANGE, "o"), (WHITE, "w")):
        asked = prices(making(island=f"{name}3"))
        others = [mean_price(asked, other) for other in asked if other != colour]
        assert mean_price(asked, colour) < min(others) - 1


def test_P3_asks_less_where_nobody_has_money_and_if_it_has_none_itself() -> None:
    def usual(game: Game) -> float:
        asked = prices(game)
        return mean(mean_price(asked, colour) for colour in asked)

    assert usual(making(rival=1)) < usual(making()) - 0.4
    assert usual(making(cash=1)) < usual(making(cash=30))


def test_P3_prices_of_a_colour_rise_from_a_cheap_lure() -> None:
    asked = prices(making("k@4 k@4 k@4", island="t3"))[BLACK]
    assert {len(each) for each in asked} == {4}
    assert all(each[-1] > each[0] for each in asked)
    assert mean(each[-1] - each[0] for each in asked) >= 1.5


def test_P3_what_did_not_sell_is_offered_cheaper() -> None:
    new = mean_price(prices(making(island="t3")), BLACK)
    for before in (2, 3):
        asked = prices(making(f"k@{before}", island="t3"))[BLACK]
        assert mean(each[0] for each in asked) < before
        assert mean(each[0] for each in asked) < new - 0.5


def test_H3_harbour_prices_rise_from_a_cheap_lure_and_fall_for_what_did_not_sell() -> None:
    new = prices(stocking("n@1 n@1 n@1 n@1"))[BROWN]
    assert {len(each) for each in new} == {4}
    assert all(each[-1] > each[0] for each in new)
    left = prices(stocking("n@1 n@1 n@1", "n@3"))[BROWN]
    assert mean(map(mean, left)) < mean(map(mean, new)) - 0.5


def test_H1_buys_what_it_can_sell_dearer_and_nothing_else() -> None:
    for seed in range(8):
        action = says(stocking("n@1 n@4 k@1"), seed=seed)
        assert isinstance(action, said.Stock)
        assert {(BROWN, 1), (BLACK, 1)} <= set(action.take)
        paid, asked = (sum(price for _, price in goods) for goods in (action.take, action.store))
        assert asked >= paid + 2 * len(action.take)
    assert kinds(stocking("n@4 k@4", cash=6)) == {"Pass"}


# Loans


def spoken(game: Game) -> list[str]:
    return [type(action).__name__ for action in said_by(Merchant(), decision_at(game))]


def test_L1_borrows_only_for_a_use() -> None:
    for cash in (0, 1):
        for loans in (0, 1):
            assert spoken(stocking("n@1 k@1", cash=cash, loans=loans)) == ["TakeLoan", "Stock"]
            assert spoken(stocking(cash=cash, loans=loans)) == ["Pass"]
    assert spoken(stocking("n@1 k@1", cash=0, loans=2)) == ["Pass"]
    assert spoken(stocking("n@1 k@1", cash=6)) == ["Stock"]


def test_L2_repays_with_money_that_lies_idle() -> None:
    assert spoken(stocking(cash=30, loans=1)) == ["Repay"]
    assert spoken(stocking(cash=12, loans=1)) == ["Pass"]
    assert spoken(stocking(cash=30, loans=0)) == ["Pass"]


# The end of the game

ENDING = """longshore classic 4
turn blue, round 20
supply k1 n0 o6 t6 w6
blue: cash {own}, card A, machines k
red: cash {rival}, card B, machines n
yellow: cash {rival}, card C, machines o
green: cash {rival}, card D, machines t
"""


def test_E1_who_is_ahead_ends_the_game_and_who_is_behind_does_not() -> None:
    """The last black container would be the end of the second colour."""
    assert kinds(Game.from_position(ENDING.format(own=80, rival=20))) == {"Produce"}
    assert kinds(Game.from_position(ENDING.format(own=20, rival=80))) <= {"Pass", "BuildMachine"}
    plenty = ENDING.replace("k1 n0", "k6 n6").format(own=20, rival=80)
    built = plenty.replace("machines k", "machines k n o t, warehouses 5")
    assert kinds(Game.from_position(built)) == {"Produce"}  # where that is not the end of it


LATE = """longshore classic 4
turn blue, round 20, actions {actions}
supply k1 n0 o6 t6 w6
blue: cash 10, card A, machines k, warehouses 2, ship {ship}
red: cash 20, card B, machines n, island n2
yellow: cash 20, card C, machines o, island n2
green: cash 20, card D, machines t, island n2
"""


@pytest.mark.parametrize("actions", [1, 2])
def test_M4_delivers_before_the_end(actions: int) -> None:
    for ship, kind in (("sea o2 w", "SailIsland"), ("sea o", "SailIsland"), ("red o w", "SailSea")):
        assert kinds(Game.from_position(LATE.format(actions=actions, ship=ship))) == {kind}
    # who is behind and has nothing to deliver does not bring on the end
    idle = kinds(Game.from_position(LATE.format(actions=actions, ship="sea")))
    assert idle <= {"Pass", "BuildMachine"}
    assert "Pass" in idle
