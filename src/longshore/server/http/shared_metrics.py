"""The numbers of several workers in one answer.

Any worker may be asked for them. Each writes its own into a folder that all of them share, every
few seconds; who is asked puts them together, and tells them apart by the label `worker`. Whoever
looks after the workers takes away the file of one that has ended: a worker that is started anew
counts from nothing, as Prometheus expects of a counter whose process has ended.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, cast

from prometheus_client import CollectorRegistry, Metric
from prometheus_client.exposition import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from longshore.server.metrics import Metrics

SECONDS = 2.0  # between two writings
_ENDING = ".prom"
logger = logging.getLogger(__name__)


class Place(NamedTuple):
    """A worker's number, from 1 on, and the folder that it shares with the others."""

    number: int
    folder: Path

    @property
    def file(self) -> Path:
        """Where its numbers are."""
        return self.folder / f"{self.number}{_ENDING}"


class SharedMetrics:
    """What this worker counts, written for the others, and what they have written."""

    def __init__(self, metrics: Metrics, place: Place) -> None:
        self._metrics, self._place = metrics, place
        self._failed = False

    async def keep_writing(self) -> None:
        """Write for as long as the worker runs."""
        while True:
            await asyncio.to_thread(self.write)
            await asyncio.sleep(SECONDS)

    def write(self) -> None:
        """Let the others know; whoever reads meanwhile finds the old file or the new one."""
        new = self._place.file.with_suffix(".new")
        try:
            new.write_bytes(self._metrics.render()[1])
            new.replace(self._place.file)
        except OSError as problem:
            if not self._failed:  # not every few seconds
                logger.warning("The other workers cannot read this one's numbers: %s", problem)
            self._failed = True
        else:
            self._failed = False

    def render(self) -> tuple[str, bytes]:
        """The content type and the text for Prometheus: of all workers, our own as they are now."""
        kind, own = self._metrics.render()
        texts: dict[int, str] = {}
        for file in self._place.folder.glob(f"*{_ENDING}"):
            with suppress(FileNotFoundError):  # one that has just ended
                texts[int(file.stem)] = file.read_text(encoding="utf-8")
        texts[self._place.number] = own.decode()
        return kind, put_together(texts)


def put_together(texts: Mapping[int, str]) -> bytes:
    """The numbers of several workers, each family once, each sample with its worker."""
    families: dict[str, Metric] = {}
    for worker, text in sorted(texts.items()):
        for family in text_string_to_metric_families(text):
            whole = families.setdefault(
                family.name, Metric(family.name, family.documentation, family.type)
            )
            whole.samples += [
                sample._replace(labels={"worker": str(worker), **sample.labels})
                for sample in family.samples
            ]
    return generate_latest(cast("CollectorRegistry", _Collected(families.values())))


class _Collected(NamedTuple):
    """What was collected already, as the writer of the text wants it."""

    families: Iterable[Metric]

    def collect(self) -> Iterable[Metric]:
        return self.families
