"""What is won against a bot by who is at hand."""

from __future__ import annotations

from longshore import Options
from longshore.bots.registry import exploiters, make_bot
from longshore.lab.responses import at_hand, exploit_at_hand


def test_the_strongest_at_hand_is_found_and_measured_by_other_games() -> None:
    found = exploit_at_hand(
        "easy", Options.make("classic", 3), games=8, responses=["passer", "steady"], workers=1
    )
    assert (found.bot, found.table, found.response) == ("easy", "classic-3", "steady")
    assert found.games >= 8
    assert found.won.value > 0.2
    assert "the strongest response at hand, steady, wins" in found.told()
    assert "even is 33.3%" in found.told()


def test_all_habits_are_at_hand_and_the_bot_itself_is_not() -> None:
    names = at_hand("merchant")
    assert {one.name for one in exploiters()} < set(names)
    assert "learned" in names
    assert "merchant" not in names
    for name in names:
        make_bot(name)
