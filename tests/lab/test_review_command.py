"""`longshore review`: a finished game in, where its money was made and lost out."""

from __future__ import annotations

import json

import pytest

from longshore.bots import make_bot
from longshore.bots.bot_parts import bot_parts
from longshore.cli import main as cli
from longshore.engine.readiness import prepare
from longshore.game.game import Game
from longshore.lab.review.making import make_review
from longshore.text.messages import say
from tests.lab.review_support import sound_game

FEW = "4"


@pytest.fixture(scope="module", autouse=True)
def compiled():
    prepare(*bot_parts([make_bot("search")]))


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    path = tmp_path_factory.mktemp("review") / "small.game"
    path.write_text(sound_game().record().to_text(), encoding="utf-8")
    return path


def test_it_prints_the_standing_and_each_seat(file, capsys):
    assert cli.run(["review", str(file), "--playouts", FEW, "--language", "en"]) == 0
    out, err = capsys.readouterr()
    assert err == ""  # progress is for who looks at a terminal
    for message in ("review-title", "review-standing", "review-final", "review-rest"):
        assert say(message) in out
    for seat in ("Blue", "Red", "Yellow"):
        assert f"\n{seat}\n" in out


def test_it_speaks_other_languages_and_shows_one_seat(file, capsys):
    command = ["review", str(file), "--playouts", FEW, "--seat", "red", "--language", "de"]
    assert cli.run(command) == 0
    out = capsys.readouterr().out
    assert say("review-title", "de") in out
    assert "\nRot\n" in out
    assert "\nBlau\n" not in out


def test_json_is_the_whole_review(file, capsys):
    assert cli.run(["review", str(file), "--playouts", FEW, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    made = make_review(sound_game(), int(FEW))
    assert told["version"] == made.version
    assert [seat["final"] for seat in told["seats"]] == [seat.final for seat in made.seats]
    assert len(told["standing"]) == len(made.standing)


def test_a_game_that_goes_on_is_refused_in_one_line(tmp_path, capsys):
    path = tmp_path / "begun.game"
    path.write_text(Game.new("classic", 3, seed=1).record().to_text(), encoding="utf-8")
    assert cli.run(["review", str(path), "--language", "en"]) == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"longshore: {say('review-not-over', name=str(path))}\n")
