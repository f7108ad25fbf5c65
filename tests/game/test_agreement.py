"""What the checks refuse is exactly what the engine does not take."""

from __future__ import annotations

import random
from itertools import permutations, product

import pytest

from longshore import Game
from longshore.game.actions import Action, AnyAction, Produce
from longshore.game.refusals import refusal
from tests.positions import Position, positions, some_actions, varied_actions
from tests.soaking import sized
from tests.tabletop import position
from tests.utterances import engine_takes, twisted

BLUE = 0


def agree(at: Position, game: Game, seat: int, action: AnyAction, listed: set[Action]) -> bool:
    """Whether the action can be taken; the checks, the engine and the list must say the same."""
    taken = refusal(game.state, game.options, seat, action) is None
    assert game.can(action, seat) is taken
    assert engine_takes(at.buffer(), seat, action) is taken, (at.phase, seat, action)
    if listed:
        assert (action in listed) is taken, (at.phase, seat, action)
    return taken


@sized("each", 3, 8)
def test_checks_and_engine_agree_about_anything_said(each: int) -> None:
    """Actions of the right and the wrong moment and seat, straight and crooked."""
    chance = random.Random(6)
    tried = positions(each)
    pool = [
        action
        for at in tried
        for seat in at.awaited()
        for action in varied_actions(chance, at, seat, 1)
    ]
    verdicts = {True: 0, False: 0}
    for at in tried:
        game, before = at.game(), at.state.tobytes()
        for seat in range(at.options.seats):
            legal = some_actions(at, seat, 400)
            listed = set(legal) if len(legal) < 400 else set()
            right = varied_actions(chance, at, seat, 2)
            near = [twisted(chance, action) for action in right for _ in range(3)]
            wild = chance.sample(pool, 4)
            wild += [twisted(chance, action) for action in (*wild, *near[:4])]
            for action in (*right, *near, *wild):
                verdicts[agree(at, game, seat, action, listed)] += 1
        assert game.state.tobytes() == before
    assert verdicts[True] > 375 * each
    assert verdicts[False] > 1000 * each


@pytest.mark.parametrize("factory", ["", "k@1 k@1 k@1", "k@1 k@1 k@1 k@1 k@1", "k@1 " * 6])
def test_K3_checks_and_engine_agree_about_every_production(factory: str) -> None:
    """Who has called the broker must not end the game: every supply, room and choice."""
    verdicts = []
    for supply in product((0, 1, 2), repeat=3):
        if supply.count(0) > 1:
            continue  # the end would be triggered
        named = " ".join(f"{letter}{count}" for letter, count in zip("knp", supply, strict=True))
        game = position(
            "anniversary",
            seats=3,
            actions=1,
            called=True,
            supply=f"{named} e5 g5",
            blue={"machines": "k n p", "factory": factory},
            payment={"holder": "blue", "space": "I goods", "money": 1},
            brokers={"I": {"goods": "g"}},
        )
        before = [(0, 1)] * factory.count("k")
        made = (colours for size in range(4) for colours in permutations(range(3), size))
        listed = {action for action in game.legal_actions() if isinstance(action, Produce)}
        for colours in {tuple(sorted(chosen)) for chosen in made}:
            action = Produce((*before, *((colour, 1) for colour in colours)))
            said = refusal(game.state, game.options, BLUE, action) is None
            assert said is game.can(action) is (action in listed), (supply, colours)
            verdicts.append(action in listed)
    assert True in verdicts
    assert False in verdicts
