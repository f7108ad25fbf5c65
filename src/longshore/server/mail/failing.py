"""Why a letter was not taken, in words for the host, and whether another try is of any use.

What the other side says in its own words is not repeated: it may have the address in it.
"""

from __future__ import annotations

import smtplib
import socket
import ssl

from longshore.server.mail.settings import MailSettings


def is_final(problem: Exception) -> bool:
    """Whether the server will never take this letter: it says so of the letter, or that there is
    nobody of that address. All else may be mended, and is tried again: a password, a certificate,
    a crowd; and that it does not pass on mail of ours, which many say only once they hear whom it
    is for.
    """
    if isinstance(problem, smtplib.SMTPRecipientsRefused):
        return all(_is_nobody(code, why) for code, why in problem.recipients.values())
    return isinstance(problem, smtplib.SMTPDataError) and 500 <= problem.smtp_code < 600


def said(problem: Exception, settings: MailSettings) -> str:
    """What is wrong, and where it is looked for."""
    where = f"{settings.host}:{settings.port}"
    match problem:
        case ssl.SSLCertVerificationError():
            why = problem.verify_message.rstrip(".")
            return f"the certificate of {where} is not good for {settings.host} ({why})"
        case ssl.SSLError():
            other = "smtp://" if settings.security == "tls" else "smtps://"
            return f"{where} does not speak TLS as asked; it may be one for {other}"
        case smtplib.SMTPNotSupportedError():
            lacks = "no way to sign in" if settings.user else "no UTF-8"
            offers = "no STARTTLS" if settings.security == "starttls" else lacks
            return f"{where} offers {offers}"
        case smtplib.SMTPAuthenticationError():
            return f"{where} does not take the user's name and password ({problem.smtp_code})"
        case smtplib.SMTPRecipientsRefused():
            codes = sorted({code for code, _ in problem.recipients.values()})
            return f"{where} does not take whom it is for ({', '.join(map(str, codes))})"
        case smtplib.SMTPSenderRefused():
            return f"{where} does not take mail from {settings.sender} ({problem.smtp_code})"
        case smtplib.SMTPResponseException():
            return f"{where} does not take it ({problem.smtp_code})"
        case smtplib.SMTPServerDisconnected():
            return f"{where} has hung up, or was too slow"
        case socket.gaierror():
            return f"there is no server of the name {settings.host}"
        case TimeoutError():
            return f"{where} does not answer in time"
        case OSError() if problem.strerror:
            return f"{where} cannot be reached ({problem.strerror})"
    return f"{where}: {type(problem).__name__}"


def _is_nobody(code: int, why: bytes) -> bool:
    """Whether there is nobody of an address. X.7.X is said of who may send (RFC 3463)."""
    return code in (550, 551, 553) and not why.startswith(b"5.7.")
