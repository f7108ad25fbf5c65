"""Worlds that are a `Game` each: its views, and the events that a seat may see."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from longshore.briefing import brief_game
from longshore.game.actions import AnyAction
from longshore.game.events import visible
from longshore.game.game import Game
from longshore.game.options import Options
from longshore.notation import Deal
from tests.positions import random_action
from tests.secrecy.harness import SPECTATOR, Place, Story, Twin, World

Step = tuple[int, AnyAction]
BRIEFED = 5  # after so many actions who is asked reads a briefing: some of them are enough


class GameWorld(World):
    """A game, looked at after every action."""

    def __init__(self, options: Options, deal: Deal) -> None:
        super().__init__(options, (SPECTATOR, *range(options.seats)))
        self.game = Game.start(options, deal=deal)
        self._told = 0
        self._show()

    def take(self, step: Step) -> None:
        seat, action = step
        self.game.play(action, seat)
        self._show()

    def _show(self) -> None:
        fresh, self._told = self.game.events[self._told :], len(self.game.events)
        for viewer in self.viewers:
            self.hear(viewer, "view", msgspec.json.encode(self.game.view(viewer)))
            self.hear(viewer, "events", msgspec.json.encode(visible(fresh, viewer)))
        if len(self.game.history) % BRIEFED == 0:
            for seat in self.game.waiting:
                told = brief_game(self.game, seat, since=self._told - len(fresh))
                self.hear(seat, "briefing", told.text(rules=False).encode() + told.json())


class Games(Place):
    """The library."""

    def script(self, story: Story) -> list[Step]:
        chance, game = random.Random(story.seed), Game.start(story.options, deal=story.deal)
        steps: list[Step] = []
        while not game.over:
            seat, action = random_action(chance, game)
            game.play(action, seat)
            steps.append((seat, action))
        return steps

    @contextmanager
    def open(self, _folder: Path, story: Story, deal: Deal) -> Iterator[World]:
        yield GameWorld(story.options, deal)

    def twins(self, story: Story) -> list[Twin]:
        """A spectator cannot tell any of them."""
        return [twin._replace(blind=(*twin.blind, SPECTATOR)) for twin in super().twins(story)]
