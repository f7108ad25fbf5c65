"""What the hosts' page sends and is told. Nothing of a game is in it, nor of what people write."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from longshore.server.domain.seats import Status
from longshore.server.domain.settings import LONGEST_NAME, NEUTRAL, Pace, Strict
from longshore.server.domain.told import SeatTold
from longshore.server.http.api.player_types import PlayerNamed


class NameWish(Strict, frozen=True, kw_only=True):
    """A name that nobody may take, or that may be taken again."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class HostTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the host of the server may know it. `connected` are live channels: of seats, and
    of those who look on.
    """

    table: str
    title: str
    status: Status
    public: bool
    edition: str
    pace: Pace
    seats: tuple[SeatTold, ...]
    entries: int
    created_at: int
    changed_at: int
    connected: int


class HostTables(msgspec.Struct, frozen=True, kw_only=True):
    """Tables, the newest change first; `more` leads to the next page."""

    tables: tuple[HostTable, ...]
    more: str | None


class LoadTold(msgspec.Struct, frozen=True, kw_only=True):
    """This process: what it uses, and what it did in the last `seconds`, a minute at most.

    `cpu` is in cores, `memory` in bytes; `commit_ms` is what a commit took, `most_commits_ms`
    within what 95 of 100 were done. `others` are further processes of the same database.
    """

    process: str
    up_seconds: float
    seconds: float
    cpu: float
    memory: int | None
    live_tables: int
    connections: int
    channels: int
    actions_per_second: float
    commits_per_second: float
    commit_ms: float | None
    most_commits_ms: float | None
    others: int


class RateTold(msgspec.Struct, frozen=True, kw_only=True):
    """So many at once, and so many a second in the long run."""

    burst: int
    per_second: float


class LimitsTold(msgspec.Struct, frozen=True, kw_only=True):
    """The limits in force; null is none. Rates of an address, `wishes` and `chat` of a seat's key;
    `channels`, `connections` and `tables_open` are of an address at a time, `connections_in_all`
    of the process. A request's header, and its body, has `request_seconds` to come, the next
    request `idle_seconds`.
    """

    requests: RateTold | None
    wishes: RateTold | None
    chat: RateTold | None
    tables: RateTold | None
    guesses: RateTold | None
    heavy: RateTold | None
    channels: int | None
    connections: int | None
    connections_in_all: int
    tables_open: int | None
    largest_body: int
    request_seconds: float
    idle_seconds: float


class DatabaseTold(msgspec.Struct, frozen=True, kw_only=True):
    """What the tables are kept in, and how many bytes it takes."""

    kind: Literal["sqlite", "postgresql"]
    bytes: int


class RefusalCount(msgspec.Struct, frozen=True, kw_only=True):
    """How often something was refused since the start."""

    code: str
    times: int


class TroubleTold(msgspec.Struct, frozen=True, kw_only=True):
    """Something that went wrong: a line of the log, at `at` in ms since 1970."""

    at: int
    level: Literal["warning", "error"]
    text: str


class ServerTold(msgspec.Struct, frozen=True, kw_only=True):
    """How the server is: of the process that answers, but for the database."""

    version: str
    load: LoadTold
    database: DatabaseTold
    limits: LimitsTold
    refusals: tuple[RefusalCount, ...]
    troubles: tuple[TroubleTold, ...]


class BannedNames(msgspec.Struct, frozen=True, kw_only=True):
    """Names that nobody may take, as they were given; whoever has one is called `neutral`."""

    names: tuple[str, ...]
    neutral: str = NEUTRAL


class NameBanned(BannedNames, frozen=True, kw_only=True):
    """The names after one was banned; `renamed` is how many people have lost it at tables, and
    `account` whether an account has, which has another until its owner chooses one.
    """

    renamed: int
    account: bool = False


class NameReport(msgspec.Struct, frozen=True, kw_only=True):
    """A name that was reported: by how many, when last, and at which table, if it was at one.
    `account` is whether an account is called so.
    """

    name: str
    times: int
    at: int
    account: bool
    table: str | None


class NameReports(msgspec.Struct, frozen=True, kw_only=True):
    """Names that people have reported, and that nobody has looked at since."""

    reports: tuple[NameReport, ...]


class ClosePair(msgspec.Struct, frozen=True, kw_only=True):
    """Two seats of a rated game that paid each other far more than seats of a table do: `paid` is
    what the first paid the second and the other way, `whole` all that the seats paid each other.
    """

    table: str
    at: int
    players: tuple[PlayerNamed, PlayerNamed]
    paid: tuple[int, int]
    whole: int


class ClosePairs(msgspec.Struct, frozen=True, kw_only=True):
    """Such pairs in as many rated games, the newest first; `more` leads to the games before.

    Games of which it is not known who paid whom are not among them (`longshore rebuild`).
    """

    pairs: tuple[ClosePair, ...]
    games: int
    more: str | None


class HostAccount(msgspec.Struct, frozen=True, kw_only=True):
    """An account as the host may know it. `blocked`: its name was taken, and its owner has not
    chosen another; `barred`: nobody can sign in by it.
    """

    name: str
    created_at: int
    blocked: bool
    barred: bool


class HostAccounts(msgspec.Struct, frozen=True, kw_only=True):
    """Accounts, by their names' order."""

    accounts: tuple[HostAccount, ...]
