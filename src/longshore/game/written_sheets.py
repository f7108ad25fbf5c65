"""Sheets that people write, in TOML: what they say, or a line that says what is wrong."""

from __future__ import annotations

import re
import tomllib
from typing import TypeVar

import msgspec

from longshore.text.errors import UserError

T = TypeVar("T")
_PLACE = r"(?: - at `(?:key in )?\$\.?(?P<place>[^`]*)`)?$"
_MISSING = re.compile(rf"Object missing required field `(?P<name>[^`]+)`{_PLACE}")
_UNKNOWN = re.compile(rf"Object contains unknown field `(?P<name>[^`]+)`{_PLACE}")
_KIND = re.compile(rf"Expected `(?P<wanted>[^`]+)`, got `(?P<found>[^`]+)`{_PLACE}")
_NUMBER = re.compile(rf"Expected `(?:int|float)` (?P<sign>[<>]=?) (?P<bound>\S+){_PLACE}")
_LENGTH = re.compile(
    rf"Expected `(?P<wanted>str|array)` of length (?P<sign>[<>]=?) (?P<bound>\d+){_PLACE}"
)
_BOUNDS = {"<=": "at most", ">=": "at least", "<": "less than", ">": "more than"}
_PARTS = {"str": "characters", "array": "items"}
_KINDS = {
    "array": "a list",
    "bool": "true or false",
    "float": "a number",
    "int": "a whole number",
    "str": "text",
}


def read_sheet(name: str, text: str, kind: type[T]) -> T:
    """A sheet from its text; `name` is the file's."""
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except tomllib.TOMLDecodeError as problem:
        raise UserError(f"{name} is not TOML: {problem}.") from None
    except msgspec.ValidationError as problem:
        raise UserError(f"{name}: {in_words(str(problem)).removesuffix('.')}.") from None


def in_words(problem: str, group: str = "a table") -> str:
    """What msgspec says is wrong, as somebody would who has the sheet before them.

    `group` is what names with values are called there: a table in TOML.
    """
    kinds = {**_KINDS, "object": group}
    if found := _MISSING.match(problem):
        return f"{found['name']} is missing{_where(found)}"
    if found := _UNKNOWN.match(problem):
        return f"there is no {found['name']!r}{_where(found)}"
    if (found := _KIND.match(problem)) and found["place"]:
        wanted = " or ".join(
            kinds.get(one, one) for one in found["wanted"].split(" | ") if one != "null"
        )
        return f"{found['place']} is {wanted}, not {kinds.get(found['found'], found['found'])}"
    if (found := _NUMBER.match(problem)) and found["place"]:
        return f"{found['place']} is {_BOUNDS[found['sign']]} {found['bound']}"
    if (found := _LENGTH.match(problem)) and found["place"]:
        bound = f"{_BOUNDS[found['sign']]} {found['bound']}"
        return f"{found['place']} has {bound} {_PARTS[found['wanted']]}"
    return problem


def _where(found: re.Match[str]) -> str:
    return f" in {found['place']}" if found["place"] else ""
