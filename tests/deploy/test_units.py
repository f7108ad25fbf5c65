"""The units of systemd."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.deploy.tools import DEPLOY, passes

UNITS = sorted((*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")))
SERVICES = [unit for unit in UNITS if unit.suffix == ".service"]
PROGRAM = "/opt/longshore/bin/longshore"
MOST_EXPOSED = 20  # of 100; `systemd-analyze security` calls this “OK”
_TASK = ("Type", "Exec", "Restart", "Limit", "Nice", "Environment=PUBLIC_URL", "StateDirectory=")


@pytest.fixture
def units(tmp_path: Path) -> list[Path]:
    """As they are, with a program in place of the one that is installed nowhere here."""
    program = tmp_path / "longshore"
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    for unit in UNITS:
        text = unit.read_text(encoding="utf-8").replace(PROGRAM, str(program))
        (tmp_path / unit.name).write_text(text, encoding="utf-8")
    return [tmp_path / unit.name for unit in UNITS]


def test_systemd_understands_them(units: list[Path]) -> None:
    assert passes("systemd-analyze", "verify", *units) == ""


def test_the_services_can_do_little_to_the_machine(units: list[Path]) -> None:
    for unit in units:
        if unit.suffix == ".service":
            passes(
                "systemd-analyze", "security", "--offline=true", f"--threshold={MOST_EXPOSED}", unit
            )


def settings(unit: Path) -> set[str]:
    """What a service is held to, without what it does."""
    text = unit.read_text(encoding="utf-8").partition("[Service]\n")[2].partition("\n[")[0]
    lines = (line for line in text.splitlines() if line and not line.startswith("#"))
    return {line for line in lines if not line.startswith(_TASK)}


def test_server_and_backup_have_the_same_user_folders_and_bounds() -> None:
    first, *others = map(settings, SERVICES)
    assert others == [first]
    assert {"DynamicUser=yes", "User=longshore", "ProtectSystem=strict"} <= first


def test_compiled_code_may_run() -> None:
    assert not [line for line in settings(SERVICES[-1]) if line.startswith("MemoryDeny")]


def test_the_timer_starts_what_is_there() -> None:
    timers = [unit for unit in UNITS if unit.suffix == ".timer"]
    assert timers
    assert all(unit.with_suffix(".service") in SERVICES for unit in timers)
