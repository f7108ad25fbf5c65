"""People who play at many tables while a server is struck, and what has to be in the log then.

Whatever was acknowledged is in the log, once. Whatever was not, is sent again with its key, and is
in the log at most once. Every table goes on.
"""

from __future__ import annotations

import random
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeAlias

from longshore.client import Client, Refused, Seat, Told, Unreachable
from longshore.client.client import Host
from longshore.client.seat import make_key
from longshore.game.actions import AnyAction, TakeLoan
from longshore.server.domain.entries import AnyEntry, Line, Played, Said, Undone
from longshore.server.domain.settings import ClockSettings, SeatPlan
from longshore.server.domain.state import TableState
from longshore.server.exports.auditing import audit_tables
from longshore.server.store import Store, open_store
from tests.patience import PATIENCE
from tests.server.forked import Forked
from tests.server.moving_time import until
from tests.server.players import MOVED_ON, by_chance
from tests.server.processes import Process

ME = SeatPlan(kind="me")
STEADY, EASY = SeatPlan(kind="bot", bot="steady"), SeatPlan(kind="bot", bot="easy")
HARD = SeatPlan(kind="bot", bot="hard")
PLANS = ((ME, ME, ME), (ME, STEADY, EASY), (ME, ME, STEADY, ME), (STEADY, ME, HARD))
ROUNDS = 6
NEVER = 30 * 24 * 3600  # seconds that nobody thinks for, whatever the machine's clock says

What: TypeAlias = AnyAction | str | tuple[AnyAction, ...]


class Wish:
    """Something that was asked for, with its key, and what came of it."""

    def __init__(self, table: str, seat: int, what: What) -> None:
        self.table, self.seat, self.what = table, seat, what  # several actions are one wish
        self.key = make_key()
        self.told: Told | None = None

    @property
    def actions(self) -> tuple[AnyAction, ...]:
        """What is played by it, if it is no word and takes nothing back."""
        if isinstance(self.what, tuple):
            return self.what
        return () if isinstance(self.what, str) else (self.what,)

    def ask(self, ask: Callable[[str], Told]) -> Told | None:
        """Ask, and again when the line is cut: the client does that with the same key."""
        try:
            self.told = ask(self.key)
        except Refused as problem:
            if problem.code not in MOVED_ON and not isinstance(self.what, TakeLoan | str | tuple):
                raise
        return self.told


class Crowd(threading.Thread):
    """One device: it plays its seats at one table after the other until told to stop, and then to
    the end of the last.
    """

    def __init__(self, url: str, number: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.url, self.plan, self.stop = url, PLANS[number % len(PLANS)], stop
        self.edition = ("classic", "anniversary")[number % 2]
        self.chance = random.Random(number)
        self.wishes: list[Wish] = []
        self.tables: list[str] = []
        self.problem: BaseException | None = None

    def run(self) -> None:
        try:
            with Client(self.url, patience=PATIENCE) as client:
                while not self.stop.is_set():
                    host = self._open(client)
                    if host is not None:
                        self.tables.append(host.table)
                        self._play(host)
        except BaseException as problem:  # noqa: BLE001 the test tells it
            self.problem = problem

    def _open(self, client: Client) -> Host | None:
        """A new table. This has no key: if the line is cut, there may be one that nobody has."""
        try:
            return client.open_table(
                self.edition,
                len(self.plan),
                plan=self.plan,
                options={"round_limit": ROUNDS},
                clock=ClockSettings(move=NEVER, out="safe"),
                start=True,
            )
        except (Unreachable, Refused) as problem:
            if isinstance(problem, Refused) and problem.code != "store-trouble":
                raise
            time.sleep(0.1)
            return None

    def _play(self, host: Host) -> None:
        while (now := host.info()).status == "running":
            mine = [seat for seat in now.awaiting if seat in now.mine]
            if not mine:
                time.sleep(0.01)
                continue
            self._act(host.of(self.chance.choice(mine)))

    def _act(self, seat: Seat) -> None:
        number, luck = seat.number or 0, self.chance.random()
        if luck < 0.1:
            wish = self._wish(seat, f"word {len(self.wishes)}")
            wish.ask(lambda key: seat.chat(str(wish.what), key))
            return
        if luck < 0.2:
            wish = self._wish(seat, "undo")
            wish.ask(lambda key: seat.undo(key=key))
            return
        try:
            legal = seat.legal(60)
        except Refused:  # it is over
            return
        if not legal.awaited:
            return
        if luck < 0.35:
            turn = (TakeLoan(), by_chance(self.chance, legal.actions))
            self._wish(seat, turn).ask(lambda key: seat.play_turn(turn, legal.seq, key)[0])
            return
        action = TakeLoan() if luck < 0.37 else by_chance(self.chance, legal.actions)
        wish = self._wish(seat, action)
        seq = legal.seq
        assert wish.seat == number
        wish.ask(lambda key: seat.play(action, seq, key))

    def _wish(self, seat: Seat, what: What) -> Wish:
        self.wishes.append(Wish(seat.table, seat.number or 0, what))
        return self.wishes[-1]


def granted(crowds: list[Crowd]) -> Counter[str]:
    """What was acknowledged, by its kind; words are `str`."""
    wishes = [wish for crowd in crowds for wish in list(crowd.wishes)]
    return Counter(type(wish.what).__name__ for wish in wishes if wish.told is not None)


def much(crowds: list[Crowd]) -> bool:
    """Whether enough was acknowledged to tell something from it."""
    count = granted(crowds)
    return count.total() > 100 and count["str"] > 5 and count["tuple"] > 5


def failed(crowds: list[Crowd]) -> bool:
    return any(crowd.problem for crowd in crowds)


def play_through(
    server: Process | Forked,
    strikes: Iterable[Callable[[], None]],
    devices: int,
    between: int,
    seed: int,
) -> list[Crowd]:
    """Let people play at a server, which is struck again and again; then it is stopped."""
    chance = random.Random(seed)
    stop = threading.Event()
    with server.ready():
        crowds = [Crowd(server.url, number, stop) for number in range(devices)]
        for crowd in crowds:
            crowd.start()
        for strike in strikes:
            enough = granted(crowds).total() + chance.randint(1, between)
            until(lambda enough=enough: granted(crowds).total() >= enough or failed(crowds))  # type: ignore[misc]
            if failed(crowds):
                break
            strike()
        until(lambda: much(crowds) or failed(crowds))
        stop.set()
        for crowd in crowds:
            crowd.join(PATIENCE)
            if crowd.problem is not None:
                raise crowd.problem
            assert not crowd.is_alive(), f"{crowd.tables[-1]} does not come to its end"
    return crowds


class Account(NamedTuple):
    """What was asked for, and what is in the log of it: nothing is to be lost or doubled."""

    asked: int
    acknowledged: int
    actions: int  # among these; a turn is several
    lost: int  # acknowledged, and not there as it was said
    doubled: int  # there more than once, or though it was refused or nobody asked for it

    def check(self) -> None:
        assert (self.lost, self.doubled) == (0, 0), self


def account(database: str, crowds: list[Crowd]) -> Account:
    """Compare the log with what was acknowledged; it has to play as it stands."""
    store = open_store(database, reading=True)
    try:
        logs = {table: store.lines(table) for table in store.every_table()}
        check_audit(store)
    finally:
        store.close()
    for table, lines in logs.items():
        assert [line.seq for line in lines] == list(range(1, len(lines) + 1))
        TableState.of(table, lines)
    for crowd in crowds:
        for table in crowd.tables:
            assert TableState.of(table, logs[table]).status == "finished"
    wishes = [wish for crowd in crowds for wish in crowd.wishes]
    told = [wish for wish in wishes if wish.told is not None]
    found = {wish.key: as_found(wish, logs[wish.table]) for wish in told}
    by_people = [one for lines in logs.values() for one in of_people(lines)]
    return Account(
        asked=len(wishes),
        acknowledged=len(told),
        actions=sum(len(wish.actions) for wish in told),
        lost=sum(not one for one in found.values()),
        doubled=len(by_people) - len({key for key in by_people if key in found}),
    )


def of_people(lines: list[Line]) -> Iterator[str | None]:
    """The key of each wish that stands in a log; None of what came without one."""
    more = 0
    for line in lines:
        entry = line.entry
        if more:  # it belongs to the one before it
            more -= 1
        elif isinstance(entry, Played):
            assert entry.by in ("person", "bot")  # no clock has run out
            if entry.by == "person":
                more = entry.more
                yield line.key
        elif isinstance(entry, Said | Undone):
            yield line.key


def as_found(wish: Wish, lines: list[Line]) -> bool:
    """Whether what was acknowledged stands in the log where and as it was said to."""
    assert wish.told is not None
    if not 0 < wish.told.seq <= len(lines):
        return False
    line = lines[wish.told.seq - 1]
    entry: AnyEntry = line.entry
    if line.key != wish.key:
        return False
    if isinstance(entry, Played):
        whole = [one.entry for one in lines[line.seq - 1 : line.seq + entry.more]]
        played = [(one.seat, one.action) for one in whole if isinstance(one, Played)]
        return played == [(wish.seat, action) for action in wish.actions]
    if isinstance(entry, Said):
        return (entry.seat, entry.text) == (wish.seat, wish.what)
    return isinstance(entry, Undone)


def check_audit(store: Store) -> None:
    """Every stored game comes to what was stored when it is played again."""
    report = audit_tables(store.every_table(), store.lines)
    assert report.differences == ()
