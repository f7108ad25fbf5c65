"""What Longshore says to people, from the Fluent files in `locales/`."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib import resources
from typing import Any, TypeAlias

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.errors import FluentReferenceError

DEFAULT = "en"
# What the values of a message are. In lists: seats, containers, or containers with their prices.
Value: TypeAlias = bool | int | float | str | list[str | int | float | list[str | int | float]]
Values: TypeAlias = dict[str, Value]
# Parameters that are names of the game and have messages of their own. A message can also select on
# the bare name (`$colour-key` beside `$colour`), for an article, a gender or a case.
_NAMES = {
    "seat": "seat",
    "other": "seat",
    "first": "seat",
    "boss": "seat",
    "host": "seat",
    "seller": "seat",
    "winner": "seat",
    "colour": "colour",
    "machine": "colour",
    "wanted": "colour",
    "edition": "edition",  # those that bring names of their own
}
# Parameters that may be lists of seats; all other lists are of containers.
_SEATS = frozenset(("others", "seats", "free"))
# Files that hardly anybody but the page reads, and that take longer than all others together.
_PAGES_OWN = ("acting", "around", "board", "guide", "help", "options", "past", "review")


# Values come from anywhere. Fluent takes no part of more than 2,500 signs, here or in a browser.
LONGEST = 400  # signs of a value that somebody may have sent
_LONGEST_PART = 1000  # of one that was put together from others
_MOST_ITEMS = 60
_LARGEST = 10**18


def bounded(value: Any, longest: int = LONGEST) -> Any:
    """A value as it can stand in a message: cut, if there is too much of it."""
    if isinstance(value, str):
        return value if len(value) <= longest else value[: longest - 1] + "…"
    if isinstance(value, int):
        return value if abs(value) <= _LARGEST else f"{'<' if value < 0 else '>'} {_LARGEST}"
    if isinstance(value, list | tuple):
        items = [bounded(item, longest) for item in value[:_MOST_ITEMS]]
        return tuple(items) if isinstance(value, tuple) else items
    if isinstance(value, float) and math.isfinite(value):
        return value
    return bounded(str(value), longest)


class Objection(Exception):
    """Why something cannot be done: a code and its values, said in any language.

    The message is `refused-<code>`. What was sent by somebody and is part of it is cut, so that the
    reason can always be said.
    """

    def __init__(self, code: str, **values: Any) -> None:
        super().__init__(code)
        self.code = code
        self.values = {name: bounded(value) for name, value in values.items()}

    def say(self, language: str = DEFAULT) -> str:
        """In words: where a value is not what the sentence expects, as well as that can be said."""
        text, problems = _said(f"refused-{self.code}", language, self.values)
        for problem in problems:
            if isinstance(problem, FluentReferenceError):  # a value that ought to be there
                raise LookupError(f"The refusal {self.code!r} in {language}: {problem}")
        return text

    def __str__(self) -> str:
        return self.say()


def languages() -> tuple[str, ...]:
    """The languages there are files for."""
    folder = resources.files("longshore.text") / "locales"
    return tuple(sorted(entry.name for entry in folder.iterdir() if entry.is_dir()))


@cache
def source(language: str, *names: str) -> str:
    """The Fluent source of a language: the files of these names (`table-*` is several), as one."""
    folder = resources.files("longshore.text") / "locales" / language
    files = sorted(folder.iterdir(), key=lambda entry: entry.name)
    parts = [
        file.read_text(encoding="utf-8")
        for name in names
        for file in files
        if fnmatchcase(file.name, f"{name}.ftl")
    ]
    return "\n".join(parts)


_further: dict[str, dict[str, str]] = {}  # by language: messages that are in no file


def add_words(words: Mapping[str, Mapping[str, str]]) -> None:
    """Messages from elsewhere, by language, with their texts as Fluent is written."""
    for language, texts in words.items():
        _further.setdefault(language, {}).update(texts)
    _bundle.cache_clear()
    _whole_bundle.cache_clear()


def as_source(texts: Mapping[str, str]) -> str:
    """Messages as a Fluent file has them."""
    return "".join(f"{message} = {text}\n" for message, text in texts.items())


def known(message: str, language: str = DEFAULT) -> bool:
    """Whether there is a message in the files; the page's own do not count."""
    return message not in _further.get(language, {}) and _bundle(language).has_message(message)


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in languages():
        known = ", ".join(languages())
        raise LookupError(f"There is no language {language!r}; there are: {known}.")
    folder = resources.files("longshore.text") / "locales" / language
    names = (entry.name.removesuffix(".ftl") for entry in folder.iterdir())
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language, *sorted({*names} - {*_PAGES_OWN}))))
    bundle.add_resource(FluentResource(as_source(_further.get(language, {}))))
    return bundle


@cache
def _whole_bundle(language: str) -> FluentBundle:
    """The same with the page's own words, which are read when one of them is first said."""
    bundle = _bundle(language)
    bundle.add_resource(FluentResource(source(language, *_PAGES_OWN)))
    return bundle


def say(message: str, language: str = DEFAULT, **values: Any) -> str:
    """A message with its values filled in; seats and colours by their names in that language.

    A list of bare names, or of containers as (colour, price), becomes a list in that language.
    """
    text, problems = _said(message, language, values)
    if problems:
        raise LookupError(f"The message {message!r} in {language}: {problems[0]}")
    return text


def _said(message: str, language: str, values: dict[str, Any]) -> tuple[str, list[Exception]]:
    """A message as well as it can be said, and what is wrong with it."""
    bundle = _bundle(language)
    if not bundle.has_message(message):
        bundle = _whole_bundle(language)
    values = {name: bounded(value, _LONGEST_PART) for name, value in values.items()}
    named = {
        name: _listed_names(name, value, language)
        if isinstance(value, list | tuple)
        else _named(bundle, name, value)
        for name, value in values.items()
    }
    named |= {f"{name}-key": value for name, value in values.items() if name in _NAMES}
    pattern = bundle.get_message(message).value if bundle.has_message(message) else None
    if pattern is None:
        raise LookupError(f"There is no message {message!r} in {language}.")
    text, problems = bundle.format_pattern(pattern, named)
    return str(text), problems


def listed(items: Sequence[str], language: str = DEFAULT, *, plain: bool = False) -> str:
    """Items as a list in a sentence: “a, b and c”; plain, as in brackets: “a, b, c”."""
    if not items:
        return say("list-none", language)
    text = ", ".join(items) if plain else format_list(items, locale=_locale(language))
    return str(bounded(text, _LONGEST_PART))


def either(items: Sequence[str], language: str = DEFAULT) -> str:
    """Items of which one is meant: “a, b or c”."""
    return format_list(items, style="or", locale=_locale(language))


@cache
def _locale(language: str) -> Locale:
    """How a language lists things; English without a comma before the last, as in Britain."""
    return Locale.parse("en_GB" if language == "en" else language)


def _named(bundle: FluentBundle, name: str, value: Any) -> Any:
    kind = _NAMES.get(name)
    if kind is None or not isinstance(value, str):
        return value
    message = f"{kind}-{value}"
    pattern = bundle.get_message(message).value if bundle.has_message(message) else None
    return value if pattern is None else bundle.format_pattern(pattern, {})[0]


def _listed_names(name: str, items: Sequence[Any], language: str) -> str:
    """A list that came as a value: seats in the parameters for seats, else containers."""
    if name in _SEATS:
        return listed(
            [say("list-seat", language, seat=str(seat)) for seat in items], language, plain=True
        )
    text = say("list-goods-none", language)
    for place, item in enumerate(items):
        shown = _container(item, language)
        text = shown if place == 0 else say("list-goods-next", language, left=text, right=shown)
    return text


def _container(item: Any, language: str) -> str:
    if isinstance(item, str):
        return say("list-colour", language, colour=item)
    if not isinstance(item, list | tuple) or len(item) != 2:
        return str(item)
    colour, price = item
    return say("list-container", language, colour=str(colour), price=price)
