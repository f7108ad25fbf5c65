"""Signing in at a provider of OpenID Connect: the authorization code flow, with PKCE.

Of whom the provider knows nothing is asked but who it is (`openid`): no name, no address. What a
token says is believed once its signature is that of one of the provider's keys, and it is for us,
for this sign-in, and not over.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import logging
import secrets
import time
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, TypeVar, cast
from urllib.parse import quote_plus, urlencode, urlsplit

import httpx
import msgspec

from longshore.server.domain.refused import NotAllowed, WishRefused
from longshore.server.domain.tokens import make_token
from longshore.server.people.ceremonies import Sent
from longshore.server.people.settings import ProviderSettings

if TYPE_CHECKING:
    from joserfc.jwk import KeySet

BACK = "/api/people/provider/back"  # where the provider sends people back to
_WELL_KNOWN = "/.well-known/openid-configuration"
_KEPT_SECONDS = 3600.0  # what the provider says of itself, and its keys
_PAUSE_SECONDS = 30.0  # between two looks for a key that is not known
_LARGEST = 512 * 1024
_LONGEST_SUBJECT = 255
_LEEWAY = 60  # seconds by which its clock may differ
# with public keys alone: a secret that both know signs nothing that could be held against anybody
_ALGORITHMS = (
    "RS256",
    "RS384",
    "RS512",
    "PS256",
    "PS384",
    "PS512",
    "ES256",
    "ES384",
    "ES512",
    "EdDSA",
)
_BASIC, _POST = "client_secret_basic", "client_secret_post"
logger = logging.getLogger(__name__)

T = TypeVar("T")


class ProviderTrouble(WishRefused):
    """The provider does not answer, or not as it should: nobody who signs in is to blame."""

    status = HTTPStatus.BAD_GATEWAY


class Endpoints(msgspec.Struct, frozen=True, kw_only=True):
    """What a provider says of itself."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str
    token_endpoint_auth_methods_supported: tuple[str, ...] = (_BASIC,)


class _Tokens(msgspec.Struct, frozen=True, kw_only=True):
    id_token: str


class Provider:
    """The provider of a host, as this process knows it."""

    def __init__(self, settings: ProviderSettings) -> None:
        self.settings = settings
        self._client: httpx.AsyncClient | None = None
        self._about: tuple[Endpoints, float] | None = None
        self._keys: tuple[KeySet, float] | None = None
        self._asking = asyncio.Lock()

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()

    def sending(self, back: str, session: str | None) -> Sent:
        """What is remembered of somebody who is sent there."""
        return Sent(
            state=make_token(),
            nonce=make_token(),
            verifier=secrets.token_urlsafe(48),
            back=back,
            session=session,
        )

    async def address(self, sent: Sent) -> str:
        """Where somebody is sent."""
        about = await self._known()
        challenge = hashlib.sha256(sent.verifier.encode()).digest()
        query = {
            "response_type": "code",
            "client_id": self.settings.client,
            "redirect_uri": sent.back,
            "scope": "openid",
            "state": sent.state,
            "nonce": sent.nonce,
            "code_challenge": base64.urlsafe_b64encode(challenge).decode().rstrip("="),
            "code_challenge_method": "S256",
        }
        joint = "&" if urlsplit(about.authorization_endpoint).query else "?"
        return f"{about.authorization_endpoint}{joint}{urlencode(query)}"

    async def subject(self, sent: Sent, code: str) -> str:
        """Who it is that came back with a code."""
        about = await self._known()
        token = await self._token(about, sent, code)
        return await self._subject(token, sent.nonce)

    def need_ours(self, sent: Sent, state: str | None, issuer: str | None) -> None:
        """Refused if somebody comes back who was not sent, or from elsewhere."""
        if state is None or not hmac.compare_digest(state.encode(), sent.state.encode()):
            raise NotAllowed("provider-refused")
        if issuer is not None and issuer != self.settings.issuer:
            raise NotAllowed("provider-refused")

    # What is asked of the provider

    async def _known(self) -> Endpoints:
        async with self._asking:
            if self._about is None or self._about[1] < time.monotonic():
                address = self.settings.issuer.rstrip("/") + _WELL_KNOWN
                about = self._read(await self._ask("GET", address), Endpoints)
                if about.issuer != self.settings.issuer:
                    raise self._trouble(f"it calls itself {about.issuer[:200]!r}")
                used = about.authorization_endpoint, about.token_endpoint, about.jwks_uri
                if not all(map(self._is_safe, used)):
                    raise self._trouble("its addresses are not safe")
                self._about = about, time.monotonic() + _KEPT_SECONDS
            return self._about[0]

    def _is_safe(self, address: str) -> bool:
        """Encrypted, unless the issuer itself is not, which is then on this machine."""
        parts = urlsplit(address)
        return bool(parts.hostname) and parts.scheme in (
            "https",
            urlsplit(self.settings.issuer).scheme,
        )

    async def _token(self, about: Endpoints, sent: Sent, code: str) -> str:
        settings = self.settings
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": sent.back,
            "code_verifier": sent.verifier,
        }
        headers = {"accept": "application/json"}
        methods = about.token_endpoint_auth_methods_supported
        if settings.secret is None:
            form["client_id"] = settings.client
        elif _BASIC in methods or _POST not in methods:
            pair = f"{quote_plus(settings.client)}:{quote_plus(settings.secret)}"
            headers["authorization"] = f"Basic {base64.b64encode(pair.encode()).decode()}"
        else:
            form |= {"client_id": settings.client, "client_secret": settings.secret}
        answer = await self._ask("POST", about.token_endpoint, data=form, headers=headers)
        if answer.status_code in (HTTPStatus.BAD_REQUEST, HTTPStatus.FORBIDDEN):  # the code is bad
            raise NotAllowed("provider-refused")
        return self._read(answer, _Tokens).id_token

    async def _subject(self, token: str, nonce: str) -> str:
        from joserfc import jwt
        from joserfc.errors import InvalidKeyIdError, JoseError

        for newest in (False, True):
            keys = await self._key_set(newest)
            try:
                found = jwt.decode(token, keys, algorithms=_ALGORITHMS)
            except InvalidKeyIdError:
                continue  # it may have a new key since
            except (JoseError, ValueError):
                break
            return self._checked(found.claims, nonce)
        raise NotAllowed("provider-refused")

    def _checked(self, claims: dict[str, Any], nonce: str) -> str:
        """Who a token is about, if it is for us, now."""
        from joserfc import jwt
        from joserfc.errors import JoseError

        client = self.settings.client
        registry = jwt.JWTClaimsRegistry(
            leeway=_LEEWAY,
            iss={"essential": True, "value": self.settings.issuer},
            aud={"essential": True, "value": client},
            exp={"essential": True},
            iat={"essential": True},
            sub={"essential": True},
            nonce={"essential": True, "value": nonce},
        )
        try:
            registry.validate(claims)
        except JoseError:
            raise NotAllowed("provider-refused") from None
        audience, party = claims["aud"], claims.get("azp")
        for_others = isinstance(audience, list) and len(audience) > 1
        if party != client and (party is not None or for_others):
            raise NotAllowed("provider-refused")
        subject = str(claims["sub"])
        if len(subject) > _LONGEST_SUBJECT:
            raise NotAllowed("provider-refused")
        return subject

    async def _key_set(self, newest: bool) -> KeySet:
        """The provider's keys; the newest ones if that is wanted, but not again at once."""
        from joserfc.errors import JoseError
        from joserfc.jwk import KeySet

        about = await self._known()
        async with self._asking:
            now = time.monotonic()
            if self._keys is not None:
                keys, read_at = self._keys
                if now - read_at < (_PAUSE_SECONDS if newest else _KEPT_SECONDS):
                    return keys
            try:
                answer = await self._ask("GET", about.jwks_uri)
                keys = KeySet.import_key_set(cast(Any, self._read(answer, dict[str, Any])))
            except (JoseError, ValueError, TypeError, KeyError):
                raise self._trouble("its keys cannot be read") from None
            self._keys = keys, now
            return keys

    def _read(self, answer: httpx.Response, kind: type[T]) -> T:
        if not answer.is_success:
            raise self._trouble(f"it answers {answer.status_code}")
        try:
            return msgspec.json.decode(answer.content, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise self._trouble("what it answers cannot be read") from None

    async def _ask(self, method: str, address: str, **more: Any) -> httpx.Response:
        if self._client is None:
            self._client = httpx.AsyncClient(timeout=httpx.Timeout(10.0))
        try:
            async with self._client.stream(method, address, **more) as answer:
                body = b""
                async for part in answer.aiter_bytes():
                    body += part
                    if len(body) > _LARGEST:
                        raise self._trouble("it answers too much")
        except httpx.HTTPError as problem:
            raise self._trouble(type(problem).__name__) from None
        return httpx.Response(answer.status_code, content=body)

    def _trouble(self, what: str) -> ProviderTrouble:
        logger.warning("The provider %s: %s.", self.settings.issuer, what)
        return ProviderTrouble("provider-trouble", name=self.settings.name)
