"""Coming in and going: accounts made, browsers signed in by a passkey or a code, and signed out."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from http import HTTPStatus
from typing import TypeVar

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from longshore.server.domain.refused import NoKey, NotAllowed, WishRefused
from longshore.server.http.api import people_types as types
from longshore.server.http.api.asking import address_of, house_of, signed_in_of
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.wire import answer, read
from longshore.server.http.browsers import browser_name
from longshore.server.http.hosts import host_name, is_address
from longshore.server.http.house import House
from longshore.server.http.signing import (
    CEREMONY,
    VOUCHED,
    brought,
    session_token,
    with_secret,
    with_session,
    without_secret,
    without_session,
)
from longshore.server.people import accounts, ceremonies, entering, sessions
from longshore.server.people.ceremonies import PasskeyAsked, PasskeyMade, Vouched
from longshore.server.people.entering import Browser
from longshore.server.people.people import People
from longshore.server.people.sessions import SignedIn
from longshore.server.people.webauthn import (
    AskOptions,
    PasskeyOptions,
    ShownPasskey,
    options_to_ask,
    options_to_make,
    rp_id,
)

routes = Routes("people")
GONE = HTTPStatus.NO_CONTENT
CHALLENGE = 32  # bytes
T = TypeVar("T")


def people_of(request: HTTPConnection) -> tuple[People, House]:
    """The people of this server, for whoever asks; the request is counted."""
    house = house_of(request)
    house.limits.requests.take(address_of(request.scope))
    if house.people is None:  # these routes are served where there are accounts
        raise NotAllowed("not-signed-in")
    return house.people, house


def myself(request: Request) -> tuple[People, SignedIn]:
    """Whoever is signed in, or NoKey."""
    people, _ = people_of(request)
    signed_in = signed_in_of(request)
    if signed_in is None:
        raise NoKey("not-signed-in")
    return people, signed_in


def origin_of(request: Request) -> str:
    """The origin for passkeys: as the host says people reach it, or as their browser does, which
    was looked at before (`security.OriginCheck`).
    """
    house = house_of(request)
    public = (house.config.public_url or "").rstrip("/")
    called = request.headers.get("origin", "").lower()
    origin = _origin(public) or called or _origin(house.address(request))
    if called and called != origin:
        raise WishRefused("passkeys-elsewhere", address=origin)
    if is_address(host_name(rp_id(origin))):
        raise WishRefused("passkeys-address", address=rp_id(origin))
    return origin


def _origin(address: str) -> str:
    """An address without its path."""
    scheme, _, rest = address.partition("://")
    return f"{scheme}://{rest.partition('/')[0]}".lower() if rest else ""


def browser_of(request: Request) -> Browser:
    return Browser(
        browser_name(request.headers.get("user-agent", "")), session_token(request.scope)
    )


async def guessing(request: Request, call: Callable[..., T], *arguments: object) -> T:
    """Something that is refused to whoever tries; such tries are counted."""
    people, house = people_of(request)
    try:
        return await people.read(call, *arguments)
    except NotAllowed:
        house.limits.guesses.take(address_of(request.scope))
        raise


async def come_in(request: Request, token: str) -> Response:
    """The answer to whoever is signed in from now on."""
    people, _ = people_of(request)
    await people.changed()  # the session that the browser had is over
    made = answer(_here(people, await people.signed_in(token)))
    return with_session(made, request.scope, token)


def _here(people: People, who: SignedIn | None, *, vouched: bool = False) -> types.Here:
    provider = people.settings.provider
    return types.Here(
        provider=None if provider is None else provider.name,
        name=None if who is None else who.name,
        blocked=who is not None and who.blocked,
        vouched=vouched,
    )


@routes.add("GET", "/api/people", answer=types.Here)
async def here(request: Request) -> Response:
    """How one can sign in here, and who is signed in."""
    people, _ = people_of(request)
    who = signed_in_of(request)
    vouched = who is None and brought(request.scope, VOUCHED) is not None
    return answer(_here(people, who, vouched=vouched))


# Passkeys


async def begin_making(request: Request, account: str, name: str, *, new: bool) -> Response:
    """What the browser is to make a passkey of; what it is for is remembered."""
    people, house = people_of(request)
    house.limits.heavy.take(address_of(request.scope))
    challenge, origin = secrets.token_bytes(CHALLENGE), origin_of(request)
    begun = PasskeyMade(account=account, name=name, new=new, challenge=challenge, origin=origin)
    known = () if new else await people.passkeys_of(account)
    options = options_to_make(origin, challenge, account, name, known)
    token = await people.read(ceremonies.begin, people.database, begun, people.clock())
    return with_secret(answer(options), request.scope, CEREMONY, token)


async def made_for(request: Request, *, new: bool) -> PasskeyMade:
    """What a passkey was made for, as it was begun at this browser."""
    begun = await ended(request, PasskeyMade)
    if begun.new != new:
        raise NotAllowed("ceremony-over")
    return begun


async def ended(request: Request, kind: type[T]) -> T:
    """What was begun at this browser, once."""
    people, _ = people_of(request)
    token = brought(request.scope, VOUCHED if kind is Vouched else CEREMONY)
    return await guessing(request, ceremonies.end, people.database, token, kind, people.clock())


@routes.add(
    "POST",
    "/api/people/sign-up",
    body=types.AccountName,
    answer=PasskeyOptions,
    refuses=(403, 409),
)
async def sign_up(request: Request) -> Response:
    """Begin a new account, by a name: what the browser is to make a passkey of."""
    wish = await read(request, types.AccountName)
    people, _ = people_of(request)
    name = await _free(people, wish.name)
    return await begin_making(request, accounts.make_account_id(), name, new=True)


async def _free(people: People, wished: str) -> str:
    name = accounts.tidy_name(wished)
    await people.read(accounts.need_free_name, people.database, name)
    return name


@routes.add(
    "POST",
    "/api/people/sign-up/passkey",
    body=types.NewPasskey,
    answer=types.Here,
    refuses=(403, 409),
)
async def sign_up_with_passkey(request: Request) -> Response:
    """Make the account that was begun, with the passkey that was made; one is signed in then."""
    wish = await read(request, types.NewPasskey)
    people, house = people_of(request)
    begun, browser = await made_for(request, new=True), browser_of(request)
    label, now = wish.label.strip() or browser.label, people.clock()
    passkey = await guessing(request, entering.passkey_of, wish.passkey, begun, label, now)
    await people.read(accounts.need_free_name, people.database, begun.name)
    house.limits.tables.take(address_of(request.scope))
    token = await people.read(
        entering.sign_up, people.database, begun, passkey, browser, people.clock()
    )
    return without_secret(await come_in(request, token), request.scope, CEREMONY)


@routes.add("POST", "/api/people/sign-in", answer=AskOptions, refuses=(409,))
async def sign_in(request: Request) -> Response:
    """Begin to sign in by a passkey: what the browser is to show one for."""
    people, house = people_of(request)
    house.limits.heavy.take(address_of(request.scope))
    challenge, origin = secrets.token_bytes(CHALLENGE), origin_of(request)
    begun = PasskeyAsked(challenge=challenge, origin=origin)
    token = await people.read(ceremonies.begin, people.database, begun, people.clock())
    return with_secret(answer(options_to_ask(origin, challenge)), request.scope, CEREMONY, token)


@routes.add(
    "POST", "/api/people/sign-in/passkey", body=ShownPasskey, answer=types.Here, refuses=(403,)
)
async def sign_in_with_passkey(request: Request) -> Response:
    """Sign in by the passkey that was shown."""
    shown = await read(request, ShownPasskey)
    people, _ = people_of(request)
    begun, browser = await ended(request, PasskeyAsked), browser_of(request)
    token = await guessing(
        request, entering.by_passkey, people.database, shown, begun, browser, people.clock()
    )
    return without_secret(await come_in(request, token), request.scope, CEREMONY)


# Otherwise


@routes.add(
    "POST",
    "/api/people/sign-in/code",
    body=types.RecoveryCode,
    answer=types.Here,
    refuses=(403,),
)
async def sign_in_with_code(request: Request) -> Response:
    """Sign in by a recovery code, which is used up by that."""
    wish = await read(request, types.RecoveryCode)
    people, _ = people_of(request)
    browser = browser_of(request)
    token = await guessing(
        request, entering.by_code, people.database, wish.code, browser, people.clock()
    )
    return await come_in(request, token)


@routes.add(
    "POST",
    "/api/people/sign-up/provider",
    body=types.AccountName,
    answer=types.Here,
    refuses=(403, 409),
)
async def sign_up_vouched(request: Request) -> Response:
    """Make an account of whom the provider has vouched for, by a name; one is signed in then."""
    wish = await read(request, types.AccountName)
    people, house = people_of(request)
    name = await _free(people, wish.name)  # first: another one can be tried
    vouched = await ended(request, Vouched)
    house.limits.tables.take(address_of(request.scope))
    account = accounts.AccountRow(accounts.make_account_id(), name, people.clock())
    token = await people.read(
        entering.sign_up_vouched, people.database, account, vouched, browser_of(request)
    )
    return without_secret(await come_in(request, token), request.scope, VOUCHED)


@routes.add("POST", "/api/people/sign-out", status=GONE)
async def sign_out(request: Request) -> Response:
    """End the session of this browser."""
    people, _ = people_of(request)
    who = signed_in_of(request)
    if who is not None:
        await people.read(sessions.end, people.database, who.account, who.session)
        await people.changed()
    return without_session(Response(status_code=int(GONE)), request.scope)
