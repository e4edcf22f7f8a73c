"""Tuning as whoever waits for it sees it: how far it is, the time that is left, and what came of it."""

import shlex
from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TaskProgressColumn, TextColumn, TimeRemainingColumn

from milkomeda.games import SHOWS
from milkomeda.lab.comparison import Asked
from milkomeda.lab.journal import Lines
from milkomeda.lab.pictures import Bar, Mark, cloud, forest
from milkomeda.lab.sequence import Interval
from milkomeda.lab.sheet import Section, Sheet, html
from milkomeda.lab.tuning.archive import Archive
from milkomeda.lab.tuning.evidence import Evidence
from milkomeda.lab.tuning.search import Tuning
from milkomeda.lab.tuning.targets import Standing, Target, standing
from milkomeda.lab.tuning.trial import SURE, Gap, Trial
from milkomeda.lab.workers import workers
from milkomeda.play.options import spell
from milkomeda.play.wording import Wording
from milkomeda.terminal.comparing import UNKNOWN, between, number, title
from milkomeda.terminal.studying import Desk, rendered
from milkomeda.terminal.voice import Voice

FIRST: Final = 10  # of the rules that were tried


def tune(console: Console, voice: Voice, desk: Desk, tuning: Tuning, edition: Path | None) -> None:
    """Until all games are played; what was played by then is kept, the same command goes on."""
    lines = Lines(desk.keep, tuning.about()) if desk.keep else None
    try:
        watch(console, voice, desk, tuning, lines)
    except KeyboardInterrupt:
        if desk.keep:
            console.print(voice.say("study-stopped", file=str(desk.keep), command=desk.command))
        raise
    told = sheet(voice, tuning)
    console.print(rendered(told))
    console.print(voice.say("tuning-play", command=playing(tuning, edition)), soft_wrap=True)
    if desk.report:
        desk.report.write_text(html(told, voice.words.code), encoding="utf-8")
    if edition:
        about = voice.say("tuning-about", targets=len(tuning.wanted.targets), games=tuning.played)
        text = SHOWS[tuning.wanted.rules.game].file_of(tuning.best.options, Wording(edition.stem, about))
        edition.write_text(text, encoding="utf-8")


def playing(tuning: Tuning, edition: Path | None) -> str:
    """The command that plays what was found."""
    rules = ["--edition", str(edition)] if edition else ["--options", tuning.best.options]
    return shlex.join(["milkomeda", "play", "--game", tuning.wanted.rules.game, *rules])


def watch(console: Console, voice: Voice, desk: Desk, tuning: Tuning, lines: Lines | None) -> None:
    columns = TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn()
    phases: dict[tuple[str, int], TaskID] = {}
    warned = False
    with (
        workers(desk.processes, desk.cluster) as pool,
        Progress(*columns, console=console, disable=not console.is_terminal) as progress,
    ):
        for phase, done, total in tuning.run(Archive(pool, lines)):
            if tuning.base.games and not warned:
                warned = True
                for said in unseen(voice, tuning, lambda seats: [tuning.base.evidence[seats]]):
                    console.print(said)
            if (phase, total) not in phases:
                phases[phase, total] = progress.add_task("", total=total)
            text = voice.say(phase, rules=len(tuning.trials), changes=len(tuning.best.changes))
            progress.update(phases[phase, total], completed=done, description=text)


# What came of it.


def sheet(voice: Voice, tuning: Tuning) -> Sheet:
    heading = voice.say("tuning-title", options=tuning.base.options)
    sections = [
        reached(voice, tuning),
        changed(voice, tuning),
        weighty(voice, tuning),
        fewest(voice, tuning),
        tried(voice, tuning),
    ]
    return Sheet(
        f"{heading}\n{tuning.best.options}", [one for one in sections if one.rows], notes(voice, tuning)
    )


def notes(voice: Voice, tuning: Tuning) -> list[str]:
    gap = tuning.scale.gap(tuning.best, tuning.base, fresh=True)
    before, after = (
        float(tuning.scale.costs(trial, fresh=True).targets[0]) for trial in (tuning.base, tuning.best)
    )
    said = [
        voice.say("tuning-so-far", games=tuning.played, rules=len(tuning.trials)),
        voice.say("tuning-distance", before=f"{before:.3f}", after=f"{after:.3f}", gap=spread(gap)),
        voice.say("tuning-intervals", games=tuning.fresh),
    ]
    trials = (tuning.base, tuning.best)
    return said + unseen(voice, tuning, lambda seats: [trial.fresh[seats] for trial in trials])


def unseen(voice: Voice, tuning: Tuning, found: Callable[[tuple[str, ...]], list[Evidence]]) -> list[str]:
    """Of keys that never occurred: somebody may have written them otherwise."""
    said = []
    for target in tuning.wanted.targets:
        every = [one for one in found(target.seats) if one.blocks]
        seen = {key: None for one in every for key in one.keys(target.measure)}
        named = {key for one in every for keys in target.keys(one).values() for key in keys}
        if every and not seen.keys() & named:
            said.append(voice.say("tuning-key-unseen", name=target.name, seen=", ".join(seen)))
    return said


def reached(voice: Voice, tuning: Tuning) -> Section:
    """Before and after, by fresh luck."""
    words = ("tuning-target", "tuning-wanted", "tuning-before", "tuning-after")
    head = [*map(voice.say, words[:3]), "95 %", "", voice.say(words[3]), "95 %", ""]
    rows = []
    for target in tuning.wanted.targets:
        stands = [standing(target, trial.fresh[target.seats]) for trial in (tuning.base, tuning.best)]
        kind = voice.say("tuning-limit") if target.limit else ""
        name = title(voice, asked(target, ""))
        key = target.name.partition(":")[2]
        rows.append(
            [
                f"{name}: {key}" if key else name,
                f"{target.text} {kind}".strip(),
                *(cell for one in stands for cell in figures(voice, target, one)),
            ]
        )
    return Section(voice.say("tuning-reached"), head, rows)


def asked(target: Target, key: str) -> Asked:
    return Asked(target.measure, key, share=False)


def figures(voice: Voice, target: Target, one: Standing) -> list[str]:
    """The value, its interval, and whether that is what is wanted."""
    met = voice.say(f"tuning-met-{one.met}")
    if one.met == "unknown":
        return [UNKNOWN, UNKNOWN, met]
    several = one.key and one.key != target.name.partition(":")[2]
    value = number(asked(target, ""), one.value)
    return [
        f"{value} ({one.key})" if several else value,
        between(asked(target, ""), Interval(one.least, one.most)),
        met,
    ]


def spread(gap: Gap) -> str:
    width = SURE * gap.error
    return f"{gap.mean:+.3f} ({gap.mean - width:+.3f} … {gap.mean + width:+.3f})"


def changed(voice: Voice, tuning: Tuning) -> Section:
    """What was changed, and what it would cost to take one of it back."""
    prices = {lever.option: lever.price for lever in tuning.wanted.levers}
    rows = [
        [
            name,
            f"{spell(tuning.now[name])} → {spell(value)}",
            f"{prices[name]:g}",
            spread(tuning.worth[name]) if name in tuning.worth else UNKNOWN,
        ]
        for name, value in tuning.best.changes.items()
    ]
    words = ("lab-option", "tuning-change", "tuning-price", "tuning-worth")
    bars = [
        Bar(name, gap.mean - SURE * gap.error, gap.mean, gap.mean + SURE * gap.error)
        for name, gap in tuning.worth.items()
        if name in tuning.best.changes
    ]
    picture = forest(bars, 0.0, voice.say("tuning-worth")) if bars else ""
    return Section(voice.say("tuning-changed"), [*map(voice.say, words)], rows, picture)


def weighty(voice: Voice, tuning: Tuning) -> Section:
    found = tuning.importances()
    rows = [[name, f"{100 * share:.0f} %"] for name, share in found.items()]
    picture = (
        forest([Bar(name, 0.0, share, share) for name, share in found.items()], 0.0, "") if found else ""
    )
    return Section(
        voice.say("tuning-importance"), [voice.say("lab-option"), voice.say("lab-share")], rows, picture
    )


def fewest(voice: Voice, tuning: Tuning) -> Section:
    """How near so many changes come: the best of each number, by the games that led to it."""
    away = {trial: distance(tuning, trial) for trial in tuning.trials.values() if trial.games}
    last = [trial for trial in away if trial.games >= tuning.rungs[-1]]
    best: list[Trial] = []
    for trial in sorted(last, key=lambda one: (len(one.changes), away[one])):
        if not best or away[trial] < away[best[-1]]:
            best.append(trial)
    marks = [Mark(len(one.changes), far, one not in last) for one, far in away.items()]
    way = [Mark(len(one.changes), away[one]) for one in best]
    words = voice.say("tuning-changes"), voice.say("tuning-away")
    rows = [[str(len(one.changes)), f"{away[one]:.3f}", options(one)] for one in best]
    picture = cloud(marks, way, words, voice.say("tuning-fewest"))
    return Section(voice.say("tuning-fewest"), [*words, voice.say("tuning-changed")], rows, picture)


def distance(tuning: Tuning, trial: Trial) -> float:
    """Without its price."""
    return tuning.scale.cost(trial, trial.games) - trial.price


def options(trial: Trial) -> str:
    return " ".join(f"{name}={spell(value)}" for name, value in trial.changes.items()) or "–"


def tried(voice: Voice, tuning: Tuning) -> Section:
    """In the order of their proposal, and the best so far by as many games as decide a race."""
    costs = {trial: tuning.scale.cost(trial, trial.games) for trial in tuning.trials.values() if trial.games}
    marks, way, best = [], [], inf
    for at, (trial, cost) in enumerate(costs.items()):
        marks.append(Mark(at, cost, trial.games < tuning.rungs[-1]))
        best = min(best, cost) if trial.games >= tuning.rungs[-1] else best
        way.append(Mark(at, best))
    names = voice.say("tuning-number"), voice.say("tuning-cost")
    ranked = sorted(costs, key=lambda trial: (-trial.games, costs[trial]))[:FIRST]
    rows = [[f"{costs[one]:.3f}", str(one.games), options(one)] for one in ranked]
    head = [names[1], voice.say("tuning-games"), voice.say("tuning-changed")]
    picture = cloud(marks, way, names, voice.say("tuning-tried"))
    return Section(voice.say("tuning-tried"), head, rows, picture)
