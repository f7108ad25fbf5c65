from __future__ import annotations

import random
import re
from collections.abc import Callable
from itertools import chain
from typing import Any

import numpy as np
import pytest

from longshore import Game
from longshore.engine import places
from longshore.engine.moves import MOVES
from longshore.engine.state import Phase
from longshore.envs.one_game import OneGame
from longshore.envs.picture import picture
from longshore.envs.settings import STANDARD, make_options
from longshore.envs.text import board_text, moves_text
from longshore.game.options import load_edition
from longshore.render.seat_colours import SEAT_PAINTS
from tests.envs.playing import at, played
from tests.soaking import some

SHOWN: dict[str, Callable[..., Any]] = {"picture": picture, "board_text": board_text}


def rgb(colour: str) -> list[int]:
    return [int(colour[place : place + 2], 16) for place in (1, 3, 5)]


def dots(pixels: np.ndarray[Any, Any], colour: str) -> int:
    """How many pixels have exactly a colour."""
    return int((pixels == rgb(colour)).all(axis=-1).sum())


@pytest.mark.parametrize("setting", some(STANDARD, ["classic-3"]))
def test_all_positions_of_a_table_have_one_size(setting: str) -> None:
    edition, seats = STANDARD[setting]
    options = make_options(edition, seats, round_limit=12)
    first = picture(OneGame(options))
    assert first.dtype == np.uint8
    assert first.shape[2] == 3
    assert first.shape[0] % 2 == first.shape[1] % 2 == 0  # as videos want it
    wanted = {Phase.OVER, Phase.PRICE, Phase.STOCK, Phase.LOAD, Phase.BIDS, Phase.DECIDE}
    phases: set[int] = set()
    for game in chain.from_iterable(played(options, seed) for seed in range(4)):
        phase = int(game.buffer.state.phase)
        if phase not in phases:  # one picture of each thing that can be awaited, and of the end
            phases.add(phase)
            for viewer in (None, 1):
                assert picture(game, viewer).shape == first.shape
        if wanted <= phases:
            return
    raise AssertionError(wanted - phases)


@pytest.mark.parametrize("edition", ["classic", "anniversary"])
def test_seats_and_containers_have_their_colours(edition: str) -> None:
    game = OneGame(make_options(edition, 4))
    shown = picture(game)
    for name in game.options.seat_names:
        assert dots(shown, SEAT_PAINTS[name].light.fill) > 1000
    for hue in load_edition(edition).hues:
        assert dots(shown, hue.light) > 100


@pytest.mark.parametrize("place", ["SUPPLY", "ISLAND", "SHIP", "FACTORY", "HARBOUR", "BOX"])
def test_whatever_lies_somewhere_is_shown(place: str) -> None:
    """Another container changes the picture and the text."""
    game = OneGame(make_options("classic", 3))
    more = game.copy()
    row = getattr(places, place)
    more.buffer.state.goods[row, 2] += 1
    assert not np.array_equal(picture(game), picture(more))
    if place != "BOX":  # the text does not show what was seized
        assert board_text(game) != board_text(more)


@pytest.mark.parametrize("place", ["PIER", "BROKER"])
def test_whatever_lies_at_the_bank_is_shown(place: str) -> None:
    game = OneGame(make_options("anniversary", 5))
    more = game.copy()
    more.buffer.state.goods[getattr(places, place), 2] += 1
    assert not np.array_equal(picture(game), picture(more))
    assert board_text(game) != board_text(more)


@pytest.mark.parametrize("field", ["cash", "loans", "warehouses", "berth", "active"])
def test_whatever_a_seat_has_is_shown(field: str) -> None:
    game = OneGame(make_options("classic", 3))
    other = game.copy()
    state = other.buffer.state
    if field == "active":
        state.active = (int(state.active) + 1) % 3
    else:
        getattr(state, field)[1] += 1
    assert not np.array_equal(picture(game), picture(other))


@pytest.mark.parametrize("shown", SHOWN)
@pytest.mark.parametrize("edition", ["classic", "anniversary"])
def test_V1_a_viewer_does_not_see_others_cards(shown: str, edition: str) -> None:
    show = SHOWN[shown]
    game = OneGame(make_options(edition, 4))
    world = game.copy()
    cards = world.buffer.state.card
    cards[2], cards[3] = int(cards[3]), int(cards[2])
    assert np.array_equal(show(game, 0), show(world, 0))
    assert not np.array_equal(show(game), show(world))
    assert not np.array_equal(show(game, 2), show(world, 2))


@pytest.mark.parametrize("shown", SHOWN)
def test_V2_a_viewer_does_not_see_others_money(shown: str) -> None:
    show = SHOWN[shown]
    game = OneGame(make_options("classic", 4))
    world = game.copy()
    world.buffer.state.cash[2] += 5
    assert np.array_equal(show(game, 0), show(world, 0))
    assert not np.array_equal(show(game), show(world))


@pytest.mark.parametrize("shown", SHOWN)
def test_V1_a_viewer_does_not_see_others_sealed_bids(shown: str) -> None:
    show = SHOWN[shown]
    game = Game.new("classic", 3, seed=1)
    while game.state.phase != Phase.BIDS:
        seat = game.waiting[0]
        chance = random.Random(len(game.history))
        actions = [str(text) for text in _some(game, seat)]
        cargo = [text for text in actions if "island" in text or text.startswith(("stock", "sail"))]
        game.play(chance.choice(cargo or actions), seat)
    low, high = game.copy(), game.copy()
    bidder, other = game.waiting
    low.play("bid 0", bidder)
    high.play("bid 1", bidder)
    assert np.array_equal(show(at(low), other), show(at(high), other))
    assert not np.array_equal(show(at(low)), show(at(high)))


def _some(game: Game, seat: int) -> list[str]:
    """Some of what a seat may say."""
    texts = game.legal_actions(seat).texts()
    return [text for text, _ in zip(texts, range(40), strict=False)]


def test_a_picture_is_the_same_every_time() -> None:
    game = OneGame(make_options("anniversary", 3), seed=9)
    assert np.array_equal(picture(game), picture(game.copy()))


def test_words_are_written_without_a_font_of_the_system() -> None:
    """None of them is ever looked for, so that pictures are the same everywhere."""
    heading = picture(OneGame(make_options("classic", 3)))[10:75, 10:300]
    assert (heading.max(axis=-1) < 80).sum() > 300  # dark ink


def test_a_finer_picture_is_larger() -> None:
    game = OneGame(make_options("classic", 3))
    plain, fine = picture(game), picture(game, scale=2)
    assert fine.shape == (2 * plain.shape[0], 2 * plain.shape[1], 3)


@pytest.mark.parametrize("scale", [0, 0.4, 9, -1])
def test_a_scale_out_of_range_is_refused(scale: float) -> None:
    with pytest.raises(ValueError, match=r"The scale of a picture is 0\.5 to 8, not"):
        picture(OneGame(make_options()), scale=scale)


@pytest.mark.parametrize("shown", SHOWN)
@pytest.mark.parametrize("viewer", [-1, 3])
def test_there_is_no_such_viewer(shown: str, viewer: int) -> None:
    with pytest.raises(ValueError, match="The seats of this table are 0 to 2"):
        SHOWN[shown](OneGame(make_options("classic", 3)), viewer)


# Text.


def test_the_text_lists_what_is_offered() -> None:
    for game in played(make_options("anniversary", 3, supply=3, round_limit=3), seed=4):
        if game.over:
            break
        text = " ".join(board_text(game).split())
        for seat in game.waiting:
            name = game.options.seat_names[seat]
            listed = re.search(rf"Offered to {name}: (.*?)\.(?= Offered|$)", text)
            assert listed is not None
            assert _numbers(listed[1]) == sorted(game.offered(seat).tolist())


def _numbers(text: str) -> list[int]:
    """The numbers in the brackets of a list of moves."""
    found: list[int] = []
    for run in " ".join(re.findall(r"\(([^()]*)\)", text)).split():
        first, _, last = run.partition("-")
        found.extend(range(int(first), int(last or first) + 1))
    return found


def test_every_move_can_be_listed() -> None:
    assert _numbers(moves_text(range(MOVES))) == list(range(MOVES))


def test_a_viewer_is_told_its_own_offers_alone() -> None:
    game = OneGame(make_options("classic", 3))
    mover = game.to_move
    assert "Offered to" in board_text(game, mover)
    assert "Offered to" not in board_text(game, (mover + 1) % 3)


def test_the_end_is_told_with_its_score() -> None:
    *_, game = played(make_options("classic", 3, supply=2, round_limit=2), seed=1)
    text = board_text(game, 0)
    for seat, worth in enumerate(game.worths()[:3]):
        name = game.options.seat_names[seat].capitalize()
        assert re.search(rf"^{name} .* {worth:.0f}$", text, re.MULTILINE)
    assert "victory" in text or "wins" in text


def test_colours_are_for_terminals() -> None:
    game = OneGame(make_options("classic", 3))
    plain, painted = board_text(game), board_text(game, colours=True)
    assert "\x1b[" not in plain
    assert "\x1b[" in painted
    assert re.sub(r"\x1b\[[0-9;]*m| +$", "", painted, flags=re.MULTILINE).split() == plain.split()
