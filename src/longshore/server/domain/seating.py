"""Who sits where: each wish about seats and keys as the entry it makes, or why there is none.

Nothing here changes a state or writes anything; `longshore.server.runtime.registry` does.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from longshore.game.actions import AnyAction
from longshore.game.game import draw
from longshore.game.options import Options
from longshore.notation import Deal
from longshore.server.domain import consent, rated
from longshore.server.domain import entries as log
from longshore.server.domain.entries import Key, Occupant
from longshore.server.domain.fairness import deal_commitment, make_secret
from longshore.server.domain.keys import WithToken, account_key, need_host, need_key, own_seat
from longshore.server.domain.names import as_compared
from longshore.server.domain.refused import Malformed, NotAllowed, WishRefused
from longshore.server.domain.rules_version import rules_version
from longshore.server.domain.seats import bot_occupant
from longshore.server.domain.settings import (
    NEUTRAL,
    NewTable,
    SeatPlan,
    Settings,
    checked_bot,
    make_options,
    tidy,
)
from longshore.server.domain.state import TableState
from longshore.server.domain.tokens import hashed, make_key_id, make_token

_chance = random.SystemRandom()
Dealer = Callable[[Options], Deal]


class NothingToDo(WishRefused):
    """All is as it was wished already: there is nothing to write.

    Like every no it is said only by who knows all that was written (`runtime.registry`).
    """


class NewlyOpened(NamedTuple):
    """The first entry of a table, its host's token and its invitation."""

    entry: log.Opened
    token: str
    invitation: str


def by_chance(options: Options) -> Deal:
    """A deal that nobody chose."""
    return draw(options, secrets.randbits(63))


def open_table(
    wish: NewTable,
    *,
    options: Options | None = None,
    settings: Settings | None = None,
    origin: log.Origin | None = None,
) -> NewlyOpened:
    """A new table. A fork brings its options along."""
    rules = options or make_options(wish.edition, wish.seats, wish.options)
    plan = wish.plan or (SeatPlan(kind="me"), *[SeatPlan()] * (rules.seats - 1))
    if len(plan) != rules.seats:
        raise Malformed("plan-length", planned=len(plan), seats=rules.seats)
    if settings is None:
        settings = rated.checked_rated(wish, rules, plan)
    seats = tuple(_occupant(one, wish) for one in plan)
    mine = tuple(seat for seat, one in enumerate(plan) if one.kind == "me")
    token, invitation = make_token(), make_token()
    key = Key(id=make_key_id(), hash=hashed(token), seats=mine, host=True)
    entry = log.Opened(
        settings=settings,
        options=rules,
        seats=seats,
        key=key,
        invitation=hashed(invitation),
        origin=origin,
    )
    return NewlyOpened(entry, token, invitation)


def _occupant(plan: SeatPlan, wish: NewTable) -> Occupant:
    if plan.kind == "bot":
        return bot_occupant(checked_bot(plan.bot or ""))
    if plan.bot is not None:
        raise Malformed("plan-bot", kind=plan.kind)
    if plan.kind == "me":
        return Occupant(kind="person", name=tidy(plan.name or wish.name))
    return Occupant()


# Coming and going


def join(
    state: TableState,
    key: Key | None,
    name: str,
    seat: int | None,
    invitation: str | None,
    *,
    account: str | None = None,
) -> WithToken:
    """Sit down: at an open table, or at a seat that was handed on, by its offer.

    Whoever already holds a key plays another seat with it: several people at one device. `account`
    is the hash of an account's key, for which there is no token.
    """
    offer = None if invitation is None else hashed(invitation)
    if offer in state.offers:
        _need_going_on(state)
        given = state.offers[offer]
        if seat is not None and seat != given:
            raise WishRefused("offer-is-for", seat=state.rules.seat_names[given])
        if state.status == "running" and key is not None and set(key.seats) - {given}:
            raise WishRefused("plays-already")
        consent.need_nothing_sealed(state, given)
        return _seated(key, name, given, offer, account)
    if not state.settings.public and not (key and key.host) and offer != state.invitation:
        raise NotAllowed("invitation-needed")
    need_open(state)
    rated.need_own_seat(state, key, account)
    return _seated(key, name, _open_seat(state, seat), None, account)


def _seated(
    key: Key | None, name: str, seat: int, offer: str | None, account: str | None
) -> WithToken:
    if key is None and account is not None:
        token, key = "", account_key(account, (seat,))
    elif key is None:
        token = make_token()
        key = Key(id=make_key_id(), hash=hashed(token), seats=(seat,))
    else:
        token = ""
        key = replace(key, seats=tuple(sorted({*key.seats, seat})))
    return WithToken(log.Joined(seat=seat, name=tidy(name), key=key, offer=offer), token)


def _open_seat(state: TableState, seat: int | None) -> int:
    free = [at for at, one in enumerate(state.seats) if one.kind == "open"]
    if not free:
        raise WishRefused("table-full")
    if seat is None:
        return free[0]
    if seat not in free:
        names = state.rules.seat_names
        if not 0 <= seat < len(names):
            raise WishRefused("no-such-seat", number=seat, seats=len(names))
        raise WishRefused("seat-taken", seat=names[seat], free=tuple(names[at] for at in free))
    return seat


def leave(state: TableState, key: Key | None, seat: int | None) -> log.Left:
    """Get up. In a running game a bot plays on."""
    _need_going_on(state)
    return consent.left(state, own_seat(state, key, seat), dropped=False)


def drop(state: TableState, key: Key | None, seat: int, now: int) -> log.Left | log.SeatAsked:
    """The host drops somebody: in a running game by the others' leave."""
    host = need_host(key)
    _need_going_on(state)
    _need_person(state, seat)
    rated.need_unrated_game(state, "rated-no-drop")
    return consent.drop(state, host, seat, now)


def set_seat(state: TableState, key: Key | None, seat: int, bot: str | None) -> log.SeatSet:
    """The host puts a bot on a seat, or makes it open."""
    need_host(key)
    need_open(state)
    _need_seat(state, seat)
    if state.seats[seat].kind == "person":
        raise WishRefused("seat-has-person", seat=state.rules.seat_names[seat])
    rated.need_bots(state, bot)
    return log.SeatSet(seat=seat, bot=None if bot is None else checked_bot(bot))


def order_seats(
    state: TableState, key: Key | None, order: tuple[int, ...] | None, seen: int
) -> log.SeatsOrdered:
    """The host says who sits where, or leaves it to chance (None), before the start.

    It is about those who sat there with entry `seen`: if somebody has moved since, it is refused.
    """
    need_host(key)
    need_open(state)
    if seen < state.seated_seq:
        raise WishRefused("seats-moved", given=seen, now=state.seated_seq)
    every = tuple(range(state.rules.seats))
    if order is None:
        return log.SeatsOrdered(order=tuple(_chance.sample(every, len(every))), drawn=True)
    if tuple(sorted(order)) != every:
        raise Malformed("seat-order", seats=len(every), last=len(every) - 1)
    if order == every:
        raise NothingToDo("nothing-to-do")
    return log.SeatsOrdered(order=order)


def hand_on(state: TableState, key: Key | None, seat: int) -> WithToken:
    """A token for a seat: whoever joins with it takes the seat over.

    One's own seat, or, as the host, one whose person is gone, by the others' leave.
    """
    key = need_key(key)
    _need_going_on(state)
    _need_person(state, seat)
    rated.need_unrated(state, "rated-no-links")
    if seat not in key.seats:
        need_host(key)
        consent.need_leave_to_hand_on(state, seat)
    token = make_token()
    return WithToken(log.SeatOffered(seat=seat, offer=hashed(token)), token)


def ask_to_hand_on(state: TableState, key: Key | None, seat: int) -> log.SeatAsked:
    """The host asks the others for leave to hand a seat on whose person is gone."""
    need_host(key)
    _need_person(state, seat)
    rated.need_unrated(state, "rated-no-links")
    return consent.ask_to_hand_on(state, seat)


def answer_host(
    state: TableState, key: Key | None, seat: int | None, asked: int, agree: bool
) -> log.Left | log.SeatAnswered:
    """Agree to what the host has asked about a seat, or refuse it."""
    key = need_key(key)
    mine = own_seat(state, key, seat) if key.seats else None
    return consent.answer(state, key, mine, asked, agree)


def rename(state: TableState, key: Key | None, seat: int | None, name: str) -> log.Renamed:
    """Go by another name."""
    _need_going_on(state)
    mine, name = own_seat(state, key, seat), tidy(name)
    rated.need_unrated(state, "rated-name")
    if state.seats[mine].name == name:
        raise NothingToDo("nothing-to-do")
    return log.Renamed(seat=mine, name=name)


def take_name(state: TableState, compared: str) -> log.Renamed:
    """Whoever runs the server takes a name, as it is compared, from the first who has it."""
    _need_going_on(state)
    for seat, one in enumerate(state.seats):
        if one.kind == "person" and as_compared(one.name) == compared:
            return log.Renamed(seat=seat, name=NEUTRAL, by_server=True)
    raise NothingToDo("nothing-to-do")


def close(state: TableState, key: Key | None) -> log.Closed:
    """The host closes the table."""
    need_host(key)
    _need_going_on(state)
    rated.need_unrated_game(state, "rated-going-on")
    return log.Closed()


def close_by_server(state: TableState) -> log.Closed:
    """Whoever runs the server closes it."""
    _need_going_on(state)
    return log.Closed(by_server=True)


def start(state: TableState, key: Key | None, fill: str | None, dealer: Dealer) -> log.Started:
    """Deal. Seats that are open are filled with a bot, if one is named."""
    need_host(key)
    need_open(state)
    if fill is None and any(one.kind == "open" for one in state.seats):
        raise WishRefused("seats-open")
    if any(one.kind == "open" for one in state.seats):
        rated.need_bots(state, fill)
    bot = None if fill is None else bot_occupant(checked_bot(fill))
    seats = tuple(bot if one.kind == "open" and bot else one for one in state.seats)
    rated.need_people(state, seats)
    return started(state.rules, seats, dealer(state.rules))


def started(
    options: Options,
    seats: tuple[Occupant, ...],
    deal: Deal,
    before: tuple[tuple[int, AnyAction], ...] = (),
) -> log.Started:
    """The entry that deals, with the commitment to the deal."""
    secret = make_secret()
    return log.Started(
        deal=deal,
        secret=secret,
        commitment=deal_commitment(secret, options, deal),
        rules=rules_version(options.edition),
        seed=secrets.randbits(63),
        seats=seats,
        before=before,
    )


def need_open(state: TableState) -> None:
    if state.status != "open":
        raise WishRefused("not-open", status=state.status)


def _need_going_on(state: TableState) -> None:
    if state.ended:
        raise WishRefused("table-ended", status=state.status)


def _need_seat(state: TableState, seat: int) -> None:
    if not 0 <= seat < state.rules.seats:
        raise WishRefused("no-such-seat", number=seat, seats=state.rules.seats)


def _need_person(state: TableState, seat: int) -> None:
    _need_seat(state, seat)
    if state.seats[seat].kind != "person":
        raise WishRefused("seat-without-person", seat=state.rules.seat_names[seat])
