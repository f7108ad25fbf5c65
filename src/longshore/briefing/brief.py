"""What a seat is told when it is to decide: once the rules, then how things stand, what has
happened since it last decided, and what it can do.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from longshore.briefing.rules import rules_in_words
from longshore.briefing.situation import situation
from longshore.game.events import Event
from longshore.game.game import Game
from longshore.game.offers import AnyOffer, offers
from longshore.game.options import Options
from longshore.game.viewing import with_cash
from longshore.game.views import View
from longshore.notation.errors import SeatList
from longshore.render.choices import ActionChoice, choices
from longshore.render.log import tell_all
from longshore.text.messages import DEFAULT, listed, say


class Briefing(NamedTuple):
    """All that is said to a seat, in parts and as one text."""

    options: Options
    seat: int | None
    language: str
    situation: str
    since: tuple[str, ...]
    choices: tuple[ActionChoice, ...]
    offers: tuple[AnyOffer, ...]
    waiting: tuple[int, ...]

    @property
    def rules(self) -> str:
        """To be told once: the rules, who one is, and how one answers."""
        parts = [self._heading("rules"), rules_in_words(self.options, self.language)]
        if self.seat is not None:
            parts += [self._who(), *self._typed_seats(), self._say("forms"), self._say("answer")]
        return "\n\n".join(parts)

    @property
    def now(self) -> str:
        """What holds at this decision: how things stand, what has happened, what can be done."""
        parts = [f"{self._heading('situation')}\n{self.situation}"]
        if self.since:
            parts.append("\n".join([self._heading("since"), *(f"- {one}" for one in self.since)]))
        if self.choices:
            lines = [f"- {one.words}: {one.form}" for one in self.choices]
            parts.append("\n".join([self._heading("choices"), *lines]))
        elif self.waiting and self.seat is not None:
            parts.append(self._say("not-asked", seats=self._names(self.waiting)))
        return "\n\n".join(parts)

    def text(self, *, rules: bool = True) -> str:
        """One text; the rules once are enough."""
        return f"{self.rules}\n\n{self.now}" if rules else self.now

    def json(self) -> bytes:
        """The same as JSON: each choice in words, in notation and typed, with its offer's bounds.

        `offers` describe all that can be done, as the HTTP API does (docs/http.md).
        """
        return msgspec.json.encode(self.plain())

    def plain(self) -> dict[str, Any]:
        """What the JSON is made of."""
        listed_choices = [
            {"what": one.words, "form": one.form, "example": one.example, "action": one.action}
            for one in self.choices
        ]
        return {
            "seat": self.seat,
            "situation": self.situation,
            "since": self.since,
            "choices": listed_choices,
            "offers": self.offers,
            "waiting": self.waiting,
        }

    def _heading(self, part: str) -> str:
        return f"## {self._say(part)}"

    def _say(self, part: str, **values: Any) -> str:
        return say(f"briefing-{part}", self.language, **values)

    def _who(self) -> str:
        seats = range(self.options.seats)
        mine = self.options.seat_names[self.seat or 0]
        return self._say("you", seat=mine, seats=self._names(seats), count=len(seats))

    def _names(self, seats: Iterable[int]) -> str:
        names = [say(f"seat-{self.options.seat_names[seat]}", self.language) for seat in seats]
        return listed(names, self.language, plain=True)

    def _typed_seats(self) -> list[str]:
        """How seats are typed, where that is not how they are called."""
        typed = self.options.seat_names
        if self._names(range(self.options.seats)).lower() == ", ".join(typed):
            return []
        seats = SeatList(typed).say(self.language)
        return [say("terminal-help-seats", self.language, seats=seats)]


def brief(
    view: View,
    offered: Sequence[AnyOffer] = (),
    events: Iterable[Event] = (),
    language: str = DEFAULT,
) -> Briefing:
    """What the view's seat is told; `events` are those since it last decided."""
    told = tell_all(events, view.options, view.seat, language)
    return brief_told(view, offered, told, language)


def brief_told(
    view: View, offered: Sequence[AnyOffer], since: Iterable[str], language: str = DEFAULT
) -> Briefing:
    """The same where what has happened is told in sentences already."""
    seat = view.seat
    return Briefing(
        options=view.options,
        seat=seat,
        language=language,
        situation=situation(view, language),
        since=tuple(since),
        choices=tuple(choices(view, offered, language)),
        offers=tuple(offered),
        waiting=view.board.awaiting,
    )


def brief_game(game: Game, seat: int, *, since: int = 0, language: str = DEFAULT) -> Briefing:
    """What a seat of a game is told, with what happened after so many of the game's events.

    With everybody's cash: all of it was seen to be paid, and who reads need not add it up (V2).
    """
    owed = offers(game, seat) if seat in game.waiting else ()
    view = with_cash(game.view(seat), [game.cash(one) for one in range(game.options.seats)])
    return brief(view, owed, game.events[since:], language)
