"""Seats that a link holds, taken into an account, and given back to a link.

An account holds what the key holds that it claims with; that key goes on, like that of another
device. A seat is of one account at a time, and at a rated table it stays with that.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from longshore.server.domain import entries as log
from longshore.server.domain import rated
from longshore.server.domain.entries import Key
from longshore.server.domain.keys import MOST_KEYS, account_key, need_key
from longshore.server.domain.playing import Wished
from longshore.server.domain.refused import WishRefused
from longshore.server.domain.settings import tidy
from longshore.server.domain.state import TableState
from longshore.server.domain.tokens import hashed, make_key_id, make_token


class Unclaimed(NamedTuple):
    """What is written when a seat is given back to a link, and the token of that, if it is new."""

    wished: Wished
    token: str | None


def claim(state: TableState, key: Key | None, holder: str, name: str) -> Wished:
    """The account whose key has that hash holds what the key holds. Of a single seat in a game that
    is not over it takes the name, too.
    """
    key = need_key(key)
    rated.need_unrated(state, "rated-no-links")
    mine = state.keys.get(holder)
    if mine is not None and set(key.seats) <= set(mine.seats) and (mine.host or not key.host):
        raise WishRefused("claimed-already")
    others = (one for one in state.keys.values() if one.account and one.hash != holder)
    if any(set(one.seats) & set(key.seats) for one in others):
        raise WishRefused("claimed-by-another")
    if mine is None and len(state.keys) >= MOST_KEYS:
        raise WishRefused("too-many-keys", most=MOST_KEYS)
    before = account_key(holder) if mine is None else mine
    seats = tuple(sorted({*before.seats, *key.seats}))
    made = replace(before, seats=seats, host=before.host or key.host)
    return Wished(log.KeyMade(key=made), more=_renamed(state, key.seats, name))


def _renamed(state: TableState, seats: tuple[int, ...], name: str) -> tuple[Wished, ...]:
    if state.ended or len(seats) != 1:  # or several people are at one device
        return ()
    seat, wanted = state.seats[seats[0]], tidy(name)
    if seat.kind != "person" or seat.name == wanted:
        return ()
    return (Wished(log.Renamed(seat=seats[0], name=wanted)),)


def unclaim(state: TableState, holder: str, link: Key | None) -> Unclaimed:
    """The account holds nothing here any more. `link` is the key that its browser has besides;
    where that does not hold all of it, there is a new one.
    """
    mine = state.keys.get(holder)
    if mine is None:
        raise WishRefused("claimed-not")
    rated.need_unrated(state, "rated-no-links")
    gone = Wished(log.KeyRevoked(id=mine.id))
    if link is not None and set(mine.seats) <= set(link.seats) and (link.host or not mine.host):
        return Unclaimed(gone, None)
    token = make_token()
    made = Key(id=make_key_id(), hash=hashed(token), seats=mine.seats, host=mine.host)
    return Unclaimed(Wished(log.KeyMade(key=made), more=(gone,)), token)
