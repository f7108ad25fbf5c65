"""Game: the friendly face of the rules.

A game is played by what players say (actions), knows what has happened (events), what a seat may
know (views), and can be written down and read back (records, positions).
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from longshore.engine.bindings import GameBuffer, Pages
from longshore.engine.deal import draw_deal
from longshore.engine.play import new_deal, start
from longshore.engine.readiness import THE_RULES, prepare
from longshore.engine.scoring import score, winners
from longshore.engine.state import Phase, new_state
from longshore.engine.types import Dealt, State
from longshore.game.actions import Action, AnyAction, in_plain_numbers
from longshore.game.board import awaited, seats_of
from longshore.game.events import Event, deal_events, read_journal
from longshore.game.given import of_kind, quote, whole
from longshore.game.options import Options
from longshore.game.plain import plain
from longshore.game.refusals import IllegalAction, attempt
from longshore.game.spelling import between_actions, every_action, legal_moves
from longshore.game.viewing import make_view
from longshore.game.views import View
from longshore.notation import (
    Deal,
    NotationError,
    Record,
    check_deal,
    format_action,
    format_position,
    parse_action,
    position_dict,
    read_position,
)


class PlayedAction(NamedTuple):
    """One action of the history."""

    seat: int
    action: AnyAction


class Trial(NamedTuple):
    """An action tried out on a game: what would happen, and the game afterwards."""

    seat: int
    action: AnyAction
    before: GameBuffer
    after: GameBuffer
    events: list[Event]
    facts: State  # the game afterwards, in plain numbers


class LegalActions:
    """All that a seat may say now. Made lazily: a full store has thousands of arrangements."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game, self._seat = game, seat
        self._listed: tuple[GameBuffer, tuple[AnyAction, ...]] | None = None

    def __iter__(self) -> Iterator[AnyAction]:
        buffer = self._game.buffer
        if self._listed is not None and self._listed[0] is buffer:
            return iter(self._listed[1])
        return every_action(buffer, self._seat)

    def __len__(self) -> int:
        """How many there are; to count them is to list them, so that `list` does it only once."""
        buffer = self._game.buffer
        if self._listed is None or self._listed[0] is not buffer:
            self._listed = buffer, tuple(every_action(buffer, self._seat))
        return len(self._listed[1])

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action | str) and self._game.can(action, self._seat)

    def __bool__(self) -> bool:
        return bool(legal_moves(self._game.buffer, self._seat))

    def __repr__(self) -> str:
        name = self._game.options.seat_names[self._seat]
        return f"<legal actions of {name}; iterate to list them, or ask with `in`>"

    def texts(self) -> Iterator[str]:
        """The same in notation."""
        return (format_action(action, self._game.options) for action in self)


class Game:
    """One game. Made by `Game.new`, `Game.from_position` or `Game.from_record`."""

    def __init__(self, options: Options, state: State, deal: Deal | None = None) -> None:
        self.options = options
        self.deal = deal
        self.events: list[Event] = []
        self._buffer = GameBuffer.of(state)
        self._facts = plain(self._buffer)
        self._history: list[PlayedAction] = []
        self._before: list[tuple[GameBuffer, int]] = []  # for undo: the game, and how many events

    # Making one

    @classmethod
    def new(
        cls,
        edition: str = "classic",
        seats: int = 4,
        seed: int | None = None,
        deal: Deal | Mapping[str, Any] | None = None,
        **options: Any,
    ) -> Game:
        """A new game of an edition, dealt from a seed, or as given, or at random."""
        return cls.start(Options.make(edition, seats, **options), seed, deal)

    @classmethod
    def start(
        cls,
        options: Options,
        seed: int | None = None,
        deal: Deal | Mapping[str, Any] | None = None,
    ) -> Game:
        """A new game with options made before."""
        options = of_kind(options, Options, "A game is started with Options")
        prepare(THE_RULES)
        if deal is None:
            drawn = draw(options, secrets.randbits(63) if seed is None else seed)
        elif seed is not None:
            raise ValueError("A game is dealt from a seed or from a deal; both were given.")
        else:
            drawn = check_deal(deal, options)
        state = new_state()
        start(state, options.rules(), _dealt(drawn), Pages().journal)
        game = cls(options, state, drawn)
        game.events.extend(deal_events(options, state))
        return game

    @classmethod
    def from_position(cls, position: str | Mapping[str, Any]) -> Game:
        """A game that starts from a position: its text, its JSON or its dict."""
        prepare(THE_RULES)
        state, options = read_position(position)
        if not between_actions(state):
            raise NotationError(
                "the position is in the middle of an action; a game starts between actions"
            )
        return cls(options, state)

    @classmethod
    def from_record(cls, record: Record | str | os.PathLike[str], upto: int | None = None) -> Game:
        """Replay a record, its text or a file of it, the whole or its first `upto` actions."""
        if isinstance(record, os.PathLike):
            record = Path(record).read_text(encoding="utf-8")
        if isinstance(record, str):
            record = Record.read(record)
        there = len(of_kind(record, Record, "A record, its text or its file is replayed").actions)
        if upto is not None and whole(upto) not in range(there + 1):
            raise ValueError(f"The record has {there} actions; {quote(upto)} cannot be replayed.")
        if record.position is not None:
            game = cls.from_position(record.position)
        else:
            game = cls.start(record.options, deal=record.deal)
        for number, (seat, action) in enumerate(record.actions[:upto], start=1):
            try:
                game.play(action, seat)
            except IllegalAction as problem:
                text = format_action(action, record.options)
                name = record.options.seat_names[seat]
                raise NotationError(f"Action {number}, {name}: {text}: {problem}") from None
        return game

    # Playing

    def play(self, action: Action | str, seat: int | str | None = None) -> list[Event]:
        """Play an action, all of it or nothing, and return what happened.

        Without a seat it is the one that owes a decision; text may name it: `"red: bid 12"`.
        Raises `IllegalAction` with the reason if the rules do not allow it.
        """
        trial = self.attempt(action, seat)
        self.adopt(trial)
        return trial.events

    def attempt(self, action: Action | str, seat: int | str | None = None) -> Trial:
        """Try an action out: the game is not changed. Raises as `play` does.

        For who has to write an action down before it counts; `adopt` then makes it count.
        """
        number, said = self._understand(action, seat)
        _, after, pages = attempt(self._facts, self.options, number, said)
        facts = plain(after)
        happened = read_journal(self._facts, facts, pages)
        return Trial(number, said, self._buffer, after, happened, facts)

    def adopt(self, trial: Trial) -> None:
        """Play what was tried out on this very game."""
        if of_kind(trial, Trial, "What attempt() gave is played").before is not self._buffer:
            raise ValueError("The game has gone on since the action was tried out; try it again.")
        self._before.append((self._buffer, len(self.events)))
        self._buffer, self._facts = trial.after, trial.facts
        self._history.append(PlayedAction(trial.seat, trial.action))
        self.events.extend(trial.events)

    def move_on(self, trial: Trial) -> None:
        """The same for who keeps actions and events elsewhere: the game begins there."""
        if trial.before is not self._buffer:
            raise ValueError("The game has gone on since the action was tried out; try it again.")
        self._buffer, self._facts = trial.after, trial.facts
        if self._history or self.events or self.deal is not None:
            self.forget()

    def after(self, trial: Trial) -> Game:
        """The game as it would be after what was tried out; this one is not changed."""
        twin = self.copy()
        twin._buffer, twin._facts = trial.after, trial.facts
        return twin

    def check(self, action: Action | str, seat: int | str | None = None) -> None:
        """Raise `IllegalAction` with the reason if the action cannot be taken now."""
        attempt(self._facts, self.options, *self._understand(action, seat))

    def can(self, action: Action | str, seat: int | str | None = None) -> bool:
        """Whether the action can be taken now."""
        try:
            self.check(action, seat)
        except (IllegalAction, NotationError):
            return False
        return True

    def undo(self) -> PlayedAction:
        """Take the last action back and return it."""
        if not self._history:
            raise ValueError("There is nothing to undo: no action was played in this game.")
        self._buffer, events = self._before.pop()
        self._facts = plain(self._buffer)
        del self.events[events:]
        return self._history.pop()

    def forget(self) -> None:
        """Drop the history: the game begins here. For who keeps its actions elsewhere."""
        self.deal = None
        self.events.clear()
        self._history.clear()
        self._before.clear()

    def legal_actions(self, seat: int | str | None = None) -> LegalActions:
        """All that a seat may say now; `in` understands text too."""
        return LegalActions(self, self._asked(seat))

    def legal_moves(self, seat: int | str | None = None) -> list[int]:
        """The engine's legal moves of a seat."""
        return legal_moves(self._buffer, self._asked(seat))

    # Looking

    @property
    def state(self) -> State:
        """The engine's record of the game: to be read, not written."""
        return self._buffer.state

    @property
    def facts(self) -> State:
        """The same in plain numbers and tuples, for who reads a lot of it in Python."""
        return self._facts

    @property
    def buffer(self) -> GameBuffer:
        """The same for compiled functions."""
        return self._buffer

    @property
    def buffers(self) -> tuple[GameBuffer, ...]:
        """The game before each action of its history, and as it is now: to be read."""
        return (*(before for before, _ in self._before), self._buffer)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return awaited(self.facts)

    @property
    def over(self) -> bool:
        return bool(self.facts.phase == Phase.OVER)

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return int(self.facts.active)

    @property
    def history(self) -> tuple[PlayedAction, ...]:
        """The actions played, with who played them."""
        return tuple(self._history)

    def view(self, seat: int | str | None = None) -> View:
        """What a seat may know; without a seat, what a spectator may."""
        number = None if seat is None else self.seat(seat)
        return make_view(self._facts, self.options, number)

    def cash(self, seat: int | str) -> int:
        return int(self._facts.cash[self.seat(seat)])

    def scores(self) -> tuple[int, ...]:
        """F3 for each seat as things stand; final when the game is over."""
        return tuple(int(score(self.state, seat)) for seat in range(self.options.seats))

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none while the game goes on."""
        if not self.over:
            return ()
        return seats_of(winners(self.state))

    def seat(self, seat: int | str) -> int:
        """A seat's number, from its number or its name."""
        if type(seat) is int and 0 <= seat < self.options.seats:
            return seat
        names = self.options.seat_names
        number = whole(seat)
        if number is not None and 0 <= number < len(names):
            return number
        if isinstance(seat, str) and seat.lower() in names:
            return names.index(seat.lower())
        raise ValueError(
            f"There is no seat {quote(seat)} at this table; there are {', '.join(names)} (0 to"
            f" {len(names) - 1})."
        )

    # Writing down

    def record(self) -> Record:
        """The game so far, to be written down."""
        start = self.buffers[0].state
        return Record(
            options=self.options,
            deal=self.deal,
            position=None if self.deal is not None else format_position(start, self.options),
            actions=tuple((seat, action) for seat, action in self._history),
        )

    def position(self) -> str:
        """The position as text."""
        return format_position(self.state, self.options)

    def position_dict(self) -> dict[str, Any]:
        """The position as plain values, for JSON."""
        return position_dict(self.state, self.options)

    # Copying and comparing

    def copy(self, history: bool = False) -> Game:
        """A game of one's own from here on; without its history unless asked."""
        twin = type(self).__new__(type(self))
        kept = self.__getstate__()
        kept["_buffer"] = self._buffer.copy()
        kept["deal"] = self.deal if history else None
        for name in ("events", "_history", "_before"):
            kept[name] = list(kept[name]) if history else []
        twin.__setstate__(kept)
        return twin

    def __copy__(self) -> Game:
        return self.copy(history=True)

    def __getstate__(self) -> dict[str, Any]:
        """All but the facts, which are read again."""
        return {name: value for name, value in vars(self).items() if name != "_facts"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._facts = plain(self._buffer)

    def __eq__(self, other: object) -> bool:
        """The same table, the same start, the same actions since."""
        if not isinstance(other, Game):
            return NotImplemented
        return self._compared() == other._compared()

    __hash__ = None  # type: ignore[assignment]  # a game goes on

    def __repr__(self) -> str:
        from longshore.render.text_board import plain_board

        return plain_board(self)

    def _repr_html_(self) -> str:
        from longshore.render.svg import svg_board

        return svg_board(self)

    # Inside

    def _compared(self) -> tuple[Any, ...]:
        ends = (buffer.cells.tobytes() for buffer in (self.buffers[0], self._buffer))
        return (self.options, self.deal, *ends, self._history, self.events)

    def _asked(self, seat: int | str | None) -> int:
        if seat is not None:
            return self.seat(seat)
        if len(self.waiting) == 1:
            return self.waiting[0]
        if self.over:
            raise IllegalAction("game-over")
        names = [self.options.seat_names[other] for other in self.waiting]
        raise ValueError(
            f"Several seats owe a decision ({', '.join(names)}): say which, as in"
            f" {names[0] + ': …'!r} or seat={names[0]!r}."
        )

    def _understand(self, action: Action | str, seat: int | str | None) -> tuple[int, AnyAction]:
        if isinstance(action, Action):
            return self._asked(seat), in_plain_numbers(action)
        if not isinstance(action, str):
            raise TypeError(f"An action or its text is played, not {quote(action)}.")
        named, said = parse_action(action, self.options)
        if named is not None and seat is not None and named != self.seat(seat):
            raise NotationError(
                f"The text is {self.options.seat_names[named]}'s, but the seat given is"
                f" {self.options.seat_names[self.seat(seat)]}."
            )
        return self._asked(seat if named is None else named), said


def draw(options: Options, seed: object) -> Deal:
    """The deal of a seed."""
    number = whole(seed)
    if number is None or not 0 <= number < 2**63:
        raise ValueError(f"A seed is a whole number from 0 to 2^63 - 1, not {quote(seed)}.")
    dealt = new_deal()
    draw_deal(dealt, options.seats, number)
    seats = options.seats
    return Deal(
        first=int(dealt.first),
        machines=_numbers(dealt.machine[:seats]),
        cards=_numbers(dealt.card[:seats]),
        brokers=_numbers(dealt.broker) if options.investment_bank else None,
    )


def _numbers(values: Sequence[Any] | np.ndarray[Any, Any]) -> tuple[int, ...]:
    return tuple(int(value) for value in values)


def _dealt(deal: Deal) -> Dealt:
    """A deal as the engine's record."""
    dealt = new_deal()
    dealt.first = deal.first
    for seat, (machine, card) in enumerate(zip(deal.machines, deal.cards, strict=True)):
        dealt.machine[seat] = machine
        dealt.card[seat] = card
    for place, colour in enumerate(deal.brokers or ()):
        dealt.broker[place] = colour
    return dealt
