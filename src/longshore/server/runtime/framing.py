"""A message as a frame of a WebSocket (RFC 6455, 5.2): a server's is the same for everybody."""

from __future__ import annotations

_TEXT = b"\x81"  # a whole message of text
_SHORT, _LONGER = 126, 1 << 16
_HEAD = {126: 4, 127: 10}  # bytes before a message that is not short


def framed(message: bytes) -> bytes:
    """A message as the frame of a server."""
    size = len(message)
    if size < _SHORT:
        return b"%b%b%b" % (_TEXT, size.to_bytes(1, "big"), message)
    if size < _LONGER:
        return b"%b\x7e%b%b" % (_TEXT, size.to_bytes(2, "big"), message)
    return b"%b\x7f%b%b" % (_TEXT, size.to_bytes(8, "big"), message)


def message_of(frame: bytes) -> bytes:
    """The message in a frame of the server's."""
    return frame[_HEAD.get(frame[1], 2) :]
