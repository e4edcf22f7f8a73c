"""How long games last, by what ends them: bots play whole games with many settings for docs/endings.md."""

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import mean
from typing import Final, NamedTuple, cast

from rich.console import Console
from rich.progress import Progress

from milkomeda.bots import BOTS
from milkomeda.galaxy.rules.end import WAYS, ended_by
from milkomeda.galaxy.state import BUILT, COUNT, Galaxy
from milkomeda.games import SHOWS, game
from milkomeda.play.luck import Seeded
from milkomeda.play.step import LUCK

ROOT: Final = Path(__file__).resolve().parent.parent
RESULTS: Final = ROOT / "bench" / "endings.json"
PAGE: Final = ROOT / "docs" / "endings.md"
BOT: Final = "quick"
SOME: Final = 100  # games
MANY: Final = 300  # of what is chosen
MOST: Final = 60  # rounds, after which a game is cut
WANTED: Final = range(8, 15)  # rounds
ENOUGH: Final = 0.9  # of the games
CUT: Final = "cut"


class Setting(NamedTuple):
    options: str
    """What differs from the newest edition."""
    seats: int = 4
    games: int = SOME


class Played(NamedTuple):
    rounds: int
    way: str
    fought: bool
    built: int
    """Structures on the map at the end."""
    answers: float
    """Of one player."""


class Result(NamedTuple):
    games: int
    rounds: list[int]
    """5 %, median, 95 %."""
    wanted: float
    ways: dict[str, float]
    fought: float
    built: float
    answers: float


QUICK: Final = SHOWS["milkomeda"].quick
GROUPS: Final = {
    "cards": [Setting(f"end_cards={cards}") for cards in (1, 2, 3, 4, 5)],
    "slots": [Setting(f"end_cards=0 end_slots={slots}") for slots in (6, 9, 12, 15, 18)],
    "sectors": [Setting(f"deck={deck} end_cards=0") for deck in (20, 24, 28, 32, 36)],
    "rounds": [
        Setting(f"{options} end_round={last}".lstrip())
        for options in ("", "end_cards=0", "end_cards=2", "end_cards=3")
        for last in (10, 12, 14)
    ],
    "three": [
        Setting(options)
        for options in (
            *(f"end_cards=0 end_slots={slots} end_round=14" for slots in (9, 12, 15)),
            *(f"deck={deck} end_cards=0 end_round=14" for deck in (28, 32)),
        )
    ],
    "players": [Setting(QUICK, seats, MANY) for seats in (2, 3, 4)],
}


# Playing.


def play(setting: Setting, seed: int) -> Played:
    """One game of bots, to its end or until it is cut."""
    g = cast(Galaxy, game("milkomeda").new(setting.options, setting.seats))
    luck, bots = Seeded(seed), [BOTS[BOT]() for _ in range(setting.seats)]
    fought, answers = False, 0
    while not g.over and g.round <= MOST:
        seat = int(g.seat())
        if seat == LUCK:
            g.play(g.step.sample(g, luck))
        else:
            answers += 1
            g.play(bots[seat].choose(g.view(seat), seat, luck))
        fought = fought or g.field >= 0
    way = WAYS[ended_by(g, g.slots)] if g.over else CUT
    built = sum(COUNT[g.player[BUILT + seat]] for seat in range(setting.seats))
    return Played(min(int(g.round), MOST), way, fought, built, answers / setting.seats)


def summed_up(games: list[Played]) -> Result:
    rounds = sorted(game.rounds for game in games)
    ways = Counter(game.way for game in games)
    return Result(
        games=len(games),
        rounds=[rounds[int(share * len(rounds))] for share in (0.05, 0.5, 0.95)],
        wanted=mean(game.way != CUT and game.rounds in WANTED for game in games),
        ways={way: ways[way] / len(games) for way in (*WAYS, CUT) if ways[way]},
        fought=mean(game.fought for game in games),
        built=mean(game.built for game in games),
        answers=mean(game.answers for game in games),
    )


def key(setting: Setting) -> str:
    return f"{setting.options}, {setting.seats} players"


def measure(settings: list[Setting]) -> dict[str, Result]:
    found: dict[str, Result] = {}
    with ProcessPoolExecutor() as pool, Progress(console=Console(stderr=True)) as progress:
        for setting in settings:
            games = pool.map(play, [setting] * setting.games, range(setting.games))
            found[key(setting)] = summed_up(
                list(progress.track(games, setting.games, description=key(setting)))
            )
    return found


# Telling.

ABOUT: Final = """\
# How long a game lasts, and what ends it

For whoever changes the game. Written by `make endings`: bots that look a turn ahead (`{bot}`) play whole
games of the newest edition, *protocols*, with other ends. Its text ends the game with the first full
objective or with the last sector (R36 and R60 in [the rulings](rulings.md)). Wanted are games of {low}
to {high} rounds, nine times out of ten.

A row is a setting: what differs from the edition; how many games were played; how many rounds they
lasted (one in twenty no more than under 5 %, half of them no more than the median, one in twenty more
than under 95 %); how many lasted {low} to {high} rounds; what ended them (the last sector, full
objectives, claimed slots, the last round); in how many there was a fight; how many structures stood on
the map at the end; how often each player was asked. A game that had not ended after {most}
rounds was *cut*.

## In short

{short}

Bots are not people. These take a slot as soon as they can, keep orange for its points and seldom build;
people will hurry the end or put it off on purpose. How much games *differ* should hold all the same, for
that comes from the cards: objectives that ask for resources may be full in four rounds, those that ask
for victories perhaps never.
"""

SECTIONS: Final = {
    "cards": (
        "So many full objectives",
        """\
One option, `end_cards`. No value of it is steady: which cards lie out decides how long it takes.""",
    ),
    "slots": (
        "So many claimed slots",
        """\
`end_slots`, and no end by full objectives. The first slots are claimed in a few rounds, the last ones
may take for ever, so that is no steadier.""",
    ),
    "sectors": (
        "A smaller deck of sectors",
        """\
`deck`, and no end by claims. The race for the last sector is the steadiest of the races. The usual 50
sectors fill the whole area of four players, and the last of them must go where somebody still has to
fight their way to.""",
    ),
    "rounds": (
        "A last round",
        """\
`end_round`, beside full objectives. Alone it does little, for one full objective still ends most games
long before. Without that it is a bare count of rounds; beside three full objectives there is a race that
some games are decided by.""",
    ),
    "three": (
        "A race, and a last round behind it",
        """\
Three options. With a smaller deck most games are decided by the race, and the last round catches the
long ones; but such a deck has to be chosen for each number of players.""",
    ),
    "players": ("Play now, with two, three and four players", f"`{QUICK}`."),
}


def page(results: dict[str, Result]) -> str:
    parts = [
        ABOUT.format(
            bot=BOT,
            low=WANTED[0],
            high=WANTED[-1],
            most=MOST,
            short=in_short(results),
        )
    ]
    for name, (title, text) in SECTIONS.items():
        parts += [f"## {title}", "", text, "", table(name, results), ""]
    return "\n".join(parts)


def in_short(results: dict[str, Result]) -> str:
    """What the figures say: the best with one option, all that reach what is wanted, and what is chosen."""
    four = {s.options: results[key(s)] for group in GROUPS.values() for s in group if s.seats == 4}
    lines = []
    for count, words in ((1, "one option"), (2, "two options"), (3, "three options")):
        changed = {options: result for options, result in four.items() if len(options.split()) == count}
        enough = [options for options, result in changed.items() if result.wanted >= ENOUGH]
        best = max(changed, key=lambda options: changed[options].wanted)
        said = ", ".join(f"`{options}` ({share(four[options].wanted)})" for options in enough)
        none = f"nothing reaches it; the best is `{best}` with {share(four[best].wanted)} of the games"
        lines.append(f"- With {words} changed: {said or none}.")
    chosen = four[QUICK]
    ways = listed_ways(chosen)
    lines.append(
        f"- *Play now* uses `{QUICK}`: {share(chosen.wanted)} of the games of four last as wanted ({ways}), "
        f"with a fight in {share(chosen.fought)} of them. The editions keep their texts' ends."
    )
    return "\n".join(lines)


def share(part: float) -> str:
    return f"{part:.0%}".replace("%", " %")


def listed_ways(result: Result) -> str:
    return ", ".join(f"{way} {share(part)}" for way, part in result.ways.items())


HEAD: Final = """\
| {} | games | 5 % | median | 95 % | 8–14 rounds | ended by | a fight | structures | asked |
|---|---|---|---|---|---|---|---|---|---|"""


def table(group: str, results: dict[str, Result]) -> str:
    players = group == "players"
    lines = [HEAD.format("players" if players else "options")]
    for setting in GROUPS[group]:
        result = results[key(setting)]
        cells = [
            setting.seats if players else f"`{setting.options}`",
            result.games,
            *result.rounds,
            share(result.wanted),
            listed_ways(result),
            share(result.fought),
            f"{result.built:.1f}",
            f"{result.answers:.0f}",
        ]
        lines.append(f"| {' | '.join(map(str, cells))} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="make endings", description=__doc__)
    parser.add_argument("--only", choices=[*GROUPS, "nothing"], help="measure this group, keep the others")
    parser.add_argument("--dry", action="store_true", help="print only")
    args = parser.parse_args()
    results: dict[str, Result] = {}
    if args.only:
        results = {name: Result(*kept) for name, kept in json.loads(RESULTS.read_text("utf-8")).items()}
    for name, settings in GROUPS.items():
        if args.only in (None, name):
            results |= measure(settings)
    print(page(results))
    if not args.dry:
        PAGE.write_text(page(results), encoding="utf-8")
        lines = [f"{json.dumps(name)}: {json.dumps(result)}" for name, result in results.items()]
        RESULTS.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
