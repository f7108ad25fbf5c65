"""The rules in short: what holds at the table, in few words."""

from __future__ import annotations

import json
import re
from importlib import resources

import pytest

from longshore.briefing import rules_in_words
from longshore.briefing.rules import MOST_WORDS
from longshore.game.options import Options
from longshore.text.messages import languages, source

BOOK = json.loads((resources.files("longshore.text") / "rulebook.json").read_text("utf-8"))
RULE = re.compile(r"^([A-Z]\d) ", re.MULTILINE)
TABLES = [
    Options.make("classic", 3),
    Options.make("anniversary", 5),
    Options.make("classic", 4, seizure="printed", domestic_sale="action", auction="progressive"),
    Options.make("anniversary", 4, bluff="cancel", docked_loading=True, round_limit=9),
    Options.make(  # all that there is to tell at once
        "anniversary",
        4,
        all_zero="tie",
        bluff="plain",
        domestic_sale="pre-turn",
        seizure="erratum",
        docked_loading=True,
        round_limit=9,
    ),
]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_they_are_short_in_every_language(options: Options, language: str) -> None:
    words = rules_in_words(options, language).split()
    assert 800 < len(words) <= MOST_WORDS == 1500
    assert "help-" not in " ".join(words)


def told(options: Options) -> set[str]:
    return set(RULE.findall(rules_in_words(options)))


def test_they_have_every_rule_of_the_table_but_what_is_left_out_on_purpose() -> None:
    every = {rule for rules in BOOK["chapters"].values() for rule in rules}
    assert every >= set(BOOK["left_out_in_short"])
    bank = {rule for rule in every if rule[0] == "K"} | {"M5", "S7", "A7", "I6"}
    house = {"D1", "D2", "D3", "I5", "A6"}
    expected = every - house - set(BOOK["left_out_in_short"])
    assert told(TABLES[0]) == expected - bank
    assert told(TABLES[1]) == expected - {"I3", "I4"}
    assert {"I5", "D2", "D3", "A6"} <= told(TABLES[2])
    assert not {"I3", "I6", "D1"} & told(TABLES[2])


def test_they_say_what_the_options_say() -> None:
    plain, other = map(rules_in_words, (TABLES[1], TABLES[3]))
    assert "A ship loads only when it arrives." in plain
    assert "A ship loads only when it arrives." not in other
    assert "after 9 rounds" in other
    assert "black, brown, purple, beige and grey" in plain
    assert "$3 as well" in plain
    assert "$3 as well" not in rules_in_words(TABLES[0])
    assert "counts as $0" in other
    assert "counts as $0" not in plain
    assert "in secret for your whole cargo" in plain
    assert "in secret for your whole cargo" not in rules_in_words(TABLES[2])
    assert "broker" not in rules_in_words(TABLES[0]).lower()


@pytest.mark.parametrize(
    ("option", "value", "said", "unsaid"),
    [
        ("discard_tie", "two-value", "it has to go", "equal, you remove"),
        ("discard_tie", "free", "equal, you remove", "it has to go"),
        ("broker_win", "after-interest", "First you pay your interest.", "before paying interest"),
        ("broker_win", "before-interest", "before paying interest", "First you pay your interest."),
    ],
)
def test_they_say_what_holds_at_this_table_and_not_at_others(
    option: str, value: str, said: str, unsaid: str
) -> None:
    told = rules_in_words(Options.make("anniversary", 4, **{option: value}))
    assert said in told
    assert unsaid not in told


def test_every_text_that_goes_by_an_option_can_be_reached() -> None:
    said = set(re.findall(r"^(help-[A-Z]\d-(?!title)\S+) =", source("en", "help"), re.MULTILINE))
    numbers = {"help-S2-numbers", "help-S3-numbers", "help-S6-colours"}
    by_option = {name for name in said - numbers if name[5:7] in BOOK["by_option"]}
    assert by_option == said - numbers
    assert set(BOOK["enough_alone"]) <= said
