"""A letter: one call that is to be made, whatever it is about."""

from __future__ import annotations

from typing import NamedTuple

from longshore.server.webhooks.signing import signed
from longshore.server.webhooks.webhooks import Form, Notification, Webhook, render

_GONE: dict[Form, tuple[int, ...]] = {
    "json": (410,),
    "ntfy": (410,),
    "discord": (404, 410),  # what these two answer when the webhook was deleted there
    "slack": (404, 410),
}


class Letter(NamedTuple):
    """Where it goes, what is sent, and the answers that mean: never again."""

    url: str
    headers: list[tuple[bytes, bytes]]
    body: bytes
    gone: tuple[int, ...]


def webhook_letter(webhook: Webhook, told: Notification) -> Letter:
    """A call to a webhook, signed with the time at which it is made."""
    headers, body = render(told, webhook.form)
    fields = [*headers, *signed(webhook.secret, body)]
    return Letter(webhook.url, fields, body, _GONE[webhook.form])
