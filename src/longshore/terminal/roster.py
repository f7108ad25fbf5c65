"""The bots as a table for people, and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from longshore.bots.loading import REQUIRED, Parameter
from longshore.bots.registry import BotEntry, BotError, entries, exploiters, find, outside
from longshore.render.paint import ALARM, LOUD, QUIET

_HEADINGS = {
    "level": "Levels",
    "personality": "Personalities",
    "bot": "Bots",
    "exploiter": "Exploiters, to measure others by",
    "outside": "That think outside of this process",
    "plugin": "From installed packages",
    "file": "From a file",
}
_HOW = (
    "Seat one with `longshore play --bot NAME`; with --terminal also with parameters, as in"
    " NAME:skill=0.5, or one of your own, FILE.py:CLASS."
)


def chosen(name: str | None) -> list[BotEntry]:
    """All bots, or the one of this name."""
    if name is not None:
        return [find(name)]
    return [*entries(), *exploiters(), *outside()]


def roster_table(known: Sequence[BotEntry]) -> RenderableType:
    """Name, description and parameters of bots; first those that people look for."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column("Bot", no_wrap=True)
    table.add_column("What it is like", ratio=2)
    table.add_column("Parameters", ratio=1)
    for kind, heading in _HEADINGS.items():
        members = [entry for entry in known if entry.kind == kind]
        if members:
            table.add_row(Text(heading, QUIET))
        for entry in members:
            table.add_row(Text(f"  {entry.name}", LOUD), *_about(entry))
    return Group(table, "", Text(_HOW))


def _about(entry: BotEntry) -> tuple[Text, Text]:
    try:
        words = [_default(one) for one in entry.parameters() if one.name not in entry.unused]
        return Text(entry.description), Text(", ".join(words))
    except BotError as problem:
        return Text(str(problem), ALARM), Text("")


def _default(parameter: Parameter) -> str:
    if parameter.default is REQUIRED:
        return f"{parameter.name} ({parameter.wanted})"
    return f"{parameter.name}={_plain(parameter.default)}"


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return "none" if value is None or value == "" else str(value)


def roster_json(known: Sequence[BotEntry]) -> dict[str, Any]:
    """The same for programs; a bot that cannot be loaded says why in `problem`."""
    return {"bots": [_entry_json(entry) for entry in known]}


def _entry_json(entry: BotEntry) -> dict[str, Any]:
    shown: dict[str, Any] = {"name": entry.name, "kind": entry.kind}
    try:
        shown["description"] = entry.description
        shown["parameters"] = [
            {
                "name": one.name,
                "type": one.kind.__name__,
                **({} if one.default is REQUIRED else {"default": one.default}),
            }
            for one in entry.parameters()
        ]
    except BotError as problem:
        shown["problem"] = str(problem)
    return shown
