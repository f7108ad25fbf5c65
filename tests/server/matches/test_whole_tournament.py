"""A small tournament over HTTP, from signing up to its end: every game played out, bots at the
seats that are left over, and standings as docs/tournaments.md says.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, Self

import pytest

from longshore.bots import make_bot
from longshore.bots.bot import UNBOUNDED
from longshore.client import Client, Seat
from longshore.client.bots import _Player
from longshore.client.recalling import Memory
from longshore.game.game import Game
from longshore.notation import Record
from longshore.server.matches import finding
from tests.server.moving_time import Hands, until
from tests.server.people.folk import COOKIE, Person, Town

NAMES = ("Ann", "Bob", "Cy", "Dee")
ROUNDS = 2


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def town(tmp_path, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> Iterator[Town]:
    monkeypatch.setattr(finding, "SWEEP_SECONDS", 0.05)
    with Town(tmp_path, clock=hands) as town:
        yield town


def play(people: dict[str, Person], table: dict[str, Any]) -> None:
    """All of a game, each person at a browser of their own; bots play by themselves."""
    path = f"/api/tables/{table['table']}"
    until(lambda: people["Ann"].ask("GET", path).is_success)  # it is opened
    seats = {seat: one["name"] for seat, one in enumerate(table["seats"]) if "name" in one}

    def next_one() -> int | None:
        """Which person is awaited; None at the end."""
        told: dict[str, Any] = {}

        def somebody() -> bool:
            told.update(people["Ann"].get(path))
            return told["status"] == "finished" or bool(seats.keys() & set(told["awaiting"]))

        until(somebody)
        if told["status"] == "finished":
            return None
        return next(seat for seat in told["awaiting"] if seat in seats)

    with ExitStack() as held:
        merchants = {
            number: held.enter_context(Merchant(people[name], table["table"], number))
            for number, name in seats.items()
        }
        while (number := next_one()) is not None:
            merchants[number].decide()


class Merchant:
    """Plays as a merchant would who knows what a person was told, by that person's cookie."""

    def __init__(self, person: Person, table: str, number: int) -> None:
        self.client = Client(person.url)
        self.client.caller._http.headers["cookie"] = f"{COOKIE}={person.session}"
        self.seat = Seat(self.client.caller, table, "", number)
        self.seat.token = None  # the cookie holds the seat
        self.memory = Memory(number)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()

    def decide(self) -> None:
        for told in self.seat.log(after=self.memory.seq).entries:
            self.memory.hear(told)
        _Player(self.seat, make_bot("easy"), 1, UNBOUNDED, None)._decide(self.memory)


def scores_of(person: Person, table: str) -> list[int]:
    """What a game came to, played again from its export."""
    text = person.ask("GET", f"/api/tables/{table}/export", params={"format": "text"}).text
    return list(Game.from_record(Record.read(text)).scores())


def worked_out(rounds: list[dict[str, Any]]) -> list[tuple[str, float, float, float, float]]:
    """The standings by the published rule: names with points, wins, opponents' points and lead."""
    games = [table["seats"] for told in rounds for table in told["tables"]]
    points: defaultdict[str, float] = defaultdict(float)
    wins, lead = defaultdict[str, float](float), defaultdict[str, float](float)
    for seats in games:
        firsts = Counter(one["place"] for one in seats)[1]
        mean = sum(one["score"] for one in seats) / len(seats)
        for mine in seats:
            if "name" not in mine:
                continue
            others = [one["place"] for one in seats if one is not mine]
            behind = sum(place > mine["place"] for place in others)
            points[mine["name"]] += behind + others.count(mine["place"]) / 2
            wins[mine["name"]] += (mine["place"] == 1) / firsts
            lead[mine["name"]] += mine["score"] - mean
    met: defaultdict[str, float] = defaultdict(float)
    for seats in games:
        names = [one["name"] for one in seats if "name" in one]
        for name in names:
            met[name] += sum(points[other] for other in names if other != name)
    found = [(name, points[name], wins[name], met[name], round(lead[name], 2)) for name in NAMES]
    return sorted(found, key=lambda one: (*(-value for value in one[1:]), NAMES.index(one[0])))


def test_a_tournament_is_played_to_its_end(town: Town, hands: Hands) -> None:
    people = {name: town.person(town.account(name)) for name in NAMES}
    ann = people["Ann"]
    told = ann.post(
        "/api/contests",
        title="Cup",
        seats=3,
        rounds=ROUNDS,
        starts_at=hands() + 600_000,
        bot="easy",
    )
    path = f"/api/contests/{told['contest']['id']}"
    for one in people.values():
        one.post(f"{path}/join")
    hands.forward(601)
    for number in range(1, ROUNDS + 1):
        until(lambda number=number: ann.get(path)["contest"]["round"] == number)
        tables = ann.get(path)["rounds"][0]["tables"]
        seats = [seat for table in tables for seat in table["seats"]]
        assert sorted(seat["name"] for seat in seats if "name" in seat) == sorted(NAMES)
        assert sum("bot" in seat for seat in seats) == 2
        for table in tables:
            play(people, table)
        until(lambda: all(one.get("over") for one in ann.get(path)["rounds"][0]["tables"]))
        if number < ROUNDS:
            until(lambda: ann.get(path)["contest"].get("next_at"))
            hands.forward(121)
    until(lambda: ann.get(path)["contest"]["status"] == "over")

    page = town.person().get(path)  # everybody may look
    assert [one["round"] for one in page["rounds"]] == [2, 1]
    for table in (one for told in page["rounds"] for one in told["tables"]):
        scores = scores_of(ann, table["table"])
        assert [seat["score"] for seat in table["seats"]] == scores
        by_place = sorted(table["seats"], key=lambda seat: seat["place"])
        assert [seat["score"] for seat in by_place] == sorted(scores, reverse=True)
    lines = page["standings"]
    assert [one["place"] for one in lines] == [1, 2, 3, 4]
    assert {one["games"] for one in lines} == {ROUNDS}
    parts = "name", "points", "wins", "opponents", "lead"
    published = [tuple(one.get(part, 0) for part in parts) for one in lines]
    assert published == [pytest.approx(one) for one in worked_out(page["rounds"])]
    for name, one in people.items():
        assert one.get("/api/me/games")["tables"] == []
        assert len(one.get("/api/me/past")["tables"]) == ROUNDS, name
