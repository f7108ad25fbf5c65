"""The whole picture, put together from its sections."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, NamedTuple

from longshore.game.options import Options
from longshore.game.views import Own, View
from longshore.render.svg.auction import auction, in_hand
from longshore.render.svg.bank import bank
from longshore.render.svg.heading import heading, title_line, turn_line, waiting_line
from longshore.render.svg.layout import MARGIN, Frame, Section, stack
from longshore.render.svg.palette import FONT, LINE, PAPER
from longshore.render.svg.result import result
from longshore.render.svg.scene import Scene, scene_of
from longshore.render.svg.sea import sea
from longshore.render.svg.seats import seats
from longshore.render.svg.shapes import at, rect, tag
from longshore.render.svg.supply import supply
from longshore.text import messages

if TYPE_CHECKING:
    from longshore.game.game import Game


def svg_view(view: View, options: Options | None = None, language: str = messages.DEFAULT) -> str:
    """The table as a seat, or a spectator, may see it: an inline `<svg>` element.

    The options are the view's own unless others are given.
    """
    return _svg(scene_of(view, view.options if options is None else options, language))


def svg_board(game: Game, language: str = messages.DEFAULT) -> str:
    """The table with all hands open, as the one who runs the game sees it."""
    views = [game.view(seat) for seat in range(game.options.seats)]
    owns: tuple[Own, ...] = tuple(view.own for view in views if view.own is not None)
    return _svg(Scene(game.options, views[0].board, owns, language))


def _sections(scene: Scene, frame: Frame) -> list[Section]:
    shown = scene.board
    sections = [heading(scene, frame)]
    if shown.result is not None:
        sections.append(result(scene, frame, shown.result))
    if shown.bidding is not None:
        sections.append(auction(scene, frame, shown.bidding))
    if shown.floor is not None:
        sections.append(in_hand(scene, frame, shown.floor))
    sections.append(supply(scene, frame))
    if shown.brokers:
        sections.append(bank(scene, frame))
    return [*sections, stack_tight(sea(scene, frame), seats(scene, frame))]


def stack_tight(upper: Section, lower: Section) -> Section:
    """The boards lie at the water."""
    return Section(upper.height + lower.height, upper.marks + at(0, upper.height, lower.marks))


def _svg(scene: Scene) -> str:
    return draw(scene).svg


class Drawing(NamedTuple):
    """A picture, and how large it is."""

    svg: str
    width: int
    height: float


def draw(scene: Scene) -> Drawing:
    """What is known of a table, as an `<svg>` element."""
    frame = Frame(scene.options.seats)
    whole = stack(_sections(scene, frame))
    height = whole.height + 2 * MARGIN
    svg = tag(
        "svg",
        tag("title", escape(title_line(scene))),
        tag("desc", escape(f"{turn_line(scene)}. {waiting_line(scene)}")),
        rect(0.5, 0.5, frame.width - 1, height - 1, rx=8, fill=PAPER, stroke=LINE),
        at(MARGIN, MARGIN, whole.marks),
        xmlns="http://www.w3.org/2000/svg",
        class_="longshore",
        role="graphics-document document",
        lang=scene.language,
        view_box=f"0 0 {frame.width} {height:g}",
        width="100%",
        style=f"max-width:{frame.width}px;height:auto",
        font_family=FONT,
    )
    return Drawing(svg, frame.width, height)
