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
    from longshore.game.written_options import make_seed
    from longshore.text.errors import UserError

    use_editions(editions)
    server = _server_of(link)
    if not name.strip():
        raise UserError("--name is what the others call it, and has at least one sign.")
    chance = None if seed is None else make_seed(seed)
    player = make_bot(bot)
    check_made(player, bot)
    try:
        with Client(server) as client:
            seat = client.enter(link, name)
            print(f"{name} sits at table {seat.table}.", file=sys.stderr, flush=True)
            game = play_bot(seat, player, seed=chance)
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


def _server_of(link: str) -> str:
    """The address of the server of a table that a link leads to."""
    from longshore.text.errors import UserError

    parts = urlsplit(link)
    if parts.scheme not in ("http", "https") or not parts.netloc or "/t/" not in parts.path:
        raise UserError(
            "LINK is an invitation to a table or the link of a seat, as"
            f" http://127.0.0.1:8080/t/TABLE#join=…; not {link[:80]!r}."
        )
    return f"{parts.scheme}://{parts.netloc}"
