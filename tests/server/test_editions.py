"""A table of an edition from a folder: played, told, written out; and when the folder is gone."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from longshore import Game
from longshore.client import Client, Refused
from longshore.game.editions import VARIABLE
from longshore.notation import Record
from longshore.server.domain.presets import presets
from longshore.server.domain.rules_version import rules_version
from longshore.server.domain.settings import SeatPlan
from tests.server.moving_time import until
from tests.server.serving import served
from tests.third_edition import COLOURS, HUES, LETTERS, NAME, third

__all__ = ["third"]
ME = SeatPlan(kind="me")
STEADY = SeatPlan(kind="bot", bot="steady")
RANDOM = SeatPlan(kind="bot", bot="random")


def test_the_catalogue_tells_all_that_shows_it(tmp_path: Path, third: Path) -> None:
    with served(tmp_path) as server, Client(server.url) as client:
        told = client.catalogue()
        words = httpx.get(f"{server.url}/page/words/de.ftl").text
    edition = told.editions[-1]
    assert (edition.name, edition.colours, edition.letters) == (NAME, COLOURS, LETTERS)
    assert tuple(paint.light.fill for paint in edition.paints) == HUES
    assert edition.by_seats["5"].supply == 9
    assert [one.name for one in told.presets][:3] == ["classic", "anniversary", NAME]
    assert 'option-edition-third = { "Drittes Ufer" }' in words
    assert 'colour-teal = { "petrolfarben" }' in words
    assert "colour-black = schwarz" in words
    assert 'colour-black = { "' not in words


def test_every_preset_can_be_played() -> None:
    found = {one.name: one.changes() for one in presets()}
    assert found["classic"] == {3: {}, 4: {}, 5: {}}
    assert found["first"][4] == {"domestic_sale": "pre-turn", "supply": 10}
    assert found["short"] == {3: {"supply": 6}, 4: {"supply": 8}, 5: {"supply": 10}}
    assert found["five"] == {5: {"domestic_sale": "pre-turn"}}


def test_it_is_played_by_bots_to_the_end(tmp_path: Path, third: Path) -> None:
    with served(tmp_path) as server, Client(server.url) as client:
        seat = client.open_table(
            NAME, 4, plan=(ME, STEADY, RANDOM, STEADY), options={"round_limit": 6}, start=True
        )
        told = seat.info()
        assert (told.options.edition, told.options.supply) == (NAME, 8)
        assert told.rules == rules_version(NAME) != rules_version()
        seat.leave()
        until(lambda: seat.info().status == "finished", 120)
        said = seat.log(language="de").sentences or ()
        sentences = " ".join(one for some in said for one in some)
        text, lines = seat.export("text"), seat.export("jsonl")
    assert text.startswith("longshore third 4 round_limit=6\n")
    game = Game.from_record(Record.from_text(text))
    assert game.over
    assert NAME in lines
    assert "Drittes Ufer" in sentences
    assert "petrolfarben" in sentences


def test_a_game_whose_edition_is_gone_says_so_and_hurts_no_other(
    tmp_path: Path, third: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("longshore.server.runtime.scheduler.SWEEP_SECONDS", 0.05)
    monkeypatch.setattr("longshore.server.runtime.scheduler.LACKING_MS", 50)
    with served(tmp_path) as first, Client(first.url) as client:
        lost = client.open_table(NAME, 3, plan=(ME, STEADY, STEADY), public=True, start=True)
        kept = client.open_table(seats=3, plan=(ME, STEADY, STEADY))
    monkeypatch.delenv(VARIABLE)
    with served(tmp_path) as second, Client(second.url, patience=0) as client:
        again = client.seat(lost.table, lost.token or "", 0)
        for ask in (again.info, again.view, again.log, lambda: again.chat("hello?")):
            with pytest.raises(Refused) as problem:
                ask()
            assert (problem.value.code, problem.value.status) == ("edition-gone", 500)
            assert "third" in str(problem.value)
            assert "--editions" in str(problem.value)
        assert [one.edition for one in client.lobby("running").tables] == [NAME]
        mine = client.seat(kept.table, kept.token or "", 0)
        mine.start()
        assert mine.info().status == "running"
        with pytest.raises(Refused, match="There is no edition"):
            client.open_table(NAME)
    monkeypatch.setenv(VARIABLE, str(third))
    with served(tmp_path) as last, Client(last.url) as client:
        back = client.seat(lost.table, lost.token or "", 0)
        assert back.info().options.edition == NAME
        back.leave()
        until(lambda: back.info().status == "finished", 120)
