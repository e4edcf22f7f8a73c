"""Editions as files: made, checked, compared, shown; and read wherever the command line names an edition."""

from pathlib import Path
from typing import Final

from msgspec.structs import replace

from milkomeda.games import SHOWS, game, remarks
from milkomeda.play.book import Part
from milkomeda.play.edition_file import ENDING, Written, located
from milkomeda.play.options import no_such_edition, words_of
from milkomeda.play.show import Show
from milkomeda.play.wording import Wording
from milkomeda.terminal.files import path_of, read_text, unusable
from milkomeda.words.language import Language
from milkomeda.words.message import Problem, say

DEEDS: Final = {"new": 1, "check": 1, "diff": 2, "show": 1, "flatten": 2}
"""With how many names."""


def is_file(name: str) -> bool:
    return name.endswith(ENDING)


class Editions:
    """Those of a game, and files of them."""

    def __init__(self, name: str) -> None:
        self.game = game(name)
        self.name = name

    @property
    def show(self) -> Show:
        """That only files need: a game can be checked before it is shown."""
        return SHOWS[self.name]

    def loaded(self, name: str, above: tuple[Path, ...] = ()) -> Written:
        """The edition in a file, which others above may have for their base. Raises Problem."""
        path = path_of(name)
        here = path.resolve()
        if here in above:
            raise Problem(say("bases-in-a-circle", file=name))
        text = read_text(path)
        try:
            return self.show.readable(text, lambda base: self.loaded(str(path.parent / base), (*above, here)))
        except Problem as problem:
            raise Problem(say("in-this-file", file=name, problem=problem.message)) from None

    def written_out(self, text: str, name: str = "") -> str:
        """Options, with an edition's file in place of its name; what is said beside it counts more."""
        if is_file(name):
            return joined(self.loaded(name).words(), text)
        words = text.replace(",", " ").split()
        named = [word for word in words if is_file(word)]
        if named:
            rest = " ".join(word for word in words if word not in named)
            return joined(self.loaded(named[0].removeprefix("edition=")).words(), rest)
        return f"edition={name} {text}".strip() if name else text

    def book(self, name: str, options: str, code: str, pictured: bool, part: Part) -> str:
        """The rulebook of an edition's file."""
        rules = self.written_out(options, name)
        return self.show.rulebook(rules, code, pictured, self.loaded(name).wording, part)

    # What the command does.

    def carry_out(self, deed: str, names: list[str], base: str, options: str, said: Language) -> str:
        """What there is to read about it. Raises Problem."""
        if len(names) != DEEDS[deed]:
            raise Problem(say("edition-deed-of-names", deed=deed, names=DEEDS[deed]))
        if deed == "new":
            return self.made(names[0], base or self.show.editions[-1], options, said)
        if deed == "check":
            return self.checked(names[0], said)
        if deed == "flatten":
            return self.flattened(names[0], names[1], said)
        if deed == "diff":
            return self.difference(names[0], names[1], said)
        return self.shown(names[0], said)

    def made(self, name: str, base: str, options: str, said: Language) -> str:
        """A new file."""
        self.known(base)
        path = path_of(name if is_file(name) else name + ENDING)
        hints = [
            f"{said.say(say(f'edition-hint-{hint}'))}\n{example}"
            for hint, example in self.show.examples.items()
        ]
        self.write(path, self.show.file_of(self.written_out(options, base), Wording(path.stem), base, hints))
        return said.say(say("edition-is-made", file=str(path)))

    def flattened(self, name: str, whole: str, said: Language) -> str:
        """A file of its own, of one that is based on others."""
        file, path = self.loaded(name), path_of(whole)
        wording = replace(file.wording, name=file.wording.name or Path(name).stem)
        self.write(path, self.show.file_of(file.words(), wording, file.base))
        return said.say(say("edition-is-flat", file=str(path), base=file.base))

    def write(self, path: Path, text: str) -> None:
        """What can be read again, and over nothing. Raises Problem."""
        self.show.read_file(text)
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(text)
        except OSError as problem:
            raise unusable(path, problem) from None

    def known(self, edition: str) -> None:
        """Raises Problem for one that there is not."""
        if edition not in self.show.editions:
            raise no_such_edition(edition, self.show.editions)

    def checked(self, name: str, said: Language) -> str:
        """Whether it can be played, and read in every language."""
        text, file = read_text(path_of(name)), self.loaded(name)
        told = [
            (located(text, Problem(remark.text, remark.about)).message, remark.impossible)
            for remark in remarks(self.name, file.words())
        ]
        for message, impossible in told:
            if impossible:
                raise Problem(say("in-this-file", file=name, problem=message))
        counts = {"options": len(file.options), "cards": len(file.cards)}
        passages = len(file.wording.passages)
        well = say("edition-is-well", file=name, base=file.base, **counts, passages=passages)
        return "\n".join(said.say(one) for one in [well, *(message for message, _ in told)])

    def difference(self, one: str, other: str, said: Language) -> str:
        rules = [self.written_out("", name) for name in (one, other)]
        page = self.show.differences(rules[0], rules[1], said.code, (one, other))
        before, after = (self.wording(name).passages for name in (one, other))
        titles = [title for title in before | after if before.get(title) != after.get(title)]
        if not titles:
            return page
        lines = [f"- {title}" for title in titles]
        return "\n".join([page, f"## {said.say(say('other-texts'))}", "", *lines, ""])

    def wording(self, name: str) -> Wording:
        written = self.written(name)
        return written.wording if written else Wording()

    def written(self, name: str) -> Written | None:
        """What the file of an edition says, if it has one."""
        return self.loaded(name) if is_file(name) else self.show.shipped(name)

    def shown(self, name: str, said: Language) -> str:
        """What it is called, what it is about, its text of options, and what differs from its base."""
        if not is_file(name):
            self.known(name)
        written, wording = self.written(name), self.wording(name)
        text = self.game.text(self.game.values(self.written_out("", name))) or f"edition={name}"
        about = [wording.about.strip(), ""] if wording.about else []
        page = ["", self.difference(written.base, name, said)] if written else []
        return "\n".join([f"# {wording.name or Path(name).stem}", "", *about, f"`{text}`", *page])


def joined(base: str, more: str) -> str:
    return " ".join(f"{name}={word}" for name, word in (words_of(base) | words_of(more)).items())
