"""docs/environments.md says what is so: its tables are those that the code works by."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from longshore.engine.moves import FAMILIES, MOVES, move_name
from longshore.engine.observe import FIELDS, SIZE
from longshore.envs import baselines, document
from longshore.envs.document import MEANINGS, DocumentError, put, with_tables
from longshore.envs.rewards import REWARDS
from longshore.envs.settings import STANDARD

ROOT = Path(__file__).parents[2]
FILE = ROOT / "docs" / "environments.md"
TEXT = FILE.read_text(encoding="utf-8")


def between(name: str) -> str:
    return TEXT.partition(document.begin(name))[2].partition(document.end(name))[0]


def test_the_document_is_current() -> None:
    """If not: python -m longshore.envs.document docs/environments.md."""
    assert with_tables(TEXT) == TEXT


def test_every_family_of_moves_has_a_meaning() -> None:
    assert list(MEANINGS) == [family.name for family in FAMILIES]


def test_every_move_is_named_with_its_number() -> None:
    listed = between("every move").replace("```", "").replace("\n", " · ").split(" · ")
    found = [one for one in map(str.strip, listed) if one]
    assert found == [f"{move} {move_name(move)}" for move in range(MOVES)]


def test_the_numbers_of_the_families_are_all_numbers() -> None:
    first_cells = re.findall(r"^\| (\d+)(?: to (\d+))? \| `", between("moves"), re.MULTILINE)
    numbers = [
        number for low, high in first_cells for number in range(int(low), int(high or low) + 1)
    ]
    assert numbers == list(range(MOVES))


def test_every_field_is_told_with_its_place() -> None:
    rows = re.findall(r"^\| (\d+) \| `(\w+)` \| ([\d ×]+) \|", between("observation"), re.MULTILINE)
    assert [name for _, name, _ in rows] == [field.name for field in FIELDS]
    at = 0
    for start, _, shape in rows:
        assert int(start) == at
        size = 1
        for part in shape.split(" × "):
            size *= int(part)
        at += size
    assert at == SIZE


def test_every_reward_is_told() -> None:
    assert re.findall(r"^\| `(\w+)` \|", between("rewards"), re.MULTILINE) == list(REWARDS)


def test_the_baselines_are_of_every_standard_setting_and_made_by_a_command() -> None:
    told = between("baselines")
    assert f"`{baselines.COMMAND} --games " in told
    assert "docs/environments.md`" in told
    rows = re.findall(r"^\| ([a-z]+-\d) \| ([^|]*) \|", told, re.MULTILINE)
    for setting in STANDARD:
        found = [second for first, second in rows if first == setting]
        assert {"random", "merchant"} <= set(found)
        assert any(second.startswith("search:playouts=") for second in found)


def test_the_examples_that_are_linked_are_there() -> None:
    linked = re.findall(r"\]\((\.\./[^)#]+|[a-z]+\.md)\)", TEXT)
    assert len(linked) >= 8
    for link in linked:
        assert (FILE.parent / link).exists(), link


# The command


def test_the_command_writes_the_tables(tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    emptied = TEXT
    for name in ("moves", "every move", "phases", "observation", "rewards"):
        emptied = put(emptied, name, "")
    assert emptied != TEXT
    file.write_text(emptied, encoding="utf-8")
    assert document.main([str(file)]) == 0
    assert file.read_text(encoding="utf-8") == TEXT


def test_a_document_without_the_place_for_a_table_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "page.md"
    file.write_text("# A page\n", encoding="utf-8")
    assert document.main([str(file)]) == 1
    assert capsys.readouterr().err == (
        f"{file}: The document lacks a line <!-- begin: moves -->"
        " and <!-- end: moves --> below it.\n"
    )
    assert file.read_text(encoding="utf-8") == "# A page\n"
    assert document.main([]) == 2
    assert document.main([str(tmp_path / "none.md")]) == 1


def test_markers_have_to_be_in_order() -> None:
    with pytest.raises(DocumentError):
        put(f"{document.end('x')} {document.begin('x')}", "x", "text")


# Baselines


def test_baselines_are_the_same_every_time_and_written_into_a_document(tmp_path: Path) -> None:
    page = f"before\n{document.begin('baselines')}\nold\n{document.end('baselines')}\nafter\n"
    written = set()
    for _ in range(2):
        file = tmp_path / "page.md"
        file.write_text(page, encoding="utf-8")
        few = ["--games", "2", "--search-games", "1", "--playouts", "2"]
        assert baselines.main([str(file), *few]) == 0
        written.add(file.read_text(encoding="utf-8"))
    (text,) = written
    assert "old" not in text
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert f"`{baselines.COMMAND} --games 2 --search-games 1 --playouts 2 {file}`" in text
    assert len(re.findall(r"^\| classic-4 \|", text, re.MULTILINE)) == 5


def test_baselines_of_a_document_without_a_place_for_them_are_not_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "page.md"
    file.write_text("# A page\n", encoding="utf-8")
    assert baselines.main([str(file), "--games", "1"]) == 1
    assert capsys.readouterr().err.startswith("The document lacks a line <!-- begin: baselines")
    for wrong in (["--games", "0"], ["--playouts", "x"]):
        with pytest.raises(SystemExit):
            baselines.main(wrong)


def test_a_line_of_the_baselines_is_what_the_games_came_to() -> None:
    """The merchant among random players: by far the richest, and each setting a few games."""
    pairing = baselines.Pairing("merchant", "random", 6)
    line = baselines.play("classic-3", pairing, workers=1)
    assert line.wins.value > 0.8
    assert line.difference.value > 40
    assert line.money.value <= line.best
    drawn = baselines.draw("classic-3", 4)
    assert drawn.moves.value > 100
    assert drawn.money.value < line.money.value
