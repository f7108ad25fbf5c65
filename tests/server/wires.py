"""Bytes on the wire to a server, as no decent client sends them."""

from __future__ import annotations

import base64
import os
import socket
import struct
import time
from collections.abc import Callable
from typing import Protocol

from tests.patience import PATIENCE

SECONDS = PATIENCE  # that an answer may take
TEXT, BINARY, CLOSE, PING, PONG = 0x1, 0x2, 0x8, 0x9, 0xA


class Reached(Protocol):
    """A server that is reached at an address."""

    url: str


def wire_to(host: Reached) -> socket.socket:
    """A connection; use it in a `with`."""
    address, port = host.url.removeprefix("http://").split(":")
    return socket.create_connection((address, int(port)), timeout=SECONDS)


def request(host: Reached, path: str = "/healthz", *fields: str, method: str = "GET") -> bytes:
    """The header of a request."""
    name = host.url.removeprefix("http://")
    lines = (f"{method} {path} HTTP/1.1", f"Host: {name}", *fields, "", "")
    return "\r\n".join(lines).encode()


def until_hung_up(wire: socket.socket) -> bytes:
    """All that still comes until the server closes the connection."""
    read = b""
    try:
        while part := wire.recv(65536):
            read += part
    except ConnectionError:  # closed with something unread
        pass
    return read


def until_read(wire: socket.socket, what: bytes) -> bytes:
    """What comes until this has come."""
    read = b""
    while what not in read:
        part = wire.recv(65536)
        assert part, read
        read += part
    return read


def gone(wire: socket.socket) -> bool:
    """Whether the server has closed a connection that it has told nothing; does not wait."""
    wire.setblocking(False)
    try:
        return not wire.recv(1)
    except BlockingIOError:
        return False
    except ConnectionError:
        return True
    finally:
        wire.settimeout(SECONDS)


def eventually(condition: Callable[[], bool]) -> None:
    """Wait until something has come about."""
    until = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < until, "It never comes about."
        time.sleep(0.01)


# WebSockets


def frame(opcode: int, payload: bytes, *, masked: bool = True, final: bool = True) -> bytes:
    """A frame as a client sends it."""
    head = bytes([0x80 * final | opcode])
    size, bit = len(payload), 0x80 * masked
    head += bytes([bit | size]) if size < 126 else bytes([bit | 126]) + struct.pack(">H", size)
    if not masked:
        return head + payload
    mask = b"\x01\x02\x03\x04"
    return head + mask + bytes(sign ^ mask[at % 4] for at, sign in enumerate(payload))


def upgrade(host: Reached, path: str, *fields: str) -> bytes:
    """The request for a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    wanted = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
    return request(host, path, *wanted, f"Sec-WebSocket-Key: {key}", *fields)


def frames_of(read: bytes) -> list[tuple[int, bytes]]:
    """The frames of a server, after its answer to the request."""
    _, _, rest = read.partition(b"\r\n\r\n")
    frames = []
    while len(rest) >= 2:
        size, at = rest[1], 2
        if size == 126:
            size, at = struct.unpack(">H", rest[2:4])[0], 4
        frames.append((rest[0] & 0x0F, rest[at : at + size]))
        rest = rest[at + size :]
    return frames
