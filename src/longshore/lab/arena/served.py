"""A game at a table of a server, where some of its players come by the HTTP API.

The server runs for this game alone, with the deal that the arena's plan has for it. Guests are
started with the link to their seat and act when they like; for all others their bots are asked here
as at any table, and what they do is sent there. What counts is the table's log: it is played here
once more, entry by entry, and so comes to the same rows and records as all games.
"""

from __future__ import annotations

import time
from collections import deque

from longshore.bots.guest import Guest
from longshore.bots.program.child import ChildError
from longshore.bots.referee import safe_moves
from longshore.client import Client, Host, Refused, Seat
from longshore.game.game import draw
from longshore.game.refusals import attempt
from longshore.game.spelling import fold
from longshore.lab.setting import Setting
from longshore.lab.table import Fault, Table, TableResult
from longshore.server.domain.entries import Left, Played
from longshore.server.domain.settings import LONGEST_CLOCK, ClockSettings, SeatPlan
from longshore.server.domain.turn import stretches
from longshore.server.http.nearby import server_nearby

_GLANCES = 0.05  # seconds between two looks at the log
# Nobody's time runs out at the server; but who plays on for a guest that leaves is said with it.
_IF_ONE_LEAVES = ClockSettings(move=LONGEST_CLOCK, out="bot", bot="random")
_MOVED_ON = frozenset(("stale", "not-running"))


def play_served(setting: Setting, number: int) -> TableResult:
    """Play game `number` of a setting at a server of its own."""
    return ServedTable(setting, number).play()


class ServedTable(Table):
    """The table here, which follows the one at the server."""

    def __init__(self, setting: Setting, number: int) -> None:
        super().__init__(setting, number)
        self.guests = {seat: bot for seat, bot in enumerate(self.bots) if isinstance(bot, Guest)}
        self.gone: dict[int, str] = {}  # guests that act no more, and why
        self.left: set[int] = set()  # those that have got up: a bot plays on
        self.news: deque[tuple[int, tuple[int, ...]]] = deque()
        self.asked: dict[int, float] = {}  # since when the table waits for a guest

    def _play_on(self) -> None:
        dealt = draw(self.options, self.seed)
        with (
            server_nearby(dealer=lambda _: dealt) as (url, self.store),
            Client(url) as client,
        ):
            self._sit_down(client)
            try:
                super()._play_on()
                if self._end_of(0) is None:
                    self.host.close()
            finally:
                for guest in self.guests.values():
                    guest.end(None)  # while there is a server to hear the end from

    def _sit_down(self, client: Client) -> None:
        """Open the table, take all seats of it, and let the guests come to theirs."""
        options = self.options
        self.host: Host
        self.host = host = client.open_table(
            options.edition,
            options.seats,
            plan=(SeatPlan(),) * options.seats,
            options=options.changes(),
            undo="none",
            spectators=False,
            clock=_IF_ONE_LEAVES,
        )
        self.seats: list[Seat] = [
            client.join(host.table, name.capitalize(), seat, host.invitation)
            for seat, name in enumerate(options.seat_names)
        ]
        host.start()
        self.seq = host.seq
        for seat, guest in self.guests.items():
            link = f"{client.url}/t/{host.table}#key={self.seats[seat].token}"
            try:
                guest.come(link)
            except ChildError as problem:
                self.gone[seat] = f"the guest {problem}"

    def _next(self) -> tuple[int, tuple[int, ...]]:
        """What happens next at the server: whoever acts there first."""
        while not self.news:
            waiting = self._waiting()
            own = [seat for seat in waiting if seat not in self.guests]
            if own:
                self._act(own[0], self._ask(own[0]))
            else:
                self._look_after(waiting)
            self._read()
        return self.news.popleft()

    def _waiting(self) -> list[int]:
        bits = int(self.awaiting[0])
        return [seat for seat in range(self.options.seats) if bits >> seat & 1]

    def _act(self, seat: int, moves: tuple[int, ...]) -> None:
        """Do at the server what was decided here; if the table has moved on, it is asked again."""
        actions, seq = fold(self.buffer, seat, list(moves)), self.seq
        try:
            for part in stretches(self.options, self.buffer, seat, actions):
                seq = self.seats[seat].play_turn(part, seq)[-1].seq
        except Refused as problem:
            if problem.code not in _MOVED_ON:
                raise

    def _look_after(self, waiting: list[int]) -> None:
        """Give the guests that are waited for their time; what is not done by then is forfeited."""
        for seat in waiting:
            self.asked.setdefault(seat, time.monotonic())
            if seat in self.left:
                time.sleep(_GLANCES)
                continue
            if seat not in self.gone:
                try:
                    self.guests[seat].listen(_GLANCES)
                except ChildError as problem:
                    self.gone[seat] = f"the guest {problem}"
            over = time.monotonic() - self.asked[seat] > self.setting.patience
            if seat in self.gone:
                self._forfeit(seat, self.gone[seat])
            elif over:
                self._forfeit(seat, f"the guest did not act within {self.setting.patience:g} s")

    def _forfeit(self, seat: int, reason: str) -> None:
        before = len(self.news)
        self._read()  # it may just have acted
        if len(self.news) == before:
            self._fault(seat, reason)
            self._act(seat, safe_moves(self.buffer, seat))

    def _read(self) -> None:
        """What is new in the log."""
        buffer = self.buffer
        for line in self.store.lines(self.host.table, after=self.seq):
            self.seq, entry = line.seq, line.entry
            if isinstance(entry, Left):
                self.left.add(entry.seat)
            if not isinstance(entry, Played):
                continue
            tried = attempt(buffer.state, self.options, entry.seat, entry.action)
            buffer = tried.after
            self.news.append((entry.seat, tuple(tried.moves)))
            if entry.seat in self.guests:
                since = self.asked.pop(entry.seat, None)
                self.times[entry.seat].append(0.0 if since is None else time.monotonic() - since)
                if entry.by != "person":
                    self._fault(entry.seat, "the guest has left the table")

    def _fault(self, seat: int, reason: str) -> None:
        self.faults.append(Fault(self.number, seat, self.specs[seat], reason))
