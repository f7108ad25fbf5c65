"""Signing in at a provider: sent there, and back."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from longshore.server.domain.refused import NotAllowed, WishRefused
from longshore.server.http.api import people_types as types
from longshore.server.http.api.asking import address_of, house_of, signed_in_of
from longshore.server.http.api.coming_in import browser_of, guessing, people_of
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.wire import answer
from longshore.server.http.signing import (
    SENT,
    VOUCHED,
    brought,
    with_secret,
    with_session,
    without_secret,
)
from longshore.server.people import ceremonies, entering, identities, sessions
from longshore.server.people.ceremonies import Sent, Vouched
from longshore.server.people.identities import IdentityRow
from longshore.server.people.people import People
from longshore.server.people.provider import BACK, Provider

routes = Routes("people")
HOME = "/me"
_Said = Annotated[str, Meta(max_length=4_000)]


def provider_of(people: People) -> Provider:
    if people.provider is None:
        raise WishRefused("provider-none")
    return people.provider


@routes.add("POST", "/api/people/provider", answer=types.Elsewhere, refuses=(409, 502))
async def go_to_provider(request: Request) -> Response:
    """Begin to sign in at the host's provider; or, signed in, to let it open one's account."""
    people, house = people_of(request)
    provider = provider_of(people)
    house.limits.heavy.take(address_of(request.scope))
    who = signed_in_of(request)
    back = f"{house_of(request).address(request)}{BACK}"
    sent = provider.sending(back, None if who is None else who.session)
    address = await provider.address(sent)
    token = await people.read(ceremonies.begin, people.database, sent, people.clock())
    return with_secret(answer(types.Elsewhere(address=address)), request.scope, SENT, token)


@routes.plain(BACK)
async def come_back(
    request: Request,
    code: _Said | None = None,
    state: _Said | None = None,
    iss: _Said | None = None,
    error: _Said | None = None,
) -> Response:
    """Back from the provider, which sends a browser here: it is sent on to one's page, signed in,
    with a name to choose, or with the reason why not.
    """
    try:
        made = await _back(request, code, state, iss, error)
    except WishRefused as refused:
        house_of(request).metrics.refused(refused.code)
        made = _on(f"{HOME}?refused={refused.code}")
    return without_secret(made, request.scope, SENT)


async def _back(
    request: Request, code: str | None, state: str | None, iss: str | None, error: str | None
) -> Response:
    people, _ = people_of(request)
    provider, now = provider_of(people), people.clock()
    token = brought(request.scope, SENT)
    sent = await guessing(request, ceremonies.end, people.database, token, Sent, now)
    provider.need_ours(sent, state, iss)
    if code is None or error is not None:  # they have thought better of it
        raise NotAllowed("provider-refused")
    subject = await provider.subject(sent, code)
    issuer = provider.settings.issuer
    if sent.session is not None:
        return await _add(people, sent.session, issuer, subject)
    known = await people.read(identities.find, people.database, issuer, subject)
    if known is None:
        vouched = Vouched(issuer=issuer, subject=subject)
        begun = await people.read(ceremonies.begin, people.database, vouched, now)
        return with_secret(_on(HOME), request.scope, VOUCHED, begun)
    browser = browser_of(request)
    session = await people.read(entering.by_provider, people.database, known, browser, now)
    await people.changed()
    return with_session(_on(HOME), request.scope, session)


async def _add(people: People, session: str, issuer: str, subject: str) -> Response:
    """The provider opens the account of whoever went there signed in, and still is."""
    account = await people.read(sessions.account_of, people.database, session)
    if account is None:
        raise NotAllowed("ceremony-over")
    identity = IdentityRow(issuer, subject, account, people.clock())
    await people.read(identities.add_to, people.database, identity)
    return _on(HOME)


def _on(address: str) -> Response:
    return RedirectResponse(address, HTTPStatus.SEE_OTHER)
