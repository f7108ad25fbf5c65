"""A person at a page: a browser, all that it has received, and what can be done there."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable, Iterator
from types import TracebackType
from typing import Any, Self, TypeVar

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, expect
from playwright.sync_api import Error as PlaywrightError

from longshore.client.recalling import Memory
from longshore.game.actions import AnyAction, Bid, Pass, TakeLoan
from longshore.game.options import Options
from longshore.game.views import View
from longshore.notation import parse_action
from longshore.text.messages import say
from tests.web.acting import Acting
from tests.web.lending import lend, listen
from tests.web.looking import SECONDS
from tests.web.received import Received
from tests.web.showing import expected_board, shown_board

T = TypeVar("T")
STEP = 15  # ms from one look to the next
# Nothing moves, and nothing waits to be looked at.
PREFS = {"language": "en", "motion": False, "pace": "instant", "sounds": False, "notify": False}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 1,
    "user_agent": "Mozilla/5.0 (Linux; Android 14; Phone) AppleWebKit/537.36 (KHTML, like Gecko)"
    " Chrome/140.0.0.0 Mobile Safari/537.36",
}


class Sitting:
    """Somebody at a table, in a browser of its own.

    Used in a `with`, at whose end nothing may have gone wrong. `view` is the game as the browser
    was told it.
    """

    def __init__(
        self, browser: Browser, seat: int, options: Options, *, phone: bool = False
    ) -> None:
        self.seat, self.options, self.phone = seat, options, phone
        device = PHONE if phone else DESKTOP
        prefs = json.dumps(json.dumps(PREFS))
        script = f"localStorage.setItem('longshore', {prefs});"
        self.lent = lend(browser, script, **device, locale="en-GB", reduced_motion="reduce")
        self.context, self.page = self.lent.context, self.lent.page
        self.page.set_default_timeout(1000 * SECONDS)
        self.received = Received(self.page)
        self.problems: list[str] = []
        self._watch(self.page)
        self.acting = Acting(self.page, options.colours, touch=phone)
        self.memory = Memory(seat)

    def open(self, link: str) -> None:
        """Come to the table."""
        self.page.goto(link)
        self.acting.root.wait_for()
        self.received.read_log()
        self.hear()

    def _watch(self, page: Page) -> None:
        """Keep what goes wrong."""

        def wrong(message: ConsoleMessage) -> None:
            where = message.location["url"]
            if "/offers?" in where and "(Conflict)" in message.text:
                return  # another ended the game while the page asked what can be done
            if message.type == "error":
                self.problems.append(f"console: {message.text} {message.location}")

        def failed(request: Request) -> None:
            self.problems.append(f"failed: {request.method} {request.url}: {request.failure}")

        listen(page, "console", wrong)
        listen(page, "pageerror", lambda problem: self.problems.append(f"page: {problem}"))
        listen(page, "requestfailed", failed)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            if problem is None:
                self.check()
            else:
                problem.add_note(self.describe())
        finally:
            self.lent.give_back()

    def describe(self) -> str:
        """How things stand here, for whoever reads of a failure."""
        acting = self.acting.root
        try:
            said = acting.inner_text() if acting.count() else self.page.locator("body").inner_text()
        except PlaywrightError as problem:
            said = str(problem)
        return "\n".join((f"--- seat {self.seat}, entry {self.seq}", *self.problems, said))

    def check(self) -> None:
        """Nothing has gone wrong so far."""
        assert not self.problems, self.problems

    # What was told

    @property
    def seq(self) -> int:
        """The last entry that the browser has been told."""
        return self.memory.seq

    @property
    def view(self) -> View:
        """The game as the browser was told it."""
        view = self.memory.view
        assert view is not None
        return view

    def hear(self) -> None:
        """Take in what has come."""
        told = self.received.entries
        while (entry := told.get(self.memory.seq + 1)) is not None:
            self.memory.hear(entry)

    def until(self, what: Callable[[], T], seconds: float = SECONDS) -> T:
        """Wait until something holds."""
        end = time.monotonic() + seconds
        while True:
            self.hear()
            found = what()
            if found:
                return found
            assert time.monotonic() < end, self.describe()
            self.page.wait_for_timeout(STEP)

    def until_told(self, seq: int) -> None:
        self.until(lambda: self.seq >= seq)

    def until_asked(self, phase: str | None = None) -> None:
        """Wait until the table waits for this seat."""

        def asked() -> bool:
            board = self.view.board
            return self.seat in board.awaiting and phase in (None, board.phase)

        self.until(asked)

    # What is done

    def understood(self, action: AnyAction | str) -> AnyAction:
        """An action, as a value or in notation."""
        return parse_action(action, self.options)[1] if isinstance(action, str) else action

    @property
    def turn(self) -> bool:
        """Whether one's own turn is to be put together."""
        board = self.view.board
        return board.phase == "act" and board.active == self.seat

    def perform(self, *actions: AnyAction | str) -> None:
        """Do something on the page, and see that the table was told this and nothing else."""
        with self.playing() as wished:
            wished.extend(self.do(*map(self.understood, actions)))

    def do(self, *actions: AnyAction) -> list[AnyAction]:
        """Do something on the page; what the table has to be told then."""
        self.hear()
        if self.turn:
            return self.acting.take_turn(actions)
        for action in actions:
            if isinstance(action, TakeLoan):
                self.acting.borrow()
            elif isinstance(action, Bid) and self.view.board.phase == "raise":
                self.acting.raise_to(action.amount)
            elif isinstance(action, Pass):
                self.acting.bid_no_more()
            else:
                self.acting.choose(action)
        return list(actions)

    @contextlib.contextmanager
    def playing(self) -> Iterator[list[AnyAction]]:
        """See that what is done here is what the table is told: the actions put into the list."""
        self.hear()
        before, wished = self.seq, list[AnyAction]()
        yield wished
        self.until(lambda: len(self.played(before)) >= len(wished))
        assert self.played(before) == wished
        expect(self.acting.steps).to_have_count(0)  # the draft is gone when the page has heard

    def played(self, after: int) -> list[AnyAction | None]:
        """What this seat has played since an entry."""
        told = self.received.entries
        return [
            told[seq].action
            for seq in sorted(told)
            if seq > after and told[seq].kind == "played" and told[seq].seat == self.seat
        ]

    # What is shown

    def shows(self, view: View, moment: str = "now") -> None:
        """The page shows the table as a view has it."""
        wanted = expected_board(view, moment)
        end = time.monotonic() + SECONDS
        while (shown := shown_board(self.page)) != wanted:
            assert time.monotonic() < end, difference(shown, wanted)
            self.page.wait_for_timeout(STEP)

    def says(self, message: str, **values: Any) -> None:
        """The part where one acts says something."""
        self.acting.root.get_by_text(say(message, **values)).first.wait_for()


def difference(shown: dict[str, Any], wanted: dict[str, Any]) -> str:
    """Where two boards differ."""
    names = sorted(shown.keys() | wanted.keys())
    return "\n".join(
        f"{name}: shown {shown.get(name)!r}, not {wanted.get(name)!r}"
        for name in names
        if shown.get(name) != wanted.get(name)
    )
