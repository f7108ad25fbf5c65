"""A server process: the application on sockets, until it is stopped."""

from __future__ import annotations

import errno
import logging
import socket
from functools import partial
from typing import Any

import uvicorn

from longshore.server.http.app import make_app
from longshore.server.http.config import Config
from longshore.server.http.connections import Connections, Networks
from longshore.server.http.guard import GuardedHttp
from longshore.server.http.limits import LARGEST_MESSAGE
from longshore.server.http.pushing import PushingProtocol
from longshore.server.http.tidying import Tidying
from longshore.server.metrics import Metrics
from longshore.server.store import Store
from longshore.text.errors import UserError

BACKLOG = 2048
GRACE_SECONDS = 5  # for requests under way when the server is stopped


def listening_socket(host: str, port: int) -> socket.socket:
    """A socket that listens; what stands in the way is said in one line."""
    if not 0 <= port <= 65535:
        raise UserError(f"--port is from 0 to 65535; not {port}.")
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        made = socket.socket(family, kind, protocol)
    except OSError as fault:
        raise UserError(f"{host!r} is not an address of this machine: {why(fault)}.") from None
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.listen(BACKLOG)
    except OSError as fault:
        made.close()
        if fault.errno == errno.EADDRNOTAVAIL:
            raise UserError(f"{host!r} is not an address of this machine.") from None
        raise unusable(host, port, fault) from None
    return made


def unusable(host: str, port: int, fault: OSError) -> UserError:
    """What is said of a port that cannot be had."""
    return UserError(
        f"Port {port} of {host} cannot be used: {why(fault)}. Give another with --port."
    )


def why(fault: OSError) -> str:
    """What the machine says of it, for a sentence."""
    return (fault.strerror or str(fault)).rstrip(".").lower()


def address_of(listening: socket.socket) -> str:
    """Where a browser on this machine finds it."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::", "::1", "127.0.0.1"):
        host = "127.0.0.1" if host != "::1" else "[::1]"
    return f"http://{f'[{host}]' if ':' in host and host[0] != '[' else host}:{port}"


class _OfClients(logging.Filter):
    """What a client sends that is no HTTP, no WebSocket or no UTF-8 is its own trouble: it is
    turned away. Of a host's trouble it would push out the rest.
    """

    texts = frozenset(("Invalid HTTP request received.", "Unsupported upgrade request."))

    def filter(self, record: logging.LogRecord) -> bool:
        broken = record.exc_info and record.exc_info[0] is UnicodeDecodeError
        if not broken and record.msg not in self.texts:
            return True
        record.levelno, record.levelname, record.exc_info = logging.INFO, "INFO", None
        return logging.getLogger(record.name).isEnabledFor(logging.INFO)


_of_clients = _OfClients()


class Server(uvicorn.Server):
    """Tells when it is ready to be asked."""

    def __init__(self, config: uvicorn.Config, metrics: Metrics, ready: Any = None) -> None:
        super().__init__(config)
        self._ready, self._tidying = ready, Tidying(lambda: metrics.actions)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._tidying.begin()
        if self._ready is not None and self.started:
            self._ready()

    def stop(self, *, at_once: bool = False) -> None:
        """End well, or at once; may be called from any thread."""
        self.force_exit |= at_once
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._tidying.end()
        await super().shutdown(sockets)
        self._captured_signals.clear()  # to be stopped is no failure


def make_server(config: Config, store: Store, ready: Any = None) -> Server:
    """The application with uvicorn around it; `ready` is called once it answers."""
    app = make_app(config, store)
    metrics: Metrics = app.state.metrics
    proxies = Networks(config.proxies)
    connections = Connections(
        config.most_connections, config.rates.connections, config.waits, proxies, metrics.closed
    )
    metrics.watch_connections(lambda: len(connections))
    logging.getLogger("uvicorn.error").addFilter(_of_clients)
    return Server(
        uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(config.proxies),
            forwarded_allow_ips=str(proxies),
            ws=PushingProtocol,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            http=partial(GuardedHttp, connections),  # type: ignore[arg-type]
            timeout_keep_alive=config.waits.idle,  # type: ignore[arg-type]
            timeout_graceful_shutdown=GRACE_SECONDS,
            backlog=BACKLOG,
        ),
        metrics,
        ready,
    )
