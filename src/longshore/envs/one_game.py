"""One game as environments play it: move by move, by the seats that owe one."""

from __future__ import annotations

from typing import Any

import numpy as np

from longshore.engine.bindings import GameBuffer, Pages
from longshore.engine.compiled import inside
from longshore.engine.deal import draw_deal
from longshore.engine.moves import MOVES, PASS, move_name
from longshore.engine.observe import SIZE, Row, observe_cells
from longshore.engine.offering import offered_on
from longshore.engine.play import new_deal, new_moves, start
from longshore.engine.state import NONE, SEATS, STATE, Phase
from longshore.engine.types import Dealt, Mask, Moves
from longshore.envs.bindings import Numbers, play_on, rewards_on, worths_on
from longshore.envs.rewards import Reward, reward_kind
from longshore.envs.settings import MOST_SEED, whole_number
from longshore.envs.starts import Start, read_start
from longshore.game.options import Options

_OVER = int(Phase.OVER)
WAIT = PASS  # what the mask of a seat holds that has nothing to decide


class OneGame:
    """A game, what it offers to whom, and what a move earns. Seats are numbers."""

    __slots__ = ("_moves", "_worths", "buffer", "kind", "options")

    def __init__(
        self,
        options: Options,
        reward: str = "difference",
        *,
        seed: int = 0,
        dealt: Dealt | None = None,
        begun: Start | None = None,
    ) -> None:
        """The game of a seed, of an explicit deal, or from where another game stands."""
        self.options, self.kind = options, reward_kind(reward)
        seed = whole_number("A seed", seed, 0, MOST_SEED)
        self._moves = new_moves()
        if begun is not None:
            self.buffer = GameBuffer(read_start(begun, options)[0])
        else:
            self.buffer = GameBuffer(np.zeros(1, STATE))
            if dealt is None:
                dealt = new_deal()
                draw_deal(dealt, options.seats, seed)
            start(self.buffer.state, options.rules(), dealt, Pages().journal)
        self._worths = self.worths()

    @classmethod
    def of(cls, begun: Start, reward: str = "difference") -> OneGame:
        """A game that goes on from a `Game`, a record or a position, by the options of that."""
        return cls(read_start(begun)[1], reward, begun=begun)

    @property
    def over(self) -> bool:
        return bool(self._read("phase") == _OVER)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision; several for sealed bids."""
        awaiting = self._read("awaiting")
        return tuple(seat for seat in range(self.options.seats) if awaiting >> seat & 1)

    @property
    def to_move(self) -> int:
        """The first of them, -1 when the game is over. Sealed bids may come in any order."""
        return self.waiting[0] if self.waiting else NONE

    def offered(self, seat: int) -> Moves:
        """The moves a seat is offered; none if it owes no decision."""
        seat = self._seat(seat)
        if seat not in self.waiting:
            return self._moves[:0].copy()
        count = offered_on(inside(self.buffer.cells), seat, self._moves)
        return self._moves[:count].copy()

    def mask(self, seat: int) -> Mask:
        """The same as a mask over all moves; to wait, if nothing is offered."""
        offered = self.offered(seat)
        if not len(offered):
            return only_wait()
        mask = np.zeros(MOVES, np.bool_)
        mask[offered] = True
        return mask

    def observe(self, seat: int) -> Row:
        """What a seat may know."""
        return self.write_row(seat, np.empty(SIZE, np.float32))

    def observe_all(self, seat: int = 0) -> Row:
        """Everything, as seen from a seat. Not for players."""
        return self.write_row(seat, np.empty(SIZE, np.float32), everything=True)

    def write_row(self, seat: int, row: Row, *, everything: bool = False) -> Row:
        """`observe`, or with `everything` `observe_all`, into a row that somebody has."""
        if row.shape != (SIZE,) or row.dtype != np.float32 or not row.flags.c_contiguous:
            raise ValueError(f"A row is an array of {SIZE} float32 numbers in one piece.")
        observe_cells(self.buffer.cells, self._seat(seat), row, everything=everything)
        return row

    def play(self, seat: int, move: int) -> Numbers:
        """Play a move that is offered; what it earns each of the five seats."""
        seat, move = self._seat(seat), whole_number("A move", move, 0, MOVES - 1)
        if (why_not := self.refusal(seat, move)) is not None:
            raise ValueError(why_not)
        play_on(inside(self.buffer.cells), seat, move)
        return self._earned()

    def refusal(self, seat: int, move: int) -> str | None:
        """Why a seat cannot play a move; None if it can."""
        offered = self.offered(seat)
        if move in offered:
            return None
        if not len(offered):
            owing = ", ".join(map(str, self.waiting)) or "none: the game is over"
            return f"Seat {seat} owes no decision; these do: {owing}."
        named = ", ".join(f"{one} ({move_name(one)})" for one in map(int, offered))
        return f"Seat {seat} is not offered move {move} ({move_name(move)}), but: {named}."

    def worths(self) -> Numbers:
        """F3, as things stand, of the five seats; at the end the final money."""
        worths = np.zeros(SEATS)
        worths_on(inside(self.buffer.cells), worths)
        return worths

    def copy(self) -> OneGame:
        twin = object.__new__(OneGame)
        twin.options, twin.kind = self.options, self.kind
        twin.buffer, twin._worths = self.buffer.copy(), self._worths
        twin._moves = self._moves  # nothing is kept there
        return twin

    def _read(self, field: str) -> int:
        """A field of the record; from the array, which is several times as quick."""
        return int(self.buffer.cells[field][0])

    def _seat(self, seat: int) -> int:
        return whole_number("A seat", seat, 0, self.options.seats - 1)

    def __deepcopy__(self, memo: dict[int, Any]) -> OneGame:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """The record and what was earned so far; the rest is made anew."""
        kept = self.buffer.cells.tobytes(), self._worths
        return _restored, (self.options, self.kind.name.lower(), kept)

    def _earned(self) -> Numbers:
        rewards = np.zeros(SEATS)
        if self.kind == Reward.SHAPED:
            worths = self.worths()
            rewards[:] = worths - self._worths
            self._worths = worths
        elif self.over:
            rewards_on(inside(self.buffer.cells), self.kind, self.worths(), rewards)
        return rewards


def only_wait() -> Mask:
    """The mask of who has nothing to decide: never empty, as policies draw from it all the same."""
    mask = np.zeros(MOVES, np.bool_)
    mask[WAIT] = True
    return mask


def _restored(options: Options, reward: str, kept: tuple[bytes, Numbers]) -> OneGame:
    game = OneGame(options, reward)
    record, game._worths = kept
    game.buffer = GameBuffer(np.frombuffer(record, STATE).copy())
    return game
