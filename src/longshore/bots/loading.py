"""The classes of bots: found by a path or in a file, and the parameters that they take."""

from __future__ import annotations

import hashlib
import inspect
import math
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, NoneType
from typing import TYPE_CHECKING, Any, get_args

if TYPE_CHECKING:
    from longshore.bots.bot import Bot

REQUIRED = inspect.Parameter.empty
_YES, _NO = ("on", "yes", "true", "1"), ("off", "no", "false", "0")
_NAMED = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)


class BotError(ValueError):
    """A bot that does not exist, cannot be loaded, or does not take its parameters."""


@dataclass(frozen=True)
class Parameter:
    """One argument of a bot's constructor."""

    name: str
    kind: type
    default: Any = REQUIRED

    def read(self, text: str) -> Any:
        """Its value from text; a ValueError if it has none such."""
        return _READ[self.kind](text)

    @property
    def wanted(self) -> str:
        return _WANTED[self.kind]

    def __str__(self) -> str:
        return f"{self.name} ({self.wanted})"


def load_class(path: str) -> type[Bot]:
    """A class by its path, `package.module:Class`."""
    module, _, name = path.partition(":")
    try:
        found = import_module(module)
    except (Exception, SystemExit) as problem:  # noqa: BLE001  whatever goes wrong in a module
        raise BotError(f"{module} cannot be loaded: {told(problem)}.") from None
    return _bot_class(found, name, module)


def load_from_file(file: str, name: str) -> type[Bot]:
    """A class of a Python file. The same file is loaded once, until it changes."""
    path = Path(file).expanduser()
    try:
        stamp = path.stat().st_mtime_ns
    except (OSError, ValueError):
        raise BotError(f"There is no file {file}.") from None
    if path.is_dir():
        raise BotError(f"{file} is a folder, not a file.")
    return _bot_class(_run_file(path.resolve(), stamp, file), name, file)


@cache
def _run_file(path: Path, stamp: int, shown: str) -> ModuleType:
    # a module of its own for each file and version: two files may well have the same name
    mark = hashlib.sha256(f"{path} {stamp}".encode()).hexdigest()[:12]
    spec = spec_from_file_location(f"longshore_bot_{path.stem}_{mark}", path)
    if spec is None or spec.loader is None:
        raise BotError(f"{shown} is not a Python file.")
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as problem:  # noqa: BLE001  whatever goes wrong in it
        del sys.modules[spec.name]
        raise BotError(f"{shown} cannot be loaded: {told(problem)}.") from None
    return module


def told(problem: BaseException) -> str:
    """An exception in a few words, with the line if the file is to blame."""
    where = ""
    if isinstance(problem, SyntaxError):
        return f"line {problem.lineno}: {problem.msg}"
    trace = problem.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is not None and "importlib" not in trace.tb_frame.f_code.co_filename:
        where = f" (line {trace.tb_lineno} of {Path(trace.tb_frame.f_code.co_filename).name})"
    said = " ".join(str(problem).split()).rstrip(".")
    return f"{type(problem).__name__}: {said}{where}" if said else type(problem).__name__ + where


def _bot_class(module: ModuleType, name: str, shown: str) -> type[Bot]:
    from longshore.bots.bot import Bot

    found = getattr(module, name, None)
    if found is None:
        known = [
            one.__name__
            for one in vars(module).values()
            if inspect.isclass(one) and issubclass(one, Bot) and one is not Bot
        ]
        there = f"the bots in it are: {', '.join(known)}" if known else "and no other bot either"
        raise BotError(f"{shown} has no class {name!r}; {there}.")
    if not inspect.isclass(found) or not issubclass(found, Bot):
        raise BotError(f"{name} in {shown} is no bot: it has to be a class made from Bot.")
    if inspect.isabstract(found):
        missing = ", ".join(sorted(found.__abstractmethods__))
        raise BotError(f"{name} in {shown} is not complete: it lacks {missing}.")
    return found


@cache
def parameters(kind: type[Bot]) -> tuple[Parameter, ...]:
    """What the constructor of a bot takes, as far as it can be said in text."""
    try:
        signature = inspect.signature(kind, eval_str=True)
    except (NameError, TypeError, SyntaxError, AttributeError):
        signature = inspect.signature(kind)  # a type that cannot be read: the default tells
    taken = (_parameter(one) for one in signature.parameters.values() if one.kind in _NAMED)
    return tuple(one for one in taken if one is not None)


def _parameter(taken: inspect.Parameter) -> Parameter | None:
    said = taken.annotation
    kinds = [one for one in get_args(said) or (said,) if one is not NoneType]
    kind = kinds[0] if len(kinds) == 1 and kinds[0] in _READ else type(taken.default)
    if kind not in _READ:
        # something else than text can say; it matters only if it has to be given
        return Parameter(taken.name, str) if taken.default is REQUIRED else None
    return Parameter(taken.name, kind, taken.default)


def _read_switch(text: str) -> bool:
    if text.lower() in _YES:
        return True
    if text.lower() in _NO:
        return False
    raise ValueError(text)


def _read_number(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number


_READ: dict[Any, Callable[[str], Any]] = {
    int: int,
    float: _read_number,
    str: str,
    bool: _read_switch,
}
_WANTED: dict[Any, str] = {
    int: "a whole number",
    float: "a number",
    str: "text",
    bool: "on or off",
}
