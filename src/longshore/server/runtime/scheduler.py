"""The scheduler: bots, standing orders and clocks, wherever the server has to decide for a seat.

Of several processes the one that wrote last at a table keeps it; if that one dies, its lease runs
out and another takes over. Whatever is decided is written down like any other wish, so that even
two of them could not do anything twice.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from longshore.bots.bot import Budget
from longshore.bots.loading import BotError
from longshore.bots.referee import Answer, safe_moves
from longshore.game.actions import AnyAction
from longshore.game.refusals import IllegalAction
from longshore.game.spelling import fold
from longshore.server.domain import playing
from longshore.server.domain.entries import Hand
from longshore.server.domain.playing import Wished
from longshore.server.domain.quotas import has_room
from longshore.server.domain.refused import Damaged, Lacking, WishRefused
from longshore.server.domain.state import TableState
from longshore.server.domain.turn import MOST_TOGETHER, stretches
from longshore.server.runtime.changing import MakeAt
from longshore.server.runtime.live import Live
from longshore.server.runtime.registry import LATEST, TableRegistry
from longshore.server.runtime.thinking import Question, Thinkers, is_quick
from longshore.server.runtime.waiting import Waiting
from longshore.server.runtime.work import by_order, deadline, has_work
from longshore.server.store import StoreError

SWEEP_SECONDS = 0.5
MOST_MOVED = 50  # times that a decision comes to nothing, one after the other
LACKING_MS = 60_000  # until a table is tried again whose edition is not here
AT_ONCE = 200  # tables that one sweep takes on

logger = logging.getLogger(__name__)


class _Moved(Exception):
    """The game has gone on while something was thought about."""


# A part of what a bot has decided, played if the game is still as it was after entry `game_seq`.
_Play: TypeAlias = Callable[[TableState, int], Wished]


class Scheduler:
    """Decides for the seats that no person decides for, at the tables of this process."""

    def __init__(
        self, registry: TableRegistry, threads: int, budget: Budget, lease_ms: int, waiting: Waiting
    ) -> None:
        self.registry, self.lease_ms, self.waiting = registry, lease_ms, waiting
        self.thinkers = Thinkers(threads, budget, registry.metrics)
        self._busy: set[str] = set()
        self._again: set[str] = set()
        self._closing = False
        registry.changes.wake = self.wake

    def close(self) -> None:
        self._closing = True
        self.thinkers.close()

    def wake(self, table: str) -> None:
        """There may be something to decide at a table."""
        if self._closing:
            return
        if table in self._busy:
            self._again.add(table)
            return
        self._busy.add(table)
        self.registry.spawn(self._work(table))

    async def sweep(self) -> None:
        """For ever: look for tables whose time has come, or whose keeper has died."""
        while True:
            now = self.registry.clock()
            try:
                due = await self.registry.read(
                    self.registry.store.due, self.registry.process, now, self.lease_ms, AT_ONCE
                )
            except StoreError as problem:
                logger.warning("%s", problem)
                due = []
            for table in due:
                await self._look_after(table)
            self.registry.forget_idle(time.monotonic())
            self.thinkers.forget(self.registry)
            await asyncio.sleep(SWEEP_SECONDS)

    async def _look_after(self, table: str) -> None:
        """One table that cannot be read must not keep the others waiting."""
        try:
            await self._take_on(table)
        except Lacking as problem:  # it may be brought back
            logger.warning("%s", problem)
            await self._set_aside(table, self.registry.clock() + LACKING_MS)
        except Damaged:  # which is logged; there is nothing to be done until it is mended
            await self._set_aside(table, None)
        except (StoreError, WishRefused) as problem:
            logger.warning("%s", problem)
        except Exception:
            logger.exception("A table that is due cannot be looked after.")

    async def _set_aside(self, table: str, due_at: int | None) -> None:
        row = await self.registry.read(self.registry.store.row, table)
        seq = row.seq if row is not None else 0
        await self.registry.read(
            self.registry.store.put_off, self.registry.process, table, seq, due_at
        )

    async def _take_on(self, table: str) -> None:
        async with self.registry.at(table, LATEST) as (live, state):
            live.mine = True
            if not has_work(live.orders, state) and not state.clock.expired(
                self.registry.now(state)
            ):
                # an order that leaves it to the person, or a clock that was stopped meanwhile
                put_off = self.registry.store.put_off
                await self.registry.read(
                    put_off, self.registry.process, table, state.seq, deadline(state)
                )
                return
        self.wake(table)

    async def _work(self, table: str) -> None:
        moved = 0
        try:
            while not self._closing and (went_on := await self._step(table)) is not None:
                moved = 0 if went_on else moved + 1
                if moved:  # it goes round in circles, or others are always quicker
                    await asyncio.sleep(min(moved * 0.01, 1.0))
                if moved == MOST_MOVED:
                    logger.error("The keeper of a table cannot get anything done: %s", table)
                    return
        finally:
            self._busy.discard(table)
            if table in self._again:
                self._again.discard(table)
                self.wake(table)

    async def _step(self, table: str) -> bool | None:
        """Decide one thing: whether it was done, or is to be done again; None: there is none."""
        async with self.registry.at(table) as (live, state):
            if not live.mine or state.status != "running":
                return None
            expired = state.clock.expired(self.registry.now(state))
            ordered, wait = self._ordered(live, state)
            questions = () if expired else self.thinkers.questions(state)
            if wait and not expired and not questions:
                await self._put_off(state, wait)
        try:
            if ordered is not None:
                await self._carry_out(table, ordered)
            elif expired:
                await self._run_out(table, expired[0])
            elif questions:
                await self._answer(table, questions)
            else:
                return None
        except (_Moved, IllegalAction):
            return False
        except WishRefused as problem:
            if problem.code == "quota":  # nothing more can be done here until a person does it
                logger.warning("Table %s: %s", table, problem)
            return None  # or the table was closed meanwhile
        return True

    # Standing orders

    def _ordered(self, live: Live, state: TableState) -> tuple[int | None, float]:
        """A seat whose standing orders say what it does now; else how long the next one waits."""
        waits: list[float] = []
        expired = state.clock.expired(now := self.registry.now(state))
        for seat in state.awaiting:
            if by_order(live.orders, state, seat) is None:
                continue
            wait = 0.0 if seat in expired else self.waiting.left(state, seat, now)
            if not wait:
                return seat, 0.0
            waits.append(wait)
        return None, min(waits, default=0.0)

    async def _put_off(self, state: TableState, wait: float) -> None:
        """Look at a table again when its next order, or its next clock, is due."""
        due = [self.registry.clock() + round(wait * 1000), deadline(state)]
        at = min(one for one in due if one is not None)
        registry = self.registry
        await registry.read(registry.store.put_off, registry.process, state.id, state.seq, at)

    async def _carry_out(self, table: str, seat: int) -> None:
        """Play what a standing order says; what is left of the order is written with it."""

        def make(live: Live, state: TableState) -> Wished:
            carried = by_order(live.orders, state, seat)
            if carried is None:
                raise _Moved
            wished = playing.play(state, seat, (carried.action,), seq=state.seq, by="order")
            return wished._replace(orders=carried.orders_after)

        if self.registry.store.shared:  # they may have been withdrawn at another process
            await self.registry.read_orders(table)
        await self.registry.wish_at(table, make)

    # Clocks

    async def _run_out(self, table: str, seat: int) -> None:
        """A seat's time is over: a bot plays on, or the safe move is made."""

        def make(state: TableState) -> Wished:
            if seat not in state.clock.expired(self.registry.now(state)) or state.game is None:
                raise _Moved
            clock = state.settings.clock
            moves_left = has_room(state.written, "bots")
            if clock is None or clock.out == "bot" or not moves_left:
                return playing.take_over(state, seat)
            moves = safe_moves(state.game.buffer, seat)
            action = fold(state.game.buffer, seat, moves)[0]
            return playing.play(state, seat, (action,), seq=state.seq, by="clock")

        await self.registry.wish(table, make)

    # Bots

    async def _answer(self, table: str, questions: Sequence[Question]) -> None:
        """Let bots decide, and play it; with it, in one writing, what quick bots do after it."""
        answers = await self._think_on(table, questions)
        pairs = zip(questions, answers, strict=True)
        plays = deque(play for pair in pairs for play in _plays(*pair))
        game_seq = questions[0].game_seq

        def then(live: Live, state: TableState) -> Wished | None:
            if not has_room(state.written, "bots", more=MOST_TOGETHER):
                return None
            try:
                if not plays:
                    plays.extend(self._next_plays(live, state))
                return plays.popleft()(state, state.game_seq) if plays else None
            except (_Moved, WishRefused, IllegalAction, BotError):
                plays.clear()  # what was played before it is written
                return None

        while plays:
            make = _from_the_first(plays, game_seq)
            done = await self.registry.wish_at(table, make, then=then)
            game_seq = done.line.seq

    def _next_plays(self, live: Live, state: TableState) -> Sequence[_Play]:
        """What a quick bot does that is asked now, if nothing else comes first."""
        if self._closing or state.status != "running":
            return ()
        ordered, _ = self._ordered(live, state)
        if ordered is not None or state.clock.expired(self.registry.now(state)):
            return ()
        questions = self.thinkers.questions(state)
        if not questions or not is_quick(questions[0].bot):
            return ()
        return _plays(questions[0], self.thinkers.quick_answer(questions[0]))

    async def _think_on(self, table: str, questions: Sequence[Question]) -> Sequence[Answer]:
        """The answers; for as long as they take, the lease is renewed."""
        if is_quick(questions[0].bot):
            return (self.thinkers.quick_answer(questions[0]),)
        thinking = asyncio.gather(*map(self.thinkers.think, questions))
        while True:
            done, _ = await asyncio.wait({thinking}, timeout=self.lease_ms / 3000)
            if done:
                return thinking.result()
            registry = self.registry
            await registry.read(
                registry.store.claim, table, registry.process, registry.clock(), self.lease_ms
            )


def _from_the_first(plays: deque[_Play], game_seq: int) -> MakeAt:
    """The first of the plays, and then the others: also when all is decided anew, since another
    process was quicker.
    """
    first, *others = plays

    def make(_live: Live, state: TableState) -> Wished:
        plays.clear()
        plays.extend(others)
        return first(state, game_seq)

    return make


def _plays(question: Question, answer: Answer) -> deque[_Play]:
    """What a bot has decided, in parts: several actions together, as far as nobody has a say."""
    seat, auction, forfeit = question.seat, question.auction, answer.forfeit
    buffer, decided = question.buffer, fold(question.buffer, seat, list(answer.moves))
    by: Hand = "bot"

    def play(actions: Sequence[AnyAction], state: TableState, game_seq: int) -> Wished:
        same_auction = auction is not None and state.auction == auction
        if state.bot_of(seat) is None or seat not in state.awaiting:
            raise _Moved
        if state.game_seq != game_seq and not same_auction:
            raise _Moved
        return playing.play(state, seat, actions, seq=state.seq, by=by, forfeit=forfeit)

    parts = stretches(question.decision.options, buffer, seat, decided)
    return deque(partial(play, actions) for actions in parts)
