"""A browser that takes push messages, and the push service that brings them, as in the world."""

from __future__ import annotations

import hmac
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from longshore.server.webhooks.sealing import coded

CURVE = ec.SECP256R1()


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Browser:
    """What a browser keeps of its subscription."""

    def __init__(self) -> None:
        self._key, self._auth = ec.generate_private_key(CURVE), b"0123456789abcdef"
        self.p256dh, self.auth = coded(point(self._key)), coded(self._auth)

    def read(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
        shared = self._key.exchange(ec.ECDH(), public)
        info = b"WebPush: info\0" + point(self._key) + theirs
        ikm = _expand(_digest(self._auth, shared), info, 32)
        secret = _digest(salt, ikm)
        key = _expand(secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _expand(secret, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, record, None)
        said, delimiter = plain.rstrip(b"\0")[:-1], plain.rstrip(b"\0")[-1]
        assert delimiter == 2
        return said


def _digest(key: bytes, message: bytes) -> bytes:
    return hmac.digest(key, message, "sha256")


def _expand(secret: bytes, info: bytes, size: int) -> bytes:
    return _digest(secret, info + b"\1")[:size]


class Pushed(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes messages, and answers as planned; then with 201."""

    def __init__(self) -> None:
        self.heard: list[Pushed] = []
        self.plan: list[int] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.heard.append(Pushed(self.path, headers, body))
                self.send_response(service.plan.pop(0) if service.plan else 201)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
