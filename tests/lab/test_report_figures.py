"""The figures: what plotly accepts, what can be read without colours, what every plot says."""

from __future__ import annotations

import plotly.graph_objects as go
import pytest

from longshore.game.options import edition_names, load_edition
from longshore.lab.report.figures.plot import Plot
from longshore.lab.report.figures.styles import (
    ENDINGS,
    FLOWS,
    LOAN_COUNTS,
    OUTCOMES,
    STAGES,
    bot_styles,
    container_styles,
    seat_styles,
    short_names,
)
from longshore.lab.report.numbers.money import DRAINS, SOURCES
from longshore.lab.report.paint import resolve, shades
from longshore.lab.report.sections import make_sections
from tests.lab.report_support import source

SOURCES_OF_ALL_KINDS = [
    "classic",
    "anniversary",
    "plain",
    "classic-4",
    "anniversary-5",
    "classic-4-progressive",
    "classic-4-round-limit",
]


def plots(name: str) -> list[Plot]:
    return [plot for section in make_sections(source(name)) for plot in section.plots]


@pytest.mark.parametrize("name", SOURCES_OF_ALL_KINDS)
def test_plotly_knows_every_attribute(name):
    for plot in plots(name):
        for panel in plot.panels:
            for dark in (False, True):
                go.Figure(resolve(panel.traces, dark), resolve(panel.layout, dark))


@pytest.mark.parametrize("name", SOURCES_OF_ALL_KINDS)
def test_every_plot_says_what_it_shows_and_how_it_is_read(name):
    shown = plots(name)
    assert len({plot.name for plot in shown}) == len(shown)
    for plot in shown:
        assert plot.title
        assert plot.reading.rstrip().endswith("."), plot.name
        for panel in plot.panels:
            assert panel.traces, plot.name
            assert panel.layout["xaxis"]["title"]["text"], plot.name
            assert panel.layout["yaxis"]["title"]["text"], plot.name


@pytest.mark.parametrize("name", SOURCES_OF_ALL_KINDS)
def test_legends_name_what_is_drawn(name):
    for plot in plots(name):
        drawn = {
            trace["name"] for panel in plot.panels for trace in panel.traces if "name" in trace
        }
        labels = [key.style.label for key in plot.keys]
        assert len(set(labels)) == len(labels)
        assert set(labels) <= drawn, plot.name
        if len(drawn) > 1 and not plot.keys:  # then each has its own place on an axis
            axes = {str(trace.get("x")) for trace in plot.panels[0].traces}
            rows = {str(trace.get("y")) for trace in plot.panels[0].traces}
            assert max(len(axes), len(rows)) == len(plot.panels[0].traces), plot.name


def test_nothing_is_told_apart_by_hue_alone():
    for styles in (
        seat_styles(5),
        container_styles(load_edition("classic")),
        list(bot_styles(["a", "b", "c", "d", "e"]).values()),
        list(STAGES.values()),
        list(OUTCOMES.values()),
    ):
        for looks in ("dash", "sign", "hatch"):
            assert len({getattr(style, looks) for style in styles}) == len(styles), looks
    for group in (ENDINGS.values(), LOAN_COUNTS.values()):
        assert len({style.hatch for style in group}) == len(group)
    for side in (SOURCES, DRAINS):  # above the line and below it
        assert len({FLOWS[flow].hatch for flow in side}) == len(side)


@pytest.mark.parametrize("edition", edition_names())
def test_lines_can_be_seen_on_both_grounds(edition):
    """A line has at least 3:1 against the panel it is drawn on, light and dark."""
    known = shades()
    names = [f"container-{edition}-{colour}-line" for colour in load_edition(edition).colours]
    names += [f"seat-{style.label}-line" for style in seat_styles(5)]
    names += ["teal", "magenta", "ochre", "buffer", "olive", "rust", "sky", "plum", "signal"]
    for name in names:
        for theme in ("light", "dark"):
            ground = _luminance(getattr(known["panel"], theme))
            line = _luminance(getattr(known[name], theme))
            contrast = (max(ground, line) + 0.05) / (min(ground, line) + 0.05)
            assert contrast >= 3, (name, theme, contrast)


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_seats_and_containers_have_the_colours_of_the_board():
    from longshore.render.seat_colours import SEAT_PAINTS

    known = shades()
    for style in seat_styles(5):
        ribbon = SEAT_PAINTS[style.label].light.fill
        assert resolve(style.fill) == ribbon == known[f"seat-{style.label}"].dark
    edition = load_edition("anniversary")
    for style, hue in zip(container_styles(edition), edition.hues, strict=True):
        assert resolve(style.fill) == hue.light


def test_a_colour_can_be_seen_through():
    assert resolve({"a": ["paint:ink/0.2", "ink", 3]}) == {"a": ["rgba(34,38,43,0.2)", "ink", 3]}


def test_bots_from_files_go_without_their_folders_if_that_is_clear():
    assert short_names(["a/b/mine.py:Bot", "random"]) == {
        "a/b/mine.py:Bot": "mine.py:Bot",
        "random": "random",
    }
    twins = ["a/mine.py:Bot", "b/mine.py:Bot"]
    assert short_names(twins) == dict(zip(twins, twins, strict=True))


def test_a_result_without_turns_shows_what_it_can():
    names = {plot.name for plot in plots("plain")}
    assert names == {
        "win-shares",
        "turn-order",
        "scores-by-bot",
        "scores-by-seat",
        "lengths",
        "endings",
        "received-by-bot",
        "received-by-seat",
    }


def test_turns_add_the_economy():
    names = {plot.name for plot in plots("classic")}
    assert names == {
        "win-shares",
        "turn-order",
        "scores-by-bot",
        "scores-by-seat",
        "lengths",
        "endings",
        "money-flows",
        "money-supply",
        "loans",
        "loans-by-bot",
        "cash-by-bot",
        "prices-over-time",
        "price-spreads",
        "prices-by-stage",
        "deliveries-by-colour",
        "deliveries-by-seat",
        "runners-up",
        "outcomes",
        "bids-by-rank",
        "bids-by-bot",
    }


def test_one_game_is_shown_turn_by_turn():
    shown = {plot.name: plot for plot in plots("evening-4")}
    assert set(shown) == {
        "worth",
        "cash-by-seat",
        "money-flows",
        "money-supply",
        "loans-by-seat",
        "prices",
        "prices-by-stage",
        "deliveries-by-colour",
        "deliveries-by-seat",
        "auctions-line",
    }
    worth = shown["worth"].panels[0].traces
    scores = source("evening-4").seats.sort("seat")["score"].to_list()
    assert [trace["y"][-1] for trace in worth] == scores
    assert [trace["y"][-1] for trace in shown["cash-by-seat"].panels[0].traces] == [11, 68, 25, 20]
    assert shown["worth"].title == "Net worth by seat: red wins with $112"


def test_every_auction_of_a_game_is_a_column_of_bids_over_its_cargo():
    found = source("classic-4")
    (line,) = [plot for plot in plots("classic-4") if plot.name == "auctions-line"]
    bids, cargo = line.panels
    held = int(found.seats["auctions"].sum())
    assert line.title.startswith(f"{held} auctions")
    rings = [trace for trace in bids.traces if trace["marker"]["symbol"].endswith("-open")]
    assert sorted(x for ring in rings for x in ring["x"]) == list(range(1, held + 1))
    stacks = [trace["y"] for trace in cargo.traces if trace["type"] == "bar"]
    assert sum(map(sum, stacks)) == found.seats["shipped"].sum()
