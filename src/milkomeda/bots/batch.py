"""Many games at once, for learners: one call answers in each of them and tells in columns what is asked next.

Columns are bytes, little-endian, for `np.frombuffer` and the like. They hold what the seat that is asked may
know: what others keep secret is imagined, as reflex does.
"""

from typing import Final, NamedTuple, final

from librt.strings import BytesWriter, read_i32_le, write_f32_le, write_i32_le
from mypy_extensions import i32, i64

from milkomeda.bots.ahead import few_choices
from milkomeda.bots.bot import Bot
from milkomeda.bots.judgement import phase_of
from milkomeda.bots.lesson import Table
from milkomeda.bots.reflex import AVERAGE, GRAIN, MOST, afters
from milkomeda.play.luck import Seeded
from milkomeda.play.state import State
from milkomeda.play.step import LUCK
from milkomeda.words.message import Problem, say

WON: Final = "won"  # in place of a phase
INDEX: Final = 4  # bytes
DRAWN: Final = 64  # choices at most where they cannot be listed

# What became of a game.
GOES_ON: Final = 0
OVER: Final = 1
CUT: Final = 2  # too long: it is worth nothing to anybody


class Asked(NamedTuple):
    """What is asked in each game, and what came of the last answers."""

    seats: bytes  # u1: who is asked
    counts: bytes  # i4: how many choices are offered
    figures: bytes  # f4, a row a game: the position as that seat knows it
    phases: bytes  # i2: who is asked what, a number in `Batch.phases`
    after_figures: bytes  # f4, a row a choice, game by game: the position after it, if that is wanted
    after_phases: bytes  # i2
    ended: bytes  # u1: GOES_ON; or OVER or CUT, and what is asked is the first question of the next game
    rewards: bytes  # f4, a row a game, a number a seat: their share of the victory, where it is OVER
    end_figures: bytes  # f4, a row for each seat without a bot of each game that ended: how it left that


@final
class Going:
    """A game that goes on. Where a seat has a bot, that answers. All its luck comes from one seed."""

    def __init__(self, first: State, seed: i64, bots: list[Bot | None], limit: i64) -> None:
        self.state = first.copy()
        self.luck = Seeded(seed)
        self.bots = bots
        self.limit: i64 = limit
        self.offered: list[int] = []
        self.chance: i64 = 0  # by which what follows is imagined
        self.answers: i64 = 0
        self.roll()

    def ask(self, most: i64) -> State:
        """Offer choices to the seat that is asked; returns the position as it may imagine it."""
        seat = self.state.seat()
        view = self.state.view(seat)
        self.offered = few_choices(view, most if view.step.listed(view) else min(most, DRAWN), self.luck)
        base = view.imagine(seat, self.luck)
        self.chance = self.luck.below(GRAIN)
        return base

    def answer(self, index: i64, hand: i64) -> None:
        state = self.state
        state.play(state.steps[-1].slip(state, self.offered[index], hand, self.luck))
        self.answers += 1
        self.roll()

    def roll(self) -> None:
        """Let luck and bots answer."""
        state = self.state
        while state.steps:
            seat = state.seat()
            if seat == LUCK:
                state.play(state.steps[-1].sample(state, self.luck))
                continue
            bot = self.bots[seat]
            if bot is None:
                break
            state.play(bot.choose(state.view(seat), seat, self.luck))

    def end(self) -> i64:
        if self.state.over:
            return OVER
        return CUT if self.answers >= self.limit else GOES_ON


@final
class Columns:
    """What is written on the way, game by game."""

    def __init__(self) -> None:
        self.seats = BytesWriter()
        self.counts = BytesWriter()
        self.positions = Table()
        self.afters = Table()
        self.ended = BytesWriter()
        self.rewards = BytesWriter()
        self.ends = Table()

    def asked(self) -> Asked:
        return Asked(
            self.seats.getvalue(),
            self.counts.getvalue(),
            *self.positions.bytes(),
            *self.afters.bytes(),
            self.ended.getvalue(),
            self.rewards.getvalue(),
            self.ends.figures.getvalue(),
        )


@final
class Batch:
    """So many games that begin alike, each with the next seed. A game has at most so many answers (`limit`),
    a question at most so many choices (`most`). All have such a `hand`. Where there are `bots`, they answer
    for their seats, and the others are asked.
    """

    def __init__(
        self,
        first: State,
        games: i64,
        seed: i64,
        limit: i64,
        look_ahead: bool = False,
        most: i64 = MOST,
        hand: i64 = AVERAGE,
        bots: list[Bot | None] | None = None,
    ) -> None:
        if first.over:
            raise Problem(say("game-is-over"))
        self.first = first.copy()
        self.seed: i64 = seed  # of the next game
        self.limit: i64 = limit
        self.look_ahead = look_ahead
        self.most: i64 = most
        self.hand: i64 = hand
        self.bots: list[Bot | None] = [None] * first.seats if bots is None else bots
        self.phases: dict[str, int] = {}  # numbered as they come up
        self.games = [self.next_game() for _ in range(games)]
        columns = Columns()
        for game in self.games:
            self.tell_end(game, GOES_ON, columns)
            self.ask(game, columns)
        self.asked = columns.asked()

    def next_game(self) -> Going:
        self.seed += 1
        return Going(self.first, self.seed - 1, self.bots, self.limit)

    def answer(self, indices: bytes) -> Asked:
        """In every game, with one of the choices that were offered: which one is an i4 a game."""
        self.check(indices)
        columns = Columns()
        for number in range(len(self.games)):
            game = self.games[number]
            game.answer(i64(read_i32_le(indices, number * INDEX)), self.hand)
            end = game.end()
            self.tell_end(game, end, columns)
            if end != GOES_ON:
                game = self.next_game()
                self.games[number] = game
            self.ask(game, columns)
        self.asked = columns.asked()
        return self.asked

    def check(self, indices: bytes) -> None:
        games, wanted = len(self.games), len(self.games) * INDEX
        if len(indices) != wanted:
            raise Problem(say("one-index-a-game", games=games, wanted=wanted, bytes=len(indices)))
        for number in range(len(self.games)):
            if not 0 <= i64(read_i32_le(indices, number * INDEX)) < len(self.games[number].offered):
                raise Problem(say("no-choice"))

    def tell_end(self, game: Going, end: i64, columns: Columns) -> None:
        columns.ended.append(end)
        winners: list[int] = game.state.winners() if end == OVER else []
        for seat in range(game.state.seats):
            write_f32_le(columns.rewards, 1.0 / float(len(winners)) if seat in winners else 0.0)
            if end != GOES_ON and self.bots[seat] is None:
                columns.ends.add(game.state.view(seat).features(seat), 0)

    def ask(self, game: Going, columns: Columns) -> None:
        seat = game.state.seat()
        base = game.ask(self.most)
        columns.seats.append(seat)
        write_i32_le(columns.counts, i32(len(game.offered)))
        columns.positions.add(base.features(seat), self.phase(base, seat))
        if self.look_ahead:
            for after in afters(base, game.offered, self.hand, game.chance):
                columns.afters.add(after.features(seat), self.phase(after, seat))

    def phase(self, state: State, seat: i64) -> i64:
        name = WON if state.over and seat in state.winners() else phase_of(state, seat)
        if name not in self.phases:
            self.phases[name] = len(self.phases)
        return self.phases[name]
