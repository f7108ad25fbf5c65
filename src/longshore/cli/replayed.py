"""`longshore replay --page`: a recorded game at a table of a server on this machine."""

from __future__ import annotations

import signal
import webbrowser
from collections.abc import Sequence

from longshore.client import Client
from longshore.notation import Record
from longshore.server.domain.settings import LONGEST_NAME, LONGEST_TITLE, SeatPlan
from longshore.text.errors import UserError

PLAYERS, TITLES = "players", ("arena", "game")  # tags of a record


def show_on_page(record: Record, *, browser: bool) -> None:
    """Play a record again at a table, say where that is, and serve it until stopped."""
    from longshore.cli.warmup import server_parts
    from longshore.engine.readiness import prepare
    from longshore.server.http.nearby import server_nearby

    deal = record.deal
    if deal is None:
        raise UserError("--page shows games from their deal on; this one begins with a position.")
    prepare(*server_parts())
    with server_nearby(dealer=lambda _: deal) as nearby, Client(nearby.url) as client:
        link = play_again(client, record)
        print(f"The game: {link}\nCtrl-C stops the server.", flush=True)
        if browser and not webbrowser.open(link):
            print("No browser could be opened; open the address yourself.", flush=True)
        signal.pause() if hasattr(signal, "pause") else input()


def play_again(client: Client, record: Record) -> str:
    """Play a record at a new table of a server that deals as it says; the link to the table."""
    options = record.options
    title = ", ".join(record.tags[tag] for tag in TITLES if tag in record.tags)
    host = client.open_table(
        options.edition,
        options.seats,
        plan=tuple(SeatPlan(kind="me", name=name[:LONGEST_NAME]) for name in names_of(record)),
        options=options.changes(),
        start=True,
        title=title[:LONGEST_TITLE],
        undo="none",
    )
    for seat, action in record.actions:
        host.seq = host.of(seat).play(action).seq
    return host.links.seat or host.links.table


def names_of(record: Record) -> Sequence[str]:
    """Who sat where, as the record says; else the colours of the seats."""
    named = [name.strip() for name in record.tags.get(PLAYERS, "").split(",")]
    seats = [name.capitalize() for name in record.options.seat_names]
    return named if len(named) == len(seats) and all(named) else seats
