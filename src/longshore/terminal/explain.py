"""Help at the keyboard: what can be typed, and how each action is written."""

from __future__ import annotations

import difflib
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from longshore.options import Options
from longshore.terminal.paint import LOUD, Painter


class Topic(NamedTuple):
    """How something is written, and what it does. `{0}` to `{2}` are letters of the table."""

    forms: tuple[str, ...]
    about: str


ACTIONS = {
    "produce": Topic(
        ("produce {0}@2 {1}@3",),
        "Every machine makes a container if there is room and the supply has one; your"
        " right-hand neighbour gets $1. Write the whole factory store with its prices, $1 to $4:"
        " what was there and what is made. Once a turn.",
    ),
    "stock": Topic(
        ("stock red {0}@2 {1}@3 -> {0}@4 {1}@5 {2}@6",),
        "Buy from another seat’s factory store at its prices. After the arrow stands your whole"
        " harbour store with its prices, $2 to $6; it holds one container a warehouse.",
    ),
    "reprice": Topic(
        ("reprice {0}@4 {1}@5",),
        "Price your harbour store anew without buying: the whole store, $2 to $6.",
    ),
    "sail": Topic(
        (
            "sail sea",
            "sail red",
            "sail red {0}@3 {1}@4",
            "sail island",
            "sail bank",
            "sail bank {0} {1}",
        ),
        "One action takes the ship from the open sea into a harbour, or back out to sea. In"
        " another seat’s harbour it may load at once, five on board at most. At the island the"
        " cargo is auctioned and your turn ends. The bank is your harbour at the Investment Bank.",
    ),
    "load": Topic(
        ("load {0}@3 {1}@4", "load {0} {1}"),
        "Load where the ship lies already; with prices in a seat’s harbour, without them in your"
        " harbour at the Investment Bank.",
    ),
    "build": Topic(
        ("build {0}", "build warehouse"),
        "Buy a machine of a colour you have none of, or a warehouse. The next one costs what"
        " stands under your machines and beside your harbour places.",
    ),
    "bid": Topic(
        ("bid 12", "bid 12 loan", "bid 12 loans 2", "bid 12 bluff 1", "bid 12 loan bluff 2"),
        "Bid for the cargo: what you have at most, more with a loan that goes with the bid."
        " Bluffing cards go with a bid where the table has them. After a tie, the amount is what"
        " you add.",
    ),
    "accept": Topic(
        ("accept",), "Sell the cargo: the winner pays the bid, the bank pays you as much again."
    ),
    "decline": Topic(("decline",), "Keep the cargo and pay the highest bid to the bank."),
    "award": Topic(("award red",), "The bids are tied: sell the cargo to one of the tied."),
    "call": Topic(
        ("call I goods 4", "call II money factory {0}@2 harbour {1}@3"),
        "Call a broker: bid dollars for its containers, or containers from your stores for its"
        " money. If nobody outbids you, you win at the start of your next turn. Once a turn.",
    ),
    "price": Topic(
        ("price factory {0}@2 harbour {1}@4",),
        "You were outbid at the brokers: price the containers that came back, by store.",
    ),
    "pay": Topic(
        ("pay {0} {1} {0}",),
        "Pay the containers you bid to brokers I, II, III, I, … in the order you write.",
    ),
    "sell": Topic(
        ("sell {0}@2",), "Domestic sale: a container back to the supply, for $2 from the bank."
    ),
    "loan": Topic(
        ("loan",),
        "Take $10 from the bank at any time; two loans at most, $1 interest each at the start"
        " of your turn. Not an action. In hot-seat play “red: loan” takes one for Red.",
    ),
    "repay": Topic(("repay",), "Repay a loan with $10, on your turn. Not an action."),
    "seize": Topic(
        ("seize {0}", "seize {0}@3", "seize machine {0}"),
        "Your left-hand neighbour is in default: pick the container, or the machine, that goes.",
    ),
    "give": Topic(
        ("give up warehouse", "give up machine"), "You are in default: say which of them goes."
    ),
    "pass": Topic(("pass",), "Give up the actions you have left; in open bidding, bid no more."),
}

COMMANDS = {
    "help": Topic(("help", "help produce", "?"), "Explain what can be typed, or one word of it."),
    "board": Topic(("board",), "Show the board and what you can do."),
    "log": Topic(("log", "log all"), "Tell what has happened lately, or all of it."),
    "who": Topic(("who",), "Tell who plays the seats that nobody sits at."),
    "undo": Topic(
        ("undo",),
        "Go back to your last decision, as long as nothing hidden was revealed and no other"
        " person has decided since.",
    ),
    "position": Topic(("position",), "Write the position as text, without what you may not know."),
    "save": Topic(
        ("save FILE",),
        "Write the game to a file, with everybody’s cards; `longshore play --terminal --from FILE`"
        " goes on with it. A name that ends in .json makes it JSON.",
    ),
    "quit": Topic(("quit",), "Leave the game."),
}
TOPICS: dict[str, Topic] = ACTIONS | COMMANDS
ALIASES = {"?": "help", "exit": "quit", "q": "quit", "h": "help"}


def overview(options: Options) -> RenderableType:
    """What can be typed at all."""
    paint = Painter(options)
    colours = Text("  ").join(paint.colour(colour) for colour in range(len(options.colours)))
    table = Table(box=None, pad_edge=False, padding=(0, 2), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for topic in COMMANDS.values():
        table.add_row(Text(" · ".join(topic.forms), LOUD), Text(topic.about))
    words = ", ".join(ACTIONS)
    return Group(
        Text(f"An action is typed as a line. It begins with one of {words}."),
        Text("A container with its price is its letter, @ and the price. The letters here:"),
        Text("  ").append_text(colours),
        Text("The list below the board has examples; “help produce” shows how one is written."),
        Text("The TAB key completes words. A line that is not legal changes nothing."),
        Text("Beside actions there are:"),
        table,
    )


def explain(word: str, options: Options) -> RenderableType | None:
    """How one action or command is written; None if there is no such word."""
    topic = TOPICS.get(ALIASES.get(word, word))
    if topic is None:
        return None
    forms = [Text("  " + form.format(*options.letters), "green") for form in topic.forms]
    return Group(*forms, Text(topic.about))


def nearest(word: str) -> str:
    """A hint for a word that is nearly one that help knows; empty if there is none."""
    close = difflib.get_close_matches(word, list(TOPICS), n=1)
    return f" Did you mean {close[0]}?" if close else ""
