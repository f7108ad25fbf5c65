"""Stories of tables on a server: who keeps secrets there, and what is done in secret."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, NamedTuple

from longshore.game.actions import Bid, Pass
from longshore.game.board import owes_sealed_bid
from longshore.game.events import BidSealed
from longshore.game.game import Game
from longshore.game.options import Options
from longshore.game.spelling import fold
from longshore.notation import Deal
from tests.random_play import draw_action
from tests.secrecy.games import Step
from tests.secrecy.harness import SPECTATOR, Place, Story, Twin, Viewer, exchanged
from tests.secrecy.tables import TableWorld, script_of, world
from tests.support import TEMPERS, draw_seat

WATCHERS = (SPECTATOR, 0, 1)  # who looks on at what seats 2 and 3 keep secret
SECRETIVE = (2, 3)


class Tables(Place):
    """A server with one table, at which four people sit."""

    def script(self, story: Story) -> list[Step]:
        chance = random.Random(story.seed)
        return script_of(story.options, story.deal, lambda game: choose(chance, game))

    def open(self, folder: Path, story: Story, deal: Deal) -> AbstractContextManager[TableWorld]:
        return world(folder, story.options, deal, **story.settings)

    def moments(self, script: Sequence[Step]) -> set[int]:
        """Early, while bids are sealed, and before the end."""
        bids = [number for number, (_, action) in enumerate(script) if isinstance(action, Bid)]
        return {2, len(script) - 1, *bids[len(bids) // 2 :][:1]}

    def twins(self, story: Story) -> list[Twin]:
        """Few: it takes a server each."""
        first = exchanged(story.deal, (0, 1), undealt=False)
        last = exchanged(story.deal, (2, 3), undealt=True)
        return [Twin(first, (SPECTATOR, 2, 3), 0), Twin(last, WATCHERS, 3)]


TABLES = Tables()


def choose(chance: random.Random, game: Game) -> Step:
    """Something that somebody can do. Cargoes come to the island soon.

    Seats 2 and 3 make sealed bids before the others, in seat order, as orders would. They pass
    now and then, and bid what they have.
    """
    first = [seat for seat in sealed_bidders(game) if seat in SECRETIVE]
    seat = first[0] if first else draw_seat(chance, game.state, stray=0.02)
    bid = Bid(amount=chance.randint(0, game.cash(seat)))
    if first and game.can(bid, seat):
        return seat, bid
    if seat in SECRETIVE and chance.random() < 0.2 and game.can(Pass(), seat):
        return seat, Pass()
    moves = draw_action(chance, game.state, seat, TEMPERS["shipper"])
    return seat, fold(game.state, seat, moves)[0]


NO_SUMS: dict[str, Any] = {"counted_cash": False, "clock": None}
STORIES = {
    "classic": Story(Options.make("classic", 4, round_limit=3), 53, {}),
    "anniversary": Story(Options.make("anniversary", 4, round_limit=3), 44, NO_SUMS),
}
LONG_STORIES = {
    "long classic": Story(Options.make("classic", 4, round_limit=7), 17, {}),
    "long anniversary": Story(Options.make("anniversary", 4, round_limit=7), 21, NO_SUMS),
}
EVERY_STORY = STORIES | LONG_STORIES
SHORT = Story(Options.make("classic", 4, round_limit=5), 13, {})  # there are bids soon


def sealed_bidders(game: Game) -> list[int]:
    return [seat for seat in game.waiting if owes_sealed_bid(game.state, seat)]


def cards_of(game: Game, seat: int, bid: Bid) -> int | None:
    """A7: how many cards all see of a bid, once it is made."""
    made = (event for event in game.copy().play(bid, seat) if isinstance(event, BidSealed))
    return next(made).cards


def alike(game: Game, seat: int, bids: list[Bid]) -> list[Bid]:
    """Those that look the same to others: of the number of cards that most of them are of."""
    cards = {id(bid): cards_of(game, seat, bid) for bid in bids}
    usual, _ = Counter(cards.values()).most_common(1)[0]
    return [bid for bid in bids if cards[id(bid)] == usual]


class Scheme(NamedTuple):
    """What seats 2 and 3 keep secret: how they bid, what they write down, where they are called."""

    name: str
    bid: Callable[[list[Bid]], Bid]
    notes: str
    webhook: bool


def lowest(bids: list[Bid]) -> Bid:
    return min(bids, key=lambda bid: (bid.loans, bid.bluff, bid.amount))


def highest(bids: list[Bid]) -> Bid:
    return max(bids, key=lambda bid: (bid.loans, bid.bluff, bid.amount))


SCHEMES = (
    Scheme("modest", lowest, "", False),
    Scheme("bold", highest, "I bid all I have, and more.", True),
)


def bid_otherwise(
    at: TableWorld,
    game: Game,
    seats: list[int],
    scheme: Scheme,
    viewers: Sequence[Viewer],
    *,
    any_cards: bool = False,
) -> int:
    """Bids that are sealed, looked at from all sides, and taken back by everybody's leave.

    They are of as many cards whatever the scheme, unless of any number (A7).
    """
    begun, before = at.seq + 1, game.copy()
    bids = 0
    for seat in seats:
        legal = [one for one in before.legal_actions(seat) if isinstance(one, Bid)]
        legal = legal if any_cards else alike(before, seat, legal)
        at.play(seat, scheme.bid(legal))
        bids += lowest(legal) != highest(legal)
    for viewer in viewers:
        at.search(viewer)
    at.undo(seats[0], begun)
    return bids


def give(at: TableWorld, seat: int, orders: dict[str, Any] | None) -> None:
    assert at.ask(seat, "PUT", "/orders", json=orders).is_success
