"""A real server for tests: uvicorn in a thread, on a free port of this machine."""

from __future__ import annotations

import ssl
import threading
import time
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from longshore.server.http.api import page
from longshore.server.http.config import Config
from longshore.server.http.house import House
from longshore.server.http.limits import UNLIMITED
from longshore.server.http.serving import address_of, listening_socket, make_server
from longshore.server.store import Store, open_store
from tests.patience import PATIENCE

HOST = "127.0.0.1"
SECONDS = PATIENCE  # that starting or stopping may take
page.make_file = cache(page.make_file)  # servers of a process share what they have packed
# For httpx, which else reads for each client whose certificates are good: 40 ms of work.
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
GRACE = 1  # seconds for channels that are open when the server is stopped


class Served:
    """A server that runs: at `url`, with its `house`, until it is stopped."""

    def __init__(self, config: Config, store: Store, port: int = 0) -> None:
        self.config, self.store = config, store
        self._socket = listening_socket(HOST, port)
        self.port: int = self._socket.getsockname()[1]
        self.url = address_of(self._socket)
        ready = threading.Event()
        self.server = make_server(config, store, ready.set)
        self.server.config.timeout_graceful_shutdown = GRACE
        self._thread = threading.Thread(target=self._run, name="served", daemon=True)
        self._thread.start()
        until = time.monotonic() + SECONDS
        while not ready.wait(0.1):
            if not self._thread.is_alive() or time.monotonic() > until:
                self.stop()
                raise RuntimeError("The server did not start.")

    @property
    def house(self) -> House:
        """What the server has; its event loop is in another thread."""
        house: House = self.server.config.app.state.house  # type: ignore[union-attr]
        return house

    def _run(self) -> None:
        self.server.run(sockets=[self._socket])

    def stop(self) -> None:
        """Stop serving, and close the store. A second time it does nothing."""
        self.server.should_exit = True
        self._thread.join(SECONDS)
        stopped = not self._thread.is_alive()
        self._socket.close()
        self.store.close()
        if not stopped:
            raise RuntimeError("The server did not stop.")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()


def served(tmp_path: Path, *, port: int = 0, **config: Any) -> Served:
    """A server over the database of a folder (or `database=`), without limits unless given.

    Use it in a `with`. Started again with the same folder and `port` it is the same server anew.
    """
    config.setdefault("rates", UNLIMITED)
    config.setdefault("database", f"sqlite:///{tmp_path / 'longshore.db'}")
    config.setdefault("tables_per_address", 10_000)
    config.setdefault("order_seconds", {"live": (0.0, 0.0), "days": (0.0, 0.0)})
    made = Config(**config)
    return Served(made, open_store(made.database), port)
