"""Being told of one's games by mail: one's address, confirmed by a code, and what of."""

from __future__ import annotations

from html import escape
from http import HTTPStatus
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from longshore.server.domain.refused import Malformed, WishRefused
from longshore.server.domain.settings import Strict
from longshore.server.http.api.asking import house_of
from longshore.server.http.api.coming_in import guessing, myself, people_of
from longshore.server.http.api.page import plain_page, takes_page
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.wire import answer, read
from longshore.server.mail import contacts
from longshore.server.mail.contacts import DIGEST_MINUTE, LONGEST_ADDRESS, Contact, MailWhat
from longshore.server.mail.sending import Mailing
from longshore.text.messages import DEFAULT, languages, say

routes = Routes("me")
GONE = HTTPStatus.NO_CONTENT
REFUSES = (401, 403, 409)
_HTML = {"text/html": {"schema": {"type": "string"}}}
_Token: TypeAlias = Annotated[str, Meta(max_length=60)]


class MailWish(Strict, frozen=True, kw_only=True):
    """Where one wants to be told, of what, and in which language: `turn` when a game over days
    waits for one, `start` when a table was opened for one, `digest` once a day, at a minute of the
    day (UTC), what waits. Without an address nothing is sent.
    """

    address: Annotated[str, Meta(max_length=LONGEST_ADDRESS)] | None = None
    on: Annotated[tuple[MailWhat, ...], Meta(max_length=3)] = ()
    language: Annotated[str, Meta(max_length=10)] = DEFAULT
    digest_minute: Annotated[int, Meta(ge=0, lt=24 * 60)] = DIGEST_MINUTE


class MailCode(Strict, frozen=True, kw_only=True):
    """The code that was sent to one's address."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class MailTold(msgspec.Struct, frozen=True, kw_only=True):
    """How one is told by mail. `offered`: the host of the server sends any; `confirmed`: the code
    that was sent to the address has come back.
    """

    offered: bool
    address: str | None
    confirmed: bool
    on: tuple[MailWhat, ...]
    language: str
    digest_minute: int


def _mailing(request: Request) -> Mailing | None:
    """Who sends mail, if the host lets anybody."""
    mailing = house_of(request).mailing
    return mailing if mailing is not None and mailing.sends_mail else None


async def _told(request: Request) -> Response:
    people, who = myself(request)
    found = await people.read(contacts.of_account, people.database, who.account)
    told = MailTold(
        offered=_mailing(request) is not None,
        address=found.address,
        confirmed=found.confirmed_at is not None,
        on=found.on,
        language=found.language,
        digest_minute=found.digest_minute,
    )
    return answer(told)


@routes.add("GET", "/api/me/mail", answer=MailTold, refuses=(401,))
async def my_mail(request: Request) -> Response:
    """How one is told by mail."""
    return await _told(request)


@routes.add("PUT", "/api/me/mail", body=MailWish, answer=MailTold, refuses=REFUSES)
async def choose_mail(request: Request) -> Response:
    """Say how one wants to be told. To an address that is new a code is sent."""
    wish = await read(request, MailWish)
    people, who = myself(request)
    house_of(request).limits.heavy.take(who.account)
    mailing = _mailing(request)
    if mailing is None:
        raise WishRefused("mail-none")
    if wish.language not in languages():
        known = ", ".join(languages())
        raise Malformed("no-such-language", given=wish.language, known=known)
    address = contacts.checked_address(wish.address) if wish.address else None
    on = tuple(dict.fromkeys(wish.on))
    wished = Contact(wish.language, on, address, digest_minute=wish.digest_minute)
    await people.read(contacts.choose, people.database, who.account, wished, people.clock())
    mailing.wake()
    return await _told(request)


@routes.add("POST", "/api/me/mail/confirm", body=MailCode, answer=MailTold, refuses=REFUSES)
async def confirm_mail(request: Request) -> Response:
    """Say the code that was sent to one's address: from now on mail is sent there."""
    wish = await read(request, MailCode)
    people, who = myself(request)
    await guessing(
        request, contacts.confirm, people.database, who.account, wish.code, people.clock()
    )
    return await _told(request)


@routes.add("DELETE", "/api/me/mail", status=GONE, refuses=(401,))
async def forget_mail(request: Request) -> Response:
    """Have one's address forgotten."""
    people, who = myself(request)
    await people.read(contacts.forget, people.database, who.account)
    return Response(status_code=int(GONE))


@routes.add("POST", "/api/mail/stop", status=GONE, refuses=(403,), also=_HTML)
async def stop_mail(request: Request, token: _Token) -> Response:
    """Want no more mail, by what stands in one's last (RFC 8058). A browser is shown a page."""
    people, _ = people_of(request)
    language = await guessing(request, contacts.stop, people.database, token)
    if not takes_page(request):
        return Response(status_code=int(GONE))
    return _page(request, language, "mail-stopped")


@routes.add("GET", "/api/mail/stop", refuses=(403,), also=_HTML)
async def ask_to_stop_mail(request: Request, token: _Token) -> Response:
    """A page with a button that ends all mail: whatever only looks at a link has ended nothing."""
    people, _ = people_of(request)
    language = await guessing(request, contacts.reader, people.database, token)
    button = escape(say("mail-stop-button", language))
    more = f'<form method="post"><button class="primary">{button}</button></form>\n'
    return _page(request, language, "mail-stop-text", more)


def _page(request: Request, language: str, text: str, more: str = "") -> Response:
    title, styles = say("mail-stop-title", language), request.app.state.styles
    said = say(text, language)
    made = plain_page(HTTPStatus.OK, language, title, said, more=more, styles=styles)
    made.headers["cache-control"] = "no-store"
    return made
