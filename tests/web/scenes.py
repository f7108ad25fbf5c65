"""Tables for the tests of the page: three people, a deal that is chosen, and a story up to a point.

The story is told through the API, in notation with the seat before each action; what follows is
done on the page by whoever sits down there.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Browser

from longshore.client import Client, Seat
from longshore.game.options import Options
from longshore.game.views import View
from longshore.notation import Deal, parse_action, parse_deal
from longshore.server.domain.told import Told
from tests.server.serving import Served
from tests.web.sitting import Sitting

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")
BLUE, RED, YELLOW = range(3)
# Blue begins; the machines are black, brown and orange (or purple).
CLASSIC = "deal first blue, machines k n o, cards A B C"
ANNIVERSARY = "deal first blue, machines k n p, cards A B C, brokers p e k"


@contextlib.contextmanager
def dealing(server: Served, deal: Deal) -> Iterator[None]:
    """Tables that start now get this deal."""
    with pytest.MonkeyPatch.context() as patch:
        fixed = replace(server.house.config, dealer=lambda _: deal)
        patch.setattr(server.house, "config", fixed)
        yield


class Scene:
    """A table at which the game has begun, and its people, some of them at a page."""

    def __init__(
        self,
        server: Served,
        browser: Browser,
        client: Client,
        options: Options,
        deal: Deal,
        **settings: Any,
    ) -> None:
        self.server, self.browser, self.options = server, browser, options
        host = client.open_table(
            options.edition, options.seats, name=NAMES[0], options=options.changes(), **settings
        )
        others = [
            client.join(host.table, NAMES[seat], seat, host.invitation)
            for seat in range(1, options.seats)
        ]
        with dealing(server, deal):
            host.start()
        self.seats: list[Seat] = [host, *others]
        self.table = host.table
        self.sittings: list[Sitting] = []
        self.leaving = contextlib.ExitStack()

    def play(self, *story: str) -> Told:
        """Have people do something, without a page: "red: bid 5"."""
        for line in story:
            seat, action = parse_action(line, self.options)
            assert seat is not None
            told = self.seats[seat].play(action, self.seats[0].info().seq)
        return told

    def sit(self, seat: int, *, phone: bool = False) -> Sitting:
        """Somebody sits down at a page."""
        token = self.seats[seat].token
        link = f"{self.server.url}/t/{self.table}#key={token}"
        sitting = Sitting(self.browser, seat, self.options, phone=phone)
        self.sittings.append(self.leaving.enter_context(sitting))
        sitting.open(link)
        return sitting

    def view(self, seat: int) -> View:
        """The game as the server has it for a seat."""
        view = self.seats[seat].view().view
        assert view is not None
        return view

    def all_show(self) -> None:
        """Every page shows the table as the server has it for that seat."""
        for sitting in self.sittings:
            sitting.shows(self.view(sitting.seat))


@contextlib.contextmanager
def scene(
    server: Served,
    browser: Browser,
    edition: str = "classic",
    *story: str,
    deal: str | Deal = "",
    settings: dict[str, Any] | None = None,
    **options: Any,
) -> Iterator[Scene]:
    """A table of three, at the point to which a story leads. Nobody keeps sums of others' cash."""
    rules = Options.make(edition, 3, **options)
    dealt = deal or (ANNIVERSARY if rules.investment_bank else CLASSIC)
    drawn = parse_deal(dealt, rules) if isinstance(dealt, str) else dealt
    with Client(server.url) as client:
        made = Scene(
            server, browser, client, rules, drawn, **{"counted_cash": False, **(settings or {})}
        )
        if story:
            made.play(*story)
        with made.leaving:
            yield made
