"""How often and how much at once."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longshore.server.domain.refused import TooMuch
from longshore.server.http.limits import (
    PATIENCE,
    UNLIMITED,
    Buckets,
    Limits,
    Rate,
    Rates,
    address_of,
    network_of,
)


class Time:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


def taken(buckets: Buckets, key: str, tries: int) -> int:
    """How many of so many tries are let through."""
    count = 0
    for _ in range(tries):
        try:
            buckets.take(key)
        except TooMuch:
            continue
        count += 1
    return count


def test_a_burst_is_taken_and_then_so_many_a_second(time: Time) -> None:
    buckets = Buckets(Rate(5, 2.0), time)
    assert taken(buckets, "a", 20) == 5
    time.now += 1.0
    assert taken(buckets, "a", 20) == 2
    time.now += 100.0
    assert taken(buckets, "a", 20) == 5  # never more than the burst


def test_everybody_has_a_bucket(time: Time) -> None:
    buckets = Buckets(Rate(3, 1.0), time)
    assert taken(buckets, "a", 9) == 3
    assert taken(buckets, "b", 9) == 3


def test_the_refusal_says_how_long_to_wait_and_then_it_works(time: Time) -> None:
    buckets = Buckets(Rate(1, 0.1), time)
    buckets.take("a")
    time.now += 2.5
    with pytest.raises(TooMuch) as refused:
        buckets.take("a")
    assert (refused.value.code, refused.value.values) == ("rate", {"seconds": 8})
    assert refused.value.status == 429
    assert refused.value.say() == "That was too much at once: try again in 8 seconds."
    time.now += 8
    buckets.take("a")


def test_one_second_is_said_as_such() -> None:
    assert TooMuch("rate", seconds=1).say().endswith("try again in a second.")


def test_what_is_refused_takes_nothing(time: Time) -> None:
    buckets = Buckets(Rate(4, 1.0), time)
    buckets.take("a", 3)
    with pytest.raises(TooMuch):
        buckets.take("a", 2)
    buckets.take("a", 1)


@given(
    st.integers(1, 20),
    st.floats(0.01, 100.0),
    st.lists(st.floats(0.0, 5.0), min_size=1, max_size=60),
)
def test_no_pattern_of_tries_gets_more_than_the_burst_and_the_rate(
    burst: int, per_second: float, pauses: list[float]
) -> None:
    time = Time()
    buckets = Buckets(Rate(burst, per_second), time)
    began, count = time.now, 0
    for pause in pauses:
        time.now += pause
        count += taken(buckets, "a", 3)
    assert count <= burst + (time.now - began) * per_second + 1e-6


def test_what_is_owed_is_bounded(time: Time) -> None:
    """Whoever has used far too much is waited for no longer than our patience is."""
    buckets = Buckets(Rate(10, 2.0), time)
    assert buckets.owe("a", 10) == 0
    assert buckets.owe("a", 4) == 2
    assert buckets.owe("a", 1_000_000) == PATIENCE
    time.now += PATIENCE + 1
    buckets.take("a", 2)
    with pytest.raises(TooMuch):
        buckets.take("a")


def test_memory_is_bounded(time: Time) -> None:
    buckets = Buckets(Rate(2, 0.001), time, most=100)
    for number in range(1000):
        buckets.take(f"passing {number}")
    assert len(buckets) == 100


def test_somebody_who_keeps_trying_while_others_pass_is_not_forgotten(time: Time) -> None:
    buckets = Buckets(Rate(2, 0.001), time, most=100)
    let_in = 0
    for number in range(1000):
        buckets.take(f"passing {number}")
        let_in += taken(buckets, "busy", 1)
    assert let_in == 2


def test_without_a_rate_everything_is_taken(time: Time) -> None:
    limits = Limits(UNLIMITED, time)
    assert taken(limits.requests, "a", 1000) == 1000
    for _ in range(1000):
        limits.channels.enter("a")
    assert len(limits.requests) == 0


def test_every_kind_has_buckets_of_its_own(time: Time) -> None:
    limits = Limits(Rates(chat=Rate(1, 1.0), wishes=Rate(2, 1.0)), time)
    assert taken(limits.chat, "key", 5) == 1
    assert taken(limits.wishes, "key", 5) == 2


def test_channels_are_counted_while_they_are_open() -> None:
    limits = Limits(Rates(channels=2))
    limits.channels.enter("a")
    limits.channels.enter("a")
    limits.channels.enter("b")
    with pytest.raises(TooMuch) as refused:
        limits.channels.enter("a")
    assert refused.value.code == "channels"
    assert "2 live channels" in refused.value.say()
    limits.channels.leave("a")
    limits.channels.enter("a")
    for address in ("a", "a", "b", "b"):
        limits.channels.leave(address)
    assert not limits.channels._open  # nothing is kept of who has gone


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("no:address", "no:address"),
    ],
)
def test_a_house_with_many_addresses_is_one(address: str, network: str) -> None:
    assert network_of(address) == network
    assert address_of({"client": (address, 1234)}) == network


def test_a_unix_socket_has_no_address() -> None:
    assert address_of({"client": None}) == ""
    assert address_of({}) == ""


def test_nonsense_from_a_proxy_takes_no_room() -> None:
    assert len(address_of({"client": ("x" * 10_000, 0)})) == 64
