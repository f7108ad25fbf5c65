"""The bots there are: by name, by entry point, and in files of one's own.

A spec is a name with parameters, `search` or `search:seconds=2,style=shipper`, or a class in a
file, `path/to/file.py:Class` or `path/to/file.py:Class:caution=3`.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from importlib import metadata, resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

from longshore.bots.loading import (
    REQUIRED,
    BotError,
    Parameter,
    load_class,
    load_from_file,
    parameters,
    told,
)
from longshore.game.given import quote

if TYPE_CHECKING:
    from longshore.bots.bot import Bot

__all__ = [
    "BotEntry",
    "BotError",
    "Parameter",
    "check_bot",
    "check_made",
    "entries",
    "exploiters",
    "find",
    "label",
    "make_bot",
    "outside",
]

GROUP = "longshore.bots"  # of entry points
EXPLOITER, OUTSIDE = "exploiter", "outside"
_IN_FILE = re.compile(r"(?P<file>.+?\.py)(?::(?P<name>[^:=,]*))?(?::(?P<given>.*))?")


@dataclass(frozen=True)
class BotEntry:
    """A bot that can be seated. Its class is loaded when it is needed."""

    name: str
    kind: str  # bot, level, personality, exploiter, outside, plugin or file
    load: Callable[[], type[Bot]]
    said: str = ""
    preset: Mapping[str, Any] = field(default_factory=dict)
    rest: str = ""  # the parameter that is all the text after the others, commas included

    @property
    def unused(self) -> tuple[str, ...]:
        """Parameters that mean nothing beside what is preset, as seconds beside playouts."""
        return tuple(name for one in self.preset for name in self.load().instead.get(one, ()))

    @property
    def description(self) -> str:
        """A sentence; of others' bots the first line of the docstring."""
        return self.said or _first_line(self.load().__doc__)

    def parameters(self) -> tuple[Parameter, ...]:
        """What it takes, with the values that it has if nothing is said."""
        return tuple(
            Parameter(one.name, one.kind, self.preset.get(one.name, one.default))
            for one in parameters(self.load())
        )

    def make(self, **given: Any) -> Bot:
        """A bot for one seat and one game."""
        kind = self.load()
        try:
            return kind(**{**self.preset, **given})
        except (Exception, SystemExit) as problem:  # noqa: BLE001  whatever a constructor does
            said = str(problem) if isinstance(problem, ValueError) else told(problem)
            line = " ".join(said.split()).rstrip(".") or type(problem).__name__
            raise BotError(f"{self.name}: {line}.") from None

    def read(self, given: str) -> dict[str, Any]:
        """Parameters from text: `seconds=2,style=shipper`."""
        values: dict[str, Any] = {}
        given, rest = self._without_rest(given)
        for part in filter(None, (part.strip() for part in given.split(","))):
            name, equals, text = (word.strip() for word in part.partition("="))
            if not equals or not text:
                raise BotError(f"A parameter is written name=value, as seconds=2; not {part!r}.")
            name = name.lower().replace("-", "_")
            if name in values:
                raise BotError(f"{self.name}: the parameter {name} is given twice.")
            values[name] = self._value(name, text)
        if rest:
            values[self.rest] = self._value(self.rest, rest)
        needed = [one for one in self.parameters() if one.default is REQUIRED]
        if missing := [str(one) for one in needed if one.name not in values]:
            raise BotError(f"{self.name} has to be given {', '.join(missing)}.")
        return values

    def _without_rest(self, given: str) -> tuple[str, str]:
        """The parameters before the one that takes the rest, and that rest."""
        if not self.rest:
            return given, ""
        named = {one.name for one in self.parameters()} - {self.rest}
        parts = given.split(",")
        for number, part in enumerate(parts):
            name, equals, _ = part.partition("=")
            if not equals or name.strip().lower().replace("-", "_") not in named:
                rest = ",".join(parts[number:]).strip()
                return ",".join(parts[:number]), rest.removeprefix(f"{self.rest}=").strip()
        return given, ""

    def _value(self, name: str, text: str) -> Any:
        known = {one.name: one for one in self.parameters()}
        if name not in known:
            listed = ", ".join(map(str, known.values())) or "none"
            close = _near(name, known)
            raise BotError(f"{self.name} has no parameter {name!r}; it has: {listed}.{close}")
        try:
            return known[name].read(text)
        except ValueError:
            wanted = known[name].wanted
            raise BotError(f"{self.name}: {name} is {wanted}, not {text!r}.") from None


def entries() -> list[BotEntry]:
    """All bots with a name: those that come with Longshore, then those of installed packages.

    Not those that think outside of this process: not everybody may have them started. Nor the
    exploiters, which are for measuring others.
    """
    ours = [one for one in _roster().values() if one.kind not in {EXPLOITER, OUTSIDE}]
    return [*ours, *_plugins().values()]


def exploiters() -> list[BotEntry]:
    """Bots with one habit, to see whether another lets itself be exploited by it."""
    return [one for one in _roster().values() if one.kind == EXPLOITER]


def outside() -> list[BotEntry]:
    """The bots that think outside of this process, and have to be told where."""
    return [one for one in _roster().values() if one.kind == OUTSIDE]


def find(spec: str) -> BotEntry:
    """The bot that a spec names."""
    return _split(spec)[0]


def make_bot(spec: str) -> Bot:
    """A new bot, for one seat and one game."""
    entry, given = _split(spec)
    return entry.make(**entry.read(given))


def check_bot(spec: str, *, served: bool = False) -> None:
    """Say before a game begins what keeps a bot from playing it; nothing if it can.

    `served`: whether those who act alone have a server to come to.
    """
    from longshore.bots.referee import dismiss  # which needs the engine; names do not

    bot = make_bot(spec)
    try:
        check_made(bot, spec, served=served)
    finally:
        dismiss([bot], lambda _: None)


def check_made(bot: Bot, spec: str, *, served: bool = False) -> None:
    """The same of a bot that was made, and will play."""
    try:
        if bot.acts_alone and not served:
            raise ValueError("it plays by the HTTP API, and only an arena has a table for it")
        bot.check()
    except (Exception, SystemExit) as problem:  # noqa: BLE001  whatever others' bots do
        said = str(problem) if isinstance(problem, ValueError) else told(problem)
        raise BotError(f"{spec} cannot play: {' '.join(said.split()).rstrip('.')}.") from None


def label(spec: str) -> str:
    """A spec as it is shown: the name as it is registered, a file without its folders."""
    entry, given = _split(spec)
    if not given.strip(", "):
        return entry.name
    values = (f"{name}={_written(value)}" for name, value in entry.read(given).items())
    return f"{entry.name}:{','.join(values)}"


def _split(spec: str) -> tuple[BotEntry, str]:
    if not isinstance(spec, str):
        raise BotError(f"A bot is named by text, as merchant; not by {quote(spec)}.")
    text = spec.strip()
    if not text:
        raise BotError(f"A bot is missing; {_known()}")
    name, _, given = text.partition(":")
    name = name.strip().lower().replace("_", "-")
    entry = _roster().get(name)
    if entry is not None and entry.rest:  # it may well name a file
        return entry, given
    if in_file := _IN_FILE.fullmatch(text):
        return _file_entry(in_file["file"], in_file["name"]), in_file["given"] or ""
    entry = entry or _plugins().get(name)
    if entry is None:
        raise BotError(f"There is no bot {name!r}; {_known()}{_near(name, _names())}")
    return entry, given


def _file_entry(file: str, name: str | None) -> BotEntry:
    shown = f"{Path(file).name}:{name or 'Class'}"
    if not name:
        raise BotError(f"Which class of {file} it is has to be said: {shown}.")
    return BotEntry(shown, "file", partial(load_from_file, file, name))


@cache
def _roster() -> dict[str, BotEntry]:
    """The bots of `roster.toml`."""
    file = resources.files("longshore.bots") / "roster.toml"
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    found: dict[str, BotEntry] = {}
    for name, row in table["bot"].items():
        found[name] = BotEntry(name, "bot", partial(load_class, row["class"]), row["description"])
    for kind in ("level", "personality", EXPLOITER):
        for name, row in table[kind].items():
            load = found[row["bot"]].load
            found[name] = BotEntry(name, kind, load, row["description"], row["parameters"])
    for name, row in table[OUTSIDE].items():
        load = partial(load_class, row["class"])
        rest = row.get("rest", "")
        found[name] = BotEntry(name, OUTSIDE, load, row["description"], rest=rest)
    return found


@cache
def _plugins() -> dict[str, BotEntry]:
    """The bots of installed packages; a name of ours stays ours."""
    found: dict[str, BotEntry] = {}
    for point in metadata.entry_points(group=GROUP):
        name = point.name.lower().replace("_", "-")
        if name not in _roster():
            found[name] = BotEntry(
                name, "plugin", partial(load_class, f"{point.module}:{point.attr}")
            )
    return found


def _names() -> list[str]:
    return [*_roster(), *_plugins()]


def _known() -> str:
    return f"there are: {', '.join(_names())}, or a class in a file, as file.py:Class."


def _near(name: str, known: Mapping[str, Any] | list[str]) -> str:
    close = difflib.get_close_matches(name, list(known), n=1)
    return f" Did you mean {close[0]}?" if close else ""


def _first_line(text: str | None) -> str:
    return (text or "").strip().partition("\n")[0]


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return repr(value).removesuffix(".0") if isinstance(value, float) else str(value)
