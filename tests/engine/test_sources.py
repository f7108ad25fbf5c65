"""Fingerprints of sources: what counts, what is followed, and what is remembered."""

from __future__ import annotations

import ast
import os
import sys
from pathlib import Path

import pytest

from longshore.engine import sources
from longshore.engine.sources import Sources, running_text
from tests.support import RUNS


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package called longshore, and a memory of its own."""
    monkeypatch.setenv("LONGSHORE_CACHE_DIR", str(tmp_path / "cache"))
    sources._remembered.cache_clear()
    folder = tmp_path / "longshore"
    write(folder / "__init__.py", "")
    write(folder / "rules.py", "from longshore.table import SIZE\n\nWIND = SIZE\n")
    write(folder / "table.py", "SIZE = 3\n")
    write(folder / "words.py", "HELLO = 'hello'\n")
    write(folder / "bots/__init__.py", "import longshore.words\n")
    write(folder / "bots/first.py", "from longshore.bots import second\n")
    write(folder / "bots/second.py", "def play():\n    from longshore import rules\n")
    yield folder
    sources._remembered.cache_clear()
    sources.look_again()


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def found(package: Path, *modules: str, idle: tuple[str, ...] = ()) -> set[str]:
    sources.look_again()
    every = Sources(package, idle)
    return {every.name(file) for file in every.closure(f"longshore.{name}" for name in modules)}


def fingerprint(package: Path, *modules: str) -> str:
    sources.look_again()
    return Sources(package).fingerprint(f"longshore.{name}" for name in modules)


# What is followed


def test_a_module_counts_with_all_that_it_imports_wherever_in_it(package: Path) -> None:
    assert found(package, "rules") == {"rules.py", "table.py"}
    # of a package only the module that is asked for, not what else the package gathers
    first = {"bots/first.py", "bots/second.py", "rules.py", "table.py"}
    assert found(package, "bots.first") == first


def test_a_name_in_a_package_is_followed_to_the_package(package: Path) -> None:
    write(package / "far.py", "from longshore.bots import Bot\nimport json\nimport numpy.random\n")
    assert found(package, "far") == {"far.py", "bots/__init__.py", "words.py"}


def test_what_only_the_checker_of_types_reads_does_not_count(package: Path) -> None:
    text = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from longshore import words\n"
    write(package / "typed.py", text)
    assert found(package, "typed") == {"typed.py"}


def test_what_is_idle_is_left_out_with_what_only_it_imports(package: Path) -> None:
    assert found(package, "bots.first", idle=("bots.second",)) == {
        "bots/__init__.py",
        "bots/first.py",
        "words.py",
    }
    assert found(package, "bots.first", "rules", idle=("bots*",)) == {"rules.py", "table.py"}


def test_files_from_elsewhere_count_by_their_own_name(package: Path, tmp_path: Path) -> None:
    file, far = tmp_path / "one" / "bot.py", tmp_path / "two" / "bot.py"
    for place in (file, far):
        write(place, "from longshore import rules\n")
    every = Sources(package)
    alone = every.fingerprint([], [file])
    assert alone == every.fingerprint([], [far])
    write(package / "table.py", "SIZE = 4\n")  # what it imports of ours counts too
    sources.look_again()
    assert every.fingerprint([], [file]) != alone


# What counts of a source

SOURCE = '''"""A module."""
import os  # for paths


class Ship:
    """Sails."""

    NAME = "Anna"  # after nobody

    def sail(self):
        """Go."""
        # far away
        return f"""{self.NAME}

          # no comment   
        """
'''  # noqa: W291


def plain(text: str) -> str:
    return running_text(text, ast.parse(text))


def test_comments_docstrings_and_empty_lines_do_not_count() -> None:
    other = SOURCE.replace("# for paths", "").replace("Sails.", "Sails\n    far.\n    ")
    other = other.replace("# far away", "# and\n\n        # back").replace(
        "import os", "\nimport os"
    )
    assert other != SOURCE
    assert plain(other) == plain(SOURCE)
    assert plain('def f():\n    """Say."""\n    return 1\n') == "def f():\n    return 1\n"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Anna", "Berta"),
        ("\n\n          # no comment", "\n          # no comment"),  # in a string
        ("# no comment   ", "# no comment"),
        ("import os", "import sys"),
        ("return", "yield"),
    ],
)
def test_all_that_runs_counts_and_every_sign_in_a_string(old: str, new: str) -> None:
    assert plain(SOURCE.replace(old, new)) != plain(SOURCE)


def test_a_statement_beside_a_docstring_stays() -> None:
    assert plain('class A: "doc"; ROOM = 1\n') == "class A:; ROOM = 1\n"


SOURCES = {str(file.relative_to(sources.PACKAGE)): file for file in sources.PACKAGE.rglob("*.py")}
COMPILED = [name for name in SOURCES if Path(name).parts[0] in ("engine", "envs")]


@RUNS
def test_every_source_of_ours_can_be_read_and_keeps_what_runs(run: str) -> None:
    """At least of those that hold what is compiled."""
    for name in COMPILED if run == "short" else SOURCES:
        text = SOURCES[name].read_text(encoding="utf-8")
        kept = plain(text)
        if '"""' in text and "Protocol" not in text:
            assert len(kept) < len(text)
        kept_names = {word for word in kept.split() if word.startswith("def")}
        assert kept_names <= set(text.split())


def test_of_a_table_only_what_it_says_counts(package: Path) -> None:
    table = package / "edition.toml"
    write(table, "# an edition\nseats = 3\n")
    every = Sources(package)
    before = every.fingerprint([], [table])
    write(table, "seats = 3  # at least\n")
    sources.look_again()
    assert every.fingerprint([], [table]) == before
    write(table, "seats = 4\n")
    sources.look_again()
    assert every.fingerprint([], [table]) != before


# The fingerprint


def test_it_is_the_same_wherever_the_sources_lie_and_however_lines_end(
    package: Path, tmp_path: Path
) -> None:
    name = fingerprint(package, "rules")
    moved = package.rename(tmp_path / "elsewhere")
    for file in moved.rglob("*.py"):
        file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    assert fingerprint(moved, "rules") == name
    assert len(name) == sources.LENGTH


def test_a_change_is_another_one_for_all_that_import_it(package: Path) -> None:
    rules, words = fingerprint(package, "rules"), fingerprint(package, "words")
    write(package / "table.py", "SIZE = 4\n")
    assert fingerprint(package, "rules") != rules
    assert fingerprint(package, "words") == words


def test_another_name_is_another_one(package: Path) -> None:
    before = fingerprint(package, "table")
    (package / "table.py").rename(package / "desk.py")
    assert fingerprint(package, "desk") != before


# What is remembered


def test_a_file_that_has_not_changed_is_not_read_again(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for file in package.rglob("*.py"):
        os.utime(file, (1, 1))
    name = fingerprint(package, "rules")
    sources._remembered.cache_clear()  # as in the next process
    monkeypatch.setattr(sources, "running_text", None)
    assert fingerprint(package, "rules") == name


def test_a_file_that_was_just_written_is_not_trusted(package: Path) -> None:
    """It may change once more without another time to tell it by."""
    fingerprint(package, "rules")
    assert not sources._remembered()


@pytest.mark.parametrize("memory", [b"", b"[]", b'{"a": 1}', b'{"a": [1]}', b"\xff"])
def test_a_memory_that_makes_no_sense_is_made_anew(package: Path, memory: bytes) -> None:
    name = fingerprint(package, "rules")
    file = sources._memory()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(memory)
    sources._remembered.cache_clear()
    assert fingerprint(package, "rules") == name


@pytest.mark.skipif(sys.platform == "win32", reason="no such folder")
def test_where_nothing_can_be_written_nothing_is_remembered(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = fingerprint(package, "rules")
    monkeypatch.setenv("LONGSHORE_CACHE_DIR", "/dev/null/cache")
    sources._remembered.cache_clear()
    for file in package.rglob("*.py"):
        os.utime(file, (1, 1))
    assert fingerprint(package, "rules") == name
