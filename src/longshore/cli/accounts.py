"""Which accounts a host offers, from the options and the environment."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from longshore.text.errors import UserError

if TYPE_CHECKING:
    from longshore.server.http.config import Config
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


def by_name(address: str) -> str:
    """An address of this machine as passkeys take it: they are made for names, not for numbers."""
    from longshore.server.http.hosts import LOOPBACK

    parts = urlsplit(address)
    if parts.hostname not in LOOPBACK:
        return address
    return parts._replace(netloc=f"localhost:{parts.port}").geturl()


def about_passkeys(address: str, config: Config) -> str | None:
    """What the host has to know of where passkeys can be made, unless that is wherever people are;
    `address` is the server's own.
    """
    other_way = config.accounts is not None and config.accounts.provider is not None
    what = "Passkeys" if other_way else "Passkeys, and so accounts,"
    need = "they need https and a name"
    if config.public_url:
        if _takes_passkeys(config.public_url):
            return None
        return f"{what} cannot be made at {config.public_url}: {need}."
    further = "give --public-url https://… with a proxy before it"
    if not _takes_passkeys(address):
        return f"{what} cannot be made at {address}: {need}; {further}."
    if config.reachable:
        return f"{what} can be made at {address} alone: elsewhere {need}; {further}."
    return None


def _takes_passkeys(address: str) -> bool:
    """Whether browsers make passkeys at an address."""
    from longshore.server.http.hosts import is_address

    parts = urlsplit(address)
    name = parts.hostname or ""
    safe = parts.scheme == "https" or name == "localhost" or name.endswith(".localhost")
    return safe and not is_address(name)


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
