"""Tokens: what holds a seat, invites to a table, or hands a seat on. Only hashes are kept.

A token has 256 bits by chance, so that a plain hash of it tells nothing and cannot be guessed back.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from functools import lru_cache

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
_ID_SIGNS = "23456789abcdefghjkmnpqrstvwxyz"  # none that is easily taken for another
TABLE_ID = re.compile(f"[{_ID_SIGNS}]{{12}}")


def make_token() -> str:
    """A new token."""
    return secrets.token_urlsafe(32)


@lru_cache(8192)  # whoever plays comes with the same one over and over
def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def looks_right(token: str) -> bool:
    """Whether it can be a token at all."""
    return _TOKEN.fullmatch(token) is not None


def make_id(length: int) -> str:
    """A name by chance, for addresses and lists."""
    return "".join(secrets.choice(_ID_SIGNS) for _ in range(length))


def make_table_id() -> str:
    """The name of a table in addresses: not a secret, but none that can be guessed."""
    return make_id(12)


def make_key_id() -> str:
    """The name of a key among those of its table."""
    return make_id(6)
