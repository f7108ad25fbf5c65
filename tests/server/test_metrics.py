"""What is counted, as Prometheus reads it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import get_args

import pytest
from prometheus_client.parser import text_string_to_metric_families

from longshore.client import Client
from longshore.server.domain.entries import Hand
from longshore.server.metrics import Channel, Metrics, Outcome
from tests.server.serving import Served, served


def sample(metrics: Metrics, name: str, **labels: str) -> float | None:
    text = metrics.render()[1].decode()
    for family in text_string_to_metric_families(text):
        for found in family.samples:
            if found.name == name and found.labels == labels:
                return found.value
    return None


@pytest.fixture
def metrics() -> Metrics:
    return Metrics()


def test_the_content_type_is_that_of_prometheus(metrics: Metrics) -> None:
    content_type, body = metrics.render()
    assert content_type.startswith("text/plain; version=")
    assert body.endswith(b"\n")


def test_two_servers_in_one_process_count_apart(metrics: Metrics) -> None:
    Metrics().acted("bot")
    assert sample(metrics, "longshore_actions_total", by="bot") == 0


def test_a_standing_order_counts_as_its_person(metrics: Metrics) -> None:
    metrics.acted("order")
    assert sample(metrics, "longshore_actions_total", by="person") == 1
    assert sample(metrics, "longshore_actions_total", by="order") is None


@pytest.mark.parametrize("by", sorted({*get_args(Hand)} - {"order"}))
def test_actions_by_hand(metrics: Metrics, by: Hand) -> None:
    assert sample(metrics, "longshore_actions_total", by=by) == 0  # there from the start
    metrics.acted(by)
    metrics.acted(by)
    assert sample(metrics, "longshore_actions_total", by=by) == 2


def test_refusals_by_code(metrics: Metrics) -> None:
    metrics.refused("seq-old")
    assert sample(metrics, "longshore_refusals_total", code="seq-old") == 1


def test_seconds_to_the_acknowledgement(metrics: Metrics) -> None:
    for seconds in (0.0004, 0.04, 0.3):
        metrics.acknowledged(seconds)
    assert sample(metrics, "longshore_acknowledge_seconds_count") == 3
    assert sample(metrics, "longshore_acknowledge_seconds_bucket", le="0.05") == 2
    assert sample(metrics, "longshore_acknowledge_seconds_sum") == pytest.approx(0.3404)


def test_commits(metrics: Metrics) -> None:
    metrics.committed(17, 0.004)
    assert sample(metrics, "longshore_commit_units_bucket", le="16.0") == 0
    assert sample(metrics, "longshore_commit_units_bucket", le="32.0") == 1
    assert sample(metrics, "longshore_commit_seconds_bucket", le="0.005") == 1


def test_live_tables_are_asked_for_when_read(metrics: Metrics) -> None:
    tables = ["a"]
    metrics.watch_tables(lambda: len(tables))
    assert sample(metrics, "longshore_live_tables") == 1
    tables.append("b")
    assert sample(metrics, "longshore_live_tables") == 2


@pytest.mark.parametrize("channel", get_args(Channel))
def test_subscribers_come_and_go_and_are_dropped(metrics: Metrics, channel: Channel) -> None:
    metrics.subscribed(channel)
    metrics.subscribed(channel)
    metrics.unsubscribed(channel)
    metrics.dropped(channel)
    assert sample(metrics, "longshore_subscribers", channel=channel) == 1
    assert sample(metrics, "longshore_dropped_subscribers_total", channel=channel) == 1


def test_bots_thoughts(metrics: Metrics) -> None:
    metrics.bot_thought(0.2)
    assert sample(metrics, "longshore_bot_seconds_bucket", le="0.25") == 1
    assert sample(metrics, "longshore_bot_seconds_bucket", le="0.1") == 0


@pytest.mark.parametrize("outcome", get_args(Outcome))
def test_webhooks_by_outcome(metrics: Metrics, outcome: Outcome) -> None:
    metrics.webhook(outcome)
    assert sample(metrics, "longshore_webhooks_total", outcome=outcome) == 1


def test_requests_by_method_route_and_status(metrics: Metrics) -> None:
    metrics.requested("GET", "/api/tables/{table}", 200)
    metrics.requested("WEBSOCKET", "/api/tables/{table}/live", None)
    labels = {"method": "GET", "route": "/api/tables/{table}", "status": "200"}
    assert sample(metrics, "longshore_requests_total", **labels) == 1
    labels = {"method": "WEBSOCKET", "route": "/api/tables/{table}/live", "status": "-"}
    assert sample(metrics, "longshore_requests_total", **labels) == 1


def test_a_server_counts_actions_and_nothing_else_as_actions(tmp_path: Path) -> None:
    with served(tmp_path) as server, Client(server.url) as client:
        seat = client.play_bots("classic", 3, bot="random")
        while 0 not in seat.info().awaiting:
            time.sleep(0.01)
        seat.chat("Good luck")
        before = {by: _acted(server, by) for by in get_args(Hand)}
        seat.play("pass")
        while _acted(server, "bot") == before["bot"]:
            time.sleep(0.01)
        assert before["person"] == 0
        assert _acted(server, "person") == 1


def _acted(server: Served, by: Hand) -> float | None:
    return sample(server.house.metrics, "longshore_actions_total", by=by)
