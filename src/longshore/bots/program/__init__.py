"""A bot that is a program of its own: a child process, asked in lines of text (docs/programs.md).

A program that dies, floods or never answers forfeits what it is asked from then on, and is ended;
one that is late or says what cannot be understood forfeits that decision.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from longshore.bots.bot import Bot, Decision, GivenUp
from longshore.bots.program import lines
from longshore.bots.program.child import Child, ChildError
from longshore.bots.program.lines import LineError
from longshore.game.events import Event
from longshore.game.refusals import IllegalAction, attempt
from longshore.game.views import View
from longshore.notation import NotationError, parse_action

SECONDS = 15.0  # for a decision
STARTING = 10.0  # to answer the greeting
MOST_SECONDS = 3600.0
_GRACE = 5.0  # seconds to be ended in, before the table waits no longer
MOST_REFUSED = 3  # answers to one decision that the rules refuse
MOST_SAID = 1_000  # lines in one decision
MOST_LATE = 3  # decisions in a row without an answer in time
_RIGHT = (
    f"A program is a command that runs here, reads “{lines.greeting()}” and answers"
    f" “{lines.answer_to_it('NAME')}” (docs/programs.md)"
)


class Program(Bot):
    """A program of your own, in any language, that speaks lines of text."""

    hears = True

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        if not command.strip():
            raise ValueError("The command is missing, as in program:node captain.js")
        if not 0 < seconds <= MOST_SECONDS:
            raise ValueError(f"seconds is more than 0, at most {MOST_SECONDS:g}; not {seconds:g}")
        self.command, self.seconds = command.strip(), seconds
        self.patience = STARTING + seconds + _GRACE
        self.name = ""  # that it goes by
        self._child: Child | None = None
        self._gone = ""  # why it is asked no more
        self._wanted = lines.USUALLY
        self._told: list[Event] = []
        self._decisions = self._late = 0
        self._costs: dict[str, float] = {}

    def check(self) -> None:
        """Start it and greet it; it is the one that plays then."""
        try:
            self._child = self._child or self._greeted()
        except ChildError as problem:
            self._given_up(str(problem))
            raise ValueError(f"the program {problem}. {_RIGHT}") from None

    def choose(self, decision: Decision) -> Sequence[int]:
        """Tell it what happened and how things stand, and hear what it does."""
        if self._gone:
            raise GivenUp(self._gone)
        try:
            self._child = child = self._child or self._greeted()
            if not self._decisions:
                child.tell(lines.game(decision.options, decision.seat, self.seconds))
            return self._ask(child, decision)
        except ChildError as problem:
            raise self._given_up(f"the program {problem}") from None
        except LineError as problem:
            raise GivenUp(f"the program {problem}") from None

    def end(self, view: View | None) -> None:
        """Tell it how the game ended, and that it may go."""
        child, self._child = self._child, None
        if child is None:
            return
        try:
            if view is not None and view.board.result is not None:
                child.tell(lines.over(view))
            child.tell("quit")
        except ChildError:
            pass  # it reads no more; it is ended all the same
        child.end()

    def costs(self) -> Mapping[str, float]:
        return self._costs

    def start(self) -> Child:
        """The program, running."""
        return Child(self.command)

    def _greeted(self) -> Child:
        """The program, running and ready to play."""
        self._child = child = self.start()  # also if it is not: it has to be ended
        child.tell(lines.greeting())
        until = time.monotonic() + STARTING
        for _ in range(MOST_SAID):
            line = child.hear(until)
            if line is None:
                raise ChildError(f"did not answer the greeting within {STARTING:g} s")
            try:
                said = lines.read(line)
                if said.word == "send":
                    self._wanted = lines.read_send(said.text)
                    continue
                self.name = lines.read_ready(line)
            except LineError as problem:
                raise ChildError(str(problem)) from None
            return child
        raise ChildError("said too much before it was ready")

    def _ask(self, child: Child, decision: Decision) -> Sequence[int]:
        self._decisions += 1
        if "events" in self._wanted:
            self._tell_events(child, decision.events)
        for line in lines.situation(decision, self._wanted):
            child.tell(line)
        if "legal" in self._wanted:
            child.tell(lines.legal(self._decisions, decision))
        seconds = min(self.seconds, decision.budget.seconds or self.seconds)
        child.tell(lines.decide(self._decisions, seconds))
        moves = _Hearing(self, child, decision, time.monotonic() + seconds).moves()
        if moves is not None:
            self._late = 0
            return moves
        self._late += 1
        if self._late >= MOST_LATE:
            raise self._given_up(f"the program did not answer {MOST_LATE} decisions in a row")
        raise GivenUp(f"the program did not answer within {seconds:g} s")

    def _tell_events(self, child: Child, events: Sequence[Event]) -> None:
        """What is new; if something was taken back, all of it again."""
        known = len(self._told)
        if list(events[:known]) != self._told:
            child.tell("again")
            known = 0
        for event in events[known:]:
            child.tell(lines.event(event))
        self._told = list(events)

    def _given_up(self, why: str) -> GivenUp:
        """Nothing is asked of it any more."""
        self._gone = why
        child, self._child = self._child, None
        if child is not None:
            child.end()
        return GivenUp(why)

    def spend(self, costs: Mapping[str, float]) -> None:
        """Count what it says that it has spent."""
        for name, much in costs.items():
            self._costs[name] = self._costs.get(name, 0.0) + much

    @property
    def asked(self) -> int:
        """The number of the decision that it is asked for."""
        return self._decisions


class _Hearing:
    """Hears a program out about one decision, until it has answered or its time is over."""

    def __init__(self, program: Program, child: Child, decision: Decision, until: float) -> None:
        self.program, self.child, self.decision = program, child, decision
        self.number, self.until = program.asked, until
        self.refused = 0

    def moves(self) -> Sequence[int] | None:
        """What it does; None if it does not say so in time."""
        for _ in range(MOST_SAID):
            line = self.child.hear(self.until)
            if line is None:
                return None
            said = lines.read(line)
            if said.word == "cost":
                self.program.spend(lines.read_cost(said.text))
            elif said.decision is None:
                raise LineError(f"said {said.word!r} after it was ready")
            elif said.decision != self.number:
                self._check_number(said.decision)
            elif (moves := self._answer(said)) is not None:
                return moves
        raise ChildError(f"said {MOST_SAID:,} lines without deciding")

    def _check_number(self, number: int) -> None:
        if number > self.number:
            raise LineError(f"spoke of decision {number}; it is asked for {self.number}")
        # late, for one that is over: nothing hangs on it any more

    def _answer(self, said: lines.ProgramLine) -> Sequence[int] | None:
        if said.word == "legal":
            most = lines.read_most(said.text)
            self.child.tell(lines.legal(self.number, self.decision, most))
            return None
        try:
            moves = moves_of(self.decision, said.text)
        except (IllegalAction, NotationError) as problem:
            self._refuse(said, str(problem))
            return None
        if said.word == "act":
            return moves
        self.child.tell(lines.checked(self.number, None))
        return None

    def _refuse(self, said: lines.ProgramLine, why: str) -> None:
        if said.word == "check":
            self.child.tell(lines.checked(self.number, why))
            return
        self.refused += 1
        self.child.tell(lines.refused(self.number, why))
        if self.refused >= MOST_REFUSED:
            raise LineError(f"was refused {MOST_REFUSED} times, at last {said.text[:60]!r}: {why}")


def moves_of(decision: Decision, text: str) -> list[int]:
    """The moves of one action or several, as `loan; bid 12`, tried out on what the seat knows.

    Raises with the reason if one of them is not legal.
    """
    buffer, seat, moves = decision.sight, decision.seat, list[int]()
    for part in text.split(";"):
        named, action = parse_action(part.strip(), decision.options)
        if named not in (None, seat):
            raise NotationError("the action is for another seat than one's own")
        trial = attempt(buffer.state, decision.options, seat, action)
        moves += trial.moves
        buffer = trial.after
    return moves
