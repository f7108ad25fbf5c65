"""The course of one game: what was dealt, what was played, and who is to move."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from longshore.engine.state import SEALED_BIDS, SEATS, Phase
from longshore.envs.one_game import OneGame
from longshore.envs.openspiel.dealing import Dealing
from longshore.envs.openspiel.placing import Placing
from longshore.envs.presets import preset
from longshore.envs.starts import Start
from longshore.game.options import Options

CHANCE = pyspiel.PlayerId.CHANCE
SIMULTANEOUS = pyspiel.PlayerId.SIMULTANEOUS
TERMINAL = pyspiel.PlayerId.TERMINAL

# An entry of the log: a seat, its move, and whether it was made in secret.
SEAT = 512  # moves are fewer
SEALED = 8 * SEAT

_OVER = int(Phase.OVER)


@dataclass(frozen=True)
class CourseSetting:
    """What all games of a kind share."""

    options: Options
    reward: str
    dealing: Dealing | Placing

    def __reduce__(self) -> tuple[Any, ...]:
        if isinstance(self.dealing, Dealing):
            return setting_of, (self.options, self.reward)
        return CourseSetting, (self.options, self.reward, self.dealing)

    def begun(self, start: Start) -> CourseSetting:
        """The same, but that a game begins from a position."""
        return CourseSetting(self.options, self.reward, Placing(start, self.options))


@cache
def setting_of(options: Options, reward: str) -> CourseSetting:
    return CourseSetting(options, reward, Dealing(options))


@cache
def setting_of_preset(name: str, reward: str) -> CourseSetting:
    chosen = preset(name)
    placing = Placing(chosen.position, chosen.options, chosen.cards)
    return CourseSetting(chosen.options, reward, placing)


class Course:
    """One game from the first chance node on. Cheap to copy: searching copies at every step.

    The log holds the moves as they came; sealed moves are put in the order of the seats when they
    are revealed, so that it tells nothing of who spelled when.
    """

    __slots__ = (
        "_first",
        "_legal",
        "drawn",
        "game",
        "log",
        "phase",
        "player",
        "revealed",
        "rewards",
        "sealed",
        "setting",
    )

    def __init__(self, setting: CourseSetting) -> None:
        self.setting = setting
        self.drawn: tuple[int, ...] = ()
        self.game: OneGame | None = None
        self.log = array("H")
        self.sealed = 0  # from here on the log is secret
        self.revealed = 0  # from here to the end of the log: what the last move revealed
        self.player: Any = CHANCE
        self.phase = -1  # what the table waits for, once the deal is drawn
        self.rewards: list[float] = [0.0] * setting.options.seats
        self._first: list[float] = []  # what the seats were worth when the game began
        self._legal: dict[int, list[int]] = {}
        self._begin_when_drawn()

    def __deepcopy__(self, _memo: Any) -> Course:
        twin = object.__new__(Course)
        twin.setting, twin.drawn = self.setting, self.drawn
        twin.player, twin.phase = self.player, self.phase
        twin.game = None if self.game is None else self.game.copy()
        twin.log, twin.sealed, twin.revealed = self.log[:], self.sealed, self.revealed
        # replaced, never changed
        twin.rewards, twin._legal, twin._first = self.rewards, self._legal, self._first
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.setting, self.drawn, self.log.tolist())

    @property
    def returns(self) -> list[float]:
        """What was earned so far."""
        seats = self.setting.options.seats
        if self.game is None:
            return [0.0] * seats
        if self.setting.reward == "shaped":
            worths = self.game.worths()[:seats].tolist()
            return [now - first for now, first in zip(worths, self._first, strict=True)]
        return self.rewards

    def legal(self, seat: int) -> list[int]:
        """The moves a seat is offered, in rising order; none if it owes no decision."""
        if self.game is None:
            return []
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = sorted(self.game.offered(seat).tolist())
        return found

    def outcomes(self) -> list[int]:
        return self.setting.dealing.outcomes(self.drawn)

    def draw(self, outcome: int) -> None:
        """Apply the outcome of a chance node."""
        if outcome not in self.outcomes():
            possible = ", ".join(map(str, self.outcomes()))
            raise ValueError(f"Outcome {outcome} cannot be drawn here, but: {possible}.")
        self.drawn += (outcome,)
        self._begin_when_drawn()

    def _begin_when_drawn(self) -> None:
        setting = self.setting
        if len(self.drawn) == setting.dealing.nodes:
            self.game = setting.dealing.begin(self.drawn, setting.reward)
            self._first = self.game.worths()[: setting.options.seats].tolist()
            self._look(self.game)

    def play(self, move: int) -> None:
        """Play the move of the one seat that is to move."""
        game = self._playing
        if self.player == SIMULTANEOUS:
            raise ValueError("Several seats bid at once: play one move of each of them together.")
        seat = int(self.player)
        earned = game.play(seat, move)
        self.log.append(SEAT * seat + move)
        self.rewards = earned[: len(self.rewards)].tolist()
        self._look(game)
        self.sealed = self.revealed = len(self.log)

    def play_together(self, moves: Sequence[int]) -> None:
        """Play one move of each seat that owes a sealed bid; the others' numbers say nothing."""
        game, seats = self._playing, self.setting.options.seats
        if self.player != SIMULTANEOUS:
            raise ValueError("Only sealed bids are played by several seats at once.")
        if len(moves) != seats:
            raise ValueError(f"{len(moves)} moves for {seats} seats: one for each is needed.")
        for seat in game.waiting:
            if (why_not := game.refusal(seat, moves[seat])) is not None:
                raise ValueError(why_not)
        self.seal({seat: moves[seat] for seat in game.waiting})

    def seal(self, moves: dict[int, int]) -> None:
        """Play sealed moves by seat, of some or of all that owe one."""
        game, before = self._playing, self.phase
        earned = np.zeros(SEATS)
        for seat, move in moves.items():
            earned += game.play(seat, move)
            self.log.append(SEALED + SEAT * seat + move)
        self.rewards = earned[: len(self.rewards)].tolist()
        self._look(game)
        if self.phase != before:
            self._reveal()

    @property
    def _playing(self) -> OneGame:
        if self.game is None:
            raise ValueError("The deal is not drawn yet: a chance node takes an outcome.")
        if self.player == TERMINAL:
            raise ValueError("The game is over: no move can be played.")
        return self.game

    def _reveal(self) -> None:
        spelled = sorted(self.log[self.sealed :], key=lambda entry: entry // SEAT)
        self.log[self.sealed :] = array("H", spelled)
        self.revealed, self.sealed = self.sealed, len(self.log)

    def _look(self, game: OneGame) -> None:
        """Take in what the deal or a move has led to."""
        cells = game.buffer.cells  # a field of an array is read several times as fast as a record's
        self.phase = int(cells["phase"][0])
        self._legal = {}
        if self.phase == _OVER:
            self.player = TERMINAL
        elif self.phase in SEALED_BIDS:  # also when one alone still spells: nobody may know
            self.player = SIMULTANEOUS
        else:
            self.player = int(cells["awaiting"][0]).bit_length() - 1  # one seat alone


def replayed(setting: CourseSetting, drawn: Sequence[int], log: Sequence[int]) -> Course:
    """A course from what was drawn and played.

    Sealed moves of different seats can be played in any order, one by one.
    """
    course = Course(setting)
    for outcome in drawn:
        course.draw(outcome)
    for entry in log:
        seat, move = entry % SEALED // SEAT, entry % SEAT
        if entry < SEALED:
            course.play(move)
        else:
            course.seal({seat: move})
    return course
