"""Which sources a bot's play comes from, as one hash: results made by others are not used again.

It covers every module of ours that the bot's module imports, directly or through others, the tables
(TOML) that lie beside them, and the modules by which games are played. Comments and docstrings do
not count, so putting a word right does not make a day's games worthless.
"""

from __future__ import annotations

import ast
import hashlib
import io
import tokenize
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import longshore

PACKAGE = Path(longshore.__file__).parent
NAME = "longshore"
GROUND = ("longshore.lab.table",)  # how games are dealt, played and written down
# What only shows a game, and what only finds a bot by its name: which one it is and with which
# parameters is part of a contest's setting.
_IDLE = frozenset({"bots", "bots.loading", "bots.registry", "render", "terminal", "text"})
# The levels of bots lie here; what a level means is part of a contest's setting.
_NO_TABLES = frozenset({PACKAGE, PACKAGE / "bots"})


def fingerprint(modules: Iterable[str], files: Iterable[Path] = ()) -> str:
    """The hash of modules of ours, of all that they import, and of files from elsewhere."""
    found = set(files)
    for module in modules:
        found |= _closure(module)
    digest = hashlib.sha256()
    for file in sorted(found, key=_name):
        digest.update(_name(file).encode())
        digest.update(_content(file))
    return digest.hexdigest()[:16]


def _name(file: Path) -> str:
    """Where a source lies in the package; of another file, its own name: no machine's folders."""
    return file.relative_to(PACKAGE).as_posix() if file.is_relative_to(PACKAGE) else file.name


@cache
def _closure(module: str) -> frozenset[Path]:
    """The sources that a module of ours is made of."""
    seen: set[Path] = set()
    waiting = [file for file in [_file(module)] if file]
    while waiting:
        file = waiting.pop()
        if file in seen:
            continue
        seen.add(file)
        if file.parent not in _NO_TABLES:
            seen.update(file.parent.glob("*.toml"))
        waiting += [found for name in _imports(file) if (found := _file(name))]
    return frozenset(seen)


def _file(module: str) -> Path | None:
    """The file of a module of ours; None of another's, and of a name that is no module."""
    first, *rest = module.split(".")
    if first != NAME or not rest or rest[0] in _IDLE - {"bots"} or ".".join(rest) in _IDLE:
        return None
    place = PACKAGE.joinpath(*rest)
    for file in (place.with_suffix(".py"), place / "__init__.py"):
        if file.is_file():
            return file
    return None


def _imports(file: Path) -> Iterator[str]:
    """What a source imports, wherever in it, by full name; names from a module as if modules."""
    for node in _running(_parsed(file)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _running(tree: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a source, less what is only there for the checker of types."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                continue
        yield node
        yield from _running(node)


@cache
def _parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def _content(file: Path) -> bytes:
    """What counts of a source: all but comments, docstrings and empty lines."""
    if file.suffix != ".py":
        return file.read_bytes().replace(b"\r\n", b"\n")
    lines = file.read_text(encoding="utf-8").splitlines()
    reader = io.StringIO("\n".join(lines) + "\n").readline
    for token in tokenize.generate_tokens(reader):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column]
    for first, last in _docstrings(_parsed(file)):
        lines[first - 1 : last] = [""] * (last - first + 1)
    return "\n".join(line.rstrip() for line in lines if line.strip()).encode()


def _docstrings(tree: ast.Module) -> Iterator[tuple[int, int]]:
    """The lines of each docstring, first and last."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        match node.body:
            case [ast.Expr(value=ast.Constant(value=str())) as text, *_]:
                yield text.lineno, text.end_lineno or text.lineno
