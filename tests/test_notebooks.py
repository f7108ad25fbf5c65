"""The notebooks run from top to bottom, leave nothing behind, and are kept without outputs.

They are run as plain Python, a cell after the other in one namespace: no Jupyter is needed.
"""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = Path(__file__).parents[1] / "docs" / "notebooks"
FILES = sorted(NOTEBOOKS.glob("*.ipynb"))
BY_NAME = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)

KEYS = {
    "markdown": {"cell_type", "id", "metadata", "source"},
    "code": {"cell_type", "execution_count", "id", "metadata", "outputs", "source"},
}
ANY_PYTHON = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}
IDENTITY = re.compile(r"[a-zA-Z0-9_-]{1,64}")
LINK = re.compile(r"\]\(([^)\s#]+)[^)\s]*\)")


def cells(file: Path, kind: str) -> list[str]:
    """The texts of the cells of a kind."""
    found = json.loads(file.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in found if cell["cell_type"] == kind]


def test_there_are_notebooks() -> None:
    assert len(FILES) >= 3


@BY_NAME
def test_a_notebook_is_of_format_4_5_and_for_any_python(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    book = json.loads(text)
    assert set(book) == {"cells", "metadata", "nbformat", "nbformat_minor"}
    assert (book["nbformat"], book["nbformat_minor"]) == (4, 5)
    assert book["metadata"] == ANY_PYTHON, "the metadata name a kernel or a version of one machine"
    written = json.dumps(book, indent=1, ensure_ascii=False, sort_keys=True) + "\n"
    assert text == written, "not as Jupyter writes it"


@BY_NAME
def test_a_notebook_has_whole_cells_and_no_outputs(file: Path) -> None:
    found = json.loads(file.read_text(encoding="utf-8"))["cells"]
    names = [cell["id"] for cell in found]
    assert len(set(names)) == len(names)
    assert all(IDENTITY.fullmatch(name) for name in names)
    for cell in found:
        assert set(cell) == KEYS[cell["cell_type"]], cell["id"]
        assert cell["metadata"] == {}
        assert cell["source"], cell["id"]
        *lines, last = cell["source"]
        assert all(line.endswith("\n") for line in lines), cell["id"]
        assert not last.endswith("\n"), cell["id"]
        if cell["cell_type"] == "code":
            assert (cell["outputs"], cell["execution_count"]) == ([], None), cell["id"]
    assert cells(file, "markdown")[0].startswith("# ")


@BY_NAME
def test_the_links_of_a_notebook_lead_to_files(file: Path) -> None:
    links = [link for text in cells(file, "markdown") for link in LINK.findall(text)]
    near = [link for link in links if ":" not in link]
    assert near
    assert all((file.parent / link).exists() for link in near)


@BY_NAME
def test_a_notebook_runs_and_shows_something(
    file: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "__main__"}
    shown = [
        shown_by(text, f"{file.name}[{at}]", names) for at, text in enumerate(cells(file, "code"))
    ]
    assert any(shown)
    assert capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []


def shown_by(text: str, place: str, names: dict[str, Any]) -> str:
    """Run a cell. What a notebook would show of the expression at its end."""
    tree = ast.parse(text, place)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, place, "exec"), names)  # noqa: S102
    if last is None:
        return ""
    value = eval(compile(ast.Expression(last.value), place, "eval"), names)  # noqa: S307
    if value is None:
        return ""
    draw = getattr(value, "_repr_html_", None)
    drawn = repr(value) if draw is None else draw()
    assert isinstance(drawn, str)
    assert drawn
    return drawn
