"""The results of a run, as a page to read and as a file to compare with."""

import json
from collections.abc import Callable
from statistics import mean, median

from bench.profile import STEPS, TOP, WHEN, WORK
from bench.results import (
    ALONE,
    CATANATRON,
    COMPILED,
    FLICKS_WANTED,
    GOALS,
    GREEDY_WANTED,
    OURS,
    PEERS,
    STARFLICK,
    Goal,
    Rates,
    Results,
    Series,
    over,
)

ABOUT = """\
# Benchmark

Written by `make bench`: random players on one core, {rounds} rounds in which every system is asked in turn.
Figures are medians, in brackets the least and the most of the rounds; ratios are taken inside a round.
The core's speed drifts (here by up to {drift:.0%}), so a fixed loop is timed between any two cases, and every
figure is scaled by it.

A **decision** is one answer of a player; it is *forced* when only one choice is legal. Luck is nobody's
decision; in Catanatron to roll the dice is one, as a rule a forced one. Milkomeda is its edition with
protocols, for four; Catan and Ludo are played by four too. OpenSpiel is the geometric mean of eight games,
once driven from Python, once "in C++ alone": its own rollouts from the first decision on, whose number of
decisions is worked out from the driven games. The games differ: a ratio compares two engines, each at its
own game.

Measured with {versions}.
"""

WHERE = """\
Shares of the processor time of random games, compiled, as Linux's `perf` samples it. No place stands
out: half of it is spent on what follows answers by itself, much of that on which actions and protocols
are possible now.

What was tried, each in turns with the engine before it, on a busy machine. Where a list was only looked
at to see whether there is anything in it, rules now keep bits, tables are one vector, and what does not
change is looked up once: 1.07 times as fast (0.97–1.2 in five pairs of runs). A build guided by a
profile of random games takes twice as long to make and was 1.06 times as fast (0.93–1.3 in seven): it
is not used. Steps without the garbage collector's book-keeping would have to say so class by class: not
tried.
"""

WORDS = {
    "decisions": "decisions/s",
    "unforced": "unforced decisions/s",
    "games": "games/s",
    "copy_each": "decisions/s with a copy before each",
    "copies": "copies/s",
}
STEPPING = """\
As a learner steps games: with the figures of each position as its player knows it. OpenSpiel's are the mean
of the same eight games, PettingZoo's of chess, connect four and Go, pgx's of backgammon and chess. In
Gymnasium a learner sits among three random bots, and only its own answers count.
"""
PEERS_STEPPED = {
    "OpenSpiel one by one": ("OpenSpiel", "one_by_one"),
    "OpenSpiel's vector of 64 games": ("OpenSpiel", "batch"),
    "PettingZoo one by one": ("PettingZoo", "one_by_one"),
    "pgx, 1,024 games": ("pgx", "batch"),
}
STEPPED = {
    "one_by_one": "one by one from Python",
    "batch": "a batch of 64 games",
    "batch_ahead": "the same, with the position after each choice",
    "seats": "64 games in Gymnasium",
}
BRIEF = {
    "decisions a second, against Catanatron's": ("decisions", CATANATRON),
    "with a copy of the state before each decision": ("copy_each", CATANATRON),
    "against OpenSpiel's eight-game mean, inside C++": ("decisions", ALONE),
}
COLUMNS = [*list(WORDS.values())[:-1], "one copy"]


def page(results: Results) -> str:
    speeds = [sample.speed for sample in results.samples]
    about = ABOUT.format(
        rounds=max(sample.round for sample in results.samples),
        drift=max(speeds) / min(speeds) - 1,
        versions=", ".join(f"{system} {version}" for system, version in results.versions.items()),
    )
    parts = [goals(results), where(results), ratios(results), figures(results)]
    parts += [batches(results), starflick(results), openspiel(results)]
    return "\n".join([about, *(line for part in parts for line in part)])


def brief(results: Results) -> str:
    """The table of the README."""
    rows = [
        [said, *(times(median(results.ratio(system, *rate))) for system in OURS)]
        for said, rate in BRIEF.items()
    ]
    rows.append(
        ["one copy of a state", *(duration(1 / median(results.rates[system].copies)) for system in OURS)]
    )
    return "\n".join(cells_of(["Random four-player games, one core", "compiled", "interpreted"], rows))


def goals(results: Results) -> list[str]:
    rows = [
        [goal.kind, what(goal), bound(goal), spread(goal.figure(results), unit(goal)), yes(goal.met(results))]
        for goal in GOALS
    ]
    return table("Targets and aims", ["", "what", "wanted", "measured", "met"], rows)


def what(goal: Goal) -> str:
    measured = f"{WORDS[goal.rate]} against {goal.peer}" if goal.peer else "one copy"
    return f"{goal.system}: {measured}"


def bound(goal: Goal) -> str:
    return f"{'≥' if goal.peer else '≤'} {unit(goal)(goal.bound)}"


def unit(goal: Goal) -> Callable[[float], str]:
    return times if goal.peer else duration


def yes(met: bool) -> str:
    return "yes" if met else "**no**"


def ratios(results: Results) -> list[str]:
    rows = [
        [system, WORDS[rate], *(spread(results.ratio(system, rate, peer), times) for peer in PEERS)]
        for system in OURS
        for rate in WORDS
    ]
    return table("How many times as fast", ["", "", *(f"against {peer}" for peer in PEERS)], rows)


def figures(results: Results) -> list[str]:
    rows = [[name, *cells(rates)] for name, rates in results.rates.items()]
    for row, subject in zip(rows, (*OURS, CATANATRON)):
        length, forced = results.per_game(subject, "decisions"), results.per_game(subject, "forced")
        row += [number(length), f"{forced / length:.0%}"]
    return table("Figures", ["", *COLUMNS, "decisions/game", "of them forced"], rows)


def cells(rates: Rates) -> list[str]:
    *numbers, copies = rates
    shown = [number(median(series)) if series else "" for series in numbers]
    return [*shown, duration(1 / median(copies)) if copies else ""]


def where(results: Results) -> list[str]:
    """The time of random games, by when it is spent, in which step, and with what."""
    lines = ["## Where the time goes", "", WHERE]
    for title, count in ((WHEN, None), (STEPS, TOP), (WORK, None)):
        rows = [[name, f"{share:.0%}"] for name, share in list(results.profile[title].items())[:count]]
        lines += cells_of([title, "share"], rows)
    return lines


def batches(results: Results) -> list[str]:
    """As a learner steps games; nothing where that was not measured."""
    theirs = {name: results.peer_stepped(*peer) for name, peer in PEERS_STEPPED.items()}
    rows = [[name, spread(rate, number)] for name, rate in theirs.items()]
    for subject in OURS:
        for measure, said in STEPPED.items():
            rate = results.stepped(subject, measure)
            ratios = [spread(over(rate, other), times) for other in theirs.values()]
            rows.append([f"{subject}, {said}", spread(rate, number), *ratios])
    head = ["", "decisions/s", *(f"against {name}" for name in theirs)]
    lines = ["## Many games at once", "", STEPPING, *cells_of(head, rows)]
    return lines if results.stepped(COMPILED, "batch") else []


def starflick(results: Results) -> list[str]:
    """Flicks with eight ships on the board, and whole games: the mean, and the slowest."""
    rows = []
    for subject in STARFLICK:
        flicks, games = results.flicks(subject, "flicks"), results.greedy_games(subject)
        met = median(flicks) >= FLICKS_WANTED and max(games) <= GREEDY_WANTED
        pushes = spread(results.flicks(subject, "pushes"), number)
        times_said = f"{mean(games):.1f} s, slowest {max(games):.1f} s"
        rows.append([subject, spread(flicks, number), pushes, times_said, yes(met)])
    head = [
        "",
        f"flicks/s in any direction (wanted ≥ {number(FLICKS_WANTED)})",
        "flicks/s at an own ship",
        f"a greedy game for two (wanted ≤ {GREEDY_WANTED:g} s)",
        "met",
    ]
    return table("Starflick", head, rows)


def openspiel(results: Results) -> list[str]:
    rows = [[subject, *cells(rates)] for subject, rates in results.driven.items()]
    rows += [[f"{subject}, C++ alone", *cells(rates)] for subject, rates in results.alone.items()]
    return table("OpenSpiel, game by game", ["", *COLUMNS], rows)


def table(title: str, head: list[str], rows: list[list[str]]) -> list[str]:
    return [f"## {title}", "", *cells_of(head, rows)]


def cells_of(head: list[str], rows: list[list[str]]) -> list[str]:
    width = len(head)
    lines = [head, ["---"] * width, *(row + [""] * (width - len(row)) for row in rows)]
    return [*(f"| {' | '.join(line)} |" for line in lines), ""]


def spread(series: Series, show: Callable[[float], str]) -> str:
    if not series:
        return ""
    return f"{show(median(series))} ({show(min(series))}–{show(max(series))})"


def times(x: float) -> str:
    return f"{x:.0f}×" if x >= 10 else f"{x:.2g}×"


def number(x: float) -> str:
    for size, letter in ((1e6, "M"), (1e3, "k")):
        if x >= size:
            return f"{x / size:.3g}{letter}"
    return f"{x:.3g}"


def duration(x: float) -> str:
    return f"{x * 1e6:.3g} µs"


def summary(results: Results) -> str:
    rates = results.rates | results.driven
    rates |= {f"{subject}, C++ alone": alone for subject, alone in results.alone.items()}
    content = {
        "versions": results.versions,
        "met": {f"{goal.kind}: {what(goal)} {bound(goal)}": goal.met(results) for goal in GOALS},
        "medians": {name: medians(row) for name, row in rates.items()},
        "flicks a second": {
            subject: round(median(results.flicks(subject, "flicks"))) for subject in STARFLICK
        },
        "seconds of a greedy game": {name: max(results.greedy_games(name)) for name in STARFLICK},
        "profile": results.profile,
        "samples": [sample._asdict() for sample in results.samples],
    }
    return json.dumps(content, indent=1, ensure_ascii=False) + "\n"


def medians(rates: Rates) -> dict[str, float]:
    return {name: round(median(series), 1) for name, series in rates._asdict().items() if series}
