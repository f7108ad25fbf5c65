"""Why a decision was a costly one, where that can be told.

Each cause is recognised from the position, from what was done and what would have been better, and
from how the game went on. Where nothing is recognised, the cause is that the other choice was
better, and no more is claimed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from types import SimpleNamespace
from typing import Literal, NamedTuple

from longshore.bots.merchant.outlook import goods_to_come
from longshore.bots.merchant.values import cargo_worth
from longshore.engine import places, purses
from longshore.engine.state import AUCTION, COLOURS, SHIP_ROOM, Berth, Phase
from longshore.engine.types import State
from longshore.game import actions as said
from longshore.game import board
from longshore.game.actions import AnyAction, Priced
from longshore.game.plain import in_python
from longshore.lab.review.types import (
    AnyCause,
    AuctionEndedTurn,
    AwardedLeader,
    BetterKept,
    BetterOnly,
    BidAboveWorth,
    BidTooHigh,
    BidTooLow,
    BorrowedEarly,
    BuiltLate,
    EndedBehind,
    KeptAboveWorth,
    LostToBid,
    MissedCall,
    MissedGoods,
    OtherGoods,
    PaidInterestFor,
    PassedWithActions,
    PricedTooHigh,
    PricedTooLow,
    SailedWithRoom,
    ShipIdleFor,
    ShipKept,
    SoldBelowWorth,
    StoreEmptyFor,
)

LONG = 2  # rounds that something has to last to be called long
LATE = 5  # rounds before the end within which a building hardly pays


class MadeChoice(NamedTuple):
    """A decision to be explained: the game before each action, and what was and might be done."""

    story: Sequence[State]  # the game before each action, and in the end
    number: int
    seat: int
    played: AnyAction
    better: AnyAction
    scores: tuple[int, ...]  # by seat, as things stood then (F3)

    @property
    def before(self) -> State:
        return self.story[self.number]

    @property
    def worth(self) -> int:
        """What the cargo at the island is worth to the seat, in the end."""
        state, seat = self.before, self.seat
        mind = SimpleNamespace(pile=[0.0] * COLOURS, to_come=in_python(goods_to_come)(self.before))
        card = int(state.card[seat])
        worth: float = in_python(cargo_worth)(state, mind, seat, card, int(state.active))
        return round(worth)


def explain(choice: MadeChoice) -> AnyCause:
    """The first cause that fits."""
    for recognise in _CAUSES:
        if (cause := recognise(choice)) is not None:
            return cause
    return BetterOnly()


# The auction


def _selling(choice: MadeChoice) -> AnyCause | None:
    """A4, A5: the bid twice over, or the cargo less the bid."""
    sells = isinstance(choice.played, said.Accept | said.Award)
    keeps = isinstance(choice.played, said.Decline)
    if sells != isinstance(choice.better, said.Decline) or not (sells or keeps):
        return None
    bid, worth = int(choice.before.high), choice.worth
    dollars = (worth - bid) - 2 * bid
    if sells and dollars > 0:
        return SoldBelowWorth(bid=bid, worth=worth, dollars=dollars)
    if keeps and dollars < 0:
        return KeptAboveWorth(bid=bid, worth=worth, dollars=-dollars)
    return None


def _bidding(choice: MadeChoice) -> AnyCause | None:
    if choice.before.phase not in (Phase.BIDS, Phase.TIEBREAK, Phase.RAISE):
        return None
    bid, better = _amount(choice.played, choice), _amount(choice.better, choice)
    if bid == better:
        return None
    worth = choice.worth
    if bid > worth and better < bid:
        return BidAboveWorth(bid=bid, worth=worth, dollars=bid - worth)
    if better < bid:
        return BidTooHigh(bid=bid, better=better)
    if worth > better:
        return BidTooLow(bid=bid, better=better, worth=worth)
    high = _high(choice)
    return LostToBid(bid=bid, better=better, high=high) if bid < high < better else None


def _high(choice: MadeChoice) -> int:
    """The highest bid when all were in; 0: it did not come to that."""
    this = takewhile(lambda state: state.phase in AUCTION, choice.story[choice.number :])
    return next((int(state.high) for state in this if state.phase == Phase.DECIDE), 0)


def _awarding(choice: MadeChoice) -> AnyCause | None:
    """A2: with the others' cards as they lay, since all could see the rest."""
    if not isinstance(choice.played, said.Award) or not isinstance(choice.better, said.Award):
        return None
    ahead = choice.scores[choice.played.seat] - choice.scores[choice.better.seat]
    return AwardedLeader(dollars=ahead) if ahead > 0 else None


def _amount(action: AnyAction, choice: MadeChoice) -> int:
    """What a bid comes to; an extra bid stands on the first (A2), who passes bids no more."""
    if not isinstance(action, said.Bid):
        return 0
    first = int(choice.before.bid[choice.seat]) if choice.before.phase == Phase.TIEBREAK else 0
    return first + action.amount


# Stores and prices


def _pricing(choice: MadeChoice) -> AnyCause | None:
    """The same done, at other prices."""
    stores = _set_out(choice.played), _set_out(choice.better)
    if type(choice.played) is not type(choice.better) or None in stores:
        return None
    (store, mine), (_, better) = stores  # type: ignore[misc]
    if _without_store(choice.played) != _without_store(choice.better):
        return None
    if sorted(colour for colour, _ in mine) != sorted(colour for colour, _ in better):
        return None
    return _priced(store, board.cost(better) - board.cost(mine))


def _priced(store: Literal["factory", "harbour"], dollars: int) -> AnyCause | None:
    """A store that was so much too cheap, or too dear."""
    if dollars > 0:
        return PricedTooLow(store=store, dollars=dollars)
    return PricedTooHigh(store=store, dollars=-dollars) if dollars < 0 else None


def _set_out(
    action: AnyAction,
) -> tuple[Literal["factory", "harbour"], tuple[Priced, ...]] | None:
    if isinstance(action, said.Produce):
        return "factory", action.store
    if isinstance(action, said.Stock | said.Reprice):
        return "harbour", action.store
    return None


def _without_store(action: AnyAction) -> object:
    return (action.seat, action.take) if isinstance(action, said.Stock) else type(action)


def _empty_store(choice: MadeChoice) -> AnyCause | None:
    """What would have filled a store was left undone, and it stayed empty."""
    if type(choice.better) is type(choice.played):
        return None
    if isinstance(choice.better, said.Produce):
        rounds = _lasted(choice, lambda state: not board.factory(state, choice.seat))
        return StoreEmptyFor(store="factory", rounds=rounds) if rounds >= LONG else None
    if isinstance(choice.better, said.Stock):
        rounds = _lasted(choice, lambda state: not board.harbour(state, choice.seat))
        return StoreEmptyFor(store="harbour", rounds=rounds) if rounds >= LONG else None
    return None


def _lasted(choice: MadeChoice, so: Callable[[State], bool]) -> int:
    """Through how many rounds, before and after, something was so; 0: it was not."""
    story, number = choice.story, choice.number
    if not so(story[number]):
        return 0
    first, last = number, number
    while first > 0 and so(story[first - 1]):
        first -= 1
    while last < len(story) - 1 and so(story[last + 1]):
        last += 1
    return int(story[last].round_number) - int(story[first].round_number)


# Ships


_SAILING = (said.SailSea, said.SailHarbour, said.SailIsland, said.SailBank, said.Load)


def _idle_ship(choice: MadeChoice) -> AnyCause | None:
    """The ship would have gone, and did not for long."""
    if not isinstance(choice.better, _SAILING) or isinstance(choice.played, _SAILING):
        return None
    seat, before = choice.seat, choice.before
    berth, cargo = before.berth[seat], board.colours(before, places.SHIP + seat)

    def still(state: State) -> bool:
        return bool(
            state.berth[seat] == berth and board.colours(state, places.SHIP + seat) == cargo
        )

    rounds = _lasted(choice, still)
    if rounds < LONG or (berth == Berth.ISLAND and cargo):
        return None
    return ShipIdleFor(rounds=rounds, cargo=len(cargo))


def _hasty_auction(choice: MadeChoice) -> AnyCause | None:
    """To the island, where loading more or another action first was better."""
    if not isinstance(choice.played, said.SailIsland):
        return None
    if isinstance(choice.better, said.Load | said.SailHarbour | said.SailSea):
        cargo = len(board.colours(choice.before, places.SHIP + choice.seat))
        return SailedWithRoom(cargo=cargo) if cargo < SHIP_ROOM else None
    actions = int(choice.before.actions_left) - 1
    return AuctionEndedTurn(actions=actions) if actions else None


# The turn, loans, buildings, the end


def _passing(choice: MadeChoice) -> AnyCause | None:
    state = choice.before
    if not isinstance(choice.played, said.Pass) or state.phase != Phase.ACT:
        return None
    actions = int(state.actions_left)
    return PassedWithActions(actions=actions) if actions else None


def _owing(choice: MadeChoice) -> AnyCause | None:
    seat, before = choice.seat, choice.before
    if not isinstance(choice.better, said.Repay):
        return None
    owed = int(before.loans[seat])
    rounds = 0
    for state in choice.story[choice.number :]:
        if state.loans[seat] < owed:
            break
        rounds = int(state.round_number) - int(before.round_number)
    return PaidInterestFor(rounds=rounds, dollars=rounds) if rounds >= LONG else None


def _borrowing(choice: MadeChoice) -> AnyCause | None:
    if not isinstance(choice.played, said.TakeLoan):
        return None
    return BorrowedEarly(dollars=int(choice.before.cash[choice.seat]))


def _building(choice: MadeChoice) -> AnyCause | None:
    built = said.BuildMachine, said.BuildWarehouse
    if not isinstance(choice.played, built) or isinstance(choice.better, built):
        return None
    rounds = int(choice.story[-1].round_number) - int(choice.before.round_number)
    if rounds > LATE:
        return None
    cash = choice.before.cash[choice.seat] - choice.story[choice.number + 1].cash[choice.seat]
    machine = isinstance(choice.played, said.BuildMachine)
    return BuiltLate(building="machine" if machine else "warehouse", price=int(cash), rounds=rounds)


def _ending(choice: MadeChoice) -> AnyCause | None:
    """E1: with the others' cards as they lay, since all could see the rest."""
    after = choice.story[choice.number + 1]
    if choice.before.ending or not (after.ending and isinstance(choice.played, said.Produce)):
        return None
    others = [score for seat, score in enumerate(choice.scores) if seat != choice.seat]
    behind = max(others) - choice.scores[choice.seat]
    return EndedBehind(dollars=behind) if behind > 0 else None


# What could have been done instead


def _standing_prices(choice: MadeChoice) -> AnyCause | None:
    """The prices that stood in the harbour store were not changed."""
    if not isinstance(choice.better, said.Reprice) or isinstance(choice.played, said.Reprice):
        return None
    stood = board.harbour(choice.before, choice.seat)
    return _priced("harbour", board.cost(choice.better.store) - board.cost(stood))


def _other_goods(choice: MadeChoice) -> AnyCause | None:
    """Bought, but elsewhere or other things than would have been better."""
    mine, better = _bought(choice.played), _bought(choice.better)
    if mine is None or better is None or mine[0] != better[0]:
        return None
    (way, taken), (_, wanted) = mine, better
    if not taken or not wanted or (sorted(taken) == sorted(wanted)):
        return None
    return OtherGoods(
        way=way,
        count=len(taken),
        paid=board.cost(taken),
        better=len(wanted),
        cost=board.cost(wanted),
    )


def _missed_goods(choice: MadeChoice) -> AnyCause | None:
    if type(choice.better) is type(choice.played):
        return None
    if isinstance(choice.better, said.Produce):
        made = len(choice.better.store) - len(board.factory(choice.before, choice.seat))
        return MissedGoods(way="produce", count=made, paid=0) if made > 0 else None
    better = _bought(choice.better)
    if better is None or not better[1]:
        return None
    return MissedGoods(way=better[0], count=len(better[1]), paid=board.cost(better[1]))


def _bought(
    action: AnyAction,
) -> tuple[Literal["stock", "load"], tuple[Priced, ...]] | None:
    if isinstance(action, said.Stock):
        return "stock", action.take
    if isinstance(action, said.SailHarbour | said.Load):
        return "load", action.load
    return None


def _kept_ship(choice: MadeChoice) -> AnyCause | None:
    if isinstance(choice.played, _SAILING):
        return None
    cargo = len(board.colours(choice.before, places.SHIP + choice.seat))
    if isinstance(choice.better, said.SailIsland):
        return ShipKept(to="island", cargo=cargo)
    return ShipKept(to="sea", cargo=cargo) if isinstance(choice.better, said.SailSea) else None


def _missed_call(choice: MadeChoice) -> AnyCause | None:
    """K2: a broker has something that was to be bid for."""
    call, state = choice.better, choice.before
    if isinstance(call, said.CallForGoods):
        count = len(board.colours(state, places.BROKER + call.broker))
        return MissedCall(side="goods", count=count, dollars=call.amount)
    if isinstance(call, said.CallForMoney):
        count = len(call.factory) + len(call.harbour)
        money = int(state.cash[purses.BROKER + call.broker])
        return MissedCall(side="money", count=count, dollars=money)
    return None


def _spent(choice: MadeChoice) -> AnyCause | None:
    if not isinstance(choice.better, said.Pass) or choice.before.phase != Phase.ACT:
        return None
    after = choice.story[choice.number + 1]
    dollars = int(choice.before.cash[choice.seat]) - int(after.cash[choice.seat])
    return BetterKept(dollars=dollars) if dollars > 0 else None


_CAUSES: tuple[Callable[[MadeChoice], AnyCause | None], ...] = (
    _selling,
    _bidding,
    _awarding,
    _ending,
    _owing,
    _empty_store,
    _passing,
    _building,
    _idle_ship,
    _hasty_auction,
    _borrowing,
    _pricing,
    _standing_prices,
    _other_goods,
    _missed_goods,
    _kept_ship,
    _missed_call,
    _spent,
)
