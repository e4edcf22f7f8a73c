"""How a fight will end: exactly where it can be reckoned, else by fighting it many times at random."""

from typing import Final, NamedTuple, final

from mypy_extensions import i64

from milkomeda.galaxy.cards import TYPES
from milkomeda.galaxy.editions import Edition
from milkomeda.galaxy.odds.course import Course
from milkomeda.galaxy.odds.fight import Fight, Force, Terms
from milkomeda.galaxy.odds.matrix import Mix, Solution
from milkomeda.galaxy.rules.combat import ATTACK_DICE, DEFENCE_DICE, Configure
from milkomeda.galaxy.rules.common import bonus
from milkomeda.galaxy.rules.dice import MOST_DICE, REROLLS
from milkomeda.galaxy.rules.hits import Allocate
from milkomeda.galaxy.rules.mat import pack, part, sides
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


@final
class Meeting:
    """A fight of two sides that can be reckoned, as it stands: they form up, or allocate their hits."""

    def __init__(self, g: Galaxy, fighters: list[int]) -> None:
        self.g = g
        self.attacker: i64 = g.attacker
        self.defender: i64 = fighters[0] if fighters[1] == g.attacker else fighters[1]
        self.fight = fight_on(terms_of(g, self.attacker, self.defender))
        self.forms: bool = isinstance(g.step, Configure)
        self.best = self.solved()

    def number(self, seat: i64) -> i64:
        ships = self.g.fleets[self.g.field * 4 + seat] if self.forms else split(self.g, seat)
        return self.fight.sides.number(ships, self.g.battle[SHIELD + seat])

    def solved(self) -> Solution:
        g = self.g
        one, other = self.number(self.attacker), self.number(self.defender)
        if self.forms:
            return self.fight.forming(one, other, g.standoffs)
        return self.fight.aiming(one, other, g.battle[HITS + self.attacker], g.battle[HITS + self.defender])

    def course(self) -> Course:
        """Both are at their best."""
        return self.followed(self.best.rows, self.best.columns)

    def course_by(self, given: dict[int, int]) -> Course:
        """With these answers of seats, after which both are at their best."""
        rows, columns = self.best.rows, self.best.columns
        return self.followed(
            self.only(given, self.attacker) or rows, self.only(given, self.defender) or columns
        )

    def only(self, given: dict[int, int], seat: i64) -> Mix | None:
        return Mix([self.meant(seat, given[int(seat)])], [1.0]) if int(seat) in given else None

    def meant(self, seat: i64, choice: i64) -> i64:
        """As an answer of the equilibrium: how the seat forms up, or what it leaves of its enemy."""
        if self.forms:
            return self.fight.sides.number(choice, self.g.battle[SHIELD + seat])
        enemy = self.attacker if seat == self.defender else self.defender
        shields: i64 = self.g.battle[SHIELD + enemy]
        left = [0] * TYPES
        for kind in range(TYPES):
            hits = part(choice, kind)
            taken = min(shields, hits)
            shields -= taken
            left[kind] = max(self.g.battle[SHIPS + enemy * TYPES + kind] - (hits - taken), 0)
        return self.fight.sides.number(pack(left), shields)

    def followed(self, rows: Mix, columns: Mix) -> Course:
        course = Course(self.fight)
        return course.formed(rows, columns, self.g.standoffs) if self.forms else course.aimed(columns, rows)


def meeting(g: Galaxy) -> Meeting | None:
    """The fight that goes on, where it can be reckoned."""
    fighters = sides(g)
    fleets = [int(g.fleets[g.field * 4 + fighter]) for fighter in fighters]
    if len(fighters) != 2 or g.attacker not in fighters or max(fleets) > MOST_SHIPS:
        return None
    asked = isinstance(g.step, (Configure, Allocate))
    return Meeting(g, fighters) if asked and reckonable(g.rules) else None


def opening(fight: Fight, ships: i64, others: i64) -> Course:
    """So many ships attack so many others, and all are about to form up."""
    one = fight.sides.number(ships, fight.terms.attacker.shields)
    other = fight.sides.number(others, fight.terms.defender.shields)
    found = fight.forming(one, other, 0)
    return Course(fight).formed(found.rows, found.columns, 0)


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


class End(NamedTuple):
    """How one fight came out."""

    left: list[int]
    """Ships of each seat."""
    rounds: int

    def alone(self, seat: i64) -> bool:
        """Whether only that seat is left."""
        return self.left[seat] > 0 and sum(self.left) == self.left[seat]


def fought_out(g: Galaxy, luck: Random) -> End:
    """Fight on to the end, all answering at random."""
    field, before = g.field, g.fight_round
    rounds: i64 = 0
    while g.field == field:
        rounds = g.fight_round - before
        g.play(g.step.sample(g, luck))
    return End([g.fleets[field * 4 + seat] for seat in range(g.seats)], int(rounds))


def fought(g: Galaxy, seat: i64, fights: i64, luck: Random) -> Prospects:
    """What came of so many fights like this one for that seat."""
    before = [int(g.fleets[g.field * 4 + other]) for other in range(g.seats)]
    ends = [fought_out(g.copy(), luck) for _ in range(fights)]
    won = len([end for end in ends if end.alone(seat)])
    lost = sum([end.alone(other) for end in ends for other in range(g.seats) if other != seat])
    fell = len([end for end in ends if not any(end.left)])
    left = sum([end.left[seat] for end in ends])
    others_left = sum([sum(end.left) - end.left[seat] for end in ends])
    many = float(fights)
    return Prospects(
        won / many,
        lost / many,
        fell / many,
        (len(ends) - won - lost - fell) / many,
        before[seat] - left / many,
        sum(before) - before[seat] - others_left / many,
    )
