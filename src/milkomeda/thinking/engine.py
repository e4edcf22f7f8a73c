"""By which Python bots think: a compiled engine's as soon as there is one, this one until then."""

import hashlib
import sys
from functools import cache
from pathlib import Path
from typing import Final

HOUSE: Final = Path(__file__).parent.parent
PARTS: Final = ("play", "galaxy", "starflick", "bots", "thinking", "lab")
KINDS: Final = (".py", ".csv", ".toml", ".json")
ALONE: Final = ("desk.py", "games.py")


@cache
def sources() -> str:
    """The same for engines that play by the same rules, compiled or not."""
    parts = (path for part in PARTS for path in (HOUSE / part).rglob("*") if path.suffix in KINDS)
    files = sorted([*parts, *(HOUSE / name for name in ALONE)])
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.relative_to(HOUSE).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


class Engine:
    """Its folder is where `make fast` puts it, perhaps later; the stamp there comes last."""

    def __init__(self, folder: str = "") -> None:
        self.folder = Path(folder) if folder else None
        self.unfit = 0.0

    def stamped(self) -> float:
        """When it was made; 0 if there is none."""
        try:
            return (self.folder / ".stamp").stat().st_mtime if self.folder else 0.0
        except OSError:
            return 0.0

    def python(self) -> str:
        made = self.stamped()
        return str(self.folder / "bin" / "python") if self.folder and made > self.unfit else sys.executable

    def refuse(self) -> None:
        """It does not start, or is of other sources: not before it is made anew."""
        self.unfit = self.stamped()
