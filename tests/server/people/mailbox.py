"""A local SMTP server that keeps what it gets."""

from __future__ import annotations

import asyncio
import email
import socket
import ssl
import threading
from contextlib import closing
from email.message import EmailMessage
from email.policy import default
from typing import Any, Literal, Self, cast

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from longshore.server.mail.settings import MailSettings
from tests.patience import PATIENCE

LINK = "https://tables.example.org"
SENDER = "tables@example.org"
USER, PASSWORD = "tables", "the password of the mailbox"


class Mailbox:
    """A sink for mail, as a context manager, with TLS if it has a certificate.

    `refusing`: what it says to a letter instead of taking it. `strangers`: what it says to whom a
    letter is for. `silent`: it never answers. `dripping`: it answers, bit by bit, and never to the
    end.
    """

    def __init__(
        self,
        security: Literal["tls", "starttls", "none"] = "none",
        certificate: ssl.SSLContext | None = None,
        *,
        locked: bool = False,
    ) -> None:
        self.got: list[EmailMessage] = []
        self.raw: list[bytes] = []
        self.met: list[bool] = []  # of each letter, whether it came by TLS
        self.refusing = self.strangers = ""
        self.silent = self.dripping = False
        self._security, self._certificate, self._locked = security, certificate, locked
        self._loop = asyncio.new_event_loop()
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._socket.getsockname()[1])
        self._talks: list[SMTP] = []
        self._ready, self._over = threading.Event(), asyncio.Event()
        self._thread = threading.Thread(target=self._run, name="mailbox", daemon=True)

    async def handle_RCPT(
        self, _server: Any, _session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.strangers:
            return self.strangers
        envelope.rcpt_tos.append(address)
        envelope.rcpt_options.extend(options)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Session, envelope: Envelope) -> str:
        while self.silent:
            await asyncio.sleep(0.05)
        while self.dripping:
            await asyncio.sleep(0.05)
            assert server.transport is not None
            if server.transport.is_closing():
                raise ConnectionError
            server.transport.write(b"2")
        if self.refusing:
            return self.refusing
        content = cast("bytes", envelope.content)
        message = email.message_from_bytes(content, policy=default)
        assert envelope.rcpt_tos == [message["to"]]
        assert bool(session.authenticated) == self._locked
        transport = cast("asyncio.Transport", server.transport)
        self.met.append(transport.get_extra_info("ssl_object") is not None)
        self.raw.append(content)
        self.got.append(cast("EmailMessage", message))
        return "250 Taken"

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def _run(self) -> None:
        with closing(self._loop), self._socket:
            self._loop.run_until_complete(self._serve())

    async def _serve(self) -> None:
        certificate = self._certificate if self._security == "tls" else None
        server = await self._loop.create_server(self._talk, sock=self._socket, ssl=certificate)
        self._ready.set()
        await self._over.wait()
        server.close()
        for talk in self._talks:
            if talk.transport is not None:
                talk.transport.abort()
        await server.wait_closed()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    def _talk(self) -> SMTP:
        begins = self._security == "starttls"
        talk = SMTP(
            self,
            hostname="localhost",
            loop=self._loop,
            enable_SMTPUTF8=True,
            tls_context=self._certificate if begins else None,
            require_starttls=begins,
            authenticator=self._knows if self._locked else None,
            auth_require_tls=begins,
        )
        self._talks.append(talk)
        return talk

    def _knows(self, *told: Any) -> AuthResult:
        shown = told[-1]
        known = LoginPassword(USER.encode(), PASSWORD.encode())
        return AuthResult(success=shown == known, handled=False)

    @property
    def settings(self) -> MailSettings:
        return MailSettings(
            host="localhost" if self._certificate else "127.0.0.1",
            port=self.port,
            security=self._security,
            user=USER if self._locked else None,
            password=PASSWORD if self._locked else None,
            sender=SENDER,
            link=LINK,
        )

    def to(self, address: str) -> list[EmailMessage]:
        return [one for one in self.got if one["to"] == address]
