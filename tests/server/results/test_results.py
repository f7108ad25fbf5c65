"""What finished games came to: written once, from the log, and the ratings that are made of it."""

from __future__ import annotations

import gzip
import json
import random
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import permutations

import pytest

from longshore.lab.skill import rated_once, unknown
from longshore.server.domain import entries as log
from longshore.server.people import accounts, seats
from longshore.server.people.players import of_account, of_bot
from longshore.server.results import collusion, keeping
from longshore.server.results.figures import Ended, ended
from longshore.server.results.ratings import PROVISIONAL, points
from longshore.server.results.rebuilding import rebuild
from longshore.server.store import Store, back_up, open_store, restore
from tests.server.results.games import NOON, Finished, account, played, rows, tables_of

STEADY = "bot:steady"


def settle(store: Store, *games: Finished) -> None:
    for game in games:
        keeping.settle(store.database, store.secret(), game.id, ended(game.id, game.lines))


def ratings(store: Store) -> dict[tuple[str, str], tuple[float, float]]:
    """What each player is thought of after each game."""
    found = rows(store, "table_id", "player", "mu", "sigma", rated=True)
    return {(table, player): (mu, sigma) for table, player, mu, sigma in found}


@pytest.fixture
def people(any_store: Store) -> list[str]:
    return [account(any_store, name) for name in ("Ann", "Bob", "Cy")]


@pytest.mark.parametrize("edition", ["classic", "anniversary"])
@pytest.mark.parametrize("seed", range(4))
def test_money_by_where_it_came_from_adds_up_to_the_score(
    tmp_path, edition: str, seed: int
) -> None:
    with closing(open_store(f"sqlite:///{tmp_path / 'a.db'}")) as store:
        game = Finished(store, [account(store, "Ann"), STEADY, STEADY], seed=seed, edition=edition)
    figures = ended(game.id, game.lines).figures
    assert figures is not None
    scores = game.game.scores()
    for seat, one in enumerate(figures.seats):
        assert sum(one.money.values()) == one.score == scores[seat]
        assert (one.share > 0) == (seat in game.game.winners())
        assert (one.place == 1) == (seat in game.game.winners())
        assert one.bidding.paid == -one.money.get("bought", 0)
    assert sum(one.share for one in figures.seats) == pytest.approx(1)
    bought = sum(one.money.get("bought", 0) for one in figures.seats)
    assert -bought == sum(one.money.get("auctions", 0) for one in figures.seats) > 0


def test_a_game_is_written_down_once_for_accounts_and_bots(any_store, people) -> None:
    ann, bob, _ = people
    game = Finished(any_store, [ann, STEADY, bob], rated=False)
    assert keeping.unsettled(any_store.database, 10) == [game.id]
    settle(any_store, game, game)
    found = rows(any_store, "seat", "player", "rated", "at", "score", "mu")
    scores = game.game.scores()
    assert found == [
        (0, of_account(ann), False, NOON, scores[0], None),
        (1, of_bot("steady"), False, NOON, scores[1], None),
        (2, of_account(bob), False, NOON, scores[2], None),
    ]
    assert keeping.unsettled(any_store.database, 10) == []
    assert tables_of(any_store, ann)[game.id] == (0,)


def test_what_is_over_is_not_forgotten_before_it_is_written_down(any_store, people) -> None:
    game = Finished(any_store, people)
    for one in people:
        seats.forget(any_store.database, one, game.id)
    settle(any_store, game)
    assert [player for (player,) in rows(any_store, "player")] == [of_account(p) for p in people]
    seats.forget(any_store.database, people[0], game.id)
    assert tables_of(any_store, people[0]) == {}
    assert len(rows(any_store, "player")) == 3


def test_nothing_is_written_of_a_game_that_goes_on(any_store, people) -> None:
    game = Finished(any_store, people, end=False)
    assert keeping.unsettled(any_store.database, 10) == []
    assert ended(game.id, game.lines).figures is None


def test_whoever_takes_a_seat_over_has_the_result_unless_it_is_rated(any_store, people) -> None:
    ann, bob, cy = people
    dee = account(any_store, "Dee")
    game = Finished(any_store, people, rated=False, before_end=[log.Left(seat=1, dropped=False)])
    seats.note(any_store.database, dee, game.id, NOON)
    settle(any_store, game)
    assert [player for (player,) in rows(any_store, "player")] == [of_account(ann), of_account(cy)]
    assert tables_of(any_store, bob)[game.id] == ()
    assert tables_of(any_store, dee)[game.id] == ()


def test_who_leaves_a_rated_game_has_lost_it(any_store, people) -> None:
    best = played(1).winners()[0]
    left = log.Left(seat=best, dropped=False, bot="steady")
    away = log.TakenOver(seat=(best + 1) % 3, bot="steady")
    back = log.Returned(seat=(best + 1) % 3)
    plain, gone, out, again = (
        Finished(any_store, people, before_end=before)
        for before in ([], [left], [left, away], [left, away, back])
    )
    settle(any_store, plain, gone, out, again)
    by_game = {
        game: rows(any_store, "lost", "share", "place", table_id=game.id)
        for game in (plain, gone, out, again)
    }
    assert by_game[plain][best] == (None, 1.0, 1)
    for game in (gone, out, again):
        assert by_game[game][best] == ("left", 0.0, 1)
    assert by_game[out][(best + 1) % 3][0] == "clock"
    assert by_game[again][(best + 1) % 3][0] is None
    first = dict(
        zip(people, (mu for (mu,) in rows(any_store, "mu", table_id=plain.id)), strict=True)
    )
    assert first[people[best]] > unknown()[0]
    after = [mu for (mu,) in rows(any_store, "mu", table_id=gone.id)]
    assert after[best] < first[people[best]]


def test_ratings_are_those_of_openskill_game_by_game(any_store, people) -> None:
    who = [people[0], STEADY, STEADY]
    games = [Finished(any_store, who, seed=seed, at=NOON + seed) for seed in (1, 2)]
    settle(any_store, *games)
    line_up = [of_account(people[0]), of_bot("steady"), of_bot("steady")]
    beliefs = dict.fromkeys(line_up, unknown())
    for game in games:
        places = [place for (place,) in rows(any_store, "place", table_id=game.id)]
        beliefs |= rated_once(beliefs, line_up, places)
        found = rows(any_store, "player", "mu", "sigma", table_id=game.id)
        assert {player: (mu, sigma) for player, mu, sigma in found} == beliefs
    assert points(unknown()[0]) == 1500
    assert PROVISIONAL > 1


def test_ratings_do_not_depend_on_which_game_is_written_down_first(any_store, people) -> None:
    orders = permutations(people)
    made = [
        Finished(any_store, list(who), seed=seed, at=NOON + seed // 2)
        for seed, who in zip(range(1, 6), orders, strict=False)
    ]
    other = Finished(any_store, [people[0], STEADY, people[1]], rated=False)
    settle(any_store, other, *reversed(made))
    backwards = ratings(any_store)
    assert len(backwards) == 15
    assert rebuild(any_store) == (6, 0, ())
    assert ratings(any_store) == backwards
    shuffled = random.Random(4).sample(made, len(made))
    _forget(any_store)
    settle(any_store, *shuffled)
    assert ratings(any_store) == backwards


def _forget(store: Store) -> None:
    from sqlalchemy import delete

    from longshore.server.store.schema import results

    with store.database.writing() as connection:
        connection.execute(delete(results))


def test_editions_and_sizes_have_ratings_of_their_own(any_store, people) -> None:
    ann, bob, cy = people
    settle(any_store, Finished(any_store, people, seed=1))
    alone = ratings(any_store)
    settle(any_store, Finished(any_store, [cy, bob, ann], edition="anniversary", at=NOON + 1))
    settle(any_store, Finished(any_store, [cy, bob, ann, STEADY], at=NOON + 2))
    again = Finished(any_store, [cy, bob, ann], seed=1, at=NOON + 3)
    settle(any_store, again)
    before = {player: belief for (_, player), belief in alone.items()}
    line_up = [of_account(one) for one in (cy, bob, ann)]
    places = [place for (place,) in rows(any_store, "place", table_id=again.id)]
    found = {player: ratings(any_store)[again.id, player] for player in line_up}
    assert found == rated_once(before, line_up, places)


def test_results_are_made_again_from_the_logs(any_store, people) -> None:
    """Whatever was written wrongly: what stands in the logs counts."""
    from sqlalchemy import update

    from longshore.server.store.schema import results

    games = [Finished(any_store, people, seed=seed, at=NOON + seed) for seed in (1, 2, 3)]
    settle(any_store, *games)
    names = [column.name for column in results.c]
    before = rows(any_store, *names)
    with any_store.database.writing() as connection:
        connection.execute(update(results).values(place=3, score=0, share=0.5, mu=1.0, sigma=1.0))
    assert rows(any_store, *names) != before
    assert rebuild(any_store) == (3, 0, ())
    assert rows(any_store, *names) == before


def test_two_processes_write_a_game_down_once(any_store: Store, other_store: Store) -> None:
    first, second = any_store, other_store
    people = [account(first, name) for name in ("Ann", "Bob", "Cy")]
    games = [Finished(first, people, seed=1 + at % 3, at=NOON + at) for at in range(6)]
    work: list[tuple[Store, Finished, Ended]] = [
        (store, game, ended(game.id, game.lines)) for game in games for store in (first, second)
    ]
    random.Random(1).shuffle(work)

    def run(one: tuple[Store, Finished, Ended]) -> None:
        store, game, end = one
        keeping.settle(store.database, store.secret(), game.id, end)

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(run, work))
    there = ratings(first)
    assert len(rows(first, "seat")) == len(there) == 18
    rebuild(first)
    assert ratings(first) == there


def test_a_deleted_account_leaves_results_without_a_name(any_store, people) -> None:
    ann, bob, _ = people
    games = [Finished(any_store, people, seed=seed, at=NOON + seed) for seed in (1, 2)]
    settle(any_store, *games)
    before = ratings(any_store)
    accounts.remove(any_store.database, ann)
    left = {player for (player,) in rows(any_store, "player")}
    assert len(left) == 3
    assert of_account(ann) not in left
    assert not any(ann in str(row) for row in rows(any_store, "player", "body"))
    games += [Finished(any_store, [bob, STEADY, STEADY], seed=3, at=NOON + 3)]
    settle(any_store, games[-1])
    after = ratings(any_store)
    assert after[games[1].id, of_account(bob)] == before[games[1].id, of_account(bob)]
    rebuild(any_store)
    assert ratings(any_store) == after


def test_who_deletes_the_account_in_a_rated_game_has_lost_to_the_others(any_store, people) -> None:
    ann, bob, cy = people
    left = log.Left(seat=0, dropped=False, bot="steady")
    game = Finished(any_store, people, before_end=[left])
    unrated = Finished(any_store, people, rated=False, before_end=[left])
    accounts.remove(any_store.database, ann)
    settle(any_store, game, unrated)
    found = rows(any_store, "player", "lost", table_id=game.id)
    assert found[1:] == [(of_account(bob), None), (of_account(cy), None)]
    assert found[0][0] not in (of_account(one) for one in people)
    assert found[0][1] == "left"
    assert len(rows(any_store, "seat", table_id=unrated.id)) == 2
    before, after = ratings(any_store), rebuild(any_store)
    assert len(before) == 3
    assert (after.games, ratings(any_store)) == (2, before)


def _of_before(whole: bytes) -> bytes:
    """A backup as earlier releases wrote them: without the rows of deleted tables."""
    lines = gzip.decompress(whole).splitlines(keepends=True)
    kept = [line for line in lines if b',"deleted",' not in line]
    ending = json.loads(kept.pop())
    ending["rows"]["tables"] -= len(lines) - len(kept) - 1
    return gzip.compress(b"".join(kept) + json.dumps(ending).encode())


@pytest.mark.parametrize("earlier", [False, True])
def test_results_of_a_deleted_table_come_back_from_a_backup(
    any_store, any_url, pg_url, people, tmp_path, earlier: bool
) -> None:
    here, gone = Finished(any_store, people), Finished(any_store, people, seed=2)
    settle(any_store, here, gone)
    assert any_store.remove(gone.id)
    before, file = rows(any_store, "table_id", "player", "mu"), tmp_path / "all.backup"
    assert back_up(any_url, file)["tables"] == 1
    if earlier:
        file.write_bytes(_of_before(file.read_bytes()))
    other = pg_url if any_url != pg_url else f"sqlite:///{tmp_path / 'another.db'}"
    for url in (f"sqlite:///{tmp_path / 'same.db'}", other):
        assert restore(url, file)["tables"] == 1
        with closing(open_store(url)) as store:
            assert rows(store, "table_id", "player", "mu") == before
            assert list(store.every_table()) == [here.id]
            assert not store.remove(gone.id)
    back_up(url, file, overwrite=True)


def test_all_is_made_again_by_command(tmp_path, capsys: pytest.CaptureFixture[str]) -> None:
    from sqlalchemy import update

    from longshore.cli.main import run
    from longshore.server.store import schema

    url = f"sqlite:///{tmp_path / 'a.db'}"
    with closing(open_store(url)) as store:
        people = [account(store, name) for name in ("Ann", "Bob", "Cy")]
        games = [Finished(store, people, seed=seed, at=NOON + seed) for seed in (1, 2, 3)]
        settle(store, *games)
        before = rows(store, "table_id", "player", "score", "mu")
        assert store.remove(games[0].id)
        with store.database.writing() as connection:
            last = schema.results.c.table_id == games[2].id
            connection.execute(update(schema.results).where(last).values(score=0))
            connection.execute(update(schema.results).values(mu=1.0))
            spoilt = schema.log.c.table_id == games[1].id, schema.log.c.seq == 5
            connection.execute(update(schema.log).where(*spoilt).values(body="{"))
    assert run(["rebuild", "--database", url]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "Results of 1 game and all ratings were made again.",
        "1 game of deleted tables: kept as written down.",
        f"Table {games[1].id} cannot be read (longshore audit says why): kept as written down.",
    ]
    with closing(open_store(url)) as store:
        assert rows(store, "table_id", "player", "score", "mu") == before


# Seats that paid each other


def test_who_paid_whom_adds_up_to_what_was_bought_and_earned(tmp_path) -> None:
    with closing(open_store(f"sqlite:///{tmp_path / 'a.db'}")) as store:
        game = Finished(store, [account(store, "Ann"), STEADY, STEADY], seed=2)
    figures = ended(game.id, game.lines).figures
    assert figures is not None
    paid = [one.paid for one in figures.seats]
    assert sum(map(sum, paid)) > 0
    for seat, one in enumerate(figures.seats):
        assert paid[seat][seat] == 0
        earned = sum(row[seat] for row in paid)
        from_seats = sum(one.money.get(kind, 0) for kind in ("auctions", "factory", "harbour"))
        wages = sum(amount for kind, amount in one.money.items() if kind == "wages")
        spent = sum(one.money.get(kind, 0) for kind in ("bought", "stocked", "loaded"))
        assert earned - sum(paid[seat]) == from_seats + spent + wages


@pytest.mark.parametrize(
    ("paid", "found"),
    [
        (((0, 200, 10), (180, 0, 10), (10, 10, 0)), [((0, 1), (200, 180), 420)]),
        (((0, 300, 10), (20, 0, 10), (10, 10, 0)), []),  # it went one way
        (((0, 40, 1), (45, 0, 1), (1, 1, 0)), []),  # too little to tell
        (((0, 60, 60), (60, 0, 60), (60, 60, 0)), []),
        (((0, 5, 90, 9), (9, 0, 8, 9), (70, 9, 0, 9), (9, 9, 9, 0)), [((0, 2), (90, 70), 245)]),
    ],
)
def test_a_pair_stands_out_by_what_went_both_ways(paid, found) -> None:
    assert [tuple(one) for one in collusion.close_pairs(paid)] == found


def test_pairs_of_rated_games_are_found_page_by_page(any_store, people, monkeypatch) -> None:
    monkeypatch.setattr(collusion, "LEAST", 1)
    monkeypatch.setattr(collusion, "CLOSE", {3: 0.0})  # whoever paid each other at all
    games = [
        Finished(any_store, people, seed=seed, at=NOON + seed, rated=seed != 2) for seed in range(4)
    ]
    settle(any_store, *games)
    first = collusion.look(any_store.database, games=2)
    assert first.games == 2
    assert {one.table for one in first.pairs} == {games[3].id, games[1].id}
    assert first.more == (NOON + 1, games[1].id)
    for one in first.pairs:
        assert {who.name for who in one.who} < {"Ann", "Bob", "Cy"}
        assert all(one.pair.paid)
    last = collusion.look(any_store.database, first.more, games=2)
    assert ({one.table for one in last.pairs}, last.games, last.more) == ({games[0].id}, 1, None)


def test_games_of_which_it_is_not_known_who_paid_whom_are_not_counted(any_store, people) -> None:
    from sqlalchemy import select, update

    from longshore.server.store.schema import results

    games = [Finished(any_store, people, seed=seed, at=NOON + seed) for seed in range(3)]
    settle(any_store, *games)
    before = results.c.table_id == games[2].id  # as if it were from before
    with any_store.database.writing() as connection:
        bodies = connection.execute(select(results.c.seat, results.c.body).where(before))
        for seat, body in bodies.all():
            without = {name: one for name, one in json.loads(body).items() if name != "paid"}
            row = update(results).where(before, results.c.seat == seat)
            connection.execute(row.values(body=json.dumps(without)))
    first = collusion.look(any_store.database, games=2)
    assert (first.games, first.more) == (1, (NOON + 1, games[1].id))
    assert collusion.look(any_store.database, first.more, games=2).games == 1
