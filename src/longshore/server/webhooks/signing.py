"""The signature of a call: whoever is called can tell that it is from the server that it asked.

The secret is made when a webhook is set, told once, and kept with it. A call that is made again is
signed anew, with the time at which it is made: an old one that somebody recorded is found out.
"""

from __future__ import annotations

import hmac
import secrets
import time

TIMESTAMP, SIGNATURE = b"longshore-timestamp", b"longshore-signature"
SCHEME = "v1"


def make_secret() -> str:
    """A secret for a new webhook: 32 random bytes as text."""
    return secrets.token_urlsafe(32)


def signature(secret: str, timestamp: str, body: bytes) -> str:
    """HMAC-SHA256 over the time, a full stop and the body, in hexadecimal after its scheme."""
    message = timestamp.encode() + b"." + body
    return f"{SCHEME}={hmac.digest(secret.encode(), message, 'sha256').hex()}"


def signed(secret: str, body: bytes) -> list[tuple[bytes, bytes]]:
    """The header fields of a call that is made now; none for a webhook that has no secret."""
    if not secret:
        return []
    timestamp = str(int(time.time()))  # the other side's clock is what it is compared with
    return [
        (TIMESTAMP, timestamp.encode()),
        (SIGNATURE, signature(secret, timestamp, body).encode()),
    ]
