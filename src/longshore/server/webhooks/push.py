"""Push: a browser is told that it is somebody's turn, also when the page is closed.

A browser names an address of its maker's push service and a key; what is sent there it alone can
read. The addresses are given by whoever holds a seat, and are called through the same guard as
webhooks are.
"""

from __future__ import annotations

import hashlib
import time
from typing import Annotated

import httpx
import msgspec
from msgspec import Meta

from longshore.server.domain.refused import Malformed
from longshore.server.domain.settings import Strict
from longshore.server.webhooks.guard import LONGEST_URL, Guard
from longshore.server.webhooks.letters import Letter
from longshore.server.webhooks.sealing import Vapid, browser_keys, sealed
from longshore.server.webhooks.webhooks import Notification
from longshore.text.messages import DEFAULT, languages

PUSH = "push"  # the kind of what is kept privately for a seat
MOST_DEVICES = 5  # of a seat; of more, the one that came first goes
LIFETIME = 24 * 3600  # seconds that a push service keeps a message for a browser that is off
_SIGNED_FOR = 12 * 3600
_GONE = (404, 410)  # what is answered of a browser that wants no more


class PushSubscription(Strict, frozen=True, kw_only=True):
    """A browser's subscription, as its `PushManager` tells it, and the language to tell it in."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=LONGEST_URL)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=100)]
    language: Annotated[str, Meta(max_length=10)] = DEFAULT


class PushDevice(PushSubscription, frozen=True, kw_only=True):
    """The same as it is kept: `site` is how the page calls this server, `key` the name of the key
    that it was set with, which it does not outlive; empty, where it was kept before keys were.
    """

    site: str = ""
    key: str = ""

    @property
    def id(self) -> str:
        """What it is called among those of a seat; its address is nobody else's business."""
        return hashlib.sha256(self.endpoint.encode()).hexdigest()[:16]


_devices = msgspec.json.Decoder(tuple[PushDevice, ...])


async def checked_device(wish: PushSubscription, guard: Guard, site: str) -> PushDevice:
    """The device, if it can be called; else Malformed."""
    if wish.language not in languages():
        known = ", ".join(languages())
        raise Malformed("no-such-language", given=wish.language, known=known)
    try:
        browser_keys(wish.p256dh, wish.auth)
    except ValueError:
        raise Malformed("push-keys") from None
    if not wish.endpoint.startswith("https://") and not guard.allow_internal:
        raise Malformed("push-endpoint")
    try:
        await guard.check(wish.endpoint)
    except Malformed:
        raise Malformed("push-endpoint") from None
    return PushDevice(**{name: getattr(wish, name) for name in wish.__struct_fields__}, site=site)


def read_devices(stored: bytes | None) -> tuple[PushDevice, ...]:
    """Devices as they were kept."""
    return () if stored is None else _devices.decode(stored)


def write_devices(devices: tuple[PushDevice, ...]) -> bytes | None:
    """Devices as they are kept."""
    return msgspec.json.encode(devices) if devices else None


def with_device(devices: tuple[PushDevice, ...], new: PushDevice) -> tuple[PushDevice, ...]:
    """With one more, in the place of what it was before."""
    return (*without_device(devices, new.id), new)[-MOST_DEVICES:]


def without_device(devices: tuple[PushDevice, ...], gone: str) -> tuple[PushDevice, ...]:
    return tuple(one for one in devices if one.id != gone)


def push_letter(device: PushDevice, told: Notification, vapid: Vapid) -> Letter:
    """What is sent to the push service of a device. A newer one replaces what was not delivered."""
    url = httpx.URL(device.endpoint)
    shown = {
        "title": told.title,
        "body": told.text,
        "table": told.table,
        "url": f"/t/{told.table}",
    }
    topic = hashlib.sha256(told.table.encode()).hexdigest()[:24]
    audience = f"{url.scheme}://{url.netloc.decode('ascii')}"
    contact = device.site if device.site.startswith("https://") else ""
    signed = vapid.header(audience, int(time.time()) + _SIGNED_FOR, contact)
    headers = [
        (b"content-type", b"application/octet-stream"),
        (b"content-encoding", b"aes128gcm"),
        (b"ttl", str(LIFETIME).encode()),
        (b"topic", topic.encode()),
        (b"urgency", b"high"),
        (b"authorization", signed.encode()),
    ]
    body = sealed(msgspec.json.encode(shown), browser_keys(device.p256dh, device.auth))
    return Letter(device.endpoint, headers, body, _GONE)
