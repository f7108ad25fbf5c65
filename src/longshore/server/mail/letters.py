"""The letters: plain text in the reader's language, with links that open nothing by themselves."""

from __future__ import annotations

from email.message import EmailMessage
from email.policy import SMTP, EmailPolicy
from email.utils import formatdate, make_msgid

from longshore.server.mail.contacts import Contact
from longshore.server.mail.outbox import MailBody
from longshore.server.mail.settings import MailSettings
from longshore.text.messages import say

_WIDE = SMTP.clone(max_line_length=998)  # as much as mail can carry


class _Unfolded(EmailPolicy):
    """Folds the subject alone: an address that is cut in two, or put in code, leads nowhere."""

    def fold_binary(self, name: str, value: str) -> bytes:
        folded = super().fold_binary if name == "Subject" else _WIDE.fold_binary
        return folded(name, value)


_POLICY = _Unfolded(linesep=SMTP.linesep)


def letter(
    settings: MailSettings, to: Contact, name: str, body: MailBody, code: str = ""
) -> EmailMessage:
    """What is sent to somebody."""
    language = to.language
    many = len(body.tables)
    title = one_line(body.tables[0][1]) if body.tables else ""
    subject = say(f"mail-{body.kind}-subject", language, title=title, n=many)
    # whoever gets a code may be a stranger: nothing that somebody wrote goes there
    lines = [] if body.kind == "confirm" else [say("mail-hello", language, name=name), ""]
    lines.append(say(f"mail-{body.kind}-text", language, code=code, n=many))
    if body.tables:
        lines.append("")
        lines += [f"{one_line(called)}\n{settings.link}/t/{table}" for table, called in body.tables]
    made = EmailMessage(_POLICY)
    if body.kind != "confirm":
        lines += ["", say("mail-why", language), f"{settings.link}/me?part=account"]
        made["List-Unsubscribe"] = f"<{settings.link}/api/mail/stop?token={to.stop}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made["Subject"] = one_line(subject)
    made["From"] = settings.sender
    made["To"] = to.address or ""
    made["Date"] = formatdate()
    made["Message-ID"] = make_msgid(domain=settings.sender.rpartition("@")[2].rstrip(">"))
    made["Auto-Submitted"] = "auto-generated"
    made.set_content("\n".join(lines) + "\n")
    return made


def one_line(text: str) -> str:
    """Nothing that people write can begin a header of its own."""
    return " ".join(text.split())
