"""A command line that cannot be understood: why, in one line and in the words of this program."""

from __future__ import annotations

import re
from typing import Any

import typer

_NOT_A_NUMBER = re.compile(r"Invalid value for '?(--[a-z-]+)'?: Input should be a valid (\w+)")
_TOO_SMALL = re.compile(r"Invalid value for '?(--[a-z-]+)'?: .*greater than or equal to ([\d.]+)")
_NO_OPTION = re.compile(r"(No such option: \S+?)(?: \(Possible options: --help\)|[.])?")
_NO_COMMAND = re.compile(r"(No such command '.*')\.")


def plainly(misuse: typer.TyperException) -> str:
    """What the parser of arguments says is wrong, and what there is where nothing is like it."""
    line = " ".join(misuse.format_message().split())
    context: typer.Context | None = getattr(misuse, "ctx", None)
    if wrong := _TOO_SMALL.match(line):
        return f"{wrong[1]} is at least {wrong[2]}."
    if wrong := _NOT_A_NUMBER.match(line):
        return f"{wrong[1]} has to be a {'whole ' if wrong[2] == 'integer' else ''}number."
    if context and (wrong := _NO_OPTION.fullmatch(line)):
        return f"{wrong[1]}; there are: {', '.join(_options(context))}."
    if context and (wrong := _NO_COMMAND.fullmatch(line)):
        commands: dict[str, Any] = getattr(context.command, "commands", {})
        return f"{wrong[1]}; there are: {', '.join(commands)}."
    return line


def _options(context: typer.Context) -> list[str]:
    """The options of a command, each by its first long name."""
    named = (one.opts for one in context.command.get_params(context))
    return [long[0] for names in named if (long := [name for name in names if name[:2] == "--"])]
