"""An edition is a file: a third one, in a folder, is played, written, told and shown like ours."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from longshore import Game
from longshore.game import actions as said
from longshore.game.editions import VARIABLE, EditionError, editions
from longshore.game.events import AnyEvent
from longshore.game.options import OptionError, Options, edition_names, load_edition
from longshore.game.spelling import fold
from longshore.notation import NotationError, Record, format_action, parse_action
from longshore.notation.position_fields import (
    BROKER_KEYS,
    FLOOR_KEYS,
    PAYMENT_KEYS,
    SEAT_KEYS,
    TOP_KEYS,
)
from longshore.render.hues import INKS, contrast, paints
from longshore.render.log import tell_all
from longshore.text.messages import languages, say
from tests.random_play import play_game
from tests.third_edition import COLOURS, HUES, LETTERS, NAME, THIRD, third, write

__all__ = ["third"]
EVERYBODY = (None, 0, 1, 2, 3)


def test_a_file_in_the_folder_is_an_edition_beside_ours(third: Path) -> None:
    assert edition_names() == ("classic", "anniversary", "third")
    options = Options.make(NAME, seats=4)
    assert (options.supply, options.machines, options.warehouses) == (8, 4, 17)
    assert (options.colours, options.letters) == (COLOURS, LETTERS)
    assert options.bluff == "cancel"
    assert tuple(hue.light for hue in load_edition(NAME).hues) == HUES
    assert load_edition(NAME).hues[0].dark == "#a61e4d"
    assert load_edition(NAME).hues[1].dark == HUES[1]


def test_without_the_folder_it_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert edition_names() == ("classic", "anniversary")
    with pytest.raises(OptionError, match="There is no edition called 'third'"):
        Options.make(NAME)


def test_an_empty_folder_adds_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    assert edition_names() == ("classic", "anniversary")


# Played


def whole_game(seats: int, seed: int) -> Game:
    """A game at random to its end; all that is said and all that lies there is written and read."""
    options = Options.make(NAME, seats, round_limit=12)
    game = Game.start(options, seed)
    for played in play_game(options, seed):
        for action in fold(played.before, played.seat, played.moves):
            text = format_action(action, options, played.seat)
            assert parse_action(text, options) == (played.seat, action)
            game.play(text, played.seat)
        assert game.state.tobytes() == played.after.tobytes()
        assert Game.from_position(game.position()).position() == game.position()
    assert game.over
    return game


@pytest.mark.parametrize("seats", [*(pytest.param(n, marks=pytest.mark.soak) for n in (3, 4)), 5])
def test_it_is_played_to_the_end_at_random(third: Path, seats: int) -> None:
    result = whole_game(seats, seats).view().board.result
    assert result is not None
    assert len(result.scores) == seats


def test_its_positions_actions_and_games_are_written_and_read(third: Path) -> None:
    game = whole_game(4, 3)
    assert game.position().startswith("longshore third 4 round_limit=12\n")
    record = game.record()
    assert Record.from_text(record.to_text()) == record
    assert Record.from_json(record.to_json()) == record
    events = msgspec.json.encode(game.events)
    assert msgspec.json.decode(events, type=list[AnyEvent]) == game.events


def test_its_letters_and_names_are_those_of_actions(third: Path) -> None:
    options = Options.make(NAME, 3)
    assert parse_action("build h", options) == parse_action("build teal", options)
    assert parse_action("produce r@2 amber@3", options) == (
        None,
        said.Produce(((0, 2), (1, 3))),
    )
    with pytest.raises(NotationError, match=r"r \(rose\), a \(amber .gold.\), k \(black\)"):
        parse_action("build n", options)


# Told


def test_the_log_is_told_in_every_language(third: Path) -> None:
    game = whole_game(4, 5)
    for language in languages():
        for viewer in EVERYBODY if language == "en" else EVERYBODY[:2]:
            sentences = tell_all(game.events, game.options, viewer, language)
            assert len(sentences) > 50
            assert not [one for one in sentences if "colour-" in one or "{" in one]
    assert "Third Shore" in tell_all(game.events, game.options, None)[0]
    assert "Drittes Ufer" in tell_all(game.events, game.options, None, "de")[0]
    assert "Third Shore" in tell_all(game.events, game.options, None, "fr")[0]


def test_colours_are_named_in_each_language_or_as_they_are_written(third: Path) -> None:
    load_edition(NAME)
    names = {
        language: [say(f"colour-{one}", language) for one in COLOURS] for language in ("en", "de")
    }
    assert names["en"] == ["rose", 'amber "gold"', "black", "lime", "teal"]
    assert names["de"] == ["rosa", "bernsteinfarben", "schwarz", "lime", "petrolfarben"]
    assert say("colour-teal", "fr") == "teal"
    assert say("option-edition-third-about", "nl") == "Made for the tests { of all }."


# Shown


def test_pictures_and_terminals_have_its_hues_and_letters(third: Path) -> None:
    game = Game.new(NAME, seats=3, seed=2)
    drawn = game._repr_html_()
    for hue, letter in zip(HUES, LETTERS, strict=True):
        assert f'fill="{hue}"' in drawn
        assert f">{letter.upper()}<" in drawn
    assert "rose" in drawn
    assert "Third Shore" in drawn
    assert "Third Shore" in str(game)


@pytest.mark.parametrize(
    "colour", ["#000000", "#777777", "#ffffff", "#d6336c", "#ffbf00", "#0b7285"]
)
def test_any_hue_can_be_read_and_drawn(colour: str) -> None:
    from longshore.game.editions import Hue

    painted = paints(Hue(colour, colour))
    for paint, ground in ((painted.light, "#ffffff"), (painted.dark, "#1c2229")):
        assert paint.ink in INKS
        assert contrast(paint.fill, paint.ink) >= 4.5
        assert contrast(paint.line, ground) >= 3


# Files that are no editions


def changed(old: str, new: str) -> str:
    assert old in THIRD
    return THIRD.replace(old, new, 1)


FAULTS = {
    "not TOML": ("names = ", "this is not TOML: Invalid value ("),
    "no colours": ("[options]", "colours is missing."),
    "a key too many": (
        changed("[options]", "[option]"),
        "there is no key 'option'; did you mean options?",
    ),
    "a strange key": (
        f"colour = 1\n{THIRD}".replace("colour = 1", "sauce = 1"),
        "there is no key 'sauce'; there are colours, by_seats, options, names, about.",
    ),
    "four colours": (
        THIRD[: THIRD.index('[[colours]]\nname = "teal"')] + THIRD[THIRD.index("[by_seats.3]") :],
        "there are 4 colours; an edition has 5, each a [[colours]].",
    ),
    "a letter twice": (
        changed('letter = "a"', 'letter = "r"'),
        "the letter r is there twice; each colour has its own.",
    ),
    "a colour twice": (
        changed('name = "lime"', 'name = "black"'),
        "the name black is there twice; each colour has its own.",
    ),
    "a long letter": (
        changed('letter = "a"', 'letter = "am"'),
        "the colour amber: its letter is one of a to z, not 'am'.",
    ),
    "a digit": (
        changed('letter = "a"', 'letter = "2"'),
        "the colour amber: its letter is one of a to z, not '2'.",
    ),
    "a capital": (
        changed('letter = "a"', 'letter = "A"'),
        "the colour amber: its letter is one of a to z, not 'A'.",
    ),
    "a word of notation": (
        changed('name = "lime"', 'name = "factory"'),
        "the colour factory: that word means something else in notation; take another.",
    ),
    "a strange name": (
        changed('name = "lime"', 'name = "Light Lime"'),
        "colour 4: 'Light Lime' cannot be a colour's name: that is 2 to 20 small letters",
    ),
    "no hue": (
        changed('light = "#74b816"\n', ""),
        'colour 4: light is missing, as light = "#1f7a8c".',
    ),
    "a strange hue": (
        changed("#74b816", "green"),
        "the colour lime: light is a hue as #1f7a8c, not 'green'.",
    ),
    "names that there are": (
        changed('light = "#202020"', 'light = "#202020"\nnames = { en = "coal" }'),
        "the colour black: black has its names already; leave them out, or take another name.",
    ),
    "a strange language": (
        changed('de = "petrolfarben"', 'la = "petrolfarben"'),
        "the colour teal: names: there is no key 'la'; there are de, en, es, fr, it, nl.",
    ),
    "a name of two lines": (
        changed('"Drittes Ufer"', '"Drittes\\nUfer"'),
        "names.de is a line of at most 40 characters, not 'Drittes\\nUfer'.",
    ),
    "a number missing": (
        changed("supply = 8\n", ""),
        "by_seats.4: supply is missing: a number from 2 to 20.",
    ),
    "a number out of range": (
        changed("machines = 4", "machines = 6"),
        "by_seats.4: The option machines is a number from 1 to 5; not 6.",
    ),
    "too few warehouses": (changed("warehouses = 17", "warehouses = 3"), "by_seats.4: "),
    "seats that cannot be": (
        changed("[by_seats.3]", "[by_seats.2]"),
        "by_seats: there is no key '2'; there are 3, 4, 5.",
    ),
    "an option missing": (
        changed('bluff = "cancel"\n', ""),
        "options: bluff is missing: one of none, plain, cancel.",
    ),
    "an option too many": (
        changed('bluff = "cancel"', 'bluf = "cancel"'),
        "options: there is no key 'bluf'; did you mean bluff?",
    ),
    "an option that cannot be": (changed('"cancel"', '"double"'), "bluff"),
    "options that do not go together": (changed('"sealed"', '"progressive"'), "by_seats.3: "),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_wrong_with_a_file_is_said_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    text, expected = FAULTS[fault]
    monkeypatch.setenv(VARIABLE, str(write(tmp_path / "folder", text)))
    with pytest.raises(EditionError) as problem:
        editions()
    line = str(problem.value)
    assert line.startswith(f"{tmp_path / 'folder' / 'third.toml'}: ")
    assert expected in line
    assert "\n" not in line
    assert line.endswith((".", "?"))


def test_a_name_can_be_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(write(tmp_path / "a", name="classic")))
    with pytest.raises(
        EditionError, match="the name classic is one of ours; give the file another"
    ):
        editions()
    monkeypatch.setenv(VARIABLE, str(write(tmp_path / "b", name="My Edition")))
    with pytest.raises(EditionError, match="'My Edition' cannot be the name of an edition"):
        editions()
    folder = write(tmp_path / "c")
    write(folder, changed('de = "petrolfarben"', 'de = "türkis"'), "fourth")
    monkeypatch.setenv(VARIABLE, str(folder))
    with pytest.raises(EditionError, match=r"teal has other names in fourth\.toml"):
        editions()


def test_a_folder_that_is_not_there_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "nowhere"))
    with pytest.raises(EditionError, match="is not a folder that can be read"):
        edition_names()


def test_no_word_of_notation_can_be_a_colour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = {*TOP_KEYS, *SEAT_KEYS, *BROKER_KEYS, *PAYMENT_KEYS, *FLOOR_KEYS}
    words |= {"warehouse", "machine", "factory", "harbour", "none", "nobody"}
    for number, word in enumerate(sorted(word for word in words if "_" not in word)):
        text = changed('name = "lime"', f'name = "{word}"')
        monkeypatch.setenv(VARIABLE, str(write(tmp_path / str(number), text)))
        with pytest.raises(EditionError, match="means something else"):
            editions()
