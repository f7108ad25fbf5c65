"""Promised tables opened: everybody sits down, and the game begins, in one writing.

Nobody is the host of such a table: it is as it was promised, and goes by itself.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from longshore.server.domain import entries as log
from longshore.server.domain.entries import Key, Occupant
from longshore.server.domain.keys import account_key
from longshore.server.domain.playing import Wished
from longshore.server.domain.refused import NotAllowed, WishRefused
from longshore.server.domain.seating import Dealer, started
from longshore.server.domain.seats import bot_occupant
from longshore.server.domain.settings import NEUTRAL, STANDARD_BOT, make_options
from longshore.server.domain.state import TableState
from longshore.server.domain.tokens import hashed, make_key_id, make_token
from longshore.server.matches.promises import Promised

Holder = Callable[[str, str], str]  # the hash of an account's key at a table


class OpenAlready(WishRefused):
    """Another process has opened it."""


def opening(one: Promised, holder: Holder, dealer: Dealer, *, named: bool = True) -> Wished:
    """All that is written when a promised table is opened. Whose account is gone has a bot play.

    Without `named` nobody has a name.
    """
    wanted = one.promise
    rules = make_options(wanted.edition, len(one.seats), {})
    occupants: list[Occupant] = []
    joined: list[log.Joined] = []
    for seat, (account, name, bot) in enumerate(one.seats):
        if account is None:
            occupants.append(bot_occupant(bot or STANDARD_BOT))
            continue
        called = name if named else NEUTRAL
        occupants.append(Occupant(kind="person", name=called))
        key = account_key(holder(account, one.table), (seat,))
        joined.append(log.Joined(seat=seat, name=called, key=key))
    nobody = Key(id=make_key_id(), hash=hashed(make_token()), host=True)
    opened = log.Opened(
        settings=wanted.settings,
        options=rules,
        seats=tuple(Occupant() if seat.kind == "person" else seat for seat in occupants),
        key=nobody,
        invitation=hashed(make_token()),
    )
    deal = dealer(rules)
    if wanted.first:
        deal = replace(deal, first=0)
    begun = started(rules, tuple(occupants), deal)
    return Wished(opened, more=tuple(Wished(entry) for entry in (*joined, begun)))


def once(make: Callable[[], Wished], table: str) -> Callable[[TableState], Wished]:
    """What is written at a table that is not there yet."""

    def first(state: TableState) -> Wished:
        if state.seq:
            raise OpenAlready("not-open", status=state.status, table=table)
        return make()

    return first


def is_banned(problem: WishRefused) -> bool:
    """Whether a name is why it was refused."""
    return isinstance(problem, NotAllowed) and problem.code == "name-banned"
