"""What the tests around the board share: tables that stand at a moment of a golden game, and pages.

A stored table is written as the server writes it, entry by entry, with a key for each seat: so a
page can be shown any moment of any golden game without playing up to it.
"""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Response,
    expect,
)

from longshore.client import Client, Seat, Visitor
from longshore.game.game import Game
from longshore.game.views import View
from longshore.notation import Record
from longshore.server.domain import entries as log
from longshore.server.domain.digest import digest
from longshore.server.domain.entries import Key, Line, Occupant
from longshore.server.domain.fairness import bid_commitment, deal_commitment, is_sealed, make_secret
from longshore.server.domain.rules_version import rules_version
from longshore.server.domain.settings import Settings
from longshore.server.domain.state import TableState
from longshore.server.domain.tokens import hashed, make_table_id, make_token
from longshore.server.runtime.live import Live
from longshore.server.runtime.units import table_row
from longshore.server.store import Unit
from longshore.text.messages import say
from tests.patience import PATIENCE
from tests.server.logged import golden
from tests.server.moving_time import until
from tests.server.serving import Served
from tests.web.lending import lend, listen
from tests.web.received import Received

NAMES = ("Ada", "Bo", "Cy", "Di", "Eva")
BEFORE = 3_600_000  # ms ago that a stored game began
BEAT = 2_000  # ms from one entry to the next
QUIET = {"pace": "instant", "motion": False}  # nothing moves, nothing waits to be looked at
SECONDS = PATIENCE / 2  # that anything on a page may take
expect.set_options(timeout=1000 * SECONDS)
_NO_TROUBLE = ("Failed to load resource", "WebSocket connection to")


# Tables that stand at a moment


class Stored(NamedTuple):
    """A table in the server's database: its seats' tokens, and its invitation."""

    server: Served
    table: str
    tokens: tuple[str, ...]
    invitation: str

    def link(self, seat: int, query: str = "") -> str:
        """The link of a seat, for a browser that has not been here."""
        return f"{self.server.url}/t/{self.table}{query}#key={self.tokens[seat]}"

    @property
    def to_look_on(self) -> str:
        return f"{self.server.url}/t/{self.table}#join={self.invitation}"

    def seat(self, client: Client, seat: int) -> Seat:
        """The seat for a program."""
        return client.seat(self.table, self.tokens[seat], seat)

    def visitor(self, client: Client) -> Visitor:
        return client.table(self.table, self.invitation)


def stored(
    server: Served,
    name: str,
    upto: int | None = None,
    settings: Settings | None = None,
    names: Sequence[str] = NAMES,
) -> Stored:
    """A golden game after so many of its actions, or whole, all seats with people."""
    return stored_record(server, golden(name), upto, settings, names)


def stored_record(
    server: Served,
    record: Record,
    upto: int | None = None,
    settings: Settings | None = None,
    names: Sequence[str] = NAMES,
) -> Stored:
    """The same of any game that was written down."""
    if record.deal is None:
        raise ValueError("The game begins with a position.")
    seats = range(record.options.seats)
    table, secret = make_table_id(), make_secret()
    tokens, invitation = tuple(make_token() for _ in seats), make_token()
    keys = [Key(id=f"k{seat}", hash=hashed(tokens[seat]), seats=(seat,)) for seat in seats]
    people = tuple(Occupant(kind="person", name=names[seat]) for seat in seats)
    found: list[log.AnyEntry] = [
        log.Opened(
            settings=settings or Settings(),
            options=record.options,
            seats=(people[0], *(Occupant() for _ in people[1:])),
            key=Key(id="k0", hash=hashed(tokens[0]), seats=(0,), host=True),
            invitation=hashed(invitation),
        ),
        *(log.Joined(seat=seat, name=names[seat], key=keys[seat]) for seat in seats[1:]),
        log.Started(
            deal=record.deal,
            secret=secret,
            commitment=deal_commitment(secret, record.options, record.deal),
            rules=rules_version(record.options.edition),
            seed=77,
            seats=people,
        ),
    ]
    game = Game.start(record.options, deal=record.deal)
    for seat, action in record.actions[:upto]:
        sealed = is_sealed(game.state, seat, action)
        entry = (secret, table, len(found) + 1, seat, action, record.options)
        game.play(action, seat)
        found.append(
            log.Played(
                seat=seat,
                action=action,
                by="person",
                digest=digest(game.state),
                commitment=bid_commitment(*entry) if sealed else None,
            )
        )
    _store(server, table, found)
    return Stored(server, table, tokens, invitation)


def _store(server: Served, table: str, found: Sequence[log.AnyEntry]) -> None:
    began = server.config.clock() - BEFORE
    lines = [Line(at, began + BEAT * at, entry) for at, entry in enumerate(found, 1)]
    state, live, units = TableState(table), Live(table), []
    for line in lines:
        state.apply(line)
        units.append(Unit(table, (line,), table_row(live, state, "", False)))
    answers = server.store.append(units, "stored", began)
    if not all(answer.ok for answer in answers):
        raise RuntimeError(f"The table {table} was not written whole.")


@cache
def moment(
    name: str, holds: Callable[[View, int], bool], after: int = 0, can: str = ""
) -> tuple[int, int]:
    """How many actions of a golden game until something holds for a seat it waits for; that seat.

    `holds` is asked with the game as the seat sees it, and the seat, which also has to be able to
    do what the words of `can` begin.
    """
    record = golden(name)
    if record.deal is None:
        raise ValueError(f"The game {name} begins with a position.")
    game = Game.start(record.options, deal=record.deal)
    for number, (seat, action) in enumerate(record.actions):
        if number >= after:
            for waiting in game.waiting:
                if holds(game.view(waiting), waiting):
                    begun = {text.split()[0] for text in game.legal_actions(waiting).texts()}
                    if begun.issuperset(can.split()):
                        return number, waiting
        game.play(action, seat)
    raise LookupError(f"It never comes about in {name}.")


# What may hold at a moment


def acts(view: View, seat: int) -> bool:
    """The seat's own turn, with actions left."""
    return view.board.phase == "act" and view.board.active == seat


def bids(view: View, seat: int) -> bool:
    return view.board.phase == "bids" and view.board.active != seat


def decides(view: View, seat: int) -> bool:
    """About the bids for its own cargo."""
    return view.board.phase == "decide" and view.board.active == seat


# Pages


class Looker:
    """A person at a browser: its tabs, what they received and asked for, and what went wrong."""

    def __init__(
        self, context: BrowserContext, page: Page | None = None, *, quiet: bool = True
    ) -> None:
        """With a tab that is there already, or else a first one."""
        self.context = context
        context.set_default_timeout(SECONDS * 1000)
        if quiet and page is None:
            prefer(context, **QUIET)
        self.requested: list[str] = []
        self.troubles: list[str] = []
        self.page = page or context.new_page()
        self.received = self._follow(self.page)

    def another_tab(self) -> tuple[Page, Received]:
        page = self.context.new_page()
        return page, self._follow(page)

    def _follow(self, page: Page) -> Received:
        listen(page, "request", lambda request: self.requested.append(request.url))
        listen(page, "pageerror", lambda problem: self.troubles.append(str(problem)))
        listen(page, "console", self._hear)
        listen(page, "response", self._check)
        return Received(page)

    def _hear(self, message: ConsoleMessage) -> None:
        """What a browser complains of; a cut line, or an answer that says no, is none of it."""
        if message.type == "error" and not message.text.startswith(_NO_TROUBLE):
            self.troubles.append(message.text)

    def _check(self, answer: Response) -> None:
        """A part of the page that is not there; what the table refuses is another matter."""
        asked = answer.request.resource_type
        if answer.status >= 400 and asked not in ("fetch", "document"):
            self.troubles.append(f"{answer.status} {answer.url}")

    def goto(self, address: str) -> Page:
        self.page.goto(address)
        return self.page

    def sit(self, link: str) -> Page:
        """Come in by a link, to a game that runs."""
        self.page.goto(link)
        settled(self.page)
        return self.page


Someone: TypeAlias = Callable[..., Looker]


def lookers(browser: Browser, server: Served, **every: Any) -> Iterator[Someone]:
    """For a fixture: people with a browser each; at the end nothing may have gone wrong in any.

    It is a used one that was cleaned (`tests/web/lending.py`), unless one asks for a `new` one, or
    for what those do not have: a worker, permissions, other settings than the quiet ones.
    """
    made: list[Looker] = []
    leaving: list[Callable[[], None]] = []

    def someone(*, quiet: bool = True, new: bool = False, **own: Any) -> Looker:
        context = {"base_url": server.url, "locale": "en-GB", **every, **own}
        if new or not quiet or context.keys() & {"service_workers", "permissions"}:
            opened = browser.new_context(**{"service_workers": "block", **context})
            leaving.append(opened.close)
            made.append(Looker(opened, quiet=quiet))
        else:
            lent = lend(browser, keeping(**QUIET), **context)
            leaving.append(lent.give_back)
            made.append(Looker(lent.context, lent.page))
        return made[-1]

    yield someone
    for leave in leaving:
        leave()
    troubles = [trouble for one in made for trouble in one.troubles]
    assert troubles == [], troubles


def looks(page: Page) -> Iterator[int]:
    """One look at the page after the other, as long as anything on it may take."""
    end = time.monotonic() + SECONDS
    for number in itertools.count():
        if time.monotonic() > end:
            return
        yield number
        page.wait_for_timeout(50)


def worker_ready(page: Page) -> None:
    """Wait until the page's service worker is there; for ever, `ready` itself would."""
    found = "navigator.serviceWorker.getRegistration().then((worker) => !!worker?.active)"
    until(lambda: page.evaluate(found))


def keeping(**wishes: Any) -> str:
    """A script: the browser has kept these settings from before, unless it keeps others already."""
    kept = json.dumps(json.dumps(wishes))
    return f"localStorage.getItem('longshore') ?? localStorage.setItem('longshore', {kept})"


def prefer(context: BrowserContext, **wishes: Any) -> None:
    """Settings that the browser has kept from before."""
    context.add_init_script(keeping(**wishes))


def board(page: Page) -> Locator:
    """The table itself, once its game runs."""
    return page.locator("main[data-moment]")


def acting(page: Page) -> Locator:
    """Where one acts."""
    return page.get_by_role("region", name=say("acting-title"), exact=True)


def tab(page: Page, name: str) -> Locator:
    return page.get_by_role("tab", name=say(f"page-tab-{name}"))


def press(where: Page | Locator, message: str, **values: Any) -> None:
    """Press the button of this name."""
    where.get_by_role("button", name=say(message, **values), exact=True).click()


def settled(page: Page) -> None:
    """Wait until the page has shown all that has happened and knows what can be done."""
    expect(board(page)).to_be_visible()
    page.wait_for_load_state("networkidle")
