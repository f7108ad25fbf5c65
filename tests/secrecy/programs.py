"""Worlds that are a game whose seats are programs: every line that they are told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from longshore.bots import Bot, SeatedBots
from longshore.bots.program import Program
from longshore.bots.program.child import Child
from longshore.bots.program.lines import SENT
from longshore.game.game import Game
from longshore.game.options import Options
from longshore.notation import Deal, format_action
from tests.secrecy.games import Games, Step
from tests.secrecy.harness import Place, Story, Twin, World


class Prompted(Child):
    """A program that wants to be sent everything, and does what it is prompted to do.

    It runs in no process: what is looked at is what the host says to it.
    """

    def __init__(self, told: list[str]) -> None:
        self.told = told
        self.answers = [f"send {' '.join(SENT)}", "ready 1 Prompted"]

    def tell(self, line: str) -> None:
        self.told.append(line)

    def hear(self, _until: float) -> str:
        return self.answers.pop(0)

    def end(self) -> None:
        pass


class Prompting(Program):
    def __init__(self) -> None:
        super().__init__("prompted")
        self.told: list[str] = []
        self.prompted = Prompted(self.told)

    def start(self) -> Child:
        return self.prompted


class ProgramWorld(World):
    """A game between programs; each is shown what it is told when it is asked."""

    def __init__(self, options: Options, deal: Deal) -> None:
        super().__init__(options, range(options.seats))
        self.game = Game.start(options, deal=deal)
        self.programs = {seat: Prompting() for seat in self.viewers if seat is not None}
        self.table = SeatedBots(self.game, dict[int, Bot](self.programs), seed=1)

    def take(self, step: Step) -> None:
        seat, action = step
        if seat not in self.game.waiting:  # a loan of one who is not asked (L1)
            self.game.play(action, seat)
            return
        program = self.programs[seat]
        text, number = format_action(action, self.options), program.asked + 1
        program.prompted.answers += [f"check {number} {text}", f"act {number} {text}"]
        self.table.play(seat)
        assert self.table.forfeits == []
        self.hear(seat, f"before {text}", "\n".join(program.told).encode())
        program.told.clear()


class Programs(Games):
    """A host of programs."""

    @contextmanager
    def open(self, _folder: Path, story: Story, deal: Deal) -> Iterator[World]:
        yield ProgramWorld(story.options, deal)

    def twins(self, story: Story) -> list[Twin]:
        """Nobody only looks on."""
        return Place.twins(self, story)
