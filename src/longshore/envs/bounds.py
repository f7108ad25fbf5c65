"""How long a game can get, and how much can be won or lost: bounds that no game passes.

They are proved from the rules and from what environments offer (`offering`), not measured, and hold
for players who work together as well. Good games stay far below them. The argument:

*Auctions.* Every auction takes at least one container to an island for good, and no container is
sold twice, so there are at most as many as containers. A ship needs three actions for its first
auction (into a harbour, out, to the island) and four for each later one, a turn has two, and an
auction ends it: a seat holds its k-th auction in its 2k-th turn at the earliest.

*Money.* All that seats, brokers and payment card hold together is the money at the start, $10 a
loan outstanding, and what the bank has paid besides: the subsidies, $2 a domestic sale, and $10 a
loan struck off (I3), for which a building that had cost at least $5 went back. A subsidy is as much
as a seat has just paid, so it is at most all the money there is; and at most a bid with its extra
bid. More money sooner never makes a later sum smaller; so all that does not come from auctions is
counted as if it were there from the start.

*Worth.* A container is worth at most $10, and it is in one place. Nobody has less than nothing, and
nobody more than two loans at $11.

*Moves.* A turn's moves are counted chapter by chapter below. Loans: before a seat does something
else, it either borrows or repays (`offering`), twice at most; and whatever is borrowed is repaid,
struck off or outstanding in the end.
"""

from __future__ import annotations

from typing import NamedTuple

from longshore.engine import places, purses
from longshore.engine.bindings import GameBuffer
from longshore.engine.deal import STARTING_CASH
from longshore.engine.moves import BID_STEP
from longshore.engine.offering import MOST_BID
from longshore.engine.scoring import LOAN_COST
from longshore.engine.state import (
    BROKERS,
    COLOURS,
    LOAN,
    MACHINE_SPACES,
    MAX_LOANS,
    SEATS,
    SHIP_ROOM,
    WAREHOUSE_SPACES,
)
from longshore.envs.rewards import Reward, reward_kind
from longshore.envs.starts import Cells
from longshore.game.board import factory_capacity
from longshore.game.options import Options

_BROKERS_CASH = sum(range(1, BROKERS + 1))  # K1: $1, $2, $3
_BROKERS_GOODS = 3  # K1: two and one
_BEST_VALUE = 10  # S6
_STRUCK_OFF = LOAN - 5  # a loan less the cheapest building that can go: a third warehouse

_IN_FACTORY = factory_capacity(MACHINE_SPACES)  # P2
_IN_HARBOUR = WAREHOUSE_SPACES  # H2
_IN_STORES = _IN_FACTORY + _IN_HARBOUR  # what lies on the payment card keeps its room (K4)


class Extent(NamedTuple):
    """What the bounds of a game come from."""

    options: Options
    turns: int  # of all seats together
    auctions: int
    containers: int
    money: int  # without auctions: in hand and to be borrowed
    worth: int | None = STARTING_CASH  # of each seat as the game begins (F3), if that is known


def extent(options: Options) -> Extent:
    """Of games that are dealt. Only those with a round limit have one."""
    if options.round_limit is None:
        raise ValueError(
            "A game without a round limit may go on for ever, and has no bounds:"
            " set round_limit to a number of rounds."
        )
    bank, rounds = options.investment_bank, options.round_limit
    containers = COLOURS * options.supply + (_BROKERS_GOODS if bank else 0)
    money = options.seats * (STARTING_CASH + MAX_LOANS * LOAN) + (_BROKERS_CASH if bank else 0)
    auctions = min(options.seats * (rounds // 2), containers)
    return Extent(options, options.seats * rounds, auctions, containers, money)


def extent_from(game: Cells, options: Options) -> Extent:
    """Of games that go on from a position: a ship may lie before the island with its cargo."""
    whole, state = extent(options), GameBuffer(game).state
    seats, rounds = options.seats, whole.turns // options.seats
    done = seats * (int(state.round_number) - 1) + (int(state.active) - int(state.first)) % seats
    left = rounds - int(state.round_number) + 1
    afloat = whole.containers - int(state.held[places.ISLAND : places.ISLAND + SEATS].sum())
    cash = int(state.cash[: purses.BANK].sum())
    borrowed = LOAN * int(state.loans[:seats].sum())
    return whole._replace(
        turns=whole.turns - done,
        auctions=min(seats * ((left + 1) // 2), afloat),
        money=cash + seats * MAX_LOANS * LOAN - borrowed,
        worth=None,
    )


def _extent(of: Options | Extent) -> Extent:
    return extent(of) if isinstance(of, Options) else of


def most_turns(of: Options | Extent) -> int:
    """Turns of all seats together."""
    return _extent(of).turns


def most_containers(of: Options | Extent) -> int:
    return _extent(of).containers


def most_auctions(of: Options | Extent) -> int:
    return _extent(of).auctions


def most_money(of: Options | Extent) -> int:
    """All that seats, brokers and payment card can ever hold together."""
    options, turns, auctions, _, money, _ = _extent(of)
    money += turns * _income_of_a_turn(options)
    for _ in range(auctions):
        money += min(money, 2 * MOST_BID)
    return money


def _income_of_a_turn(options: Options) -> int:
    """What comes from the bank in a turn, but for subsidies and for loans that are to be repaid."""
    sales = {"off": 0, "pre-turn": 1, "action": 2}[options.domestic_sale]
    return 2 * sales + _strikes_of_a_turn(options) * _STRUCK_OFF


def _strikes_of_a_turn(options: Options) -> int:
    """I3: a loan for each that is in default; I5, I6: none."""
    return MAX_LOANS if options.seizure == "erratum" else 0


def most_worth(of: Options | Extent) -> int:
    """F3 of a seat, and of any seats together if none of them has loans."""
    return most_money(of) + _BEST_VALUE * most_containers(of)


LEAST_WORTH = -MAX_LOANS * LOAN_COST


def utility_bounds(of: Options | Extent, reward: str) -> tuple[float, float]:
    """The least and the most that a seat can earn in a whole game."""
    options, worth = _extent(of).options, _extent(of).worth
    kind = reward_kind(reward)
    if kind == Reward.WIN:
        return 0.0, 1.0
    if kind == Reward.RANK:
        return -1.0, 1.0
    most = most_worth(of)
    if kind == Reward.MONEY:
        return float(LEAST_WORTH), float(most)
    if kind == Reward.SHAPED:  # the worth in the end less that at the start
        least_first, most_first = (LEAST_WORTH, most) if worth is None else (worth, worth)
        return float(LEAST_WORTH - most_first), float(most - least_first)
    return LEAST_WORTH - most / (options.seats - 1), float(most - LEAST_WORTH)


def utility_sum(reward: str) -> float | None:
    """What the seats earn together, if it is always the same."""
    kind = reward_kind(reward)
    if kind == Reward.WIN:
        return 1.0
    return 0.0 if kind in (Reward.DIFFERENCE, Reward.RANK) else None


def most_decisions(of: Options | Extent) -> int:
    """Moves in a game, where one move of each seat that owes a sealed bid counts as one."""
    return _most_moves(_extent(of), at_once=1)


def most_moves(of: Options | Extent) -> int:
    """Moves in a game, every seat's counted."""
    return _most_moves(whole := _extent(of), at_once=whole.options.seats - 1)


def _most_moves(of: Extent, at_once: int) -> int:
    options, turns, auctions, *_ = of
    money = most_money(of)
    moves = turns * (_moves_of_a_turn(options, money) + _loan_moves_of_a_turn(options))
    moves += options.seats * MAX_LOANS  # loans still outstanding in the end
    return moves + auctions * _moves_of_an_auction(options, money, at_once)


def _moves_of_a_turn(options: Options, money: int) -> int:
    """All but loans and what follows sailing to the island."""
    seizing = 2 * MAX_LOANS  # for each default two containers, or a building and which machine
    paying = _IN_STORES if options.investment_bank else 0  # K6: containers that were bid
    selling = 1 if options.domestic_sale == "pre-turn" else 0
    produce = 1 + (MACHINE_SPACES - 1) + _IN_FACTORY  # which are made, then a price for each
    stock = 1 + _IN_HARBOUR + _IN_HARBOUR  # what is bought, then a price for each
    load = 1 + SHIP_ROOM
    call = 0
    if options.investment_bank:  # K2: money, or containers and new prices for who is outbid (K5)
        call = 1 + max(_hundreds(money) + 1, 2 * _IN_STORES)
    first, second = sorted([produce, call, stock, stock, load], reverse=True)[:2]
    passing = 1  # after the second action, if asked whether to repay
    return seizing + paying + selling + first + second + passing


def _loan_moves_of_a_turn(options: Options) -> int:
    """Repaid is between actions and when deciding an auction; whatever is, had been borrowed."""
    between_actions = 4 if options.domestic_sale == "pre-turn" else 3
    repaid = between_actions * MAX_LOANS
    return repaid + repaid + _strikes_of_a_turn(options)


def _moves_of_an_auction(options: Options, money: int, at_once: int) -> int:
    """From the first bid to the decision, without loans taken in open bidding."""
    sealed = (MAX_LOANS + 1 + _hundreds(money) + 1) * at_once  # loans, bluff, hundreds, the rest
    deciding = 1
    if options.auction == "sealed":
        return sealed + sealed + deciding  # A2: the extra bids
    # A6: every raise is higher than the last, so no amount is bid twice; all may pass (A3)
    highest = min(money, MOST_BID)
    raises = sum(amount // BID_STEP + 1 for amount in range(1, highest + 1))
    return raises + options.seats - 1 + sealed + deciding


def _hundreds(money: int) -> int:
    """The most hundreds in one bid."""
    return min(money, MOST_BID) // BID_STEP
