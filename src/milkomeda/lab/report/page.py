"""The page: sentences on top, then every measure with its interval."""

from base64 import b64encode
from html import escape
from typing import Final, NamedTuple, Protocol

from milkomeda.games import SHOWS, game
from milkomeda.lab.folder import Run
from milkomeda.lab.measure import Measure, Value, per_block, values
from milkomeda.lab.measures import MEASURES, ROOMS
from milkomeda.lab.pictures import Scale, ends, interval
from milkomeda.lab.record import Tables
from milkomeda.lab.report.drawing import bar, drawn
from milkomeda.lab.report.headlines import Headline, headlines, judged
from milkomeda.lab.report.speech import Speech
from milkomeda.lab.sheet import paper
from milkomeda.words.language import Language
from milkomeda.words.message import Message, say

DEAD: Final = 0.01  # of the players: a card that fewer have is dead
NAMED: Final = 12  # cards of a list


class Source(Protocol):
    """Where the games come from that a report is about."""

    @property
    def game(self) -> str: ...

    @property
    def options(self) -> str: ...

    @property
    def seats(self) -> int: ...

    def about(self, games: int, blocks: int) -> Message:
        """What they are."""

    def trust(self) -> Message:
        """How far what they show can be believed."""

    def shown(self, block: int) -> tuple[int, str]:
        """One of a block: its number and its log."""


class Told(NamedTuple):
    """What was run, and what there is to say of it."""

    run: Run
    source: Source
    tables: Tables
    values: dict[str, list[Value]]
    other: "Other | None"


class Other(NamedTuple):
    """The same, played by another bot."""

    bot: str
    tables: Tables


def report(run: Run, source: Source, tables: Tables, words: Language, other: Other | None = None) -> str:
    title = words.say(say("report-title", game=source.game.capitalize()))
    return paper(title, body(run, source, tables, words, other), words.code)


def body(run: Run, source: Source, tables: Tables, words: Language, other: Other | None = None) -> str:
    found = {name: values(measure, per_block(measure, tables)) for name, measure in MEASURES.items()}
    told = Told(run, source, tables, found, other)
    speech = Speech(words, game(source.game).seat_names)
    rooms = (room(name, told, speech) for name in ROOMS)
    return "".join([summary(told, speech), *rooms, cards(told, speech)])


def summary(told: Told, speech: Speech) -> str:
    title = speech.said(say("report-title", game=told.source.game.capitalize()))
    games = int(told.values["completion"][0].total) if told.values["completion"] else 0
    about = speech.said(told.source.about(games, told.run.blocks))
    lines = "".join(sentence(one, told, speech) for one in headlines(told.tables))
    trust = speech.said(told.source.trust())
    return (
        f"<header><h1>{title}</h1><p>{about}</p><p><code>{escape(told.run.command)}</code></p></header>"
        f"<ol class='headlines'>{lines}</ol><p class='note'>{trust}</p>"
    )


def sentence(one: Headline, told: Told, speech: Speech) -> str:
    unit = one.measure.unit
    said = say(
        f"headline-{one.wish.measure}",
        value=speech.number(unit, one.value.value),
        least=speech.number(unit, one.value.least),
        most=speech.number(unit, one.value.most),
        what=speech.key(one.measure, one.value.key) if one.measure.keys else "",
    )
    topic = speech.said(say(f"report-{one.wish.topic}"))
    text = f"{speech.said(said)} {replay(one, told, speech)}{confirmed(one, told.other, speech)}"
    return f"<li class='{one.look}'><span class='topic'>{topic}</span> {text}</li>"


def confirmed(one: Headline, other: Other | None, speech: Speech) -> str:
    """Whether another bot comes to the same verdict."""
    again = judged(one.wish, other.tables, one.value.key) if other else []
    if not other or not again:
        return ""
    number = speech.number(one.measure.unit, again[0].value.value)
    bounds = speech.bounds(one.measure.unit, again[0].value)
    apart = one.value.least > again[0].value.most or one.value.most < again[0].value.least
    name = "confirmed" if again[0].look == one.look else "doubted" if apart else "open"
    said = say(f"headline-{name}", bot=other.bot, value=number, bounds=bounds)
    return f"<br/><small>{speech.said(said)}</small>"


def replay(one: Headline, told: Told, speech: Speech) -> str:
    """A game that shows it, to be kept as a file and leafed through."""
    number, log = told.source.shown(one.block)
    return download(f"game-{number}.log", log, speech.said(say("report-replay", number=number)))


def download(name: str, log: str, text: str) -> str:
    data, title = b64encode(log.encode()).decode(), f"milkomeda replay {name}"
    return f"<a download='{name}' href='data:text/plain;base64,{data}' title='{title}'>{text}</a>"


def room(name: str, told: Told, speech: Speech) -> str:
    """Numbers in a table, then what has several keys."""
    measures = [one for one in ROOMS[name] if told.values[one.name]]
    plain = [number(one, told.values[one.name][0], speech) for one in measures if not one.keys]
    keyed = [figure(one, told.values[one.name], speech) for one in measures if one.keys not in ("", "card")]
    title = speech.said(say(f"report-{name}"))
    return f"<section><h2>{title}</h2><table>{''.join(plain)}</table>{''.join(keyed)}</section>"


def number(measure: Measure, one: Value, speech: Speech) -> str:
    low, high = ends([bar(one)])
    scale = Scale(min(low, 0.0), 1.0 if measure.unit == "share" else max(high * 1.5, 1e-9))
    return (
        f"<tr><th title='{speech.said(measure.about())}'>{speech.said(measure.title())}</th>"
        f"<td class='picture'>{interval(bar(one), scale)}</td>"
        f"<td class='number'>{speech.number(measure.unit, one.value)}</td>"
        f"<td class='bounds'>{speech.bounds(measure.unit, one)}</td></tr>"
    )


def figure(measure: Measure, found: list[Value], speech: Speech) -> str:
    title, about = speech.said(measure.title()), speech.said(measure.about())
    return f"<figure><h3>{title}</h3><p class='note'>{about}</p>{drawn(measure, found, speech)}</figure>"


def cards(told: Told, speech: Speech) -> str:
    """Those that win, those that lose, those that nobody has."""
    wins, use = MEASURES["wins-by-card"], MEASURES["card-use"]
    found = [one for one in told.values[wins.name] if one.total >= 1]
    if not found:
        return ""
    even = 1 / told.source.seats
    musts = sorted((one for one in found if one.least > even), key=lambda one: -one.least)[:NAMED]
    weak = sorted((one for one in found if one.most < even), key=lambda one: one.most)[:NAMED]
    parts = [listed(name, wins, some, speech) for name, some in (("musts", musts), ("weak", weak)) if some]
    dead = unused(told)
    names = ", ".join(escape(speech.key(use, key)) for key in dead) or "–"
    title, about = speech.said(say("report-cards")), speech.said(say("report-dead", cards=len(dead)))
    others = [use, MEASURES["card-worth"], MEASURES["card-effect"]]
    figures = "".join(figure(one, told.values[one.name], speech) for one in others)
    return (
        f"<section><h2>{title}</h2>{''.join(parts)}<figure><h3>{about}</h3><p>{names}</p></figure>"
        f"{figures}</section>"
    )


def listed(name: str, measure: Measure, found: list[Value], speech: Speech) -> str:
    title = speech.said(say(f"report-{name}"))
    return f"<figure><h3>{title}</h3>{drawn(measure, found, speech)}</figure>"


def unused(told: Told) -> list[str]:
    """Cards of the kinds that players can have, which hardly anybody has."""
    use = {one.key: one.value for one in told.values["card-use"]}
    kinds = {key.partition(": ")[0] for key in use}
    every = SHOWS[told.source.game].cards(told.source.options)
    keys = [f"{card.kind}: {card.name}" for card in every if card.played and card.kind in kinds]
    return [key for key in keys if use.get(key, 0.0) < DEAD]
