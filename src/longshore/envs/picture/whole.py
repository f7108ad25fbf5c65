"""The whole picture, put together."""

from __future__ import annotations

from longshore.envs.one_game import OneGame
from longshore.envs.picture.boards import boards
from longshore.envs.picture.canvas import Canvas, Pixels
from longshore.envs.picture.frame import GAP, TOP, PictureFrame
from longshore.envs.picture.issue import issue
from longshore.envs.picture.rail import BANK, HEADING, bank, heading, supply, supply_height
from longshore.envs.picture.sea import sea
from longshore.envs.picture.sheet import PictureSheet
from longshore.envs.picture.standing import standing, standing_height
from longshore.game.events.results import score_of
from longshore.game.views import make_view
from longshore.render.svg.palette import PAPER
from longshore.render.svg.scene import Scene


def picture(game: OneGame, viewer: int | None = None, *, scale: float = 1.0) -> Pixels:
    """The table with all hands open, or as the seat `viewer` may see it.

    Rows of pixels of red, green and blue (`uint8`); all positions of a table have the same size.
    `scale` 2 is twice as fine, for print.
    """
    if not 0.5 <= scale <= 8:
        raise ValueError(f"The scale of a picture is 0.5 to 8, not {scale!r}.")
    scene = _scene(game, viewer)
    frame = PictureFrame(game.options.seats, game.options.investment_bank)
    sheet = PictureSheet(Canvas(frame.width, frame.height, PAPER, scale), scene, frame)
    sea(sheet)
    boards(sheet)
    heading(sheet)
    _shared(sheet, game)
    return sheet.canvas.pixels()


def _scene(game: OneGame, viewer: int | None) -> Scene:
    """The open board, and the hands that the looker may see."""
    state, options = game.buffer.state, game.options
    seats = range(options.seats) if viewer is None else (viewer,)
    views = [make_view(state, options, seat) for seat in seats]
    return Scene(options, views[0].board, tuple(view.own for view in views if view.own is not None))


def _shared(sheet: PictureSheet, game: OneGame) -> None:
    """What all share below the heading; what is at issue has the room that is left."""
    scene, frame = sheet.scene, sheet.frame
    y = TOP + HEADING + 4
    supply(sheet, y)
    y += supply_height(frame.bank) + GAP
    if frame.bank:
        bank(sheet, y)
        y += BANK + GAP
    last = frame.bottom - standing_height(frame.seats)
    issue(sheet, game, y, last - GAP - y)
    result = scene.board.result
    known = scene.seats if result is not None else [own.seat for own in scene.owns]
    standing(sheet, {seat: score_of(game.buffer.state, seat) for seat in known}, last)
