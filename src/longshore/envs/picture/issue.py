"""What is at issue: a cargo for sale, containers in hand, a default; at the end, the islands."""

from __future__ import annotations

from longshore.envs.one_game import OneGame
from longshore.envs.picture.canvas import Box
from longshore.envs.picture.frame import RAIL
from longshore.envs.picture.goods import PLAIN, container, pile
from longshore.envs.picture.offers import offers
from longshore.envs.picture.rail import INSIDE, LEFT, PAD, panel
from longshore.envs.picture.sheet import PictureSheet
from longshore.game.views import Bidding, Default, Floor, Result
from longshore.render.svg.auction import bid_words
from longshore.render.svg.palette import FAINT, SIGNAL

MARKED = "#fff3c9"
_ROW = 20


def issue(sheet: PictureSheet, game: OneGame, y: float, height: float) -> None:
    """What is being settled, and below it what may be done about it."""
    shown, below = sheet.scene.board, y + 4
    if shown.result is not None:
        _islands(sheet, shown.result, y, height)
        return
    if shown.bidding is not None:
        below = _auction(sheet, shown.bidding, y, height)
    elif shown.floor is not None:
        below = _in_hand(sheet, shown.floor, y, height)
    elif shown.default is not None:
        below = _default(sheet, shown.default, y, height)
    else:
        panel(sheet.canvas, y, height, "")
    _may(sheet, game, below, y + height - 4)


def _may(sheet: PictureSheet, game: OneGame, y: float, bottom: float) -> None:
    """What the seat to move may do; to see what others may do would tell of their money."""
    place = (LEFT + PAD, y + 12)
    seat = next((seat for seat in game.waiting if sheet.scene.own(seat) is not None), None)
    if seat is None:
        if sheet.scene.board.bidding is None:
            sheet.canvas.text(place, "No cargo is for sale", 12, FAINT, bold=True)
        return
    sheet.canvas.text(place, f"{sheet.scene.seat_name(seat)} may", 12, FAINT, bold=True)
    offers(sheet, seat, map(int, game.offered(seat)), y + 20, bottom)


def seat_row(sheet: PictureSheet, seat: int, y: float, marked: bool) -> None:
    """A line of a list with a seat's name before it."""
    canvas, scene = sheet.canvas, sheet.scene
    if marked:
        canvas.rect(Box(LEFT + PAD, y, INSIDE, _ROW - 2), MARKED)
    canvas.rect(Box(LEFT + PAD, y, 4, _ROW - 2), scene.seat_paint(seat).fill)
    canvas.text((LEFT + PAD + 9, y + 13), scene.seat_name(seat), 11.5, bold=True, room=52)


def _auction(sheet: PictureSheet, bidding: Bidding, y: float, height: float) -> float:
    """The cargo, and of every bid as much as is known."""
    canvas, scene = sheet.canvas, sheet.scene
    cargo = scene.area(bidding.seller).ship
    name = scene.options.seat_names[bidding.seller]
    panel(canvas, y, height, scene.say("auction", seat=name, count=len(cargo)))
    pile(sheet, cargo, Box(LEFT + PAD, y + 22, INSIDE, 17))
    bidders = [seat for seat in scene.seats if seat != bidding.seller]
    for line, seat in enumerate(bidders):
        top, leads = y + 42 + line * _ROW, seat in bidding.leaders
        seat_row(sheet, seat, top, leads)
        words, note = bid_words(scene, bidding, seat)
        width = canvas.width(note, 11) + 8 if note else 0
        x, room = LEFT + PAD + 68, INSIDE - 72 - width
        canvas.text((x, top + 14), words, 13, bold=bool(words), room=room)
        canvas.text((LEFT + RAIL - PAD - 4, top + 13.5), note, 11, FAINT, anchor="r")
    return y + 44 + len(bidders) * _ROW


def _in_hand(sheet: PictureSheet, floor: Floor, y: float, height: float) -> float:
    """Containers out of their store, to be priced by their owner."""
    canvas, scene = sheet.canvas, sheet.scene
    panel(canvas, y, height, scene.say("in-hand", seat=scene.options.seat_names[floor.seat]))
    top = y + 26
    for store, goods in (("factory", floor.factory), ("harbour", floor.harbour)):
        if goods:
            canvas.text((LEFT + PAD, top + 11), f"for the {scene.say(f'for-{store}')}", 11, FAINT)
            pile(sheet, goods, Box(LEFT + PAD, top + 16, INSIDE, 17))
            top += 40
    return top


def _default(sheet: PictureSheet, default: Default, y: float, height: float) -> float:
    """I3."""
    canvas, scene = sheet.canvas, sheet.scene
    panel(canvas, y, height, scene.seat_name(scene.board.active))
    words = scene.say("default", loans=default.loans, containers=default.to_seize)
    lines = canvas.lines(words, 13, INSIDE)
    for line, part in enumerate(lines):
        canvas.text((LEFT + PAD, y + 37 + 17 * line), part, 13, SIGNAL, bold=True)
    return y + 30 + 17 * len(lines)


def _islands(sheet: PictureSheet, result: Result, y: float, height: float) -> None:
    """F1, F2: what a colour was worth to each seat, and which it gave up."""
    canvas = sheet.canvas
    panel(canvas, y, height, "Worth on the island; struck out: given up")
    for line, score in enumerate(result.scores):
        top = y + 24 + line * _ROW
        seat_row(sheet, score.seat, top, score.seat in result.winners)
        for colour, value in enumerate(score.values):
            x = LEFT + PAD + 66 + colour * 44
            container(sheet, colour, (x, top + 1))
            canvas.text((x + PLAIN.width + 2, top + 13.5), str(value), 11)
            if colour == score.discarded:
                canvas.line([(x - 2, top + 15), (x + 40, top + 3)], SIGNAL, 2)
