"""The others at a table where one seat is played from outside: bots, or policies.

A bot gets what bots get everywhere: a decision made from a veiled copy of the game, and the
auctions that all have seen. A policy is a function of what its seat may know and of what it is
offered, `policy(observation, mask) -> move`: one's own model, for playing against oneself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from typing import Any, TypeAlias

import numpy as np

from longshore.bots.auction_history import AuctionHistory
from longshore.bots.bot import Auctions, Bot, Decision, bot_rng
from longshore.bots.referee import ask, safe_moves
from longshore.bots.registry import make_bot
from longshore.engine.moves import CALL, HUNDRED, REPAY, TAKE_LOAN, move_name
from longshore.engine.observe import Row
from longshore.engine.state import BROKERS, FIRST_BIDS, SEATS
from longshore.engine.types import Mask
from longshore.envs.bindings import Numbers
from longshore.envs.one_game import OneGame

Policy: TypeAlias = Callable[[Row, Mask], int]
Opponent: TypeAlias = str | Bot | type[Bot] | Policy

TRIES = 20  # answers that are legal, but not offered, before a bot forfeits the decision
# what may be legal and yet not be offered, see `offering`
_DOUBTFUL = frozenset((TAKE_LOAN, REPAY, HUNDRED, *range(CALL, CALL + 2 * BROKERS)))


def read_opponents(given: Opponent | Sequence[Opponent], seats: int) -> tuple[Opponent, ...]:
    """Who sits at the other seats, in turn order: one for all of them, or each by itself."""
    needed = seats - 1
    if isinstance(given, str | Bot | type) or callable(given):
        listed: tuple[Opponent, ...] = (given,) * needed
    elif isinstance(given, Iterable):
        listed = tuple(given)
    else:
        raise _no_opponent(given)
    if len(listed) != needed:
        raise ValueError(
            f"A table of {seats} has {needed} opponents: name {needed}, or one for all of them;"
            f" not {len(listed)}."
        )
    for one in listed:
        _seated(one)
    return listed


def house_bots(opponents: Iterable[Opponent]) -> list[Bot]:
    """The bots among them that are called by name, to be made ready."""
    named = dict.fromkeys(one for one in opponents if isinstance(one, str))
    return [make_bot(spec) for spec in named]


class OpponentTable:
    """One game with one seat played from outside and the others by themselves."""

    def __init__(self, game: OneGame, seat: int, opponents: Sequence[Opponent], seed: int) -> None:
        """The opponents are in turn order, the first to the left of the seat."""
        seats = game.options.seats
        self.game, self.seat = game, seat
        self.forfeits: list[str] = []  # the decisions that bots forfeited, and why
        self._players = {
            (seat + place) % seats: _seated(one) for place, one in enumerate(opponents, start=1)
        }
        self._rngs = {other: bot_rng(seed, other) for other in self._players}
        self._witnesses = AuctionHistory()

    def play(self, move: int) -> Numbers:
        """Play a move of the seat's own, and let the others answer it."""
        return self._step(self.seat, move) + self.play_on()

    def play_on(self) -> Numbers:
        """Let the others play until the seat owes a decision, or to the end; what all earn.

        Of sealed bids the seat's own is made first: nobody knows of it when they make theirs.
        """
        earned = np.zeros(SEATS)
        while (waiting := self.game.waiting) and self.seat not in waiting:
            for move in self._answer(waiting[0]):
                earned += self._step(waiting[0], move)
        return earned

    def _step(self, seat: int, move: int) -> Numbers:
        """One move, and what it turns over for all to see."""
        game = self.game
        if game.buffer.cells["phase"][0] not in FIRST_BIDS:
            return game.play(seat, move)
        before = game.buffer.copy()
        earned = game.play(seat, move)
        self._witnesses.see(before, game.buffer)
        return earned

    def _answer(self, seat: int) -> tuple[int, ...]:
        player = self._players[seat]
        if isinstance(player, Bot):
            return self._ask(seat, player)
        return (int(player(self.game.observe(seat), self.game.mask(seat))),)

    def _ask(self, seat: int, bot: Bot) -> tuple[int, ...]:
        """What a bot does; it is asked again if it may not do that here."""
        game, refused = self.game, 0
        for _ in range(TRIES):
            decision = Decision(
                game.buffer, game.options, seat, self._rngs[seat], witnessed=self._watch()
            )
            answer = ask(bot, decision)
            astray = self._not_offered(seat, answer.moves)
            if astray is None:
                if answer.forfeit is not None:
                    self._forfeit(seat, answer.forfeit)
                return answer.moves
            refused = astray
        self._forfeit(seat, f"chose {move_name(refused)!r}, which leads nowhere")
        return safe_moves(game.buffer, seat)

    def _watch(self) -> Callable[[], Auctions]:
        return self._witnesses.rows.copy  # a bot may write to its own

    def _not_offered(self, seat: int, moves: Sequence[int]) -> int | None:
        """The first of a run of legal moves that an environment does not offer."""
        if _DOUBTFUL.isdisjoint(moves):
            return None
        twin = self.game.copy()
        for move in moves:
            if move not in twin.offered(seat):
                return move
            twin.play(seat, move)
        return None

    def _forfeit(self, seat: int, reason: str) -> None:
        self.forfeits.append(f"{self.game.options.seat_names[seat]} {reason}")

    def __deepcopy__(self, memo: dict[int, Any]) -> OpponentTable:
        """The same position, to try things out from. Only bots that may remember are copied."""
        twin = object.__new__(OpponentTable)
        twin.game, twin.seat, twin.forfeits = self.game.copy(), self.seat, list(self.forfeits)
        twin._players = {
            seat: deepcopy(player, memo) if _may_remember(player) else player
            for seat, player in self._players.items()
        }
        twin._rngs = deepcopy(self._rngs, memo)
        twin._witnesses = deepcopy(self._witnesses, memo)
        return twin


def _may_remember(player: Bot | Policy) -> bool:
    """Whether a player may carry something on from one decision to the next: ours do not."""
    return isinstance(player, Bot) and not vars(type(player)).get("trusted", False)


def _seated(one: Opponent) -> Bot | Policy:
    """A player for one game: a new bot of a name or a class; an object or a policy as it is."""
    if isinstance(one, str):
        return make_bot(one)
    if isinstance(one, type):
        if not issubclass(one, Bot):
            raise _no_opponent(one)
        return one()
    if isinstance(one, Bot) or callable(one):
        return one
    raise _no_opponent(one)


def _no_opponent(found: object) -> ValueError:
    return ValueError(
        "An opponent is a bot's name, as 'merchant' or 'search:playouts=100', a Bot, a class of"
        f" them, or a function of observation and mask; not {found!r}."
    )
