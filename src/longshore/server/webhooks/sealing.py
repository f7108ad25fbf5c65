"""What a browser's push service takes: a message that only the browser can read (RFC 8291), and a
word that it comes from the server that was subscribed to (VAPID, RFC 8292).
"""

from __future__ import annotations

import base64
import binascii
import hmac
import secrets
from typing import NamedTuple

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

MOST = 3993  # bytes of a message that every push service takes
_RECORD = 4096
_CURVE = ec.SECP256R1()
_POINT, _SCALAR, _AUTH = 65, 32, 16  # bytes


class BrowserKeys(NamedTuple):
    """What a browser has told: its public key, and a secret that both know."""

    public: bytes
    auth: bytes


def coded(raw: bytes) -> str:
    """Bytes in base64url, as all of this is written."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """A ValueError if it is none."""
    try:
        padded = text + "=" * (-len(text) % 4)
        return base64.b64decode(padded.encode("ascii"), altchars=b"-_", validate=True)
    except (binascii.Error, UnicodeEncodeError) as problem:
        raise ValueError(str(problem)) from None


def browser_keys(public: str, auth: str) -> BrowserKeys:
    """The keys of a subscription; a ValueError if they cannot be any."""
    keys = BrowserKeys(decoded(public), decoded(auth))
    if len(keys.public) != _POINT or len(keys.auth) != _AUTH:
        raise ValueError("keys of another size")
    ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, keys.public)
    return keys


def sealed(
    message: bytes,
    keys: BrowserKeys,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message that only the browser can read. Key and salt are new for each."""
    if len(message) > MOST:
        raise ValueError(f"a message has at most {MOST} bytes")
    own, salt = own or ec.generate_private_key(_CURVE), salt or secrets.token_bytes(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, keys.public)
    point = _point(own)
    shared = _hash(keys.auth, own.exchange(ec.ECDH(), theirs))
    secret = _hash(salt, _hash(shared, b"WebPush: info\0" + keys.public + point + b"\1"))
    key = _hash(secret, b"Content-Encoding: aes128gcm\0\1")[:16]
    nonce = _hash(secret, b"Content-Encoding: nonce\0\1")[:12]
    head = salt + _RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, message + b"\2", None)


class Vapid:
    """The key pair of a server, and what it signs."""

    def __init__(self, private: bytes) -> None:
        self._private = ec.derive_private_key(int.from_bytes(private, "big"), _CURVE)
        self.public = coded(_point(self._private))

    @staticmethod
    def make() -> bytes:
        """A new private key, as it is kept."""
        value = ec.generate_private_key(_CURVE).private_numbers().private_value
        return value.to_bytes(_SCALAR, "big")

    def header(self, audience: str, until: int, contact: str) -> str:
        """The `Authorization` of a call to a push service, good until then (seconds since 1970)."""
        claims = {"aud": audience, "exp": until} | ({"sub": contact} if contact else {})
        said = ".".join(coded(msgspec.json.encode(part)) for part in (_JWT, claims))
        signature = self._private.sign(said.encode(), ec.ECDSA(hashes.SHA256()))
        raw = b"".join(n.to_bytes(_SCALAR, "big") for n in decode_dss_signature(signature))
        return f"vapid t={said}.{coded(raw)}, k={self.public}"


_JWT = {"typ": "JWT", "alg": "ES256"}


def _point(private: ec.EllipticCurvePrivateKey) -> bytes:
    return private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _hash(key: bytes, message: bytes) -> bytes:
    return hmac.digest(key, message, "sha256")
