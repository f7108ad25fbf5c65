"""What every seat has, item by item (F3): as things stand, and at the end."""

from __future__ import annotations

from collections.abc import Mapping

from longshore.engine.scoring import HARBOUR_VALUE, LOAN_COST, PIER_VALUE, SHIP_VALUE
from longshore.envs.picture.frame import RAIL
from longshore.envs.picture.issue import seat_row
from longshore.envs.picture.rail import INSIDE, LEFT, PAD, panel
from longshore.envs.picture.sheet import PictureSheet
from longshore.game.events.kinds import Score
from longshore.render.svg.palette import FAINT, INK, LINE
from longshore.render.svg.result import dollars
from longshore.render.svg.scene import Scene

_ROW = 20
_NAME = 62
_WORDS = {
    "cash": "cash",
    "island": "island",
    "harbour": "harb.",
    "ship": "ship",
    "bank": "bank",
    "loans": "loans",
    "total": "total",
}


def standing_height(seats: int) -> int:
    return 42 + _ROW * seats


def standing(sheet: PictureSheet, scores: Mapping[int, Score], y: float) -> None:
    """A line a seat; of the seats that are not in `scores`, what lies open."""
    canvas, scene = sheet.canvas, sheet.scene
    result = scene.board.result
    items = [item for item in _WORDS if item != "bank" or scene.options.investment_bank]
    title = "Money, if the game ended now" if result is None else scene.say("result")
    panel(canvas, y, standing_height(scene.options.seats), title)
    cell = (INSIDE - _NAME) / len(items)
    for column, item in enumerate(items):
        right = LEFT + PAD + _NAME + cell * (column + 1) - 3
        canvas.text((right, y + 32), _WORDS[item], 10, FAINT, anchor="r", room=cell - 3)
        for seat in scene.seats:
            if column == 0:
                won = result is not None and seat in result.winners
                seat_row(sheet, seat, y + 37 + seat * _ROW, won)
            words = _amount(scene, scores, seat, item)
            bold, ink = item == "total", FAINT if words in ("?", "$0") else INK
            place, size = (right, y + 50.5 + seat * _ROW), 12.5 if bold else 11.5
            canvas.text(place, words, size, ink, bold=bold, anchor="r", room=cell - 3)
    x = LEFT + RAIL - PAD - cell
    canvas.line([(x, y + 24), (x, y + standing_height(scene.options.seats) - 6)], LINE)


def _amount(scene: Scene, scores: Mapping[int, Score], seat: int, item: str) -> str:
    if seat in scores:
        return dollars(int(getattr(scores[seat], item)))
    area = scene.area(seat)
    known = {
        "cash": scene.cash(seat),
        "island": None if area.island else 0,  # what it is worth, the hidden card says
        "harbour": HARBOUR_VALUE * len(area.harbour),
        "ship": SHIP_VALUE * len(area.ship),
        "bank": PIER_VALUE * len(area.bank),
        "loans": -LOAN_COST * area.loans,
    }
    amount = known.get(item)
    return "?" if amount is None else dollars(amount)
