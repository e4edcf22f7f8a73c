"""How a fight will end: exactly where it can be reckoned, else by fighting it many times at random."""

from typing import Final, NamedTuple

from mypy_extensions import i64

from milkomeda.galaxy.cards import TYPES
from milkomeda.galaxy.editions import Edition
from milkomeda.galaxy.odds.course import Course
from milkomeda.galaxy.odds.fight import Fight, Force, Terms
from milkomeda.galaxy.rules.combat import ATTACK_DICE, DEFENCE_DICE, Configure, begin
from milkomeda.galaxy.rules.common import bonus
from milkomeda.galaxy.rules.dice import MOST_DICE, REROLLS
from milkomeda.galaxy.rules.explore import put_sector
from milkomeda.galaxy.rules.mat import pack, sides
from milkomeda.galaxy.rules.research import learn
from milkomeda.galaxy.rules.setup import bare
from milkomeda.galaxy.state import HITS, SHIELD, SHIPS, Galaxy
from milkomeda.play.luck import Random

MOST_SHIPS: Final = 6  # a side, for fights that are reckoned
KEPT: Final = 4  # kinds of fights

_fights: dict[Terms, Fight] = {}


class Prospects(NamedTuple):
    """How likely each end of a fight is for one side, and how many ships both lose in the mean."""

    win: float
    """As the only one left."""
    lose: float
    fall: float
    """Nobody is left."""
    stand: float
    """Both stay: a stand-off."""
    losses: float
    others_losses: float

    def of_other(self) -> "Prospects":
        return Prospects(self.lose, self.win, self.fall, self.stand, self.others_losses, self.losses)


# Reckoned.


def reckonable(rules: Edition) -> bool:
    """Command Points and formation advantage make fights go in circles, and tracks may end too soon."""
    return rules.command_points == 0 and rules.formation == "none" and rules.roster_track >= MOST_DICE


def fight_on(terms: Terms) -> Fight:
    """All fights on these terms, of which each is worked out once."""
    if terms not in _fights:
        if len(_fights) >= KEPT:
            _fights.clear()
        _fights[terms] = Fight(terms, MOST_SHIPS)
    return _fights[terms]


def terms_of(g: Galaxy, attacker: i64, defender: i64) -> Terms:
    rules = g.rules
    return Terms(
        int(rules.hit_on),
        int(rules.dice_cap),
        rules.hit_types,
        int(rules.standoff_tries),
        force(g, attacker, ATTACK_DICE),
        force(g, defender, DEFENCE_DICE),
    )


def force(g: Galaxy, seat: i64, dice: i64) -> Force:
    return Force(int(bonus(g, seat, dice)), int(bonus(g, seat, REROLLS)), int(g.battle[SHIELD + seat]))


def reckoned(g: Galaxy, seat: i64) -> Prospects | None:
    """For a seat that fights, both at their best from now on; None where that cannot be reckoned."""
    fighters = sides(g)
    fleets = [int(g.fleets[g.field * 4 + fighter]) for fighter in fighters]
    if len(fighters) != 2 or seat not in fighters or g.attacker not in fighters:
        return None
    if max(fleets) > MOST_SHIPS or not reckonable(g.rules):
        return None
    if fighters[0] != g.attacker:
        fighters.reverse()
        fleets.reverse()
    found = prospects(course(g, fighters[0], fighters[1]), fleets[0], fleets[1])
    return found if seat == fighters[0] else found.of_other()


def opening(fight: Fight, ships: i64, others: i64) -> Course:
    """So many ships attack so many others, and all are about to form up."""
    one = fight.sides.number(ships, fight.terms.attacker.shields)
    other = fight.sides.number(others, fight.terms.defender.shields)
    return Course(fight).unformed(one, other, 0)


def course(g: Galaxy, attacker: i64, defender: i64) -> Course:
    fight = fight_on(terms_of(g, attacker, defender))
    found = Course(fight)
    if isinstance(g.step, Configure):
        one = fight.sides.number(g.fleets[g.field * 4 + attacker], g.battle[SHIELD + attacker])
        other = fight.sides.number(g.fleets[g.field * 4 + defender], g.battle[SHIELD + defender])
        return found.unformed(one, other, g.standoffs)
    one = fight.sides.number(split(g, attacker), g.battle[SHIELD + attacker])
    other = fight.sides.number(split(g, defender), g.battle[SHIELD + defender])
    return found.hit(one, other, g.battle[HITS + attacker], g.battle[HITS + defender])


def split(g: Galaxy, seat: i64) -> i64:
    """A seat's ships on the mat."""
    return pack([g.battle[SHIPS + seat * TYPES + kind] for kind in range(TYPES)])


def prospects(course: Course, ships: i64, others: i64) -> Prospects:
    """Of the attacker."""
    return Prospects(
        sum(course.won),
        sum(course.lost),
        sum(course.fell),
        sum(course.stood),
        float(ships) - course.left,
        float(others) - course.others_left,
    )


# Fought.


def staged(options: str, fleets: list[int], technologies: list[list[int]]) -> Galaxy:
    """A fight about to begin: the first one attacks, with so many fleets and these technologies."""
    g = bare(options, max(len(fleets), 2))
    put_sector(g, g.box.homeworld, 0, 0)
    for seat in range(len(fleets)):
        g.add_fleets(seat, 0, fleets[seat])
        for card in technologies[seat]:
            learn(g, seat, card)
    begin(g, 0, [])
    return g


def survivors(g: Galaxy, luck: Random) -> list[int]:
    """Fight on to the end, all answering at random: how many ships each seat has left."""
    field = g.field
    while g.field == field:
        g.play(g.step.sample(g, luck))
    return [g.fleets[field * 4 + seat] for seat in range(g.seats)]


def fought(g: Galaxy, seat: i64, fights: i64, luck: Random) -> Prospects:
    """What came of so many fights like this one for that seat."""
    field = g.field
    before = [int(g.fleets[field * 4 + other]) for other in range(g.seats)]
    ends = [survivors(g.copy(), luck) for _ in range(fights)]
    alone = [end for end in ends if len([ships for ships in end if ships]) == 1]
    won = len([end for end in alone if end[seat]])
    fell = len([end for end in ends if not any(end)])
    left = sum([end[seat] for end in ends])
    others_left = sum([sum(end) - end[seat] for end in ends])
    many = float(fights)
    return Prospects(
        won / many,
        (len(alone) - won) / many,
        fell / many,
        (len(ends) - len(alone) - fell) / many,
        before[seat] - left / many,
        sum(before) - before[seat] - others_left / many,
    )
