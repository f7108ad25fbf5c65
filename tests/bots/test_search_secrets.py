"""The search never reads what its seat cannot know.

With the same generator and so many playouts it makes the same choice in worlds that differ only in
hidden facts: the others' cards, and what they have sealed.
"""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from longshore import Game
from longshore.bots.search import Search
from longshore.engine.bindings import GameBuffer
from longshore.engine.state import NONE, Phase
from tests.bots.asking import (
    Moment,
    decision_at,
    moments,
    some_moments,
    with_other_bids,
    with_other_cards,
    with_other_own_card,
)
from tests.support import EDITIONS

PLAYOUTS = 30


def choice(moment: Moment, seed: int, world: GameBuffer | None = None) -> list[int]:
    return Search(playouts=PLAYOUTS).choose(moment.decision(seed, world))


def worlds(chance: random.Random, moment: Moment) -> list[GameBuffer]:
    """Some that look the same to the seat: other cards, other bids, and both."""
    cards = with_other_cards(chance, moment, moment.buffer)
    if not moment.sealed_by_others():
        return [cards, with_other_cards(chance, moment, moment.buffer)]
    bids = with_other_bids(chance, moment, moment.buffer)
    return [cards, bids, with_other_bids(chance, moment, cards)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_V1_the_same_choice_in_worlds_that_differ_in_hidden_facts(edition: str) -> None:
    """Over decisions of all kinds in games of 3 to 5 seats."""
    chance, choices = random.Random(3), set()
    phases: dict[Phase, int] = {}
    for number, moment in enumerate(some_moments(8)):
        if moment.options.edition != edition or moment.decision(0).only:
            continue
        here = choice(moment, number)
        for world in worlds(chance, moment):
            assert world.cells.tobytes() != moment.buffer.cells.tobytes()
            assert choice(moment, number, world) == here, moment
        phases[moment.phase] = phases.get(moment.phase, 0) + 1
        choices.add(tuple(here))
    for phase in (Phase.ACT, Phase.BIDS, Phase.TIEBREAK, Phase.DECIDE):
        assert phases[phase] >= 8
    assert len(choices) > 30


def test_what_is_known_matters() -> None:
    """The comparisons would notice a card, or bids that were shown, if they were looked at."""
    own, seen = 0, 0
    for number, moment in enumerate(some_moments(4)):
        here = choice(moment, number)
        own += choice(moment, number, with_other_own_card(moment)) != here
        seen += choice(moment._replace(seen=moment.seen[:0]), number) != here
    assert own > 20
    assert seen > 20


SEALED = {
    "classic": """longshore classic 4
        turn blue, round 9, phase bids
        blue: ship island k n o, card A
        red: cash 20, card {}, {red}
        yellow: cash 15, card {}, island n2
        green: cash 12, card {}, {green}""",
    "anniversary": """longshore anniversary 4
        turn blue, round 9, phase bids
        blue: ship island k n p, card A
        red: cash 20, card {}, {red}
        yellow: cash 15, card {}, island n2
        green: cash 12, card {}, {green}""",
}


def test_V1_L3_its_own_sealed_bid_is_the_same_whatever_the_others_have_sealed() -> None:
    sealed = (("bid 0", "bid 0"), ("bid 20", "bid 3"), ("bid 27, sealed-loans 1", "bid 12"))
    for edition, text in SEALED.items():
        for seed in range(4):
            answers = set()
            for red, green in sealed:
                for cards in (("B", "C", "D"), ("E", "C", "B"), ("D", "C", "E")):
                    game = Game.from_position(text.format(*cards, red=red, green=green))
                    decision = decision_at(game, 2, seed)
                    answers.add(tuple(Search(playouts=100).choose(decision)))
            assert len(answers) == 1, edition


TIED = """longshore anniversary 4 bluff={bluff}
    turn blue, round 9, phase tiebreak
    blue: ship island k n p
    red: cash 20, bid 6{red}
    yellow: cash 15, bid 6, island n3
    green: cash 12, bid 6{green}"""


@pytest.mark.parametrize("bluff", ["plain", "cancel"])
def test_V1_A2_A7_its_extra_bid_is_the_same_whatever_the_others_have_sealed(bluff: str) -> None:
    for seed in range(4):
        answers = set()
        for red, green in (
            (", extra 0", ", extra 0"),
            (", extra 9", ", extra 6"),
            (", extra 19, sealed-loans 1, extra-bluff 1", ", extra 2, extra-bluff 2"),
        ):
            game = Game.from_position(TIED.format(bluff=bluff, red=red, green=green))
            answers.add(tuple(Search(playouts=100).choose(decision_at(game, 2, seed))))
        assert len(answers) == 1


CLOSE = {
    "classic": """longshore classic 3 supply=18
        turn blue, round 9, phase decide
        blue: cash 30, card A, ship island k2 w2, island n5 k t2
        red: cash 30, bid 9, card {}, island n3
        yellow: cash 30, bid 0, card {}""",
    "anniversary": """longshore anniversary 3 supply=18
        turn blue, round 9, phase decide
        blue: cash 30, card A, ship island k2 g2, island n5 k e2
        red: cash 30, bid 10, card {}, island n3
        yellow: cash 30, bid 0, card {}""",
}


@pytest.mark.parametrize("edition", EDITIONS)
def test_V1_sells_or_keeps_the_same_whatever_cards_the_others_have(edition: str) -> None:
    """So close a call that the seed decides: a card that is known would decide it too."""
    answers: dict[int, set[tuple[int, ...]]] = {seed: set() for seed in range(12)}
    for cards in permutations("BCDE", 2):
        game = Game.from_position(CLOSE[edition].format(*cards))
        for seed, found in answers.items():
            found.add(tuple(Search(playouts=20).choose(decision_at(game, 0, seed))))
    assert {len(found) for found in answers.values()} == {1}
    assert len(set.union(*answers.values())) == 2


def test_V1_a_bid_that_is_made_tells_no_more_than_one_that_is_owed() -> None:
    """Who has bid is open, but not what: it may as well bid once more."""
    compared = 0
    for number, moment in enumerate(moments()):
        sealed = moment.sealed_by_others() if moment.phase == Phase.BIDS else []
        if not sealed or number % 2 or moment.decision(number).only:
            continue
        owed = moment.buffer.copy()
        for other in sealed:
            owed.state.awaiting |= 1 << other
            owed.state.bid[other] = NONE
            owed.state.sealed_loans[other] = owed.state.bluffs[other] = 0
        assert choice(moment, number, owed) == choice(moment, number)
        compared += 1
    assert compared > 50
