"""Thinking: one iteration after another.

Each deals the unseen cards, walks down the tree, lets merchants play on from there for some rounds,
and carries back up how each seat stands then. To the end of a game it would take longer and say
less: what comes late depends little on a decision, and blurs what does.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from longshore.bots.merchant.belief import believe
from longshore.bots.merchant.mind import Idea, draw, seed_mind
from longshore.bots.merchant.outlook import forget
from longshore.bots.merchant.policy import intend, play_decision
from longshore.bots.search.choices import list_choices, list_scripts, take_up
from longshore.bots.search.tree import OUTCOME, find_edge, new_node, select
from longshore.engine.building import machine_price, warehouse_price
from longshore.engine.compiled import compiled, long_entry
from longshore.engine.play import first_waiting
from longshore.engine.scoring import score, winners
from longshore.engine.state import NONE, SEATS, Phase, bit, machine_count

LONG = 10.0  # rounds
DEEPEST = 24

PATH = np.dtype(
    [
        ("edge", "i4", (DEEPEST + 2,)),
        ("length", "i4"),
        ("worth", "f8", (SEATS,)),
        ("result", "f8", (SEATS,)),
    ],
    align=True,
)


@long_entry
def begin(
    cells: Any,
    seat: int,
    minds: Any,
    beliefs: Any,
    trees: Any,
    nodes: Any,
    witnessed: Any,
    seed: int,
) -> None:
    """Make ready to think about a decision: what is believed, and an empty tree.

    `cells` holds the seat's sight in place 0 and room to play in place 1; so does `minds`.
    """
    state = cells[0]
    mind = minds[0]
    forget(mind)
    believe(mind, beliefs[0], witnessed, int(state.seats), seat, int(state.card[seat]))
    seed_mind(mind, seed)
    unseal(state, seat)
    trees[0].nodes = 0
    trees[0].edges = 0
    trees[0].seat = seat
    new_node(trees[0], nodes)


@compiled
def unseal(state, seat):
    """What others have sealed is not known: they may as well bid once more."""
    if state.phase == Phase.BIDS:
        for other in range(state.seats):
            if other != seat and other != state.active:
                state.awaiting |= bit(other)
    elif state.phase == Phase.TIEBREAK:
        for other in range(state.seats):
            if other != seat and state.tied & bit(other):
                state.awaiting |= bit(other)


@long_entry
def think(
    cells: Any,
    minds: Any,
    beliefs: Any,
    styles: Any,
    trees: Any,
    nodes: Any,
    edges: Any,
    paths: Any,
    choices: Any,
    manners: Any,
    count: int,
    settled: int,
) -> None:
    """So many iterations; or, once an edge is `settled` on, its choice played in place 1.

    One program for both, so that the rules are compiled once.
    """
    path = paths[0]
    for _ in range(count):
        cells[1] = cells[0]
        minds[1] = minds[0]
        state = cells[1]
        mind = minds[1]
        if settled == NONE:
            deal_cards(state, mind, beliefs[0])
        _play(state, mind, styles, trees[0], nodes, edges, path, choices[0], manners[0], settled)
        if settled == NONE:
            minds[0].word = mind.word
            rate(state, mind, path, manners[0])
            back_up(edges, path)


@compiled
def _play(state, mind, styles, tree, nodes, edges, path, choices, manner, settled):
    """Follow the tree to its rim and one edge beyond, then let merchants play on."""
    path.length = 0
    node = 0
    last = state.round_number + int(manner.rounds)
    while state.phase != Phase.OVER and state.round_number <= last:
        seat = first_waiting(state)
        if settled != NONE:
            seat = int(edges[settled].seat)
        phase = state.phase
        at = NONE
        if node != NONE:
            at = _choose(
                state, mind, styles[seat], tree, nodes, edges, node, seat, choices, manner, settled
            )
        play_decision(state, mind, styles[seat], seat)
        if settled != NONE:
            return
        if node != NONE:
            node = _follow(state, tree, nodes, edges, node, at, phase, path, manner)


@compiled
def _choose(state, mind, style, tree, nodes, edges, node, seat, choices, manner, settled):
    """One seat's choice at a node; NONE when the tree is full, and it plays as a merchant."""
    list_choices(state, mind, style, seat, choices)
    if node == 0 and seat == tree.seat and choices.scripts > 0:
        list_scripts(choices, manner.trust)
    at = settled
    if at == NONE:
        nodes[node].visits += 1
        at = select(tree, nodes, edges, node, seat, choices, manner)
    if at != NONE:
        edge = edges[at]
        intend(mind, edge.kind, edge.target, edge.cost)
        mind.lean = edge.lean
        if edge.kind == Idea.SCRIPT:
            take_up(mind, choices, edge.target)
    return at


@compiled
def _follow(state, tree, nodes, edges, node, at, phase, path, manner):
    """The node that a choice leads to; NONE when it leads out of the tree.

    Sealed bids are simultaneous: each seat chooses at the same node, without the others' bids, and
    the way on is by what they came to.
    """
    if at == NONE or path.length >= min(DEEPEST, int(manner.deep)):
        return NONE
    _step(path, at)
    if phase == Phase.BIDS or phase == Phase.TIEBREAK:
        if state.phase == phase:
            return node
        outcome = -1 - int(state.phase)
        if state.phase == Phase.DECIDE or state.phase == Phase.TIEBREAK:
            outcome = int(state.high) * 32 + int(state.tied)
        at = find_edge(tree, nodes, edges, node, NONE, OUTCOME, outcome, phase)
        if at == NONE:
            return NONE
        _step(path, at)
    edge = edges[at]
    if edge.child == NONE:
        edge.child = new_node(tree, nodes)
        return NONE
    return edge.child


@compiled
def _step(path, at):
    path.edge[path.length] = at
    path.length += 1


@compiled
def back_up(edges, path):
    """Each seat's own result to the choices that it made."""
    for step in range(path.length):
        edge = edges[path.edge[step]]
        edge.visits += 1
        if edge.kind != OUTCOME:
            edge.total += path.result[edge.seat]


@compiled
def deal_cards(state, mind, belief):
    """Deal the unseen cards as they may lie."""
    left = draw(mind)
    deal = 0
    while deal < belief.deals - 1 and left >= belief.weight[deal]:
        left -= belief.weight[deal]
        deal += 1
    for seat in range(state.seats):
        state.card[seat] = belief.card[deal, seat]


@compiled
def rate(state, mind, path, manner):
    """Each seat's own result: partly the win, partly by how much."""
    best = winners(state)
    shared = 0
    for seat in range(state.seats):
        shared += best >> seat & 1
        path.worth[seat] = score(state, seat) + _prospects(state, mind, seat, manner)
    for seat in range(state.seats):
        rival = -1e9
        for other in range(state.seats):
            if other != seat:
                rival = max(rival, path.worth[other])
        margin = (path.worth[seat] - rival) / manner.scale
        result = (1.0 - manner.winning) / (1.0 + math.exp(-margin))
        if best & bit(seat):
            result += manner.winning / shared
        path.result[seat] = result


@compiled
def _prospects(state, mind, seat, manner):
    """What a seat has built will still be of use, if the game goes on."""
    if state.phase == Phase.OVER:
        return 0.0
    paid = 0
    for machine in range(1, machine_count(state, seat)):
        paid += machine_price(machine)
    for warehouse in range(1, state.warehouses[seat]):
        paid += warehouse_price(warehouse)
    return manner.building * paid * min(1.0, mind.rounds_left / LONG)
