"""The terminal's words: messages of the Fluent files, and in which language they are said."""

from __future__ import annotations

import os
from typing import Any

from fluent.runtime.types import fluent_number

from longshore.text import messages
from longshore.text.errors import SaidError
from longshore.text.messages import DEFAULT, languages

VARIABLE = "LONGSHORE_LANGUAGE"
_LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


def say(message: str, language: str = DEFAULT, **values: Any) -> str:
    """A message with its values; numbers as they are typed, `1234` and not `1,234`."""
    written = {
        name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
        for name, value in values.items()
    }
    return messages.say(message, language, **written)


def chosen_language(given: str | None) -> str:
    """The language that is asked for, or the one that the system speaks, or English."""
    if given is not None:
        return _known("refused-no-such-language", given)
    if wanted := os.environ.get(VARIABLE):
        return _known("terminal-no-language-set", wanted)
    return _ours(next(filter(None, map(os.environ.get, _LOCALES)), "")) or DEFAULT


def _known(problem: str, wanted: str) -> str:
    found = _ours(wanted)
    if found is None:
        raise SaidError(problem, given=wanted, known=messages.listed(languages(), plain=True))
    return found


def _ours(locale: str) -> str | None:
    """`de` of `de`, `de-AT` and `de_DE.UTF-8`; None if there are no files for it."""
    language = locale.replace("-", "_").partition(".")[0].partition("_")[0].lower()
    return language if language in languages() else None
