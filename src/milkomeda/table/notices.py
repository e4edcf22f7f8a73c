"""What people are told when they are asked: by push, by mail, by a hook; in their language."""

import base64
import hmac
import json
import time
from email.message import EmailMessage
from hashlib import sha256
from typing import Final

from msgspec import Struct

from milkomeda.table import mail as post_office
from milkomeda.table.calls import SOON
from milkomeda.table.schema import Call, Letter, Way
from milkomeda.table.settings import Settings
from milkomeda.table.store import Listed
from milkomeda.table.summary import read
from milkomeda.words.language import Language, language
from milkomeda.words.message import Message, say

MINUTE, HOUR, DAY = 60, 3600, 86400
JSON: Final = {"content-type": "application/json", "user-agent": "Milkomeda"}
ODD: Final = {ord(sign): None for sign in "<>@`"}  # what means something to a chat


class Notice(Struct, frozen=True):
    """Somebody is asked at a table."""

    table: str
    game: str
    player: str
    players: list[str]
    """The other people there."""
    seat: int
    question: int
    until: float


EMPTY: Final = Notice("", "", "", [], -1, -1, 0.0)
"""Of a test, which tells of no table."""


def notice(listed: Listed, call: Call) -> Notice:
    known = read(listed.summary)
    names = [one.name if one.kind == "person" else "" for one in known.seats] if known else []
    player = names[call.seat] if names else ""
    others = [name for seat, name in enumerate(names) if name and seat != call.seat]
    row = listed.row
    return Notice(row.id, row.game, player, others, call.seat, call.question, call.until)


def left(until: float) -> Message:
    seconds = max(int(until - time.time()), 0)
    if seconds >= 2 * DAY:
        return say("left-days", count=seconds // DAY)
    if seconds >= HOUR:
        return say("left-hours", count=round(seconds / HOUR))
    return say("left-minutes", count=seconds // MINUTE)


def headline(kind: str, told: Notice) -> Message:
    if kind == "test":
        return say("notice-test")
    game = told.game.capitalize()
    return say("notice-reminder", name=game) if kind == "reminder" else say("notice-turn", name=game)


def details(kind: str, told: Notice) -> Message:
    if kind == "test":
        return say("notice-test-about")
    return say("notice-about", players=told.players, left=left(told.until))


def address(origin: str, told: Notice) -> str:
    return f"{origin}/table/{told.table}" if told.table else origin


def mark(letter: Letter, way: Way) -> str:
    """The same whenever the same is sent again. A mail that tells of everything is another every time."""
    when = f"{way.last:.0f}" if letter.question < 0 else ""
    parts = [letter.way, letter.kind, letter.table_id, str(letter.seat), str(letter.question), when]
    return sha256(" ".join(parts).encode()).hexdigest()[:32]


# To a browser.


def push(way: Way, letter: Letter, told: Notice) -> dict[str, str | int]:
    words = language(way.language)
    return {
        "title": words.say(headline(letter.kind, told)),
        "body": words.say(details(letter.kind, told)),
        "path": f"/table/{told.table}" if told.table else "/",
        "tag": told.table or letter.kind,
        "language": way.language,
    }


def push_headers(letter: Letter, told: Notice) -> dict[str, str]:
    """What nobody has seen yet is replaced by what comes later, and goes when the clock runs out."""
    topic = sha256(told.table.encode()).hexdigest()[:32]
    lasts = max(int(told.until - time.time()), HOUR)
    return {
        "content-type": "application/octet-stream",
        "content-encoding": "aes128gcm",
        "ttl": str(lasts),
        "topic": topic,
        "urgency": "high" if letter.kind == "reminder" else "normal",
    }


# To a hook.


def hook(way: Way, letter: Letter, told: Notice, origin: str) -> tuple[bytes, dict[str, str]]:
    """What chats take as a message, with the same for programs; signed as Standard Webhooks are."""
    said = line(language(way.language), letter.kind, told, address(origin, told)).strip()
    body = {
        "content": said,  # Discord
        "text": said,  # Slack, Mattermost, Matrix
        "allowed_mentions": {"parse": []},
        "event": letter.kind,
        "table": told.table,
        "game": told.game,
        "url": address(origin, told),
        "player": told.player,
        "seat": told.seat,
        "question": told.question,
        "until": told.until,
    }
    text = json.dumps(body, ensure_ascii=False).encode()
    return text, JSON | signature(way.secret, mark(letter, way), int(time.time()), text)


def line(words: Language, kind: str, told: Notice, link: str) -> str:
    if kind == "test":
        return f"{words.say(say('notice-test'))} {link}"
    game, player = told.game.capitalize(), told.player.translate(ODD)
    values = {"player": player, "name": game, "left": left(told.until), "link": link}
    said = say("notice-line-reminder", **values) if kind == "reminder" else say("notice-line", **values)
    return words.say(said)


def signature(secret: str, mark: str, now: int, body: bytes) -> dict[str, str]:
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = hmac.new(key, f"{mark}.{now}.".encode() + body, sha256).digest()
    return {
        "webhook-id": mark,
        "webhook-timestamp": str(now),
        "webhook-signature": f"v1,{base64.b64encode(signed).decode()}",
    }


# By mail.


def mail(settings: Settings, way: Way, letter: Letter, told: list[Notice]) -> EmailMessage:
    words = language(way.language)
    url, stop = settings.url, ""
    if letter.kind == "confirm":
        subject = words.say(say("mail-confirm"))
        text = words.say(say("mail-confirm-about", link=f"{url}/mail#confirm-{way.secret}", url=url))
    else:
        stop = f"{url}/api/mail/stop/{way.secret}"
        subject = words.say(headline("test", EMPTY) if letter.kind == "test" else subject_of(told))
        lines = [
            *lines_of(words, letter, told, url),
            words.say(say("mail-stop", link=f"{url}/mail#stop-{way.secret}")),
        ]
        text = "\n\n".join(lines)
    return post_office.letter(settings.sender, way.address, subject, f"{text}\n", mark(letter, way), stop)


def subject_of(told: list[Notice]) -> Message:
    if len(told) > 1:
        return say("mail-turns", count=len(told))
    urgent = told[0].until - time.time() < SOON
    return headline("reminder" if urgent else "turn", told[0])


def lines_of(words: Language, letter: Letter, told: list[Notice], url: str) -> list[str]:
    if letter.kind == "test":
        return [words.say(details("test", EMPTY))]
    return [
        f"{words.say(headline('turn', one))}\n{words.say(details('turn', one))}\n{address(url, one)}"
        for one in sorted(told, key=lambda one: one.until)
    ]
