"""What Longshore says to people, from the Fluent files in `locales/`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

DEFAULT = "en"
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
}


def languages() -> tuple[str, ...]:
    """The languages there are files for."""
    folder = resources.files("longshore") / "locales"
    return tuple(sorted(entry.name for entry in folder.iterdir() if entry.is_dir()))


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in languages():
        known = ", ".join(languages())
        raise LookupError(f"There is no language {language!r}; there are: {known}.")
    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files("longshore") / "locales" / language
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def say(message: str, language: str = DEFAULT, **values: Any) -> str:
    """A message with its values filled in; seats and colours by their names in that language."""
    bundle = _bundle(language)
    named = {name: _named(bundle, name, value) for name, value in values.items()}
    named |= {f"{name}-key": value for name, value in values.items() if name in _NAMES}
    pattern = bundle.get_message(message).value if bundle.has_message(message) else None
    if pattern is None:
        raise LookupError(f"There is no message {message!r} in {language}.")
    text, problems = bundle.format_pattern(pattern, named)
    if problems:
        raise LookupError(f"The message {message!r} in {language}: {problems[0]}")
    return str(text)


def listed(items: Sequence[str], language: str = DEFAULT, *, plain: bool = False) -> str:
    """Items as a list in a sentence: “a, b and c”; plain, as in brackets: “a, b, c”."""
    if not items:
        return say("list-none", language)
    text = items[0]
    for item in items[1:-1]:
        text = say("list-next", language, left=text, right=item)
    if len(items) == 1:
        return text
    last = "list-next" if plain else "list-two" if len(items) == 2 else "list-last"
    return say(last, language, left=text, right=items[-1])


def _named(bundle: FluentBundle, name: str, value: Any) -> Any:
    kind = _NAMES.get(name)
    if kind is None or not isinstance(value, str):
        return value
    message = f"{kind}-{value}"
    pattern = bundle.get_message(message).value if bundle.has_message(message) else None
    return value if pattern is None else bundle.format_pattern(pattern, {})[0]
