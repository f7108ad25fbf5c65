"""A letter handed to the host's SMTP server, in a time that is bounded as a whole."""

from __future__ import annotations

import smtplib
import socket
import ssl
from contextlib import suppress
from email.message import EmailMessage
from threading import Event, Thread
from typing import Any

from longshore.server.mail.settings import MailSettings

SECONDS = 20.0  # for each answer of the SMTP server
WHOLE_SECONDS = 90.0  # for all of them: one that answers bit by bit is not waited for


class _InTime(smtplib.SMTP):
    """Whose connection is cut once the whole has taken too long."""

    _over: Event

    def connect(
        self, host: str = "localhost", port: int = 0, source_address: Any = None
    ) -> tuple[int, bytes]:
        self._over = Event()
        Thread(target=self._cut, args=(self._over,), daemon=True).start()
        try:
            return super().connect(host, port, source_address)
        except BaseException:
            self._over.set()
            raise

    def close(self) -> None:
        super().close()
        self._over.set()

    def _cut(self, over: Event) -> None:
        wait = WHOLE_SECONDS
        while not over.wait(wait):
            wait = 1.0
            if self.sock is not None:
                with suppress(OSError):  # of a socket with TLS, the one below
                    socket.socket.shutdown(self.sock, socket.SHUT_RDWR)


class _InTimeTls(_InTime, smtplib.SMTP_SSL):
    pass


def send(settings: MailSettings, made: EmailMessage) -> None:
    """Hand a letter to the SMTP server; SMTPException or OSError if it does not take it."""
    context = ssl.create_default_context()
    where = settings.host, settings.port
    server: smtplib.SMTP
    if settings.security == "tls":
        server = _InTimeTls(*where, timeout=SECONDS, context=context)
    else:
        server = _InTime(*where, timeout=SECONDS)
    try:
        if settings.security == "starttls":
            server.starttls(context=context)
        if settings.user:
            server.login(settings.user, settings.password or "")
        server.send_message(made)
        with suppress(OSError, smtplib.SMTPException):  # it was taken, however they part
            server.quit()
    finally:
        server.close()
