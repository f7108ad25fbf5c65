"""What people call things in a language, put in the words of the notation."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from longshore.game.options import BROKER_NAMES, Options
from longshore.text.messages import DEFAULT, say

# What the notation knows; `answer-say-…` has what a language says for each.
VERBS = (
    "build",
    "produce",
    "stock",
    "reprice",
    "sail",
    "load",
    "bid",
    "accept",
    "decline",
    "award",
    "loan",
    "repay",
    "sell",
    "call",
    "price",
    "pay",
    "seize",
    "give",
    "pass",
)
_NOUNS = (
    "warehouse",
    "machine",
    "sea",
    "island",
    "bank",
    "goods",
    "money",
    "factory",
    "harbour",
    "bluff",
)
_TYPED = {"give": "give up"}
# Words that people add to a verb, and the notation does not.
_UNSAID = {
    "build": ("machine",),
    "sail": ("load", "harbour", "goods"),
    "load": ("goods",),
    "stock": ("factory", "harbour", "goods"),
    "produce": ("factory", "goods", "price"),
    "reprice": ("harbour", "price"),
    "accept": ("bid",),
    "decline": ("bid", "decline"),
}
_MOST_ALIKE = 20  # containers that are written as a number and one container
_OPENING = 12  # words in which it has to be said what is done
_ENDINGS = 2  # letters that a colour may have more than in the dictionary: “schwarze”
_QUOTES = str.maketrans(dict.fromkeys('“”„«»"`*', " "))
_POSSESSIVE = re.compile(r"['’]s\b")
_DOLLARS = re.compile(r"(\d)\s+\$(?!\w)")
# What languages write together with the next word, and how their colours end by gender and number.
_JOINED = re.compile(r"\b(?:[cdjlmnst]|qu|un|all|dall|dell|nell|sull)['’](?=\w)")
_GENDERED = {
    "es": re.compile(r"(?:[oa]s?|es)$"),
    "fr": re.compile(r"(?:he|te|e)?s?$"),
    "it": re.compile(r"(?:h?[ei]|o|a)$"),
}


class Lexicon:
    """The words of a table in a language, and those of English."""

    def __init__(self, options: Options, language: str) -> None:
        self.options = options
        self.languages = tuple(dict.fromkeys((language, DEFAULT)))
        self.phrases: dict[tuple[str, ...], str] = {}
        for word in (*_NOUNS, *VERBS):
            for phrase in self._said(word):
                self.phrases[tuple(phrase.split())] = _TYPED.get(word, word)
        for seat in options.seat_names:
            self.phrases |= {(name,): seat for name in self._names("seat", seat)}
        self.colours = {
            name: colour for colour in options.colours for name in self._names("colour", colour)
        } | dict(zip(options.letters, options.colours, strict=True))
        self._ending = _GENDERED.get(language)
        self._joins = language in ("fr", "it")
        self._stems = {self._stem(name): colour for name, colour in self.colours.items()}
        self._empty = frozenset(self._said("nothing"))
        self._denied = frozenset(self._said("not"))
        self._long_names = {name: one for name, one in self.colours.items() if " " in name}
        at, then, mark = (_any_of(self._said(word)) for word in ("at", "then", "mark"))
        sign = rf"(?:@|=|:|\(|\b(?:{at})\b)?"
        self._priced = re.compile(rf"(?<!\S)([^\s@]+)\s*{sign}\s*\$?(\d+)\$?\)?(?!\S)")
        self.parting = re.compile(rf"\s*;\s*|\s*,?\s+(?:{then})\s+", re.IGNORECASE)
        self.marked = re.compile(rf"(?:^|[\s*_])(?:{mark})[*_]*\s*[:：][*_]*", re.IGNORECASE)

    def _said(self, word: str) -> Iterator[str]:
        for language in self.languages:
            yield from (one.strip() for one in say(f"answer-say-{word}", language).split(","))

    def _names(self, kind: str, name: str) -> set[str]:
        return {name, *(say(f"{kind}-{name}", language).lower() for language in self.languages)}

    def begins_an_action(self, words: list[str]) -> bool:
        """Whether words set out to say what is done."""
        words = self._from_the_verb(self._plain(" ".join(words[:_OPENING])).split())
        return bool(words) and self._is_verb(words)

    def _from_the_verb(self, words: list[str]) -> list[str]:
        """Words without those before the first that says something."""
        while words and words[0] in self._empty and not self._is_verb(words):
            words = words[1:]
        return words

    def _is_verb(self, words: list[str]) -> bool:
        return self._phrase(words)[0].split()[0] in VERBS

    def denies(self, sentence: str) -> bool:
        """Whether a sentence may say what is not to be done."""
        return not self._denied.isdisjoint(self._plain(sentence).split())

    def in_notation(self, line: str) -> str:
        """A line as well as it can be put in the words of the notation."""
        words = self._with_prices(self._plain(line)).split()
        words = self._from_the_verb(words)
        found: list[str] = []
        while words:
            said, length = self._phrase(words)
            del words[:length]
            if said in self._empty and said.upper() not in BROKER_NAMES and said not in VERBS:
                continue
            found.extend(said.split())
        return " ".join(self._in_order(found))

    def _plain(self, line: str) -> str:
        line = _POSSESSIVE.sub("", line.translate(_QUOTES)).lower().replace("’", "'")
        line = _DOLLARS.sub(r"\1", line)
        if self._joins:
            line = _JOINED.sub("", line)
        for name, colour in self._long_names.items():
            line = line.replace(name, colour)
        return line.replace(",", " ").strip().rstrip(".!").strip()

    def _phrase(self, words: list[str]) -> tuple[str, int]:
        """The notation's word for the longest phrase that words begin with."""
        for length in range(min(4, len(words)), 0, -1):
            known = self.phrases.get(tuple(words[:length]))
            if known is not None:
                return known, length
        colour = self._colour(words[0])
        return words[0] if colour is None else colour, 1

    def _colour(self, word: str) -> str | None:
        """A colour by its letter or name, with the ending that a sentence gives it."""
        if "@" in word:
            return None
        for cut in range(_ENDINGS + 1):
            stem = word[: len(word) - cut] if cut else word
            if stem in self.colours and (cut == 0 or len(stem) > 2):
                return self.colours[stem]
        return self._stems.get(self._stem(word)) if len(word) > 2 else None

    def _stem(self, word: str) -> str:
        """A word without its gender and number; as it is, where languages do not show them."""
        stem = word if self._ending is None else self._ending.sub("", word)
        return stem if len(stem) > 2 else word

    def _with_prices(self, line: str) -> str:
        """`k for $2` as `k@2`, `2 k@3` as `k@3 k@3`, `kk` as `k k`."""

        def priced(found: re.Match[str]) -> str:
            colour = self._colour(found[1])
            bare = found[0].strip() == f"{found[1]} {found[2]}"  # “k 2” says neither
            return found[0] if colour is None or bare else f"{colour}@{found[2]}"

        line = self._priced.sub(priced, re.sub(r"\s*@\s*\$?", "@", line))
        words: list[str] = []
        for word in line.split():
            words += self._alike(word, words)
        return " ".join(words)

    def _alike(self, word: str, before: list[str]) -> list[str]:
        """What a word stands for, when a number of containers stands before it, or in it."""
        times = before[-1].rstrip("x×") if before else ""
        is_container = "@" in word or self._colour(word) is not None
        if is_container and times.isdigit() and 0 < int(times[:3]) <= _MOST_ALIKE:
            before.pop()
            return [word] * int(times)
        if len(word) > 1 and len(set(word)) == 1 and word[0] in self.options.letters:
            return list(word)
        return [word]

    def _in_order(self, words: list[str]) -> list[str]:
        """`1 loan` as `loans 1`, and no word for what another says already."""
        for place in range(len(words) - 1, 0, -1):
            if words[place] in ("loan", "bluff") and words[place - 1].isdigit() and place > 2:
                count = words[place - 1]
                words[place - 1 : place + 1] = [f"{words[place].removesuffix('s')}", count]
                if words[place - 1] == "loan":
                    words[place - 1] = "loans"
        unsaid = _UNSAID.get(words[0], ()) if words else ()
        return [word for place, word in enumerate(words) if place == 0 or word not in unsaid]


def _any_of(phrases: Iterable[str]) -> str:
    """A pattern for any of them, the longest first."""
    return "|".join(map(re.escape, sorted(set(phrases), key=len, reverse=True)))


@cache
def lexicon(options: Options, language: str) -> Lexicon:
    return Lexicon(options, language)
