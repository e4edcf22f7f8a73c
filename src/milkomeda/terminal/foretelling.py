"""How well bots foretell people, as it is told: what can be said, figures with intervals, what they are."""

from typing import Final

from milkomeda.games import game
from milkomeda.lab.again import cast
from milkomeda.lab.foretelling import Manner, equal_choices, found, manner, manner_of, told, wanted
from milkomeda.lab.measure import Unit, Value
from milkomeda.lab.measures import MEASURES
from milkomeda.lab.measures.rows import PAIR
from milkomeda.lab.people import Evenings
from milkomeda.lab.record import Tables
from milkomeda.lab.report.drawing import drawn, rows
from milkomeda.lab.report.speech import Speech
from milkomeda.lab.sheet import Section, Sheet
from milkomeda.terminal.voice import Voice
from milkomeda.words.message import Message, say

PERCENT: Final = "\u202f%"


class Foretelling:
    def __init__(
        self, voice: Voice, every: Evenings, bots: list[str], left: list[Message], tables: Tables
    ) -> None:
        self.voice = voice
        self.every = every
        self.bots = bots
        self.left = left
        self.tables = tables
        self.cast = cast(game(every.game))
        self.guess = voice.say("guessing")
        self.speech = Speech(voice.words, game(every.game).seat_names)

    def sheet(self) -> Sheet:
        title = self.voice.say("foretelling-of", game=self.every.game.capitalize())
        sections = [self.by_bot(), self.by_likelihood(), self.by_step(), self.by_player(), self.by_chances()]
        notes = map(self.voice.said, [*self.verdicts(), *self.about()])
        return Sheet(title, [one for one in sections if one.rows], list(notes))

    def found(self, name: str) -> dict[str, Value]:
        return found(name, self.tables)

    # What can be said.

    def verdicts(self) -> list[Message]:
        if len(self.every.games) == 1:
            return [say("one-game-tells-nothing")]
        return [*map(self.verdict, self.known(self.found("predicted"))), *self.best(), *self.foresight()]

    def known(self, values: dict[str, Value]) -> list[Value]:
        return [values[bot] for bot in self.bots if bot in values]

    def verdict(self, value: Value) -> Message:
        above = self.found("predicted-above")[value.key]
        if not told(above):
            return say("foretold-unknown", bot=value.key, games=above.blocks, wanted=wanted(above))
        guess, same = self.number("share", self.found("guessed")[""]), self.cell("share", value)
        return say("foretold" if above.value > 0 else "not-foretold", bot=value.key, same=same, guess=guess)

    def best(self) -> list[Message]:
        first = manner(self.tables, self.bots)
        return [say("foretold-best", bot=first.best, sure=self.sure(first))] if first else []

    def sure(self, first: Manner) -> Message:
        """Whether it is the best one."""
        if told(first.ahead):
            return say("surely-before", bot=first.next)
        return say("perhaps-before", bot=first.next, wanted=first.wanted)

    def foresight(self) -> list[Message]:
        better = self.found("foresight").get("")
        if not better:
            return []
        if not told(better):
            return [say("chances-unknown", games=better.blocks, wanted=wanted(better))]
        return [say("chances-are-better" if better.value > 0 else "chances-are-worse")]

    # What it is of.

    def about(self) -> list[Message]:
        games = self.every.games
        decisions, forced, endless, right, bots = (
            sum(one)
            for one in zip(
                *((one.decisions, one.forced, one.endless, one.put_right, sum(one.bots)) for one in games),
                strict=True,
            )
        )
        free = decisions - forced - endless
        return [
            self.every.about(len(games), len(games)),
            say("evenings-decisions", decisions=decisions, forced=forced, endless=endless, free=free),
            *([say("evenings-put-right", times=right)] if right else []),
            *([say("evenings-with-bots", seats=bots)] if bots else []),
            *self.left,
            say("foretelling-trust"),
        ]

    # Figures.

    def by_bot(self) -> Section:
        values, above = self.known(self.found("predicted")), self.found("predicted-above")
        guess = [one._replace(key=self.guess) for one in self.found("guessed").values()]
        lines = [
            [*self.counts(one), self.cell("share", one), self.cell("chance", above[one.key])]
            for one in values
        ]
        lines += [[*self.counts(one), self.cell("share", one), ""] for one in guess]
        head = ["bot", "games", "decisions", "same", "above"]
        return self.section("bot", head, lines, "predicted", [*values, *guess])

    def by_likelihood(self) -> Section:
        """Of bots that tell how likely they were to choose that."""
        values = self.found("surprise")
        some = [values[bot] for bot in dict.fromkeys([*self.bots, *self.cast]) if bot in values]
        guess = self.found("surprise-of-guessing").values() if some else ()
        some += [one._replace(key=self.guess) for one in guess]
        lines = [
            [*self.counts(one), self.cell("number", one), self.cell("number", equal_choices(one))]
            for one in some
        ]
        return self.section(
            "likelihood", ["bot", "games", "decisions", "bits", "among"], lines, "surprise", some
        )

    def by_step(self) -> Section:
        """Each kind of decision, the most frequent first."""
        guess, values = self.found("guessed-by-step"), self.found("predicted-by-step")
        lines = [
            [
                *self.counts(one._replace(key=self.voice.word("step", one.key))),
                self.cell("share", one),
                *(self.cell("share", values[f"{bot}{PAIR}{one.key}"]) for bot in self.bots),
            ]
            for one in sorted(guess.values(), key=lambda one: -one.total)
        ]
        return self.section("step", ["step", "games", "decisions", "guess", *self.bots], lines)

    def by_player(self) -> Section:
        """In whose manner everybody plays."""
        guess = self.found("guessed-by-player")
        likes = {name: manner_of(name, self.tables, self.cast, self.guess) for name in sorted(guess)}
        lines = [
            [
                *self.counts(guess[name]),
                self.cell("share", guess[name]),
                like.best,
                self.cell("share", like.value),
                self.voice.said(self.sure(like)),
            ]
            for name, like in likes.items()
            if like
        ]
        some = [like.value._replace(key=f"{name}{PAIR}{like.best}") for name, like in likes.items() if like]
        head = ["player", "games", "decisions", "guess", "like", "same", "sure"]
        return self.section("player", head, lines, "guessed-by-player", some)

    def by_chances(self) -> Section:
        """How true it is what is told of who wins."""
        wrong, better = self.found("brier"), self.found("foresight")
        lines = [
            [self.voice.said(MEASURES[name].title()), str(one.blocks), self.cell("number", one)]
            for name, values in (("brier", wrong), ("foresight", better))
            for one in values.values()
        ]
        made = self.section("chances", ["measure", "games", "error"], lines)
        some = list(self.found("calibration").values())
        return made._replace(picture=drawn(MEASURES["calibration"], some, self.speech)) if some else made

    def section(
        self,
        name: str,
        head: list[str],
        lines: list[list[str]],
        measure: str = "",
        some: list[Value] | None = None,
    ) -> Section:
        cells = [one if one in self.bots else self.voice.say(f"column-{one}") for one in head]
        picture = rows(MEASURES[measure], some, self.speech) if some else ""
        return Section(self.voice.say(f"foretelling-by-{name}"), cells, lines, picture)

    def counts(self, one: Value) -> list[str]:
        return [one.key, str(one.blocks), f"{one.total:.0f}"]

    def number(self, unit: Unit, one: Value) -> str:
        return self.speech.number(unit, one.value)

    def cell(self, unit: Unit, one: Value) -> str:
        """With its interval."""
        least, most = (self.speech.number(unit, end) for end in (one.least, one.most))
        return f"{self.number(unit, one)} ({least.removesuffix(PERCENT)} – {most})"
