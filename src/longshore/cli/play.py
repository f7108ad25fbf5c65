"""`longshore play` in the browser: a server on this machine, a table with bots, and the page."""

from __future__ import annotations

import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from typing import TYPE_CHECKING

from longshore.text.errors import UserError

if TYPE_CHECKING:
    from longshore.game.options import Options
    from longshore.notation import Deal

USUAL_PORT = 8087


def play_in_browser(
    options: Options,
    people: frozenset[int],
    bots: Mapping[int, str],
    *,
    seed: int | None,
    port: int | None,
    database: str,
    browser: bool,
) -> None:
    """Open a table, show where it is, and serve it until stopped."""
    from longshore.cli.serve import HOST, run_server
    from longshore.game.game import draw
    from longshore.server.domain.seating import by_chance
    from longshore.server.http.config import Config
    from longshore.server.http.limits import UNLIMITED

    first = seed

    def deal(rules: Options) -> Deal:
        """The seed is for the first table; what is opened beside it is dealt by chance."""
        nonlocal first
        given, first = first, None
        return by_chance(rules) if given is None else draw(rules, given)

    wish = _wish(options, people, bots)

    def ready(address: str) -> None:
        threading.Thread(target=_open, args=(address, wish, browser), daemon=True).start()

    config = Config(database=database, rates=UNLIMITED, tables_per_address=None, dealer=deal)
    run_server(config, HOST, _usual_port() if port is None else port, ready)


def _usual_port() -> int:
    """The same port each time, so that a browser finds its tables again; a free one if taken."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", USUAL_PORT))
        except OSError:
            return 0
    return USUAL_PORT


def _wish(options: Options, people: frozenset[int], bots: Mapping[int, str]) -> dict[str, object]:
    plan = [
        {"kind": "me", "name": _name(options, seat, people)}
        if seat in people
        else {"kind": "bot", "bot": bots[seat]}
        for seat in range(options.seats)
    ]
    return {
        "edition": options.edition,
        "seats": options.seats,
        "options": options.changes(),
        "plan": plan,
        "hints": True,
        "start": True,
    }


def _name(options: Options, seat: int, people: frozenset[int]) -> str:
    return "Player" if len(people) == 1 else options.seat_names[seat].capitalize()


def _open(address: str, wish: dict[str, object], browser: bool) -> None:
    import httpx

    try:
        made = httpx.post(f"{address}/api/tables", json=wish, trust_env=False, timeout=60).json()
    except (httpx.HTTPError, ValueError) as problem:
        made = {"text": problem}
    if "links" not in made:
        why = made.get("text")
        print(f"longshore: the table could not be opened: {why}", file=sys.stderr, flush=True)
        return
    link = made["links"]["seat"]
    print(f"Your table: {link}\nCtrl-C stops the server; the game is kept.", flush=True)
    if browser and not webbrowser.open(link):
        print("No browser could be opened; open the address yourself.", flush=True)


def need_registered(bots: Mapping[int, str]) -> None:
    """At a table of the server bots are seated by name."""
    from longshore.bots.registry import OUTSIDE, find, label

    for spec in bots.values():
        entry = find(spec)
        if entry.kind in {"file", OUTSIDE}:
            raise UserError(
                f"{spec}: in the browser the bots of `longshore bots` are seated, by name; this one"
                " plays with --terminal, or by `longshore join` at a table that is open."
            )
        if label(spec) != entry.name:
            raise UserError(
                f"{spec}: in the browser bots are seated by name, as {entry.name};"
                " with --terminal also with parameters."
            )
