"""Which sources something is made of, as one hash: by what they say, wherever they lie.

It names the caches of compiled code, the version of the rules and the results of the ladder. A
module counts with all that it imports, directly or through others, as its syntax tree says. Only
what runs counts: comments, docstrings and empty lines do not, so that putting a word right makes
nothing stale. The hash is the same on every machine and by every Python.

Reading a file anew takes some milliseconds; what was found is therefore remembered on disk, by the
file's times and size.
"""

from __future__ import annotations

import ast
import hashlib
import io
import json
import os
import time
import tokenize
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import NamedTuple
from uuid import uuid4

NAME = __name__.partition(".")[0]
PACKAGE = Path(__file__).parents[1]
LENGTH = 16  # hexadecimal digits of a fingerprint
_SETTLED = 2.0  # seconds after which a file that is written again has another time


class Source(NamedTuple):
    """What counts of a file."""

    digest: str
    imports: tuple[str, ...]  # full names: of a module, or of something in one


class Sources:
    """The sources of a package, less those that are `idle`: patterns of module names inside it."""

    def __init__(self, package: Path = PACKAGE, idle: Iterable[str] = ()) -> None:
        self.package = package
        self._idle = tuple(idle)
        self._file = cache(self._find)

    def fingerprint(
        self, modules: Iterable[str], files: Iterable[Path] = (), more: str = ""
    ) -> str:
        """The hash of modules, of other files, of all that they import here, and of `more`."""
        digest = hashlib.sha256(more.encode())
        found = self.closure(modules, files)
        for name, file in sorted((self.name(file), file) for file in found):
            digest.update(f"{name} {_read(file).digest}\n".encode())
        remember()
        return digest.hexdigest()[:LENGTH]

    def closure(self, modules: Iterable[str], files: Iterable[Path] = ()) -> set[Path]:
        """The files of modules, other files, and those of all that they import, wherever in them"""
        seen: set[Path] = set()
        waiting = [*files, *(file for module in modules if (file := self._file(module)))]
        while waiting:
            file = waiting.pop()
            if file not in seen:
                seen.add(file)
                waiting += self.imports(file)
        return seen

    def imports(self, file: Path) -> list[Path]:
        """The files here that a file imports; of a name in a module, that module's."""
        names = imported_names(file)
        found = (self._file(name) or self._file(name.rpartition(".")[0]) for name in names)
        return [file for file in found if file]

    def name(self, file: Path) -> str:
        """Where a file lies in the package; of another its own name: no machine's folders."""
        try:
            return file.relative_to(self.package).as_posix()
        except ValueError:
            return file.name

    def _find(self, module: str) -> Path | None:
        """The file of a module; None of another package's, of an idle one, and of no module."""
        first, _, rest = module.partition(".")
        if first != NAME or not rest or any(fnmatchcase(rest, idle) for idle in self._idle):
            return None
        place = self.package.joinpath(*rest.split("."))
        both = (place.with_suffix(".py"), place / "__init__.py")
        return next((file for file in both if file.is_file()), None)


def cache_root() -> Path:
    """Where we keep what can be made again: `LONGSHORE_CACHE_DIR`, else the user's cache folder."""
    base = os.environ.get("LONGSHORE_CACHE_DIR")
    if not base:
        import platformdirs  # not needed where the folder is given

        base = platformdirs.user_cache_dir(NAME)
    return Path(base)


# What is in a file


def look_again() -> None:
    """Forget what files were like; those on disk may have changed."""
    _read.cache_clear()


def imported_names(file: Path) -> tuple[str, ...]:
    """What a source imports, by full names: of modules, and of what is in them."""
    return _read(file).imports


@cache
def _read(file: Path) -> Source:
    """What counts of a file, as it was when this process first asked."""
    status = file.stat()
    stamp = f"{status.st_mtime_ns} {status.st_ctime_ns} {status.st_size} {status.st_ino}"
    kept = _remembered()
    known = kept.get(str(file))
    if known and known[0] == stamp:
        return Source(known[1], tuple(known[2]))
    text = file.read_text(encoding="utf-8")
    tree = ast.parse(text) if file.suffix == ".py" else None
    content = running_text(text, tree) if tree else _table(text)
    source = Source(
        hashlib.sha256(content.encode()).hexdigest(), tuple(_imports(tree)) if tree else ()
    )
    if time.time() - status.st_mtime > _SETTLED:
        kept[str(file)] = (stamp, *source)
        _new.append(str(file))
    return source


def _table(text: str) -> str:
    """What a TOML file says."""
    return json.dumps(tomllib.loads(text), default=str)


def _imports(tree: ast.AST) -> Iterator[str]:
    """What is imported while the program runs: not what only the checker of types reads."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                continue
            case ast.Import(names=names):
                yield from (one.name for one in names)
            case ast.ImportFrom(module=str() as module, names=names, level=0):
                yield from (f"{module}.{one.name}" for one in names)
        yield from _imports(node)


def running_text(text: str, tree: ast.Module) -> str:
    """A source without comments, docstrings and empty lines; strings stay as they are."""
    lines = list(io.StringIO(text))
    inside = set[int]()  # lines that end within a string
    begun = 0
    for token in reversed(list(tokenize.generate_tokens(io.StringIO(text).readline))):
        kind = tokenize.tok_name[token.type]
        (row, column), (last, _) = token.start, token.end
        if kind == "COMMENT":
            lines[row - 1] = lines[row - 1][:column].rstrip() + "\n"
        elif kind == "STRING":
            inside.update(range(row, last))
        elif kind in ("FSTRING_END", "TSTRING_END"):  # from Python 3.12 a string of several tokens
            begun = last
        elif kind in ("FSTRING_START", "TSTRING_START"):
            inside.update(range(row, begun))
    for node in _docstrings(tree):
        first, last = node.lineno, node.end_lineno or node.lineno
        before = lines[first - 1].encode()[: node.col_offset].decode()
        after = lines[last - 1].encode()[node.end_col_offset or 0 :].decode()
        lines[first - 1 : last] = [before.rstrip() + after, *[""] * (last - first)]
        inside.difference_update(range(first, last))
    kept = (
        line if number in inside else line.rstrip() + "\n" if line.strip() else ""
        for number, line in enumerate(lines, start=1)
    )
    return "".join(kept)


def _docstrings(tree: ast.Module) -> Iterator[ast.Expr]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        match node.body:
            case [ast.Expr(value=ast.Constant(value=str())) as text, *_]:
                yield text


# What is remembered of files

_new: list[str] = []


@cache
def _remembered() -> dict[str, tuple[str, str, Sequence[str]]]:
    try:
        kept = json.loads(_memory().read_bytes())
        return {file: (stamp, digest, imports) for file, (stamp, digest, imports) in kept.items()}
    except (OSError, ValueError, TypeError, AttributeError):
        return {}  # not there, or of another make: all is read anew


def remember() -> None:
    """Write down what was read anew, for the next process."""
    if not _new:
        return
    _new.clear()
    kept = {file: said for file, said in _remembered().items() if Path(file).exists()}
    mine = _memory().with_suffix(f".{uuid4().hex[:8]}")
    try:
        mine.parent.mkdir(parents=True, exist_ok=True)
        mine.write_text(json.dumps(kept), encoding="utf-8")
        mine.replace(_memory())
    except OSError:
        with suppress(OSError):
            mine.unlink()


def _memory() -> Path:
    return cache_root() / "sources.json"
