"""The image's steps, done in a plain folder: what comes of them is a server that answers.

It builds, installs and compiles for minutes, and is left to `make soak`.
"""

from __future__ import annotations

import json
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.deploy.dockerfile import DOCKERFILE, PlainFolder, stages, steps
from tests.deploy.tools import DEPLOY, tool
from tests.patience import PATIENCE

pytestmark = [pytest.mark.soak, pytest.mark.timeout(3600)]
_PORT = "8080"


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> PlainFolder:
    made = PlainFolder(tmp_path_factory.mktemp("image"))
    for step in steps(DOCKERFILE.read_text(encoding="utf-8")):
        made.do(step)
    return made


@pytest.fixture(scope="module")
def final() -> dict[str, str]:
    last = stages(steps(DOCKERFILE.read_text(encoding="utf-8")))["final"]
    return {step.word: step.rest for step in last}


def free_port() -> str:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return str(one.getsockname()[1])


@contextmanager
def started(command: list[str], **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as process:
        try:
            yield process
        finally:
            process.terminate()
            process.wait(PATIENCE)


def comes(process: subprocess.Popen[bytes], url: str) -> int:
    """The status of an address, as soon as there is one."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
                return answer.status
        except OSError:
            assert process.poll() is None, "It has ended."
            assert time.monotonic() < end, "It does not answer."
            time.sleep(0.1)


def test_every_step_but_the_users_was_done(image: PlainFolder) -> None:
    runs = [step for step in steps(DOCKERFILE.read_text(encoding="utf-8")) if step.word == "RUN"]
    assert len(image.done) == len(runs) - 1
    assert not list((image.root / "opt/longshore").rglob("pip/__init__.py"))
    assert list((image.root / "opt/longshore").rglob("server/http/page/index.html"))


def test_it_serves_tells_its_health_and_stops(image: PlainFolder, final: dict[str, str]) -> None:
    (image.root / "data").mkdir(exist_ok=True)
    port, environment = free_port(), image.environment
    program = str(image.root / "opt/longshore/bin/longshore")
    warm = subprocess.run(
        [program, "warmup"], env=environment, capture_output=True, text=True, check=True
    )
    assert warm.stdout == "Everything is compiled already.\n"
    command = [program, *json.loads(final["CMD"]), "--port", port]
    with started(command, **environment) as server:
        assert comes(server, f"http://127.0.0.1:{port}/healthz") == 200
        health = json.loads(final["HEALTHCHECK"].partition("CMD ")[2])
        asked = [word.replace(_PORT, port) for word in health]
        assert subprocess.run(asked, env=environment, check=False).returncode == 0
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE) as page:
            assert b"<!doctype html>" in page.read().lower()
        through_caddy(server, port, image.root)
    assert server.returncode == 0
    assert (image.root / "data/tables.db").exists()
    assert subprocess.run(asked, env=environment, check=False, stderr=subprocess.DEVNULL).returncode


def through_caddy(server: subprocess.Popen[bytes], port: str, home: Path) -> None:
    """The server behind the proxy, without encryption: there is no certificate for a test."""
    front = free_port()
    settings = {
        "LONGSHORE_NAME": f"http://127.0.0.1:{front}",
        "LONGSHORE_AT": f"127.0.0.1:{port}",
        "CADDY_ADMIN": f"127.0.0.1:{free_port()}",
        "HOME": str(home),
    }
    command = [
        tool("caddy"),
        "run",
        "--adapter",
        "caddyfile",
        "--config",
        str(DEPLOY / "Caddyfile"),
    ]
    with started(command, **settings) as caddy:
        assert comes(caddy, f"http://127.0.0.1:{front}/healthz") == 200
        assert server.poll() is None


def test_a_backup_of_it_is_restored(image: PlainFolder, tmp_path: Path) -> None:
    program, file = image.root / "opt/longshore/bin/longshore", tmp_path / "all.backup"
    other = f"sqlite:///{tmp_path / 'other.db'}"
    for arguments in (["backup", file], ["restore", file, "--database", other]):
        subprocess.run([program, *arguments], env=image.environment, check=True)
    assert (tmp_path / "other.db").exists()
