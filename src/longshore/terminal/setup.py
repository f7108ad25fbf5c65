"""From the arguments of a command to a game: what is wrong with them is said in one line."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from longshore.bots.registry import BotError, check_made, make_bot
from longshore.game.options import SEAT_NAMES
from longshore.game.written_options import make_options
from longshore.text.errors import UserError

if TYPE_CHECKING:
    from longshore.bots.bot import Bot
    from longshore.game.game import Game

# who sits at the other seats if nothing is said: no two of them play alike
USUAL_BOTS = ("shipper", "hoarder", "price-cutter", "maker", "harbour-master")


def make_game(
    start: str | None,
    edition: str | None,
    seats: int | None,
    changes: Sequence[str],
    seed: int | None,
) -> Game:
    """A new game, or the one in a file, whose table is as it was."""
    from longshore.game.game import Game

    if start is None:
        options = make_options(edition or "classic", 4 if seats is None else seats, changes)
        return Game.start(options, seed=seed)
    from longshore.terminal.replay import read_either

    if edition is not None or seats is not None or changes:
        raise UserError(
            "With --from the file says what is played: leave out --edition, --seats and --option."
        )
    game = read_either(start)
    if game.over:
        raise UserError(f"{start}: this game is over; `longshore replay {start}` shows it.")
    return game


def find_people(game: Game, humans: Sequence[str], hot_seat: int | None) -> frozenset[int]:
    """The seats that somebody plays: those named, or the first so many, or the first."""
    if humans and hot_seat is not None:
        raise UserError("Give --human or --hot-seat, not both.")
    if humans:
        return frozenset(_find_seat(game, name) for name in humans)
    people = 1 if hot_seat is None else hot_seat
    if not 0 <= people <= game.options.seats:
        raise UserError(f"--hot-seat is from 0 to {game.options.seats}, the seats; not {people}.")
    return frozenset(range(people))


def _find_seat(game: Game, name: str) -> int:
    names = game.options.seat_names
    if name.lower() in names:
        return names.index(name.lower())
    close = difflib.get_close_matches(name.lower(), SEAT_NAMES, n=1)
    more = f" Did you mean {close[0]}?" if close and close[0] in names else ""
    raise UserError(f"There is no seat {name!r}; the seats are {', '.join(names)}.{more}")


def check_bots(given: Sequence[str]) -> None:
    """Say at once what is wrong with a bot, before anything is dealt."""
    for text in given:
        _made(_for_seat(text)[1])


def seat_bots(game: Game, people: frozenset[int], given: Sequence[str]) -> dict[int, str]:
    """Who plays each seat that nobody sits at, as specs.

    Each spec is for the next seat, the last for all that are left; `red=SPEC` is for that seat.
    """
    named: dict[int, str] = {}
    others: list[str] = []
    for name, spec in map(_for_seat, given):
        if name is None:
            others.append(spec)
            continue
        seat = _find_seat(game, name)
        if seat in people:
            raise UserError(f"{name.capitalize()} is played by a person, not by {spec}.")
        if seat in named:
            raise UserError(f"Two bots are given for {name}: {named[seat]} and {spec}.")
        named[seat] = spec
    free = [seat for seat in range(game.options.seats) if seat not in people | named.keys()]
    return {**named, **dict(zip(free, _one_each(others, len(free)), strict=True))}


def _for_seat(text: str) -> tuple[str | None, str]:
    """The seat, if one is named, and the bot: `red=hard`."""
    name, equals, spec = (part.strip() for part in text.partition("="))
    if not equals or not name.replace("-", "").isalpha():  # in `search:seconds=2` it is a parameter
        return None, text
    if spec.lower() in SEAT_NAMES and name.lower() not in SEAT_NAMES:
        raise UserError(f"The seat comes before its bot, as {spec}={name}; not {text!r}.")
    return name.lower(), spec


def _one_each(given: list[str], seats: int) -> list[str]:
    """A bot for each seat; the last one given takes the seats that are left."""
    if not given:
        return [USUAL_BOTS[index % len(USUAL_BOTS)] for index in range(seats)]
    if len(given) > seats:
        left = {0: "no seat is", 1: "one seat is"}.get(seats, f"{seats} seats are")
        bots = "one bot is" if len(given) == 1 else f"{len(given)} bots are"
        raise UserError(f"{left.capitalize()} left for bots, but {bots} given.")
    return given + given[-1:] * (seats - len(given))


def make_bots(specs: Mapping[int, str]) -> dict[int, Bot]:
    """A bot for each seat, ready to play."""
    from longshore.bots.bot_parts import bot_parts
    from longshore.engine.readiness import prepare

    bots = {seat: _made(spec) for seat, spec in sorted(specs.items())}
    for seat, bot in bots.items():
        check_made(bot, specs[seat])
    prepare(*bot_parts(bots.values()))
    return bots


def _made(spec: str) -> Bot:
    try:
        return make_bot(spec)
    except BotError as problem:
        raise UserError(str(problem)) from None
