"""Players at a real server, each with a client and a thread of its own.

A player folds all that it is told into its view of the game, and looks now and then whether the
server sees it the same way. It is cut off at random moments, and goes on from the last entry that
it has seen, at the same server or at another one.
"""

from __future__ import annotations

import contextlib
import random
import threading
import time
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_EXCEPTION, Future, wait
from typing import TypeVar

import msgspec

from longshore.client import Client, ClientError, News, Refused, Seat, Told, Visitor
from longshore.client.channel import Messages
from longshore.client.keyholder import Keyholder
from longshore.client.seat import make_key
from longshore.game.actions import (
    AnyAction,
    Bid,
    CallForGoods,
    CallForMoney,
    Pass,
    Produce,
    Repay,
    SailHarbour,
    SailIsland,
    SailSea,
    Stock,
    TakeLoan,
)
from longshore.game.folding import fold_view
from longshore.game.game import Game
from longshore.game.views import View
from longshore.notation import Record
from longshore.server.domain.seats import OVER
from longshore.server.domain.told import PlayedTold, StartedTold, UndoneTold, events_of
from longshore.server.exports.checking import check, holds
from longshore.server.exports.evidence_files import read_evidence
from longshore.server.http.api.types import Legal
from tests.patience import PATIENCE
from tests.server.moving_time import until

T = TypeVar("T")
SECONDS = PATIENCE  # that a game may take
MOST = 300  # actions that a player chooses from
ENDLESS = (TakeLoan, Repay, CallForGoods, CallForMoney)
MOVED_ON = frozenset(("stale", "not-running"))


class Closed(Exception):
    """The table was closed before the end: something went wrong elsewhere."""


class Listener:
    """Somebody who follows a table from its first entry on, through all interruptions.

    `cut` is how likely the line is cut after an entry, `events` whether by server-sent events;
    `look` is how likely the server is asked how it sees the game.
    """

    def __init__(
        self,
        urls: Sequence[str],
        table: str,
        token: str | None,
        number: int | None = None,
        *,
        seed: int = 0,
        cut: float = 0.0,
        look: float = 0.05,
        events: bool = False,
    ) -> None:
        self.urls, self.table, self.token, self.number = urls, table, token, number
        self.chance = random.Random(f"{seed} {number}")
        self.cut, self.look, self.events = cut, look, events
        self.seq = 0
        self.told: list[Told] = []
        self.views: dict[int, View] = {}  # folded, after each entry
        self.view: View | None = None
        self.auction: int | None = None
        self.status = "open"
        self.cuts = 0
        self._looks: list[tuple[int, View | None]] = []
        self._clients: list[Client] = []

    def run(self) -> None:
        """Follow until the game ends."""
        with contextlib.ExitStack() as held:
            self._clients = [held.enter_context(Client(url)) for url in self.urls]
            self._live()
            self._compare(self._anywhere())

    def _live(self) -> None:
        while self.status not in OVER:
            self._sit(self._anywhere())
        if self.status == "closed":
            raise Closed

    def _anywhere(self) -> Seat:
        """The seat, at one of the servers."""
        client = self.chance.choice(self._clients)
        return client.seat(self.table, self.token or "", self.number)

    def _sit(self, seat: Seat) -> None:
        with contextlib.closing(self._follow(seat)) as stream:
            for news in stream:
                assert isinstance(news, Told)
                self._hear(seat, news)
                if self.status not in OVER:
                    self.act(seat)
                if self.status in OVER:
                    return
                if self.chance.random() < self.cut:
                    self.cuts += 1
                    return

    def _follow(self, seat: Visitor) -> Generator[News, None, None]:
        return seat.events(self.seq) if self.events else seat.follow(self.seq)

    def _hear(self, seat: Visitor, told: Told) -> None:
        assert told.seq == self.seq + 1, f"entry {told.seq} came after {self.seq}"
        self.seq, self.status = told.seq, told.status
        self.told.append(told)
        if isinstance(told, StartedTold | PlayedTold | UndoneTold):
            self.auction = told.auction
        if isinstance(told, StartedTold):
            self.view = seat.view(at=told.seq).view
        elif isinstance(told, UndoneTold):
            self.view = told.view
        elif self.view is not None:
            for event in events_of(told):
                self.view = fold_view(self.view, event)
        if self.view is not None:
            self.views[told.seq] = self.view
        if self.chance.random() < self.look:
            seen = seat.view()
            self._looks.append((seen.seq, seen.view))

    def act(self, seat: Seat) -> None:
        """Whoever only looks on does nothing."""

    def _compare(self, seat: Visitor) -> None:
        """What was folded is what the server says, at the end, in between and looking back."""
        until(lambda: seat.view().seq >= self.seq)  # another process may not have heard of it yet
        assert seat.view().view == self.view
        for seq, view in self._looks:
            assert seq > self.seq or view == self.views.get(seq), f"after entry {seq}"
        for seq in self.chance.sample(sorted(self.views), 2):
            assert seat.view(at=seq).view == self.views[seq], f"after entry {seq}"
        assert [one.seq for one in self.told] == list(range(1, self.seq + 1))
        assert list(seat.log().entries[: self.seq]) == self.told  # there may be chat after it


class Player(Listener):
    """Plays a seat by chance, but rather towards the island.

    `loans` is how often it borrows when it is not its turn, `again` how likely it sends a wish once
    more that was granted.
    """

    purpose = 0.7
    loans = 0
    again = 0.0
    borrowed = 0  # out of turn
    repeated = 0

    def act(self, seat: Seat) -> None:
        board = None if self.view is None else self.view.board
        if board is None or board.result is not None or self.number is None:
            return
        if self.number in board.awaiting:
            self._decide(seat)
        elif self.borrowed < self.loans and self.chance.random() < 0.4:
            self.borrowed += self._borrow(seat)

    def _borrow(self, seat: Seat) -> bool:
        """L1. The others go on meanwhile, so that the number may be stale: ask for it anew."""
        for _ in range(10):
            now = seat.info()
            if self.number in now.awaiting:
                return False
            if self._play(seat, TakeLoan(), now.seq):
                return True
        return False

    def _decide(self, seat: Seat) -> None:
        try:
            legal = seat.legal(MOST)
        except Refused as problem:
            if problem.code in MOVED_ON:
                return
            raise
        if legal.awaited:
            action = self.choose(legal)
            self._play(seat, action, legal.seq)

    def choose(self, legal: Legal) -> AnyAction:
        if self.chance.random() > self.purpose or Bid in map(type, legal.actions):
            return by_chance(self.chance, legal.actions)
        laden = self.view is not None and bool(self.view.board.seats[legal.seat].ship)
        return min(legal.actions, key=lambda one: (_detour(one, laden), self.chance.random()))

    def _play(self, seat: Seat, action: AnyAction, seq: int) -> bool:
        key = make_key()
        try:
            told = seat.play(action, seq, key)
        except Refused as problem:
            if problem.code in MOVED_ON or isinstance(action, TakeLoan):
                return False
            raise
        if self.chance.random() < self.again:
            self.repeated += 1
            assert self._anywhere().play(action, seq, key) == told
        return True


def by_chance(chance: random.Random, actions: Sequence[AnyAction]) -> AnyAction:
    """Anything that is legal, but for what never comes to an end."""
    sensible = [one for one in actions if not isinstance(one, ENDLESS)]
    return chance.choice(sensible or actions)


def to_auction(seats: Sequence[Seat]) -> int:
    """Play for all seats, as straight as can be, until a cargo is up for bids; its number."""
    while (auction := seats[0].info().auction) is None:
        go_on(seats)
    return auction


def go_on(seats: Sequence[Seat]) -> Told:
    """One step towards the island, of whoever is awaited first."""
    number = seats[0].info().awaiting[0]
    seat = seats[number]
    seen = seat.view().view
    assert seen is not None
    legal, laden = seat.legal(1000), bool(seen.board.seats[number].ship)
    return seat.play(min(legal.actions, key=lambda one: _detour(one, laden)), legal.seq)


def _detour(action: AnyAction, laden: bool) -> int:
    """How far an action leads away from the island."""
    if isinstance(action, SailHarbour):
        return 1 if action.load else 8
    if isinstance(action, SailSea):
        return 2 if laden else 5
    return {SailIsland: 0, Stock: 3, Produce: 4, Pass: 6}.get(type(action), 9)


def together(
    host: Keyholder, jobs: Sequence[Callable[[], T]], seconds: float = PATIENCE
) -> list[T]:
    """Do all at once, each in a thread. If one fails the table is closed, so that all end."""
    running = [_begun(job) for job in jobs]
    done, waiting = wait(running, seconds, FIRST_EXCEPTION)
    problem = next((found for job in done if (found := job.exception())), None)
    if waiting:
        problem = problem or AssertionError(f"Nothing came after {_where(host)}.")
        with contextlib.suppress(ClientError):
            host.close()
        wait(waiting, 10)
    if problem is not None:
        raise problem
    return [job.result() for job in running]


def _begun(job: Callable[[], T]) -> Future[T]:
    """Something that is done in a thread; one that never ends is left behind."""
    result: Future[T] = Future()

    def run() -> None:
        try:
            result.set_result(job())
        except BaseException as problem:  # noqa: BLE001 who waits for it is told
            result.set_exception(problem)

    threading.Thread(target=run, daemon=True).start()
    return result


def _where(host: Keyholder) -> str:
    try:
        now = host.info()
    except ClientError as problem:
        return str(problem)
    return f"entry {now.seq}, waiting for {now.awaiting}"


def raw(messages: Messages, where: Visitor, after: int = 0) -> list[bytes]:
    """The entries of a live channel as they come, until the game ends."""
    got: list[bytes] = []
    end = time.monotonic() + SECONDS
    for message in messages(where, after):
        assert time.monotonic() < end, f"the channel has told {len(got)} entries of {where.info()}"
        text = message.strip().encode() if isinstance(message, str) else message.strip()
        if not text:  # the channel is open
            continue
        told = msgspec.json.decode(text)
        if told["kind"] == "beat":
            continue
        got.append(text)
        if told["status"] in OVER:
            return got
    raise AssertionError(f"The channel ended after {len(got)} entries.")


def replayed(visitor: Visitor) -> Game:
    """A finished game, played again from its exports, which prove that it was fair."""
    text = visitor.export("text")
    for export in (text, visitor.export("jsonl")):
        findings = check(read_evidence(export), [visitor.info().commitment or ""])
        assert holds(findings), [finding.say() for finding in findings]
    return Game.from_record(Record.read(text))
