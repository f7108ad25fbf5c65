"""What a choice is worth: the search's own playouts, asked of one choice after another.

A seat's choice is judged by what the seat could know then: the unseen cards are dealt as they may
lie, given the bids that everybody saw, and merchants play on from there. All choices of a decision
are tried with the same deals and the same chance, so that what they differ by is the choices.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from longshore.bots.bot import Auctions
from longshore.bots.masking import veiled_into
from longshore.bots.merchant.belief import BELIEF
from longshore.bots.merchant.mind import MIND
from longshore.bots.merchant.style import make_styles, style_at
from longshore.bots.search import thinking, tree
from longshore.bots.search.choices import CHOICES
from longshore.bots.search.manner import usual_manner
from longshore.engine.bindings import GameBuffer, Pages
from longshore.engine.compiled import inside
from longshore.engine.moves import move_name
from longshore.engine.state import NONE, SEATS, STATE
from longshore.game.actions import Action
from longshore.game.options import Options
from longshore.game.spelling import perform

WORD_BITS = 32
TO_THE_END = 100.0  # rounds: no game of merchants is that long

Dollars = npt.NDArray[np.float64]
Worths = npt.NDArray[np.float64]  # dollars by playout and seat
Cards = tuple[int, ...]  # the value card of each seat
Moves = tuple[int, ...]


class Estimate(NamedTuple):
    """A mean in dollars, and its standard error."""

    dollars: float
    error: float


def estimate(values: Dollars) -> Estimate:
    spread = float(values.std(ddof=1)) if len(values) > 1 else 0.0
    return Estimate(float(values.mean()), spread / float(np.sqrt(len(values))))


def leads(worths: Worths, seat: int) -> Dollars:
    """By playout: how far a seat is ahead of the best of the others; below zero: behind."""
    others = np.delete(worths, seat, axis=1)
    ahead: Dollars = worths[:, seat] - others.max(axis=1)
    return ahead


def chances(seed: int, number: int, stage: int, count: int) -> list[int]:
    """The beginnings of so many playouts; a generator of this kind stays at zero."""
    drawn = random.Random(f"{seed} {number} {stage}")
    return [drawn.getrandbits(WORD_BITS) | 1 for _ in range(count)]


class Evaluator:
    """The memory that playouts are made in, used for one decision after another."""

    def __init__(self, options: Options) -> None:
        self._seats = options.seats
        self.seat = 0  # whose decision is looked at
        self._styles = inside(np.repeat(style_at(make_styles(), options), SEATS))
        self._cells = inside(np.zeros(2, STATE))
        self._minds = inside(np.zeros(2, MIND))
        self._beliefs = inside(np.zeros(1, BELIEF))
        self._trees = inside(np.zeros(1, tree.TREE))
        self._nodes = inside(np.zeros(tree.MOST_NODES, tree.NODE))
        self._edges = inside(np.zeros(tree.MOST_EDGES, tree.EDGE))
        self._paths = inside(np.zeros(1, thinking.PATH))
        self._choices = inside(np.zeros(1, CHOICES))
        self._manners = inside(usual_manner())
        # a tree without room for an edge: from the first decision on merchants play
        self._no_trees = inside(np.zeros(1, tree.TREE))
        self._no_nodes = inside(np.zeros(1, tree.NODE))
        self._no_edges = inside(np.zeros(0, tree.EDGE))
        self._usual_rounds = float(self._manners["rounds"][0])
        self._sight = GameBuffer(np.zeros(1, STATE))

    # What is looked at

    def look(self, before: GameBuffer, seat: int, seen: Auctions, seed: int) -> None:
        """Turn to a decision of a seat, with what that seat could know."""
        veiled_into(inside(before.cells), seat, inside(self._sight.cells))
        self._begin(seat, seen, seed)
        self._sight.cells[0] = self._cells[0]  # what others have sealed is open again

    def look_on(self, now: GameBuffer, seen: Auctions) -> None:
        """Turn to a game as a spectator who knows what everybody knows.

        Of each seat that is what its neighbour believes, who does not see its card.
        """
        public = np.zeros((SEATS, self._minds["belief"].shape[2]), np.float32)
        for seat in range(self._seats):
            veiled_into(inside(now.cells), (seat + 1) % self._seats, inside(self._sight.cells))
            self._begin((seat + 1) % self._seats, seen, 1)
            public[seat] = self._minds["belief"][0, seat]
        self._minds["belief"][0] = public
        self._sight.cells[0] = now.cells[0]

    def _begin(self, seat: int, seen: Auctions, seed: int) -> None:
        self.seat = seat
        self._cells[0] = self._sight.cells[0]
        thinking.begin(
            self._cells,
            seat,
            self._minds,
            self._beliefs,
            self._trees,
            self._nodes,
            inside(seen),
            seed,
        )

    # What might be done

    def candidates(self, iterations: int, most: int) -> list[Moves]:
        """What a search would do here, the most looked at first, each as its moves."""
        self._cells[0] = self._sight.cells[0]
        self._think(iterations, NONE)
        own: list[int] = []
        at = int(self._nodes["edge"][0])
        while at != NONE:
            if self._edges["seat"][at] == self.seat and self._edges["visits"][at] > 0:
                own.append(at)
            at = int(self._edges["next"][at])
        own.sort(key=lambda edge: (-self._edges["visits"][edge], edge))
        return [self._moves_of(edge) for edge in own[:most]]

    def _moves_of(self, edge: int) -> Moves:
        self._think(1, edge)
        mind = self._minds[1]
        return tuple(int(move) for move in mind["plan"][: mind["planned"]])

    def _think(self, count: int, settled: int) -> None:
        thinking.think(
            self._cells,
            self._minds,
            self._beliefs,
            self._styles,
            self._trees,
            self._nodes,
            self._edges,
            self._paths,
            self._choices,
            self._manners,
            count,
            settled,
        )

    # What becomes of it

    def after(self, choice: Action | Moves) -> GameBuffer:
        """The game as the seat knows it, after what it does there."""
        scratch, unread = self._sight.copy(), Pages()
        if isinstance(choice, Action):
            perform(scratch, self.seat, choice, unread)
            return scratch
        for move in choice:
            if not scratch.step(self.seat, move, unread):
                raise ValueError(f"{move_name(move)} cannot be done there.")
        return scratch

    def now(self) -> GameBuffer:
        return self._sight

    def worths(
        self,
        after: GameBuffer,
        words: Sequence[int],
        cards: Sequence[Cards] = (),
        rounds: float | None = None,
    ) -> Worths:
        """What each seat comes to, by playout, some rounds on.

        With `cards` they are dealt so, in turn; else as the seat could believe.
        """
        believed = self._beliefs.copy()
        self._manners["rounds"] = self._usual_rounds if rounds is None else rounds
        self._no_nodes["edge"] = NONE
        self._no_trees["nodes"] = 1
        found = np.empty((len(words), self._seats))
        self._cells[0] = after.cells[0]
        for at, word in enumerate(words):
            if cards:
                self._beliefs["deals"] = 1
                self._beliefs["weight"][0, 0] = 1.0
                self._beliefs["card"][0, 0, : self._seats] = cards[at % len(cards)]
            self._minds["word"][0] = word
            thinking.think(
                self._cells,
                self._minds,
                self._beliefs,
                self._styles,
                self._no_trees,
                self._no_nodes,
                self._no_edges,
                self._paths,
                self._choices,
                self._manners,
                1,
                NONE,
            )
            found[at] = self._paths["worth"][0, : self._seats]
        self._beliefs[:] = believed
        self._manners["rounds"] = self._usual_rounds
        return found
