"""The containers that Compose starts together, and the proxy before them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.deploy.test_dockerfile import FINAL, STEPS
from tests.deploy.tools import DEPLOY, fits, parsed, passes

COMPOSE: dict[str, Any] = parsed(DEPLOY / "compose.yaml")
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]


def test_it_fits_the_schema() -> None:
    fits("compose-spec", DEPLOY / "compose.yaml")


@pytest.mark.parametrize("name", SERVICES)
def test_a_service_comes_back_and_tells_its_health(name: str) -> None:
    service = SERVICES[name]
    assert service["restart"] == "unless-stopped"
    assert "healthcheck" in service or ("build" in service and "HEALTHCHECK" in FINAL)
    assert "no-new-privileges:true" in service["security_opt"]
    image = service["image"]
    assert "build" in service or re.search(r":\d", image), image


def test_every_variable_is_in_the_example() -> None:
    named = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    example = (DEPLOY / "example.env").read_text(encoding="utf-8")
    assert named == set(re.findall(r"^#?([A-Z_]+)=", example, re.MULTILINE))
    assert "DATABASE_PASSWORD=\n" in example  # nobody starts with ours


def test_accounts_are_there_by_choice() -> None:
    told = SERVICES["longshore"]["environment"]
    names = [one for one in told if re.match(r"LONGSHORE_(ACCOUNTS|OIDC|SMTP|MAIL)", one)]
    assert len(names) == 8
    assert all(told[name] == f"${{{name}:-}}" for name in names)  # nothing, unless .env says it
    installed = next(step.rest for step in STEPS if "/wheels/longshore-" in step.rest)
    assert "[accounts,postgres]" in installed


def test_only_the_proxy_is_reached_from_outside_and_only_it_is_believed() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["caddy"]
    assert SERVICES["database"]["networks"] == ["back"]
    assert COMPOSE["networks"]["back"] == {"internal": True}
    (front,) = COMPOSE["networks"]["front"]["ipam"]["config"]
    assert f"--behind-proxy={front['subnet']}" in SERVICES["longshore"]["command"]


def test_prometheus_may_call_the_server_by_its_name() -> None:
    comment = (DEPLOY / "prometheus.yml").read_text(encoding="utf-8")
    assert f"{SERVICES['longshore']['hostname']}:8080" in comment


def test_what_is_mounted_from_here_is_here() -> None:
    mounted = [one for service in SERVICES.values() for one in service["volumes"]]
    here = [one.split(":")[0] for one in mounted if one.startswith("./")]
    assert here
    assert all((DEPLOY / file).is_file() for file in here)
    named = {one.split(":")[0] for one in mounted if not one.startswith("./")}
    assert named == set(COMPOSE["volumes"])


def test_caddy_takes_its_file(tmp_path: Path) -> None:
    file = DEPLOY / "Caddyfile"
    passes("caddy", "validate", "--adapter", "caddyfile", "--config", file, HOME=str(tmp_path))
    passes("caddy", "fmt", file, HOME=str(tmp_path))
