"""Where the time of random games goes, in the compiled engine: shares of the samples that Linux's perf takes.

Shares hold on a busy machine too. Where there is no perf, those of the last run are kept.
"""

import re
import shutil
import subprocess
import tempfile
from collections import Counter
from pathlib import Path

Profile = dict[str, dict[str, float]]
"""By question (WHEN, STEPS, WORK), the share of each answer."""

WHEN, STEPS, WORK = "when", "by step", "by kind of work"
GAMES = 12_000
TOP = 16  # steps that are shown
LOOP = "playout___playout"

MOMENTS = [  # what comes first holds
    ("what happens by itself after an answer (`Then`)", re.compile("State___settle")),
    ("what an answer does", re.compile("State___play")),
    ("a choice listed or drawn", re.compile("___(sample|choices)")),
]
STEP = re.compile(r"CPyDef_(?:\w+___)?([a-z]+)___([A-Z][A-Za-z]+)___(?:answer|reveal|sample|choices)")
KINDS = {"Step", "State", "Sealed", "Then", "Luck", "Turn"}
COPIES = re.compile(r"Galaxy___copy|___changed$|Vec\w+_Slice")
WORKS = [  # by the innermost function
    ("type checks", re.compile("PyType_IsSubtype")),
    ("ints as objects", re.compile(r"PyLong|CPyLong|CPyTagged|long_")),
    (
        "objects made and freed",
        re.compile(
            r"alloc|Malloc|Alloc|Free|free|PyList_New|NewReference|GC_|gc_|_PyTrash|malloc|_setup$|_clear"
        ),
    ),
    ("lists read and filled", re.compile(r"List|list_")),
    ("words compared", re.compile(r"CPyStr|memcmp")),
    ("the rules themselves", re.compile("CPyDef_")),
]


def share_of(counts: Counter[str], total: int) -> dict[str, float]:
    return {name: count / total for name, count in counts.most_common()}


def first_of(kinds: list[tuple[str, re.Pattern[str]]], text: str, other: str) -> str:
    return next((name for name, pattern in kinds if pattern.search(text)), other)


def step_of(calls: list[str]) -> str:
    """The outermost step among calls, the innermost of which come first."""
    for call in reversed(calls):
        found = STEP.match(call)
        if found and found[2] not in KINDS:
            return f"{found[1]}.{found[2]}"
    return "none: steps put on the stack, taken off and freed"


def work_of(calls: list[str]) -> str:
    if any(COPIES.search(call) for call in calls):
        return "state and vectors copied"
    return first_of(WORKS, calls[0], "else")


def summed_up(script: str) -> Profile:
    """What perf has written: for each sample a paragraph of calls, the innermost first."""
    when, steps, work = Counter[str](), Counter[str](), Counter[str]()
    for sample in script.split("\n\n"):
        calls = [line.split(maxsplit=1)[-1] for line in sample.strip().splitlines()]
        at = next((index for index, call in enumerate(calls) if LOOP in call), -1)
        if at > 0:
            inside = calls[:at]
            when[first_of(MOMENTS, " ".join(inside), "the loop around it")] += 1
            steps[step_of(inside)] += 1
            work[work_of(inside)] += 1
    total = when.total()
    return {name: share_of(counts, total) for name, counts in ((WHEN, when), (STEPS, steps), (WORK, work))}


def profile(root: Path) -> Profile | None:
    """Of the engine in .fast; None where there is no perf, or it may not be used."""
    perf = shutil.which("perf")
    if perf is None:
        return None
    python = str(root / ".fast" / "bin" / "python")
    with tempfile.TemporaryDirectory() as folder:
        data = str(Path(folder) / "perf.data")
        record = [perf, "record", "-e", "cpu-clock", "-F", "997", "--call-graph", "dwarf,4096", "-o", data]
        command = [*record, python, "-m", "bench.profile"]
        ran = subprocess.run(command, cwd=root, capture_output=True, check=False)
        if ran.returncode:
            return None
        script = [perf, "script", "-i", data, "-F", "ip,sym", "--no-inline"]
        told = subprocess.run(script, capture_output=True, text=True, check=True)
    return summed_up(told.stdout)


def play() -> None:
    """What is looked at."""
    from bench.engine import new
    from milkomeda.bots.playout import playout

    for seed in range(GAMES):
        playout(new(), seed, False)


if __name__ == "__main__":
    play()
