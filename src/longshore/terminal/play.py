"""A game in the terminal: people at one screen, the other seats filled.

A person sees what `game.view` of the seat holds and nothing else. When several people play, the
screen is cleared before another sits down, and after a sealed bid.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, NamedTuple

from rich.text import Text

from longshore.bots.bot import Bot
from longshore.bots.seated import SeatedBots
from longshore.game.actions import Action, TakeLoan
from longshore.game.events import BidsRevealed, GameOver
from longshore.game.game import Game
from longshore.game.offers import offers
from longshore.game.refusals import IllegalAction
from longshore.game.views import View
from longshore.notation import NotationError, parse_action
from longshore.render.choices import ActionChoice, choice_table, choices, verbs
from longshore.render.log import tell_all
from longshore.render.paint import ALARM, Painter
from longshore.render.scores import score_table
from longshore.render.text_board import picture
from longshore.terminal.completion import completions
from longshore.terminal.explain import ALIASES, COMMANDS, explain, no_help, overview
from longshore.terminal.known import known_position
from longshore.terminal.prompt import EndOfInput, Screen
from longshore.terminal.told import EventsTold
from longshore.text.errors import UserError
from longshore.text.files import write_text
from longshore.text.messages import DEFAULT

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
        self,
        game: Game,
        bots: Mapping[int, Bot],
        screen: Screen,
        seed: int,
        *,
        introduction: str = "",
        language: str = DEFAULT,
    ) -> None:
        self.game, self.screen, self.language = game, screen, language
        self.introduction, self.introduced = introduction, False
        self.people = frozenset(range(game.options.seats)) - bots.keys()
        self.bots = SeatedBots(game, bots, seed)
        self.paint = Painter(game.options, language)
        self.person: int | None = None  # who sits at the screen
        self.decided: list[_Mark] = []  # every action since the game was opened
        self.told = EventsTold(game, self.people)
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
            self._say("terminal-left")
        except EndOfInput:
            self._say("terminal-input-ended")
        finally:
            self.bots.end()

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
        with self.screen.waiting(self._about(seat, "terminal-thinking")):
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
        found = choices(view, offers(self.game, seat), self.language)
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
            self._tell(None)
            self.screen.ask(f"{self._about(seat, 'terminal-alone')} ")
            self.screen.clear()
        self.person = seat

    def _show(self, seat: int, view: View, found: list[ActionChoice]) -> None:
        self._tell(seat)
        table = choice_table(found, self.language)
        self.screen.show("", picture(view, self.language), "", table, "")

    def _follow(self) -> None:
        """Tell what has happened before a bot thinks, unless somebody else might be reading."""
        if not self.shared:
            self._tell(next(iter(self.people), None))

    def _tell(self, seat: int | None) -> None:
        """What the seat, or everybody, has not read yet."""
        if self.introduction and not self.introduced:
            self.screen.show(Text(self.introduction), "")
            self.introduced = True
        news = self.told.news(seat)
        if sentences := tell_all(news, self.game.options, seat, self.language):
            self.screen.show(self.paint.log(sentences))
        for forfeit in self.bots.forfeits[self.reported :]:
            reason = forfeit.reason.rstrip(".")
            self._complain(self._about(forfeit.seat, "terminal-forfeit", reason=reason))
        self.reported = len(self.bots.forfeits)

    # What was typed.

    def _obey(self, seat: int, line: str, view: View, found: list[ActionChoice]) -> bool:
        """Do what a line says; whether the game has changed by it."""
        word, _, rest = line.strip().partition(" ")
        word = ALIASES.get(word.lower(), word.lower())
        if not word:
            return False
        if word not in COMMANDS:
            return self._act(seat, line)
        rest = rest.strip()
        match word:
            case "help":
                self._help(rest.lower())
            case "board":
                self._show(seat, view, found)
            case "log":
                self._log(seat, rest.lower())
            case "who":
                self.screen.show(Text(self.introduction or self.paint.say("terminal-all-people")))
            case "position":
                self.screen.show(known_position(self.game, seat, self.language).rstrip())
            case "save":
                self._save(rest)
            case "undo":
                return self._undo(seat)
            case "quit":
                raise _Left
        return False

    def _act(self, seat: int, line: str) -> bool:
        """An action; one that is not legal gets its reason and changes nothing."""
        try:
            named, action = parse_action(line, self.game.options)
            who = seat if named is None else named
            if who != seat and (who not in self.people or not isinstance(action, TakeLoan)):
                self._complain(self._about(seat, "terminal-other-seat"))
                return False
            self._play(who, action)
        except NotationError as fault:
            self._show_own_colour(seat, fault)
            self._complain(fault.say(self.language))
            return False
        except IllegalAction as problem:
            self._complain(problem.say(self.language))
            return False
        return True

    def _show_own_colour(self, seat: int, fault: NotationError) -> None:
        """The example of a container that is missing is one that the seat makes."""
        machines = self.game.view(seat).board.seats[seat].machines
        if fault.code == "priced-missing" and machines:
            _, _, price = fault.values["example"].partition("@")
            fault.values["example"] = f"{self.game.options.letters[machines[0]]}@{price}"

    def _about(self, seat: int, message: str, **values: Any) -> str:
        return self.paint.say(message, seat=self.paint.key(seat), **values)

    def _say(self, message: str, **values: Any) -> None:
        self.screen.show(self.paint.say(message, **values))

    def _refuse(self, message: str, **values: Any) -> None:
        self._complain(self.paint.say(message, **values))

    def _complain(self, reason: str) -> None:
        self.screen.show(Text(reason[:1].upper() + reason[1:], ALARM))

    # Commands.

    def _help(self, word: str) -> None:
        if not word:
            self.screen.show(overview(self.game.options, self.language))
            return
        found = explain(word.split(maxsplit=1)[0], self.game.options, self.language)
        if found is None:
            self._complain(no_help(word, self.language))
            return
        self.screen.show(found)

    def _log(self, seat: int, which: str) -> None:
        if which not in ("", "all"):
            self._refuse("terminal-log-which")
            return
        sentences = tell_all(self.game.events, self.game.options, seat, self.language)
        self.screen.show(self.paint.log(sentences if which else sentences[-RECENT:]))

    def _save(self, name: str) -> None:
        if not name:
            self._refuse("terminal-save-name")
            return
        name = os.path.expanduser(name)  # noqa: PTH111  as typed, but for the home folder
        record = self.game.record()
        text = record.to_json() + "\n" if name.lower().endswith(".json") else record.to_text()
        try:
            write_text(name, text, replace=name in self.saved)
        except UserError as problem:
            self._complain(problem.say(self.language))
            return
        self.saved.add(name)
        self._say("terminal-saved", name=name)

    def _undo(self, seat: int) -> bool:
        """Back to the seat's last decision, unless something hidden was revealed since."""
        own = [index for index, mark in enumerate(self.decided) if mark.seat == seat]
        if not own:
            self._refuse("terminal-undo-nothing")
            return False
        since = self.decided[own[-1] :]
        others = sorted({mark.seat for mark in since} & self.people - {seat})
        if others:
            self._refuse("terminal-undo-others", **self.paint.counted(others))
            return False
        if any(isinstance(event, _REVEALING) for event in self.game.events[since[0].events :]):
            self._refuse("terminal-undo-revealed")
            return False
        for _ in since:
            self.game.undo()
            self.decided.pop()
        self.told.forget()
        self._say("terminal-undone")
        return True

    # The end.

    def _end(self) -> None:
        if self.shared:
            self.screen.clear()
        seat = None if self.shared else next(iter(self.people), None)
        self._tell(seat)
        view = self.game.view(seat)
        self.screen.show("", picture(view, self.language), "")
        if (result := view.board.result) is not None:
            self.screen.show(score_table(view.board, result, self.game.options, self.language))
