"""Messages to a browser, by the push service of its maker: encrypted for it alone, and signed by us."""

import base64
import json
import time
from typing import Final
from urllib.parse import SplitResult

import http_ece
import msgspec
import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct
from py_vapid import Vapid02

from milkomeda.table.refusal import Refusal
from milkomeda.table.schema import SECRETS
from milkomeda.table.store import Store
from milkomeda.words.message import say

NAME: Final = "push"
SIGNED_FOR: Final = 12 * 3600  # seconds
POINT, AUTH = 65, 16  # bytes of a browser's keys


class Keys(Struct, frozen=True):
    """What a browser gives away, so that something can be encrypted for it."""

    p256dh: str
    auth: str


def plain(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def keys(p256dh: str, auth: str) -> str:
    """As they are kept. Raises Refusal for what are none."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(p256dh))
        if (len(plain(p256dh)), len(plain(auth))) != (POINT, AUTH):
            raise ValueError
    except ValueError:
        raise Refusal(say("no-push-keys")) from None
    return msgspec.json.encode(Keys(p256dh, auth)).decode()


class Signer:
    """Signs with the server's own key, which is made once and kept."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.vapid: Vapid02 | None = None

    async def key(self) -> Vapid02:
        if self.vapid is None:
            new = Vapid02()
            new.generate_keys()
            secret = {"name": NAME, "value": new.private_pem().decode()}
            await self.store.execute(self.store.insert(SECRETS).on_conflict_do_nothing(), secret)
            kept = await self.store.rows(sa.select(SECRETS.c.value).where(SECRETS.c.name == NAME))
            self.vapid = Vapid02.from_pem(kept[0][0].encode())
        return self.vapid

    async def public_key(self) -> str:
        """For browsers, which listen to no other."""
        point = (await self.key()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    async def headers(self, endpoint: SplitResult, contact: str) -> dict[str, str]:
        audience = f"{endpoint.scheme}://{endpoint.netloc}"
        claims = {"aud": audience, "sub": contact, "exp": int(time.time()) + SIGNED_FOR}
        return dict((await self.key()).sign(claims))


def sealed(message: dict[str, str | int], secret: str) -> bytes:
    """For the browser that has these keys."""
    known = msgspec.json.decode(secret, type=Keys)
    once = ec.generate_private_key(ec.SECP256R1())
    text = json.dumps(message, ensure_ascii=False).encode()
    return bytes(
        http_ece.encrypt(
            text,
            private_key=once,
            dh=plain(known.p256dh),
            auth_secret=plain(known.auth),
            version="aes128gcm",
        )
    )
