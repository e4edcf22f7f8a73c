"""Greedy: tries each choice on an imagined game, plays the turn on at random a few times, takes the best.

One ply over the game's own judgement. A choice alone says little where an action takes several steps,
so it is judged by the best of a few ways to go on until it is somebody else's turn. Where the end is close,
games played to it decide among the choices that look best.
"""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.bots.ahead import few_choices, judge_quiet, look_ahead, play_out
from milkomeda.bots.bot import Bot
from milkomeda.bots.budget import ENDLESS, Budget
from milkomeda.bots.playout import play_on
from milkomeda.play.luck import Random, Seeded
from milkomeda.play.state import State

MOST_CHOICES: Final = 24
PROBE: Final = 5  # games that tell how near the end is
FINALISTS: Final = 8
SAFE: Final = 60.0  # points ahead, with which it wins anyway
ALIKE: Final = 20.0  # points within which choices are finalists
AT_ONCE: Final = 10  # games of each finalist, before those are dropped that are behind
LOOKS: Final = 25.0  # games, as many as looks count for
SAY: Final = 4.8  # what a point of looks is worth, in points of a game's end
SURE: Final = 1.5  # by so many times the error of a gap it must be greater
AVERAGE: Final = 1  # of HANDS


class Greedy(Bot):
    """So many tries of all choices together, so many games of all finalists, a hand, and how many choices
    come to its mind.
    """

    def __init__(
        self, tries: i64 = 160, games: i64 = 360, hand: i64 = AVERAGE, most: i64 = MOST_CHOICES
    ) -> None:
        self.tries: i64 = tries
        self.games: i64 = games
        self.hand: i64 = hand
        self.most: i64 = most

    def choose(self, view: State, seat: i64, luck: Random, budget: Budget = ENDLESS) -> i64:
        return view.step.slip(view, self.think(view, seat, luck, budget), self.hand, luck)

    def think(self, view: State, seat: i64, luck: Random, budget: Budget) -> i64:
        """Try all a little, the better half of them more, and so on until few are left."""
        choices = few_choices(view, self.most, luck)
        if len(choices) == 1:
            return choices[0]
        options = first_looks(view, seat, choices, luck, budget)
        last: i64 = FINALISTS if self.games and view.far() else 1
        while len(options) > 1 and not budget.over():
            each: i64 = max(self.tries // (4 * len(options)), 2)
            for option in options:
                option.look(view, seat, each, self.hand, luck, budget)
            options.sort(key=looks_of, reverse=True)
            if len(options) <= last:
                return self.decide(view, seat, options, luck, budget)
            options = options[: max(len(options) // 2, last)]
        return max(options, key=looks_of).choice

    def decide(self, view: State, seat: i64, options: list["Option"], luck: Random, budget: Budget) -> i64:
        """By games to the end among those that look alike, if it is near and nobody has won by far."""
        least = looks_of(options[0]) - ALIKE
        options = [option for option in options if looks_of(option) > least]
        seed = luck.below(1 << 30)
        if len(options) == 1 or options[0].at_once > SAFE or not is_near_end(view, seat, seed, budget):
            return options[0].choice
        return play_off(view, seat, options, seed, self.games, budget)


@final
class Option:
    """A choice, how it looked so far, and how games ended that began with it."""

    def __init__(self, view: State, seat: i64, choice: i64, luck: Random) -> None:
        self.choice: i64 = choice
        after = view.imagine(seat, luck)
        after.play(choice)
        self.at_once = judge_quiet(after, seat, luck)
        self.best = -1e9
        self.total = 0.0
        self.looks = 0.0
        self.ends: list[float] = []

    def look(self, view: State, seat: i64, times: i64, hand: i64, luck: Random, budget: Budget) -> None:
        for _ in range(times):
            if budget.over():
                break
            state = view.imagine(seat, luck)
            state.play(state.step.slip(state, self.choice, hand, luck))
            value = look_ahead(state, seat, luck, [])
            self.total += value
            self.best = max(self.best, value)
            self.looks += 1.0

    def play_out(self, view: State, seat: i64, seed: i64) -> None:
        state = view.imagine(seat, Seeded(seed))
        state.play(self.choice)
        play_out(state, seat, seed)
        self.ends.append(state.judge(seat))


def first_looks(view: State, seat: i64, choices: list[int], luck: Random, budget: Budget) -> list[Option]:
    """Of as many choices as there is time for."""
    options: list[Option] = []
    for choice in choices:
        options.append(Option(view, seat, choice, luck))
        if budget.over():
            break
    return options


def looks_of(option: Option) -> float:
    """How it looks at once, and after some ways to go on: mostly the best of them, a little their mean."""
    if not option.looks:
        return 1.5 * option.at_once
    return 0.5 * option.at_once + 0.7 * option.best + 0.3 * option.total / option.looks


def promise_of(option: Option) -> float:
    """By its looks and by the games, of which all finalists have as many."""
    total = LOOKS * SAY * looks_of(option)
    for end in option.ends:
        total += end
    return total


def play_off(view: State, seat: i64, options: list[Option], seed: i64, games: i64, budget: Budget) -> i64:
    """Let all have the same luck in some games, drop those that are behind, and so on."""
    while len(options) > 1 and games > 0:
        for game in range(AT_ONCE):
            if budget.over():
                return max(options, key=promise_of).choice
            for option in options:
                option.play_out(view, seat, seed + game)
        seed += AT_ONCE
        games -= AT_ONCE * len(options)
        options.sort(key=promise_of, reverse=True)
        options = [option for option in options if not is_behind(option, options[0])]
    return options[0].choice


def is_behind(option: Option, leader: Option) -> bool:
    """Whether the gap is clear, given how much it differs from game to game."""
    count = float(len(option.ends))
    total = 0.0
    squares = 0.0
    for own, best in zip(option.ends, leader.ends, strict=True):
        total += best - own
        squares += (best - own) ** 2
    error = (squares - total * total / count) * count / (count - 1.0)
    gap = promise_of(leader) - promise_of(option)
    return gap * gap > SURE * SURE * error


def is_near_end(view: State, seat: i64, seed: i64, budget: Budget) -> bool:
    """Whether most of a few games at random end soon."""
    ended: i64 = 0
    for game in range(PROBE):
        if budget.over():
            break
        luck = Seeded(seed + game)
        state = view.imagine(seat, luck)
        play_on(state, luck, view.far())
        if state.over:
            ended += 1
    return ended > PROBE // 2
