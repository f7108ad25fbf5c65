"""Which check speaks for which action, and when an action can be taken at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from longshore.engine.state import Phase
from longshore.engine.types import State
from longshore.game import actions as said
from longshore.game import board
from longshore.game.actions import Action
from longshore.game.options import Options
from longshore.game.refusals import at_sea, at_the_bank, in_auction, in_stores
from longshore.game.refusals.error import IllegalAction
from longshore.game.refusals.goods import names_of

Check = Callable[[State, Options, int, Any], IllegalAction | None]

_CHECKS: dict[type[Action], Check] = {
    said.BuildMachine: in_stores.build_machine,
    said.BuildWarehouse: in_stores.build_warehouse,
    said.Produce: in_stores.produce,
    said.Stock: in_stores.stock,
    said.Reprice: in_stores.reprice,
    said.SellHome: in_stores.sell_home,
    said.SailSea: at_sea.sail_sea,
    said.SailIsland: at_sea.sail_island,
    said.SailHarbour: at_sea.sail_harbour,
    said.SailBank: at_sea.sail_bank,
    said.Load: at_sea.load,
    said.LoadBank: at_sea.load_bank,
    said.Bid: in_auction.bid,
    said.Accept: in_auction.accept,
    said.Decline: in_auction.decline,
    said.Award: in_auction.award,
    said.TakeLoan: at_the_bank.take_loan,
    said.Repay: at_the_bank.repay,
    said.CallForGoods: at_the_bank.call_for_goods,
    said.CallForMoney: at_the_bank.call_for_money,
    said.PriceReturned: at_the_bank.price_returned,
    said.PayBrokers: at_the_bank.pay_brokers,
    said.Seize: at_the_bank.seize,
    said.SeizeMachine: at_the_bank.seize_machine,
}

_MAIN = (
    said.BuildMachine,
    said.BuildWarehouse,
    said.Produce,
    said.Stock,
    said.Reprice,
    said.SellHome,
    said.SailSea,
    said.SailIsland,
    said.SailHarbour,
    said.SailBank,
    said.Load,
    said.LoadBank,
    said.CallForGoods,
    said.CallForMoney,
)

# L1, L2: whatever the phase, and also by a seat that owes nothing.
_ANY_TIME = (said.TakeLoan, said.Repay)

# What can be said in each phase beside that.
_SAID_IN: dict[int, tuple[type[Action], ...]] = {
    Phase.ACT: (*_MAIN, said.Pass),
    Phase.PRICE: (said.PriceReturned,),
    Phase.BIDS: (said.Bid,),
    Phase.TIEBREAK: (said.Bid,),
    Phase.RAISE: (said.Bid, said.Pass),
    Phase.DECIDE: (said.Accept, said.Decline, said.Award),
    Phase.SEIZE: (said.Seize,),
    Phase.SEIZE_KIND: (said.GiveUpWarehouse, said.GiveUpMachine),
    Phase.SEIZE_MACHINE: (said.SeizeMachine,),
    Phase.PAY: (said.PayBrokers,),
}


def refusal(state: State, options: Options, seat: int, action: Action) -> IllegalAction | None:
    """The reason why a seat cannot take an action now, or None if it can."""
    name = options.seat_names[seat]
    if state.phase == Phase.OVER:
        return IllegalAction("game-over")
    if not isinstance(action, _ANY_TIME):
        if seat not in board.awaited(state):
            others = names_of(options, board.awaited(state))
            return IllegalAction("not-asked", seat=name, others=others)
        possible = _SAID_IN.get(int(state.phase), ())
        if type(action) not in possible:
            needed = Phase(int(state.phase)).name.lower().replace("_", "-")
            return IllegalAction("wrong-moment", seat=name, needed=needed)
        if isinstance(action, _MAIN) and state.actions_left == 0:
            return IllegalAction("no-actions", seat=name)
    check = _CHECKS.get(type(action))
    return None if check is None else check(state, options, seat, action)
