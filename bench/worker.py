"""A worker is one system under measurement, in a process and with a Python of its own.

It introduces itself in one line of JSON. Then it reads lines [subject, measure, seconds] and answers each
with one line of counts. The measures are "play" (random games), "copy_each" (the same with a copy before each
decision), "copy" (of a position half way) and perhaps "rollout" (random games without any Python); and what a
learner does: "one_by_one" (decisions of one game after the other, with the figures of each position), "batch"
(of many games at once), "batch_ahead" (with the figures after each choice) and "seats" (at one seat, against
bots).
"""

import gc
import json
import os
import sys
from collections.abc import Callable, Mapping
from time import perf_counter

Counts = dict[str, float]
Case = Callable[[float], Counts]


def games(play: Callable[[], tuple[int, int, int]]) -> Case:
    """Whole games until the time is up; `play` tells a game's decisions, forced decisions and luck events."""

    def case(seconds: float) -> Counts:
        games = decisions = forced = luck = 0
        spent, start = 0.0, perf_counter()
        while spent < seconds:
            counts = play()
            games += 1
            decisions += counts[0]
            forced += counts[1]
            luck += counts[2]
            spent = perf_counter() - start
        return {"seconds": spent, "games": games, "decisions": decisions, "forced": forced, "luck": luck}

    return case


def decisions(answer: Callable[[], int]) -> Case:
    """As long as there is time; `answer` tells how many decisions it made."""

    def case(seconds: float) -> Counts:
        made, spent, start = 0, 0.0, perf_counter()
        while spent < seconds:
            made += answer()
            spent = perf_counter() - start
        return {"seconds": spent, "decisions": made}

    return case


def copies(copy: Callable[[], object]) -> Case:
    def case(seconds: float) -> Counts:
        count, spent, start = 0, 0.0, perf_counter()
        while spent < seconds:
            for _ in range(100):
                copy()
            count += 100
            spent = perf_counter() - start
        return {"seconds": spent, "copies": count}

    return case


def serve(system: str, version: str, subjects: Mapping[str, Mapping[str, Case]]) -> None:
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)  # what a library prints must not get between the answers
    cases = [(subject, measure) for subject, measures in subjects.items() for measure in measures]
    print(json.dumps({"system": system, "version": version, "cases": cases}), file=answers)
    for line in sys.stdin:
        subject, measure, seconds = json.loads(line)
        gc.collect()
        print(json.dumps(subjects[subject][measure](seconds)), file=answers)
