"""Help at the keyboard: what can be typed, and how each action is written."""

from __future__ import annotations

import difflib
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from longshore.game.options import Options
from longshore.notation.errors import SeatList
from longshore.render.paint import LOUD, Painter
from longshore.text.messages import DEFAULT, listed
from longshore.text.words import say


class Topic(NamedTuple):
    """How something is written. `{0}` to `{2}` are letters of the table, `{file}` names a file.

    What it does is told by the message `terminal-about-…` of its word.
    """

    forms: tuple[str, ...]


ACTIONS = {
    "produce": Topic(("produce {0}@2 {1}@3",)),
    "stock": Topic(("stock red {0}@2 {1}@3 -> {0}@4 {1}@5 {2}@6",)),
    "reprice": Topic(("reprice {0}@4 {1}@5",)),
    "sail": Topic(
        (
            "sail sea",
            "sail red",
            "sail red {0}@3 {1}@4",
            "sail island",
            "sail bank",
            "sail bank {0} {1}",
        )
    ),
    "load": Topic(("load {0}@3 {1}@4", "load {0} {1}")),
    "build": Topic(("build {0}", "build warehouse")),
    "bid": Topic(
        ("bid 12", "bid 12 loan", "bid 12 loans 2", "bid 12 bluff 1", "bid 12 loan bluff 2")
    ),
    "accept": Topic(("accept",)),
    "decline": Topic(("decline",)),
    "award": Topic(("award red",)),
    "call": Topic(("call I goods 4", "call II money factory {0}@2 harbour {1}@3")),
    "price": Topic(("price factory {0}@2 harbour {1}@4",)),
    "pay": Topic(("pay {0} {1} {0}",)),
    "sell": Topic(("sell {0}@2",)),
    "loan": Topic(("loan",)),
    "repay": Topic(("repay",)),
    "seize": Topic(("seize {0}", "seize {0}@3", "seize machine {0}")),
    "give": Topic(("give up warehouse", "give up machine")),
    "pass": Topic(("pass",)),
}
COMMANDS = {
    "help": Topic(("help", "help produce", "?")),
    "board": Topic(("board",)),
    "log": Topic(("log", "log all")),
    "who": Topic(("who",)),
    "undo": Topic(("undo",)),
    "position": Topic(("position",)),
    "save": Topic(("save {file}",)),
    "quit": Topic(("quit",)),
}
TOPICS: dict[str, Topic] = ACTIONS | COMMANDS
ALIASES = {"?": "help", "exit": "quit", "q": "quit", "h": "help"}


def overview(options: Options, language: str = DEFAULT) -> RenderableType:
    """What can be typed at all."""
    paint = Painter(options, language)
    colours = Text("  ").join(paint.colour(colour) for colour in range(len(options.colours)))
    table = Table(box=None, pad_edge=False, padding=(0, 2), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for word, topic in COMMANDS.items():
        forms = " · ".join(_written(topic, options, language))
        table.add_row(Text(forms, LOUD), paint.text(f"terminal-about-{word}"))
    return Group(
        paint.text("terminal-help-actions", words=listed(list(ACTIONS), language, plain=True)),
        paint.text("terminal-help-letters"),
        Text("  ").append_text(colours),
        *_typed_seats(paint),
        paint.text("terminal-help-examples"),
        paint.text("terminal-help-keys"),
        paint.text("terminal-help-commands"),
        table,
    )


def _typed_seats(paint: Painter) -> list[Text]:
    """How seats are typed, where that is not how they are called."""
    typed = paint.options.seat_names
    called = [paint.name(seat).lower() for seat in range(paint.options.seats)]
    if called == list(typed):
        return []
    return [paint.text("terminal-help-seats", seats=SeatList(typed).say(paint.language))]


def _written(topic: Topic, options: Options, language: str) -> list[str]:
    file = say("terminal-word-file", language)
    return [form.format(*options.letters, file=file) for form in topic.forms]


def explain(word: str, options: Options, language: str = DEFAULT) -> RenderableType | None:
    """How one action or command is written; None if there is no such word."""
    word = ALIASES.get(word, word)
    topic = TOPICS.get(word)
    if topic is None:
        return None
    forms = [Text(f"  {form}", "green") for form in _written(topic, options, language)]
    return Group(*forms, Text(say(f"terminal-about-{word}", language)))


def no_help(word: str, language: str = DEFAULT) -> str:
    """There is none on a word; perhaps it is nearly one that help knows."""
    close = difflib.get_close_matches(word, list(TOPICS), n=1)
    if not close:
        return say("terminal-no-help", language, word=repr(word))
    return say("terminal-no-help-near", language, word=repr(word), near=close[0])
