"""A whole game: what table it was, how it began, and every action."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, ParamSpec, TypeVar, get_args
from unicodedata import category

import msgspec

from longshore.game.actions import AnyAction
from longshore.game.given import of_kind, quote
from longshore.game.options import SEAT_NAMES, Options
from longshore.notation.actions import check_action, format_action, parse_action, read_action
from longshore.notation.deals import Deal, check_deal, deal_dict, format_deal, read_deal
from longshore.notation.errors import NotationError, hint
from longshore.notation.position_read import make_options
from longshore.notation.position_text import TITLE, format_header, read_header, values_of_lines
from longshore.notation.positions import (
    format_position,
    position_dict,
    read_json,
    read_position,
    state_from_dict,
)
from longshore.notation.tokens import TextLine, bare_lines, items
from longshore.notation.words import known_seats, seat_name

SUFFIX = ".game"
LOG_FORMAT = "longshore-log 1"  # of a table's log in JSON Lines, which its first line names
BEGIN_POSITION, END_POSITION = "position", "end"
_RESERVED = (TITLE, "deal", BEGIN_POSITION, END_POSITION, *SEAT_NAMES)
_TAG = re.compile(r"\s*([A-Za-z][A-Za-z0-9_-]*)\s*:(.*)", re.DOTALL)
_TAG_NAME = re.compile(r"[a-z][a-z0-9-]*")
_JSON_KEYS = ("edition", "seats", "options", "tags", "deal", "position", "actions")

Said = tuple[int, AnyAction]
P = ParamSpec("P")
T = TypeVar("T")


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A game written down. It begins with a deal, or with a position (its text).

    `tags` are whatever else is to be kept: date, players, result.
    """

    options: Options
    deal: Deal | None = None
    position: str | None = None
    actions: tuple[Said, ...] = ()
    tags: dict[str, str] = {}

    def __post_init__(self) -> None:
        actions = tuple((seat, action) for seat, action in self.actions)
        msgspec.structs.force_setattr(self, "actions", actions)
        _check_start(self)
        tags = {name: _checked_tag(name, value) for name, value in self.tags.items()}
        msgspec.structs.force_setattr(self, "tags", tags)

    def to_text(self) -> str:
        """The one canonical text: header, tags, deal or position, then an action a line."""
        lines = [format_header(self.options)]
        lines += [f"{name}: {value}" for name, value in self.tags.items()]
        lines += _start_lines(self)
        if self.actions:
            lines.append("")
        lines += [format_action(action, self.options, seat) for seat, action in self.actions]
        return "\n".join(lines) + "\n"

    @classmethod
    def from_text(cls, text: str) -> Record:
        """Read a game's text; errors name line and column."""
        return _TextReader(text).record()

    def to_json(self) -> str:
        """The game as JSON, on one line."""
        options = self.options
        written: dict[str, Any] = {"edition": options.edition, "seats": options.seats}
        if changes := options.changes():
            written["options"] = changes
        if self.tags:
            written["tags"] = self.tags
        if self.deal is not None:
            written["deal"] = deal_dict(self.deal, options)
        if self.position is not None:
            written["position"] = position_dict(*read_position(self.position))
        written["actions"] = [
            {"seat": seat_name(seat, options), "action": msgspec.to_builtins(action)}
            for seat, action in self.actions
        ]
        return json.dumps(written, ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """Read a game's JSON; errors name the way to the fault, as in `actions[3].action`."""
        if isinstance(text, str) and is_log(text):
            raise NotationError(
                "this is a table's log as JSON Lines, not its game; the game as text is wanted:"
                " “Game as text” in the table's menu once it is over, or export('text') in Python"
            )
        return _from_dict(read_json(text))

    @classmethod
    def read(cls, text: str) -> Record:
        """Read a game from its text or its JSON."""
        text = of_kind(text, str, "A game is read from text")
        return cls.from_json(text) if text.lstrip().startswith("{") else cls.from_text(text)


def is_log(text: str) -> bool:
    """Whether a text is a table's log in JSON Lines."""
    first = text.lstrip().split("\n", 1)[0]
    return first.startswith("{") and f'"{LOG_FORMAT}"' in first


# Checks.


def _check_start(record: Record) -> None:
    if (record.deal is None) == (record.position is None):
        raise NotationError("a game begins with a deal or with a position, one of them")
    if record.deal is not None:
        check_deal(record.deal, record.options)
    elif record.position is not None:
        state, options = read_position(record.position)
        if options != record.options:
            raise NotationError("the position is not one of this game's edition, seats and options")
        text = format_position(state, options)
        msgspec.structs.force_setattr(record, "position", text)


def _checked_tag(name: object, value: object) -> str:
    if not isinstance(name, str) or not _TAG_NAME.fullmatch(name) or name in _RESERVED:
        raise NotationError(
            f"{quote(name)} cannot be the name of a tag; that is a word in lower case that means"
            " nothing else here"
        )
    words = " ".join(value.split()) if isinstance(value, str) else ""
    if not words or any(category(letter) in ("Cc", "Cs") for letter in words):
        raise NotationError(f"the tag {name} needs a text of one line, not {quote(value)}")
    return words


def _start_lines(record: Record) -> Iterator[str]:
    if record.deal is not None:
        yield format_deal(record.deal, record.options)
    if record.position is not None:
        yield BEGIN_POSITION
        yield from record.position.splitlines()[1:]
        yield END_POSITION


# Text.


class _TextReader:
    """Reads a game line by line."""

    def __init__(self, text: str) -> None:
        numbered = enumerate(bare_lines(text), 1)
        self.lines = [
            TextLine(line, number, 1) for number, line in numbered if line.split("#", 1)[0].strip()
        ]
        if not self.lines:
            raise NotationError(
                f"there is nothing here; a game begins with a line such as {TITLE} classic 4",
                line=1,
                column=1,
            )
        self.options = read_header(self.lines.pop(0).reader())
        self.deal: Deal | None = None
        self.position: str | None = None
        self.actions: list[Said] = []
        self.tags: dict[str, str] = {}

    def record(self) -> Record:
        while self.lines:
            self._read_line(self.lines.pop(0))
        if self.deal is None and self.position is None:
            raise NotationError("the deal is missing, or the position with which the game begins")
        return Record(
            options=self.options,
            deal=self.deal,
            position=self.position,
            actions=tuple(self.actions),
            tags=self.tags,
        )

    def _read_line(self, line: TextLine) -> None:
        reader = line.reader()
        word = reader.word()
        if word in ("deal", BEGIN_POSITION):
            if self.deal is not None or self.position is not None:
                raise reader.error("the beginning of the game is given twice")
            if self.actions:
                raise reader.error(f"the {word} stands before the actions")
        if word == "deal":
            self.deal = read_deal(reader, self.options)
        elif word == BEGIN_POSITION:
            reader.take()
            reader.finish("the word position")
            self.position = self._read_position(line)
        elif (tag := _TAG.fullmatch(line.text)) and tag[1].lower() not in SEAT_NAMES:
            self._read_tag(line, tag[1].lower().replace("_", "-"), tag[2])
        else:
            self.actions.append(self._read_action(line))

    def _read_position(self, begin: TextLine) -> str:
        """The lines up to `end`."""
        inside: list[TextLine] = []
        while self.lines:
            line = self.lines.pop(0)
            reader = line.reader()
            if reader.takes(END_POSITION):
                reader.finish("the position")
                return format_position(*state_from_dict(values_of_lines(inside, self.options)))
            inside += items(line.text, line.number)
        raise begin.reader().error(f"the position has no {END_POSITION} after its last line")

    def _read_tag(self, line: TextLine, name: str, value: str) -> None:
        reader = line.reader()
        if name in self.tags:
            raise reader.error(f"the tag {name} is given twice")
        try:
            self.tags[name] = _checked_tag(name, value)
        except NotationError as fault:
            raise reader.error(fault.message) from None

    def _read_action(self, line: TextLine) -> Said:
        reader = line.reader()
        if len(reader.tokens) < 2 or reader.tokens[1].text != ":":
            close = hint(reader.word(), ("deal", BEGIN_POSITION, *self.options.seat_names))
            raise reader.error(
                "a line of a game is an action with its seat, as in"
                f" {self.options.seat_names[0]}: pass{close}"
            )
        seat, action = read_action(reader, self.options)
        if seat is None:
            raise reader.error(f"the seat is missing; {known_seats(self.options)}")
        return seat, action


# JSON.


def _from_dict(values: object) -> Record:
    if not isinstance(values, Mapping):
        raise NotationError(f"a game is a JSON object, not {quote(values)}")
    for key in values:
        if key not in _JSON_KEYS:
            raise NotationError(f"a game has no {quote(key)}{hint(str(key), _JSON_KEYS)}")
    options = _options(values)
    position = values.get("position")
    if position is not None:
        if not isinstance(position, Mapping):
            raise NotationError(f"{quote(position)} is not a position", path="position")
        position = format_position(*_inside("position", state_from_dict, position))
    deal = values.get("deal")
    tags = values.get("tags", {})
    if not isinstance(tags, Mapping):
        raise NotationError(f"{quote(tags)} is not a dict of tags", path="tags")
    said = values.get("actions", [])
    if not isinstance(said, list):
        raise NotationError(f"{quote(said)} is not a list of actions", path="actions")
    return Record(
        options=options,
        deal=None if deal is None else check_deal(deal, options),
        position=position,
        actions=tuple(_said(item, f"actions[{i}]", options) for i, item in enumerate(said)),
        tags=dict(tags),
    )


def _options(values: Mapping[str, Any]) -> Options:
    edition = values.get("edition")
    if not isinstance(edition, str):
        raise NotationError("the name of the edition is missing", path="edition")
    changes = values.get("options", {})
    if not isinstance(changes, Mapping):
        raise NotationError(f"{quote(changes)} is not a dict of options", path="options")
    return make_options(edition, values.get("seats"), changes)


def _inside(path: str, read: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """Read a part; its faults get the way to the part in front."""
    try:
        return read(*arguments, **named)
    except NotationError as fault:
        fault.path = f"{path}.{fault.path}" if fault.path else path
        fault.line = fault.column = None
        raise


def _said(item: object, path: str, options: Options) -> Said:
    """`"red: pass"`, or the seat and the action, which is a text or an object with its type."""
    if isinstance(item, str):
        seat, action = _inside(path, parse_action, item, options)
        if seat is None:
            raise NotationError(f"the seat is missing; {known_seats(options)}", path=path)
        return seat, action
    if not isinstance(item, Mapping) or set(item) != {"seat", "action"}:
        raise NotationError(f"{quote(item)} is not a seat and an action", path=path)
    if item["seat"] not in options.seat_names:
        raise NotationError(
            f"{quote(item['seat'])} is not a seat; {known_seats(options)}", path=f"{path}.seat"
        )
    return options.seat_names.index(item["seat"]), _typed(item["action"], f"{path}.action", options)


_FIELDS: dict[object, tuple[str, ...]] = {
    kind.__struct_config__.tag: ("type", *kind.__struct_fields__) for kind in get_args(AnyAction)
}


def _typed(value: object, path: str, options: Options) -> AnyAction:
    if isinstance(value, str):
        seat, said = _inside(path, parse_action, value, options)
        if seat is not None:
            raise NotationError("the seat is given twice", path=path)
        return said
    _check_fields(value, path)
    try:
        action: AnyAction = msgspec.convert(value, AnyAction)
    except (msgspec.ValidationError, RecursionError) as fault:
        raise NotationError(f"{quote(value)} is not an action: {fault}", path=path) from None
    _inside(path, check_action, action, options)
    return action


def _check_fields(value: object, path: str) -> None:
    """A field too much means something that would be lost."""
    if not isinstance(value, dict) or not isinstance(value.get("type"), str):
        return
    known = _FIELDS.get(value["type"])
    for key in value:
        if known is not None and key not in known:
            raise NotationError(
                f"a {value['type']} has no {quote(key)}{hint(str(key), known)}", path=path
            )
