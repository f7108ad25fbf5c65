"""Game: making one, playing, taking back, copying, writing down and reading back."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import numpy as np
import pytest

from longshore import Deal, Game, IllegalAction, NotationError, OptionError, Options, Record
from longshore.game.actions import Bid, BuildMachine, BuildWarehouse, Pass, SailSea, TakeLoan
from longshore.game.events import Awaited, Event, TurnBegan
from longshore.game.game import PlayedAction, draw
from longshore.notation import format_action
from tests.positions import play_on, positions, random_action
from tests.random_play import EACH_TABLE, SOME_TABLES
from tests.soaking import sized
from tests.support import TABLES as PLAIN_TABLES
from tests.support import forgetful, varied_options
from tests.tabletop import play, position, refused

BLUE, RED, YELLOW, GREEN = range(4)


def everything(game: Game) -> tuple[bytes, list[Event], tuple[PlayedAction, ...], str]:
    """All that a game is, to compare it later."""
    return game.state.tobytes(), list(game.events), game.history, game.record().to_text()


# A new game


@pytest.mark.parametrize(("edition", "seats"), PLAIN_TABLES)
def test_a_new_game(edition: str, seats: int) -> None:
    game = Game.new(edition, seats=seats, seed=5)
    assert game.options == Options.make(edition, seats)
    assert game.deal == draw(game.options, 5)
    assert game.waiting == (game.active,) == (game.deal.first,)
    assert not game.over
    assert game.history == ()
    assert [game.cash(seat) for seat in range(seats)] == [20] * seats


def test_S1_a_seed_gives_one_game_and_another_seed_another() -> None:
    games = [Game.new("anniversary", seed=seed).position() for seed in (1, 1, 2, 2**63 - 1)]
    assert games[0] == games[1]
    assert len(set(games)) == 3


def test_S1_without_a_seed_games_differ() -> None:
    assert len({Game.new().record().to_text() for _ in range(12)}) > 1


def test_the_plain_game_is_classic_for_four() -> None:
    assert Game.new(seed=1).options == Options.make("classic", 4)


def test_a_game_as_dealt() -> None:
    named = {"first": "red", "machines": "k n p", "cards": "C A D", "brokers": "n g e"}
    deal = Deal(first=1, machines=(0, 1, 2), cards=(2, 0, 3), brokers=(1, 4, 3))
    for given in (named, deal):
        game = Game.new("anniversary", seats=3, deal=given)
        assert game.deal == deal
        assert game.waiting == (RED,)
        assert [game.view(seat).own.card for seat in range(3)] == [2, 0, 3]
        assert [area.machines for area in game.view().board.seats] == [(0,), (1,), (2,)]
        assert [broker.goods for broker in game.view().board.brokers] == [(1, 4), (3,), ()]


def test_a_seed_and_a_deal_are_one_too_many() -> None:
    with pytest.raises(ValueError, match="from a seed or from a deal; both were given"):
        Game.new(seats=3, seed=1, deal=Deal(0, (0, 1, 2), (0, 1, 2)))


@pytest.mark.parametrize(
    ("deal", "said"),
    [
        (Deal(3, (0, 1, 2), (0, 1, 2)), "the starting seat is 0 to 2, not 3"),
        (Deal(0, (0, 1), (0, 1, 2)), "3 machines are dealt, one a seat; here are 2"),
        (Deal(0, (0, 1, 1), (0, 1, 2)), "the machines dealt are all different"),
        (Deal(0, (0, 1, 2), (0, 1, 5)), "the cards are numbered 0 to 4; 5 is none"),
        (Deal(0, (0, 1, 2), (0, 1, 2), (0, 1, 2)), "there are no brokers at this table"),
        ({"first": "red", "machines": "k n o"}, "cards is missing from the deal"),
        ({"first": "pink"}, "'pink' is not a seat"),
        ("deal first red", "a deal is a dict"),
        (7, "a deal is a dict, not 7"),
    ],
)
def test_a_deal_that_the_table_cannot_have(deal: Any, said: str) -> None:
    with pytest.raises(NotationError) as caught:
        Game.new("classic", seats=3, deal=deal)
    assert said in str(caught.value)


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7", [1]])
def test_a_seed_that_is_none(seed: Any) -> None:
    with pytest.raises(ValueError, match=r"A seed is a whole number from 0 to 2\^63 - 1, not "):
        Game.new(seed=seed)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"edition": "clasic"}, "There is no edition called 'clasic'; there are: classic, anniv"),
        ({"seats": 6}, "A table has 3 to 5 seats, not 6."),
        ({"seats": "4"}, "A table has 3 to 5 seats, not '4'."),
        ({"suply": 7}, "There is no option called 'suply'. Did you mean supply?"),
        ({"money": "secret"}, "The option money is one of hidden, open; not 'secret'."),
        ({"investment_bank": True, "supply": 20}, "The Investment Bank needs spare containers"),
    ],
)
def test_options_that_are_none(asked: dict[str, Any], said: str) -> None:
    with pytest.raises(OptionError) as caught:
        Game.new(**asked)
    assert str(caught.value).startswith(said)


# Playing


def test_play_returns_what_happened_and_keeps_it() -> None:
    game = Game.new("anniversary", seats=3, seed=4)
    told = list(game.events)
    assert isinstance(told[-1], Awaited)
    for _ in range(3):
        happened = game.play("pass")
        assert any(isinstance(event, TurnBegan) for event in happened)
        told += happened
        assert game.events == told
    first = game.deal.first
    assert game.history == tuple(PlayedAction((first + turn) % 3, Pass()) for turn in range(3))


def test_a_seat_is_a_number_or_a_name() -> None:
    game = position(seats=3)
    assert [game.seat(seat) for seat in (0, 2, "blue", "Yellow", "RED")] == [0, 2, 0, 2, 1]
    assert game.cash("red") == game.cash(RED) == 20
    assert game.view("red") == game.view(RED)
    game.play("loan", seat="red")
    game.play("loan", seat=RED)
    game.play("yellow: loan")
    game.play(TakeLoan(), "Yellow")
    assert [seat for seat, _ in game.history] == [RED, RED, YELLOW, YELLOW]


@pytest.mark.parametrize("seat", [-1, 3, "green", "nobody", ""])
def test_a_seat_that_is_not_at_the_table(seat: Any) -> None:
    game = position(seats=3)
    for ask in (game.seat, game.cash, game.view, game.legal_actions, game.legal_moves):
        with pytest.raises(ValueError, match=f"no seat {seat!r} at this table; there are blue, r"):
            ask(seat)
    with pytest.raises(ValueError, match="no seat"):
        game.play("pass", seat)


def test_text_and_seat_that_disagree() -> None:
    game = position(seats=3)
    with pytest.raises(NotationError, match="The text is red's, but the seat given is blue"):
        game.play("red: loan", "blue")
    assert not game.can("red: loan", "blue")
    assert game.can("red: loan", "red")


def test_the_seat_must_be_named_where_several_are_asked() -> None:
    game = auction()
    assert game.waiting == (RED, YELLOW, GREEN)
    for ask in (lambda: game.play("bid 3"), game.legal_actions, lambda: game.can(Bid(3))):
        with pytest.raises(ValueError, match=r"Several seats owe a decision \(red, yellow, green"):
            ask()
    game.play("yellow: bid 3")
    assert game.waiting == (RED, GREEN)
    game.play(Bid(2), "green")
    game.play("bid 1")  # only red is left


def test_who_waits_and_whose_turn_it_is() -> None:
    game = auction()
    assert (game.active, game.over) == (BLUE, False)
    play(game, "red: bid 1", "yellow: bid 2", "green: bid 0")
    assert game.waiting == (BLUE,)
    game.play("accept")
    assert (game.active, game.waiting) == (RED, (RED,))


def auction(**parts: Any) -> Game:
    """Four seats, and Blue has sailed to the island."""
    ship = {"at": "sea", "cargo": "k n"}
    game = position(seats=4, **{"blue": {"ship": ship}, **parts})
    game.play("sail island")
    return game


# All or nothing

REFUSED: tuple[tuple[Any, str | int | None, type[ValueError]], ...] = (
    ("accept", None, IllegalAction),
    ("pass", "red", IllegalAction),
    ("red: pass", None, IllegalAction),
    ("sail red k@3", None, IllegalAction),
    ("sail red n@2 n@2", None, IllegalAction),
    ("stock red n@1 -> n@2 n@2", None, IllegalAction),
    ("produce k@2", None, IllegalAction),
    (BuildMachine(9), None, IllegalAction),
    (Bid(2**70), None, IllegalAction),
    ("fly", None, NotationError),
    ("", None, NotationError),
    ("blue: pass", "red", NotationError),
    ("pass", "nobody", ValueError),
    ("pass", 3, ValueError),
)


@pytest.mark.parametrize(("action", "seat", "error"), REFUSED)
def test_a_refused_action_changes_nothing(
    action: Any, seat: str | int | None, error: type[ValueError]
) -> None:
    game = position(seats=3, blue={"factory": "k@2"}, red={"factory": "n@1", "harbour": "n@2"})
    play(game, "build warehouse", "red: loan")
    before, state = everything(game), game.state
    for ask in (game.play, game.check):
        with pytest.raises(error):
            ask(action, seat)
        assert everything(game) == before
        assert game.state is state
    assert game.undo() == PlayedAction(RED, TakeLoan())


@pytest.mark.parametrize("action", [7, None, ["pass"], BuildWarehouse])
def test_what_is_no_action_at_all(action: Any) -> None:
    game = position(seats=3)
    before = everything(game)
    with pytest.raises(TypeError, match="An action or its text is played, not "):
        game.play(action)
    assert everything(game) == before


def test_what_fails_in_the_middle_changes_nothing() -> None:
    """The moves are played on a copy."""
    game = position(seats=3, blue={"factory": "k@2"}, red={"factory": "n@1 n@2", "warehouses": 2})
    before = everything(game)
    for text, code in (
        ("stock red n@1 n@2 -> n@2", "harbour-full"),
        ("produce k@2", "must-make"),
        ("stock red n@1 -> n@3 n@3", "store-differs"),
        ("accept", "wrong-moment"),
    ):
        assert refused(game, text) == code
        assert everything(game) == before


def test_asking_changes_nothing() -> None:
    game = position(seats=3, red={"factory": "n@1"})
    before, state = everything(game), game.state
    assert game.can("stock red n@1 -> n@4")
    game.check("build k" if game.can("build k") else "build n")
    assert "pass" in game.legal_actions()
    assert len(list(game.legal_actions())) > 5
    assert everything(game) == before
    assert game.state is state


# What may be said


def test_legal_actions_are_listed_and_asked_for() -> None:
    game = position(seats=3)
    legal = game.legal_actions()
    assert BuildWarehouse() in legal
    assert "build warehouse" in legal
    assert "Build WAREHOUSE  # why not" in legal
    assert "blue: build warehouse" in legal
    for other in ("red: loan", "accept", "fly", SailSea(), 7, None):
        assert other not in legal
    assert set(legal.texts()) == {format_action(action, game.options) for action in legal}
    assert all(text in legal for text in legal.texts())
    assert repr(legal) == "<legal actions of blue; iterate to list them, or ask with `in`>"
    assert bool(legal)


def test_L1_legal_actions_of_a_seat_that_owes_nothing() -> None:
    game = position(seats=3, yellow={"loans": 2})
    assert list(game.legal_actions("red")) == [TakeLoan()]
    assert "loan" in game.legal_actions("red")
    assert not game.legal_actions("yellow")
    assert game.legal_moves("yellow") == []


def test_legal_actions_follow_the_game() -> None:
    game = position(seats=3, red={"cash": 3})
    legal = game.legal_actions("blue")
    assert "pass" in legal
    game.play("pass")
    assert "pass" not in legal
    assert list(legal) == [TakeLoan()]


# Taking back


@EACH_TABLE
def test_undo_goes_back_to_the_start(options: Options) -> None:
    game, chance = Game.start(options, seed=3), random.Random(3)
    before = []
    while not game.over and len(before) < 60:
        before.append((game.state.tobytes(), list(game.events), game.history))
        seat, action = random_action(chance, game)
        game.play(action, seat)
    end = everything(game)
    said = game.history
    for number, then in reversed(list(enumerate(before))):
        assert game.undo() == said[number]
        assert (game.state.tobytes(), game.events, game.history) == then
    with pytest.raises(ValueError, match="There is nothing to undo: no action was played"):
        game.undo()
    for seat, action in said:
        game.play(action, seat)
    assert everything(game) == end


def test_undo_of_the_last_action_of_a_game() -> None:
    game = position(options={"round_limit": 1}, turn="yellow")
    game.play("pass")
    assert game.over
    game.undo()
    assert not game.over
    assert game.waiting == (YELLOW,)
    assert game.events == []


# Copies


def test_a_copy_goes_its_own_way() -> None:
    game = play_on(Game.new("anniversary", seats=3, seed=8), 8, 20)
    before = everything(game)
    twin = game.copy()
    assert twin.state.tobytes() == game.state.tobytes()
    assert not np.shares_memory(twin.buffer.cells, game.buffer.cells)
    after = twin.state.tobytes()
    play_on(twin, 1, 10)
    assert everything(game) == before
    other = game.copy()
    assert other.state.tobytes() == after
    play_on(game, 2, 10)
    assert other.state.tobytes() == after


def test_a_copy_has_no_history_unless_asked() -> None:
    game = play_on(Game.new("classic", seats=3, seed=8), 8, 20)
    twin = game.copy()
    assert (twin.history, twin.events, twin.deal) == ((), [], None)
    with pytest.raises(ValueError, match="nothing to undo"):
        twin.undo()
    record = twin.record()
    assert record.position == game.position()
    assert record.actions == ()


def test_a_copy_with_history_can_be_taken_back_and_written_down() -> None:
    game = play_on(Game.new("classic", seats=3, seed=8), 8, 20)
    before = everything(game)
    twin = game.copy(history=True)
    assert everything(twin) == before
    last = game.history[-1]
    assert twin.undo() == last
    assert everything(game) == before
    assert len(twin.history) == 19
    twin.play(last.action, last.seat)
    assert everything(twin) == before
    while twin.history:
        twin.undo()
    assert twin.position() == Game.new("classic", seats=3, seed=8).position()


# Writing down and reading back


@SOME_TABLES
def test_a_replay_gives_the_same_bytes(options: Options) -> None:
    game = play_on(Game.start(options, seed=11), 11)
    assert game.over
    for record in (
        game.record(),
        Record.from_text(game.record().to_text()),
        Record.from_json(game.record().to_json()),
    ):
        assert everything(Game.from_record(record)) == everything(game)
    for text in (game.record().to_text(), game.record().to_json()):
        assert everything(Game.from_record(text)) == everything(game)


@sized("each", 2, 4)
def test_a_game_from_a_position_is_replayed_from_there(each: int) -> None:
    for at in positions(each):
        game = play_on(Game.from_position(at.game().position()), 1, 8)
        assert game.deal is None
        again = Game.from_record(game.record().to_text())
        assert everything(again) == everything(game)
        assert again.record().position == at.game().position()


@sized("each", 2, 4)
def test_a_position_is_the_same_game(each: int) -> None:
    """Its text, its dict and its JSON are played like the game they were written from."""
    for at in positions(each):
        game = at.game()
        as_json = msgspec.json.encode(game.position_dict()).decode()
        for written in (game.position(), game.position_dict(), as_json):
            assert Game.from_position(written).state.tobytes() == forgetful(at.state).tobytes()


@pytest.mark.parametrize(
    "parts",
    [
        {"phase": "make", "produced": True, "blue": {"machines": "k n", "factory": "k@1 k@1 k@1"}},
        {"phase": "stock", "host": "red", "red": {"factory": "n@1"}},
        {"phase": "price", "produced": True, "floor": {"factory": "k"}},
    ],
)
def test_a_game_starts_between_actions(parts: dict[str, Any]) -> None:
    with pytest.raises(NotationError, match="in the middle of an action; a game starts between"):
        position(seats=3, **parts)


def test_K5_a_game_starts_before_the_prices_are_begun() -> None:
    parts: dict[str, Any] = {
        "turn": "red",
        "round": 2,
        "actions": 2,
        "called": True,
        "phase": "price",
        "pricer": "blue",
        "floor": {"factory": "k2"},
        "blue": {"machines": "k n p", "factory": "k@3"},
        "red": {"machines": "n k", "factory": "n@1"},
        "payment": {"holder": "red", "space": "I money", "factory": "n3"},
    }
    game = position("anniversary", seats=3, **parts)
    assert "price factory k@1 k@2" in game.legal_actions("blue")
    with pytest.raises(NotationError, match="in the middle of an action; a game starts between"):
        position("anniversary", seats=3, cursor=3, **parts)


def test_a_record_is_replayed_up_to_an_action() -> None:
    game = play_on(Game.new("anniversary", seats=3, seed=2), 2, 30)
    record, states = game.record(), [game.state.tobytes()]
    while game.history:
        game.undo()
        states.append(game.state.tobytes())
    for upto, state in enumerate(reversed(states)):
        again = Game.from_record(record, upto=upto)
        assert (again.state.tobytes(), len(again.history)) == (state, upto)
    for upto in (-1, 31):
        with pytest.raises(ValueError, match=f"The record has 30 actions; {upto} cannot be"):
            Game.from_record(record, upto=upto)


def test_a_record_with_an_action_that_is_not_legal() -> None:
    text = "longshore classic 3\ndeal first red, machines k n o, cards A C B\n\nred: pass\n"
    with pytest.raises(NotationError) as caught:
        Game.from_record(text + "blue: pass\n")
    assert str(caught.value) == (
        "Action 2, blue: pass: Blue has nothing to decide now; the table is waiting for yellow."
    )
    assert len(Game.from_record(text + "blue: pass\n", upto=1).history) == 1


# The end


def test_F_scores_and_winners() -> None:
    parts: dict[str, Any] = {
        "options": {"round_limit": 1},
        "turn": "yellow",
        "red": {"cash": 44},
        "yellow": {"cash": 30, "loans": 1},
    }
    game = position(seats=3, **parts)
    assert game.scores() == (20, 44, 19)
    assert game.winners() == ()
    game.play("pass")
    assert game.over
    assert (game.scores(), game.winners()) == ((20, 44, 19), (RED,))
    parts["red"] = {"cash": 20}
    tie = position(seats=3, **parts)
    tie.play("pass")
    assert tie.winners() == (BLUE, RED)


def test_when_the_game_is_over_nothing_can_be_said() -> None:
    game = play_on(Game.new("classic", seats=3, seed=2, round_limit=2), 2)
    assert game.over
    assert game.waiting == ()
    for text in ("blue: pass", "red: loan", "red: repay"):
        assert refused(game, text) == "game-over"
    with pytest.raises(IllegalAction, match="The game is over"):
        game.play("pass")
    assert not game.can("pass")
    assert [list(game.legal_actions(seat)) for seat in range(3)] == [[], [], []]
    assert not game.legal_actions("blue")
    with pytest.raises(IllegalAction, match="The game is over"):
        game.legal_actions()


def test_varied_tables_are_played_to_the_end() -> None:
    """Every option through `Game`: whatever is legal is played, and its record is read back."""
    for seed in range(18):
        game = play_on(Game.start(varied_options(seed, round_limit=6), seed=seed), seed)
        assert game.over
        assert game.winners()
        assert Record.from_text(game.record().to_text()) == game.record()
