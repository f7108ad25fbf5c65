"""Letters handed to SMTP servers of all kinds: with TLS, with a password, and to those that do not
take them.
"""

from __future__ import annotations

import smtplib
import socket
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from email.message import EmailMessage
from typing import Any

import pytest
from sqlalchemy import select

from longshore.server.mail import delivery, failing, outbox, sending
from longshore.server.mail.contacts import Contact
from longshore.server.mail.letters import letter
from longshore.server.mail.settings import MailSettings
from longshore.server.store.schema import mails
from tests.server.moving_time import Hands, until
from tests.server.people.certificates import Authority
from tests.server.people.folk import Town
from tests.server.people.mailbox import PASSWORD, SENDER, Mailbox

TLS = pytest.mark.parametrize("security", ["starttls", "tls"])
REASONS = (OSError, smtplib.SMTPException)


@pytest.fixture
def trusted(tmp_path, monkeypatch: pytest.MonkeyPatch) -> Authority:
    """Whom this machine believes."""
    made = Authority(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(made.path))
    return made


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with Mailbox() as box:
        yield box


def some_letter(settings: MailSettings) -> EmailMessage:
    told = outbox.MailBody(kind="confirm")
    return letter(settings, Contact(address="ann@example.org"), "Ann", told, "abcdefghjk")


def deliver(settings: MailSettings) -> None:
    delivery.send(settings, some_letter(settings))


def refused(settings: MailSettings) -> str:
    """What the host is told of a letter that was not taken."""
    with pytest.raises(REASONS) as problem:
        deliver(settings)
    return failing.said(problem.value, settings)


@TLS
@pytest.mark.parametrize("locked", [False, True])
def test_a_letter_goes_by_tls_and_with_a_password(
    trusted: Authority, security: Any, locked: bool
) -> None:
    with Mailbox(security, trusted.server(), locked=locked) as box:
        deliver(box.settings)
        assert box.met == [True]
        assert box.got[0]["from"] == SENDER


@TLS
def test_a_wrong_certificate_is_refused_and_nothing_is_told_to_it(
    trusted: Authority, tmp_path, security: Any
) -> None:
    (other := tmp_path / "other").mkdir()
    wrong = {
        "Hostname mismatch": trusted.server("elsewhere.example.org"),
        "expired": trusted.server(lasts=-timedelta(days=1)),
        "unable to get local issuer certificate": Authority(other).server(),
    }
    for why, certificate in wrong.items():
        with Mailbox(security, certificate, locked=True) as box:
            where = f"the certificate of localhost:{box.port} is not good for localhost"
            told = refused(box.settings)
            assert told.startswith(where)
            assert why in told
            assert box.got == []


def test_without_starttls_nothing_is_sent(box: Mailbox) -> None:
    settings = replace(box.settings, security="starttls", user="tables", password=PASSWORD)
    assert refused(settings) == f"127.0.0.1:{box.port} offers no STARTTLS"
    assert box.got == []


def test_tls_of_the_other_kind_is_named(trusted: Authority, box: Mailbox) -> None:
    told = refused(replace(box.settings, security="tls"))
    assert told == f"127.0.0.1:{box.port} does not speak TLS as asked; it may be one for smtp://"


@TLS
def test_a_wrong_password_is_named_and_not_repeated(trusted: Authority, security: Any) -> None:
    with Mailbox(security, trusted.server(), locked=True) as box:
        told = refused(replace(box.settings, password="another"))
        assert told == f"localhost:{box.port} does not take the user's name and password (535)"


def test_who_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
    nobody = MailSettings(host="127.0.0.1", port=port, sender=SENDER, link="x", security="none")
    assert refused(nobody) == f"127.0.0.1:{port} cannot be reached (Connection refused)"

    def unknown(*_: Any, **__: Any) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    lost = replace(nobody, host="nowhere.example.org")
    assert refused(lost) == "there is no server of the name nowhere.example.org"


@pytest.mark.parametrize("silent", [True, False])
def test_one_that_hangs_is_not_waited_for(
    box: Mailbox, monkeypatch: pytest.MonkeyPatch, silent: bool
) -> None:
    monkeypatch.setattr(delivery, "SECONDS", 0.5 if silent else 60.0)
    monkeypatch.setattr(delivery, "WHOLE_SECONDS", 60.0 if silent else 0.5)
    box.silent = True
    assert refused(box.settings) in (
        f"127.0.0.1:{box.port} does not answer in time",
        f"127.0.0.1:{box.port} has hung up, or was too slow",
    )
    assert box.got == []


@pytest.mark.parametrize(
    ("whose", "says", "told", "final"),
    [
        ("refusing", "451 Not now", "does not take it (451)", False),
        ("refusing", "554 Never", "does not take it (554)", True),
        ("strangers", "450 Busy", "does not take whom it is for (450)", False),
        ("strangers", "550 No ann@example.org", "does not take whom it is for (550)", True),
        ("strangers", "550 5.1.1 No such user", "does not take whom it is for (550)", True),
        ("strangers", "551 User not local", "does not take whom it is for (551)", True),
        ("strangers", "553 5.1.3 No address", "does not take whom it is for (553)", True),
        ("strangers", "552 5.2.2 Mailbox full", "does not take whom it is for (552)", False),
        ("strangers", "554 Relay access denied", "does not take whom it is for (554)", False),
        ("strangers", "554 5.7.1 Relay denied", "does not take whom it is for (554)", False),
        ("strangers", "550 5.7.1 Relaying denied", "does not take whom it is for (550)", False),
        ("strangers", "553 5.7.1 Not your sender", "does not take whom it is for (553)", False),
    ],
)
def test_what_is_refused_is_tried_again_or_given_up(
    box: Mailbox, tmp_path, monkeypatch, caplog, whose: str, says: str, told: str, final: bool
) -> None:
    monkeypatch.setattr(sending, "SWEEP_SECONDS", 0.05)
    setattr(box, whose, says)
    with Town(tmp_path, mail=box.settings, clock=Hands()) as town:
        ann = town.person(town.account("Ann"))
        ann.good("PUT", "/api/me/mail", json={"address": "ann@example.org"})
        until(lambda: "A letter cannot be sent" in caplog.text)
        given_up = " and is given up" if final else ""
        [said] = [one.message for one in caplog.records if "A letter" in one.message]
        assert said == f"A letter cannot be sent{given_up}: 127.0.0.1:{box.port} {told}."
        with town.served.store.database.reading() as connection:
            assert list(connection.scalars(select(mails.c.attempts))) == ([] if final else [1])
