"""What everybody has seen of an auction: a row for each, written when the bids are shown."""

from __future__ import annotations

from typing import Any

import pytest

from longshore import Game, Options
from longshore.bots.auction_history import AuctionHistory
from longshore.bots.bot import Auctions
from longshore.engine.state import NONE, Phase
from longshore.game import actions as said
from tests.bots.asking import Played
from tests.support import TABLES
from tests.tabletop import position

EACH_TABLE = pytest.mark.parametrize(("edition", "seats"), TABLES)
BLUE = {"cash": 7, "ship": {"at": "sea", "cargo": "k n2"}, "island": "w"}


class Watched:
    """A game of which every auction is seen."""

    def __init__(self, **parts: Any) -> None:
        seats = {"blue": BLUE, "red": {"cash": 20, "island": "k2 o"}, "yellow": {"cash": 9}}
        self.game, self.witnesses = position(seats=4, **{**seats, **parts}), AuctionHistory()

    def play(self, *actions: str) -> None:
        for action in actions:
            before = self.game.buffer
            self.game.play(action)
            self.witnesses.see(before, self.game.buffer)

    @property
    def rows(self) -> Auctions:
        return self.witnesses.rows


def auction(*bids: str, **parts: Any) -> Watched:
    watched = Watched(**parts)
    watched.play("sail island", *bids)
    return watched


def seen(row: Any, field: str) -> list[int]:
    """A field of a row, for the four seats."""
    values: list[int] = row[field][:4].tolist()
    return values


def test_nothing_is_seen_before_all_have_bid() -> None:
    watched = auction("red: bid 3", "yellow: bid 8")
    assert len(watched.rows) == 0
    watched.play("green: bid 1")
    assert len(watched.rows) == 1


def test_A4_a_cargo_that_is_sold() -> None:
    watched = auction("red: bid 3", "yellow: bid 17 loan", "green: bid 0")
    (row,) = watched.rows
    assert (int(row["seller"]), bool(row["openly"])) == (0, False)
    assert row["cargo"].tolist() == [1, 2, 0, 0, 0]
    assert row["supply"].tolist() == list(watched.game.view().board.supply)
    assert seen(row, "bid") == [NONE, 3, 17, 0]
    assert seen(row, "power") == [7, 20, 19, 20]  # L3: with the loan
    assert seen(row, "loans") == [0, 0, 1, 0]
    assert row["island"][:4].tolist() == [
        [0, 0, 0, 0, 1],
        [2, 0, 1, 0, 0],
        [0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0],
    ]
    before = watched.rows.tobytes()
    watched.play("accept")
    assert watched.rows.tobytes() == before  # nothing new, and the island as it was


def test_A5_a_cargo_that_is_kept() -> None:
    watched = auction("red: bid 3", "yellow: bid 2", "green: bid 0")
    watched.play("decline")
    (row,) = watched.rows
    assert seen(row, "bid") == [NONE, 3, 2, 0]
    assert seen(row, "power") == [7, 20, 9, 20]
    assert row["island"][0].tolist() == [0, 0, 0, 0, 1]


def test_A3_a_cargo_that_nobody_wants() -> None:
    watched = auction("red: bid 0", "yellow: bid 0", "green: bid 0", red={"cash": 5, "loans": 1})
    assert watched.game.state.phase == Phase.ACT  # Red's turn, and its interest is paid
    (row,) = watched.rows
    assert int(row["seller"]) == 0
    assert row["cargo"].tolist() == [1, 2, 0, 0, 0]
    assert seen(row, "bid") == [NONE, 0, 0, 0]
    assert seen(row, "power") == [7, 5, 9, 20]
    assert seen(row, "loans") == [0, 1, 0, 0]
    assert row["island"][0].tolist() == [0, 0, 0, 0, 1]


def test_A2_a_tie_is_seen_once_with_the_first_bids() -> None:
    watched = auction("red: bid 5", "yellow: bid 5", "green: bid 2")
    assert watched.game.state.phase == Phase.TIEBREAK
    (row,) = watched.rows
    assert seen(row, "bid") == [NONE, 5, 5, 2]
    before = watched.rows.tobytes()
    watched.play("red: bid 1", "yellow: bid 4", "accept")
    assert watched.rows.tobytes() == before


def test_A3_with_ties_a_cargo_that_nobody_wants_is_seen_once_too() -> None:
    watched = auction("red: bid 0", "yellow: bid 0", "green: bid 0", options={"all_zero": "tie"})
    (row,) = watched.rows
    assert seen(row, "bid") == [NONE, 0, 0, 0]
    watched.play("red: bid 0", "yellow: bid 0", "green: bid 3", "accept")
    assert len(watched.rows) == 1


def test_A6_open_bids_are_the_last_ones_said() -> None:
    watched = auction("bid 2", "bid 4", "pass", options={"auction": "progressive"})
    assert len(watched.rows) == 0
    watched.play("loan", "bid 6", "pass")  # Red once more, and Yellow stops
    (row,) = watched.rows
    assert bool(row["openly"])
    assert seen(row, "bid") == [NONE, 6, 4, 0]
    assert seen(row, "power") == [7, 30, 9, 20]
    assert seen(row, "loans") == [0, 1, 0, 0]
    watched.play("accept")
    assert len(watched.rows) == 1


def test_A6_an_open_auction_in_which_all_pass() -> None:
    watched = auction("pass", "pass", "pass", options={"auction": "progressive"})
    (row,) = watched.rows
    assert bool(row["openly"])
    assert seen(row, "bid") == [NONE, 0, 0, 0]
    assert row["cargo"].tolist() == [1, 2, 0, 0, 0]


def bids_said(game: Game) -> list[tuple[int, dict[int, int]]]:
    """From the record of a game: of each auction, who shipped and what each bid first."""
    told: list[tuple[int, dict[int, int]]] = []
    for seat, action in game.history:
        if isinstance(action, said.SailIsland):
            told.append((seat, {}))
        elif isinstance(action, said.Bid):
            told[-1][1].setdefault(seat, action.amount)  # the second is an extra bid
    return told


@EACH_TABLE
def test_a_whole_game_of_auctions_is_as_it_was_said(edition: str, seats: int) -> None:
    played = Played(Options.make(edition, seats), seed=5)
    told = bids_said(played.to_the_end())
    assert len(told) > 5
    assert len(played.seen) == len(told)
    for row, (seller, bids) in zip(played.seen, told, strict=True):
        assert int(row["seller"]) == seller
        expected = [bids.get(seat, NONE) for seat in range(seats)]
        assert row["bid"][:seats].tolist() == expected
        assert row["bid"][seller] == NONE
        assert (row["bid"][:seats] <= row["power"][:seats]).all()
        assert 1 <= row["cargo"].sum() <= 5


def test_there_is_room_for_many_auctions() -> None:
    watched = auction("red: bid 3", "yellow: bid 8")
    before = watched.game.buffer
    watched.game.play("green: bid 1")
    for _ in range(150):
        watched.witnesses.see(before, watched.game.buffer)
    assert len(watched.rows) == 150
    for field in watched.rows.dtype.names or ():
        values = watched.rows[field]
        assert (values == values[0]).all()
    assert seen(watched.rows[-1], "bid") == [NONE, 3, 8, 1]
