"""V1: whatever cards the others have, everywhere a seat is shown the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from longshore.game.options import Options
from longshore.notation import Deal
from tests.random_play import TABLES as EACH_KIND
from tests.random_play import table_id
from tests.secrecy.environments import WORLDS, Environment
from tests.secrecy.games import Games
from tests.secrecy.harness import Place, Story, World, live_through, same
from tests.secrecy.programs import Programs
from tests.secrecy.stories import EVERY_STORY, TABLES

ENVIRONMENTS = {name: Environment(kind) for name, kind in WORLDS.items()}
SHORT_GAMES = {
    "classic-3": Story(Options.make("classic", 3, round_limit=8), 9),
    "anniversary-4": Story(Options.make("anniversary", 4, round_limit=6), 9),
    "open bids, 5 seats": Story(
        Options.make("classic", 5, round_limit=5, auction="progressive"), 9
    ),
}
CASES = [
    *(
        pytest.param(
            Games(),
            Story(options, 9),
            id=f"Game: {table_id(options)}",
            marks=() if at % 6 == 3 else pytest.mark.soak,
        )
        for at, options in enumerate(EACH_KIND)
    ),
    *(
        pytest.param(
            place,
            story,
            id=f"{name}: {title}",
            marks=() if (at + game) % 3 == 0 else pytest.mark.soak,  # each place, each game
        )
        for at, (name, place) in enumerate(ENVIRONMENTS.items())
        for game, (title, story) in enumerate(SHORT_GAMES.items())
    ),
    *(
        pytest.param(
            Programs(),
            story,
            id=f"programs: {title}",
            marks=() if title == "anniversary-4" else pytest.mark.soak,
        )
        for title, story in SHORT_GAMES.items()
    ),
    *(
        pytest.param(
            TABLES,
            story,
            id=f"table: {title}",
            marks=() if title == "anniversary" else pytest.mark.soak,
        )
        for title, story in EVERY_STORY.items()
    ),
]


@pytest.mark.parametrize(("place", "story"), CASES)
def test_V1_the_others_value_cards_change_nothing_that_a_seat_receives(
    place: Place, story: Story, tmp_path: Path
) -> None:
    script = place.script(story)[:-1]  # the end shows everything

    def lived(name: str, deal: Deal) -> World:
        with place.open(tmp_path / name, story, deal) as at:
            live_through(at, script, place.moments(script))
            return at

    here = lived("here", story.deal)
    for number, (deal, blind, knows) in enumerate(place.twins(story)):
        there = lived(f"{number}", deal)
        assert same(here, there, blind) == ""
        assert same(here, there, [knows]) != ""  # who can know it knows it: so this test can fail
