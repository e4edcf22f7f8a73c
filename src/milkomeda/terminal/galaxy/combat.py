"""The odds of a fight, as a page to read, as JSON for programs, and all of them as a picture."""

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.table import Table

from milkomeda.galaxy.odds.course import ROUNDS
from milkomeda.galaxy.odds.fight import Fight
from milkomeda.galaxy.odds.forecast import (
    MOST_SHIPS,
    Prospects,
    fight_on,
    fought,
    opening,
    prospects,
    reckonable,
    terms_of,
)
from milkomeda.galaxy.odds.staging import challenge
from milkomeda.galaxy.odds.study import Corner, Formation, Study, study
from milkomeda.play.luck import Seeded
from milkomeda.terminal.galaxy.heat import heat_map
from milkomeda.terminal.look import TITLE
from milkomeda.terminal.voice import Voice
from milkomeda.words.message import Problem, say

SHOWN: Final = 8  # formations of a side


class Wanted(NamedTuple):
    """A fight to look at."""

    options: str
    fleets: list[int]
    """The attacker's first."""
    technologies: list[str]
    """The attacker's, and the first defender's: names, with commas."""
    fights: int
    """Where they must be fought."""
    seed: int


def combat(console: Console, voice: Voice, wanted: Wanted, picture: Path | None, for_programs: bool) -> None:
    """Exact where it can be, else by many fights; and say which."""
    if wanted.fights < 1:
        raise Problem(say("fights-at-least-one"))
    g = challenge(wanted.options, wanted.fleets, wanted.technologies)
    exact = len(wanted.fleets) == 2 and max(wanted.fleets) <= MOST_SHIPS and reckonable(g.rules)
    if picture:
        if len(wanted.fleets) > 2 or not reckonable(g.rules):
            raise Problem(say("picture-is-of-exact-odds"))
        picture.write_text(heat_map(voice, odds_of_all(fight_on(terms_of(g, 0, 1)))), encoding="utf-8")
    if exact:
        found = study(fight_on(terms_of(g, 0, 1)), *wanted.fleets)
        show = print_json if for_programs else read_out
        show(console, voice, wanted, found)
    else:
        ends = [fought(g, seat, wanted.fights, Seeded(wanted.seed)) for seat in range(len(wanted.fleets))]
        if for_programs:
            console.print_json(json.dumps({"exact": False, "fights": wanted.fights, "sides": dicts(ends)}))
        else:
            tell_fought(console, voice, wanted, ends)
    if picture and not for_programs:
        console.print(voice.say("odds-are-drawn", file=str(picture)), soft_wrap=True)


def odds_of_all(fight: Fight) -> list[list[Prospects]]:
    """By the attacker's ships, then by the defender's."""
    sizes = range(1, MOST_SHIPS + 1)
    return [[prospects(opening(fight, ships, others), ships, others) for others in sizes] for ships in sizes]


# For programs.


def dicts(ends: list[Prospects]) -> list[dict[str, Any]]:
    return [end._asdict() for end in ends]


def print_json(console: Console, voice: Voice, wanted: Wanted, found: Study) -> None:
    told = {
        "exact": True,
        "sides": dicts([found.prospects, found.prospects.of_other()]),
        "rounds": [ends._asdict() for ends in found.rounds],
        "attacker": corner_dict(found.attacker),
        "defender": corner_dict(found.defender),
    }
    console.print_json(json.dumps(told))


def corner_dict(corner: Corner) -> dict[str, Any]:
    def plain(formations: list[Formation]) -> list[dict[str, Any]]:
        return [{**one._asdict(), "prospects": one.prospects._asdict()} for one in formations]

    return {**corner._asdict(), "best": plain(corner.best), "naive": plain(corner.naive)}


# For people.


def percent(voice: Voice, share: float) -> str:
    return voice.say("odds-percent", percent=round(share * 100, 1))


def read_out(console: Console, voice: Voice, wanted: Wanted, found: Study) -> None:
    ends = [found.prospects, found.prospects.of_other()]
    console.print(voice.say("odds-title", fleets=wanted.fleets[0], others=wanted.fleets[1]), style=TITLE)
    console.print(voice.say("odds-are-exact"), soft_wrap=True)
    console.print(ends_table(voice, wanted, ends))
    console.print(rounds_table(voice, found))
    for name, corner in (("odds-attacker", found.attacker), ("odds-defender", found.defender)):
        console.print(corner_table(voice, voice.say(name), corner))
        shares = {"dominated": corner.dominated, "splits": corner.splits}
        console.print(voice.say("odds-dominated", **shares), soft_wrap=True)


def tell_fought(console: Console, voice: Voice, wanted: Wanted, ends: list[Prospects]) -> None:
    others = ", ".join(map(str, wanted.fleets[1:]))
    console.print(voice.say("odds-title", fleets=wanted.fleets[0], others=others), style=TITLE)
    console.print(voice.say("odds-are-fought", fights=wanted.fights), soft_wrap=True)
    console.print(ends_table(voice, wanted, ends))


def plain_table(*headings: str) -> Table:
    """The first column is of words, the others of numbers."""
    table = Table(box=None, padding=(0, 2, 0, 0), title_justify="left", title_style=TITLE)
    for at, heading in enumerate(headings):
        table.add_column(heading, justify="right" if at else "left")
    return table


def ends_table(voice: Voice, wanted: Wanted, ends: list[Prospects]) -> Table:
    heads = ("odds-side", "odds-wins", "odds-loses", "odds-fall", "odds-stand", "odds-losses")
    table = plain_table(*(voice.say(name) for name in heads))
    for seat, end in enumerate(ends):
        name = voice.say("odds-defender" if seat else "odds-attacker")
        chances = [percent(voice, chance) for chance in (end.win, end.lose, end.fall, end.stand)]
        lost = voice.say("odds-ships-lost", losses=round(end.losses, 2), fleets=wanted.fleets[seat])
        table.add_row(name, *chances, lost)
    return table


def rounds_table(voice: Voice, found: Study) -> Table:
    heads = ("odds-round", "odds-over", "odds-attacker-won", "odds-defender-won")
    table = plain_table(*(voice.say(name) for name in heads))
    table.title = voice.say("odds-by-round")
    for at, ends in enumerate(found.rounds, start=1):
        name = voice.say("odds-round-last", round=at) if at == ROUNDS else str(at)
        table.add_row(name, *(percent(voice, share) for share in (sum(ends), ends.won, ends.lost)))
    return table


def corner_table(voice: Voice, name: str, corner: Corner) -> Table:
    heads = ("odds-split", "odds-share", "odds-wins", "odds-cost")
    table = plain_table(*(voice.say(head) for head in heads))
    table.title = voice.say("odds-how-to-form-up", side=name, ships=corner.ships)
    best = worth(corner.best[0])
    known = [formation.ships for formation in corner.best]
    for formation in [*corner.best[:SHOWN], *(one for one in corner.naive if one.ships not in known)]:
        ships = ", ".join(f"{n} {voice.word('ship', ship)}" for ship, n in formation.ships.items())
        shares = [percent(voice, share) for share in (formation.share, formation.prospects.win)]
        table.add_row(ships, *shares, percent(voice, max(best - worth(formation), 0.0)))
    return table


def worth(formation: Formation) -> float:
    """The chance to win, where what nobody wins counts half."""
    return (1 + formation.prospects.win - formation.prospects.lose) / 2
