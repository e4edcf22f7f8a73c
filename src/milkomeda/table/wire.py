"""All that passes between a table and its people. TypeScript's and OpenAPI's types are made from these."""

from typing import Any, Final, Literal

from msgspec import Struct

from milkomeda.desk import Again, Figure, Order
from milkomeda.play.facts import Fact
from milkomeda.play.show import Ending, LuckLine, Odds, OptionInfo, Preview, Question
from milkomeda.play.wording import Wording
from milkomeda.words.message import Message

NO_SEAT: Final = -1
"""In place of a seat, in messages and in what is kept: chance, or somebody who watches."""


def seat_number(seat: int) -> int:
    return max(seat, NO_SEAT)


# Over HTTP.


class Problem(Struct, frozen=True):
    """Any refusal."""

    problem: Message
    detail: str
    """The same in English, for whoever has no words at hand."""


class BotLevel(Struct, frozen=True):
    name: str
    about: Message
    strength: Message | None
    """How often it wins, if that was measured."""
    characters: list[str]
    """That bots of this level may have."""


class Character(Struct, frozen=True):
    """What a bot may like besides winning; its name is the message `character-<name>`."""

    name: str
    about: Message


class LessonInfo(Struct, frozen=True):
    name: str
    title: Message
    goal: Message
    done: Message
    """What is said when the goal is reached …"""
    missed: Message
    """… and when it was not."""


class GameInfo(Struct, frozen=True):
    name: str
    version: str
    player_counts: list[int]
    seat_names: list[str]
    editions: list[str]
    """The last one is the default."""
    carded: bool
    """Whether editions can change its cards."""
    printed: list[str]
    """The kinds of pieces in its box, where they can be printed."""
    cardboard: bool
    """Whether games with cardboard can be recorded."""
    quick: str
    """The options of a quick first game, besides the edition."""
    options: list[OptionInfo]
    bots: list[BotLevel]
    characters: list[Character]
    lessons: list[LessonInfo]


class EditionFile(Struct, frozen=True):
    text: str


class OwnEdition(Struct, frozen=True):
    """An edition of somebody's own, as a file has it."""

    options: str
    wording: Wording
    source: str = ""
    """The file that it was opened from: its comments stay."""


class Lent(Struct, frozen=True):
    """Under which mark the texts of an edition can be read for a week."""

    wording: str


class Rulebook(Struct, frozen=True):
    markdown: str
    rulings: dict[str, Message]
    """What stands behind its marks, like [R13]."""
    pictures: dict[str, str]
    """As SVG, by name; none where nobody asked for them."""


class Clash(Struct, frozen=True, omit_defaults=True):
    """A fight that somebody wonders about; the attacker's side comes first."""

    fleets: list[int]
    technologies: list[str] = []
    """Of the first sides: names, with commas."""
    structures: int = 0
    """Of the first defender, where they fight."""
    splits: list[str] = []
    """How the first sides form up, in notation; empty for whoever is at their best."""
    options: str = ""
    """An edition, or any options; the last edition if empty."""


class Person(Struct, frozen=True, omit_defaults=True):
    name: str
    tables: list["TableInfo"] = []


class Hello(Struct, frozen=True):
    name: str


class Recovery(Struct, frozen=True):
    recovery: str


class Promised(Struct, frozen=True):
    hash: str
    """Of the secret of my next table."""


class Machine(Struct, frozen=True, omit_defaults=True):
    name: str
    salt: str = ""
    """Letters, digits, - and _: it becomes part of what the dice are made from."""


class SignOut(Struct, frozen=True):
    where: Literal["here", "elsewhere"]


class KeyData(Struct, frozen=True):
    kind: str
    """browser, recovery, or seat for a program's token"""
    table: str
    created: float
    used: float


class TableData(Struct, frozen=True):
    id: str
    game: str
    options: str
    phase: str
    created: float
    title: str
    """What its edition is called, if that is one of somebody's own …"""
    wording: str
    """… and under which mark its texts are kept."""


class WayData(Struct, frozen=True):
    kind: str
    address: str
    table: str
    language: str
    created: float
    confirmed: bool


class RunData(Struct, frozen=True):
    title: str
    created: float
    asked: str


class EventData(Struct, frozen=True):
    table: str
    number: int
    at: float
    kind: str
    seat: int
    text: str


class PersonalData(Struct, frozen=True):
    """All that is kept of a person."""

    id: str
    name: str
    created: float
    keys: list[KeyData]
    tables: list[TableData]
    events: list[EventData]
    """What they did at tables, and what they said there."""
    kept: "Kept"
    results: list["ResultData"]
    """What their finished games came to."""
    ways: list[WayData]
    """How they are told that it is their turn."""
    runs: list[RunData]
    """What they asked the lab."""


class Kept(Struct, frozen=True):
    """What somebody lets be kept of them, and shown."""

    history: bool
    """Finished games, with statistics and ratings; what was kept goes when it is switched off."""
    shown: bool
    """Ratings, to the others at a rated table."""


class ResultData(Struct, frozen=True):
    table: str
    game: str
    ended: float
    place: int
    points: int
    figures: str
    mu: float
    sigma: float


class NewPush(Struct, frozen=True, tag="push"):
    """As a browser describes its subscription."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class NewMail(Struct, frozen=True, tag="mail"):
    """Nothing is sent there before the link in the first mail was opened."""

    address: str
    language: str


class NewHook(Struct, frozen=True, tag="hook"):
    """To this address messages are posted (docs/machines.md)."""

    address: str
    language: str


NewWay = NewPush | NewMail | NewHook


class TellWay(Struct, frozen=True, omit_defaults=True):
    """How I am told that it is my turn, at tables whose clock has a day or more."""

    id: str
    kind: Literal["push", "mail", "hook"]
    address: str
    confirmed: bool
    here: bool
    """Whether it is this browser that asked for it."""
    language: str
    secret: str = ""
    """Of a hook: what its messages are signed with."""
    trouble: Message | None = None
    """Why the last message could not be brought."""
    pending: bool = False
    """Whether a test is on its way."""


class Ways(Struct, frozen=True):
    push_key: str
    """What a browser needs to listen to this server."""
    mail: bool
    """Whether this server sends e-mail."""
    ways: list[TellWay]


class Speak(Struct, frozen=True):
    language: str


class MailLink(Struct, frozen=True):
    secret: str


class SeatWish(Struct, frozen=True, omit_defaults=True):
    kind: Literal["me", "open", "bot"]
    bot: str = ""
    """Its level."""
    character: str = ""
    """Any if empty."""
    name: str = ""
    """What the bot is to be called, if such bots have that name and nobody at the table has one like it."""


Pace = Literal["calm", "usual", "brisk"]


class NewTable(Struct, frozen=True, omit_defaults=True):
    game: str
    options: str
    seats: list[SeatWish]
    private: bool = False
    clock: int = 0
    """Seconds for an answer; 0 for no clock."""
    when_late: Literal["bot", "pass"] = "bot"
    """What happens then: a bot plays on in that seat, or the shortest answer is given and the seat stays."""
    rated: bool = False
    """Whether its game counts for ratings. It needs a clock, and an edition as it stands."""
    pace: Pace = "usual"
    """How long bots take for what is worth watching: longer than usual, or no longer than they think."""
    hints: bool = False
    """Whether those who play may ask a bot for advice."""
    hash: str = ""
    """The one that I was promised: the table has its secret. A salt needs it."""
    salt: str = ""
    wording: Wording | None = None
    """What an edition of my own says besides its options."""


class Join(Struct, frozen=True, omit_defaults=True):
    seat: int = -1
    """Any open seat if negative."""
    salt: str = ""
    """Letters, digits, - and _: it becomes part of what the dice are made from."""


class Fork(Struct, frozen=True, omit_defaults=True):
    at: int
    """After so many answers."""
    seats: list[SeatWish]
    private: bool = True
    hash: str = ""
    salt: str = ""


class Rematch(Struct, frozen=True, omit_defaults=True):
    hash: str = ""
    salt: str = ""


class SeatToken(Struct, frozen=True):
    seat: int
    token: str
    """For a program: sent as 'Authorization: Bearer …'."""


class Seat(Struct, frozen=True):
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str
    """The bot that plays it now; a person whose seat a bot took can return."""
    here: bool
    """Connected right now."""
    character: str
    """That bot's, if it has one."""


class Fairness(Struct, frozen=True):
    """The dice are made from a secret and everybody's salt: the hash is shown before, the secret after."""

    hash: str
    """Empty where the game was played elsewhere."""
    salts: list[str]
    secret: str
    """Empty until the game is over."""
    convinced: list[bool]
    """Whom the proof can convince: each seat that added a salt after it could see the hash."""


class TableInfo(Struct, frozen=True):
    id: str
    game: str
    options: str
    rules: str
    private: bool
    clock: int
    when_late: Literal["bot", "pass"]
    phase: Literal["open", "playing", "over"]
    seats: list[Seat]
    fairness: Fairness
    mine: int
    """My seat; -1 for a watcher."""
    host: bool
    """Whether it is my table."""
    created: float
    waiting: list[int]
    """The seats that are waited for."""
    answers: int
    rated: bool
    """Whether its game counts for ratings."""
    hints: bool
    """Whether those who play may ask a bot for advice."""
    cardboard: bool
    """Whether it is played with cardboard, and entered here."""
    until: float
    """When my time is up, if I am waited for and there is a clock; else 0."""
    title: str
    """What its edition is called, if that is one of somebody's own …"""
    wording: str
    """… and under which mark its texts are: `/api/wordings/<mark>`; else empty."""


class NewRecording(Struct, frozen=True, omit_defaults=True):
    """A game with cardboard, to be entered as it goes."""

    game: str
    options: str
    names: list[str]
    """Who sits where."""
    mine: int = -1
    """My seat, if I play."""
    wording: Wording | None = None
    """What an edition of my own says besides its options."""


class Pen(Struct, frozen=True):
    pen: str
    """As whoever records knows it."""


class RoundPoints(Struct, frozen=True):
    round: int
    points: list[int]


class Chapter(Struct, frozen=True, omit_defaults=True):
    """A moment that one would leap to."""

    at: int
    round: int
    kind: Literal["round", "fight", "milestone"]
    fact: Fact | None = None
    """What makes it one; none where a round begins."""


class Aftermath(Struct, frozen=True):
    """All there is to say after a game."""

    ending: Ending
    rounds: list[RoundPoints]
    luck: list[LuckLine]
    chapters: list[Chapter]
    """In the order of the game."""
    answers: int


class Rating(Struct, frozen=True):
    """How strong somebody is: about the number, and nine times of ten within the range."""

    rating: int
    low: int
    high: int
    sure: bool
    """Whether the range is narrow enough for the number to be the rating."""
    games: int
    change: int
    """What the game brought, when it is over."""


class Ratings(Struct, frozen=True):
    """Those of a rated table: now, or after its game."""

    seats: list[Rating | None]
    """None for an open seat, and for who does not show theirs."""
    counted: bool
    """Whether the game moves them: not if two of its people have played often enough that day."""


class Player(Struct, frozen=True):
    """Somebody in a finished game."""

    seat: int
    kind: Literal["person", "bot"]
    name: str
    """Empty for somebody who does not want to be known any more; of a bot without a name its level."""
    bot: str
    """The level of a bot."""
    place: int
    points: int


class Played(Struct, frozen=True):
    """A finished game of mine."""

    table: str
    open: bool
    """Whether there still is a table to look at."""
    game: str
    edition: str
    title: str
    """What the edition was called, if it was one of somebody's own."""
    options: str
    ended: float
    rounds: int
    decisions: int
    seconds: float
    why: list[Fact]
    players: list[Player]
    """The best first."""
    mine: int
    """My seat."""
    rated: bool
    cardboard: bool
    """Whether it was played with cardboard, and entered here."""
    counted: bool
    rating: Rating | None
    """Mine after it, if it is rated."""


class Ground(Struct, frozen=True):
    """What a history can be narrowed to, with how many games there are of it."""

    game: str
    edition: str
    games: int


class History(Struct, frozen=True):
    kept: Kept
    total: int
    """Games that were asked for; `games` is a page of them."""
    most: int
    """On a page."""
    games: list[Played]
    grounds: list[Ground]
    companions: list[str]
    """Whom I have played with, the most frequent first."""
    ratings: dict[str, Rating]
    """By game."""


class Tally(Struct, frozen=True):
    """So many of so many, and between which shares the true one is (95 %)."""

    name: str
    count: int
    of: int
    low: float
    high: float


class Mean(Struct, frozen=True):
    """What it is a game, and between which values the true one is (95 %)."""

    name: str
    mean: float
    low: float
    high: float


class Course(Struct, frozen=True):
    """A rating after a game."""

    ended: float
    rating: Rating


class Statistics(Struct, frozen=True):
    """My finished games of one kind, summed up."""

    game: str
    games: int
    won: Tally
    fair: float
    """Games that would be won if all were equally strong."""
    characters: list[Tally]
    """Games won as each, of those played."""
    actions: list[Tally]
    luck: list[LuckLine]
    """Of my dice; the seat says nothing."""
    sources: list[Mean]
    lengths: list[Mean]
    """Rounds, decisions, minutes."""
    courses: list[Course]


class Chances(Struct, frozen=True):
    """Of each seat to win, after so many answers."""

    at: int
    round: int
    seats: list[float]


class Costly(Struct, frozen=True):
    """A decision that cost chances to win."""

    at: int
    """After so many answers it was asked."""
    round: int
    seat: int
    chance: float
    """After what was answered."""
    best: float
    """After what would have been better."""
    margin: float
    """By so much the distance between the two may be otherwise."""
    taken: list[Fact]
    better: list[Fact]


class Turning(Struct, frozen=True):
    """Where somebody's chances jumped."""

    at: int
    """After the answer by which the first of that happened."""
    until: int
    """From then on they stayed so."""
    round: int
    seat: int
    before: float
    after: float
    facts: list[Fact]
    """What happened, the most telling first."""


class Review(Struct, frozen=True):
    """What bots think of a finished game."""

    done: int
    of: int
    """Decisions that were looked at, and all of them."""
    chances: list[Chances]
    turnings: list[Turning]
    """The greatest jumps, in the order of the game."""
    costly: list[Costly]
    """The costliest of each seat, the worst first."""


class Moment(Struct, frozen=True):
    """One moment of a finished game, nothing hidden."""

    at: int
    answers: int
    picture: Any
    facts: list[Fact]


# What there is not everywhere, and the lab.


class Lacking(Struct, frozen=True, omit_defaults=True):
    """What cannot be done here, and why."""

    lab: Message | None = None
    print: Message | None = None


class Laboratory(Struct, frozen=True):
    """What the lab offers here."""

    games: int
    """That a run may ask for, by each set of rules."""


class NewRun(Struct, frozen=True, omit_defaults=True):
    """Games by one set of rules; or by two, with the same luck, which are compared."""

    game: str
    options: list[str]
    bots: list[str]
    """Who sits where."""
    games: int
    title: str = ""
    seed: int = 1
    wording: Wording | None = None
    """What the last set of rules says besides."""


class WhatIf(Struct, frozen=True, omit_defaults=True):
    """A finished game again, by other rules."""

    options: str
    games: int
    title: str = ""


RunState = Literal["waiting", "running", "done", "stopped", "failed"]


class RunInfo(Struct, frozen=True):
    id: str
    title: str
    created: float
    mine: bool
    state: RunState
    order: Order
    games: int
    """Played so far, by each set of rules."""
    wording: str
    """Under which mark the texts of the last set of rules are: `/api/wordings/<mark>`; else empty."""


class RunFound(Struct, frozen=True):
    """A run, with what it found so far."""

    run: RunInfo
    figures: list[Figure]
    again: Again | None = None


class RunWish(Struct, frozen=True):
    stopped: bool


# Over the socket: from a seat.


class Answer(Struct, frozen=True, tag="answer"):
    question: int
    """The number of the question it answers: sending it twice does no harm."""
    text: str


class Undo(Struct, frozen=True, tag="undo"):
    question: int
    """The scene's `undo`, the question whose answer is taken back: sending it twice does no harm."""


Until = Literal["round", "revoked", "now"]


class Waive(Struct, frozen=True, tag="waive"):
    """Whenever that step asks me, the answer that does least is given for me: in this round, or until I say
    otherwise, which is "now"."""

    step: str
    until: Until


class Ask(Struct, frozen=True, tag="preview", omit_defaults=True):
    text: str
    """An answer, or several that would be given one after the other, a line each."""
    after: list[str] | None = None
    """Of a turn that is rehearsed: the answers before it."""


class Rehearse(Struct, frozen=True, tag="rehearse"):
    """My turn, or my next one as if it came now: what would come of these answers. Nothing happens by it."""

    answers: list[str]


class Advise(Struct, frozen=True, tag="advise"):
    """What would a bot answer?"""

    question: int


class Reckon(Struct, frozen=True, tag="reckon", omit_defaults=True):
    """How does the fight end that goes on, or would begin by this answer? Only the last one that was asked
    about is reckoned."""

    text: str = ""
    """An answer, or several as in a preview; nothing for the fight as it stands."""
    after: list[str] | None = None


class Revise(Struct, frozen=True, tag="revise", omit_defaults=True):
    """Where a game is recorded: go back to the moment after so many answers; go on as it was entered before,
    as far as that fits, or forget it; bring back the course before the last return; put the position right;
    or say that all is as it was."""

    question: int
    what: Literal["back", "on", "forget", "restore", "right", "conclude"]
    at: int = 0
    position: str = ""


class Say(Struct, frozen=True, tag="say", omit_defaults=True):
    text: str
    key: str = ""
    """Any text that no other line has: sent twice with the same one it is said once."""


class Leave(Struct, frozen=True, tag="leave"):
    """A bot takes this seat, if none has it yet."""

    bot: str


class Return(Struct, frozen=True, tag="return"):
    """I am back: the bot gives the seat up, if it has not yet."""


class Ping(Struct, frozen=True, tag="ping"):
    pass


class Look(Struct, frozen=True, tag="look"):
    """Whether somebody looks at the table here: whoever does is not told elsewhere that it is their turn."""

    here: bool


FromClient = (
    Answer | Undo | Waive | Ask | Rehearse | Advise | Reckon | Revise | Say | Leave | Return | Look | Ping
)

# Over the socket: to a seat or a watcher.


class Told(Struct, frozen=True, omit_defaults=True):
    """Something that happened: the number it has, and the facts."""

    number: int
    seat: int
    """Who did it; -1 is chance."""
    facts: list[Fact]
    text: str = ""
    """The answer in notation, empty where the looker may not know it."""
    round: int = 0
    undone: bool = False


class Chat(Struct, frozen=True, omit_defaults=True):
    number: int
    name: str
    seat: int
    text: str
    at: float
    key: str = ""
    """The one it was sent with: whoever sees it there knows that it was heard."""


class Waiver(Struct, frozen=True):
    """A question that is answered for me."""

    step: str
    called: Message
    until: Literal["round", "revoked"]


class Recording(Struct, frozen=True):
    """What whoever records a game must know besides."""

    seat: int
    """Whose answer is asked for; -1 for chance."""
    over: bool
    """Whether the game has come to its end: it remains to be said that all is as it was."""
    at: int
    """After so many answers."""
    later: int
    """Answers that were entered further on, before somebody went back …"""
    skip: int
    """… of which so many would be left out …"""
    fits: int
    """… and so many would fit then."""
    problem: Message | None
    """Why not all of them do."""
    former: bool
    """Whether the course can be brought back that there was before."""
    position: str
    """In notation."""
    pen: str
    """With it others may record as well."""


class Scene(Struct, frozen=True, tag="scene"):
    """All that a seat sees now. Each one replaces the one before; only `told` and `chat` are additions."""

    table: TableInfo
    number: int
    """Of the events so far."""
    picture: Any
    waiting: list[int]
    question: int
    """The number to answer with; -1 if nothing is asked of this seat."""
    asked: Question | None
    undo: int
    """The question whose answer I can take back, my last one; -1 if that cannot be."""
    waivers: list[Waiver]
    """What is answered for me."""
    rematch: str
    """The table where the same seats play again; empty if there is none."""
    deadline: float
    """When the clock runs out, in seconds from now; 0 without a clock."""
    told: list[Told]
    chat: list[Chat]
    whole: bool
    """Whether `told` and `chat` begin at the beginning."""
    recording: Recording | None = None
    """For whoever records."""


class Accepted(Struct, frozen=True, tag="accepted"):
    """An answer or an undo is kept, now or since it was first sent."""

    what: Literal["answer", "undo", "revise"]
    question: int
    text: str
    """The answer, as it was sent; empty for an undo."""


class Refused(Struct, frozen=True, tag="refused"):
    """An answer or an undo is not kept, and why."""

    what: Literal["answer", "undo", "revise"]
    question: int
    text: str
    problem: Message


class Previewed(Struct, frozen=True, tag="previewed", omit_defaults=True):
    text: str
    preview: Preview
    after: list[str] | None = None


class Advised(Struct, frozen=True, tag="advised"):
    """The answer with the best chances to win, and the next best, if there is one."""

    question: int
    text: str
    """Of several that are given together a line each."""
    facts: list[Fact]
    """What it says."""
    onward: list[Fact]
    """How one would go on, at a glance."""
    parts: list[dict[str, Any]]
    """All these answers by name, as in `choices`: what can be shown on the board."""
    chance: float
    games: int
    """That were imagined for each."""
    other: list[Fact]
    other_chance: float
    margin: float
    """By so much the distance between the two may be otherwise."""


class Reckoned(Struct, frozen=True, tag="reckoned", omit_defaults=True):
    text: str
    odds: Odds | None
    """None where there is no fight."""
    after: list[str] | None = None


class Rehearsed(Struct, frozen=True, tag="rehearsed"):
    answers: list[str]
    possible: int
    """How many of them are, one after the other."""
    facts: list[Fact]
    """What would come of these."""
    picture: Any
    asked: Question | None
    """What would be asked then; nothing where chance or others come next."""
    problem: Message | None
    """Why the next of the answers is not possible."""


class Trouble(Struct, frozen=True, tag="trouble", omit_defaults=True):
    """What was sent makes no sense, or came too fast."""

    problem: Message
    key: str = ""
    """Of the line of chat that could not be said."""


class Pong(Struct, frozen=True, tag="pong"):
    pass


FromServer = Scene | Accepted | Refused | Previewed | Rehearsed | Advised | Reckoned | Trouble | Pong

# Over the socket of a lesson.


class Begin(Struct, frozen=True, tag="begin"):
    """A lesson, with the answers that I have given in it before."""

    answers: list[str]


FromPupil = Begin | Answer | Undo | Ask | Reckon | Ping


class Taught(Struct, frozen=True, tag="taught", omit_defaults=True):
    """How a lesson stands, before each of its scenes."""

    answers: list[str]
    """Mine so far: with them it can be begun again."""
    outcome: Literal["", "done", "missed"]
    tip: Message | None = None


ToPupil = FromServer | Taught
