"""Finished games in a store, without a server: bots played them, and anybody may have been it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import count
from typing import Any

import msgspec

from longshore.bots import make_bot
from longshore.bots.seated import SeatedBots
from longshore.game.actions import AnyAction
from longshore.game.game import Game
from longshore.game.options import Options
from longshore.notation import Deal
from longshore.server.domain import entries as log
from longshore.server.domain.entries import AnyEntry, Key, Line, Occupant
from longshore.server.domain.keys import account_key
from longshore.server.domain.settings import Settings
from longshore.server.domain.state import TableState
from longshore.server.people import accounts, seats
from longshore.server.people.accounts import AccountRow, make_account_id
from longshore.server.runtime.broadcast import seats_told
from longshore.server.runtime.units import Card
from longshore.server.store import Store, TableRow, Unit

NOON = 1_790_000_000_000
_numbers = count(1)


@cache
def played(seed: int, size: int = 3, edition: str = "classic", rounds: int = 6) -> Game:
    """A short game that bots have played to its end."""
    options = Options.make(edition, size, round_limit=rounds, supply=12)
    game = Game.start(options, seed)
    bots = SeatedBots(game, {seat: make_bot("steady") for seat in range(size)}, seed)
    while not game.over:
        bots.play(game.waiting[0])
    return game


def account(store: Store, name: str) -> str:
    """A new account."""
    new = make_account_id()
    with store.database.writing() as connection:
        accounts.add(connection, AccountRow(new, name, NOON))
    return new


class Finished:
    """The log of a finished game. `who` is by seat an account's id, or a bot as `bot:easy`."""

    def __init__(
        self,
        store: Store,
        who: Sequence[str],
        *,
        seed: int = 1,
        edition: str = "classic",
        rated: bool = True,
        at: int = NOON,
        before_end: Sequence[AnyEntry] = (),
        end: bool = True,
        table: str = "",
    ) -> None:
        self.store, self.at = store, at
        self.id = table or f"table{next(_numbers):07}"
        self.game, self.secret = played(seed, len(who), edition), store.secret()
        self.lines: list[Line] = []
        plan = [one.partition(":") for one in who]
        occupants = tuple(
            Occupant(kind="bot", name=bot, bot=bot) if bot else Occupant(kind="person", name="P")
            for _, _, bot in plan
        )
        people = {seat: one for seat, (one, _, bot) in enumerate(plan) if not bot}
        first = next(iter(people))
        settings = Settings(rated=rated, undo="turn")
        self._add(
            log.Opened(
                settings=settings,
                options=self.game.options,
                seats=tuple(
                    o if place == first else Occupant() for place, o in enumerate(occupants)
                ),
                key=self._key(people[first], first, host=True),
                invitation="i",
            )
        )
        for seat, one in people.items():
            seats.note(store.database, one, self.id, at)
            if seat != first:
                self._add(log.Joined(seat=seat, name="P", key=self._key(one, seat)))
        self._add(
            log.Started(
                deal=_deal(self.game),
                secret="s",
                commitment="c",
                rules="r",
                seed=1,
                seats=occupants,
            )
        )
        actions = [(one.seat, one.action) for one in self.game.history]
        for seat, action in actions[:-1]:
            self._play(seat, action)
        for entry in before_end:
            self._add(entry)
        if end:
            self._play(*actions[-1])
        self._write()

    def _key(self, account: str, seat: int, *, host: bool = False) -> Key:
        return account_key(seats.holder(self.secret, account, self.id), (seat,), host=host)

    def _play(self, seat: int, action: AnyAction) -> None:
        self._add(log.Played(seat=seat, action=action, by="bot", digest=""))

    def _add(self, entry: AnyEntry) -> None:
        number = len(self.lines) + 1
        self.lines.append(Line(number, self.at - 100_000 + number, entry))
        if isinstance(entry, log.Played):
            self.lines[-1] = self.lines[-1]._replace(at=self.at)

    def _write(self) -> None:
        state = TableState.of(self.id, self.lines)
        row = TableRow(
            id=self.id,
            status=state.status,
            public=False,
            seq=len(self.lines),
            created_at=self.at,
            changed_at=self.at,
            edition=state.rules.edition,
            seats=state.rules.seats,
            card=msgspec.json.encode(
                Card(title="", pace="live", seats=seats_told(state), options={})
            ),
        )
        [answer] = self.store.append([Unit(self.id, tuple(self.lines), row)], "p", self.at)
        assert answer.ok


def _deal(game: Game) -> Deal:
    assert game.deal is not None
    return game.deal


def rows(store: Store, *names: str, **where: Any) -> list[tuple[Any, ...]]:
    """What is stored of results, in the order of tables and seats."""
    from sqlalchemy import select

    from longshore.server.store.schema import results

    wanted = select(*(results.c[name] for name in names)).order_by(
        results.c.table_id, results.c.seat
    )
    for name, value in where.items():
        wanted = wanted.where(results.c[name] == value)
    with store.database.reading() as connection:
        return [tuple(found) for found in connection.execute(wanted)]


def tables_of(store: Store, account: str) -> dict[str, tuple[int, ...] | None]:
    """The tables of an account; of those that are over, with the seats that it had."""
    from sqlalchemy import select

    from longshore.server.store.schema import account_tables

    columns = account_tables.c
    ours = select(columns.table_id, columns.seats).where(columns.account_id == account)
    with store.database.reading() as connection:
        return {
            table: None if had is None else tuple(msgspec.json.decode(had))
            for table, had in connection.execute(ours)
        }


Marks = Mapping[str, tuple[float, float]]
