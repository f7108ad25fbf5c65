"""Games and positions from files: `longshore replay` and `longshore position`."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from rich.console import Console

from longshore.game.events import BidSealed, Event, visible
from longshore.game.game import Game
from longshore.notation import NotationError, Record
from longshore.notation.games import is_log
from longshore.render.log import tell, tell_all
from longshore.render.paint import QUIET, Painter, emit
from longshore.render.scores import score_table
from longshore.render.text_board import full_picture, picture
from longshore.text.errors import SaidError, UserError
from longshore.text.files import read_text
from longshore.text.messages import DEFAULT

# Keys that the JSON of a game has; a position has a number of actions that are left.
_LISTED_ACTIONS = re.compile(r'"actions"\s*:\s*\[')
_BEGINNING = re.compile(r'"(deal|position)"\s*:')


def read_game(name: str, at: int | None = None) -> tuple[Game, int]:
    """Replay a file's record up to an action; also how many actions it has."""
    record = _read(name)
    _check_at(at, len(record.actions))
    return _replayed(name, record, at), len(record.actions)


def read_record(name: str) -> Record:
    """A file's record, which can be played."""
    record = _read(name)
    _replayed(name, record, None)
    return record


def _read(name: str) -> Record:
    text = read_text(name)
    if not _is_record(text):
        code = "terminal-file-is-position" if _is_position(text) else "terminal-file-no-game"
        raise SaidError(code, name=name)
    try:
        return Record.read(text)
    except NotationError as fault:
        raise _unreadable(name, fault) from None


def _replayed(name: str, record: Record, at: int | None) -> Game:
    try:
        return Game.from_record(record, upto=at)
    except NotationError as fault:
        raise _unreadable(name, fault) from None


def read_position(name: str) -> Game:
    """The position of a file, checked."""
    text = read_text(name)
    if _is_record(text):
        raise SaidError("terminal-file-is-game", name=name)
    try:
        return Game.from_position(text)
    except NotationError as fault:
        raise _unreadable(name, fault) from None


def _unreadable(name: str, fault: NotationError) -> UserError:
    return SaidError("terminal-file-wrong", name=name, problem=str(fault))


def read_either(name: str) -> Game:
    """A game to go on with: where a record ends, or a position."""
    return read_game(name)[0] if _is_record(read_text(name)) else read_position(name)


def _is_record(text: str) -> bool:
    """A game has its deal, or says where its position begins and ends; a position has neither."""
    if is_log(text):  # a game's, too; what is wrong with it is said when it is read
        return True
    if text.lstrip().startswith("{"):
        return _LISTED_ACTIONS.search(text) is not None or _BEGINNING.search(text) is not None
    first_words = (line.split(maxsplit=1)[:1] for line in text.lower().splitlines())
    return any(words in (["deal"], ["position"]) for words in first_words)


def _is_position(text: str) -> bool:
    try:
        Game.from_position(text)
    except NotationError:
        return False
    return True


def _check_at(at: int | None, actions: int) -> None:
    if at is not None and not 0 <= at <= actions:
        raise SaidError("terminal-at-range", actions=actions, at=at)


def find_seat(game: Game, name: str | None) -> int | None:
    if name is None:
        return None
    try:
        return game.seat(int(name) if name.isdecimal() else name)
    except ValueError as fault:
        raise UserError(str(fault)) from None


# Printing.


def print_replay(
    console: Console, game: Game, actions: int, seat: int | None, language: str = DEFAULT
) -> None:
    """The log up to here, then the board."""
    paint, played = Painter(game.options, language), len(game.history)
    emit(console, paint.log(_sentences(game, seat, language)))
    after = "terminal-after" if played == actions else "terminal-after-some"
    emit(console, "", paint.text(after, QUIET, played=played, actions=actions))
    print_board(console, game, seat, language)


def _sentences(game: Game, seat: int | None, language: str) -> list[str]:
    """The log; without a seat everybody's, where a sealed bid is told with its amount alone."""
    if seat is not None:
        return tell_all(game.events, game.options, seat, language)
    events = [event for event in game.events if not isinstance(event, BidSealed)]
    told = [tell(event, game.options, language) for event in events]
    return [sentence for sentence in told if sentence is not None]


def print_board(console: Console, game: Game, seat: int | None, language: str = DEFAULT) -> None:
    """The board, all of it or as a seat sees it, and the scores when the game is over."""
    view = game.view(seat)
    emit(console, full_picture(game, language) if seat is None else picture(view, language))
    if (result := view.board.result) is not None:
        emit(console, "", score_table(view.board, result, game.options, language))


def replay_json(game: Game, actions: int, seat: int | None) -> dict[str, Any]:
    """One object for programs; with a seat only what that seat may know."""
    names = game.options.seat_names
    found: dict[str, Any] = {"at": len(game.history), "actions": actions}
    if seat is None:
        found["position"] = game.position_dict()
    else:
        found["seat"] = names[seat]
        found["view"] = msgspec.to_builtins(game.view(seat))
    found["events"] = [msgspec.to_builtins(event) for event in _known(game, seat)]
    known = seat is None or game.over
    found["scores"] = dict(zip(names, game.scores(), strict=True)) if known else None
    found["winners"] = [names[winner] for winner in game.winners()]
    return found


def _known(game: Game, seat: int | None) -> list[Event]:
    return list(game.events) if seat is None else visible(game.events, seat)
