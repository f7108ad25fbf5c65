"""Games copied and carried elsewhere: by `copy`, by `pickle`, to another process."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np
import pytest

from longshore import Game, Options
from longshore.game.actions import Pass
from tests.positions import play_on, positions
from tests.random_play import EACH_TABLE
from tests.soaking import sized

Way = Callable[[Game], Game]


def _pickled(protocol: int) -> Way:
    return lambda game: pickle.loads(pickle.dumps(game, protocol))


WAYS: dict[str, Way] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "with-history": lambda game: game.copy(history=True),
    # the oldest, the first that knows what a class says of itself, and the newest
    **{f"pickle-{number}": _pickled(number) for number in (0, 2, pickle.HIGHEST_PROTOCOL)},
}
EACH_WAY = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)


def some_game() -> Game:
    return play_on(Game.new("anniversary", seats=3, seed=8), 8, 20)


def bytes_of(game: Game) -> list[bytes]:
    """The game before each of its actions, and now."""
    return [buffer.cells.tobytes() for buffer in game.buffers]


@EACH_WAY
def test_a_copy_is_the_whole_game(way: Way) -> None:
    game = some_game()
    twin = way(game)
    assert twin == game
    assert twin is not game
    assert twin.options == game.options
    assert twin.deal == game.deal is not None
    assert twin.events == game.events
    assert twin.history == game.history
    assert bytes_of(twin) == bytes_of(game)
    assert twin.record().to_text() == game.record().to_text()
    assert twin.view(1) == game.view(1)
    assert (twin.waiting, twin.scores()) == (game.waiting, game.scores())
    assert list(twin.legal_actions(twin.waiting[0])) == list(game.legal_actions(game.waiting[0]))


@EACH_WAY
def test_what_a_copy_plays_or_takes_back_leaves_the_game_alone(way: Way) -> None:
    game = some_game()
    before = bytes_of(game), list(game.events), game.history
    twin = way(game)
    play_on(twin, 1, 10)
    assert len(twin.history) == 30
    while twin.history:
        twin.undo()
    play_on(twin, 2, 5)
    twin.forget()
    assert (bytes_of(game), game.events, game.history) == before


@EACH_WAY
def test_what_the_game_plays_or_takes_back_leaves_a_copy_alone(way: Way) -> None:
    game = some_game()
    twin = way(game)
    before = bytes_of(twin), list(twin.events), twin.history
    play_on(game, 1, 10)
    for _ in range(25):
        game.undo()
    assert (bytes_of(twin), twin.events, twin.history) == before
    last = twin.history[-1]
    assert twin.undo() == last
    twin.play(last.action, last.seat)
    assert (bytes_of(twin), twin.events, twin.history) == before
    while twin.history:
        twin.undo()
    assert twin.position() == Game.new("anniversary", seats=3, seed=8).position()


@EACH_TABLE
def test_every_table_is_carried_at_its_start_and_at_its_end(options: Options) -> None:
    game = Game.start(options, seed=3)
    assert pickle.loads(pickle.dumps(game)) == game
    play_on(game, 3)
    assert game.over
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    assert again.winners() == game.winners()


@EACH_WAY
@sized("each", 1, 4)
def test_a_game_from_a_position_is_copied_with_its_start(way: Way, each: int) -> None:
    for at in positions(each):
        game = play_on(Game.from_position(at.game().position()), 1, 3)
        twin = way(game)
        assert twin == game
        assert twin.deal is None
        assert twin.record().position == at.game().position()


def test_the_record_of_a_copy_is_the_copys_own() -> None:
    """Compiled functions write to `cells`; what is read is `state`."""
    buffer = some_game().buffer
    for twin in (copy.copy(buffer), copy.deepcopy(buffer), pickle.loads(pickle.dumps(buffer))):
        assert twin.cells.tobytes() == buffer.cells.tobytes()
        assert np.shares_memory(twin.cells, twin.state)
        assert not np.shares_memory(twin.cells, buffer.cells)
        assert twin.cells.flags.writeable


def test_what_was_tried_out_counts_in_the_game_that_went_with_it() -> None:
    game = some_game()
    trial = game.attempt(next(iter(game.legal_actions(game.waiting[0]))), game.waiting[0])
    for twin, same in (copy.deepcopy((game, trial)), pickle.loads(pickle.dumps((game, trial)))):
        twin.adopt(same)
        assert len(twin.history) == 21
        with pytest.raises(ValueError, match="The game has gone on"):
            twin.adopt(trial)
    assert len(game.history) == 20


def test_facts_can_be_carried_too() -> None:
    facts = some_game().facts
    for twin in (copy.copy(facts), copy.deepcopy(facts), pickle.loads(pickle.dumps(facts))):
        assert twin.cash == facts.cash


def test_what_a_subclass_adds_stays_with_it() -> None:
    game = Annotated.new(seed=1)
    game.note = ["mine"]
    for way in WAYS.values():
        twin = way(game)
        assert isinstance(twin, Annotated)
        assert twin.note == ["mine"]
        assert twin == game


class Annotated(Game):
    note: list[str]


def test_games_are_equal_if_they_came_the_same_way() -> None:
    one, other = (Game.new(seed=1) for _ in range(2))
    assert one == other
    one.play("pass")
    assert one != other
    other.play(Pass())
    assert one == other
    assert one.copy() != one  # without its history
    assert Game.new(seed=2) != Game.new(seed=1)
    assert Game.new(seed=1) != Game.new(seed=1, round_limit=9)
    assert one != one.record()
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)


def _played_on(game: Game, count: int) -> Game:
    return play_on(game, 5, count)


def test_a_game_goes_to_another_process_and_comes_back() -> None:
    game = some_game()
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as elsewhere:
        there = elsewhere.submit(_played_on, game, 6).result()
    assert len(game.history) == 20
    assert there == _played_on(copy.deepcopy(game), 6)
    for _ in range(6):
        there.undo()
    assert there == game
