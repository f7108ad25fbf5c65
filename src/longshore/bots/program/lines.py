"""The lines of the protocol: what a host says, and how what a program says is read.

A line is a word, what belongs to it, and the end of the line. `docs/programs.md` describes them.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from itertools import islice
from typing import Any, NamedTuple

import msgspec

from longshore.bots.bot import Decision
from longshore.game.events import Event, to_json
from longshore.game.options import Options
from longshore.game.views import View
from longshore.notation.view_positions import format_view

VERSION = 1
SENT = ("events", "position", "view", "legal")  # what a program may want before it decides
USUALLY = frozenset({"events", "position"})
MOST_ACTIONS = 200  # that are listed, unless a program wants more
MOST_LISTED = 10_000
_COUNTED = re.compile(r"[a-z][a-z0-9-]{0,19}")
_MOST_COUNTED = 10
_SAYS = "ready, send, act, legal, check or cost"


class ProgramLine(NamedTuple):
    """A line of a program: its word, the decision it is about, and the rest."""

    word: str
    decision: int | None
    text: str


class LineError(ValueError):
    """What is wrong with a line, to be put behind the program's name."""


def read(line: str) -> ProgramLine:
    """A line of a program."""
    word, _, text = line.partition(" ")
    text = text.strip()
    if word in ("ready", "send", "cost"):
        return ProgramLine(word, None, text)
    if word not in ("act", "legal", "check"):
        raise LineError(f"said {_shown(line)}, which begins with none of {_SAYS}")
    number, _, rest = text.partition(" ")
    if not number.isdecimal():
        raise LineError(f"said {_shown(line)} without the number of the decision: {word} 7 …")
    return ProgramLine(word, int(number), rest.strip())


def read_ready(line: str) -> str:
    """The name that a program answers a greeting with."""
    said = read(line)
    version, _, name = said.text.partition(" ")
    if said.word != "ready" or version != str(VERSION):
        raise LineError(f"answered {_shown(line)}, not: {answer_to_it('NAME')}")
    return " ".join(name.split())[:60]


def read_send(text: str) -> frozenset[str]:
    """What a program wants to be sent."""
    wanted = text.replace(",", " ").split()
    for one in wanted:
        if one not in SENT:
            raise LineError(f"wants to be sent {one!r}; there are: {', '.join(SENT)}")
    return frozenset(wanted)


def read_cost(text: str) -> dict[str, float]:
    """What a decision has cost, as `{"tokens": 812, "dollars": 0.004}`."""
    try:
        costs = msgspec.json.decode(text, type=dict[str, float])
    except msgspec.MsgspecError:
        raise LineError(f"said cost {_shown(text)}, which is no JSON of numbers") from None
    good = all(_COUNTED.fullmatch(name) and 0 <= costs[name] < math.inf for name in costs)
    if not good or len(costs) > _MOST_COUNTED:
        raise LineError(f"said cost {_shown(text)}; what is counted are small words, from 0 on")
    return costs


def read_most(text: str) -> int:
    """How many actions a program wants to have listed."""
    if not text:
        return MOST_ACTIONS
    if not text.isdecimal() or not 1 <= int(text) <= MOST_LISTED:
        raise LineError(f"wants {_shown(text)} actions listed; it is from 1 to {MOST_LISTED}")
    return int(text)


# What a host says


def greeting() -> str:
    return f"longshore {VERSION}"


def answer_to_it(name: str) -> str:
    return f"ready {VERSION} {name}"


def game(options: Options, seat: int, seconds: float) -> str:
    """The table, and the program's seat at it."""
    return _with_json(
        "game",
        {
            "edition": options.edition,
            "seats": options.seat_names,
            "seat": seat,
            "colours": options.colours,
            "letters": options.letters,
            "seconds": seconds,
            "options": msgspec.to_builtins(options),
        },
    )


def event(happened: Event) -> str:
    return f"event {to_json(happened).decode()}"


def situation(decision: Decision, wanted: frozenset[str]) -> Iterable[str]:
    """What a program wants to know of a decision, from what its seat knows."""
    if "position" in wanted:
        yield f"position {'; '.join(format_view(decision.view).splitlines())}"
    if "view" in wanted:
        yield _with_json("view", decision.view)


def decide(number: int, seconds: float) -> str:
    return f"decide {number} {max(1, round(1000 * seconds))}"


def legal(number: int, decision: Decision, most: int = MOST_ACTIONS) -> str:
    """What the seat may do: all, or the first of thousands."""
    texts = list(islice(decision.actions.texts(), most + 1))
    told = {"complete": len(texts) <= most, "actions": texts[:most]}
    return _with_json(f"legal {number}", told)


def checked(number: int, why_not: str | None) -> str:
    told = {"legal": True} if why_not is None else {"legal": False, "why": why_not}
    return _with_json(f"checked {number}", told)


def refused(number: int, why: str) -> str:
    return f"refused {number} {' '.join(why.split())}"


def over(view: View) -> str:
    """How the game ended."""
    return _with_json("over", view.board.result)


def _with_json(words: str, told: Any) -> str:
    return f"{words} {msgspec.json.encode(told).decode()}"


def _shown(text: str) -> str:
    return repr(text if len(text) <= 60 else f"{text[:59]}…")
