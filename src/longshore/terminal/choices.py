"""What a seat can say now, by kind: what is possible, at what price, and one example to type.

There can be thousands of ways to set out a store; a person needs to know what may go into it.
Everything is read from the seat's view; the engine's moves say only which kinds are possible.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from rich.table import Table
from rich.text import Text

from longshore.game.views import View
from longshore.render.paint import LOUD
from longshore.terminal import settling, trading
from longshore.terminal.chooser import ActionChoice, Chooser
from longshore.text.messages import DEFAULT
from longshore.text.words import say

__all__ = ["ActionChoice", "choice_table", "choices", "verbs"]


def choices(view: View, moves: Iterable[int], language: str = DEFAULT) -> list[ActionChoice]:
    """The kinds of action open to the view's seat, whose legal moves are given."""
    if view.own is None:
        return []
    at = Chooser(view, view.own, moves, language)
    return [
        choice
        for family, describe in _DESCRIBED.items()
        if family in at.open
        for choice in describe(at)
    ]


def choice_table(found: Sequence[ActionChoice], language: str = DEFAULT) -> Table:
    """The choices with their examples beside them."""
    table = Table(box=None, pad_edge=False, padding=(0, 2), header_style=LOUD)
    table.add_column(say("terminal-you-can", language))
    table.add_column(say("terminal-for-example", language))
    for what, example in found:
        table.add_row(what, Text(example, "green"))
    return table


def verbs(found: Iterable[ActionChoice]) -> list[str]:
    """The words with which the actions open now begin."""
    return sorted({choice.example.split()[0] for choice in found})


# In the order in which they are listed.
_DESCRIBED: dict[str, Callable[[Chooser], Iterator[ActionChoice]]] = {
    "produce": trading.produce,
    "stock": trading.stock,
    "sail_harbour": trading.sail_harbour,
    "load": trading.load,
    "sail_pier": trading.sail_pier,
    "sail_island": trading.sail_island,
    "sail_sea": trading.sail_sea,
    "build_machine": trading.build_machine,
    "build_warehouse": trading.build_warehouse,
    "call": settling.call,
    "sell": trading.sell,
    "bid": settling.bid,
    "accept": settling.accept,
    "award": settling.award,
    "decline": settling.decline,
    "price": settling.price,
    "pay": settling.pay,
    "seize": settling.seize,
    "give_up_warehouse": settling.give_up_warehouse,
    "give_up_machine": settling.give_up_machine,
    "seize_machine": settling.seize_machine,
    "loan": settling.loan,
    "repay": settling.repay,
    "pass": settling.give_in,
}
