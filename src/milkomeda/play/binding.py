"""A rulebook bound: words of its glossary, sections that it names and rulings lead to their places.

A heading can be led to as GitHub does it, anything else by `<a id="…"></a>` before it. An entry of the
glossary ends with what else its word looks like: `- **Control:** having most fleets ((controls))`. One that
says no more than `see Explore` leads there at once, by no other words than it has.
"""

import re
from typing import Final

from milkomeda.play.options import Value
from milkomeda.play.rulings import Ruling
from milkomeda.words.language import Language
from milkomeda.words.message import Message, say

FORMS: Final = re.compile(r" ?\(\(([^()]*)\)\)$")
ENTRY: Final = re.compile(r"- \*\*(.+?):\*\*")
RULING: Final = re.compile(r" ?(?<!\[)\[([A-Z]\d+)\]")
JOINED: Final = "\u00a0"  # no mark begins a line
APART: Final = re.compile(r"(`[^`]*`|!?\[[^\[\]]*\]\([^)]*\)|\[[A-Z]\d+\])")
"""Code, links, pictures and marks of rulings: no word in them leads anywhere else."""
NOT_PROSE: Final = ("#", "!", "|---", "<")
BETWEEN: Final = " · "


def unbound(text: str) -> str:
    """To be read where nothing leads anywhere."""
    return "\n".join(FORMS.sub("", line) for line in text.split("\n"))


def bound(text: str, see: str) -> str:
    """With its links. What is named after that word is a section."""
    lines = text.split("\n")
    binding = Binding(lines, see)
    return "\n".join(binding.line(line) for line in lines)


def bound_with_rulings(
    text: str, rulings: dict[str, Ruling], values: dict[str, Value], said: Language
) -> str:
    """With its links, and at its end the rulings that it marks."""
    marks = set(RULING.findall(text))
    told = [said.say(ruled(ruling, values, said)) for name, ruling in rulings.items() if name in marks]
    return bound(text, said.say(say("book-see"))).replace("{rulings}", "\n".join(told))


def ruled(ruling: Ruling, values: dict[str, Value], said: Language) -> Message:
    """What was open, and how it is played by these values."""
    held = [option.stands(values[option.name]) for option in ruling.options if option.matters(values)]
    here = held if ruling.open() and held else [ruling.answer()]
    return say(
        "book-ruled",
        anchor=ruling.name.lower(),
        name=ruling.name,
        topic=ruling.topic(),
        question=ruling.question,
        here="; ".join(said.say(message) for message in here),
    )


def slug(text: str) -> str:
    return re.sub(r"[\W_]+", "-", text.lower()).strip("-")


def headings(lines: list[str]) -> list[tuple[str, str]]:
    """What is written there, and its anchor: a second one of the same title has a number more."""
    found: list[tuple[str, str]] = []
    for line in lines:
        if line.startswith("##"):
            title = line.lstrip("#").strip()
            twice = sum(title == other for other, _ in found)
            found.append((title, f"{slug(title)}-{twice}" if twice else slug(title)))
    return found


def without_number(title: str) -> str:
    return re.sub(r"^\d+ ", "", title)


def either(words: list[str]) -> str:
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True)) or "(?!)"


class Binding:
    """Goes through a text line by line."""

    def __init__(self, lines: list[str], see: str) -> None:
        self.anchors = headings(lines)
        self.contents = BETWEEN.join(line[3:] for line in lines if line.startswith("## "))
        places = {without_number(title): anchor for title, anchor in reversed(self.anchors)}
        self.places = places
        self.section = re.compile(rf"(?<=\b{re.escape(see)} )({either(list(places))})\b", re.IGNORECASE)
        self.terms = terms_of(lines, see, places)
        self.chapters = iter(chapters(self.anchors, lines))
        self.here: set[str] = set()  # where this section can be led to
        self.term = re.compile(rf"(?<![\w-])({either(list(self.terms))})(?![\w-])")
        self.said: set[str] | None = None  # the terms of which this section has spoken
        self.code = False

    def line(self, line: str) -> str:
        if line.startswith("```"):
            self.code = not self.code
        if line.startswith("## "):
            self.said = set()
            self.here = next(self.chapters)
        if self.code or line.startswith(NOT_PROSE):
            return line
        if line == self.contents:
            return BETWEEN.join(f"[{title}](#{slug(title)})" for title in line.split(BETWEEN))
        if ENTRY.match(line):
            return self.marked(self.sections(entry(line)))
        return self.marked(self.with_terms(self.sections(line)))

    def sections(self, line: str) -> str:
        known = {title.lower(): anchor for title, anchor in self.places.items()}
        return self.section.sub(lambda found: f"[{found[0]}](#{known[found[0].lower()]})", line)

    def with_terms(self, line: str) -> str:
        parts = APART.split(line)
        parts[::2] = [self.term.sub(self.mentioned, part) for part in parts[::2]]
        return "".join(parts)

    def mentioned(self, found: re.Match[str]) -> str:
        """A term where a section first speaks of it."""
        anchor = self.terms[found[0]]
        if self.said is None or anchor in self.said | self.here:
            return found[0]
        self.said.add(anchor)
        return f"[{found[0]}](#{anchor})"

    def marked(self, line: str) -> str:
        return RULING.sub(
            lambda mark: f"{JOINED if mark[0][0] == ' ' else ''}[[{mark[1]}]](#{mark[1].lower()})", line
        )


def chapters(anchors: list[tuple[str, str]], lines: list[str]) -> list[set[str]]:
    """The anchors of the headings of each section."""
    found: list[set[str]] = []
    for line, (_, anchor) in zip((line for line in lines if line.startswith("##")), anchors):
        if line.startswith("## "):
            found.append(set())
        found[-1].add(anchor)
    return found


def terms_of(lines: list[str], see: str, places: dict[str, str]) -> dict[str, str]:
    """Every form of every term, with its anchor; in the glossary it is found small and large."""
    found: dict[str, str] = {}
    for line in lines:
        head = ENTRY.match(line)
        if head:
            more = FORMS.search(line)
            forms = [head[1], *(more[1].split(", ") if more else [])]
            section = FORMS.sub("", line[head.end() :]).removeprefix(f" {see} ").removesuffix(".")
            if section in places:
                found |= dict.fromkeys(forms, places[section])
            else:
                found |= dict.fromkeys(small_and_large(forms), f"term-{slug(head[1])}")
    return found


def small_and_large(forms: list[str]) -> list[str]:
    return [one for form in forms for one in (form, form[:1].lower() + form[1:], form[:1].upper() + form[1:])]


def entry(line: str) -> str:
    """An entry of the glossary with its anchor."""
    return ENTRY.sub(lambda head: f'- <a id="term-{slug(head[1])}"></a>**{head[1]}:**', FORMS.sub("", line))
