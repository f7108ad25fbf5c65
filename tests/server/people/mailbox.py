"""A local SMTP server that keeps what it gets."""

from __future__ import annotations

import asyncio
import email
import socket
from email.message import EmailMessage
from email.policy import default
from typing import Any, Self, cast

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import Envelope, Session

from longshore.server.mail.settings import MailSettings

LINK = "https://tables.example.org"
SENDER = "tables@example.org"


class Mailbox:
    """A sink for mail, as a context manager. `refusing`: it takes nothing for now."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.raw: list[bytes] = []
        self.refusing = False
        self.dripping = False  # it answers, bit by bit, and never to the end
        self._controller = Controller(self, hostname="127.0.0.1", port=_free_port())

    async def handle_DATA(self, server: Any, _session: Session, envelope: Envelope) -> str:
        if self.refusing:
            return "451 Not now"
        while self.dripping:
            await asyncio.sleep(0.05)
            assert server.transport is not None
            if server.transport.is_closing():
                raise ConnectionError
            server.transport.write(b"2")
        content = cast("bytes", envelope.content)
        message = email.message_from_bytes(content, policy=default)
        assert envelope.rcpt_tos == [message["to"]]
        self.raw.append(content)
        self.got.append(cast("EmailMessage", message))
        return "250 Taken"

    def __enter__(self) -> Self:
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()

    @property
    def settings(self) -> MailSettings:
        port = self._controller.port
        return MailSettings(host="127.0.0.1", port=port, security="none", sender=SENDER, link=LINK)

    def to(self, address: str) -> list[EmailMessage]:
        return [one for one in self.got if one["to"] == address]


def _free_port() -> int:
    """The controller looks for itself at the port it was given: none is no answer."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])
