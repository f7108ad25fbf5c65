"""A game in the terminal: people at one screen, the other seats filled.

A person sees what `game.view` of the seat holds and nothing else. When several people play, the
screen is cleared before another sits down, and after a sealed bid.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import NamedTuple

from rich.text import Text

from longshore.actions import Action, TakeLoan
from longshore.bots.bot import Bot
from longshore.bots.seated import Seated
from longshore.events import BidsRevealed, Event, GameOver
from longshore.game import Game
from longshore.log import tell_all
from longshore.notation import NotationError, parse_action
from longshore.refusals import IllegalAction
from longshore.terminal.board import picture
from longshore.terminal.choices import Choice, choice_table, choices, verbs
from longshore.terminal.completion import completions
from longshore.terminal.explain import ALIASES, COMMANDS, explain, nearest, overview
from longshore.terminal.files import UserError, write_text
from longshore.terminal.known import known_position
from longshore.terminal.paint import ALARM, Painter
from longshore.terminal.prompt import EndOfInput, Screen
from longshore.terminal.scores import score_table
from longshore.views import View

RECENT = 20  # sentences that `log` tells
_REVEALING = (BidsRevealed, GameOver)


class _Left(Exception):
    """The person at the screen leaves the game."""


class _Mark(NamedTuple):
    """Where the log stood when something was decided."""

    seat: int
    events: int


class TerminalGame:
    """One game at one terminal: bots at the seats that nobody plays."""

    def __init__(
        self, game: Game, bots: Mapping[int, Bot], screen: Screen, seed: int, introduction: str = ""
    ) -> None:
        self.game, self.screen = game, screen
        self.introduction, self.introduced = introduction, False
        self.people = people = frozenset(range(game.options.seats)) - bots.keys()
        self.bots = Seated(game, bots, seed)
        self.paint = Painter(game.options)
        self.person: int | None = None  # who sits at the screen
        self.decided: list[_Mark] = []  # every action since the game was opened
        self.told = dict.fromkeys(people, 0)  # events each person has read
        self.told_openly = 0  # events that everybody could read
        self.reported = 0  # forfeits of bots that were told
        self.saved: set[str] = set()  # files that are ours to write again

    @property
    def shared(self) -> bool:
        """Whether people have secrets from one another at this screen."""
        return len(self.people) > 1

    def run(self) -> None:
        """Play until the game is over, somebody leaves, or the input ends."""
        try:
            while not self.game.over:
                self._decide(self._next_seat())
            self._end()
        except _Left:
            self.screen.show("The game is left unfinished.")
        except EndOfInput:
            self.screen.show("The input has ended; the game is left unfinished.")

    # Whose decision it is.

    def _next_seat(self) -> int:
        """The person at the screen first, then other people, then the seats that are filled."""
        waiting = self.game.waiting
        if self.person in waiting:
            return self.person
        return next((seat for seat in waiting if seat in self.people), waiting[0])

    def _decide(self, seat: int) -> None:
        if seat in self.people:
            self._ask(seat)
            return
        self._follow()
        with self.screen.waiting(f"{self.paint.name(seat)} is thinking …"):
            chosen = self.bots.choose(seat)
        for action in chosen.actions:
            self._play(seat, action)

    def _play(self, seat: int, action: Action) -> None:
        mark = _Mark(seat, len(self.game.events))
        self.game.play(action, seat)
        self.decided.append(mark)

    # At the screen.

    def _ask(self, seat: int) -> None:
        self._sit_down(seat)
        view = self.game.view(seat)
        found = choices(view, self.game.legal_moves(seat))
        self._show(seat, view, found)
        first_words = [*verbs(found), *COMMANDS]

        def complete(line: str) -> list[str]:
            return completions(line, view, first_words)

        sealed = view.board.phase in ("bids", "tiebreak")
        while True:
            line = self.screen.ask(
                f"{self.paint.name(seat)}> ", complete, secret=sealed and self.shared
            )
            if self._obey(seat, line, view, found):
                break
        if sealed and self.shared:
            self.screen.clear()

    def _sit_down(self, seat: int) -> None:
        """Hidden information stays hidden: nobody sees another's screen."""
        if seat == self.person:
            return
        if self.shared:
            self.screen.clear()
            self._tell_openly()
            name = self.paint.name(seat)
            self.screen.ask(f"{name}, press Enter when you are alone at the screen. ")
            self.screen.clear()
        self.person = seat

    def _show(self, seat: int, view: View, found: list[Choice]) -> None:
        self._tell(seat)
        self.screen.show("", picture(view), "", choice_table(found), "")

    def _tell(self, seat: int) -> None:
        """What the seat has not read yet."""
        self._print_log(self.game.events[self.told[seat] :], seat)
        self.told[seat] = self.told_openly = len(self.game.events)

    def _follow(self) -> None:
        """Tell what has happened before a bot thinks, unless somebody else might be reading."""
        if not self.people:
            self._tell_openly()
        elif not self.shared:
            self._tell(*self.people)

    def _tell_openly(self) -> None:
        self._print_log(self.game.events[self.told_openly :], None)
        self.told_openly = len(self.game.events)

    def _print_log(self, events: list[Event], seat: int | None) -> None:
        if self.introduction and not self.introduced:
            self.screen.show(Text(self.introduction), "")
            self.introduced = True
        if sentences := tell_all(events, self.game.options, seat):
            self.screen.show(self.paint.log(sentences))
        for forfeit in self.bots.forfeits[self.reported :]:
            bot, reason = f"{self.paint.name(forfeit.seat)}’s bot", forfeit.reason.rstrip(".")
            self._complain(f"{bot} {reason}. It forfeits the decision; a safe move is made for it.")
        self.reported = len(self.bots.forfeits)

    # What was typed.

    def _obey(self, seat: int, line: str, view: View, found: list[Choice]) -> bool:
        """Do what a line says; whether the game has changed by it."""
        word, _, rest = line.strip().partition(" ")
        word = ALIASES.get(word.lower(), word.lower())
        if not word:
            return False
        if word not in COMMANDS:
            return self._say(seat, line)
        rest = rest.strip()
        match word:
            case "help":
                self._help(rest.lower())
            case "board":
                self._show(seat, view, found)
            case "log":
                self._log(seat, rest.lower())
            case "who":
                self.screen.show(Text(self.introduction or "Somebody sits at every seat."))
            case "position":
                self.screen.show(known_position(self.game, seat).rstrip())
            case "save":
                self._save(rest)
            case "undo":
                return self._undo(seat)
            case "quit":
                raise _Left
        return False

    def _say(self, seat: int, line: str) -> bool:
        """An action; one that is not legal gets its reason and changes nothing."""
        try:
            named, action = parse_action(line, self.game.options)
            who = seat if named is None else named
            if who != seat and (who not in self.people or not isinstance(action, TakeLoan)):
                self._complain(f"You are {self.paint.name(seat)} at this screen.")
                return False
            self._play(who, action)
        except (IllegalAction, NotationError) as problem:
            self._complain(str(problem))
            return False
        return True

    def _complain(self, reason: str) -> None:
        self.screen.show(Text(reason[:1].upper() + reason[1:], ALARM))

    # Commands.

    def _help(self, word: str) -> None:
        if not word:
            self.screen.show(overview(self.game.options))
            return
        found = explain(word.split(maxsplit=1)[0], self.game.options)
        if found is None:
            self._complain(f"There is no help on {word!r}.{nearest(word)}")
            return
        self.screen.show(found)

    def _log(self, seat: int, which: str) -> None:
        if which not in ("", "all"):
            self._complain("It is “log” for the latest, or “log all”.")
            return
        sentences = tell_all(self.game.events, self.game.options, seat)
        self.screen.show(self.paint.log(sentences if which else sentences[-RECENT:]))

    def _save(self, name: str) -> None:
        if not name:
            self._complain("A name is missing, as in “save evening.game”.")
            return
        name = os.path.expanduser(name)  # noqa: PTH111  as typed, but for the home folder
        record = self.game.record()
        text = record.to_json() + "\n" if name.lower().endswith(".json") else record.to_text()
        try:
            write_text(name, text, replace=name in self.saved)
        except UserError as problem:
            self._complain(str(problem))
            return
        self.saved.add(name)
        self.screen.show(f"The game so far is in {name}, everybody’s cards with it.")

    def _undo(self, seat: int) -> bool:
        """Back to the seat's last decision, unless something hidden was revealed since."""
        own = [index for index, mark in enumerate(self.decided) if mark.seat == seat]
        if not own:
            self._complain("There is no decision of yours to take back.")
            return False
        since = self.decided[own[-1] :]
        others = sorted({mark.seat for mark in since} & self.people - {seat})
        if others:
            self._complain(f"{self.paint.names(others)} decided after you; that stands.")
            return False
        if any(isinstance(event, _REVEALING) for event in self.game.events[since[0].events :]):
            self._complain("Bids were revealed after your last decision; it stands.")
            return False
        for _ in since:
            self.game.undo()
            self.decided.pop()
        self._forget(len(self.game.events))
        self.screen.show("You are back at your last decision.")
        return True

    def _forget(self, events: int) -> None:
        """What was taken back has not been told."""
        self.told = {seat: min(told, events) for seat, told in self.told.items()}
        self.told_openly = min(self.told_openly, events)

    # The end.

    def _end(self) -> None:
        if self.shared:
            self.screen.clear()
        seat = None if self.shared else next(iter(self.people), None)
        if seat is None:
            self._tell_openly()
        else:
            self._tell(seat)
        view = self.game.view(seat)
        self.screen.show("", picture(view), "")
        if view.board.result is not None:
            self.screen.show(score_table(view.board, view.board.result, self.game.options))
