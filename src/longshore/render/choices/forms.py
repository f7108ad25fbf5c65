"""How an action may be written, all of its ways at once.

`a|b` is one of them, `2-6` a number in that range, `[1-2 of a b c]` so many of what is listed, each
once and in any order; a price after the bracket is one for each of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import comb

from longshore.game.actions import Priced
from longshore.game.options import Options
from longshore.notation.words import letter, priced


class Forms:
    """Writes forms in the letters of a table."""

    def __init__(self, options: Options) -> None:
        self.options = options

    def letters(self, colours: Iterable[int]) -> list[str]:
        return [letter(colour, self.options) for colour in sorted(colours)]

    def priced(self, goods: Iterable[Priced]) -> list[str]:
        return [priced(container, self.options) for container in sorted(goods)]

    def priced_anew(self, colours: Iterable[int], prices: Sequence[int]) -> list[str]:
        """Containers whose prices are to be chosen: `k@1-4`."""
        return [f"{one}@{span(prices[0], prices[-1])}" for one in self.letters(colours)]

    def made(self, sets: Sequence[tuple[int, ...]], prices: Sequence[int]) -> list[str]:
        """What is made of several choices of colours."""
        if len(sets) == 1:
            return self.priced_anew(sets[0], prices)
        colours, count = sorted(set().union(*sets)), len(sets[0])
        if len(sets) == comb(len(colours), count):
            inside = some_of(self.letters(colours), count, count)
        else:
            inside = f"[{one_of(' '.join(self.letters(one)) for one in sets)}]"
        return [f"{inside}@{span(prices[0], prices[-1])}"]


def one_of(words: Iterable[str]) -> str:
    return "|".join(dict.fromkeys(words))


def span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}-{most}"


def some_of(words: Sequence[str], least: int, most: int) -> str:
    """So many of what is listed, as far as there is so much; nothing of nothing."""
    return f"[{span(least, most)} of {' '.join(words)}]" if words else ""


def line(*words: str) -> str:
    """The words of a form that there are."""
    return " ".join(filter(None, words))
