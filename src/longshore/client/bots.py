"""A bot of `longshore.bots`, one's own or one that comes along, at a seat of a table elsewhere."""

from __future__ import annotations

import random
from typing import NamedTuple

from longshore.bots.bot import UNBOUNDED, Bot, Budget, Decision, bot_rng
from longshore.bots.referee import ask, dismiss
from longshore.bots.seated import PATIENCE, Forfeit
from longshore.client.errors import Refused
from longshore.client.recalling import Memory
from longshore.client.seat import Seat
from longshore.client.watching import MOVED_ON
from longshore.game.spelling import fold
from longshore.game.views import View
from longshore.server.domain.told import SeatsOrderedTold
from longshore.server.domain.turn import stretches
from longshore.server.http.api.types import Seen


class BotGame(NamedTuple):
    """A game that a bot has played: how it ended, and the decisions that the bot did not make."""

    view: View | None
    forfeits: list[Forfeit]


def play_bot(
    seat: Seat,
    bot: Bot,
    *,
    seed: int | None = None,
    budget: Budget = UNBOUNDED,
    patience: float | None = PATIENCE,
) -> BotGame:
    """Play a seat to the end of the game by a bot, from before its start or from anywhere in it.

    The bot decides from the same as at a table of its own: what the seat was told, from the first
    entry on. `patience` is how many seconds one that is not trusted may take.
    """
    player = _Player(seat, bot, seed, budget, patience)
    played: BotGame | None = None
    try:
        played = player.play()
    finally:
        dismiss((bot,), lambda _: None if played is None else played.view)
    return played


class _Player:
    def __init__(
        self, seat: Seat, bot: Bot, seed: int | None, budget: Budget, patience: float | None
    ) -> None:
        self.seat, self.bot, self.budget, self.patience = seat, bot, budget, patience
        self.seed = random.getrandbits(32) if seed is None else seed
        self.forfeits: list[Forfeit] = []
        self.acted = 0  # the entry of the last action

    def play(self) -> BotGame:
        now = self.seat.info()
        number = self.seat.number if self.seat.number is not None else now.mine[0]
        memory = Memory(number)
        for told in self.seat.follow(after=0):
            if isinstance(told, Seen):
                continue
            if isinstance(told, SeatsOrderedTold) and told.seq > now.seq:
                memory.seat = told.order.index(memory.seat)
            memory.hear(told)
            if memory.seq >= max(now.seq, self.acted):
                self._decide(memory)
        return BotGame(memory.view, self.forfeits)

    def _decide(self, memory: Memory) -> None:
        view = memory.view
        if view is None or memory.seat not in view.board.awaiting:
            return
        buffer, number = memory.buffer(), memory.seat
        decision = Decision(
            buffer,
            view.options,
            number,
            bot_rng(self.seed, memory.played, number),
            self.budget,
            lambda: memory.auctions,
            lambda: memory.events,
        )
        answer = ask(self.bot, decision, self.patience)
        if answer.forfeit is not None:
            self.forfeits.append(Forfeit(number, memory.played, answer.forfeit))
        seq = memory.seq
        try:
            actions = fold(buffer, number, list(answer.moves))
            for part in stretches(view.options, buffer, number, actions):
                self.acted = seq = self.seat.play_turn(part, seq)[-1].seq
        except Refused as problem:
            if problem.code not in MOVED_ON:
                raise
