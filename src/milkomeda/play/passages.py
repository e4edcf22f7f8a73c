"""Passages of the rulebook that an edition says otherwise, by the English titles of sections."""

import re
from collections.abc import Callable, Iterable
from typing import Final

from milkomeda.play.options import nearest
from milkomeda.play.wording import TITLE, Passage
from milkomeda.words.language import Language, language
from milkomeda.words.message import Problem, say

HEADING: Final = re.compile(r"(##+) (?:<<\w+\? )?(.+?)(?:>>)?")


def headings(template: str) -> list[int]:
    """In which lines a section begins."""
    return [number for number, line in enumerate(template.splitlines()) if HEADING.fullmatch(line)]


def titles(template: str) -> list[str]:
    """What sections are called; one that shares its title with another one also by what it belongs to."""
    lines = template.splitlines()
    found = [HEADING.fullmatch(lines[number]) for number in headings(template)]
    plain = [(len(match[1]), match[2]) for match in found if match]
    names: list[str] = []
    above = ""
    for depth, title in plain:
        above = title if depth == 2 else above
        twice = [other for _, other in plain].count(title) > 1
        names.append(f"{above}: {title}" if twice and depth > 2 else title)
    return names


def sections(template: str) -> list[str]:
    """The titles of the sections alone, without those of their parts."""
    heads = [line for line in template.splitlines() if line.startswith("## ")]
    return [match[2] for head in heads if (match := HEADING.fullmatch(head))]


def with_passages(page: str, passages: dict[str, Passage], said: Language) -> str:
    """A rulebook's text in a language with those in place. Raises Problem."""
    template = said.page(page)
    known = titles(language("en").page(page))
    lines = template.splitlines()
    begins = [*headings(template), len(lines)]
    more: list[str] = []
    for title in sorted(passages, key=lambda title: -known.index(title) if title in known else 0):
        passage = passages[title]
        text = passage.texts.get(said.code, passage.texts["en"]).strip().splitlines()
        if title in known:
            at = known.index(title)
            first = begins[at + 1] if passage.add else begins[at] + 1
            lines[first : begins[at + 1]] = [*([] if passage.add else [""]), *text, ""]
        elif passage.new:
            more += ["", f"## {title}", "", *text]
        else:
            near = nearest(title, known)
            raise Problem(say("no-such-section", name=title, near=near), [f"texts.{title}"])
    return "\n".join([*lines, *more])


def sensibly(
    book: Callable[[str], str], template: str, passages: dict[str, Passage], names: Iterable[str]
) -> str:
    """A rulebook whose passages may ask for what there is not. Raises Problem with the section."""
    try:
        return book(template)
    except (KeyError, ValueError):
        for title, passage in passages.items():
            for code, text in passage.texts.items():
                for line in text.splitlines():
                    check_line(book, line, title, code, names)
        raise


def check_line(book: Callable[[str], str], line: str, title: str, code: str, names: Iterable[str]) -> None:
    about = [f"texts.{title}.{code}"]
    try:
        book(line)
    except KeyError as problem:
        name = str(problem.args[0])
        near = nearest(name, names)
        raise Problem(say("passage-asks-for", name=title, text=name, near=near), about) from None
    except ValueError:
        text = line.strip()[:TITLE]
        raise Problem(say("passage-not-understood", name=title, text=text), about) from None
