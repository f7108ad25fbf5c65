"""Results in the README, between two markers."""

from __future__ import annotations

from pathlib import Path

from environment import BenchError

README = Path(__file__).with_name("README.md")


def write_between(begin: str, end: str, results: str) -> None:
    """Put results in the place of those that stand there."""
    before, after = around(begin, end)
    README.write_text(f"{before}{begin}\n{results}{end}{after}", encoding="utf-8")


def around(begin: str, end: str) -> tuple[str, str]:
    """What stands before and after the results."""
    before, found, rest = README.read_text(encoding="utf-8").partition(begin)
    _, closed, after = rest.partition(end)
    if found and closed:
        return before, after
    raise BenchError(f"benchmarks/{README.name} lacks a line {begin} and a line {end} below it")
