"""The colours of the seats are read from the style sheet that the page takes too."""

from __future__ import annotations

import pytest

from longshore.game.options import SEAT_NAMES
from longshore.render.seat_colours import SEAT_PAINTS, read_paints


def test_every_seat_has_a_ribbon_of_its_own() -> None:
    assert tuple(SEAT_PAINTS) == tuple(SEAT_NAMES)
    assert len({paints.light.fill for paints in SEAT_PAINTS.values()}) == len(SEAT_NAMES)


def test_a_sheet_that_lacks_a_seat_says_which_and_how_it_has_to_be() -> None:
    with pytest.raises(ValueError, match=r"no colours of blue .* --seat-blue: #rrggbb;"):
        read_paints(":root { --seat-blue: navy; }")
