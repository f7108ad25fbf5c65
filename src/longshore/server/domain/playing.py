"""What is done in the game: each wish as what is written of it, or why it cannot be granted.

What is allowed is the rules' business (`Game.attempt`); here is only who may ask and when.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from longshore.game.actions import AnyAction
from longshore.game.game import Game, Trial
from longshore.server.domain import entries as log
from longshore.server.domain.digest import digest
from longshore.server.domain.entries import Hand, Key
from longshore.server.domain.fairness import bid_commitment, is_sealed
from longshore.server.domain.keys import need_key, own_seat
from longshore.server.domain.names import as_compared
from longshore.server.domain.orders import Orders
from longshore.server.domain.refused import Malformed, NotAllowed, WishRefused
from longshore.server.domain.settings import LONGEST_CHAT, is_seen, tidy, tidy_lines
from longshore.server.domain.state import TableState
from longshore.server.domain.turn import attempts


class Wished(NamedTuple):
    """An entry to write down; for an action also how it turned out when it was tried.

    `orders` is what is left of the standing orders that it was done by, `more` what is written
    after it in the same breath, or nothing of it at all.
    """

    entry: log.AnyEntry
    trial: Trial | None = None
    orders: Orders | None = None
    more: tuple[Wished, ...] = ()

    @property
    def whole(self) -> tuple[Wished, ...]:
        """All that is to be written, in its order."""
        return (self, *self.more)


def need_running(state: TableState) -> Game:
    if state.status != "running" or state.game is None:
        raise WishRefused("not-running", status=state.status)
    return state.game


def play(
    state: TableState,
    seat: int,
    actions: Sequence[AnyAction],
    *,
    seq: int,
    by: Hand = "person",
    forfeit: str | None = None,
) -> Wished:
    """Actions of a seat that has seen the log up to `seq`: all of them, or none.

    Those who bid in secret do not see each other's bids, and need not: who has seen the bidding
    begin has seen enough.
    """
    game = need_running(state)
    wishes: list[Wished] = []
    need_seen(state, seq, state.auction if is_sealed(game.facts, seat, actions[0]) else None)
    for number, tried in enumerate(attempts(game, seat, actions)):
        trial, committed = tried.trial, None
        if is_sealed(tried.before.facts, seat, trial.action) and state.started is not None:
            seq_of = state.seq + 1 + number
            committed = bid_commitment(
                state.started.secret, state.id, seq_of, seat, trial.action, state.rules
            )
        entry = log.Played(
            seat=seat,
            action=trial.action,
            by=by,
            digest=digest(trial.facts),
            commitment=committed,
            forfeit=forfeit,
            more=0 if number else len(actions) - 1,
        )
        wishes.append(Wished(entry, trial))
    return wishes[0]._replace(more=tuple(wishes[1:]))


def need_seen(state: TableState, seq: int, auction: int | None = None) -> None:
    """Whoever has seen the log up to `seq` knows the game as it is, or the auction asked about."""
    if seq > state.seq:
        raise WishRefused("seq-ahead", given=seq, now=state.seq)
    if seq < (state.game_seq if auction is None else auction):
        raise WishRefused("stale", given=seq, now=state.seq)


# Going back


def undo(state: TableState, seat: int, seq: int, to: int | None) -> Wished:
    """Go back to before entry `to`, by default one's last action.

    In one's own turn, with nothing revealed since, at once; else everybody is asked.
    """
    need_running(state)
    if state.settings.undo == "none":
        raise WishRefused("undo-off")
    if seq < state.game_seq:
        raise WishRefused("stale", given=seq, now=state.seq)
    free = state.free_undo(seat)
    if free and (to is None or to in free):
        return Wished(log.Undone(seat=seat, to=free[-1] if to is None else to))
    if state.settings.undo == "turn" or to is None:
        raise WishRefused("undo-not-free")
    if to not in state.plays:
        raise WishRefused("undo-no-entry", to=to)
    if _others(state, seat):
        return Wished(log.UndoAsked(seat=seat, to=to))
    return Wished(log.Undone(seat=seat, to=to, asked=0))


def answer_undo(state: TableState, seat: int, asked: int, agree: bool) -> Wished:
    """Agree to somebody's undo, or refuse it. The last to agree sets it going."""
    need_running(state)
    ask = state.asked
    if ask is None or ask.seq != asked:
        raise WishRefused("undo-not-asked", asked=asked)
    if seat == ask.seat:
        if agree:
            raise WishRefused("undo-own")
        return Wished(log.UndoAnswered(seat=seat, asked=asked, agree=False))
    still = _others(state, ask.seat) - ask.agreed - {seat}
    if agree and still and seat in ask.agreed:
        raise WishRefused("agreed-already", asked=asked)
    if agree and not still:
        return Wished(log.Undone(seat=seat, to=ask.to, asked=asked))
    return Wished(log.UndoAnswered(seat=seat, asked=asked, agree=agree))


def _others(state: TableState, seat: int) -> set[int]:
    """The people whose leave it takes, also while a bot plays for them. Bots always agree, and a
    seat that nobody holds is a bot's. Several seats of one key are one person.
    """
    own = {one for key in state.keys.values() if seat in key.seats for one in key.seats}
    held = {one for key in state.keys.values() for one in key.seats}
    return (set(state.people) & held) - own - {seat}


# Time


def take_over(state: TableState, seat: int) -> Wished:
    """A seat's time has run out, and a bot plays on."""
    need_running(state)
    return Wished(log.TakenOver(seat=seat, bot=state.standard_bot))


def come_back(state: TableState, seat: int) -> Wished:
    """The person takes the seat over from the bot."""
    need_running(state)
    if seat not in state.absent:
        raise WishRefused("not-away", seat=state.rules.seat_names[seat])
    return Wished(log.Returned(seat=seat))


# Talk


def chat(
    state: TableState, key: Key | None, seat: int | None, text: str, guest: str | None = None
) -> Wished:
    """A line of chat by somebody who holds a key of the table; or by a guest, under this name,
    where those who look on may talk.
    """
    if not is_guest(key, guest):
        need_key(key)
    if state.status == "closed":
        raise WishRefused("table-ended", status=state.status)
    words = tidy_lines(text, LONGEST_CHAT)
    if not is_seen(words):
        raise Malformed("empty-text")
    if is_guest(key, guest):
        name = guest_name(state, guest or "")
        return Wished(log.Said(seat=None, name=name, text=words, guest=True))
    seat = speaker(state, key, seat)
    name = "" if seat is None else state.seats[seat].name
    return Wished(log.Said(seat=seat, name=name, text=words))


def is_guest(key: Key | None, name: str | None) -> bool:
    """Whether somebody speaks who only looks on: whoever holds a key goes by its seat."""
    return name is not None and (key is None or not key.hash)


def guest_name(state: TableState, name: str) -> str:
    """The name that a guest may speak under: none that reads like that of who sits there."""
    if not (state.settings.spectators and state.settings.spectator_chat):
        raise NotAllowed("spectators-read")
    name = tidy(name)
    if as_compared(name) in (as_compared(one.name) for one in state.seats if one.name):
        raise WishRefused("guest-name-taken", name=name)
    return name


def speaker(state: TableState, key: Key | None, seat: int | None) -> int | None:
    """The seat that chat is by: the one named, or one's first; None for a host without one."""
    key = need_key(key)
    if seat is not None:
        return own_seat(state, key, seat)
    return key.seats[0] if key.seats else None
