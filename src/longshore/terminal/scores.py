"""The end of a game: how each seat's result comes about (F1 to F4)."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from longshore.events import Score
from longshore.options import Options
from longshore.terminal.paint import ALARM, CARDS, LOUD, QUIET, Flow, Painter
from longshore.views import PublicBoard, Result

_TIE_BREAKS = {
    "island": "containers left on the island",
    "factory": "containers in the factory store",
}


def score_table(board: PublicBoard, result: Result, options: Options) -> RenderableType:
    """Every seat's result, item by item, how the islands count, and who has won."""
    paint = Painter(options)
    names = ["Cash", "Island", "Harbour", "Ship", "Bank", "Loans", "Total"]
    if not options.investment_bank:
        names.remove("Bank")
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column("Score")
    for name in names:
        table.add_column(name, justify="right")
    best_first = sorted(result.scores, key=lambda score: -score.total)
    for score in best_first:
        items = (getattr(score, name.lower()) for name in names[:-1])
        total = Text(str(score.total), LOUD)
        table.add_row(paint.seat(score.seat), *map(_item, items), total)
    islands = Table.grid(padding=(0, 2, 0, 0))
    for score in best_first:
        owner = Text.assemble(paint.seat(score.seat), (f" card {CARDS[score.card]}", QUIET))
        islands.add_row(owner, _island(board.seats[score.seat].island, score, paint))
    return Group(table, "", islands, "", Text(_verdict(result, paint, options), LOUD))


def _item(amount: int) -> Text:
    return Text(str(amount), QUIET if amount == 0 else "")


def _island(goods: Sequence[int], score: Score, paint: Painter) -> Flow:
    """F1, F2: what each colour counts; the one there is most of is discarded."""
    parts = []
    for colour in sorted(set(goods)):
        count, value = goods.count(colour), score.values[colour]
        worth = Text("discarded", ALARM) if colour == score.discarded else Text(f"{count}×{value}")
        parts.append(Text.assemble(paint.container(colour, count), " ", worth))
    return Flow(parts or [Text("nothing on the island", QUIET)], gap=3)


def _verdict(result: Result, paint: Painter, options: Options) -> str:
    best = max(score.total for score in result.scores)
    names = paint.names(result.winners)
    if len(result.winners) > 1:
        return f"{names} share the victory with ${best}."
    level = [score.seat for score in result.scores if score.total == best]
    if len(level) > 1:
        return f"{names} wins with ${best} and the most {_TIE_BREAKS[options.tie_break]}."
    return f"{names} wins with ${best}."
