"""Passkeys by WebAuthn: what a browser is asked for, and what it answers looked at.

The library is loaded when it is first needed: most processes of most hosts never do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from longshore.server.domain.refused import NotAllowed, WishRefused
from longshore.server.domain.settings import Strict
from longshore.server.people.passkeys import PasskeyRow

RP_NAME = "Longshore"
TIMEOUT_MS = 5 * 60 * 1000
_LONGEST_ID = 1023 * 4 // 3 + 1  # as the standard bounds them
_Base64Url = Annotated[str, Meta(max_length=8_000, pattern=r"^[A-Za-z0-9_-]*$")]
_Id = Annotated[str, Meta(min_length=1, max_length=_LONGEST_ID, pattern=r"^[A-Za-z0-9_-]+$")]


class MadePasskey(Strict, frozen=True, kw_only=True):
    """A passkey that was made, as `navigator.credentials.create` tells it, in base64url."""

    id: _Id
    client_data: _Base64Url
    attestation: Annotated[str, Meta(max_length=40_000, pattern=r"^[A-Za-z0-9_-]*$")]


class ShownPasskey(Strict, frozen=True, kw_only=True):
    """A passkey that was shown, as `navigator.credentials.get` tells it, in base64url."""

    id: _Id
    client_data: _Base64Url
    authenticator_data: _Base64Url
    signature: _Base64Url
    user_handle: _Base64Url


class PasskeyOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What `navigator.credentials.create` is to be given; bytes are in base64url. Passkeys that are
    found without a name (`residentKey`) are wanted, and that their owner is verified.
    """

    rp_id: str
    rp_name: str
    user_id: str
    user_name: str
    challenge: str
    algorithms: tuple[int, ...]
    exclude: tuple[str, ...]
    timeout: int = TIMEOUT_MS


class AskOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What `navigator.credentials.get` is to be given, for any passkey of this server."""

    rp_id: str
    challenge: str
    timeout: int = TIMEOUT_MS


class GoodPasskey(NamedTuple):
    """A passkey that is good: what is kept of it."""

    id: str
    public_key: bytes
    sign_count: int


def rp_id(origin: str) -> str:
    """By which name passkeys know this server, of the origin that a browser shows."""
    return urlsplit(origin).hostname or ""


def options_to_make(
    origin: str, challenge: bytes, account: str, name: str, known: Sequence[str]
) -> PasskeyOptions:
    """What a browser is to make; not where one is that the account has already."""
    from webauthn import generate_registration_options
    from webauthn.helpers import bytes_to_base64url

    options = generate_registration_options(
        rp_id=rp_id(origin),
        rp_name=RP_NAME,
        user_id=account.encode(),
        user_name=name,
        challenge=challenge,
    )
    return PasskeyOptions(
        rp_id=rp_id(origin),
        rp_name=RP_NAME,
        user_id=bytes_to_base64url(options.user.id),
        user_name=name,
        challenge=bytes_to_base64url(options.challenge),
        algorithms=tuple(int(one.alg) for one in options.pub_key_cred_params),
        exclude=tuple(known),
    )


def options_to_ask(origin: str, challenge: bytes) -> AskOptions:
    """What a browser is to show."""
    from webauthn.helpers import bytes_to_base64url

    return AskOptions(rp_id=rp_id(origin), challenge=bytes_to_base64url(challenge))


def look_at_made(made: MadePasskey, challenge: bytes, origin: str) -> GoodPasskey:
    """What was made, if all of it is as it was asked for."""
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    response = {"clientDataJSON": made.client_data, "attestationObject": made.attestation}
    with _refusing():
        found = verify_registration_response(
            credential=_credential(made.id, response),
            expected_challenge=challenge,
            expected_rp_id=rp_id(origin),
            expected_origin=origin,
            require_user_verification=True,
        )
    passkey = bytes_to_base64url(found.credential_id)
    if passkey != made.id:
        raise NotAllowed("passkey-refused")
    return GoodPasskey(passkey, found.credential_public_key, found.sign_count)


def look_at_shown(shown: ShownPasskey, passkey: PasskeyRow, challenge: bytes, origin: str) -> int:
    """How often a passkey was used by its own count, if it was shown as it was asked for, by the
    account's owner. A count that does not rise is that of a copy.
    """
    from webauthn import base64url_to_bytes, verify_authentication_response

    response = {
        "clientDataJSON": shown.client_data,
        "authenticatorData": shown.authenticator_data,
        "signature": shown.signature,
        "userHandle": shown.user_handle,
    }
    with _refusing():
        if base64url_to_bytes(shown.user_handle) != passkey.account_id.encode():
            raise NotAllowed("passkey-refused")
        found = verify_authentication_response(
            credential=_credential(shown.id, response),
            expected_challenge=challenge,
            expected_rp_id=rp_id(origin),
            expected_origin=origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
            require_user_verification=True,
        )
    return found.new_sign_count


def _credential(passkey: str, response: dict[str, str]) -> dict[str, Any]:
    return {"id": passkey, "rawId": passkey, "type": "public-key", "response": response}


@contextmanager
def _refusing() -> Iterator[None]:
    """Whatever is wrong with it: what comes from outside is parsed here, and nothing of it may
    break more than itself. What exactly was wrong helps those alone who try.
    """
    try:
        yield
    except WishRefused:
        raise
    except Exception:  # noqa: BLE001  the library says it in many ways, those of its parsers too
        raise NotAllowed("passkey-refused") from None
