"""One seat of a game as text: read how things stand, answer in words, read what came of it.

    env = WordsEnv(edition="classic", seats=3, opponents="merchant")
    told = env.reset(seed=1)
    while not told.done:
        told = env.step(model(told.text))

The text is a seat's briefing (`longshore.briefing`), the rules with the first of a game; answers
are read as forgivingly as there. An answer that cannot be taken is told what would be right, and
the seat may try again; after `tries` of them a safe move is made for it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from longshore.bots.bot import Bot
from longshore.bots.bot_parts import bot_parts
from longshore.bots.referee import safe_moves
from longshore.bots.registry import make_bot
from longshore.bots.seated import SeatedBots
from longshore.briefing import AnswerError, Briefing, brief_game, play_answer
from longshore.engine.compiled import inside
from longshore.engine.readiness import prepare
from longshore.engine.state import SEATS
from longshore.envs.bindings import Numbers, rewards_on, worths_on
from longshore.envs.rewards import Reward, reward_kind
from longshore.envs.settings import (
    DRAWN_SEEDS,
    MOST_SEED,
    make_options,
    seat_number,
    whole_number,
)
from longshore.game.game import Game
from longshore.game.spelling import fold
from longshore.text.messages import DEFAULT

TRIES = 3


class Words(NamedTuple):
    """What the seat is told, and what its last answer has earned."""

    text: str
    reward: float
    done: bool
    refused: bool = False  # the answer was not taken; the text says what would be right
    safe: bool = False  # a safe move was made instead


class WordsEnv:
    """A seat in words against bots. An episode is one game, a step one answer."""

    def __init__(
        self,
        *,
        edition: str = "classic",
        seats: int = 4,
        seat: int | str = 0,
        opponents: str | Sequence[str] = "random",
        reward: str = "difference",
        language: str = DEFAULT,
        tries: int = TRIES,
        **options: Any,
    ) -> None:
        """Choose the table; `opponents` is a bot's name, or a list of them in turn order."""
        self.options = make_options(edition, seats, **options)
        self.seat = seat_number("The seat", seat, self.options, "a colour")
        self.reward, self.language = reward_kind(reward), language
        self.tries = whole_number("The number of tries", tries, 1, 1000)
        named = (opponents,) * (seats - 1) if isinstance(opponents, str) else tuple(opponents)
        if len(named) != seats - 1:
            raise ValueError(f"A table of {seats} has {seats - 1} opponents; not {len(named)}.")
        self.opponents = named
        prepare(*bot_parts(map(make_bot, named)))
        self._chance = random.Random(0)
        self._game: Game | None = None

    @property
    def game(self) -> Game:
        """The game as it is, all hands open: not for the player."""
        if self._game is None:
            raise ValueError("The first game has not begun: call reset().")
        return self._game

    def reset(self, seed: int | None = None) -> Words:
        """Begin a game: the one of the seed, or the next one drawn. The rules come with it."""
        if seed is not None:
            self._chance = random.Random(whole_number("A seed", seed, 0, MOST_SEED))
        drawn = self._chance.randrange(DRAWN_SEEDS) if seed is None else seed
        self.close()
        self._game = Game.start(self.options, seed=drawn)
        self._bots = SeatedBots(self._game, self._seated(), seed=drawn)
        self._told = 0
        self._worth = self._worths()[self.seat]
        self._refused = 0
        reward = self._play_on()
        return Words(self._briefing().text(), reward, self._game.over)

    def step(self, text: str) -> Words:
        """Answer; what is told next."""
        game = self.game
        if game.over:
            raise ValueError("The game is over: call reset() for the next one.")
        try:
            trials = play_answer(game, self._briefing(), text)
        except AnswerError as problem:
            self._refused += 1
            if self._refused < self.tries:
                return Words(str(problem), 0.0, done=False, refused=True)
            told = len(game.events)
            for action in fold(game.buffer, self.seat, safe_moves(game.buffer, self.seat)):
                game.play(action, self.seat)
            return self._answered(told, safe=True, before=f"{problem}\n\n")
        told = len(game.events)
        for trial in trials:
            game.adopt(trial)
        return self._answered(told)

    def close(self) -> None:
        """The bots are no longer needed."""
        if self._game is not None:
            self._bots.end()

    def _answered(self, told: int, *, safe: bool = False, before: str = "") -> Words:
        self._told, self._refused = told, 0
        reward = self._play_on()
        text = before + self._briefing().text(rules=False)
        return Words(text, reward, self.game.over, refused=safe, safe=safe)

    def _play_on(self) -> float:
        """Let the others play until the seat is asked; what the seat has earned since."""
        game = self.game
        while not game.over and self.seat not in game.waiting:
            self._bots.play(game.waiting[0])
        worths = self._worths()
        if self.reward == Reward.SHAPED:
            earned, self._worth = worths[self.seat] - self._worth, worths[self.seat]
            return float(earned)
        if not game.over:
            return 0.0
        rewards = np.zeros(SEATS)
        rewards_on(inside(game.buffer.cells), self.reward, worths, rewards)
        return float(rewards[self.seat])

    def _worths(self) -> Numbers:
        worths = np.zeros(SEATS)
        worths_on(inside(self.game.buffer.cells), worths)
        return worths

    def _briefing(self) -> Briefing:
        return brief_game(self.game, self.seat, since=self._told, language=self.language)

    def _seated(self) -> dict[int, Bot]:
        seats = self.options.seats
        return {
            (self.seat + place) % seats: make_bot(spec)
            for place, spec in enumerate(self.opponents, start=1)
        }
