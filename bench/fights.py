"""How much bots lose by how they fight: `.fast/bin/python -m bench.fights`; what it found is in docs/bots.md.

In the middle of games of reflex so many ships attack as many others. One side is a bot, the other is at its
best. What each answer of the bot costs against that is known exactly, so luck hardly matters to the sum.
"""

import argparse
import time
from collections.abc import Iterator
from math import sqrt
from typing import Final, NamedTuple, cast

from rich.progress import track

from milkomeda.bots.reflex import Reflex
from milkomeda.galaxy.odds.forecast import Meeting, meeting
from milkomeda.galaxy.rules.combat import begin
from milkomeda.galaxy.rules.setup import new_game
from milkomeda.galaxy.rules.turn import Choose
from milkomeda.galaxy.shown.odds import worth
from milkomeda.galaxy.state import Galaxy
from milkomeda.lab.players import Player
from milkomeda.play.luck import Seeded
from milkomeda.play.step import LUCK

BOTS: Final = "random,reflex,quick,planner,strategist"
ROUND: Final = 2  # of the games, in which the fight is
CERTAIN: Final = 1.96


class Bout(NamedTuple):
    """What a bot lost by forming up and by aiming, in chances to win; and how long it thought."""

    formed: float
    aimed: float
    seconds: list[float]


def staged(options: str, ships: int, seed: int) -> Galaxy:
    """Whoever is to act has attacked the next one who has a sector."""
    g, luck, bot = new_game(options, 4), Seeded(seed), Reflex()
    while g.round < ROUND or not isinstance(g.step, Choose):
        seat = int(g.seat())
        g.play(g.step.sample(g, luck) if seat == LUCK else bot.choose(g.view(seat), seat, luck))
    others = [(g.active + place) % 4 for place in range(1, 4)]
    defender, cell = next(
        (seat, cell) for seat in others for cell, owner in enumerate(g.control) if owner == seat
    )
    for seat in range(4):
        wanted = ships if seat in (g.active, defender) else 0
        g.add_fleets(seat, cell, wanted - g.fleets[cell * 4 + seat])
    begin(g, cell, [])
    return g


def fought(name: str, options: str, ships: int, seed: int) -> Bout:
    """The bot attacks in every other fight."""
    g, luck, player = staged(options, ships, seed // 2), Seeded(seed), Player(name)
    costs, seconds = {True: 0.0, False: 0.0}, []
    met = cast(Meeting, meeting(g))
    own = int(met.attacker if seed % 2 else met.defender)
    while g.field >= 0:
        seat = int(g.seat())
        if seat == LUCK:
            g.play(g.step.sample(g, luck))
            continue
        met = cast(Meeting, meeting(g))
        for seat in g.waiting():
            view = cast(Galaxy, g.view(seat))
            if seat == own:
                begun = time.perf_counter()
                choice = int(player.bot.choose(view, seat, luck, player.budget()))
                seconds.append(time.perf_counter() - begun)
                costs[bool(met.forms)] += cost(met, seat, choice)
            else:
                choice = at_best(met, view, seat, luck)
            g = cast(Galaxy, g.facing(seat))
            g.play(choice)
    return Bout(costs[True], costs[False], seconds)


def cost(met: Meeting, seat: int, choice: int) -> float:
    lost = worth(met.course()) - worth(met.course_by({seat: choice}))
    return lost if seat == met.attacker else -lost


def at_best(met: Meeting, view: Galaxy, seat: int, luck: Seeded) -> int:
    """Drawn from what is best for that seat, and turned at random."""
    mix = met.best.rows if seat == met.attacker else met.best.columns
    left = luck.below(1 << 30) / (1 << 30)
    wanted = mix.answers[-1]
    for answer, share in zip(mix.answers, mix.shares, strict=True):
        left -= share
        if left < 0:
            wanted = answer
            break
    alike = [choice for choice in view.step.choices(view) if answered(met, seat, choice) == wanted]
    return alike[luck.below(len(alike))]


def answered(met: Meeting, seat: int, choice: int) -> int:
    side = met.meant(seat, choice)
    sides = met.fight.sides
    return int(sides.turn(side, sides.least_turn(side)) if met.forms else side)


def mean(found: list[float]) -> str:
    """In percent, with what it is sure to."""
    middle = sum(found) / len(found)
    spread = sum((one - middle) ** 2 for one in found) / max(len(found) - 1, 1)
    return f"{100 * middle:.1f} ± {100 * CERTAIN * sqrt(spread / len(found)):.1f}"


def rows(bots: list[str], options: str, ships: int, fights: int) -> Iterator[str]:
    yield "| bot | lost by a fight | by forming up | by aiming | a decision |"
    yield "| --- | --- | --- | --- | --- |"
    for name in bots:
        bouts = [fought(name, options, ships, seed) for seed in track(range(fights), name)]
        seconds = [second for bout in bouts for second in bout.seconds]
        means = [mean([one.formed + one.aimed for one in bouts])]
        means += [mean([one.formed for one in bouts]), mean([one.aimed for one in bouts])]
        yield f"| {name} | {' | '.join(means)} | {1000 * sum(seconds) / len(seconds):.2g} ms |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.fights", description=__doc__)
    parser.add_argument("--bots", default=BOTS, help="names as in `milkomeda ladder`, with commas")
    parser.add_argument("--options", default="edition=protocols")
    parser.add_argument("--ships", type=int, default=5, help="of each side, six at most")
    parser.add_argument("--fights", type=int, default=200)
    asked = parser.parse_args()
    for row in rows(asked.bots.split(","), asked.options, asked.ships, asked.fights):
        print(row)


if __name__ == "__main__":
    main()
