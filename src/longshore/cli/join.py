"""The command `longshore join`: a bot of one's own at a table of a server."""

from __future__ import annotations

import sys
from typing import Annotated
from urllib.parse import urlsplit

import typer

from longshore.cli.console import counted
from longshore.cli.editions import Editions, use_editions


def join(
    link: Annotated[
        str, typer.Argument(metavar="LINK", help="An invitation, or the link of one's own seat.")
    ],
    *,
    bot: Annotated[
        str,
        typer.Option(
            metavar="BOT",
            help="As llm:model=…,url=…, file.py:Class, or a name of `longshore bots`.",
        ),
    ],
    name: Annotated[str, typer.Option(help="What the others call it.")] = "Bot",
    seed: Annotated[int | None, typer.Option(help="For what it does by chance.")] = None,
    editions: Editions = None,
) -> None:
    """Sit down at a table of a server, and let a bot play to the end of the game."""
    from longshore.bots.registry import check_made, make_bot
    from longshore.client import Client, ClientError, play_bot
    from longshore.text.errors import UserError

    use_editions(editions)
    player = make_bot(bot)
    check_made(player, bot)
    parts = urlsplit(link)
    try:
        with Client(f"{parts.scheme}://{parts.netloc}") as client:
            seat = client.enter(link, name)
            print(f"{name} sits at table {seat.table}.", file=sys.stderr, flush=True)
            game = play_bot(seat, player, seed=seed)
    except (ClientError, ValueError) as problem:
        raise UserError(str(problem)) from None
    for forfeit in game.forfeits:
        when, why = counted(forfeit.played, "action"), forfeit.reason.removesuffix(".")
        print(f"After {when} it forfeited a decision: {why}.", file=sys.stderr)
    if game.view is None or game.view.board.result is None:
        print("The table was closed before its game was over.")
        return
    result = game.view.board.result
    for score in sorted(result.scores, key=lambda one: -one.total):
        won = " wins" if score.seat in result.winners else ""
        print(f"{game.view.options.seat_names[score.seat]}: ${score.total}{won}")
