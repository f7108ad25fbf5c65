"""What a seat can say now, by kind: what is possible, at what price, and how it is written.

There can be thousands of ways to set out a store; who decides needs to know what may go into it.
What is possible the offers say, what lies where the seat's view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from longshore.game.offers import AnyOffer, Offer, kinds
from longshore.game.views import View
from longshore.render.choices import settling, trading
from longshore.render.choices.chooser import ActionChoice, Chooser
from longshore.render.paint import LOUD
from longshore.text.messages import DEFAULT
from longshore.text.words import say

__all__ = ["ActionChoice", "choice_table", "choices", "verbs"]


def choices(view: View, offers: Iterable[AnyOffer], language: str = DEFAULT) -> list[ActionChoice]:
    """The kinds of action open to the view's seat, to which so much is offered without a loan."""
    if view.own is None:
        return []
    at = Chooser(view, view.own, language)
    found: dict[type[Offer], list[Offer]] = {}
    for offer in offers:
        if not offer.needs_loan:
            found.setdefault(type(offer), []).append(offer)
    return [
        choice
        for kind, describe in _DESCRIBED.items()
        if kind in found
        for choice in describe(at, found[kind])
    ]


def choice_table(found: Sequence[ActionChoice], language: str = DEFAULT) -> Table:
    """The choices with their examples beside them."""
    table = Table(box=None, pad_edge=False, padding=(0, 2), header_style=LOUD)
    table.add_column(say("terminal-you-can", language))
    table.add_column(say("terminal-for-example", language))
    for choice in found:
        table.add_row(choice.what, Text(choice.example, "green"))
    return table


def verbs(found: Iterable[ActionChoice]) -> list[str]:
    """The words with which the actions open now begin."""
    return sorted({choice.example.split()[0] for choice in found})


# In the order in which they are listed.
_DESCRIBED: dict[type[Offer], Callable[[Chooser, list[Any]], Iterator[ActionChoice]]] = {
    kinds.ProduceOffer: trading.produce,
    kinds.StockOffer: trading.stock,
    kinds.RepriceOffer: trading.reprice,
    kinds.SailHarbourOffer: trading.sail_harbour,
    kinds.LoadOffer: trading.load,
    kinds.LoadBankOffer: trading.load_bank,
    kinds.SailBankOffer: trading.sail_bank,
    kinds.SailIslandOffer: trading.sail_island,
    kinds.SailSeaOffer: trading.sail_sea,
    kinds.BuildMachineOffer: trading.build_machine,
    kinds.BuildWarehouseOffer: trading.build_warehouse,
    kinds.CallGoodsOffer: settling.call_goods,
    kinds.CallMoneyOffer: settling.call_money,
    kinds.SellOffer: trading.sell,
    kinds.BidOffer: settling.bid,
    kinds.AcceptOffer: settling.accept,
    kinds.AwardOffer: settling.award,
    kinds.DeclineOffer: settling.decline,
    kinds.PriceOffer: settling.price,
    kinds.PayOffer: settling.pay,
    kinds.SeizeOffer: settling.seize,
    kinds.GiveUpWarehouseOffer: settling.give_up_warehouse,
    kinds.GiveUpMachineOffer: settling.give_up_machine,
    kinds.SeizeMachineOffer: settling.seize_machine,
    kinds.LoanOffer: settling.loan,
    kinds.RepayOffer: settling.repay,
    kinds.PassOffer: settling.give_in,
}
