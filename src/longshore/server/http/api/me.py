"""One's own account: its name, what opens it, where it is open."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response

from longshore.server.domain.refused import NotAllowed, Unknown
from longshore.server.http.api import people_types as types
from longshore.server.http.api.coming_in import begin_making, browser_of, guessing, made_for, myself
from longshore.server.http.api.player_types import PublicWish
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.wire import answer, read
from longshore.server.http.signing import CEREMONY, without_secret
from longshore.server.people import accounts, codes, entering, identities, pages, passkeys, sessions
from longshore.server.people.identities import IdentityRow
from longshore.server.people.people import People
from longshore.server.people.sessions import SignedIn
from longshore.server.people.settings import ProviderSettings
from longshore.server.people.webauthn import PasskeyOptions

routes = Routes("me")
GONE = HTTPStatus.NO_CONTENT


@routes.add("GET", "/api/me", answer=types.Me, refuses=(401,))
async def me(request: Request) -> Response:
    """One's account: what opens it, and where it is open."""
    people, who = myself(request)
    return answer(await people.read(_me, people, who))


def _me(people: People, who: SignedIn) -> types.Me:
    database, now = people.database, people.clock()
    account = accounts.find(database, who.account)
    return types.Me(
        name=account.name,
        blocked=account.blocked_at is not None,
        created_at=account.created_at,
        passkeys=tuple(
            types.PasskeyTold(
                id=one.id, label=one.label, created_at=one.created_at, used_at=one.used_at
            )
            for one in passkeys.listed(database, who.account)
        ),
        providers=tuple(
            _provider_told(one, people.settings.provider)
            for one in identities.listed(database, who.account)
        ),
        sessions=tuple(
            types.SessionTold(
                id=one.id,
                label=one.label,
                created_at=one.created_at,
                used_at=one.used_at,
                this=one.id == who.session,
            )
            for one in sessions.listed(database, who.account, now)
        ),
        codes=codes.left(database, who.account),
        public=pages.is_public(database, who.account),
    )


def _provider_told(one: IdentityRow, now: ProviderSettings | None) -> types.ProviderTold:
    if now is None or now.issuer != one.issuer:
        now = None
    return types.ProviderTold(
        issuer=one.issuer,
        name=one.issuer if now is None else now.name,
        now=now is not None,
        created_at=one.created_at,
    )


async def _told(request: Request) -> Response:
    """The account as it is after a change."""
    people, who = myself(request)
    await people.changed()
    return answer(await people.read(_me, people, who))


@routes.add(
    "POST", "/api/me/name", body=types.AccountName, answer=types.Me, refuses=(401, 403, 409)
)
async def rename_me(request: Request) -> Response:
    """Have another name from now on; at the tables where one sits already, one keeps the old."""
    wish = await read(request, types.AccountName)
    people, who = myself(request)
    name = accounts.tidy_name(wish.name)
    await people.read(accounts.need_free_name, people.database, name, who.account)
    await people.read(accounts.rename, people.database, who.account, name)
    return await _told(request)


@routes.add("PUT", "/api/me/public", body=PublicWish, answer=types.Me, refuses=(401,))
async def show_me(request: Request) -> Response:
    """Let everybody see one's ratings and rated games, or nobody any more."""
    wish = await read(request, PublicWish)
    people, who = myself(request)
    if wish.public:
        await people.read(pages.show, people.database, who.account, people.clock())
    else:
        await people.read(pages.hide, people.database, who.account)
    return await _told(request)


# Passkeys


@routes.add("POST", "/api/me/passkeys", answer=PasskeyOptions, refuses=(401, 409))
async def begin_passkey(request: Request) -> Response:
    """Begin a further passkey: what the browser is to make it of."""
    _, who = myself(request)
    return await begin_making(request, who.account, who.name, new=False)


@routes.add(
    "POST",
    "/api/me/passkeys/made",
    body=types.NewPasskey,
    answer=types.Me,
    refuses=(401, 403, 409),
)
async def add_passkey(request: Request) -> Response:
    """Add the passkey that was made."""
    wish = await read(request, types.NewPasskey)
    people, who = myself(request)
    begun = await made_for(request, new=False)
    if begun.account != who.account:  # another has signed in here meanwhile
        raise NotAllowed("ceremony-over")
    label = wish.label.strip() or browser_of(request).label
    made = wish.passkey
    passkey = await guessing(request, entering.passkey_of, made, begun, label, people.clock())
    await people.read(passkeys.add_to, people.database, passkey)
    return without_secret(await _told(request), request.scope, CEREMONY)


@routes.add("DELETE", "/api/me/passkeys/{passkey}", answer=types.Me, refuses=(401, 404, 409))
async def remove_passkey(request: Request, passkey: str) -> Response:
    """Take a passkey out of use, unless nothing else opens the account."""
    people, who = myself(request)
    await people.read(passkeys.remove, people.database, who.account, passkey[:1400])
    return await _told(request)


# The provider, and recovery codes


@routes.add("DELETE", "/api/me/provider", answer=types.Me, refuses=(401, 404, 409))
async def remove_provider(request: Request, issuer: str) -> Response:
    """Let a provider open the account no more, unless nothing else opens it."""
    people, who = myself(request)
    await people.read(identities.remove, people.database, who.account, issuer[:2000])
    return await _told(request)


@routes.add("POST", "/api/me/codes", answer=types.RecoveryCodes, refuses=(401,))
async def make_codes(request: Request) -> Response:
    """New recovery codes, told this once. Each lets one in once."""
    people, who = myself(request)
    made = await people.read(codes.make, people.database, who.account, people.clock())
    return answer(types.RecoveryCodes(codes=made))


# Sessions


@routes.add("DELETE", "/api/me/sessions", answer=types.SessionsEnded, refuses=(401,))
async def end_other_sessions(request: Request) -> Response:
    """Sign all other browsers out."""
    people, who = myself(request)

    def end_others() -> int:
        return sessions.end(people.database, who.account, but=who.session)

    ended = await people.read(end_others)
    await people.changed()
    return answer(types.SessionsEnded(ended=ended))


@routes.add("DELETE", "/api/me/sessions/{session}", status=GONE, refuses=(401, 404))
async def end_session(request: Request, session: str) -> Response:
    """Sign a browser out."""
    people, who = myself(request)
    if not await people.read(sessions.end, people.database, who.account, session[:40]):
        raise Unknown("no-such-session")
    await people.changed()
    return Response(status_code=int(GONE))
