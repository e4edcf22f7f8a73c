"""Positions that somebody spoilt: whatever of them is read can be played, the rest is refused with its line.

By the hundred in tests/test_input.py; by any Python as many as one likes: `python -m tests.mutations 100000`.
"""

import re
import sys
import traceback
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Final

from milkomeda.galaxy.notation import pending
from milkomeda.galaxy.options import EDITIONS
from milkomeda.galaxy.rules.setup import new_game
from milkomeda.games import GAMES, SHOWS
from milkomeda.play import log
from milkomeda.play.check import Inspection
from milkomeda.play.game import Game
from milkomeda.play.luck import Random, Seeded
from milkomeda.play.match import Match
from milkomeda.play.state import State
from milkomeda.play.step import WATCHER, Then
from milkomeda.starflick.notation import pending as sky_pending
from tests.galaxy import steps

SMALL: Final = "width=4 height=4 deck=10"
TABLES: Final = {
    "milkomeda": [
        *((f"{edition} {SMALL}", seats) for edition in EDITIONS for seats in (2, 3)),
        (f"protocols {SMALL}", 4),
        (f"draft pindown_again=action bribes=binding idle=yes {SMALL}", 2),
        (f"protocols homeworld_turned=yes first_order=turns offers=2 {SMALL}", 3),
    ],
    "starflick": [
        ("pool=4", 2),
        ("pool=20", 4),
        ("pool=3 minefields=yes navigation=dice seams=yes wormholes=yes", 3),
    ],
}
"""Options and players."""
ACTIVATE: Final = f"""milkomeda {SMALL}
round 8, order teal gold, turn gold, master gold, main explore, explored 3
gold: helix, storage 18 27 45 10, last explore explore
D2 Virillion r1
C3 Aurora Drift r2
D3 Minotaurs Den r3: 1 gold
B4 Solara Spire
C4 Orion's Halo r1: 2 gold, gold starlance
D4: 1 gold
display 1: Defense Allocation Plan / build for 3 red
display 2: Relentless Energy Expansion / build for 2 orange
display 3: Financial Isolation Initiative / attack for 1 orange
pending: activate 2; claims; end-turn"""
KEEP: Final = f"""milkomeda {SMALL}
round 4, order teal gold, turn gold, master gold, main research, green 4
C4 Konari 4 r3: 1 gold
pending: keep 1 18 16; module; claims; end-turn"""
VICTIM: Final = f"""milkomeda consolidated {SMALL}
round 4, order violet gold teal, turn teal, master teal, main attack
violet: sentinels, storage 11 4 16 16
B1 Shadowfall r3: 1 teal
C1 Expanse of Khalid r2: 1 teal, 1 gold, 1 violet, held by violet
battle C1: attacker teal, round 4, came 2 B1
mat teal: ships 1 fighter, allocated 1 artillery, hits 1, dice 1, boost 1, lost 1
mat gold: ships 1 artillery, forced 2
mat violet: ships 1 artillery, forced 1
pending: victim 0 2; resolve 0; end-of-fight-round; claims; end-turn"""
RESHAPE: Final = """milkomeda draft reshapes=secret
B1 Novatron: 3 teal, 3 gold
battle B1: attacker teal, round 1
mat teal: ships 3 beam, dice 1, reshape 1
mat gold: ships 3 shield, reshape 1
pending: reshape-secretly 2 0 1 -1 -1 -1 -1; fight-round"""
ATTACK: Final = """starflick 2 players
turn: 9 teal
teal: 6 troops, 3 starships
teal 1: 206.0 100.0
teal 2: 230.0 120.0
gold 1: 206.0 130.0
pending: attack; scan; finish; end"""
GIVE_UP: Final = """starflick 2 players
turn: 9 teal
teal: 6 troops, 3 starships, battleship
teal 1: 110.0 78.0
pending: give-up; give-up; scan; finish; end"""
RARE: Final = {"milkomeda": [ACTIVATE, KEEP, VICTIM, RESHAPE], "starflick": [ATTACK, GIVE_UP]}
"""Steps that random games seldom come to."""
SEEDS: Final = 20
ANSWERS: Final = 700
OF_EACH: Final = 2  # positions of a table that wait at the same step
SMALL_NUMBERS: Final = [-3, -2, -1, 0, 1, 2, 3, 4, 5, 7, 8, 15, 16, 25, 31, 36, 63, 64, 71, 72, 255, 4095]
LARGE_NUMBERS: Final = [8191, 36_000, 999_998, 999_999, 10**6, 2**31, 2**62, 2**63 - 1, 2**63, 10**30]
NUMBERS: Final = [*SMALL_NUMBERS, *LARGE_NUMBERS, -(2**63)]
NUMBER: Final = re.compile(r"-?\d+")
WORD: Final = re.compile(r"[^\s,:;]+")
LOGGED: Final = 150  # answers
LOOKED_AT: Final = 24  # choices
DEEP: Final = 6  # answers after each
JARGON: Final = re.compile(
    r"invalid literal|index out of|unpack|argument|int\(\)|NoneType|'list'|object has|zip\(|base 10"
)


STEPS: Final = {
    "milkomeda": {
        step.name()
        for _, text in steps.STEPS
        for step in pending.read(new_game("", 4), text)
        if not isinstance(step, Then)
    },
    "starflick": {
        name for name, make in sky_pending.STEPS.items() if not isinstance(make(defaultdict(int)), Then)
    },
}
"""Those that ask."""


@cache
def positions(name: str) -> list[str]:
    """Positions of random games, as many as it takes to come to every step."""
    found = RARE[name][:]
    for seed in range(1, SEEDS):
        for options, seats in TABLES[name]:
            found += moments(GAMES[name].new(options, seats), GAMES[name], Seeded(seed))
        if {next_step(text).split()[0] for text in found} == STEPS[name]:
            break
    return found


def moments(state: State, game: Game, luck: Random) -> Iterator[str]:
    """Some of each step."""
    seen: Counter[str] = Counter()
    for _ in range(ANSWERS):
        if state.over:
            break
        seen[state.step.name()] += 1
        if seen[state.step.name()] <= OF_EACH or luck.below(60) == 0:
            yield game.write(state)
        state.play(state.step.sample(state, luck))


@cache
def logs(name: str) -> list[str]:
    """Games with some answers, of those tables."""
    return [log.write(begun(name, *table)) for table in TABLES[name]]


def begun(name: str, options: str, seats: int) -> Match:
    match, luck = Match(GAMES[name], options, [f"player {seat + 1}" for seat in range(seats)]), Seeded(seats)
    for _ in range(LOGGED):
        if not match.state.over:
            match.answer(int(match.state.seat()), match.state.step.sample(match.state, luck))
    return match


# Changes.


def any_of(things: list[str], luck: Random) -> str:
    return things[luck.below(len(things))]


def stack(text: str) -> list[str]:
    return [step.strip() for step in text.rpartition("pending:")[2].split(";")]


def change_number(text: str, other: str, luck: Random) -> str:
    places = list(NUMBER.finditer(text))
    if not places:
        return text
    place = places[luck.below(len(places))]
    near = int(place[0]) + 1 - 2 * luck.below(2)
    number = near if luck.below(3) == 0 else NUMBERS[luck.below(len(NUMBERS))]
    return f"{text[: place.start()]}{number}{text[place.end() :]}"


def change_number_of_step(text: str, other: str, luck: Random) -> str:
    before, colon, after = text.rpartition("pending:")
    return before + colon + change_number(after, other, luck)


def change_word(text: str, other: str, luck: Random) -> str:
    places = list(WORD.finditer(text))
    place = places[luck.below(len(places))]
    return text[: place.start()] + any_of(WORD.findall(other), luck) + text[place.end() :]


def change_items(items: list[str], others: list[str], luck: Random) -> list[str]:
    """One is lost, doubled, replaced by one of elsewhere, or that is added."""
    at = luck.below(len(items))
    new = [[], items[at : at + 1] * 2, [any_of(others, luck)]][luck.below(3)]
    return [*items[:at], *new, *items[at + 1 - luck.below(2) :]]


def change_line(text: str, other: str, luck: Random) -> str:
    return "\n".join(change_items(text.splitlines(), other.splitlines(), luck))


def change_step(text: str, other: str, luck: Random) -> str:
    before, colon, _ = text.rpartition("pending:")
    return f"{before}{colon} {'; '.join(change_items(stack(text), stack(other), luck))}"


CHANGES: Final = [change_number, change_number_of_step, change_word, change_line, change_step, change_step]


def spoilt(texts: list[str], luck: Random) -> str:
    text = any_of(texts, luck)
    for _ in range(1 + luck.below(3)):
        text = CHANGES[luck.below(len(CHANGES))](text, any_of(texts, luck), luck)
    return text


def next_step(text: str) -> str:
    """What waits to be answered."""
    return stack(text)[0]


def with_other_numbers(name: str) -> Iterator[str]:
    """A position of each step, with each of its first numbers changed to others."""
    for text in {next_step(text).split()[0]: text for text in positions(name)}.values():
        step = next_step(text)
        for place in islice(NUMBER.finditer(step), 6):
            for number in NUMBERS[::2]:
                spoilt_step = f"{step[: place.start()]}{number}{step[place.end() :]}"
                yield spoilt_step.join(text.rsplit(step, 1))


# Whatever was read can be played.


def refused(problem: ValueError) -> list[str]:
    clear = re.match(r"(start: |snapshot: )?line \d+: \S", str(problem)) and not JARGON.search(str(problem))
    return [] if clear else [f"it is refused like this: {problem}"]


def of_log(name: str, text: str, luck: Random) -> list[str]:
    try:
        match, stopped = log.replay_far(log.read(text), GAMES[name])
    except log.BadLog as problem:
        return refused(problem)
    written = log.write(match)
    if log.write(log.replay(log.read(written), GAMES[name])) != written:
        return ["a log is not read as it is written"]
    found = inspected(GAMES[name], match.state, luck)
    return [*found, *refused(stopped)] if stopped else found


def of_position(name: str, text: str, luck: Random) -> list[str]:
    game = GAMES[name]
    try:
        state = game.read(text)
    except ValueError as problem:
        return refused(problem)
    whole = state.imagine(state.seat(), luck) if is_view(state) else state
    again = [found for one in (state, *played(whole, luck)) for found in read_again(game, one)]
    return again or inspected(game, whole, luck)


def read_again(game: Game, state: State) -> list[str]:
    written = game.write(state)
    return [] if game.write(game.read(written)) == written else ["it is not read as it is written"]


def is_view(state: State) -> bool:
    return any(step.veils() for step in state.steps)


def inspected(game: Game, state: State, luck: Random) -> list[str]:
    """What the contract check finds here; and whoever looks is shown something."""
    show = SHOWS[game.name]
    show.picture(state.view(WATCHER))
    show.ending(state)
    for seat in state.waiting():
        view = state.view(seat)
        show.question(view, seat)
        show.passing(view, seat)
    inspection = Inspection(game, "", int(state.seats), int(luck.below(1000)))
    return [] if state.over else [str(found) for found in inspection.position(state)]


def played(state: State, luck: Random) -> list[State]:
    """The states after each choice (some, where there are many), and one a few answers later."""
    if state.over:
        return []
    step = state.step
    choices = step.choices(state) if step.listed(state) else [step.sample(state, luck) for _ in range(3)]
    found: list[State] = []
    for choice in choices[:: 1 + len(choices) // LOOKED_AT]:
        after = state.copy()
        after.play(choice)
        found.append(after.copy())
        for _ in range(DEEP):
            if not after.over:
                after.play(after.step.sample(after, luck))
        found.append(after)
    return found


# As many as one likes.


def main() -> None:
    """Whatever is wrong is told with its number, by which it can be made again."""
    count, first = int(sys.argv[1]), int([*sys.argv, "0"][2])
    for number in range(first, first + count):
        for name in GAMES:
            for what, texts in ((of_position, positions), (of_log, logs)):
                luck = Seeded(number)
                try:
                    found = what(name, spoilt(texts(name), luck), luck)
                except Exception:
                    found = [traceback.format_exc()]
                for problem in found[:1]:
                    print(f"{name}, {what.__name__}, {number}: {problem}", flush=True)
    print(f"{count} of each were tried.")


if __name__ == "__main__":
    main()
