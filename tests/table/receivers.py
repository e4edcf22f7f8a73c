"""Those who are told, all real: a web server for hooks, a push service with its browser, a mail server."""

import base64
import contextlib
import datetime as dt
import hmac
import ipaddress
import json
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

import http_ece
from aiosmtpd.controller import Controller
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.x509.oid import NameOID

from tests.table.house import PATIENCE, free_port


def coded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def plain(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def wait(wanted: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.02)


class Posted(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def said(self) -> dict[str, Any]:
        return dict(json.loads(self.body))


class Receiver:
    """A web server that keeps whatever is posted to it."""

    def __init__(self, certificate: Path | None = None) -> None:
        self.posted: list[Posted] = []
        self.status = 200
        self.headers: dict[str, str] = {}
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                named = {name.lower(): value for name, value in self.headers.items()}
                outer.posted.append(Posted(self.path, named, body))
                self.send_response(outer.status)
                for name, value in outer.headers.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        if certificate:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate)
            self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.certificate = certificate

    @property
    def address(self) -> str:
        return f"http{'s' if self.certificate else ''}://127.0.0.1:{self.server.server_port}"

    def events(self) -> list[str]:
        return [one.said["event"] for one in self.posted]

    def comes_to(self, count: int) -> list[Posted]:
        wait(lambda: len(self.posted) >= count)
        assert len(self.posted) == count
        return self.posted


@contextlib.contextmanager
def receiving(certificate: Path | None = None) -> Iterator[Receiver]:
    receiver = Receiver(certificate)
    thread = threading.Thread(target=receiver.server.serve_forever, args=[0.02])
    thread.start()
    try:
        yield receiver
    finally:
        receiver.server.shutdown()
        receiver.server.server_close()
        thread.join()


def truly_signed(posted: Posted, secret: str) -> bool:
    """As a receiver of Standard Webhooks finds out."""
    mark, at = posted.headers["webhook-id"], posted.headers["webhook-timestamp"]
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = hmac.new(key, f"{mark}.{at}.".encode() + posted.body, sha256).digest()
    return posted.headers["webhook-signature"] == f"v1,{base64.b64encode(signed).decode()}"


class Browser:
    """What a browser keeps of its subscription: it reads what nobody else can."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes ok"

    def subscription(self, language: str = "en") -> dict[str, str]:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": coded(point), "auth": coded(self.auth)}
        return {"type": "push", "endpoint": self.endpoint, "language": language} | keys

    def read(self, posted: Posted) -> dict[str, Any]:
        text = http_ece.decrypt(posted.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return dict(json.loads(text))


def claims(posted: Posted, public_key: str) -> dict[str, Any]:
    """What the server says of itself, as a push service checks it; it must be signed by the key that the
    browser was told of."""
    scheme, _, rest = posted.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", public_key)
    signed, _, signature = parts["t"].rpartition(".")
    raw = plain(signature)
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(public_key))
    key.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(hashes.SHA256()))
    return dict(json.loads(plain(signed.split(".")[1])))


def certificate(folder: Path) -> Path:
    """Of this machine, which a program trusts whose SSL_CERT_FILE it is."""
    key, now = ec.generate_private_key(ec.SECP256R1()), dt.datetime.now(dt.UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "push service")])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=30))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    return file


class Mails:
    """A mail server, and all that came."""

    def __init__(self) -> None:
        self.port = free_port()
        self.mails: list[EmailMessage] = []
        self.refusing = False

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.refusing:
            return "451 later"
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"

    @property
    def address(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def comes_to(self, count: int) -> EmailMessage:
        """The last of so many."""
        wait(lambda: len(self.mails) >= count)
        assert len(self.mails) == count
        return self.mails[-1]


@contextlib.contextmanager
def mail_server() -> Iterator[Mails]:
    mails = Mails()
    controller = Controller(mails, hostname="127.0.0.1", port=mails.port)
    controller.start()
    try:
        yield mails
    finally:
        controller.stop()
