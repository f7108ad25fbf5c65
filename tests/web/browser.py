"""The Chromium that the tests of the page drive: the machine's own, or one that is installed now.

    python -m tests.web.browser     see that there is one

Debian's package is taken where this may install one; elsewhere the one that Playwright brings.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

# the one without windows first: it does the same a third quicker
SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
# Nothing is called home, and a machine without a graphics card will do.
ARGUMENTS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-sync",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--no-pings",
    "--mute-audio",
)


def found() -> str | None:
    """The path of a browser; None if there is none but perhaps Playwright's."""
    own = os.environ.get("CHROMIUM")
    if own:
        return own
    paths = (shutil.which(name) for name in NAMES)
    return next((path for path in paths if path is not None), None)


def launch_arguments() -> dict[str, object]:
    """What Playwright starts it with."""
    sandbox = ["--no-sandbox"] if is_root() else []
    arguments: dict[str, object] = {"args": [*ARGUMENTS, *sandbox]}
    path = found()
    return arguments if path is None else {**arguments, "executable_path": path}


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def playwrights_own() -> bool:
    """Whether Playwright has brought a browser of its own."""
    from pathlib import Path

    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


def install() -> int:
    if is_root() and shutil.which("apt-get"):
        print("Installing Chromium for the tests of the page …", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "-qq", "update"], env=quiet, check=False)
        wish = ["apt-get", "-qq", "install", "-y", "--no-install-recommends", SHELL]
        if subprocess.run(wish, env=quiet, check=False).returncode == 0 and found():
            return 0
    wish = [sys.executable, "-m", "playwright", "install", "chromium"]
    if subprocess.run(wish, check=False).returncode == 0:
        return 0
    print(
        "The tests of the page need Chromium, and it could not be installed. Install it (on Debian:"
        f" apt-get install {SHELL}), or name one: make test CHROMIUM=/path/to/chromium",
        file=sys.stderr,
    )
    return 1


if __name__ == "__main__":
    sys.exit(0 if found() or playwrights_own() else install())
