"""All that a form says, written out: read by its own rules, as somebody would who was told them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, product

_PIECE = re.compile(r"\[[^]]*\](?:@\S+)?|\S+")
_RANGE = re.compile(r"(\d+)-(\d+)")
PICKED = "[…]"


def written_out(form: str) -> Iterator[str]:
    """Every line that the form stands for."""
    for way in re.split(r" \| (?![^\[]*\])", form):
        yield from _lines(_PIECE.findall(way), ())


def _lines(pieces: list[str], picked: tuple[str, ...]) -> Iterator[str]:
    if not pieces:
        yield ""
        return
    first, rest = pieces[0], pieces[1:]
    for words in _words(first, picked):
        now = words if first.startswith("[") and PICKED not in first else picked
        for line in _lines(rest, now):
            yield " ".join((*words, line)).strip()


def _words(piece: str, picked: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    if not piece.startswith("["):
        yield from ((word,) for one in piece.split("|") for word in _numbers(one))
        return
    inside, _, price = piece[1:].rpartition("]")
    prices = list(_numbers(price.removeprefix("@"))) if price else []
    for chosen in _chosen(inside, picked):
        if not prices:
            yield chosen
            continue
        bare = [word.split("@")[0] for word in chosen]
        for given in product(prices, repeat=len(bare)):
            yield tuple(f"{word}@{one}" for word, one in zip(bare, given, strict=True))


def _chosen(inside: str, picked: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    if inside == "…":
        yield picked
        return
    if " of " not in inside:
        yield from (tuple(one.split()) for one in inside.split(" | "))
        return
    count, _, listed = inside.partition(" of ")
    words = _with_their_stores(listed.split())
    for number in map(int, _numbers(count)):
        for some in {tuple(sorted(one)) for one in combinations(words, number)}:
            yield tuple(_said(some))


def _with_their_stores(words: list[str]) -> list[tuple[str, str]]:
    store, found = "", []
    for word in words:
        if word in ("factory", "harbour"):
            store = word
        else:
            found.append((store, word))
    return found


def _said(some: tuple[tuple[str, str], ...]) -> Iterator[str]:
    last = ""
    for store, word in some:
        if store != last:
            yield store
        yield word
        last = store


def _numbers(text: str) -> Iterator[str]:
    """A text with each number of the range in it, if there is one."""
    found = _RANGE.search(text)
    if found is None:
        yield text
        return
    for number in range(int(found[1]), int(found[2]) + 1):
        yield text[: found.start()] + str(number) + text[found.end() :]
