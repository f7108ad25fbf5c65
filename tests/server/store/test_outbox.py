"""Webhook calls wait until they are made or given up, in one process's hands at a time."""

from __future__ import annotations

from tests.server.store.units import NOW, put, unit


def test_a_call_is_due_from_the_time_of_its_line(any_store):
    put(any_store, unit(calls=1), now=NOW)
    assert any_store.deliveries_due("p", NOW - 1, 100, 9) == []
    assert len(any_store.deliveries_due("p", NOW, 100, 9)) == 1


def test_a_call_that_was_made_is_gone(any_store):
    put(any_store, unit(calls=2))
    one, other = any_store.deliveries_due("p", NOW, 100, 9)
    any_store.delivery_done(one.id)
    assert any_store.deliveries_due("q", NOW + 100, 100, 9) == [other]
    any_store.delivery_done(other.id)
    any_store.delivery_done(other.id)
    assert any_store.deliveries_due("q", NOW + 500, 100, 9) == []


def test_a_call_that_failed_comes_back_later(any_store):
    put(any_store, unit(calls=1))
    (call,) = any_store.deliveries_due("p", NOW, 100, 9)
    any_store.delivery_failed(call.id, NOW + 5000)
    assert any_store.deliveries_due("p", NOW + 4999, 100, 9) == []
    assert any_store.deliveries_due("q", NOW + 5000, 100, 9) == [call._replace(attempts=1)]


def test_a_call_in_hand_is_given_to_another_when_the_lease_is_over(any_store):
    put(any_store, unit(calls=1))
    (call,) = any_store.deliveries_due("p", NOW, 100, 9)
    assert any_store.deliveries_due("q", NOW + 99, 100, 9) == []
    assert any_store.deliveries_due("q", NOW + 100, 100, 9) == [call]


def test_so_many_and_longest_due_first(any_store):
    put(any_store, unit("a", calls=2), now=NOW + 2)
    put(any_store, unit("b", calls=2), now=NOW + 1)
    tables = [call.table for call in any_store.deliveries_due("p", NOW + 9, 100, 3)]
    assert tables == ["b", "b", "a"]
    assert len(any_store.deliveries_due("p", NOW + 9, 100, 3)) == 1


def test_a_number_is_not_used_again(any_store):
    """Whoever comes late with an old number must not end another's call."""
    put(any_store, unit("a", calls=1))
    (old,) = any_store.deliveries_due("p", NOW, 100, 9)
    any_store.delivery_done(old.id)
    put(any_store, unit("b", calls=1))
    (new,) = any_store.deliveries_due("p", NOW, 100, 9)
    assert new.id != old.id
