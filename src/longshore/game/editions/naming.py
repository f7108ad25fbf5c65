"""The names that an edition brings along, as messages in every language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from longshore.game.editions.edition import Edition
from longshore.text.messages import DEFAULT, known, languages


def words_of(edition: Edition) -> dict[str, dict[str, str]]:
    """By language: messages with their texts, as Fluent is written.

    What is not given in a language is said as in English, or else by the edition's own name.
    """
    return {language: dict(_messages(edition, language)) for language in languages()}


def _messages(edition: Edition, language: str) -> Iterator[tuple[str, str]]:
    name = _said(edition.names, language, edition.name)
    yield f"edition-{edition.name}", name
    yield f"option-edition-{edition.name}", name
    yield f"option-edition-{edition.name}-about", _said(edition.about, language, "")
    for colour, names in zip(edition.colours, edition.colour_names, strict=True):
        message = f"colour-{colour}"
        if names or not known(message):
            yield message, _said(names, language, colour)


def _said(names: Mapping[str, str], language: str, own: str) -> str:
    return quoted(names.get(language) or names.get(DEFAULT) or own)


def quoted(text: str) -> str:
    """A text that Fluent takes as it stands, whatever signs are in it."""
    inside = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{inside}" }}'
