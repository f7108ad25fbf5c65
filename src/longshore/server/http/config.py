"""How a host is set up."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from longshore.lab.review.making import PLAYOUTS
from longshore.server.domain.seating import Dealer, by_chance
from longshore.server.domain.settings import Pace
from longshore.server.http.connections import Waits, most_by_files
from longshore.server.http.hosts import own_names
from longshore.server.http.limits import LARGEST_BODY, Rates
from longshore.server.http.shared_metrics import Place
from longshore.server.mail.settings import MailSettings
from longshore.server.people.settings import AccountSettings
from longshore.server.store import LEASE_MS
from longshore.server.store.steady_clock import steady_clock

TABLES_PER_ADDRESS = 50
# seconds, at least and at most, after which a standing order acts: as somebody would who is there
ORDER_SECONDS: dict[Pace, tuple[float, float]] = {"live": (1.5, 6.0), "days": (20.0, 120.0)}
PAGE = Path(__file__).parent / "page"  # where the build puts the page


@dataclass(frozen=True, kw_only=True)
class Config:
    """What a host can choose; the defaults serve one machine and its friends.

    `public_url` is where people reach the host, for links; by default what their browser says, or
    `reachable` where that is an address of this machine alone.
    `origins` are other pages that may use this server. `think` bounds a bot's thought in seconds.
    `page` is the folder of the page that is served.
    """

    database: str = ""
    public_url: str | None = None
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()  # names that this host goes by, beside its own; "*" is any
    reachable: str | None = None  # where others in the network find it, if they can
    proxies: str = ""  # addresses whose X-Forwarded-* headers are believed, with commas
    host_token: str | None = None  # of the hosts' page; None: the one that the database makes
    open_metrics: bool = False  # whether everybody may read them, not only this network
    think: float = 5.0
    review_playouts: int = PLAYOUTS  # how closely finished games are looked at
    bot_threads: int = field(default_factory=lambda: max(4, 2 * (os.cpu_count() or 1)))
    heartbeat: float = 20.0  # seconds of silence on a live channel
    largest_body: int = LARGEST_BODY
    rates: Rates = field(default_factory=Rates)
    connections: int | None = None  # at a time; None: what the limit of open files leaves room for
    waits: Waits = field(default_factory=Waits)  # for clients that are slow, or say nothing
    tables_per_address: int | None = TABLES_PER_ADDRESS  # open or running ones
    internal_webhooks: bool = False  # whether addresses of one's own network may be called
    lease_ms: int = LEASE_MS  # after which another process goes on for one that has died
    order_seconds: Mapping[Pace, tuple[float, float]] = field(default_factory=ORDER_SECONDS.copy)
    page: Path = PAGE
    accounts: AccountSettings | None = None  # None: nobody has one
    mail: MailSettings | None = None  # by which people with accounts are told; None: not at all
    worker: Place | None = None  # where several processes serve together: which this one is
    clock: Callable[[], int] = steady_clock
    dealer: Dealer = by_chance

    @property
    def most_connections(self) -> int:
        """How many there may be at a time."""
        return most_by_files() if self.connections is None else self.connections

    def names(self) -> frozenset[str]:
        """All names that this host goes by."""
        public = urlsplit(self.public_url or "").hostname
        return own_names() | {*self.hosts} | ({public} if public else set())
