"""The languages: every message in all six, with the same variables, and none that nobody says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from longshore.text.messages import DEFAULT, languages

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "longshore" / "text" / "locales"
OTHERS = [language for language in languages() if language != DEFAULT]
FILES = sorted(path.name for path in (LOCALES / DEFAULT).glob("*.ftl"))


class _Variables(Visitor):
    """The variables of a message. Beside `$colour` there is its bare name, `$colour-key`; beside
    a list `$goods` its length, `$goods-count`: a language uses what its grammar needs.
    """

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name.removesuffix("-key").removesuffix("-count"))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def _messages(language: str, file: str) -> dict[str, ast.Message]:
    path = LOCALES / language / file
    parsed = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [entry.content for entry in parsed.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{language}/{file} has lines that are no messages: {junk}"
    found = [entry for entry in parsed.body if isinstance(entry, ast.Message)]
    ids = [entry.id.name for entry in found]
    assert len(ids) == len(set(ids)), f"{language}/{file} has a message twice"
    return {entry.id.name: entry for entry in found}


def _all(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for file in FILES:
        found |= _messages(language, file)
    return found


def _variables(messages: dict[str, ast.Message], name: str) -> set[str]:
    """Its own and those of the messages that it refers to."""
    visitor = _Variables()
    visitor.visit(messages[name])
    names = set(visitor.names)
    for other in visitor.messages:
        names |= _variables(messages, other)
    return names


def test_there_are_six_languages() -> None:
    assert set(languages()) == {"en", "de", "fr", "it", "nl", "es"}


def test_no_message_is_in_two_files() -> None:
    seen: dict[str, str] = {}
    for file in FILES:
        for name in _messages(DEFAULT, file):
            assert name not in seen, f"{name} is in {seen[name]} and in {file}"
            seen[name] = file


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_same_files(language: str) -> None:
    assert sorted(path.name for path in (LOCALES / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_every_message_and_no_other(language: str, file: str) -> None:
    english, theirs = _messages(DEFAULT, file), _messages(language, file)
    assert not english.keys() - theirs.keys(), "missing"
    assert not theirs.keys() - english.keys(), "nobody says them"


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_same_variables_in_every_language(language: str) -> None:
    english, theirs = _all(DEFAULT), _all(language)
    differing = {
        name: (_variables(english, name), _variables(theirs, name))
        for name in english.keys() & theirs.keys()
        if _variables(english, name) != _variables(theirs, name)
    }
    assert not differing


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_is_not_left_in_english(language: str) -> None:
    """A sentence that is the same in two languages was forgotten."""
    english, theirs = _all(DEFAULT), _all(language)
    same = [
        name
        for name, message in english.items()
        if name in theirs
        and message.value is not None
        and message.value.equals(theirs[name].value)
        and len(_words(message.value)) > 3
    ]
    assert not same


def _words(pattern: ast.Pattern) -> list[str]:
    text = " ".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))
    return re.findall(r"[^\W\d_]{2,}", text)


@pytest.mark.parametrize(
    ("language", "torn"),
    [("de", r"(?<![=\]]) \$(?![a-z])"), ("fr", r"(?<![=\]]) \$(?![a-z])| [?!;:»]|« ")],
)
def test_an_amount_and_a_sign_stay_with_their_words(language: str, torn: str) -> None:
    """“9 $” and French signs stand behind a space where no line may break."""
    for file in FILES:
        lines = (LOCALES / language / file).read_text(encoding="utf-8").splitlines()
        breakable = [line for line in lines if line[:1] != "#" and re.search(torn, line)]
        assert not breakable, file


# What the page says


def _page_sources() -> Iterator[str]:
    for path in sorted((ROOT / "web" / "src").rglob("*")):
        if path.suffix in (".ts", ".svelte"):
            yield path.read_text(encoding="utf-8")


def _said_by_the_page() -> set[str]:
    """The ids that stand in the page's sources as they are."""
    pattern = re.compile(r"""\bsay\(\s*["']([a-z0-9-]+)["']""")
    return {name for text in _page_sources() for name in pattern.findall(text)}


def test_the_page_says_only_what_there_is() -> None:
    assert not _said_by_the_page() - _all(DEFAULT).keys()


def test_every_message_is_said_somewhere() -> None:
    """By its id, or by the beginning of one that is put together, as in `board-place-${place}`."""
    paths = [*(ROOT / "src").rglob("*.py"), *(ROOT / "web" / "src").rglob("*")]
    texts = [
        path.read_text(encoding="utf-8")
        for path in paths
        if path.suffix in (".py", ".ts", ".svelte")
    ]
    sources = "\n".join(texts)
    whole = set(re.findall(r"""["'`]([a-z][a-z0-9_]*(?:-[a-z0-9_]+)*)["'`]""", sources))
    begun = {
        start
        for start in re.findall(r"""["'`]([a-z][a-z0-9-]*-)(?:\$?\{)""", sources)
        if start.count("-") >= 1
    }
    english = _all(DEFAULT)
    referred = {name for message in english.values() for name in _referred(message)}
    silent = [
        name
        for name in english
        if name not in whole
        and name not in referred
        and not any(name.startswith(start) for start in begun)
    ]
    assert not silent


def _referred(message: ast.Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.messages
