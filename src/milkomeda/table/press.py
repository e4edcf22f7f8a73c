"""What is printed for people: rendered off the event loop, each picture once, kept by its address."""

import asyncio
from collections import OrderedDict
from secrets import randbits
from textwrap import shorten
from typing import Final, NamedTuple
from urllib.parse import urlencode

import msgspec

from milkomeda.games import SHOWS
from milkomeda.play.show import Piece
from milkomeda.print.paper import Way
from milkomeda.table.refusal import Missing, Refusal
from milkomeda.table.work import Work
from milkomeda.words.language import folders
from milkomeda.words.message import message_of, say

KEPT: Final = 64_000_000  # bytes of pictures
LONGEST: Final = 1_500  # letters of options in an address
TITLE: Final = 60  # letters of options in a margin
BURST: Final = 60.0  # seconds of work for an address at once
WAITING: Final = 1000  # pictures that an address may wait for: a virtual table shows some hundreds


class Ordered(NamedTuple):
    """What is to be printed of."""

    game: str
    options: str
    players: int
    language: str
    title: str = ""
    """Of an edition of somebody's own."""

    def called(self) -> str:
        """As briefly as it fits beside what is printed."""
        return shorten(self.title or self.options.replace("edition=", ""), TITLE, placeholder=" …")

    def pieces(self) -> list[Piece]:
        """Raises Refusal."""
        if self.language not in folders():
            raise Refusal(say("no-such-language", code=self.language, codes=", ".join(sorted(folders()))))
        return pieces_of(self.game, self.options, self.players)


def pieces_of(game: str, options: str, players: int) -> list[Piece]:
    show = SHOWS[game]
    try:
        return show.pieces(options or show.editions[-1], players)
    except ValueError as problem:
        raise Refusal(message_of(problem)) from None


class Press:
    def __init__(self, times: float) -> None:
        self.work = Work(times, threads=1, burst=BURST, waiting=WAITING)
        self.kept: OrderedDict[str, bytes] = OrderedDict()
        self.making: dict[str, asyncio.Lock] = {}

    async def picture(self, ordered: Ordered, deck: str, back: bool, mark: str) -> tuple[str, bytes]:
        """That which stands at this address, or the address where it stands now. Raises Refusal."""
        if mark in self.kept:
            self.kept.move_to_end(mark)
            return mark, self.kept[mark]
        lock = self.making.setdefault(mark, asyncio.Lock())
        async with lock:
            try:
                if mark not in self.kept:
                    real, made = await self.work.do(lambda: drawn(ordered, deck, back, mark))
                    if real != mark:
                        return real, b""
                    self.keep(mark, made)
                return mark, self.kept[mark]
            finally:
                self.making.pop(mark, None)

    def keep(self, mark: str, made: bytes) -> None:
        """The ones that nobody has looked at for longest go."""
        self.kept[mark] = made
        while len(self.kept) > 1 and sum(map(len, self.kept.values())) > KEPT:
            self.kept.popitem(last=False)

    def close(self) -> None:
        self.work.close()


def drawn(ordered: Ordered, deck: str, back: bool, mark: str) -> tuple[str, bytes]:
    """Its real address; and the picture if that is the one. Raises Refusal."""
    from milkomeda.print.images import Wanted, address, decks, picture, sheet

    found = next((one for one in decks(ordered.pieces()) if one.name == deck), None)
    if found is None:
        raise Missing(say("no-such-file"))
    wanted = sheet(Wanted(found, back, ordered.language))
    real = address(wanted)
    return real, picture(wanted) if real == mark else b""


def paper(ordered: Ordered, since: str, way: Way) -> bytes:
    """As a PDF. Raises Refusal."""
    from milkomeda.print.faces import differ
    from milkomeda.print.sheets import printed

    pieces = ordered.pieces()
    before = pieces_of(ordered.game, since, ordered.players) if since else None
    if before is not None and not differ(pieces, before):
        raise Refusal(say("print-nothing-new", name=since))
    return printed(pieces, way, ordered.language, ordered.called(), before)[0]


def calibrated(ordered: Ordered, since: str, way: Way) -> bytes:
    """The sheet that finds out how far a printer shifts. Raises Refusal."""
    from milkomeda.print.sheets import calibration

    ordered.pieces()
    return calibration(way, ordered.language)[0]


def images(ordered: Ordered, kind: str) -> bytes:
    """Single pictures of a kind, in an archive. Raises Refusal."""
    from milkomeda.print.images import archive

    pieces = [piece for piece in ordered.pieces() if piece.kind == kind]
    if not pieces:
        raise Missing(say("no-such-file"))
    return archive(pieces, ordered.language)


def tabletop(ordered: Ordered, begin: str) -> bytes:
    """The file for a virtual table, whose pictures are at addresses that begin so. Raises Refusal."""
    from milkomeda.print.images import Deck, Wanted, address, sheet
    from milkomeda.print.tabletop import save

    if len(ordered.options) > LONGEST:
        raise Refusal(say("options-too-long", most=LONGEST))
    about = {"options": ordered.options, "players": ordered.players, "language": ordered.language}

    def where(deck: Deck, back: bool) -> str:
        mark = address(sheet(Wanted(deck, back, ordered.language)))
        return f"{begin}/{mark}?{urlencode({**about, 'deck': deck.name, 'back': int(back)})}"

    pieces = ordered.pieces()
    dealt = SHOWS[ordered.game].dealt(ordered.options, ordered.players, randbits(62))
    return msgspec.json.encode(save(named(ordered), pieces, dealt, where))


def named(ordered: Ordered) -> str:
    """What a table is called among those that somebody has saved."""
    played = ordered._replace(options=ordered.options or SHOWS[ordered.game].editions[-1])
    return f"Milkomeda: {played.called()}, {ordered.players}"
