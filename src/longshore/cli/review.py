"""The command `longshore review`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer

from longshore.cli.console import make_console
from longshore.cli.editions import Editions, use_editions

if TYPE_CHECKING:
    from longshore.game.game import Game
    from longshore.lab.review.types import GameReview


def review(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A finished game; - is the standard input.")
    ],
    *,
    seat: Annotated[
        str | None, typer.Option(metavar="NAME", help="Only this seat's decisions.")
    ] = None,
    playouts: Annotated[
        int | None,
        typer.Option(metavar="N", help="How closely to look: playouts of a choice; 64 by default."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    language: Annotated[
        str | None, typer.Option(metavar="CODE", help="de, en, es, fr, it or nl.")
    ] = None,
    editions: Editions = None,
) -> None:
    """Where the money was made and lost in a finished game, and what would have been better."""
    from longshore.terminal.replay import find_seat, read_game
    from longshore.text.errors import told_in
    from longshore.text.words import chosen_language

    use_editions(editions)
    spoken = chosen_language(language)
    with told_in(spoken):
        game, _ = read_game(file)
        chosen = find_seat(game, seat)
        made = _made(file, game, playouts, spoken)
    if json:
        _print_json(made, chosen)
    else:
        _print(made, game, chosen, spoken)


def _made(file: str, game: Game, playouts: int | None, language: str) -> GameReview:
    from longshore.bots.bot_parts import bot_parts
    from longshore.bots.registry import make_bot
    from longshore.engine.readiness import prepare
    from longshore.lab.review.making import FEWEST, MOST, PLAYOUTS, UnfinishedGame, make_review
    from longshore.text.errors import SaidError

    count = PLAYOUTS if playouts is None else playouts
    if not FEWEST <= count <= MOST:
        raise SaidError("review-playouts-range", least=FEWEST, most=MOST, given=count)
    if game.over:
        prepare(*bot_parts([make_bot("search")]))
    try:
        return make_review(game, count, _progress(language))
    except UnfinishedGame:
        raise SaidError("review-not-over", name=file) from None


def _progress(language: str) -> Callable[[int, int], None]:
    """A line that covers itself, where somebody looks at it."""
    from longshore.text.words import say

    def show(done: int, every: int) -> None:
        line = say("review-running", language, done=done, all=every)
        sys.stderr.write(f"\r{line}" if done < every else f"\r{' ' * len(line)}\r")
        sys.stderr.flush()

    return show if sys.stderr.isatty() else lambda _done, _every: None


def _print_json(made: GameReview, seat: int | None) -> None:
    import msgspec

    if seat is not None:
        made = msgspec.structs.replace(made, seats=(made.seats[seat],))
    print(msgspec.json.encode(made).decode())


def _print(made: GameReview, game: Game, seat: int | None, language: str) -> None:
    from longshore.lab.review.show import show_review
    from longshore.render.paint import emit

    seats = range(game.options.seats) if seat is None else [seat]
    emit(make_console(), show_review(made, game.options, seats, language))
