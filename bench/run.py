"""Measure every system in interleaved rounds on one core; write bench/results.json, docs/benchmark.md and the
table of the README.

A core's speed drifts, so a fixed loop is timed between any two cases and every figure is scaled by it.
"""

import argparse
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from bench.profile import profile
from bench.results import Results, Sample
from bench.table import brief, page, summary

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results.json"
PAGE = ROOT / "docs" / "benchmark.md"
README = ROOT / "README.md"
BRIEF = re.compile(r"^\| Random four-player games.*?\n(?=\n)", re.MULTILINE | re.DOTALL)


class Entry(NamedTuple):
    venv: str
    module: str
    share: float  # of the time that a case is given


ENTRIES = [
    Entry(".fast", "bench.engine", 1.0),
    Entry(".venv", "bench.engine", 1.0),
    Entry(".fast", "bench.flicks", 1.0),
    Entry(".venv", "bench.flicks", 1.0),
    Entry(".bench", "bench.peer_catanatron", 2.0),
    Entry(".bench", "bench.peer_openspiel", 0.5),
    Entry(".bench", "bench.peer_pettingzoo", 0.5),
    Entry(".bench", "bench.peer_pgx", 1.0),
]


class Worker:
    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        command = [str(ROOT / entry.venv / "bin" / "python"), "-m", entry.module]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=ROOT)
        hello = self.answer()
        self.system: str = hello["system"]
        self.version: str = hello["version"]
        self.cases: list[tuple[str, str]] = [(subject, measure) for subject, measure in hello["cases"]]

    def answer(self) -> dict[str, Any]:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"{self.entry.module} stopped (with the Python of {self.entry.venv})")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def ask(self, subject: str, measure: str, seconds: float) -> dict[str, float]:
        assert self.process.stdin
        seconds *= self.entry.share * (0.2 if measure == "copy" else 1)
        print(json.dumps([subject, measure, seconds]), file=self.process.stdin, flush=True)
        return self.answer()


def core_speed() -> float:
    """Turns a second of a plain loop."""
    turns, x, start = 100_000, 1, perf_counter()
    for _ in range(turns):
        x = (x * 69069 + 1) & 0xFFFFFFFF
    return turns / (perf_counter() - start)


def measure(workers: list[Worker], rounds: int, seconds: float) -> list[Sample]:
    samples = []
    for number in range(rounds + 1):
        before = core_speed()
        for worker in workers:
            for subject, measure in worker.cases:
                counts = worker.ask(subject, measure, seconds if number else 0.01)
                after = core_speed()
                samples.append(Sample(number, subject, measure, (before + after) / 2, counts))
                before = after
        print(f"round {number} of {rounds}" if number else "warm", file=sys.stderr, flush=True)
    return [sample for sample in samples if sample.round]


def run(entries: list[Entry], rounds: int, seconds: float) -> tuple[dict[str, str], list[Sample]]:
    """The versions of what was measured, and the samples."""
    if sys.platform == "linux":  # the workers inherit it
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    workers = [Worker(entry) for entry in entries]
    try:
        samples = measure(workers, rounds, seconds)
    finally:
        for worker in workers:
            worker.process.terminate()
    return {worker.system: worker.version for worker in workers}, samples


def last_run() -> Results:
    last: dict[str, Any] = json.loads(RESULTS.read_text(encoding="utf-8"))
    return Results(last["versions"], [Sample(**sample) for sample in last["samples"]], last["profile"])


def kept(last: Results, samples: list[Sample]) -> list[Sample]:
    """Of the last run, what was not measured now."""
    measured = {sample.subject for sample in samples}
    return [sample for sample in last.samples if sample.subject not in measured]


def write(results: Results) -> None:
    PAGE.write_text(page(results), encoding="utf-8")
    RESULTS.write_text(summary(results), encoding="utf-8")
    readme = BRIEF.sub(lambda _: brief(results), README.read_text(encoding="utf-8"))
    README.write_text(readme, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench", description="Compare our speed with that of our peers.")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="for one case (default: %(default)s)")
    parser.add_argument("--quick", action="store_true", help="a rough look: nothing is written")
    modules = sorted({entry.module for entry in ENTRIES})
    parser.add_argument("--only", choices=modules, help="measure these systems, keep the others' figures")
    parser.add_argument("--profile", action="store_true", help="see where the time goes, keep all figures")
    args = parser.parse_args()
    entries = [entry for entry in ENTRIES if args.only in (None, entry.module) and not args.profile]
    versions, samples = run(entries, 2, 0.2) if args.quick else run(entries, args.rounds, args.seconds)
    last = last_run()
    if args.only or args.profile:
        versions, samples = last.versions | versions, kept(last, samples) + samples
    results = Results(versions, samples, profile(ROOT) or last.profile)
    print(page(results))
    if not args.quick:
        write(results)


if __name__ == "__main__":
    main()
