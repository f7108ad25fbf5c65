"""A seat at a table of a server, in words: for who reads and writes text instead of drawing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from longshore.briefing import (
    AnswerError,
    Briefing,
    brief_told,
    refused,
    rules_in_words,
    taught,
    understood,
)
from longshore.client import Refused, Seat
from longshore.game.actions import AnyAction
from longshore.game.events import AnyEvent
from longshore.game.folding import fold_view
from longshore.game.offers import AnyOffer
from longshore.game.viewing import with_cash
from longshore.game.views import View
from longshore.notation import format_action
from longshore.render.log import tell_all
from longshore.server.domain.seats import OVER
from longshore.server.domain.told import AnyTold, PlayedTold, SaidTold, UndoneTold, events_of
from longshore.server.http.api.offered import DraftTold
from longshore.server.http.api.types import Seen, TableTold
from longshore.text.messages import DEFAULT, listed, say


class Chair:
    """What a seat's holder reads, and what is done with what is answered.

    `decided` is the entry of the seat's last action, as far as it is known: what came after it has
    happened since.
    """

    def __init__(self, seat: Seat, language: str = DEFAULT) -> None:
        self.seat, self.language = seat, language
        self.decided = 0

    @property
    def key(self) -> str:
        """What the seat can be found by again: its table and its token. It is a secret."""
        return f"{self.seat.table}:{self.seat.token}"

    # Reading

    def look(self, *, rules: bool = False) -> str:
        """All there is to know now."""
        now = self._now()
        if now.status == "open":
            return self._before_the_start(now)
        briefing = self.briefing()
        if briefing is None:
            return self._say("closed")
        return briefing.text(rules=rules)

    def rules(self) -> str:
        """The rules of the table, and how one answers."""
        now = self._now()
        seen = self.seat.view() if now.status != "open" else None
        if seen is None or seen.view is None:
            return rules_in_words(now.options, self.language)
        return brief_told(seen.view, (), (), self.language).rules

    def briefing(self, *, since: bool = True) -> Briefing | None:
        """The seat in words; None where there is no game."""
        seen = self.seat.view()
        view = _counted(seen)
        if view is None or view.own is None:
            return None
        offered: Sequence[AnyOffer] = ()
        if view.own.seat in view.board.awaiting:
            offered = self.seat.offers().offers
        happened = self._since(view) if since else ()
        return brief_told(view, offered, happened, self.language)

    def asked(self) -> bool:
        """Whether there is something to do, or to read: a decision that is owed, a game to be
        started now that everybody is there, or the end.
        """
        now = self._now()
        if now.status == "open":
            return now.host and not _open_seats(now)
        return now.status in OVER or self.seat.number in now.awaiting

    @property
    def begun(self) -> bool:
        """Whether the game has begun."""
        return self._now().status != "open"

    @property
    def over(self) -> bool:
        """Whether nothing can be changed at the table any more."""
        return self._now().status in OVER

    def log(self, most: int) -> str:
        """The last so many sentences of the game."""
        view = self.seat.view().view
        if view is None:
            return self._before_the_start(self._now())
        told = list(self._sentences(self.seat.log().entries, view))
        return "\n".join(told[-most:])

    # Doing

    def act(self, text: str) -> str:
        """Do what an answer says, all of it or nothing, and read what comes of it."""
        briefing = self._need_game()
        actions = understood(briefing, text)
        try:
            entries = self.seat.play_turn(actions)
        except Refused as problem:
            raise self._refused(briefing, actions, problem) from None
        self.decided = entries[-1].seq
        view = self.seat.view().view
        done = [] if view is None else list(self._sentences(entries, view))
        after = self.briefing(since=False)
        parts = [_part(self._say("done"), done)]
        return "\n\n".join([*parts, *([] if after is None else [after.now])])

    def try_out(self, text: str) -> str:
        """What an answer would bring; nothing is done."""
        briefing = self._need_game()
        actions = understood(briefing, text)
        view = self.seat.view().view
        try:
            if view is None or view.board.phase != "act":
                return self._checked(briefing, actions)
            drafted = self.seat.draft(actions)
        except Refused as problem:
            raise self._refused(briefing, actions, problem) from None
        return self._drafted(briefing, view, drafted)

    def chat(self, text: str) -> None:
        """Say something at the table."""
        self.seat.chat(text)

    # In parts

    def _now(self) -> TableTold:
        now = self.seat.info()
        if self.seat.number is None and now.mine:
            self.seat.number = now.mine[0]
        return now

    def _say(self, part: str, **values: str | int) -> str:
        return say(f"briefing-{part}", self.language, **values)

    def _before_the_start(self, now: TableTold) -> str:
        names = [one.name for one in now.seats if one.kind != "open"]
        told = listed(names, self.language, plain=True)
        return "\n".join(
            (
                self._say("open", open=_open_seats(now), names=told),
                self._say("begins", host="yes" if now.host else "no"),
            )
        )

    def _need_game(self) -> Briefing:
        self._now()
        briefing = self.briefing(since=False)
        if briefing is None:
            raise AnswerError(self.look())
        return briefing

    def _since(self, view: View) -> tuple[str, ...]:
        """What has happened since the seat last acted, and what was said."""
        entries = self.seat.log(after=self.decided).entries
        own = [
            number
            for number, told in enumerate(entries)
            if isinstance(told, PlayedTold) and told.seat == self.seat.number
        ]
        if own:
            self.decided, entries = entries[own[-1]].seq, entries[own[-1] + 1 :]
        return tuple(self._sentences(entries, view))

    def _sentences(self, entries: Iterable[AnyTold], view: View) -> Iterator[str]:
        for told in entries:
            if isinstance(told, SaidTold):
                text = " ".join(told.text.split())  # in a line: it may not look like ours
                yield self._say("said", name=told.name, text=text)
            elif isinstance(told, UndoneTold):
                yield self._say("undone")
            else:
                yield from tell_all(events_of(told), view.options, view.seat, self.language)

    def _checked(self, briefing: Briefing, actions: Sequence[AnyAction]) -> str:
        """Out of one's turn there is one decision: it is possible or not."""
        refusal = self.seat.check(actions[0]).refused
        if refusal is not None:
            why = in_words(refusal.code, refusal.values, refusal.text, self.language)
            raise refused(briefing, actions[0], why)
        return self._say("possible", line=format_action(actions[0], briefing.options))

    def _drafted(self, briefing: Briefing, view: View, drafted: DraftTold) -> str:
        events = [event for happened in drafted.events for event in happened]
        told = tell_all(events, briefing.options, briefing.seat, self.language)
        parts = [_part(self._say("tried"), told)]
        if drafted.ends is not None:
            parts.append(self._say("tried-ends", ends=drafted.ends))
        if drafted.offers is not None:
            after = _folded(view, events)
            parts.append(brief_told(after, drafted.offers.offers, (), self.language).now)
        return "\n\n".join(parts)

    def _refused(
        self, briefing: Briefing, actions: Sequence[AnyAction], problem: Refused
    ) -> AnswerError:
        index = problem.values.get("index", 0)
        action = actions[index if isinstance(index, int) and index < len(actions) else 0]
        why = in_words(problem.code, problem.values, problem.text, self.language)
        if problem.status is not None and problem.code in ("stale", "not-running"):
            return AnswerError(taught(briefing, why, forms=False))
        return refused(briefing, action, why)


def _open_seats(now: TableTold) -> int:
    return sum(one.kind == "open" for one in now.seats)


def _part(heading: str, sentences: Iterable[str]) -> str:
    return "\n".join([f"## {heading}", *(f"- {one}" for one in sentences)])


def _counted(seen: Seen) -> View | None:
    """The view with everybody's cash, where the table keeps count of it."""
    if seen.view is None or seen.counted is None:
        return seen.view
    return with_cash(seen.view, seen.counted)


def _folded(view: View, events: Iterable[AnyEvent]) -> View:
    for event in events:
        view = fold_view(view, event)
    return view


def in_words(code: str, values: Mapping[str, object], text: str, language: str) -> str:
    """A refusal in a language; as it came where that has no words for it."""
    try:
        return say(f"refused-{code}", language, **values)
    except LookupError:
        return text
