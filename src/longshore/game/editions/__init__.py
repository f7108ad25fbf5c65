"""Editions: an edition is a TOML file, one of ours or one in a folder that is named.

The files of ours lie here. The environment variable `LONGSHORE_EDITIONS` names a folder with
further ones (`--editions DIR` sets it), so that every process of a run, and whatever asks for an
edition by name, has the same. A folder is read once; what is wrong in it is said in one line.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from longshore.game.editions.edition import Edition, EditionError, Hue
from longshore.game.editions.edition_file import read_edition
from longshore.game.editions.naming import words_of
from longshore.text import messages

__all__ = [
    "VARIABLE",
    "Edition",
    "EditionError",
    "Hue",
    "edition_files",
    "editions",
    "is_ours",
    "names_source",
]

VARIABLE = "LONGSHORE_EDITIONS"
_ENDING = ".toml"
_OURS = Path(__file__).parent


def editions() -> Mapping[str, Edition]:
    """The editions there are, by name: ours, the oldest first, then those of the folder."""
    folder = os.environ.get(VARIABLE, "")
    return _with_folder(folder) if folder else _ours()


def edition_files() -> list[Path]:
    """The files that they are read from."""
    folder = os.environ.get(VARIABLE, "")
    return _files(_OURS) + (_files(Path(folder)) if folder else [])


def is_ours(name: str) -> bool:
    """Whether an edition comes with the package."""
    return name in _ours()


def names_source(language: str) -> str:
    """The names that editions of a folder bring along, as Fluent source."""
    further = (edition for name, edition in editions().items() if not is_ours(name))
    return "".join(messages.as_source(words_of(edition)[language]) for edition in further)


@cache
def _ours() -> Mapping[str, Edition]:
    found = [read_edition(file.stem, _text(file), file.name) for file in reversed(_files(_OURS))]
    return MappingProxyType({edition.name: edition for edition in found})


@cache
def _with_folder(folder: str) -> Mapping[str, Edition]:
    found = dict(_ours())
    taken: dict[str, tuple[dict[str, str], Path]] = {}
    for file in _files(Path(folder)):
        edition = read_edition(file.stem, _text(file), str(file))
        if edition.name in found:
            known = "one of ours" if is_ours(edition.name) else "another file's"
            raise EditionError(
                f"{file}: the name {edition.name} is {known}; give the file another name."
            )
        for place, colour in enumerate(edition.colours):
            names = edition.colour_names[place]
            if taken.setdefault(colour, (names, file))[0] != names:
                raise EditionError(
                    f"{file}: {colour} has other names in {taken[colour][1].name};"
                    " give both the same, or one of the colours another name."
                )
        found[edition.name] = edition
    for name in found.keys() - _ours().keys():
        messages.add_words(words_of(found[name]))
    return MappingProxyType(found)


def _files(folder: Path) -> list[Path]:
    try:
        return sorted(file for file in folder.iterdir() if file.suffix == _ENDING)
    except OSError as problem:
        raise EditionError(
            f"{folder} is not a folder that can be read ({problem.strerror}): --editions and"
            f" {VARIABLE} name a folder with editions as TOML files."
        ) from None


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as problem:
        raise EditionError(f"{file} cannot be read: {problem.strerror}.") from None
    except UnicodeDecodeError:
        raise EditionError(f"{file} is not text in UTF-8, as TOML is.") from None
