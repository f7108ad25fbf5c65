"""Reading an edition's file. Whatever is wrong is said in one line, with what would be right."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Mapping
from typing import Any

from longshore.engine.state import COLOURS
from longshore.game.editions.edition import Edition, EditionError, Hue
from longshore.game.given import quote
from longshore.game.option_values import (
    CHOICES,
    MAX_SEATS,
    MIN_SEATS,
    NUMBERS,
    SWITCHES,
    OptionError,
    check_together,
    choice_names,
    read_value,
)
from longshore.text.messages import known, languages

_TOP = ("colours", "by_seats", "options", "names", "about")
_COLOUR = ("name", "letter", "light", "dark", "names")
_OPTIONS = (*SWITCHES, *CHOICES)
_SEATS = tuple(map(str, range(MIN_SEATS, MAX_SEATS + 1)))
_EDITION_NAME = re.compile(r"[a-z][a-z0-9-]{0,29}")
_COLOUR_NAME = re.compile(r"[a-z]{2,20}")
_HUE = re.compile(r"#[0-9a-fA-F]{6}")
LONGEST_NAME, LONGEST_ABOUT = 40, 300
# Words that notation has where a colour may stand.
_TAKEN = re.compile(
    "actions|bid|bills|bluff|box|called|card|cargo|cash|cursor|defaults|docked|ending|extra|"
    "factory|first|folded|goods|harbour|high|holder|host|island|loans|machines?|money|none|nobody|"
    "pending|phase|pier|played|pricer|produced|round|ship|sold|space|supply|tab|taken|tied|turn|waiting|"
    "warehouses?|won"
)


def read_edition(name: str, text: str, place: str) -> Edition:
    """An edition from the text of its file; `place` is what the file is called in errors."""
    try:
        return _Reader(place).edition(name, text)
    except OptionError as problem:
        raise EditionError(f"{place}: {problem}") from None


class _Reader:
    def __init__(self, place: str) -> None:
        self.place = place

    def wrong(self, reason: str) -> EditionError:
        return EditionError(f"{self.place}: {reason}")

    def edition(self, name: str, text: str) -> Edition:
        if not _EDITION_NAME.fullmatch(name):
            raise self.wrong(
                f"{quote(name)} cannot be the name of an edition: a file is called after it, in"
                " small letters a to z, digits and hyphens, as harvest.toml."
            )
        try:
            file = tomllib.loads(text)
        except tomllib.TOMLDecodeError as problem:
            raise self.wrong(f"this is not TOML: {' '.join(str(problem).split())}.") from None
        self.keys(file, _TOP, "", missing=("colours", "by_seats", "options"))
        colours = self.colours(file["colours"])
        options = self.options(file["options"])
        return Edition(
            name=name,
            colours=tuple(one["name"] for one in colours),
            letters=tuple(one["letter"] for one in colours),
            hues=tuple(Hue(one["light"], one.get("dark", one["light"])) for one in colours),
            by_seats=self.by_seats(file["by_seats"], options),
            options=options,
            names=self.texts(file.get("names", {}), "names", LONGEST_NAME),
            about=self.texts(file.get("about", {}), "about", LONGEST_ABOUT),
            colour_names=tuple(one.get("names", {}) for one in colours),
        )

    # Colours

    def colours(self, found: Any) -> list[dict[str, Any]]:
        if not isinstance(found, list) or len(found) != COLOURS:
            count = len(found) if isinstance(found, list) else 0
            raise self.wrong(
                f"there are {count} colours; an edition has {COLOURS}, each a [[colours]]."
            )
        for place, colour in enumerate(found, 1):
            self.colour(colour, f"colour {place}")
        for key in ("name", "letter"):
            given = [colour[key] for colour in found]
            twice = next((one for one in given if given.count(one) > 1), None)
            if twice is not None:
                raise self.wrong(f"the {key} {twice} is there twice; each colour has its own.")
        return found

    def colour(self, colour: Any, where: str) -> None:
        colour = self.table(colour, where)
        self.keys(colour, _COLOUR, where, missing=("name", "letter", "light"))
        name, letter = colour["name"], colour["letter"]
        if not isinstance(name, str) or not _COLOUR_NAME.fullmatch(name):
            raise self.wrong(
                f"{where}: {quote(name)} cannot be a colour's name: that is 2 to 20 small letters"
                " a to z, as turquoise."
            )
        where = f"the colour {name}"
        if _TAKEN.fullmatch(name):
            raise self.wrong(f"{where}: that word means something else in notation; take another.")
        if not isinstance(letter, str) or not re.fullmatch("[a-z]", letter):
            raise self.wrong(f"{where}: its letter is one of a to z, not {quote(letter)}.")
        for key in ("light", "dark"):
            hue = colour.get(key, "#000000")
            if not isinstance(hue, str) or not _HUE.fullmatch(hue):
                raise self.wrong(f"{where}: {key} is a hue as #1f7a8c, not {quote(hue)}.")
        if self.texts(colour.get("names", {}), f"{where}: names", LONGEST_NAME):
            self.need_unnamed(name, where)

    def need_unnamed(self, name: str, where: str) -> None:
        if known(f"colour-{name}"):
            raise self.wrong(
                f"{where}: {name} has its names already; leave them out, or take another name."
            )

    # Numbers and options

    def options(self, found: Any) -> dict[str, Any]:
        found = self.table(found, "options")
        self.keys(found, _OPTIONS, "options", missing=_OPTIONS)
        return {name: read_value(name, found[name]) for name in _OPTIONS}

    def by_seats(self, found: Any, options: Mapping[str, Any]) -> dict[int, dict[str, int]]:
        found = self.table(found, "by_seats")
        self.keys(found, _SEATS, "by_seats", missing=_SEATS)
        return {int(seats): self.numbers(found[seats], seats, options) for seats in _SEATS}

    def numbers(self, found: Any, seats: str, options: Mapping[str, Any]) -> dict[str, int]:
        where = f"by_seats.{seats}"
        found = self.table(found, where)
        self.keys(found, tuple(NUMBERS), where, missing=tuple(NUMBERS))
        try:
            numbers: dict[str, int] = {name: read_value(name, found[name]) for name in NUMBERS}
            check_together({"seats": int(seats), **numbers, **options})
        except OptionError as problem:
            raise self.wrong(f"{where}: {problem}") from None
        return numbers

    # Tables and texts

    def table(self, found: Any, where: str) -> dict[str, Any]:
        if not isinstance(found, dict):
            raise self.wrong(f"{where} is a table of keys and values, not {quote(found)}.")
        return found

    def keys(
        self, found: Mapping[str, Any], known_keys: tuple[str, ...], where: str, *, missing: Any
    ) -> None:
        """No key that there is not, and none missing that has to be there."""
        inside = f"{where}: " if where else ""
        for key in found:
            if key not in known_keys:
                near = difflib.get_close_matches(key, known_keys, n=1)
                right = (
                    f"did you mean {near[0]}?" if near else f"there are {', '.join(known_keys)}."
                )
                raise self.wrong(f"{inside}there is no key {quote(key)}; {right}")
        for key in missing:
            if key not in found:
                raise self.wrong(f"{inside}{key} is missing{_example(key)}.")

    def texts(self, given: Any, where: str, longest: int) -> dict[str, str]:
        """Names by language."""
        found = self.table(given, where)
        self.keys(found, languages(), where, missing=())
        for language, text in found.items():
            fine = isinstance(text, str) and text.strip() and text.isprintable()
            if not fine or len(text) > longest:
                raise self.wrong(
                    f"{where}.{language} is a line of at most {longest} characters,"
                    f" not {quote(text)}."
                )
        return found


def _example(key: str) -> str:
    """What would do for a key that has to be there."""
    if key in NUMBERS:
        return f": a number from {NUMBERS[key][1]} to {NUMBERS[key][2]}"
    if key in CHOICES:
        return f": one of {', '.join(choice_names(key))}"
    if key in SWITCHES:
        return ": true or false"
    examples = {"name": "turquoise", "letter": "u", "light": "#1f7a8c"}
    return f', as {key} = "{examples[key]}"' if key in examples else ""
