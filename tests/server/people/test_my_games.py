"""One's own games on every device, what they add up to, and what others may know of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longshore.server.results import keeping
from longshore.server.results.figures import ended
from tests.server.moving_time import until
from tests.server.people.folk import Person, Town
from tests.server.results.games import NOON, Finished, rows

STEADY = "bot:steady"


@pytest.fixture
def host(any_url: str, tmp_path) -> Iterator[Town]:
    with Town(tmp_path, database=any_url) as host:
        yield host


def settled(host: Town, *games: Finished) -> None:
    """Written down, as the server does, only sooner."""
    store = host.served.store
    for game in games:
        keeping.settle(store.database, store.secret(), game.id, ended(game.id, game.lines))


def test_games_that_wait_for_one_come_first_on_every_device(host: Town) -> None:
    ann = host.account("Ann")
    here, there, bob = host.person(ann), host.person(ann), host.person(host.account("Bob"))
    made = [here.post("/api/tables", seats=3, title=f"T{n}") for n in range(3)]
    bots = here.post("/api/tables", seats=3, title="Bots", start=True)
    bob.post(f"/api/tables/{made[0]['table']}/join", name="x", invitation=made[0]["invitation"])

    def waiting() -> bool:
        return bool(there.get("/api/me/games")["tables"][0].get("waiting"))

    until(waiting)
    told = there.get("/api/me/games")["tables"]
    assert told[0]["table"] == bots["table"]
    assert [one["title"] for one in told] == ["Bots", "T0", "T2", "T1"]
    assert [one["mine"] for one in told] == [[0]] * 4
    assert told[0]["seats"][0] == {"kind": "person", "name": "Ann"}
    of_bob = bob.get("/api/me/games")["tables"]
    assert [(one["title"], one["mine"], one.get("host", False)) for one in of_bob] == [
        ("T0", [1], False)
    ]
    bob.post(f"/api/tables/{made[0]['table']}/leave")
    assert bob.get("/api/me/games")["tables"] == []
    here.post(f"/api/tables/{made[0]['table']}/close")
    assert made[0]["table"] not in {one["table"] for one in here.get("/api/me/games")["tables"]}
    assert host.person().refused("GET", "/api/me/games") == "not-signed-in"


def played(host: Town) -> tuple[Person, Person, list[Finished]]:
    """Ann and Bob have played two rated games with a bot, and Ann one that does not count."""
    ann, bob = host.account("Ann"), host.account("Bob")
    store = host.served.store
    games = [
        Finished(store, [ann, bob, STEADY], seed=1),
        Finished(store, [bob, ann, STEADY], seed=2, at=NOON + 1),
        Finished(store, [STEADY, ann, STEADY], seed=3, at=NOON + 2, rated=False),
    ]
    settled(host, *games)
    return host.person(ann), host.person(bob), games


def test_what_games_add_up_to(host: Town) -> None:
    ann, bob, games = played(host)
    told = ann.get("/api/me/statistics")
    [sums] = told["sums"]
    assert (sums["edition"], sums["seats"], sums["games"]) == ("classic", 3, 3)
    assert sum(sums["places"]) == 3
    scores = [game.game.scores()[seat] for game, seat in zip(games, (0, 1, 1), strict=True)]
    assert (sums["score"], sums["best"]) == (sum(scores), max(scores))
    assert sum(sums["money"].values()) == sums["score"]
    assert sum(sums["made"]) > 0
    assert sums["bidding"]["paid"] == -sums["money"].get("bought", 0)
    [rating] = told["ratings"]
    assert (rating["games"], rating["provisional"]) == (2, True)
    against = {
        one["who"].get("name") or one["who"]["bot"]: (one["games"], one["ahead"], one["behind"])
        for one in told["opponents"]
    }
    mirrored = {
        one["who"].get("name"): (one["games"], one["behind"], one["ahead"])
        for one in bob.get("/api/me/statistics")["opponents"]
    }
    assert against["Bob"] == mirrored["Ann"]
    assert against["Bob"][0] == 2
    assert against["steady"][0] == 3


def test_games_that_are_over(host: Town) -> None:
    ann, _, games = played(host)
    told = ann.get("/api/me/past")
    assert told["more"] is None
    by_table = {one["table"]: one for one in told["tables"]}
    assert set(by_table) == {game.id for game in games}
    [first] = by_table[games[0].id]["results"]
    rating = ann.get("/api/me/statistics")["ratings"][0]
    changes = [by_table[game.id]["results"][0]["change"] for game in games[:2]]
    assert first["rated"]
    assert rating["points"] == 1500 + sum(changes)
    assert "change" not in by_table[games[2].id]["results"][0]


def test_others_see_what_one_lets_them(host: Town) -> None:
    ann, bob, games = played(host)
    anybody = host.person()

    def page(person: Person) -> str | None:
        answer = person.ask("GET", "/api/player", params={"name": "ann"})
        return answer.json()["name"] if answer.is_success else None

    def listed() -> list[str]:
        told = anybody.get("/api/ratings")
        assert (told["edition"], told["seats"]) == ("classic", 3)
        return [one["who"].get("name") or one["who"]["bot"] for one in told["players"]]

    assert [page(one) for one in (anybody, bob, ann)] == [None, None, "Ann"]
    nobody = anybody.ask("GET", "/api/player", params={"name": "Nobody"}).json()
    hidden = anybody.ask("GET", "/api/player", params={"name": "Ann"}).json()
    assert nobody["code"] == hidden["code"] == "no-such-player"
    assert listed() == ["steady"]
    assert ann.good("PUT", "/api/me/public", json={"public": True})["public"]
    assert [page(one) for one in (anybody, bob, ann)] == ["Ann", "Ann", "Ann"]
    assert sorted(listed()) == ["Ann", "steady"]
    told = anybody.get("/api/player", name="Ann")
    assert [one["at"] for one in told["games"]] == [games[1].at, games[0].at]
    assert all("table" not in one for one in told["games"])  # none of them is public
    assert told["ratings"] == ann.get("/api/me/statistics")["ratings"]
    ann.good("PUT", "/api/me/public", json={"public": False})
    assert page(anybody) is None
    assert listed() == ["steady"]


def test_nobody_is_told_an_account_s_id(host: Town) -> None:
    ann, bob, _ = played(host)
    ann.good("PUT", "/api/me/public", json={"public": True})
    for path in ("/api/me/statistics", "/api/me/past", "/api/ratings", "/api/player?name=Ann"):
        text = bob.ask("GET", path).text
        assert str(ann.account) not in text
        assert str(bob.account) not in text
    assert rows(host.served.store, "seat", rated=True)
