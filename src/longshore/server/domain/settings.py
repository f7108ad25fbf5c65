"""What a table is set to when it is opened, beside the rules of its game."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from longshore.bots.registry import entries
from longshore.game.options import MAX_SEATS, MIN_SEATS, OptionError, Options
from longshore.server.domain.refused import Malformed

LONGEST_NAME, LONGEST_TITLE, LONGEST_CHAT, LONGEST_NOTES = 40, 80, 1000, 20_000
SHORTEST_CLOCK, LONGEST_CLOCK = 5, 30 * 24 * 3600
STANDARD_BOT = "steady"
NEUTRAL = "Player"  # the name of somebody who has said none, or may not have it
JOINER = "\u200d"  # in scripts and in pictures made of several signs
# Signs that show nothing by themselves, beside those that `one_line` takes out: they join, fill, or
# choose a form.
UNSEEN = f"{JOINER}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0" + "".join(
    map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Seconds: TypeAlias = Annotated[int, Meta(ge=SHORTEST_CLOCK, le=LONGEST_CLOCK)]
Undo: TypeAlias = Literal["none", "turn", "consent"]
Pace: TypeAlias = Literal["live", "days"]


class Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What comes from outside: a field too much means something that would be lost."""


class ClockSettings(Strict, frozen=True, kw_only=True):
    """How much time a seat has, and what happens when it has run out.

    `move` seconds for each decision; `game` seconds for the whole game, used when those of the
    decision are gone, or from the start where there are none. `bot` plays on until the person
    returns; `safe` makes the decision in the least harmful way, that one only.
    """

    move: Seconds | None = None
    game: Seconds | None = None
    out: Literal["bot", "safe"] = "bot"
    bot: str = STANDARD_BOT


class Settings(Strict, frozen=True, kw_only=True):
    """How a table is run. The rules of its game are its `Options`."""

    title: Annotated[str, Meta(max_length=LONGEST_TITLE)] = ""
    public: bool = False  # in the lobby, and open to whoever comes; else by link
    pace: Pace = "live"
    clock: ClockSettings | None = None
    undo: Undo = "consent"
    spectators: bool = True
    spectator_chat: bool = False  # whether those who look on may talk; else they read
    counted_cash: bool = True  # V2: the assistance that keeps the sums of what was seen to be paid
    hints: bool = False  # whether a seat may ask a bot
    rated: bool = False  # whether it counts for ratings (`longshore.server.domain.rated`)
    rated_bots: bool = False  # whether bots may play along where it does


class SeatPlan(Strict, frozen=True, kw_only=True):
    """Who is to sit at a seat of a new table."""

    kind: Literal["me", "open", "bot"] = "open"
    name: Name | None = None
    bot: str | None = None


class NewTable(Settings, frozen=True, kw_only=True):
    """The wish for a table: a game, how it is run, and who sits where.

    Without a plan the one who opens it takes the first seat, and the others are open.
    """

    edition: str = "classic"
    seats: Annotated[int, Meta(ge=MIN_SEATS, le=MAX_SEATS)] = 4
    options: dict[str, bool | int | str | None] = {}
    plan: (
        Annotated[tuple[SeatPlan, ...], Meta(min_length=MIN_SEATS, max_length=MAX_SEATS)] | None
    ) = None
    name: Name = NEUTRAL
    start: bool = False  # at once, with bots in the seats that are open

    def settings(self) -> Settings:
        """The part that is about the table."""
        values = {name: getattr(self, name) for name in Settings.__struct_fields__}
        return checked_settings(Settings(**values))


def checked_settings(settings: Settings) -> Settings:
    """Settings that go together, with tidy text."""
    clock = settings.clock
    if clock is not None:
        if clock.move is None and clock.game is None:
            raise Malformed("clock-empty")
        if clock.out == "bot":
            clock = msgspec.structs.replace(clock, bot=checked_bot(clock.bot))
    title = tidy(settings.title, LONGEST_TITLE) if settings.title.strip() else ""
    return msgspec.structs.replace(settings, title=title, clock=clock)


def make_options(edition: str, seats: int, changes: dict[str, Any]) -> Options:
    """The rules of a table; what is wrong with them is said."""
    try:
        return Options.make(edition, seats, **changes)
    except OptionError as problem:
        raise Malformed(problem.code, **problem.values) from None
    except TypeError:  # an option called `seats` or `edition`
        raise Malformed("option-beside") from None


def bot_names() -> tuple[str, ...]:
    """The bots that can be seated here: by name only, as a host cannot let anybody load a file."""
    return tuple(entry.name for entry in entries())


def checked_bot(name: str) -> str:
    """The name of a bot as it is registered."""
    plain = name.strip().lower().replace("_", "-")
    if plain not in bot_names():
        raise Malformed("no-such-bot", bot=name, bots=", ".join(bot_names()))
    return plain


def tidy(text: str, most: int = LONGEST_NAME) -> str:
    """A line of text as people may show it, with something in it to read."""
    line = one_line(text)
    if not is_seen(line):
        raise Malformed("empty-text")
    return _checked_length(line, most)


def is_seen(text: str) -> bool:
    """Whether there is something to read in a text."""
    return bool(text.strip(f"{UNSEEN} \n"))


def one_line(text: str) -> str:
    """A line of text without signs that move or hide others."""
    return " ".join(_normal(text).split())


def tidy_lines(text: str, most: int) -> str:
    """The same for text of several lines; it may be empty."""
    lines = text.replace("\r\n", "\n").split("\n")
    return _checked_length("\n".join(_normal(line).rstrip() for line in lines).strip(), most)


def _normal(text: str) -> str:
    shown = (" " if sign.isspace() else sign for sign in text if _shown(sign))
    return unicodedata.normalize("NFC", "".join(shown))


def _checked_length(text: str, most: int) -> str:
    """Text can grow when it is brought into its normal form."""
    if len(text) > most:
        raise Malformed("text-too-long", most=most)
    return text


def _shown(sign: str) -> bool:
    if sign.isspace():
        return True
    kind = unicodedata.category(sign)
    return kind not in ("Cc", "Cs", "Co", "Cn") and (kind != "Cf" or sign == JOINER)
