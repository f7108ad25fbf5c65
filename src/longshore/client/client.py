"""A server, as somebody who plays there from Python uses it."""

from __future__ import annotations

from types import TracebackType
from typing import Literal, Self, TypeAlias
from urllib.parse import parse_qs, urlsplit

from longshore.client.calling import Caller, Wish
from longshore.client.seat import Seat
from longshore.client.visitor import Visitor, table_path
from longshore.server.domain.settings import ClockSettings, NewTable, Pace, SeatPlan, Undo
from longshore.server.http.api import types, wishes

Status: TypeAlias = Literal["open", "running", "finished"]


class Host(Seat):
    """The seat of who opened a table: with the invitation for the others."""

    opened: types.NewTableTold

    @property
    def invitation(self) -> str | None:
        return self.opened.invitation

    @property
    def links(self) -> types.Links:
        return self.opened.links


class Client:
    """A server. `patience` is how many seconds to try again when it cannot be reached or is busy,
    `timeout` how many to wait for an answer. Use it in a `with`, or close it.
    """

    def __init__(self, url: str, *, patience: float = 30.0, timeout: float = 30.0) -> None:
        self.caller = Caller(url, patience=patience, timeout=timeout)

    @property
    def url(self) -> str:
        return self.caller.url

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        self.caller.close()

    # The house

    def catalogue(self) -> types.Catalogue:
        """What can be played here: editions, options and bots."""
        return self.caller.ask(types.Catalogue, Wish("GET", "/api/catalogue", again=True))

    def lobby(
        self, status: Status = "open", edition: str | None = None, more: str | None = None
    ) -> types.Lobby:
        """The public tables, the newest first; `more` of one page leads to the next."""
        query = {"status": status, "edition": edition, "more": more}
        return self.caller.ask(types.Lobby, Wish("GET", "/api/tables", query=query, again=True))

    # Tables

    def open_table(
        self,
        edition: str = "classic",
        seats: int = 4,
        *,
        name: str = "Player",
        plan: tuple[SeatPlan, ...] | None = None,
        options: dict[str, bool | int | str | None] | None = None,
        start: bool = False,
        title: str = "",
        public: bool = False,
        pace: Pace = "live",
        clock: ClockSettings | None = None,
        undo: Undo = "consent",
        spectators: bool = True,
        spectator_chat: bool = False,
        counted_cash: bool = True,
        hints: bool = False,
    ) -> Host:
        """Open a table, and be its host; without a plan at its first seat."""
        return self.open(
            NewTable(
                edition=edition,
                seats=seats,
                name=name,
                plan=plan,
                options=options or {},
                start=start,
                title=title,
                public=public,
                pace=pace,
                clock=clock,
                undo=undo,
                spectators=spectators,
                spectator_chat=spectator_chat,
                counted_cash=counted_cash,
                hints=hints,
            )
        )

    def open(self, wish: NewTable) -> Host:
        """Open a table as described."""
        told = self.caller.ask(types.NewTableTold, Wish("POST", "/api/tables", body=wish))
        host = Host(self.caller, told.table, told.token, told.seats[0] if told.seats else None)
        host.opened = told
        return host

    def play_bots(
        self, edition: str = "classic", seats: int = 4, *, bot: str = "steady", name: str = "Player"
    ) -> Host:
        """A game at once: oneself at the first seat, a bot at each of the others."""
        others = (SeatPlan(kind="bot", bot=bot),) * (seats - 1)
        plan = (SeatPlan(kind="me"), *others)
        return self.open_table(edition, seats, name=name, plan=plan, start=True)

    def table(self, table: str, invitation: str | None = None) -> Visitor:
        """A table to look on at; one that is not public with its invitation."""
        return Visitor(self.caller, table, invitation)

    def join(
        self, table: str, name: str, seat: int | None = None, invitation: str | None = None
    ) -> Seat:
        """Sit down at a seat, by default the first that is open."""
        body = wishes.Join(name=name, seat=seat, invitation=invitation)
        seated = self.caller.ask(types.Seated, Wish("POST", f"{table_path(table)}/join", body=body))
        mine = Seat(self.caller, table, seated.token, seated.seat)
        mine.seq = mine.placed = seated.seq
        return mine

    def seat(self, table: str, token: str, number: int | None = None) -> Seat:
        """A seat that a token holds; if it holds several, the one of that number."""
        return Seat(self.caller, table, token, number)

    def enter(self, link: str, name: str = "Player") -> Seat:
        """The seat that a link leads to: one's own on this device, or one to sit down at."""
        parts = urlsplit(link)
        table = parts.path.rpartition("/t/")[2]
        secrets = parse_qs(parts.fragment)
        if "/t/" not in parts.path or not secrets.keys() & {"key", "join"}:
            raise ValueError(
                "A link to a seat looks like http://127.0.0.1:8080/t/TABLE#key=…, an invitation"
                f" like …#join=…; not {link[:80]!r}."
            )
        if "key" in secrets:
            return self.seat(table, secrets["key"][0])
        return self.join(table, name, invitation=secrets["join"][0])
