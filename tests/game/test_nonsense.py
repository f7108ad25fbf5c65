"""Typed actions with any numbers in them: the rules refuse what is none, and nothing else happens.

Servers hand on what clients send, so nothing that the notation could not say may be accepted, no
number may stand for another move by chance, and nothing may break.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from longshore import Game, IllegalAction
from longshore.bots.registry import make_bot
from longshore.bots.seated import SeatedBots
from longshore.game.actions import Action, AnyAction
from longshore.notation.actions import check_action

KINDS: tuple[type[Action], ...] = get_args(AnyAction)
NUMBERS = (*range(-2, 13), 20, 99, 100, 255, 256, 300, 10**7, 2**31 - 1, 2**31, 2**63 - 1, -(2**63))
TABLES = [
    ("classic", 3, {}),
    ("anniversary", 5, {}),
    ("classic", 4, {"auction": "progressive"}),
    ("anniversary", 4, {"auction": "progressive", "bluff": "none"}),
]


@pytest.mark.parametrize(("edition", "seats", "options"), TABLES)
def test_nonsense_is_refused(edition: str, seats: int, options: dict[str, Any]) -> None:
    chance = random.Random(f"{edition} {seats} {options}")
    refused = accepted = 0
    for game in positions(edition, seats, options):
        before = game.position()
        for _ in range(120):
            action, seat = nonsense(chance), chance.randrange(seats)
            reason = refusal_of(game, action, seat)
            if reason is None:
                check_action(action, game.options)  # it can be said, so it was no nonsense
                accepted += 1
            else:
                assert reason
                refused += 1
        assert game.position() == before
    assert refused > accepted > 0


def refusal_of(game: Game, action: Action, seat: int) -> str | None:
    try:
        game.attempt(action, seat)
    except IllegalAction as problem:
        return str(problem)
    return None


def positions(edition: str, seats: int, options: dict[str, Any]) -> Iterator[Game]:
    """A game as it goes on."""
    game = Game.new(edition, seats, seed=4, **options)
    bots = SeatedBots(game, {seat: make_bot("merchant") for seat in range(seats)}, 1)
    for step in range(160):
        if game.over:
            return
        if step % 8 == 0:
            yield game
        bots.play(game.waiting[0])


def nonsense(chance: random.Random) -> AnyAction:
    """An action of any kind with any numbers."""
    kind = chance.choice(KINDS)
    hints = get_type_hints(kind)
    fields = {name: value(hints[name], chance) for name in kind.__struct_fields__}
    action: AnyAction = kind(**fields)  # type: ignore[assignment]
    return action


def value(hint: Any, chance: random.Random) -> Any:
    if hint is int:
        return chance.choice(NUMBERS)
    parts = get_args(hint)
    if get_origin(hint) is not tuple:  # a number or none
        return chance.choice((None, *NUMBERS))
    if parts[-1] is Ellipsis:
        return tuple(value(parts[0], chance) for _ in range(chance.choice((0, 1, 2, 6))))
    return tuple(value(part, chance) for part in parts)
