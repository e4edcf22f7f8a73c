"""Whether what was built can be published: python -m release.check DIST, as `make release` does.

It is installed as people would, in a fresh environment, from a folder of its own and with an empty home.
"""

import subprocess
import sys
import tarfile
import zipfile
from email import message_from_bytes
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from release.smoke import alone, report, smoke
from release.version import ROOT, current

UV: Final = ROOT / ".tools" / "bin" / "uv"
PIPX: Final = ROOT / ".release" / "bin" / "pipx"
FORBIDDEN: Final = ("tests/", "bench/", "web/", "release/", "docs/", "requirements/")
NEEDED: Final = (
    "table/page/index.html",
    "words/de/galaxy-rulebook.md",
    "bots/weights/milkomeda.json",
    "LICENSE",
)
COMPILED: Final = "from milkomeda.play import state; assert not state.__file__.endswith('.py')"
LATE: Final = 60.0
"""Seconds from uvx to the first game, on a machine that is as busy as it may be: see `docs/hosting.md`."""
GAME: Final = ("watch", "--bots", "planner,reflex", "--pace", "0", "--seed", "1")


def names(archive: Path) -> list[str]:
    """The files of a wheel, or of a source archive without its folder."""
    if archive.suffix == ".whl":
        return zipfile.ZipFile(archive).namelist()
    with tarfile.open(archive) as opened:
        return [name.partition("/")[2] for name in opened.getnames()]


def look_inside(archive: Path) -> None:
    found = names(archive)
    stray = [name for name in found if name.startswith(FORBIDDEN) or "__pycache__" in name]
    assert not stray, stray
    for needed in NEEDED:
        assert any(name.endswith(needed) for name in found), f"{archive.name} has no {needed}"
    assert any(name.endswith(".so") for name in found) is (
        archive.suffix == ".whl" and "none" not in archive.name
    )


def metadata(wheel: Path, version: str) -> None:
    with zipfile.ZipFile(wheel) as opened:
        told = message_from_bytes(opened.read(f"milkomeda-{version}.dist-info/METADATA"))
    assert (told["Name"], told["Version"], told["License-Expression"]) == ("milkomeda", version, "MIT")
    assert told["License-File"] == "LICENSE"


def run(*command: str | Path, folder: Path, path: str | None = None) -> str:
    environment = alone(folder) | ({"PATH": path} if path else {})
    ran = subprocess.run(command, env=environment, cwd=folder, stdout=subprocess.PIPE, text=True, check=True)
    return ran.stdout


def installed(wheel: Path, version: str, home: Path) -> None:
    """In an environment of its own: the version, the compiled engine, a game of bots, the table."""
    tools, python = home / "own" / "bin", home / "own" / "bin" / "python"
    run(UV, "venv", "--quiet", "--python", ROOT / ".tools/bin/python", home / "own", folder=home)
    run(UV, "pip", "install", "--quiet", "--python", python, wheel, folder=home)
    assert run(tools / "milkomeda", "--version", folder=home) == f"milkomeda {version}\n"
    run(python, "-c", COMPILED, folder=home)
    assert "wins" in run(tools / "milkomeda", *GAME, folder=home)
    print(report("installed", smoke([str(tools / "milkomeda")], alone(home), home)))


def from_source(source: Path, home: Path) -> None:
    """Neither Node nor a compiler is asked for."""
    python = ROOT / ".tools/bin/python"
    run(
        UV,
        "build",
        "--quiet",
        "--python",
        python,
        "--wheel",
        "--out-dir",
        home,
        source,
        folder=home,
        path="/",
    )
    (wheel,) = home.glob("*.whl")
    look_inside(wheel)


def at_once(wheel: Path, home: Path) -> None:
    """By one line, with nothing fetched before, and once more; pip may take its time."""
    lines = {
        "uvx": [str(UV), "tool", "run", "--python", str(ROOT / ".tools/bin/python"), "--from", str(wheel)],
        "pipx run": [str(PIPX), "run", "--spec", str(wheel)],
    }
    for name, line in lines.items():
        for time in ("the first time", "again"):
            seen = smoke([*line, "milkomeda"], alone(home), home)
            print(report(f"{name}, {time}", seen))
            assert name == "pipx run" or seen.playing < LATE, f"the first game comes after {LATE:.0f} s"


def main(folder: Path) -> None:
    version = current((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (source,), (wheel,) = folder.glob("*.tar.gz"), folder.glob("*.whl")
    assert source.name == f"milkomeda-{version}.tar.gz"
    for archive in (source, wheel):
        look_inside(archive)
        print(f"{archive.name}: {archive.stat().st_size / 1e6:.1f} MB, {len(names(archive))} files")
    metadata(wheel, version)
    with TemporaryDirectory() as one, TemporaryDirectory() as two, TemporaryDirectory() as three:
        installed(wheel, version, Path(one))
        from_source(source, Path(two))
        at_once(wheel, Path(three))


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
