"""The keys of a table: what each holds, made for another device and taken out of use."""

from __future__ import annotations

from typing import NamedTuple

from longshore.server.domain import entries as log
from longshore.server.domain import rated
from longshore.server.domain.entries import Key
from longshore.server.domain.refused import NoKey, NotAllowed, WishRefused
from longshore.server.domain.settings import tidy
from longshore.server.domain.state import TableState
from longshore.server.domain.tokens import hashed, make_key_id, make_token

MOST_KEYS = 32  # of a table: devices and seats


class WithToken(NamedTuple):
    """An entry, and the token that is told once to whoever made the wish."""

    entry: log.AnyEntry
    token: str


def account_key(hashed_as: str, seats: tuple[int, ...] = (), *, host: bool = False) -> Key:
    """The key of an account at a table, which no token opens."""
    return Key(id=make_key_id(), hash=hashed_as, seats=seats, host=host, account=True)


def find_key(state: TableState, token: str | None) -> Key | None:
    """The key that a token is at this table; None without a token."""
    if token is None:
        return None
    key = state.keys.get(hashed(token))
    if key is None:
        raise NoKey("unknown-token")
    return key


def own_seat(state: TableState, key: Key | None, seat: int | None) -> int:
    """The seat that a wish is for: the key's only one, or the one named."""
    key = need_key(key)
    if not key.seats:
        raise NotAllowed("no-seat")
    if seat is None and len(key.seats) == 1:
        return key.seats[0]
    names = state.rules.seat_names
    if seat is None:
        raise WishRefused("which-seat", seats=tuple(names[one] for one in key.seats))
    if seat not in key.seats:
        name = names[seat] if 0 <= seat < len(names) else str(seat)
        raise NotAllowed("not-your-seat", seat=name)
    return seat


def need_key(key: Key | None) -> Key:
    """A key of this table."""
    if key is None or not key.hash:  # an invitation is none
        raise NoKey("token-needed")
    return key


def need_host(key: Key | None) -> Key:
    """The host's key."""
    key = need_key(key)
    if not key.host:
        raise NotAllowed("host-only")
    return key


def make_key(state: TableState, key: Key | None, label: str) -> WithToken:
    """A key for another device, which holds the same."""
    key = need_key(key)
    rated.need_unrated(state, "rated-no-links")
    if len(state.keys) >= MOST_KEYS:
        raise WishRefused("too-many-keys", most=MOST_KEYS)
    token = make_token()
    twin = Key(
        id=make_key_id(),
        hash=hashed(token),
        seats=key.seats,
        host=key.host,
        label=tidy(label) if label.strip() else "",
    )
    return WithToken(log.KeyMade(key=twin), token)


def revoke_key(state: TableState, key: Key | None, wanted: str) -> log.KeyRevoked:
    """Take a key out of use: one's own, or one that holds nothing that one does not hold."""
    key = need_key(key)
    found = next((one for one in state.keys.values() if one.id == wanted), None)
    if found is None or not is_within(found, key):
        raise WishRefused("no-such-key", key=wanted)
    if found.host and sum(one.host for one in state.keys.values()) == 1:
        raise WishRefused("last-host-key")
    return log.KeyRevoked(id=wanted)


def is_within(key: Key, other: Key) -> bool:
    """Whether a key holds nothing that the other does not hold as well."""
    return set(key.seats) <= set(other.seats) and (other.host or not key.host)
