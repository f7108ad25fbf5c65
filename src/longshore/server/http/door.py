"""One address at which several processes listen."""

from __future__ import annotations

import socket
import sys

from longshore.server.http.serving import listening_socket, unusable

# Linux spreads connections evenly over sockets that share an address, and leaves out one that is
# closed; processes that accept from one socket get what they are quick enough for, often all of it.
# Elsewhere sockets may share an address as well, but the last one gets everything.
SPREAD = sys.platform == "linux"


class Door:
    """An address that is ours alone, and sockets for those who are to listen there."""

    def __init__(self, host: str, port: int) -> None:
        self.held = listening_socket(host, port)
        if not SPREAD:
            return
        # Sockets that share an address would not tell that somebody else is there; this one has. It
        # gives way only to one that shares: whoever starts at this moment as well is refused.
        with self.held as alone:
            alone.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
            try:
                self.held = _sharing(alone.family, alone.getsockname())
            except OSError as fault:
                raise unusable(host, port, fault) from None
        # It takes no connections and only keeps the address: whoever wants to have that alone, as
        # any other server does, is refused it while this socket does not give leave.
        self.held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 0)

    def place(self) -> socket.socket:
        """A socket for another one; close it here once it was handed over."""
        if not SPREAD:
            return self.held.dup()
        return _sharing(self.held.family, self.held.getsockname())

    def close(self) -> None:
        self.held.close()


def _sharing(family: int, address: object) -> socket.socket:
    """A socket that shares its address; whoever serves there listens when it is ready."""
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        made.bind(address)  # type: ignore[arg-type]  # as getsockname gave it
    except BaseException:
        made.close()
        raise
    return made
