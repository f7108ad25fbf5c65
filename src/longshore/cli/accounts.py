"""Which accounts a host offers, from the options and the environment."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from longshore.text.errors import UserError

if TYPE_CHECKING:
    from longshore.server.people.settings import AccountSettings, ProviderSettings

SECRET, SECRET_FILE = "LONGSHORE_OIDC_SECRET", "LONGSHORE_OIDC_SECRET_FILE"
_NEEDED = ("webauthn", "joserfc", "openskill")  # loaded when first used, and missed at once


def account_settings(
    wanted: bool, issuer: str | None, client: str | None, name: str | None
) -> AccountSettings | None:
    """The accounts; None without --accounts, and then nothing else may be given."""
    from longshore.server.people.settings import AccountSettings

    if not wanted:
        if issuer or client or name:
            raise UserError("--oidc-issuer, --oidc-client and --oidc-name go with --accounts.")
        return None
    for package in _NEEDED:
        if find_spec(package) is None:
            raise ModuleNotFoundError(name=package)
    return AccountSettings(provider=_provider(issuer, client, name))


def _provider(issuer: str | None, client: str | None, name: str | None) -> ProviderSettings | None:
    from longshore.server.http.hosts import LOOPBACK
    from longshore.server.people.settings import ProviderSettings

    if not issuer:
        if client or name:
            raise UserError("--oidc-client and --oidc-name go with --oidc-issuer.")
        return None
    parts = urlsplit(issuer)
    safe = parts.scheme == "https" or (parts.scheme == "http" and parts.hostname in LOOPBACK)
    if not safe or not parts.hostname or parts.query or parts.fragment:
        raise UserError(
            f"--oidc-issuer is an address as https://login.example.org; not {issuer[:80]!r}."
        )
    if not client:
        raise UserError("--oidc-issuer goes with --oidc-client, what the provider calls us.")
    shown = (name or "").strip() or parts.hostname
    return ProviderSettings(issuer=issuer, client=client, secret=_secret(), name=shown)


def _secret() -> str | None:
    """What the environment says, or the file that it names; nothing of it is repeated."""
    given, file = os.environ.get(SECRET, ""), os.environ.get(SECRET_FILE, "")
    if given and file:
        raise UserError(f"{SECRET} and {SECRET_FILE} cannot both be set.")
    if not file:
        return given or None
    try:
        return Path(file).read_text(encoding="utf-8").strip() or None
    except (OSError, UnicodeDecodeError) as fault:
        why = getattr(fault, "strerror", None) or "it is no text"
        raise UserError(f"{SECRET_FILE}: {file} cannot be read: {why}.") from None
