"""Certificates made for a test, and who vouches for them."""

from __future__ import annotations

import ipaddress
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

DAY = timedelta(days=1)


class Authority:
    """Whom one trusts who is told the file at `path`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._key = ec.generate_private_key(ec.SECP256R1())
        name = _name(f"Authority {folder.name}"[:64])
        built = _begun(name, name, self._key, DAY)
        usage = x509.KeyUsage(
            digital_signature=True,
            key_cert_sign=True,
            crl_sign=True,
            content_commitment=False,
            key_encipherment=False,
            data_encipherment=False,
            key_agreement=False,
            encipher_only=False,
            decipher_only=False,
        )
        built = built.add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        built = built.add_extension(usage, critical=True)
        self._certificate = built.sign(self._key, hashes.SHA256())
        self.path = folder / "authority.pem"
        self.path.write_bytes(self._certificate.public_bytes(serialization.Encoding.PEM))

    def server(self, name: str = "localhost", lasts: timedelta = DAY) -> ssl.SSLContext:
        """What a server of that name, and of this machine's address, shows."""
        key = ec.generate_private_key(ec.SECP256R1())
        built = _begun(_name(name), self._certificate.subject, key, lasts)
        names: list[x509.GeneralName] = [x509.DNSName(name)]
        if name == "localhost":
            names.append(x509.IPAddress(ipaddress.ip_address("127.0.0.1")))
        built = built.add_extension(x509.SubjectAlternativeName(names), critical=False)
        issuer = x509.AuthorityKeyIdentifier.from_issuer_public_key(self._key.public_key())
        built = built.add_extension(issuer, critical=False)
        shown = self._folder / f"{name}.pem"
        plain = serialization.NoEncryption()
        form = serialization.PrivateFormat.PKCS8
        shown.write_bytes(
            key.private_bytes(serialization.Encoding.PEM, form, plain)
            + built.sign(self._key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM)
        )
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(shown)
        return context


def _name(name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])


def _begun(
    name: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePrivateKey, lasts: timedelta
) -> x509.CertificateBuilder:
    now = datetime.now(UTC)
    built = x509.CertificateBuilder().subject_name(name).issuer_name(issuer)
    built = built.public_key(key.public_key()).serial_number(x509.random_serial_number())
    return built.not_valid_before(now - 10 * DAY).not_valid_after(now + lasts)
