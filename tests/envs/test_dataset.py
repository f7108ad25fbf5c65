"""Datasets are what the environments would have shown, whoever played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from longshore import Game
from longshore.cli.main import run
from longshore.engine.moves import REPAY, TAKE_LOAN
from longshore.envs.dataset import COLUMNS, make_dataset, played_now, read_dataset, rows_of
from longshore.envs.dataset import writing as writing_module
from longshore.envs.pettingzoo import LongshoreAEC
from longshore.game.options import Options
from longshore.lab.recorded import trace_record
from longshore.lab.setting import Setting
from tests.tabletop import position

TABLE = ("--bot", "merchant", "--bot", "random", "--seats", "3", "--option", "round_limit=4")


def options(edition: str = "classic") -> Options:
    return Options.make(edition, 3, round_limit=4)


def whole(folder: Path) -> dict[str, Any]:
    parts = list(read_dataset(folder))
    return {
        column.name: np.concatenate([part[column.name] for part in parts]) for column in COLUMNS
    }


@pytest.mark.parametrize("kind", ["parquet", "npz"])
@pytest.mark.parametrize("edition", ["classic", "anniversary"])
def test_rows_are_what_an_environment_shows(edition: str, kind: str, tmp_path: Path) -> None:
    setting = Setting.make(options(edition), ("merchant", "random"), seed=5)
    made = make_dataset([played_now(setting, 3)], tmp_path / "made", kind)
    rows = whole(made.folder)
    assert (made.games, made.rows) == (3, len(rows["move"]))
    checked = 0
    for game in range(3):
        of_game = {name: array[rows["game"] == game] for name, array in rows.items()}
        if len(of_game["step"]) <= of_game["step"][-1]:
            continue  # the random bot took back a loan, which an environment does not offer
        checked += 1
        envs = {
            reward: LongshoreAEC(edition, 3, round_limit=4, reward=reward)
            for reward in ("money", "difference", "win")
        }
        for env in envs.values():
            env.reset(seed=int(of_game["seed"][0]))
        for row, move in enumerate(of_game["move"].tolist()):
            for env in envs.values():
                agent = env.possible_agents[of_game["seat"][row]]
                env.agent_selection = agent  # bots may bid in another order
                seen = env.observe(agent)
                assert np.array_equal(seen["observation"], of_game["observation"][row])
                assert np.array_equal(seen["action_mask"].astype(bool), of_game["mask"][row])
                env.step(move)
        assert of_game["over"].all()
        for reward, env in envs.items():
            earned = [env.rewards[env.possible_agents[seat]] for seat in of_game["seat"]]
            assert np.allclose(of_game[reward], earned)
    assert checked >= 2


def test_types_and_shapes_are_those_of_the_table(tmp_path: Path) -> None:
    for kind in ("parquet", "npz"):
        setting = Setting.make(options(), ("random",))
        (part,) = read_dataset(make_dataset([played_now(setting, 1)], tmp_path / kind, kind).folder)
        for column in COLUMNS:
            array = part[column.name]
            assert array.dtype == np.dtype(column.kind)
            assert array.shape[1:] == ((column.width,) if column.width else ())


def test_the_same_sources_make_the_same_bytes_in_parts_of_any_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(["dataset", *TABLE, "--games", "3", "--out", str(tmp_path / "one")]) == 0
    assert run(["dataset", *TABLE, "--games", "3", "--out", str(tmp_path / "two")]) == 0
    files = sorted(file.name for file in (tmp_path / "one").iterdir())
    assert files == ["dataset.json", "part-00000.parquet"]
    for name in files:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()
    monkeypatch.setattr(writing_module, "MANY_ROWS", 50)
    assert run(["dataset", *TABLE, "--games", "3", "--out", str(tmp_path / "parts")]) == 0
    assert len(list((tmp_path / "parts").glob("part-*.parquet"))) > 3
    one, parts = whole(tmp_path / "one"), whole(tmp_path / "parts")
    assert all(np.array_equal(one[name], parts[name]) for name in one)


def test_results_are_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results, now, again = (str(tmp_path / name) for name in ("results", "now", "again"))
    assert run(["simulate", *TABLE, "--games", "3", "--out", results, "--workers", "1"]) == 0
    assert run(["dataset", *TABLE, "--games", "3", "--out", now]) == 0
    assert run(["dataset", results, "--out", again]) == 0
    first, second = whole(Path(now)), whole(Path(again))
    assert all(np.array_equal(first[name], second[name]) for name in first)
    table = Path(results) / "games.parquet"
    import polars as pl

    rows = pl.read_parquet(table)
    rows.with_columns(best_score=pl.col("best_score") + 1).write_parquet(table)
    assert run(["dataset", results, "--out", str(tmp_path / "other")]) == 2
    assert "Game 0 of" in (told := capsys.readouterr().err)
    assert "does not come out as it did" in told
    assert not (tmp_path / "other" / "dataset.json").exists()


def recorded() -> Game:
    """A loan that is repaid at once: the environments do not offer that."""
    game = position(seats=3, blue={"cash": 20})
    for action in ("loan", "repay", "pass"):
        game.play(action, "blue")
    return game


def test_recorded_games_are_read_and_what_is_not_offered_is_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "one.game").write_text(recorded().record().to_text(), encoding="utf-8")
    assert run(["dataset", str(folder), "--out", str(tmp_path / "made")]) == 0
    assert "Left out, since environments do not offer them: 1 move." in capsys.readouterr().out
    rows = whole(tmp_path / "made")
    assert rows["move"].tolist() == [TAKE_LOAN, 0]
    assert rows["step"].tolist() == [0, 2]
    assert rows["seed"].tolist() == [-1, -1]
    assert not rows["over"].any()
    assert rows["money"].tolist() == [float(recorded().scores()[0])] * 2
    trace = trace_record(recorded().record())
    assert trace.moves == [(0, TAKE_LOAN), (0, REPAY), (0, 0)]
    assert rows_of(trace)[1] == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "Say which games: files or folders, or who plays some now with --bot."),
        (("here", "--bot", "merchant"), "Give files and folders, or --bot for games that are"),
        (("nowhere.game",), "There is no file nowhere.game."),
        (("--bot", "nobody"), "nobody"),
        (("--bot", "random", "--games", "0"), "At least 1 game is played; not 0."),
        (("--bot", "random", "--format", "csv"), "A dataset is written as parquet or npz; not"),
        (("empty",), "has neither results of `longshore simulate` nor .game files."),
    ],
)
def test_what_cannot_be_made_is_one_line_and_nothing_is_left(
    arguments: tuple[str, ...],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty").mkdir()
    assert run(["dataset", *arguments, "--out", "made"]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
    assert not (tmp_path / "made").exists()


def test_a_folder_with_something_in_it_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "kept").write_text("kept", encoding="utf-8")
    assert run(["dataset", *TABLE, "--games", "1", "--out", str(tmp_path)]) == 2
    assert "has something in it; give another folder with --out." in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["kept"]
