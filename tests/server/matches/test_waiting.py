"""Who sits down with whom: tables filled in the order of waiting."""

from __future__ import annotations

from collections import Counter
from typing import get_args

from hypothesis import given
from hypothesis import strategies as st

from longshore.server.domain.settings import Pace
from longshore.server.matches.domain.waiting import (
    BOTS_AFTER_MS,
    FRESH_MS,
    Seeker,
    Sought,
    fresh,
    given_up,
    groups,
)

NOW = 1_790_000_000_000
_PLACES = st.builds(
    Sought,
    st.sampled_from(["classic", "anniversary"]),
    st.integers(3, 5),
    st.sampled_from(get_args(Pace)),
)
_AGO = st.integers(0, 3 * BOTS_AFTER_MS)
_SEEKERS = st.builds(
    Seeker,
    st.sampled_from("abcdefghijkl"),
    _PLACES,
    _AGO.map(lambda ago: NOW - ago),
    _AGO.map(lambda ago: NOW - ago),
    st.booleans(),
)
_WISHES = st.lists(_SEEKERS, max_size=40, unique_by=lambda one: (one.account, one.place))


@given(_WISHES)
def test_nobody_is_seated_twice(wishes: list[Seeker]) -> None:
    made = groups(wishes, NOW)
    live = Counter(one for group in made if group.place.pace == "live" for one in group.accounts)
    assert all(times == 1 for times in live.values())
    seated = Counter((one, group.place) for group in made for one in group.accounts)
    assert all(times == 1 for times in seated.values())
    known = {(one.account, one.place): one for one in wishes}
    for group in made:
        people = [known[one, group.place] for one in group.accounts]  # nobody who did not wish it
        assert all(fresh(one, NOW) for one in people)
        assert 1 <= len(people) <= group.place.seats
        if len(people) < group.place.seats:
            assert all(one.bots for one in people)
            assert any(NOW - one.since >= BOTS_AFTER_MS for one in people)


@given(_WISHES)
def test_no_table_that_can_be_filled_is_left(wishes: list[Seeker]) -> None:
    made = groups(wishes, NOW)
    gone = {(one, group.place) for group in made for one in group.accounts}
    playing = {one for group in made if group.place.pace == "live" for one in group.accounts}
    left = [
        one
        for one in wishes
        if (one.account, one.place) not in gone
        and not (one.place.pace == "live" and one.account in playing)
    ]
    assert groups(left, NOW) == []


@given(_WISHES, st.randoms())
def test_it_does_not_matter_in_which_order_they_are_read(wishes, chance) -> None:
    shuffled = chance.sample(wishes, len(wishes))
    assert groups(shuffled, NOW) == groups(wishes, NOW)


@given(st.lists(st.integers(0, 10_000), min_size=3, max_size=9, unique=True))
def test_whoever_waits_longest_sits_first(ages: list[int]) -> None:
    place = Sought("classic", 3, "live")
    wishes = [Seeker(f"{age}", place, NOW - age, NOW) for age in ages]
    order = [str(age) for age in sorted(ages, reverse=True)]
    made = [list(group.accounts) for group in groups(wishes, NOW)]
    assert made == [order[at : at + 3] for at in range(0, len(order) - len(order) % 3, 3)]


def test_of_several_wishes_the_live_ones_end_together() -> None:
    live, other, days = (
        Sought("classic", 3, "live"),
        Sought("classic", 4, "live"),
        Sought("classic", 3, "days"),
    )
    wishes = [Seeker(one, place, NOW, NOW) for one in "abc" for place in (live, other, days)]
    wishes.append(Seeker("d", other, NOW, NOW))
    made = groups(wishes, NOW)
    assert sorted(group.place for group in made) == [days, live]


def test_whoever_is_not_there_is_not_seated_live_and_dropped_in_the_end() -> None:
    one = Seeker("a", Sought("classic", 3, "live"), NOW, NOW)
    assert fresh(one, NOW + FRESH_MS)
    assert not fresh(one, NOW + FRESH_MS + 1)
    assert not given_up(one, NOW + FRESH_MS + 1)
    assert given_up(one, NOW + 180_001)
    over_days = one._replace(place=Sought("classic", 3, "days"))
    assert fresh(over_days, NOW + 180_001)
    assert not given_up(over_days, NOW + 180_001)
