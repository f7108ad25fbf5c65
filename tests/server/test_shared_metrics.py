"""The numbers of several workers in one answer."""

from __future__ import annotations

from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from longshore.server.http.shared_metrics import Place, SharedMetrics, put_together
from longshore.server.metrics import Metrics

Samples = dict[tuple[str, frozenset[tuple[str, str]]], float]


def samples(text: str, **more: str) -> Samples:
    """Every sample; two of the same name and labels are an error to Prometheus."""
    found: Samples = {}
    for family in text_string_to_metric_families(text):
        for one in family.samples:
            key = one.name, frozenset((one.labels | more).items())
            assert key not in found
            found[key] = one.value
    return found


def test_all_samples_are_there_each_with_its_worker() -> None:
    texts = {}
    for number in (1, 2):
        metrics = Metrics()
        metrics.acted("bot")
        metrics.acknowledged(0.004 * number)
        metrics.refused('a "strange\n code')
        texts[number] = metrics.render()[1].decode()
    whole = put_together(texts).decode()
    assert samples(whole) == samples(texts[1], worker="1") | samples(texts[2], worker="2")


def test_what_is_said_of_a_number_is_said_once() -> None:
    alone = Metrics().render()[1].decode()
    whole = put_together({1: alone, 2: alone}).decode()
    about = [line for line in alone.splitlines() if line.startswith("#")]
    assert [line for line in whole.splitlines() if line.startswith("#")] == about


def test_who_is_asked_tells_its_own_as_they_are_and_the_others_as_they_were(
    tmp_path: Path,
) -> None:
    first, second = Metrics(), Metrics()
    here = SharedMetrics(first, Place(1, tmp_path))
    there = SharedMetrics(second, Place(2, tmp_path))
    for one in (here, there):
        one.write()
    for metrics in (first, second):
        metrics.acted("person")
    assert _acted(here) == {"1": 1, "2": 0}
    assert _acted(there) == {"1": 0, "2": 1}
    Place(2, tmp_path).file.unlink()  # it has ended
    assert _acted(here) == {"1": 1}


def test_a_folder_that_is_gone_is_said_once_and_the_own_numbers_are_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    shared = SharedMetrics(Metrics(), Place(1, tmp_path / "gone"))
    shared.write()
    shared.write()
    assert len(caplog.records) == 1
    assert _acted(shared) == {"1": 0}


def _acted(shared: SharedMetrics) -> dict[str, float]:
    found = samples(shared.render()[1].decode())
    return {
        dict(labels)["worker"]: value
        for (name, labels), value in found.items()
        if name == "longshore_actions_total" and ("by", "person") in labels
    }
