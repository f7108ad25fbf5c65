"""How long a seat in words is: the rules, told once, and what is told at each decision.

    python benchmarks/briefing.py
    python benchmarks/briefing.py --tokenizer FOLDER    with gpt-tokenizer of npm installed there

Merchants play whole games; what each of them would be told at a decision with a choice is counted.
Tokens are those of o200k_base.
"""

from __future__ import annotations

import argparse
import json
import re
import statistics
import subprocess
from collections.abc import Iterable
from pathlib import Path

from longshore.bots import SeatedBots, make_bot
from longshore.briefing import brief_game
from longshore.game.game import Game
from longshore.text.messages import languages

_COUNT = """
const { encode } = require("gpt-tokenizer/cjs/encoding/o200k_base");
const texts = JSON.parse(require("fs").readFileSync(0, "utf8"));
console.log(JSON.stringify(texts.map((text) => encode(text).length)));
"""


def told(edition: str, seats: int, games: int, language: str) -> tuple[str, list[str]]:
    """The rules, and the text of each decision."""
    rules, texts = "", list[str]()
    for seed in range(games):
        game = Game.new(edition, seats, seed=seed, round_limit=60)
        table = SeatedBots(game, {seat: make_bot("merchant") for seat in range(seats)}, seed)
        heard = dict.fromkeys(range(seats), 0)
        while not game.over:
            seat = game.waiting[0]
            briefing = brief_game(game, seat, since=heard[seat], language=language)
            rules = rules or briefing.rules
            if len(briefing.choices) > 1:
                texts.append(briefing.now)
            heard[seat] = len(game.events)
            table.play(seat)
    return rules, texts


def words(text: str) -> int:
    return len(re.split(r"[ \n]+", text.strip()))


def tokens(texts: list[str], folder: Path) -> list[int]:
    done = subprocess.run(
        ["node", "-e", _COUNT], input=json.dumps(texts), cwd=folder, text=True,
        capture_output=True, check=True,
    )  # fmt: skip
    counted: list[int] = json.loads(done.stdout)
    return counted


def spread(numbers: Iterable[int]) -> str:
    """The median, what 95 of 100 stay within, and the most."""
    ordered = sorted(numbers)
    most = ordered[int(0.95 * (len(ordered) - 1))]
    return f"{statistics.median(ordered):.0f} / {most} / {ordered[-1]}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--tokenizer", type=Path)
    given = parser.parse_args()
    print("| table | language | rules: words, characters, tokens | decisions | a decision: words |"
          " characters | tokens |")  # fmt: skip
    print("|---|---|---|---|---|---|---|")
    tables = [("classic", 4, "en"), ("anniversary", 4, "en"), ("anniversary", 5, "en")]
    tables += [("anniversary", 4, one) for one in languages() if one != "en"]
    for edition, seats, language in tables:
        rules, texts = told(edition, seats, given.games, language)
        counted = ["–", "–"]
        if given.tokenizer is not None:
            of_rules, *of_texts = tokens([rules, *texts], given.tokenizer)
            counted = [str(of_rules), spread(of_texts)]
        print(
            f"| {edition} {seats} | {language} | {words(rules)}, {len(rules)}, {counted[0]} |"
            f" {len(texts)} | {spread(map(words, texts))} | {spread(map(len, texts))} |"
            f" {counted[1]} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
