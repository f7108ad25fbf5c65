"""A review in a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from longshore.game.options import CARD_NAMES, Options
from longshore.lab.review.types import (
    CostlyDecision,
    GameReview,
    SeatReview,
    StandingPoint,
)
from longshore.lab.review.words import tell_action, tell_cause
from longshore.render.paint import LOUD, QUIET, Painter
from longshore.text.messages import DEFAULT

_INDENT = 2


def show_review(
    review: GameReview, options: Options, seats: Sequence[int], language: str = DEFAULT
) -> RenderableType:
    """The expected standing, then each of these seats."""
    paint = Painter(options, language)
    parts: list[RenderableType] = [
        paint.text("review-title", LOUD),
        paint.text("review-about", QUIET),
        "",
        paint.text("review-standing", LOUD),
        _standing(review.standing, paint),
    ]
    for seat in seats:
        parts += ["", *_seat(review.seats[seat], paint)]
    return Group(*parts)


def _standing(points: Iterable[StandingPoint], paint: Painter) -> Table:
    """By round: what could be expected as it began, and the result."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column(paint.say("past-axis-round"))
    for seat in range(paint.options.seats):
        table.add_column(paint.seat(seat), justify="right")
    shown: set[int] = set()
    for point in points:
        ends = point.seat is None
        if point.round in shown and not ends:
            continue
        shown.add(point.round)
        cells = [
            _dollars(round(score), paint).append_text(_chance(chance, paint))
            for score, chance in zip(point.scores, point.chances, strict=True)
        ]
        table.add_row(paint.say("review-end") if ends else str(point.round), *cells)
    return table


def _chance(chance: float, paint: Painter) -> Text:
    said = paint.say("review-percent", value=round(100 * chance))
    return Text(f"{said:>6}", QUIET)


def _dollars(amount: int, paint: Painter) -> Text:
    return Text(paint.say("money-minus" if amount < 0 else "money", amount=abs(amount)))


def _seat(review: SeatReview, paint: Painter) -> Iterator[RenderableType]:
    yield paint.seat(review.seat)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(justify="right")
    for line in review.account:
        card = CARD_NAMES[review.luck.card] if review.luck is not None else ""
        label = paint.say(f"review-{line.part}", card=card)
        style = LOUD if line.part == "final" else ""
        grid.add_row(Text(label, style), _dollars(round(line.amount), paint))
    yield Padding(grid, (0, 0, 0, _INDENT))
    if not review.costliest:
        yield Padding(paint.text("review-none"), (0, 0, 0, _INDENT))
        return
    yield Padding(paint.text("review-costliest", LOUD), (0, 0, 0, _INDENT))
    for decision in review.costliest:
        yield Padding(_decision(decision, paint), (0, 0, 0, _INDENT))


def _decision(one: CostlyDecision, paint: Painter) -> RenderableType:
    options, language = paint.options, paint.language
    played, better = (tell_action(each, options, language) for each in (one.played, one.better))
    cost = paint.say("review-cost", amount=round(one.loss), error=max(1, round(one.error)))
    head = Text.assemble(
        (paint.say("past-round", round=one.round), LOUD), f" (--at {one.number}): ", cost
    )
    told = (
        paint.say("review-played", action=played),
        paint.say("review-better", action=better),
        tell_cause(one.cause, language),
    )
    sign, amount = hindsight_of(one)
    last = paint.text("review-hindsight", QUIET, sign=sign, amount=amount)
    lines = Group(*(Text(line) for line in told), last)
    return Group(head, Padding(lines, (0, 0, 0, _INDENT)))


def hindsight_of(one: CostlyDecision) -> tuple[str, int]:
    """What it cost with the cards as they lay: its sign as the message selects on it, whole."""
    amount = round(one.hindsight)
    return "plus" if amount > 0 else "minus" if amount < 0 else "none", abs(amount)
