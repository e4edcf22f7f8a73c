"""A rulebook in Markdown with its pictures beside it."""

import io
import re
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

PICTURE: Final = re.compile(r"(?<=\]\()(\w+)(?=\)$)", re.MULTILINE)
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)


def beside(text: str, folder: str) -> str:
    """The same text, its pictures in a folder."""
    return PICTURE.sub(rf"{folder}/\1.svg", text)


def shown_in(text: str, pictures: dict[str, str]) -> dict[str, str]:
    """Those of the pictures that it shows."""
    return {name: pictures[name] for name in dict.fromkeys(PICTURE.findall(text)) if name in pictures}


def bundle(text: str, pictures: dict[str, str], title: str) -> bytes:
    """A ZIP of a text and its pictures: the same bytes every time."""
    files = {f"{title}.md": beside(text, "pictures")}
    files |= {f"pictures/{name}.svg": svg for name, svg in shown_in(text, pictures).items()}
    made = io.BytesIO()
    with ZipFile(made, "w", ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(ZipInfo(f"{title}/{name}", LONG_AGO), content, ZIP_DEFLATED)
    return made.getvalue()
