"""A rulebook as a file: what it is, its ending says."""

from collections.abc import Callable
from pathlib import Path

from milkomeda.extras import need
from milkomeda.play.book import Part
from milkomeda.print.bundles import beside, shown_in
from milkomeda.terminal.files import unusable
from milkomeda.words.language import Language
from milkomeda.words.message import Message, Problem, say

Text = Callable[[Part], str]


def write(
    path: Path, text: Text, pictures: dict[str, str], part: Part, paper: str, said: Language
) -> Message:
    """A PDF, or Markdown with its pictures in a folder of its name. Raises Problem."""
    try:
        if path.suffix == ".pdf":
            path.write_bytes(booklet(text, pictures, part, paper, said))
        elif path.suffix == ".md":
            write_markdown(path, text(part), pictures)
        else:
            raise Problem(say("rules-file-ends", file=str(path)))
    except OSError as problem:
        raise unusable(path, problem) from None
    return say("rules-are-written", file=str(path))


def booklet(text: Text, pictures: dict[str, str], part: Part, paper: str, said: Language) -> bytes:
    need("print")
    from milkomeda.print import books

    return books.booklet(text, pictures, part, paper, said)


def write_markdown(path: Path, text: str, pictures: dict[str, str]) -> None:
    folder = path.with_suffix("")
    folder.mkdir(exist_ok=True)
    path.write_text(beside(text, folder.name), encoding="utf-8")
    for name, svg in shown_in(text, pictures).items():
        (folder / f"{name}.svg").write_text(svg, encoding="utf-8")
