"""What this machine is called, and where others find it."""

from __future__ import annotations

import ipaddress
import socket

LOOPBACK = frozenset(("localhost", "127.0.0.1", "::1"))
_ELSEWHERE = {  # addresses for documentation: nothing is ever sent there
    socket.AF_INET: "192.0.2.1",
    socket.AF_INET6: "2001:db8::1",
}


def own_names() -> frozenset[str]:
    """The names that this machine goes by without being told: its own, also in its network."""
    name = socket.gethostname().lower().rstrip(".")
    short = name.partition(".")[0]
    return LOOPBACK | ({name, short, f"{short}.local"} if short else frozenset())


def host_name(field: str) -> str:
    """The name, or the address, in a Host field: without port and brackets."""
    text = field.strip().lower()
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text if text.count(":") > 1 else text.partition(":")[0].rstrip(".")


def is_address(name: str) -> bool:
    """Whether it is an IP address, not a name that has to be looked up."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def reachable(listening: socket.socket) -> str | None:
    """The address where others reach a socket that listens; None if only this machine does."""
    host, port = listening.getsockname()[:2]
    try:
        parsed = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    if parsed.is_loopback:
        return None
    if parsed.is_unspecified:
        found = _address_in_network(listening.family)
        if found is None:
            return None
        host = found
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _address_in_network(family: int) -> str | None:
    """By which address this machine talks to others: the way there is looked up, not taken."""
    for kind in (socket.AF_INET, socket.AF_INET6)[family == socket.AF_INET6 :]:
        try:
            with socket.socket(kind, socket.SOCK_DGRAM) as probe:
                probe.connect((_ELSEWHERE[kind], 9))
                found = str(probe.getsockname()[0])
        except OSError:  # no way to anywhere
            continue
        if not ipaddress.ip_address(found.partition("%")[0]).is_loopback:
            return found
    return None
