"""One game between bots, from the deal to its rows.

The loop stays on the engine's records: no `Game`, no views unless a bot asks for one.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from longshore.bots.auction_history import AuctionHistory
from longshore.bots.bot import Auctions, Bot, Decision, bot_rng
from longshore.bots.referee import ask, dismiss
from longshore.bots.registry import make_bot
from longshore.engine.bindings import GameBuffer, Pages, copy_into
from longshore.engine.deal import draw_deal
from longshore.engine.journal import CAPACITY
from longshore.engine.play import new_deal, start
from longshore.engine.state import FIRST_BIDS, STATE, Phase
from longshore.game.events import Event, visible
from longshore.game.game import Game
from longshore.game.options import Options
from longshore.game.spelling import fold
from longshore.game.viewing import make_view
from longshore.game.views import View
from longshore.lab.economy import Economy
from longshore.lab.outcome import PlayedTable, make_rows
from longshore.lab.rows import GameRow, SeatRow, Turns, Value, no_turns, turn_dicts
from longshore.lab.setting import Setting

_MANY_ROWS = CAPACITY // 2  # no move writes as many as are left


class Fault(NamedTuple):
    """A decision that a bot forfeited, and why."""

    game: int
    seat: int
    bot: str
    reason: str


class TableResult(NamedTuple):
    """One game: its rows, and what is measured beside them."""

    number: int
    game: GameRow
    seats: tuple[SeatRow, ...]
    turn_cells: Turns  # an array of dtype `rows.TURN`; empty unless the setting asks for turns
    times: tuple[tuple[float, ...], ...]  # by seat, the seconds that each of its decisions took
    faults: tuple[Fault, ...]
    record: str = ""  # the game in notation, if the setting asks for it
    costs: tuple[dict[str, float], ...] = ()  # by seat: what its bot says that it has spent

    @property
    def seconds(self) -> tuple[float, ...]:
        """Thinking time by seat."""
        return tuple(map(sum, self.times))

    @property
    def decisions(self) -> tuple[int, ...]:
        """Decisions by seat."""
        return tuple(map(len, self.times))

    @property
    def turns(self) -> list[dict[str, Value]]:
        """The turns row by row, under the names that are written."""
        return turn_dicts(self.turn_cells)


def play_table(setting: Setting, number: int) -> TableResult:
    """Play game `number` of a setting: the same game whenever and wherever it is played."""
    return Table(setting, number).play()


class Trace(NamedTuple):
    """A game move by move."""

    options: Options
    opening: GameBuffer
    moves: list[tuple[int, int]]  # seat and move
    seed: int | None = None


def trace_table(setting: Setting, number: int) -> tuple[Trace, TableResult]:
    """The same, with every move of it."""
    table = _TracedTable(setting, number)
    opening = table.buffer.copy()
    result = table.play()
    return Trace(setting.options, opening, table.moves, table.seed), result


def _costs(bot: Bot) -> dict[str, float]:
    """What a bot says that it has spent; nothing, if it cannot say it."""
    try:
        return {str(unit): float(much) for unit, much in bot.costs().items()}
    except Exception:  # noqa: BLE001  it is the bot's code
        return {}


def deal(options: Options, seed: int) -> GameBuffer:
    """A game dealt from a seed, at its first decision."""
    dealt, buffer = new_deal(), GameBuffer(np.zeros(1, STATE))
    draw_deal(dealt, options.seats, seed)
    start(buffer.state, options.rules(), dealt, Pages().journal)
    return buffer


class _Memory:
    """The auctions that all have seen. Bots are handed this, so it holds nothing else."""

    def __init__(self) -> None:
        self._witnesses = AuctionHistory()
        self._rows = self._witnesses.rows

    def see(self, before: GameBuffer, after: GameBuffer) -> None:
        self._witnesses.see(before, after)
        self._rows = self._witnesses.rows

    def auctions(self) -> Auctions:
        """A copy: what one bot does with it is nothing to another."""
        return self._rows.copy()


class _Tale:
    """The game told action by action: for bots that hear events, and for who wants to keep it.

    The loop of a table knows moves alone; this plays the same game along with it, as a `Game`.
    """

    def __init__(self, options: Options, seed: int) -> None:
        self.game = Game.start(options, seed=seed)

    def go_on(self, seat: int, moves: tuple[int, ...]) -> None:
        for action in fold(self.game.buffer, seat, moves):
            self.game.play(action, seat)

    def told(self, seat: int) -> Callable[[], Sequence[Event]]:
        return lambda: visible(self.game.events, seat)


class Table:
    """A game of bots that are asked one after the other."""

    def __init__(self, setting: Setting, number: int) -> None:
        self.setting, self.number = setting, number
        self.options = setting.options
        self.seed = setting.game_seed(number)
        self.specs = setting.seating(number)
        self.bots: list[Bot] = [make_bot(spec) for spec in self.specs]
        self.rngs = [bot_rng(self.seed, seat) for seat in range(self.options.seats)]
        self.buffer = deal(self.options, self.seed)
        told = setting.record or any(bot.hears for bot in self.bots)
        self.tale = _Tale(self.options, self.seed) if told else None
        self.before = self.buffer.copy()
        self.pages = Pages()
        # views of the numbers that the loop looks at: a record's fields are slow to reach
        self.awaiting, self.phase = self.buffer.cells["awaiting"], self.buffer.cells["phase"]
        self.rows = self.pages.cells["count"]
        self.economy = Economy(self.buffer, number, setting.stall)
        self.memory = _Memory()
        self.times: list[list[float]] = [[] for _ in self.specs]
        self.faults: list[Fault] = []

    def play(self) -> TableResult:
        try:
            self._play_on()
        finally:
            dismiss(self.bots, self._end_of)
        return self._result()

    def _play_on(self) -> None:
        phase, rows = self.phase, self.rows
        while not self.economy.closed:
            seat, moves = self._next()
            if self.tale is not None:
                self.tale.go_on(seat, moves)
            for move in moves:
                if phase[0] in FIRST_BIDS:
                    self._step_witnessed(seat, move)
                else:
                    self._step(seat, move)
                if rows[0] > _MANY_ROWS:
                    self.economy.post(self.pages)
            self.economy.post(self.pages)

    def _next(self) -> tuple[int, tuple[int, ...]]:
        """Who acts next, and what that seat does."""
        waiting = int(self.awaiting[0])
        seat = (waiting & -waiting).bit_length() - 1
        return seat, self._ask(seat)

    def _end_of(self, seat: int) -> View | None:
        """What a seat sees of the end; None if the game goes on no further."""
        over = self.phase[0] == Phase.OVER
        return make_view(self.buffer.state, self.options, seat) if over else None

    def _ask(self, seat: int) -> tuple[int, ...]:
        began = time.perf_counter()
        decision = Decision(
            self.buffer,
            self.options,
            seat,
            self.rngs[seat],
            self.setting.budget,
            self.memory.auctions,
            None if self.tale is None else self.tale.told(seat),
        )
        answer = ask(self.bots[seat], decision, self.setting.patience)
        self.times[seat].append(time.perf_counter() - began)
        if answer.forfeit is not None:
            self.faults.append(Fault(self.number, seat, self.specs[seat], answer.forfeit))
        return answer.moves

    def _step(self, seat: int, move: int) -> None:
        if not self.buffer.step(seat, move, self.pages):
            raise RuntimeError(f"Move {move} of seat {seat} is not legal.")

    def _step_witnessed(self, seat: int, move: int) -> None:
        """Where bids are made, and turned over by the last of them."""
        copy_into(self.buffer.cells, self.before.cells)
        self._step(seat, move)
        if self.phase[0] not in FIRST_BIDS:
            self.memory.see(self.before, self.buffer)

    def _result(self) -> TableResult:
        forfeits = [0] * self.options.seats
        for fault in self.faults:
            forfeits[fault.seat] += 1
        decisions = [len(times) for times in self.times]
        played = PlayedTable(self.number, self.seed, self.options, self.specs, decisions, forfeits)
        game, seats = make_rows(self.buffer, self.economy, played)
        return TableResult(
            number=self.number,
            game=game,
            seats=seats,
            turn_cells=self.economy.turns if self.setting.turns else no_turns(),
            times=tuple(map(tuple, self.times)),
            faults=tuple(self.faults),
            record=self.tale.game.record().to_text() if self.setting.record and self.tale else "",
            costs=tuple(map(_costs, self.bots)),
        )


class _TracedTable(Table):
    def __init__(self, setting: Setting, number: int) -> None:
        super().__init__(setting, number)
        self.moves: list[tuple[int, int]] = []

    def _step(self, seat: int, move: int) -> None:
        super()._step(seat, move)
        self.moves.append((seat, move))
