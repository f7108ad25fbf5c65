"""What one run under load came to, the same for every server."""

from __future__ import annotations

from typing import Any

import msgspec

WARMUP = 2.0  # seconds


class Load(msgspec.Struct, frozen=True, kw_only=True):
    """One run. An action counts when the seat that took it has been told that it was taken."""

    tables: int
    clients: int  # connected at each table; every one of them is told of every action
    seconds: float
    actions: int  # of the clients, acknowledged
    actions_per_second: float
    written: int  # those of bots among them
    written_per_second: float
    p50_ms: float
    p99_ms: float
    deliveries_per_action: float
    server_cpu_ms_per_action: float  # of all that were written
    server_cores: float  # near 1 or above: the server was busy throughout, so it set the pace
    load_cores: float  # near 1: the load set the pace
    games: int  # that came to their end meanwhile
    opened: int  # tables that had to be opened meanwhile
    late: int = 0  # with a pace: actions that had to wait for the one before


def load_from(got: dict[str, Any], tables: int, clients: int) -> Load:
    """What a `load.cjs` has printed; without "written" every action was its clients'."""
    seconds, actions = got["seconds"], got["actions"]
    written = got.get("written", actions)
    return Load(
        tables=tables,
        clients=clients,
        seconds=seconds,
        actions=actions,
        actions_per_second=actions / seconds,
        written=written,
        written_per_second=written / seconds,
        p50_ms=got["p50_ms"],
        p99_ms=got["p99_ms"],
        deliveries_per_action=got["deliveries"] / written,
        server_cpu_ms_per_action=got["server_cpu_seconds"] / written * 1000,
        server_cores=got["server_cpu_seconds"] / seconds,
        load_cores=got["load_cpu_seconds"] / seconds,
        games=got["games"],
        opened=got["opened"],
        late=got.get("late", 0),
    )
