"""A deal and sealed bids that cannot be changed afterwards: hashes now, what opens them at the end.

A table has one secret. With it the deal is hashed when the game starts, and every sealed bid when
it is made; the hashes are told at once. At the end the secret is told, and whoever kept the hashes
can check them (`longshore verify`). docs/fair.md says what is hashed to the byte, and what it
proves.
"""

from __future__ import annotations

import hmac
import re
import secrets
from functools import lru_cache
from hashlib import sha256

from longshore.engine.types import State
from longshore.game.actions import Action, AnyAction, Bid
from longshore.game.board import owes_sealed_bid
from longshore.game.options import Options
from longshore.notation import Deal, format_action, format_deal
from longshore.notation.position_text import format_header

DEAL_TITLE, BID_TITLE, SALT_TITLE = (
    "longshore-deal 1",
    "longshore-bid 1",
    "longshore-salt 1",
)
SECRET_BYTES = 32
_HASH = re.compile(r"[0-9a-f]{64}")


def make_secret() -> str:
    """The secret of a new game: 32 random bytes in hexadecimal."""
    return secrets.token_hex(SECRET_BYTES)


def is_hash(text: object) -> bool:
    """Whether it is a secret or a commitment: 64 hexadecimal digits in lower case."""
    return isinstance(text, str) and _HASH.fullmatch(text) is not None


def is_sealed(state: State, seat: int, action: Action) -> bool:
    """Whether an action of a seat, in the game before it, is a sealed bid (A1, A2)."""
    return isinstance(action, Bid) and owes_sealed_bid(state, seat)


def deal_commitment(secret: str, options: Options, deal: Deal) -> str:
    """What a table tells at the start: a hash of its deal that only the secret opens."""
    return _hashed(deal_text(secret, options, deal))


def deal_text(secret: str, options: Options, deal: Deal) -> str:
    """What is hashed: the secret, and the two lines with which a written game begins."""
    lines = (DEAL_TITLE, f"secret {secret}", format_header(options), format_deal(deal, options))
    return _lines(*lines)


def bid_commitment(  # noqa: PLR0917  all that a bid is bound to
    secret: str, table: str, seq: int, seat: int, action: AnyAction, options: Options
) -> str:
    """What a table tells of a sealed bid when it is made: a hash that the secret opens.

    `seq` is the number of its entry in the table's log.
    """
    return _hashed(bid_text(bid_salt(secret, table, seq), seat, action, options))


def bid_text(salt: str, seat: int, action: AnyAction, options: Options) -> str:
    """What is hashed: a salt of its own, and the bid with its seat as a written game has it."""
    return _lines(BID_TITLE, f"salt {salt}", format_action(action, options, seat))


def bid_salt(secret: str, table: str, seq: int) -> str:
    """Made from the secret by HMAC: from the salt of one bid nobody finds another's."""
    made = _with_secret(secret).copy()
    made.update(_lines(SALT_TITLE, f"table {table}", f"entry {seq}").encode())
    return made.hexdigest()


@lru_cache(1024)  # to set it up takes longer than all the rest
def _with_secret(secret: str) -> hmac.HMAC:
    return hmac.new(bytes.fromhex(secret), digestmod=sha256)


def _lines(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def _hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()
