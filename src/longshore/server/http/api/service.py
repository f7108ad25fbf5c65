"""What every route does alike: who asks, how much of it, the wish itself, and the answer."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from starlette.requests import HTTPConnection, Request

from longshore.game.actions import Action, AnyAction
from longshore.game.options import Options
from longshore.game.refusals import IllegalAction
from longshore.notation import NotationError, parse_action
from longshore.server.domain.entries import Key
from longshore.server.domain.keys import own_seat
from longshore.server.domain.playing import Wished
from longshore.server.domain.refused import Malformed, NoKey, NotAllowed, WishRefused
from longshore.server.domain.state import TableState
from longshore.server.http.api.asking import (
    GUEST,
    address_of,
    house_of,
    key_at,
    signed_in_of,
    token_of,
)
from longshore.server.http.house import House
from longshore.server.runtime.changing import Granted, Outcome
from longshore.server.runtime.registry import LATEST

if TYPE_CHECKING:
    from longshore.server.people.sessions import SignedIn

T = TypeVar("T")
MakeWith = Callable[[TableState, Key | None], Wished]
Whose = Callable[[TableState, Key | None, int | None], int | None]


class Asker(NamedTuple):
    """A request to a table, before its key was looked up there."""

    house: House
    table: str
    token: str | None
    address: str
    cookie: bool = False  # whether the token is a browser's, which sends it good or not
    signed_in: SignedIn | None = None  # whose browser it is, where there are accounts
    holder: str | None = None  # the hash of that account's key

    def key(self, state: TableState) -> Key | None:
        """The key at this table: by the token, or else that of the account."""
        try:
            key = key_at(state, self.token)
        except NoKey:
            if not self.cookie:
                raise
            key = None
        if self.holder is not None and key in (None, GUEST):
            return state.keys.get(self.holder, key)
        return key

    def as_nobody(self) -> Asker:
        """The same without anything that opens the table."""
        return self._replace(token=None, signed_in=None, holder=None)

    @property
    def counted_as(self) -> str | None:
        """What wishes are counted by; None if there is nothing that opens the table."""
        return self.token or self.holder

    async def known(self, ask: Callable[[int], Awaitable[T]], seen: int = 0) -> T:
        """What comes of asking, having seen the log up to there; wrong tokens are counted.

        Another process may have given the key out a moment ago: before a token is said to be
        unknown, all is read that was written.
        """
        if self.counted_as is not None and self.house.store.shared:
            try:
                return await ask(seen)
            except (NoKey, NotAllowed) as problem:
                if problem.code != "unknown-token" and self.holder is None:
                    raise
                seen = LATEST
        try:
            return await ask(seen)
        except NoKey as problem:
            if problem.code == "unknown-token":
                self.house.limits.guesses.take(self.address)
            raise

    async def look(self, look: Callable[[TableState, Key | None], T], seen: int = 0) -> T:
        """Read something off the table."""

        def see(state: TableState) -> T:
            return look(state, self.key(state))

        return await self.known(lambda seq: self.house.registry.look(self.table, see, seq), seen)

    async def wish(
        self,
        make: MakeWith,
        *,
        key: str | None = None,
        seat: int | None = None,
        seen: int = 0,
        whose: Whose = own_seat,
        count: int = 1,
    ) -> Granted:
        """Have something done at the table; with a key of the client's, once only.

        `whose` says which seat's key it is, from the seat that the wish names; `count` is how many
        wishes it is counted as.
        """
        self.take_wishes(count)
        began = time.perf_counter()
        decide = self._deciding(make, key, seat, whose)
        registry = self.house.registry
        done = await self.known(
            lambda seq: registry.wish(self.table, decide, key=key, seen=seq), seen
        )
        self.house.metrics.acknowledged(time.perf_counter() - began)
        return done

    def take_wishes(self, count: int) -> None:
        """Count wishes of a key; TooMuch if they are too many."""
        by = self.counted_as
        if by is not None and count:
            self.house.limits.wishes.take(by, count)

    def play_at_once(
        self,
        make: MakeWith,
        *,
        key: str | None,
        seat: int | None,
        seen: int,
        done: Callable[[Outcome], None],
    ) -> bool:
        """Have actions done without a coroutine, if there is nothing to be waited for but that they
        are written, and nothing against them; False, and nothing was done, if there is.

        They are counted already.
        """
        began, house = time.perf_counter(), self.house

        def told(outcome: Outcome) -> None:
            if isinstance(outcome, Granted):
                house.metrics.acknowledged(time.perf_counter() - began)
            done(outcome)

        decide = self._deciding(make, key, seat, own_seat)
        try:
            return house.registry.play_at_once(self.table, decide, key, seen, told)
        except (WishRefused, IllegalAction, AlreadyDone):
            return False  # what is to be said then, takes longer to find out

    def _deciding(
        self, make: MakeWith, key: str | None, seat: int | None, whose: Whose
    ) -> Callable[[TableState], Wished]:
        def decide(state: TableState) -> Wished:
            holder = self.key(state)
            if key is not None:
                _need_new(state, whose(state, holder, seat), key)
            return make(state, None if holder is GUEST else holder)

        return decide


class AlreadyDone(Exception):
    """The wish with this key was granted before, with those entries."""

    def __init__(self, entries: range, seat: int | None) -> None:
        super().__init__(entries)
        self.entries, self.seat = entries, seat


def _need_new(state: TableState, seat: int | None, key: str) -> None:
    entries = state.used.get((seat, key))
    if entries is not None:
        raise AlreadyDone(entries, seat)


def asker(request: HTTPConnection, table: str) -> Asker:
    """Who asks about a table."""
    house, address = house_of(request), address_of(request.scope)
    house.limits.requests.take(address)
    brought = token_of(request, table)
    signed_in = signed_in_of(request)
    if signed_in is None or house.people is None or not brought.cookie:
        return Asker(house, table, brought.token, address, brought.cookie)
    holder = house.people.holder(signed_in.account, table)
    return Asker(house, table, brought.token, address, True, signed_in, holder)


def visitor(request: Request) -> tuple[House, str]:
    """Who asks about nothing in particular."""
    house, address = house_of(request), address_of(request.scope)
    house.limits.requests.take(address)
    return house, address


def all_understood(said: Sequence[AnyAction | str], options: Options, seat: int) -> list[AnyAction]:
    """Actions as they were sent; a refusal names the place of the one that is not understood."""
    actions = []
    for index, one in enumerate(said):
        try:
            actions.append(understood(one, options, seat))
        except WishRefused as problem:
            problem.values["index"] = index
            raise
    return actions


def understood(said: AnyAction | str, options: Options, seat: int) -> AnyAction:
    """An action as it was sent: typed, or in notation. What it stands for is for the rules."""
    if isinstance(said, Action):
        return said
    try:
        named, action = parse_action(said, options)
    except NotationError as fault:
        raise Malformed("notation", problem=str(fault)) from None
    if named is not None and named != seat:
        raise WishRefused("other-seats-action", seat=options.seat_names[named])
    return action
