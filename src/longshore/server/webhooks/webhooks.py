"""Webhooks: what the holder of a seat wants to be told elsewhere, and the forms that it takes."""

from __future__ import annotations

import base64
import string
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta

from longshore import __version__
from longshore.server.domain.settings import Strict
from longshore.server.webhooks.guard import LONGEST_URL, Guard
from longshore.server.webhooks.signing import make_secret
from longshore.text.messages import DEFAULT, say

KIND = "webhook"  # of what is kept privately for a seat
LONGEST_TEXT = 700  # signs: with all of them escaped it still fits into every form

Form: TypeAlias = Literal["json", "discord", "slack", "ntfy"]
What: TypeAlias = Literal["turn", "start", "finish", "chat", "undo"]


class WebhookSettings(Strict, frozen=True, kw_only=True):
    """An address that is called when something happens that concerns a seat.

    `form` is what is found there: `json` for a program of one's own, or a service that takes
    messages in its own way. `on` says what is told: that it is one's `turn`, that the game
    `start`s or has `finish`ed, `chat`, and that somebody asks to `undo` something.
    """

    url: Annotated[str, Meta(min_length=1, max_length=LONGEST_URL)]
    form: Form = "json"
    on: Annotated[tuple[What, ...], Meta(min_length=1, max_length=5)] = ("turn", "start", "finish")


class Webhook(WebhookSettings, frozen=True, kw_only=True):
    """The same with the secret that its calls are signed with, which is told once: as it is kept,
    and as it is answered when it is set. One from before there were secrets has none.
    """

    secret: str = ""

    def settings(self) -> WebhookSettings:
        """Without the secret."""
        return WebhookSettings(url=self.url, form=self.form, on=self.on)


class KeptWebhook(Webhook, frozen=True, kw_only=True):
    """The same as it is kept: `key` is the name of the key that it was set with, which it does not
    outlive; empty, where it was kept before keys were.
    """

    key: str = ""


class Notification(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat is told. It holds nothing that the seat may not know, and no token."""

    table: str
    title: str
    seat: int
    what: What
    text: str
    link: str
    at: int


class Queued(Notification, frozen=True, kw_only=True):
    """The same as it waits in the outbox; `device` is the browser that is to be told, if it is one,
    and not the webhook of the seat; `account` is whose it is, if it is told of all tables of one.
    """

    device: str = ""
    account: str = ""


class Rendered(NamedTuple):
    """What is sent: header fields and a body."""

    headers: list[tuple[bytes, bytes]]
    body: bytes


_webhook = msgspec.json.Decoder(KeptWebhook)
_queued = msgspec.json.Decoder(Queued)


async def checked_webhook(settings: WebhookSettings, guard: Guard) -> Webhook:
    """The webhook with a new secret, if the guard lets its address be called; else Malformed."""
    await guard.check(settings.url)
    return Webhook(url=settings.url, form=settings.form, on=settings.on, secret=make_secret())


def kept_webhook(webhook: Webhook, key: str) -> KeptWebhook:
    """A webhook that was set with a key."""
    return KeptWebhook(
        url=webhook.url, form=webhook.form, on=webhook.on, secret=webhook.secret, key=key
    )


def read_webhook(stored: bytes) -> KeptWebhook:
    """A webhook as it was kept."""
    return _webhook.decode(stored)


def read_queued(stored: bytes) -> Queued:
    """A notification as it waits in the outbox."""
    return _queued.decode(stored)


def queued(told: Notification, device: str, account: str = "") -> bytes:
    """A notification for a device, as it waits in the outbox."""
    fields = {name: getattr(told, name) for name in Notification.__struct_fields__}
    return msgspec.json.encode(Queued(**fields, device=device, account=account))


def notification(
    what: What,
    *,
    table: str,
    title: str,
    seat: int,
    link: str,
    at: int,
    language: str = DEFAULT,
    said: str = "",
    **values: Any,
) -> Notification:
    """A notification in words. `finish` takes `winners`, `chat` a `name` and a `text`, `undo` a
    `name`. With `said` in other words: `closed` of a table that has no winners.
    """
    return Notification(
        table=table,
        title=title or say("notice-untitled", language),
        seat=seat,
        what=what,
        text=_shortened(say(f"notice-{said or what}", language, **values)),
        link=link,
        at=at,
    )


def render(told: Notification, form: Form) -> Rendered:
    """What is sent, in the form that the other side takes. Names and chat are never markup."""
    headers, body = _FORMS[form](told)
    agent = (b"user-agent", f"Longshore/{__version__}".encode())
    return Rendered([*headers, agent], body)


def _as_json(told: Notification) -> Rendered:
    return _json({name: getattr(told, name) for name in Notification.__struct_fields__})


def _for_discord(told: Notification) -> Rendered:
    """Escaped, nobody is pinged, and no preview is made of an address that somebody wrote."""
    lines = f"**{_escaped(told.title)}**", _escaped(_shortened(told.text)), _bracketed(told)
    return _json(
        {
            "content": "\n".join(lines).rstrip(),
            "allowed_mentions": {"parse": []},
            "flags": 1 << 2,  # no embeds
        }
    )


def _for_slack(told: Notification) -> Rendered:
    """As plain text; with its three signs escaped nobody is pinged either."""
    text = "\n".join((told.title, _shortened(told.text)))
    for sign, name in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")):
        text = text.replace(sign, name)
    return _json(
        {
            "text": f"{text}\n{_bracketed(told)}".rstrip(),
            "mrkdwn": False,
            "unfurl_links": False,
            "unfurl_media": False,
        }
    )


def _for_ntfy(told: Notification) -> Rendered:
    """The text is the body; what belongs to it is in header fields."""
    headers = [
        (b"content-type", b"text/plain; charset=utf-8"),
        (b"title", _encoded_word(told.title)),
        (b"tags", b"ship"),
    ]
    if _bracketed(told):
        headers.append((b"click", _ascii(told.link)))
    return Rendered(headers, _shortened(told.text).encode())


_FORMS = {"json": _as_json, "discord": _for_discord, "slack": _for_slack, "ntfy": _for_ntfy}
_ESCAPES = str.maketrans({sign: f"\\{sign}" for sign in string.punctuation})


def _json(value: dict[str, Any]) -> Rendered:
    return Rendered([(b"content-type", b"application/json")], msgspec.json.encode(value))


def _bracketed(told: Notification) -> str:
    """The link, if the host knows how it is called from outside."""
    return f"<{told.link}>" if told.link.startswith(("http://", "https://")) else ""


def _escaped(text: str) -> str:
    return text.translate(_ESCAPES)


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_TEXT else f"{text[: LONGEST_TEXT - 1]}…"


def _encoded_word(text: str) -> bytes:
    """Text for a header field, by RFC 2047: whatever is in it, it stays one line of ASCII."""
    return b"=?UTF-8?B?" + base64.b64encode(text.encode()) + b"?="


def _ascii(link: str) -> bytes:
    return "".join(sign for sign in link if sign.isascii() and sign.isprintable()).encode()
