"""Bots that are asked: which of them, about what, and where they think."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Container, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

from longshore.bots.bot import Bot, Budget, Decision, bot_rng
from longshore.bots.merchant import Merchant
from longshore.bots.referee import Answer, ask
from longshore.bots.registry import make_bot
from longshore.bots.uniform import Random
from longshore.engine.bindings import GameBuffer
from longshore.server.domain import playing
from longshore.server.domain.state import TableState
from longshore.server.metrics import Metrics

if TYPE_CHECKING:
    from longshore.bots.search.proposing import Proposal

PATIENCE = 30.0  # seconds for a bot that is not ours
MOST_LIKELY, WORTH_TELLING = 3, 0.05  # of what a network might do
QUICK = (Merchant, Random)  # they take less time than a change of threads would


class Question(NamedTuple):
    """A decision for a bot, and what it was asked about."""

    seat: int
    name: str
    bot: Bot
    decision: Decision
    buffer: GameBuffer
    game_seq: int
    auction: int | None


class Thinkers:
    """The bots at the tables of this process."""

    def __init__(self, threads: int, budget: Budget, metrics: Metrics) -> None:
        self.budget, self.metrics = budget, metrics
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="longshore-bot")
        self._bots: dict[str | tuple[str, int, str], Bot] = {}
        self._own = threading.local()  # a thread's bots, by name

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def questions(self, state: TableState) -> Sequence[Question]:
        """A bot's decision; of those that think, all that owe one, as sealed bids are owed."""
        asked: list[Question] = []
        for seat in state.awaiting:
            name = state.bot_of(seat)
            if name is not None:
                question = self.question(state, seat, name)
                if not is_quick(question.bot):
                    asked.append(question)
                elif not asked:
                    return (question,)
        return asked

    def question(self, state: TableState, seat: int, name: str) -> Question:
        """What a bot is asked to decide for a seat: from the seat's knowledge alone."""
        game, started = playing.need_running(state), state.started
        buffer, seed = game.buffer, 0 if started is None else started.seed
        decision = Decision(
            buffer,
            state.rules,
            seat,
            bot_rng(seed, state.played, seat),
            self.budget,
            state.witnesses.rows.copy().copy,
        )
        bot = self._bot(state.id, seat, name)
        return Question(seat, name, bot, decision, buffer, state.game_seq, state.auction)

    def _bot(self, table: str, seat: int, name: str) -> Bot:
        """Our own bots keep nothing between decisions: one of each is enough for all tables."""
        bot = self._bots.get(name) or self._bots.get((table, seat, name))
        if bot is None:
            bot = make_bot(name)
            self._bots[name if _is_ours(bot) else (table, seat, name)] = bot
        return bot

    def forget(self, tables: Container[str]) -> None:
        """Others' bots go with their tables: all but these."""
        gone = [one for one in self._bots if isinstance(one, tuple) and one[0] not in tables]
        for one in gone:
            del self._bots[one]

    async def think(self, question: Question) -> Answer:
        """A bot's answer; in a thread, unless it has it at once."""
        if is_quick(question.bot):
            return self.quick_answer(question)
        began, loop = time.perf_counter(), asyncio.get_running_loop()
        answer = await loop.run_in_executor(self._pool, self._ask, question)
        self.metrics.bot_thought(time.perf_counter() - began)
        return answer

    async def likeliest(self, question: Question) -> Sequence[Proposal]:
        """What the network of the learned player might do there, the likeliest first."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, _likeliest, question)

    def quick_answer(self, question: Question) -> Answer:
        began = time.perf_counter()
        answer = ask(question.bot, question.decision)
        self.metrics.bot_thought(time.perf_counter() - began)
        return answer

    def _ask(self, question: Question) -> Answer:
        """In a thread. A bot of ours thinks in memory that it keeps: each thread has its own."""
        bot = question.bot
        if _is_ours(bot):
            bots: dict[str, Bot] = vars(self._own)
            bot = bots.get(question.name) or make_bot(question.name)
            bots[question.name] = bot
        return ask(bot, question.decision, PATIENCE)


def _likeliest(question: Question) -> Sequence[Proposal]:
    """In a thread. Who has nothing to choose is told nothing."""
    from longshore.bots.learned.weights import load_packed  # not before somebody asks
    from longshore.bots.search.proposing import propose

    decision = question.decision.then(question.buffer)
    if decision.forced:
        return ()
    found = propose(decision.sight, decision.seat, load_packed())
    return [one for one in found[:MOST_LIKELY] if one.likely >= WORTH_TELLING]


def is_quick(bot: Bot) -> bool:
    """What others have made of one of ours may take any time."""
    return type(bot) in QUICK


def _is_ours(bot: Bot) -> bool:
    """A bot derived from one of ours is not ours."""
    return bool(vars(type(bot)).get("trusted", False))
