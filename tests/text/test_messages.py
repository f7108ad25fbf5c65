"""Messages can be made of whatever somebody sends."""

from __future__ import annotations

from functools import cache

import pytest
from fluent.syntax import FluentParser, ast, visitor

from longshore.game.refusals import IllegalAction
from longshore.server.domain.refused import WishRefused
from longshore.text.messages import LONGEST, either, languages, listed, say, source

NONSENSE = {
    "long": "x" * 100_000,
    "long number": 10**5000,
    "long number below zero": -(10**5000),
    "many": [["x" * 5000, 10**5000]] * 500,
    "many names": ("x" * 5000,) * 500,
    "nothing": None,
    "something else": {"x": "y" * 5000},
    "no number": float("nan"),
    "endless": float("inf"),
    "half a pair": "\ud800",
    "markup": "{ $x } { -x } \u2068",
}


class Parts(visitor.Visitor):
    """The values that a message has, and the messages that it is made of."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.add(node.id.name.removesuffix("-key"))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def refusals(language: str) -> dict[str, set[str]]:
    """The values of each refusal, by its code."""
    found: dict[str, Parts] = {}
    for entry in FluentParser().parse(source(language, "*")).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Parts()
            found[entry.id.name].visit(entry)

    def values(name: str) -> set[str]:
        return found[name].values.union(*map(values, found[name].messages))

    names = [name for name in found if name.startswith("refused-")]
    return {name.removeprefix("refused-"): values(name) for name in names}


@pytest.mark.parametrize("value", NONSENSE.values(), ids=NONSENSE)
def test_no_value_keeps_a_refusal_from_being_said(value: object) -> None:
    for language in languages():
        for code, names in refusals(language).items():
            problem = WishRefused(code, **dict.fromkeys(names, value))
            assert 0 < len(problem.say(language)) < 6000
    of_the_rules = refusals("en")["no-such-price"]
    assert str(IllegalAction("no-such-price", **dict.fromkeys(of_the_rules, value)))


def test_what_is_too_long_is_cut_in_the_values_too() -> None:
    """A page says it again from them."""
    problem = WishRefused("no-such-bot", bot="x" * 5000, bots="a, b")
    assert problem.values == {"bot": "x" * (LONGEST - 1) + "…", "bots": "a, b"}
    assert problem.values["bot"] in str(problem)


def test_what_is_not_too_long_stays_as_it_is() -> None:
    text = "x" * LONGEST
    assert WishRefused("no-such-bot", bot=text, bots=3).values == {"bot": text, "bots": 3}
    assert listed(["x" * 900, "y"]) == f"{'x' * 900} and y"


# Lists

LISTS = {
    "de": ("a und b", "a, b und c", "a, b oder c"),
    "en": ("a and b", "a, b and c", "a, b or c"),
    "es": ("a y b", "a, b y c", "a, b o c"),
    "fr": ("a et b", "a, b et c", "a, b ou c"),
    "it": ("a e b", "a, b e c", "a, b o c"),
    "nl": ("a en b", "a, b en c", "a, b of c"),
}


@pytest.mark.parametrize("language", languages())
def test_things_are_listed_as_the_language_does(language: str) -> None:
    two, three, one_of = LISTS[language]
    assert listed(["a"], language) == either(["a"], language) == "a"
    assert listed(["a", "b"], language) == two
    assert listed(["a", "b", "c"], language) == three
    assert listed(["a", "b", "c"], language, plain=True) == "a, b, c"
    assert either(["a", "b", "c"], language) == one_of
    assert listed([], language) == say("list-none", language)
    assert len(listed(["x" * 900] * 3, language)) == 1000  # as long as a part of a message may be
