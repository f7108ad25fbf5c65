"""Files that people name: read and written with one clear line for whatever is wrong with them."""

from __future__ import annotations

import sys
from pathlib import Path

STDIN = "-"
LARGEST = 16 * 2**20  # bytes; the longest games are some hundred thousand


class UserError(Exception):
    """Something the user can put right: one line that says what."""


def read_text(name: str) -> str:
    """The text of a file, `-` for the standard input."""
    shown = "The standard input" if name == STDIN else str(name)
    data = _read_bytes(name)
    if len(data) > LARGEST:
        raise UserError(f"{shown} is larger than any game or position ({LARGEST >> 20} MB).")
    if b"\0" in data:
        raise UserError(f"{shown} is not a text file.")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = data.count(b"\n", 0, fault.start) + 1
        raise UserError(f"{shown} is not UTF-8 text: line {line} has a byte that is not.") from None
    if not text.strip():
        raise UserError(f"{shown} is empty.")
    return text


def _read_bytes(name: str) -> bytes:
    if name == STDIN:
        return sys.stdin.buffer.read(LARGEST + 1)
    try:
        with Path(name).open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError as fault:
        raise UserError(_wrong_with(name, fault)) from None
    except ValueError:  # a NUL in the name
        raise UserError(f"{name!r} is not the name of a file.") from None


def write_text(name: str, text: str, *, replace: bool) -> None:
    """Write a file, all of it or nothing; one that exists only with `replace`."""
    path = Path(name)
    if path.is_dir():
        raise UserError(f"{name} is a folder, not a file.")
    if path.exists() and not replace:
        raise UserError(f"{name} exists already; give another name.")
    draft = path.with_name(f".{path.name}.new")
    try:
        draft.write_text(text, encoding="utf-8", newline="\n")
        draft.replace(path)
    except OSError as fault:
        draft.unlink(missing_ok=True)
        raise UserError(_wrong_with(name, fault)) from None
    except ValueError:  # a NUL in the name
        raise UserError(f"{name!r} is not the name of a file.") from None


def _wrong_with(name: str, fault: OSError) -> str:
    if isinstance(fault, FileNotFoundError):
        folder = Path(name).parent
        if not folder.is_dir():
            return f"There is no folder {folder} for {name}."
        return f"There is no file {name}."
    if isinstance(fault, IsADirectoryError):
        return f"{name} is a folder, not a file."
    if isinstance(fault, PermissionError):
        return f"{name}: there is no permission for it."
    return f"{name}: {fault.strerror or fault}."
