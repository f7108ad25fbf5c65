"""By which server a host sends mail."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal


@dataclass(frozen=True, kw_only=True)
class MailSettings:
    """An SMTP server. `sender` is whom mail is from; `link` where people reach this server."""

    host: str
    port: int
    security: Literal["tls", "starttls", "none"] = "starttls"
    user: str | None = None
    password: str | None = field(default=None, repr=False)
    sender: str
    link: str
