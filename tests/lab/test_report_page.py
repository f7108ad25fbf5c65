"""The page: one file that needs nothing else, and says what it was made from."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from longshore import __version__
from longshore.lab.report import make_report
from longshore.lab.report.figures.plot import Panel, Plot
from longshore.lab.report.page import _without_holes, is_report, plotly_script
from longshore.lab.report.sections import WITHOUT_TURNS
from tests.lab.report_support import GAMES, figures, page, result, rival, source, without_plotly

ALL = ["classic", "anniversary", "plain", "classic-4", "anniversary-5"]
LARGEST = 8 * 10**6


class _Reader(HTMLParser):
    """Elements in order, with what they carry, and whether each is closed."""

    VOID = ("meta", "rect", "path", "circle", "br")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.found.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if self.open and self.open[-1] not in ("script", "style"):
            self.words.append(data)

    def text(self) -> str:
        return " ".join(" ".join(self.words).split())

    def every(self, tag: str) -> list[dict[str, str | None]]:
        return [carried for name, carried in self.found if name == tag]


@pytest.mark.parametrize("name", ALL)
def test_the_page_is_whole_and_small_enough(name):
    text = page(name)
    reader = _Reader(without_plotly(text))
    assert reader.open == []
    assert len(text.encode()) < LARGEST
    assert len(without_plotly(text)) < 400_000
    assert is_report(text[:4096])
    graphs = [carried for carried in reader.every("div") if carried.get("class") == "graph"]
    assert [int(graph["data-panel"] or "") for graph in graphs] == list(range(len(graphs)))
    assert len(figures(text)) == len(graphs)
    ids = [carried["id"] for _, carried in reader.found if "id" in carried]
    assert len(set(ids)) == len(ids)
    assert {f"#{place}" for place in ids} >= {link["href"] for link in reader.every("a")}


@pytest.mark.parametrize("name", ALL)
def test_the_page_loads_nothing_from_elsewhere(name):
    text = without_plotly(page(name))
    reader = _Reader(text)
    assert not [carried for _, carried in reader.found if "src" in carried]
    assert not reader.every("link")
    assert not reader.every("iframe")
    assert "//" not in re.sub(r"^\s*//.*$", "", text, flags=re.MULTILINE)  # but in comments
    assert "url(" not in text
    assert "@import" not in text
    (policy,) = [meta for meta in reader.every("meta") if "http-equiv" in meta]
    assert policy["content"] is not None
    assert policy["content"].startswith("default-src 'none'")
    assert "http" not in policy["content"]


def test_plotlys_script_is_in_the_page_once_and_cannot_end_it_early():
    script = plotly_script()
    assert "</script" not in script.lower()
    assert page("classic-4").count(script) == 1
    assert len(script) > 10**6


def test_the_top_says_how_the_rows_came_about():
    text = _Reader(without_plotly(page("classic"))).text()
    for said in (
        f"Command longshore simulate {rival()} random --games {GAMES}",
        f"Folder {result()}",
        "Edition classic",
        "Options supply=8",
        "Seats 3",
        "Seed 3",
        f"Games {GAMES}",
        "Stall limit 40 rounds",
        f"Version longshore {__version__}",
        "each game they move on by one seat",
    ):
        assert said in text


def test_a_result_without_turns_says_what_they_would_add():
    plain = WITHOUT_TURNS.replace("`", "")
    assert "--turns" in plain
    assert plain in _Reader(without_plotly(page("plain"))).text().replace(" .", ".")
    assert plain not in _Reader(without_plotly(page("classic"))).text()


def test_one_game_shows_scores_and_auctions_in_words():
    text = _Reader(without_plotly(page("evening-4"))).text()
    for said in (
        "red $112 B $68 $40 $4 $0 $0",
        "blue $92 E $11 $86 $6 $0 −$11",
        "15 4 green 2 tan, 1 white red $7, blue $5, yellow $3 sold to red for $7",
        "Players blue Ann, red Ben, yellow Cleo, green Dora",
        "supply ran out end",
    ):
        assert said in text


def test_the_table_of_bots_has_shares_with_intervals():
    text = _Reader(without_plotly(page("classic"))).text()
    assert re.search(rf"rival.py:Rival {GAMES} \d+\.\d% \d+\.\d% to \d+\.\d%", text)
    assert "33.3% is even" in text


def test_what_users_name_cannot_change_the_page():
    wicked = '</script><script>alert("x")</script><em>`&'
    bot = "<em>&`<script>alert('y')"
    found = source("classic")
    seats = found.seats.with_columns(bot=found.seats["bot"].replace({rival(): bot}))
    text = make_report(
        replace(found, name=wicked, seats=seats, facts={"Command": f"`{wicked}`", wicked: wicked})
    )
    reader = _Reader(without_plotly(text))
    assert reader.open == []
    assert len(reader.every("script")) == 3
    assert not reader.every("em")
    assert reader.text().count('alert("x")') == 3  # in the facts
    assert bot in reader.text()
    names = {
        trace["name"] for panel in figures(text) for trace in panel["traces"] if "name" in trace
    }
    assert bot in names
    drawn = str(figures(text)).replace(repr(bot), "")
    assert "<em>" not in drawn


def test_the_same_source_makes_the_same_page():
    assert make_report(source("classic")) == page("classic")


def _plot(name: str, wide: bool = False) -> Plot:
    return Plot(name, name, "It is read.", [Panel([], {})], wide=wide)


@pytest.mark.parametrize(
    ("given", "laid"),
    [
        ("nn", "nn"),
        ("n", "w"),
        ("nnn", "nnw"),
        ("wnn", "wnn"),
        ("wn", "ww"),
        ("nwnn", "wwnn"),
        ("nnnw", "nnww"),
        ("", ""),
    ],
)
def test_no_plot_stands_alone_beside_a_hole(given, laid):
    plots = [_plot(str(i), wide=letter == "w") for i, letter in enumerate(given)]
    found = _without_holes(plots)
    assert "".join("w" if plot.wide else "n" for plot in found) == laid
    assert [plot.name for plot in found] == [plot.name for plot in plots]
