"""Folders of results: what is written, read again, gone on with, and never lost."""

from __future__ import annotations

import csv
import json
import os
from pathlib import Path

import msgspec
import polars as pl
import pytest

from longshore.game.editions import VARIABLE
from longshore.game.options import Options
from longshore.lab import writing
from longshore.lab.errors import LabError
from longshore.lab.folder import Stored, default_folder, read_stored
from longshore.lab.results import frames, load
from longshore.lab.rows import TABLES
from longshore.lab.setting import Setting
from longshore.lab.simulate import Plan, simulate
from longshore.lab.table import play_table
from longshore.lab.writing import ResultFolder
from tests.lab.lab_support import small
from tests.third_edition import write

FORMATS = pytest.mark.parametrize("form", ["parquet", "csv"])


def store_of(folder: Path, setting: Setting, form: str, asked: int = 10) -> ResultFolder:
    return ResultFolder(folder, Stored.of(setting, command="", format=form, asked=asked, done=0))


def files(folder: Path) -> dict[str, bytes]:
    """The tables in a folder, without their setting and the lock of whoever wrote them."""
    found = [path for path in folder.iterdir() if path.suffix in (".csv", ".parquet")]
    return {path.name: path.read_bytes() for path in found}


@FORMATS
def test_what_is_written_is_read_again(tmp_path, form):
    setting = small(turns=True)
    played = [play_table(setting, number) for number in (2, 0, 1)]
    store = store_of(tmp_path, setting, form, asked=3)
    for result in played:
        store.add(result)
    store.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        [f"games.{form}", f"seats.{form}", f"turns.{form}", "setting.json"]
    )
    results, memory = load(tmp_path), frames(played)
    assert results.games.equals(memory.games)
    assert results.seats.equals(memory.seats)
    assert results.turns.collect().equals(memory.turns.collect())
    for table, frame in (("games", results.games), ("seats", results.seats)):
        assert frame.columns == [column.name for column in TABLES[table]]
    assert results.games["game"].to_list() == [0, 1, 2]
    assert results.games["options"].to_list() == ["supply=4"] * 3
    assert results.games.row(1, named=True) == msgspec.structs.asdict(played[2].game)
    assert results.seats.row(3, named=True) == msgspec.structs.asdict(played[2].seats[0])
    first = results.turns.filter(pl.col("game") == 2).collect().to_dicts()
    assert first == played[0].turns
    assert results.stored.setting() == setting
    assert (results.stored.asked, results.stored.done) == (3, 3)


def test_without_turns_there_is_no_such_table(tmp_path):
    setting = small()
    store = store_of(tmp_path, setting, "parquet")
    store.add(play_table(setting, 0))
    store.close()
    assert not (tmp_path / "turns.parquet").exists()
    assert load(tmp_path).turns is None
    assert frames([play_table(setting, 0)]).turns is None


def test_csv_is_plain_text(tmp_path):
    setting = small()
    store = store_of(tmp_path, setting, "csv")
    store.add(play_table(setting, 0))
    store.close()
    with (tmp_path / "seats.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["bot"] for row in rows] == ["random"] * 3
    assert {float(row["win_share"]) for row in rows} <= {0.0, 1.0, 0.5, 1 / 3}


@FORMATS
def test_any_number_of_workers_writes_the_same_bytes(tmp_path, form):
    setting = small("random", "merchant", turns=True)
    for workers in (1, 2):
        folder = tmp_path / str(workers)
        simulate(Plan(setting, 7, folder, form, workers))
    assert files(tmp_path / "1") == files(tmp_path / "2")
    assert len(files(tmp_path / "1")) == 3


@FORMATS
def test_going_on_comes_to_the_same_as_playing_at_once(tmp_path, form, monkeypatch):
    """However the parts were cut, and with holes in what was done before."""
    setting = small(turns=True)
    simulate(Plan(setting, 9, tmp_path / "whole", form, 1))
    monkeypatch.setattr(writing, "MANY_GAMES", 2)
    torn = store_of(tmp_path / "torn", setting, form)
    for number in (5, 0, 3):
        torn.add(play_table(setting, number))
    torn.close()
    assert read_stored(tmp_path / "torn").done == 3
    outcome = simulate(Plan(setting, 9, tmp_path / "torn", form, 1))
    assert outcome.summary.played == 6
    assert outcome.summary.games == 9
    assert files(tmp_path / "torn") == files(tmp_path / "whole")


@FORMATS
def test_after_a_power_cut_the_parts_are_still_there(tmp_path, form):
    setting = small(turns=True)
    store = store_of(tmp_path, setting, form)
    for number in range(4):
        store.add(play_table(setting, number))
        if number in (1, 3):
            store.flush()
    store.add(play_table(setting, 4))  # not written yet: lost
    # the last part's games are missing: its other tables are as good as never written
    (tmp_path / "parts" / f"000002-games.{form}").unlink()
    assert read_stored(tmp_path).done == 4
    assert load(tmp_path).games["game"].to_list() == [0, 1]
    assert load(tmp_path).seats["game"].unique().to_list() == [0, 1]
    again = store_of(tmp_path, setting, form)
    assert again.done == {0, 1}
    for number in (2, 3):
        again.add(play_table(setting, number))
    again.close()
    results = load(tmp_path)
    assert results.games["game"].to_list() == [0, 1, 2, 3]
    assert results.seats.height == 12
    assert not (tmp_path / "parts").exists()


@FORMATS
def test_a_cut_while_tables_are_put_together_doubles_nothing(tmp_path, form):
    """Some tables are put together already, and the parts not yet removed."""
    setting = small()
    store = store_of(tmp_path, setting, form)
    store.add(play_table(setting, 0))
    store.flush()
    parts = {path.name: path.read_bytes() for path in (tmp_path / "parts").iterdir()}
    store.close()
    (tmp_path / "parts").mkdir()
    for name, content in parts.items():
        (tmp_path / "parts" / name).write_bytes(content)
    assert load(tmp_path).seats.height == 3
    store_of(tmp_path, setting, form).close()
    assert load(tmp_path).seats.height == 3
    assert load(tmp_path).games.height == 1


@FORMATS
def test_a_cut_while_parts_are_removed_loses_nothing(tmp_path, form, monkeypatch):
    """Wherever it comes: what is there can be read and gone on with, each game once."""
    setting = small(turns=True)
    played = [play_table(setting, number) for number in range(3)]
    for cut in range(6):
        folder = tmp_path / str(cut)
        store = store_of(folder, setting, form)
        for result in played[:2]:
            store.add(result)
            store.flush()
        cut_after(monkeypatch, cut)
        with pytest.raises(KeyboardInterrupt):
            store.close()
        monkeypatch.undo()
        results = load(folder)
        assert results.games["game"].to_list() == [0, 1]
        assert results.seats.height == 6
        assert results.turns.collect().height == sum(len(one.turns) for one in played[:2])
        again = store_of(folder, setting, form)
        assert sorted(row["game"] for row in again.rows("seats")) == [0, 0, 0, 1, 1, 1]
        again.add(played[2])
        again.flush()
        assert sorted(row["game"] for row in again.rows("games")) == [0, 1, 2]
        again.close()
        assert load(folder).seats.equals(frames(played).seats)
        assert not (folder / "parts").exists()


def cut_after(monkeypatch, count):
    """Let so many files be removed, and no more."""
    unlink, removed = Path.unlink, []

    def cut(path, **how):
        if len(removed) == count:
            raise KeyboardInterrupt
        removed.append(path)
        unlink(path, **how)

    monkeypatch.setattr(Path, "unlink", cut)


@FORMATS
def test_a_file_is_on_the_disk_before_it_takes_the_place_of_another(tmp_path, form, monkeypatch):
    safe, placed = set(), []
    fsync, replace = os.fsync, Path.replace

    def note(handle):
        fsync(handle)
        safe.add(os.fstat(handle).st_ino)

    def check(path, target):
        placed.append((target.name, path.stat().st_ino in safe))
        return replace(path, target)

    monkeypatch.setattr(os, "fsync", note)
    monkeypatch.setattr(Path, "replace", check)
    setting = small()
    store = store_of(tmp_path, setting, form)
    store.add(play_table(setting, 0))
    store.close()
    assert all(done for _, done in placed)
    names = {f"000001-games.{form}", f"000001-seats.{form}", f"games.{form}", f"seats.{form}"}
    assert {name for name, _ in placed} == {*names, "setting.json"}


def test_the_setting_says_how_it_came_about(tmp_path):
    options = Options.make("anniversary", 4, money="open", round_limit=30)
    setting = Setting.make(options, ["merchant", "random"], seed=9, rotate=False)
    plan = Plan(setting, 2, tmp_path / "r", workers=1, command="longshore simulate …")
    simulate(plan)
    stored = json.loads((tmp_path / "r" / "setting.json").read_text())
    assert stored["command"] == "longshore simulate …"
    assert (stored["edition"], stored["seats"], stored["seed"]) == ("anniversary", 4, 9)
    assert stored["options"] == {"money": "open", "round_limit": 30}
    assert stored["bots"] == ["merchant", "random", "random", "random"]
    assert (stored["asked"], stored["done"], stored["rotate"]) == (2, 2, False)
    assert read_stored(tmp_path / "r").setting() == setting


def test_results_are_not_overwritten(tmp_path):
    folder = tmp_path / "r"
    simulate(Plan(small(), 2, folder, workers=1))
    before = files(folder)
    with pytest.raises(LabError, match="holds 2 games already: ask for more, give another folder"):
        simulate(Plan(small(), 2, folder, workers=1))
    with pytest.raises(LabError, match=r"holds other games \(seed 1, not 2\)"):
        simulate(Plan(small(seed=2), 5, folder, workers=1))
    with pytest.raises(LabError, match=r"holds other games \(format parquet, not csv\)"):
        simulate(Plan(small(), 5, folder, "csv", workers=1))
    assert files(folder) == before
    simulate(Plan(small(seed=2), 2, folder, "csv", workers=1), replace=True)
    assert sorted(files(folder)) == ["games.csv", "seats.csv"]
    assert load(folder).stored.seed == 2


def test_other_things_in_a_folder_are_left_alone(tmp_path):
    (tmp_path / "thesis.txt").write_text("my only copy")
    for replace in (False, True):
        with pytest.raises(LabError, match="has other things in it; give another folder"):
            simulate(Plan(small(), 1, tmp_path, workers=1), replace=replace)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


def test_what_is_no_result_is_refused(tmp_path):
    with pytest.raises(LabError, match="There is no folder"):
        load(tmp_path / "nowhere")
    with pytest.raises(LabError, match="is empty"):
        load(tmp_path)
    (tmp_path / "setting.json").write_text('{"seed": "one"}')
    with pytest.raises(LabError, match=r"setting.json is not the setting of a result"):
        load(tmp_path)
    with pytest.raises(LabError, match="is a file, not a folder"):
        load(tmp_path / "setting.json")


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(LabError, match="cannot be written: Not a directory"):
        simulate(Plan(small(), 1, tmp_path / "file" / "r", workers=1))


def test_the_usual_folder_is_named_after_what_is_played():
    assert default_folder(small("random", "merchant", seed=7)) == Path(
        "results/random-merchant-classic-3-seed-7"
    )
    odd = default_folder(small("some where/bot.py:Mine:x=1"))
    assert odd == Path("results/bot.py-Mine-x=1-classic-3-seed-1")


def test_an_edition_whose_folder_is_not_named_is_said(tmp_path, monkeypatch):
    monkeypatch.setenv(VARIABLE, str(write(tmp_path / "editions")))
    simulate(Plan(small(edition="third"), 1, tmp_path / "result", workers=1))
    monkeypatch.delenv(VARIABLE)
    with pytest.raises(LabError, match=r"cannot be set up: There is no edition called 'third'"):
        load(tmp_path / "result")
