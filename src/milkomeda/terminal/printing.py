"""Cards, boards and tokens on paper, as the command has them."""

from pathlib import Path
from typing import NamedTuple

from milkomeda.games import SHOWS
from milkomeda.print.faces import changed, differ
from milkomeda.print.images import archive
from milkomeda.print.paper import MOST_SHIFT, Way
from milkomeda.print.sheets import calibration, printed
from milkomeda.terminal.files import unusable
from milkomeda.words.language import Language
from milkomeda.words.message import Message, Problem, say


class Order(NamedTuple):
    game: str
    options: str
    players: int
    title: str
    since: str | None
    """Options of what is there already."""
    other: str
    """What that is called."""
    way: Way
    said: Language


def shift_of(text: str) -> tuple[float, float]:
    """'0.5,-1'. Raises Problem."""
    try:
        x, y = (float(part) for part in text.split(","))
    except ValueError:
        raise Problem(say("print-shift", most=str(MOST_SHIFT))) from None
    return x, y


def write(path: Path, order: Order, kind: str | None) -> Message:
    """Everything in the box, or what of it is new; of a kind, if one is named, pictures. Raises Problem."""
    show = SHOWS[order.game]
    pieces = show.pieces(order.options, order.players)
    if kind is not None and kind not in show.printed:
        raise Problem(say("no-such-cards", name=kind, words=list(show.printed)))
    since = show.pieces(order.since, order.players) if order.since is not None else None
    if since is not None and not differ(pieces, since):
        raise Problem(say("print-nothing-new", name=order.other))
    if kind is None:
        return put(path, printed(pieces, order.way, order.said.code, order.title, since))
    new = pieces if since is None else changed(pieces, since)
    some = [piece for piece in new if piece.kind == kind]
    return put(path, (archive(some, order.said.code), 2 * len(some)), "print-pictures")


def write_calibration(path: Path, way: Way, said: Language) -> Message:
    return put(path, calibration(way, said.code))


def put(path: Path, made: tuple[bytes, int], done: str = "print-done") -> Message:
    data, pages = made
    try:
        path.write_bytes(data)
    except OSError as problem:
        raise unusable(path, problem) from None
    return Message(done, {"file": str(path), "pages": pages})
