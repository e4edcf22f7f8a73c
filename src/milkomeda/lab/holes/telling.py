"""What a hunt found, in sentences: for a terminal, and as a page by itself."""

from html import escape
from typing import Final, NamedTuple

from milkomeda.lab.contest import MOST
from milkomeda.lab.holes.findings import LEAST, SORTS, Hole, Sort, Thing, below
from milkomeda.lab.holes.hunt import Found
from milkomeda.lab.holes.rivals import Champion
from milkomeda.lab.holes.tracks import STUCK
from milkomeda.lab.report.page import download
from milkomeda.lab.report.speech import Speech
from milkomeda.lab.sheet import paper
from milkomeda.words.language import Language
from milkomeda.words.message import Message, say

BAD: Final = ("dead-end", "endless", "exploit")


class Line(NamedTuple):
    """A hole: what is said of it, of what, and the log that shows it."""

    sort: Sort
    text: str
    things: str
    file: str
    log: str


class Teller:
    def __init__(self, found: Found, words: Language) -> None:
        self.found = found
        self.words = words
        self.speech = Speech(words)

    def say(self, message: Message) -> str:
        return self.words.say(message)

    def share(self, value: float) -> str:
        return self.speech.number("share", value)

    def lines(self) -> list[Line]:
        pairs = enumerate(zip(self.found.holes, self.found.logs, strict=True), 1)
        return [
            Line(hole.sort, self.sentence(hole), self.things(hole), f"{at:02}-{hole.sort}.log", log)
            for at, (hole, log) in pairs
        ]

    def sentence(self, hole: Hole) -> str:
        said = {
            "times": hole.times,
            "games": hole.games,
            "share": self.share(hole.times / hole.games),
            "count": len(hole.things),
            "kind": hole.things[0].kind if hole.things else "",
            "answers": MOST,
            "rounds": STUCK,
            "bots": ", ".join(map(called, hole.bots)),
        }
        return self.say(Message(f"hunt-{hole.sort}", said | self.strategy()))

    def strategy(self) -> dict[str, str]:
        """What the best one wins."""
        champion, field = self.found.champion, self.found.plan.field
        won = self.interval(champion) if champion else ""
        return {"interval": won, "even": self.share(1 / field.seats), "others": field.bots[0]}

    def interval(self, champion: Champion) -> str:
        return f"{self.share(champion.won.value)} ({self.speech.bounds('share', champion.won)})"

    def things(self, hole: Hole) -> str:
        """Each with the games in which it could have been otherwise, and how rare it still may be."""
        return "; ".join(map(self.thing, hole.things))

    def thing(self, one: Thing) -> str:
        if one.kind == "step":
            return self.say(say("hunt-step", name=one.name, games=one.games))
        name = one.name if one.kind == "option" else self.words.word(one.kind, one.name)
        return self.say(say("hunt-thing", name=name, games=one.games, most=self.share(below(one.games))))

    def clear(self) -> list[str]:
        """What was looked for and not found."""
        sorts = {hole.sort for hole in self.found.holes}
        sorts |= {"dawdling", "endless"} if "dawdling" in sorts else {"dawdling"}
        champion, games = self.found.champion, self.found.plan.games
        said = {
            "games": games,
            "most": self.share(below(games)),
            "scripts": self.found.scripts,
            "least": LEAST,
            "bots": called(champion.name) if champion else "",
        }
        left = [sort for sort in SORTS if sort not in sorts and (champion or sort != "exploit")]
        return [self.say(Message(f"clear-{sort}", said | self.strategy())) for sort in left]

    def about(self) -> list[str]:
        plan = self.found.plan
        field = plan.field
        title = say("hunt-about", games=plan.games, options=field.options or "–", bots=", ".join(field.bots))
        return [self.say(title), self.say(say("hunt-trust"))]


def called(bot: str) -> str:
    """A file of weights by its name alone."""
    return bot.rpartition("/")[2]


def page(teller: Teller, command: str) -> str:
    title = teller.say(say("hunt-title", game=teller.found.plan.field.game.capitalize()))
    about, trust = map(escape, teller.about())
    head = f"<header><h1>{escape(title)}</h1><p>{about}</p><p><code>{escape(command)}</code></p></header>"
    lines = "".join(item(line, teller) for line in teller.lines())
    clear = "".join(f"<li class='good'>{escape(text)}</li>" for text in teller.clear())
    body = f"{head}<ol class='headlines'>{lines}{clear}</ol><p class='note'>{trust}</p>"
    return paper(title, body, teller.words.code)


def item(line: Line, teller: Teller) -> str:
    look = "bad" if line.sort in BAD else "fair"
    link = download(line.file, line.log, escape(teller.say(say("hunt-replay"))))
    things = f"<p class='note'>{escape(line.things)}</p>" if line.things else ""
    return f"<li class='{look}'>{escape(line.text)} {link}{things}</li>"
