"""Options and seeds as people write them: what is wrong with them is said in one line."""

from __future__ import annotations

import difflib
import secrets
from collections.abc import Sequence

from longshore.game.options import OptionError, Options, edition_names
from longshore.text.errors import UserError

MOST_SEED = 2**63 - 1


def make_options(edition: str, seats: int, changes: Sequence[str]) -> Options:
    """The options of a table from `--edition`, `--seats` and each `--option name=value`."""
    if edition.lower() not in edition_names():
        known = ", ".join(edition_names())
        raise UserError(f"There is no edition {edition!r}; there are: {known}.{_near(edition)}")
    values: dict[str, str] = {}
    for change in changes:
        name, equals, value = (part.strip() for part in change.partition("="))
        name = name.lower().replace("-", "_")
        if not equals or not name or not value:
            raise UserError(f"An option is written name=value, as money=open; not {change!r}.")
        if name in values:
            raise UserError(f"The option {name} is given twice.")
        values[name] = value
    try:
        return Options.make(edition.lower(), seats, **values)
    except OptionError as problem:
        raise UserError(str(problem)) from None


def _near(edition: str) -> str:
    close = difflib.get_close_matches(edition.lower(), edition_names(), n=1)
    return f" Did you mean {close[0]}?" if close else ""


def make_seed(seed: int | None) -> int:
    """The seed given, checked, or one by chance."""
    if seed is None:
        return secrets.randbits(63)
    if not 0 <= seed <= MOST_SEED:
        raise UserError(f"--seed is from 0 to {MOST_SEED}; not {seed}.")
    return seed
