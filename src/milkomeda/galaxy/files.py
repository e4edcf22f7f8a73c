"""Cards in an edition's file; and the editions that come with the game as such files."""

from typing import Any

from milkomeda.galaxy.box import KINDS
from milkomeda.galaxy.changes import LONGEST, MARKS, Changes, applied, between, change, changed, key_of
from milkomeda.play import edition_file
from milkomeda.play.edition_file import (
    HEADS,
    Files,
    Known,
    Reader,
    Shipped,
    Written,
    files_of,
    nowhere,
    word_of,
)
from milkomeda.play.options import Option
from milkomeda.play.spelling import single
from milkomeda.words.message import Problem, say


class CardReader(Reader):
    """Reads cards too, beside those of the editions."""

    def __init__(
        self,
        text: str,
        options: dict[str, Option],
        editions: list[str],
        cards: dict[str, Changes],
        files: Files = nowhere,
    ) -> None:
        super().__init__(text, options, editions, "protocols", files)
        self.cards = cards

    def heads(self) -> list[str]:
        return [*HEADS, *KINDS]

    def read_cards(self, below: Written) -> Changes:
        found: Changes = {}
        base = self.cards.get(below.base, {})
        start = changed(base, below.cards) if below.cards else base
        table = applied([start])
        for kind in KINDS:
            for name, said in self.table((kind,), self.said.get(kind, {})).items():
                card = self.table((kind, name), said)
                try:
                    for key, word in self.card_words(single(kind), name, card).items():
                        change(table, key, word)
                        found[key] = word
                except Problem as problem:
                    raise self.wrong((kind, name), problem) from None
        try:
            whole = changed(start, found)
        except Problem as problem:
            raise self.wrong((), problem) from None
        return between(base, whole) if below.cards else found

    def card_words(self, kind: str, name: str, said: dict[str, Any]) -> Changes:
        """A card as the words of a text of options. Raises Problem."""
        if "." in name or "_" in name:
            raise Problem(say("no-name-for-a-card", name=name, most=LONGEST))
        key = key_of(kind, name)
        marks = [mark for mark in MARKS if mark in said]
        figures = {
            figure: self.cell(f"{key}.{figure}", value)
            for figure, value in said.items()
            if figure not in marks
        }
        for mark in marks:
            if said[mark] is not True:
                raise Problem(say("mark-is-true", name=mark), [f"{key}.{mark}"])
        if len(marks) > 1:
            raise Problem(say("marks-together", name=name, words=marks), [f"{key}.{marks[1]}"])
        if marks == ["out"] and figures:
            figure = next(iter(figures))
            raise Problem(say("figure-of-a-card-less", name=name, figure=figure), [f"{key}.{figure}"])
        if marks == ["new"]:
            return {key: "/".join(["new", *(f"{figure}={word}" for figure, word in figures.items())])}
        words = {f"{key}.{figure}": word for figure, word in figures.items()}
        return {key: marks[0], **words} if marks else words

    def cell(self, key: str, value: Any) -> str:
        try:
            return word_of(value)
        except Problem as problem:
            raise Problem(problem.message, [key]) from None


# Editions that come with the game, besides the drafts.


def shipped(options: dict[str, Option], drafts: list[str]) -> Known:
    """By name, that of the file."""

    def read(text: str, known: Known) -> Shipped:
        cards = {name: one.cards for name, one in known.items()}
        written = CardReader(text, options, list(known), cards).written()
        base = known[written.base]
        return Shipped(written, base.options | written.options, changed(base.cards, written.cards))

    return edition_file.shipped(options, drafts, files_of("milkomeda.galaxy"), read)
