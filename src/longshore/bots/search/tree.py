"""The tree of a search: nodes are what the seats know in common, edges what was chosen there.

A node is reached by the choices made, not by the cards: one tree serves all deals of the cards
that the seat can believe in, and an edge counts how often it could have been chosen (`open`).
"""

from __future__ import annotations

import math

import numpy as np

from longshore.engine.compiled import compiled
from longshore.engine.state import NONE

NODE = np.dtype([("edge", "i4"), ("visits", "i4")], align=True)
EDGE = np.dtype(
    [
        ("total", "f8"),  # results of the seat that chose
        ("next", "i4"),  # the next edge of the same node
        ("child", "i4"),
        ("visits", "i4"),
        ("open", "i4"),
        ("target", "i2"),
        ("cost", "i2"),
        ("kind", "i1"),
        ("lean", "i1"),
        ("seat", "i1"),
    ],
    align=True,
)
TREE = np.dtype([("nodes", "i4"), ("edges", "i4"), ("seat", "i4")], align=True)  # whose it is

OUTCOME = 40  # not a choice: what sealed bids came to

MOST_NODES, MOST_EDGES = 20_000, 60_000


@compiled
def new_node(tree, nodes):
    """A node, or NONE when the tree is full."""
    if tree.nodes >= len(nodes):
        return NONE
    at = tree.nodes
    nodes[at].edge = NONE
    nodes[at].visits = 0
    tree.nodes += 1
    return at


@compiled
def find_edge(tree, nodes, edges, node, seat, kind, target, lean):
    """The edge of a choice, made if it is new; NONE when the tree is full."""
    at = nodes[node].edge
    while at != NONE:
        edge = edges[at]
        if edge.kind == kind and edge.target == target and edge.lean == lean and edge.seat == seat:
            return at
        at = edge.next
    if tree.edges >= len(edges):
        return NONE
    at = tree.edges
    tree.edges += 1
    edge = edges[at]
    edge.kind = kind
    edge.target = target
    edge.lean = lean
    edge.seat = seat
    edge.next = nodes[node].edge
    edge.child = NONE
    edge.visits = 0
    edge.open = 0
    edge.total = 0.0
    nodes[node].edge = at
    return at


@compiled
def sort_choices(choices):
    """The likeliest first: few enough for the plainest sort."""
    for at in range(1, choices.count):
        place = at
        while place > 0 and choices.prior[place - 1] < choices.prior[place]:
            _swap(choices, place - 1, place)
            place -= 1


@compiled
def _swap(choices, one, other):
    prior = choices.prior[one]
    choices.prior[one] = choices.prior[other]
    choices.prior[other] = prior
    target = choices.target[one]
    choices.target[one] = choices.target[other]
    choices.target[other] = target
    cost = choices.cost[one]
    choices.cost[one] = choices.cost[other]
    choices.cost[other] = cost
    kind = choices.kind[one]
    choices.kind[one] = choices.kind[other]
    choices.kind[other] = kind
    lean = choices.lean[one]
    choices.lean[one] = choices.lean[other]
    choices.lean[other] = lean


@compiled
def select(tree, nodes, edges, node, seat, choices, manner):
    """The edge to follow: the best so far, or what is likely and little tried.

    Progressive widening: of the choices, the likeliest first, so many are looked at as the visits
    of the node allow. NONE: the tree is full.
    """
    sort_choices(choices)
    visits = nodes[node].visits
    count = min(int(choices.count), int(manner.wide + manner.wider * math.sqrt(visits)))
    whole = 0.0
    for at in range(count):
        whole += choices.prior[at]
    even = manner.open if node == 0 else 0.0
    usual = _mean(nodes, edges, node, seat) - manner.doubt
    best = -1e9
    chosen = NONE
    for at in range(count):
        index = find_edge(
            tree,
            nodes,
            edges,
            node,
            seat,
            choices.kind[at],
            choices.target[at],
            choices.lean[at],
        )
        if index == NONE:
            return NONE
        edge = edges[index]
        edge.cost = choices.cost[at]
        edge.open += 1
        likely = (1.0 - even) * choices.prior[at] / whole + even / count
        worth = usual if edge.visits == 0 else edge.total / edge.visits
        worth += manner.explore * likely * math.sqrt(1.0 + edge.open) / (1.0 + edge.visits)
        if worth > best:
            best = worth
            chosen = index
    return chosen


@compiled
def _mean(nodes, edges, node, seat):
    """How a seat has done at a node so far."""
    total = 0.0
    visits = 0
    at = nodes[node].edge
    while at != NONE:
        edge = edges[at]
        if edge.seat == seat:
            total += edge.total
            visits += edge.visits
        at = edge.next
    return total / visits if visits > 0 else 0.5
