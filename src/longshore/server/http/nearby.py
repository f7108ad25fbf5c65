"""A server in a thread of this process, with tables of its own, for as long as they are needed."""

from __future__ import annotations

import tempfile
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from longshore.server.http.config import Config
from longshore.server.http.limits import UNLIMITED
from longshore.server.http.serving import address_of, listening_socket, make_server
from longshore.server.store import Store, open_store
from longshore.text.errors import UserError

HOST = "127.0.0.1"
_SECONDS = 60.0  # that it may take to start, and to end


class Nearby(NamedTuple):
    """Where it is, as `http://127.0.0.1:PORT`, and where it keeps its tables."""

    url: str
    store: Store


@contextmanager
def server_nearby(**config: Any) -> Iterator[Nearby]:
    """A server that is set up as a `Config` says, without limits.

    Only this machine reaches it. Its tables end with it.
    """
    with ExitStack() as held:
        folder = held.enter_context(tempfile.TemporaryDirectory(prefix="longshore-"))
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        listening = held.enter_context(listening_socket(HOST, 0))
        store = held.enter_context(closing(open_store(database)))
        usual: dict[str, Any] = {"rates": UNLIMITED, "tables_per_address": None}
        ready = threading.Event()
        server = make_server(Config(database=database, **(usual | config)), store, ready.set)
        thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
        thread.start()
        try:
            if not ready.wait(_SECONDS):
                raise UserError("The server for the tables did not start.")
            yield Nearby(address_of(listening), store)
        finally:
            server.stop()
            thread.join(_SECONDS)
