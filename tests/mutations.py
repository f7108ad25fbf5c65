"""Bugs planted one after another, to see that the tests of `make test` find them.

    python -m tests.mutations [WORDS]   those whose names have all the words; without any, all

Each is put into the working tree, the tests that have to fail are run, and the file is put back as
it was, with its time, so that nothing is compiled anew. Rules run interpreted. Nothing is planted
in a file with changes that are not committed, nor where the tests fail already.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
SECONDS = "15"  # that a test waits for what will never come
_FAILED = re.compile(r"^FAILED (\S+?)(?:\[.*)?(?: - .*)?$", re.MULTILINE)


class Mutation(NamedTuple):
    """A bug: what stands in a file, what is put in its place, and the tests that must fail."""

    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]


MUTATIONS = (
    Mutation(
        "rules: a third loan pays the interest",
        "src/longshore/engine/interest.py",
        "if state.cash[seat] < owed and owed < MAX_LOANS:",
        "if state.cash[seat] < owed and owed <= MAX_LOANS:",
        (
            (
                "tests/rules/test_interest.py::"
                "test_I2_two_loans_and_one_dollar_pays_one_and_defaults_on_the_other"
            ),
        ),
    ),
    Mutation(
        "rules: of tied colours the dearest is discarded",
        "src/longshore/engine/scoring.py",
        "island_value(state, seat, colour) < island_value(",
        "island_value(state, seat, colour) > island_value(",
        (
            (
                "tests/rules/test_end_and_score.py::"
                "test_F2_three_tied_colours_without_the_two_value_colour_discard_the_cheapest"
            ),
        ),
    ),
    Mutation(
        "rules: an extra bid forgets the first one",
        "src/longshore/engine/auction.py",
        "        limit -= state.bid[seat]\n",
        "        limit -= 0\n",
        ("tests/rules/test_auction.py::test_A2_the_tied_add_an_extra_amount_in_secret",),
    ),
    Mutation(
        "rules: who has called a broker ends the game",
        "src/longshore/engine/production.py",
        "return 1 - gone_colours(state)",
        "return 2 - gone_colours(state)",
        (
            (
                "tests/rules/test_brokers.py::"
                "test_K3_having_called_it_cannot_produce_if_that_would_trigger_the_end"
            ),
        ),
    ),
    Mutation(
        "secrecy: value cards lie open",
        "src/longshore/game/viewing.py",
        "card=state.card[seat] if over else None",
        "card=state.card[seat]",
        (
            "tests/game/test_views.py::test_V1_a_value_card_is_seen_by_its_owner_alone",
            (
                "tests/secrecy/test_cards.py::"
                "test_V1_the_others_value_cards_change_nothing_that_a_seat_receives"
            ),
        ),
    ),
    Mutation(
        "secrecy: sealed bids are told to all who follow",
        "src/longshore/server/runtime/broadcast.py",
        "known = entry.commitment is None or (viewer == entry.seat and not veiled)",
        "known = True",
        (
            (
                "tests/secrecy/test_tables.py::"
                "test_A1_sealed_bids_notes_and_webhooks_of_others_change_nothing_that_a_seat_receives"
            ),
        ),
    ),
    Mutation(
        "server: who has not seen the last move acts all the same",
        "src/longshore/server/domain/playing.py",
        "if seq < (state.game_seq if auction is None else auction):",
        "if seq < (state.game_seq - 1 if auction is None else auction):",
        ("tests/server/test_forged_wishes.py::test_a_number_that_is_stale_or_ahead",),
    ),
    Mutation(
        "server: a key is good for one seat of a table only",
        "src/longshore/server/store/sqlite.py",
        "seat = u.seat AND key = u.key)",
        "key = u.key)",
        ("tests/server/store/test_appending.py::test_a_key_is_good_for_one_line_of_its_seat",),
    ),
    Mutation(
        "accounts: a recovery code is good for ever",
        "src/longshore/server/people/codes.py",
        "execute(delete(recovery_codes).where(ours)).rowcount:",
        "execute(select(recovery_codes).where(ours)).first():",
        ("tests/server/people/test_sessions.py::test_a_recovery_code_lets_its_owner_in_once",),
    ),
    Mutation(
        "accounts: nothing has to be left that opens one",
        "src/longshore/server/people/ways.py",
        "if not connection.execute(",
        "if None is connection.execute(",
        ("tests/server/people/test_passkeys.py::test_further_passkeys",),
    ),
    Mutation(
        "accounts: a deletion holds the account before it holds who sits where",
        "src/longshore/server/people/accounts.py",
        "        hold_matches(database, connection)\n        hold_results(",
        "        hold(connection, account, barred=True)\n"
        "        hold_matches(database, connection)\n        hold_results(",
        (
            (
                "tests/server/people/test_holding.py::"
                "test_an_account_is_deleted_while_something_is_done_with_it"
            ),
        ),
    ),
    Mutation(
        "sessions: one that has ended is still believed",
        "src/longshore/server/people/people.py",
        "        self._remembered.clear()\n",
        "        self._remembered.copy()\n",
        ("tests/server/people/test_sessions.py::test_a_browser_is_signed_out_from_elsewhere",),
    ),
    Mutation(
        "ratings: who leaves a rated game loses nothing",
        "src/longshore/server/results/keeping.py",
        "lost = found.lost.get(seat) if found.rated else None",
        "lost = None",
        ("tests/server/results/test_results.py::test_who_leaves_a_rated_game_has_lost_it",),
    ),
    Mutation(
        "ratings: a game that is written down late changes none after it",
        "src/longshore/server/results/ratings.py",
        "place >= tuple_(at, table)",
        "place == tuple_(at, table)",
        (
            (
                "tests/server/results/test_results.py::"
                "test_ratings_do_not_depend_on_which_game_is_written_down_first"
            ),
        ),
    ),
    Mutation(
        "contests: who came level counts as one who came behind",
        "src/longshore/server/matches/domain/standing.py",
        "(theirs == mine) / 2",
        "(theirs == mine)",
        ("tests/server/matches/test_pairing.py::test_a_point_for_each_who_is_behind",),
    ),
    Mutation(
        "contests: seats are not balanced",
        "src/longshore/server/matches/domain/pairing.py",
        "return sum(past.seats[one, seat] for",
        "return sum(0 * past.seats[one, seat] for",
        ("tests/server/matches/test_pairing.py::test_everybody_has_each_seat_about_as_often",),
    ),
    Mutation(
        "contests: who has not said that they are there is seated",
        "src/longshore/server/matches/contests.py",
        "return since is None or (player.here_at or 0) >= since",
        "return since is None or since > 0",
        (
            (
                "tests/server/matches/test_rounds.py::"
                "test_a_live_tournament_begins_with_those_who_say_that_they_are_there"
            ),
        ),
    ),
    Mutation(
        "seekers: who is seated live waits for another live table",
        "src/longshore/server/matches/domain/waiting.py",
        ' or one.place.pace == group.place.pace == "live"',
        "",
        (
            (
                "tests/server/matches/test_waiting.py::"
                "test_of_several_wishes_the_live_ones_end_together"
            ),
        ),
    ),
    Mutation(
        "seekers: a table is not opened that somebody was too quick to look for",
        "src/longshore/server/runtime/stored.py",
        "            if not self._new:\n",
        "            if self._new or not self._new:\n",
        (
            (
                "tests/server/matches/test_seeking.py::"
                "test_a_table_is_opened_that_somebody_has_looked_for_before"
            ),
        ),
    ),
    Mutation(
        "notifications: of one decision one is told again and again",
        "src/longshore/server/mail/reminding.py",
        "where=reminded.c.at < at",
        "where=reminded.c.at <= at",
        (("tests/server/people/test_mail.py::test_one_is_told_once_that_a_game_over_days_waits"),),
    ),
    Mutation(
        "notifications: what began to wait in an outage is told to nobody",
        "src/longshore/server/mail/reminding.py",
        "max(looked - LOOKED_BACK_MS, now - LONGEST_MS)",
        "now - LOOKED_BACK_MS",
        (
            (
                "tests/server/people/test_mail.py::"
                "test_after_a_long_outage_one_is_told_once_of_each_table_that_still_waits"
            ),
        ),
    ),
    Mutation(
        "notifications: a browser is told of an account that has signed out there",
        "src/longshore/server/webhooks/devices.py",
        "for one in found if one.key in going)",
        "for one in found if going or not going)",
        (
            (
                "tests/server/people/test_push.py::"
                "test_only_what_was_chosen_is_told_and_only_where_one_is_signed_in"
            ),
        ),
    ),
    Mutation(
        "notifications: any certificate is good enough for mail",
        "src/longshore/server/mail/delivery.py",
        "ssl.create_default_context()",
        "ssl._create_unverified_context()",
        (
            (
                "tests/server/people/test_mail_servers.py::"
                "test_a_wrong_certificate_is_refused_and_nothing_is_told_to_it"
            ),
        ),
    ),
    Mutation(
        "page: of tied colours the dearest is discarded",
        "web/src/game/worth.ts",
        "value(colour) < value(best)",
        "value(colour) > value(best)",
        ("web/tests/game/worth.test.ts",),
    ),
    Mutation(
        "page: the end of the turn is not said",
        "web/src/acting/committing.ts",
        'return { ends: "last", pass: true, ask: null, left };',
        'return { ends: "last", pass: false, ask: null, left };',
        ("web/tests/acting/choices.test.ts",),
    ),
    Mutation(
        "page: behind the curtain lies the next one's hand",
        "web/src/table/following.ts",
        "await this.look(covered ? null : seat);",
        "await this.look(seat);",
        (
            (
                "tests/web/test_seats.py::"
                "test_at_one_device_a_curtain_hides_each_hand_until_its_owner_lifts_it"
            ),
        ),
    ),
)


def run(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@contextmanager
def planted(mutation: Mutation) -> Iterator[None]:
    """The bug is there; afterwards the file is as it was, and the page is built of that."""
    path = ROOT / mutation.file
    before, when = path.read_bytes(), path.stat()
    assert before.count(mutation.old.encode()) == 1, (
        f"{mutation.file} has {mutation.old!r} not once"
    )
    on_page = mutation.file.startswith("web/")
    try:
        path.write_bytes(before.replace(mutation.old.encode(), mutation.new.encode()))
        if on_page:
            _build()
        yield
    finally:
        path.write_bytes(before)
        if on_page:
            _build()
        os.utime(path, ns=(when.st_atime_ns, when.st_mtime_ns))


def _build() -> None:
    built = run("web/tasks.py", "build")
    assert built.returncode == 0, built.stderr


def failing(mutation: Mutation) -> set[str]:
    """Which of its tests fail now."""
    if mutation.tests[0].startswith("web/"):
        names = [test.removeprefix("web/") for test in mutation.tests]
        done = run("web/tasks.py", "run", "test", *names)
        return set(mutation.tests) if done.returncode else set()
    environment = {"TEST_PATIENCE": SECONDS}
    if mutation.file.startswith("src/longshore/engine/"):
        environment["NUMBA_DISABLE_JIT"] = "1"
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", *mutation.tests, **environment)
    assert done.returncode in (0, 1), done.stdout + done.stderr
    return set(_FAILED.findall(done.stdout))


def missing(tests: Sequence[str], failed: set[str]) -> list[str]:
    """Those of the tests, or of the files, of which nothing has failed."""
    return [one for one in tests if not any(name.startswith(one) for name in failed)]


def clean(file: str) -> bool:
    asked = subprocess.run(["git", "diff", "--quiet", "HEAD", "--", file], cwd=ROOT, check=False)
    return asked.returncode == 0


def try_out(mutation: Mutation) -> bool:
    """Whether all find it that have to; says which tests did."""
    print(f"{mutation.name}\n  {mutation.file}", flush=True)
    if not clean(mutation.file):
        print("  left out: the file has changes that are not committed")
        return False
    if before := failing(mutation):
        print(f"  left out: {', '.join(sorted(before))} fails without it")
        return False
    began = time.monotonic()
    with planted(mutation):
        failed = failing(mutation)
    for name in sorted(failed):
        print(f"  found by {name}")
    for name in (missed := missing(mutation.tests, failed)):
        print(f"  NOT FOUND by {name}")
    print(f"  {time.monotonic() - began:.0f} s", flush=True)
    return not missed


def main(words: list[str]) -> int:
    chosen = [one for one in MUTATIONS if all(word in one.name for word in words)]
    found = sum([try_out(mutation) for mutation in chosen])
    print(f"{found} of {len(chosen)} bugs were found")
    return 0 if found == len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
