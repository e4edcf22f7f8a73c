"""Letters by the operator's mail server."""

import smtplib
import ssl
from email import policy
from email.message import EmailMessage
from email.utils import format_datetime, localtime, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from milkomeda.table.outside import Unreachable
from milkomeda.table.refusal import Refusal
from milkomeda.words.message import say

PATIENCE: Final = 20.0  # seconds
LONGEST: Final = 254
WHOLE: Final = policy.SMTP.clone(max_line_length=500)  # no link is broken
ODD: Final = set(' ,;:<>()[]"\\')  # in lists of addresses these mean something
HERE: Final = ("localhost", "127.0.0.1", "::1")


def mailbox(text: str) -> str:
    """An address, as far as anybody can tell who has sent nothing there. Raises Refusal."""
    address = text.strip()
    name, _, domain = address.rpartition("@")
    fine = address.isascii() and address.isprintable() and parseaddr(address) == ("", address)
    if not (fine and name and "." in domain) or len(address) > LONGEST or set(address) & ODD:
        raise Refusal(say("no-mail-address"))
    return address


def letter(sender: str, to: str, subject: str, text: str, mark: str, stop: str = "") -> EmailMessage:
    """With a mark that is the same whenever it is sent again, and the address that ends all mails."""
    message = EmailMessage(WHOLE)
    message["From"], message["To"], message["Subject"] = sender, to, subject
    message["Date"] = format_datetime(localtime())
    message["Message-ID"] = f"<{mark}@{parseaddr(sender)[1].rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    if stop:
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(text)
    return message


def send(server: str, message: EmailMessage) -> None:
    """In a thread: it waits. Raises Unreachable."""
    parts = urlsplit(server)
    host, secure = parts.hostname or "", parts.scheme == "smtps"
    context = ssl.create_default_context()
    try:
        with (
            smtplib.SMTP_SSL(host, parts.port or 465, timeout=PATIENCE, context=context)
            if secure
            else smtplib.SMTP(host, parts.port or 587, timeout=PATIENCE)
        ) as line:
            line.ehlo_or_helo_if_needed()
            if not secure and line.has_extn("starttls"):
                line.starttls(context=context)
                secure = True
            if parts.username:
                if not secure and host not in HERE:
                    raise Unreachable("the mail server offers no encryption, and would see the password")
                line.login(unquote(parts.username), unquote(parts.password or ""))
            line.send_message(message)
    except (OSError, UnicodeError) as problem:
        raise Unreachable(type(problem).__name__) from problem
