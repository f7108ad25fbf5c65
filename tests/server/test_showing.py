"""For whoever shows a table: the board as a picture, and the menu."""

from __future__ import annotations

import random
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import islice
from typing import Any

import httpx
import pytest

from longshore.client import Client, Refused
from longshore.game.actions import CallForGoods, CallForMoney, Repay, TakeLoan
from longshore.game.game import Game
from longshore.render.svg import svg_view
from longshore.server.domain.menu import bids, choices
from longshore.server.domain.settings import SeatPlan
from tests.server.serving import NO_TLS, Served, served

ME = SeatPlan(kind="me")
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("classic", {}),
    ("classic", {"auction": "progressive", "seizure": "printed"}),
    ("anniversary", {}),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("showing")) as made:
        yield made


@pytest.fixture
def http(server: Served) -> Iterator[httpx.Client]:
    with httpx.Client(verify=NO_TLS, base_url=server.url) as made:
        yield made


# The board


def test_the_board_is_drawn_from_the_seats_view(client: Client) -> None:
    host = client.open_table(seats=3, plan=(ME, ME, ME), start=True)
    for seat in (host.of(0), host.of(2)):
        view = seat.view().view
        assert view is not None
        assert seat.board() == svg_view(view)
    seen = client.table(host.table, host.invitation).view().view
    assert seen is not None
    drawn = client.table(host.table, host.invitation).board()
    assert drawn == svg_view(seen)
    assert ET.fromstring(drawn).tag.endswith("svg")


def test_the_board_of_the_past_and_of_no_game(client: Client, http: httpx.Client) -> None:
    host = client.open_table(seats=3, plan=(ME, ME, ME), public=True)
    with pytest.raises(Refused) as refusal:
        host.board()
    assert refusal.value.code == "not-dealt-yet"
    host.start()
    seat = host.of(host.info().awaiting[0])
    before = seat.board()
    at = seat.seq
    seat.play("build warehouse")
    assert seat.board() != before
    assert seat.board(at=at) == before
    answer = http.get(f"/api/tables/{host.table}/board.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")
    assert answer.headers["cache-control"] == "no-store"
    assert http.get(f"/api/tables/{host.table}/board.svg?language=xx").status_code == 422


# The menu


@pytest.mark.parametrize(("edition", "options"), TABLES)
def test_every_choice_is_legal_and_every_kind_is_there(
    edition: str, options: dict[str, Any]
) -> None:
    chance = random.Random(4)
    game = Game.new(edition, 4, seed=4, **options)
    endless = (TakeLoan, Repay, CallForGoods, CallForMoney)
    told = set()
    for _ in range(150):
        if game.over:
            break
        seat = chance.choice(game.waiting)
        listed = list(islice(game.legal_actions(seat), 400))
        offered = choices(game, seat)
        for one in offered:
            assert game.can(one.text, seat), one.text
        kinds = {str(type(action).__struct_config__.tag) for action in listed}
        bidding = bids(game, seat)
        assert ("bid" in kinds) == (bidding is not None)
        told |= {one.kind for one in offered}
        assert kinds - {"bid"} - ({"loan"} if bidding else set()) <= {one.kind for one in offered}
        sensible = [action for action in listed if not isinstance(action, endless)]
        game.play(chance.choice(sensible or listed), seat)
    assert {"pass", "produce", "stock", "sail-sea"} <= told


def test_what_leaves_nothing_to_choose_is_whole() -> None:
    game = Game.from_position({"edition": "classic", "seats": 3})
    whole = {one.text: one.whole for one in choices(game, 0)}
    assert whole["build warehouse"]
    assert whole["pass"]
    assert whole["sail red"]  # nothing is for sale there
    assert not any(whole[text] for text in whole if text.startswith("produce"))


def test_the_menu_says_how_to_bid(client: Client) -> None:
    game = Game.from_position(
        {"edition": "classic", "seats": 3, "blue": {"ship": {"at": "sea", "cargo": "k n"}}}
    )
    assert bids(game, 0) is None
    game.play("sail island")
    asked = bids(game, 1)
    assert asked is not None
    assert (asked.sealed, asked.bluff) == (True, False)
    assert choices(game, 1) == ()


def test_the_menu_is_of_ones_own_seat(client: Client, http: httpx.Client) -> None:
    host = client.open_table(seats=3, plan=(ME, ME, ME), public=True, start=True)
    awaited = host.info().awaiting[0]
    path = f"/api/tables/{host.table}/menu"
    key = {"authorization": f"Bearer {host.token}"}
    told = http.get(path, params={"seat": awaited}, headers=key).json()
    assert (told["seat"], told["awaited"], told["seq"]) == (awaited, True, host.seq)
    assert {"kind": "pass", "text": "pass", "whole": True} in told["choices"]
    other = http.get(path, params={"seat": (awaited + 1) % 3}, headers=key).json()
    assert (other["awaited"], [one["kind"] for one in other["choices"]]) == (False, ["loan"])
    assert http.get(path, params={"seat": awaited}).status_code == 401
