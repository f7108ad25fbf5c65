"""The tables of docs/environments.md, from the tables that the code works by.

    python -m longshore.envs.document docs/environments.md

What stands between `<!-- begin: moves -->` and `<!-- end: moves -->` is written anew, and so on.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from itertools import chain
from pathlib import Path

import numpy as np

from longshore.engine.layout import FIELDS, Field, layout
from longshore.engine.moves import FAMILIES, FIRST, Family, move_name
from longshore.engine.state import AUTOMATIC, Phase
from longshore.envs import rewards
from longshore.envs.dataset.rows import COLUMNS

# What a move of each family does, for readers who have the rules at hand.
MEANINGS: dict[str, str] = {
    "pass": "give up the actions that are left (T2); in open bidding: bid no more (A6)",
    "done": "buy, load or offer nothing further",
    "loan": "take a loan (L1); with a sealed bid it is sealed, too (L3)",
    "repay": "repay a loan (L2)",
    "build_warehouse": "build a warehouse (B1)",
    "build_machine": "build a machine of a colour (B1, B2)",
    "produce": "produce, or set out the factory store anew where nothing can be made (P1, P4)",
    "make": "which container is made, if not all fit (P2)",
    "price": "the price of the next container in hand, by colour, the cheapest first (P3, H3)",
    "stock": "buy from a seat's factory store (H1); one's own: only set the prices anew (H4)",
    "take": "a container of a colour at a price, for the harbour store (H1) or the ship (M2)",
    "sail_sea": "sail to the open sea (M1)",
    "sail_island": "sail to the island, which opens the auction (M4)",
    "sail_pier": "sail to one's own harbour at the Investment Bank, and load there (M5)",
    "sail_harbour": "sail to a seat's harbour, and load there (M1, M2)",
    "load": "load where the ship lies (M3)",
    "fetch": "load a container from one's own harbour at the Investment Bank (M5)",
    "hundred": "$100 more on the bid that is being spelled",
    "bid": "the rest of a bid, which ends it: to an auction (A1, A2, A6) or to a broker (K2)",
    "bluff": "one or two bluffing cards with the bid (A7)",
    "accept": "sell the cargo to the highest bidder (A4)",
    "decline": "keep it for the highest bid (A5)",
    "award": "sell it to one of those who are still tied (A2)",
    "sell": "a domestic sale: a container of a colour at a price (D)",
    "call": "call a broker (K2): 0 to 2 the containers of I, II, III, 3 to 5 their money",
    "offer_factory": "bid a container of the factory store to a broker (K2)",
    "offer_harbour": "bid a container of the harbour store to a broker (K2)",
    "pay": "the colour that is paid to the next broker (K8)",
    "seize": "the container that is seized (I3); price 1 where there are no prices",
    "give_up_warehouse": "a warehouse goes, not a machine (I3)",
    "give_up_machine": "a machine goes, not a warehouse (I3)",
    "seize_machine": "the machine that goes (I3)",
}


class DocumentError(ValueError):
    """A document without the place for a table."""


def begin(name: str) -> str:
    return f"<!-- begin: {name} -->"


def end(name: str) -> str:
    return f"<!-- end: {name} -->"


def put(text: str, name: str, content: str) -> str:
    """The text with other content between the markers of that name."""
    before, opened, rest = text.partition(begin(name))
    _, closed, after = rest.partition(end(name))
    if not opened or not closed:
        raise DocumentError(f"The document lacks a line {begin(name)} and {end(name)} below it.")
    return f"{before}{opened}\n{content.strip()}\n{closed}{after}"


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [headings, ["---"] * len(headings), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def moves_table() -> str:
    """All families of moves, in the order of their numbers."""
    headings = ("numbers", "family", "of", "what it does")
    return table(headings, map(_family_row, FAMILIES))


def _family_row(family: Family) -> tuple[str, ...]:
    first = FIRST[family.name]
    numbers = str(first) if family.size == 1 else f"{first} to {first + family.size - 1}"
    ranges = [f"{name} {low} to {low + count - 1}" for name, low, count in family.parameters]
    return numbers, f"`{family.name}`", ", ".join(ranges), MEANINGS[family.name]


def moves_list() -> str:
    """Every move by number and name, a line a family and colour."""
    lines = chain.from_iterable(map(_family_lines, FAMILIES))
    return "\n".join(["```", *lines, "```"])


def _family_lines(family: Family) -> list[str]:
    first, each = FIRST[family.name], 6
    if len(family.parameters) == 2:
        each = family.parameters[1][2]
    names = [f"{number} {move_name(number)}" for number in range(first, first + family.size)]
    return [" · ".join(names[at : at + each]) for at in range(0, len(names), each)]


def observation_table() -> str:
    """The fields of a row, one after the other."""
    headings = ("from", "field", "shape", "divided by", "what it says")
    where = layout()
    return table(headings, (_field_row(field, where[field.name].start) for field in FIELDS))


def _field_row(field: Field, start: int) -> tuple[str, ...]:
    shape = " × ".join(map(str, field.shape)) or "1"
    scale = "" if field.scale == 1 else f"{field.scale:g}"
    return str(start), f"`{field.name}`", shape, scale, field.says


def phases_list() -> str:
    """What can be awaited, by number; without the steps that happen by themselves."""
    named = (f"{phase.value} {phase.name.lower()}" for phase in Phase if phase < AUTOMATIC)
    return f"The phases are: {', '.join(named)}."


def rewards_table() -> str:
    """As the module that writes them says it."""
    told = (rewards.__doc__ or "").splitlines()
    return "\n".join(line for line in told if line.startswith("|"))


def dataset_table() -> str:
    """The columns of a dataset."""
    headings = ("column", "type", "shape", "what it says")
    rows = (
        (f"`{one.name}`", str(np.dtype(one.kind)), str(one.width or ""), one.says)
        for one in COLUMNS
    )
    return table(headings, rows)


def with_tables(text: str) -> str:
    """The document with its tables as they are now; baselines stay, which have to be played."""
    text = put(text, "moves", moves_table())
    text = put(text, "every move", moves_list())
    text = put(text, "phases", phases_list())
    text = put(text, "observation", observation_table())
    text = put(text, "dataset", dataset_table())
    return put(text, "rewards", rewards_table())


def _check_meanings() -> None:
    """What every family of moves does is said, and of no other."""
    families = {family.name for family in FAMILIES}
    if families != MEANINGS.keys():
        raise DocumentError(f"Moves without a meaning: {sorted(families ^ MEANINGS.keys())}.")


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the tables into a document."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if len(given) != 1 or given[0].startswith("-"):
        print("Usage: python -m longshore.envs.document docs/environments.md", file=sys.stderr)
        return 2
    file = Path(given[0])
    try:
        _check_meanings()
        text = file.read_text(encoding="utf-8")
        file.write_text(with_tables(text), encoding="utf-8")
    except (OSError, DocumentError) as problem:
        print(f"{file}: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
