"""The command `longshore sit`."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlsplit

import typer

from longshore.cli.editions import Editions, use_editions

Link = Annotated[
    str, typer.Argument(help="The invitation to a table, or to a seat there: http…/t/…#join=…")
]
Bot = Annotated[
    str, typer.Option(metavar="BOT", help="Who plays: a bot, a file.py:Class, program:COMMAND.")
]
Name = Annotated[str, typer.Option(help="What it is called at the table.")]


def sit(
    link: Link,
    *,
    bot: Bot = "steady",
    name: Name = "Bot",
    editions: Editions = None,
) -> None:
    """Let a bot or a program of yours play a seat at a table elsewhere, over HTTP."""
    from longshore.bots.registry import make_bot
    from longshore.client import Client, ClientError, play_bot
    from longshore.text.errors import UserError

    use_editions(editions)
    player = make_bot(bot)
    parts = urlsplit(link)
    try:
        with Client(f"{parts.scheme}://{parts.netloc}") as client:
            seat = client.enter(link, name)
            print(f"{name} has a seat.", flush=True)
            played = play_bot(seat, player)
    except (ClientError, ValueError) as problem:
        raise UserError(str(problem)) from None
    for forfeit in played.forfeits:
        print(f"Forfeited: {forfeit.reason}")
    view = played.view
    if view is None or view.own is None or view.board.result is None:
        print("The table was closed before the game was over.")
        return
    scores = view.board.result.scores
    names = view.options.seat_names
    said = ", ".join(f"{names[one.seat]} {one.total}" for one in scores)
    print(f"{name} was {names[view.own.seat]}. The scores: {said}.")
