from __future__ import annotations

import io
import random

from rich.console import Console

from longshore import Game
from longshore.engine.state import Phase
from longshore.game.offers import offers
from longshore.render.choices import choice_table, choices
from longshore.render.paint import emit
from longshore.render.text_board import PLAIN_WIDTH, picture, plain_board
from longshore.terminal.known import known_position
from tests.game.test_views import change_bids, change_cards, change_money
from tests.random_play import SOME_TABLES, play_game
from tests.soaking import sized
from tests.support import copy_of
from tests.tabletop import position


def drawn(game: Game, seat: int | None, width: int = 100) -> str:
    paper = io.StringIO()
    emit(Console(file=paper, width=width, color_system=None), picture(game.view(seat)))
    return paper.getvalue()


def row(text: str, name: str) -> str:
    """The first line of a seat on the board."""
    return next(line for line in text.splitlines() if line.lstrip("▸ ").startswith(name))


def busy() -> Game:
    return position(
        "classic",
        seats=3,
        turn="red",
        round=4,
        supply="k7 n0 o9 t10 w9",
        blue={"cash": 17, "machines": "n k", "factory": "k@2 k@2 n@3", "card": "A"},
        red={"cash": 5, "loans": 1, "warehouses": 2, "harbour": "t@4 w@6", "card": "B"},
        yellow={
            "cash": 31,
            "ship": {"at": "red", "cargo": ["o", "o"]},
            "island": "k3 w",
            "card": "C",
        },
    )


def test_a_game_shows_itself_as_a_board():
    text = repr(busy())
    assert text.startswith("Round 4 · Red’s turn, 2 actions left · classic\n")
    assert row(text, "Blue").split() == ["Blue", "n", "k", "$2", "kk", "$3", "n", "–", "–", "–"]
    assert row(text, "Red").startswith("▸ Red")
    assert "$4 t  $6 w" in row(text, "Red")
    assert row(text, "Yellow").split() == ["Yellow", "o", "–", "–", "oo", "kkk", "w"]
    assert "at Red" in text
    assert "1 loan" in text
    assert "1 of 2 gone" in text


def test_a_plain_board_has_every_seats_cash_and_card():
    text = plain_board(busy())
    assert all(cash in text for cash in ("$17", "$5", "$31"))
    assert [line.split()[0] for line in text.splitlines() if "card" in line] == [
        "Blue’s",
        "Red’s",
        "Yellow’s",
    ]


def test_V2_a_seat_sees_its_own_cash_and_card_only():
    text = drawn(busy(), 0)
    assert "$17" in text
    assert "$31" not in text
    assert text.count("$?") == 2
    assert [line.split()[:2] for line in text.splitlines() if "card" in line] == [["Your", "card"]]


def test_V2_open_money_is_shown():
    game = position(options={"money": "open"}, red={"cash": 33})
    assert "$33" in drawn(game, 0)


def test_V2_money_cards_are_shown_where_they_are_open():
    assert "$? 13 cards" in drawn(Game.new("anniversary", 3, seed=1), 0)
    assert "cards" not in drawn(Game.new("classic", 3, seed=1), 0)


def test_a_spectator_sees_no_secret():
    text = drawn(busy(), None)
    assert text.count("$?") == 3
    assert "card" not in text


def test_K1_K2_the_brokers_and_the_payment_card():
    game = position(
        "anniversary",
        brokers={"i": {"goods": "k n", "money": 4}, "ii": {"money": 2}, "iii": {"money": 3}},
        payment={"holder": "red", "space": "I goods", "money": 5},
        blue={"pier": "k p"},
    )
    text = drawn(game, 0)
    assert "I k n $4   II no goods $2   III no goods $3" in text
    assert "Red bids $5 for I’s containers" in text
    assert "bank k p" in text


def test_A2_an_auction_shows_the_cargo_and_the_bids_revealed():
    game = position(phase="bids", turn="blue", blue={"ship": {"at": "island", "cargo": ["k", "n"]}})
    game.play("red: bid 7")
    assert "Sealed bids are in: Red" in drawn(game, 2)
    assert "$7" not in drawn(game, 2)
    assert "Your sealed bid: $7" in drawn(game, 1)
    game.play("yellow: bid 3")
    shown = drawn(game, 0)
    assert "Blue has for sale k n" in shown
    assert "Bids: Red $7, Yellow $3" in shown
    assert "Highest: $7 by Red" in shown


@SOME_TABLES
@sized("step", 45, 15)
def test_boards_fit_and_hold_all_containers(options, step):
    for number, played in enumerate(play_game(options, 3)):
        if number % step:
            continue
        game = Game(options, played.after)
        text = plain_board(game)
        assert max(map(len, text.splitlines())) <= PLAIN_WIDTH
        assert not any(line.endswith(" ") for line in text.splitlines())
        narrow = drawn(game, 0, width=80)
        assert max(map(len, narrow.splitlines())) <= 80
        assert "…" not in narrow
        for seat, area in enumerate(game.view().board.seats):
            name = options.seat_names[seat].capitalize()
            stores = row(text, name)
            assert all(f"${price}" in text for _, price in area.factory + area.harbour)
            assert options.letters[area.machines[0]] in stores


@SOME_TABLES
@sized("step", 36, 12)
def test_V1_V2_screens_are_the_same_whatever_a_seat_cannot_know(options, step):
    """Two games that differ only in others' secrets look the same at the terminal."""
    chance = random.Random(5)
    compared = 0
    for number, played in enumerate(play_game(options, 8)):
        sealed = played.after.phase in (Phase.BIDS, Phase.TIEBREAK)
        if played.after.phase == Phase.OVER or (number % step and not sealed):
            continue
        seat = number % options.seats
        twin = copy_of(played.after)
        for change in (change_cards, change_bids, change_money):
            change(twin, seat, chance)
        assert screen(Game(options, played.after), seat) == screen(Game(options, twin), seat)
        compared += 1
    assert compared


def screen(game: Game, seat: int) -> tuple[str, str, str]:
    paper = io.StringIO()
    found = choices(game.view(seat), offers(game, seat))
    emit(Console(file=paper, width=100, color_system=None), choice_table(found))
    return drawn(game, seat), paper.getvalue(), known_position(game, seat)
