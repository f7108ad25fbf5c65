"""The table as text, for whoever looks at an environment: the terminal's board, and the moves."""

from __future__ import annotations

import io
from collections.abc import Iterable
from itertools import groupby

from rich.console import Console, Group, RenderableType
from rich.text import Text

from longshore.engine.moves import FIRST, decode
from longshore.envs.one_game import OneGame
from longshore.game.game import Game
from longshore.game.viewing import make_view
from longshore.game.views import View
from longshore.render.paint import emit
from longshore.render.scores import score_table
from longshore.render.text_board import PLAIN_WIDTH, full_picture, picture


def board_text(game: OneGame, viewer: int | None = None, *, colours: bool = False) -> str:
    """The board with all hands open, or as the seat `viewer` may see it.

    Below it stand the moves that are offered, as names with their numbers: to the viewer alone if
    there is one. `colours` adds the codes that terminals know.
    """
    paper = io.StringIO()
    console = Console(
        file=paper,
        width=PLAIN_WIDTH,
        color_system="truecolor" if colours else None,
        force_terminal=colours,
        legacy_windows=False,
    )
    emit(console, table_of(game, viewer))
    return paper.getvalue().rstrip()


def table_of(game: OneGame, viewer: int | None = None) -> RenderableType:
    """The same to be printed by a console of one's own."""
    view = view_of(game, viewer)
    whole = full_picture(Game(game.options, game.buffer.state)) if viewer is None else picture(view)
    parts: list[RenderableType] = [whole, ""]
    if view.board.result is not None:
        parts.append(score_table(view.board, view.board.result, game.options))
    for seat in game.waiting:
        if viewer in (None, seat):
            moves = moves_text(map(int, game.offered(seat)))
            parts.append(Text(f"Offered to {game.options.seat_names[seat]}: {moves}."))
    return Group(*parts)


def view_of(game: OneGame, viewer: int | None) -> View:
    """What a seat may know of the game; None: what everybody may."""
    return make_view(game.buffer.state, game.options, viewer)


def moves_text(moves: Iterable[int]) -> str:
    """Moves by family, each with the numbers it is played by: `pass (0), bid 0 to 20 (95-115)`."""
    families = groupby(sorted(moves), key=lambda move: decode(move)[0])
    return ", ".join(_family_text(name, list(same)) for name, same in families)


def _family_text(name: str, moves: list[int]) -> str:
    numbers = " ".join(_run_text(run) for run in _runs(moves))
    if decode(FIRST[name])[1] == ():
        return f"{name} ({numbers})"
    if name == "bid":
        return f"{name} {decode(moves[0])[1][0]} to {decode(moves[-1])[1][0]} ({numbers})"
    said = " ".join("@".join(map(str, decode(move)[1])) for move in moves)
    return f"{name} {said} ({numbers})"


def _runs(moves: list[int]) -> list[list[int]]:
    """Numbers in a row, together."""
    runs = groupby(enumerate(moves), key=lambda place: place[1] - place[0])
    return [[move for _, move in run] for _, run in runs]


def _run_text(run: list[int]) -> str:
    return str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}"
