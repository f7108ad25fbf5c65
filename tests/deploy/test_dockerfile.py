"""The image: what matters of it by a look at its Dockerfile."""

from __future__ import annotations

import json
import re

import pytest

from tests.deploy.dockerfile import DOCKERFILE, context, stages, steps
from tests.deploy.tools import ROOT, passes

STEPS = steps(DOCKERFILE.read_text(encoding="utf-8"))
STAGES = stages(STEPS)
FINAL = {step.word: step.rest for step in STAGES["final"]}


def test_hadolint_finds_nothing() -> None:
    passes("hadolint", "--failure-threshold", "info", DOCKERFILE)


@pytest.mark.parametrize("stage", STAGES)
def test_a_stage_starts_from_a_base_of_a_known_version(stage: str) -> None:
    assert re.match(r"\w+:\d+\.\d+-[\w-]+( AS |$)", STAGES[stage][0].rest)


def test_all_stages_have_the_same_python() -> None:
    assert len({stage[0].rest.partition(" ")[0] for stage in STAGES.values()}) == 1


def test_nothing_is_fetched_past_the_package_managers() -> None:
    assert not [step for step in STEPS if step.word == "ADD"]
    assert not [step for step in STEPS if re.search(r"\b(curl|wget)\b|://(?!/)", _plain(step.rest))]


def _plain(text: str) -> str:
    return text.replace("http://127.0.0.1:8080", "").replace("sqlite://", "")


def test_it_runs_as_nobody_of_weight() -> None:
    assert int(FINAL["USER"]) >= 10_000
    words = [step.word for step in STAGES["final"]]
    compiling = next(i for i, step in enumerate(STAGES["final"]) if "warmup" in step.rest)
    assert words.index("USER") < compiling  # else the cache would not be the user's


def test_it_tells_whether_it_is_well() -> None:
    command = json.loads(FINAL["HEALTHCHECK"].partition("CMD ")[2])
    assert command[:2] == ["python", "-c"]
    compile(command[2], "HEALTHCHECK", "exec")
    assert "/healthz" in command[2]


def test_it_stops_by_the_signal_that_the_server_knows() -> None:
    assert FINAL["STOPSIGNAL"] == "SIGTERM"
    assert json.loads(FINAL["ENTRYPOINT"]) == ["longshore"]  # no shell between


def test_what_is_to_be_kept_is_in_a_volume() -> None:
    assert f"sqlite:///{FINAL['VOLUME']}/tables.db" in FINAL["ENV"]


def test_the_build_is_given_the_sources_and_nothing_else() -> None:
    given = set(context())
    assert {"constraints.txt", "hatch_build.py", "pyproject.toml", "web/tasks.py"} <= given
    assert "src/longshore/game/editions/classic.toml" in given
    first = {file.partition("/")[0] for file in given}
    assert not first & {".git", ".github", "deploy", "docs", "tests", "benchmarks", "results"}
    assert not [file for file in given if file.startswith("web/tests/")]
    assert all((ROOT / file).is_file() for file in given)
