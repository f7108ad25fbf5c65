"""The token of the hosts' page: whoever has it looks after the server.

It is chosen by the host, in a variable of the environment; else it follows from the secret of the
database, so that every process of that database takes the same one, and it is kept nowhere. Whoever
can read the database could work it out, and reads there what no host is shown.
"""

from __future__ import annotations

import base64
import hmac
import os
import re

from longshore.text.errors import UserError

VARIABLE = "LONGSHORE_HOST_TOKEN"
_FORM = re.compile(r"[A-Za-z0-9_-]{32,128}")


def chosen_token() -> str | None:
    """What the environment says; nothing of it is repeated in an error."""
    given = os.environ.get(VARIABLE, "")
    if not given:
        return None
    if not _FORM.fullmatch(given):
        raise UserError(
            f"{VARIABLE} is 32 to 128 letters, digits, - and _; as of openssl rand -hex 32."
        )
    return given


def made_token(secret: bytes) -> str:
    """The token of a database that has this secret."""
    made = hmac.digest(secret, b"hosts' page", "sha256")
    return base64.urlsafe_b64encode(made).decode().rstrip("=")


def page_link(base: str, token: str | None) -> str:
    """The page's address. A token goes behind the #: browsers send that part to nobody."""
    return f"{base.rstrip('/')}/host" + (f"#token={token}" if token else "")
