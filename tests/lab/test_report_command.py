"""`longshore report` on the command line."""

from __future__ import annotations

import importlib.util
import io
import json
import shutil
import subprocess
import sys
import webbrowser
from pathlib import Path

import pytest

from longshore import Record
from longshore.cli import main as cli
from tests.lab.report_support import GOLDEN, figures, result

GAME = GOLDEN / "classic-3.game"


@pytest.fixture
def run(capsys):
    """Run a command line here; its exit status, and what it printed."""

    def call(*arguments: object) -> tuple[int, str, str]:
        status = cli.run([str(argument) for argument in arguments])
        shown = capsys.readouterr()
        return status, shown.out, shown.err

    return call


@pytest.fixture
def folder(tmp_path):
    """A result of one's own, to be spoilt."""
    place = tmp_path / "result"
    shutil.copytree(result(), place)
    return place


@pytest.fixture
def game(tmp_path):
    place = tmp_path / "evening.game"
    shutil.copy(GAME, place)
    return place


def test_a_result_gets_its_page_in_its_folder(run, folder):
    page = folder / "report.html"
    assert run("report", folder) == (0, f"{page}\n", "")
    assert len(figures(page.read_text(encoding="utf-8"))) > 20


def test_a_game_gets_its_page_beside_it(run, game):
    page = game.with_suffix(".html")
    assert run("report", game) == (0, f"{page}\n", "")
    assert len(figures(page.read_text(encoding="utf-8"))) > 10


def test_out_says_where_the_page_goes(run, game, tmp_path):
    page = tmp_path / "there.html"
    assert run("report", game, "--out", page)[0] == 0
    assert page.exists()
    assert not game.with_suffix(".html").exists()


def test_a_game_may_come_as_json_and_from_the_standard_input(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    text = Record.read(GAME.read_text(encoding="utf-8")).to_json()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert run("report", "-") == (0, "report.html\n", "")
    assert Path("report.html").exists()


def test_an_older_report_is_replaced_and_nothing_else(run, game, tmp_path):
    page = tmp_path / "page.html"
    assert run("report", game, "--out", page)[0] == 0
    first = page.read_text(encoding="utf-8")
    page.write_text(first.replace("<footer>", "<footer>old ", 1), encoding="utf-8")
    assert run("report", game, "--out", page)[0] == 0
    assert page.read_text(encoding="utf-8") == first

    other = tmp_path / "diary.html"
    other.write_text("<!doctype html><p>Dear diary", encoding="utf-8")
    status, out, err = run("report", game, "--out", other)
    assert (status, out) == (2, "")
    assert err == (
        f"longshore: {other} exists and is not a report; give another name with --out.\n"
    )
    assert other.read_text(encoding="utf-8") == "<!doctype html><p>Dear diary"


def test_open_opens_the_page_in_the_browser(run, game, monkeypatch):
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", lambda address: opened.append(address) or True)
    assert run("report", game, "--open")[0] == 0
    assert opened == [game.with_suffix(".html").resolve().as_uri()]


def test_without_a_browser_that_is_said(run, game, monkeypatch):
    monkeypatch.setattr(webbrowser, "open", lambda _: False)
    status, out, _ = run("report", game, "--open")
    assert status == 0
    assert "No browser was found" in out


def complaint(run, *arguments) -> str:
    """One line, exit status 2, and nothing printed elsewhere."""
    status, out, err = run("report", *arguments)
    assert (status, out) == (2, "")
    assert err.startswith("longshore: ")
    assert err.count("\n") == 1
    return err.removeprefix("longshore: ").rstrip()


def test_a_file_that_is_not_there(run, tmp_path):
    assert complaint(run, tmp_path / "no.game") == f"There is no file {tmp_path / 'no.game'}."
    assert complaint(run) == "Missing argument 'FILE'."


def test_a_folder_that_is_no_result(run, tmp_path):
    assert complaint(run, tmp_path) == (
        f"{tmp_path} is not a result of `longshore simulate`: it has no setting.json in it."
    )


@pytest.mark.parametrize("name", ["games.parquet", "setting.json"])
def test_a_part_of_a_result(run, folder, name):
    said = complaint(run, folder / name)
    assert said == f"{folder / name} is a part of a result: give its folder, {folder}."


@pytest.mark.parametrize("table", ["games", "seats", "turns"])
def test_a_table_that_is_broken(run, folder, table):
    (folder / f"{table}.parquet").write_bytes(b"PAR1 and then nothing")
    said = complaint(run, folder)
    assert str(folder) in said
    assert not (folder / "report.html").exists()


@pytest.mark.parametrize("table", ["games", "seats", "turns"])
def test_a_table_that_is_cut_short(run, folder, table):
    file = folder / f"{table}.parquet"
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    assert str(folder) in complaint(run, folder)


def test_turns_that_are_broken_inside(run, folder):
    """What a file says of itself at its end is right, but not what lies before it."""
    file = folder / "turns.parquet"
    data = bytearray(file.read_bytes())
    for at in range(64, len(data) // 2, 97):
        data[at] ^= 0xFF
    file.write_bytes(data)
    said = complaint(run, folder)
    assert said.startswith(f"{folder} cannot be read: ")
    assert not (folder / "report.html").exists()


@pytest.mark.parametrize("table", ["games", "seats", "turns"])
def test_a_table_that_is_missing(run, folder, table):
    (folder / f"{table}.parquet").unlink()
    assert f"{table}.parquet" in complaint(run, folder)


def test_a_setting_that_is_none(run, folder):
    (folder / "setting.json").write_text("{}", encoding="utf-8")
    assert "is not the setting of a result" in complaint(run, folder)


def test_a_result_without_a_game(run, folder):
    import polars as pl

    for table in ("games", "seats", "turns"):
        file = folder / f"{table}.parquet"
        pl.read_parquet(file).clear().write_parquet(file)
    assert complaint(run, folder).startswith(f"{folder} has no games yet")


def test_a_game_that_is_none(run, tmp_path):
    text = tmp_path / "letter.txt"
    text.write_text("Dear all,\n", encoding="utf-8")
    assert complaint(run, text).startswith(f"{text}: line 1")
    text.write_text("", encoding="utf-8")
    assert complaint(run, text) == f"{text} is empty."
    text.write_bytes(b"\0\1\2")
    assert complaint(run, text) == f"{text} is not a text file."


def test_a_game_with_an_action_that_cannot_be_taken(run, game):
    lines = game.read_text(encoding="utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith(("blue:", "red:", "yellow:")))
    lines[at] = lines[at].split(":")[0] + ": accept"
    game.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert "Action 1" in complaint(run, game)


def test_a_position_is_not_a_game(run, tmp_path):
    file = tmp_path / "here.position"
    file.write_text(_game(upto=8).position(), encoding="utf-8")
    assert complaint(run, file) == (
        f"{file}: this is a position, not a game; see `longshore position`."
    )


def _game(upto: int):
    from longshore import Game

    return Game.from_record(GAME.read_text(encoding="utf-8"), upto=upto)


def test_a_game_that_goes_on_is_shown_as_far_as_it_went(run, tmp_path):
    file = tmp_path / "open.game"
    file.write_text(_game(upto=60).record().to_text(), encoding="utf-8")
    assert run("report", file)[0] == 0
    page = file.with_suffix(".html").read_text(encoding="utf-8")
    assert "This game is not over" in page
    assert "not over</b>" in page


def test_a_game_without_a_whole_turn_has_nothing_to_show(run, tmp_path):
    file = tmp_path / "new.game"
    file.write_text(_game(upto=1).record().to_text(), encoding="utf-8")
    assert complaint(run, file) == (
        f"{file}: no turn of this game is over yet; there is nothing to show."
    )


def test_a_game_from_a_position_is_shown_from_there(run, tmp_path):
    from longshore import Game

    later = Game.from_position(_game(upto=60).position())
    for seat, action in _game(upto=120).history[60:]:
        later.play(action, seat)
    file = tmp_path / "later.game"
    file.write_text(later.record().to_text(), encoding="utf-8")
    assert run("report", file)[0] == 0


def test_places_that_cannot_be_written(run, game, tmp_path):
    assert complaint(run, game, "--out", tmp_path).startswith(f"{tmp_path} is a folder")
    nowhere = tmp_path / "no" / "page.html"
    assert (
        complaint(run, game, "--out", nowhere)
        == f"There is no folder {nowhere.parent} for {nowhere}."
    )


def test_a_run_that_was_cut_off_says_so(run, folder):
    setting = json.loads((folder / "setting.json").read_text(encoding="utf-8"))
    setting["asked"] = 5000
    (folder / "setting.json").write_text(json.dumps(setting), encoding="utf-8")
    assert run("report", folder)[0] == 0
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert "of 5,000 games are done" in page


@pytest.mark.parametrize("missing", ["polars", "plotly"])
def test_without_the_lab_extra(run, game, monkeypatch, missing):
    there = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name == missing else there(name)
    )
    assert complaint(run, game) == (
        "`longshore report` needs the lab extra: pip install 'longshore[lab]'"
    )


def test_the_help_needs_none_of_the_heavy_parts():
    script = (
        "import sys; from longshore.cli import main as cli; cli.run(['report', '--help']);"
        "heavy = {'polars', 'plotly', 'numba', 'numpy'} & set(sys.modules);"
        "sys.exit(str(heavy) if heavy else 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "recorded game" in " ".join(done.stdout.split())
