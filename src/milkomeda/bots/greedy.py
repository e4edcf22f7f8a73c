"""Greedy: tries each choice on an imagined game, plays the turn on at random a few times, takes the best.

One ply over the game's own judgement. A choice alone says little where an action takes several steps,
so it is judged by the best of a few ways to go on until it is somebody else's turn. Where the best choices
look much alike and the end is near, games played to their end in its head help to decide: at random, or,
where it is close, with a glance at each own choice, and then they say more than looks.
"""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.bots.bot import Bot
from milkomeda.bots.playout import play_on
from milkomeda.play.luck import Random, Seeded
from milkomeda.play.state import State
from milkomeda.play.step import LUCK

MOST_CHOICES: Final = 24
AHEAD: Final = 24  # answers
SAFE: Final = 90.0  # points ahead, with which it wins anyway: a few games then, to find the end
FEW: Final = 3
PROBE: Final = 5  # games that tell how near the end is
CLOSE: Final = 160  # answers
GLANCES: Final = 8
AVERAGE: Final = 1  # of HANDS


@final
class Games:
    """What games in its head decide: among how many choices, how much alike, with what say beside looks."""

    def __init__(self, finalists: i64, alike: float, say: float) -> None:
        self.finalists: i64 = finalists
        self.alike = alike  # points
        self.say = say


AT_RANDOM: Final = Games(4, 6.0, 0.1)
WELL: Final = Games(8, 20.0, 1.0)


class Greedy(Bot):
    """So many tries of all choices together, so many games of each finalist to begin with, a hand, and how
    many choices come to its mind.
    """

    def __init__(
        self, tries: i64 = 160, games: i64 = 15, hand: i64 = AVERAGE, most: i64 = MOST_CHOICES
    ) -> None:
        self.tries: i64 = tries
        self.games: i64 = games
        self.hand: i64 = hand
        self.most: i64 = most

    def choose(self, view: State, seat: i64, luck: Random) -> i64:
        return view.step.slip(view, self.think(view, seat, luck), self.hand, luck)

    def think(self, view: State, seat: i64, luck: Random) -> i64:
        """Try all a little, the better half of them more, and so on until few are left."""
        options = [Option(view, seat, choice, luck) for choice in few_choices(view, self.most, luck)]
        last: i64 = WELL.finalists if self.games and view.far() else 1
        while len(options) > 1:
            each: i64 = max(self.tries // (4 * len(options)), 2)
            for option in options:
                option.look(view, seat, each, self.hand, luck)
            options.sort(key=value_of, reverse=True)
            if len(options) <= last:
                break
            options = options[: max(len(options) // 2, last)]
        return self.decide(view, seat, options, luck) if len(options) > 1 else options[0].choice

    def decide(self, view: State, seat: i64, options: list["Option"], luck: Random) -> i64:
        """By games to the end, unless that is far."""
        first = options[0]
        if len(alike(options, WELL)) == 1:
            return first.choice
        seed = luck.below(1 << 30)
        away = answers_to_end(view, seat, seed)
        if away >= view.far():
            return first.choice
        if first.at_once > SAFE:
            return play_off(view, seat, options, AT_RANDOM, seed, FEW)
        return play_off(view, seat, options, WELL if away < CLOSE else AT_RANDOM, seed, self.games)


@final
class Option:
    """A choice, and how it looked so far."""

    def __init__(self, view: State, seat: i64, choice: i64, luck: Random) -> None:
        self.choice: i64 = choice
        after = view.imagine(seat, luck)
        after.play(choice)
        self.at_once = after.judge(seat)
        self.best = -1e9
        self.total = 0.0
        self.looks = 0.0
        self.outcomes = 0.0
        self.games = 0.0

    def look(self, view: State, seat: i64, times: i64, hand: i64, luck: Random) -> None:
        for _ in range(times):
            state = view.imagine(seat, luck)
            state.play(state.step.slip(state, self.choice, hand, luck))
            value = look_ahead(state, seat, luck)
            self.total += value
            self.best = max(self.best, value)
        self.looks += float(times)

    def play_out(self, view: State, seat: i64, how: Games, seed: i64, games: i64) -> None:
        """Play games to their end, unless that is far."""
        for game in range(games):
            state = view.imagine(seat, Seeded(seed + game))
            state.play(self.choice)
            play_out(state, seat, how is WELL, seed + game, view.far())
            self.outcomes += how.say * state.judge(seat)
        self.games += float(games)


def play_off(view: State, seat: i64, options: list[Option], how: Games, seed: i64, games: i64) -> i64:
    """Let all finalists have the same luck in some games, the better half in twice as many, and so on."""
    options = alike(options, how)
    while len(options) > 1:
        for option in options:
            option.play_out(view, seat, how, seed, games)
        options.sort(key=promise_of, reverse=True)
        options = options[: len(options) // 2]
        seed += games
        games *= 2
    return options[0].choice


def alike(options: list[Option], how: Games) -> list[Option]:
    """The first of the options, best first, that look about as good as the very first."""
    least = value_of(options[0]) - how.alike
    return [option for option in options[: how.finalists] if value_of(option) > least]


def answers_to_end(view: State, seat: i64, seed: i64) -> i64:
    """How many answers away the end is, in the middle one of a few games at random; no more than is far."""
    counts: list[int] = []
    for game in range(PROBE):
        luck = Seeded(seed + game)
        counts.append(play_on(view.imagine(seat, luck), luck, view.far()))
    counts.sort()
    return counts[PROBE // 2]


def play_out(state: State, seat: i64, well: bool, seed: i64, most: i64) -> None:
    """Play on at random, so many answers at most, or with a glance at the choices of one seat.

    Each time it is a seat's turn its luck is fresh, and thinking takes none of it: games that begin with
    another choice have the same luck as long as they can, and differ by that choice.
    """
    thoughts = Seeded(seed)
    luck = thoughts
    turns = [0] * state.seats
    before: i64 = LUCK
    for _ in range(most):
        if not state.steps:
            break
        step = state.steps[-1]
        asked: i64 = step.seat(state)
        if asked != LUCK and asked != before:
            before = asked
            turns[asked] += 1
            luck = Seeded(((turns[asked] * state.seats + asked) << 32) + seed)
        state.play(glance(state, seat, thoughts) if well and asked == seat else step.sample(state, luck))


def glance(state: State, seat: i64, luck: Seeded) -> i64:
    """The best of a few choices, each looked at once."""
    choices = few_choices(state, GLANCES, luck)
    chosen: i64 = choices[0]
    if len(choices) == 1:
        return chosen
    best = -1e9
    for choice in choices:
        after = state.copy()
        after.play(choice)
        value = look_ahead(after, seat, luck)
        if value > best:
            best = value
            chosen = choice
    return chosen


def value_of(option: Option) -> float:
    """How it looks at once, and after some ways to go on: mostly the best of them, a little their mean."""
    return 0.5 * option.at_once + 0.7 * option.best + 0.3 * option.total / option.looks


def promise_of(option: Option) -> float:
    return value_of(option) + option.outcomes / option.games


def few_choices(view: State, most: i64, luck: Random) -> list[int]:
    """All choices, or a sample where they are many."""
    step = view.step
    choices: list[int] = []
    if step.listed(view):
        choices = step.choices(view)
        if len(choices) <= most:
            return choices
        return [choices[0]] + [choices[luck.below(len(choices))] for _ in range(most - 1)]
    for _ in range(most):
        choices.append(step.sample(view, luck))
    return choices


def look_ahead(state: State, seat: i64, luck: Random) -> float:
    """Play on at random while the seat itself, or luck, is asked; then judge."""
    for _ in range(AHEAD):
        if not state.steps:
            break
        step = state.steps[-1]
        asked = step.seat(state)
        if asked != seat and asked != LUCK:
            break
        state.play(step.sample(state, luck))
    return state.judge(seat)
