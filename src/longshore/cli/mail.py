"""How a host sends mail, from the options and the environment."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Literal
from urllib.parse import unquote, urlsplit

from longshore.text.errors import UserError

if TYPE_CHECKING:
    from longshore.server.mail.settings import MailSettings

PASSWORD = "LONGSHORE_SMTP_PASSWORD"
_PORTS = {"smtp": 587, "smtps": 465}


def mail_settings(
    url: str | None, sender: str | None, public_url: str | None, *, accounts: bool
) -> MailSettings | None:
    """How mail is sent; None without --smtp. Nothing of a password is repeated."""
    from longshore.server.domain.refused import Malformed
    from longshore.server.http.hosts import LOOPBACK
    from longshore.server.mail.contacts import checked_address
    from longshore.server.mail.settings import MailSettings

    if not url:
        if sender:
            raise UserError("--mail-from goes with --smtp.")
        return None
    if not accounts:
        raise UserError("--smtp goes with --accounts: mail is for people who have one.")
    if not public_url:
        raise UserError("--smtp goes with --public-url, the address that stands in mail.")
    parts = urlsplit(url)
    try:
        port = parts.port or _PORTS[parts.scheme]
    except (KeyError, ValueError):
        port = 0
    if not port or not parts.hostname or parts.path.strip("/") or parts.query:
        raise UserError("--smtp is an address as smtp://user@mail.example.org:587, or smtps://….")
    if not sender:
        raise UserError("--smtp goes with --mail-from, whom mail is from.")
    try:
        sender = checked_address(sender)
    except Malformed:
        raise UserError(
            f"--mail-from is an address as tables@example.org; not {sender[:80]!r}."
        ) from None
    security: Literal["tls", "starttls", "none"] = "starttls"
    if parts.scheme == "smtps":
        security = "tls"
    elif parts.hostname in LOOPBACK:  # nothing leaves this machine
        security = "none"
    return MailSettings(
        host=parts.hostname,
        port=port,
        security=security,
        user=None if parts.username is None else unquote(parts.username),
        password=os.environ.get(PASSWORD) or (parts.password and unquote(parts.password)),
        sender=sender,
        link=public_url.rstrip("/"),
    )
