"""Somebody who means no good, or whose program is broken, at a table of three honest people.

Each time there is a clear refusal: it has its form (`code`, `values`, `text`) and its status, there
is no server error and no traceback, and at the table nothing has changed.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx
import pytest
from sqlalchemy import select

from longshore.server.store.schema import log, private
from tests.server.hosting import Host, Opened

ANN, BOB, CYD = range(3)


class Table(NamedTuple):
    """A game of three people, who have not done anything yet. Ann is the host."""

    at: Opened
    tokens: tuple[str, str, str]

    @property
    def host(self) -> Host:
        return self.at.host

    @property
    def turn(self) -> int:
        seat: int = self.at.get()["awaiting"][0]
        return seat

    def ask(self, method: str, what: str, token: str | None, **more: Any) -> httpx.Response:
        return self.host.ask(method, self.at.path + what, token, **more)

    def post(self, what: str, token: str | None, **body: Any) -> httpx.Response:
        return self.ask("POST", what, token, json=body)

    def wish(self, key: str = "k1", **more: Any) -> dict[str, Any]:
        """A wish that would be granted if it were the seat's turn: to pass."""
        return {"actions": [{"type": "pass"}], "seq": self.at.get()["seq"], "key": key, **more}

    def everything(self) -> list[bytes]:
        """What the host is told of the table, but for who is connected, and all that is stored."""
        told = [self.ask("GET", what, self.tokens[ANN]).content for what in ("", "/view", "/legal")]
        told = [re.sub(rb'"(?:present|watching)":(?:\[[\d,]*\]|\d+),', b"", one) for one in told]
        return [*told, *self._stored()]

    def _stored(self) -> list[bytes]:
        """Its log, with the keys, and what is the seats' own: notes, orders and the like."""
        rows = []
        for kept in (log, private):
            with self.host.served.store._database.reading() as connection:
                found = connection.execute(select(kept).where(kept.c.table_id == self.at.id))
                rows.append(repr(sorted(map(tuple, found))).encode())
        return rows


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(tmp_path_factory.mktemp("forged")) as made:
        yield made


def seated(host: Host, **settings: Any) -> Table:
    at = host.open(seats=3, name="Ann", **settings)
    bob, cyd = at.join("Bob"), at.join("Cyd")
    at.post("/start")
    return Table(at, (at.token, bob, cyd))


@pytest.fixture
def table(host: Host) -> Table:
    return seated(host, hints=True)


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing that somebody sends makes the server complain of itself."""
    yield
    for when in ("setup", "call"):
        wrong = [one for one in caplog.get_records(when) if one.levelno >= logging.ERROR]
        assert not [one.getMessage() for one in wrong]


def refused(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    """The refusal, which has its form."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    told: dict[str, Any] = answer.json()
    said(told, code)
    return told


def said(told: dict[str, Any], code: str) -> None:
    assert told["code"] == code, told
    assert isinstance(told["values"], dict)
    assert told["text"]
    assert "refused-" not in told["text"]  # a message that is not there
    assert "Traceback" not in told["text"]
    assert "{ $" not in told["text"]
