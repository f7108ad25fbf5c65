"""The deal (S): the only chance in the game, from a seed or given explicitly."""

from __future__ import annotations

from longshore.engine import places, purses
from longshore.engine.compiled import compiled, entry
from longshore.engine.journal import Reason, counts_bills, first_hand, move_goods, transfer
from longshore.engine.places import PLACES
from longshore.engine.purses import PURSES
from longshore.engine.state import (
    BROKERS,
    COLOURS,
    MACHINE_SPACES,
    NONE,
    SEATS,
    SPARE,
    Berth,
    factory_shelf,
)
from longshore.engine.turn import begin_turn
from longshore.engine.types import Dealt, Rules, State

STARTING_CASH = 20
STARTING_PRICE = 2
WORD = 0xFFFFFFFF


@compiled
def scramble(word):
    """A hash of 32 bits to 32 bits in which every bit of the input counts."""
    word = int(word) & WORD
    word ^= word >> 16
    word = (word * 0x7FEB352D) & WORD
    word ^= word >> 15
    word = (word * 0x846CA68B) & WORD
    return word ^ (word >> 16)


@compiled
def chance(seed, draw, count):
    """The draw-th random number below `count` of a seed."""
    low = scramble(seed & WORD)
    high = scramble(((seed >> 32) & WORD) + 0x9E3779B9)
    return scramble(low + scramble(high + draw * 0x9E3779B9)) % int(count)


@entry
def draw_deal(deal: Dealt, seats: int, seed: int) -> None:
    """S1, S4, S5, K1: starting seat, machines, value cards, the brokers' containers."""
    deal.first = chance(seed, 0, seats)
    for place in range(SEATS):
        deal.machine[place] = place
        deal.card[place] = place
    for place in range(SEATS - 1):
        other = place + chance(seed, 1 + place, SEATS - place)
        drawn = deal.machine[other]
        deal.machine[other] = deal.machine[place]
        deal.machine[place] = drawn
        other = place + chance(seed, 11 + place, SEATS - place)
        dealt = deal.card[other]
        deal.card[other] = deal.card[place]
        deal.card[place] = dealt
    for place in range(seats, SEATS):
        deal.machine[place] = NONE
        deal.card[place] = NONE
    _draw_broker_goods(deal, seed)


@compiled
def _draw_broker_goods(deal, seed):
    """K1: three different colours, two for broker I and one for broker II."""
    first = chance(seed, 21, COLOURS)
    second = (first + 1 + chance(seed, 22, COLOURS - 1)) % COLOURS
    third = chance(seed, 23, COLOURS - 2)
    for taken in range(COLOURS):
        if (taken == first or taken == second) and taken <= third:
            third += 1
    deal.broker[0] = min(first, second)
    deal.broker[1] = max(first, second)
    deal.broker[2] = third


@entry
def copy_rules(state: State, rules: Rules) -> None:
    state.seats = rules.seats
    state.supply_start = rules.supply_start
    state.machines_start = rules.machines_start
    state.warehouses_start = rules.warehouses_start
    state.investment_bank = rules.investment_bank
    state.domestic_sale = rules.domestic_sale
    state.auction = rules.auction
    state.all_zero = rules.all_zero
    state.bluff = rules.bluff
    state.money = rules.money
    state.money_cards = rules.money_cards
    state.seizure = rules.seizure
    state.idle_production_fee = rules.idle_production_fee
    state.docked_loading = rules.docked_loading
    state.broker_win = rules.broker_win
    state.discard_tie = rules.discard_tie
    state.tie_break = rules.tie_break
    state.round_limit = rules.round_limit


@compiled
def _bring(state, place, colour, count):
    """Containers come into the game: only at the start, before the ledger is closed."""
    state.goods[place, colour] += count
    state.held[place] += count


@entry
def clear(state: State) -> None:
    """An empty table: no money, no goods, nobody waiting."""
    for purse in range(PURSES):
        state.cash[purse] = 0
    for place in range(PLACES):
        state.held[place] = 0
        for colour in range(COLOURS):
            state.goods[place, colour] = 0
    for byte in range(SPARE):
        state.spare[byte] = 0
    for seat in range(SEATS):
        _clear_seat(state, seat)
    for bill in range(4):
        state.bills[SEATS, bill] = 0
    state.shown_by = NONE
    state.just = NONE
    state.high = 0
    state.tab = 0
    state.tied = 0
    state.folded = 0
    state.played = 0
    state.ending = 0
    state.defaults = 0
    state.to_seize = 0
    state.to_make = 0
    state.taken = 0
    state.cursor = 0
    state.host = NONE
    state.pricer = NONE
    state.holder = NONE
    state.arrow = NONE


@compiled
def _clear_seat(state, seat):
    state.bid[seat] = NONE
    state.extra[seat] = NONE
    state.pending[seat] = 0
    state.bid_cards[seat] = 0
    state.shown_bid[seat] = NONE
    state.shown_bluffs[seat] = 0
    state.card[seat] = NONE
    state.loans[seat] = 0
    state.warehouses[seat] = 0
    state.berth[seat] = Berth.SEA
    state.sealed_loans[seat] = 0
    state.bluffs[seat] = 0
    state.extra_bluffs[seat] = 0
    for space in range(MACHINE_SPACES):
        state.machines[seat, space] = NONE
    for bill in range(4):
        state.bills[seat, bill] = 0


@compiled
def deal(state, rules, dealt, journal):
    """Set up a game (S1 to S7, K1) up to the first turn's interest."""
    copy_rules(state, rules)
    clear(state)
    for colour in range(COLOURS):
        _bring(state, places.SUPPLY, colour, rules.supply_start)
        state.machine_supply[colour] = rules.machines_start
    state.warehouse_supply = rules.warehouses_start
    for seat in range(rules.seats):
        _deal_seat(state, seat, dealt.machine[seat], dealt.card[seat], journal)
    if rules.investment_bank:
        _set_up_brokers(state, dealt, journal)
    state.first = dealt.first
    state.round_number = 1
    begin_turn(state, dealt.first, journal)


@compiled
def _deal_seat(state, seat, machine, card, journal):
    state.machines[seat, 0] = machine
    state.machine_supply[machine] -= 1
    state.warehouses[seat] = 1
    state.warehouse_supply -= 1
    state.card[seat] = card
    move_goods(
        state, journal, places.SUPPLY, factory_shelf(seat, STARTING_PRICE), machine, 1, Reason.SETUP
    )
    transfer(state, journal, purses.BANK, seat, STARTING_CASH, Reason.SETUP)
    if counts_bills(state):
        first_hand(state, seat)


@compiled
def broker_money(broker):
    """K1: $1, $2, $3 to brokers I, II, III."""
    return broker + 1


@compiled
def _set_up_brokers(state, dealt, journal):
    """K1: the brokers' first containers come from outside the game."""
    for drawn in range(3):
        colour = dealt.broker[drawn]
        broker = 0 if drawn < 2 else 1
        _bring(state, places.BOX, colour, 1)
        move_goods(state, journal, places.BOX, places.BROKER + broker, colour, 1, Reason.SETUP)
    for broker in range(BROKERS):
        money = broker_money(broker)
        transfer(state, journal, purses.BANK, purses.BROKER + broker, money, Reason.SETUP)
