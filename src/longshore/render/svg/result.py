"""The end: what every seat has, item by item."""

from __future__ import annotations

from longshore.game.events.kinds import Score
from longshore.game.views import Result
from longshore.render.svg.layout import PAD, Frame, Section, card
from longshore.render.svg.palette import FAINT
from longshore.render.svg.scene import Scene
from longshore.render.svg.shapes import at, rect, text, titled

_ITEMS = ("cash", "island", "harbour", "ship", "bank", "loans")
_LINE = 15


def result(scene: Scene, frame: Frame, end: Result) -> Section:
    """F: a cell above each seat's column."""
    items = [item for item in _ITEMS if item != "bank" or scene.options.investment_bank]
    height = 46 + _LINE * (len(items) + 1)
    title = scene.say("result")
    marks = [card(frame.inside, height, title)]
    for score in end.scores:
        cell = _seat(scene, frame, score, items, score.seat in end.winners)
        marks.append(at(frame.left(score.seat), 20, cell))
    return Section(height, titled(title, *marks, class_="longshore-result"))


def _seat(scene: Scene, frame: Frame, score: Score, items: list[str], won: bool) -> str:
    paint, right = scene.seat_paint(score.seat), frame.column - PAD - 6
    height = 20 + _LINE * (len(items) + 1)
    marks = [
        rect(PAD + 4, 0, frame.inner - 4, height, fill="#fff3c9") if won else "",
        rect(PAD, 0, 4, height, fill=paint.fill),
        text(PAD + 9, 15, scene.seat_name(score.seat), bold=True, room=frame.inner / 2),
        text(right, 15, dollars(score.total), size=15, bold=True, anchor="end"),
    ]
    for line, item in enumerate(items, start=1):
        y = 17 + _LINE * line
        amount = int(getattr(score, item))
        marks.append(text(PAD + 9, y, scene.say(f"score-{item}"), size=11, fill=FAINT))
        marks.append(text(right, y, dollars(amount), size=11, anchor="end"))
    marks.append(_discard(scene, frame, score, 17 + _LINE * (len(items) + 1)))
    title = scene.say("score-of", name=scene.seat_name(score.seat), total=dollars(score.total))
    return titled(title, *marks, data_seat=score.seat)


def _discard(scene: Scene, frame: Frame, score: Score, y: float) -> str:
    """F2: which colour went from the island."""
    if score.discarded is None:
        return ""
    words = scene.say("discarded", colour=scene.colour_key(score.discarded))
    return text(PAD + 9, y, words, size=11, fill=FAINT, room=frame.inner - 16)


def dollars(amount: int) -> str:
    return f"−${-amount}" if amount < 0 else f"${amount}"
