"""Editions as files: made, checked, compared, shown; and read wherever the command line names an edition."""

from pathlib import Path
from typing import Final

from milkomeda.galaxy.book.rulebook import rulebook, rulebook_diff, wording_of
from milkomeda.galaxy.editions import STANDARD_AREA, doubts, edition, read_file, text_of, values_of
from milkomeda.galaxy.files import Written
from milkomeda.galaxy.options import EDITIONS, SHIPPED
from milkomeda.galaxy.writing import file_of
from milkomeda.play.options import words_of
from milkomeda.play.wording import Wording
from milkomeda.terminal.files import path_of, read_text, unusable
from milkomeda.words.language import Language, folders
from milkomeda.words.message import Problem, say

ENDING: Final = ".toml"
HINTS: Final = ("options", "cards", "texts")
DEEDS: Final = {"new": 1, "check": 1, "diff": 2, "show": 1}
"""With how many names."""


def is_file(name: str) -> bool:
    return name.endswith(ENDING)


def loaded(name: str) -> Written:
    """The edition in a file. Raises Problem."""
    text = read_text(path_of(name))
    try:
        return read_file(text)
    except Problem as problem:
        raise Problem(say("in-this-file", file=name, problem=problem.message)) from None


def written_out(text: str, name: str = "") -> str:
    """Options, with an edition's file in place of its name; what is said beside it counts more."""
    if is_file(name):
        return joined(loaded(name).words(), text)
    words = text.replace(",", " ").split()
    named = [word for word in words if is_file(word)]
    if named:
        rest = " ".join(word for word in words if word not in named)
        return joined(loaded(named[0].removeprefix("edition=")).words(), rest)
    return f"edition={name} {text}".strip() if name else text


def joined(base: str, more: str) -> str:
    return " ".join(f"{name}={word}" for name, word in (words_of(base) | words_of(more)).items())


def book(name: str, options: str, code: str) -> str:
    """The rulebook of an edition's file."""
    return rulebook(written_out(options, name), code, wording=loaded(name).wording)


# What the command does.


def carry_out(deed: str, names: list[str], base: str, options: str, said: Language) -> str:
    """What there is to read about it. Raises Problem."""
    if len(names) != DEEDS[deed]:
        raise Problem(say("edition-deed-of-names", deed=deed, names=DEEDS[deed]))
    if deed == "new":
        return made(names[0], base, options, said)
    if deed == "check":
        return checked(names[0], said)
    if deed == "diff":
        return difference(names[0], names[1], said)
    return shown(names[0], said)


def made(name: str, base: str, options: str, said: Language) -> str:
    """A new file."""
    if base not in EDITIONS:
        raise Problem(say("no-such-edition", name=base, words=EDITIONS))
    values = values_of(written_out(options, base))
    path = path_of(name if is_file(name) else name + ENDING)
    hints = {hint: said.say(say(f"edition-hint-{hint}")) for hint in HINTS}
    text = file_of(values, Wording(path.stem), base, hints)
    read_file(text)
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError as problem:
        raise unusable(path, problem) from None
    return said.say(say("edition-is-made", file=str(path)))


def checked(name: str, said: Language) -> str:
    """Whether it can be played, and read in every language."""
    file = loaded(name)
    for seats in STANDARD_AREA:
        try:
            edition(file.words(), seats)
        except Problem as problem:
            why = say("in-this-file-for", file=name, players=seats, problem=problem.message)
            raise Problem(why) from None
    for code in folders():
        rulebook(file.words(), code, wording=file.wording)
    counts = {"options": len(file.options), "cards": len(file.cards), "passages": len(file.wording.passages)}
    well = say("edition-is-well", file=name, base=file.base, **counts)
    return "\n".join(said.say(one) for one in [well, *doubts(file.words())])


def difference(one: str, other: str, said: Language) -> str:
    page = rulebook_diff(written_out("", one), written_out("", other), said.code, (one, other))
    before, after = (passages_of(name) for name in (one, other))
    titles = [title for title in before | after if before.get(title) != after.get(title)]
    if not titles:
        return page
    lines = [f"- {title}" for title in titles]
    return "\n".join([page, f"## {said.say(say('other-texts'))}", "", *lines, ""])


def passages_of(name: str) -> dict[str, object]:
    return dict((loaded(name).wording if is_file(name) else wording_of(name)).passages)


def shown(name: str, said: Language) -> str:
    """What it is called, what it is about, its text of options, and what differs from its base."""
    if not is_file(name) and name not in EDITIONS:
        raise Problem(say("no-such-edition", name=name, words=EDITIONS))
    file = loaded(name) if is_file(name) else SHIPPED[name].written if name in SHIPPED else None
    text = text_of(values_of(written_out("", name)))
    wording = file.wording if file else Wording()
    title = wording.name or Path(name).stem
    about = [wording.about.strip(), ""] if wording.about else []
    page = ["", difference(file.base, name, said)] if file else []
    return "\n".join([f"# {title}", "", *about, f"`{text}`", *page])
