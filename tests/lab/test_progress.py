"""How far it is."""

from __future__ import annotations

import io

import pytest

from longshore.lab import progress
from longshore.lab.progress import Pace, showing


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_the_pace_says_rate_and_time_left():
    clock = Clock()
    pace = Pace(9, 100, clock)
    clock.now += 60  # to compile and to start processes
    pace.step()
    assert pace.line == "10 of 100 games"
    for _ in range(40):
        clock.now += 0.5
        pace.step()
    assert pace.done == 50
    assert pace.rate == pytest.approx(2, rel=0.05)
    assert pace.line == "50 of 100 games, 2.0 games/s, 0:25 left"


def test_the_rate_is_that_of_late():
    clock = Clock()
    pace = Pace(0, 10_000, clock)
    for wait in [1.0] * 100 + [0.1] * 1000:
        clock.now += wait
        pace.step()
    assert pace.rate == pytest.approx(10, rel=0.2)


def test_hours_are_shown_as_hours():
    clock = Clock()
    pace = Pace(0, 1001, clock)
    pace.step()
    clock.now = 10.0
    pace.step()
    assert pace.line.endswith("2:46:30 left")


def test_lines_where_there_is_no_terminal(monkeypatch):
    monkeypatch.setattr(progress, "SOON", 0.0)
    monkeypatch.setattr(progress, "EVERY", 0.0)
    out = io.StringIO()
    with showing(2, 4, out) as step:
        step()
        step()
    first, last = out.getvalue().splitlines()
    assert first == "3 of 4 games"
    assert last.startswith("4 of 4 games, ")


def test_few_lines_where_it_is_quick():
    out = io.StringIO()
    with showing(0, 1000, out) as step:
        for _ in range(1000):
            step()
    assert len(out.getvalue().splitlines()) == 1


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_in_a_terminal(monkeypatch):
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "100")
    out = Screen()
    with showing(0, 4, out) as step:
        for _ in range(3):
            step()
    assert "━" in out.getvalue()
    assert "3 of 4 games" in out.getvalue()
