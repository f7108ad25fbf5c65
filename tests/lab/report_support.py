"""Sources for the tests of reports: real games, few and short."""

from __future__ import annotations

import atexit
import io
import json
import re
import shutil
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from longshore.game.options import Options
from longshore.lab.report import make_report
from longshore.lab.report.opening import open_source
from longshore.lab.report.page import plotly_script
from longshore.lab.report.source import ReportSource
from longshore.lab.setting import Setting
from longshore.lab.simulate import Plan, simulate

GOLDEN = Path(__file__).parents[1] / "golden"
EVENINGS = Path(__file__).parent  # recorded games that no change to a bot moves
GAMES = 24


@cache
def _folder() -> Path:
    folder = Path(mkdtemp(prefix="longshore-report-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


@cache
def rival() -> str:
    """A bot of one's own in a file, which plays at random too."""
    file = _folder() / "rival.py"
    file.write_text("from longshore.bots.uniform import Random as Rival\n", encoding="utf-8")
    return f"{file}:Rival"


def result(turns: bool = True, edition: str = "classic", form: str = "parquet") -> Path:
    """A folder of short games of one rival among random players: to be read only."""
    return _result(turns, edition, form)


@cache
def _result(turns: bool, edition: str, form: str) -> Path:
    folder = _folder() / f"{edition}-{form}-{turns}"
    options = Options.make(edition, 3, supply=8)
    setting = Setting.make(options, (rival(), "random"), turns=turns, stall=40, seed=3)
    command = f"longshore simulate {rival()} random --games {GAMES}"
    simulate(Plan(setting, GAMES, folder, form, workers=1, command=command), progress=io.StringIO())
    return folder


@cache
def source(name: str) -> ReportSource:
    """A result by the name of its edition, or a recorded game by its file's."""
    if name == "plain":
        return open_source(str(result(turns=False, form="csv")))
    if name in ("classic", "anniversary"):
        return open_source(str(result(edition=name)))
    folder = EVENINGS if name.startswith("evening") else GOLDEN
    return open_source(str(folder / f"{name}.game"))


@cache
def page(name: str) -> str:
    return make_report(source(name))


def without_plotly(text: str) -> str:
    """A page without the script that is not ours."""
    return text.replace(plotly_script(), "")


def figures(text: str) -> list[dict[str, Any]]:
    """What a page draws, as its script reads it."""
    found = re.search(
        r'<script type="application/json" id="figures">(.*?)</script>', text, re.DOTALL
    )
    assert found is not None
    panels: list[dict[str, Any]] = json.loads(found[1])
    return panels
