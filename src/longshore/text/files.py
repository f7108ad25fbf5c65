"""Files that people name: read and written with one clear line for whatever is wrong with them."""

from __future__ import annotations

import sys
from pathlib import Path

from longshore.text.errors import SaidError

STDIN = "-"
LARGEST = 16 * 2**20  # bytes; the longest games are some hundred thousand


def read_text(name: str) -> str:
    """The text of a file, `-` for the standard input."""
    shown = {"name": name, "source": "input" if name == STDIN else "file"}
    data = _read_bytes(name)
    if len(data) > LARGEST:
        raise SaidError("terminal-file-too-large", most=LARGEST >> 20, **shown)
    if b"\0" in data:
        raise SaidError("terminal-file-not-text", **shown)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = data.count(b"\n", 0, fault.start) + 1
        raise SaidError("terminal-file-not-utf8", line=line, **shown) from None
    if not text.strip():
        raise SaidError("terminal-file-empty", **shown)
    return text


def _read_bytes(name: str) -> bytes:
    if not name:
        raise SaidError("terminal-file-no-name", name="''")
    if name == STDIN:
        return sys.stdin.buffer.read(LARGEST + 1)
    try:
        with Path(name).open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError as fault:
        raise wrong_with(name, fault) from None
    except ValueError:  # a NUL in the name
        raise SaidError("terminal-file-no-name", name=repr(name)) from None


def write_text(name: str, text: str, *, replace: bool) -> None:
    """Write a file, all of it or nothing; one that exists only with `replace`."""
    if not name:
        raise SaidError("terminal-file-no-name", name="''")
    path = Path(name)
    if path.is_dir():
        raise SaidError("terminal-file-is-folder", name=name)
    if path.exists() and not replace:
        raise SaidError("terminal-file-exists", name=name)
    draft = path.with_name(f".{path.name}.new")
    try:
        draft.write_text(text, encoding="utf-8", newline="\n")
        draft.replace(path)
    except OSError as fault:
        draft.unlink(missing_ok=True)
        raise wrong_with(name, fault) from None
    except ValueError:  # a NUL in the name
        raise SaidError("terminal-file-no-name", name=repr(name)) from None


def wrong_with(name: str, fault: OSError) -> SaidError:
    """Why a file could not be read or written."""
    if isinstance(fault, FileNotFoundError):
        folder = Path(name).parent
        if not folder.is_dir():
            return SaidError("terminal-file-no-folder", name=name, folder=str(folder))
        return SaidError("terminal-file-missing", name=name)
    if isinstance(fault, IsADirectoryError):
        return SaidError("terminal-file-is-folder", name=name)
    if isinstance(fault, PermissionError):
        return SaidError("terminal-file-forbidden", name=name)
    return SaidError("terminal-file-trouble", name=name, reason=fault.strerror or str(fault))
