"""The live channel: everything that happens at a table, once each and in order.

Whatever cuts it, it is opened again after the last entry that was told.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Protocol, TypeAlias

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from longshore.client.calling import Caller, Patience, Wish
from longshore.client.errors import ClientError, Refused
from longshore.server.domain.seats import OVER
from longshore.server.domain.told import AnyTold, PresentTold
from longshore.server.http.api.messages import Beat, Done, FromServer, NewsTold, NotDone, Resync
from longshore.server.http.api.types import Seen

News: TypeAlias = Seen | AnyTold
SILENCE = 90.0  # seconds without even a heartbeat: the line is dead
LARGEST = 16 * 2**20
_CUT = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, httpx.TransportError)


class Where(Protocol):
    """A table, as somebody may see it."""

    caller: Caller
    path: str
    token: str | None
    number: int | None


Messages: TypeAlias = Callable[[Where, int | None, bool], Iterator[bytes | str]]


def by_websocket(where: Where, after: int | None, presence: bool = False) -> Iterator[bytes | str]:
    """Messages of a WebSocket, until it ends; first an empty one, when it is open."""
    address = httpx.URL(where.caller.url + where.path + "/live")
    address = address.copy_with(scheme="wss" if address.scheme == "https" else "ws")
    query = _query(where, after, presence)
    address = address.copy_merge_params({k: v for k, v in query.items() if v is not None})
    headers = None if where.token is None else {"Authorization": f"Bearer {where.token}"}
    # With a queue that can be full, who goes away without having read all would have to wait.
    with connect(
        str(address), additional_headers=headers, max_size=LARGEST, max_queue=None
    ) as socket:
        yield ""
        while True:
            yield socket.recv(SILENCE)


def by_events(where: Where, after: int | None, presence: bool = False) -> Iterator[bytes | str]:
    """Messages of a stream of server-sent events; first an empty one, when it is open."""
    query = _query(where, after, presence)
    wish = Wish("GET", where.path + "/stream", where.token, query=query)
    with where.caller.stream(wish, SILENCE) as answer:
        yield ""
        for line in answer.iter_lines():
            if line.startswith("data:"):
                yield line.removeprefix("data:")


def _query(where: Where, after: int | None, presence: bool) -> dict[str, int | str | None]:
    return {"after": after, "seat": where.number, "presence": "true" if presence else None}


def follow(
    where: Where,
    messages: Messages,
    after: int | None,
    *,
    to_end: bool,
    presence: bool = False,
) -> Generator[News | PresentTold, None, None]:
    """What happens after an entry; without one, first the table as it is, then what happens."""
    patience = Patience(where.caller.patience)
    while True:
        wait = 0.0
        try:
            for one in _news(where, messages(where, after, presence), patience):
                yield one
                if isinstance(one, PresentTold):
                    continue
                after = one.seq
                if to_end and one.status in OVER:
                    return
            trouble: ClientError = where.caller.unreachable("the live channel ends at once")
        except _CUT as fault:
            trouble = where.caller.unreachable(fault)
        except Refused as problem:
            if problem.wait is None:
                raise
            trouble, wait = problem, problem.wait
        if not patience.wait(wait):
            raise trouble


def _news(
    where: Where, messages: Iterator[bytes | str], patience: Patience
) -> Generator[News | PresentTold, None, None]:
    """What the messages tell, until the channel is to be opened again."""
    for message in messages:
        if not message:
            patience.reached()
            continue
        told: FromServer = where.caller.decoded(message, FromServer)  # type: ignore[arg-type]
        if isinstance(told, Resync):
            return
        if isinstance(told, NotDone):
            raise Refused(told.code, told.values, told.text, None)
        patience.renew()
        if not isinstance(told, Beat | Done | NewsTold):
            yield told
