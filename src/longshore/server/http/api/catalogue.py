"""What can be played at this server: editions with all that shows them, options, presets, bots."""

from __future__ import annotations

from longshore import __version__
from longshore.bots.registry import entries
from longshore.engine import state as engine
from longshore.game import board
from longshore.game.options import (
    MAX_SEATS,
    MIN_SEATS,
    Edition,
    Options,
    choice_names,
    choices,
    edition_names,
    load_edition,
    ranges,
)
from longshore.render.hues import paints
from longshore.server.domain.presets import Preset, presets
from longshore.server.domain.rules_version import rules_version
from longshore.server.http.api import types
from longshore.text.messages import languages


def make_catalogue(address: str, *, accounts: bool = False) -> types.Catalogue:
    """The catalogue of the server at an address, which offers accounts or not."""
    return types.Catalogue(
        version=__version__,
        rules=rules_version(),
        editions=tuple(_edition(load_edition(name)) for name in edition_names()),
        presets=tuple(map(_preset, presets())),
        choices={name: choice_names(name) for name in choices()},
        ranges=ranges(),
        numbers=_numbers(),
        bots=tuple(
            types.BotTold(name=one.name, kind=one.kind, description=one.description)
            for one in entries()
        ),
        languages=languages(),
        address=address,
        accounts=accounts,
    )


def _edition(edition: Edition) -> types.EditionTold:
    every = range(MIN_SEATS, MAX_SEATS + 1)
    return types.EditionTold(
        name=edition.name,
        colours=edition.colours,
        letters=edition.letters,
        paints=tuple(map(paints, edition.hues)),
        by_seats={str(seats): Options.make(edition.name, seats) for seats in every},
    )


def _preset(preset: Preset) -> types.PresetTold:
    return types.PresetTold(
        name=preset.name,
        edition=preset.edition,
        hints=preset.hints,
        by_seats={str(seats): changes for seats, changes in preset.changes().items()},
    )


def _numbers() -> types.NumbersTold:
    machines, warehouses = range(1, engine.MACHINE_SPACES), range(1, engine.WAREHOUSE_SPACES)
    return types.NumbersTold(
        colours=engine.COLOURS,
        brokers=engine.BROKERS,
        ship_room=engine.SHIP_ROOM,
        factory_prices=tuple(board.FACTORY_RANGE),
        harbour_prices=tuple(board.HARBOUR_RANGE),
        machine_prices=(0, *(board.next_machine(count) or 0 for count in machines)),
        warehouse_prices=(0, *(board.next_warehouse(count) or 0 for count in warehouses)),
        loan=engine.LOAN,
        max_loans=engine.MAX_LOANS,
    )
