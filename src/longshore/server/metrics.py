"""What a server counts, for Prometheus.

All of it is about this process. Names of tables, seats and people are never labels.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Literal, NamedTuple, TypeAlias, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.metrics import MetricWrapperBase
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.utils import floatToGoString

from longshore.server.domain.entries import Hand

Channel: TypeAlias = Literal["websocket", "events"]
Outcome: TypeAlias = Literal[
    "delivered",  # taken by the other side
    "failed",  # to be tried again
    "put-off",  # the webhook has just failed for another call of its seat: to be tried again
    "refused",  # the other side will not have it
    "given-up",  # failed for the last time
    "gone",  # the webhook was removed: the other side said that it is no more
    "blocked",  # the guard does not let it out
    "unwanted",  # the webhook was taken back or changed in the meantime
]

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
_THINKING = (0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
_BATCHES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Counted(NamedTuple):
    """What was counted up to a moment: actions, and commits with the seconds they took.

    `within` is how many commits took so many seconds at most, for some numbers of seconds.
    """

    actions: float
    commits: float
    commit_seconds: float
    within: tuple[tuple[float, float], ...]


Why: TypeAlias = Literal[
    "full",  # all connections that the process can have are busy
    "address",  # all that one address may have are busy
    "gave-way",  # it waited for its client when another one came
    "slow",  # the client took too long to say what it wants
    "pipeline",  # too many requests at once
    "rate",  # too many frames on a WebSocket
]


class _Play:
    """What is counted with every action, from the event loop's thread alone: without the locks, and
    the layers, that make a counter of Prometheus ten times as dear.
    """

    def __init__(self) -> None:
        hands: tuple[Hand, ...] = get_args(Hand)
        self.actions = {by: 0 for by in hands if by != "order"}
        self.within = [0] * (len(_QUICK) + 1)  # acknowledgements by their bucket; the last: slower
        self.seconds = 0.0

    def collect(self) -> Iterator[Metric]:
        """The numbers as Prometheus has them."""
        actions = CounterMetricFamily(
            "longshore_actions", "Actions written down, by whose hand.", labels=["by"]
        )
        for by, count in self.actions.items():
            actions.add_metric([by], count)
        yield actions
        bounds = (*map(floatToGoString, _QUICK), "+Inf")
        buckets = list(zip(bounds, accumulate(self.within), strict=True))
        yield HistogramMetricFamily(
            "longshore_acknowledge_seconds",
            "Seconds from a wish to its acknowledgement.",
            buckets=buckets,
            sum_value=self.seconds,
        )


class Metrics:
    """Counters with a registry of their own. Methods may be called from any thread, except those of
    play.
    """

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._play = _Play()
        registry.register(self._play)
        self._refusals = Counter(
            "longshore_refusals", "Wishes refused, by code.", ["code"], registry=registry
        )
        self._requests = Counter(
            "longshore_requests",
            "Requests, by method, route and status.",
            ["method", "route", "status"],
            registry=registry,
        )
        self._count_connections(registry)
        self._count_tables(registry)
        self._count_work(registry)

    def _count_connections(self, registry: CollectorRegistry) -> None:
        self._connections = Gauge(
            "longshore_connections", "Connections that are open.", registry=registry
        )
        closed = Counter(
            "longshore_closed_connections",
            "Connections closed for their own doing, or for want of room, by why.",
            ["why"],
            registry=registry,
        )
        whys: tuple[Why, ...] = get_args(Why)
        self._closed = {why: closed.labels(why) for why in whys}

    def _count_tables(self, registry: CollectorRegistry) -> None:
        self._live = Gauge(
            "longshore_live_tables", "Tables in the memory of this process.", registry=registry
        )
        subscribers = Gauge(
            "longshore_subscribers", "Live channels, by kind.", ["channel"], registry=registry
        )
        dropped = Counter(
            "longshore_dropped_subscribers",
            "Live channels closed because they were too slow.",
            ["channel"],
            registry=registry,
        )
        channels: tuple[Channel, ...] = get_args(Channel)
        self._subscribers = {channel: subscribers.labels(channel) for channel in channels}
        self._dropped = {channel: dropped.labels(channel) for channel in channels}

    def _count_work(self, registry: CollectorRegistry) -> None:
        self._batches = Histogram(
            "longshore_commit_units",
            "Log entries written in one transaction.",
            buckets=_BATCHES,
            registry=registry,
        )
        self._commits = Histogram(
            "longshore_commit_seconds",
            "Seconds that a transaction took.",
            buckets=_QUICK,
            registry=registry,
        )
        self._thinking = Histogram(
            "longshore_bot_seconds",
            "Seconds that a bot thought about a decision.",
            buckets=_THINKING,
            registry=registry,
        )
        webhooks = Counter(
            "longshore_webhooks", "Calls to webhooks, by outcome.", ["outcome"], registry=registry
        )
        outcomes: tuple[Outcome, ...] = get_args(Outcome)
        self._webhooks = {outcome: webhooks.labels(outcome) for outcome in outcomes}

    # Play

    def acted(self, by: Hand) -> None:
        """An action was written down."""
        # a standing order is shown by its effect only, also here
        self._play.actions["person" if by == "order" else by] += 1

    def acknowledged(self, seconds: float) -> None:
        """A wish was granted and written down, so long after it came."""
        self._play.within[bisect_left(_QUICK, seconds)] += 1
        self._play.seconds += seconds

    def refused(self, code: str) -> None:
        """A wish was refused."""
        self._refusals.labels(code).inc()

    def bot_thought(self, seconds: float) -> None:
        """A bot made a decision."""
        self._thinking.observe(seconds)

    # Connections

    def watch_connections(self, count: Callable[[], int]) -> None:
        """How many are open is asked when somebody wants to know."""
        self._connections.set_function(count)

    def closed(self, why: Why) -> None:
        """A connection was closed, or not let in."""
        self._closed[why].inc()

    # Tables and those who follow them

    def watch_tables(self, count: Callable[[], int]) -> None:
        """How many tables are in memory is asked when somebody wants to know."""
        self._live.set_function(count)

    def subscribed(self, channel: Channel) -> None:
        """Somebody follows a table."""
        self._subscribers[channel].inc()

    def unsubscribed(self, channel: Channel) -> None:
        """Somebody does not any more."""
        self._subscribers[channel].dec()

    def dropped(self, channel: Channel) -> None:
        """A live channel was closed because it was too slow."""
        self._dropped[channel].inc()

    # Work

    def committed(self, units: int, seconds: float) -> None:
        """A transaction wrote so many entries."""
        self._batches.observe(units)
        self._commits.observe(seconds)

    def webhook(self, outcome: Outcome) -> None:
        """What became of a call to a webhook."""
        self._webhooks[outcome].inc()

    def requested(self, method: str, route: str, status: int | None) -> None:
        """A request was answered, or a WebSocket has ended, which has no status.

        `route` is the template of its path, not the path.
        """
        self._requests.labels(method, route, "-" if status is None else str(status)).inc()

    # For who looks after the server

    @property
    def actions(self) -> int:
        """How many actions were written down."""
        return sum(self._play.actions.values())

    def counted(self) -> Counted:
        """What was counted up to now."""
        commits = _samples(self._commits)
        return Counted(
            actions=self.actions,
            commits=sum(commits["_count"].values()),
            commit_seconds=sum(commits["_sum"].values()),
            within=tuple((float(most), value) for most, value in commits["_bucket"].items()),
        )

    def refusals(self) -> dict[str, int]:
        """How often each code was said since the start."""
        return {code: int(times) for code, times in _samples(self._refusals)["_total"].items()}

    @property
    def open_connections(self) -> int:
        return int(sum(_samples(self._connections)[""].values()))

    @property
    def channels(self) -> int:
        """Live channels that are open."""
        return int(sum(sum(_samples(one)[""].values()) for one in self._subscribers.values()))

    def render(self) -> tuple[str, bytes]:
        """The content type and the text for Prometheus."""
        return CONTENT_TYPE_LATEST, generate_latest(self._registry)


def _samples(metric: MetricWrapperBase) -> defaultdict[str, dict[str, float]]:
    """The numbers of a metric: by what stands behind its name, and by its only label."""
    found: defaultdict[str, dict[str, float]] = defaultdict(dict)
    for family in metric.collect():
        for one in family.samples:
            label = next(iter(one.labels.values()), "")
            found[one.name.removeprefix(family.name)][label] = one.value
    return found
