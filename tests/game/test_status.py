"""`status()` says what is wrong with a state, each fault in a sentence of its own."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from longshore.engine import places, purses
from longshore.engine.deal import copy_rules
from longshore.engine.state import NONE, STATE, Berth, Phase, recount
from longshore.engine.types import State
from longshore.game.options import Options
from longshore.game.validation import status
from tests.support import RUNS, copy_of, forgetful, random_game, started, varied_options

DECISIONS = [phase for phase in Phase if phase <= Phase.OVER]
CLASSIC = Options.make("classic", 3)
ANNIVERSARY = Options.make("anniversary", 4)


@cache
def _positions() -> dict[Phase, tuple[State, ...]]:
    """Some sound positions of every phase, a few of a game, so that they are of many tables."""
    found: dict[Phase, list[State]] = {phase: [] for phase in DECISIONS}
    for seed in range(120):
        few = {phase: len(there) + 4 for phase, there in found.items()}
        for played in random_game(varied_options(seed), seed, rich=seed % 4 == 3):
            phase = Phase(int(played.state.phase))
            if len(found[phase]) < min(few[phase], 36):
                found[phase].append(copy_of(played.state))
        if all(len(there) == 36 for there in found.values()):
            break
    return {phase: tuple(there) for phase, there in found.items()}


def position(phase: Phase, wanted: Callable[[State], bool] = lambda _: True) -> State:
    """A sound position of a phase, to be spoiled."""
    return copy_of(next(state for state in _positions()[phase] if wanted(state)))


def fresh(options: Options) -> State:
    return started(options, 1)[0]


def spoil(state: State, **fields: int) -> list[str]:
    """The faults after setting fields; `cash__0=3` sets the first entry of `cash`."""
    assert status(state) == []
    miscounted = any(name.startswith("held") for name in fields)
    for name, value in fields.items():
        field, _, index = name.partition("__")
        if index:
            at = tuple(int(part) for part in index.split("_"))
            state[field][at if len(at) > 1 else at[0]] = value
        else:
            state[field] = value
    if not miscounted:
        recount(state)
    return status(state)


def test_a_fresh_game_has_no_fault() -> None:
    for options in (CLASSIC, ANNIVERSARY):
        assert status(fresh(options)) == []


def test_colours_are_called_by_their_names() -> None:
    state = fresh(CLASSIC)
    state.goods[places.SUPPLY, 2] += 1
    recount(state)
    assert status(state, CLASSIC.colours) == [
        "There are 13 containers of orange altogether; there must be 12."
    ]
    assert status(state) == ["There are 13 containers of colour 2 altogether; there must be 12."]


@pytest.mark.parametrize(
    ("options", "fields", "sentence"),
    [
        (CLASSIC, {"seats": 6}, "The option seats is 6; it must be 3 to 5."),
        (CLASSIC, {"supply_start": 1}, "The option supply_start is 1; it must be 2 to 20."),
        (CLASSIC, {"warehouses_start": 2}, "The option warehouses_start is 2; it must be 3 to 25."),
        (CLASSIC, {"seizure": 3}, "The option seizure is 3; it must be 0 to 2."),
        (
            CLASSIC,
            {"investment_bank": 1, "supply_start": 20},
            "With the Investment Bank the supply starts with at most 19 of a colour.",
        ),
        (
            CLASSIC,
            {"bluff": 2, "auction": 1},
            "Bluffing cards that cancel a bid do not go with open bidding.",
        ),
        (
            CLASSIC,
            {"cash__0": 21},
            "All money, the bank's included, must sum to $0; it sums to $1.",
        ),
        (
            CLASSIC,
            {"cash__1": -4, "cash__9": -36},
            "Red has $-4, which is less than nothing.",
        ),
        (
            ANNIVERSARY,
            {f"cash__{purses.BROKER + 1}": -1, "cash__9": -83},
            "Broker II has $-1, which is less than nothing.",
        ),
        (ANNIVERSARY, {"bills__0_0": 6}, "Blue has $20, but its bills sum to $21."),
        (
            CLASSIC,
            {f"held__{places.SUPPLY}": 56},
            "The supply is counted as holding 56 containers, but 57 lie there.",
        ),
        (ANNIVERSARY, {"bills__0_0": -1}, "Blue has a negative number of bills."),
        (
            ANNIVERSARY,
            {"bills__5_3": 1},
            "The payment card has $0, but its bills sum to $10.",
        ),
        (
            CLASSIC,
            {"bills__2_1": 1},
            "Yellow has bills counted, but nobody sees their number here.",
        ),
        (CLASSIC, {"loans__1": 3}, "Red has 3 loans; at most 2 are allowed."),
        (CLASSIC, {"loans__1": -1}, "Red has a negative number of loans."),
        (CLASSIC, {"loans__4": 1}, "Seat 4 is not in play, but holds something."),
        (CLASSIC, {"berth__3": Berth.ISLAND}, "Seat 3 is not in play, but holds something."),
        (CLASSIC, {"card__0": NONE}, "Blue has no value card."),
        (CLASSIC, {"berth__0": 0}, "Blue's ship lies in its own harbour."),
        (
            CLASSIC,
            {"berth__0": 4},
            "Blue's ship lies in the harbour of seat 4, which is not in play.",
        ),
        (
            CLASSIC,
            {"berth__0": Berth.PIER},
            "Blue's ship lies at the Investment Bank, which is not in play.",
        ),
        (CLASSIC, {"berth__0": 8}, "Blue's ship lies at berth 8, which does not exist."),
        (CLASSIC, {"machines__0_0": NONE}, "Blue's factory store holds 1 container; there is room"),
        (CLASSIC, {"machines__0_2": 9}, "Blue has a machine of a colour that does not exist."),
        (CLASSIC, {"machines__0_3": 1}, "Blue has a gap between its machines."),
        (CLASSIC, {"warehouses__0": 6}, "Blue has 6 warehouses; it must be 0 to 5."),
        (CLASSIC, {"warehouses__0": 2}, "There are 26 warehouses, the supply's included;"),
        (CLASSIC, {"warehouse_supply": -1}, "The supply has -1 warehouses, which is less"),
        (CLASSIC, {"machine_supply__0": -1}, "The supply has -1 machines of colour 0, which is"),
        (CLASSIC, {"machine_supply__0": 9}, "machines of colour 0, the supply's included;"),
        (CLASSIC, {f"goods__{places.SHIP}_1": 9}, "Blue's ship holds 9 containers; there is room"),
        (CLASSIC, {f"goods__{places.HARBOUR}_1": 2}, "Blue's harbour store holds 2 containers;"),
        (CLASSIC, {f"goods__{places.FACTORY}_1": 2}, "Blue's factory store holds 3 containers;"),
        (CLASSIC, {f"goods__{places.ISLAND}_1": -1}, "Blue's island has -1 containers of colour 1"),
        (CLASSIC, {f"goods__{places.BOX}_1": 1}, "containers of colour 1 altogether"),
        (
            ANNIVERSARY,
            {f"goods__{places.BOX}_{colour}": 1 for colour in range(5)},
            "There are 8 containers from outside the game; at most 3 come in.",
        ),
        (CLASSIC, {"holder": 0}, "The Investment Bank is not in play, but something of it is in"),
        (
            CLASSIC,
            {f"goods__{places.PIER}_1": 1},
            "The Investment Bank is not in play, but something of it is in use.",
        ),
        (ANNIVERSARY, {"holder": 4}, "Seat 4 holds the payment card, but is not in play."),
        (ANNIVERSARY, {"holder": 0}, "Blue holds the payment card, but no broker's space is"),
        (ANNIVERSARY, {"holder": 0, "arrow": 0}, "Blue bids for a broker's containers, so money"),
        (ANNIVERSARY, {"holder": 0, "arrow": 3}, "Blue bids for a broker's money, so containers"),
        (ANNIVERSARY, {"arrow": 2}, "The container space of broker III is marked, but is empty."),
        (ANNIVERSARY, {"arrow": 2}, "Nobody holds the payment card, but a broker's space is"),
        (
            ANNIVERSARY,
            {f"cash__{purses.CARD}": 2},
            "Nobody holds the payment card, but there is a bid on it.",
        ),
        (ANNIVERSARY, {"called": 1}, "has called the broker this turn, but does not hold the"),
        (ANNIVERSARY, {"called": 1, "won": 1}, "called a broker after winning from one (K3)."),
        (CLASSIC, {"first": 3}, "The starting seat is 3, which is not in play."),
        (CLASSIC, {"active": -1}, "The active seat is -1, which is not in play."),
        (CLASSIC, {"played": 16}, "A seat that is not in play is said to have finished a turn."),
        (CLASSIC, {"round_number": 0}, "The round is 0; the first is 1."),
        (
            CLASSIC,
            {"round_number": 9, "round_limit": 8},
            "The round is 9, but the game ends after 8.",
        ),
        (CLASSIC, {"produced": 2}, "The mark produced is 2; it must be 0 or 1."),
        (CLASSIC, {"sold": 1}, "A domestic sale was made, but this table has none."),
        (CLASSIC, {"sold": 1, "domestic_sale": 1}, "made a domestic sale on its first turn (D1)."),
        (CLASSIC, {"actions_left": 3}, "The actions left are 3; at this point they must be 0 to 2"),
        (CLASSIC, {"produced": 1}, "has used 0 of its actions, but what it has done takes 1."),
        (CLASSIC, {"actions_left": 0}, "has no action left and no loan that it can repay: its"),
        (
            CLASSIC,
            {f"goods__{places.SUPPLY}_0": 0, f"goods__{places.SUPPLY}_1": 0},
            "The supply has run out of 2 colours, but the end is not triggered.",
        ),
        (CLASSIC, {"ending": 1}, "The end is triggered, but the supply has not run out of two"),
        (
            CLASSIC,
            {"phase": Phase.OVER, "awaiting": 0, "actions_left": 0},
            "The game is over, but neither the end nor the limit of rounds was reached.",
        ),
        (CLASSIC, {"phase": Phase.INTEREST}, "The game was left in the middle of a move (phase"),
        (CLASSIC, {"awaiting": 0}, "owes the next decision; awaited: Nobody."),
        (CLASSIC, {"awaiting": 7}, "owes the next decision; awaited: Blue, Red, Yellow."),
        (CLASSIC, {"to_make": 1}, "Containers are still to be made, but nobody is producing."),
        (CLASSIC, {"host": 1}, "A store is being bought from, but nobody is buying."),
        (CLASSIC, {"taken": 1}, "Containers have been taken, but nobody is buying."),
        (CLASSIC, {"pricer": 1}, "A store is being set out, but nobody is pricing."),
        (CLASSIC, {"cursor": 1}, "A choice of several is half made, but nobody is choosing."),
        (CLASSIC, {"defaults": 1}, "Loans are in default, but nothing is being seized."),
        (CLASSIC, {"to_seize": 1}, "Containers are still to be seized, but nobody is seizing."),
        (
            CLASSIC,
            {f"goods__{places.FLOOR_FACTORY}_0": 1},
            "Containers of a factory store lie on the floor, but nobody is setting it out.",
        ),
        (CLASSIC, {"pending__1": 50}, "Red has $50 of a bid spelled; it must be whole hundreds."),
        (CLASSIC, {"pending__1": 100}, "Red has $100 of a bid spelled, but owes no bid."),
        (CLASSIC, {"high": 3}, "There is a highest bid, but no bids have been shown."),
        (CLASSIC, {"tied": 2}, "There are highest bidders, but no bids have been shown."),
        (CLASSIC, {"folded": 2}, "Somebody has passed, but there is no open bidding."),
        (CLASSIC, {"bid__1": 3}, "Red has a bid, but none is made now."),
        (CLASSIC, {"extra__1": 3}, "Red has an extra bid, but none is made now."),
        (CLASSIC, {"sealed_loans__1": 1}, "Red has a sealed loan, but none is made now."),
        (CLASSIC, {"bluffs__3": 1}, "Seat 3 is not in play, but has bluffing cards with a bid."),
    ],
)
def test_a_fault_is_said(options: Options, fields: dict[str, int], sentence: str) -> None:
    faults = spoil(fresh(options), **fields)
    assert [fault for fault in faults if sentence in fault], faults


def test_the_sums_of_the_goods_are_checked() -> None:
    faults = spoil(fresh(CLASSIC), **{f"held__{places.ISLAND + 1}": 2})
    assert len(faults) == 1
    assert faults[0].startswith("Red's island is counted as holding 2 containers")


def test_the_same_value_card_twice() -> None:
    state = fresh(CLASSIC)
    assert spoil(state, card__2=int(state.card[0])) == ["Blue and Yellow have the same value card."]


def test_two_machines_of_one_colour() -> None:
    state = fresh(CLASSIC)
    faults = spoil(state, machines__1_1=int(state.machines[1, 0]))
    assert "Red has two machines of one colour." in faults


def test_K4_what_lies_on_the_card_takes_up_room() -> None:
    """With its warehouses gone, a seat has no room for what it has bid from its harbour store."""
    found = 0
    for seed in range(20):
        for played in random_game(Options.make("anniversary", 3, round_limit=40), seed):
            holder = int(played.state.holder)
            if holder < 0 or not played.state.goods[places.CARD_HARBOUR].any():
                continue
            state = copy_of(played.state)
            state.warehouse_supply += state.warehouses[holder]
            state.warehouses[holder] = 0
            assert any("harbour store holds" in fault for fault in status(state))
            found += 1
    assert found > 20


@pytest.mark.parametrize(
    ("phase", "fields", "sentence"),
    [
        (Phase.MAKE, {"to_make": 0}, "more; it must be 1 to"),
        (Phase.MAKE, {"to_make": 5}, "more; it must be 1 to"),
        (Phase.MAKE, {"cursor": 5}, "The choice of what is made stands at 5; it must be 0 to 4."),
        (Phase.MAKE, {"produced": 0}, "is producing, but has not begun to."),
        (Phase.PRICE, {"cursor": 7}, "The price last set is 7; it must be 0 to"),
        (Phase.PRICE, {"pricer": NONE}, "Seat -1 owes a decision, but is not in play."),
        (Phase.PRICE, {"actions_left": 0}, "The actions left are 0; at this point they must be 1"),
        (Phase.STOCK, {"host": NONE}, "is buying from seat -1, which is not another seat in play."),
        (Phase.STOCK, {"taken": 9}, "has taken 9, but not as many lie on the floor."),
        (Phase.LOAD, {"host": 4}, "is loading, but not where its ship lies."),
        (Phase.LOAD, {"taken": 2}, "The mark of what was loaded is 2; it must be -1, 0 or 1."),
        (Phase.SEIZE, {"defaults": 0}, "has 0 loans in default; it must be 1 to 2."),
        (Phase.SEIZE, {"to_seize": 3}, "is to lose 3 containers; it must be 1 to"),
        (Phase.SEIZE, {"awaiting": 0}, "owes the next decision; awaited: Nobody."),
        (Phase.SEIZE_KIND, {"seizure": 2}, "A building is being seized, but at this table none"),
        (Phase.SEIZE_MACHINE, {"defaults": 3}, "has 3 loans in default; it must be 1 to 2."),
        (Phase.CALL_BID, {"called": 0}, "is calling a broker, but has not begun to or holds"),
        (Phase.CALL_BID, {"arrow": 5}, "is calling a broker, but the space marked does not fit"),
        (Phase.OFFER, {"arrow": 0}, "is calling a broker, but the space marked does not fit"),
        (Phase.PAY, {"won": 0}, "is paying containers to the brokers, but has not won their"),
        (Phase.PAY, {"cursor": 3}, "The next broker to be paid is 3; it must be 0 to 2."),
        (Phase.BIDS, {"awaiting": 0}, "The seats awaited are not those that have not bid yet."),
        (Phase.BIDS, {"auction": 1}, "Sealed bids are awaited, but at this table bidding is open."),
        (Phase.RAISE, {"auction": 0}, "Open bids are awaited, but at this table bids are sealed."),
        (
            Phase.RAISE,
            {"awaiting": 0},
            "In open bidding one seat is awaited that neither leads nor",
        ),
        (Phase.RAISE, {"folded": 31}, "Somebody is said to have passed who leads or does not bid."),
        (Phase.RAISE, {"high": 999}, "The highest bidder is not the one with the highest bid."),
        (Phase.TIEBREAK, {"tied": 0}, "There is no tie to break."),
        (Phase.TIEBREAK, {"high": 999}, "The tied seats are not those with the highest first bid."),
        (Phase.TIEBREAK, {"awaiting": 0}, "The seats awaited are not the tied ones that have not"),
        (Phase.DECIDE, {"high": 999}, "The highest bid is given as $999, but is $"),
        (Phase.DECIDE, {"tied": 0}, "There is no highest bidder to sell the cargo to."),
        (Phase.DECIDE, {"awaiting": 0}, "owes the decision about its cargo, but is not awaited."),
        (Phase.OVER, {"awaiting": 1}, "The game is over, but somebody is still awaited."),
    ],
)
def test_a_phase_has_its_demands(phase: Phase, fields: dict[str, int], sentence: str) -> None:
    faults = spoil(position(phase), **fields)
    assert [fault for fault in faults if sentence in fault], faults


def test_an_auction_needs_a_ship_with_a_cargo_at_the_island() -> None:
    for phase in (Phase.BIDS, Phase.TIEBREAK, Phase.RAISE, Phase.DECIDE):
        state = position(phase)
        seller = int(state.active)
        state.berth[seller] = Berth.SEA
        state.goods[places.BOX] += state.goods[places.SHIP + seller]
        state.goods[places.SHIP + seller] = 0
        recount(state)
        faults = status(state)
        assert any("its ship is not at the island" in fault for fault in faults)
        assert any("its ship is empty" in fault for fault in faults)


def test_A1_bids_stay_within_cash() -> None:
    for phase in (Phase.BIDS, Phase.TIEBREAK, Phase.RAISE, Phase.DECIDE):
        state = position(phase, lambda s: bool((s.bid > NONE).any()))
        bidder = int(np.flatnonzero(state.bid > NONE)[0])
        state.bid[bidder] = state.cash[bidder] + 10 * state.sealed_loans[bidder] + 1
        assert any("has bid $" in fault and "but has only $" in fault for fault in status(state))


def test_A7_bluffing_cards_are_two_at_most() -> None:
    state = position(Phase.BIDS, lambda s: s.bluff != 0)
    bidder = (int(state.active) + 1) % int(state.seats)
    state.bluffs[bidder] = 3
    assert any("with 3 bluffing cards; it has 2." in fault for fault in status(state))


def test_A7_a_sealed_bid_is_of_at_least_one_card_where_they_are_seen() -> None:
    for bluff, cards, fault in (
        (True, 0, "of 0 cards; it is at least 1."),
        (False, 2, "has none to"),
    ):
        state = position(
            Phase.BIDS, lambda s, bluff=bluff: (s.bluff != 0) == bluff and (s.bid > NONE).any()
        )
        state.bid_cards[int(np.flatnonzero(state.bid > NONE)[0])] = cards
        assert any(fault in one for one in status(state))


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("shown_by", 5, "seat 5's auction, which is not in play"),
        ("shown_bid", -2, "a bid that there cannot be"),
        ("shown_bluffs", 3, "a bid that there cannot be"),
        ("shown_bid", 4, "a bid where it could make none"),
        ("just", 7, "is given as 7"),
    ],
)
def test_what_is_remembered_can_have_been(field: str, value: int, fault: str) -> None:
    state = forgetful(position(Phase.ACT))
    assert status(state) == []
    state[field] = value
    assert any(fault in sentence for sentence in status(state))


def test_the_seller_does_not_bid() -> None:
    state = position(Phase.BIDS)
    state.bid[state.active] = 0
    assert any("has a bid in its own auction." in fault for fault in status(state))


@pytest.mark.parametrize("phase", DECISIONS)
def test_no_number_of_the_ledgers_can_be_changed_alone(phase: Phase) -> None:
    """One dollar, bill, machine, warehouse or container more or less is found."""
    chance = random.Random(phase)
    for state in _positions()[phase]:
        fields = ["cash", "machine_supply", "warehouse_supply", "warehouses", "bills", "held"]
        if not state.investment_bank:
            fields.append("goods")
        for field in fields:
            for _ in range(4):
                spoiled = copy_of(state)
                numbers = spoiled[field].reshape(-1) if spoiled[field].shape else None
                if numbers is None:
                    spoiled[field] += chance.choice((-1, 1))
                else:
                    numbers[chance.randrange(len(numbers))] += chance.choice((-1, 1))
                if field == "goods":
                    recount(spoiled)
                assert status(spoiled) != [], field


@RUNS
@given(data=st.binary(min_size=STATE.itemsize, max_size=STATE.itemsize), seed=st.integers(0, 99))
def test_any_bytes_at_all_get_an_answer(run: str, data: bytes, seed: int) -> None:
    state = np.frombuffer(bytearray(data), STATE).view(np.recarray)[0]
    assert status(state) != []
    copy_rules(state, varied_options(seed).rules())
    assert status(state) != []


@RUNS
@given(seed=st.integers(0, 2**32), phase=st.sampled_from(DECISIONS))
def test_any_spoiled_field_gets_an_answer(run: str, seed: int, phase: Phase) -> None:
    """No fault makes another check stumble."""
    chance = random.Random(seed)
    for state in _positions()[phase]:
        spoiled = copy_of(state)
        for name in chance.sample(STATE.names or (), 3):
            kind = np.iinfo(STATE[name].base)
            spoiled[name] = chance.choice((-1, 0, 1, 5, kind.min, kind.max))
        assert all(fault.endswith(".") for fault in status(spoiled))
