"""Telling people, in the background: who is to be told, by which way, and the mail itself, which
waits in the database, by the host's SMTP server. Calls to browsers are the postman's.
"""

from __future__ import annotations

import asyncio
import logging
import smtplib
from contextlib import suppress
from email.message import EmailMessage

from longshore.server.domain.refused import WishRefused
from longshore.server.mail import outbox
from longshore.server.mail.contacts import make_code, of_account
from longshore.server.mail.delivery import send
from longshore.server.mail.failing import is_final, said
from longshore.server.mail.letters import letter
from longshore.server.mail.outbox import WaitingMail
from longshore.server.mail.reminding import Way, tell
from longshore.server.mail.settings import MailSettings
from longshore.server.people.accounts import find
from longshore.server.people.people import People
from longshore.server.runtime.registry import TableRegistry
from longshore.server.store import StoreError

SWEEP_SECONDS = 10.0
AT_ONCE = 20  # before it is looked who is to be told
logger = logging.getLogger(__name__)


class Mailing:
    """Tells people at this process: by their browsers, and by mail if the host has said how."""

    def __init__(
        self, settings: MailSettings | None, registry: TableRegistry, people: People
    ) -> None:
        self._settings, self._registry, self._people = settings, registry, people
        self._wake = asyncio.Event()

    @property
    def sends_mail(self) -> bool:
        """Whether the host sends any."""
        return self._settings is not None

    def wake(self) -> None:
        """There is mail."""
        self._wake.set()

    async def keep_sending(self) -> None:
        """For ever: who is to be told, and what waits to be sent."""
        while True:
            self._wake.clear()
            try:
                ways: tuple[Way, ...] = ("mail", "push") if self._settings else ("push",)
                await tell(self._registry, self._people, ways)
                if self._settings is not None:
                    await self._send(self._settings)
            except StoreError as problem:
                logger.warning("%s", problem)
            except Exception:
                logger.exception("People cannot be told of their games.")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), SWEEP_SECONDS)

    async def _send(self, settings: MailSettings) -> None:
        people = self._people
        for _ in range(AT_ONCE):
            one = await people.read(outbox.take, people.database, people.clock())
            if one is None:
                return
            made = await people.read(self._made, settings, one)
            if made is None:
                await people.read(outbox.done, people.database, one.id)
                continue
            try:
                await asyncio.to_thread(send, settings, made)
            except (OSError, smtplib.SMTPException) as problem:
                given_up = await people.read(
                    outbox.failed, people.database, one, people.clock(), is_final(problem)
                )
                logger.warning(
                    "A letter cannot be sent%s: %s.",
                    " and is given up" if given_up else "",
                    said(problem, settings),
                )
            else:
                await people.read(outbox.done, people.database, one.id)

    def _made(self, settings: MailSettings, one: WaitingMail) -> EmailMessage | None:
        """The letter, if it is still wanted."""
        database = self._people.database
        contact = of_account(database, one.account)
        if contact.address is None:
            return None
        if one.body.kind != "confirm" and (
            contact.confirmed_at is None or one.body.kind not in contact.on
        ):
            return None
        try:
            owner = find(database, one.account)
        except WishRefused:
            return None
        if owner.barred_at is not None:
            return None
        code = ""
        if one.body.kind == "confirm":
            code = make_code(database, one.account, self._people.clock())
        return letter(settings, contact, owner.name, one.body, code)
