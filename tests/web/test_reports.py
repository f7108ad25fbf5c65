"""What the lab writes as pages, read on a phone: nothing runs past its edge."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from longshore.cli import main as cli
from tests.lab.report_support import page as report
from tests.web.looking import Someone

PHONE: dict[str, Any] = {
    "has_touch": True,
    "is_mobile": True,
    "viewport": {"width": 390, "height": 844},
}
LONG = "Containermerchantsassociationofthewholeharbour"
PLAN = f"""
title = "{LONG}"
about = "Who is best: https://example.org/{"a-long-address-" * 5}"
seats = 3
deals = 1
options = {{ supply = 4, round_limit = 4 }}

[[player]]
name = "{LONG[:20]}"
bot = "random"

[[player]]
name = "Chance"
bot = "merchant"

[[player]]
name = "Luck"
bot = "shipper"
"""


def past_the_edge(page: Page, file: Path) -> tuple[float, float]:
    """By how much a file is wider than the window, and by how much that has grown for it."""
    page.goto(file.as_uri())
    wide: float = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wide, page.evaluate("innerWidth") - PHONE["viewport"]["width"]


@pytest.mark.parametrize("name", ["classic", "anniversary-5"])
def test_a_report_keeps_within_a_phone(someone: Someone, tmp_path: Path, name: str) -> None:
    file = tmp_path / "report.html"
    file.write_text(report(name), encoding="utf-8")
    assert past_the_edge(someone(**PHONE).page, file) == (0, 0)


def test_an_arena_keeps_within_a_phone(
    someone: Someone, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "cup.toml").write_text(PLAN, encoding="utf-8")
    assert cli.run(["arena", "cup.toml", "--workers", "1"]) == 0
    pages = sorted((tmp_path / "results/arena/cup/site").rglob("*.html"))
    assert len(pages) > 1
    page = someone(**PHONE).page
    for file in pages:
        assert past_the_edge(page, file) == (0, 0), file.name
