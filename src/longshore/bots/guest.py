"""A player that comes to a table of a server, and plays there by the HTTP API (docs/http.md).

It is a command that is started with the link to its seat, and does as it likes from then on. Only
where games are played at a server can it have a seat: in an arena.
"""

from __future__ import annotations

import shlex
import time
from collections.abc import Mapping
from typing import NoReturn

from longshore.bots.bot import Bot, Decision, GivenUp
from longshore.bots.program import lines
from longshore.bots.program.child import Child, ChildError, check_command
from longshore.bots.program.lines import LineError
from longshore.game.views import View

LINK = "{link}"  # where it stands in the command; else behind it


class Guest(Bot):
    """A program of your own that plays by the HTTP API, in an arena."""

    acts_alone = True

    def __init__(self, command: str) -> None:
        if not command.strip():
            raise ValueError("The command is missing, as in guest:node captain.js")
        self.command = command.strip()
        self._child: Child | None = None
        self._costs: dict[str, float] = {}

    def check(self) -> None:
        """Whether there is such a command: without a table it cannot be started."""
        try:
            check_command(self.command)
        except ChildError as problem:
            raise ValueError(f"the guest {problem}") from None

    def choose(self, decision: Decision) -> NoReturn:
        """Nobody can ask it: it acts by itself, at a table of a server."""
        del decision
        raise GivenUp("plays by the HTTP API, and only an arena has a table for it")

    def come(self, link: str) -> None:
        """Start it, with the link to its seat."""
        quoted = shlex.quote(link)
        here = LINK in self.command
        command = self.command.replace(LINK, quoted) if here else f"{self.command} {quoted}"
        self._child = Child(command)

    def listen(self, seconds: float) -> None:
        """Hear what it says meanwhile: a line that begins with `cost` says what it has spent.

        Raises `ChildError` when there is nothing more to be had of it.
        """
        if self._child is None:
            raise ChildError("is gone")
        until = time.monotonic() + seconds
        while (line := self._child.hear(until)) is not None:
            word, _, text = line.partition(" ")
            if word == "cost":
                self._spend(text)

    def end(self, view: View | None) -> None:
        """It ends by itself when its game is over, or is ended."""
        del view
        child, self._child = self._child, None
        if child is not None:
            child.end()

    def costs(self) -> Mapping[str, float]:
        return self._costs

    def _spend(self, text: str) -> None:
        try:
            costs = lines.read_cost(text)
        except LineError:
            return  # it is free to say what it likes
        for name, much in costs.items():
            self._costs[name] = self._costs.get(name, 0.0) + much
