"""What is kept of oneself: taken away, and deleted so that nothing of it is left."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from sqlalchemy import insert, select

from longshore.server.mail import outbox
from longshore.server.matches import contests
from longshore.server.matches.domain.plans import ContestPlan
from longshore.server.people import accounts, reports
from longshore.server.people.belongings import BELONGINGS
from longshore.server.people.players import of_account
from longshore.server.runtime import changing
from longshore.server.store.schema import account_tables, metadata, reminded, results, tables
from tests.server.moving_time import Hands, until
from tests.server.people.folk import Person, Town
from tests.server.results.games import Finished, rows

CLOCK = {"move": 60, "game": 600}


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def town(tmp_path, hands: Hands) -> Iterator[Town]:
    with Town(tmp_path, clock=hands) as town:
        yield town


def kept_anywhere(town: Town, *signs: str) -> list[str]:
    """The tables of the database where one of these stands, the log of tables aside."""
    found = []
    with town.served.store.database.reading() as connection:
        for table in metadata.tables.values():
            rows = str([tuple(row) for row in connection.execute(select(table))])
            if table.name not in ("log", "tables") and any(sign in rows for sign in signs):
                found.append(table.name)
    return found


def full(town: Town) -> Person:
    """Somebody with a bit of everything."""
    ann = town.newcomer()
    ann.sign_up("Ann of Antwerp")
    ann.post("/api/me/codes")
    ann.good("PUT", "/api/me/public", json={"public": True})
    ann.post("/api/seeking", seats=3)
    return ann


def account_of(town: Town) -> str:
    found = accounts.named(town.served.store.database, "ann of antwerp")
    assert found is not None
    return found.id


def test_all_of_it_is_taken_away_and_nothing_that_opens_anything(town: Town) -> None:
    ann = full(town)
    account, store = account_of(town), town.served.store
    Finished(store, [account, "bot:easy", "bot:steady"])
    until(lambda: ann.get("/api/me/statistics")["sums"])
    reports.report(store.database, account, "Rude", "", 1)
    answer = ann.ask("GET", "/api/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    kept = answer.json()["kept"]
    assert kept["account"][0]["name"] == "Ann of Antwerp"
    for part in ("passkeys", "sessions", "public_page", "seeking", "tables", "results", "reports"):
        assert kept[part], part
    assert len(kept["recovery_codes"]) == 10
    secret = {"hash", "public_key", "id", "code", "stop", "compared", "player"}
    assert not secret & {name for rows in kept.values() for row in rows for name in row}
    assert account not in answer.text
    assert town.newcomer().refused("GET", "/api/me/data") == "not-signed-in"
    json.loads(answer.text)


# Columns that name an account, though no other table says so.
NAMING = {"accounts.id", "results.player", "name_reports.reporter"}
# Tables whose rows are of an account and that are not taken out, with the reason; none so far.
EXCUSED: dict[str, str] = {}


def test_whatever_is_of_an_account_is_taken_out() -> None:
    naming = set(NAMING)
    for table in metadata.tables.values():
        for column in table.columns:
            pointing = {str(key.column) for key in column.foreign_keys}
            if "accounts.id" in pointing or column.name in ("account_id", "account", "organiser"):
                naming.add(str(column))
    taken = {str(part.whose) for part in BELONGINGS.values()}
    assert naming - taken == EXCUSED.keys()


def test_what_was_missing_is_taken_out(town: Town, hands: Hands) -> None:
    people = [town.person(town.account(name)) for name in ("Ann", "Bob", "Cy")]
    ann, database = people[0], town.served.store.database
    contests.begin(database, str(ann.account), ContestPlan(title="Cup", starts_at=1), hands())
    for one in people:
        one.post("/api/seeking", seats=3, pace="days")
    until(lambda: ann.get("/api/me/games")["tables"])
    with database.writing() as connection:
        outbox.put(connection, str(ann.account), "turn", hands(), tables=(("t", "Slow boat"),))
        told = {"account_id": ann.account, "table_id": "t", "way": "mail", "at": 5}
        connection.execute(insert(reminded).values(told))
    accounts.block_named(database, "ann", 7)
    kept = ann.get("/api/me/data")["kept"]
    assert kept["account"][0]["blocked_at"] == 7
    assert "Cup" in kept["contests_organised"][0]["body"]
    assert kept["seats_to_come"][0]["seat"] in (0, 1, 2)
    assert "Slow boat" in kept["mail_to_be_sent"][0]["body"]
    assert kept["told_of"] == [{"table_id": "t", "way": "mail", "at": 5}]


def test_nothing_is_left_of_a_deleted_account(town: Town) -> None:
    ann = full(town)
    account, store = account_of(town), town.served.store
    Finished(store, [account, "bot:easy", "bot:steady"])
    until(lambda: ann.get("/api/me/statistics")["sums"])
    reports.report(store.database, account, "Rude", "", 1)
    assert len(kept_anywhere(town, account, "Ann of Antwerp")) > 6
    ann.post("/api/me/delete", name="ann of ANTWERP")
    assert kept_anywhere(town, account, "Ann of Antwerp") == []
    assert ann.refused("GET", "/api/me") == "not-signed-in"
    with store.database.reading() as connection:
        players = list(connection.scalars(select(results.c.player)))
    assert len(players) == 3  # of whom the others' ratings are made
    assert of_account(account) not in players
    bob = town.newcomer()
    bob.sign_up("Ann of Antwerp")  # the name is free again


def test_a_game_that_is_over_is_rated_with_who_deletes_the_account_at_once(town: Town) -> None:
    """Before it was written down in the background: the others played against somebody."""
    people = [town.newcomer() for _ in range(3)]
    for one, name in zip(people, ("Ann of Antwerp", "Bob", "Cy"), strict=True):
        one.sign_up(name)
    account, store = account_of(town), town.served.store
    game = Finished(store, [account, town.account("Dee"), town.account("Eve")])
    people[0].post("/api/me/delete", name="Ann of Antwerp")
    found = rows(store, "player", "rated", table_id=game.id)
    assert [rated for _, rated in found] == [True] * 3
    assert of_account(account) not in [player for player, _ in found]
    until(lambda: None not in [mu for (mu,) in rows(store, "mu", table_id=game.id)])


def test_it_takes_ones_own_name(town: Town) -> None:
    ann = full(town)
    body = {"json": {"name": "Bob"}}
    assert ann.refused("POST", "/api/me/delete", **body) == "other-account-name"
    guest = town.newcomer()
    body = {"json": {"name": "Ann of Antwerp"}}
    assert guest.refused("POST", "/api/me/delete", **body) == "not-signed-in"
    elsewhere = {"origin": "https://evil.example"}
    answer = ann.ask("POST", "/api/me/delete", headers=elsewhere, **body)
    assert answer.status_code == 403
    assert ann.get("/api/me")["name"] == "Ann of Antwerp"


def test_whoever_goes_leaves_more_tables_than_anybody_counts(town: Town) -> None:
    ann, bob = (town.person(town.account(name)) for name in ("Ann", "Bob"))
    told = bob.post("/api/tables", seats=3)
    path = f"/api/tables/{told['table']}"
    ann.post(f"{path}/join", name="Ann", invitation=told["invitation"])
    with town.served.store.database.writing() as connection:
        row = connection.execute(select(tables).filter_by(id=told["table"])).one()._asdict()
        for number in range(201):  # newer ones, of which nothing can be read
            newer = {"id": f"broken{number:06}", "changed_at": row["changed_at"] + 1 + number}
            connection.execute(insert(tables).values(row | newer))
            here = {"account_id": ann.account, "table_id": newer["id"], "since": 0}
            connection.execute(insert(account_tables).values(here))
    ann.post("/api/me/delete", name="Ann")
    assert "Ann" not in bob.ask("GET", path).text


def test_an_account_stays_while_it_cannot_get_up(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = town.person(town.account("Ann"))
    path = f"/api/tables/{ann.post('/api/tables', seats=3)['table']}"
    name = {"json": {"name": "Ann"}}
    with monkeypatch.context() as patch:
        patch.setattr(changing, "TRIES", 0)  # others are always quicker
        assert ann.refused("POST", "/api/me/delete", **name) == "busy"
    assert ann.get("/api/me")["name"] == "Ann"
    assert ann.get(path)["status"] == "open"
    ann.post("/api/me/delete", name="Ann")


def test_whoever_goes_leaves_all_tables_and_loses_where_it_counts(town: Town, hands: Hands) -> None:
    people = [town.person(town.account(name)) for name in ("Ann", "Bob", "Cy")]
    ann = people[0]
    told = ann.post("/api/tables", seats=3, rated=True, clock=CLOCK)
    path = f"/api/tables/{told['table']}"
    for one in people[1:]:
        one.post(f"{path}/join", name="x", invitation=told["invitation"])
    ann.post(f"{path}/start")
    waiting = ann.post("/api/tables", seats=3, public=True)
    ann.post("/api/me/delete", name="Ann")
    seats = people[1].get(path)["seats"]
    assert ["away" in one for one in seats] == [True, False, False]
    assert seats[0]["name"] == "Player"
    closed = people[1].get(f"/api/tables/{waiting['table']}")
    assert closed["status"] == "closed"

    def over() -> bool:
        hands.forward(700)
        return people[1].get(path)["status"] == "finished"

    until(over)
    until(lambda: people[1].get("/api/me/statistics")["sums"])
    [one] = people[1].get("/api/me/statistics")["opponents"][:1]
    assert one["games"] == 1
