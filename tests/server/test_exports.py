from __future__ import annotations

import csv
import io
import json
import re

import msgspec
import pytest

from longshore.game.actions import Bid
from longshore.game.events import payments
from longshore.game.game import Game
from longshore.notation import Record
from longshore.server.domain import entries as log
from longshore.server.domain.entries import Line
from longshore.server.domain.fairness import is_sealed
from longshore.server.domain.refused import WishRefused
from longshore.server.domain.settings import Settings
from longshore.server.exports.checking import check, holds
from longshore.server.exports.evidence_files import read_evidence
from longshore.server.exports.writing import as_csv, as_json_lines, as_text
from tests.server.logged import NAMES, SECRET, TABLE, Logging, golden, logged, logged_with_undos

GAMES = (
    "classic-3",
    "classic-3-all-zero-tie",
    "classic-5",
    "anniversary-3",
    "anniversary-3-seizure",
    "anniversary-4-bluff-cancel",
)
# what must be in no export at all, and in none before the end
NEVER = ("hash-of", "seed", '"key"', "invitation")
NOT_BEFORE_THE_END = (SECRET, "secret", "deal first", '"digest"')


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def values(text: str) -> list[dict]:
    return [json.loads(line) for line in text.splitlines()]


# Text.


@pytest.mark.parametrize("name", GAMES)
def test_the_text_is_the_game_and_both_files_verify(name):
    record, lines = golden(name), logged(name)
    text = as_text(TABLE, lines, finished=True)
    written = Record.from_text(text)
    assert (written.options, written.deal, written.actions) == (
        record.options,
        record.deal,
        record.actions,
    )
    assert written.to_text() == text
    for file in (text, written.to_json(), as_json_lines(TABLE, lines, None, finished=True)):
        findings = check(read_evidence(file))
        assert holds(findings), [finding.say() for finding in findings]


def test_the_tags_say_whose_game_it_was_and_what_opens_it():
    lines = logged()
    tags = Record.from_text(as_text(TABLE, lines, finished=True)).tags
    started = next(line.entry for line in lines if isinstance(line.entry, log.Started))
    assert tags["table"] == TABLE
    assert tags["title"] == "Friday"
    assert tags["date"] == "2026-09-21"
    assert tags["players"] == "blue Ada, red Bo, yellow steady (bot)"
    assert (tags["commitment"], tags["secret"]) == (started.commitment, SECRET)
    assert tags["rules"] == started.rules
    assert tags["actions"] == str(len(golden("classic-3").actions))
    assert tags["result"] == golden("classic-3").tags["scores"]
    bids = {
        f"{line.seq} {line.entry.commitment}"
        for line in lines
        if isinstance(line.entry, log.Played) and line.entry.commitment
    }
    assert bids == {value for name, value in tags.items() if name.startswith("bid-")}


def test_odd_names_and_titles_stay_text():
    record = golden("classic-3")
    writing = Logging(record.options, settings=Settings(title="# deal: position; red: pass"))
    writing.start(record.deal)
    for seat, action in record.actions:
        writing.play(seat, action)
    text = as_text(TABLE, writing.lines, finished=True)
    written = Record.from_text(text)
    assert written.tags["title"] == "# deal: position; red: pass"
    assert written.actions == record.actions


def test_what_was_undone_is_left_out_of_text_and_sheet_and_marked_in_the_log():
    lines, record = logged_with_undos(), golden("classic-3")
    written = Record.from_text(as_text(TABLE, lines, finished=True))
    assert written.actions == record.actions
    assert len(rows(as_csv(TABLE, lines, None, finished=True))) == len(record.actions)
    undone = {line.seq: line.entry.to for line in lines if isinstance(line.entry, log.Undone)}
    marked = {
        one["undone"]: one["seq"]
        for one in values(as_json_lines(TABLE, lines, None, finished=True))
        if "undone" in one
    }
    assert len(undone) == 2
    assert marked == undone
    (bid,) = (name for name in written.tags if name.startswith("undone-"))
    assert written.tags[bid].endswith(" blue: bid 0")


def test_a_fork_is_exported_with_what_was_played_before():
    lines, record = logged(before=20), golden("classic-3")
    text = as_text(TABLE, lines, finished=True)
    assert Record.from_text(text).actions == record.actions
    assert Record.from_text(text).tags["before"] == "20"
    for file in (text, as_json_lines(TABLE, lines, None, finished=True)):
        findings = check(read_evidence(file))
        assert holds(findings)
        assert "before" in {finding.code for finding in findings}
    sheet = rows(as_csv(TABLE, lines, None, finished=True))
    assert [row["entry"] for row in sheet[:21]] == [""] * 20 + ["5"]


def test_a_table_that_was_closed_can_be_opened_too():
    lines = logged(upto=60)
    lines.append(Line(len(lines) + 1, lines[-1].at + 1, log.Closed()))
    text = as_text(TABLE, lines, finished=True)
    for file in (text, as_json_lines(TABLE, lines, None, finished=True)):
        findings = check(read_evidence(file))
        assert holds(findings)
        assert "closed" in {finding.code for finding in findings}


def test_a_finished_table_that_is_closed_later_stays_finished():
    lines = logged()
    lines.append(Line(len(lines) + 1, lines[-1].at + 1, log.Closed()))
    text = as_text(TABLE, lines, finished=True)
    assert "result" in Record.from_text(text).tags
    findings = check(read_evidence(as_json_lines(TABLE, lines, None, finished=True)))
    assert holds(findings)
    assert "closed" not in {finding.code for finding in findings}


def test_there_is_no_text_while_the_game_goes_on_and_nothing_before_it_begins():
    with pytest.raises(WishRefused) as problem:
        as_text(TABLE, logged(upto=30), finished=False)
    assert problem.value.code == "not-over"
    assert str(problem.value).endswith(".")
    opened = logged(upto=0)[:2]
    for export in (
        lambda: as_text(TABLE, opened, finished=True),
        lambda: as_csv(TABLE, opened, None, finished=False),
    ):
        with pytest.raises(WishRefused) as problem:
            export()
        assert problem.value.code == "not-started"
    (head, *entries) = values(as_json_lines(TABLE, opened, None, finished=True))
    assert not head["complete"]
    assert [one["kind"] for one in entries] == ["opened", "joined"]


# Secrets.


@pytest.mark.parametrize("finished", [True, False])
@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_no_export_holds_what_nobody_may_know(viewer, finished):
    lines = logged(upto=None if finished else 100)
    files = [
        as_json_lines(TABLE, lines, viewer, finished),
        as_csv(TABLE, lines, viewer, finished),
    ]
    if finished:
        files.append(as_text(TABLE, lines, finished))
    for text in files:
        assert not [word for word in NEVER if word in text]
        if not finished:
            assert not [word for word in NOT_BEFORE_THE_END if word in text]


def test_who_has_standing_orders_is_told_to_nobody():
    lines = logged()
    assert any(isinstance(one.entry, log.Played) and one.entry.by == "order" for one in lines)
    for text in (
        as_json_lines(TABLE, lines, None, finished=True),
        as_csv(TABLE, lines, None, finished=True),
    ):
        assert "order" not in text


def mid_auction(cards: tuple[int, ...], amount: int) -> tuple[list[Line], int, int]:
    """A log up to the first bid of an auction; who made it, and who has still to bid."""
    record = golden("classic-3")
    writing = Logging(record.options)
    writing.start(msgspec.structs.replace(record.deal, cards=cards))
    for seat, action in record.actions:
        if is_sealed(writing.game.state, seat, action) and len(writing.game.waiting) == 2:
            taken_back = writing.play(seat, Bid(amount + 2))
            writing.undo(seat, taken_back)
            writing.play(seat, Bid(amount))
            return writing.lines, seat, writing.game.waiting[0]
        writing.play(seat, action)
    raise AssertionError


def test_V1_the_others_see_the_same_whatever_the_cards_and_the_sealed_bid():
    """Commitments aside, which are hashes, with the secret for a salt."""
    first, second, third = golden("classic-3").deal.cards
    world, bidder, waiting = mid_auction((first, second, third), 3)
    swapped = {0: (first, third, second), 1: (third, second, first), 2: (second, first, third)}
    for viewer in (waiting, None):
        cards = (third, first, second) if viewer is None else swapped[viewer]
        other, *_ = mid_auction(cards, 4)
        for export in (as_json_lines, as_csv):
            told = [
                re.sub("[0-9a-f]{64}", "…", export(TABLE, lines, viewer, False))
                for lines in (world, other)
            ]
            assert told[0] == told[1]
            own = [export(TABLE, lines, bidder, False) for lines in (world, other)]
            assert own[0] != own[1]


# JSON Lines.


def test_the_log_has_a_head_every_entry_and_what_opens_it():
    lines = logged()
    head, *entries, last = values(as_json_lines(TABLE, lines, None, finished=True))
    assert head == {
        "kind": "header",
        "format": "longshore-log 1",
        "table": TABLE,
        "game": "longshore classic 3",
        "viewer": "all",
        "complete": True,
        "entries": len(lines),
    }
    assert [one["seq"] for one in entries] == [line.seq for line in lines]
    assert [one["at"] for one in entries] == [line.at for line in lines]
    assert (last["kind"], last["secret"]) == ("reveal", SECRET)
    assert entries[-1]["text"] == "good game"
    started = next(one for one in entries if one["kind"] == "started")
    cards = [event for event in started["events"] if event["type"] == "card-dealt"]
    assert len(cards) == 3
    bids = [one for one in entries if "commitment" in one and one["kind"] == "played"]
    assert bids
    assert all(one["action"]["type"] == "bid" for one in bids)
    assert not [one for one in entries if "view" in one or "clocks" in one or "reveal" in one]


def test_before_the_end_the_log_says_for_whom_it_is():
    lines = logged(upto=40)
    names = [
        values(as_json_lines(TABLE, lines, viewer, False))[0]["viewer"] for viewer in (None, 1)
    ]
    assert names == ["spectator", "red"]
    *_, last = values(as_json_lines(TABLE, lines, 1, False))
    assert last["kind"] == "played"


# The sheet.


def test_the_sheet_has_a_row_an_action_and_its_sums_are_right():
    record, lines = golden("anniversary-3"), logged("anniversary-3")
    game = Game.start(record.options, deal=record.deal)
    sheet = rows(as_csv(TABLE, lines, None, finished=True))
    assert len(sheet) == len(record.actions)
    for row, (seat, action) in zip(sheet, record.actions, strict=True):
        assert row["round"] == str(int(game.state.round_number))
        events = game.play(action, seat)
        amounts = sum(payment.amount for event in events for payment in payments(event))
        paid = [int(part.rsplit(" ", 1)[1]) for part in row["paid"].split("; ") if part]
        assert sum(paid) == amounts
        for number, name in enumerate(record.options.seat_names):
            assert row[f"cash {name}"] == str(game.cash(number))
    assert sheet[0]["time"] == "2026-09-21T14:13:30.000Z"
    assert any("broker I" in row["paid"] for row in sheet)


def test_V2_the_sheet_counts_cash_only_where_the_table_does():
    counted, hidden = Settings(), Settings(counted_cash=False)
    lines = logged(upto=50, settings=hidden)
    (*_, row) = rows(as_csv(TABLE, lines, 1, finished=False))
    assert (row["cash blue"], row["cash yellow"]) == ("", "")
    assert row["cash red"].isdecimal()
    (*_, row) = rows(as_csv(TABLE, lines, None, finished=False))
    assert {row[f"cash {name}"] for name in ("blue", "red", "yellow")} == {""}
    for text in (
        as_csv(TABLE, logged(upto=50, settings=counted), None, finished=False),
        as_csv(TABLE, logged(settings=hidden), None, finished=True),
        as_csv(TABLE, logged("classic-3-open-money", upto=50, settings=hidden), None, False),
    ):
        (*_, row) = rows(text)
        assert row["cash blue"].isdecimal()


def test_a_sealed_bid_of_another_is_a_bid_in_the_sheet():
    lines, bidder, waiting = mid_auction(golden("classic-3").deal.cards, 3)
    sheets = [rows(as_csv(TABLE, lines, viewer, False)) for viewer in (bidder, waiting, None)]
    assert [sheet[-1]["action"] for sheet in sheets] == ["bid 3", "bid", "bid"]


def test_a_name_is_never_a_formula():
    lines = logged("classic-5")
    names = {row["who"] for row in rows(as_csv(TABLE, lines, None, finished=True))}
    assert NAMES[2] == "=Cy"
    assert names == {"Ada", "Bo", "'=Cy", "Di", "steady"}
