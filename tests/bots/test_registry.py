"""Bots by name, by entry point and in files; what is wrong is one clear line."""

from __future__ import annotations

import io
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from longshore import Game
from longshore.bots import Bot, BotError, entries, find, label, make_bot, play_out
from longshore.bots import registry as module
from longshore.bots.bot_parts import bot_parts
from longshore.bots.loading import REQUIRED, parameters
from longshore.bots.registry import check_bot
from longshore.bots.uniform import Random
from longshore.engine.readiness import prepare
from tests.bots.players import Answering, decision_of

TIMID = """
    from longshore.bots import Bot

    class Timid(Bot):
        \"\"\"Passes, and bids nothing.

        More about it.
        \"\"\"

        def __init__(self, caution: int = 3, haste: float = 0.5, name: str = "Tim",
                     bold: bool = False, limit: "int | None" = None, *, luck: dict = {}):
            self.values = caution, haste, name, bold, limit
            if caution < 0:
                raise ValueError("Caution is 0 or more,\\nnot less.")
            if haste > 9:
                raise RuntimeError("too hasty")
            if name == "Exit":
                raise SystemExit(3)

        def choose(self, decision):
            return next(text for text in ("pass", "bid 0", "accept") if text in decision.actions)

    class Needy(Bot):
        def __init__(self, fuel: float, friend: object):
            pass

        def choose(self, decision):
            return 0

    class Mute(Bot):
        pass

    class Stranger:
        pass

    number = 3
"""


@pytest.fixture
def timid(tmp_path: Path) -> str:
    return written(tmp_path / "timid.py", TIMID)


def written(file: Path, text: str) -> str:
    file.write_text(textwrap.dedent(text), encoding="utf-8")
    return str(file)


def complaint(call: Callable[[], object]) -> str:
    """The one line that says what is wrong."""
    with pytest.raises(BotError) as problem:
        call()
    said = str(problem.value)
    assert "\n" not in said
    assert said.endswith((".", "?"))
    return said


# Those that come with Longshore


def test_every_bot_can_be_made_and_says_what_it_is() -> None:
    for entry in entries():
        bot = make_bot(entry.name)
        assert isinstance(bot, Bot)
        assert bot.trusted
        assert entry.description.endswith(".")
        assert all(one.default is not REQUIRED for one in entry.parameters())


def test_there_are_levels_and_personalities() -> None:
    kinds: dict[str, list[str]] = {}
    for entry in entries():
        kinds.setdefault(entry.kind, []).append(entry.name)
    assert kinds["level"] == ["easy", "steady", "hard", "master"]
    assert {"shipper", "hoarder", "price-cutter"} < set(kinds["personality"])
    assert {"random", "merchant", "search"} <= set(kinds["bot"])


def test_a_level_is_a_bot_with_parameters_of_its_own() -> None:
    easy, merchant = find("easy"), find("merchant")
    assert easy.load() is merchant.load()
    usual = {one.name: one.default for one in merchant.parameters()}
    own = {one.name: one.default for one in easy.parameters()}
    assert own["skill"] < usual["skill"]
    assert own["style"] == usual["style"]


def test_each_call_makes_a_new_bot() -> None:
    assert make_bot("random") is not make_bot("random")
    assert isinstance(make_bot(" Random "), Random)


def test_a_name_may_be_written_with_an_underscore() -> None:
    assert find("Price_Cutter").name == "price-cutter"


# What is wrong with a spec

NAMED = "there are: random, merchant, search, "


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("genius", f"There is no bot 'genius'; {NAMED}"),
        ("", f"A bot is missing; {NAMED}"),
        (":", f"There is no bot ''; {NAMED}"),
        ("random:luck=3", "random has no parameter 'luck'; it has: none."),
        ("merchant:skil=1", "merchant has no parameter 'skil'; it has: style (text), skill (a "),
        ("merchant:skill", "A parameter is written name=value, as seconds=2; not 'skill'."),
        ("merchant:skill=", "A parameter is written name=value, as seconds=2; not 'skill='."),
        ("merchant:skill=high", "merchant: skill is a number, not 'high'."),
        ("merchant:skill=nan", "merchant: skill is a number, not 'nan'."),
        ("merchant:skill=1,skill=0", "merchant: the parameter skill is given twice."),
        ("merchant:skill=2", "merchant: Skill is a number from 0 to 1, not 2.0."),
        ("easy:style=odd", "easy: There is no style 'odd'; there are: steady, "),
        ("nowhere.py:Bot", "There is no file nowhere.py."),
        ("nowhere.py", "Which class of nowhere.py it is has to be said: nowhere.py:Class."),
        ("no/where.py:a=3", "Which class of no/where.py it is has to be said: where.py:Class."),
    ],
)
def test_a_bad_spec_gets_one_clear_line(spec: str, reason: str) -> None:
    assert complaint(lambda: make_bot(spec)).startswith(reason)


def test_what_was_probably_meant() -> None:
    assert complaint(lambda: find("shiper")).endswith(" Did you mean shipper?")
    assert complaint(lambda: make_bot("merchant:skil=1")).endswith(" Did you mean skill?")


def test_an_unknown_bot_lists_all_there_are() -> None:
    said = complaint(lambda: find("genius"))
    assert all(entry.name in said for entry in entries())
    assert "file.py:Class" in said


# In files


def test_a_bot_in_a_file(timid: str) -> None:
    bot = make_bot(f"{timid}:Timid")
    assert bot.values == (3, 0.5, "Tim", False, None)  # type: ignore[attr-defined]
    assert not bot.trusted
    game = Game.new("classic", 3, seed=1, round_limit=4)
    assert play_out(game, {0: bot, 1: Random(), 2: Random()}, seed=1) == []
    assert find(f"{timid}:Timid").description == "Passes, and bids nothing."
    assert type(make_bot(f"{timid}:Timid")) is type(bot)  # loaded once


def test_parameters_of_every_type(timid: str) -> None:
    given = "caution=7,haste=2, name = Ann , BOLD=yes,limit=5"
    bot = make_bot(f"{timid}:Timid:{given}")
    assert bot.values == (7, 2.0, "Ann", True, 5)  # type: ignore[attr-defined]
    listed = [(one.name, one.kind) for one in parameters(type(bot))]
    expected = [("caution", int), ("haste", float), ("name", str), ("bold", bool), ("limit", int)]
    assert listed == expected


def test_a_file_that_has_changed_is_loaded_again(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    text = "from longshore.bots import Bot\nclass Mine(Bot):\n    def choose(self, d): return {}"
    written(file, text.format(0))
    game = Game.new(seed=1)
    assert make_bot(f"{file}:Mine").choose(decision_of(game)) == 0
    written(file, text.format(12345))
    assert make_bot(f"{file}:Mine").choose(decision_of(game)) == 12345


@pytest.mark.parametrize(
    ("rest", "reason"),
    [
        (":Bold", "{file} has no class 'Bold'; the bots in it are: Timid, Needy, Mute."),
        (":Stranger", "Stranger in {file} is no bot: it has to be a class made from Bot."),
        (":number", "number in {file} is no bot: it has to be a class made from Bot."),
        (":Mute", "Mute in {file} is not complete: it lacks choose."),
        (":Needy", "timid.py:Needy has to be given fuel (a number), friend (text)."),
        (":Timid:caution=1.5", "timid.py:Timid: caution is a whole number, not '1.5'."),
        (":Timid:bold=perhaps", "timid.py:Timid: bold is on or off, not 'perhaps'."),
        (":Timid:luck=3", "timid.py:Timid has no parameter 'luck'; it has: caution (a whole "),
        (":Timid:caution=-1", "timid.py:Timid: Caution is 0 or more, not less."),
        (":Timid:name=Exit", "timid.py:Timid: SystemExit: 3 (line "),
        (":Timid:haste=10", "timid.py:Timid: RuntimeError: too hasty (line "),
    ],
)
def test_what_is_wrong_with_a_bot_in_a_file(timid: str, rest: str, reason: str) -> None:
    assert complaint(lambda: make_bot(timid + rest)).startswith(reason.format(file=timid))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("def (", "cannot be loaded: line 1: invalid syntax."),
        ("import nowhere_at_all", "cannot be loaded: ModuleNotFoundError: No module named 'now"),
        (
            "x = 1\n1 / 0",
            "cannot be loaded: ZeroDivisionError: division by zero (line 2 of bot.py).",
        ),
        ("raise SystemExit", "cannot be loaded: SystemExit (line 1 of bot.py)."),
        ("", "has no class 'Mine'; and no other bot either."),
    ],
)
def test_a_file_that_does_not_load(tmp_path: Path, text: str, reason: str) -> None:
    file = written(tmp_path / "bot.py", text)
    assert complaint(lambda: make_bot(f"{file}:Mine")).startswith(f"{file} {reason}")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    folder = tmp_path / "folder.py"
    folder.mkdir()
    assert complaint(lambda: make_bot(f"{folder}:Mine")) == f"{folder} is a folder, not a file."


def test_an_end_that_goes_by_what_was_chosen_keeps_nobody_from_playing(tmp_path: Path) -> None:
    file = written(
        tmp_path / "scribe.py",
        """
        from longshore.bots import Bot

        class Scribe(Bot):
            def choose(self, decision):
                self.lines = ["chosen"]
                return next(iter(decision.actions))

            def end(self, view):
                self.lines.append("ended")
        """,
    )
    check_bot(f"{file}:Scribe")


def test_two_files_of_the_same_name(tmp_path: Path) -> None:
    text = "from longshore.bots import Bot\nclass Mine(Bot):\n    def choose(self, d): return {}"
    made = []
    for number in (1, 2):
        (tmp_path / str(number)).mkdir()
        file = written(tmp_path / str(number) / "bot.py", text.format(number))
        made.append(make_bot(f"{file}:Mine").choose(decision_of(Game.new(seed=1))))
    assert made == [1, 2]


# As installed packages have them


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package with bots: one that loads, one that does not, one with a name that is taken."""
    about = tmp_path / "harbour_bots-1.0.dist-info"
    about.mkdir()
    written(about / "METADATA", "Metadata-Version: 2.1\nName: harbour-bots\nVersion: 1.0\n")
    written(
        about / "entry_points.txt",
        """\
        [longshore.bots]
        Timid_Tim = harbour_bots:Timid
        lost = harbour_bots.gone:Lost
        leaving = harbour_exit:Leaving
        random = harbour_bots:Timid
        """,
    )
    written(tmp_path / "harbour_bots.py", TIMID)
    written(tmp_path / "harbour_exit.py", "class Leaving:\n    raise SystemExit(3)\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    module._plugins.cache_clear()
    yield
    module._plugins.cache_clear()


@pytest.mark.usefixtures("installed")
def test_bots_of_installed_packages() -> None:
    plugins = {entry.name: entry for entry in entries() if entry.kind == "plugin"}
    assert list(plugins) == ["timid-tim", "lost", "leaving"]
    assert plugins["timid-tim"].description == "Passes, and bids nothing."
    bot = make_bot("timid-tim:caution=9")
    assert bot.values[0] == 9  # type: ignore[attr-defined]
    assert not bot.trusted
    assert isinstance(make_bot("random"), Random)
    assert "timid-tim" in complaint(lambda: find("genius"))
    assert complaint(lambda: make_bot("lost")).startswith("harbour_bots.gone cannot be loaded: Mod")
    left = "harbour_exit cannot be loaded: SystemExit: 3 (line 2 of harbour_exit.py)."
    assert complaint(lambda: make_bot("leaving")) == left


# Labels


def test_a_label_is_the_spec_as_it_is_shown(timid: str) -> None:
    assert label(" Price_Cutter ") == "price-cutter"
    assert label("merchant: skill=0.50, style=maker") == "merchant:skill=0.5,style=maker"
    assert label("merchant:skill=1.0") == "merchant:skill=1"
    assert label(f"{timid}:Timid") == "timid.py:Timid"
    assert label(f"{timid}:Timid:bold=yes") == "timid.py:Timid:bold=on"
    complaint(lambda: label("genius"))


# Compiling


def test_bots_that_are_compiled_are_not_compiled_again() -> None:
    paper = io.StringIO()
    prepare(*bot_parts([make_bot("random")]))
    prepare(*bot_parts([make_bot("random"), make_bot("random")]), stream=paper)
    prepare(*bot_parts([Answering(lambda _: 0)]), stream=paper)  # nothing of ours
    assert paper.getvalue() == ""
