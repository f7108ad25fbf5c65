"""Answers as players write them: understood where one thing is meant, explained where none is."""

from __future__ import annotations

import pytest

from longshore.briefing import AnswerError, brief_game, play_answer, read_answer
from longshore.game import actions as said
from longshore.game.actions import AnyAction
from longshore.game.options import Options
from longshore.notation import parse_action
from longshore.text.messages import languages, say
from tests.tabletop import position

CLASSIC, ANNIVERSARY = Options.make("classic", 4), Options.make("anniversary", 4)


def meant(lines: str, options: Options = CLASSIC) -> tuple[AnyAction, ...]:
    return tuple(parse_action(line, options)[1] for line in lines.split(" / "))


@pytest.mark.parametrize(
    ("answer", "lines"),
    [
        # case, signs and what is written around an action
        ("PASS", "pass"),
        ("I will bid 12.", "bid 12"),
        ("**Action:** `stock red k@2 n@3 -> k@4 n@5`", "stock red k@2 n@3 -> k@4 n@5"),
        ("Sailing is best.\n\nMy answer:\nsail sea\npass", "sail sea / pass"),
        ("Red is cheap.\n\n1. take a loan\n2. build a warehouse", "loan / build warehouse"),
        ("I would `sail sea`, then `pass`.", "sail sea / pass"),
        ("sail sea\n\nThis keeps my ship free for the whole next round.", "sail sea"),
        ("<think>I might pass, or bid 3.</think>\nbid 4", "bid 4"),
        ("I could pass, but all in all it is best if I now sail to the island.", "sail island"),
        # blocks of code, and JSON
        ("Well.\n```\nsail sea\npass\n```\nSo it is.", "sail sea / pass"),
        ('```json\n{"type": "bid", "amount": 12}\n```', "bid 12"),
        ('{"type":"produce","store":[["k",2],["black",3],{"colour":"n","price":1}]}',
         "produce k@2 k@3 n@1"),
        ('{"type":"stock","seat":"red","take":"k@2","store":["k@4"]}', "stock red k@2 -> k@4"),
        ('{"thought": "?", "actions": ["loan", "build warehouse"]}', "loan / build warehouse"),
        ('{"action": "produce k@2, k@3"}', "produce k@2 k@3"),
        # a tool's call, as text
        ('<tool_call>{"name": "act", "arguments": {"actions": "pass"}}</tool_call>', "pass"),
        (r'{"type": "function", "function": {"arguments": "{\"actions\": \"loan\"}"}}', "loan"),
        ('{"type": "tool_use", "name": "act", "input": {"actions": "sail sea"}}', "sail sea"),
        # in words and then in notation, as in the list
        ("sail to Blue, Red (nothing to load): sail blue", "sail blue"),
        ("- buy from Red (room for 1) $2 k: stock red k@2 -> k@4", "stock red k@2 -> k@4"),
        # words for words
        ("produce black at 2, black for $3", "produce k@2 k@3"),
        ("produce 2 black@3", "produce k@3 k@3"),
        ("buy from Red k@2 -> k@4", "stock red k@2 -> k@4"),
        ("buy a warehouse", "build warehouse"),
        ("take a loan, then build a brown machine", "loan / build n"),
        ("sail to Blue's harbour", "sail blue"),
        ("sail into red and load k@3", "sail red k@3"),
        ("bid $12 with 2 loans", "bid 12 loans 2"),
        ("end my turn", "pass"),
        ("I accept the bid.", "accept"),
        ("I decline and keep the cargo.", "decline"),
        ("I bid $7 and take one loan.", "bid 7 loan"),
        ("I'd like to sail back to the open sea.", "sail sea"),
        # all that is said in a row, and all parts of what is said at last
        ("I take a loan. Then I build a warehouse.", "loan / build warehouse"),
        ("Well, let us take a loan and then build a warehouse.", "loan / build warehouse"),
    ],
)  # fmt: skip
def test_what_is_meant_is_understood(answer: str, lines: str) -> None:
    assert read_answer(answer, CLASSIC) == meant(lines)


@pytest.mark.parametrize(
    ("answer", "line"),
    [
        ("call broker I for goods 4", "call I goods 4"),
        ("bid 7 with one bluffing card", "bid 7 bluff 1"),
        ("sail to the investment bank with kk", "sail bank k k"),
        ('{"type":"call-goods","broker":"II","amount":"3"}', "call II goods 3"),
    ],
)
def test_the_brokers_too(answer: str, line: str) -> None:
    assert read_answer(answer, ANNIVERSARY) == meant(line, ANNIVERSARY)


def phrases(word: str, language: str) -> list[str]:
    return [one.strip() for one in say(f"answer-say-{word}", language).split(",")]


# How an answer goes on after a word, and what it then says.
AFTER = {
    "pass": ("", "pass"),
    "accept": ("", "accept"),
    "decline": ("", "decline"),
    "repay": ("", "repay"),
    "loan": ("", "loan"),
    "bid": (" 7", "bid 7"),
    "produce": (" k@2", "produce k@2"),
    "stock": (" red k@2 -> k@4", "stock red k@2 -> k@4"),
    "build": (" warehouse", "build warehouse"),
    "sail": (" island", "sail island"),
    "award": (" red", "award red"),
    "seize": (" k", "seize k"),
    "load": (" k@3", "load k@3"),
}


@pytest.mark.parametrize("language", languages())
def test_every_word_of_a_language_is_understood(language: str) -> None:
    for word, (rest, line) in AFTER.items():
        for phrase in phrases(word, language):
            answer = f"{phrase.capitalize()}{rest}"
            assert read_answer(answer, CLASSIC, language) == meant(line), answer
    for word in ("sea", "island"):
        for phrase in phrases(word, language):
            assert read_answer(f"sail {phrase}", CLASSIC, language) == meant(f"sail {word}")
    for mark in phrases("mark", language):
        assert read_answer(f"… {mark}: pass", CLASSIC, language) == (said.Pass(),), mark


@pytest.mark.parametrize("language", languages())
def test_colours_and_seats_by_their_names(language: str) -> None:
    for seat, name in enumerate(CLASSIC.seat_names):
        called = say(f"seat-{name}", language)
        assert read_answer(f"sail {called}", CLASSIC, language) == (said.SailHarbour(seat),)
    for colour, name in enumerate(CLASSIC.colours):
        called = say(f"colour-{name}", language)
        assert read_answer(f"build {called}", CLASSIC, language) == (said.BuildMachine(colour),)


@pytest.mark.parametrize(
    ("language", "answer", "lines"),
    [
        ("de", "Ich fahre zum Hafen von Blau und lade Orange für 3 $.", "sail blue o@3"),
        ("de", "Ich nehme das Gebot an.", "accept"),
        (
            "de",
            "Ich nehme einen Kredit auf, dann baue ich ein Lagerhaus.",
            "loan / build warehouse",
        ),
        ("es", "Pido un préstamo y luego construyo una máquina marrón.", "loan / build n"),
        ("es", "Salgo a mar abierto.", "sail sea"),
        ("fr", "Je produis du noir à 3 $.", "produce k@3"),
        ("fr", "Je vais au port de Bleu et je charge orange à 3.", "sail blue o@3"),
        ("fr", "J’emprunte, puis je construis une machine brune.", "loan / build n"),
        ("fr", "J’accepte l’offre.", "accept"),
        ("it", "Vado al porto di Blu e carico arancione a 3.", "sail blue o@3"),
        ("it", "Vado all’isola.", "sail island"),
        ("nl", "Ik accepteer het bod.", "accept"),
        ("nl", "Ik vaar naar de haven van Blauw en laad oranje voor 3.", "sail blue o@3"),
    ],
)
def test_sentences_of_other_languages(language: str, answer: str, lines: str) -> None:
    assert read_answer(answer, CLASSIC, language) == meant(lines)


@pytest.mark.parametrize(
    "answer",
    [
        "I could sail somewhere, then pass.",
        "Let me take a loan, then construct a cathedral.",
        "Take a loan, then do what is best.",
    ],
)
def test_of_the_parts_of_a_sentence_none_is_taken_if_one_is_not_understood(answer: str) -> None:
    with pytest.raises(AnswerError):
        read_answer(answer, CLASSIC)


@pytest.mark.parametrize(
    "answer",
    ["", "   \n", "I do not know.", "Hello!", "I do not pass", "{}", "[]", "```\n```", "{" * 999],
)
def test_where_no_action_is_meant_none_is_taken(answer: str) -> None:
    with pytest.raises(AnswerError):
        read_answer(answer, CLASSIC)


def test_of_several_lines_none_is_taken_if_one_is_wrong() -> None:
    with pytest.raises(AnswerError, match=r"produce k@9.*1 to 4"):
        read_answer("```\nsail sea\nproduce k@9\n```", CLASSIC)
    with pytest.raises(AnswerError, match="produce k@9"):
        read_answer("sail sea\nproduce k@9", CLASSIC)


def test_an_answer_for_another_seat_is_refused() -> None:
    assert read_answer("red: pass", CLASSIC, seat=1) == (said.Pass(),)
    with pytest.raises(AnswerError, match="another seat; you play Blue"):
        read_answer("red: pass", CLASSIC, seat=0)


def test_endless_answers_are_read_from_their_end() -> None:
    assert read_answer("pass or not? " * 50_000 + "\nbid 3", CLASSIC) == (said.Bid(3),)
    with pytest.raises(AnswerError, match="at most 20"):
        read_answer("loan\n" * 5000, CLASSIC)


@pytest.mark.parametrize(
    "part",
    ["foo bar ", "I might sail, perhaps bid. ", "build ", "{", "[1,", "`a`", "action: ", "1. - "],
)
def test_whatever_is_sent_the_work_is_bounded(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted, not timed: how often something is read as an action."""
    tried = 0

    def counted(text: str, options: Options) -> object:
        nonlocal tried
        tried += 1
        return parse_action(text, options)

    monkeypatch.setattr("longshore.briefing.answers.parse_action", counted)
    for text in (part * (20_000 // len(part)), f"{part}\n" * 20_000):
        tried = 0
        with pytest.raises(AnswerError):
            read_answer(text, CLASSIC)
        assert tried < 2000


# Answers tried out


def scene():
    return position(
        seats=3,
        blue={"machines": "k", "cash": 8, "factory": "k@3"},
        red={"factory": "n@2 n@4", "harbour": "o@3"},
    )


def test_several_actions_of_a_turn_are_tried_one_after_the_other() -> None:
    game = scene()
    trials = play_answer(game, brief_game(game, 0), "loan\nbuild warehouse\nproduce k@1 k@2")
    assert [type(one.action).__name__ for one in trials] == [
        "TakeLoan",
        "BuildWarehouse",
        "Produce",
    ]
    assert game.cash(0) == 8
    for trial in trials:
        game.play(trial.action, trial.seat)


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("stock red n@3 -> n@4", ["no brown container at $3", "stock red [1 of n@2 n@4] ->"]),
        ("build k", ["black machine already", "Right would be: build n|o|t|w"]),
        ("bid 3", ["bid 3", "Right would be: produce k@1-4 k@1-4"]),
        ("what?", ["could not be read", "Right would be: produce k@1-4 k@1-4"]),
        ("Let me see.\nI buy from red.", ["Right would be: stock red [1 of n@2 n@4] ->"]),
        ("pass\nloan", ["what comes before it ends"]),
        ("produce k@1 k@2\nproduce k@1 k@2", ["already produced"]),
    ],
)  # fmt: skip
def test_an_error_teaches_what_would_be_right(answer: str, told: list[str]) -> None:
    game = scene()
    with pytest.raises(AnswerError) as wrong:
        play_answer(game, brief_game(game, 0), answer)
    for part in (*told, "Nothing was done."):
        assert part in str(wrong.value)


@pytest.mark.parametrize("language", languages())
def test_lines_copied_from_the_list_are_understood(language: str) -> None:
    """Whole, in the seat's language; the words alone where they can be written in one way."""
    game = scene()
    briefing = brief_game(game, 0, language=language)
    for one in briefing.choices:
        (trial,) = play_answer(game, briefing, f"- {one.words}: {one.example}")
        assert trial.action == parse_action(one.example, game.options)[1]
    alone = [one for one in briefing.choices if one.form == one.example]
    assert {one.form for one in alone} >= {"build warehouse", "loan", "pass"}
    for one in alone:
        for answer in (one.words, f"**{one.words.partition(';')[0].upper()}.**"):
            (trial,) = play_answer(game, briefing, answer)
            assert trial.action == parse_action(one.example, game.options)[1]


def test_a_label_for_another_seat_is_no_words() -> None:
    game = scene()
    with pytest.raises(AnswerError, match="another seat"):
        play_answer(game, brief_game(game, 0), "red: pass")


def test_in_the_language_of_the_seat() -> None:
    game = scene()
    with pytest.raises(AnswerError, match=r"(?s)geht nicht: .*Richtig wäre: build") as wrong:
        play_answer(game, brief_game(game, 0, language="de"), "baue schwarze Maschine")
    assert "not possible" not in str(wrong.value)
