"""An account is deleted while other processes do what they do with it, on PostgreSQL: whoever is
later waits, and nobody is stopped for it (`store.holding` says in which order things are held).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from itertools import count

import pytest
from sqlalchemy import insert, update

from longshore.server.domain.settings import Pace
from longshore.server.mail import contacts, reminding
from longshore.server.mail.contacts import Contact
from longshore.server.matches import contests, rounds, seekers
from longshore.server.matches.domain.plans import ContestPlan
from longshore.server.matches.domain.waiting import Seeker, Sought
from longshore.server.people import accounts, barring, codes, entering, passkeys, reports, sessions
from longshore.server.people.accounts import AccountRow, make_account_id
from longshore.server.people.entering import Browser
from longshore.server.people.passkeys import PasskeyRow
from longshore.server.results import keeping
from longshore.server.results.figures import ended
from longshore.server.store import Store, open_store, schema
from tests.server.databases import tell
from tests.server.moving_time import NOON
from tests.server.people.interleaving import interleaved
from tests.server.results.games import Finished

_numbers = count(1)
MOST = 60  # statements that a transaction may have
LIVE: Pace = "live"


@pytest.fixture(scope="module")
def store(pg_server: str) -> Iterator[Store]:
    name = "holding"
    tell(
        pg_server, f"CREATE DATABASE {name}", f"ALTER DATABASE {name} SET deadlock_timeout = '50ms'"
    )
    with closing(open_store(pg_server.replace("/postgres?", f"/{name}?"))) as made:
        yield made
    tell(pg_server, f"DROP DATABASE {name} WITH (FORCE)")


class Folk:
    """Three people with a bit of everything, of whom the first one goes."""

    def __init__(self, store: Store) -> None:
        self.store, self.database = store, store.database
        self.people = [self._account() for _ in range(3)]
        self.ann, self.bob, _ = self.people
        self.key = passkeys.listed(self.database, self.ann)[0].id
        self.codes = codes.make(self.database, self.ann, NOON)
        self.contest = contests.begin(self.database, self.ann, plan(), NOON)
        for one in self.people:
            contests.join(self.database, self.contest, one, NOON)
            for seats in (3, 4):
                place = Sought("classic", seats, LIVE)
                seekers.seek(self.database, Seeker(one, place, NOON, NOON))
        reports.report(self.database, self.ann, "Rude", "", NOON)
        contacts.choose(
            self.database, self.ann, Contact(on=("turn",), address=f"{self.ann}@x.org"), NOON
        )
        told = {"account_id": self.ann, "table_id": "t", "way": "mail", "at": NOON}
        confirmed = update(schema.contacts).where(schema.contacts.c.account_id == self.ann)
        with self.database.writing() as connection:
            connection.execute(insert(schema.reminded).values(told))
            connection.execute(confirmed.values(confirmed_at=NOON, digest_at=NOON))

    def _account(self) -> str:
        new, name = make_account_id(), f"Holder {next(_numbers)}"
        with self.database.writing() as connection:
            accounts.add(connection, AccountRow(new, name, NOON))
            for key in ("a", "b"):
                passkeys.add(connection, PasskeyRow(f"{name}{key}", new, b"k", 0, "x", NOON))
            sessions.begin(connection, new, "x", NOON, None)
        return new

    def remove(self) -> None:
        accounts.remove(self.database, self.ann)


def plan() -> ContestPlan:
    return ContestPlan(title="Cup", seats=3, starts_at=NOON, kind="league", days=1)


def seated(folk: Folk) -> None:
    seekers.fill(folk.database, NOON)


def seated_again(folk: Folk) -> None:
    seekers.seek(folk.database, Seeker(folk.ann, Sought("classic", 5, LIVE), NOON, NOON))


def here(folk: Folk) -> None:
    seekers.seen(folk.database, folk.ann, NOON + 60_000)


def gone(folk: Folk) -> None:
    seekers.give_up(folk.database, folk.ann)


def round_begun(folk: Folk) -> None:
    assert rounds.step(folk.database, folk.contest, NOON)


def joined(folk: Folk) -> None:
    contests.join(folk.database, folk.contest, folk.ann, NOON)


def left(folk: Folk) -> None:
    contests.leave(folk.database, folk.contest, folk.ann)


def organised(folk: Folk) -> None:
    contests.begin(folk.database, folk.ann, plan(), NOON)


def barred(folk: Folk) -> None:
    barring.bar(folk.database, folk.ann, NOON)


def let_in_by_code(folk: Folk) -> None:
    entering.by_code(folk.database, folk.codes[0], Browser("x", None), NOON)


def key_removed(folk: Folk) -> None:
    passkeys.remove(folk.database, folk.ann, folk.key)


def reminded(folk: Folk) -> None:
    one = reminding.Candidate(folk.ann, "t", promised=False)
    seen = reminding.TableSeen("t", True, NOON + 1, NOON)
    reminding._tell(folk.database, one, seen, NOON + 90_000)


def told_of_the_day(folk: Folk) -> None:
    reminding._digest(folk.database, folk.ann, [("t", "Slow boat")], NOON)


def told_by_mail(folk: Folk) -> None:
    contacts.choose(folk.database, folk.ann, Contact(address=f"b{folk.ann}@x.org"), NOON + 100_000)


def reported(folk: Folk) -> None:
    reports.report(folk.database, folk.ann, "Rude", "", NOON)


def name_taken(folk: Folk) -> None:
    accounts.block_named(folk.database, "rude", NOON)


WORK = (
    seated,
    seated_again,
    here,
    gone,
    round_begun,
    joined,
    left,
    organised,
    barred,
    let_in_by_code,
    key_removed,
    reminded,
    told_of_the_day,
    told_by_mail,
    reported,
    name_taken,
)


@pytest.mark.parametrize("work", WORK)
def test_an_account_is_deleted_while_something_is_done_with_it(
    store: Store, work: Callable[[Folk], None]
) -> None:
    """Stopped before each of its statements in turn: wherever both would wait for each other, one
    of these times they do.
    """
    for at in range(1, MOST):
        folk = Folk(store)
        came = interleaved(store, partial(work, folk), folk.remove, at)
        with store.database.writing() as connection:  # nobody waits on for the next one
            connection.execute(schema.seekers.delete())
        if not came:
            return
    raise AssertionError(f"more than {MOST} statements")


def test_a_game_is_written_down_while_one_who_played_it_is_deleted(store: Store) -> None:
    secret = store.secret()
    for at in range(1, MOST):
        folk = Folk(store)
        game = Finished(store, folk.people)
        end = ended(game.id, game.lines)
        settle = partial(keeping.settle, store.database, secret, game.id, end)
        if not interleaved(store, settle, folk.remove, at):
            break


def test_two_accounts_are_deleted_at_once(store: Store) -> None:
    for at in range(1, MOST):
        folk = Folk(store)
        other = partial(accounts.remove, store.database, folk.bob)
        if not interleaved(store, folk.remove, other, at):
            break
