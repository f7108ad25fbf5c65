"""One way to ask any place where the game is played whether it keeps secrets.

A place opens worlds: the same story, played step by step, with all that everybody who looks on is
shown of it. Worlds that differ only in what somebody cannot know must show him the same, byte by
byte. And they must not show the same to who can know it: else the comparison would find nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Sequence
from contextlib import AbstractContextManager
from itertools import permutations
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from longshore.engine.state import SEATS
from longshore.game.game import draw
from longshore.game.options import Options
from longshore.notation import Deal

Viewer = int | None
SPECTATOR: Viewer = None


class Story(NamedTuple):
    """A table and its deal. What is played there is by chance, from the same seed."""

    options: Options
    seed: int
    settings: dict[str, Any] = {}  # noqa: RUF012  of a table on a server

    @property
    def deal(self) -> Deal:
        return draw(self.options, self.seed)


class Heard(NamedTuple):
    """Something that somebody was shown, and what it was shown as."""

    what: str
    told: bytes


class World(ABC):
    """A game at one place, and what each of those who look on has been shown of it so far."""

    def __init__(self, options: Options, viewers: Sequence[Viewer]) -> None:
        self.options, self.viewers = options, tuple(viewers)
        self.heard: dict[Viewer, list[Heard]] = {viewer: [] for viewer in self.viewers}

    def hear(self, viewer: Viewer, what: str, told: bytes) -> None:
        self.heard[viewer].append(Heard(what, told))

    @abstractmethod
    def take(self, step: Any) -> None:
        """Go on with the story."""

    def search(self, viewer: Viewer, /) -> None:  # noqa: B027  few have to
        """Ask for all there is to be asked for. Most places show everything by themselves."""


class Twin(NamedTuple):
    """Other cards, who cannot tell that they are others, and somebody who can."""

    deal: Deal
    blind: tuple[Viewer, ...]
    knows: int


class Place(ABC):
    """Where worlds are."""

    @abstractmethod
    def script(self, story: Story) -> list[Any]:
        """The steps of the story, to its end."""

    @abstractmethod
    def open(self, folder: Path, story: Story, deal: Deal, /) -> AbstractContextManager[World]:
        """A world of its own, at the start of the story; what it keeps lies in the folder."""

    def moments(self, _script: Sequence[Any], /) -> set[int]:
        """After which steps to ask for everything."""
        return set()

    def twins(self, story: Story) -> list[Twin]:
        """The worlds to compare with: for everybody one in which all others have other cards."""
        seats = range(story.options.seats)
        return [
            Twin(all_others(story.deal, seat), (seat,), (seat + 1) % len(seats)) for seat in seats
        ]


def live_through(at: World, script: Sequence[Any], moments: Collection[int] = ()) -> None:
    """Play a story, and look around."""
    for number, step in enumerate(script):
        at.take(step)
        if number in moments:
            for viewer in at.viewers:
                at.search(viewer)


def same(here: World, there: World, viewers: Sequence[Viewer]) -> str:
    """Nothing if all of them were shown the same, else where it first differs."""
    for viewer in viewers:
        one, other = here.heard[viewer], there.heard[viewer]
        for number, (left, right) in enumerate(zip(one, other, strict=False)):
            if left != right:
                return f"viewer {viewer}, message {number}:\n{_cut(left, right)}"
        if len(one) != len(other):
            return f"viewer {viewer}: {len(one)} messages, and {len(other)}"
    return ""


def _cut(left: Heard, right: Heard) -> str:
    pairs = zip(left.told, right.told, strict=False)
    at = next((place for place, (one, other) in enumerate(pairs) if one != other), 0)
    shown = slice(max(0, at - 80), at + 80)
    return f"{left.what}: {left.told[shown]!r}\n{right.what}: {right.told[shown]!r}"


# Cards


def other_cards(deal: Deal, seat: Viewer) -> Iterator[Deal]:
    """Deals that differ only in the cards that a seat cannot know, undealt ones among them."""
    others = [other for other in range(len(deal.cards)) if other != seat]
    unknown = [card for card in range(SEATS) if seat is None or card != deal.cards[seat]]
    for drawn in permutations(unknown, len(others)):
        cards = list(deal.cards)
        for other, card in zip(others, drawn, strict=True):
            cards[other] = card
        if tuple(cards) != deal.cards:
            yield msgspec.structs.replace(deal, cards=tuple(cards))


def all_others(deal: Deal, seat: int) -> Deal:
    """One of them in which every other seat has another card."""
    return next(
        other
        for other in other_cards(deal, seat)
        if sum(map(int.__eq__, other.cards, deal.cards)) == 1
    )


def exchanged(deal: Deal, seats: tuple[int, int], *, undealt: bool) -> Deal:
    """The deal with the cards of two seats exchanged, one of them for the one nobody has."""
    cards = list(deal.cards)
    one, other = seats
    cards[one], cards[other] = cards[other], cards[one]
    if undealt:
        (cards[one],) = set(range(SEATS)) - set(deal.cards)
    return msgspec.structs.replace(deal, cards=tuple(cards))
