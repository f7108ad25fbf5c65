"""A host and its tables as a plain client sees them, for requests of all kinds."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE
from tests.server.serving import NO_TLS, served

SECONDS = PATIENCE  # that an answer may take


class Host:
    """A server over the database of a folder, and somebody who asks it."""

    def __init__(self, folder: Path, **config: Any) -> None:
        self.served = served(folder, **config)
        self.url = self.served.url
        self.http = httpx.Client(verify=NO_TLS, timeout=SECONDS)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()
        self.served.stop()

    def another(self) -> httpx.Client:
        """Somebody else who asks, for a thread of its own."""
        return httpx.Client(verify=NO_TLS, timeout=SECONDS)

    def ask(self, method: str, path: str, token: str | None = None, **more: Any) -> httpx.Response:
        """A request; a token is sent as a header, and cookies are never kept."""
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        headers |= more.pop("headers", {})
        self.http.cookies.clear()
        return self.http.request(method, self.url + path, headers=headers, **more)

    def get(self, path: str, token: str | None = None, **query: Any) -> Any:
        """The value of a good answer."""
        return _good(self.ask("GET", path, token, params=query))

    def post(self, path: str, token: str | None = None, **body: Any) -> Any:
        return _good(self.ask("POST", path, token, json=body))

    def put(self, path: str, token: str | None = None, **body: Any) -> Any:
        return _good(self.ask("PUT", path, token, json=body))

    def open(self, **wish: Any) -> Opened:
        """A new table."""
        return Opened(self, self.post("/api/tables", **wish))

    def channel(self, path: str, token: str | None = None, **more: Any) -> ClientConnection:
        """A WebSocket; `path` with its query."""
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        address = self.url.replace("http", "ws", 1) + path
        headers |= more.pop("headers", {})
        more = {"compression": None, "open_timeout": SECONDS, **more}
        return connect(address, additional_headers=headers, **more)


class Opened:
    """A table that was opened: where it is, and its host's key."""

    def __init__(self, host: Host, told: dict[str, Any]) -> None:
        self.host, self.id = host, str(told["table"])
        self.token, self.invitation = str(told["token"]), str(told.get("invitation", ""))
        self.path = f"/api/tables/{self.id}"

    def join(self, name: str, seat: int | None = None) -> str:
        """The token of somebody who sits down."""
        wish = {"name": name, "seat": seat, "invitation": self.invitation}
        return str(self.host.post(f"{self.path}/join", **wish)["token"])

    def get(self, what: str = "", token: str | None = None, **query: Any) -> Any:
        return self.host.get(self.path + what, token or self.token, **query)

    def post(self, what: str, token: str | None = None, **body: Any) -> Any:
        return self.host.post(self.path + what, token or self.token, **body)

    def play_any(self, key: str, **wish: Any) -> Any:
        """Play the first thing that the table's waiting seat may do, a loan apart."""
        seat = self.get()["awaiting"][0]
        told = self.get("/legal", seat=seat, most=20)
        action = next(one for one in told["actions"] if one["type"] not in ("loan", "repay"))
        wish = {"actions": [action], "seq": told["seq"], "seat": seat, **wish}
        return self.post("/actions", key=key, **wish)["entries"][0]


def until_closed(live: ClientConnection) -> tuple[list[str], int | None]:
    """What is still told on a channel until the server closes it, and the code of that."""
    told: list[str] = []
    with suppress(ConnectionClosed):
        while True:
            told.append(str(live.recv(SECONDS)))
    return told, live.protocol.close_code


def _good(answer: httpx.Response) -> Any:
    assert answer.is_success, f"{answer.status_code} {answer.text}"
    return answer.json() if answer.content else None
