"""Cards in an edition's file; and the editions that come with the game as such files."""

from typing import Any

from milkomeda.galaxy.box import KINDS
from milkomeda.galaxy.changes import LONGEST, Cards, Changes, applied, change, changed, key_of
from milkomeda.play import edition_file
from milkomeda.play.edition_file import HEADS, Known, Path, Reader, Shipped, files_of, word_of
from milkomeda.play.options import Option
from milkomeda.play.spelling import single
from milkomeda.words.message import Problem, message_of, say


class CardReader(Reader):
    """Reads cards too, beside those of the editions."""

    def __init__(
        self, text: str, options: dict[str, Option], editions: list[str], cards: dict[str, Changes]
    ) -> None:
        super().__init__(text, options, editions, "protocols")
        self.cards = cards

    def heads(self) -> list[str]:
        return [*HEADS, *KINDS]

    def read_cards(self, base: str) -> Changes:
        found: Changes = {}
        table = applied([self.cards.get(base, {})])
        for kind in KINDS:
            for name, said in self.table((kind,), self.said.get(kind, {})).items():
                path = (kind, name)
                for key, word in self.card_words(path, self.table(path, said)):
                    self.change(table, key, word, (*path, key.partition(".")[2].partition(".")[2]))
                    found[key] = word
        try:
            changed(self.cards.get(base, {}), found)
        except Problem as problem:
            named = problem.message.values.get("name", "")
            raise self.wrong(
                next((path for path in self.lines if path[1:] == (named,)), ()), problem
            ) from None
        return found

    def change(self, cards: Cards, key: str, word: str, path: Path) -> None:
        try:
            change(cards, key, word)
        except ValueError as problem:
            raise self.wrong(path, Problem(message_of(problem))) from None

    def card_words(self, path: Path, said: dict[str, Any]) -> list[tuple[str, str]]:
        """A card as the words of a text of options."""
        try:
            key = key_of(single(path[0]), path[1])
            if "." in path[1] or "_" in path[1]:
                raise Problem(say("no-name-for-a-card", name=path[1], most=LONGEST))
            marks = [mark for mark in ("new", "out", "in") if said.get(mark) is True]
            figures = {name: word_of(value) for name, value in said.items() if name not in marks}
            if marks == ["new"]:
                return [(key, "/".join(["new", *(f"{name}={word}" for name, word in figures.items())]))]
            return [*((key, mark) for mark in marks), *((f"{key}.{n}", word) for n, word in figures.items())]
        except ValueError as problem:
            raise self.wrong(path, Problem(message_of(problem))) from None


# Editions that come with the game, besides the drafts.


def shipped(options: dict[str, Option], drafts: list[str]) -> Known:
    """By name, that of the file."""

    def read(text: str, known: Known) -> Shipped:
        cards = {name: one.cards for name, one in known.items()}
        written = CardReader(text, options, list(known), cards).written()
        base = known[written.base]
        return Shipped(written, base.options | written.options, changed(base.cards, written.cards))

    return edition_file.shipped(options, drafts, files_of("milkomeda.galaxy"), read)
