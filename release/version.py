"""A new version: its number goes into pyproject.toml, what is unreleased in the changelog becomes its own.

python -m release.version [VERSION]: without one all stays as it is.
"""

import re
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
NUMBER: Final = re.compile(r'^version = "(\d+\.\d+\.\d+)"$', re.MULTILINE)
WAITING: Final = re.compile(r"^## \[Unreleased\]\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
UPGRADING: Final = "### Upgrading\n"


def number(text: str) -> tuple[int, ...]:
    """Raises ValueError for what is no version."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", text):
        raise ValueError(f"'{text}' is no version like 1.2.3")
    return tuple(map(int, text.split(".")))


def current(project: str) -> str:
    found = NUMBER.search(project)
    if not found:
        raise ValueError("pyproject.toml has no version")
    return found[1]


def unreleased(changelog: str) -> str:
    """Raises ValueError where it says nothing, or nothing for whoever upgrades."""
    found = WAITING.search(changelog)
    lines = found[1].splitlines() if found else []
    if not any(line.startswith("- ") for line in lines):
        raise ValueError("CHANGELOG.md: nothing is unreleased")
    if found and UPGRADING not in found[1]:
        raise ValueError("CHANGELOG.md: nothing is said of upgrading")
    return found[1] if found else ""


def released(project: str, changelog: str, version: str, day: str) -> tuple[str, str]:
    """Both files as they are from this version on. Raises ValueError."""
    if number(version) <= number(current(project)):
        raise ValueError(f"{version} is not newer than {current(project)}")
    body = unreleased(changelog)
    sections = f"## [Unreleased]\n\n## [{version}] - {day}\n{body}"
    changed = WAITING.sub(lambda _: sections, changelog)
    return NUMBER.sub(f'version = "{version}"', project, count=1), changed


def main(versions: list[str]) -> None:
    files = [ROOT / "pyproject.toml", ROOT / "CHANGELOG.md"]
    project, changelog = (file.read_text(encoding="utf-8") for file in files)
    for version in versions:
        texts = released(project, changelog, version, f"{datetime.now(UTC):%Y-%m-%d}")
        for file, text in zip(files, texts, strict=True):
            file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except ValueError as problem:
        sys.exit(f"release: {problem}")
