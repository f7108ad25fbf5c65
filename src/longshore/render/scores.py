"""The end of a game: how each seat's result comes about (F1 to F4)."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from longshore.game.events import Score
from longshore.game.options import CARD_NAMES, Options
from longshore.game.views import PublicBoard, Result
from longshore.render.paint import ALARM, LOUD, QUIET, Flow, Painter
from longshore.text.messages import DEFAULT

_ITEMS = ("cash", "island", "harbour", "ship", "bank", "loans")


def score_table(
    board: PublicBoard, result: Result, options: Options, language: str = DEFAULT
) -> RenderableType:
    """Every seat's result, item by item, how the islands count, and who has won."""
    paint = Painter(options, language)
    names = [name for name in _ITEMS if name != "bank" or options.investment_bank]
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column(paint.say("terminal-score"))
    for name in (*names, "total"):
        table.add_column(paint.say(f"terminal-score-{name}"), justify="right")
    best_first = sorted(result.scores, key=lambda score: -score.total)
    for score in best_first:
        items = (getattr(score, name) for name in names)
        total = Text(str(score.total), LOUD)
        table.add_row(paint.seat(score.seat), *map(_item, items), total)
    islands = Table.grid(padding=(0, 2, 0, 0))
    for score in best_first:
        seat, card = paint.key(score.seat), CARD_NAMES[score.card]
        owner = paint.text("terminal-seat-card", QUIET, seat=seat, card=card)
        islands.add_row(owner, _island(board.seats[score.seat].island, score, paint))
    return Group(table, "", islands, "", Text(_verdict(result, paint), LOUD))


def _item(amount: int) -> Text:
    return Text(str(amount), QUIET if amount == 0 else "")


def _island(goods: Sequence[int], score: Score, paint: Painter) -> Flow:
    """F1, F2: what each colour counts; the one there is most of is discarded."""
    parts = []
    for colour in sorted(set(goods)):
        count, value = goods.count(colour), score.values[colour]
        worth = Text(f"{count}×{value}")
        if colour == score.discarded:
            worth = paint.text("terminal-discarded", ALARM)
        parts.append(Text.assemble(paint.container(colour, count), " ", worth))
    return Flow(parts or [paint.text("terminal-island-empty", QUIET)], gap=3)


def _verdict(result: Result, paint: Painter) -> str:
    """F4."""
    best = max(score.total for score in result.scores)
    if len(result.winners) > 1:
        return paint.say("terminal-shared", seats=paint.names(result.winners), total=best)
    winner = paint.key(result.winners[0])
    level = [score.seat for score in result.scores if score.total == best]
    if len(level) > 1:
        by = paint.options.tie_break
        return paint.say("terminal-wins-tie", seat=winner, total=best, by=by)
    return paint.say("terminal-wins", seat=winner, total=best)
