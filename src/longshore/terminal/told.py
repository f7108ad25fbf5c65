"""How much of a game the people at one screen have read."""

from __future__ import annotations

from collections.abc import Iterable

from longshore.game.events import Event
from longshore.game.game import Game


class EventsTold:
    """Events that each person has read, and how many everybody could read."""

    def __init__(self, game: Game, people: Iterable[int]) -> None:
        self.game = game
        self.each = dict.fromkeys(people, 0)
        self.openly = 0

    def news(self, seat: int | None) -> list[Event]:
        """What a person, or without one everybody, has not read; from now on it is read."""
        events = self.game.events
        since = self.openly if seat is None else self.each[seat]
        self.openly = len(events)
        if seat is not None:
            self.each[seat] = len(events)
        return events[since:]

    def forget(self) -> None:
        """What was taken back has not been told."""
        left = len(self.game.events)
        self.each = {seat: min(told, left) for seat, told in self.each.items()}
        self.openly = min(self.openly, left)
