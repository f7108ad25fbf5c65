"""A table as whoever looks at it may know it."""

from __future__ import annotations

import re
from collections.abc import Generator
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

import msgspec

from longshore.client.calling import Caller, Wish
from longshore.client.channel import Messages, News, by_events, by_websocket, follow
from longshore.server.domain.seats import OVER
from longshore.server.domain.told import AnyTold, PresentTold, SaidTold, SeatsOrderedTold
from longshore.server.http.api import types, wishes

T = TypeVar("T")
Format: TypeAlias = Literal["text", "jsonl", "csv"]
PAGE = 500


_TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")


def table_path(table: str) -> str:
    """Where a table is at its server: nothing else can be reached by what somebody calls it."""
    if not _TABLE.fullmatch(table):
        raise ValueError(f"A table is called like 4h7kq2wz9mtx, not {table[:80]!r}.")
    return f"/api/tables/{table}"


class HasSeq(Protocol):
    """Whatever says up to which entry it goes."""

    @property
    def seq(self) -> int: ...


N = TypeVar("N", bound=HasSeq)


class Log(msgspec.Struct, frozen=True, kw_only=True):
    """The log after an entry, and the sentences of each entry if a language was named."""

    table: str
    seq: int
    entries: tuple[AnyTold, ...]
    sentences: tuple[tuple[str, ...], ...] | None = None


class Visitor:
    """Somebody at a table: with a token that holds something there, or with none.

    `seq` is the last entry that was seen, in whatever answer. `placed` is the last of which it is
    known that `number` is one's seat after it: an older entry that orders the seats moves nobody.
    """

    def __init__(
        self, caller: Caller, table: str, token: str | None = None, number: int | None = None
    ) -> None:
        self.caller, self.table, self.token, self.number = caller, table, token, number
        self.path = table_path(table)
        self.seq = self.placed = 0

    def __repr__(self) -> str:
        seat = "" if self.number is None else f", seat {self.number}"
        return f"<{type(self).__name__.lower()} at table {self.table}{seat}>"

    # What is asked

    def info(self) -> types.TableTold:
        """The table: its settings, who sits where, whom it waits for."""
        return self._placed(self._noted(self._get_now("", types.TableTold)))

    def view(self, at: int | None = None) -> types.Seen:
        """The game as one may know it, now or as it was after entry `at`."""
        if at is not None:
            return self._get("/view", types.Seen, seat=self.number, at=at)
        return self._noted(self._get_now("/view", types.Seen, seat=self.number))

    def log(self, after: int = 0, language: str | None = None) -> Log:
        """All that was written after an entry; with sentences, if a language is named."""
        entries: list[AnyTold] = []
        sentences: list[tuple[str, ...]] = []
        while True:
            page = self._get(
                "/log", Log, seat=self.number, after=after, most=PAGE, language=language
            )
            entries += page.entries
            sentences += page.sentences or ()
            if len(page.entries) < PAGE:
                self._noted(page)
                said = None if language is None else tuple(sentences)
                return msgspec.structs.replace(page, entries=tuple(entries), sentences=said)
            after = page.entries[-1].seq

    def export(self, form: Format = "jsonl") -> str:
        """The game as Longshore `text` (once it is over), `jsonl` or `csv`."""
        query = {"format": form, "seat": self.number}
        wish = Wish("GET", self.path + "/export", self.token, query=query, again=True)
        return self.caller.send(wish).text

    def board(self, at: int | None = None) -> str:
        """The table as one may see it, drawn as SVG; now or as it was after entry `at`."""
        query = {"seat": self.number, "at": at}
        wish = Wish("GET", self.path + "/board.svg", self.token, query=query, again=True)
        return self.caller.send(wish).text

    def fairness(self) -> types.Fairness:
        """The commitments to the deal and to each sealed bid; after the end what opens them."""
        return self._get("/fairness", types.Fairness)

    def review(self) -> types.TableReview:
        """Where the money of a finished game was made and lost, or how far that is worked out.

        The first to ask has it made; ask again, a second apart, until its `stage` is `done`.
        """
        return self._get("/review", types.TableReview)

    def say(self, text: str, name: str, key: str | None = None) -> SaidTold:
        """Say something as one who looks on, under a name, where the table lets them talk."""
        wish = wishes.Chat(name=name, text=text, key=key)
        return self._noted(self._post("/chat", SaidTold, wish, again=key is not None))

    # What is told

    def follow(
        self, after: int | None = None, *, to_end: bool = True
    ) -> Generator[News, None, None]:
        """What happens, as it happens: over a WebSocket, which is opened again when it is cut.

        First comes the table as it is, a `Seen`; with `after` instead each entry since that one.
        Then each new entry, a `Told`, none left out and none twice. It ends with the game; with
        `to_end=False` it goes on, for the chat after it. When the host orders the seats before the
        start, `number` is the new one from then on.
        """
        return self._follow(by_websocket, after, to_end)

    def events(
        self, after: int | None = None, *, to_end: bool = True
    ) -> Generator[News, None, None]:
        """The same as `follow`, as server-sent events."""
        return self._follow(by_events, after, to_end)

    def _follow(
        self, messages: Messages, after: int | None, to_end: bool
    ) -> Generator[News, None, None]:
        if after is not None and (to_end or not self.placed):
            now = self.info()
            if to_end and now.status in OVER and now.seq <= after:
                return  # there is nothing more to come
        for news in follow(self, messages, after, to_end=to_end):
            if isinstance(news, PresentTold):
                continue
            if isinstance(news, SeatsOrderedTold) and news.seq > self.placed:
                self.placed = news.seq
                if self.number is not None:
                    self.number = news.order.index(self.number)
            if isinstance(news, types.Seen):  # it was told to this seat
                self.placed = max(self.placed, news.seq)
            self._noted(news)
            yield news

    def presence(self) -> Generator[PresentTold, None, None]:
        """Who is connected to the table, now and whenever that changes; oneself among them."""
        after = self.info().seq
        for news in follow(self, by_websocket, after, to_end=False, presence=True):
            if isinstance(news, PresentTold):
                yield news

    # How it is sent

    def _get(self, path: str, kind: type[T], **query: str | int | None) -> T:
        wish = Wish("GET", self.path + path, self.token, query=query, again=True)
        return self.caller.ask(kind, wish)

    def _get_now(self, path: str, kind: type[T], **query: str | int | None) -> T:
        """How things are after all that was seen, of whichever process of the server is asked."""
        return self._get(path, kind, seen=self.seq or None, **query)

    def _put(self, path: str, kind: type[T], body: Any, **query: str | int | None) -> T:
        wish = Wish("PUT", self.path + path, self.token, body, query, again=True)
        return self.caller.ask(kind, wish)

    def _post(
        self,
        path: str,
        kind: type[T],
        body: Any = None,
        *,
        again: bool = False,
        **query: str | int | None,
    ) -> T:
        wish = Wish("POST", self.path + path, self.token, body, query, again=again)
        return self.caller.ask(kind, wish)

    def _noted(self, answer: N) -> N:
        self.seq = max(self.seq, answer.seq)
        return answer

    def _placed(self, now: types.TableTold) -> types.TableTold:
        """Note where one sits; with several seats it stays the one that was meant at first."""
        if self.number is not None and len(now.mine) == 1 and now.seq >= self.placed:
            self.number, self.placed = now.mine[0], now.seq
        self.placed = self.placed or now.seq
        return now
