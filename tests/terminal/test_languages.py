"""The terminal in six languages: a game in German, boards that fit, and no sentence in the code."""

from __future__ import annotations

import ast
import io
import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from rich.console import Console

import longshore
from longshore import Game
from longshore.bots import SeatedBots, make_bot
from longshore.cli import main as cli
from longshore.engine.state import Phase
from longshore.game.offers import offers
from longshore.game.options import Options
from longshore.notation import NotationError, format_action, parse_action
from longshore.render.choices import choice_table, choices
from longshore.render.paint import emit
from longshore.render.scores import score_table
from longshore.render.text_board import full_picture, picture
from longshore.terminal.explain import TOPICS, explain, overview
from longshore.terminal.introduction import introduce
from longshore.terminal.known import known_position
from longshore.terminal.play import TerminalGame
from longshore.terminal.prompt import Screen
from longshore.text.messages import DEFAULT, languages, source
from longshore.text.words import VARIABLE, chosen_language
from tests.random_play import SOME_TABLES, play_game
from tests.soaking import sized, some
from tests.support import EDITIONS
from tests.tabletop import position
from tests.terminal.keyboard import Passive, Typist, lines

GAME = Path(__file__).parent.parent / "golden" / "classic-3.game"
EACH_LANGUAGE = pytest.mark.parametrize("language", languages())
OTHERS = [language for language in languages() if language != DEFAULT]


class _Sentences(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: fluent.TextElement) -> None:
        self.found.add(node.value.strip(" .,:;"))


@cache
def english(*files: str) -> set[str]:
    """Pieces of English sentences that nobody should read in another language."""
    visitor = _Sentences()
    visitor.visit(FluentParser().parse(source(DEFAULT, *files)))
    return {piece for piece in visitor.found if len(re.findall(r"[^\W\d_]{2,}", piece)) > 2}


def seated_in(
    language: str, game: Game, people: set[int], typed: io.StringIO
) -> tuple[TerminalGame, io.StringIO]:
    paper = io.StringIO()
    console = Console(file=paper, width=200, color_system=None, force_terminal=False)
    bots = {seat: Passive() for seat in set(range(game.options.seats)) - people}
    return TerminalGame(game, bots, Screen(console, typed), 1, language=language), paper


def typed_in(language: str, game: Game, people: set[int], *typed: str) -> str:
    table, paper = seated_in(language, game, people, lines(*typed))
    table.run()
    return paper.getvalue()


def drawn(game: Game, language: str, width: int = 80) -> str:
    """All that the terminal shows of a position."""
    paper = io.StringIO()
    console = Console(file=paper, width=width, color_system=None)
    emit(console, picture(game.view(0), language), full_picture(game, language))
    for seat in game.waiting:
        found = choices(game.view(seat), offers(game, seat), language)
        emit(console, choice_table(found, language))
    if (result := game.view().board.result) is not None:
        emit(console, score_table(game.view().board, result, game.options, language))
    return paper.getvalue()


# A game in German.


@pytest.mark.parametrize("edition", some(EDITIONS, ["anniversary"]))
def test_a_whole_game_in_german(edition):
    """Three people type what a merchant would do, and read no English but what they type."""
    options = Options.make(edition, 3, round_limit=7)
    game = Game.start(options, seed=5)
    merchants = SeatedBots(game, {seat: make_bot("merchant") for seat in range(3)}, seed=5)
    chance = random.Random(3)

    def answer() -> str:
        if chance.random() < 0.1:
            return chance.choice(("help", "help sail", "board", "log", "nonsense", "undo", "bid x"))
        seat = table.person
        if seat is None or seat not in game.waiting or paper.getvalue().endswith("bist. "):
            return ""
        first, *_ = merchants.choose(seat).actions
        return format_action(first, options)

    table, paper = seated_in("de", game, {0, 1, 2}, Typist(lambda: f"{answer()}\n"))
    table.run()
    shown = paper.getvalue()
    assert game.over
    assert "Runde 1 von 7 · " in shown
    assert "Drück die Eingabetaste, wenn du allein am Bildschirm bist." in shown
    assert re.search(r"^Du kannst +zum Beispiel$", shown, re.MULTILINE)
    assert "ist keine Aktion; eine Aktion beginnt mit einem dieser Wörter: build," in shown
    last = shown[shown.rindex("Wertung") :]
    for name, score in zip(("Blau", "Rot", "Gelb"), game.scores(), strict=True):
        assert re.search(rf"^{name} .* {score}$", last, re.MULTILINE)
    assert re.search(r"(gewinnt|teilen sich den Sieg) mit \d+\u00a0\$", last)
    assert not re.search(r"\$\d", shown)
    known = english("terminal", "log", "refusals", "notation")
    assert len(known) > 150
    assert not [piece for piece in known if piece in shown]


def test_what_is_wrong_is_said_in_german(tmp_path):
    game = position(blue={"cash": 2}, red={"factory": "n@2"})
    typed = ("build warehouse", "biuld k", "red: pass", "stock red n2", "sail", "bid", "call IV")
    commands = ("help prodce", "help x", "log x", "save", f"save {tmp_path}", "undo", "who")
    shown = typed_in("de", game, {0}, *typed, *commands, "position")
    for sentence in (
        "Blau hat 2\u00a0$ und kann 4\u00a0$ nicht zahlen, darf aber vorher einen Kredit",
        "Spalte 1: 'biuld' ist keine Aktion; eine Aktion beginnt mit einem dieser Wörter: build,",
        "; meinst du build?",
        "Du bist Blau an diesem Bildschirm.",
        "Spalte 11: 'n2' ist kein Container mit seinem Preis; man schreibt n@2",
        "die Plätze sind blue (Blau), red (Rot), yellow (Gelb)",
        "Spalte 4: hier fehlt eine Zahl; ein Angebot ist eine ganze Zahl ab 0",
        "Spalte 6: 'IV' ist kein Broker; die Broker sind I, II, III",
        "Zu 'prodce' gibt es keine Hilfe. Meinst du produce?",
        "Zu 'x' gibt es keine Hilfe.",
        "Schreib „log“ für das Letzte oder „log all“.",
        "Der Name fehlt, wie in „save evening.game“.",
        f"{tmp_path} ist ein Ordner, keine Datei.",
        "Es gibt keine Entscheidung von dir, die du zurücknehmen könntest.",
        "An jedem Platz sitzt jemand.",
        "# Was die anderen verbergen, fehlt: Geld, Karten und verdeckte Angebote.",
        "Die Eingabe ist zu Ende; die Partie bleibt unvollendet.",
    ):
        assert sentence in shown, sentence


def test_one_and_several_have_their_own_verbs():
    game = position(seats=4, phase="bids", turn="blue", blue={"ship": ("island", "k")})
    assert "Rot, Gelb und Grün müssen bieten" in drawn(game, "de", 200)
    game.play("red: bid 1")
    game.play("yellow: bid 1")
    assert "Grün muss bieten" in drawn(game, "de", 200)
    assert "Verde debe hacer su oferta" in drawn(game, "es", 200)


def test_a_position_written_in_german_can_be_read():
    text = known_position(position(blue={"cash": 7}), 0, "de")
    assert Game.from_position(text).cash("blue") == 7


# All languages.


@SOME_TABLES
@sized("step", 100, 40)
def test_boards_fit_in_every_language(options, step):
    """At 80 columns nothing is cut; a sign of three dots begins lines of the choices only."""
    for number, played in enumerate(play_game(options, 3)):
        over = played.after.phase == Phase.OVER
        if number % step and not over:
            continue
        game = Game(options, played.after if over else played.before)
        for language in languages():
            shown = drawn(game, language)
            assert max(map(len, shown.splitlines())) <= 80
            assert not re.search(r"\S…|…$", shown)


@EACH_LANGUAGE
def test_help_is_there_in_every_language(language):
    options = Options.make("anniversary", 4)
    paper = io.StringIO()
    console = Console(file=paper, width=100, color_system=None)
    emit(console, overview(options, language))
    for word in TOPICS:
        found = explain(word, options, language)
        assert found is not None
        emit(console, found)
    shown = " ".join(paper.getvalue().split())
    if language != DEFAULT:
        assert not [piece for piece in english("terminal") if piece in shown]
        assert "blue (" in shown  # how seats are typed
    else:
        assert "blue" not in shown


WRONG = (
    "#",
    "nonsense",
    "biuld k",
    "build",
    "build house",
    "produce",
    "produce k",
    "produce k2",
    "produce k@9",
    "produce orang@2",
    "produce pink@2",
    "stock pink",
    "stock",
    "stock red k@2",
    "sail",
    "sail moon",
    "sail bank k@2",
    "bid",
    "bid all",
    "bid 3 loans 9",
    "bid 3 bluff 9",
    "sell k@9",
    "seize k@9",
    "seize",
    "call IV",
    "call",
    "call I",
    "call I love",
    "call I goods 0",
    "price",
    "price shop",
    "price factory k@2 factory k@2",
    "reprice k@1",
    "give",
    "give in",
    "give up",
    "give up hope",
    "pass now",
    "pass\npass",
    "",
)


SPOKEN_AT = [Options.make("classic", 3, investment_bank=bank) for bank in (False, True)]


@EACH_LANGUAGE
@pytest.mark.parametrize("options", SPOKEN_AT, ids=["plain", "bank"])
@pytest.mark.parametrize("line", WRONG)
def test_every_wrong_line_has_its_words(line, options, language):
    with pytest.raises(NotationError) as found:
        parse_action(line, options)
    problem = found.value
    assert problem.code
    said = problem.say(language)
    assert (said == str(problem)) == (language == DEFAULT)
    assert not [piece for piece in english("notation") if language != DEFAULT and piece in said]


def test_every_message_for_a_wrong_line_has_its_line():
    codes = set()
    for line, options in product(WRONG, SPOKEN_AT):
        with pytest.raises(NotationError) as found:
            parse_action(line, options)
        codes.add(f"notation-{found.value.code}")
    written = set(re.findall(r"^(notation-[a-z-]+) =", source(DEFAULT, "notation"), re.MULTILINE))
    parts = {"notation-at", "notation-line", "notation-column"}
    assert written - codes == parts | {"notation-letter", "notation-seat-name"}


@EACH_LANGUAGE
def test_bots_are_introduced(language):
    text = introduce(Options.make("classic", 3), {1: "easy", 2: "search:seconds=2"}, language)
    assert [bot in line for bot, line in zip(("easy", "search"), text.split("\n"), strict=True)]
    if language != DEFAULT:
        assert "is played by" not in text


# Which language.


@pytest.fixture
def spoken(monkeypatch):
    """Set what the system says of its language, and ask."""

    def ask(given: str | None = None, **environment: str) -> str:
        for name in (VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        return chosen_language(given)

    return ask


def test_the_language_that_is_asked_for_comes_first(spoken):
    assert spoken("fr", LONGSHORE_LANGUAGE="de", LANG="it_IT.UTF-8") == "fr"
    assert spoken("FR-ca") == "fr"
    assert spoken(None, LONGSHORE_LANGUAGE="de", LC_ALL="it_IT.UTF-8") == "de"


def test_else_it_is_the_systems_if_it_is_one_of_ours(spoken):
    assert spoken() == "en"
    assert spoken(LANG="nl_BE.UTF-8") == "nl"
    assert spoken(LC_MESSAGES="es", LANG="nl_BE.UTF-8") == "es"
    assert spoken(LC_ALL="C", LC_MESSAGES="es") == "en"
    assert spoken(LC_ALL="", LANG="de_AT@euro") == "de"
    assert spoken(LANG="pt_BR.UTF-8") == "en"


@pytest.fixture
def run(capsys):
    def call(*arguments: object) -> tuple[int, str, str]:
        status = cli.run([str(argument) for argument in arguments])
        shown = capsys.readouterr()
        return status, shown.out, shown.err

    return call


@pytest.mark.parametrize("command", [["play", "--terminal"], ["replay", GAME], ["position", GAME]])
def test_a_language_that_there_is_not_gets_one_line(run, monkeypatch, command):
    there_are = "there are: de, en, es, fr, it, nl.\n"
    status, out, err = run(*command, "--language", "klingon")
    assert (status, out) == (2, "")
    assert err == f"longshore: There is no language “klingon”; {there_are}"
    monkeypatch.setenv(VARIABLE, "xx")
    status, out, err = run(*command)
    assert (status, out) == (2, "")
    assert err == f"longshore: {VARIABLE} is “xx”, and there is no such language; {there_are}"


def test_the_page_has_its_own_language(run):
    status, _, err = run("play", "--language", "de")
    assert (status, err) == (
        2,
        "longshore: --language goes with --terminal; the page has its own.\n",
    )


@pytest.mark.parametrize("language", OTHERS)
def test_a_replay_in_another_language(run, language):
    status, out, err = run("replay", GAME, "--at", 40, "--language", language)
    assert (status, err) == (0, "")
    words = " ".join(out.split())
    assert not [piece for piece in english("terminal", "log") if piece in words]


def test_what_is_wrong_with_a_file_is_said_in_the_language(run, tmp_path):
    assert run("replay", "nowhere", "--language", "de")[2] == (
        "longshore: Es gibt keine Datei nowhere.\n"
    )
    assert "c’est une partie, pas une position" in run("position", GAME, "--language", "fr")[2]
    assert "--at geht von 0 bis" in run("replay", GAME, "--at", 9999, "--language", "de")[2]
    empty = tmp_path / "empty"
    empty.touch()
    found = run("play", "--terminal", "--from", empty, "--language", "nl")
    assert found == (2, "", f"longshore: {empty} is leeg.\n")


def test_a_position_has_its_canonical_text_in_every_language(run, tmp_path):
    file = tmp_path / "position"
    text = position(blue={"cash": 7}).position()
    file.write_text(text, encoding="utf-8")
    status, out, _ = run("position", file, "--language", "it")
    assert status == 0
    assert out.startswith("Giro 1 · turno di Blu, ancora 2 azioni · edizione classica\n")
    assert out.endswith(f"\n\n{text}")


# No sentence is hard-wired.

PACKAGE = Path(longshore.__file__).parent
# The tools of hosts and researchers speak English only, and so does the code that errors come by.
TOOLS = {"seat_colours.py", "setup.py", "roster.py", "measure.py", "errors.py", "messages.py"}
# Names of what is no sentence: styles, and lines of the notation as they are typed.
NAMED = {"_CONTAINERS", "_SEATS", "ALARM", "ACTIONS", "COMMANDS"}
# What the line editor is told.
ORDERS = {"bind ^I rl_complete", "tab: complete"}
TWO_WORDS = re.compile(r"[^\W\d_]{2,}\W*\s\W*[^\W\d_]{2,}")


def strings(tree: ast.AST) -> Iterator[str]:
    """The strings of a module but for docstrings and what is named above."""
    for node in ast.iter_child_nodes(tree):
        named = node.targets if isinstance(node, ast.Assign) else []
        if any(isinstance(target, ast.Name) and target.id in NAMED for target in named):
            continue
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        yield from strings(node)


MODULES = sorted(
    path
    for room in ("terminal", "render", "text")
    for path in (PACKAGE / room).glob("*.py")
    if path.name not in TOOLS
)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_no_sentence_is_hard_wired(path):
    found = strings(ast.parse(path.read_text(encoding="utf-8")))
    assert not [text for text in found if TWO_WORDS.search(text) and text not in ORDERS]


def test_the_check_finds_sentences():
    code = 'def f(a):\n    "A docstring here."\n    return f"{a} is in default with " + "one loan"'
    found = [text for text in strings(ast.parse(code)) if TWO_WORDS.search(text)]
    assert found == [" is in default with ", "one loan"]


def test_every_message_of_the_terminal_is_said_there():
    """By its whole id, or by the beginning of a family: `terminal-can-…` is none."""
    files = [
        *MODULES,
        *(PACKAGE / "render" / "choices").glob("*.py"),
        *(PACKAGE / "cli").glob("*.py"),
        *(PACKAGE / "terminal").glob("*.py"),
    ]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    whole = set(re.findall(r"""["'](terminal-[a-z0-9-]+)["']""", code))
    families = set(re.findall(r'"(terminal-(?:[a-z]+-)+)\{', code)) | {"terminal-at-"}
    written = re.findall(r"^(terminal-[a-z0-9-]+) =", source(DEFAULT, "terminal"), re.MULTILINE)
    silent = [
        name for name in written if name not in whole and not name.startswith(tuple(families))
    ]
    assert not silent
    assert not whole - set(written)
