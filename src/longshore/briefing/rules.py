"""The rules of a table in short: those of the help that hold there, by chapters."""

from __future__ import annotations

import json
from collections.abc import Collection
from functools import cache
from importlib import resources
from typing import Any

from longshore.game.options import Options
from longshore.text.messages import DEFAULT, listed, say, source

MOST_WORDS = 1500
_SWITCH = {True: "on", False: "off"}


@cache
def rules_in_words(options: Options, language: str = DEFAULT) -> str:
    """What somebody has to know who has never played, in at most 1,500 words.

    How things are set up, and what is offered or asked only when it comes to that, is left out; and
    where a table has nearly all options there are, what one can best play without.
    """
    left_out, last = set(_book()["left_out_in_short"]), list(_book()["first_to_go_in_short"])
    while len((text := _chapters(options, language, left_out)).split()) > MOST_WORDS and last:
        left_out.add(last.pop(0))
    return text


def _chapters(options: Options, language: str, left_out: Collection[str]) -> str:
    chapters = [say("help-flow-1", language)]
    for name, rules in _book()["chapters"].items():
        told = (rule for rule in rules if rule not in left_out and _told(rule, options))
        texts = [_rule(rule, options, language) for rule in told]
        if texts:
            title = say(f"help-chapter-{name}", language)
            chapters.append("\n".join([f"{title}:", *texts]))
    return "\n\n".join(chapters)


def _told(rule: str, options: Options) -> bool:
    """Whether a rule holds at the table, and no other says what holds there instead of it."""
    instead = _book()["replaced_in_short"].get(rule)
    return _holds(rule, options) and not (instead is not None and _holds(instead, options))


def _rule(rule: str, options: Options, language: str) -> str:
    """A rule with its name, and with what the options say of it."""
    book = _book()
    own = _own(rule, options)
    parts = [f"{say(f'help-{rule}-title', language)}:"] if rule in book["with_title"] else []
    if own not in book["enough_alone"]:
        parts.append(say(f"help-{rule}", language))
    if rule == "S6":
        colours = [say(f"colour-{colour}", language) for colour in options.colours]
        parts.append(say("help-S6-colours", language, colours=listed(colours, language)))
    elif own is not None:
        parts.append(say(own, language))
    if rule == "E1" and options.round_limit is not None:
        parts.append(say("briefing-round-limit", language, rounds=options.round_limit))
    return f"{rule} {' '.join(parts)}"


def _holds(rule: str, options: Options) -> bool:
    only = _book()["only"].get(rule)
    return only is None or getattr(options, only["option"]) in only["values"]


def _own(rule: str, options: Options) -> str | None:
    """The message for what the rule says with the options of the table; None if it says no more."""
    option = _book()["by_option"].get(rule)
    if option is None:
        return None
    value = getattr(options, option)
    message = f"help-{rule}-{_SWITCH.get(value, value)}"
    return message if message in _messages() else None


@cache
def _messages() -> frozenset[str]:
    """The messages of the help that there are."""
    lines = source(DEFAULT, "help").splitlines()
    return frozenset(line.partition(" =")[0] for line in lines if line.startswith("help-"))


@cache
def _book() -> dict[str, Any]:
    """Which rules there are, and which go by which option; the page reads the same file."""
    file = resources.files("longshore.text") / "rulebook.json"
    book: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return book
