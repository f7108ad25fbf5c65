"""The search: thinks ahead, over all that the others' cards may be, as far as its time allows."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

import numpy as np
import numpy.typing as npt

from longshore.bots.bot import Bot, Decision
from longshore.bots.merchant.style import make_styles, style_at
from longshore.engine.compiled import inside
from longshore.engine.state import NONE, SEATS

if TYPE_CHECKING:
    from longshore.bots.learned.weights import Packed

SEED_BITS = 62
CATCHING_UP = 0.4  # so much of what is left might go to the second choice alone
SAME = 8  # choices that are looked at for whether they come to the same
OPEN_TO_ALL = 0.25  # with a network, who knows better than merchants what is likely
LEARNED = "learned"  # the network that comes with Longshore
CHUNK = 24  # iterations between two looks at the clock


class Search(Bot):
    """Information-set Monte-Carlo tree search with merchants playing the games out."""

    trusted: ClassVar[bool] = True

    instead: ClassVar[Mapping[str, tuple[str, ...]]] = {"playouts": ("seconds",)}

    def __init__(
        self,
        seconds: float = 0.1,
        playouts: int = 0,
        style: str = "steady",
        network: str = "",
    ) -> None:
        """`network` proposes actions: `learned`, or a file that `longshore train` has written."""
        if not (seconds >= 0 and playouts >= 0):
            raise ValueError("A search takes a number of seconds or of playouts, not below 0.")
        self._seconds, self._playouts = seconds, playouts
        self._styles = make_styles(style)
        self._actor = _load_network(network) if network else None
        self._room: _Room | None = None

    def choose(self, decision: Decision) -> list[int]:
        if only := decision.only:
            return list(only)
        if self._room is None:
            self._room = _Room(self._actor)
        room = self._room
        began, done = time.perf_counter(), 0
        room.begin(decision, np.repeat(style_at(self._styles, decision.options), SEATS))
        seconds, most = self._bounds(decision)
        while done < most:
            chunk = min(CHUNK, most - done)
            room.think(chunk)
            done += chunk
            passed = time.perf_counter() - began
            if passed >= seconds or room.is_clear(done, passed, seconds, most):
                break
        return room.moves()

    def _bounds(self, decision: Decision) -> tuple[float, int]:
        """By playouts if they are given, else by time; a table's budget bounds both."""
        seconds = float("inf") if self._playouts else self._seconds
        most = self._playouts or 10**9
        budget = decision.budget
        if budget.seconds is not None:
            seconds = min(seconds, budget.seconds)
        if budget.work is not None:
            most = min(most, budget.work)
        return seconds, max(1, most)


def _load_network(network: str) -> Packed:
    from longshore.bots.learned.weights import load_packed

    return load_packed("" if network == LEARNED else network)


class _Room:
    """The memory that a search thinks in, kept from one decision to the next."""

    def __init__(self, actor: Packed | None = None) -> None:
        from longshore.bots.merchant.belief import BELIEF
        from longshore.bots.merchant.mind import MIND
        from longshore.bots.search import thinking, tree
        from longshore.bots.search.choices import CHOICES
        from longshore.bots.search.manner import usual_manner
        from longshore.engine.state import STATE

        self._thinking = thinking
        self.cells = inside(np.zeros(2, STATE))
        self.minds = inside(np.zeros(2, MIND))
        self.beliefs = inside(np.zeros(1, BELIEF))
        self.trees = inside(np.zeros(1, tree.TREE))
        self.nodes = inside(np.zeros(tree.MOST_NODES, tree.NODE))
        self.edges = inside(np.zeros(tree.MOST_EDGES, tree.EDGE))
        self.paths = inside(np.zeros(1, thinking.PATH))
        self.choices = inside(np.zeros(1, CHOICES))
        self.manners = inside(usual_manner())
        self._actor = actor
        if actor is not None:
            self.manners["open"] = OPEN_TO_ALL

    def begin(self, decision: Decision, styles: npt.NDArray[np.void]) -> None:
        self._styles = inside(styles)
        self.cells[0] = decision.sight.cells[0]
        seed = decision.rng.getrandbits(SEED_BITS)
        self._thinking.begin(
            self.cells,
            decision.seat,
            self.minds,
            self.beliefs,
            self.trees,
            self.nodes,
            inside(decision.auctions),
            seed,
        )
        self.seat = decision.seat
        self._hide_own_card()
        self.choices["scripts"] = 0
        if self._actor is not None:
            self._propose(decision, self._actor)

    def _hide_own_card(self) -> None:
        """The others that it imagines know of its card what its bids tell, and no more."""
        evidence = self.beliefs["evidence"][0, self.seat]
        likely = np.exp(evidence - evidence.max())
        self.minds["belief"][0, self.seat] = likely / likely.sum()

    def _propose(self, decision: Decision, actor: Packed) -> None:
        """Lay down what the network would do, to be thought about beside the rest."""
        from longshore.bots.search.proposing import propose

        self.choices["script"] = NONE
        for number, one in enumerate(propose(decision.sight, decision.seat, actor)):
            self.choices["script"][0, number, : len(one.moves)] = one.moves
            self.choices["likely"][0, number] = one.likely
            self.choices["scripts"] = number + 1

    def think(self, count: int, settled: int = NONE) -> None:
        self._thinking.think(
            self.cells,
            self.minds,
            self.beliefs,
            self._styles,
            self.trees,
            self.nodes,
            self.edges,
            self.paths,
            self.choices,
            self.manners,
            count,
            settled,
        )

    def own_edges(self) -> list[int]:
        """The seat's own choices at the root, most visited first."""
        found: list[int] = []
        at = int(self.nodes["edge"][0])
        while at >= 0:
            if self.edges["seat"][at] == self.seat:
                found.append(at)
            at = int(self.edges["next"][at])
        return sorted(found, key=lambda at: (-self.edges["visits"][at], at))

    def is_clear(self, done: int, passed: float, seconds: float, most: int) -> bool:
        """Whether no other choice is likely to be visited more often in what is left."""
        found = self.own_edges()
        if len(found) == 1:
            return True
        left = min(most - done, done * (seconds - passed) / passed)
        visits = self.edges["visits"]
        return bool(visits[found[0]] - visits[found[1]] > CATCHING_UP * left)

    def moves(self) -> list[int]:
        """The moves of the choice that was visited most."""
        own = self.own_edges()
        if not self.choices["scripts"][0]:
            return list(self._moves_of(own[0]))
        visits: dict[tuple[int, ...], int] = {}  # a merchant and the network may mean the same
        for edge in own[:SAME]:
            run = self._moves_of(edge)
            visits[run] = visits.get(run, 0) + int(self.edges["visits"][edge])
        return list(max(visits.items(), key=lambda one: one[1])[0])

    def _moves_of(self, edge: int) -> tuple[int, ...]:
        self.think(1, edge)
        mind = self.minds[1]
        return tuple(int(move) for move in mind["plan"][: mind["planned"]])
