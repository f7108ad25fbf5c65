"""A provider of OpenID Connect on this machine: small, and strict in what it takes.

What a forger, or a provider that errs, would do otherwise is an attribute of it.
"""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import threading
import time
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self
from urllib.parse import parse_qs, unquote_plus, urlencode, urlsplit

from joserfc import jwt
from joserfc.jwk import ECKey, KeySet, OctKey

from longshore.server.people.settings import AccountSettings, ProviderSettings

CLIENT, SECRET = "longshore", "a secret: with a colon"


class Oidc:
    """The provider, at `issuer`, until the `with` ends."""

    def __init__(self, *, secret: str | None = SECRET, methods: tuple[str, ...] = ()) -> None:
        self.secret, self.methods = secret, methods
        self.keys = [_new_key()]
        self.signing: Any = self.keys[0]  # with what tokens are signed
        self.claims: dict[str, Any] = {}  # instead of those that are true; None: left out
        self.calls_itself: str | None = None
        self.names_itself = True  # `iss` on the way back (RFC 9207)
        self.asked: list[dict[str, str]] = []  # what people were sent here with
        self._codes: dict[str, dict[str, str]] = {}
        provider = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                provider._get(self)

            def do_POST(self) -> None:
                provider._post(self)

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.issuer = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def settings(self, **otherwise: Any) -> AccountSettings:
        """A host's settings for this provider."""
        given = {"issuer": self.issuer, "client": CLIENT, "secret": self.secret, "name": "Portal"}
        return AccountSettings(provider=ProviderSettings(**{**given, **otherwise}))

    def new_key(self) -> None:
        """Sign with another key from now on; the old one is told no more."""
        self.keys = [_new_key()]
        self.signing = self.keys[0]

    def back(self, address: str, who: str = "ann") -> str:
        """Where somebody comes back to who was sent here by an address, and agreed."""
        asked = {name: found[0] for name, found in parse_qs(urlsplit(address).query).items()}
        self.asked.append(asked)
        assert asked["response_type"] == "code"
        assert asked["client_id"] == CLIENT
        assert "openid" in asked["scope"].split()
        code = secrets.token_urlsafe(16)
        self._codes[code] = {**asked, "who": who}
        said = {"code": code, "state": asked["state"]}
        if self.names_itself:
            said["iss"] = self.issuer
        return f"{asked['redirect_uri']}?{urlencode(said)}"

    def _get(self, request: BaseHTTPRequestHandler) -> None:
        path = urlsplit(request.path).path
        if path == "/.well-known/openid-configuration":
            _answer(request, self._about())
        elif path == "/keys":
            _answer(request, KeySet(self.keys).as_dict())
        elif path == "/authorize":
            back = escape(self.back(request.path))
            refused = escape(self._refused(request.path))
            body = f'<h1>Portal</h1><a href="{back}">Allow</a> <a href="{refused}">Refuse</a>'
            _send(request, 200, "text/html; charset=utf-8", body.encode())
        else:
            _send(request, 404, "text/plain", b"")

    def _about(self) -> dict[str, Any]:
        methods = {"token_endpoint_auth_methods_supported": list(self.methods)}
        return {
            "issuer": self.calls_itself or self.issuer,
            "authorization_endpoint": f"{self.issuer}/authorize",
            "token_endpoint": f"{self.issuer}/token",
            "jwks_uri": f"{self.issuer}/keys",
        } | (methods if self.methods else {})

    def _refused(self, address: str) -> str:
        asked = {name: found[0] for name, found in parse_qs(urlsplit(address).query).items()}
        said = {"error": "access_denied", "state": asked["state"]}
        return f"{asked['redirect_uri']}?{urlencode(said)}"

    def _post(self, request: BaseHTTPRequestHandler) -> None:
        length = int(request.headers["content-length"])
        form = {name: one[0] for name, one in parse_qs(request.rfile.read(length).decode()).items()}
        if urlsplit(request.path).path != "/token" or not self._is_client(request, form):
            _answer(request, {"error": "invalid_client"}, 401)
            return
        asked = self._codes.pop(form.get("code", ""), None)
        if asked is None or not _is_same(asked, form):
            _answer(request, {"error": "invalid_grant"}, 400)
            return
        token = self._token(asked)
        _answer(request, {"access_token": "x", "token_type": "Bearer", "id_token": token})

    def _is_client(self, request: BaseHTTPRequestHandler, form: dict[str, str]) -> bool:
        if self.secret is None:
            return form.get("client_id") == CLIENT and "client_secret" not in form
        if self.methods == ("client_secret_post",):
            return (form.get("client_id"), form.get("client_secret")) == (CLIENT, self.secret)
        scheme, _, pair = request.headers.get("authorization", "").partition(" ")
        name, _, secret = base64.b64decode(pair).decode().partition(":")
        return (scheme, unquote_plus(name), unquote_plus(secret)) == ("Basic", CLIENT, self.secret)

    def _token(self, asked: dict[str, str]) -> str:
        now = int(time.time())
        claims: dict[str, Any] = {
            "iss": self.issuer,
            "aud": CLIENT,
            "sub": asked["who"],
            "nonce": asked["nonce"],
            "iat": now,
            "exp": now + 300,
            **self.claims,
        }
        said = {name: value for name, value in claims.items() if value is not None}
        if self.signing is None:
            return _unsigned(said)
        kind = "HS256" if isinstance(self.signing, OctKey) else "ES256"
        header = {"alg": kind, "kid": self.signing.kid or ""}
        return jwt.encode(header, said, self.signing, algorithms=[kind])


def _new_key() -> ECKey:
    key = ECKey.generate_key("P-256", parameters={"use": "sig"})
    key.ensure_kid()
    return key


def _is_same(asked: dict[str, str], form: dict[str, str]) -> bool:
    """Whether a code is brought by whoever it was given to: PKCE."""
    digest = hashlib.sha256(form.get("code_verifier", "").encode()).digest()
    challenge = base64.urlsafe_b64encode(digest).decode().rstrip("=")
    return (
        form.get("grant_type") == "authorization_code"
        and asked["code_challenge_method"] == "S256"
        and asked["code_challenge"] == challenge
        and asked["redirect_uri"] == form.get("redirect_uri")
    )


def _unsigned(claims: dict[str, Any]) -> str:
    parts = ({"alg": "none"}, claims)
    sent = (base64.urlsafe_b64encode(json.dumps(one).encode()).decode() for one in parts)
    return ".".join(one.rstrip("=") for one in sent) + "."


def _answer(request: BaseHTTPRequestHandler, told: Any, status: int = 200) -> None:
    _send(request, status, "application/json", json.dumps(told).encode())


def _send(request: BaseHTTPRequestHandler, status: int, kind: str, body: bytes) -> None:
    request.send_response(status)
    request.send_header("content-type", kind)
    request.send_header("content-length", str(len(body)))
    request.end_headers()
    request.wfile.write(body)
