"""How a fight of two sides goes when both are at their best: followed forwards, by rounds, to its end."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from milkomeda.galaxy.odds.fight import Allocation, Fight, named
from milkomeda.galaxy.odds.matrix import Mix, solve

ROUNDS: Final = 12  # that are told apart; all later ones count as the last


@final
class Course:
    """How likely it is that a fight ends so, by the rounds that were fought; and how many ships are left."""

    def __init__(self, fight: Fight) -> None:
        self.fight = fight
        self.won = [0.0] * (ROUNDS + 1)
        self.lost = [0.0] * (ROUNDS + 1)
        self.fell = [0.0] * (ROUNDS + 1)  # nobody is left
        self.stood = [0.0] * (ROUNDS + 1)  # both are left: a stand-off
        self.left: float = 0.0
        self.others_left: float = 0.0
        # By how much both can stand: how likely they meet so, by rounds.
        self.ahead: list[dict[int, vec[float]]] = [{}]

    # Where it begins.

    def formed(self, ones: Mix, others: Mix, standoffs: i64) -> "Course":
        """The sides form up in one of these ways each, turned at random, after so many stand-offs."""
        self.spread(ones, others, standoffs, start())
        return self.followed()

    def aimed(self, ones: Mix, others: Mix) -> "Course":
        """In the middle of a round, whose hits leave this of one side and of the other."""
        chances: dict[int, float] = {}
        self.leave_behind(ones, others, 1.0, chances)
        self.part(chances, later(start()))
        return self.followed()

    # How it goes on.

    def followed(self) -> "Course":
        """Those that can stand most come first, and of them stand-offs: they lead to the others."""
        while self.ahead:
            meetings = self.ahead[-1]
            for pair in list(meetings):
                one, other = self.sides(pair)
                if self.fight.stands_off(one, other):
                    self.stand(one, other, 0, meetings.pop(pair))
            self.ahead.pop()
            for pair, wave in meetings.items():
                self.fight_on(pair, wave)
        return self

    def sides(self, pair: i64) -> tuple[i64, i64]:
        return pair // self.fight.count, pair % self.fight.count

    def meet(self, one: i64, other: i64, wave: vec[float]) -> None:
        """They meet so, as likely as that after each number of rounds; or the fight is over."""
        sides = self.fight.sides
        if one == 0 or other == 0:
            add(self.fell if one == other else self.lost if one == 0 else self.won, wave)
            self.leave(one, other, wave)
            return
        turn = sides.least_turn(one)
        pair = sides.turn(one, turn) * self.fight.count + sides.turn(other, turn)
        depth = sides.endurance(one) + sides.endurance(other)
        while len(self.ahead) <= depth:
            self.ahead.append({})
        known = self.ahead[depth].get(pair)
        self.ahead[depth][pair] = wave if known is None else joined(known, wave)

    def leave(self, one: i64, other: i64, wave: vec[float]) -> None:
        chance = 0.0
        for at in range(ROUNDS + 1):
            chance += wave[at]
        self.left += chance * float(self.fight.sides.ships_of(one))
        self.others_left += chance * float(self.fight.sides.ships_of(other))

    def form(self, one: i64, other: i64, standoffs: i64, wave: vec[float]) -> None:
        found = self.fight.forming(one, other, standoffs)
        self.spread(found.rows, found.columns, standoffs, wave)

    def spread(self, ones: Mix, others: Mix, standoffs: i64, wave: vec[float]) -> None:
        """Both have formed up; where neither has a die they do so anew, or leave it at that."""
        fight = self.fight
        again = 0.0
        for one, share in zip(ones.answers, ones.shares):
            for unturned, chance in zip(others.answers, others.shares):
                for turn in range(fight.sides.turns):
                    other = fight.sides.turn(unturned, turn)
                    likely = share * chance / float(fight.sides.turns)
                    if fight.stands_off(one, other):
                        again += likely
                    else:
                        self.meet(one, other, scaled(wave, likely))
        if again > 0.0:
            self.stand(ones.answers[0], others.answers[0], standoffs, scaled(wave, again))

    def stand(self, one: i64, other: i64, standoffs: i64, wave: vec[float]) -> None:
        if standoffs == self.fight.terms.standoff_tries:
            add(self.stood, wave)
            self.leave(one, other, wave)
        else:
            self.form(one, other, standoffs + 1, wave)

    def fight_on(self, pair: i64, wave: vec[float]) -> None:
        """Rounds until somebody is hit."""
        one, other = self.sides(pair)
        fire = self.fight.volley(one, other, self.fight.attacker)
        back = self.fight.volley(other, one, self.fight.defender)
        chances: dict[int, float] = {}
        for hits in range(len(fire.left)):
            for taken in range(len(back.left)):
                if hits or taken:
                    likely = fire.chances[hits] * back.chances[taken]
                    self.allocate(back.left[taken], fire.left[hits], likely, chances)
        self.part(chances, later(lingering(wave, fire.chances[0] * back.chances[0])))

    def allocate(self, ones: vec[i64], others: vec[i64], likely: float, chances: dict[int, float]) -> None:
        found = solve(Allocation(self.fight, ones, others))
        self.leave_behind(named(found.columns, ones), named(found.rows, others), likely, chances)

    def leave_behind(self, ones: Mix, others: Mix, likely: float, chances: dict[int, float]) -> None:
        for one, share in zip(ones.answers, ones.shares):
            for other, chance in zip(others.answers, others.shares):
                pair: i64 = one * self.fight.count + other
                chances[pair] = chances.get(pair, 0.0) + likely * share * chance

    def part(self, chances: dict[int, float], wave: vec[float]) -> None:
        """They meet next in these ways."""
        for pair, chance in chances.items():
            one, other = self.sides(pair)
            self.meet(one, other, scaled(wave, chance))


# A wave: how likely something is after each number of rounds.


def start() -> vec[float]:
    wave = vec[float]([0.0] * (ROUNDS + 1))
    wave[0] = 1.0
    return wave


def scaled(wave: vec[float], by: float) -> vec[float]:
    found = wave[:]
    for at in range(ROUNDS + 1):
        found[at] *= by
    return found


def joined(wave: vec[float], other: vec[float]) -> vec[float]:
    found = wave[:]
    for at in range(ROUNDS + 1):
        found[at] += other[at]
    return found


def add(to: list[float], wave: vec[float]) -> None:
    for at in range(ROUNDS + 1):
        to[at] += wave[at]


def later(wave: vec[float]) -> vec[float]:
    """A round later."""
    found = wave[:]
    for at in range(ROUNDS):
        found[at + 1] = wave[at]
    found[0] = 0.0
    found[ROUNDS] += wave[ROUNDS]
    return found


def lingering(wave: vec[float], stay: float) -> vec[float]:
    """Where everything stays as it is for another round, and another, each time as likely as that."""
    found = wave[:]
    for at in range(1, ROUNDS + 1):
        found[at] += stay * found[at - 1]
    found[ROUNDS] /= 1.0 - stay
    return found
