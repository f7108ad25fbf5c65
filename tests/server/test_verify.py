from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache

import pytest
import typer

from longshore.cli.verify import verify
from longshore.notation import Record
from longshore.server.domain.fairness import deal_commitment
from longshore.server.exports import checking
from longshore.server.exports.evidence_files import read_evidence
from longshore.server.exports.writing import as_json_lines, as_text
from longshore.text.errors import UserError
from tests.server.logged import SECRET, TABLE, golden, logged, logged_with_undos

OTHER_SECRET = "00" * 32
NAME = "classic-3"


@cache
def text() -> str:
    return as_text(TABLE, logged_with_undos(NAME), finished=True)


@cache
def lines() -> str:
    return as_json_lines(TABLE, logged_with_undos(NAME), None, finished=True)


@pytest.fixture
def verified(tmp_path, capsys) -> Callable[..., tuple[int, list[str]]]:
    """Verify a text; the exit status, and the lines that say what is wrong."""

    def call(file: str, *kept: str) -> tuple[int, list[str]]:
        path = tmp_path / "export"
        path.write_text(file, encoding="utf-8")
        status = 0
        try:
            verify(str(path), commitment=list(kept) or None)
        except typer.Exit as end:
            status = end.exit_code
        printed = capsys.readouterr().out.splitlines()
        return status, [line[7:] for line in printed if line.startswith("WRONG")]

    return call


def changed(file: str, pattern: str, replacement: str, count: int = 1) -> str:
    """The file with something changed, which must have been there."""
    found, times = re.subn(pattern, replacement, file, count=count, flags=re.MULTILINE)
    assert times
    assert found != file
    return found


def edited(change: Callable[[list[dict]], object], file: str | None = None) -> str:
    """The log with its values changed."""
    values = [json.loads(line) for line in (file or lines()).splitlines()]
    change(values)
    return "".join(json.dumps(value) + "\n" for value in values)


def first(values: list[dict], **fields: object) -> dict:
    return next(one for one in values if fields.items() <= one.items())


def sealed(values: list[dict], undone: bool = False) -> dict:
    """A sealed bid of more than nothing in the log, one that counts or one that was taken back."""
    return next(
        one
        for one in values
        if one["kind"] == "played" and "commitment" in one and ("undone" in one) == undone
    )


# What holds.


def test_an_export_verifies_and_says_what_was_checked(tmp_path, capsys):
    commitment = Record.from_text(text()).tags["commitment"]
    for file in (text(), lines(), Record.from_text(text()).to_json()):
        path = tmp_path / "export"
        path.write_text(file, encoding="utf-8")
        verify(str(path), commitment=[f" {commitment.upper()} "])
        assert capsys.readouterr().out == (
            f"right  The commitment {commitment} that you kept is the one to the deal.\n"
            "right  The deal and the rules of the table are what it committed to.\n"
            "right  All 25 sealed bids are what was committed to when they were made.\n"
            "right  All 132 actions are allowed by the rules, and the game ends as written.\n"
            "Verified, with the commitment that you kept.\n"
        )
        verify(str(path))
        shown = capsys.readouterr().out
        assert shown.startswith("note   The file says that the commitment to its deal was ")
        assert f" {commitment}. That proves something only if" in shown
        assert shown.endswith("Verified, as far as the file alone can show.\n")


def test_a_bids_commitment_can_be_compared_too(verified):
    values = [json.loads(line) for line in lines().splitlines()]
    for bid in (sealed(values), sealed(values, undone=True)):
        for file in (text(), lines()):
            assert verified(file, bid["commitment"]) == (0, [])


def test_another_commitment_than_the_one_that_was_told(verified):
    """A file that is false as a whole: another deal, with its own secret and commitment."""
    for file in (text(), lines()):
        status, wrong = verified(file, "ab" * 32)
        assert status == 1
        assert len(wrong) == 1
        assert wrong[0].startswith(f"The commitment {'ab' * 32} that you kept is not in this file")


# What was changed: each is told in one line.


def without_last(file: str) -> str:
    return file[: file.rstrip().rindex("\n") + 1]


FORGED_TEXTS: dict[str, tuple[Callable[[str], str], list[str]]] = {
    "cards": (
        lambda file: changed(file, "cards B E D", "cards E B D"),
        [
            "The deal, or the rules of the table, is not what it committed to, though",
            "The file says that the result was blue 40, red 42, yellow 54, and the game comes to",
        ],
    ),
    "who starts": (
        lambda file: changed(file, "deal first blue", "deal first red"),
        [
            "The deal, or the rules of the table, is not what it committed to, though",
            "Blue cannot have said that (action 1: build warehouse): Blue has nothing to",
        ],
    ),
    "the options": (
        lambda file: changed(file, "^longshore classic 3$", "longshore classic 3 money=open"),
        ["The deal, or the rules of the table, is not what it committed to, though"],
    ),
    "the secret": (
        lambda file: changed(file, SECRET, OTHER_SECRET),
        ["The secret opens neither the commitment to the deal nor those to the 25 sealed bids"],
    ),
    "the commitment to the deal": (
        lambda file: changed(file, r"^commitment: .*$", f"commitment: {OTHER_SECRET}"),
        ["The deal, or the rules of the table, is not what it committed to, though"],
    ),
    "the table": (
        lambda file: changed(file, f"^table: {TABLE}$", "table: tbl-2"),
        ["None of the 25 sealed bids is what was committed to, though the deal is"],
    ),
    "a bid": (
        lambda file: changed(file, r"^blue: bid 5$", "blue: bid 4"),
        [
            "The bid of Blue (action 19: bid 4) is not what was committed to when it was made.",
            "Blue cannot have said that (action 21: bid 1): Blue has nothing to decide now;",
        ],
    ),
    "a bid without its commitment": (
        lambda file: changed(file, r"^bid-20: .*\n", ""),
        ["The sealed bid of Red (action 20: bid 5) has no commitment."],
    ),
    "two commitments that changed places": (
        lambda file: changed(
            changed(file, r"^bid-19: (\d+) .*", r"bid-19: 28 x"),
            r"^bid-19: 28 x\nbid-20: 28 (.*)",
            r"bid-19: 28 \1\nbid-20: 27 " + "0" * 64,
        ),
        [
            "The commitment to action 20 is of entry 27, but one before it is of entry 28.",
            "The bid of Blue (action 19: bid 5) is not what was committed to when it was made.",
            "The bid of Red (action 20: bid 5) is not what was committed to when it was made.",
        ],
    ),
    "a commitment to what is no bid": (
        lambda file: changed(file, r"^bid-19:", "bid-18: 26 " + "1" * 64 + "\nbid-19:"),
        [
            "The bid of Yellow (action 18: sail island) is not what was committed to",
            "What Yellow said (action 18: sail island) has a commitment, but is no sealed bid.",
        ],
    ),
    "a commitment to nothing": (
        lambda file: changed(file, r"^undone-", "bid-133: 200 " + "1" * 64 + "\nundone-"),
        ["There is a commitment to action 133, and the actions to which there can be one end"],
    ),
    "a bid that was taken back": (
        lambda file: changed(file, r"^(undone-\d+: .*) blue: bid 0$", r"\1 blue: bid 7"),
        ["The bid of Blue (entry 25: bid 7) is not what was committed to when it was made."],
    ),
    "the end is missing": (
        without_last,
        ["The file says that it has 132 actions, and it has 131: some are missing, or there are"],
    ),
    "the end is missing, and said to be": (
        lambda file: changed(without_last(file), "^actions: 132$", "actions: 131"),
        ["The game is not over after 131 actions: the rest is missing."],
    ),
    "an action in the middle is missing": (
        lambda file: changed(file, "^blue: build n\n", ""),
        ["The file says that it has 132 actions, and it has 131: some are missing, or there are"],
    ),
    "an action": (
        lambda file: changed(file, "^blue: produce n@1 o@1 o@2$", "blue: produce n@1 o@1 o@3"),
        ["The game was not always as the table wrote it down: an action was changed."],
    ),
    "an illegal action": (
        lambda file: changed(file, "^blue: build warehouse$", "blue: repay"),
        ["Blue cannot have said that (action 1: repay): "],
    ),
    "an action that still leads to an end": (
        lambda file: changed(file, "^blue: pass$", "blue: loan\nblue: repay\nblue: pass"),
        ["The file says that it has 132 actions, and it has 134: some are missing, or there are"],
    ),
    "many actions, with their number": (
        lambda file: changed(
            changed(file, "^actions: 132$", "actions: 133"), "^blue: pass$", "red: loan\nblue: pass"
        ),
        [
            "24 of the 25 sealed bids are not what was committed to when they were made, the first",
            "Yellow cannot have said that (action 18: sail sea): Yellow has nothing to decide now;",
        ],
    ),
    "the result": (
        lambda file: changed(file, "yellow 54", "yellow 64"),
        ["The file says that the result was blue 40, red 42, yellow 64, and the game comes to"],
    ),
    "the digest": (
        lambda file: changed(file, r"^digest: .*", "digest: 0123456789ab"),
        ["The game was not always as the table wrote it down: an action was changed."],
    ),
}


@pytest.mark.parametrize("what", FORGED_TEXTS)
def test_a_changed_text_is_found_out(verified, what):
    forge, expected = FORGED_TEXTS[what]
    status, wrong = verified(forge(text()))
    assert status == 1
    assert [line[: len(one)] for line, one in zip(wrong, expected, strict=True)] == expected


def test_what_was_found_can_be_said_in_another_language():
    findings = checking.check(read_evidence(changed(text(), r"^blue: bid 5$", "blue: bid 4")))
    said = [finding.say("de") for finding in findings if finding.kind == "bad"]
    assert "Aktion 19: bid 4" in said[0]
    assert "Aktion 21: bid 1" in said[1]
    assert "Blau hat gerade nichts zu entscheiden" in said[1]
    log = checking.check(read_evidence(edited(change_bid)))
    assert any("Eintrag" in finding.say("de") for finding in log if finding.kind == "bad")


def change_bid(values: list[dict]) -> None:
    sealed(values)["action"]["amount"] += 1


def drop(values: list[dict], **fields: object) -> None:
    values.remove(first(values, **fields))


def undo_bid(values: list[dict]) -> None:
    """A sealed bid is called taken back by an undo that was another's."""
    sealed(values)["undone"] = first(values, kind="undone")["seq"]


def hide_undo(values: list[dict]) -> None:
    """An undo becomes chat: what it took back would count."""
    values[:] = [
        one if one["kind"] != "undone" else {"kind": "said", "seq": one["seq"]} for one in values
    ]


FORGED_LOGS: dict[str, tuple[Callable[[list[dict]], object], list[str]]] = {
    "cards": (
        lambda values: values[-1]["deal"].update(cards=["E", "B", "D"]),
        [
            "The deal, or the rules of the table, is not what it committed to, though",
            "What the file says of the deal is not what the deal it opens comes to.",
        ],
    ),
    "the secret": (
        lambda values: values[-1].update(secret=OTHER_SECRET),
        ["The secret opens neither the commitment to the deal nor those to the 25 sealed bids"],
    ),
    "the commitment to the deal": (
        lambda values: first(values, kind="started").update(commitment=OTHER_SECRET),
        ["The deal, or the rules of the table, is not what it committed to, though"],
    ),
    "the table": (
        lambda values: values[0].update(table="tbl-2"),
        ["None of the 25 sealed bids is what was committed to, though the deal is"],
    ),
    "the options": (
        lambda values: values[1]["options"].update(supply=10),
        ["Entry 1 gives other rules for the table than the head of the file."],
    ),
    "a bid": (
        change_bid,
        [
            "The bid of Blue (entry 27: bid 6) is not what was committed to when it was made.",
            "What the file says of entry 27 is not what happened there.",
        ],
    ),
    "a bid without its commitment": (
        lambda values: sealed(values).pop("commitment"),
        ["The sealed bid of Blue (entry 27: bid 5) has no commitment."],
    ),
    "a commitment to what is no bid": (
        lambda values: first(values, kind="played").update(commitment="1" * 64),
        [
            "The bid of Blue (entry 5: build warehouse) is not what was committed to",
            "What Blue said (entry 5: build warehouse) has a commitment, but is no sealed bid.",
        ],
    ),
    "a bid that was taken back": (
        lambda values: sealed(values, undone=True)["action"].update(amount=7),
        [
            "The bid of Blue (entry 25: bid 7) is not what was committed to when it was made.",
            "What the file says of entry 25 is not what happened there.",
        ],
    ),
    "a bid that was taken back, without its commitment": (
        lambda values: sealed(values, undone=True).pop("commitment"),
        ["The sealed bid of Blue (entry 25: bid 0) has no commitment."],
    ),
    "a bid marked as taken back": (
        undo_bid,
        ["Entry 27 is marked as taken back by another entry than the one that did it, or is not"],
    ),
    "a bid that is not marked as taken back": (
        lambda values: sealed(values, undone=True).pop("undone"),
        ["Entry 25 is marked as taken back by another entry than the one that did it, or is not"],
    ),
    "undos that are hidden": (
        hide_undo,
        [
            "Entry 6 is marked as taken back by another entry than the one that did it, or is not",
            "Entry 25 is marked as taken back by another entry than the one that did it, or is no",
            "The file says that it has 132 actions, and it has 134: some are missing, or there are",
        ],
    ),
    "an undo of what was not played": (
        lambda values: first(values, kind="undone").update(to=3),
        [
            "Entry 5 is marked as taken back by another entry than the one that did it, or is no",
            "The file says that it has 132 actions, and it has 131: some are missing, or there are",
        ],
    ),
    "an undo of an entry that is no action": (
        lambda values: (
            first(values, kind="undone").update(to=4),
            values[-1].update(actions=131),
            first(values, seq=5).update(undone=7),
        ),
        ["The undo of entry 7 goes back to entry 4, which is no action that counted then."],
    ),
    "an action": (
        lambda values: first(values, seq=16)["action"]["store"][0].__setitem__(1, 4),
        ["After entry 16 the game is not as the table wrote it down then."],
    ),
    "an illegal action": (
        lambda values: first(values, seq=5)["action"].update(type="repay"),
        ["Blue cannot have said that (entry 5: repay): "],
    ),
    "what happened": (
        lambda values: first(values, seq=5)["events"][0].update(price=3),
        ["What the file says of entry 5 is not what happened there."],
    ),
    "what was dealt": (
        lambda values: first(values, kind="started")["events"][1].update(cash=30),
        ["What the file says of the deal is not what the deal it opens comes to."],
    ),
    "an action is missing": (
        lambda values: drop(values, seq=9),
        [
            "Where entry 9 should be there is entry 10: some are missing, or out of order.",
            "The file says that it has 132 actions, and it has 131: some are missing, or there are",
        ],
    ),
    "chat is missing at the end": (
        lambda values: values.pop(-2),
        ["The file says that it has 141 entries, and it has 140."],
    ),
    "the end is missing": (
        lambda values: values.__delitem__(slice(-10, -1)),
        ["The file says that it has 141 entries, and it has 132.", "The file says that it has 132"],
    ),
    "two entries changed places": (
        lambda values: values.insert(6, values.pop(5)),
        [
            "Where entry 5 should be there is entry 6: some are missing, or out of order.",
            "After entry 6 the game is not as the table wrote it down then.",
        ],
    ),
    "a digest": (
        lambda values: first(values, seq=5).update(digest="0123456789ab"),
        ["After entry 5 the game is not as the table wrote it down then."],
    ),
    "the digest of all": (
        lambda values: values[-1].update(digest="0123456789ab"),
        ["The game was not always as the table wrote it down: an action was changed."],
    ),
}


@pytest.mark.parametrize("what", FORGED_LOGS)
def test_a_changed_log_is_found_out(verified, what):
    forge, expected = FORGED_LOGS[what]
    status, wrong = verified(edited(forge))
    assert status == 1
    assert [line[: len(one)] for line, one in zip(wrong, expected, strict=True)] == expected


def test_without_sealed_bids_the_deal_and_the_secret_cannot_be_told_apart(verified):
    whole = as_text(TABLE, logged("classic-4-progressive"), finished=True)
    assert verified(whole) == (0, [])
    for false in (
        changed(whole, SECRET, OTHER_SECRET),
        changed(whole, r"cards (\w) (\w)", r"cards \2 \1"),
    ):
        status, wrong = verified(false)
        assert status == 1
        assert wrong[0] == (
            "The deal, the rules of the table or the secret is not what it committed to."
        )


def test_whoever_knows_the_secret_can_make_a_false_file_but_not_with_what_was_told(verified):
    """A deal and a bid with new commitments: what was kept of the old ones shows it."""
    told = Record.from_text(text()).tags
    record = golden(NAME)
    cards = "cards E B D"
    false = changed(text(), "cards B E D", cards)
    deal = Record.from_text(false).deal
    false = changed(false, told["commitment"], deal_commitment(SECRET, record.options, deal))
    false = changed(false, "^result: .*\n", "")
    assert verified(false) == (0, [])
    status, wrong = verified(false, told["commitment"])
    assert (status, len(wrong)) == (1, 1)


def test_other_rules_are_told_and_are_no_fault_by_themselves(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(checking, "rules_version", lambda _edition: "9.9.9+0123456789ab")
    for number, file in enumerate((text(), lines())):
        path = tmp_path / str(number)
        path.write_text(file, encoding="utf-8")
        verify(str(path))
        shown = capsys.readouterr().out.splitlines()
        assert shown[0].startswith("note   It was played with the rules 0.1.0+")
        assert "and this program has 9.9.9+0123456789ab: a difference in the game" in shown[0]


# Every line counts.


def test_no_line_of_a_log_can_be_taken_out(verified):
    whole = lines().splitlines(keepends=True)
    for place in (*range(0, len(whole), 9), len(whole) - 2, len(whole) - 1):
        without = "".join(whole[:place] + whole[place + 1 :])
        try:
            status, wrong = verified(without)
        except UserError:
            continue
        assert (status, bool(wrong)) == (1, True), whole[place]


def test_no_line_of_a_text_can_be_taken_out(verified):
    whole = text().splitlines(keepends=True)
    free = ("title:", "date:", "players:", "result:", "undone-", "\n")
    for place, line in enumerate(whole):
        if line.startswith(free) or place % 7:
            continue
        try:
            status, wrong = verified("".join(whole[:place] + whole[place + 1 :]))
        except UserError:
            continue
        assert (status, bool(wrong)) == (1, True), line


# What cannot be checked at all: one line.

BAD_TEXTS: dict[str, tuple[Callable[[str], str], str]] = {
    "no commitment": (
        lambda file: changed(file, "^commitment: .*\n", ""),
        "there is no commitment in this game: only a game that was exported from a table after its",
    ),
    "no secret": (lambda file: changed(file, "^secret: .*\n", ""), "the tag secret is missing"),
    "no table": (lambda file: changed(file, "^table: .*\n", ""), "the tag table is missing"),
    "no rules": (lambda file: changed(file, "^rules: .*\n", ""), "the tag rules is missing"),
    "no digest": (lambda file: changed(file, "^digest: .*\n", ""), "the tag digest is missing"),
    "no number": (lambda file: changed(file, "^actions: .*\n", ""), "the tag actions is missing"),
    "a short secret": (
        lambda file: changed(file, "^secret: ..", "secret: "),
        "the tag secret is not a secret: that is 64 hexadecimal digits in lower case",
    ),
    "a loud commitment": (
        lambda file: changed(file, "^commitment: .", "commitment: F"),
        "the tag commitment is not a commitment: that is 64 hexadecimal digits in lower case",
    ),
    "a word for a number": (
        lambda file: changed(file, "^actions: 132", "actions: many"),
        "the tag actions is not a number",
    ),
    "a commitment without its entry": (
        lambda file: changed(file, r"^bid-19: \d+ ", "bid-19: "),
        "the tag bid-19 is not the number of an entry and a commitment",
    ),
    "an undone bid without its seat": (
        lambda file: changed(file, r"blue: bid 0$", "bid 0"),
        "the tag undone-25 is not a commitment and a bid with its seat",
    ),
    "too many before": (
        lambda file: changed(file, "^actions: 132", "actions: 132\nbefore: 133"),
        "the tag before says 133, but there are 132",
    ),
    "half a line": (
        lambda file: changed(file, "cards B E D", "cards B E"),
        "line 37, column 1: 3 cards are dealt, one a seat; here are 2",
    ),
    "a game of no table": (
        lambda _: golden("classic-4").to_text(),
        "there is no commitment in this game: only a game that was exported from a table after its",
    ),
    "no game": (lambda _: "hello\n", "line 1, column 1: "),
    "another JSON": (lambda _: '{"a": 1}\n', "a game has no 'a'"),
    "half a log": (
        lambda _: lines()[: len(lines()) // 2],
        "line 73 is not a JSON object: ",
    ),
    "a log without its last line": (
        lambda _: without_last(lines()),
        "it ends before its end: the last line, which opens the commitments, is missing",
    ),
    "a log of a running game": (
        lambda _: as_json_lines(TABLE, logged(upto=40), 1, finished=False),
        "it was exported before the game was over, when nothing could be opened yet; export it",
    ),
    "a log with a list in it": (
        lambda _: lines().replace("\n", "\n[1]\n", 1),
        "line 2 is not a JSON object: ",
    ),
    "a log without its start": (
        lambda _: edited(lambda values: drop(values, kind="started")),
        "there is no entry with which the game starts",
    ),
    "a log with two starts": (
        lambda _: edited(lambda values: values.insert(5, first(values, kind="started"))),
        "line 6: the game starts a second time",
    ),
    "a word for a seat": (
        lambda _: edited(lambda values: first(values, seq=5).update(seat="blue")),
        "line 6: Expected `int`, got `str` - at `$.seat`",
    ),
    "a seat that is not there": (
        lambda _: edited(lambda values: first(values, seq=5).update(seat=3)),
        "line 6: there is no seat number 3",
    ),
    "an action that is none": (
        lambda _: edited(lambda values: first(values, seq=5).update(action={"type": "bribe"})),
        "line 6: Invalid value 'bribe' - at `$.action.type`",
    ),
    "a colour that is none": (
        lambda _: edited(lambda values: first(values, seq=6)["action"].update(colour=9)),
        "line 7: ",
    ),
    "a commitment that is none": (
        lambda _: edited(lambda values: sealed(values).update(commitment="x")),
        "line 28: the commitment is not one: that is 64 hexadecimal digits in lower case",
    ),
    "a secret that is none": (
        lambda _: edited(lambda values: values[-1].update(secret="x")),
        "line 143: the secret is not one: that is 64 hexadecimal digits in lower case",
    ),
    "a deal that is none": (
        lambda _: edited(lambda values: values[-1]["deal"].update(cards=["A", "A", "B"])),
        "deal: the cards dealt are all different; here one comes twice",
    ),
    "rules that are none": (
        lambda _: edited(lambda values: values[0].update(game="longshore clasic 3")),
        "line 1, column 11: ",
    ),
}


@pytest.mark.parametrize("what", BAD_TEXTS)
def test_what_cannot_be_checked_is_one_line(verified, what):
    spoil, expected = BAD_TEXTS[what]
    with pytest.raises(UserError) as problem:
        verified(spoil(text()))
    said = str(problem.value)
    assert "\n" not in said
    assert said.split("export: ", 1)[1].startswith(expected)


def test_a_commitment_that_is_none_is_one_line(tmp_path):
    with pytest.raises(UserError, match="--commitment is 64 hexadecimal digits, not 'abc'"):
        verify(str(tmp_path), commitment=["abc"])


def test_a_file_that_is_not_there_is_one_line():
    with pytest.raises(UserError, match=r"There is no file nowhere.game."):
        verify("nowhere.game")
