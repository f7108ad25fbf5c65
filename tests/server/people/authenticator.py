"""An authenticator in software: passkeys as browsers make and show them, and as forgers would."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Passkey:
    """One passkey. What a forger changes is an argument of `made` and `shown`."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.id = secrets.token_bytes(16)
        self.rp_id, self.handle = str(options["rp_id"]), decoded(options["user_id"])
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    @property
    def name(self) -> str:
        return encoded(self.id)

    def made(self, options: dict[str, Any], origin: str, /, **forged: Any) -> dict[str, Any]:
        """As the browser tells of its making."""
        numbers = self.key.public_key().public_numbers()
        key = {
            1: 2,
            3: -7,
            -1: 1,
            -2: numbers.x.to_bytes(32, "big"),
            -3: numbers.y.to_bytes(32, "big"),
        }
        about = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        data = self._data(forged, PRESENT | VERIFIED | ATTESTED) + about
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "id": self.name,
            "client_data": encoded(_client("webauthn.create", options, origin, forged)),
            "attestation": encoded(attestation),
        }

    def shown(self, options: dict[str, Any], origin: str, /, **forged: Any) -> dict[str, Any]:
        """As the browser shows it."""
        self.count += 1
        data = self._data(forged, PRESENT | VERIFIED)
        client = _client("webauthn.get", options, origin, forged)
        signer: Passkey = forged.get("signer", self)
        signed = data + hashlib.sha256(client).digest()
        return {
            "id": self.name,
            "client_data": encoded(client),
            "authenticator_data": encoded(data),
            "signature": encoded(signer.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
            "user_handle": encoded(forged.get("handle", self.handle)),
        }

    def _data(self, forged: dict[str, Any], flags: int) -> bytes:
        rp_id = str(forged.get("rp_id", self.rp_id))
        count = int(forged.get("count", self.count))
        return (
            hashlib.sha256(rp_id.encode()).digest()
            + bytes([int(forged.get("flags", flags))])
            + count.to_bytes(4, "big")
        )


def _client(kind: str, options: dict[str, Any], origin: str, forged: dict[str, Any]) -> bytes:
    return json.dumps(
        {
            "type": forged.get("kind", kind),
            "challenge": forged.get("challenge", options["challenge"]),
            "origin": forged.get("origin", origin),
            "crossOrigin": False,
        }
    ).encode()
