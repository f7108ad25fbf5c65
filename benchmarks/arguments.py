"""What the benchmarks' commands take alike."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path


def common(
    parser: argparse.ArgumentParser,
    parts: Sequence[str],
    what: str,
    counts: str = "the best one counts",
) -> None:
    """How long and how often, where the results go, and which parts of it all."""
    parser.add_argument("--seconds", type=positive, default=5.0, help="for each, in each round")
    parser.add_argument("--rounds", type=at_least_one, default=3, help=counts)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results there too")
    parser.add_argument("--write-readme", action="store_true", help="renew the README's results")
    parser.add_argument("--only", nargs="+", choices=parts, metavar=what, help=", ".join(parts))


def parsed(parser: argparse.ArgumentParser) -> argparse.Namespace:
    """The arguments, if they go together."""
    chosen = parser.parse_args()
    if chosen.write_readme and chosen.only:
        parser.error("--write-readme needs a whole run: leave out --only")
    return chosen


def positive(text: str) -> float:
    value = float(text)
    if not value > 0:
        raise argparse.ArgumentTypeError(f"{text} is not more than 0")
    return value


def at_least_one(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"{text} is less than 1")
    return value
