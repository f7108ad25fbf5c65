"""The board for Grafana: what it shows is counted, and what is counted is shown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from prometheus_client.parser import text_string_to_metric_families

from longshore.server.http.shared_metrics import put_together
from longshore.server.metrics import Metrics
from tests.deploy.tools import DEPLOY, parsed

BOARD: dict[str, Any] = parsed(DEPLOY / "grafana.json")
_NAME = re.compile(r"\b(?:longshore|process)_[a-z_]+")
_TOGETHER = re.compile(r"^(?:\d+ \* |histogram_quantile\([\d.]+, |topk\(\d+, )?(?:sum|count) ")
_GROUPS = re.compile(r"\bby \(([^)]*)\)")


def targets() -> Iterator[dict[str, str]]:
    for panel in BOARD["panels"]:
        yield from panel["targets"]


def expressions() -> Iterator[str]:
    for target in targets():
        yield target["expr"]


def metrics() -> Metrics:
    made = Metrics()
    made.refused("a-code")  # these appear with their first count
    made.requested("GET", "/", 200)
    return made


def counted() -> dict[str, set[str]]:
    """The names that Prometheus reads, and the labels of each."""
    found: dict[str, set[str]] = {}
    for family in text_string_to_metric_families(metrics().render()[1].decode()):
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    return found


def test_every_metric_of_the_board_is_counted() -> None:
    named = {name for expression in expressions() for name in _NAME.findall(expression)}
    assert named
    assert named <= set(counted())


def test_every_metric_of_ours_is_on_the_board() -> None:
    named = {_family(name) for expression in expressions() for name in _NAME.findall(expression)}
    ours = {_family(name) for name in counted() if name.startswith("longshore_")}
    assert ours <= named


def _family(name: str) -> str:
    return re.sub(r"_(total|bucket|sum|count|created)$", "", name)


def test_it_groups_by_labels_that_there_are() -> None:
    known = counted()
    for expression in expressions():
        labels = {"instance", "le"}.union(*(known[name] for name in _NAME.findall(expression)))
        groups = {one.strip() for part in _GROUPS.findall(expression) for one in part.split(",")}
        assert groups <= labels, expression


def test_workers_are_summed_up_or_told_apart() -> None:
    """What is there once a worker has a line for each, by a name of its own, or one for all."""
    for target in targets():
        name = target["legendFormat"]
        apart = "{{instance}}" in name and "{{worker}}" in name
        assert _TOGETHER.search(target["expr"]) or apart, target


def test_each_worker_counts_as_a_process() -> None:
    """A server with several is one that is asked, and all of their numbers have a `worker`."""
    [panel] = [panel for panel in BOARD["panels"] if panel["title"] == "Processes"]
    [name] = _NAME.findall(panel["targets"][0]["expr"])
    texts = {number: metrics().render()[1].decode() for number in (1, 2)}
    families = text_string_to_metric_families(put_together(texts).decode())
    samples = [one for family in families for one in family.samples if one.name == name]
    assert [one.labels for one in samples] == [{"worker": "1"}, {"worker": "2"}]


def test_it_looks_for_the_job_that_prometheus_is_told_of() -> None:
    scraped: dict[str, Any] = parsed(DEPLOY / "prometheus.yml")
    jobs = {job["job_name"] for job in scraped["scrape_configs"]}
    assert {job for one in expressions() for job in re.findall(r'job="(\w+)"', one)} == jobs


def test_each_panel_is_found_by_its_title_and_lies_alone() -> None:
    panels = BOARD["panels"]
    assert len({panel["title"] for panel in panels}) == len(panels)
    assert len({panel["id"] for panel in panels}) == len(panels)
    cells = [cell for panel in panels for cell in _cells(panel["gridPos"])]
    assert len(set(cells)) == len(cells)


def _cells(place: dict[str, int]) -> Iterator[tuple[int, int]]:
    for x in range(place["x"], place["x"] + place["w"]):
        for y in range(place["y"], place["y"] + place["h"]):
            assert x < 24
            yield x, y
