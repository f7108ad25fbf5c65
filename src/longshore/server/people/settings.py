"""Which accounts a host offers."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, kw_only=True)
class ProviderSettings:
    """A provider of OpenID Connect, and whom it knows this server by."""

    issuer: str
    client: str
    secret: str | None = field(default=None, repr=False)  # None: a public client, by PKCE alone
    name: str  # what people know it by


@dataclass(frozen=True, kw_only=True)
class AccountSettings:
    """Accounts by passkeys, and by a provider if there is one."""

    provider: ProviderSettings | None = None
