from __future__ import annotations

import re
import shutil
from hashlib import blake2b
from pathlib import Path

import msgspec
import numpy as np
import pytest

from longshore import __version__
from longshore.engine.sources import PACKAGE, look_again
from longshore.engine.state import STATE, Phase
from longshore.game.actions import Bid
from longshore.game.editions import VARIABLE
from longshore.game.game import Game
from longshore.server.domain import rules_version as versions
from longshore.server.domain.digest import digest
from longshore.server.domain.fairness import is_sealed
from longshore.server.domain.rules_version import rules_version
from tests.server.logged import golden
from tests.third_edition import THIRD, third, write

__all__ = ["third"]


def test_every_action_of_a_game_changes_it_and_a_replay_gives_the_same():
    record = golden("anniversary-4")
    found = [], []
    for digests in found:
        game = Game.start(record.options, deal=record.deal)
        for seat, action in record.actions:
            game.play(action, seat)
            digests.append(digest(game.state))
    assert found[0] == found[1]
    assert all(re.fullmatch("[0-9a-f]{12}", one) for one in found[0])
    assert all(one != after for one, after in zip(found[0], found[0][1:], strict=False))


@pytest.mark.parametrize(
    ("field", "place"),
    [
        ("cash", 0),
        ("cash", 9),
        ("goods", (0, 0)),
        ("goods", (68, 4)),
        ("loans", 2),
        ("warehouses", 1),
        ("machines", (1, 3)),
        ("berth", 0),
        ("phase", ()),
        ("active", ()),
        ("awaiting", ()),
        ("round_number", ()),
        ("actions_left", ()),
    ],
)
def test_it_tells_games_apart_by(field, place):
    game = Game.new("anniversary", 3, seed=1)
    before = digest(game.state)
    cells = np.array([game.state], STATE)
    cells[field][(0, *np.atleast_1d(place).astype(int))] += 1
    assert digest(cells.view(np.recarray)[0]) != before


def test_it_shows_no_value_card_and_no_sealed_bid():
    record = golden("classic-3")
    game = Game.start(record.options, deal=record.deal)
    for seat, action in record.actions:
        if is_sealed(game.state, seat, action) and len(game.waiting) > 1:
            break
        game.play(action, seat)
    other = game.copy()
    cards = tuple(reversed(record.deal.cards))
    swapped = Game.start(record.options, deal=msgspec.structs.replace(record.deal, cards=cards))
    for one, before in game.history:
        swapped.play(before, one)
    game.play(Bid(0), seat)
    other.play(Bid(1), seat)
    swapped.play(Bid(0), seat)
    assert game.state.tobytes() != other.state.tobytes() != swapped.state.tobytes()
    assert digest(game.state) == digest(other.state) == digest(swapped.state)


def by_names(state) -> str:
    """A digest as it is defined: every part by its name, in an order of its own."""
    made = blake2b(Phase(int(state["phase"])).name.encode(), digest_size=6)
    turn = ("active", "awaiting", "round_number", "actions_left")
    made.update(b"%d %d %d %d" % tuple(int(state[name]) for name in turn))
    for name in ("cash", "goods", "loans", "warehouses", "berth", "machines"):
        made.update(state[name].astype("<i4").tobytes())
    return made.hexdigest()


def test_it_does_not_depend_on_how_the_record_is_laid_out():
    record = golden("anniversary-4")
    names = sorted(STATE.names, reverse=True)
    other = np.dtype(
        [(name, STATE[name].base.newbyteorder(">"), STATE[name].shape) for name in names]
    )
    cells = np.zeros(1, other)
    game = Game.start(record.options, deal=record.deal)
    for seat, action in record.actions:
        game.play(action, seat)
        for name in names:
            cells[name][0] = game.state[name]
        assert cells.tobytes() != np.array([game.state], STATE).tobytes()
        assert by_names(cells[0]) == digest(game.state) == digest(game.facts)


# The version of the rules.


@pytest.fixture
def package(tmp_path) -> Path:
    """A copy of the package whose rules can be changed."""
    for part in ("engine", "game"):
        unseen = shutil.ignore_patterns("__pycache__")
        shutil.copytree(PACKAGE / part, tmp_path / part, ignore=unseen)
    return tmp_path


def fresh(package: Path) -> str:
    look_again()
    return versions._version.__wrapped__("", package)


def test_the_version_is_the_package_and_a_hash_of_its_rules(package):
    assert re.fullmatch(re.escape(__version__) + r"\+[0-9a-f]{12}", rules_version())
    assert fresh(package) == rules_version()


@pytest.mark.parametrize(
    "name",
    ["engine/auction.py", "engine/scoring.py", "game/editions/classic.toml", "game/spelling.py"],
)
def test_a_change_of_the_rules_changes_the_version_and_a_comment_does_not(package, name):
    before = fresh(package)
    with (package / name).open("a", encoding="utf-8") as file:
        file.write("\n# changed\n")
    assert fresh(package) == before
    with (package / name).open("a", encoding="utf-8") as file:
        file.write("\nchanged = 1\n")
    assert fresh(package) != before


@pytest.mark.parametrize("name", ["engine/code_cache.py", "engine/readiness.py", "game/views.py"])
def test_what_only_keeps_or_shows_the_rules_does_not(package, name):
    before = fresh(package)
    with (package / name).open("a", encoding="utf-8") as file:
        file.write("\nchanged = 1\n")
    assert fresh(package) == before


def test_an_edition_of_a_folder_has_a_version_of_its_own(third, tmp_path, monkeypatch):
    plain, theirs = rules_version(), rules_version("third")
    assert rules_version("classic") == plain != theirs
    assert versions.is_here(plain)
    assert versions.is_here(theirs)

    def changed(old: str, new: str) -> str:
        folder = write(tmp_path / new.strip('"#'), THIRD.replace(old, new))
        monkeypatch.setenv(VARIABLE, str(folder))
        return rules_version("third")

    assert changed("#74b816", "#74b817") == theirs  # how it looks is no rule
    assert changed('"petrolfarben"', '"cyan"') == theirs
    assert changed("supply = 8", "supply = 9") != theirs
    assert changed('letter = "h"', 'letter = "t"') != theirs
    assert rules_version() == plain
    assert not versions.is_here(theirs)


def test_ends_of_lines_do_not_change_it(package):
    before = fresh(package)
    for file in package.rglob("*.py"):
        file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    assert fresh(package) == before


def test_a_file_that_is_not_of_the_rules_does_not_change_it(package):
    before = fresh(package)
    (package / "engine" / "notes.txt").write_text("nothing")
    assert fresh(package) == before
