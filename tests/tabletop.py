"""Setting a table for a test: positions in a line, and short words for looking at them."""

from __future__ import annotations

from typing import Any

import pytest

from longshore import Game, IllegalAction
from longshore.game.actions import Action
from longshore.game.events import Event
from tests.utterances import engine_takes

BLACK, BROWN, ORANGE, TAN, WHITE = range(5)  # the ring (S6)
PURPLE, BEIGE, GREY = ORANGE, TAN, WHITE  # the anniversary edition's names for the last three


def position(edition: str = "classic", seats: int = 3, **parts: Any) -> Game:
    """A game from a position of which only what matters is given.

    `position("classic", seats=3, blue=dict(machines="k", factory="k@2 k@2", cash=0))`;
    options go in `options=dict(money="open")`.
    """
    return Game.from_position({"edition": edition, "seats": seats, **parts})


def refused(game: Game, action: Action | str, seat: str | None = None) -> str:
    """The code of the refusal of an action, which must change nothing."""
    before = game.state.tobytes()
    with pytest.raises(IllegalAction) as problem:
        game.play(action, seat)
    assert game.state.tobytes() == before
    if not game.over:  # when it is, nobody need be named, and nobody is asked
        asked, said = game._understand(action, seat)
        assert not engine_takes(game.buffer, asked, said), "the compiled rules would take it"
    assert str(problem.value).endswith(".")
    return problem.value.code


def play(game: Game, *actions: str) -> list[Event]:
    """Play several actions and return all that happened."""
    return [event for action in actions for event in game.play(action)]
